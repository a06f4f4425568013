//! The source of randomness.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random number generator for everything that is drawn from a seed: the same on every
/// platform.
pub type Chance = Xoshiro256PlusPlus;

/// Creates the generator for a seed.
///
/// It is fast and repeatable, not secret: a deck that nobody must foresee is shuffled from the
/// operating system's entropy instead.
pub fn chance(seed: u64) -> Chance {
    Chance::seed_from_u64(seed)
}
