//! The numbers of move sequences by depth for fixed decks, as a data file.
//!
//! A row of `tests/data/perft.txt` is players (or the solo opponent), length, seed, the random
//! moves played before, depth and count. The test takes them with the plain rules of `reference`,
//! too, up to depth 2.

use polis_akropolis::reference::PlainCity;
use polis_akropolis::{Akropolis, Architect, Length, Move, Options, Players, Setup, Variants};
use polis_game::{Game, PerSeat, chance};

#[test]
fn the_counts_are_those_of_the_table() {
    for line in include_str!("../data/perft.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let [players, length, seed, plies, depth, count] = line
            .split_whitespace()
            .collect::<Vec<_>>()
            .try_into()
            .unwrap();
        let (game, cities) = start(
            players,
            length,
            seed.parse().unwrap(),
            plies.parse().unwrap(),
        );
        let depth = depth.parse().unwrap();
        let count: u64 = count.parse().unwrap();
        assert_eq!(perft(&game, depth), count, "{line}");
        if depth <= 2 {
            assert_eq!(plain_perft(&game, &cities, depth), count, "{line}");
        }
    }
}

fn start(players: &str, length: &str, seed: u64, plies: usize) -> (Akropolis, PerSeat<PlainCity>) {
    let players = match Architect::from_name(players) {
        Some(architect) => Players::Solo(architect),
        None => Players::new(players.parse().unwrap(), None).unwrap(),
    };
    let length = Length::from_name(length).unwrap();
    let options = Options::new(players, Variants::NONE, length).unwrap();
    let mut rng = chance(seed);
    let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
    let mut cities = PerSeat::from_fn(players.number(), |_| PlainCity::new());
    for _ in 0..plies {
        let seat = game.to_move().unwrap();
        let chosen = game.random_move(&mut rng).unwrap();
        game.play(chosen).unwrap();
        cities[seat].lay(chosen.tile, chosen.placement());
    }
    (game, cities)
}

fn perft(game: &Akropolis, depth: u32) -> u64 {
    if depth == 1 {
        return game.count_legal_moves() as u64;
    }
    let after = |&chosen: &Move| {
        let mut after = game.clone();
        after.play(chosen).unwrap();
        perft(&after, depth - 1)
    };
    game.legal_moves().iter().map(after).sum()
}

/// The same with the plain cities; prices and turns are those of the game.
fn plain_perft(game: &Akropolis, cities: &PerSeat<PlainCity>, depth: u32) -> u64 {
    let seat = game.to_move().unwrap();
    let affordable = game.site().len().min(usize::from(game.stones()[seat]) + 1);
    let placements = cities[seat].placements();
    if depth == 1 {
        return (affordable * placements.len()) as u64;
    }
    let mut count = 0;
    for &tile in &game.site()[..affordable] {
        for &placement in &placements {
            let mut after = game.clone();
            after.play(Move::new(tile, placement)).unwrap();
            let mut cities = cities.clone();
            cities[seat].lay(tile, placement);
            count += plain_perft(&after, &cities, depth - 1);
        }
    }
    count
}
