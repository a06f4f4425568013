//! Records of many games in one file, one after the other: each begins with its line `game …`.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail};
use polis_notation::Record;

/// The largest file of openings.
const MAX_BYTES: u64 = 256 * 1024 * 1024;

/// Where the records of a contest go.
pub(crate) enum Sink {
    /// Nowhere.
    Nowhere,
    /// A file each in a folder, named by the number of the game.
    Folder(PathBuf),
    /// One file.
    File(PathBuf, Mutex<File>),
}

impl Sink {
    /// Makes the folder or the file.
    pub(crate) fn new(folder: Option<&Path>, file: Option<&Path>) -> anyhow::Result<Sink> {
        match (folder, file) {
            (Some(folder), _) => {
                std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
                Ok(Sink::Folder(folder.to_owned()))
            }
            (None, Some(path)) => {
                let file = File::create(path).with_context(|| path.display().to_string())?;
                Ok(Sink::File(path.to_owned(), Mutex::new(file)))
            }
            (None, None) => Ok(Sink::Nowhere),
        }
    }

    /// Writes the record of the game with this number.
    pub(crate) fn write(&self, number: u64, record: &str) -> anyhow::Result<()> {
        match self {
            Sink::Nowhere => Ok(()),
            Sink::Folder(folder) => {
                let path = folder.join(format!("{number}.polis"));
                std::fs::write(&path, record).with_context(|| path.display().to_string())
            }
            Sink::File(path, file) => {
                let text = format!("# number {number}\n{record}\n");
                let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
                let written = file.write_all(text.as_bytes());
                written.with_context(|| path.display().to_string())
            }
        }
    }
}

/// Games that have begun, from which those of a contest go on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Openings(pub(crate) Vec<Record>);

impl Openings {
    /// Reads all records of a file.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Openings> {
        let name = || path.display().to_string();
        let size = std::fs::metadata(path).with_context(name)?.len();
        if size > MAX_BYTES {
            bail!(
                "{}: found {size} bytes; expected at most {MAX_BYTES}",
                name()
            );
        }
        let text = std::fs::read_to_string(path).with_context(name)?;
        Openings::from_text(&text).with_context(name)
    }

    fn from_text(text: &str) -> anyhow::Result<Openings> {
        let mut records: Vec<(usize, String)> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.split_whitespace().next() == Some("game") {
                records.push((number, String::new()));
            }
            if let Some((_, record)) = records.last_mut() {
                record.push_str(line);
                record.push('\n');
            }
        }
        if records.is_empty() {
            bail!("found no record; expected some, each with its line `game …` first");
        }
        let read = |(line, text): &(usize, String)| {
            let record = Record::read(text);
            record.with_context(|| format!("the record that begins in line {line}"))
        };
        Ok(Openings(
            records.iter().map(read).collect::<Result<_, _>>()?,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "game architekton
buildings 12 2 7 20 6 17 5 3 22 4 16 11 13 21 15 10 14 1 9 18 19 8
landscapes f w e f e m m e m e f f e m w m f w e m w w f w
moves
";

    #[test]
    fn records_of_one_file_are_read_one_after_the_other() {
        let text = format!("# number 1\n{START}B5 0,-1 1\n\n# number 2\n{START}");
        let Openings(records) = Openings::from_text(&text).unwrap();
        let plies: Vec<usize> = records.iter().map(Record::plies).collect();
        assert_eq!(plies, [1, 0]);
        assert!(Openings::from_text("# nothing\n").is_err());
        let wrong = Openings::from_text(&format!("{START}\n{START}B5 9,9 1\n")).unwrap_err();
        assert!(
            format!("{wrong:#}").contains("begins in line 6"),
            "{wrong:#}"
        );
    }
}
