//! Every puzzle of the repository: by the rules, and a sample by search.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_puzzles::make::{PuzzleSource, check};
use polis_puzzles::{AnswerVerdict, Collection, CollectionIndex, Goal, Puzzle};

const AKROPOLIS: &str = include_str!("../../data/akropolis.txt");
const ARCHITEKTON: &str = include_str!("../../data/architekton.txt");

/// Calls a function with every puzzle, on two threads.
fn with_each<G: PuzzleSource>(puzzles: &[Puzzle<G>], test: impl Fn(usize, &Puzzle<G>) + Sync) {
    let test = &test;
    std::thread::scope(|scope| {
        for part in 0..2 {
            scope.spawn(move || {
                for (index, puzzle) in puzzles.iter().enumerate().skip(part).step_by(2) {
                    test(index + 1, puzzle);
                }
            });
        }
    });
}

/// Reading replays the records and checks that every answer is legal; the rest is proven here.
fn prove<G: PuzzleSource>(text: &str, least: usize) {
    let collection = Collection::<G>::read(text).unwrap();
    let puzzles = collection.puzzles();
    assert!(puzzles.len() >= least, "{} puzzles", puzzles.len());
    with_each(puzzles, |number, puzzle| {
        if let Err(flaw) = puzzle.prove() {
            panic!("puzzle {number}: {flaw}");
        }
        for &chosen in puzzle.accepted() {
            assert_eq!(puzzle.verdict(chosen), AnswerVerdict::Solved);
        }
        let tempting = puzzle.tempting().unwrap();
        assert_eq!(
            puzzle.verdict(tempting),
            AnswerVerdict::Failed,
            "puzzle {number}"
        );
        // In a position that is lost anyway there is nothing to find.
        let win = puzzle.promise().win;
        assert!(win >= 100, "puzzle {number}: wins {win} ‰");
        let choices = puzzle.position().count_legal_moves();
        assert!(
            choices >= G::LEAST_CHOICES,
            "puzzle {number}: {choices} moves"
        );
        assert_eq!(&Puzzle::read(&puzzle.to_string()).unwrap(), puzzle);
    });
    let outline = CollectionIndex::read(text).unwrap();
    assert_eq!(outline.entries().len(), puzzles.len());
    assert_eq!(&outline.open::<G>(1).unwrap().unwrap(), &puzzles[0]);
    assert!(outline.open::<G>(0).is_none() && outline.open::<G>(puzzles.len() + 1).is_none());
}

#[test]
fn every_puzzle_of_akropolis_holds_by_the_rules() {
    prove::<Akropolis>(AKROPOLIS, 300);
}

#[test]
fn every_puzzle_of_architekton_holds_by_the_rules() {
    prove::<Architekton>(ARCHITEKTON, 100);
}

/// The check at ten times the budget is `polis puzzles --check`; here a sample is checked at a part
/// of it.
fn search<G: PuzzleSource>(text: &str, goals: &[Goal]) {
    let collection = Collection::<G>::read(text).unwrap();
    for &goal in goals {
        let puzzles = collection.puzzles().iter();
        let sample: Vec<_> = puzzles
            .filter(|puzzle| puzzle.goal() == goal)
            .take(1)
            .collect();
        assert!(!sample.is_empty(), "{goal}");
        for puzzle in sample {
            if let Err(refusal) = check(puzzle, 1, 7) {
                panic!("{goal} {}: {refusal}", puzzle.rating());
            }
        }
    }
}

#[test]
fn a_sample_holds_in_another_search() {
    search::<Akropolis>(AKROPOLIS, &[Goal::Best, Goal::Points]);
    search::<Architekton>(ARCHITEKTON, &[Goal::Best, Goal::Survive, Goal::Bankrupt]);
}

/// The ratings and goals are spread, so that there are puzzles for everybody.
fn spread(text: &str) {
    let outline = CollectionIndex::read(text).unwrap();
    let ratings: Vec<u16> = outline
        .entries()
        .iter()
        .map(|entry| entry.rating.number())
        .collect();
    let share = |from: u16, to: u16| {
        let within = ratings.iter().filter(|rating| (from..to).contains(rating));
        within.count() as f32 / ratings.len() as f32
    };
    for (from, to) in [(600, 1200), (1200, 1600), (1600, 2600)] {
        let share = share(from, to);
        assert!(share > 0.1, "{share} from {from} to {to}");
    }
}

#[test]
fn ratings_are_spread() {
    spread(AKROPOLIS);
    spread(ARCHITEKTON);
}
