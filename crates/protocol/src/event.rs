//! What happens at a table, in order.

use polis_game::Seat;
use polis_notation::Level;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::id::TableId;
use crate::person::Person;
use crate::settings::TableSettings;
use crate::table_state::{Chair, Outcome, SeriesStanding};

/// The place of an event in the log of its table, counted from 1. Watchers do not hear the chat of
/// the seated, so the numbers they see can have gaps.
pub type Seq = u32;

/// An event with its place and time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Logged {
    /// Its place in the log.
    pub seq: Seq,
    /// When it happened, by the server's clock.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The table was opened. Always the first event.
    Opened {
        /// The host.
        host: Person,
        /// What is agreed.
        settings: Box<TableSettings>,
        /// The table of which this is the rematch, or the game of the match before this.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        previous: Option<TableId>,
        /// How the match stands to which this game belongs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        series: Option<SeriesStanding>,
    },
    /// Somebody sat down, got up, or was exchanged, before the game.
    Seated {
        /// Where.
        seat: Seat,
        /// Who sits there now.
        who: Chair,
    },
    /// The game started.
    Started {
        /// Who sits where, in turn order: seats may have been drawn.
        chairs: Vec<Chair>,
        /// The redacted record, without a move.
        record: String,
    },
    /// A move was played.
    Moved {
        /// Number of moves before it.
        ply: u32,
        /// The seat that played.
        seat: Seat,
        /// The move in the text form of the notation.
        #[serde(rename = "move")]
        text: String,
        /// The tiles it brought to light, in words for `Record::learn`; nothing when there are none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        shown: String,
        /// Time left on the clock of the person who played, in milliseconds, with the increment;
        /// `None` without such clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left_ms: Option<u64>,
    },
    /// Somebody asks to take moves back.
    TakebackAsked {
        /// Who.
        seat: Seat,
        /// Number of moves that are to stay.
        ply: u32,
    },
    /// Somebody agrees to it.
    TakebackAgreed {
        /// Who.
        seat: Seat,
    },
    /// Somebody does not agree, or the person who asked has withdrawn, so nothing is taken back.
    TakebackDeclined {
        /// Who.
        seat: Seat,
    },
    /// Moves were taken back.
    TakenBack {
        /// Number of moves that stay.
        ply: u32,
        /// The redacted record after that.
        record: String,
    },
    /// Somebody resigned or ran out of time. They have lost, whatever becomes of the game.
    Forfeited {
        /// Who.
        seat: Seat,
        /// Why.
        reason: ForfeitReason,
        /// The level of the computer player that takes the seat; none when the game ends.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        heir: Option<Level>,
    },
    /// The game ended.
    Finished {
        /// How.
        outcome: Outcome,
    },
    /// The table was closed without a result.
    Aborted {
        /// Why.
        reason: AbortReason,
    },
    /// Somebody wants to play again.
    RematchAsked {
        /// Who.
        seat: Seat,
    },
    /// The game continues at another table: a rematch, or the next game of a match.
    Next {
        /// Which one.
        table: TableId,
    },
    /// One of the seated sent a chat message. Only the seated receive it.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
        /// The number that its sender gave it.
        key: u32,
    },
}

/// Why a seat has lost before the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForfeitReason {
    /// Gave up.
    Resigned,
    /// Ran out of time.
    TimedOut,
}

/// Why a table was closed without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AbortReason {
    /// The host closed it.
    Host,
    /// Not enough people came in time.
    Expired,
    /// A player deleted himself before the game.
    Deleted,
}
