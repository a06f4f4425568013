//! Checking that an archive is what its card says, and that its rows are those of its records.

use std::fs::File;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use polis_game::Seat;
use polis_notation::{GameRecord, Notated, Record};
use serde_json::{Value, json};

use crate::archive::{Archive, seed_of};
use crate::error::ArchiveError;
use crate::game_row::{points, winners};
use crate::hashing::sum_of;
use crate::table::Table;

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Number of games that were replayed.
    pub games: u64,
    /// Number of positions that were compared.
    pub positions: u64,
}

const EVERY_SEED: RangeInclusive<u64> = 0..=u64::MAX;

impl Archive {
    /// Compares the checksums of all files with those of the card, replays every game by the rules, and
    /// compares its rows with it.
    ///
    /// # Errors
    /// The first file, game or row that is otherwise.
    pub fn check(&self, games_checked: &dyn Fn(u64)) -> Result<Checked, ArchiveError> {
        for (number, part) in (1..).zip(&self.card().parts) {
            for table in Table::ALL {
                let path = self.path(table, number);
                let file = File::open(&path).map_err(ArchiveError::file(&path))?;
                let found = sum_of(file).map_err(ArchiveError::file(&path))?;
                let expected = part.files.get(&table.file_name(number));
                if let Some(expected) = expected.filter(|&expected| *expected != found) {
                    let expected = expected.sha256.clone();
                    return Err(ArchiveError::OtherBytes { path, expected });
                }
            }
        }
        let mut checked = Checked::default();
        let mut positions = self.rows_of_files(Table::Positions, EVERY_SEED);
        for row in self.rows_of_files(Table::Games, EVERY_SEED) {
            let (row, path) = row?;
            let seed = seed_of(&row, &path)?;
            let text = row["record"].as_str().unwrap_or_default();
            let record = match Record::read(text) {
                Ok(record) => record,
                Err(error) => {
                    let source = Box::new(error);
                    return Err(ArchiveError::Record { path, seed, source });
                }
            };
            check_game(&row, &record, &path, seed)?;
            checked.positions += match &record {
                Record::Akropolis(record) => check_positions(record, seed, &mut positions),
                Record::Architekton(record) => check_positions(record, seed, &mut positions),
            }?;
            checked.games += 1;
            games_checked(1);
        }
        Ok(checked)
    }
}

/// Compares what a row tells of a game with its record.
fn check_game(row: &Value, record: &Record, path: &Path, seed: u64) -> Result<(), ArchiveError> {
    let outcome = record.standing();
    let expected = [
        ("game", json!(record.game())),
        ("plies", json!(record.plies())),
        ("winners", json!(winners(&outcome))),
        ("points", json!(points(&outcome))),
    ];
    compare(row, &expected, path, seed)
}

/// Compares the rows of the positions of a game with its record.
fn check_positions<G: Notated>(
    record: &GameRecord<G>,
    seed: u64,
    rows: &mut impl Iterator<Item = Result<(Value, PathBuf), ArchiveError>>,
) -> Result<u64, ArchiveError> {
    let outcome = record.position().standing();
    for (ply, (position, chosen)) in record.positions().zip(record.moves()).enumerate() {
        let (row, path) = match rows.next() {
            Some(row) => row?,
            None => (Value::Null, PathBuf::from(Table::Positions.name())),
        };
        let seat = position.to_move().unwrap_or(Seat::First);
        let points: Vec<i32> = Seat::first(position.seats())
            .map(|seat| position.points(seat))
            .collect();
        let expected = [
            ("seed", json!(seed)),
            ("ply", json!(ply)),
            ("seat", json!(seat.number())),
            ("move", json!(chosen.to_string())),
            ("legal", json!(position.count_legal_moves())),
            ("points", json!(points)),
            ("won", json!(f64::from(outcome.value_for(seat).win))),
        ];
        compare(&row, &expected, &path, seed)?;
    }
    Ok(record.moves().len() as u64)
}

fn compare(
    row: &Value,
    expected: &[(&'static str, Value)],
    path: &Path,
    seed: u64,
) -> Result<(), ArchiveError> {
    match expected.iter().find(|(name, value)| row[*name] != *value) {
        Some(&(column, _)) => Err(ArchiveError::OtherValue {
            path: path.to_owned(),
            seed,
            column,
        }),
        None => Ok(()),
    }
}
