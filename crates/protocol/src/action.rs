//! What people do at a table.

use polis_game::Seat;
use polis_notation::Level;
use serde::{Deserialize, Serialize};

use crate::event::Seq;
use crate::forms;

/// What somebody does at a table, over a socket or as `POST /api/v1/tables/{id}/actions`.
///
/// An action that was done already, by the same person, is acknowledged again and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Sits down.
    Join {
        /// Where; without it, on the first free chair.
        #[serde(
            default,
            with = "forms::maybe_seat",
            skip_serializing_if = "Option::is_none"
        )]
        seat: Option<Seat>,
    },
    /// Gets up, before the game.
    Leave,
    /// The host puts a computer player on a chair, before the game.
    SeatComputer {
        /// Which chair.
        #[serde(with = "forms::seat")]
        seat: Seat,
        /// How strong.
        #[serde(with = "forms::level")]
        level: Level,
    },
    /// The host frees a chair, before the game: sends a person or a computer player away.
    Free {
        /// Which chair.
        #[serde(with = "forms::seat")]
        seat: Seat,
    },
    /// The host starts the game.
    Start,
    /// The host closes the table, before the game.
    Close,
    /// Plays a move.
    Play {
        /// How many moves there were before it: what the move answers.
        ply: u32,
        /// How often moves were taken back at this table so far.
        #[serde(default, skip_serializing_if = "is_zero")]
        takebacks: u32,
        /// The move in the text form of the notation.
        #[serde(rename = "move")]
        text: String,
    },
    /// Asks to take moves back.
    AskTakeback {
        /// How many moves are to stay.
        ply: u32,
    },
    /// Answers somebody who asks to take moves back; who asked can decline himself.
    AnswerTakeback {
        /// How many moves are to stay, as it was asked.
        ply: u32,
        /// Yes or no.
        answer: TakebackAnswer,
    },
    /// Gives up.
    Resign,
    /// Wants to play again, after the game. When all people of the table do, a table with the seats
    /// rotated is opened.
    Rematch,
    /// Says something to the seated.
    Say {
        /// What: 1 to 300 characters.
        text: String,
        /// A number larger than any that the sender used before at this table, so that a repetition
        /// is known.
        key: u32,
    },
}

/// Yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakebackAnswer {
    /// Yes.
    Agree,
    /// No.
    Decline,
}

/// The answer to an action over HTTP: it is kept for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
