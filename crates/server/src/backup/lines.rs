//! The lines of a backup: each a table's name and a row, between a first and a last one.

use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};

use super::BackupError;
use super::kept_tables::Kept;

/// How many rows are written to a database at a time.
const BATCH: usize = 500;
/// The longest line that is read.
const MAX_LINE: u64 = 1024 * 1024;

/// The first line.
#[derive(Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) polis_backup: u32,
}

/// The last line.
#[derive(Serialize, Deserialize)]
pub(super) struct Tail {
    pub(super) rows: u64,
}

pub(super) fn write_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    let text = serde_json::to_string(line).map_err(io::Error::other)?;
    writeln!(out, "{text}")
}

/// Rows of one table that are written together.
#[derive(Default)]
pub(super) struct Batch {
    kept: Option<&'static Kept>,
    rows: Vec<serde_json::Value>,
}

impl Batch {
    /// Adds a row. What has to be written first: rows of another table, or enough of them.
    pub(super) fn add(
        &mut self,
        kept: &'static Kept,
        row: serde_json::Value,
    ) -> Option<(&'static Kept, String)> {
        let is_other = self.kept.is_some_and(|other| other.table != kept.table);
        let full = if is_other || self.rows.len() >= BATCH {
            self.take()
        } else {
            None
        };
        self.kept = Some(kept);
        self.rows.push(row);
        full
    }

    pub(super) fn take(&mut self) -> Option<(&'static Kept, String)> {
        let kept = self.kept.take()?;
        let rows = serde_json::Value::Array(std::mem::take(&mut self.rows));
        Some((kept, rows.to_string()))
    }
}

/// The lines of a file, none of them too long.
pub(super) struct Lines<R> {
    pub(super) reader: R,
    pub(super) number: u64,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn next(&mut self) -> Result<Option<String>, BackupError> {
        self.number += 1;
        let mut line = String::new();
        let mut reader = (&mut self.reader).take(MAX_LINE);
        match reader.read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) if line.ends_with('\n') => Ok(Some(line)),
            // A file that broke off ends within a line, or is no text any more.
            Ok(_) | Err(_) => Err(BackupError::Line { line: self.number }),
        }
    }
}
