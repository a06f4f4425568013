//! The connection to the server: what happens goes in, what to do comes out.
//!
//! There is no browser in it. Whoever drives it opens sockets, sends texts and wakes it when it
//! wants to be woken; it decides when, in which order, and what to say after an interruption.

pub mod answers;
mod messages;
pub mod watched;

use std::collections::BTreeMap;

use polis_protocol::{
    Action, Code, FromClient, Me, Millis, Refusal, RequestId, StudyAction, StudyId, TableId,
};

use crate::online::backoff::Backoff;
use crate::online::clock::Offset;
use crate::online::lobby_state::LobbyState;
use crate::online::study::WatchedStudy;

pub use messages::{ConnectionEvent, ConnectionUpdate, SocketCommand, Status};
pub use watched::WatchedTable;

/// The number of a socket. What an earlier one still says does not matter.
pub type SocketId = u32;

/// The number of an action, by which its answer is known.
pub type Ticket = RequestId;

/// The connection to the server.
#[derive(Debug)]
pub struct Connection {
    phase: Phase,
    socket: SocketId,
    backoff: Backoff,
    network: Network,
    /// Whether the server has ever welcomed us.
    was_here: bool,
    offset: Offset,
    me: Option<Me>,
    requests: RequestId,
    asked: BTreeMap<RequestId, Asked>,
    tables: BTreeMap<TableId, WatchedTable>,
    studies: BTreeMap<StudyId, WatchedStudy>,
    lobby: LobbyWatch,
    acts: BTreeMap<Ticket, Act>,
    /// The number of the last line that was said.
    last_key: u32,
    commands: Vec<SocketCommand>,
    news: Vec<ConnectionUpdate>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Apart,
    /// Until the next attempt.
    Waiting {
        until: f64,
    },
    /// The socket is being opened, or the welcome is awaited.
    Opening {
        since: f64,
    },
    Here {
        /// When something was heard last.
        heard: f64,
        ping: Option<Ping>,
    },
    Outdated,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Ping {
    id: RequestId,
    at: f64,
    patience: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Network {
    Up,
    Down,
}

/// What a request was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Table(TableId),
    Study(StudyId),
    Lobby,
}

#[derive(Debug, PartialEq)]
enum LobbyWatch {
    No,
    Yes {
        hall: Option<LobbyState>,
        /// When to ask again after a refusal.
        due: Option<f64>,
    },
}

/// What is done, and where.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    AtTable(TableId, Action),
    InStudy(StudyId, StudyAction),
}

/// An action that the server has not answered yet.
#[derive(Debug, PartialEq)]
struct Act {
    deed: Deed,
    /// How often the server had no time for it.
    refusals: u32,
    /// When to send it again after that.
    due: Option<f64>,
}

impl Connection {
    /// How long a socket may take to open and be welcomed.
    pub const OPENING_MS: f64 = 10_000.0;
    /// After how long a silence one asks whether the server is still there.
    pub const SILENCE_MS: f64 = 25_000.0;
    /// How long the answer to that may take.
    pub const ANSWER_MS: f64 = 8_000.0;
    /// How long it may take when something happened that often ends a connection.
    pub const DOUBT_MS: f64 = 3_500.0;
    /// After so many failures without any success there is probably no server.
    pub const FAILURES: u32 = 3;
    /// So often an action is sent again that the server had no time for.
    pub const REFUSALS: u32 = 6;

    /// Nothing is open yet. The seed spreads the times of attempts.
    pub fn new(seed: u64) -> Connection {
        Connection {
            phase: Phase::Apart,
            socket: 0,
            backoff: Backoff::new(seed),
            network: Network::Up,
            was_here: false,
            offset: Offset::default(),
            me: None,
            requests: 0,
            asked: BTreeMap::new(),
            tables: BTreeMap::new(),
            studies: BTreeMap::new(),
            lobby: LobbyWatch::No,
            acts: BTreeMap::new(),
            last_key: 0,
            commands: Vec::new(),
            news: Vec::new(),
        }
    }

    /// Whether one is connected.
    pub fn status(&self) -> Status {
        match self.phase {
            Phase::Apart => Status::Apart,
            Phase::Outdated => Status::Outdated,
            Phase::Here { .. } => Status::Here,
            Phase::Waiting { .. } | Phase::Opening { .. } => {
                if self.network == Network::Down {
                    Status::Offline
                } else if self.was_here {
                    Status::Reconnecting
                } else if self.backoff.attempts() >= Connection::FAILURES {
                    Status::NoServer
                } else {
                    Status::Connecting
                }
            }
        }
    }

    /// Who one is to the server; none before a name was given.
    pub fn me(&self) -> Option<&Me> {
        self.me.as_ref()
    }

    /// The server's time when it is `now` here.
    pub fn server_time(&self, now: f64) -> Millis {
        self.offset.server_time(now)
    }

    /// The difference of the server's time.
    pub fn offset(&self) -> Offset {
        self.offset
    }

    /// A table that is watched.
    pub fn table(&self, table: TableId) -> Option<&WatchedTable> {
        self.tables.get(&table)
    }

    /// The same, to add what came another way.
    pub fn table_mut(&mut self, table: TableId) -> Option<&mut WatchedTable> {
        self.tables.get_mut(&table)
    }

    /// A study that one is in.
    pub fn study(&self, study: StudyId) -> Option<&WatchedStudy> {
        self.studies.get(&study)
    }

    /// The lobby, where it is watched and known.
    pub fn hall(&self) -> Option<&LobbyState> {
        match &self.lobby {
            LobbyWatch::No => None,
            LobbyWatch::Yes { hall, .. } => hall.as_ref(),
        }
    }

    /// Whether an action at a table has not been answered yet.
    pub fn is_acting(&self, ticket: Ticket) -> bool {
        self.acts.contains_key(&ticket)
    }

    /// When it wants to be woken.
    pub fn wake(&self) -> Option<f64> {
        let by_phase = match self.phase {
            Phase::Apart | Phase::Outdated => None,
            Phase::Waiting { until } => Some(until),
            Phase::Opening { since } => Some(since + Connection::OPENING_MS),
            Phase::Here { heard, ping } => Some(match ping {
                Some(ping) => ping.at + ping.patience,
                None => heard + Connection::SILENCE_MS,
            }),
        };
        let lobby = match &self.lobby {
            LobbyWatch::Yes { due, .. } => *due,
            LobbyWatch::No => None,
        };
        let dues = self
            .tables
            .values()
            .filter_map(|watched| watched.due)
            .chain(self.studies.values().filter_map(|study| study.due))
            .chain(self.acts.values().filter_map(|act| act.due))
            .chain(lobby)
            .filter(|_| matches!(self.phase, Phase::Here { .. }));
        by_phase.into_iter().chain(dues).min_by(f64::total_cmp)
    }

    /// What is to be done and to be shown since the last call.
    pub fn drain(&mut self) -> (Vec<SocketCommand>, Vec<ConnectionUpdate>) {
        (
            std::mem::take(&mut self.commands),
            std::mem::take(&mut self.news),
        )
    }

    /// Wants to be connected.
    pub fn connect(&mut self, now: f64) {
        if self.phase == Phase::Apart {
            self.open(now);
        }
    }

    /// Wants to hear of a table.
    pub fn watch(&mut self, table: TableId, now: f64) {
        self.connect(now);
        let is_known = self.tables.contains_key(&table);
        self.tables.entry(table).or_default();
        if !is_known && self.is_here() {
            self.ask_for(table);
        }
    }

    /// Wants to hear no more of a table. What is not acknowledged there is still sent.
    pub fn unwatch(&mut self, table: TableId) {
        if self.tables.remove(&table).is_some() && self.is_here() {
            self.send(&FromClient::Unwatch { table });
        }
    }

    /// Comes into a study.
    pub fn watch_study(&mut self, study: StudyId, now: f64) {
        self.connect(now);
        let is_known = self.studies.contains_key(&study);
        self.studies.entry(study).or_default();
        if !is_known && self.is_here() {
            self.ask_for_study(study);
        }
    }

    /// Leaves a study.
    pub fn unwatch_study(&mut self, study: StudyId) {
        if self.studies.remove(&study).is_some() && self.is_here() {
            self.send(&FromClient::UnwatchStudy { study });
        }
    }

    /// Wants to hear of the lobby.
    pub fn watch_lobby(&mut self, now: f64) {
        self.connect(now);
        if self.lobby == LobbyWatch::No {
            self.lobby = LobbyWatch::Yes {
                hall: None,
                due: None,
            };
            if self.is_here() {
                self.ask_for_lobby();
            }
        }
    }

    /// Wants to hear no more of the lobby.
    pub fn unwatch_lobby(&mut self) {
        if self.lobby != LobbyWatch::No {
            self.lobby = LobbyWatch::No;
            if self.is_here() {
                self.send(&FromClient::UnwatchLobby);
            }
        }
    }

    /// Does something at a table. Until the server has answered it is sent again after every
    /// interruption: what was done already is only acknowledged.
    pub fn act(&mut self, table: TableId, action: Action, now: f64) -> Ticket {
        self.begin_deed(Deed::AtTable(table, action), now)
    }

    /// Does something in a study, as [`act`](Connection::act) does at a table.
    pub fn act_in_study(&mut self, study: StudyId, action: StudyAction, now: f64) -> Ticket {
        self.begin_deed(Deed::InStudy(study, action), now)
    }

    fn begin_deed(&mut self, deed: Deed, now: f64) -> Ticket {
        self.connect(now);
        let ticket = self.next_request();
        self.acts.insert(
            ticket,
            Act {
                deed,
                refusals: 0,
                due: None,
            },
        );
        if self.is_here() {
            self.send_act(ticket);
        }
        ticket
    }

    /// Says something at a table. The server takes a line for a repetition unless its number is larger
    /// than all that one used there before, in this page or another.
    pub fn say(&mut self, table: TableId, text: String, now: f64) -> Ticket {
        let seconds = u32::try_from(self.server_time(now) / 1000).unwrap_or(0);
        let me = self.me.as_ref().map(|me| me.person.id);
        let known = me
            .zip(self.tables.get(&table))
            .map_or(0, |(me, watched)| watched.chat().last_key(me));
        let after = self.last_key.max(known).saturating_add(1);
        let key = seconds.max(after);
        self.last_key = key;
        self.act(table, Action::Say { text, key }, now)
    }

    /// Takes in what happened.
    pub fn hear(&mut self, happened: ConnectionEvent<'_>, now: f64) {
        let before = self.status();
        match happened {
            ConnectionEvent::Message(socket, text) if socket == self.socket => self.read(text, now),
            ConnectionEvent::Closed(socket) if socket == self.socket => self.lose(now),
            // The server speaks first, so an open socket says nothing yet; and what an earlier
            // socket says does not matter.
            ConnectionEvent::Opened(_)
            | ConnectionEvent::Message(..)
            | ConnectionEvent::Closed(_) => {}
            ConnectionEvent::Time => self.pass_time(now),
            ConnectionEvent::NetworkCame => {
                self.network = Network::Up;
                self.look(now);
            }
            ConnectionEvent::NetworkWent => {
                self.network = Network::Down;
                self.look(now);
            }
            ConnectionEvent::PageShown => self.look(now),
            ConnectionEvent::AnotherPerson => self.begin_anew(now),
        }
        if self.status() != before {
            self.news.push(ConnectionUpdate::Status);
        }
    }

    /// Tries at once, or asks whether the server is still there.
    fn look(&mut self, now: f64) {
        match self.phase {
            Phase::Waiting { .. } => self.open(now),
            Phase::Here { .. } => self.ping(now, Connection::DOUBT_MS),
            Phase::Apart | Phase::Opening { .. } | Phase::Outdated => {}
        }
    }

    fn pass_time(&mut self, now: f64) {
        match self.phase {
            Phase::Waiting { until } if now >= until => self.open(now),
            Phase::Opening { since } if now >= since + Connection::OPENING_MS => {
                self.close();
                self.lose(now);
            }
            Phase::Here {
                heard,
                ping: Some(ping),
            } if now >= ping.at + ping.patience => {
                if heard > ping.at {
                    // It has said something else: it is there.
                    self.phase = Phase::Here { heard, ping: None };
                } else {
                    // It has not answered: a new socket is quicker than more patience.
                    self.close();
                    self.open(now);
                }
            }
            Phase::Here { heard, ping: None } if now >= heard + Connection::SILENCE_MS => {
                self.ping(now, Connection::ANSWER_MS);
            }
            Phase::Apart
            | Phase::Waiting { .. }
            | Phase::Opening { .. }
            | Phase::Here { .. }
            | Phase::Outdated => {}
        }
        if self.is_here() {
            self.send_what_is_due(now);
        }
    }

    /// Another person sits at the screen: what the last one left undone is not for them.
    fn begin_anew(&mut self, now: f64) {
        for (ticket, _) in std::mem::take(&mut self.acts) {
            let refusal = Refusal::new(Code::NotSignedIn, "signed in or out meanwhile");
            self.news
                .push(ConnectionUpdate::Answered(ticket, Err(refusal)));
        }
        match self.phase {
            Phase::Here { .. } | Phase::Opening { .. } => {
                self.close();
                self.open(now);
            }
            Phase::Apart | Phase::Waiting { .. } => self.open(now),
            Phase::Outdated => {}
        }
    }

    fn open(&mut self, now: f64) {
        self.socket += 1;
        self.phase = Phase::Opening { since: now };
        self.asked.clear();
        self.commands.push(SocketCommand::Open(self.socket));
    }

    fn close(&mut self) {
        self.commands.push(SocketCommand::Close(self.socket));
        // What it still says does not matter.
        self.socket += 1;
    }

    /// The socket is gone.
    fn lose(&mut self, now: f64) {
        match self.phase {
            Phase::Here { .. } | Phase::Opening { .. } => {
                let wait = self.backoff.failed();
                self.phase = Phase::Waiting { until: now + wait };
            }
            Phase::Apart | Phase::Waiting { .. } | Phase::Outdated => {}
        }
    }

    fn is_here(&self) -> bool {
        matches!(self.phase, Phase::Here { .. })
    }

    fn ping(&mut self, now: f64, patience: f64) {
        let id = self.next_request();
        if let Phase::Here { ping, .. } = &mut self.phase {
            let deadline = now + patience;
            if let Some(earlier) = ping {
                // The sooner of both answers is awaited.
                earlier.patience = earlier.patience.min(deadline - earlier.at);
            } else {
                *ping = Some(Ping {
                    id,
                    at: now,
                    patience,
                });
                self.send(&FromClient::Ping { id });
            }
        }
    }

    fn ask_for(&mut self, table: TableId) {
        let id = self.next_request();
        self.asked.insert(id, Asked::Table(table));
        let seen = self.tables.get_mut(&table).and_then(|watched| {
            watched.due = None;
            watched.seen()
        });
        self.send(&FromClient::Watch { id, table, seen });
    }

    fn ask_for_study(&mut self, study: StudyId) {
        let id = self.next_request();
        self.asked.insert(id, Asked::Study(study));
        if let Some(watched) = self.studies.get_mut(&study) {
            watched.due = None;
        }
        self.send(&FromClient::WatchStudy { id, study });
    }

    fn ask_for_lobby(&mut self) {
        let id = self.next_request();
        self.asked.insert(id, Asked::Lobby);
        if let LobbyWatch::Yes { due, .. } = &mut self.lobby {
            *due = None;
        }
        self.send(&FromClient::WatchLobby { id });
    }

    fn send_act(&mut self, ticket: Ticket) {
        let Some(act) = self.acts.get_mut(&ticket) else {
            return;
        };
        act.due = None;
        let message = match act.deed.clone() {
            Deed::AtTable(table, action) => FromClient::Act {
                id: ticket,
                table,
                action,
            },
            Deed::InStudy(study, action) => FromClient::ActInStudy {
                id: ticket,
                study,
                action,
            },
        };
        self.send(&message);
    }

    fn send_what_is_due(&mut self, now: f64) {
        let is_due = |due: Option<f64>| due.is_some_and(|due| now >= due);
        let tables: Vec<TableId> = self
            .tables
            .iter()
            .filter(|(_, watched)| is_due(watched.due))
            .map(|(&table, _)| table)
            .collect();
        for table in tables {
            self.ask_for(table);
        }
        let studies: Vec<StudyId> = self
            .studies
            .iter()
            .filter(|(_, watched)| is_due(watched.due))
            .map(|(&study, _)| study)
            .collect();
        for study in studies {
            self.ask_for_study(study);
        }
        if matches!(&self.lobby, LobbyWatch::Yes { due, .. } if is_due(*due)) {
            self.ask_for_lobby();
        }
        let acts: Vec<Ticket> = self
            .acts
            .iter()
            .filter(|(_, act)| is_due(act.due))
            .map(|(&ticket, _)| ticket)
            .collect();
        for ticket in acts {
            self.send_act(ticket);
        }
    }

    fn send(&mut self, message: &FromClient) {
        // Numbers and texts can always be written as JSON.
        if let Ok(text) = serde_json::to_string(message) {
            self.commands.push(SocketCommand::Send(text));
        }
    }

    fn next_request(&mut self) -> RequestId {
        self.requests = self.requests.wrapping_add(1);
        self.requests
    }
}

#[cfg(test)]
mod tests;
