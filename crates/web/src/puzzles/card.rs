//! What stands above the table: the task, and what is said of the answer.

use leptos::prelude::*;
use polis_puzzles::Puzzle;
use rand::Rng;

use super::answer::{Answering, Step};
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::icon::Icon;
use crate::game::Playable;
use crate::table::files::{Copying, copy};
use polis_client::puzzles::{
    Answered, Explained, Library, PuzzlePlace, PuzzleProgress, Refutation, next, study_address,
};
use polis_client::route::Route;
use polis_client::table::narration::NarratedGame;
use polis_puzzles::AnswerVerdict;

/// The task, the answer and what comes next.
pub(super) fn card<G: Explained + Playable + NarratedGame>(
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
        // While a line is shown, the table needs the room.
        let is_line = answering.line_step.get().is_some();
        let said = answering.said(client.words()).filter(|_| !is_line);
        said.map(|(word, reason)| {
            let is_right = matches!(answering.step.get(), Step::Solved | Step::Begun);
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
        let is_open = !matches!(answering.step.get(), Step::Solved | Step::Shown);
        let hinted = answering.hinted(client.words().puzzles);
        hinted
            .filter(|_| is_open)
            .map(|hinted| view! { <p class="verdict">{hinted}</p> })
    };
    let shown_line = move || {
        let caption = answering.caption(client.words());
        caption.map(|caption| view! { <p class="verdict line">{caption}</p> })
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
                <div aria-live="polite">{hinted} {said} {shown_line}</div>
            </div>
            <div class="deeds">{move || deeds(answering, library, client)}</div>
        </section>
    }
}

/// What the answer did to the rating.
fn change<G: Explained + Playable + NarratedGame>(
    answering: Answering<G>,
    client: Client,
) -> Option<AnyView> {
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

fn deeds<G: Explained + Playable + NarratedGame>(
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
    let go_on = (!matches!(step, Step::Open | Step::Begun)).then(|| {
        let asked = answering.asked;
        let progress = PuzzleProgress::here(&LocalStorage);
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
    if let Some(at) = answering.line_step.get() {
        return line(answering, client, at);
    }
    let has_line = answering
        .refutation
        .with(|line| step == Step::Wrong && line.is_some());
    let see_why = has_line.then(|| {
        view! {
            <button
                class="button"
                type="button"
                id="see-why"
                on:click=move |_| answering.show_line(0)
            >
                {words.see_why()}
            </button>
        }
    });
    view! { {hint} {see_why} {show} {study} {share} {go_on} }.into_any()
}

/// Steps through the line that refutes the last answer, and the way back.
fn line<G: Explained + Playable + NarratedGame>(
    answering: Answering<G>,
    client: Client,
    at: usize,
) -> AnyView {
    let words = client.words();
    let steps = answering
        .refutation
        .with(|line| line.as_ref().map_or(0, Refutation::len));
    let show = move |step: Option<usize>| {
        move |_| {
            if let Some(step) = step {
                answering.show_line(step);
            }
        }
    };
    let back = at.checked_sub(1);
    let on = Some(at + 1).filter(|&next| next < steps);
    view! {
        <span class="line-at">{format!("{} / {steps}", at + 1)}</span>
        <button
            class="button"
            type="button"
            id="line-back"
            disabled=back.is_none()
            on:click=show(back)
        >
            {words.replay.back()}
        </button>
        <button class="button" type="button" id="line-on" disabled=on.is_none() on:click=show(on)>
            {words.replay.forward()}
        </button>
        <button
            class="button primary"
            type="button"
            id="try-again"
            on:click=move |_| answering.try_again()
        >
            {words.puzzles.try_again()}
        </button>
    }
    .into_any()
}

/// Copies how the puzzle of the day went.
fn share<G: Explained + Playable + NarratedGame>(
    answering: Answering<G>,
    client: Client,
) -> impl IntoView {
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
        let went = PuzzleProgress::here(&LocalStorage).day(day);
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
