//! Where games are kept.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The file of a game.
#[derive(Debug)]
pub(crate) struct GameFile {
    path: PathBuf,
    state: State,
}

/// How a game came to its file.
#[derive(Debug, PartialEq, Eq)]
enum State {
    /// It was there before: the game goes on in it.
    Found,
    /// It was made for this game, so that no other game takes it.
    Made,
    /// It could not be made so far.
    Missing(Naming),
}

/// Who gave a file its name.
#[derive(Debug, PartialEq, Eq)]
enum Naming {
    /// The players.
    Given,
    /// The program, with the first number after this stem that is free.
    Own { stem: PathBuf },
}

impl GameFile {
    /// A file with a game that is gone on with.
    pub(crate) fn found(path: PathBuf) -> GameFile {
        GameFile {
            path,
            state: State::Found,
        }
    }

    /// A file that is still to be made.
    pub(crate) fn given(path: PathBuf) -> GameFile {
        GameFile {
            path,
            state: State::Missing(Naming::Given),
        }
    }

    /// A file in the current folder, named after the game.
    pub(crate) fn named(game: &str) -> GameFile {
        GameFile::with_stem(PathBuf::from(game))
    }

    /// A file beside this one, for the next game of a match.
    pub(crate) fn next(&self) -> GameFile {
        let stem = self.path.file_stem().map_or_else(
            || "game".to_owned(),
            |stem| stem.to_string_lossy().into_owned(),
        );
        // `game-2` is followed by `game-3`, not by `game-2-2`.
        let stem = match stem.rsplit_once('-') {
            Some((before, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => before,
            Some(_) | None => &stem,
        };
        GameFile::with_stem(self.path.with_file_name(stem))
    }

    /// Whether a game was read from it.
    pub(crate) fn is_found(&self) -> bool {
        self.state == State::Found
    }

    /// Where it is, or would be.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the whole text; makes the file first where it could not be made so far.
    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        if let State::Missing(naming) = &self.state {
            match naming {
                Naming::Given => make(&self.path)?,
                Naming::Own { stem } => self.path = make_first_free(stem)?,
            }
            self.state = State::Made;
        }
        replace(&self.path, text)
    }

    /// Removes it, if it was made for this game.
    pub(crate) fn remove(&mut self) {
        if self.state == State::Made {
            // An empty game that stays is a blemish, not a loss.
            let _ = fs::remove_file(&self.path);
            self.state = State::Missing(Naming::Given);
        }
    }

    fn with_stem(stem: PathBuf) -> GameFile {
        GameFile {
            path: numbered(&stem, 1),
            state: State::Missing(Naming::Own { stem }),
        }
    }
}

/// Whether something has this name already, be it a link that leads nowhere.
pub(crate) fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Whether two paths lead to one file.
pub(crate) fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        (Err(_), _) | (_, Err(_)) => false,
    }
}

/// A path as a shell takes it.
pub(crate) fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-+,:@%".contains(letter);
    if !text.is_empty() && text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

fn numbered(stem: &Path, number: u32) -> PathBuf {
    let mut name = stem.file_name().unwrap_or_default().to_owned();
    name.push(format!("-{number}.polis"));
    stem.with_file_name(name)
}

/// Makes an empty file; one that is there already is an error.
fn make(path: &Path) -> io::Result<()> {
    OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(path)
        .map(|_| ())
}

fn make_first_free(stem: &Path) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let path = numbered(stem, number);
        match make(&path) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && number < u32::MAX => {
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

/// Writes a text so that at every moment either the old or the new one is there, whole and with
/// the same permissions. A link stays one: what it leads to is written.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let path = match fs::canonicalize(path) {
        Ok(path) => path,
        Err(error) if error.kind() == ErrorKind::NotFound => path.to_owned(),
        Err(error) => return Err(error),
    };
    let permissions = match fs::metadata(&path) {
        Ok(found) if !found.is_file() => {
            let why = "it is not a regular file";
            return Err(io::Error::new(ErrorKind::InvalidInput, why));
        }
        Ok(found) if found.permissions().readonly() => {
            let why = "the file is read-only";
            return Err(io::Error::new(ErrorKind::PermissionDenied, why));
        }
        Ok(found) => Some(found.permissions()),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let mut name = path
        .file_name()
        .ok_or_else(|| io::Error::new(ErrorKind::InvalidInput, "expected the name of a file"))?
        .to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let temporary = path.with_file_name(name);
    // What an earlier program with the same number left behind is of no use to anybody.
    let _ = fs::remove_file(&temporary);
    let result =
        write_new(&temporary, text, permissions).and_then(|()| fs::rename(&temporary, &path));
    if result.is_err() {
        // That it could not be written is what counts.
        let _ = fs::remove_file(&temporary);
    }
    result
}

fn write_new(path: &Path, text: &str, permissions: Option<fs::Permissions>) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    if let Some(permissions) = permissions {
        file.set_permissions(permissions)?;
    }
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_games_never_take_one_file() {
        let folder = std::env::temp_dir().join(format!("polis-store-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let stem = folder.join("akropolis");
        let mut files = [(); 2].map(|()| GameFile::with_stem(stem.clone()));
        for file in &mut files {
            file.write("a game").unwrap();
        }
        let [mut one, other] = files;
        assert_eq!(one.path(), folder.join("akropolis-1.polis"));
        assert_eq!(other.path(), folder.join("akropolis-2.polis"));
        // The next of a match goes on counting from the same stem.
        let mut next = one.next();
        next.write("a game").unwrap();
        assert_eq!(next.path(), folder.join("akropolis-3.polis"));
        let mut given = GameFile::given(other.path().to_owned());
        let error = given.write("another").unwrap_err();
        assert_eq!(error.kind(), ErrorKind::AlreadyExists);
        given.remove();
        one.remove();
        assert!(!exists(one.path()) && exists(other.path()));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_path_is_quoted_where_a_shell_would_break_it() {
        assert_eq!(quoted(Path::new("a/b-1.polis")), "a/b-1.polis");
        assert_eq!(quoted(Path::new("a b.polis")), "'a b.polis'");
        assert_eq!(quoted(Path::new("it's")), r"'it'\''s'");
    }
}
