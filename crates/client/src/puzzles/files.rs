//! The puzzles as files beside the code, which are loaded when somebody wants to solve one.

use polis_puzzles::CollectionIndex;

use polis_notation::GameKind;

/// The puzzles of both games, as far as they are loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// Those of Akropolis.
    pub akropolis: CollectionIndex,
    /// Those of Architekton.
    pub architekton: CollectionIndex,
}

impl Library {
    /// The puzzles of a game.
    pub fn of(&self, game: GameKind) -> &CollectionIndex {
        match game {
            GameKind::Akropolis => &self.akropolis,
            GameKind::Architekton => &self.architekton,
        }
    }

    /// How many puzzles a game has.
    pub fn len(&self, game: GameKind) -> usize {
        self.of(game).entries().len()
    }

    /// The puzzles in two files; none where something else is in them.
    pub fn from_files(akropolis: &str, architekton: &str) -> Option<Library> {
        let read = |text: &str| {
            let lines: Vec<String> = serde_json::from_str(text).ok()?;
            CollectionIndex::read(&lines.join("\n")).ok()
        };
        Some(Library {
            akropolis: read(akropolis)?,
            architekton: read(architekton)?,
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
pub mod tests {
    use polis_puzzles::files;

    use super::*;

    pub fn library() -> Library {
        let texts: Vec<String> = files().map(|(_, text)| text).collect();
        Library::from_files(&texts[0], &texts[1]).unwrap()
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        let names: Vec<String> = files().map(|(name, _)| name).collect();
        assert_eq!(
            names,
            ["puzzles-akropolis.json", "puzzles-architekton.json"]
        );
        let library = library();
        for game in GameKind::ALL {
            assert!(library.len(game) > 0);
        }
    }

    #[test]
    fn what_are_no_puzzles_is_refused() {
        for text in ["", "<!doctype html>", "[1]", "[\"best\"]", "{}"] {
            assert_eq!(Library::from_files(text, "[]"), None, "{text}");
        }
        assert!(Library::from_files("[]", "[]").is_some());
    }
}
