//! A table of the server: the waiting room before the game, then the game.

use leptos::prelude::*;
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_protocol::{AbortReason, Code, Status as Progress, TableId, TableState};

use super::banner::{Banner, NoServer};
use super::early_end::EarlyEnd;
use super::seats::Seats;
use super::waiting_room::WaitingRoom;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::game::{GameController, OnlineLink, OnlineTable};
use crate::online::line::Line;
use crate::online::place::OnlinePlace;
use crate::online::table_text;
use crate::table;
use polis_client::online::connection::{Status, WatchedTable};
use polis_client::online::seat::MoveInFlight;
use polis_client::route::Route;
use polis_notation::GameKind;

/// What there is to see of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Coming,
    NoServer,
    Missing(Code),
    Gathering,
    Aborted(AbortReason),
    Game(GameKind),
}

/// A table of the server.
#[component]
pub(crate) fn Room(id: TableId) -> impl IntoView {
    let stage = watch(id);
    let place = OnlinePlace::new(id);
    move || match stage.get() {
        Stage::Game(GameKind::Akropolis) => view! { <AkropolisGame place/> }.into_any(),
        Stage::Game(GameKind::Architekton) => view! { <ArchitektonGame place/> }.into_any(),
        Stage::Gathering => view! { <WaitingRoom place/> }.into_any(),
        stage => view! { <Nothing stage/> }.into_any(),
    }
}

/// Watches a table, and tells what there is to see of it.
pub(crate) fn watch(id: TableId) -> Memo<Stage> {
    let line = Line::here();
    line.watch(id);
    Memo::new(move |before: Option<&Stage>| {
        let stage = line.table(id, stage).flatten();
        // While a table is asked for anew, what was seen stays.
        match (stage, before, line.status.get()) {
            (Some(stage), _, _) => stage,
            (None, Some(&before @ (Stage::Game(_) | Stage::Gathering)), _) => before,
            (None, _, Status::NoServer) => Stage::NoServer,
            (None, _, _) => Stage::Coming,
        }
    })
}

fn stage(watched: &WatchedTable) -> Option<Stage> {
    if let Some(code) = watched.missing() {
        return Some(Stage::Missing(code));
    }
    let table_replica = watched.table_replica()?;
    let state = table_replica.state();
    Some(match (state.status, table_replica.record()) {
        (Progress::Aborted(reason), None) => Stage::Aborted(reason),
        (_, Some(_)) => Stage::Game(state.settings.game.kind()),
        (Progress::Gathering | Progress::Playing | Progress::Finished, None) => Stage::Gathering,
    })
}

#[component]
fn AkropolisGame(place: OnlinePlace) -> impl IntoView {
    match GameController::<Akropolis>::online(OnlineLink::new(place), move || place.session()) {
        Some(controller) => {
            view! { <StagePanels place><table::Akropolis controller/></StagePanels> }.into_any()
        }
        // A record and seats that do not belong together.
        None => view! { <Nothing stage=Stage::Missing(Code::Internal)/> }.into_any(),
    }
}

#[component]
fn ArchitektonGame(place: OnlinePlace) -> impl IntoView {
    match GameController::<Architekton>::online(OnlineLink::new(place), move || place.session()) {
        Some(controller) => {
            view! { <StagePanels place><table::Architekton controller/></StagePanels> }.into_any()
        }
        // A record and seats that do not belong together.
        None => view! { <Nothing stage=Stage::Missing(Code::Internal)/> }.into_any(),
    }
}

/// What is around a table that is played on through a server.
#[component]
fn StagePanels(place: OnlinePlace, children: Children) -> impl IntoView {
    let move_waits = Signal::derive(move || place.on_its_way() == MoveInFlight::Move);
    let hides_scores = move || {
        let is_over = place
            .state(|state| state.status != Progress::Playing)
            .unwrap_or(false);
        !is_over && !place.shows_scores()
    };
    place.follow_ratings();
    // Who wanted to play again goes on as soon as all do, and to the next game of a match everybody who
    // plays it: the clock may be running there.
    Effect::new(move |before: Option<bool>| {
        let next = place.state(|state| state.next).flatten();
        let wants = place.seat().is_some_and(|me| {
            let wants = |state: &TableState| {
                let series = state.outcome.as_ref().and_then(|outcome| outcome.series);
                let goes_on = series.is_some_and(|series| series.winner().is_none());
                goes_on || state.rematch.contains(&me)
            };
            place.state(wants) == Some(true)
        });
        if let (Some(next), Some(false), true) = (next, before, wants) {
            table_text::go(Route::Table(next));
        }
        next.is_some()
    });
    view! {
        <div class="online-room" class:no-scores=hides_scores class:sent=move || move_waits.get()
            class:planning=move || place.planning.is_on() || place.trying.is_on()>
            <Seats place/>
            <Banner move_waits/>
            {children()}
            <EarlyEnd place/>
        </div>
    }
}

/// Why there is nothing to see.
#[component]
pub(crate) fn Nothing(stage: Stage) -> impl IntoView {
    let client = Client::here();
    let headline = client.say(move |words| {
        let room = &words.online.room;
        match stage {
            Stage::Missing(_) => room.missing(),
            Stage::Aborted(reason) => room.abort_reason(reason),
            Stage::NoServer => words.online.link.no_server(),
            Stage::Coming | Stage::Gathering | Stage::Game(_) => words.online.link.connecting(),
        }
    });
    let line = client.say(move |words| match stage {
        Stage::Missing(Code::NotFound) => words.online.room.missing_line(),
        Stage::Missing(code) => words.online.refusal(code),
        Stage::Coming | Stage::NoServer | Stage::Gathering | Stage::Aborted(_) | Stage::Game(_) => {
            ""
        }
    });
    view! {
        <Bar/>
        <Banner/>
        <main id="content" class="page narrow" tabindex="-1">
            {if stage == Stage::NoServer {
                view! { <NoServer/> }.into_any()
            } else if stage == Stage::Coming {
                view! { <p class="loading" role="status">{headline}</p> }.into_any()
            } else {
                view! {
                    <h1>{headline}</h1>
                    <p>{line}</p>
                    <p class="line">
                        <a class="button primary" href=Route::Online.to_string()>
                            {client.text(|words| words.online.room.to_lobby())}
                        </a>
                    </p>
                }
                .into_any()
            }}
        </main>
    }
}
