//! Games for tests.

use polis_akropolis::{Length, Options, Players, Variants};
use polis_game::{Game, chance};
use polis_notation::{GameRecord, Notated, Record};
use rand::Rng;

/// The usual game of Akropolis for so many.
pub(crate) fn akropolis(players: Players) -> Options {
    Options::new(players, Variants::NONE, Length::Standard).unwrap()
}

/// A game that was played at random to its end.
pub(crate) fn finished<G: Notated>(options: &G::Options, seed: u64) -> GameRecord<G> {
    let mut rng = chance(seed);
    let setup = G::deal(options, &mut rng).unwrap();
    let mut record = GameRecord::<G>::new(&setup).unwrap();
    while let Some(chosen) = record.position().random_move(&mut rng) {
        record.play(chosen).unwrap();
    }
    record
}

/// Plays a move at random.
pub(crate) fn play_at_random(record: &mut Record, rng: &mut impl Rng) {
    let chosen = match record {
        Record::Akropolis(record) => record.position().random_move(rng).unwrap().to_string(),
        Record::Architekton(record) => record.position().random_move(rng).unwrap().to_string(),
    };
    record.play(&chosen).unwrap();
}
