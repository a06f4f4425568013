//! Actions are one-to-one with the legal moves.

use std::collections::BTreeSet;

use polis_architekton::{Action, Architekton, Move, Options, Setup};
use polis_game::{Game, chance};

/// Every legal move has one action, every action that the mask allows one legal move.
fn check(position: &Architekton) {
    let moves = position.legal_moves();
    let numbers: BTreeSet<usize> = (moves.iter())
        .map(|&chosen| {
            let action = Action::of(position, chosen).unwrap();
            assert_eq!(action.to_move(position), Some(chosen));
            assert_eq!(Action::from_number(action.number()), Some(action));
            action.number()
        })
        .collect();
    assert_eq!(numbers.len(), moves.len());
    let mut allowed = BTreeSet::new();
    position.each_action(|number| {
        allowed.insert(number);
        let is_building = number < 13_824;
        for house in 1..position.movable_houses() * usize::from(is_building) {
            allowed.insert(Action::BASE + (house - 1) * 13_824 + number);
        }
    });
    assert_eq!(allowed, numbers);
}

#[test]
fn actions_are_one_to_one_with_legal_moves() {
    let mut moved = 0;
    for seed in 0..300 {
        let mut rng = chance(seed);
        let setup = Setup::shuffled(&Options::default(), &mut rng);
        let mut game = Architekton::new(&setup).unwrap();
        while let Some(mut chosen) = game.random_move(&mut rng) {
            check(&game);
            // Who lays every building soon has no house in hand.
            let is_building = |chosen: &&Move| matches!(chosen, Move::Building { .. });
            if seed % 3 == 0 && game.turn().number() == 1 {
                chosen = *(game.legal_moves().iter().find(is_building)).unwrap_or(&chosen);
            }
            moved += usize::from(game.movable_houses() > 0);
            game.play(chosen).unwrap();
        }
        check(&game);
    }
    assert!(moved > 5, "{moved}");
}

/// A town that grows in one direction alone reaches round the rolled-up grid.
#[test]
fn actions_are_one_to_one_in_a_town_that_goes_far_in_one_direction() {
    let far = |chosen: &Move, direction: usize| {
        let (Move::Building { place, .. }
        | Move::Landscape { place, .. }
        | Move::Keep { place }
        | Move::Remove { place }) = *chosen;
        [place.x, -place.x, place.y, -place.y][direction]
    };
    for seed in 0..80 {
        let setup = Setup::shuffled(&Options::default(), &mut chance(seed));
        let mut game = Architekton::new(&setup).unwrap();
        while game.to_move().is_some() {
            check(&game);
            let direction = seed as usize % 4;
            let moves = game.legal_moves();
            let farthest = moves.iter().max_by_key(|chosen| far(chosen, direction));
            game.play(*farthest.unwrap()).unwrap();
        }
    }
}

#[test]
fn what_is_no_action_is_no_move() {
    let setup = Setup::shuffled(&Options::default(), &mut chance(1));
    let game = Architekton::new(&setup).unwrap();
    assert_eq!(Action::from_number(Action::COUNT), None);
    for number in 0..Action::COUNT {
        let action = Action::from_number(number).unwrap();
        if let Some(chosen) = action.to_move(&game) {
            // What it stands for is that move alone, even where it is not legal.
            assert_eq!(Action::of(&game, chosen), Some(action));
        } else {
            assert!(number >= Action::KEEP);
        }
    }
}
