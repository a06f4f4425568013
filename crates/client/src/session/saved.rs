//! A session as text, for the browser to keep.

use polis_game::PerSeat;
use polis_notation::{GameRecord, MAX_BYTES, Notated, Record, RecordError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{AnySession, Session, Teacher, WrongPlayers};
use crate::player::Player;
use crate::settings::{is_usual, or_usual};

/// A session in a form that can be written down. It may come from anywhere and hold anything;
/// [restoring](Saved::restore) checks it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    /// The form of this text. One that we do not know comes from a later version.
    version: u32,
    /// The record with the moves that were taken back.
    record: String,
    /// How many of the moves are played.
    ply: usize,
    players: Vec<Player>,
    /// When it was played last, in milliseconds since 1970.
    played: f64,
    #[serde(
        default,
        deserialize_with = "or_usual",
        skip_serializing_if = "is_usual"
    )]
    teacher: Teacher,
}

/// A saved game cannot be continued.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RestoreError {
    /// It is not what we write.
    #[error("found {found}; expected a saved game")]
    Malformed {
        /// What the reader says.
        found: String,
    },
    /// It is from a later version of Polis.
    #[error(
        "found a saved game of version {found}; expected at most {}",
        Saved::VERSION
    )]
    Version {
        /// The version.
        found: u32,
    },
    /// Its record is not that of a game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its players do not fit its record.
    #[error(transparent)]
    Players(#[from] WrongPlayers),
}

impl Saved {
    /// The form that is written now.
    pub const VERSION: u32 = 1;
    /// The longest text that is read: a record, and a little more.
    pub const MAX_BYTES: usize = 2 * MAX_BYTES;

    /// Writes a session down.
    pub fn of<G: Notated>(session: &Session<G>, played: f64) -> Saved {
        let ply = session.record.moves().len();
        let mut record = session.record.clone();
        for &chosen in &session.taken_back {
            record
                .play(chosen)
                .expect("a move that was taken back could be played there");
        }
        Saved {
            version: Saved::VERSION,
            record: record.to_string(),
            ply,
            players: session.players.values().to_vec(),
            played,
            teacher: session.teacher,
        }
    }

    /// Reads what [`to_text`](Saved::to_text) wrote.
    ///
    /// # Errors
    /// When it is something else.
    pub fn from_text(text: &str) -> Result<Saved, RestoreError> {
        if text.len() > Saved::MAX_BYTES {
            let found = format!("{} bytes", text.len());
            return Err(RestoreError::Malformed { found });
        }
        let saved: Saved = serde_json::from_str(text).map_err(|error| RestoreError::Malformed {
            found: error.to_string(),
        })?;
        match saved.version {
            Saved::VERSION => Ok(saved),
            found => Err(RestoreError::Version { found }),
        }
    }

    /// The text to keep.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written as JSON")
    }

    /// When it was played last, in milliseconds since 1970.
    pub fn played(&self) -> f64 {
        self.played
    }

    /// Makes a session of it.
    ///
    /// # Errors
    /// When it is not one that could have been saved.
    pub fn restore(&self) -> Result<AnySession, RestoreError> {
        Ok(match Record::read(&self.record)? {
            Record::Akropolis(record) => AnySession::Akropolis(self.session(*record)?.into()),
            Record::Architekton(record) => AnySession::Architekton(self.session(*record)?.into()),
        })
    }

    fn session<G: Notated>(&self, record: GameRecord<G>) -> Result<Session<G>, WrongPlayers> {
        let expected = record.start().people();
        let found = self.players.len();
        if found != expected {
            return Err(WrongPlayers { found, expected });
        }
        let players = PerSeat::from_fn(expected, |seat| self.players[seat as usize]);
        let mut session = Session::new(record, players)?.with_teacher(self.teacher);
        // More moves than there are leave the record whole.
        let moves = session.record.moves();
        session.taken_back = moves.get(self.ply..).unwrap_or_default().to_vec();
        session.record.truncate(self.ply);
        Ok(session)
    }
}
