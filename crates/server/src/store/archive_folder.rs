//! Files with the logs of old games.
//!
//! A file is one gzip member a game, one after the other, so `zcat` reads it whole and a server reads
//! one game by its place. The first line of a game says which table it is; each further line is an event:
//! its place in the log, its time, and the body as the log has it.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use crate::store::append::LogRow;

/// The most bytes of one game, uncompressed. A longer log stays in the database.
pub(super) const MAX_GAME_BYTES: u64 = 16 * 1024 * 1024;
/// The version of the files.
const VERSION: u32 = 1;

/// The folder.
#[derive(Clone, Debug)]
pub(crate) struct ArchiveFolder {
    root: PathBuf,
}

/// The log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameLog {
    /// The id of the table.
    pub(super) table: String,
    pub(super) rows: Vec<LogRow>,
}

/// Where a game is in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ByteRange {
    pub(super) place: u64,
    pub(super) length: u64,
}

#[derive(Serialize, Deserialize)]
struct Head {
    polis_log: u32,
    table: String,
}

impl ArchiveFolder {
    /// Opens a folder, which is made if it is not there, for nobody but its owner.
    pub(crate) fn open(root: &Path) -> io::Result<ArchiveFolder> {
        make_folder(root)?;
        Ok(ArchiveFolder {
            root: root.to_owned(),
        })
    }

    /// Writes a file that is not there yet and waits until it is on the disk; then reads it again, and
    /// compares.
    pub(super) fn write(&self, file: i64, games: &[GameLog]) -> io::Result<Vec<ByteRange>> {
        let path = self.path(file);
        let folder = path.parent().unwrap_or(&self.root);
        make_folder(folder)?;
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            options.mode(0o600);
        }
        let mut out = options.open(&path)?;
        let mut ranges = Vec::with_capacity(games.len());
        let mut place = 0;
        for game in games {
            let bytes = game.compress()?;
            out.write_all(&bytes)?;
            let length = bytes.len() as u64;
            ranges.push(ByteRange { place, length });
            place += length;
        }
        out.sync_all()?;
        drop(out);
        sync_folder(folder)?;
        sync_folder(&self.root)?;
        for (game, &range) in games.iter().zip(&ranges) {
            if self.read(file, range)? != *game {
                return Err(damaged("it was not written as it should be"));
            }
        }
        Ok(ranges)
    }

    /// Reads one game of a file.
    pub(super) fn read(&self, file: i64, range: ByteRange) -> io::Result<GameLog> {
        let mut input = File::open(self.path(file))?;
        input.seek(SeekFrom::Start(range.place))?;
        let mut text = String::new();
        let bytes = GzDecoder::new(input.take(range.length));
        bytes.take(MAX_GAME_BYTES).read_to_string(&mut text)?;
        GameLog::parse(&text).ok_or_else(|| damaged("a line is not one of a log"))
    }

    /// Removes a file; it may be gone already.
    pub(super) fn remove(&self, file: i64) -> io::Result<()> {
        match fs::remove_file(self.path(file)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Files are spread over 256 folders, so that none holds too many.
    /// Whether a file is there.
    pub(super) fn has(&self, file: i64) -> bool {
        self.path(file).is_file()
    }

    fn path(&self, file: i64) -> PathBuf {
        self.root
            .join(format!("{:02x}", file & 0xff))
            .join(format!("{file:016x}.jsonl.gz"))
    }
}

impl GameLog {
    /// About how many bytes it is uncompressed.
    pub(super) fn bytes(&self) -> u64 {
        let line = |row: &LogRow| row.body.len() as u64 + 32;
        self.rows.iter().map(line).sum::<u64>() + 100
    }

    fn compress(&self) -> io::Result<Vec<u8>> {
        let mut out = GzEncoder::new(Vec::new(), Compression::best());
        let head = Head {
            polis_log: VERSION,
            table: self.table.clone(),
        };
        serde_json::to_writer(&mut out, &head)?;
        for LogRow { seq, at, body } in &self.rows {
            write!(out, "\n[{seq},{at},{body}]")?;
        }
        out.write_all(b"\n")?;
        out.finish()
    }

    fn parse(text: &str) -> Option<GameLog> {
        let mut lines = text.strip_suffix('\n')?.split('\n');
        let head: Head = serde_json::from_str(lines.next()?).ok()?;
        if head.polis_log != VERSION {
            return None;
        }
        let row = |line: &str| {
            let mut columns = line.strip_prefix('[')?.strip_suffix(']')?.splitn(3, ',');
            Some(LogRow {
                seq: columns.next()?.parse().ok()?,
                at: columns.next()?.parse().ok()?,
                body: columns.next()?.to_owned(),
            })
        };
        Some(GameLog {
            table: head.table,
            rows: lines.map(row).collect::<Option<_>>()?,
        })
    }
}

fn damaged(what: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)
}

/// Waits until the name of a new file is on the disk, where the file system can.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    use io::ErrorKind::{InvalidInput, Unsupported};
    match File::open(folder)?.sync_all() {
        // Object storage that is mounted as a folder may not know of this.
        Err(error) if !matches!(error.kind(), InvalidInput | Unsupported) => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn game(table: &str, bodies: &[&str]) -> GameLog {
        let row = |(place, body): (usize, &&str)| LogRow {
            seq: place as u32 + 1,
            at: 1_700_000_000_000 + place as u64,
            body: (*body).to_owned(),
        };
        GameLog {
            table: table.to_owned(),
            rows: bodies.iter().enumerate().map(row).collect(),
        }
    }

    #[test]
    fn games_come_back_byte_for_byte() {
        let folder = tempfile::tempdir().unwrap();
        let archive = ArchiveFolder::open(folder.path()).unwrap();
        let games = [
            game(
                "a",
                &[r#"{"said":{"text":"a, [b]\n"}}"#, r#"{"moved":[1,2]}"#],
            ),
            game("b", &[]),
            game("c", &["\"aborted\""]),
        ];
        let ranges = archive.write(0x1234_5678_9abc, &games).unwrap();
        for (game, range) in games.iter().zip(ranges) {
            assert_eq!(archive.read(0x1234_5678_9abc, range).unwrap(), *game);
        }
        // Nothing is written over.
        assert!(archive.write(0x1234_5678_9abc, &games).is_err());
        archive.remove(0x1234_5678_9abc).unwrap();
        archive.remove(0x1234_5678_9abc).unwrap();
    }

    #[test]
    fn damage_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let archive = ArchiveFolder::open(folder.path()).unwrap();
        let games = [game("a", &[r#"{"moved":[1,2]}"#])];
        let range = archive.write(1, &games).unwrap()[0];
        let path = archive.path(1);
        let whole = fs::read(&path).unwrap();
        for place in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[place] ^= 0x10;
            fs::write(&path, bytes).unwrap();
            // Some bits mean nothing, such as those of the time in the head of gzip.
            if let Ok(read) = archive.read(1, range) {
                assert_eq!(read, games[0], "{place}");
            }
            fs::write(&path, &whole[..place]).unwrap();
            assert!(archive.read(1, range).is_err(), "{place}");
        }
    }
}
