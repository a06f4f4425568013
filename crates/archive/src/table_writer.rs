//! A table as a Parquet file.

use std::io::Write;
use std::sync::Arc;

use parquet::basic::{Compression, GzipLevel};
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;

use crate::column::Column;
use crate::table::Table;

/// Writes the rows of a table, in groups.
pub(crate) struct TableWriter<R, W: Write + Send> {
    columns: Vec<Column<R>>,
    file: SerializedFileWriter<W>,
}

impl<R, W: Write + Send> TableWriter<R, W> {
    pub(crate) fn new(table: Table, columns: Vec<Column<R>>, out: W) -> Result<TableWriter<R, W>> {
        let lines: String = columns.iter().map(ToString::to_string).collect();
        let schema = parse_message_type(&format!("message {table} {{\n{lines}}}"))?;
        // Records differ from each other as a whole, so a dictionary of them would only be in the way.
        let properties = WriterProperties::builder()
            .set_created_by(format!("polis {}", env!("CARGO_PKG_VERSION")))
            .set_compression(Compression::GZIP(GzipLevel::default()))
            .set_column_dictionary_enabled(ColumnPath::from("record"), false)
            .build();
        let file = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties))?;
        Ok(TableWriter { columns, file })
    }

    /// Adds rows as a group of their own.
    pub(crate) fn write(&mut self, rows: &[R]) -> Result<()> {
        let mut group = self.file.next_row_group()?;
        for column in &self.columns {
            let missing = || ParquetError::General(format!("no column {}", column.name));
            let mut writer = group.next_column()?.ok_or_else(missing)?;
            column.write(rows, &mut writer)?;
            writer.close()?;
        }
        group.close()?;
        Ok(())
    }

    /// Writes what comes at the end, and gives back where it went.
    pub(crate) fn finish(self) -> Result<W> {
        self.file.into_inner()
    }
}
