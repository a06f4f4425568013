//! Where in a game with variations one is, as an address tells it.

use std::fmt;

use super::link;

/// After how many moves of a game one is, and how one goes on from there into a variation: `12`, or
/// `12.1.0` for the first answer to the first other move after twelve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovePath {
    ply: usize,
    /// Which of the moves that were tried out is taken at each place, from 0, with dots between them;
    /// empty where what is shown was played.
    branch: &'static str,
}

impl MovePath {
    /// The beginning of the game.
    pub const START: MovePath = MovePath::after(0);
    /// No variation is longer.
    const MOST: usize = 256;

    /// After so many moves of the game as it was played.
    pub const fn after(ply: usize) -> MovePath {
        MovePath { ply, branch: "" }
    }

    /// In a variation that leaves the game after so many moves, by which move is taken at each place.
    pub fn in_variation(ply: usize, branch: &[usize]) -> MovePath {
        let branch: Vec<String> = branch.iter().map(usize::to_string).collect();
        MovePath {
            ply,
            branch: link::keep(&branch.join(".")),
        }
    }

    /// Reads what its `Display` wrote.
    pub fn from_text(text: &str) -> Option<MovePath> {
        let mut parts = text.split('.').map(|part| part.parse().ok());
        let ply = parts.next()??;
        let branch: Vec<usize> = parts.take(MovePath::MOST).collect::<Option<_>>()?;
        Some(MovePath::in_variation(ply, &branch))
    }

    /// How many moves of the game lead there, or to where it was left.
    pub const fn ply(self) -> usize {
        self.ply
    }

    /// Which move is taken at each place of a variation.
    pub fn branch(self) -> impl Iterator<Item = usize> {
        let parts = self.branch.split('.');
        parts.filter_map(|part| part.parse().ok())
    }
}

impl fmt::Display for MovePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ply.fmt(f)?;
        if self.branch.is_empty() {
            return Ok(());
        }
        write!(f, ".{}", self.branch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_and_read() {
        for (text, ply, branch) in [
            ("0", 0, vec![]),
            ("12", 12, vec![]),
            ("12.1.0.0", 12, vec![1, 0, 0]),
        ] {
            let path = MovePath::from_text(text).unwrap();
            assert_eq!(path.to_string(), text);
            assert_eq!(path.ply(), ply);
            assert_eq!(path.branch().collect::<Vec<_>>(), branch);
        }
        for text in ["", "x", "12.", ".1", "12.x", "-1", "12..1"] {
            assert_eq!(MovePath::from_text(text), None, "{text}");
        }
    }
}
