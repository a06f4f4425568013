//! Choosing which games are looked at.

use leptos::prelude::*;

use super::account::Fetched;
use super::{mode_name, opponent_name};
use crate::client::Client;
use polis_client::statistics::figures;
use polis_client::statistics::filter::{Filter, ModeKind, OpponentKind, Subject};
use polis_client::statistics::played::Played;
use polis_notation::GameKind;

/// Where the games come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// This browser.
    Here,
    /// One's account.
    Account,
}

/// Opponents beyond these are not offered one by one.
const OPPONENTS: usize = 20;

/// What can be chosen from: a choice with one thing in it is none.
#[component]
pub(super) fn Choices(
    games: Memo<Vec<Played>>,
    filter: RwSignal<Filter>,
    from: RwSignal<From>,
    account: RwSignal<Fetched>,
) -> impl IntoView {
    let client = Client::here();
    // Whoever has chosen something keeps the focus there: a choice is made anew only when what there
    // is to choose from has changed.
    let kind = Memo::new(move |_| filter.with(|filter| filter.game));
    let now = move || filter.get_untracked();
    let has_account = Memo::new(move |_| account.with(|account| *account != Fetched::Nothing));
    let sources = move || {
        let words = client.words().statistics;
        has_account.get().then(|| {
            let names = vec![words.here().to_owned(), words.account().to_owned()];
            let all = [From::Here, From::Account];
            let chosen = all.iter().position(|one| *one == from.get_untracked());
            choice("stat-from", words.from(), names, chosen, move |index| {
                from.set(all[index.min(1)]);
            })
        })
    };
    let fetching = move || {
        let words = client.words().statistics;
        let is_account = from.get() == From::Account;
        let said = account.with(|account| match account {
            Fetched::Games { done, all, .. } if done < all => Some(words.fetching(*done, *all)),
            Fetched::Failed => Some(words.not_fetched().to_owned()),
            Fetched::Nothing | Fetched::Games { .. } => None,
        });
        said.filter(|_| is_account)
    };
    let kinds = move || {
        let present: Vec<GameKind> = games.with(|games| {
            let kinds = GameKind::ALL.into_iter();
            kinds
                .filter(|kind| games.iter().any(|game| game.game() == *kind))
                .collect()
        });
        (present.len() > 1).then(|| {
            let names = present.iter().map(|kind| kind.title().to_owned()).collect();
            let chosen = present.iter().position(|kind| *kind == now().game);
            let label = client.words().statistics.game();
            choice("stat-game", label, names, chosen, move |index| {
                if let Some(&kind) = present.get(index) {
                    games.with_untracked(|games| filter.set(Filter::of(games, kind)));
                }
            })
        })
    };
    let subjects = move || {
        let words = client.words().statistics;
        let of_kind = of_kind(&games.get(), kind.get());
        let subjects = Subject::all(&of_kind);
        let names = subjects
            .iter()
            .map(|subject| match subject {
                Subject::Me => words.mine().to_owned(),
                Subject::Named(name) => name.clone(),
                Subject::Everybody => words.everybody().to_owned(),
            })
            .collect();
        let chosen = subjects.iter().position(|one| *one == now().subject);
        (subjects.len() > 1).then(|| {
            choice("stat-whose", words.whose(), names, chosen, move |index| {
                if let Some(subject) = subjects.get(index).cloned() {
                    filter.update(|filter| {
                        filter.subject = subject;
                        filter.opponent = None;
                    });
                }
            })
        })
    };
    view! {
        <div class="stat-choices">
            {sources}
            {kinds}
            {subjects}
            <Narrower games filter kind/>
        </div>
        <p class="small stat-fetching" role="status">{fetching}</p>
    }
}

/// Fewer of somebody's games: by players, mode and opponent.
#[component]
fn Narrower(
    games: Memo<Vec<Played>>,
    filter: RwSignal<Filter>,
    kind: Memo<GameKind>,
) -> impl IntoView {
    let client = Client::here();
    let subject = Memo::new(move |_| filter.with(|filter| filter.subject.clone()));
    let now = move || filter.get_untracked();
    let all_of_subject = move || Filter {
        game: kind.get(),
        subject: subject.get(),
        seats: None,
        mode: None,
        opponent: None,
    };
    let seats = move || {
        let seats = present(&games.get(), &all_of_subject()).seats;
        let words = client.words();
        let names = seats
            .iter()
            .map(|&seats| words.new_game.number(seats))
            .collect();
        let chosen = now().seats;
        optional(
            "stat-players",
            words.new_game.players(),
            seats,
            names,
            chosen.as_ref(),
            client,
            move |seats| {
                filter.update(|filter| filter.seats = seats);
            },
        )
    };
    let modes = move || {
        let modes = present(&games.get(), &all_of_subject()).modes;
        let words = client.words().statistics;
        let names = modes
            .iter()
            .map(|&mode| mode_name(mode, client).to_owned())
            .collect();
        let chosen = now().mode;
        optional(
            "stat-mode",
            words.mode(),
            modes,
            names,
            chosen.as_ref(),
            client,
            move |mode| {
                filter.update(|filter| filter.mode = mode);
            },
        )
    };
    let opponents = move || {
        let opponents = present(&games.get(), &all_of_subject()).opponents;
        let words = client.words();
        let names = opponents
            .iter()
            .map(|one| opponent_name(one, words))
            .collect();
        let chosen = now().opponent;
        let label = client.words().statistics.opponent();
        optional(
            "stat-opponent",
            label,
            opponents,
            names,
            chosen.as_ref(),
            client,
            move |opponent| {
                filter.update(|filter| filter.opponent = opponent);
            },
        )
    };
    view! {
        {seats}
        {modes}
        {opponents}
    }
}

/// What there is to choose among the games of a kind.
struct Present {
    seats: Vec<usize>,
    modes: Vec<ModeKind>,
    opponents: Vec<OpponentKind>,
}

fn of_kind(games: &[Played], kind: GameKind) -> Vec<Played> {
    let fitting = games.iter().filter(|game| game.game() == kind);
    fitting.cloned().collect()
}

fn present(games: &[Played], all: &Filter) -> Present {
    let samples = all.samples(games);
    let opponents = figures::by_opponent(&samples).into_iter();
    Present {
        seats: figures::by_seats(&samples)
            .into_iter()
            .map(|row| row.0)
            .collect(),
        modes: figures::by_mode(&samples)
            .into_iter()
            .map(|row| row.0)
            .collect(),
        opponents: opponents.map(|row| row.0).take(OPPONENTS).collect(),
    }
}

/// A choice with a way to choose nothing; none where there is nothing to choose.
fn optional<T: Clone + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    label: &'static str,
    values: Vec<T>,
    names: Vec<String>,
    chosen: Option<&T>,
    client: Client,
    choose: impl Fn(Option<T>) + Send + Sync + 'static,
) -> Option<AnyView> {
    if values.len() < 2 {
        return None;
    }
    let all = client.words().statistics.all().to_owned();
    let names = std::iter::once(all).chain(names).collect();
    let place = match chosen {
        Some(chosen) => values
            .iter()
            .position(|value| value == chosen)
            .map(|place| place + 1),
        None => Some(0),
    };
    Some(choice(id, label, names, place, move |index| {
        choose(
            index
                .checked_sub(1)
                .and_then(|index| values.get(index).cloned()),
        );
    }))
}

fn choice(
    id: &'static str,
    label: &'static str,
    names: Vec<String>,
    chosen: Option<usize>,
    choose: impl Fn(usize) + Send + Sync + 'static,
) -> AnyView {
    let options = names
        .into_iter()
        .enumerate()
        .map(|(index, name)| {
            view! {
                <option value=index.to_string() prop:selected=chosen == Some(index)>{name}</option>
            }
        })
        .collect_view();
    view! {
        <label>
            <span>{label}</span>
            <select
                id=id
                on:change=move |event| {
                    if let Ok(index) = event_target_value(&event).parse() {
                        choose(index);
                    }
                }
            >
                {options}
            </select>
        </label>
    }
    .into_any()
}
