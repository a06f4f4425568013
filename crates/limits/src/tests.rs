use polis_akropolis::{Architect, Length, Options, Players, Variants};
use polis_engine::evaluation::Evaluate;
use polis_engine::{best_one_ply, greedy};
use polis_game::{Seat, View, chance};
use polis_notation::Record;

use super::*;

fn deal(players: Players, variants: Variants, length: Length, seed: u64) -> Setup {
    let options = Options::new(players, variants, length).unwrap();
    Akropolis::deal(&options, &mut chance(seed)).unwrap()
}

fn solo(seed: u64) -> Setup {
    let players = Players::Solo(Architect::ALL[seed as usize % 3]);
    deal(players, Variants::NONE, Length::Standard, seed)
}

/// Checks that random games, those that take what scores most at once, and those of the network stay
/// within the bound.
fn check(setup: &Setup, random_games: usize, seed: u64) {
    let bound = upper_bound(setup).unwrap();
    let mut rng = chance(seed);
    let points = |game: &Akropolis| game.score(Seat::First).total();
    for _ in 0..random_games {
        let mut game = Akropolis::new(setup).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            game.play(chosen).unwrap();
        }
        assert!(points(&game) <= bound, "{} > {bound}", points(&game));
    }
    for is_network in [true, false] {
        let mut game = Akropolis::new(setup).unwrap();
        while let Some(seat) = game.to_move() {
            let chosen = if is_network {
                best_one_ply(&game, Akropolis::net(), seat)
            } else {
                greedy(&View::new(&game, seat), &mut rng)
            };
            game.play(chosen.unwrap()).unwrap();
        }
        assert!(points(&game) <= bound, "{} > {bound}", points(&game));
    }
}

#[test]
fn no_game_exceeds_the_bound() {
    for seed in 0..24 {
        check(&solo(seed), 100, seed);
    }
}

#[test]
fn no_game_with_variants_exceeds_the_bound() {
    for (seed, variants) in Variants::all_sets().enumerate().skip(1).step_by(6) {
        let players = Players::Solo(Architect::Metagenes);
        let seed = seed as u64;
        check(&deal(players, variants, Length::Standard, seed), 20, seed);
    }
}

#[test]
fn a_long_game_has_a_bound_too() {
    let players = Players::Solo(Architect::Hippodamos);
    let standard = deal(players, Variants::NONE, Length::Standard, 1);
    let long = deal(players, Variants::NONE, Length::Long, 1);
    check(&long, 20, 1);
    assert!(upper_bound(&long).unwrap() > upper_bound(&standard).unwrap());
}

/// What beam search finds is a game, within the bound, and a wide beam finds more than one ply.
#[test]
fn beam_search_finds_a_game() {
    let (mut found, mut one_ply) = (0, 0);
    for seed in 0..3 {
        let setup = solo(seed);
        let mut turns = 0;
        let best = beam_search(&setup, 12, || turns += 1).unwrap();
        assert_eq!((turns, best.moves.len()), (18, 18));
        let mut game = Akropolis::new(&setup).unwrap();
        for chosen in best.moves {
            game.play(chosen).unwrap();
        }
        assert_eq!(game.to_move(), None);
        assert_eq!(game.score(Seat::First).total(), best.points);
        assert!(best.points <= upper_bound(&setup).unwrap());
        found += best.points;
        one_ply += beam_search(&setup, 1, || {}).unwrap().points;
    }
    assert!(found > one_ply, "{found} {one_ply}");
}

#[test]
fn what_has_no_limits_is_told() {
    let two = deal(Players::Two, Variants::NONE, Length::Standard, 1);
    assert_eq!(upper_bound(&two), Err(LimitsError::NotSolo));
    assert_eq!(beam_search(&two, 1, || {}), Err(LimitsError::NotSolo));
    let mut unknown = solo(1);
    unknown.deck[30] = None;
    assert_eq!(upper_bound(&unknown), Err(LimitsError::UnknownTiles));
    assert_eq!(
        beam_search(&unknown, 1, || {}),
        Err(LimitsError::UnknownTiles)
    );
    unknown.deck.pop();
    assert!(matches!(upper_bound(&unknown), Err(LimitsError::Setup(_))));
}

/// The best game that was found so far, as `docs/strength.md` tells of it.
#[test]
fn the_best_known_game_has_the_points_that_are_published() {
    let record = Record::read(include_str!("../../../docs/best-solo.polis")).unwrap();
    let Record::Akropolis(record) = record else {
        panic!("expected a game of Akropolis");
    };
    let game = record.position();
    assert_eq!(game.to_move(), None);
    assert_eq!(game.score(Seat::First).total(), 266);
    assert!(upper_bound(&game.setup()).unwrap() >= 266);
}
