//! The interface of games that have records.

use std::fmt;

use polis_game::{Game, PlayError};

use crate::error::{Problem, RecordError};
use crate::header::Header;
use crate::position::Described;

/// A game that can be written down as a record and traced.
pub trait Notated: Described {
    /// The name after `game` in a record.
    const NAME: &'static str;

    /// The keys of the lines with the order of the tiles.
    #[doc(hidden)]
    const TILE_KEYS: &'static [&'static str];

    /// What a record leaves to its readers: the faces of Architekton's buildings.
    type Supplies;

    /// Reads the setup from the header of a record.
    ///
    /// # Errors
    /// The line that is wrong or missing.
    #[doc(hidden)]
    fn read_setup(
        header: &Header<'_>,
        supplies: Option<&Self::Supplies>,
    ) -> Result<Self::Setup, RecordError>;

    /// Writes the setup as lines of a header, without the game's name.
    ///
    /// # Errors
    /// Those of the formatter.
    #[doc(hidden)]
    fn write_setup(setup: &Self::Setup, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The lines with the order of the tiles as one line, `?` for those that are not known.
    #[doc(hidden)]
    fn tile_words(setup: &Self::Setup) -> String;

    /// The tiles that the second setup knows and the first does not, as words.
    #[doc(hidden)]
    fn write_shown(before: &Self::Setup, after: &Self::Setup) -> String;

    /// Adds revealed tiles, given as words, to a setup.
    ///
    /// # Errors
    /// The word that is wrong.
    #[doc(hidden)]
    fn read_shown(setup: &mut Self::Setup, shown: &str) -> Result<(), Problem>;

    /// The problem of an invalid setup.
    #[doc(hidden)]
    fn setup_problem(error: Self::SetupError) -> Problem;

    /// The problem of a line that is not a move.
    #[doc(hidden)]
    fn move_problem(error: <Self::Move as std::str::FromStr>::Err) -> Problem;

    /// The problem of a move that cannot be played.
    #[doc(hidden)]
    fn play_problem(chosen: Self::Move, error: PlayError<Self::Illegal>) -> Problem;

    /// Number of people who play, who may have names in a record.
    fn people(&self) -> usize {
        self.seats()
    }

    /// The position after `ply` moves as a line of a trace, without a line feed.
    fn trace_line(&self, ply: usize) -> String;
}

/// Every legal move in its text form, in the order of the notation.
pub(crate) fn legal_texts<G: Game>(position: &G) -> Vec<String> {
    position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect()
}
