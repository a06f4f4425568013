//! One socket: reads the messages of the client, writes those of the server.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use polis_protocol::{
    Code, Farewell, FromClient, FromServer, Lobby, MAX_MESSAGE_BYTES, MAX_WATCHED,
    MAX_WATCHED_STUDIES, PROTOCOL, PersonKind, Refusal, RequestId, StudyAction, StudyId, TableId,
    TokenScope,
};
use tokio_tungstenite::tungstenite;

use crate::api::Shared;
use crate::failure::Failure;
use crate::friends;
use crate::limits::RateLimit;
use crate::outbox::{Inbox, Outbox, to_text};
use crate::people::Identity;
use crate::reply::ReplyTo;
use crate::spans;
use crate::table::{LiveTable, speaker};

/// How long a client can be silent before it is asked whether it is there.
const SILENCE: Duration = Duration::from_secs(30);
/// How long it may take to send something.
const SENDING: Duration = Duration::from_secs(10);
/// How long a client waits before it comes again.
const RETRY_MS: u64 = 500;
/// Number of unreadable messages after which the socket is closed.
const MOST_MALFORMED: u32 = 20;

/// The person at the other end.
pub(crate) struct SocketClient {
    pub(crate) identity: Option<Arc<Identity>>,
    pub(crate) address: IpAddr,
    pub(crate) standing: RateLimit,
}

/// Serves a socket until it ends.
pub(crate) async fn serve(shared: Arc<Shared>, mut socket: Box<WebSocket>, guest: SocketClient) {
    let node = &shared.node;
    let person = guest.identity.as_ref().map(|identity| identity.person.id);
    let who = guest.identity.as_ref().map(|identity| &identity.person);
    let (outbox, inbox) = Outbox::new(who.map(speaker));
    let has_account = |identity: &Arc<Identity>| identity.person.kind == PersonKind::Account;
    let account = person.filter(|_| guest.identity.as_ref().is_some_and(has_account));
    if let Some(person) = person {
        node.connect(person, &outbox);
    }
    if let Some(account) = account {
        Box::pin(friends::note_presence(node, account)).await;
    }
    shared.sockets.add(&outbox);
    node.metrics.sockets.inc();
    outbox.say(&FromServer::Welcome {
        protocol: PROTOCOL,
        now: node.clock.now(),
        you: guest.identity.as_ref().map(|identity| identity.me()),
    });
    if let Some(announcement) = shared.site.announcement(node.clock.now()) {
        let announcement = Some(announcement);
        outbox.say(&FromServer::Announcement { announcement });
    }
    let mut conversation = Conversation {
        shared: &shared,
        guest: &guest,
        identity: guest.identity.clone(),
        outbox: Arc::clone(&outbox),
        watched: HashMap::new(),
        studies: HashSet::new(),
        malformed: 0,
    };
    let end = conversation.go_on(&mut socket, inbox).await;
    conversation.leave();
    node.metrics.sockets.dec();
    shared.sockets.remove(&outbox);
    if let Some(person) = person {
        node.disconnect(person, &outbox);
    }
    if let Some(account) = account.filter(|&account| !node.is_connected(account)) {
        Box::pin(friends::note_presence(node, account)).await;
    }
    shared.limiter.socket_gone(guest.address);
    if let Some(end) = end {
        say_goodbye(&shared, socket, end).await;
    }
}

async fn say_goodbye(shared: &Shared, mut socket: Box<WebSocket>, end: End) {
    let reason = match end {
        End::Farewell(reason) => reason,
        End::TooLarge => Farewell::Flood,
    };
    if reason == Farewell::TooSlow {
        shared.node.metrics.cut_off.inc();
    }
    let goodbye = to_text(&FromServer::Goodbye {
        reason,
        retry_ms: RETRY_MS,
    });
    let close = CloseFrame {
        code: match end {
            End::TooLarge => close_code::SIZE,
            End::Farewell(Farewell::Restart) => close_code::RESTART,
            End::Farewell(Farewell::TooSlow) => close_code::AGAIN,
            End::Farewell(Farewell::Flood | Farewell::SignedOut) => close_code::POLICY,
            End::Farewell(Farewell::Silent) => close_code::NORMAL,
        },
        reason: "".into(),
    };
    let send = async {
        socket.send(Message::Text(goodbye)).await?;
        socket.send(Message::Close(Some(close))).await
    };
    // Who does not read it does not.
    let _ = tokio::time::timeout(Duration::from_secs(1), send).await;
}

/// Why the server ends a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Farewell(Farewell),
    /// A message was too large.
    TooLarge,
}

struct Conversation<'a> {
    shared: &'a Arc<Shared>,
    guest: &'a SocketClient,
    /// Who is signed in, as it was last looked up.
    identity: Option<Arc<Identity>>,
    outbox: Arc<Outbox>,
    watched: HashMap<TableId, Arc<LiveTable>>,
    /// The studies that the client is in.
    studies: HashSet<StudyId>,
    malformed: u32,
}

impl Conversation<'_> {
    /// Reads and writes until one side ends; why, when it is this one.
    async fn go_on(&mut self, socket: &mut WebSocket, mut inbox: Inbox) -> Option<End> {
        let mut asked = false;
        let mut heard = Instant::now();
        // One for as long as the socket is there: to set it anew for every message would cost more than that.
        let mut silence = std::pin::pin!(tokio::time::sleep(SILENCE));
        loop {
            let message = tokio::select! {
                // What is to be sent goes first, so that a busy client does not starve itself.
                biased;
                message = inbox.recv() => {
                    let message = match message {
                        Ok(message) => message,
                        Err(farewell) => return Some(End::Farewell(farewell)),
                    };
                    match tokio::time::timeout(SENDING, write(socket, message, &mut inbox)).await {
                        Ok(Ok(())) => continue,
                        Ok(Err(_)) => return None,
                        Err(_) => return Some(End::Farewell(Farewell::TooSlow)),
                    }
                }
                message = socket.recv() => Some(message),
                () = silence.as_mut() => {
                    let until = heard + SILENCE;
                    if Instant::now() < until {
                        silence.as_mut().reset(until.into());
                        continue;
                    }
                    silence.as_mut().reset((Instant::now() + SILENCE).into());
                    None
                }
            };
            heard = Instant::now();
            // A silent client is asked every now and then, so this happens at every socket.
            if !self.is_signed_in_still().await {
                return Some(End::Farewell(Farewell::SignedOut));
            }
            match message {
                Some(None | Some(Ok(Message::Close(_)))) => return None,
                Some(Some(Err(error))) => return is_too_large(error).then_some(End::TooLarge),
                Some(Some(Ok(Message::Text(text)))) if text.len() > MAX_MESSAGE_BYTES => {
                    return Some(End::TooLarge);
                }
                Some(Some(Ok(Message::Text(text)))) => {
                    asked = false;
                    // In a place of its own: a socket that waits needs none for it.
                    Box::pin(self.hear(&text)).await;
                    if self.malformed > MOST_MALFORMED {
                        return Some(End::Farewell(Farewell::Flood));
                    }
                }
                Some(Some(Ok(Message::Binary(_)))) => {
                    asked = false;
                    self.refuse(
                        None,
                        Refusal::new(Code::Malformed, "found a binary message; expected text"),
                    );
                    self.malformed += 1;
                }
                Some(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => asked = false,
                None if asked => return Some(End::Farewell(Farewell::Silent)),
                None => {
                    asked = true;
                    let ping = Message::Ping(axum::body::Bytes::new());
                    if socket.send(ping).await.is_err() {
                        return None;
                    }
                }
            }
        }
    }

    /// Whether what the client signed in with has not ended meanwhile. Using the socket renews a
    /// session, as requests do.
    async fn is_signed_in_still(&mut self) -> bool {
        let now = self.shared.node.clock.now();
        let Some(identity) = self.identity.as_ref().filter(|found| found.is_stale(now)) else {
            return true;
        };
        let is_over = identity.expires.is_some_and(|expires| expires <= now);
        let store = &self.shared.node.store;
        let found = self
            .shared
            .identities
            .look_up(store, identity.hash.clone(), now);
        match Box::pin(found).await {
            Ok(Some(identity)) => {
                self.identity = Some(identity);
                true
            }
            Ok(None) => false,
            Err(failure) => {
                failure.log();
                !is_over
            }
        }
    }

    async fn hear(&mut self, text: &str) {
        let message: FromClient = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                self.malformed += 1;
                let message = format!("the message cannot be read: {error}");
                self.refuse(None, Refusal::new(Code::Malformed, message));
                return;
            }
        };
        match message {
            FromClient::Act { id, table, action } => {
                let Some(identity) = &self.identity else {
                    return self.refuse(Some(id), not_signed_in());
                };
                if identity.scope == TokenScope::Read {
                    return self.refuse(Some(id), out_of_scope());
                }
                let person = &identity.person;
                if let Err(refusal) = self.shared.limiter.action(person.id, self.guest.standing) {
                    self.shared.node.metrics.limited.inc();
                    return self.refuse(Some(id), refusal);
                }
                let welcome = self.shared.expect_welcome(person.id, table, &action);
                if let Err(failure) = Box::pin(welcome).await {
                    return self.fail(id, &failure);
                }
                let reply = ReplyTo::Socket {
                    outbox: Arc::clone(&self.outbox),
                    id,
                    received: Instant::now(),
                    span: spans::action(&action),
                };
                let who = self.shared.with_rating(person, table, &action).await;
                self.shared.node.act(&who, table, &action, reply).await;
            }
            FromClient::Watch { id, table, seen } => {
                if self.is_too_fast(id) {
                    return;
                }
                if self.watched.len() >= MAX_WATCHED && !self.watched.contains_key(&table) {
                    let message = format!("you watch {MAX_WATCHED} tables already");
                    return self.refuse(Some(id), Refusal::new(Code::TooMany, message));
                }
                let outbox = Arc::clone(&self.outbox);
                match self.shared.node.watch(outbox, id, table, seen).await {
                    Ok(live) => {
                        self.watched.insert(table, live);
                    }
                    Err(failure) => self.fail(id, &failure),
                }
            }
            FromClient::Unwatch { table } => {
                if let Some(live) = self.watched.remove(&table) {
                    live.unwatch(&self.shared.node, &self.outbox);
                }
            }
            FromClient::WatchLobby { id } => {
                if self.is_too_fast(id) {
                    return;
                }
                self.shared.node.lobby.watch(&self.outbox);
                match self.shared.lobby().await {
                    Ok(lobby) => self.tell_lobby(id, lobby),
                    Err(failure) => self.fail(id, &failure),
                }
            }
            FromClient::UnwatchLobby => self.shared.node.lobby.unwatch(&self.outbox),
            FromClient::WatchStudy { id, study } => self.watch_study(id, study).await,
            FromClient::UnwatchStudy { study } => {
                if self.studies.remove(&study) {
                    self.shared.node.unwatch_study(&self.outbox, study);
                }
            }
            FromClient::ActInStudy { id, study, action } => {
                self.act_in_study(id, study, &action).await;
            }
            FromClient::Ping { id } => self.outbox.say(&FromServer::Pong {
                id,
                now: self.shared.node.clock.now(),
            }),
        }
    }

    async fn watch_study(&mut self, id: RequestId, study: StudyId) {
        if self.is_too_fast(id) {
            return;
        }
        if self.studies.len() >= MAX_WATCHED_STUDIES && !self.studies.contains(&study) {
            let message = format!("you are in {MAX_WATCHED_STUDIES} studies already");
            return self.refuse(Some(id), Refusal::new(Code::TooMany, message));
        }
        match self.shared.node.watch_study(&self.outbox, study).await {
            Ok(page) => {
                self.studies.insert(study);
                self.outbox.say(&FromServer::Study {
                    id: Some(id),
                    study: Box::new(page),
                });
            }
            Err(failure) => {
                self.shared.node.unwatch_study(&self.outbox, study);
                self.studies.remove(&study);
                self.fail(id, &failure);
            }
        }
    }

    async fn act_in_study(&self, id: RequestId, study: StudyId, action: &StudyAction) {
        let Some(identity) = &self.identity else {
            return self.refuse(Some(id), not_signed_in());
        };
        if identity.scope == TokenScope::Read {
            return self.refuse(Some(id), out_of_scope());
        }
        let person = &identity.person;
        if let Err(refusal) = self.shared.limiter.action(person.id, self.guest.standing) {
            self.shared.node.metrics.limited.inc();
            return self.refuse(Some(id), refusal);
        }
        let acted = self.shared.node.act_in_study(person, study, action);
        match Box::pin(acted).await {
            Ok(seq) => self.outbox.say(&FromServer::Done { id, seq }),
            Err(failure) => self.fail(id, &failure),
        }
    }

    /// Whether the address is over its limit; then it gets a refusal. Each of these messages is as
    /// much work as a request.
    fn is_too_fast(&self, id: RequestId) -> bool {
        let limiter = &self.shared.limiter;
        match limiter.request(self.guest.address, self.guest.standing) {
            Ok(()) => false,
            Err(refusal) => {
                self.shared.node.metrics.limited.inc();
                self.refuse(Some(id), refusal);
                true
            }
        }
    }

    fn tell_lobby(&self, id: RequestId, lobby: Lobby) {
        self.outbox.say(&FromServer::Lobby { id, lobby });
    }

    fn fail(&self, id: RequestId, failure: &Failure) {
        failure.log();
        self.refuse(Some(id), failure.refusal());
    }

    fn refuse(&self, id: Option<RequestId>, refusal: Refusal) {
        self.shared.node.metrics.refused.inc();
        self.outbox.say(&FromServer::Refused { id, refusal });
    }

    fn leave(&mut self) {
        self.shared.node.lobby.unwatch(&self.outbox);
        for (_, live) in self.watched.drain() {
            live.unwatch(&self.shared.node, &self.outbox);
        }
        for study in self.studies.drain() {
            self.shared.node.unwatch_study(&self.outbox, study);
        }
    }
}

/// Whether a message was much too large to be read.
fn is_too_large(error: axum::Error) -> bool {
    let error = error.into_inner().downcast::<tungstenite::Error>();
    error.is_ok_and(|error| matches!(*error, tungstenite::Error::Capacity(_)))
}

/// Writes a message and all that wait behind it, in as few packets as possible.
async fn write(
    socket: &mut WebSocket,
    first: axum::extract::ws::Utf8Bytes,
    inbox: &mut Inbox,
) -> Result<(), axum::Error> {
    socket.feed(Message::Text(first)).await?;
    while let Some(message) = inbox.try_recv() {
        socket.feed(Message::Text(message)).await?;
    }
    socket.flush().await
}

pub(crate) fn out_of_scope() -> Refusal {
    Refusal::new(
        Code::NotAllowed,
        "this token may not do that; expected one of a larger scope",
    )
}

pub(crate) fn not_signed_in() -> Refusal {
    Refusal::new(
        Code::NotSignedIn,
        "nobody is signed in; expected a cookie or a token",
    )
}
