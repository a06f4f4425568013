//! Any sequence of legal moves of Architekton: the fast rules agree with the plain ones.

#![no_main]

use libfuzzer_sys::fuzz_target;
use polis_architekton::reference::Reference;
use polis_architekton::{Architekton, BuildingId, Faces, Options, Scenery, Setup};
use polis_game::{Game, chance};

fuzz_target!(|input: (u64, u8, Vec<u16>)| {
    let (seed, poor, choices) = input;
    // Buildings that all show the same bring dead ends about, which are rare otherwise.
    let faces = match poor {
        0..4 => Faces::new([[Scenery::ALL[usize::from(poor)]; 4]; BuildingId::COUNT]),
        _ => Faces::BUILT_IN,
    };
    let setup = Setup::shuffled(&Options { faces }, &mut chance(seed));
    let mut fast = Architekton::new(&setup).unwrap();
    let mut plain = Reference::new(&setup).unwrap();
    // When the choices run out, the game goes on by lot to its end.
    let mut rng = chance(seed.wrapping_add(choices.len() as u64));
    let mut choices = choices.into_iter();
    loop {
        let moves = fast.legal_moves();
        assert!(moves.iter().eq(plain.legal_moves().iter()));
        assert_eq!(
            (fast.to_move(), fast.phase()),
            (plain.to_move(), plain.phase())
        );
        assert_eq!(fast.verdict(), plain.verdict());
        let Some(drawn) = fast.random_move(&mut rng) else {
            return;
        };
        let chosen = match choices.next() {
            Some(choice) => moves[usize::from(choice) % moves.len()],
            None => drawn,
        };
        fast.play(chosen).unwrap();
        plain.play(chosen);
    }
});
