//! The statements that read rows as lines of a backup, and write them from there.

use super::kept_tables::Kept;
use super::kept_tables::Kind::{self, Integer, Real, Text};
use crate::store::DatabasePool;

impl Kept {
    /// Reads each row as a JSON array.
    pub(super) fn select(&self, pool: &DatabasePool) -> String {
        let (names, table) = (names(self.columns), self.table);
        match pool {
            DatabasePool::Sqlite(_) => format!("SELECT json_array({names}) FROM {table}"),
            DatabasePool::Postgres(_) => {
                format!("SELECT json_build_array({names})::text FROM {table}")
            }
        }
    }

    /// Writes rows out of a JSON array of arrays.
    pub(super) fn insert(&self, pool: &DatabasePool, version: u32) -> String {
        let columns = self.columns_in(version);
        let values: Vec<String> = columns
            .iter()
            .enumerate()
            .map(|(index, (_, kind))| match (pool, kind) {
                (DatabasePool::Sqlite(_), _) | (DatabasePool::Postgres(_), Text) => {
                    format!("value ->> {index}")
                }
                (DatabasePool::Postgres(_), Integer) => format!("(value ->> {index})::bigint"),
                (DatabasePool::Postgres(_), Real) => {
                    format!("(value ->> {index})::double precision")
                }
            })
            .collect();
        let each = match pool {
            DatabasePool::Sqlite(_) => "json_each($1)",
            DatabasePool::Postgres(_) => "json_array_elements($1::json)",
        };
        format!(
            "INSERT INTO {} ({}) SELECT {} FROM {each}",
            self.table,
            names(columns),
            values.join(", ")
        )
    }
}

fn names(columns: &[(&str, Kind)]) -> String {
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}
