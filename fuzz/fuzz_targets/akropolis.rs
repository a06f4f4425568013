//! Any sequence of legal moves of Akropolis: the fast rules agree with the plain ones.

#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use polis_akropolis::explain::explain;
use polis_akropolis::reference::PlainCity;
use polis_akropolis::{
    Akropolis, Architect, Length, Options, Placement, Players, Setup, Triangle, Variants,
};
use polis_game::{Game, PerSeat, chance};

fuzz_target!(|input: (u8, u8, u8, Vec<u16>)| {
    let (mode, variants, seed, choices) = input;
    let players = [
        Players::Two,
        Players::Three,
        Players::Four,
        Players::Solo(Architect::Hippodamos),
        Players::Solo(Architect::Metagenes),
        Players::Solo(Architect::Callicrates),
    ][usize::from(mode) % 6];
    let length = if mode < 128 {
        Length::Standard
    } else {
        Length::Long
    };
    let variants = Variants::all_sets()
        .nth(usize::from(variants) % 32)
        .unwrap();
    let Ok(options) = Options::new(players, variants, length) else {
        return;
    };
    let setup = Setup::shuffled(options, &mut chance(seed.into()));
    let mut game = Akropolis::new(&setup).unwrap();
    let mut plain = PerSeat::from_fn(players.number(), |_| PlainCity::new());

    // When the choices run out, the game goes on by lot to its end.
    let mut rng = chance(choices.len() as u64);
    let mut choices = choices.into_iter();
    while let Some(seat) = game.to_move() {
        let chosen = match choices.next() {
            Some(choice) => {
                let moves = game.legal_moves();
                moves[usize::from(choice) % moves.len()]
            }
            None => game.random_move(&mut rng).unwrap(),
        };
        game.play(chosen).unwrap();
        plain[seat].lay(chosen.tile, chosen.placement());
        let city = &game.cities()[seat];
        let tops = plain[seat].tops();
        assert_eq!(city.score(variants), explain(tops, variants).districts);
        if !city.is_full() {
            let placements: BTreeSet<Placement> =
                city.triangles().flat_map(Triangle::placements).collect();
            assert_eq!(placements, plain[seat].placements());
        }
    }
});
