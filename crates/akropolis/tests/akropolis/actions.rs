//! Actions are one-to-one with the legal moves.

use std::collections::BTreeSet;

use polis_akropolis::{
    Action, Akropolis, Architect, Length, Move, Options, Players, Setup, Variants,
};
use polis_game::{Game, chance};
use rand::seq::IndexedRandom;

/// Every legal move has one action, every action that the mask allows one legal move.
fn check(position: &Akropolis) {
    let moves = position.legal_moves();
    let count = Action::count(position.options());
    let numbers: BTreeSet<usize> = (moves.iter())
        .map(|&chosen| {
            let action = Action::of(position, chosen).unwrap();
            assert_eq!(action.to_move(position), Some(chosen));
            assert!(action.number() < count);
            assert_eq!(Action::from_number(action.number()), Some(action));
            action.number()
        })
        .collect();
    assert_eq!(numbers.len(), moves.len());
    let Some(seat) = position.to_move() else {
        return;
    };
    let mut allowed = BTreeSet::new();
    for slot in 0..position.affordable_tiles().len() {
        for triangle in position.cities()[seat].triangle_numbers() {
            for way in 0..Action::WAYS {
                allowed.insert((slot * Action::TRIANGLES + triangle) * Action::WAYS + way);
            }
        }
    }
    assert_eq!(allowed, numbers);
}

#[test]
fn actions_are_one_to_one_with_legal_moves_in_every_mode() {
    let mut players = vec![Players::Two, Players::Three, Players::Four];
    players.extend(Architect::ALL.map(Players::Solo));
    for (seed, players) in (0..).zip(players) {
        for length in Length::ALL {
            let Ok(options) = Options::new(players, Variants::NONE, length) else {
                continue;
            };
            let mut rng = chance(seed);
            let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
            while let Some(chosen) = game.random_move(&mut rng) {
                check(&game);
                game.play(chosen).unwrap();
            }
            check(&game);
        }
    }
}

/// The longest city there can be reaches round the rolled-up plane.
#[test]
fn actions_are_one_to_one_in_a_city_that_goes_far_in_one_direction() {
    let far: [fn(&Move) -> i16; 4] = [
        |chosen| chosen.hex.q,
        |chosen| -chosen.hex.q,
        |chosen| chosen.hex.r,
        |chosen| -chosen.hex.r,
    ];
    for (seed, far) in (0..).zip(far) {
        let options = Options::new(Players::Two, Variants::NONE, Length::Long).unwrap();
        let mut rng = chance(seed);
        let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
        while game.to_move().is_some() {
            check(&game);
            let farthest = game.legal_moves().iter().map(far).max().unwrap();
            let reaching: Vec<Move> = (game.legal_moves().into_iter())
                .filter(|chosen| far(chosen) == farthest)
                .collect();
            game.play(*reaching.choose(&mut rng).unwrap()).unwrap();
        }
    }
}

#[test]
fn what_is_no_action_is_no_move() {
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
    let game = Akropolis::new(&Setup::shuffled(options, &mut chance(1))).unwrap();
    assert_eq!(Action::from_number(usize::MAX), None);
    let beyond = Action::from_number(Action::count(options)).unwrap();
    assert_eq!(beyond.to_move(&game), None);
    for number in (0..Action::count(options)).step_by(97) {
        let action = Action::from_number(number).unwrap();
        let chosen = action.to_move(&game).unwrap();
        // What it stands for is that move alone, even where it is not legal.
        assert_eq!(Action::of(&game, chosen), Some(action));
    }
}
