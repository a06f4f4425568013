//! The waiting room: the invitation, chairs that fill, and what one can do there.

use leptos::prelude::*;
use polis_game::Seat;
use polis_notation::Level;
use polis_protocol::{Action, Chair, Joining, Start, TableState};

use super::banner::Banner;
use super::chat::Chat;
use super::invitation::Invitation;
use super::name::NameField;
use super::rating_label::rating_label;
use super::submission::Submission;
use super::table_text;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::icon::Icon;
use crate::components::picture::Model;
use crate::online::place::OnlinePlace;
use polis_client::route::Route;
use polis_notation::GameKind;

/// The waiting room of a table.
#[component]
pub(crate) fn WaitingRoom(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let game = Memo::new(move |_| {
        place
            .state(|state| state.settings.game.kind())
            .unwrap_or(GameKind::Akropolis)
    });
    let what = Signal::derive(move || game.get().title().to_owned());
    let headline = move || {
        let words = client.words();
        let host = place.state(|state| table_text::name(&state.host, words));
        match host {
            Some(host) if place.seat().is_none() && !place.is_host() => {
                words.online.room.invited_by(&host)
            }
            Some(_) | None => words.online.room.waiting().to_owned(),
        }
    };
    let agreed = move || {
        let words = client.words();
        let agreed = place.state(|state| table_text::agreements(&state.settings, words));
        agreed
            .into_iter()
            .flatten()
            .map(|one| view! { <li>{one}</li> })
            .collect_view()
    };
    // Who comes by a link need not invite others before they sit.
    let is_inviting = Memo::new(move |_| place.seat().is_some() || place.is_host());
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page waiting-room" tabindex="-1">
            <header class="heading">
                <div>
                    <h1>{headline}</h1>
                    <p class="small">{move || game.get().title()}</p>
                </div>
                <nav class="line">
                    <a class="button quiet" href=Route::Online.to_string()>
                        {client.text(|words| words.online.room.to_lobby())}
                    </a>
                </nav>
            </header>
            <div class="columns">
                <section class="card chairs">
                    <div class="picture small-picture" aria-hidden="true">
                        {move || view! { <Model game=game.get()/> }}
                    </div>
                    <h2>{client.text(|words| words.new_game.at_the_table())}</h2>
                    <ul class="plain" aria-live="polite">{move || chairs(place, client)}</ul>
                    <p class="small">{move || when(place, client)}</p>
                    <Deeds place/>
                </section>
                <div>
                    {move || {
                        if is_inviting.get() {
                            view! { <Invitation route=Route::Table(place.id)/> }.into_any()
                        } else {
                            view! { <AboutGame game=game.get()/> }.into_any()
                        }
                    }}
                    <section class="card agreed">
                        <ul>{agreed}</ul>
                    </section>
                </div>
            </div>
        </main>
        <Chat place/>
    }
}

/// For those who were invited: the game in two sentences, and where to learn more.
#[component]
fn AboutGame(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let about = client.say(move |words| match game {
        GameKind::Akropolis => words.online.room.about_akropolis(),
        GameKind::Architekton => words.online.room.about_architekton(),
    });
    view! {
        <section class="card about-game">
            <h2>{game.title()}</h2>
            <p>{about}</p>
            <div class="line">
                <a class="button" href=Route::Learn(game).to_string()>
                    {client.text(|words| words.learn.title())}
                </a>
                <a class="button" href=Route::Rules(game).to_string()>
                    {client.text(|words| words.rules.title())}
                </a>
            </div>
        </section>
    }
}

/// When the game starts.
fn when(place: OnlinePlace, client: Client) -> Option<&'static str> {
    let room = &client.words().online.room;
    place.state(|state| match state.settings.start {
        Start::WhenFull => room.starts_when_full(),
        Start::ByHost => room.host_starts(),
    })
}

fn chairs(place: OnlinePlace, client: Client) -> impl IntoView {
    let (here, chairs, host) = place
        .table_replica(|table_replica| {
            let state = table_replica.state();
            let here = table_replica.presence().here.clone();
            (here, state.chairs.clone(), state.host.id)
        })
        .unwrap_or_else(|| {
            (
                Vec::new(),
                Vec::new(),
                polis_protocol::PersonId::from_bits(0),
            )
        });
    let me = place.line.my_id();
    Seat::ALL
        .into_iter()
        .zip(chairs)
        .map(|(seat, chair)| {
            let words = client.words();
            let room = &words.online.room;
            let person = chair.person().cloned();
            let is_me = person.as_ref().is_some_and(|person| Some(person.id) == me);
            let is_away = person.is_some() && here.get(seat as usize) == Some(&false);
            let name = table_text::chair(&chair, words);
            let is_free = name.is_none();
            let letter = name.as_ref().and_then(|name| name.chars().next());
            let mut notes = Vec::new();
            if is_me {
                notes.push(words.players.you());
            }
            if person.as_ref().is_some_and(|person| person.id == host) {
                notes.push(room.host());
            }
            if is_away {
                notes.push(room.away());
            }
            let rating = person
                .as_ref()
                .and_then(|person| rating_label(person, words));
            let controls = place
                .is_host()
                .then(|| host_controls(place, client, seat, &chair, is_me));
            view! {
                <li class="row chair-row" class:free=is_free>
                    <span class="face" aria-hidden="true" class:away=is_away>
                        {letter.map(String::from)}
                    </span>
                    <p class="about">
                        <b>{name.unwrap_or_else(|| room.free().to_owned())}</b>
                        " "
                        {rating}
                        " "
                        <small>{notes.join(" \u{b7} ")}</small>
                    </p>
                    {controls}
                </li>
            }
        })
        .collect_view()
}

/// What the host can do about a chair.
fn host_controls(
    place: OnlinePlace,
    client: Client,
    seat: Seat,
    chair: &Chair,
    is_me: bool,
) -> Option<AnyView> {
    let words = client.words();
    match chair {
        Chair::Open => {
            let choose = move |event| {
                if let Ok(level) = event_target_value(&event).parse::<Level>() {
                    place.act(Action::SeatComputer { seat, level });
                }
            };
            let levels = Level::ALL
                .map(|level| {
                    view! {
                        <option value=level.name()>
                            {words.players.computer(&words.players.opponent(level))}
                        </option>
                    }
                })
                .collect_view();
            Some(
                view! {
                    <select
                        class="field-input"
                        aria-label=words.online.room.seat_computer(seat.number())
                        on:change=choose
                    >
                        <option value="">{words.online.plan.anybody()}</option>
                        {levels}
                    </select>
                }
                .into_any(),
            )
        }
        Chair::Person(_) | Chair::Computer(_) | Chair::Heir { .. } if !is_me => {
            let name = table_text::chair(chair, words).unwrap_or_default();
            let label = words.online.room.send_away(&name);
            Some(
                view! {
                    <button
                        class="icon"
                        type="button"
                        aria-label=label.clone()
                        title=label
                        on:click=move |_| place.act(Action::Free { seat })
                    >
                        <Icon icon=Icon::Close/>
                    </button>
                }
                .into_any(),
            )
        }
        Chair::Person(_) | Chair::Computer(_) | Chair::Heir { .. } => None,
    }
}

/// GameController down, getting up, starting.
#[component]
fn Deeds(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let line = place.line;
    let form = Submission::here();
    let sit = move |event: leptos::ev::SubmitEvent| {
        form.ask(&event, async { Ok(()) }, move |()| {
            place.act(Action::Join { seat: None });
        });
    };
    let is_seated = Memo::new(move |_| place.seat().is_some());
    let is_full = Memo::new(move |_| place.state(is_full).unwrap_or(false));
    let may_sit = Memo::new(move |_| {
        let needs_account = place
            .state(|state| state.settings.joining == Joining::Accounts)
            .unwrap_or(false);
        !needs_account || line.has_account()
    });
    let why = move || {
        let words = &client.words().online;
        if let Some(code) = place.refused.get() {
            return Some(words.refusal(code));
        }
        form.why()
    };
    let deeds = move || {
        if is_seated.get() {
            return view! { <SeatedDeeds place is_full/> }.into_any();
        }
        if is_full.get() {
            return view! { <p>{client.text(|words| words.online.room.full())}</p> }.into_any();
        }
        if !may_sit.get() {
            return view! {
                <p>{client.text(|words| words.online.room.accounts_only())}</p>
                <a class="button" href=Route::Me.to_string()>
                    {client.text(|words| words.online.me.title())}
                </a>
            }
            .into_any();
        }
        view! {
            <form class="sit" on:submit=sit>
                <NameField typed=form.typed/>
                <button
                    class="button primary"
                    type="submit"
                    id="sit"
                    disabled=move || form.is_busy.get()
                >
                    {client.text(|words| words.online.room.sit())}
                </button>
            </form>
        }
        .into_any()
    };
    view! {
        {deeds}
        <p class="error" role="alert">{why}</p>
    }
}

fn is_full(state: &TableState) -> bool {
    !state.chairs.contains(&Chair::Open)
}

/// What who sits there can do.
#[component]
fn SeatedDeeds(place: OnlinePlace, is_full: Memo<bool>) -> impl IntoView {
    let client = Client::here();
    let by_host = Memo::new(move |_| {
        place
            .state(|state| state.settings.start == Start::ByHost)
            .unwrap_or(false)
    });
    let start = move || {
        (place.is_host() && by_host.get()).then(|| {
            view! {
                <button
                    class="button primary"
                    type="button"
                    id="start-game"
                    disabled=move || !is_full.get()
                    on:click=move |_| place.act(Action::Start)
                >
                    {client.text(|words| words.online.room.start())}
                </button>
            }
        })
    };
    let leave = move || {
        if place.is_host() {
            view! {
                <button
                    class="button quiet"
                    type="button"
                    on:click=move |_| place.act(Action::Close)
                >
                    {client.text(|words| words.online.room.close())}
                </button>
            }
            .into_any()
        } else {
            view! {
                <button
                    class="button quiet"
                    type="button"
                    on:click=move |_| place.act(Action::Leave)
                >
                    {client.text(|words| words.online.room.get_up())}
                </button>
            }
            .into_any()
        }
    };
    view! { <div class="line">{start} {leave}</div> }
}
