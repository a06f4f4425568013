//! Going through the game: the graph over it, which is also a slider, and the buttons.

use leptos::prelude::*;
use polis_analysis::Mark;
use polis_game::Seat;
use polis_notation::NodeId;

use super::state::{ReplayGame, ReplayState};
use crate::components::icon::Icon;
use polis_client::replay::graph::{self, Scale};
use polis_client::replay::{Notes, ReplayStep};

/// What the graph tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Graph {
    Points,
    Result,
}

/// The buttons and the graph.
pub(super) fn controls<G: ReplayGame>(state: ReplayState<G>) -> impl IntoView {
    let client = state.client;
    let kind = RwSignal::new(Graph::Points);
    let choice = |graph: Graph| {
        let label = move || match graph {
            Graph::Points => client.words().replay.points(),
            Graph::Result => client.words().replay.result(),
        };
        view! {
            <button
                type="button"
                class:on=move || kind.get() == graph
                aria-pressed=move || (kind.get() == graph).to_string()
                on:click=move |_| kind.set(graph)
            >
                {label}
            </button>
        }
    };
    let wheel = move |event: leptos::ev::WheelEvent| {
        event.prevent_default();
        let step = if event.delta_y() + event.delta_x() > 0.0 {
            ReplayStep::Forward
        } else {
            ReplayStep::Back
        };
        untrack(|| state.step(step));
    };
    let plies = move || state.line.with(Vec::len).saturating_sub(1);
    let ply = move || state.study.with(polis_client::replay::Study::ply);
    let line = move || match kind.get() {
        Graph::Points => client.words().replay.points_line(),
        Graph::Result => client.words().replay.result_line(),
    };
    view! {
        <section class="graph" aria-label=line title=line on:wheel=wheel>
            <div class="kinds-of-graph">{choice(Graph::Points)} {choice(Graph::Result)}</div>
            <div class="plot">
                {move || plot(state, kind.get())}
                <input
                    type="range"
                    id="ply"
                    min="0"
                    max=plies
                    step="1"
                    prop:value=move || ply().to_string()
                    aria-label=client.say(|words| words.replay.moves())
                    aria-valuetext=move || state.at()
                    on:input=move |event| {
                        if let Ok(ply) = event_target_value(&event).parse() {
                            state.is_playing.set(false);
                            untrack(|| state.go_to_ply(ply));
                        }
                    }
                />
            </div>
        </section>
        <nav class="steps" aria-label=client.say(|words| words.replay.title())>
            {step_button(state, ReplayStep::Start, "start", Icon::ToStart, |words| words.start())}
            {step_button(state, ReplayStep::Back, "back", Icon::Back, |words| words.back())}
            <button
                class="button"
                type="button"
                id="play"
                aria-label=move || {
                    let words = &client.words().replay;
                    if state.is_playing.get() { words.pause() } else { words.play() }
                }
                aria-pressed=move || state.is_playing.get().to_string()
                on:click=move |_| untrack(|| state.toggle_play())
            >
                {move || {
                    let icon = if state.is_playing.get() { Icon::Pause } else { Icon::Run };
                    view! { <Icon icon/> }
                }}
            </button>
            {step_button(state, ReplayStep::Forward, "forward", Icon::Forward, |words| words.forward())}
            {step_button(state, ReplayStep::End, "end", Icon::ToEnd, |words| words.end())}
            {G::HAS_CITIES
                .then(|| {
                    let label = client.say(|words| words.replay.flip());
                    view! {
                        <button
                            class="button"
                            type="button"
                            id="flip"
                            aria-label=label
                            title=label
                            on:click=move |_| untrack(|| state.flip())
                        >
                            <Icon icon=Icon::Flip/>
                        </button>
                    }
                })}
        </nav>
    }
}

fn step_button<G: ReplayGame>(
    state: ReplayState<G>,
    step: ReplayStep,
    id: &'static str,
    icon: Icon,
    label: fn(&'static polis_i18n::Replay) -> &'static str,
) -> impl IntoView {
    let label = move || label(&state.client.words().replay);
    let is_idle = move || {
        let at = state.cursor.get();
        state.line.with(|line| match step {
            ReplayStep::Start | ReplayStep::Back => line.first() == Some(&at),
            ReplayStep::Forward | ReplayStep::End => line.last() == Some(&at),
            ReplayStep::Up | ReplayStep::Down => false,
        })
    };
    view! {
        <button
            class="button"
            type="button"
            id=id
            aria-label=label
            title=label
            aria-disabled=move || is_idle().to_string()
            on:click=move |_| {
                state.is_playing.set(false);
                untrack(|| state.step(step));
            }
        >
            <Icon icon/>
        </button>
    }
}

/// The points of every seat at every place of a line.
fn points<G: ReplayGame>(state: ReplayState<G>, line: &[NodeId]) -> Vec<Vec<Option<f32>>> {
    let Some(&last) = line.last() else {
        return Vec::new();
    };
    let record = state.tree.with(|tree| tree.record(last));
    let seats = record.start().seats();
    let standings: Vec<_> = record
        .positions()
        .map(|position| position.standing().points)
        .collect();
    Seat::first(seats)
        .map(|seat| {
            standings
                .iter()
                .map(|points| Some(points[seat] as f32))
                .collect()
        })
        .collect()
}

/// What was expected at every place of a line, by seat.
fn foreseen(
    notes: &Notes,
    line: &[NodeId],
    seats: usize,
    pick: fn(&polis_engine_service::message::PositionForecast) -> &[f32],
) -> Vec<Vec<Option<f32>>> {
    (0..seats)
        .map(|seat| {
            line.iter()
                .map(|&node| pick(notes.forecast(node)?).get(seat).copied())
                .collect()
        })
        .collect()
}

fn plot<G: ReplayGame>(state: ReplayState<G>, kind: Graph) -> impl IntoView {
    let line = state.line;
    let plies = move || line.with(Vec::len).saturating_sub(1);
    let lines = move || {
        let line = line.get();
        state.notes.with(|notes| drawn(state, kind, &line, notes))
    };
    let marks = move || {
        let plies = plies();
        let mark = |ply: usize, node: NodeId| {
            let mark = state
                .notes
                .with(|notes| Some(notes.assessment(node)?.mark()))?;
            let class = match mark {
                Mark::Strong => "strong",
                Mark::Weak => "weak",
                Mark::Missed => "missed",
                Mark::Good => return None,
            };
            Some(format!(
                "<circle class='mark {class}' cx='{:.1}' cy='{}' r='3.4'/>",
                graph::x(ply, plies),
                graph::HEIGHT - 5.0
            ))
        };
        line.with(|line| {
            line.iter()
                .enumerate()
                .filter_map(|(ply, &node)| mark(ply, node))
                .collect::<String>()
        })
    };
    let at = move || {
        let ply = state.study.with(polis_client::replay::Study::ply);
        format!("M{:.1} 0V{}", graph::x(ply, plies()), graph::HEIGHT)
    };
    view! {
        <svg
            viewBox=format!("-6 0 {} {}", graph::WIDTH + 12.0, graph::HEIGHT)
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            <g inner_html=lines></g>
            <g inner_html=marks></g>
            <path class="now" d=at></path>
        </svg>
    }
}

/// The lines as the inside of an SVG.
fn drawn<G: ReplayGame>(
    state: ReplayState<G>,
    kind: Graph,
    line: &[NodeId],
    notes: &Notes,
) -> String {
    let seats = state.tree.with(|tree| tree.game().start().seats());
    let path = |class: &str, seat: usize, d: &str| {
        format!("<path class='{class} seat-{}' d='{d}'/>", seat + 1)
    };
    let base = graph::HEIGHT - 6.0;
    let mut all = path("base", 0, &format!("M0 {base}H{}", graph::WIDTH));
    match kind {
        Graph::Points => {
            let now = points(state, line);
            let later = foreseen(notes, line, seats, |one| &one.points);
            let values = now.iter().chain(&later).flatten().copied().flatten();
            let scale = Scale::of(values);
            for (seat, values) in later.iter().enumerate() {
                all += &path("later", seat, &graph::line(values, scale));
            }
            for (seat, values) in now.iter().enumerate() {
                all += &path("line", seat, &graph::line(values, scale));
            }
        }
        Graph::Result => {
            let wins = foreseen(notes, line, seats, |one| &one.win);
            let middle = Scale::CHANCE.y(0.5);
            all += &path("base", 0, &format!("M0 {middle}H{}", graph::WIDTH));
            if let (2, Some(first)) = (seats, wins.first()) {
                all += &path("area", 0, &graph::area(first, Scale::CHANCE));
            }
            for (seat, values) in wins.iter().enumerate() {
                all += &path("line", seat, &graph::line(values, Scale::CHANCE));
            }
        }
    }
    all
}
