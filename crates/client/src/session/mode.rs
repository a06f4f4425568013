//! How a game is played.

use polis_game::Seat;

/// How a game is played. Every part that behaves differently at a server's table, in a puzzle or
/// while a game is studied matches on it.
///
/// A [session](super::Session) holds the rules of the mode; a view holds in the same variants what
/// connects it to the server, to the puzzle or to the study.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode<Online = OnlineRules, Puzzle = (), Study = ()> {
    /// At this screen alone: what is played is played, what is taken back is taken back.
    #[default]
    Here,
    /// At a table of a server, which has the last word.
    Online(Online),
    /// As a puzzle: what is played is an answer, and the position stays.
    Puzzle(Puzzle),
    /// A game that is looked back at: what is played is a variation.
    Study(Study),
}

/// What the person at this screen may do at a table of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnlineRules {
    /// Their seat; none for somebody who watches.
    pub seat: Option<Seat>,
    /// Whether they can play when it is their turn.
    pub turn: TurnPermission,
    /// Whether they can take moves back.
    pub undo: UndoPolicy,
    /// Whether the computer may suggest moves to them.
    pub hints: Hints,
}

/// Whether somebody can play when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnPermission {
    /// They can.
    Free,
    /// They cannot: the game does not go on, or a move of theirs is on its way.
    Blocked,
}

/// Whether moves can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoPolicy {
    /// At once.
    AtOnce,
    /// When the others agree.
    ByConsent,
    /// Never, or not now.
    Never,
}

/// Whether the computer may suggest moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hints {
    /// Whenever somebody asks.
    OnDemand,
    /// It may not.
    None,
}

impl Mode {
    /// Whether moves can be taken back.
    pub fn undo_policy(self) -> UndoPolicy {
        match self {
            Mode::Here | Mode::Study(()) => UndoPolicy::AtOnce,
            Mode::Puzzle(()) => UndoPolicy::Never,
            Mode::Online(rules) => rules.undo,
        }
    }

    /// Whether the computer may suggest moves.
    pub fn hints(self) -> Hints {
        match self {
            Mode::Here | Mode::Study(()) => Hints::OnDemand,
            Mode::Puzzle(()) => Hints::None,
            Mode::Online(rules) => rules.hints,
        }
    }

    /// Whether the person at this screen watches others play.
    pub fn is_watching(self) -> bool {
        match self {
            Mode::Here | Mode::Puzzle(()) | Mode::Study(()) => false,
            Mode::Online(rules) => rules.seat.is_none(),
        }
    }

    /// Whether the person on a seat sits at this screen.
    pub fn is_at_this_screen(self, seat: Seat) -> bool {
        match self {
            Mode::Here | Mode::Puzzle(()) | Mode::Study(()) => true,
            Mode::Online(rules) => rules.seat == Some(seat),
        }
    }

    /// Whether the person at this screen can play when it is their turn.
    pub fn turn(self) -> TurnPermission {
        match self {
            Mode::Here | Mode::Puzzle(()) | Mode::Study(()) => TurnPermission::Free,
            Mode::Online(rules) => rules.turn,
        }
    }
}
