//! French.

use super::Puzzles;

pub(crate) const PUZZLES: Puzzles = Puzzles {
    title: "Problèmes"
};
