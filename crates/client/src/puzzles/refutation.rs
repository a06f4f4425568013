//! The line that shows what is wrong with an answer: what was answered, and how the others profit.

use polis_game::{Seat, chance};
use polis_notation::GameRecord;
use polis_puzzles::{Goal, Puzzle};

use super::reason::Explained;

/// A line that refutes an answer, a step for each move. It has at least one: the answer itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Refutation<G: Explained> {
    /// The game up to the position in which it was answered, with the unseen tiles in some order.
    start: GameRecord<G>,
    /// The moves, the answer first.
    moves: Vec<G::Move>,
    /// The step from which on tiles lie face up that nobody could know.
    example_from: usize,
}

impl<G: Explained> Refutation<G> {
    /// The line that refutes an answer in the position to which a puzzle has come, where the rules can
    /// name it: otherwise the answer alone. `None` where it cannot be played.
    pub fn new(puzzle: &Puzzle<G>, now: &GameRecord<G>, chosen: G::Move) -> Option<Refutation<G>> {
        let line = now.position().refutation(puzzle.goal(), chosen);
        let mut moves = vec![chosen];
        moves.extend(line.unwrap_or_default());
        Refutation::of(now, &moves)
    }

    fn of(now: &GameRecord<G>, moves: &[G::Move]) -> Option<Refutation<G>> {
        // Laying, scoring and paying do not depend on the order of unseen tiles.
        let mut filled = now.position().clone();
        filled.fill(&mut chance(0));
        let start = now.with_tiles(&filled.setup());
        let mut known = Some(now.position().clone());
        let mut record = start.clone();
        let mut example_from = moves.len();
        for (step, &chosen) in moves.iter().enumerate() {
            record.play(chosen).ok()?;
            // A move that needs an unseen tile cannot be played without it.
            known = known.filter(|known| known.to_move().is_some());
            let is_known = known
                .as_mut()
                .is_some_and(|known| known.play(chosen).is_ok());
            if !is_known {
                known = None;
                example_from = example_from.min(step);
            }
        }
        Some(Refutation {
            start,
            moves: moves.to_vec(),
            example_from,
        })
    }

    /// Goes on with the reply that is most likely, where nothing but the answer is told yet and no unseen
    /// tile turned up by it.
    #[must_use]
    pub fn with_reply(&self, now: &GameRecord<G>, reply: G::Move) -> Option<Refutation<G>> {
        let &[chosen] = self.moves.as_slice() else {
            return None;
        };
        (self.example_from > 0).then_some(())?;
        Refutation::of(now, &[chosen, reply])
    }

    /// Number of moves.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Never: the answer itself is a step.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The game after the move of a step, from 0; after the last one where there is no such step.
    pub fn record(&self, step: usize) -> GameRecord<G> {
        let mut record = self.start.clone();
        for &chosen in self.moves.iter().take(step + 1) {
            if record.play(chosen).is_err() {
                break;
            }
        }
        record
    }

    /// Who plays the move of a step, in which position, and which move.
    pub fn step(&self, step: usize) -> Option<(Seat, G, G::Move)> {
        let &chosen = self.moves.get(step)?;
        let before = match step.checked_sub(1) {
            Some(before) => self.record(before),
            None => self.start.clone(),
        };
        let position = before.position().clone();
        Some((position.to_move()?, position, chosen))
    }

    /// Whether tiles lie face up after a step that nobody could know: they are an example.
    pub fn is_example(&self, step: usize) -> bool {
        step >= self.example_from
    }
}

/// Whether what an answer misses is estimated by playouts, instead of calculated.
pub fn is_estimated<G: Explained>(puzzle: &Puzzle<G>) -> bool {
    puzzle.goal() == Goal::Best
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::Akropolis;
    use polis_architekton::Architekton;
    use polis_game::Game;
    use polis_puzzles::{CollectionIndex, PuzzleGame};

    use super::*;
    use crate::puzzles::files::tests::library;
    use crate::puzzles::reason::{Miss, miss, solution};

    /// The tempting answer of every puzzle has a line that can be played, and that ends as is said.
    fn check<G: Explained>(index: &CollectionIndex, end: impl Fn(&Puzzle<G>, &Refutation<G>)) {
        for number in 1..=index.entries().len() {
            let puzzle = index.open::<G>(number).unwrap().unwrap();
            let tempting = puzzle.tempting().unwrap();
            let now = puzzle.record();
            let line = Refutation::new(&puzzle, now, tempting).unwrap();
            assert!(!line.is_empty());
            for step in 0..line.len() {
                let (seat, position, chosen) = line.step(step).unwrap();
                assert!(position.is_legal(chosen), "puzzle {number}");
                assert_eq!(position.to_move(), Some(seat));
                let played = line.record(step);
                assert_eq!(played.moves().len(), now.moves().len() + step + 1);
                assert_eq!(played.moves().last(), Some(&chosen));
                // What is known of the position is as it was.
                if step == 0 {
                    let mut seen = position.clone();
                    seen.redact(puzzle.seat());
                    assert_eq!(&seen, now.position(), "puzzle {number}");
                }
            }
            assert_eq!(line.step(line.len()), None);
            // What is told of points is what the rules count after the moves.
            if let Miss::Points { brings, most } = miss(&puzzle, tempting) {
                let before = puzzle.position().points(puzzle.seat());
                let after = |chosen| puzzle.position().points_after(chosen).unwrap() - before;
                assert_eq!(brings, after(tempting), "puzzle {number}");
                assert_eq!(most, after(solution(&puzzle).unwrap()), "puzzle {number}");
            }
            end(&puzzle, &line);
        }
    }

    #[test]
    fn the_line_against_a_wrong_answer_is_one_of_the_rules() {
        let library = library();
        check::<Akropolis>(&library.akropolis, |puzzle, line| {
            let after = line.record(0);
            if puzzle.goal() == Goal::Points {
                let points = after.position().points(puzzle.seat());
                let chosen = line.step(0).unwrap().2;
                assert_eq!(Some(points), puzzle.position().points_after(chosen));
            }
        });
        check::<Architekton>(&library.architekton, |puzzle, line| {
            let end = line.record(line.len());
            let loser = end.position().early_end();
            match puzzle.goal() {
                Goal::Survive => assert_eq!(loser, Some(puzzle.seat())),
                Goal::Bankrupt => assert_ne!(loser, Some(puzzle.seat().next(2))),
                Goal::Best | Goal::Points | Goal::Count(_) => {}
            }
        });
        // Where the opponent can choose how to pay, the line goes on with how they do.
        let mut numbers = 1..=library.architekton.entries().len();
        assert!(numbers.any(|number| {
            let puzzle = library.architekton.open::<Architekton>(number);
            let puzzle = puzzle.unwrap().unwrap();
            let legal = puzzle.position().legal_moves().into_iter();
            let mut wrong = legal.filter(|chosen| !puzzle.accepted().contains(chosen));
            puzzle.goal() == Goal::Bankrupt
                && wrong.any(|chosen| {
                    let line = Refutation::new(&puzzle, puzzle.record(), chosen).unwrap();
                    let end = line.record(line.len());
                    assert_ne!(end.position().early_end(), Some(puzzle.seat().next(2)));
                    line.len() > 1
                })
        }));
    }
}
