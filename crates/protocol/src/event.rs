//! What happens at a table, in order.

use polis_game::Seat;
use polis_notation::Level;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::forms;
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
        /// By whom.
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
        #[serde(with = "forms::seat")]
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
        /// How many moves there were before it.
        ply: u32,
        /// By whom.
        #[serde(with = "forms::seat")]
        seat: Seat,
        /// The move in the text form of the notation.
        #[serde(rename = "move")]
        text: String,
        /// The tiles it brought to light, in words for `Record::learn`; nothing when there are none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        shown: String,
        /// What is left on the clock of who played, in milliseconds, with the increment; none
        /// without such clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left_ms: Option<u64>,
    },
    /// Somebody asks to take moves back.
    TakebackAsked {
        /// Who.
        #[serde(with = "forms::seat")]
        seat: Seat,
        /// How many moves are to stay.
        ply: u32,
    },
    /// Somebody agrees to it.
    TakebackAgreed {
        /// Who.
        #[serde(with = "forms::seat")]
        seat: Seat,
    },
    /// Somebody does not agree, so nothing is taken back; or who asked thinks better of it.
    TakebackDeclined {
        /// Who.
        #[serde(with = "forms::seat")]
        seat: Seat,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many moves stay.
        ply: u32,
        /// The redacted record after that.
        record: String,
    },
    /// Somebody gave up or ran out of time. He has lost, whatever becomes of the game.
    Forfeited {
        /// Who.
        #[serde(with = "forms::seat")]
        seat: Seat,
        /// Why.
        reason: ForfeitReason,
        /// The level of the computer player that takes the seat; none when the game ends.
        #[serde(
            default,
            with = "forms::maybe_level",
            skip_serializing_if = "Option::is_none"
        )]
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
        #[serde(with = "forms::seat")]
        seat: Seat,
    },
    /// It goes on at another table: a rematch, or the next game of a match.
    Next {
        /// Which one.
        table: TableId,
    },
    /// One of the seated said something. Only the seated hear it.
    Said {
        /// Who.
        #[serde(with = "forms::seat")]
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
