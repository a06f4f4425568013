//! Why a move solves a puzzle, and what another one misses.

use polis_akropolis::Akropolis;
use polis_architekton::{Architekton, Move};
use polis_notation::GameRecord;
use polis_puzzles::{Goal, Puzzle, PuzzleGame, SolutionMargin};

use super::course::accepted;

/// Why a move solves a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionReason {
    /// It wins more often than any other, in hundredths.
    Wins {
        /// How often.
        win: u16,
        /// How often the next best move does.
        next: u16,
    },
    /// It is further ahead than any other, in points.
    Ahead {
        /// By how many.
        points: u16,
    },
    /// It brings the most points.
    Points {
        /// How many.
        brings: i32,
        /// How many the next best brings.
        next: i32,
    },
    /// The type counts.
    Counts {
        /// What the move brings.
        brings: i32,
    },
    /// Nobody can make one bankrupt.
    Survives,
    /// The opponent cannot pay.
    Bankrupts,
}

/// What a move misses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss<M> {
    /// Another one is clearly better: why.
    Better(SolutionReason),
    /// Another one brings more.
    Points {
        /// What it brings.
        brings: i32,
        /// What the best brings.
        most: i32,
    },
    /// The type still counts nothing.
    NotCounting,
    /// The opponent can make one bankrupt, with these moves.
    Threatened(Vec<M>),
    /// The opponent can pay.
    CanPay,
}

/// A game whose puzzles can be explained.
pub trait Explained: PuzzleGame {
    /// The place of the tile that a move lays among those on offer, from 1, as the keys take them.
    fn slot(&self, chosen: Self::Move) -> Option<usize>;
}

impl Explained for Akropolis {
    fn slot(&self, chosen: polis_akropolis::Move) -> Option<usize> {
        self.price(chosen.tile).map(|price| usize::from(price) + 1)
    }
}

impl Explained for Architekton {
    fn slot(&self, chosen: Move) -> Option<usize> {
        match chosen {
            Move::Building { building, .. } => {
                let place = self.stock_buildings().position(|one| one == building);
                place.map(|place| place + 1)
            }
            Move::Landscape { scenery, .. } => {
                let place = self.stock_landscapes().position(|one| one == scenery);
                place.map(|place| place + 4)
            }
            Move::Keep { .. } | Move::Remove { .. } => None,
        }
    }
}

/// The accepted move that is shown: the one that brings most at once.
pub fn solution<G: Explained>(puzzle: &Puzzle<G>) -> Option<G::Move> {
    next_of_solution(puzzle, puzzle.record())
}

/// The right move that is shown in the position to which a puzzle has come.
pub fn next_of_solution<G: Explained>(puzzle: &Puzzle<G>, now: &GameRecord<G>) -> Option<G::Move> {
    let position = now.position();
    let accepted = accepted(puzzle, now).into_iter();
    // The first of several equal ones.
    accepted
        .rev()
        .max_by_key(|&chosen| position.points_after(chosen))
}

/// The address at which the position of a puzzle can be studied: the record itself, in the letters
/// of an address.
pub fn study_address<G: Explained>(puzzle: &Puzzle<G>) -> String {
    let record = puzzle.record();
    let text = record.to_string();
    let letters = text.trim_end().chars().map(|letter| match letter {
        ' ' => '_',
        '\n' => '~',
        '?' => '*',
        letter => letter,
    });
    let letters: String = letters.collect();
    format!("#/replay/record/{letters}/{}", record.moves().len())
}

/// Why the accepted moves solve a puzzle.
pub fn reason<G: Explained>(puzzle: &Puzzle<G>) -> SolutionReason {
    let brings = |chosen| brings(puzzle, chosen);
    let best = solution(puzzle).map_or(0, brings);
    match puzzle.goal() {
        Goal::Best => of_search(puzzle.promise()),
        Goal::Points => {
            let others = puzzle.position().legal_moves().into_iter();
            let others = others.filter(|chosen| !puzzle.accepted().contains(chosen));
            SolutionReason::Points {
                brings: best,
                next: others.map(brings).max().unwrap_or(0),
            }
        }
        Goal::Count(_) => SolutionReason::Counts { brings: best },
        Goal::Survive => SolutionReason::Survives,
        Goal::Bankrupt => SolutionReason::Bankrupts,
    }
}

/// What a move that is not accepted misses.
pub fn miss<G: Explained>(puzzle: &Puzzle<G>, chosen: G::Move) -> Miss<G::Move> {
    match puzzle.goal() {
        Goal::Best => Miss::Better(of_search(puzzle.promise())),
        Goal::Points => Miss::Points {
            brings: brings(puzzle, chosen),
            most: solution(puzzle).map_or(0, |best| brings(puzzle, best)),
        },
        Goal::Count(_) => Miss::NotCounting,
        Goal::Survive => {
            let line = puzzle.position().refutation(Goal::Survive, chosen);
            Miss::Threatened(line.unwrap_or_default())
        }
        Goal::Bankrupt => Miss::CanPay,
    }
}

fn brings<G: Explained>(puzzle: &Puzzle<G>, chosen: G::Move) -> i32 {
    let position = puzzle.position();
    let now = position.points(puzzle.seat());
    position.points_after(chosen).unwrap_or(now) - now
}

fn of_search(promise: SolutionMargin) -> SolutionReason {
    let SolutionMargin {
        win,
        margin,
        next_win,
        next_margin,
        ..
    } = promise;
    let hundredths = |thousandths: u16| (thousandths + 5) / 10;
    let (win, next) = (hundredths(win), hundredths(next_win));
    if win > next + 2 {
        SolutionReason::Wins { win, next }
    } else {
        let points = f64::from(margin - next_margin) / 10.0;
        SolutionReason::Ahead {
            points: points.round().max(1.0) as u16,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::puzzles::files::tests::library;

    fn check<G: Explained>(outline: &polis_puzzles::CollectionIndex) {
        for number in 1..=outline.entries().len() {
            let puzzle = outline.open::<G>(number).unwrap().unwrap();
            let best = solution(&puzzle).unwrap();
            assert!(puzzle.accepted().contains(&best));
            assert!(
                puzzle
                    .position()
                    .slot(best)
                    .is_none_or(|slot| (1..=6).contains(&slot))
            );
            match reason(&puzzle) {
                SolutionReason::Wins { win, next } => assert!(win > next),
                SolutionReason::Points { brings, next } => assert!(brings > next),
                SolutionReason::Counts { brings } => assert!(brings > 0),
                SolutionReason::Ahead { points } => assert!(points > 0),
                SolutionReason::Survives | SolutionReason::Bankrupts => {}
            }
            match miss(&puzzle, puzzle.tempting().unwrap()) {
                Miss::Points { brings, most } => assert!(brings < most),
                Miss::Threatened(line) => assert!(!line.is_empty(), "puzzle {number}"),
                Miss::Better(_) | Miss::NotCounting | Miss::CanPay => {}
            }
        }
    }

    #[test]
    fn a_position_can_be_studied_at_an_address() {
        let library = library();
        let puzzle = library.akropolis.open::<Akropolis>(1).unwrap().unwrap();
        let address = study_address(&puzzle);
        assert!(address.starts_with("#/replay/record/game_akropolis~players_"));
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "#/_~*,-".contains(letter);
        assert!(address.chars().all(plain), "{address}");
    }

    #[test]
    fn every_solution_has_its_reason() {
        let library = library();
        check::<Akropolis>(&library.akropolis);
        check::<Architekton>(&library.architekton);
    }
}
