//! A described position, which need not be possible.

use std::fmt;

use polis_akropolis::Akropolis;
use polis_architekton::{Architekton, Hidden};
use polis_game::Seat;

use super::Described;
use crate::error::{Problem, RecordError};
use crate::notated::Notated;
use crate::record::{MAX_BYTES, Record, split};

/// A description of a position of either game: the text of a record without moves, which need not
/// be possible.
#[derive(Clone, Debug, PartialEq)]
pub enum Draft {
    /// A position of Akropolis.
    Akropolis(polis_akropolis::Description),
    /// A position of Architekton.
    Architekton(polis_architekton::Description),
}

impl Draft {
    /// Reads a description. A record of a game gives the position after its last move, without the
    /// tiles that nobody has seen.
    ///
    /// # Errors
    /// The line that is malformed, or the move that cannot be played.
    pub fn read(text: &str) -> Result<Draft, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(Problem::TooLong { found: text.len() }.of_the_whole());
        }
        let parts = split(text)?;
        if parts.moves.is_empty() {
            let header = &parts.header;
            let game = header.find("game").map(|line| line.rest);
            if game == Some(Akropolis::NAME) {
                if let Some(mut given) = Akropolis::read_description(header, None)? {
                    given.stacks.clear();
                    return Ok(Draft::Akropolis(given));
                }
            } else if game == Some(Architekton::NAME)
                && let Some(mut given) = Architekton::read_description(header, None)?
            {
                forget(&mut given.hidden_buildings);
                forget(&mut given.hidden_landscapes);
                return Ok(Draft::Architekton(given));
            }
        }
        Ok(Draft::of(&Record::read(text)?, usize::MAX))
    }

    /// The position of a record after `ply` moves, at most all, without the tiles that nobody has
    /// seen.
    pub fn of(record: &Record, ply: usize) -> Draft {
        let mut record = record.clone();
        record.truncate(ply);
        // All seats know the same of the unseen tiles.
        let last = "a record has a position after its last move";
        match record.redacted(Seat::First) {
            Record::Akropolis(record) => {
                Draft::Akropolis(record.describe(record.moves().len()).expect(last))
            }
            Record::Architekton(record) => {
                Draft::Architekton(record.describe(record.moves().len()).expect(last))
            }
        }
    }
}

/// Forgets the tiles that have never been face up.
fn forget<T: Copy>(tiles: &mut Vec<Hidden<T>>) {
    for tile in tiles.iter_mut() {
        if matches!(tile, Hidden::Known(_)) {
            *tile = Hidden::Unknown;
        }
    }
    if tiles.iter().all(|tile| tile.tile().is_none()) {
        tiles.clear();
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draft::Akropolis(given) => {
                writeln!(f, "game {}", Akropolis::NAME)?;
                Akropolis::write_description(given, f)?;
            }
            Draft::Architekton(given) => {
                writeln!(f, "game {}", Architekton::NAME)?;
                Architekton::write_description(given, f)?;
            }
        }
        writeln!(f, "moves")
    }
}
