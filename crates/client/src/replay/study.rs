//! A game with its variations, and the place in it that one looks at.

use polis_game::Seat;
use polis_notation::{AddError, GameRecord, NodeId, Notated, Tree};
use polis_protocol::StudyPlace;

use super::move_path::MovePath;

/// A game with its variations, and the place in it that one looks at.
#[derive(Clone, Debug, PartialEq)]
pub struct Study<G: Notated> {
    tree: Tree<G>,
    cursor: NodeId,
    /// The last place of the line that one follows. The cursor is on it.
    end: NodeId,
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplayStep {
    /// To the beginning of the game.
    Start,
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// To the end of the line.
    End,
    /// To the variation that is listed before this move, or to what was played.
    Up,
    /// To the variation that is listed after this move.
    Down,
}

impl<G: Notated> Study<G> {
    /// Looks at a game where a path leads.
    pub fn new(tree: Tree<G>, path: MovePath) -> Study<G> {
        let mut study = Study {
            cursor: NodeId::START,
            end: tree.played(usize::MAX),
            tree,
        };
        study.go_to_path(path);
        study
    }

    /// The game with its variations.
    pub fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// The place that one looks at.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// How many moves lead to it.
    pub fn ply(&self) -> usize {
        self.tree.ply(self.cursor)
    }

    /// How many moves of the game lead to where it, or a variation, was left.
    pub fn played_ply(&self) -> usize {
        self.tree.ply(self.tree.branching(self.cursor))
    }

    /// Where that is, for an address.
    pub fn path(&self) -> MovePath {
        let path = self.tree.path(self.cursor);
        let branch = path.windows(2).skip(self.played_ply()).map(|step| {
            let others = self.tree.after(step[0]).iter();
            others.take_while(|&&other| other != step[1]).count()
        });
        MovePath::in_variation(self.played_ply(), &branch.collect::<Vec<_>>())
    }

    /// Whether what one looks at was played.
    pub fn is_played(&self) -> bool {
        self.tree.is_played(self.cursor)
    }

    /// The places of the line that one follows, from the start on.
    pub fn line(&self) -> Vec<NodeId> {
        self.tree.path(self.end)
    }

    /// The record up to the place that one looks at.
    pub fn record(&self) -> GameRecord<G> {
        self.tree.record(self.cursor)
    }

    /// The record of the line that one follows, up to its end.
    pub fn line_record(&self) -> GameRecord<G> {
        self.tree.record(self.end)
    }

    /// Who played the move that leads to the place; none at the start.
    pub fn mover(&self) -> Option<Seat> {
        let (before, _) = self.tree.before(self.cursor)?;
        self.tree.record(before).position().to_move()
    }

    /// Goes to a place, and follows the line on which it is.
    pub fn go(&mut self, node: NodeId) {
        if !self.tree.contains(node) {
            return;
        }
        if !self.line().contains(&node) {
            self.end = self.tree.end(node);
        }
        self.cursor = node;
    }

    /// Adds the moves that lead to a place of a study, and stays where it is; none where they cannot be
    /// played.
    pub fn add_place(&mut self, place: &StudyPlace) -> Option<NodeId> {
        let mut tree = self.tree.clone();
        let node = place.add_to(&mut tree).ok()?;
        self.tree = tree;
        Some(node)
    }

    /// Goes to the place after so many moves of the line.
    pub fn go_to_ply(&mut self, ply: usize) {
        let line = self.line();
        let last = line.len() - 1;
        self.cursor = line[ply.min(last)];
    }

    /// Goes to where an address leads, as far as there is such a variation.
    pub fn go_to_path(&mut self, path: MovePath) {
        let mut node = self.tree.played(path.ply());
        for index in path.branch() {
            match self.tree.after(node).get(index) {
                Some(&next) => node = next,
                None => break,
            }
        }
        self.go(node);
    }

    /// Goes one step; says whether there was one.
    pub fn step(&mut self, step: ReplayStep) -> bool {
        let before = self.cursor;
        match step {
            ReplayStep::Start => self.cursor = NodeId::START,
            ReplayStep::Back => {
                if let Some((back, _)) = self.tree.before(self.cursor) {
                    self.cursor = back;
                }
            }
            ReplayStep::Forward => self.go_to_ply(self.ply() + 1),
            ReplayStep::End => self.cursor = self.end,
            ReplayStep::Up | ReplayStep::Down => {
                if let Some(other) = self.beside(step) {
                    self.go(other);
                }
            }
        }
        self.cursor != before
    }

    /// The move that is listed before or after that which leads here.
    fn beside(&self, step: ReplayStep) -> Option<NodeId> {
        let (before, _) = self.tree.before(self.cursor)?;
        let others = self.tree.after(before);
        let place = others.iter().position(|&one| one == self.cursor)?;
        let other = match step {
            ReplayStep::Up => place.checked_sub(1)?,
            ReplayStep::Down => place + 1,
            ReplayStep::Start | ReplayStep::Back | ReplayStep::Forward | ReplayStep::End => {
                return None;
            }
        };
        others.get(other).copied()
    }

    /// Plays a move at the place: what was played there before, or a variation.
    ///
    /// # Errors
    /// When it cannot be played. Nothing has changed then.
    pub fn play(&mut self, chosen: G::Move) -> Result<(), AddError<G::Illegal>> {
        let node = self.tree.add(self.cursor, chosen)?;
        if !self.line().contains(&node) {
            self.end = self.tree.end(node);
        }
        self.cursor = node;
        Ok(())
    }

    /// Puts the variation that begins at a place before the one that stands before it.
    pub fn promote(&mut self, node: NodeId) -> bool {
        self.tree.promote(node)
    }

    /// Removes a move of a variation, with all that follows it.
    pub fn remove(&mut self, node: NodeId) -> bool {
        let Some(before) = self.tree.remove(node) else {
            return false;
        };
        if !self.tree.contains(self.cursor) {
            self.cursor = before;
        }
        if !self.tree.contains(self.end) {
            self.end = self.tree.end(self.cursor);
        }
        true
    }

    /// The first move of the variation in which a place is; none where it was played.
    pub fn variation(&self, node: NodeId) -> Option<NodeId> {
        let path = self.tree.path(node);
        let is_first = |&at: &usize| {
            let others = self.tree.after(path[at - 1]);
            !self.tree.is_played(path[at]) && others.first() != Some(&path[at])
        };
        // At the end of a game that goes on, the first variation has nothing before it.
        let last_branch = (1..path.len()).rev().find(is_first);
        let last_branch =
            last_branch.or_else(|| (1..path.len()).find(|&at| !self.tree.is_played(path[at])));
        last_branch.map(|at| path[at])
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
pub mod tests {
    use polis_akropolis::{Akropolis, Players};
    use polis_game::{Game, chance};

    use super::*;
    use crate::testing::{akropolis, finished};

    /// A whole game of Akropolis.
    pub fn game(seed: u64) -> GameRecord<Akropolis> {
        finished(&akropolis(Players::Two), seed)
    }

    /// Moves that were not played after so many.
    pub fn other_moves(record: &GameRecord<Akropolis>, ply: usize) -> Vec<polis_akropolis::Move> {
        let played = record.moves()[ply];
        let legal = record.position_at(ply).unwrap().legal_moves();
        legal.into_iter().filter(|&one| one != played).collect()
    }

    #[test]
    fn one_steps_through_a_game() {
        let record = game(1);
        let plies = record.moves().len();
        let mut study = Study::new(Tree::new(record.clone()), MovePath::after(3));
        assert_eq!((study.ply(), study.is_played()), (3, true));
        assert!(study.step(ReplayStep::Forward) && study.step(ReplayStep::Back));
        assert_eq!(study.record().position(), &record.position_at(3).unwrap());
        assert!(study.step(ReplayStep::Start) && !study.step(ReplayStep::Back));
        assert_eq!(study.mover(), None);
        assert!(study.step(ReplayStep::End) && !study.step(ReplayStep::Forward));
        assert_eq!(study.ply(), plies);
        study.go_to_ply(usize::MAX);
        assert_eq!(study.record(), record);
        study.go_to_ply(1);
        assert_eq!(study.mover(), Some(Seat::First));
    }

    #[test]
    fn what_is_tried_begins_a_variation_that_one_follows() {
        let record = game(2);
        let others = other_moves(&record, 5);
        let mut study = Study::new(Tree::new(record.clone()), MovePath::after(5));
        study.play(others[0]).unwrap();
        assert_eq!((study.ply(), study.played_ply()), (6, 5));
        assert!(!study.is_played() && !study.step(ReplayStep::Forward));
        let first = study.cursor();
        let answer = study
            .record()
            .position()
            .random_move(&mut chance(1))
            .unwrap();
        study.play(answer).unwrap();
        // It has an address, which leads there as long as it is kept.
        let path = study.path();
        assert_eq!(path.to_string(), "5.1.0");
        let again = Study::new(study.tree().clone(), path);
        assert_eq!(again, study);
        let without = Study::new(Tree::new(record.clone()), path);
        assert_eq!((without.ply(), without.is_played()), (5, true));
        // Back and on again stays in the variation.
        study.step(ReplayStep::Start);
        study.go_to_ply(7);
        assert_eq!(study.line().len(), 8);
        assert_eq!(study.variation(study.cursor()), Some(first));
        // What was played is found again, too.
        study.go_to_path(MovePath::after(5));
        study.play(record.moves()[5]).unwrap();
        assert!(study.is_played());
        assert_eq!(study.variation(study.cursor()), None);
        assert!(!study.step(ReplayStep::Up) && study.step(ReplayStep::Down));
        assert_eq!(study.cursor(), first);
        assert!(study.remove(first) && !study.remove(first));
        assert_eq!((study.ply(), study.is_played()), (5, true));
        assert!(study.step(ReplayStep::Forward) && study.is_played());
        assert!(!study.remove(study.cursor()));
        assert!(study.play(others[0]).is_err());
    }
}
