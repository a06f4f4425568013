//! Where one is: counting at a real table.

use std::fmt;

use super::drawer::SheetId;
use crate::game_kind::GameKind;

/// Where one is: counting at a real table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PadPlace {
    /// Its first screen, with the games counted.
    Home,
    /// What is agreed before counting.
    New(GameKind),
    /// A sheet.
    Sheet(SheetId),
}

impl PadPlace {
    /// What the rest of an address leads to.
    pub fn from_parts(parts: &[&str]) -> Option<PadPlace> {
        match parts {
            [] => Some(PadPlace::Home),
            [part] => GameKind::from_name(part)
                .map(PadPlace::New)
                .or_else(|| SheetId::from_text(part).map(PadPlace::Sheet)),
            [..] => None,
        }
    }

    /// One of each kind.
    #[cfg(test)]
    pub fn examples() -> impl Iterator<Item = PadPlace> {
        [
            PadPlace::Home,
            PadPlace::New(GameKind::Akropolis),
            PadPlace::New(GameKind::Architekton),
            PadPlace::Sheet(SheetId(17)),
        ]
        .into_iter()
    }
}

impl fmt::Display for PadPlace {
    /// The rest of the address, with the `/` before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadPlace::Home => f.write_str(""),
            PadPlace::New(game) => write!(f, "/{game}"),
            PadPlace::Sheet(id) => write!(f, "/{id}"),
        }
    }
}
