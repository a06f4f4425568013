//! Where one is: counting at a real table.

use std::fmt;

/// Where one is: counting at a real table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PadPlace {
    /// Its first screen.
    Home,
}

impl PadPlace {
    /// What the rest of an address leads to.
    pub fn from_parts(parts: &[&str]) -> Option<PadPlace> {
        match parts {
            [] => Some(PadPlace::Home),
            [..] => None,
        }
    }

    /// One of each kind.
    #[cfg(test)]
    pub(crate) fn examples() -> impl Iterator<Item = PadPlace> {
        [PadPlace::Home].into_iter()
    }
}

impl fmt::Display for PadPlace {
    /// The rest of the address, with the `/` before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadPlace::Home => f.write_str(""),
        }
    }
}
