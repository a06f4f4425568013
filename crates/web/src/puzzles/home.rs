//! The first screen of the puzzles: the one of the day, and those of both games.

use leptos::prelude::*;
use rand::Rng;

use super::month::month;
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::bar::Bar;
use polis_client::online::graph::Graph;
use polis_client::puzzles::{Day, Library, PuzzlePlace, PuzzleProgress, PuzzleTheme, next};
use polis_client::route::Route;
use polis_notation::GameKind;
use polis_puzzles::AnswerVerdict;

/// The first screen.
#[component]
pub(super) fn Home(library: &'static Library) -> impl IntoView {
    let client = Client::here();
    let progress = StoredValue::new(PuzzleProgress::here(&LocalStorage));
    let what = Signal::derive(move || client.words().puzzles.title().to_owned());
    view! {
        <Bar what/>
        <main id="content" class="page puzzles" tabindex="-1">
            <header class="heading">
                <h1>{client.say(|words| words.puzzles.title())}</h1>
                <p>{client.say(|words| words.puzzles.line())}</p>
            </header>
            <OfTheDay progress/>
            <div class="puzzle-games">
                {GameKind::ALL
                    .map(|game| view! { <GamePuzzles game library progress/> })
                    .collect_view()}
            </div>
        </main>
    }
}

/// The puzzle of the day, and how the days of the month went.
#[component]
fn OfTheDay(progress: StoredValue<PuzzleProgress>) -> impl IntoView {
    let client = Client::here();
    let today = Day::at(browser::since_1970());
    let went = progress.with_value(|progress| progress.day(today));
    let in_a_row = progress.with_value(|progress| progress.days_in_a_row(today));
    let line = move || {
        let words = client.words().puzzles;
        let went = match went {
            None => words.day_line(),
            Some(AnswerVerdict::Solved) => words.day_solved(),
            Some(AnswerVerdict::Failed) => words.day_failed(),
        };
        if in_a_row > 1 {
            format!("{went} · {}", words.days_in_a_row(in_a_row as usize))
        } else {
            went.to_owned()
        }
    };
    view! {
        <section class="card of-the-day" aria-labelledby="of-the-day">
            <div>
                <h2 id="of-the-day">{client.say(|words| words.puzzles.day())}</h2>
                <p class="date">{move || browser::day(browser::since_1970(), client.language())}</p>
                <p>{line}</p>
                <a
                    class="button primary"
                    id="solve-day"
                    href=Route::Puzzles(PuzzlePlace::Day).to_string()
                    aria-describedby="of-the-day"
                >
                    {client.say(|words| words.puzzles.solve())}
                </a>
            </div>
            {move || progress.with_value(|progress| month(client, progress, today))}
        </section>
    }
}

/// The puzzles of a game: how one fares, and what to solve next.
#[component]
fn GamePuzzles(
    game: GameKind,
    library: &'static Library,
    progress: StoredValue<PuzzleProgress>,
) -> impl IntoView {
    let client = Client::here();
    let outline = library.of(game);
    let theme = RwSignal::new(None::<PuzzleTheme>);
    let themes = PuzzleTheme::there(outline);
    let lot = browser::chance().next_u32();
    let all = library.len(game);
    let (rating, solved, streak) = progress.with_value(|progress| {
        let track = progress.track(game);
        (track.strength().number(), track.solved(), track.streak())
    });
    let graph = move || {
        let graph = progress.with_value(|progress| Graph::new(progress.track(game).history()));
        graph.map(|graph| {
            let frame = format!("0 0 {} {}", Graph::WIDTH, Graph::HEIGHT);
            view! {
                <svg
                    class="rating-graph"
                    viewBox=frame
                    role="img"
                    aria-label=client.words().puzzles.graph()
                >
                    {graph
                        .levels
                        .iter()
                        .map(|level| {
                            let y = format!("{:.1}", level.y);
                            view! {
                                <line class="level" x1="34" x2=Graph::WIDTH y1=y.clone() y2=y.clone()>
                                </line>
                                <text x="28" y=y text-anchor="end" dominant-baseline="middle">
                                    {level.rating}
                                </text>
                            }
                        })
                        .collect_view()}
                    <path class="band" d=graph.band></path>
                    <path class="course" d=graph.course></path>
                </svg>
            }
        })
    };
    let standing = move || {
        let words = client.words().puzzles;
        let solved = words.solved_of(solved, all);
        if streak > 1 {
            format!("{solved} · {}", words.in_a_row(streak))
        } else {
            solved
        }
    };
    let heading = format!("{game}-puzzles");
    let choices = std::iter::once(None)
        .chain(themes.into_iter().map(Some))
        .map(|one| {
            let label = move || theme_name(client, one);
            view! {
                <button
                    class="chip"
                    type="button"
                    aria-pressed=move || (theme.get() == one).to_string()
                    on:click=move |_| theme.set(one)
                >
                    {label}
                </button>
            }
        })
        .collect_view();
    let heading_of_next = heading.clone();
    let go_on = move || {
        let number =
            progress.with_value(|progress| next(outline, theme.get(), progress.track(game), lot));
        match number {
            Some(number) => {
                let place = PuzzlePlace::Number(game, number);
                view! {
                    <a
                        class="button primary next"
                        href=Route::Puzzles(place).to_string()
                        aria-describedby=heading_of_next.clone()
                    >
                        {client.say(|words| words.puzzles.next())}
                    </a>
                }
                .into_any()
            }
            None => view! { <p>{client.say(|words| words.puzzles.none_left())}</p> }.into_any(),
        }
    };
    view! {
        <section class="card puzzle-game" aria-labelledby=heading.clone()>
            <h2 class="title" id=heading.clone()>{game.title()}</h2>
            <p class="rating">
                <span>{client.say(|words| words.puzzles.rating())}</span>
                <b class="number">{rating}</b>
            </p>
            <p class="small">{standing}</p>
            {graph}
            <div class="chips" role="group" aria-label=game.title()>{choices}</div>
            {go_on}
        </section>
    }
}

/// What a kind of tasks is called; none is everything.
fn theme_name(client: Client, theme: Option<PuzzleTheme>) -> &'static str {
    let words = client.words().puzzles;
    match theme {
        None => words.any(),
        Some(theme) => words.themes()[theme as usize],
    }
}
