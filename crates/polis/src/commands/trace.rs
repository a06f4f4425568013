//! `polis trace`: every position of a record as a line of JSON.

use std::io::{BufWriter, Write};

use anyhow::Context;
use polis_notation::{GameRecord, Notated, Record};

use crate::cli::TraceArguments;
use crate::input;

pub(crate) fn run(arguments: &TraceArguments) -> anyhow::Result<()> {
    let reading = input::reading(&arguments.record, arguments.buildings.as_deref())?;
    match &reading.record {
        Some(Record::Akropolis(record)) => print(record)?,
        Some(Record::Architekton(record)) => print(record)?,
        None => {}
    }
    match reading.error {
        Some(error) => Err(error).with_context(|| input::display(&arguments.record)),
        None => Ok(()),
    }
}

fn print<G: Notated>(record: &GameRecord<G>) -> std::io::Result<()> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    for line in record.trace() {
        writeln!(out, "{line}")?;
    }
    out.flush()
}
