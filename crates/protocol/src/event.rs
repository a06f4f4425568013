//! What happens at a table, in order.

use polis_game::Seat;
use polis_notation::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::deal::DealId;
use crate::id::{TableId, TournamentId};
use crate::person::{Person, is_false};
use crate::schema;
use crate::settings::TableSettings;
use crate::table_state::{Chair, Outcome, SeriesStanding};
use crate::vacation::Vacation;

/// The place of an event in the log of its table, counted from 1. Watchers do not hear the chat of
/// the seated, so the numbers they see can have gaps.
pub type Seq = u32;

/// An event with its place and time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Logged {
    /// Its place in the log.
    pub seq: Seq,
    /// When it happened, by the server's clock.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
        /// The deal that is played here, as by others at tables of their own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<DealId>,
        /// The tournament to which this game belongs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tournament: Option<TournamentId>,
    },
    /// Somebody sat down, got up, or was exchanged, before the game.
    Seated {
        /// Where.
        #[schemars(with = "schema::Seat")]
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
        #[schemars(with = "schema::Seat")]
        seat: Seat,
        /// The move in the text form of the notation.
        #[serde(rename = "move")]
        text: String,
        /// The tiles it brought to light, as words `place:tile` for `Record::learn`; nothing when there
        /// are none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        shown: String,
        /// Time left on the clock of the person who played, in milliseconds, with the increment;
        /// none without such clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left_ms: Option<u64>,
    },
    /// Somebody asks to take moves back.
    TakebackAsked {
        /// Who.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
        /// Number of moves that are to stay.
        ply: u32,
    },
    /// Somebody agrees to it.
    TakebackAgreed {
        /// Who.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
    },
    /// Somebody does not agree, or the person who asked has withdrawn, so nothing is taken back.
    TakebackDeclined {
        /// Who.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
    },
    /// Moves were taken back.
    TakenBack {
        /// Number of moves that stay.
        ply: u32,
        /// The redacted record after that.
        record: String,
    },
    /// Somebody resigned, ran out of time or abandoned the game. They have lost, whatever becomes of the game.
    Forfeited {
        /// Who.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
        /// Why.
        reason: ForfeitReason,
        /// The level of the computer player that takes the seat; none when the game ends.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<schema::Level>")]
        heir: Option<Level>,
    },
    /// The game ended.
    Finished {
        /// How.
        outcome: Outcome,
        /// What the hashes in the record are the hashes of, each shuffle with its nonce and the order of
        /// all tiles: `PLY HASH NONCE TILES`, as in docs/notation.md, for `Shuffle::read`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        shuffles: Vec<String>,
    },
    /// The table was closed without a result.
    Aborted {
        /// Why.
        reason: AbortReason,
    },
    /// Somebody wants to play again, or is ready for the next game of a match.
    RematchAsked {
        /// Who.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
        /// Their rating by now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<i32>,
        /// Whether it is provisional.
        #[serde(default, skip_serializing_if = "is_false")]
        provisional: bool,
    },
    /// A player of a game with days for each move, or without a clock, is on vacation: their time stands
    /// still meanwhile. Told again with another end when they come back early.
    OnVacation {
        /// Who.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
        /// When.
        vacation: Vacation,
    },
    /// The game continues at another table: a rematch, or the next game of a match.
    Next {
        /// Which one.
        table: TableId,
    },
    /// One of the seated sent a chat message. Only the seated receive it before the game has ended.
    Said {
        /// Where they sat.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
        /// Who: seats change hands before the game. None in what was said before this was kept,
        /// which stays among the seated even after the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<Person>,
        /// What.
        text: String,
        /// The number that its sender gave it.
        key: u32,
    },
}

/// Why a seat has lost before the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ForfeitReason {
    /// Gave up.
    Resigned,
    /// Ran out of time.
    TimedOut,
    /// Did not move for days in a game without a clock, and somebody else claimed it.
    Abandoned,
}

impl ForfeitReason {
    /// The word for it in JSON and in records.
    pub const fn name(self) -> &'static str {
        match self {
            ForfeitReason::Resigned => "resigned",
            ForfeitReason::TimedOut => "timed_out",
            ForfeitReason::Abandoned => "abandoned",
        }
    }
}

/// Why a table was closed without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AbortReason {
    /// The host closed it.
    Host,
    /// Not enough people came in time.
    Expired,
    /// A player deleted their account before the game.
    Deleted,
}
