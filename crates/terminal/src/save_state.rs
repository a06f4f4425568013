//! Whether a game is saved, and where.

use std::io;
use std::path::Path;

use polis_notation::{GameRecord, Notated};

use crate::game_file::GameFile;

/// Whether a game is saved, and where.
pub(crate) struct SaveState {
    file: GameFile,
    /// Whether moves were written into the file.
    holds_moves: bool,
    error: Option<String>,
}

impl SaveState {
    /// Writes a new game into its file at once: so the file is taken, and what would keep it from
    /// being saved is known before the first move. A file that a game was read from stays as it is.
    ///
    /// # Errors
    /// When the file that the players named is there already. Where it cannot be written for
    /// another reason, the game goes on.
    pub(crate) fn new<G: Notated>(file: GameFile, record: &GameRecord<G>) -> io::Result<SaveState> {
        let mut save = SaveState {
            holds_moves: file.is_found(),
            file,
            error: None,
        };
        if !save.file.is_found() {
            match save.try_write(record) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
                Ok(()) | Err(_) => {}
            }
        }
        Ok(save)
    }

    /// Where the record is saved.
    pub(crate) fn path(&self) -> &Path {
        self.file.path()
    }

    /// A file for the next game of a match.
    pub(crate) fn next_file(&self) -> GameFile {
        self.file.next()
    }

    /// Why the record could not be saved the last time, if it could not.
    pub(crate) fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }

    /// Saves the record; where that fails, the reason is kept and the game goes on.
    pub(crate) fn write<G: Notated>(&mut self, record: &GameRecord<G>) {
        let _ = self.try_write(record);
    }

    /// Removes a file that was made for this game and has no move.
    pub(crate) fn close(&mut self) {
        if !self.holds_moves {
            self.file.remove();
        }
    }

    fn try_write<G: Notated>(&mut self, record: &GameRecord<G>) -> io::Result<()> {
        let result = self.file.write(&record.to_string());
        self.error = match &result {
            Ok(()) => {
                self.holds_moves |= !record.moves().is_empty();
                None
            }
            Err(error) => Some(format!("Not saved: {error} ({})", self.path().display())),
        };
        result
    }
}
