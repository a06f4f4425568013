//! Places of a study in the tree of a chapter.

use polis_notation::{NodeId, Notated, Problem, Tree};
use thiserror::Error;

use crate::study::{StudyNumber, StudyPlace};

/// A place that cannot be in a chapter.
#[derive(Debug, Error)]
pub enum StudyLineError {
    /// The game is shorter.
    #[error("found a place after {found} moves; expected at most the {plies} of the game")]
    Ply {
        /// Number of moves.
        found: u32,
        /// Number of moves of the game.
        plies: usize,
    },
    /// A move of the line cannot be read, or not played there.
    #[error("move {number} of the line: {problem}")]
    Move {
        /// Which one, from 1.
        number: usize,
        /// Why.
        problem: Problem,
    },
}

impl StudyPlace {
    /// The place of a node in the tree of a chapter.
    pub fn of<G: Notated>(chapter: StudyNumber, tree: &Tree<G>, node: NodeId) -> StudyPlace {
        let played = tree.ply(tree.branching(node));
        let line = tree.path(node).into_iter().skip(played + 1);
        StudyPlace {
            chapter,
            played: played as u32,
            line: line
                .filter_map(|node| Some(tree.before(node)?.1.to_string()))
                .collect(),
        }
    }

    /// The node in the tree of its chapter; none where the tree does not have its moves.
    pub fn find<G: Notated>(&self, tree: &Tree<G>) -> Option<NodeId> {
        let mut node = tree.played(self.played as usize);
        if tree.ply(node) != self.played as usize {
            return None;
        }
        for text in &self.line {
            let chosen: G::Move = text.parse().ok()?;
            node = *tree
                .after(node)
                .iter()
                .find(|&&next| tree.before(next).is_some_and(|(_, one)| one == chosen))?;
        }
        Some(node)
    }

    /// The node in the tree of its chapter, to which the moves are added that it does not have.
    ///
    /// # Errors
    /// When the game is shorter, or a move cannot be played; those before it may have been added.
    pub fn add_to<G: Notated>(&self, tree: &mut Tree<G>) -> Result<NodeId, StudyLineError> {
        let node = tree.played(self.played as usize);
        let plies = tree.ply(node);
        if plies != self.played as usize {
            return Err(StudyLineError::Ply {
                found: self.played,
                plies,
            });
        }
        tree.add_written(node, self.line.iter().map(String::as_str))
            .map_err(|(index, problem)| StudyLineError::Move {
                number: index + 1,
                problem,
            })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_architekton::{Architekton, Options, Setup};
    use polis_game::{Game, chance};
    use polis_notation::GameRecord;

    use super::*;

    #[test]
    fn places_there_and_back() {
        let mut record =
            GameRecord::<Architekton>::new(&Setup::shuffled(&Options::default(), &mut chance(3)))
                .unwrap();
        let mut random = chance(4);
        for _ in 0..8 {
            let chosen = record.position().random_move(&mut random).unwrap();
            record.play(chosen).unwrap();
        }
        let other = record.position_at(5).unwrap().legal_moves();
        let other = other.into_iter().find(|one| *one != record.moves()[5]);
        let mut tree = Tree::new(record);
        let place = StudyPlace {
            chapter: 2,
            played: 5,
            line: vec![other.unwrap().to_string()],
        };
        assert_eq!(place.find(&tree), None);
        let node = place.add_to(&mut tree).unwrap();
        assert_eq!(place.find(&tree), Some(node));
        assert_eq!(StudyPlace::of(2, &tree, node), place);
        let played = StudyPlace::of(2, &tree, tree.played(7));
        assert_eq!((played.played, played.line.len()), (7, 0));
        let far = StudyPlace {
            played: 9,
            ..StudyPlace::start(2)
        };
        assert!(far.find(&tree).is_none() && far.add_to(&mut tree).is_err());
        for text in ["", "no move", "🏛"] {
            let wrong = StudyPlace {
                line: vec![text.to_owned()],
                ..StudyPlace::start(2)
            };
            assert!(wrong.add_to(&mut tree).is_err(), "{text}");
        }
    }
}
