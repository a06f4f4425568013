//! What comes in: records and files of buildings.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, bail};
use polis_architekton::Faces;
use polis_notation::{GameRecord, MAX_BYTES, Notated, PartialRecord, Record};

use crate::cli::PositionArguments;

/// Reads a record from a file, or from standard input for `-`.
pub(crate) fn record(path: &Path, buildings: Option<&Path>) -> anyhow::Result<Record> {
    let PartialRecord { record, error } = reading(path, buildings)?;
    match (record, error) {
        (_, Some(error)) => Err(error).with_context(|| display(path)),
        (Some(record), None) => Ok(record),
        (None, None) => unreachable!("a reading gives one of both"),
    }
}

/// Reads a record as far as it is right.
pub(crate) fn reading(path: &Path, buildings: Option<&Path>) -> anyhow::Result<PartialRecord> {
    let faces = buildings.map(faces).transpose()?;
    let text = text(path)?;
    Ok(Record::read_as_far_as_possible(&text, faces.as_ref()))
}

/// Reads a file of 22 building faces.
pub(crate) fn faces(path: &Path) -> anyhow::Result<Faces> {
    let text = text(path)?;
    Faces::from_csv(&text).with_context(|| display(path))
}

/// The position that was asked for.
pub(crate) fn position<G: Notated>(
    record: &GameRecord<G>,
    arguments: &PositionArguments,
) -> anyhow::Result<(usize, G)> {
    let last = record.moves().len();
    let ply = arguments.ply.unwrap_or(last);
    match record.position_at(ply) {
        Some(position) => Ok((ply, position)),
        None => bail!("the record has {last} moves; expected --ply 0 to {last}, found {ply}"),
    }
}

/// Reads a text of bounded length.
fn text(path: &Path) -> anyhow::Result<String> {
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(File::open(path).with_context(|| display(path))?)
    };
    let mut bytes = Vec::new();
    source
        .take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)
        .with_context(|| display(path))?;
    if bytes.len() > MAX_BYTES {
        bail!(
            "{}: found more than {MAX_BYTES} bytes; expected a short text",
            display(path)
        );
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) => {
            let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = String::from_utf8_lossy(good).split('\n').count();
            bail!(
                "{}: line {line}: found bytes that are not UTF-8; expected text",
                display(path)
            )
        }
    }
}

/// How a message names where a text came from.
pub(crate) fn display(path: &Path) -> String {
    if path == Path::new("-") {
        "standard input".to_owned()
    } else {
        path.display().to_string()
    }
}
