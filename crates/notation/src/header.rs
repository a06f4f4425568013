//! The header of a record: lines of a key and words, in any order.

use crate::error::{Problem, RecordError, shortened};

/// A header of a game has a handful of keys; one that is longer is wrong anyway.
const MOST_KEYS: usize = 16;

/// The lines of a header that are not names, each key once.
pub struct Header<'a> {
    lines: Vec<Line<'a>>,
}

/// A line of a header.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) key: &'a str,
    pub(crate) rest: &'a str,
}

impl<'a> Header<'a> {
    pub(crate) fn new() -> Header<'a> {
        Header { lines: Vec::new() }
    }

    /// Adds a line, if its key is one of `keys` and new.
    pub(crate) fn add(&mut self, line: Line<'a>) -> Result<(), RecordError> {
        if let Some(first) = self.find(line.key) {
            let problem = Problem::Repeated {
                key: shortened(line.key),
                first: first.number,
            };
            return Err(problem.at(line.number));
        }
        if self.lines.len() == MOST_KEYS {
            let found = shortened(line.key);
            let problem = Problem::Word {
                found,
                expected: "the line `moves` after the header",
            };
            return Err(problem.at(line.number));
        }
        self.lines.push(line);
        Ok(())
    }

    /// The line with a key.
    pub(crate) fn find(&self, key: &str) -> Option<Line<'a>> {
        self.lines.iter().find(|line| line.key == key).copied()
    }

    /// The line with a key, which must be there.
    pub(crate) fn expect(
        &self,
        key: &'static str,
        hint: &'static str,
    ) -> Result<Line<'a>, RecordError> {
        self.find(key)
            .ok_or_else(|| Problem::Missing { key, hint }.of_the_whole())
    }

    /// Refuses every key that is not one of these.
    pub(crate) fn only(&self, keys: &[&str]) -> Result<(), RecordError> {
        match self.lines.iter().find(|line| !keys.contains(&line.key)) {
            Some(line) => {
                let expected = keys
                    .iter()
                    .map(|key| format!("`{key}`"))
                    .collect::<Vec<_>>()
                    .join(", ");
                Err(Problem::UnknownKey {
                    found: shortened(line.key),
                    expected,
                }
                .at(line.number))
            }
            None => Ok(()),
        }
    }
}

impl<'a> Line<'a> {
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
                found: shortened(found),
            }
            .at(self.number)),
            None => Ok(value),
        }
    }

    /// All words after the key, each read by `read`, at most `most`.
    pub(crate) fn list<T>(
        self,
        most: usize,
        expected: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, RecordError> {
        // One more than there can be is kept, so that the count is seen to be wrong.
        self.words()
            .take(most + 1)
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
                found: shortened(word),
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
