//! What can go wrong with an archive.

use std::io;
use std::path::{Path, PathBuf};

use parquet::errors::ParquetError;
use thiserror::Error;

/// An archive cannot be made or read.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// A file or folder cannot be read or written.
    #[error("{}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A file is not a table of an archive.
    #[error("{}", path.display())]
    Table {
        /// The file.
        path: PathBuf,
        /// What was found.
        source: ParquetError,
    },
    /// A data card cannot be read.
    #[error("{}", path.display())]
    Card {
        /// The file.
        path: PathBuf,
        /// What was found.
        source: serde_json::Error,
    },
    /// A data card is longer than any that is written here.
    #[error("{}: found more than {most} bytes; expected a data card", path.display())]
    LongCard {
        /// The file.
        path: PathBuf,
        /// The largest size.
        most: u64,
    },
    /// A data card whose parts are not those of its plan.
    #[error("{}: part {part} is not as the plan has it; expected the games of its seeds", path.display())]
    OtherParts {
        /// The file.
        path: PathBuf,
        /// The number of the part.
        part: usize,
    },
    /// The folder has an archive that was planned otherwise.
    #[error(
        "{} has an archive that was planned otherwise; expected the same options, or another folder",
        path.display()
    )]
    OtherPlan {
        /// The folder.
        path: PathBuf,
    },
    /// A file is not what its data card says.
    #[error("{}: found other bytes than the data card tells; expected SHA-256 {expected}", path.display())]
    OtherBytes {
        /// The file.
        path: PathBuf,
        /// The checksum in the card.
        expected: String,
    },
    /// A row that does not fit its game.
    #[error("{}: seed {seed}: found another {column}; expected that of the record", path.display())]
    OtherValue {
        /// The file.
        path: PathBuf,
        /// The game.
        seed: u64,
        /// The column.
        column: &'static str,
    },
    /// A row without a column that every archive has.
    #[error("{}: found a row without `{column}`; expected the columns of an archive", path.display())]
    NoColumn {
        /// The file.
        path: PathBuf,
        /// The column.
        column: &'static str,
    },
    /// The record in a row cannot be read.
    #[error("{}: seed {seed}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// The game.
        seed: u64,
        /// The line that is wrong.
        source: Box<polis_notation::RecordError>,
    },
    /// The rules have no such game.
    #[error("seed {seed} cannot be dealt")]
    Deal {
        /// The seed.
        seed: u64,
        /// Why not.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The player has no legal move for a position.
    #[error("seed {seed}: the player chose no legal move; expected one")]
    NoMove {
        /// The seed.
        seed: u64,
    },
    /// Whoever plays has ended without giving back their games.
    #[error("a thread ended before its games; expected all of them")]
    Thread,
}

impl ArchiveError {
    /// For what the system says about a file.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> ArchiveError {
        let path = path.to_owned();
        move |source| ArchiveError::File { path, source }
    }

    /// For what Parquet says about a file.
    pub(crate) fn table(path: &Path) -> impl FnOnce(ParquetError) -> ArchiveError {
        let path = path.to_owned();
        move |source| ArchiveError::Table { path, source }
    }
}
