//! Making puzzles is repeatable, and what is made holds.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_puzzles::make::{Budget, PuzzleSource, make};

const BUDGET: Budget = Budget {
    play: 30,
    deep: 300,
};

fn check<G: PuzzleSource>(seeds: std::ops::Range<u64>) {
    let mut number = 0;
    for seed in seeds {
        let puzzles = make::<G>(seed, BUDGET);
        assert!(puzzles.len() <= 2);
        for puzzle in &puzzles {
            puzzle.prove().unwrap();
            assert!(puzzle.rating().number() >= 600);
        }
        assert_eq!(puzzles, make::<G>(seed, BUDGET));
        number += puzzles.len();
    }
    assert!(number > 0);
}

#[test]
fn equal_seeds_make_equal_puzzles() {
    check::<Akropolis>(1..4);
    check::<Architekton>(1..3);
}
