//! What one's games have in common.

mod account;
mod choices;
mod games;
mod plots;
mod tables;

use leptos::prelude::*;

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::table::files;
use account::{Fetched, fetch};
use choices::{Choices, From};
use games::Games;
use plots::{beginnings, course, is_window_narrow, losses_by_phase, parts};
use polis_client::naming::Participants;
use polis_client::player::Player;
use polis_client::route::Route;
use polis_client::statistics::course::Course;
use polis_client::statistics::figures::{self, GameFigures};
use polis_client::statistics::filter::{Filter, ModeKind, OpponentKind};
use polis_client::statistics::gathering::gather;
use polis_client::statistics::played::{Played, SeatHolder};
use polis_client::statistics::{line, losses};
use polis_game::{PerSeat, Seat};
use polis_i18n::Words;
use tables::tallies;

/// What one's games have in common.
#[component]
pub(crate) fn Statistics() -> impl IntoView {
    let client = Client::here();
    let here = RwSignal::new(gather(LocalStorage));
    let from = RwSignal::new(From::Here);
    let account = RwSignal::new(Fetched::Nothing);
    fetch(account, move || {
        // Who has played online alone sees those games at once.
        if here.try_with_untracked(Vec::is_empty) == Some(true) {
            from.try_set(From::Account);
        }
    });
    let games = Memo::new(move |_| match from.get() {
        From::Here => here.get(),
        From::Account => match account.get() {
            Fetched::Games { games, .. } => games,
            Fetched::Nothing | Fetched::Failed => Vec::new(),
        },
    });
    let filter = RwSignal::new(games.with_untracked(|games| Filter::first(games)));
    Effect::new(move |before: Option<From>| {
        let from = from.get();
        if before.is_some_and(|before| before != from) {
            filter.set(games.with_untracked(|games| Filter::first(games)));
        }
        from
    });
    let is_empty = Memo::new(move |_| games.with(Vec::is_empty));
    let body = move || {
        if is_empty.get() {
            view! { <Nothing/> }.into_any()
        } else {
            view! { <Body games filter here/> }.into_any()
        }
    };
    let number = move || {
        let number = games.with(Vec::len);
        (number > 0).then(|| client.words().statistics.games(number))
    };
    view! {
        <Bar/>
        <main id="content" class="page stats" tabindex="-1">
            <header class="heading">
                <div>
                    <h1>{client.say(|words| words.statistics.title())}</h1>
                    <p class="small">{number}</p>
                </div>
                <nav class="line">
                    <a class="button quiet" href=Route::Study.to_string()>
                        {client.text(|words| words.study.title())}
                    </a>
                </nav>
            </header>
            <Choices games filter from account/>
            {body}
        </main>
    }
}

/// No game has ended yet.
#[component]
fn Nothing() -> impl IntoView {
    let client = Client::here();
    view! {
        <section class="card stat-card">
            <p>{move || client.words().statistics.none()}</p>
            <div class="line">
                <a class="button primary" href=Route::Home.to_string()>
                    {client.text(|words| words.home.play())}
                </a>
            </div>
        </section>
    }
}

/// The figures and plots, the games, and files of them.
#[component]
fn Body(
    games: Memo<Vec<Played>>,
    filter: RwSignal<Filter>,
    here: RwSignal<Vec<Played>>,
) -> impl IntoView {
    let client = Client::here();
    let is_narrow = RwSignal::new(is_window_narrow());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        if is_narrow.get_untracked() != is_window_narrow() {
            is_narrow.set(is_window_narrow());
        }
    });
    on_cleanup(move || resized.remove());
    let plots = move || {
        let filter = filter.get();
        games.with(|games| {
            let samples = filter.samples(games);
            if samples.is_empty() {
                let words = client.words().statistics;
                return view! { <p class="card stat-card" role="status">{words.none_fits()}</p> }
                    .into_any();
            }
            let words = client.words();
            let page = client.words().statistics;
            let summary = GameFigures::of(&samples);
            let by_opponent = figures::by_opponent(&samples)
                .into_iter()
                .map(|(opponent, tally)| (opponent_name(&opponent, words), tally))
                .collect::<Vec<_>>();
            let mut by_mode: Vec<_> = figures::by_seats(&samples)
                .into_iter()
                .map(|(seats, tally)| (words.new_game.number(seats), tally))
                .collect();
            let modes = figures::by_mode(&samples);
            if modes.iter().any(|(mode, _)| *mode != ModeKind::Basic) {
                let named = |(mode, tally)| (mode_name(mode, client).to_owned(), tally);
                by_mode.extend(modes.into_iter().map(named));
            }
            // One row would say what the figures say already.
            if by_mode.len() < 2 {
                by_mode.clear();
            }
            let course_width = if is_narrow.get() {
                Course::NARROW
            } else {
                Course::WIDE
            };
            let typical = losses::typical(&samples, |record| losses::kept(&LocalStorage, record));
            view! {
                {plots::summary(&summary, filter.game, client)}
                {course(&samples, course_width, client)}
                <div class="stat-grid">
                    {parts(&figures::parts(&samples, filter.game), client)}
                    {tallies("stat-opponents", page.by_opponent(), by_opponent, client)}
                    {tallies("stat-modes", page.by_mode(), by_mode, client)}
                    {beginnings(&figures::beginnings(&samples), client)}
                    {losses_by_phase(typical.as_ref(), client)}
                </div>
            }
            .into_any()
        })
    };
    let save = move |text: fn(&[Played]) -> String, kind: &'static str, name: &'static str| {
        games.with_untracked(|games| files::save(&text(games), kind, name));
    };
    view! {
        {plots}
        <Games games filter here/>
        <section class="stat-export" aria-labelledby="stat-export">
            <h2 id="stat-export">{move || client.words().statistics.export()}</h2>
            <div class="line">
                <button
                    class="button"
                    type="button"
                    id="save-csv"
                    on:click=move |_| save(line::csv, "text/csv", "polis-games.csv")
                >
                    {move || client.words().statistics.csv()}
                </button>
                <button
                    class="button"
                    type="button"
                    id="save-json"
                    on:click=move |_| save(line::json, "application/json", "polis-results.json")
                >
                    {move || client.words().statistics.json()}
                </button>
            </div>
        </section>
    }
}

/// What a way to play is called.
fn mode_name(mode: ModeKind, client: Client) -> &'static str {
    let page = client.words().statistics;
    match mode {
        ModeKind::Basic => page.basic(),
        ModeKind::Variants => page.variants(),
        ModeKind::Long => page.long(),
        ModeKind::Solo => client.words().new_game.alone(),
    }
}

/// What an opponent is called.
fn opponent_name(opponent: &OpponentKind, words: &Words) -> String {
    match opponent {
        OpponentKind::Computer(level) => words.players.computer(&words.players.opponent(*level)),
        OpponentKind::Companion => words.players.companion_opponent(),
        OpponentKind::Architect(architect) => words.players.architect(*architect).to_owned(),
        OpponentKind::Named(name) => name.clone(),
        OpponentKind::Person => words.players.person().to_owned(),
    }
}

/// What everybody in a game is called.
fn names(game: &Played, words: &Words) -> PerSeat<String> {
    let people: Vec<SeatHolder> = game
        .seats
        .iter()
        .map(|seat| seat.who)
        .filter(|who| !matches!(who, SeatHolder::Architect(_)))
        .collect();
    let mut here =
        Seat::first(people.len()).filter(|&seat| people[seat as usize] == SeatHolder::Person);
    let company = Participants {
        players: PerSeat::from_fn(people.len(), |seat| match people[seat as usize] {
            SeatHolder::Person | SeatHolder::Elsewhere | SeatHolder::Architect(_) => Player::Person,
            SeatHolder::Computer(level) => Player::Computer(level),
            SeatHolder::Companion => Player::Companion,
        }),
        reader: here.next().filter(|_| here.next().is_none()),
        names: PerSeat::from_fn(people.len(), |seat| game.seats[seat as usize].name.clone()),
        architect: game.architect(),
    };
    PerSeat::from_fn(game.seats.len(), |seat: Seat| company.name(seat, words))
}

/// A part as a whole number of percent.
fn percent(part: f64) -> i64 {
    (part * 100.0).round() as i64
}

/// A number with one place after the point, and a true minus.
fn figure(value: f64) -> String {
    format!("{value:.1}").replace('-', "\u{2212}")
}
