//! The two tables of an archive.

use std::fmt;

/// A table of an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// A row a game.
    Games,
    /// A row a move: the position before it.
    Positions,
}

impl Table {
    /// Both tables.
    pub const ALL: [Table; 2] = [Table::Games, Table::Positions];

    /// The name in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Table::Games => "games",
            Table::Positions => "positions",
        }
    }

    /// The name of the file of a part, whose number counts from 1.
    pub fn file_name(self, part: usize) -> String {
        format!("{self}-{part:05}.parquet")
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
