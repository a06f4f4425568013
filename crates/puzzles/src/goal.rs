//! The tasks of puzzles.

use std::fmt;
use std::str::FromStr;

use polis_akropolis::District;
use polis_game::excerpt;
use thiserror::Error;

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Find the move that is best in the long run.
    Best,
    /// Score the most points with this move.
    Points,
    /// Make a type of district count of which nothing counts yet (Akropolis, rule 9).
    Count(District),
    /// Lay so that the opponent cannot make you bankrupt in the next turn with the tiles that are
    /// face up (Architekton, rule 8).
    Survive,
    /// Make the opponent bankrupt in this turn, whatever they decide (Architekton, rule 8).
    Bankrupt,
}

impl Goal {
    /// All goals of both games.
    pub const ALL: [Goal; 9] = [
        Goal::Best,
        Goal::Points,
        Goal::Count(District::Houses),
        Goal::Count(District::Markets),
        Goal::Count(District::Barracks),
        Goal::Count(District::Temples),
        Goal::Count(District::Gardens),
        Goal::Survive,
        Goal::Bankrupt,
    ];

    /// Whether the rules alone prove which moves reach it.
    pub const fn is_exact(self) -> bool {
        match self {
            Goal::Best => false,
            Goal::Points | Goal::Count(_) | Goal::Survive | Goal::Bankrupt => true,
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Best => f.write_str("best"),
            Goal::Points => f.write_str("points"),
            Goal::Count(district) => write!(f, "count {}", district.name()),
            Goal::Survive => f.write_str("survive"),
            Goal::Bankrupt => f.write_str("bankrupt"),
        }
    }
}

/// There is no goal of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found `{found}`; expected best, points, count and a district, survive or bankrupt")]
pub struct UnknownGoal {
    /// The name.
    pub found: String,
}

impl FromStr for Goal {
    type Err = UnknownGoal;

    fn from_str(text: &str) -> Result<Goal, UnknownGoal> {
        Goal::ALL
            .into_iter()
            .find(|goal| goal.to_string() == text)
            .ok_or_else(|| UnknownGoal {
                found: excerpt(text),
            })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn names_there_and_back() {
        for goal in Goal::ALL {
            assert_eq!(goal.to_string().parse(), Ok(goal));
        }
        let unknown = "count chips".parse::<Goal>().unwrap_err().to_string();
        assert!(unknown.starts_with("found `count chips`; expected best"));
    }
}
