//! The moves as a list, with the variations between them.

use leptos::html;
use leptos::prelude::*;
use polis_analysis::Mark;
use polis_game::Seat;
use polis_notation::{NodeId, Notated, Tree};
use wasm_bindgen::JsCast;

use super::state::{ReplayGame, ReplayState};
use crate::table::seat_mark;
use polis_client::naming::Participants;
use polis_client::replay::ReplayStep;
use polis_client::table::narration::{NarratedGame, Speech};
use polis_i18n::Words;

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    node: NodeId,
    ply: usize,
    seat: Seat,
    text: String,
    /// How many variations it is away from the game.
    depth: usize,
    /// Whether a variation begins with it.
    begins: bool,
}

/// The list.
pub(super) fn moves<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    let list = NodeRef::<html::Ol>::new();
    let rows = Memo::new(move |_| {
        let words = client.words();
        let company = state.company();
        state.tree.with(|tree| rows(tree, &company, words))
    });
    // With words about the move there is less room for the list.
    let is_judged = Memo::new(move |_| {
        let at = state.cursor.get();
        state.notes.with(|notes| notes.assessed(at).is_some())
    });
    // The move that one looks at is in sight.
    Effect::new(move |_| {
        let at = state.cursor.get();
        rows.track();
        is_judged.track();
        request_animation_frame(move || {
            // Somebody may have left the page within this frame.
            let Some(list) = list.try_get_untracked().flatten() else {
                return;
            };
            let row = rows.try_with_untracked(|rows| rows.iter().position(|row| row.node == at));
            // What is long takes two lines, so that only the page knows where a row is.
            let row = row.flatten().and_then(|row| {
                let entry = list.children().item(u32::try_from(row).ok()?)?;
                entry.dyn_into::<web_sys::HtmlElement>().ok()
            });
            let Some(row) = row else {
                list.set_scroll_top(0);
                return;
            };
            let (top, own) = (row.offset_top(), row.offset_height());
            let (seen, height) = (list.scroll_top(), list.client_height());
            if top < seen + own || top > seen + height - 2 * own {
                list.set_scroll_top(top - height / 2);
            }
        });
    });
    let wheel = move |event: leptos::ev::WheelEvent| {
        // With Shift the wheel steps; without it scrolls.
        if event.shift_key() {
            event.prevent_default();
            let is_on = event.delta_y() + event.delta_x() > 0.0;
            untrack(|| {
                state.step(if is_on {
                    ReplayStep::Forward
                } else {
                    ReplayStep::Back
                });
            });
        }
    };
    view! {
        <section class="moves-panel" data-panel="moves">
            <h2>{client.say(|words| words.replay.moves())}</h2>
            <ol class="replay-moves" node_ref=list on:wheel=wheel>
                <For each=move || rows.get() key=|row| (row.node, row.text.clone(), row.depth) let:row>
                    {entry(state, row)}
                </For>
            </ol>
        </section>
    }
}

fn entry<G: ReplayGame>(state: ReplayState<G>, row: Row) -> impl IntoView {
    let Row {
        node,
        ply,
        seat,
        text,
        depth,
        begins,
    } = row;
    let is_now = move || state.cursor.get() == node;
    let is_own = move || state.own.with(|own| own.contains(&node));
    let verdict = move || {
        let words = &state.client.words().replay;
        state.notes.with(|notes| {
            let assessment = notes.assessment(node)?;
            let mark = assessment.mark();
            let is_called = mark != Mark::Good || assessment.is_close();
            let word = is_called.then(|| words.marks()[mark as usize]);
            let (loss, _) = assessment.given_away();
            Some(view! {
                <span class=mark_class(mark)>
                    <span aria-hidden="true">{symbol(mark)}</span>
                    <span class="unseen">{word}</span>
                </span>
                <span class="loss">{lost(loss)}</span>
            })
        })
    };
    let class = format!("depth-{}", depth.min(4));
    view! {
        <li class=class class:now=is_now class:begins=begins class:own=is_own>
            <button
                type="button"
                aria-current=move || is_now().then_some("step")
                on:click=move |_| {
                    state.is_playing.set(false);
                    untrack(|| state.go(node));
                }
            >
                <span class="number">{ply}</span>
                {seat_mark(seat)}
                <span class="unseen">{move || state.name(seat)} ": "</span>
                <span class="text">{text}</span>
                {move || {
                    is_own()
                        .then(|| {
                            let own = state.client.words().together.own();
                            view! { <span class="badge">{own}</span> }
                        })
                }}
                {verdict}
            </button>
        </li>
    }
}

/// A sign for a word about a move.
pub(super) const fn symbol(mark: Mark) -> &'static str {
    match mark {
        Mark::Strong => "!",
        Mark::Good => "",
        Mark::Weak => "?",
        Mark::Missed => "??",
    }
}

pub(super) const fn mark_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Strong => "mark strong",
        Mark::Good => "mark good",
        Mark::Weak => "mark weak",
        Mark::Missed => "mark missed",
    }
}

/// What was lost of the chance to win, in hundredths; nothing where it is nothing.
pub(super) fn lost(loss: f32) -> String {
    let percent = (100.0 * loss).round();
    if percent < 1.0 {
        String::new()
    } else {
        format!("\u{2212}{percent:.0} %")
    }
}

/// All moves in the order of the list: after each move of a line come the variations to it.
fn rows<G: Notated + NarratedGame>(
    tree: &Tree<G>,
    company: &Participants,
    words: &'static Words,
) -> Vec<Row> {
    let mut rows = Vec::new();
    let first = tree.after(NodeId::START).first().copied();
    let mut waiting: Vec<(NodeId, usize, bool)> = Vec::new();
    let start = tree.game().start().clone();
    let mut positions = std::collections::HashMap::from([(NodeId::START, start)]);
    let push = |node: NodeId, waiting: &mut Vec<(NodeId, usize, bool)>, depth: usize| {
        // The line goes on after the variations to its move.
        if let Some(&next) = tree.after(node).first() {
            waiting.push((next, depth, false));
        }
    };
    if let Some(first) = first {
        waiting.push((first, usize::from(!tree.is_played(first)), false));
    }
    while let Some((node, depth, begins)) = waiting.pop() {
        let Some((before, chosen)) = tree.before(node) else {
            continue;
        };
        let Some(position) = positions.get(&before) else {
            continue;
        };
        let Some(seat) = position.to_move() else {
            continue;
        };
        let mut after = position.clone();
        if after.play(chosen).is_err() {
            continue;
        }
        positions.insert(node, after);
        let is_first = tree.after(before).first() == Some(&node);
        rows.push(Row {
            node,
            ply: tree.ply(node),
            seat,
            text: G::told(chosen, Speech { words, company }),
            depth,
            begins,
        });
        let goes_on = tree.after(node).first().map_or(depth, |&next| {
            // After the end of the game, what follows is a variation.
            if tree.is_played(node) && !tree.is_played(next) {
                depth + 1
            } else {
                depth
            }
        });
        push(node, &mut waiting, goes_on);
        if is_first {
            let others: Vec<NodeId> = tree.after(before)[1..].to_vec();
            let others = others.into_iter().rev();
            waiting.extend(others.map(|other| (other, depth + 1, true)));
        }
    }
    rows
}

/// Trying out other moves.
pub(super) fn exploring<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    let is_thinking = move || state.controller.thought.with(Option::is_some);
    let is_over = move || {
        state
            .controller
            .session
            .with(|session| session.to_move().is_none())
    };
    let label = move || {
        let words = &client.words().replay;
        if is_thinking() {
            words.thinking()
        } else {
            words.answer()
        }
    };
    let is_played = Memo::new(move |_| state.study.with(polis_client::replay::Study::is_played));
    let trouble = move || {
        let trouble = state.trouble.get()?;
        Some(view! { <p class="error">{trouble.words(client.words())}</p> })
    };
    view! {
        <section class="exploring" data-panel="explore">
            <h2>{client.say(|words| words.replay.explore())}</h2>
            <p class="small">{client.say(|words| words.replay.explore_line())}</p>
            {trouble}
            <div class="line">
                <button
                    class="button"
                    type="button"
                    id="answer"
                    disabled=move || is_thinking() || is_over()
                    on:click=move |_| untrack(|| state.answer())
                >
                    {label}
                </button>
                {move || {
                    (!is_played.get())
                        .then(|| {
                            view! {
                                <button
                                    class="button"
                                    type="button"
                                    id="to-game"
                                    on:click=move |_| {
                                        untrack(|| {
                                            let at = state
                                                .study
                                                .with_untracked(|study| {
                                                    study.tree().branching(study.cursor())
                                                });
                                            state.go(at);
                                            state.step(ReplayStep::Forward);
                                        });
                                    }
                                >
                                    {client.say(|words| words.replay.to_game())}
                                </button>
                                <button
                                    class="button"
                                    type="button"
                                    id="promote"
                                    disabled=move || !state.may_promote()
                                    on:click=move |_| untrack(|| state.promote())
                                >
                                    {client.say(|words| words.replay.move_up())}
                                </button>
                                <button
                                    class="button"
                                    type="button"
                                    id="remove"
                                    disabled=move || !state.may_remove()
                                    on:click=move |_| untrack(|| state.remove())
                                >
                                    {client.say(|words| words.replay.remove())}
                                </button>
                            }
                        })
                }}
            </div>
        </section>
    }
}
