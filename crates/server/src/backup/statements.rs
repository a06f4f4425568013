//! The statements that read rows as lines of a backup, and write them from there.

use super::kept_tables::Kept;
use super::kept_tables::Kind::{self, Integer, Real, Text};
use crate::store::DatabasePool;

/// A table of the database that rows of a backup go into.
struct Target {
    table: &'static str,
    /// Each column, its place in a row of the backup, and what is in it.
    columns: Vec<(&'static str, usize, Kind)>,
}

/// Where each column of a table goes whose rows are two in the database.
const OF_TABLES: &[(&str, &str)] = &[
    ("number", "number"),
    ("id", "id"),
    ("status", "status"),
    ("public", "public"),
    ("game", "game"),
    ("seats", "seats"),
    ("seq", "listed_seq"),
    ("opened", "opened"),
    ("changed", "listed"),
    ("ended", "ended"),
    ("listing", "listing"),
    ("outcome", "outcome"),
    ("setup", "setup"),
];
const OF_PROGRESS: &[(&str, &str)] = &[
    ("number", "table_number"),
    ("seq", "seq"),
    ("changed", "changed"),
    ("turn", "turn"),
    ("wake", "wake"),
    ("wake", "look"),
];

impl Kept {
    /// Reads each row as a JSON array.
    pub(super) fn select(&self, pool: &DatabasePool) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let names = names.join(", ");
        let from = match self.table {
            "tables" => "tables JOIN progress ON progress.table_number = tables.number",
            table => table,
        };
        match pool {
            DatabasePool::Sqlite(_) => format!("SELECT json_array({names}) FROM {from}"),
            DatabasePool::Postgres(_) => {
                format!("SELECT json_build_array({names})::text FROM {from}")
            }
        }
    }

    /// Write rows out of a JSON array of arrays, one after the other.
    pub(super) fn inserts(&self, pool: &DatabasePool, version: u32) -> Vec<String> {
        let targets = self.targets(version);
        targets.iter().map(|target| target.insert(pool)).collect()
    }

    fn targets(&self, version: u32) -> Vec<Target> {
        let columns = self.columns_in(version);
        let places = columns.iter().enumerate();
        let all: Vec<_> = places
            .map(|(place, &(name, kind))| (name, place, kind))
            .collect();
        let only = |table, wanted: &[(&str, &'static str)]| Target {
            table,
            columns: wanted
                .iter()
                .filter_map(|&(from, to)| {
                    let &(_, place, kind) = all.iter().find(|(name, _, _)| *name == from)?;
                    Some((to, place, kind))
                })
                .collect(),
        };
        match self.table {
            "tables" => vec![only("tables", OF_TABLES), only("progress", OF_PROGRESS)],
            table => vec![Target {
                table,
                columns: all.clone(),
            }],
        }
    }
}

impl Target {
    fn insert(&self, pool: &DatabasePool) -> String {
        let value = |&(_, place, kind): &(&str, usize, Kind)| match (pool, kind) {
            (DatabasePool::Sqlite(_), _) | (DatabasePool::Postgres(_), Text) => {
                format!("value ->> {place}")
            }
            (DatabasePool::Postgres(_), Integer) => format!("(value ->> {place})::bigint"),
            (DatabasePool::Postgres(_), Real) => format!("(value ->> {place})::double precision"),
        };
        let values: Vec<String> = self.columns.iter().map(value).collect();
        let names: Vec<&str> = self.columns.iter().map(|(name, _, _)| *name).collect();
        let each = match pool {
            DatabasePool::Sqlite(_) => "json_each($1)",
            DatabasePool::Postgres(_) => "json_array_elements($1::json)",
        };
        format!(
            "INSERT INTO {} ({}) SELECT {} FROM {each}",
            self.table,
            names.join(", "),
            values.join(", ")
        )
    }
}
