//! What goes out: pictures and films as files, or on standard output.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// Where a file goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Output {
    /// A file.
    File(PathBuf),
    /// Standard output.
    Standard,
}

/// Whether people can read what is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// Text.
    Text,
    /// Bytes that would only upset a terminal.
    Binary,
}

impl Output {
    /// Where a path leads: `-` is standard output.
    pub(crate) fn new(path: &Path) -> Output {
        if path == Path::new("-") {
            Output::Standard
        } else {
            Output::File(path.to_owned())
        }
    }

    /// Refuses what could not be written, before any work is done for it.
    pub(crate) fn check(&self, content: Content) -> anyhow::Result<()> {
        match self {
            Output::Standard => {
                if content == Content::Binary && std::io::stdout().is_terminal() {
                    bail!("found a terminal; expected a file, or a program that reads the bytes");
                }
            }
            Output::File(path) => {
                if path.is_dir() {
                    bail!("{}: found a folder; expected a file", path.display());
                }
                let folder = path.parent().filter(|folder| *folder != Path::new(""));
                if let Some(folder) = folder
                    && !folder.is_dir()
                {
                    bail!(
                        "{}: there is no folder {}; expected one that exists",
                        path.display(),
                        folder.display()
                    );
                }
            }
        }
        Ok(())
    }

    /// Writes everything.
    pub(crate) fn write(&self, bytes: &[u8]) -> anyhow::Result<()> {
        match self {
            Output::File(path) => {
                std::fs::write(path, bytes).with_context(|| path.display().to_string())
            }
            Output::Standard => {
                let mut out = std::io::stdout().lock();
                out.write_all(bytes)?;
                Ok(out.flush()?)
            }
        }
    }
}
