//! One's place at a table of the server: a seat, or a view of it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_game::Seat;
use polis_notation::GameRecord;
use polis_protocol::{
    Action, Code, Contest, ForfeitReason, GameSettings, LiveScores, Rated, RatingChange,
    SeriesStanding, Status, TableId, TableReplica, TableState,
};

use super::after::After;
use super::api;
use super::line::Line;
use super::rating_result::RatingResult;
use super::trying_out::TryingOut;
use super::turn_planning::TurnPlanning;
use super::unsent;
use crate::game::OnlineTable;
use polis_client::online::seat::{self, FollowableGame, MoveInFlight};
use polis_client::online::turn_plan::{self, can_plan};
use polis_client::online::unsent_moves::UnsentMove;
use polis_client::session::Session;
use polis_i18n::Words;

/// One's place at a table. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct OnlinePlace {
    pub(crate) id: TableId,
    /// The line on which it is followed.
    pub(crate) line: Line,
    /// Why the last thing one did was refused, until one does something else.
    pub(crate) refused: RwSignal<Option<Code>>,
    /// How a rated game changed the ratings of its players, once it is over and the server has told.
    pub(crate) ratings: RwSignal<Option<Vec<RatingChange>>>,
    /// What one plans for one's next turn.
    pub(crate) planning: TurnPlanning,
    /// What one tries out on a private board.
    pub(crate) trying: TryingOut,
}

impl OnlinePlace {
    /// A place at a table that is watched.
    pub(crate) fn new(id: TableId) -> OnlinePlace {
        OnlinePlace {
            id,
            line: Line::here(),
            refused: RwSignal::new(None),
            ratings: RwSignal::new(None),
            planning: TurnPlanning::new(),
            trying: TryingOut::new(),
        }
    }

    /// Asks what a rated game changed, as soon as it is over.
    pub(crate) fn follow_ratings(self) {
        let is_counted = Memo::new(move |_| {
            let counts = |state: &TableState| {
                state.status == Status::Finished && state.settings.rated == Rated::Rated
            };
            self.state(counts) == Some(true)
        });
        Effect::new(move |_| {
            if is_counted.get() {
                spawn_local(async move {
                    if let Ok(changes) = api::rating_changes(self.id).await {
                        self.ratings.try_set(Some(changes));
                    }
                });
            }
        });
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
    pub(crate) fn on_its_way(self) -> MoveInFlight {
        let is_awaited = self.line.unsent.with(|moves| {
            moves
                .get(&self.id)
                .is_some_and(|unsent| self.state(|state| unsent.is_awaited(state)).unwrap_or(true))
        });
        if is_awaited {
            MoveInFlight::Move
        } else {
            MoveInFlight::Nothing
        }
    }

    /// The session of the table, as it is seen from one's place.
    pub(crate) fn session<G: FollowableGame>(self) -> Option<Session<G>> {
        let (me, on_its_way) = (self.line.my_id(), self.on_its_way());
        let planned = self.planning.turn();
        self.table_replica(|table_replica| {
            let record: &GameRecord<G> = table_replica.record().and_then(G::of)?;
            let state = table_replica.state();
            if let Some(session) = self.trying.session(record, state) {
                return Some(session);
            }
            // Who plans sees the table as if it were their turn.
            let seat = me.and_then(|me| state.seat_of(me));
            let supposed = seat.zip(planned).and_then(|(seat, planned)| {
                can_plan(state, seat).then(|| turn_plan::supposed(record, seat, &planned))?
            });
            let record = supposed.as_ref().unwrap_or(record);
            seat::session(record, state, me, on_its_way).ok()
        })?
    }

    /// Plays a move: it is kept and sent, and shown as played when the server says so.
    fn send(self, text: String) {
        let at = untrack(|| self.state(|state| (state.plies, state.takebacks)));
        let me = untrack(|| self.line.my_id());
        let Some(((ply, takebacks), person)) = at.zip(me) else {
            return;
        };
        if untrack(|| self.on_its_way()) == MoveInFlight::Move {
            return;
        }
        self.refused.set(None);
        let unsent = UnsentMove {
            person,
            ply,
            takebacks,
            text,
        };
        unsent::send(self.line, self.id, unsent, move |result| {
            if let Err(code) = result {
                self.refused.try_set(Some(code));
            }
        });
    }

    /// Says something at the table.
    pub(crate) fn say(self, text: String) {
        self.refused.set(None);
        Line::say(self.id, text, move |result| {
            if let Err(refusal) = result {
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

impl OnlineTable for OnlinePlace {
    fn id(&self) -> TableId {
        self.id
    }

    fn play(&self, text: String) {
        if untrack(|| self.trying.is_on()) {
            self.try_move(&text);
            return;
        }
        if untrack(|| self.planning.is_on()) {
            self.plan_move(text);
            return;
        }
        self.send(text);
    }

    fn on_its_way(&self) -> MoveInFlight {
        OnlinePlace::on_its_way(*self)
    }

    fn after_game(&self) -> AnyView {
        let place = *self;
        view! {
            <RatingResult place/>
            <After place/>
        }
        .into_any()
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
                (ForfeitReason::Abandoned, true) => room.you_abandoned().to_owned(),
                (ForfeitReason::Resigned, false) => room.resigned(name),
                (ForfeitReason::TimedOut, false) => room.timed_out(name),
                (ForfeitReason::Abandoned, false) => room.abandoned(name),
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
