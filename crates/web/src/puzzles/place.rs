//! Where one is: puzzles.

use std::fmt;

/// Where one is: puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzlePlace {
    /// Its first screen.
    Home,
}

impl PuzzlePlace {
    /// What the rest of an address leads to.
    pub fn from_parts(parts: &[&str]) -> Option<PuzzlePlace> {
        match parts {
            [] => Some(PuzzlePlace::Home),
            [..] => None,
        }
    }

    /// One of each kind.
    #[cfg(test)]
    pub(crate) fn examples() -> impl Iterator<Item = PuzzlePlace> {
        [PuzzlePlace::Home].into_iter()
    }
}

impl fmt::Display for PuzzlePlace {
    /// The rest of the address, with the `/` before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzlePlace::Home => f.write_str(""),
        }
    }
}
