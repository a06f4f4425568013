//! A followed table as a session that a table on the page can show.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::{PerSeat, Seat};
use polis_notation::{GameRecord, Name, Notated, Record};
use polis_protocol::{Chair, PersonId, Rated, Status, TableState, Takebacks};

use crate::player::Player;
use crate::session::{Hints, Mode, OnlineRules, Session, TurnPermission, UndoPolicy, WrongPlayers};

/// A game that can be followed through a server.
pub trait FollowableGame: Notated {
    /// The record, if it is one of this game.
    fn of(record: &Record) -> Option<&GameRecord<Self>>;

    /// The same position as if it were the turn of a seat; none where that cannot be.
    fn supposing_turn(&self, seat: Seat) -> Option<Self>;
}

impl FollowableGame for Akropolis {
    fn of(record: &Record) -> Option<&GameRecord<Akropolis>> {
        match record {
            Record::Akropolis(record) => Some(record),
            Record::Architekton(_) => None,
        }
    }

    fn supposing_turn(&self, seat: Seat) -> Option<Akropolis> {
        Akropolis::supposing_turn(self, seat)
    }
}

impl FollowableGame for Architekton {
    fn of(record: &Record) -> Option<&GameRecord<Architekton>> {
        match record {
            Record::Architekton(record) => Some(record),
            Record::Akropolis(_) => None,
        }
    }

    fn supposing_turn(&self, seat: Seat) -> Option<Architekton> {
        Architekton::supposing_turn(self, seat)
    }
}

/// Whether a move of one's own is on its way to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveInFlight {
    /// None is.
    Nothing,
    /// One is: nothing else can be played.
    Move,
}

/// The session of a followed table, as it is seen from a seat, or by somebody who only watches.
///
/// # Errors
/// When not as many sit there as the game is for.
pub fn session<G: Notated>(
    record: &GameRecord<G>,
    state: &TableState,
    me: Option<PersonId>,
    on_its_way: MoveInFlight,
) -> Result<Session<G>, WrongPlayers> {
    let mut record = record.clone();
    let my_seat = me.and_then(|me| state.seat_of(me));
    let expected = record.start().people();
    let found = state.chairs.len();
    if found != expected {
        return Err(WrongPlayers { found, expected });
    }
    let players = PerSeat::from_fn(found, |seat| player(&state.chairs[seat as usize]));
    for seat in Seat::first(found) {
        let name = match &state.chairs[seat as usize] {
            Chair::Person(person) => person.name.parse::<Name>().ok(),
            // Computer players are called by their level, in any language.
            Chair::Open | Chair::Computer(_) | Chair::Heir { .. } => None,
        };
        record
            .set_name(seat, name)
            .map_err(|_| WrongPlayers { found, expected })?;
    }
    let rules = rules(state, my_seat, on_its_way);
    Session::new(record, players).map(|session| session.in_mode(Mode::Online(rules)))
}

fn player(chair: &Chair) -> Player {
    match chair {
        Chair::Person(_) | Chair::Open => Player::Person,
        Chair::Computer(level) | Chair::Heir { level, .. } => Player::Computer(*level),
    }
}

fn rules(state: &TableState, me: Option<Seat>, on_its_way: MoveInFlight) -> OnlineRules {
    let is_playing = state.status == Status::Playing;
    let others = Seat::first(state.chairs.len())
        .filter(|&seat| Some(seat) != me)
        .any(|seat| {
            state
                .chair(seat)
                .is_some_and(|chair| chair.person().is_some())
        });
    let may_ask = is_playing
        && me.is_some()
        && state.settings.takebacks == Takebacks::ByConsent
        && state.takeback.is_none()
        && on_its_way == MoveInFlight::Nothing;
    OnlineRules {
        seat: me,
        turn: if is_playing && on_its_way == MoveInFlight::Nothing {
            TurnPermission::Free
        } else {
            TurnPermission::Blocked
        },
        undo: if may_ask {
            UndoPolicy::ByConsent
        } else {
            UndoPolicy::Never
        },
        // A hint would be unfair to other people, also to those who play the same deal elsewhere or stand
        // on the same board, and what counts is one's own.
        hints: if others
            || state.settings.rated == Rated::Rated
            || state.deal.is_some()
            || state.settings.solo_board().is_some()
            || !is_playing
        {
            Hints::None
        } else {
            Hints::OnDemand
        },
    }
}

#[cfg(test)]
pub mod tests;
