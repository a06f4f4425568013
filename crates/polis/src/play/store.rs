//! Where games are kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Writes a text so that at every moment either the old or the new one is there.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "expected the name of a file"))?
        .to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let temporary = path.with_file_name(name);
    let result = fs::write(&temporary, text).and_then(|()| fs::rename(&temporary, path));
    if result.is_err() {
        // What is left of the attempt is of no use; that it could not be written is what counts.
        let _ = fs::remove_file(&temporary);
    }
    result
}

/// A file in the current folder that does not exist yet, named after the game.
pub(crate) fn free_path(game: &str) -> PathBuf {
    first_free(|number| PathBuf::from(format!("{game}-{number}.polis")))
}

/// A file beside another that does not exist yet, for the next game of a match.
pub(crate) fn free_path_after(path: &Path) -> PathBuf {
    let stem = path.file_stem().map_or_else(
        || "game".to_owned(),
        |stem| stem.to_string_lossy().into_owned(),
    );
    // `game-2` is followed by `game-3`, not by `game-2-2`.
    let stem = match stem.rsplit_once('-') {
        Some((before, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => before,
        Some(_) | None => &stem,
    };
    first_free(|number| path.with_file_name(format!("{stem}-{number}.polis")))
}

fn first_free(path: impl Fn(u32) -> PathBuf) -> PathBuf {
    let mut number = 1;
    while path(number).exists() && number < u32::MAX {
        number += 1;
    }
    path(number)
}
