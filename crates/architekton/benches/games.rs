//! How fast the rules are: `random_games` tells the games a second.

use divan::{Bencher, black_box, counter::ItemsCount};
use polis_architekton::{Architekton, Move, Options};
use polis_game::{Chance, Game, chance};

fn main() {
    divan::main();
}

/// Random games from the deal to the end, 1,000 a sample; items are games.
#[divan::bench(sample_size = 1)]
fn random_games(bencher: Bencher<'_, '_>) {
    let mut rng = chance(1);
    bencher
        .counter(ItemsCount::new(1_000_usize))
        .bench_local(|| {
            for _ in 0..1_000 {
                let setup =
                    Architekton::deal(&Options::default(), &mut rng).expect("always a game");
                let mut position = Architekton::new(&setup).expect("a dealt setup");
                finish(&mut position, &mut rng);
                black_box(position.outcome());
            }
        });
}

/// Random games played on from one first position, as a search does; items are games.
#[divan::bench(sample_size = 1)]
fn random_playouts(bencher: Bencher<'_, '_>) {
    let mut rng = chance(1);
    let start = after(0);
    bencher
        .counter(ItemsCount::new(1_000_usize))
        .bench_local(|| {
            for _ in 0..1_000 {
                let mut position = start.clone();
                finish(&mut position, &mut rng);
                black_box(position.outcome());
            }
        });
}

#[divan::bench]
fn legal_moves(bencher: Bencher<'_, '_>) {
    let position = after(14);
    let mut moves: Vec<Move> = Vec::new();
    bencher.bench_local(|| {
        moves.clear();
        position.extend_legal_moves(&mut moves);
        moves.len()
    });
}

#[divan::bench]
fn random_move(bencher: Bencher<'_, '_>) {
    let position = after(14);
    let mut rng = chance(1);
    bencher.bench_local(|| position.random_move(&mut rng));
}

#[divan::bench]
fn play_move(bencher: Bencher<'_, '_>) {
    let position = after(14);
    let chosen = position.legal_moves()[0];
    bencher.bench_local(|| {
        let mut after = black_box(&position).clone();
        after.play(chosen).expect("a legal move");
        after
    });
}

#[divan::bench]
fn final_score(bencher: Bencher<'_, '_>) {
    let mut position = after(0);
    finish(&mut position, &mut chance(1));
    bencher.bench_local(|| black_box(&position).final_score());
}

#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let position = after(14);
    bencher.bench_local(|| black_box(&position).clone());
}

/// The position of a fixed random game after some moves.
fn after(plies: usize) -> Architekton {
    let mut rng = chance(3);
    let setup = Architekton::deal(&Options::default(), &mut rng).expect("always a game");
    let mut position = Architekton::new(&setup).expect("a dealt setup");
    for _ in 0..plies {
        let chosen = position.random_move(&mut rng).expect("not over yet");
        position.play(chosen).expect("a legal move");
    }
    position
}

fn finish(position: &mut Architekton, rng: &mut Chance) {
    while let Some(chosen) = position.random_move(rng) {
        position.play(chosen).expect("a random move is legal");
    }
}
