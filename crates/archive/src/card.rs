//! The data card: what an archive holds, how it was made, and what to know before using it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::error::ArchiveError;
use crate::plan::Plan;
use crate::table::Table;

/// The name of the file.
pub(crate) const CARD: &str = "card.json";

/// The largest card that is read, which is far more than that of a hundred million games.
const MAX_BYTES: u64 = 16 * 1024 * 1024;

const LICENCE: &str = "CC0-1.0: games made by a program, given to the public domain";

/// What holds for every archive.
const NOTES: [&str; 4] = [
    "One player plays all seats: what it never does is not in here, and what holds for it need not hold \
     for others.",
    "The record of a game tells the order of all tiles, also of those that nobody saw.",
    "A row of the positions tells only what the seat to move may know, but for `won`, which is how it \
     ended.",
    "No game of a person is in here.",
];

/// What an archive holds and how it was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataCard {
    /// What decides which games it holds.
    #[serde(flatten)]
    pub plan: Plan,
    /// The terms on which it may be used.
    pub licence: String,
    /// What to know before using it.
    pub notes: Vec<String>,
    /// Number of games that are in it by now.
    pub games_made: u64,
    /// Number of positions that are in it by now.
    pub positions: u64,
    /// How long it took by the clock, all runs together.
    pub seconds: f64,
    /// Number of threads of the last run.
    pub threads: usize,
    /// The columns of each table with their meaning, in the order of the files.
    pub columns: BTreeMap<String, Vec<ColumnNote>>,
    /// The parts that are complete, in order.
    pub parts: Vec<Part>,
}

/// What a column means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ColumnNote {
    /// The name of the column.
    pub name: String,
    /// What its values mean.
    pub meaning: String,
}

/// A part of an archive: a file of each table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// The seed of its first game.
    pub first_seed: u64,
    /// Number of games.
    pub games: u64,
    /// Number of positions.
    pub positions: u64,
    /// The sum of each file by its name.
    pub files: BTreeMap<String, FileSum>,
}

/// The size and checksum of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileSum {
    /// The size.
    pub bytes: u64,
    /// The checksum in hexadecimal digits.
    pub sha256: String,
}

impl DataCard {
    /// The card of an archive in which nothing is yet.
    pub(crate) fn new(plan: &Plan, columns: BTreeMap<String, Vec<ColumnNote>>) -> DataCard {
        DataCard {
            plan: plan.clone(),
            licence: LICENCE.to_owned(),
            notes: NOTES.map(str::to_owned).to_vec(),
            games_made: 0,
            positions: 0,
            seconds: 0.0,
            threads: 0,
            columns,
            parts: Vec::new(),
        }
    }

    /// Reads the card of a folder; `None` when it has none.
    pub(crate) fn read(folder: &Path) -> Result<Option<DataCard>, ArchiveError> {
        let path = folder.join(CARD);
        let mut text = String::new();
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(ArchiveError::file(&path)(error)),
        };
        file.take(MAX_BYTES + 1)
            .read_to_string(&mut text)
            .map_err(ArchiveError::file(&path))?;
        if text.len() as u64 > MAX_BYTES {
            return Err(ArchiveError::LongCard {
                path,
                most: MAX_BYTES,
            });
        }
        let card: DataCard = match serde_json::from_str(&text) {
            Ok(card) => card,
            Err(source) => return Err(ArchiveError::Card { path, source }),
        };
        for (number, part) in (1..).zip(&card.parts) {
            if !card.is_as_planned(number, part) {
                return Err(ArchiveError::OtherParts { path, part: number });
            }
        }
        Ok(Some(card))
    }

    /// Writes the card so that it is the old or the new one whenever the machine stops.
    pub(crate) fn write(&self, folder: &Path) -> Result<(), ArchiveError> {
        let path = folder.join(CARD);
        let beside = path.with_extension("new");
        let text = match serde_json::to_string_pretty(self) {
            Ok(text) => text + "\n",
            Err(source) => return Err(ArchiveError::Card { path, source }),
        };
        std::fs::write(&beside, text)
            .and_then(|()| std::fs::rename(&beside, &path))
            .map_err(ArchiveError::file(&path))
    }

    /// Adds a part that is complete.
    pub(crate) fn add(&mut self, part: Part) {
        self.games_made += part.games;
        self.positions += part.positions;
        self.parts.push(part);
    }

    /// Whether a part has the seeds of the plan and the names of its files.
    fn is_as_planned(&self, number: usize, part: &Part) -> bool {
        let seeds = self.plan.seeds_of(number);
        let names: Vec<String> = Table::ALL.map(|table| table.file_name(number)).to_vec();
        seeds.is_some_and(|seeds| {
            *seeds.start() == part.first_seed && seeds.end() - seeds.start() + 1 == part.games
        }) && part.files.keys().eq(&names)
    }
}
