//! A session of either game.

use polis_akropolis::{Akropolis, Architect};
use polis_architekton::Architekton;
use polis_game::{PerSeat, Seat};
use polis_notation::{Name, Notated};

use super::{Saved, Session};
use crate::game_kind::GameKind;
use crate::player::Player;

/// A session of either game.
#[derive(Clone, Debug, PartialEq)]
pub enum AnySession {
    /// Of Akropolis.
    Akropolis(Box<Session<Akropolis>>),
    /// Of Architekton.
    Architekton(Box<Session<Architekton>>),
}

/// What the first screen tells of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Which game.
    pub game: GameKind,
    /// How many decisions there were.
    pub plies: usize,
    /// The seat that must decide now; none when the game is over.
    pub to_move: Option<Seat>,
    /// Who plays, without the Illustrious Architect.
    pub players: PerSeat<Player>,
    /// What they are called.
    pub names: PerSeat<Option<Name>>,
    /// The Illustrious Architect, where he plays.
    pub architect: Option<Architect>,
    /// The points if the game ended now, with those of the Illustrious Architect.
    pub points: PerSeat<i32>,
}

impl AnySession {
    /// Writes it down.
    pub fn save(&self, played: f64) -> Saved {
        match self {
            AnySession::Akropolis(session) => Saved::of(session, played),
            AnySession::Architekton(session) => Saved::of(session, played),
        }
    }

    /// What the first screen tells of it.
    pub fn summary(&self) -> Summary {
        match self {
            AnySession::Akropolis(session) => Summary {
                architect: session.position().options().players().architect(),
                ..session.summary(GameKind::Akropolis)
            },
            AnySession::Architekton(session) => session.summary(GameKind::Architekton),
        }
    }
}

impl<G: Notated> Session<G> {
    /// Writes it down.
    pub fn save(&self, played: f64) -> Saved {
        Saved::of(self, played)
    }

    fn summary(&self, game: GameKind) -> Summary {
        Summary {
            game,
            plies: self.record.moves().len(),
            to_move: self.to_move(),
            players: self.players.clone(),
            names: PerSeat::from_fn(self.players.seats(), |seat| self.name(seat).cloned()),
            architect: None,
            points: self.position().standing().points,
        }
    }
}

impl From<Session<Akropolis>> for AnySession {
    fn from(session: Session<Akropolis>) -> AnySession {
        AnySession::Akropolis(Box::new(session))
    }
}

impl From<Session<Architekton>> for AnySession {
    fn from(session: Session<Architekton>) -> AnySession {
        AnySession::Architekton(Box::new(session))
    }
}

impl TryFrom<AnySession> for Session<Akropolis> {
    /// The session, if it is of the other game.
    type Error = AnySession;

    fn try_from(session: AnySession) -> Result<Session<Akropolis>, AnySession> {
        match session {
            AnySession::Akropolis(session) => Ok(*session),
            AnySession::Architekton(_) => Err(session),
        }
    }
}

impl TryFrom<AnySession> for Session<Architekton> {
    /// The session, if it is of the other game.
    type Error = AnySession;

    fn try_from(session: AnySession) -> Result<Session<Architekton>, AnySession> {
        match session {
            AnySession::Architekton(session) => Ok(*session),
            AnySession::Akropolis(_) => Err(session),
        }
    }
}
