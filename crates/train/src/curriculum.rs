//! The games that are played for training.

use polis_akropolis::{Akropolis, Architect, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_engine::evaluation::Evaluate;
use polis_game::{Chance, Seat};
use rand::RngExt;

/// A game that can be trained.
pub trait Curriculum: Evaluate {
    /// The name of the game in records.
    const NAME: &'static str;

    /// Random options for one more training game.
    fn options(rng: &mut Chance) -> Self::Options;

    /// The options of the games that measure a network: two seats, the standard game.
    fn exam() -> Self::Options;

    /// The seats that get a sample from a position to which `mover` has just moved.
    fn learners(&self, mover: Seat) -> impl Iterator<Item = Seat>;
}

impl Curriculum for Akropolis {
    const NAME: &'static str = "akropolis";

    /// Every mode: most games are for two, without variants.
    fn options(rng: &mut Chance) -> Options {
        let (players, length) = match rng.random_range(0..100) {
            0..45 => (Players::Two, Length::Standard),
            45..57 => (Players::Three, Length::Standard),
            57..67 => (Players::Four, Length::Standard),
            67..85 => (solo(rng), Length::Standard),
            85..92 => (Players::Two, Length::Long),
            92..96 => (Players::Three, Length::Long),
            _ => (solo(rng), Length::Long),
        };
        let variants = match rng.random_range(0..100) {
            0..55 => Variants::NONE,
            55..75 => Variants::ALL,
            _ => Variants::all_sets()
                .nth(rng.random_range(0..32))
                .unwrap_or_default(),
        };
        Options::new(players, variants, length)
            .or_else(|_| Options::new(players, variants, Length::Standard))
            .expect("every standard game exists")
    }

    fn exam() -> Options {
        Options::new(Players::Two, Variants::NONE, Length::Standard)
            .expect("every standard game exists")
    }

    /// A move changes only the mover's city, and the Illustrious Architect's estate.
    fn learners(&self, mover: Seat) -> impl Iterator<Item = Seat> {
        let architect = self.estate().map(|_| Seat::Second);
        std::iter::once(mover).chain(architect)
    }
}

fn solo(rng: &mut Chance) -> Players {
    Players::Solo(Architect::ALL[rng.random_range(0..Architect::ALL.len() as u32) as usize])
}

impl Curriculum for Architekton {
    const NAME: &'static str = "architekton";

    fn options(_rng: &mut Chance) -> polis_architekton::Options {
        polis_architekton::Options::default()
    }

    fn exam() -> polis_architekton::Options {
        polis_architekton::Options::default()
    }

    /// Both players share one town.
    fn learners(&self, _mover: Seat) -> impl Iterator<Item = Seat> {
        Seat::first(2)
    }
}
