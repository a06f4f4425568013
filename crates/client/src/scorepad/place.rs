//! Where one is: counting at a real table.

use std::fmt;

use super::store::SheetId;
use polis_notation::GameKind;

/// Where one is: counting at a real table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScorepadPlace {
    /// Its first screen, with the games counted.
    Home,
    /// What is agreed before counting.
    New(GameKind),
    Sheet(SheetId),
}

impl ScorepadPlace {
    /// What the rest of an address leads to.
    pub fn from_parts(parts: &[&str]) -> Option<ScorepadPlace> {
        match parts {
            [] => Some(ScorepadPlace::Home),
            [part] => GameKind::from_name(part)
                .map(ScorepadPlace::New)
                .or_else(|| SheetId::from_text(part).map(ScorepadPlace::Sheet)),
            [..] => None,
        }
    }

    /// One of each kind.
    #[cfg(test)]
    pub fn examples() -> impl Iterator<Item = ScorepadPlace> {
        [
            ScorepadPlace::Home,
            ScorepadPlace::New(GameKind::Akropolis),
            ScorepadPlace::New(GameKind::Architekton),
            ScorepadPlace::Sheet(SheetId(17)),
        ]
        .into_iter()
    }
}

impl fmt::Display for ScorepadPlace {
    /// The rest of the address, with the `/` before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScorepadPlace::Home => f.write_str(""),
            ScorepadPlace::New(game) => write!(f, "/{game}"),
            ScorepadPlace::Sheet(id) => write!(f, "/{id}"),
        }
    }
}
