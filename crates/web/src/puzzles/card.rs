//! What stands above the table: the task, and what is said of the answer.

use leptos::prelude::*;
use polis_puzzles::Puzzle;
use rand::Rng;

use super::answer::{Answering, Step};
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::icon::Icon;
use crate::table::files::{Copying, copy};
use polis_client::puzzles::{
    Answered, Explained, Library, Progress, PuzzlePlace, next, study_address,
};
use polis_client::route::Route;
use polis_puzzles::AnswerVerdict;

/// The task, the answer and what comes next.
pub(super) fn card<G: Explained>(
    answering: Answering<G>,
    library: &'static Library,
) -> impl IntoView {
    let client = Client::here();
    let asked = answering.asked;
    let rating = answering.puzzle.with_value(Puzzle::rating);
    let title = move || {
        let words = client.words().puzzles;
        let what = match asked.day {
            Some(_) => words.day().to_owned(),
            None => words.number(asked.number),
        };
        format!("{what} · {}", words.rated(rating.number()))
    };
    let said = move || {
        let words = client.words().puzzles;
        answering.said(words).map(|(word, reason)| {
            let is_right = answering.step.get() == Step::Solved;
            view! {
                <p class="verdict" class:right=is_right>
                    <b>{word}</b>
                    " "
                    {reason}
                    {move || change(answering, client)}
                </p>
            }
        })
    };
    let hinted = move || {
        let is_open = matches!(answering.step.get(), Step::Open | Step::Wrong(_));
        let hinted = answering.hinted(client.words().puzzles);
        hinted
            .filter(|_| is_open)
            .map(|hinted| view! { <p class="verdict">{hinted}</p> })
    };
    view! {
        <section class="puzzle-card" aria-label=move || client.words().puzzles.title()>
            <div class="asked">
                <p class="small">
                    <a href=Route::Puzzles(PuzzlePlace::Home).to_string()>
                        {client.say(|words| words.puzzles.all())}
                    </a>
                    " · "
                    {title}
                </p>
                <h2 id="task">{move || answering.task(client.words().puzzles)}</h2>
                <div aria-live="polite">{hinted} {said}</div>
            </div>
            <div class="deeds">{move || deeds(answering, library, client)}</div>
        </section>
    }
}

/// What the answer did to the rating.
fn change<G: Explained>(answering: Answering<G>, client: Client) -> Option<AnyView> {
    let words = client.words().puzzles;
    Some(match answering.answered.get()? {
        Answered::Rated { before, after } => {
            let change = after - before;
            let sign = if change < 0 { "\u{2212}" } else { "+" };
            let text = format!("{} {after} ({sign}{})", words.rating(), change.abs());
            view! { <span class="change">{text}</span> }.into_any()
        }
        Answered::Unrated => view! { <span class="change">{words.unrated()}</span> }.into_any(),
    })
}

fn deeds<G: Explained>(
    answering: Answering<G>,
    library: &'static Library,
    client: Client,
) -> AnyView {
    let words = client.words().puzzles;
    let step = answering.step.get();
    let is_done = matches!(step, Step::Solved | Step::Shown);
    let hint = (!is_done && answering.hints.get() == 0).then(|| {
        view! {
            <button
                class="button"
                type="button"
                id="puzzle-hint"
                on:click=move |_| answering.hints.set(1)
            >
                <Icon icon=Icon::Lamp/>
                {words.hint()}
            </button>
        }
    });
    let show = (!is_done).then(|| {
        view! {
            <button
                class="button"
                type="button"
                id="show-solution"
                on:click=move |_| answering.show()
            >
                {words.show()}
            </button>
        }
    });
    let share = (is_done && answering.asked.day.is_some()).then(|| share(answering, client));
    let go_on = (step != Step::Open).then(|| {
        let asked = answering.asked;
        let progress = Progress::here(&LocalStorage);
        let track = progress.track(asked.game);
        let lot = browser::chance().next_u32();
        let number = next(library.of(asked.game), None, track, lot);
        let place = match (asked.day, number) {
            (None, Some(number)) if number != asked.number => {
                PuzzlePlace::Number(asked.game, number)
            }
            (Some(_) | None, _) => PuzzlePlace::Home,
        };
        let label = match place {
            PuzzlePlace::Number(..) => words.next(),
            PuzzlePlace::Home | PuzzlePlace::Day => words.all(),
        };
        view! {
            <a class="button primary" id="next-puzzle" href=Route::Puzzles(place).to_string()>
                {label}
            </a>
        }
    });
    let study = is_done.then(|| {
        let address = answering.puzzle.with_value(study_address);
        view! { <a class="button" id="study-puzzle" href=address>{words.study()}</a> }
    });
    view! { {hint} {show} {study} {share} {go_on} }.into_any()
}

/// Copies how the puzzle of the day went.
fn share<G: Explained>(answering: Answering<G>, client: Client) -> impl IntoView {
    let copying = RwSignal::new(None::<Copying>);
    let label = move || {
        let words = client.words().puzzles;
        match copying.get() {
            None => words.share(),
            Some(Copying::Done) => words.copied(),
            Some(Copying::Refused) => words.not_copied(),
        }
    };
    let press = move |_| {
        let Some(day) = answering.asked.day else {
            return;
        };
        let went = Progress::here(&LocalStorage).day(day);
        let words = client.words().puzzles;
        let text = words.shared(&day.to_string(), went == Some(AnswerVerdict::Solved));
        let address = window().location().href().unwrap_or_default();
        copy(&format!("{text}\n{address}"), move |how| {
            copying.try_set(Some(how));
        });
    };
    view! {
        <button class="button" type="button" id="share" on:click=press>
            <span aria-live="polite">{label}</span>
        </button>
    }
}
