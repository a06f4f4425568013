//! The game of a chapter with its variations.

use polis_game::Seat;
use polis_notation::{NodeId, Notated, RecordError, RecordTree, Tree};
use polis_protocol::{
    Code, GameKind, MAX_CHAPTER_BYTES, Refusal, StudyError, StudyLineError, StudyPlace,
};

/// The game of a chapter with its variations.
pub(super) struct Chapter(RecordTree);

/// Calls a function with the tree of either game.
macro_rules! with_tree {
    ($chapter:expr, $tree:ident => $done:expr) => {
        match $chapter {
            RecordTree::Akropolis($tree) => $done,
            RecordTree::Architekton($tree) => $done,
        }
    };
}

impl Chapter {
    /// Reads a record that somebody gives. In a game that is not over, nothing stays of the tiles that
    /// were never face up, nor what variations make of them.
    pub(super) fn from_outside(text: &str) -> Result<Chapter, Refusal> {
        let tree = Chapter::read(text.trim_start_matches('\u{feff}').trim())
            .map_err(|error| Refusal::new(Code::Malformed, error.to_string()))?;
        Ok(Chapter(match tree.0 {
            RecordTree::Akropolis(tree) => RecordTree::Akropolis(without_unseen(*tree).into()),
            RecordTree::Architekton(tree) => RecordTree::Architekton(without_unseen(*tree).into()),
        }))
    }

    /// Reads a record that was checked before.
    pub(super) fn read(text: &str) -> Result<Chapter, RecordError> {
        Ok(Chapter(RecordTree::read(text)?))
    }

    pub(super) fn game(&self) -> GameKind {
        match &self.0 {
            RecordTree::Akropolis(_) => GameKind::Akropolis,
            RecordTree::Architekton(_) => GameKind::Architekton,
        }
    }

    /// Number of moves of the game itself.
    pub(super) fn plies(&self) -> u32 {
        with_tree!(&self.0, tree => tree.game().moves().len() as u32)
    }

    /// Adds the moves that lead to a place; whether there were any that it did not have.
    pub(super) fn add(&mut self, place: &StudyPlace) -> Result<bool, Refusal> {
        with_tree!(&mut self.0, tree => {
            let before = tree.len();
            place.add_to(tree).map_err(|error| refusal(&error))?;
            Ok(tree.len() != before)
        })
    }

    /// Removes the move that leads to a place; where it was played, or none where it stays.
    pub(super) fn remove(&mut self, place: &StudyPlace) -> Option<StudyPlace> {
        with_tree!(&mut self.0, tree => {
            let before = tree.remove(place.find(tree)?)?;
            Some(StudyPlace::of(place.chapter, tree, before))
        })
    }

    /// Lists the variation that begins with the move to a place earlier; whether it could be.
    pub(super) fn promote(&mut self, place: &StudyPlace) -> bool {
        with_tree!(&mut self.0, tree => {
            place.find(tree).is_some_and(|node| tree.promote(node))
        })
    }

    /// Whether it has the moves that lead to a place.
    pub(super) fn has(&self, place: &StudyPlace) -> bool {
        with_tree!(&self.0, tree => place.find(tree).is_some())
    }

    /// The record, unless it has become too long.
    pub(super) fn write(&self) -> Result<String, Refusal> {
        let record = self.0.to_string();
        let found = record.len();
        if found > MAX_CHAPTER_BYTES {
            let error = StudyError::Record { found };
            return Err(Refusal::new(Code::TooLarge, error.to_string()));
        }
        Ok(record)
    }
}

/// The same game without tiles that were never face up, unless it is over. A variation goes as far as it
/// can be played without them.
fn without_unseen<G: Notated>(tree: Tree<G>) -> Tree<G> {
    if tree.game().position().to_move().is_none() {
        return tree;
    }
    // Nothing is secret between seats, so any seat sees what everybody sees.
    let mut seen = Tree::new(tree.game().redacted(Seat::First));
    let mut waiting = vec![NodeId::START];
    while let Some(node) = waiting.pop() {
        let next = tree.after(node);
        if next.is_empty() {
            // What cannot be played without knowing more is left out.
            let _ = StudyPlace::of(0, &tree, node).add_to(&mut seen);
        }
        waiting.extend(next.iter().rev());
    }
    seen
}

fn refusal(error: &StudyLineError) -> Refusal {
    let code = match error {
        StudyLineError::Ply { .. } => Code::Malformed,
        StudyLineError::Move { .. } => Code::Illegal,
    };
    Refusal::new(code, error.to_string())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Length, Options, Players, Setup, Variants};
    use polis_game::{Game, chance};
    use polis_notation::GameRecord;

    use super::*;

    /// A game that is not over, with all its tiles.
    fn unfinished(moves: usize) -> GameRecord<Akropolis> {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        let setup = Setup::shuffled(options, &mut chance(5));
        let mut record = GameRecord::<Akropolis>::new(&setup).unwrap();
        let mut random = chance(6);
        for _ in 0..moves {
            let chosen = record.position().random_move(&mut random).unwrap();
            record.play(chosen).unwrap();
        }
        record
    }

    #[test]
    fn a_game_that_goes_on_loses_its_unseen_tiles() {
        let record = unfinished(9);
        let mut tree = Tree::new(record.clone());
        // A variation that goes on beyond what the game has shown.
        let mut node = tree.played(4);
        let mut random = chance(7);
        for _ in 0..14 {
            let chosen = tree.record(node).position().random_move(&mut random);
            node = tree.add(node, chosen.unwrap()).unwrap();
        }
        let kept = Chapter::from_outside(&tree.to_string()).unwrap();
        let text = kept.write().unwrap();
        let expected = record.redacted(Seat::First).to_string();
        assert!(text.starts_with(&expected), "{text}");
        assert!(expected.contains('?'), "{expected}");
        let RecordTree::Akropolis(kept) = kept.0 else {
            panic!("another game");
        };
        assert!(kept.has_variations());
        assert!(kept.len() < tree.len(), "it went on with unseen tiles");
        assert_eq!(kept.game(), &record.redacted(Seat::First));
    }

    #[test]
    fn a_game_that_is_over_stays_as_it_is() {
        let mut record = unfinished(0);
        let mut random = chance(1);
        while let Some(chosen) = record.position().random_move(&mut random) {
            record.play(chosen).unwrap();
        }
        let text = record.to_string();
        let kept = Chapter::from_outside(&format!("\u{feff}{text}\n\n")).unwrap();
        assert_eq!(kept.write().unwrap(), text);
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let record = unfinished(3).to_string();
        let wrong = format!("{record}# variation after 1: no move\n");
        for text in ["", "hello", "\0", &record[..60], &wrong] {
            let refused = Chapter::from_outside(text);
            assert!(refused.is_err(), "{text}");
        }
    }
}
