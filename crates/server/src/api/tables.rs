//! Tables over HTTP, and the way to a socket.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::header::LOCATION;
use polis_protocol::{
    Acted, Action, Code, EVENTS_PAGE, Event, Lobby, Logged, MAX_MESSAGE_BYTES, MAX_WAIT_MS,
    RatingChange, Refusal, Seq, Snapshot, SpectatorLine, Status, TableId, TableSettings,
};
use schemars::JsonSchema;
use serde::Deserialize;
use tokio::sync::oneshot;

use crate::api::Shared;
use crate::api::answer::{Created, Headers, PlainText, Upgraded, header};
use crate::api::caller::{Body, Caller, Path, Query, RequiredCaller, malformed};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::limits::RateLimit;
use crate::outbox::Outbox;
use crate::people::Identity;
use crate::reply::ReplyTo;
use crate::socket::{SocketClient, serve};

/// The most bytes of a message that is read at all.
const MAX_READ_BYTES: usize = 4 * MAX_MESSAGE_BYTES;
/// The most lines of chat that are told at once.
const CHAT_PAGE: i64 = 200;

pub(crate) async fn lobby(State(shared): State<Arc<Shared>>) -> Result<Json<Lobby>, Failure> {
    Ok(Json(shared.lobby().await?))
}

pub(crate) async fn open(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(settings): Body<TableSettings>,
) -> Result<(Headers, Created<Box<Snapshot>>), Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    let host = shared.rated_for(&identity.person, &settings).await;
    may_sit(&identity, &settings)?;
    let person = identity.person.id;
    let room = match client.standing {
        RateLimit::Exempt => None,
        RateLimit::Limited => Some(
            shared
                .open_tables
                .make_room(&shared.node.store, person, client.address)
                .await?,
        ),
    };
    let id = shared.node.open(&host, settings).await?;
    let snapshot = shared.node.look(id).await?;
    if let Some(room) = room
        && snapshot.state.status == Status::Gathering
    {
        room.fill(id);
    }
    let location = format!("/api/v1/tables/{id}");
    Ok((header(LOCATION, location), Created(snapshot)))
}

/// Whether the host may sit at their own table.
fn may_sit(identity: &Identity, settings: &TableSettings) -> Result<(), Failure> {
    let needs_account = match settings.joining {
        polis_protocol::Joining::Anyone => false,
        polis_protocol::Joining::Accounts => true,
    };
    if needs_account && identity.person.kind != polis_protocol::PersonKind::Account {
        return Err(Refusal::new(
            Code::NotAllowed,
            "a table for accounts is opened by one; make one of your guest first",
        )
        .into());
    }
    Ok(())
}

pub(crate) async fn look(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(table): Path<TableId>,
) -> Result<Json<Box<Snapshot>>, Failure> {
    Ok(Json(look_as(&shared, caller.as_deref(), table).await?))
}

/// A whole table, if the caller may see it.
async fn look_as(
    shared: &Shared,
    caller: Option<&Identity>,
    table: TableId,
) -> Result<Box<Snapshot>, Failure> {
    let node = &shared.node;
    let live = node.table(table).await?;
    let person = caller.map(|identity| identity.person.id);
    node.expect_visible(&live, person).await?;
    node.look(table).await
}

pub(crate) async fn act(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(table): Path<TableId>,
    Body(action): Body<Action>,
) -> Result<Json<Acted>, Failure> {
    shared.limiter.action(identity.person.id, client.standing)?;
    shared
        .expect_welcome(identity.person.id, table, &action)
        .await?;
    let (sender, done) = oneshot::channel();
    let who = shared.with_rating(&identity.person, table, &action).await;
    shared
        .node
        .act(&who, table, &action, ReplyTo::Once(sender))
        .await;
    match done.await {
        Ok(Ok(seq)) => Ok(Json(Acted { seq })),
        Ok(Err(refusal)) => Err(refusal.into()),
        Err(_) => Err(Failure::Unavailable),
    }
}

#[derive(Deserialize, JsonSchema)]
pub(crate) struct After {
    /// The last event that is known.
    #[serde(default)]
    after: Seq,
    /// How long to wait when there is none, in milliseconds.
    #[serde(default)]
    #[schemars(range(max = MAX_WAIT_MS))]
    wait_ms: u64,
}

pub(crate) async fn events(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(table): Path<TableId>,
    Query(query): Query<After>,
) -> Result<Json<Vec<Logged>>, Failure> {
    let node = &shared.node;
    let live = node.table(table).await?;
    let person = caller.as_ref().map(|identity| identity.person.id);
    node.expect_visible(&live, person).await?;
    let (number, seat) = live.place_of(person).ok_or(Failure::Unavailable)?;
    if query.wait_ms > MAX_WAIT_MS {
        let found = query.wait_ms;
        return Err(malformed(format!(
            "found wait_ms={found}; expected at most {MAX_WAIT_MS}"
        )));
    }
    let wait = Duration::from_millis(query.wait_ms);
    let deadline = tokio::time::Instant::now() + wait;
    // The waiting request is woken like a socket, but only learns that something happened.
    let (outbox, mut inbox) = Outbox::new(None);
    let mut watched = false;
    let events = loop {
        let (after, most) = (query.after, EVENTS_PAGE as i64);
        // A page is full of what the caller may hear.
        let events = match seat {
            Some(_) => node.store.events(number, after, most).await?,
            None => node.store.events_without_chat(number, after, most).await?,
        };
        if !events.is_empty() || wait.is_zero() {
            break events;
        }
        if !watched {
            watched = true;
            if live.listen(Arc::clone(&outbox)).is_err() {
                break events;
            }
            // What came between reading and listening is read once more.
            continue;
        }
        match tokio::time::timeout_at(deadline, inbox.recv()).await {
            Ok(_) => watched = false,
            Err(_) => break events,
        }
    };
    live.unlisten(&outbox);
    Ok(Json(events))
}

pub(crate) async fn chat(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(table): Path<TableId>,
) -> Result<Json<Vec<Logged>>, Failure> {
    let node = &shared.node;
    let live = node.table(table).await?;
    let person = caller.as_ref().map(|identity| identity.person.id);
    node.expect_visible(&live, person).await?;
    let (number, seat) = live.place_of(person).ok_or(Failure::Unavailable)?;
    let mut lines = match seat {
        None if !live.is_finished() => {
            let message = "only the seated hear each other before the game has ended";
            return Err(Refusal::new(Code::NotAllowed, message).into());
        }
        Some(_) | None => node.store.chat(number, CHAT_PAGE).await?,
    };
    if seat.is_none() {
        let is_shared =
            |logged: &Logged| matches!(&logged.event, Event::Said { who, .. } if who.is_some());
        lines.retain(is_shared);
    }
    Ok(Json(lines))
}

pub(crate) async fn spectator_chat(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(table): Path<TableId>,
) -> Result<Json<Vec<SpectatorLine>>, Failure> {
    let node = &shared.node;
    let live = node.table(table).await?;
    let person = caller.as_ref().map(|identity| identity.person.id);
    node.expect_visible(&live, person).await?;
    let (number, seat) = live.place_of(person).ok_or(Failure::Unavailable)?;
    if seat.is_some() && !live.is_finished() {
        let message = "the players hear the spectators when the game has ended";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    let lines = node.store.spectator_chat(number, person, CHAT_PAGE).await?;
    Ok(Json(lines))
}

pub(crate) async fn record(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(table): Path<TableId>,
) -> Result<PlainText, Failure> {
    let snapshot = look_as(&shared, caller.as_deref(), table).await?;
    match snapshot.record {
        Some(record) => Ok(PlainText(record)),
        None => Err(Refusal::new(Code::WrongState, "the game has not started yet").into()),
    }
}

pub(crate) async fn ratings(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<TableId>,
) -> Result<Json<Vec<RatingChange>>, Failure> {
    // Who asks for a table that there is not is told so.
    shared.node.table(table).await?;
    Ok(Json(shared.node.store.rating_changes(table).await?))
}

pub(crate) async fn socket(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Caller(identity): Caller,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Upgraded, Failure> {
    let upgrade = upgrade
        .map_err(|_| Refusal::new(Code::Malformed, "expected the request to open a WebSocket"))?;
    shared.limiter.socket(client.address, client.standing)?;
    let guest = SocketClient {
        identity,
        address: client.address,
        standing: client.standing,
    };
    let failed = {
        let shared = Arc::clone(&shared);
        move |_error| shared.limiter.socket_gone(client.address)
    };
    let response = upgrade
        // What is a little too large is read and answered, what is much too large is not.
        .max_message_size(MAX_READ_BYTES)
        .max_frame_size(MAX_READ_BYTES)
        // Most messages are short, and most sockets wait: the buffers grow when they must.
        .read_buffer_size(512)
        .write_buffer_size(4096)
        .max_write_buffer_size(1024 * 1024)
        .on_failed_upgrade(failed)
        // In a task of its own, which holds no more than it needs for as long as the socket is open.
        .on_upgrade(move |socket| async move {
            tokio::spawn(serve(shared, Box::new(socket), guest));
        });
    Ok(Upgraded(response))
}
