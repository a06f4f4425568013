//! A file that grows line by line, and can be gone on with after an interruption.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use polis_puzzles::MAX_BYTES;

/// A file of lines, and beside it how far the work has come.
pub(super) struct ResumableFile {
    file: File,
    progress: PathBuf,
    /// How many pieces of work are in it.
    done: u64,
    lines: u64,
    bytes: u64,
}

impl ResumableFile {
    /// Goes on with a file whose first lines are `title`, or begins a new one.
    pub(super) fn open(path: &Path, title: &str) -> anyhow::Result<ResumableFile> {
        let mut progress = path.as_os_str().to_owned();
        progress.push(".progress");
        let progress = PathBuf::from(progress);
        let title = format!("{title}\n");
        let context = || format!("{} cannot be written", path.display());
        if !path.exists() {
            fs::write(path, &title).with_context(context)?;
            let _ = fs::remove_file(&progress);
        }
        let mut text = String::new();
        File::open(path)
            .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_string(&mut text))
            .with_context(|| format!("{} cannot be read", path.display()))?;
        if !text.starts_with(&title) {
            bail!(
                "{} begins otherwise than this run would; expected its own file or none",
                path.display()
            );
        }
        let kept = fs::read_to_string(&progress).unwrap_or_default();
        let mut numbers = kept.split_whitespace().map_while(|word| word.parse().ok());
        let (done, bytes) = match (numbers.next(), numbers.next()) {
            (Some(done), Some(bytes)) if bytes <= text.len() as u64 => (done, bytes),
            _ => (0, title.len() as u64),
        };
        // What came after the last note of progress is made again.
        let file = OpenOptions::new().append(true).open(path);
        let file = file.with_context(context)?;
        file.set_len(bytes).with_context(context)?;
        let kept = text.get(..bytes as usize).unwrap_or_default();
        Ok(ResumableFile {
            file,
            progress,
            done,
            lines: kept.lines().filter(|line| !line.starts_with('#')).count() as u64,
            bytes,
        })
    }

    /// How many pieces of work are in it.
    pub(super) fn done(&self) -> u64 {
        self.done
    }

    /// How many lines it has, without the title.
    pub(super) fn lines(&self) -> u64 {
        self.lines
    }

    /// Adds what came of one piece of work.
    pub(super) fn add(&mut self, lines: &[String]) -> anyhow::Result<()> {
        let text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
        self.file.write_all(text.as_bytes())?;
        self.done += 1;
        self.lines += lines.len() as u64;
        self.bytes += text.len() as u64;
        fs::write(&self.progress, format!("{} {}\n", self.done, self.bytes))
            .with_context(|| format!("{} cannot be written", self.progress.display()))
    }
}
