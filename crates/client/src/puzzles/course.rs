//! Puzzles that take more than one move: they are played to the end.

use polis_notation::GameRecord;
use polis_puzzles::{AnswerVerdict, Goal, Puzzle};

use super::reason::Explained;

/// What an answer comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerOutcome<G: Explained> {
    /// It solves nothing.
    Wrong,
    /// It solves the puzzle. The position stays.
    Right,
    /// It is right, and was played, with what the opponent decides on it. Whoever solves the puzzle goes
    /// on where the game is not over.
    Played(Box<GameRecord<G>>),
}

impl<G: Explained> AnswerOutcome<G> {
    /// What is to be said of the puzzle; none where it goes on.
    pub fn verdict(&self) -> Option<AnswerVerdict> {
        match self {
            AnswerOutcome::Wrong => Some(AnswerVerdict::Failed),
            AnswerOutcome::Right => Some(AnswerVerdict::Solved),
            AnswerOutcome::Played(record) => {
                let is_over = record.position().to_move().is_none();
                is_over.then_some(AnswerVerdict::Solved)
            }
        }
    }
}

/// Judges an answer in the position to which a puzzle has come.
pub fn judge<G: Explained>(
    puzzle: &Puzzle<G>,
    now: &GameRecord<G>,
    chosen: G::Move,
) -> AnswerOutcome<G> {
    if !accepted(puzzle, now).contains(&chosen) {
        return AnswerOutcome::Wrong;
    }
    match puzzle.goal() {
        Goal::Best | Goal::Points | Goal::Count(_) | Goal::Survive => AnswerOutcome::Right,
        Goal::Bankrupt => match played(puzzle, now, chosen) {
            Some(record) => AnswerOutcome::Played(Box::new(record)),
            None => AnswerOutcome::Wrong,
        },
    }
}

/// The moves that are right in the position to which a puzzle has come.
pub fn accepted<G: Explained>(puzzle: &Puzzle<G>, now: &GameRecord<G>) -> Vec<G::Move> {
    if now.moves().len() == puzzle.record().moves().len() {
        return puzzle.accepted().to_vec();
    }
    let reaching = now.position().reaching(puzzle.goal());
    reaching.unwrap_or_default()
}

/// The record after a move, up to the next decision of whoever solves the puzzle. What the opponent
/// decides makes no difference: every decision of theirs loses.
fn played<G: Explained>(
    puzzle: &Puzzle<G>,
    now: &GameRecord<G>,
    chosen: G::Move,
) -> Option<GameRecord<G>> {
    let mut record = now.clone();
    record.play(chosen).ok()?;
    while let Some(seat) = record.position().to_move()
        && seat != puzzle.seat()
    {
        let reply = record.position().legal_moves().into_iter().next()?;
        record.play(reply).ok()?;
    }
    Some(record)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_architekton::Architekton;
    use polis_game::Game;

    use super::*;
    use crate::puzzles::files::tests::library;

    #[test]
    fn every_bankrupt_puzzle_ends_with_a_bankrupt_opponent() {
        let library = library();
        let mut longer = 0;
        for number in 1..=library.architekton.entries().len() {
            let puzzle = library.architekton.open::<Architekton>(number);
            let puzzle = puzzle.unwrap().unwrap();
            if puzzle.goal() != Goal::Bankrupt {
                continue;
            }
            for &first in puzzle.accepted() {
                let mut judgement = judge(&puzzle, puzzle.record(), first);
                let mut answers = 1;
                while judgement.verdict().is_none() {
                    let AnswerOutcome::Played(record) = judgement else {
                        panic!("puzzle {number}: it is played on");
                    };
                    assert_eq!(record.position().to_move(), Some(puzzle.seat()));
                    let next = accepted(&puzzle, &record);
                    judgement = judge(&puzzle, &record, next[0]);
                    answers += 1;
                }
                assert_eq!(judgement.verdict(), Some(AnswerVerdict::Solved));
                let AnswerOutcome::Played(record) = judgement else {
                    panic!("puzzle {number}: it is played");
                };
                let loser = record.position().early_end();
                assert_eq!(loser, Some(puzzle.seat().next(2)), "puzzle {number}");
                longer += usize::from(answers > 1);
            }
            let tempting = puzzle.tempting().unwrap();
            assert_eq!(
                judge(&puzzle, puzzle.record(), tempting),
                AnswerOutcome::Wrong
            );
        }
        assert!(longer > 30, "{longer} take two lays");
    }
}
