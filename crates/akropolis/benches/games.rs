//! How fast the rules are. `cargo bench -p polis-akropolis`.

use divan::{Bencher, black_box, counter::ItemsCount};
use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_game::{Chance, Game, Seat, chance};

fn main() {
    divan::main();
}

fn options(players: Players) -> Options {
    Options::new(players, Variants::NONE, Length::Standard).expect("there is such a game")
}

fn deal(players: Players, rng: &mut Chance) -> Akropolis {
    let setup = Akropolis::deal(&options(players), rng).expect("there is such a game");
    Akropolis::new(&setup).expect("a dealt setup is that of a game")
}

/// A position in the middle or at the end of a random game.
fn position(plies: usize) -> Akropolis {
    let mut rng = chance(7);
    let mut game = deal(Players::Two, &mut rng);
    for _ in 0..plies {
        let chosen = game.random_move(&mut rng).expect("the game goes on");
        game.play(chosen).expect("a legal move can be played");
    }
    game
}

fn random_game(players: Players, rng: &mut Chance) -> usize {
    let mut game = deal(players, rng);
    while let Some(chosen) = game.random_move(rng) {
        game.play_unchecked(chosen)
            .expect("nothing is unknown here");
    }
    black_box(game.outcome());
    game.turns()
}

#[divan::bench(args = [Players::Two, Players::Three, Players::Four])]
fn random_games(bencher: Bencher, players: Players) {
    let mut rng = chance(1);
    bencher.counter(ItemsCount::new(100usize)).bench_local(|| {
        (0..100)
            .map(|_| random_game(players, &mut rng))
            .sum::<usize>()
    });
}

#[divan::bench(args = [0, 18, 34])]
fn legal_moves(bencher: Bencher, plies: usize) {
    let game = position(plies);
    let mut moves = Vec::new();
    bencher.bench_local(|| {
        moves.clear();
        game.extend_legal_moves(&mut moves);
        moves.len()
    });
}

#[divan::bench(args = [0, 18, 34])]
fn copy_and_play(bencher: Bencher, plies: usize) {
    let game = position(plies);
    let chosen = game.random_move(&mut chance(3)).expect("the game goes on");
    bencher.bench_local(|| {
        let mut next = game.clone();
        next.play(chosen).expect("a legal move can be played");
        next
    });
}

#[divan::bench(args = [Variants::NONE, Variants::ALL])]
fn score_a_city(bencher: Bencher, variants: Variants) {
    let game = position(36);
    let city = &game.cities()[Seat::First];
    bencher.bench_local(|| black_box(city).score(variants));
}

#[divan::bench]
fn explain_a_city(bencher: Bencher) {
    let game = position(36);
    let city = &game.cities()[Seat::First];
    bencher.bench_local(|| black_box(city).explain(Variants::ALL));
}

#[divan::bench]
fn copy_a_state(bencher: Bencher) {
    let game = position(18);
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn copy_into_a_state(bencher: Bencher) {
    let game = position(18);
    let mut copy = game.clone();
    bencher.bench_local(|| {
        black_box(&mut copy).clone_from(black_box(&game));
    });
}
