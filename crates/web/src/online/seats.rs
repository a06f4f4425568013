//! The strip over a table of the server: who plays, who is there, the clocks, and what to decide.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_game::Seat;
use polis_protocol::{Action, Chair, Clock, Status, TakebackAnswer};

use super::chat::Chat;
use super::early_end::{headline, match_lines};
use super::rating_label::rating_label;
use super::resigning::Resigning;
use super::shuffle_proof::TableProof;
use super::spectators::Spectators;
use super::trying_out::{PrivateBoardButton, PrivateBoardLine};
use super::turn_planning::{PlanningLine, TurnPlanner};
use super::{After, table_text};
use crate::browser;
use crate::client::Client;
use crate::game::OnlineTable;
use crate::online::attention::{self, Permission};
use crate::online::place::OnlinePlace;
use crate::online::push;
use polis_client::online::clock::{self, Face, TimeLeft};
use polis_client::route::Route;
use polis_i18n::Words;

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(200);
/// How often it is looked whether somebody has abandoned a game.
const MINUTE: Duration = Duration::from_mins(1);

/// The strip over a table.
#[component]
pub(crate) fn Seats(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let now = RwSignal::new(place.line.server_time());
    let ticking = set_interval_with_handle(
        move || {
            // Without a clock there is nothing to look at.
            if untrack(|| place.state(|state| state.clocks.is_some())) == Some(true) {
                now.try_set(place.line.server_time());
            }
        },
        TICK,
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let number = Memo::new(move |_| place.state(|state| state.chairs.len()).unwrap_or(0));
    let seats = move || {
        Seat::first(number.get())
            .map(|seat| view! { <SeatChip place seat now/> })
            .collect_view()
    };
    let watching = move || {
        place
            .seat()
            .is_none()
            .then(|| client.words().online.room.watching())
    };
    // A button that is pressed by key plays nothing on the table.
    let own_keys = |event: leptos::ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.stop_propagation();
        }
    };
    view! {
        <section
            class="seats"
            on:keydown=own_keys
            aria-label=client.text(|words| words.online.room.players())
        >
            <ul class="plain chips-row">{seats}</ul>
            <div class="small audience">
                {move || watching().map(|text| view! { <span class="watching">{text}</span> })}
                <Spectators place/>
            </div>
            <div class="line controls">
                <TurnPlanner place/>
                <PrivateBoardButton place/>
                <Chat place/>
                <TableProof place/>
                <Bell place/>
                <Resigning place/>
            </div>
            <Question place/>
            <Offer place/>
            <PlanningLine place/>
            <PrivateBoardLine place/>
            <Presence place/>
        </section>
    }
}

/// Somebody who plays: name, presence, clock.
#[component]
fn SeatChip(
    place: OnlinePlace,
    seat: Seat,
    now: RwSignal<polis_protocol::Millis>,
) -> impl IntoView {
    let client = Client::here();
    let is_on = move || place.state(|state| state.to_move == Some(seat)) == Some(true);
    let is_away = move || {
        place
            .table_replica(|table_replica| {
                let is_person = table_replica
                    .state()
                    .chair(seat)
                    .is_some_and(|chair| chair.person().is_some());
                is_person && table_replica.presence().here.get(seat as usize) == Some(&false)
            })
            .unwrap_or(false)
    };
    let who = move || {
        let words = client.words();
        place.state(|state| who(state.chair(seat), words)).flatten()
    };
    // A vacation is looked for when the table changes, and as the clock goes.
    let vacation = Memo::new(move |_| {
        let now = now.get().max(place.line.server_time());
        place.state(|state| state.vacation(seat, now)).flatten()
    });
    let on_vacation = move || {
        let day = browser::day(vacation.get()?.until as f64, client.language());
        let until = client.words().online.vacation.until(&day);
        Some(view! { <small class="note on-vacation">{until}</small> })
    };
    let left = Memo::new(move |_| {
        let now = now.get();
        place.state(|state| clock::left(state, seat, now)).flatten()
    });
    let shown = Memo::new(move |_| left.get().map(|left| face(left, client.words())));
    let clock = move || {
        let text = shown.get()?;
        let is_short = move || left.get().is_some_and(|left| left.is_short() && left.runs);
        let runs = move || left.get().is_some_and(|left| left.runs);
        let label = move || {
            let words = client.words();
            let name = place.state(|state| {
                let chair = state.chair(seat)?;
                table_text::chair(chair, words)
            });
            let name = name.flatten().unwrap_or_default();
            words.online.room.clock_of(&name)
        };
        Some(view! {
            <span class="clock" role="timer" aria-label=label class:runs=runs class:short=is_short>
                {text}
            </span>
        })
    };
    view! {
        <li class="seat-chip" class:on=is_on class:away=is_away data-seat=seat.number()>
            <span class="live" aria-hidden="true"></span>
            {who}
            {on_vacation}
            {move || {
                (is_away() && vacation.get().is_none())
                    .then(|| {
                        view! { <small class="note">{client.words().online.room.away()}</small> }
                    })
            }}
            {clock}
        </li>
    }
}

fn who(chair: Option<&Chair>, words: &'static Words) -> Option<AnyView> {
    let chair = chair?;
    let name = table_text::chair(chair, words)?;
    let rating = chair
        .person()
        .and_then(|person| rating_label(person, words));
    Some(match chair {
        Chair::Person(person) => view! {
            <a class="name" href=Route::Person(person.id).to_string()>{name}</a>
            {rating}
        }
        .into_any(),
        Chair::Heir { person, level } => {
            let heir = words.online.room.heir(words.players.character(*level));
            view! {
                <span class="name" title=heir.clone()>{table_text::name(person, words)}</span>
                <small>{heir}</small>
            }
            .into_any()
        }
        Chair::Computer(_) | Chair::Open => view! { <span class="name">{name}</span> }.into_any(),
    })
}

/// What is left on a clock, as it is written.
pub(super) fn face(left: TimeLeft, words: &Words) -> String {
    let room = &words.online.room;
    match left.face() {
        Face::Days { days, hours } => room.days_hours(days, hours),
        Face::Hours { hours, minutes } => room.hours_minutes(hours, minutes),
        Face::Minutes {
            minutes,
            seconds,
            tenths: None,
        } => format!("{minutes}:{seconds:02}"),
        Face::Minutes {
            minutes,
            seconds,
            tenths: Some(tenths),
        } => format!("{minutes}:{seconds:02}.{tenths}"),
    }
}

/// What is to be decided or to be known just now: a request to take back, a refusal, the end.
#[component]
fn Question(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let takeback = Memo::new(move |_| place.state(|state| state.takeback.clone()).flatten());
    let asked = move || {
        let takeback = takeback.get()?;
        let words = client.words();
        let room = &words.online.room;
        let (me, ply) = (place.seat()?, takeback.ply);
        let answer = move |answer| place.act(Action::AnswerTakeback { ply, answer });
        if takeback.seat == me {
            return Some(
                view! {
                    <p class="question" role="status">
                        <span>{room.asked_takeback()}</span>
                        <button
                            class="button small-button"
                            type="button"
                            on:click=move |_| answer(TakebackAnswer::Decline)
                        >
                            {room.withdraw()}
                        </button>
                    </p>
                }
                .into_any(),
            );
        }
        let name = place
            .state(|state| table_text::chair(state.chair(takeback.seat)?, words))
            .flatten()
            .unwrap_or_default();
        let has_agreed = takeback.agreed.contains(&me);
        Some(
            view! {
                <p class="question" role="alert">
                    <span>{room.asks_takeback(&name)}</span>
                    <button
                        class="button small-button primary"
                        type="button"
                        id="agree"
                        disabled=has_agreed
                        on:click=move |_| answer(TakebackAnswer::Agree)
                    >
                        {room.agree()}
                    </button>
                    <button
                        class="button small-button"
                        type="button"
                        id="decline"
                        on:click=move |_| answer(TakebackAnswer::Decline)
                    >
                        {room.decline()}
                    </button>
                </p>
            }
            .into_any(),
        )
    };
    let refused = move || {
        let code = place.refused.get()?;
        Some(view! {
            <p class="question refused" role="alert">
                <span>{client.words().online.refusal(code)}</span>
                <button
                    class="button small-button"
                    type="button"
                    on:click=move |_| place.refused.set(None)
                >
                    {client.words().table.close()}
                </button>
            </p>
        })
    };
    let is_over =
        Memo::new(move |_| place.state(|state| state.status == Status::Finished) == Some(true));
    let end = move || {
        is_over.get().then(|| {
            let early = move || place.early_end(client.words());
            view! {
                <div class="question ended">
                    {move || early().map(|text| view! { <span role="status">{text}</span> })}
                    {move || {
                        early()?;
                        Some(view! { <b>{headline(place, client.words())}</b> })
                    }}
                    {move || {
                        let lines = match_lines(place, client.words()).into_iter();
                        lines.map(|line| view! { <span>{line}</span> }).collect_view()
                    }}
                    <After place/>
                </div>
            }
        })
    };
    view! { {asked} {refused} <Claim place/> {end} }
}

/// Lets somebody claim a game that the person to move has abandoned.
#[component]
fn Claim(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let now = RwSignal::new(place.line.server_time());
    let look = move || {
        now.try_set(place.line.server_time());
    };
    let ticking = set_interval_with_handle(look, MINUTE);
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let absent = Memo::new(move |_| {
        let (me, now) = (place.seat()?, now.get());
        place.state(|state| {
            let is_claimable = state.abandoned_at().is_some_and(|from| from <= now);
            state.to_move.filter(|&seat| is_claimable && seat != me)
        })?
    });
    let question = move || {
        let (absent, words) = (absent.get()?, client.words());
        let name = place
            .state(|state| table_text::chair(state.chair(absent)?, words))
            .flatten()?;
        Some(view! {
            <p class="question" role="status">
                <span>{words.online.room.claim_line(&name)}</span>
                <button
                    class="button small-button"
                    type="button"
                    id="claim"
                    on:click=move |_| place.act(Action::Claim)
                >
                    {words.online.room.claim()}
                </button>
            </p>
        })
    };
    view! { {question} }
}

/// Offers notifications after one's first turn in a game with days for each move.
#[component]
fn Offer(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let line = place.line;
    let is_due = Memo::new(move |_| {
        let me = place.seat();
        let has_played = place.state(|state| {
            let is_daily = matches!(state.settings.clock, Clock::Daily { .. });
            let is_waiting = state.status == Status::Playing && state.to_move != me;
            is_daily && is_waiting && me.is_some_and(|me| state.plies > me as u32)
        });
        let is_new = line
            .habits
            .with(|habits| !habits.is_notified && !habits.was_offered);
        has_played == Some(true) && is_new && attention::permission() == Permission::Unasked
    });
    let decline = move |_| line.habits.update(|habits| habits.was_offered = true);
    let accept = move |_| {
        spawn_local(async move {
            push::turn_on(line).await;
        });
    };
    view! {
        {move || {
            is_due
                .get()
                .then(|| {
                    view! {
                        <p class="question" role="status" id="offer-push">
                            <span>{client.text(|words| words.online.room.offer())}</span>
                            <button
                                class="button small-button primary"
                                type="button"
                                on:click=accept
                            >
                                {client.text(|words| words.online.room.offer_yes())}
                            </button>
                            <button class="button small-button" type="button" on:click=decline>
                                {client.text(|words| words.online.room.offer_no())}
                            </button>
                        </p>
                    }
                })
        }}
    }
}

/// Speaks who comes and goes.
#[component]
fn Presence(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let said = RwSignal::new(String::new());
    Effect::new(move |before: Option<Vec<bool>>| {
        let here = place
            .table_replica(|table_replica| table_replica.presence().here.clone())
            .unwrap_or_default();
        let words = client.words();
        let me = place.seat();
        for (seat, (&now, &then)) in Seat::ALL
            .into_iter()
            .zip(here.iter().zip(before.iter().flatten()))
        {
            if now == then || Some(seat) == me {
                continue;
            }
            let name = place
                .state(|state| table_text::chair(state.chair(seat)?, words))
                .flatten()
                .unwrap_or_default();
            let room = &words.online.room;
            said.set(if now {
                room.back(&name)
            } else {
                room.left(&name)
            });
        }
        here
    });
    view! { <p class="unseen" role="status" aria-live="polite">{said}</p> }
}

/// Asks the browser to tell when it is one's turn.
#[component]
fn Bell(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let line = place.line;
    let permission = RwSignal::new(attention::permission());
    let is_on = move || {
        permission.get() == Permission::Granted && line.habits.with(|habits| habits.is_notified)
    };
    let label = move || {
        let room = &client.words().online.room;
        match permission.get() {
            Permission::Denied => room.not_told(),
            Permission::Granted if is_on() => room.told(),
            Permission::Granted | Permission::Unasked | Permission::Impossible => room.tell_me(),
        }
    };
    let press = move |_| {
        if untrack(is_on) {
            push::turn_off(line);
            return;
        }
        spawn_local(async move {
            permission.try_set(push::turn_on(line).await);
        });
    };
    let is_shown = move || {
        let is_playing = place.state(|state| state.status == Status::Playing) == Some(true);
        is_playing && place.seat().is_some() && permission.get() != Permission::Impossible
    };
    view! {
        {move || {
            is_shown()
                .then(|| {
                    view! {
                        <button
                            class="icon bell"
                            type="button"
                            aria-pressed=move || is_on().to_string()
                            aria-label=label
                            title=label
                            disabled=move || permission.get() == Permission::Denied
                            on:click=press
                        >
                            <svg class="lines" viewBox="0 0 24 24" aria-hidden="true">
                                <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4"></path>
                            </svg>
                        </button>
                    }
                })
        }}
    }
}
