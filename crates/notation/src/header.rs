//! The header of a record: lines of a key and words, in any order.

use polis_game::excerpt;

use crate::error::{Problem, RecordError};

/// Every key of a game from its beginning, for both games.
const KEYS: [&str; 9] = [
    "game",
    "players",
    "variants",
    "length",
    "solo",
    "deck",
    "buildings",
    "landscapes",
    "name",
];

/// The keys that describe a position in the middle of a game. There are many, and a mistyped key is
/// hardly one of them, so messages leave them out.
const OF_POSITIONS: [&str; 11] = [
    "city", "stones", "site", "taken", "stacks", "town", "chips", "stock", "turn", "losses", "over",
];

/// The keys that may occur more than once: a line for each laid tile.
const REPEATED: [&str; 2] = ["city", "town"];

/// The lines of a header that are not names, each key once but those of single tiles.
pub struct Header<'a> {
    lines: Vec<HeaderLine<'a>>,
    /// The last line of the header.
    pub(crate) end: usize,
    /// The text of the comment `# faces …`.
    pub(crate) faces: Option<&'a str>,
}

/// A line of a header.
#[derive(Clone, Copy)]
pub(crate) struct HeaderLine<'a> {
    pub(crate) number: usize,
    pub(crate) key: &'a str,
    pub(crate) rest: &'a str,
}

impl<'a> Header<'a> {
    pub(crate) fn new() -> Header<'a> {
        Header {
            lines: Vec::new(),
            end: 0,
            faces: None,
        }
    }

    /// Adds a line, if its key is known and new.
    pub(crate) fn add(&mut self, line: HeaderLine<'a>) -> Result<(), RecordError> {
        let once = !REPEATED.contains(&line.key);
        if let Some(first) = self.find(line.key).filter(|_| once) {
            let problem = Problem::Repeated {
                key: excerpt(line.key),
                first: first.number,
            };
            return Err(problem.at(line.number));
        }
        if !KEYS.contains(&line.key) && !OF_POSITIONS.contains(&line.key) {
            return Err(unknown_key(line, &KEYS));
        }
        self.lines.push(line);
        Ok(())
    }

    /// The line with a key.
    pub(crate) fn find(&self, key: &str) -> Option<HeaderLine<'a>> {
        self.lines.iter().find(|line| line.key == key).copied()
    }

    /// All lines with a key.
    pub(crate) fn find_all(&self, key: &str) -> impl Iterator<Item = HeaderLine<'a>> {
        self.lines
            .iter()
            .filter(move |line| line.key == key)
            .copied()
    }

    /// Whether there is a line with one of these keys.
    pub(crate) fn has_any(&self, keys: &[&str]) -> bool {
        self.lines.iter().any(|line| keys.contains(&line.key))
    }

    /// The line with a key, which is required.
    pub(crate) fn expect(
        &self,
        key: &'static str,
        hint: &'static str,
    ) -> Result<HeaderLine<'a>, RecordError> {
        self.find(key)
            .ok_or_else(|| Problem::Missing { key, hint }.at(self.end))
    }

    /// Refuses every key that is not one of these.
    pub(crate) fn only(&self, keys: &[&str]) -> Result<(), RecordError> {
        match self.lines.iter().find(|line| !keys.contains(&line.key)) {
            Some(&line) => Err(unknown_key(line, keys)),
            None => Ok(()),
        }
    }
}

fn unknown_key(line: HeaderLine<'_>, keys: &[&str]) -> RecordError {
    let mut expected = keys
        .iter()
        .fold(String::new(), |list, key| list + "`" + key + "`, ");
    expected += "or `moves` after them";
    let found = excerpt(line.key);
    Problem::UnknownKey { found, expected }.at(line.number)
}

impl<'a> HeaderLine<'a> {
    /// The words after the key.
    pub(crate) fn words(self) -> impl Iterator<Item = &'a str> {
        self.rest.split_whitespace()
    }

    /// The single word after the key, read by `read`.
    pub(crate) fn word<T>(
        self,
        expected: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let mut words = self.words();
        let word = words.next().unwrap_or_default();
        let value = self.read(word, expected, read)?;
        match words.next() {
            Some(found) => Err(Problem::Surplus {
                found: excerpt(found),
            }
            .at(self.number)),
            None => Ok(value),
        }
    }

    /// All words after the key, each read by `read`.
    pub(crate) fn list<T>(
        self,
        expected: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, RecordError> {
        self.words()
            .map(|word| self.read(word, expected, &read))
            .collect()
    }

    fn read<T>(
        self,
        word: &str,
        expected: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, RecordError> {
        read(word).ok_or_else(|| {
            Problem::Word {
                found: excerpt(word),
                expected,
            }
            .at(self.number)
        })
    }
}

/// Reads a number as it is written: no sign, no leading zero.
pub(crate) fn number(word: &str) -> Option<usize> {
    let value: usize = word.parse().ok()?;
    (value.to_string() == word).then_some(value)
}

/// Reads a tile, or `?` for one that is not known.
#[expect(
    clippy::option_option,
    reason = "none: not readable; some none: not known"
)]
pub(crate) fn known<T>(word: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if word == "?" {
        Some(None)
    } else {
        read(word).map(Some)
    }
}

/// Writes tiles, or `?` for those that are not known.
pub(crate) fn write_tiles<T: ToString>(tiles: impl IntoIterator<Item = Option<T>>) -> String {
    let words = tiles
        .into_iter()
        .map(|tile| tile.map_or("?".to_owned(), |tile| tile.to_string()));
    words.collect::<Vec<_>>().join(" ")
}
