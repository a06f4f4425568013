//! Planning one's next turn while others decide: on the table, as if it were one's turn.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_client::online::seat::FollowableGame;
use polis_client::online::turn_plan::{add_turn, can_plan, supposed};
use polis_client::session::Session;
use polis_client::table::narration::{NarratedGame, Speech};
use polis_game::Seat;
use polis_i18n::Words;
use polis_notation::Record;
use polis_protocol::{NewTiles, TurnPlan};

use super::api::{self, Failure};
use crate::client::Client;
use crate::components::icon::Icon;
use crate::game::Playable;
use crate::online::place::OnlinePlace;

/// What one plans for one's next turn. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct TurnPlanning {
    /// The moves of the turn that is being planned; none when nothing is.
    turn: RwSignal<Option<Vec<String>>>,
    /// What the server keeps.
    plan: RwSignal<TurnPlan>,
}

impl TurnPlanning {
    pub(crate) fn new() -> TurnPlanning {
        TurnPlanning {
            turn: RwSignal::new(None),
            plan: RwSignal::new(TurnPlan::default()),
        }
    }

    /// Whether moves are planned instead of played.
    pub(crate) fn is_on(self) -> bool {
        self.turn.with(Option::is_some)
    }

    /// The moves of the turn that is being planned.
    pub(crate) fn turn(self) -> Option<Vec<String>> {
        self.turn.get()
    }
}

impl OnlinePlace {
    /// The seat for which one can plan now.
    fn planning_seat(self) -> Option<Seat> {
        let seat = self.seat()?;
        self.state(|state| can_plan(state, seat))?.then_some(seat)
    }

    /// Adds a move to the turn that is being planned. A turn that is complete goes to the server.
    pub(super) fn plan_move(self, text: String) {
        let planning = self.planning;
        let Some(mut turn) = planning.turn.get_untracked() else {
            return;
        };
        turn.push(text);
        let goes_on = untrack(|| {
            let seat = self.planning_seat()?;
            self.table_replica(|it| match it.record()? {
                Record::Akropolis(record) => supposed(record, seat, &turn).map(|_| ()),
                Record::Architekton(record) => supposed(record, seat, &turn).map(|_| ()),
            })?
        });
        if goes_on.is_some() {
            planning.turn.set(Some(turn));
        } else {
            self.end_turn(turn);
        }
    }

    /// The turn that is being planned is complete.
    fn end_turn(self, turn: Vec<String>) {
        self.planning.turn.set(None);
        let mut plan = self.planning.plan.get_untracked();
        if !turn.is_empty() && add_turn(&mut plan, turn) {
            self.keep_plan(plan);
        }
    }

    /// Has the server keep a plan.
    fn keep_plan(self, plan: TurnPlan) {
        self.refused.set(None);
        spawn_local(async move {
            let kept = if plan.turns.is_empty() {
                api::drop_plan(self.id).await
            } else {
                api::keep_plan(self.id, &plan).await
            };
            match kept {
                Ok(()) => {
                    self.planning.plan.try_set(plan);
                }
                Err(Failure::Refused(code)) => {
                    self.refused.try_set(Some(code));
                }
                Err(Failure::NoAnswer) => {}
            }
        });
    }

    /// Asks for what one has planned whenever others begin to decide; it is over when they have.
    fn follow_plan(self) {
        let awaited = Memo::new(move |_| {
            self.planning_seat()?;
            self.state(|state| (state.plies, state.takebacks))
        });
        Effect::new(move |before: Option<Option<(u32, u32)>>| {
            let awaited = awaited.get();
            let before = before.flatten();
            if awaited.is_none() {
                self.planning.turn.set(None);
                self.planning.plan.set(TurnPlan::default());
            } else if before.is_none() || before != awaited {
                spawn_local(async move {
                    if let Ok(plan) = api::plan(self.id).await {
                        self.planning.plan.try_set(plan);
                    }
                });
            }
            awaited
        });
    }
}

/// What one has planned and the button to plan more, behind a button of the bar.
#[component]
pub(super) fn TurnPlanner(place: OnlinePlace) -> impl IntoView {
    place.follow_plan();
    // Who is planning sees the table, and `PlanningLine` above it.
    let is_shown = Memo::new(move |_| {
        place.planning_seat().is_some() && !place.planning.is_on() && !place.trying.is_on()
    });
    view! { {move || is_shown.get().then(|| view! { <Planner place/> })} }
}

/// Says that moves are planned instead of played, and ends it.
#[component]
pub(super) fn PlanningLine(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let planning = place.planning;
    let is_on = Memo::new(move |_| planning.is_on());
    // A turn of two tiles may be planned as far as the first.
    let is_begun = Memo::new(move |_| {
        let turn = planning.turn.get();
        turn.is_some_and(|turn| !turn.is_empty())
    });
    let keep = move |_| {
        if let Some(turn) = planning.turn.get_untracked() {
            place.end_turn(turn);
        }
    };
    let cancel = move |_| planning.turn.set(None);
    view! {
        {move || {
            is_on
                .get()
                .then(|| {
                    view! {
                        <div class="question">
                            <span role="status">
                                {client.text(|words| words.online.room.planning_line())}
                            </span>
                            {move || {
                                is_begun
                                    .get()
                                    .then(|| {
                                        view! {
                                            <button class="button small-button" type="button" on:click=keep>
                                                {client.text(|words| words.online.room.plan_keep())}
                                            </button>
                                        }
                                    })
                            }}
                            <button
                                class="button small-button"
                                type="button"
                                id="plan-cancel"
                                on:click=cancel
                            >
                                {client.text(|words| words.online.room.withdraw())}
                            </button>
                        </div>
                    }
                })
        }}
    }
}

#[component]
fn Planner(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let planning = place.planning;
    let is_open = RwSignal::new(false);
    let begin = move |_| planning.turn.set(Some(Vec::new()));
    let number = Memo::new(move |_| planning.plan.with(|plan| plan.turns.len()));
    let is_full = move || number.get() >= polis_protocol::MAX_PLANNED_TURNS;
    let turns = move || {
        let turns = planning.plan.with(|plan| plan.turns.clone());
        let words = client.words();
        let row = |(number, turn): (usize, Vec<String>)| {
            let text = told(place, &turn, words);
            let label = words.online.room.plan_remove(&text);
            let remove = move |_| {
                let mut plan = planning.plan.get_untracked();
                if plan.turns.get(number) == Some(&turn) {
                    plan.turns.remove(number);
                    place.keep_plan(plan);
                }
            };
            view! {
                <li>
                    <span>{text}</span>
                    <button
                        class="icon"
                        type="button"
                        aria-label=label.clone()
                        title=label
                        on:click=remove
                    >
                        <Icon icon=Icon::Close/>
                    </button>
                </li>
            }
        };
        turns.into_iter().enumerate().map(row).collect_view()
    };
    let has_turns = Memo::new(move |_| number.get() > 0);
    let plays_on = move || {
        planning
            .plan
            .with(|plan| plan.new_tiles == NewTiles::PlayOn)
    };
    let change = move |_| {
        let mut plan = planning.plan.get_untracked();
        plan.new_tiles = match plan.new_tiles {
            NewTiles::Stop => NewTiles::PlayOn,
            NewTiles::PlayOn => NewTiles::Stop,
        };
        place.keep_plan(plan);
    };
    let list = move || {
        has_turns.get().then(|| {
            view! {
                <p class="small">{client.text(|words| words.online.room.plan_line())}</p>
                <ol class="planned-turns">{turns}</ol>
                <label class="small">
                    <input type="checkbox" prop:checked=plays_on on:change=change/>
                    " "
                    {client.text(|words| words.online.room.plan_new_tiles())}
                </label>
            }
        })
    };
    let label = client.text(|words| words.online.room.plan_turn());
    view! {
        <div class="turn-planner" id="turn-planner">
            <button
                class="icon"
                type="button"
                id="plans"
                aria-label=label
                title=label
                aria-expanded=move || is_open.get().to_string()
                aria-controls="plans-panel"
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                <Icon icon=Icon::Plan/>
                {move || has_turns.get().then(|| view! { <b class="count">{number}</b> })}
            </button>
            <div class="card" id="plans-panel" hidden=move || !is_open.get()>
                {list}
                <button
                    class="button"
                    type="button"
                    id="plan-turn"
                    disabled=is_full
                    on:click=begin
                >
                    {label}
                </button>
            </div>
        </div>
    }
}

/// A turn in words.
fn told(place: OnlinePlace, turn: &[String], words: &'static Words) -> String {
    let is_akropolis = place.table_replica(|it| matches!(it.record(), Some(Record::Akropolis(_))));
    let told = if is_akropolis == Some(true) {
        told_in::<polis_akropolis::Akropolis>(place, turn, words)
    } else {
        told_in::<polis_architekton::Architekton>(place, turn, words)
    };
    told.unwrap_or_else(|| turn.join(", "))
}

fn told_in<G: Playable + NarratedGame + FollowableGame>(
    place: OnlinePlace,
    turn: &[String],
    words: &'static Words,
) -> Option<String> {
    let session: Session<G> = untrack(|| place.session())?;
    let company = G::any(session).summary().company();
    let company = &company;
    let speech = Speech { words, company };
    let told = turn.iter().map(|text| {
        let chosen = text.parse().ok()?;
        Some(G::told(chosen, speech))
    });
    let told: Option<Vec<String>> = told.collect();
    Some(told?.join(", "))
}
