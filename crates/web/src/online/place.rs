//! One's place at a table of the server: a seat, or a view of it.

use leptos::prelude::*;
use polis_game::Seat;
use polis_notation::GameRecord;
use polis_protocol::{
    Action, Code, Contest, ForfeitReason, GameSettings, LiveScores, SeriesStanding, Status,
    TableId, TableReplica, TableState,
};

use super::after::After;
use super::line::Line;
use crate::game::OnlineTable;
use polis_client::online::seat::{self, Followed, OnItsWay};
use polis_client::session::Session;
use polis_i18n::Words;

/// One's place at a table. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) id: TableId,
    /// The line on which it is followed.
    pub(crate) line: Line,
    /// The move that is on its way to the server.
    sent: RwSignal<Option<Sent>>,
    /// Why the last thing one did was refused, until one does something else.
    pub(crate) refused: RwSignal<Option<Code>>,
}

/// A move that is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sent {
    /// How many moves there were before it.
    ply: u32,
    /// How often moves had been taken back before it.
    takebacks: u32,
}

impl Place {
    /// A place at a table that is watched.
    pub(crate) fn new(id: TableId) -> Place {
        Place {
            id,
            line: Line::here(),
            sent: RwSignal::new(None),
            refused: RwSignal::new(None),
        }
    }

    /// What is known of the table.
    pub(crate) fn table_replica<T>(self, look: impl FnOnce(&TableReplica) -> T) -> Option<T> {
        self.line
            .table(self.id, |watched| watched.table_replica().map(look))
            .flatten()
    }

    /// What is known of it, less its record.
    pub(crate) fn state<T>(self, look: impl FnOnce(&TableState) -> T) -> Option<T> {
        self.table_replica(|table_replica| look(table_replica.state()))
    }

    /// Where one sits and plays; none for who only watches.
    pub(crate) fn seat(self) -> Option<Seat> {
        let me = self.line.my_id()?;
        self.state(|state| state.seat_of(me))?
    }

    /// Whether one opened the table.
    pub(crate) fn is_host(self) -> bool {
        let me = self.line.my_id();
        self.state(|state| Some(state.host.id) == me)
            .unwrap_or(false)
    }

    /// Whether a move of one's own is on its way.
    pub(crate) fn on_its_way(self) -> OnItsWay {
        let sent = self.sent.get();
        let is_awaited = sent.is_some_and(|sent| {
            self.state(|state| {
                state.status == Status::Playing
                    && state.plies <= sent.ply
                    && state.takebacks == sent.takebacks
            })
            .unwrap_or(true)
        });
        if is_awaited {
            OnItsWay::Move
        } else {
            OnItsWay::Nothing
        }
    }

    /// The session of the table, as it is seen from one's place.
    pub(crate) fn session<G: Followed>(self) -> Option<Session<G>> {
        let (me, on_its_way) = (self.line.my_id(), self.on_its_way());
        self.table_replica(|table_replica| {
            let record: &GameRecord<G> = table_replica.record().and_then(G::of)?;
            seat::session(record, table_replica.state(), me, on_its_way).ok()
        })?
    }

    /// Plays a move: it is sent, and shown as played when the server says so.
    fn send(self, text: String) {
        let at = untrack(|| self.state(|state| (state.plies, state.takebacks)));
        let Some((ply, takebacks)) = at else { return };
        if untrack(|| self.on_its_way()) == OnItsWay::Move {
            return;
        }
        let sent = Sent { ply, takebacks };
        self.refused.set(None);
        self.sent.set(Some(sent));
        let action = Action::Play {
            ply,
            takebacks,
            text,
        };
        Line::act(self.id, action, move |result| {
            if let Err(refusal) = result {
                if self.sent.try_get_untracked() == Some(Some(sent)) {
                    self.sent.set(None);
                }
                self.refused.try_set(Some(refusal.code));
            }
        });
    }

    /// Does something else at the table.
    pub(crate) fn act(self, action: Action) {
        self.refused.set(None);
        Line::act(self.id, action, move |result| {
            if let Err(refusal) = result {
                self.refused.try_set(Some(refusal.code));
            }
        });
    }
}

impl OnlineTable for Place {
    fn id(&self) -> TableId {
        self.id
    }

    fn play(&self, text: String) {
        self.send(text);
    }

    fn on_its_way(&self) -> OnItsWay {
        Place::on_its_way(*self)
    }

    fn after_game(&self) -> AnyView {
        let place = *self;
        view! { <After place/> }.into_any()
    }

    fn shows_scores(&self) -> bool {
        self.state(|state| state.settings.live_scores == LiveScores::Shown)
            .unwrap_or(true)
    }

    fn early_end(&self, words: &Words) -> Option<String> {
        let me = self.seat();
        self.state(|state| {
            let (number, reason) = state.outcome.as_ref()?.forfeit?;
            let seat = Seat::from_number(number.into())?;
            let name = state.chair(seat).map_or("", polis_protocol::Chair::name);
            let room = &words.online.room;
            Some(match (reason, me == Some(seat)) {
                (ForfeitReason::Resigned, true) => room.you_resigned().to_owned(),
                (ForfeitReason::TimedOut, true) => room.you_timed_out().to_owned(),
                (ForfeitReason::Resigned, false) => room.resigned(name),
                (ForfeitReason::TimedOut, false) => room.timed_out(name),
            })
        })?
    }

    fn is_match(&self) -> bool {
        self.state(|state| match state.settings.game {
            GameSettings::Architekton { contest } => contest == Contest::Match,
            GameSettings::Akropolis { .. } => false,
        })
        .unwrap_or(false)
    }

    fn series(&self) -> Option<SeriesStanding> {
        self.state(|state| state.series)?
    }

    fn ask_takeback(&self, plies: usize) {
        self.act(Action::AskTakeback { ply: plies as u32 });
    }
}
