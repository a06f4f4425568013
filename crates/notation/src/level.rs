//! The levels of the computer players, by the names that records and messages use.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees very few moves, and only their immediate points.
    Pupil,
    /// Sees many moves and their immediate points; in Architekton few, but judges them with the
    /// network.
    Mason,
    /// Judges moves with the network, but overlooks many.
    Foreman,
    /// Overlooks little, but does not look ahead.
    Master,
    /// Searches.
    Daidalos,
}

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Level; 5] = [
        Level::Pupil,
        Level::Mason,
        Level::Foreman,
        Level::Master,
        Level::Daidalos,
    ];
    /// The strongest level.
    pub const TOP: Level = Level::Daidalos;

    /// The name in records, on the command line and in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Pupil => "pupil",
            Level::Mason => "mason",
            Level::Foreman => "foreman",
            Level::Master => "master",
            Level::Daidalos => "daidalos",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no level of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found `{found}`; expected pupil, mason, foreman, master, daidalos or top")]
pub struct UnknownLevel {
    /// The name.
    pub found: String,
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// The strongest level is also called `top`.
    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        if text == "top" {
            return Ok(Level::TOP);
        }
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| UnknownLevel {
                found: polis_game::excerpt(text),
            })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn names_there_and_back() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert_eq!("top".parse(), Ok(Level::Daidalos));
        let unknown = "best".parse::<Level>().unwrap_err().to_string();
        assert!(unknown.contains("found `best`") && unknown.contains("foreman"));
    }
}
