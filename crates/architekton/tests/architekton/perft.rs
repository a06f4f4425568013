//! The number of ways to play so many plies: a table that a change of the rules cannot escape.
//!
//! `tests/data/perft.txt` has a line for each: the seed of the deal, the plies of a random game
//! played first with the same seed, the depth, and the number of sequences of legal moves.

use polis_architekton::{Architekton, Options, Setup};
use polis_game::{Game, chance};

#[test]
fn the_counts_are_those_of_the_table() {
    let table = include_str!("../data/perft.txt");
    let mut lines = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
        let &[seed, plies, depth, expected] = numbers.as_slice() else {
            panic!("{line}");
        };
        let counted = perft(&after(seed, plies), depth);
        assert_eq!(
            counted, expected,
            "seed {seed} after {plies}, depth {depth}"
        );
        lines += 1;
    }
    assert!(lines > 0);
}

fn after(seed: u64, plies: u64) -> Architekton {
    let mut rng = chance(seed);
    let setup = Setup::shuffled(&Options::default(), &mut rng);
    let mut position = Architekton::new(&setup).unwrap();
    for _ in 0..plies {
        let moves = position.legal_moves();
        // Not the library's random choice: the table must not depend on its order.
        let index = rand::RngExt::random_range(&mut rng, 0..moves.len());
        position.play(moves[index]).unwrap();
    }
    position
}

fn perft(position: &Architekton, depth: u64) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|chosen| {
            let mut after = position.clone();
            after.play(chosen).unwrap();
            perft(&after, depth - 1)
        })
        .sum()
}
