//! A puzzle on the table.

use leptos::prelude::*;
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::Seat;
use polis_notation::GameRecord;
use polis_puzzles::{Goal, Puzzle};

use super::answer::{Answering, Asked, Step, players};
use super::card::card;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::game::{GameController, Playable, PuzzleLink};
use crate::{browser, table};
use polis_client::puzzles::{Day, Explained, Library, PuzzlePlace, of_day};
use polis_client::route::Route;
use polis_client::session::{Mode, Session};
use polis_client::table::narration::NarratedGame;
use polis_notation::GameKind;

/// The puzzle at an address.
#[component]
pub(super) fn PuzzlePage(library: &'static Library, place: PuzzlePlace) -> impl IntoView {
    let asked = match place {
        PuzzlePlace::Home => None,
        PuzzlePlace::Day => {
            let today = Day::at(browser::since_1970());
            let lengths = GameKind::ALL.map(|game| library.len(game));
            of_day(today, lengths[0], lengths[1]).map(|(game, number)| Asked {
                game,
                number,
                day: Some(today),
            })
        }
        PuzzlePlace::Number(game, number) => Some(Asked {
            game,
            number,
            day: None,
        }),
    };
    let room = asked.and_then(|asked| match asked.game {
        GameKind::Akropolis => {
            let answering = open::<Akropolis>(library, asked)?;
            let session = session(&answering.puzzle.get_value())?;
            let controller = GameController::puzzle(session, link(answering));
            follow(answering, controller);
            Some(
                view! {
                    <div class="puzzle-room" class:no-scores=hides_scores(answering)>
                        {card(answering, library)} <table::Akropolis controller/>
                    </div>
                }
                .into_any(),
            )
        }
        GameKind::Architekton => {
            let answering = open::<Architekton>(library, asked)?;
            let session = session(&answering.puzzle.get_value())?;
            let controller = GameController::puzzle(session, link(answering));
            follow(answering, controller);
            Some(
                view! {
                    <div class="puzzle-room" class:no-scores=hides_scores(answering)>
                        {card(answering, library)} <table::Architekton controller/>
                    </div>
                }
                .into_any(),
            )
        }
    });
    room.unwrap_or_else(|| view! { <Missing/> }.into_any())
}

/// Opens a puzzle; none where there is no such puzzle.
fn open<G: Explained + Playable + NarratedGame>(
    library: &'static Library,
    asked: Asked,
) -> Option<Answering<G>> {
    let puzzle = library.of(asked.game).open::<G>(asked.number.into())?;
    match puzzle {
        Ok(puzzle) => Some(Answering::new(asked, puzzle)),
        Err(error) => {
            leptos::logging::error!("{error}");
            None
        }
    }
}

/// The position as a session: one solves, the others are computer players.
fn session<G: Explained>(puzzle: &Puzzle<G>) -> Option<Session<G>> {
    session_of(puzzle.record().clone(), puzzle.seat())
}

fn session_of<G: Explained>(record: GameRecord<G>, solver: Seat) -> Option<Session<G>> {
    let players = players(record.start().people(), solver);
    let session = Session::new(record, players).ok()?;
    Some(session.in_mode(Mode::Puzzle(())))
}

fn link<G: Explained + Playable + NarratedGame>(answering: Answering<G>) -> PuzzleLink<G> {
    let hides = answering.puzzle.with_value(Puzzle::goal) == Goal::Points;
    PuzzleLink {
        answer: Callback::new(move |chosen: G::Move| answering.answer(chosen)),
        // Who is to find the most points must not read them off.
        shows_scores: Signal::derive(move || {
            !hides || matches!(answering.step.get(), Step::Solved | Step::Shown)
        }),
        caption: Signal::derive(move || answering.line_title(answering.client.words())),
    }
}

fn hides_scores<G: Explained + Playable + NarratedGame>(
    answering: Answering<G>,
) -> impl Fn() -> bool {
    let link = link(answering);
    move || !link.shows_scores.get()
}

/// Lets the table show what is to be seen, and what was played.
fn follow<G: Explained + Playable + NarratedGame>(
    answering: Answering<G>,
    controller: GameController<G>,
) {
    Effect::new(move |_| controller.proposed.set(answering.shown.get()));
    Effect::new(move |before: Option<Option<usize>>| {
        let step = answering.line_step.get();
        if before.is_some_and(|before| before != step) {
            let solver = answering.puzzle.with_value(Puzzle::seat);
            let record = match step {
                Some(step) => answering
                    .refutation
                    .with_untracked(|line| line.as_ref().map(|line| line.record(step))),
                None => Some(answering.record().get_untracked()),
            };
            if let Some(session) = record.and_then(|record| session_of(record, solver)) {
                controller.session.set(session);
            }
        }
        step
    });
    Effect::new(move |before: Option<usize>| {
        let plies = answering.record().with(|record| record.moves().len());
        if before.is_some_and(|before| before != plies) {
            controller.session.update(|session| {
                let new = answering.record().with_untracked(|record| {
                    let known = session.record().moves().len();
                    record.moves().get(known..).unwrap_or_default().to_vec()
                });
                for chosen in new {
                    // It could be played in the record.
                    let _ = session.play(chosen);
                }
            });
        }
        plies
    });
}

#[component]
fn Missing() -> impl IntoView {
    let client = Client::here();
    view! {
        <Bar/>
        <main id="content" class="page narrow" tabindex="-1">
            <h1>{client.say(|words| words.puzzles.missing())}</h1>
            <p>
                <a class="button primary" href=Route::Puzzles(PuzzlePlace::Home).to_string()>
                    {client.say(|words| words.puzzles.all())}
                </a>
            </p>
        </main>
    }
}
