//! What people do at a table.

use polis_game::Seat;
use polis_notation::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bounds::{MAX_CHAT_CHARS, MAX_MOVE_BYTES};
use crate::event::Seq;
use crate::schema;

/// An action at a table, over a socket or as `POST /api/v1/tables/{id}/actions`.
///
/// An action that was done already, by the same person, is acknowledged again and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Sits down.
    Join {
        /// Where; without it, on the first free chair.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<schema::Seat>")]
        seat: Option<Seat>,
    },
    /// Gets up, before the game.
    Leave,
    /// The host puts a computer player on a chair, before the game.
    SeatComputer {
        /// Which chair.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
        /// How strong.
        #[schemars(with = "schema::Level")]
        level: Level,
    },
    /// The host frees a chair, before the game: sends a person or a computer player away.
    Free {
        /// Which chair.
        #[schemars(with = "schema::Seat")]
        seat: Seat,
    },
    /// The host starts the game.
    Start,
    /// The host closes the table, before the game.
    Close,
    /// Plays a move.
    Play {
        /// Number of moves before it, to which the move is the answer.
        ply: u32,
        /// How often moves were taken back at this table so far.
        #[serde(default, skip_serializing_if = "is_zero")]
        takebacks: u32,
        /// The move in the text form of the notation.
        #[serde(rename = "move")]
        #[schemars(length(max = MAX_MOVE_BYTES), regex(pattern = "^[ -~]*$"))]
        text: String,
    },
    /// Asks to take moves back.
    AskTakeback {
        /// Number of moves that are to stay.
        ply: u32,
    },
    /// Answers a request to take moves back; the person who asked can decline, too.
    AnswerTakeback {
        /// Number of moves that are to stay, as in the request.
        ply: u32,
        /// Yes or no.
        answer: TakebackAnswer,
    },
    /// Gives up.
    Resign,
    /// Claims the game from somebody who has abandoned it: in a game without a clock, after
    /// [`TableState::abandoned_at`](crate::TableState::abandoned_at).
    Claim,
    /// Wants to play again, after the game, or is ready for the next game of a match. When all people
    /// of the table are, a table with the seats rotated is opened.
    Rematch,
    /// Says something: who sits there to the seated, anybody else to the spectators, during the game
    /// and after it. When the game has ended, everybody receives both.
    Say {
        /// What: 1 to 300 characters.
        #[schemars(length(min = 1, max = MAX_CHAT_CHARS), regex(pattern = r"\S"))]
        text: String,
        /// A number larger than any that the sender used before at this table, so that a repetition
        /// is known.
        key: u32,
    },
}

/// Yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TakebackAnswer {
    /// Yes.
    Agree,
    /// No.
    Decline,
}

/// The answer to an action over HTTP: it is kept for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Acted {
    /// The last event of the table when it was done.
    pub seq: Seq,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for this form"
)]
fn is_zero(number: &u32) -> bool {
    *number == 0
}
