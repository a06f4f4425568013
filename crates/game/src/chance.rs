//! The one source of chance.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator that everything drawn from a seed uses: the same on every platform.
pub type Chance = Xoshiro256PlusPlus;

/// The generator for a seed.
///
/// It is fast and repeatable, not secret: whoever must not foresee a deck needs a deck that was
/// shuffled from the operating system's entropy.
pub fn chance(seed: u64) -> Chance {
    Chance::seed_from_u64(seed)
}
