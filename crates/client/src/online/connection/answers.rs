//! What the server says.

use polis_protocol::{
    Code, FromServer, Logged, Me, PROTOCOL, Presence, Refusal, RequestId, SpectatorLine, StudyId,
    TableId,
};

use super::{Asked, Connection, ConnectionUpdate, Deed, LobbyWatch, Phase, WatchedTable};
use crate::online::chat::LineReceipt;
use crate::online::clock::Offset;
use crate::online::lobby_state::LobbyState;
use crate::online::study::WatchedStudy;

/// How long to wait before asking again for what the server did not tell.
const LATER_MS: f64 = 3_000.0;

impl Connection {
    /// Reads a message. What is not understood is from a later server and is passed over.
    pub fn read(&mut self, text: &str, now: f64) {
        if let Phase::Here { heard, .. } = &mut self.phase {
            *heard = now;
        }
        let Ok(message) = crate::online::json::read::<FromServer>(text) else {
            return;
        };
        match message {
            FromServer::Welcome {
                protocol,
                now: server,
                you,
            } => {
                if protocol != PROTOCOL {
                    self.close();
                    self.phase = Phase::Outdated;
                    return;
                }
                self.offset = Offset::told(server, now);
                self.be_welcomed(you, now);
            }
            FromServer::Table { id, table } => {
                self.asked.remove(&id);
                let table_id = table.id;
                self.offset = Offset::told(table.now, now);
                let Some(watched) = self.tables.get_mut(&table_id) else {
                    return;
                };
                match watched.begin(*table) {
                    Ok(()) => self.news.push(ConnectionUpdate::Table(table_id)),
                    Err(_) => self.watch_anew(table_id, now),
                }
            }
            FromServer::Events {
                id,
                table,
                events,
                presence,
            } => {
                self.asked.remove(&id);
                for logged in events {
                    self.happen(table, logged, now);
                }
                self.be_present(table, presence);
            }
            FromServer::Event { table, logged } => self.happen(table, logged, now),
            FromServer::Presence { table, presence } => self.be_present(table, presence),
            FromServer::SpectatorSaid { table, line } => self.hear_spectator(table, &line),
            FromServer::Done { id, .. } => {
                if self.acts.remove(&id).is_some() {
                    self.news.push(ConnectionUpdate::Answered(id, Ok(())));
                }
            }
            FromServer::Refused {
                id: Some(id),
                refusal,
            } => self.be_refused(id, refusal, now),
            // A message of ours that could not be read: the next one may be.
            FromServer::Refused { id: None, .. } => {}
            FromServer::Lobby { id, lobby } => {
                self.asked.remove(&id);
                if let LobbyWatch::Yes { hall, .. } = &mut self.lobby {
                    *hall = Some(LobbyState::new(lobby));
                    self.news.push(ConnectionUpdate::Lobby);
                }
            }
            FromServer::LobbyChanged { table } => self.change_hall(|hall| hall.change(table)),
            FromServer::LobbyGone { table } => self.change_hall(|hall| hall.remove(table)),
            FromServer::Study { id, study } => {
                if let Some(id) = id {
                    self.asked.remove(&id);
                }
                let which = study.id;
                self.change_study(which, |watched| watched.take(*study));
            }
            FromServer::StudyShown {
                study,
                version,
                place,
            } => self.change_study(study, |watched| watched.show(version, place)),
            FromServer::StudyGone { study } => self.miss_study(study),
            FromServer::YourTurn { table } => self.news.push(ConnectionUpdate::YourTurn(table)),
            FromServer::Announcement { announcement } => {
                self.news.push(ConnectionUpdate::Announcement(announcement));
            }
            FromServer::FriendsChanged => self.news.push(ConnectionUpdate::Friends),
            FromServer::Pong { id, now: server } => {
                if let Phase::Here { ping, .. } = &mut self.phase
                    && let Some(asked) = ping.take_if(|ping| ping.id == id)
                {
                    self.offset = Offset::asked(server, asked.at, now);
                    self.news.push(ConnectionUpdate::Status);
                }
            }
            FromServer::Goodbye { retry_ms, .. } => {
                // Whatever the reason: come again, but not all at once. That the server closes the
                // socket need not be awaited.
                self.close();
                let wait = self.backoff.spread(retry_ms.clamp(100, 60_000) as f64);
                self.phase = Phase::Waiting { until: now + wait };
            }
        }
    }

    fn be_welcomed(&mut self, you: Option<Me>, now: f64) {
        self.me = you;
        self.news.push(ConnectionUpdate::Status);
        // What is told still follows the welcome.
        self.news.push(ConnectionUpdate::Announcement(None));
        self.resume(now);
    }

    /// Takes up everything where it was: watched tables from what was seen last, then what was not
    /// acknowledged, in the order in which it was done.
    fn resume(&mut self, now: f64) {
        self.phase = Phase::Here {
            heard: now,
            ping: None,
        };
        self.was_here = true;
        self.backoff.succeeded();
        self.ping(now, Connection::ANSWER_MS);
        let tables: Vec<TableId> = self.tables.keys().copied().collect();
        for table in tables {
            self.ask_for(table);
        }
        let studies: Vec<StudyId> = self.studies.keys().copied().collect();
        for study in studies {
            self.ask_for_study(study);
        }
        if self.lobby != LobbyWatch::No {
            self.ask_for_lobby();
        }
        let acts: Vec<RequestId> = self.acts.keys().copied().collect();
        for ticket in acts {
            self.send_act(ticket);
        }
    }

    fn happen(&mut self, table: TableId, logged: Logged, now: f64) {
        let Some(watched) = self.tables.get_mut(&table) else {
            return;
        };
        match watched.take(&logged) {
            Ok(polis_protocol::EventEffect::New) => {
                self.news.push(ConnectionUpdate::Table(table));
                self.news.push(ConnectionUpdate::Happened(table, logged));
            }
            Ok(polis_protocol::EventEffect::Known) => {}
            Err(_) => self.watch_anew(table, now),
        }
    }

    /// A table cannot be followed from what is known: it is asked for as a whole, and where that
    /// does not help either, again a little later.
    fn watch_anew(&mut self, table: TableId, now: f64) {
        let later = now + self.backoff.spread(LATER_MS);
        let Some(watched) = self.tables.get_mut(&table) else {
            return;
        };
        if watched.table_replica().is_some() {
            watched.forget();
            self.ask_for(table);
        } else {
            watched.due = Some(later);
        }
    }

    fn hear_spectator(&mut self, table: TableId, line: &SpectatorLine) {
        let watched = self.tables.get_mut(&table);
        match watched.map(|watched| watched.hear_spectator(line)) {
            Some(LineReceipt::New) => self.news.push(ConnectionUpdate::Table(table)),
            Some(LineReceipt::Gap) => {
                self.news.push(ConnectionUpdate::Table(table));
                self.news.push(ConnectionUpdate::ChatMissed(table));
            }
            Some(LineReceipt::Known) | None => {}
        }
    }

    fn be_present(&mut self, table: TableId, presence: Presence) {
        let watched = self.tables.get_mut(&table);
        if let Some(table_replica) = watched.and_then(WatchedTable::table_replica_mut) {
            table_replica.set_presence(presence);
            self.news.push(ConnectionUpdate::Table(table));
        }
    }

    /// Changes what is known of a study; the change says whether it is news.
    fn change_study(&mut self, study: StudyId, change: impl FnOnce(&mut WatchedStudy) -> bool) {
        if self.studies.get_mut(&study).is_some_and(change) {
            self.news.push(ConnectionUpdate::Study(study));
        }
    }

    fn miss_study(&mut self, study: StudyId) {
        self.change_study(study, |watched| {
            watched.miss(Code::NotFound);
            true
        });
    }

    fn change_hall(&mut self, change: impl FnOnce(&mut LobbyState)) {
        if let LobbyWatch::Yes {
            hall: Some(hall), ..
        } = &mut self.lobby
        {
            change(hall);
            self.news.push(ConnectionUpdate::Lobby);
        }
    }

    fn be_refused(&mut self, id: RequestId, refusal: Refusal, now: f64) {
        let later = now + self.backoff.spread(LATER_MS);
        match self.asked.remove(&id) {
            Some(Asked::Table(table)) => {
                if let Some(watched) = self.tables.get_mut(&table) {
                    if has_no_time(refusal.code) || refusal.code == Code::Internal {
                        watched.due = Some(later);
                    } else {
                        watched.miss(refusal.code);
                        self.news.push(ConnectionUpdate::Table(table));
                    }
                }
                return;
            }
            Some(Asked::Study(study)) => {
                if let Some(watched) = self.studies.get_mut(&study) {
                    if has_no_time(refusal.code) || refusal.code == Code::Internal {
                        watched.due = Some(later);
                    }
                    watched.miss(refusal.code);
                    self.news.push(ConnectionUpdate::Study(study));
                }
                return;
            }
            Some(Asked::Lobby) => {
                if let LobbyWatch::Yes { due, .. } = &mut self.lobby {
                    *due = Some(later);
                }
                return;
            }
            None => {}
        }
        let Some(act) = self.acts.get_mut(&id) else {
            return;
        };
        if has_no_time(refusal.code) && act.refusals < Connection::REFUSALS {
            act.refusals += 1;
            let wait = 500.0 * f64::from(1_u32 << act.refusals.min(5));
            act.due = Some(now + self.backoff.spread(wait));
            return;
        }
        let deed = act.deed.clone();
        self.acts.remove(&id);
        if let Deed::AtTable(table, _) = deed
            && refusal.code == Code::Stale
            && self.tables.contains_key(&table)
        {
            // Something was missed; it may still be on its way.
            self.ask_for(table);
        }
        self.news.push(ConnectionUpdate::Answered(id, Err(refusal)));
    }
}

/// Whether the same request may succeed a little later.
fn has_no_time(code: Code) -> bool {
    match code {
        Code::TooMany | Code::Unavailable => true,
        Code::Malformed
        | Code::TooLarge
        | Code::NotSignedIn
        | Code::NotAllowed
        | Code::NotFound
        | Code::ForeignOrigin
        | Code::NotYourTurn
        | Code::Illegal
        | Code::Stale
        | Code::WrongState
        | Code::Taken
        | Code::NameTaken
        | Code::WrongPassword
        | Code::NotInvited
        | Code::SignInAgain
        | Code::Internal => false,
    }
}
