//! What the computer thinks: of the game, and of the move that one looks at.

use leptos::prelude::*;
use polis_engine_service::message::TriedMove;
use polis_game::{Seat, View};
use polis_notation::NodeId;

use super::moves::{lost, mark_class, symbol};
use super::state::{ReplayGame, ReplayState};
use crate::table::seat_mark;
use polis_analysis::Mark;
use polis_client::replay::MarkReason;
use polis_client::table::narration::{Speech, Svg};
use polis_client::table::reason::{Against, reason};

/// The whole game: how far the analysis is, how well everybody played, and where it turned.
pub(super) fn analysis<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    let going = move || {
        let part = state
            .analysis
            .with(|going| going.as_ref().map(|going| going.part));
        part.map_or_else(|| beginning(state), |part| progress(state, part))
    };
    let accuracies = move || {
        let seats = state.tree.with(|tree| tree.game().start().people());
        state.line.with(|line| {
            state.notes.with(|notes| {
                Seat::first(seats)
                    .map(|seat| {
                        let value = notes
                            .accuracy(line, seat)
                            .map_or_else(|| "–".to_owned(), |value| format!("{value:.0} %"));
                        view! {
                            <li>
                                {seat_mark(seat)}
                                <span class="name">{state.name(seat)}</span>
                                <b>{value}</b>
                            </li>
                        }
                    })
                    .collect_view()
            })
        })
    };
    view! {
        <section class="analysis" data-panel="analysis">
            <h2>{client.say(|words| words.replay.accuracy())}</h2>
            {going}
            <ul class="plain accuracies">{accuracies}</ul>
            <details class="small">
                <summary>{client.say(|words| words.replay.how())}</summary>
                <p>{client.say(|words| words.replay.formula())}</p>
                <p>{client.say(|words| words.replay.known_then())}</p>
            </details>
            {move || turning(state)}
        </section>
    }
}

/// How far the analysis is, and how to stop it.
fn progress<G: ReplayGame>(state: ReplayState<G>, part: f32) -> AnyView {
    let words = &state.client.words().replay;
    let percent = (100.0 * part) as usize;
    view! {
        <div class="progress">
            <label for="analysis-progress">{words.analysing(percent)}</label>
            <progress id="analysis-progress" max="100" value=percent></progress>
            <button
                class="button"
                type="button"
                id="stop"
                on:click=move |_| untrack(|| state.toggle_analysis())
            >
                {words.stop()}
            </button>
        </div>
    }
    .into_any()
}

/// How to begin the analysis, or that it is done.
fn beginning<G: ReplayGame>(state: ReplayState<G>) -> AnyView {
    let words = &state.client.words().replay;
    if state.is_analysed() {
        return view! { <p class="small">{words.analysed()}</p> }.into_any();
    }
    let is_played = state.study.with(|study| {
        let tree = study.tree();
        study
            .line()
            .last()
            .is_some_and(|&last| tree.is_played(last))
    });
    let has_notes = state.line.with(|line| {
        state
            .notes
            .with(|notes| line.iter().any(|&node| notes.assessed(node).is_some()))
    });
    let label = match (is_played, has_notes) {
        (false, _) => words.analyse_line(),
        (true, true) => words.go_on(),
        (true, false) => words.analyse(),
    };
    view! {
        <button
            class="button primary"
            type="button"
            id="analyse"
            on:click=move |_| untrack(|| state.toggle_analysis())
        >
            {label}
        </button>
    }
    .into_any()
}

/// Where the game turned.
fn turning<G: ReplayGame>(state: ReplayState<G>) -> Option<impl IntoView> {
    let words = state.client.words();
    let line = state.line.get();
    let is_looked_at = state
        .notes
        .with(|notes| line.iter().any(|&node| notes.assessed(node).is_some()));
    if !is_looked_at {
        return None;
    }
    let company = state.company();
    let points = state.notes.with(|notes| notes.turning_points(&line));
    let entries: Vec<_> = points
        .into_iter()
        .filter_map(|node| {
            let ply = line.iter().position(|&other| other == node)?;
            let (_, chosen) = state.tree.with(|tree| tree.before(node))?;
            let text = G::told(
                chosen,
                Speech {
                    words,
                    company: &company,
                },
            );
            let (mark, seat, loss) = state.notes.with(|notes| {
                let one = notes.assessment(node)?;
                Some((one.mark(), one.seat, one.given_away().0))
            })?;
            Some(view! {
                <li>
                    <button type="button" on:click=move |_| untrack(|| state.go(node))>
                        <span class="number">{ply}</span>
                        {seat_mark(seat)}
                        <span class="text">{text}</span>
                        <span class=mark_class(mark)>{symbol(mark)}</span>
                        <span class="loss">{lost(loss)}</span>
                    </button>
                </li>
            })
        })
        .collect();
    let is_none = entries.is_empty();
    Some(view! {
        <h3>{words.replay.turning()}</h3>
        {is_none.then(|| view! { <p class="small">{words.replay.no_turning()}</p> })}
        <ol class="replay-moves turning">{entries}</ol>
    })
}

/// The move that one looks at: what it gave away, and what was better.
pub(super) fn verdict<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    view! {
        <section class="verdict" data-panel="verdict">
            <h2>{client.say(|words| words.replay.this_move())}</h2>
            {move || about(state)}
        </section>
    }
}

fn about<G: ReplayGame>(state: ReplayState<G>) -> AnyView {
    let words = state.client.words();
    let replay = &words.replay;
    let node = state.judged();
    let Some((before, chosen)) = state.tree.with(|tree| tree.before(node)) else {
        return view! { <p class="small">{replay.explore_line()}</p> }.into_any();
    };
    let company = state.company();
    let position = state
        .tree
        .with(|tree| tree.record(before).position().clone());
    let Some(seat) = position.to_move() else {
        return ().into_any();
    };
    // Only what the seat could know.
    let known = View::new(&position, seat).position().clone();
    let gained = G::gain(
        &known,
        chosen,
        Speech {
            words,
            company: &company,
        },
    );
    let played = gained.map(|gained| {
        view! {
            <p class="played">
                <b>{company.name(seat, words)} ": " {gained.title}</b>
                " "
                <span>{gained.text}</span>
            </p>
        }
    });
    let assessed = state.notes.with(|notes| notes.assessed(node).cloned());
    let Some(assessed) = assessed else {
        return view! { {played} <p class="small">{replay.not_yet()}</p> }.into_any();
    };
    let Some(assessment) = assessed.assessment() else {
        return ().into_any();
    };
    let mark = assessment.mark();
    // A move that gave away a little is not called good, but not marked either.
    let is_called = mark != Mark::Good || assessment.is_close();
    let word = is_called.then(|| replay.marks()[mark as usize]);
    let (win, margin) = assessment.given_away();
    let away = if assessed.choices < 2 {
        replay.no_choice().to_owned()
    } else if assessment.loss() < 0.005 {
        replay.nothing_lost().to_owned()
    } else {
        replay.gave_away(&format!("{:.0} %", 100.0 * win), &format!("{margin:.1}"))
    };
    let is_best = assessment.best().chosen == assessed.played.chosen;
    let best_win = assessed.played.win;
    let why = why(state, node);
    let others = assessed.best.iter().filter(|tried| {
        let is_better = tried.chosen == assessment.best().chosen || tried.win > best_win - 0.005;
        tried.chosen != assessed.played.chosen && (is_best || is_better)
    });
    let others: Vec<AnyView> = said_once(state, &known, others)
        .take(SHOWN)
        .enumerate()
        .filter_map(|(place, tried)| {
            // What the best move was for stands on its card.
            let why = why.clone().filter(|_| place == 0 && !is_best);
            card(state, node, &known, tried, best_win, why)
        })
        .collect();
    let heading = if is_best {
        replay.also_good()
    } else {
        replay.better_was()
    };
    view! {
        {played}
        <p class="judgement">
            {word.map(|word| {
                view! {
                    <span class=mark_class(mark)>
                        <span aria-hidden="true">{symbol(mark)} " "</span>
                        {word}
                    </span>
                    " "
                }
            })}
            {promise(state, &assessed.played)}
            ". "
            {away}
        </p>
        {why.filter(|_| is_best).map(|why| view! { <p class="reason">{why}</p> })}
        {(!others.is_empty()).then(|| view! { <h3>{heading}</h3> })}
        <div class="cards">{others}</div>
        <p class="small known">{replay.known_then()}</p>
    }
    .into_any()
}

/// Why the move that leads to a place has its mark: what the best move was for, or a strong one is for.
fn why<G: ReplayGame>(state: ReplayState<G>, node: NodeId) -> Option<String> {
    let words = state.client.words();
    let company = &state.company();
    let speech = Speech { words, company };
    state.notes.with(|notes| {
        let assessment = notes.assessment(node)?;
        let against = match assessment.mark() {
            Mark::Strong => Against::NextBest,
            Mark::Weak | Mark::Missed => Against::Played,
            Mark::Good => return None,
        };
        state.reasons.with(|reasons| match reasons.of(notes, node) {
            MarkReason::Unmarked => None,
            MarkReason::Awaited => Some(words.replay.why_wait().to_owned()),
            MarkReason::Found(report) => {
                let said = reason::<G>(report, against, speech);
                Some(said.unwrap_or_else(|| words.replay.why_unclear().to_owned()))
            }
        })
    })
}

/// Of the moves of which the same can be said the first, which is the best.
fn said_once<'a, G: ReplayGame>(
    state: ReplayState<G>,
    known: &G,
    moves: impl Iterator<Item = &'a TriedMove>,
) -> impl Iterator<Item = &'a TriedMove> {
    let words = state.client.words();
    let company = state.company();
    let mut told: Vec<String> = Vec::new();
    moves.filter(move |tried| {
        let speech = Speech {
            words,
            company: &company,
        };
        let gained = tried.chosen.parse().ok();
        let gained = gained.and_then(|chosen| G::gain(known, chosen, speech));
        let said = gained.map_or_else(String::new, |gained| gained.title + &gained.text);
        let is_new = !told.contains(&said);
        told.push(said);
        is_new
    })
}

/// So many moves that were not played are shown.
const SHOWN: usize = 3;

/// A move that could have been played; a press shows it on the board.
fn card<G: ReplayGame>(
    state: ReplayState<G>,
    node: NodeId,
    known: &G,
    tried: &TriedMove,
    than: f32,
    why: Option<String>,
) -> Option<AnyView> {
    let words = state.client.words();
    let chosen: G::Move = tried.chosen.parse().ok()?;
    let company = &state.company();
    let gained = G::gain(known, chosen, Speech { words, company })?;
    let picture = G::tile(known, chosen).map(|Svg { frame, inside }| {
        view! { <svg class="tile" viewBox=frame aria-hidden="true" inner_html=inside></svg> }
    });
    let more = 100.0 * (tried.win - than);
    let gain = (more >= 0.5).then(|| {
        let more = words.replay.more(&format!("{more:.0} %"));
        view! { <span class="more">{more}</span> }
    });
    // What it brings at once; the promise counts all that follows.
    let points = (gained.points != 0).then(|| {
        let class = if gained.points < 0 {
            "at-once minus"
        } else {
            "at-once"
        };
        view! { <span class=class>{gained.at_once()}</span> }
    });
    Some(
        view! {
            <button
                class="better"
                type="button"
                on:click=move |_| untrack(|| state.propose(node, chosen))
            >
                {picture}
                <span>
                    <b>{gained.title} " " {points}</b>
                    " "
                    <span class="small">{gained.text}</span>
                    " "
                    <span class="promise">{promise(state, tried)} " " {gain}</span>
                    {why.map(|why| view! { " " <span class="reason">{why}</span> })}
                </span>
            </button>
        }
        .into_any(),
    )
}

/// What a move promises.
fn promise<G: ReplayGame>(state: ReplayState<G>, tried: &TriedMove) -> String {
    let words = &state.client.words().replay;
    let win = words.to_win((100.0 * tried.win).round() as usize);
    let points = words.expects(&format!("{:.0}", tried.points));
    format!("{win}, {points}")
}
