//! The games themselves, the latest first.

use leptos::prelude::*;
use polis_notation::Record;

use super::names;
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::film::FilmButton;
use polis_client::replay::{MovePath, ReplayPlace};
use polis_client::route::Route;
use polis_client::statistics::filter::Filter;
use polis_client::statistics::gathering::{gather, on_shelf};
use polis_client::statistics::played::{GameSource, Played};
use polis_client::statistics::results::Results;

/// So many are shown at first, and so many more each time.
const STEP: usize = 8;

/// The games that are looked at, the latest first.
#[component]
pub(super) fn Games(
    games: Memo<Vec<Played>>,
    filter: RwSignal<Filter>,
    here: RwSignal<Vec<Played>>,
) -> impl IntoView {
    let client = Client::here();
    let shown = RwSignal::new(STEP);
    let is_left_out = RwSignal::new(false);
    let leave_out = move |source: &GameSource| {
        if let GameSource::Here(key) = source {
            Results(LocalStorage).leave_out(key);
            is_left_out.set(true);
            here.set(gather(LocalStorage));
        }
    };
    let chosen = Memo::new(move |_| {
        let filter = filter.get();
        games.with(|games| {
            let mut chosen: Vec<(Played, usize)> = Vec::new();
            for sample in filter.samples(games).into_iter().rev() {
                if chosen
                    .last()
                    .is_none_or(|(last, _)| last.source != sample.game.source)
                {
                    chosen.push((sample.game.clone(), sample.place));
                }
            }
            chosen
        })
    });
    let rows = move || {
        chosen.with(|chosen| {
            chosen
                .iter()
                .take(shown.get())
                .enumerate()
                .map(|(index, (game, place))| row(index, game, *place, leave_out, client))
                .collect_view()
        })
    };
    let more = move || {
        (chosen.with(Vec::len) > shown.get()).then(|| {
            view! {
                <button
                    class="button"
                    type="button"
                    on:click=move |_| shown.update(|shown| *shown += STEP)
                >
                    {move || client.words().statistics.more()}
                </button>
            }
        })
    };
    let said = move || {
        is_left_out
            .get()
            .then(|| client.words().statistics.left_out())
    };
    view! {
        <section aria-labelledby="stat-list">
            <h2 id="stat-list">{move || client.words().statistics.list()}</h2>
            <p class="small" role="status">{said}</p>
            <div class="card list stat-games">
                <ul class="plain">{rows}</ul>
            </div>
            <div class="line">{more}</div>
        </section>
    }
}

fn row(
    index: usize,
    game: &Played,
    place: usize,
    leave_out: impl Fn(&GameSource) + Copy + Send + 'static,
    client: Client,
) -> AnyView {
    let words = client.words();
    let page = client.words().statistics;
    let profile = &words.online.profile;
    let (class, result) = match (game.seats[place].won, game.winners()) {
        (true, 1) => ("won", profile.won()),
        (true, _) => ("shared", profile.drawn()),
        (false, _) => ("lost", profile.lost()),
    };
    let names = names(game, words);
    let players = names
        .iter()
        .zip(&game.seats)
        .map(|((_, name), seat)| {
            format!(
                "{name} {}",
                seat.points.to_string().replace('-', "\u{2212}")
            )
        })
        .collect::<Vec<_>>()
        .join(", ");
    let about = format!("stat-game-{index}");
    let replay = match &game.source {
        GameSource::Here(_) => {
            on_shelf(LocalStorage, &game.source).map(|id| ReplayPlace::Game(id, MovePath::START))
        }
        GameSource::Table(id) => Some(ReplayPlace::Table(*id, MovePath::START)),
    };
    let replay = replay.map(|place| {
        view! {
            <a
                class="button quiet"
                href=Route::Replay(place).to_string()
                aria-describedby=about.clone()
            >
                {page.replay()}
            </a>
        }
    });
    let record = Record::read(&game.record).ok();
    let film = record.map(|record| {
        view! { <FilmButton record names=names.clone() described_by=about.clone()/> }
    });
    let source = game.source.clone();
    let leave = matches!(source, GameSource::Here(_)).then(|| {
        view! {
            <button
                class="button quiet"
                type="button"
                aria-describedby=about.clone()
                on:click=move |_| leave_out(&source)
            >
                {page.leave_out()}
            </button>
        }
    });
    view! {
        <li class="row">
            <span class=format!("result-mark {class}")>{result}</span>
            <div class="about" id=about.clone()>
                <p>{players}</p>
                <p class="small">
                    {game.game().title()} " \u{b7} " {browser::day(game.at, client.language())} " \u{b7} "
                    {words.home.moves(game.plies)}
                </p>
            </div>
            <div class="line">{film} {replay} {leave}</div>
        </li>
    }
    .into_any()
}
