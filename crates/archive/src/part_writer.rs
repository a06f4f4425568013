//! A part of an archive while it is written.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::archived::Archived;
use crate::card::{FileSum, Part};
use crate::error::ArchiveError;
use crate::game_row::{self, GameRow};
use crate::hashing::HashingWriter;
use crate::plan::Plan;
use crate::position_row::{self, PositionRow};
use crate::self_play::Rows;
use crate::table::Table;
use crate::table_writer::TableWriter;

type Sink = HashingWriter<BufWriter<File>>;

/// Writes both files of a part under other names, and renames them when they are complete.
pub(crate) struct PartWriter<G: Archived> {
    number: usize,
    folder: PathBuf,
    games: TableWriter<GameRow<G::GameFacts>, Sink>,
    positions: TableWriter<PositionRow<G::PositionFacts>, Sink>,
    part: Part,
}

impl<G: Archived> PartWriter<G> {
    /// Begins the part of a plan with this number.
    pub(crate) fn new(
        folder: &Path,
        plan: &Plan,
        number: usize,
    ) -> Result<PartWriter<G>, ArchiveError> {
        let sink = |table| {
            let path = unfinished(folder, table, number);
            let file = File::create(&path).map_err(ArchiveError::file(&path))?;
            Ok::<_, ArchiveError>((path, HashingWriter::new(BufWriter::new(file))))
        };
        let (path, out) = sink(Table::Games)?;
        let games = TableWriter::new(Table::Games, game_row::columns::<G>(), out);
        let games = games.map_err(ArchiveError::table(&path))?;
        let (path, out) = sink(Table::Positions)?;
        let columns = position_row::columns::<G>(plan.features);
        let positions = TableWriter::new(Table::Positions, columns, out);
        Ok(PartWriter {
            number,
            folder: folder.to_owned(),
            games,
            positions: positions.map_err(ArchiveError::table(&path))?,
            part: Part {
                first_seed: plan
                    .seeds_of(number)
                    .map_or(plan.first_seed, |seeds| *seeds.start()),
                games: 0,
                positions: 0,
                files: BTreeMap::new(),
            },
        })
    }

    /// Adds the rows of some games.
    pub(crate) fn write(&mut self, rows: &Rows<G>) -> Result<(), ArchiveError> {
        let path = |table| unfinished(&self.folder, table, self.number);
        self.games
            .write(&rows.games)
            .map_err(ArchiveError::table(&path(Table::Games)))?;
        self.positions
            .write(&rows.positions)
            .map_err(ArchiveError::table(&path(Table::Positions)))?;
        self.part.games += rows.games.len() as u64;
        self.part.positions += rows.positions.len() as u64;
        Ok(())
    }

    /// Gives both files their names.
    pub(crate) fn finish(self) -> Result<Part, ArchiveError> {
        let PartWriter {
            number,
            folder,
            games,
            positions,
            mut part,
        } = self;
        for (table, finished) in [
            (Table::Games, games.finish()),
            (Table::Positions, positions.finish()),
        ] {
            let path = unfinished(&folder, table, number);
            let sink = finished.map_err(ArchiveError::table(&path))?;
            let sum = rename(sink, &path, &folder.join(table.file_name(number)))?;
            part.files.insert(table.file_name(number), sum);
        }
        Ok(part)
    }
}

/// Puts a file onto the disk and gives it its name.
fn rename(sink: Sink, from: &Path, to: &Path) -> Result<FileSum, ArchiveError> {
    let (mut out, sum) = sink.finish();
    out.flush()
        .and_then(|()| out.get_ref().sync_all())
        .and_then(|()| std::fs::rename(from, to))
        .map_err(ArchiveError::file(from))?;
    Ok(sum)
}

/// The name of a file that is not complete.
fn unfinished(folder: &Path, table: Table, number: usize) -> PathBuf {
    folder.join(format!("{}.new", table.file_name(number)))
}
