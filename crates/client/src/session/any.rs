//! A session of either game.

use polis_akropolis::{Akropolis, Architect};
use polis_architekton::Architekton;
use polis_game::{PerSeat, Seat};
use polis_notation::{Name, Notated};

use super::{Mode, Saved, Session};
use crate::naming::{Participants, only_person};
use crate::player::Player;
use polis_notation::GameKind;

/// A session of either game.
#[derive(Clone, Debug, PartialEq)]
pub enum AnySession {
    Akropolis(Box<Session<Akropolis>>),
    Architekton(Box<Session<Architekton>>),
}

/// What the first screen tells of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionSummary {
    pub game: GameKind,
    /// How many decisions there were.
    pub plies: usize,
    /// The seat that must decide now; none when the game is over.
    pub to_move: Option<Seat>,
    /// Who plays, without the Illustrious Architect.
    pub players: PerSeat<Player>,
    /// What they are called.
    pub names: PerSeat<Option<Name>>,
    /// The Illustrious Architect, where they play.
    pub architect: Option<Architect>,
    /// The seat of whoever reads it; none where several people sit at the screen, or they watch.
    pub reader: Option<Seat>,
    /// The points if the game ended now, with those of the Illustrious Architect.
    pub points: PerSeat<i32>,
}

impl SessionSummary {
    /// Who sits at the table.
    pub fn company(&self) -> Participants {
        Participants {
            players: self.players.clone(),
            names: self.names.clone(),
            architect: self.architect,
            reader: self.reader,
        }
    }

    /// Who sat at the table of a finished game, of which the record does not say who played it.
    pub fn played_by(&self, players: PerSeat<Player>) -> Participants {
        Participants {
            reader: only_person(&players),
            players,
            ..self.company()
        }
    }
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
    pub fn summary(&self) -> SessionSummary {
        match self {
            AnySession::Akropolis(session) => SessionSummary {
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

    fn summary(&self, game: GameKind) -> SessionSummary {
        SessionSummary {
            game,
            plies: self.record.moves().len(),
            to_move: self.to_move(),
            players: self.players.clone(),
            names: PerSeat::from_fn(self.players.seats(), |seat| self.name(seat).cloned()),
            architect: None,
            reader: match self.mode {
                Mode::Here | Mode::Puzzle(()) | Mode::Study(()) => only_person(&self.players),
                Mode::Online(rules) => rules.seat,
            },
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
