//! What is written when something happens at a table.

use polis_akropolis::Architect;
use polis_protocol::{GameKind, Millis, PersonId, Seq, TableId};

/// Events of one table, to be written in the place after `previous` or not at all.
#[derive(Debug)]
pub(crate) struct Append {
    /// The table's row.
    pub(crate) number: i64,
    /// The last event before these.
    pub(crate) previous: Seq,
    /// The events.
    pub(crate) rows: Vec<LogRow>,
    /// What every event changes in the table's row.
    pub(crate) touch: Touch,
    /// What else changes; none for a move in mid-game.
    pub(crate) more: Option<Box<TableChanges>>,
    /// Whether the message that tells the other nodes of it may hold the event.
    pub(crate) travels: bool,
}

/// An event as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LogRow {
    pub(crate) seq: Seq,
    pub(crate) at: Millis,
    /// The event as [`write_body`](super::write_body) has it: nothing in it is secret but the chat, which is for the seated.
    pub(crate) body: String,
}

/// What every event changes in the table's row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) seq: Seq,
    pub(crate) changed: Millis,
    pub(crate) wake: Option<Millis>,
    /// The number of the seat to move.
    pub(crate) turn: Option<u8>,
}

/// What changes besides, when a game starts or ends or somebody sits down.
#[derive(Debug)]
pub(crate) struct TableChanges {
    pub(crate) status: StatusNumber,
    /// How the lobby shows the table: JSON.
    pub(crate) listing: String,
    /// The record without a move, with the order of all tiles, when the game starts.
    pub(crate) setup: Option<String>,
    /// Who sits where, when that changes.
    pub(crate) seats: Option<Vec<(u8, PersonId)>>,
    /// Whom the events name, perhaps for the first time.
    pub(crate) named: Vec<PersonId>,
    /// The end of the game, when it comes.
    pub(crate) ending: Option<GameEnd>,
    /// The table at which the game continues, when it is opened.
    pub(crate) next: Option<Opening>,
}

/// How far a table is, as the database keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StatusNumber {
    Gathering = 0,
    Playing = 1,
    Finished = 2,
    Aborted = 3,
}

/// The end of a game.
#[derive(Debug)]
pub(crate) struct GameEnd {
    pub(crate) at: Millis,
    /// The outcome as JSON.
    pub(crate) outcome: String,
    pub(crate) game: GameKind,
    pub(crate) seats: u8,
    /// How it went for each person.
    pub(crate) results: Vec<PersonalResult>,
    pub(crate) counting: Counting,
    /// How the only person at the table fared, where it is one of a deal that others play, too.
    pub(crate) deal: Option<FinishedDeal>,
    /// How the game went, where it counts for the board of an Illustrious Architect.
    pub(crate) solo: Option<FinishedSolo>,
}

/// A game for the board of an Illustrious Architect.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FinishedSolo {
    pub(crate) architect: Architect,
    pub(crate) person: PersonId,
    pub(crate) points: i32,
    pub(crate) opponent: i32,
    pub(crate) won: bool,
}

/// How a person fared at a deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FinishedDeal {
    pub(crate) table: TableId,
    pub(crate) points: i32,
    pub(crate) opponent: i32,
    pub(crate) won: bool,
    pub(crate) completion: Completion,
}

/// Whether an ended game changes ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counting {
    Rated,
    Casual,
}

/// How a game went for one person.
#[derive(Clone, Debug)]
pub(crate) struct PersonalResult {
    pub(crate) person: PersonId,
    pub(crate) points: i32,
    /// Number of people who share the victory, including this one; `None` for a loss.
    pub(crate) victory: Option<u8>,
    /// The rank for the rating: 1 is the best.
    pub(crate) rank: u8,
    pub(crate) completion: Completion,
}

/// Whether a game was played to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Completion {
    Full,
    Forfeited,
}

/// A new table.
#[derive(Debug)]
pub(crate) struct Opening {
    pub(crate) id: TableId,
    pub(crate) visibility: polis_protocol::Visibility,
    pub(crate) game: GameKind,
    pub(crate) seat_count: u8,
    pub(crate) rows: Vec<LogRow>,
    pub(crate) touch: Touch,
    pub(crate) status: StatusNumber,
    pub(crate) listing: String,
    pub(crate) setup: Option<String>,
    pub(crate) seats: Vec<(u8, PersonId)>,
    /// Whom the events name.
    pub(crate) named: Vec<PersonId>,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// It is in the database for good.
    Done,
    /// Another node was first.
    Conflict,
}
