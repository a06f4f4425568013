//! Where one is: puzzles.

use std::fmt;

use polis_notation::GameKind;

/// Where one is: puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzlePlace {
    /// Its first screen.
    Home,
    /// The puzzle of the day.
    Day,
    /// A puzzle of a game, by its number.
    Number(GameKind, u16),
}

impl PuzzlePlace {
    /// What the rest of an address leads to.
    pub fn from_parts(parts: &[&str]) -> Option<PuzzlePlace> {
        match parts {
            [] => Some(PuzzlePlace::Home),
            ["day"] => Some(PuzzlePlace::Day),
            [game, number] => {
                let number = number.parse().ok().filter(|&number: &u16| number > 0)?;
                Some(PuzzlePlace::Number(GameKind::from_name(game)?, number))
            }
            [..] => None,
        }
    }

    /// One of each kind.
    #[cfg(test)]
    pub fn examples() -> impl Iterator<Item = PuzzlePlace> {
        let numbers = GameKind::ALL.map(|game| PuzzlePlace::Number(game, 17));
        [PuzzlePlace::Home, PuzzlePlace::Day]
            .into_iter()
            .chain(numbers)
    }
}

impl fmt::Display for PuzzlePlace {
    /// The rest of the address, with the `/` before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzlePlace::Home => f.write_str(""),
            PuzzlePlace::Day => f.write_str("/day"),
            PuzzlePlace::Number(game, number) => write!(f, "/{game}/{number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_link_leads_nowhere() {
        for parts in [
            &["chess", "1"] as &[&str],
            &["akropolis"],
            &["akropolis", "0"],
            &["akropolis", "-1"],
            &["akropolis", "99999"],
            &["day", "1"],
            &["akropolis", "1", "2"],
        ] {
            assert_eq!(PuzzlePlace::from_parts(parts), None, "{parts:?}");
        }
    }
}
