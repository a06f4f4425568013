//! Reading archives.

use std::fs::File;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use parquet::file::reader::FileReader;
use parquet::file::serialized_reader::SerializedFileReader;
use parquet::record::reader::RowIter;
use serde_json::Value;

use crate::card::{CARD, DataCard, Part};
use crate::error::ArchiveError;
use crate::table::Table;

/// An archive that is there.
pub struct Archive {
    folder: PathBuf,
    card: DataCard,
}

impl Archive {
    /// Opens the archive of a folder by its data card.
    ///
    /// # Errors
    /// When there is no card, or one that is none.
    pub fn open(folder: &Path) -> Result<Archive, ArchiveError> {
        let none = || std::io::Error::from(std::io::ErrorKind::NotFound);
        let card = DataCard::read(folder)?
            .ok_or_else(|| ArchiveError::file(&folder.join(CARD))(none()))?;
        Ok(Archive {
            folder: folder.to_owned(),
            card,
        })
    }

    /// What it holds and how it was made.
    pub fn card(&self) -> &DataCard {
        &self.card
    }

    /// The rows of a table as JSON objects, those of the games with these seeds alone.
    pub fn rows(
        &self,
        table: Table,
        seeds: RangeInclusive<u64>,
    ) -> impl Iterator<Item = Result<Value, ArchiveError>> {
        self.rows_of_files(table, seeds)
            .map(|row| row.map(|(row, _)| row))
    }

    /// The records of the games with these seeds, exactly as they were played.
    pub fn records(
        &self,
        seeds: RangeInclusive<u64>,
    ) -> impl Iterator<Item = Result<(u64, String), ArchiveError>> {
        self.rows_of_files(Table::Games, seeds).map(|row| {
            let (row, path) = row?;
            let column = "record";
            match row[column].as_str() {
                Some(record) => Ok((seed_of(&row, &path)?, record.to_owned())),
                None => Err(ArchiveError::NoColumn { path, column }),
            }
        })
    }

    /// The file of a table in the part with this number.
    pub(crate) fn path(&self, table: Table, part: usize) -> PathBuf {
        self.folder.join(table.file_name(part))
    }

    /// The rows of a table with the file of each.
    pub(crate) fn rows_of_files(
        &self,
        table: Table,
        seeds: RangeInclusive<u64>,
    ) -> impl Iterator<Item = Result<(Value, PathBuf), ArchiveError>> {
        let is_asked_for = {
            let seeds = seeds.clone();
            move |part: &Part| {
                let last = part.first_seed.saturating_add(part.games);
                part.first_seed <= *seeds.end() && last > *seeds.start()
            }
        };
        let parts = (1..).zip(&self.card.parts);
        let files = parts
            .filter(move |(_, part)| is_asked_for(part))
            .map(move |(number, _)| self.path(table, number));
        files
            .flat_map(|path| match file_rows(&path) {
                Ok(rows) => Rows::Found(rows.map(move |row| match row {
                    Ok(row) => Ok((row.to_json_value(), path.clone())),
                    Err(error) => Err(ArchiveError::table(&path)(error)),
                })),
                Err(error) => Rows::Failed(Some(error)),
            })
            .filter(move |row| match row {
                Ok((row, _)) => row["seed"]
                    .as_u64()
                    .is_none_or(|seed| seeds.contains(&seed)),
                Err(_) => true,
            })
    }
}

/// The seed of a row.
pub(crate) fn seed_of(row: &Value, path: &Path) -> Result<u64, ArchiveError> {
    let (path, column) = (path.to_owned(), "seed");
    let seed = row[column].as_u64();
    seed.ok_or(ArchiveError::NoColumn { path, column })
}

fn file_rows(path: &Path) -> Result<RowIter<'static>, ArchiveError> {
    let file = File::open(path).map_err(ArchiveError::file(path))?;
    let reader = SerializedFileReader::new(file).map_err(ArchiveError::table(path))?;
    let reader: Box<dyn FileReader> = Box::new(reader);
    Ok(RowIter::from_file_into(reader))
}

/// The rows of a file, or why there are none.
enum Rows<I> {
    Found(I),
    Failed(Option<ArchiveError>),
}

impl<T, I: Iterator<Item = Result<T, ArchiveError>>> Iterator for Rows<I> {
    type Item = Result<T, ArchiveError>;

    fn next(&mut self) -> Option<Result<T, ArchiveError>> {
        match self {
            Rows::Found(rows) => rows.next(),
            Rows::Failed(error) => error.take().map(Err),
        }
    }
}
