//! Which tables of the lobby are shown.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{LobbyTable, Rated, Rating};

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::switch::Switch;
use crate::online::api;
use crate::online::line::Line;
use polis_client::online::lobby_filter::LobbyFilter;
use polis_client::online::plan::Pace;
use polis_client::settings::Stored;
use polis_notation::GameKind;

/// What is chosen, and what one's ratings are. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct FilterChoice {
    pub(super) filter: RwSignal<LobbyFilter>,
    ratings: RwSignal<Vec<Rating>>,
}

impl FilterChoice {
    /// What was chosen last.
    pub(super) fn new() -> FilterChoice {
        let line = Line::here();
        let filter = RwSignal::new(LobbyFilter::load(&LocalStorage));
        Effect::new(move |before: Option<()>| {
            filter.with(|filter| {
                if before.is_some() {
                    filter.keep(&LocalStorage);
                }
            });
        });
        let ratings = RwSignal::new(Vec::new());
        let wanted = Memo::new(move |_| {
            let is_near = filter.with(|filter| filter.is_near);
            line.my_id().filter(|_| is_near)
        });
        Effect::new(move |_| {
            if let Some(me) = wanted.get() {
                spawn_local(async move {
                    if let Ok(known) = api::profile(me).await {
                        ratings.try_set(known.ratings);
                    }
                });
            }
        });
        FilterChoice { filter, ratings }
    }

    /// Whether a table is shown.
    pub(super) fn admits(self, table: &LobbyTable) -> bool {
        let ratings = &self.ratings;
        self.filter
            .with(|filter| ratings.with(|ratings| filter.admits(table, ratings)))
    }
}

/// One of the choices of a list, of which the first is any.
fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    label: impl Fn() -> String + Send + 'static,
    values: Vec<(T, Signal<String>)>,
    chosen: Signal<Option<T>>,
    choose: impl Fn(Option<T>) + Send + 'static,
) -> AnyView {
    let client = Client::here();
    let all: Vec<T> = values.iter().map(|(value, _)| *value).collect();
    let options = values
        .into_iter()
        .enumerate()
        .map(|(index, (value, label))| {
            view! {
                <option
                    value=(index + 1).to_string()
                    selected=move || chosen.get() == Some(value)
                >
                    {label}
                </option>
            }
        })
        .collect_view();
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <select
                class="field-input"
                id=id
                on:change=move |event| {
                    let index = event_target_value(&event).parse::<usize>().unwrap_or(0);
                    choose(index.checked_sub(1).and_then(|index| all.get(index).copied()));
                }
            >
                <option value="0" selected=move || chosen.get().is_none()>
                    {client.text(|words| words.online.find.any())}
                </option>
                {options}
            </select>
        </div>
    }
    .into_any()
}

/// The choices.
#[component]
pub(super) fn FilterForm(choice: FilterChoice) -> impl IntoView {
    let client = Client::here();
    let filter = choice.filter;
    let set = move |change: &dyn Fn(&mut LobbyFilter)| filter.update(|filter| change(filter));
    let games = GameKind::ALL
        .map(|game| (game, Signal::stored(game.title().to_owned())))
        .to_vec();
    let seats = [2_u8, 3, 4]
        .map(|seats| {
            let label = move || client.words().new_game.number(seats);
            (seats, Signal::derive(label))
        })
        .to_vec();
    let paces = Pace::ALL
        .into_iter()
        .enumerate()
        .map(|(index, pace)| {
            let label = move || client.words().online.plan.paces()[index].to_owned();
            (pace, Signal::derive(label))
        })
        .collect();
    let rated = [Rated::Rated, Rated::Casual]
        .into_iter()
        .enumerate()
        .map(|(index, rated)| {
            let label = move || client.words().online.find.rated()[index + 1].to_owned();
            (rated, Signal::derive(label))
        })
        .collect();
    let is_open = filter.with_untracked(LobbyFilter::is_open);
    view! {
        <details class="fold" id="filter" open=!is_open>
            <summary>{client.text(|words| words.online.find.filter())}</summary>
            <div class="fields">
                {select(
                    "filter-game",
                    move || client.words().online.plan.game().to_owned(),
                    games,
                    Signal::derive(move || filter.get().game),
                    move |game| set(&|filter| filter.game = game),
                )}
                {select(
                    "filter-seats",
                    move || client.words().online.room.players().to_owned(),
                    seats,
                    Signal::derive(move || filter.get().seats),
                    move |seats| set(&|filter| filter.seats = seats),
                )}
                {select(
                    "filter-pace",
                    move || client.words().online.plan.clock().to_owned(),
                    paces,
                    Signal::derive(move || filter.get().pace),
                    move |pace| set(&|filter| filter.pace = pace),
                )}
                {select(
                    "filter-rated",
                    move || client.words().online.plan.rated().to_owned(),
                    rated,
                    Signal::derive(move || filter.get().rated),
                    move |rated| set(&|filter| filter.rated = rated),
                )}
            </div>
            <Switch
                id="filter-near"
                is_on=Signal::derive(move || filter.get().is_near)
                set=Callback::new(move |is_near| set(&|filter| filter.is_near = is_near))
            >
                <span>
                    {move || {
                        client.words().online.find.near(i64::from(LobbyFilter::NEAR))
                    }}
                </span>
            </Switch>
        </details>
    }
}
