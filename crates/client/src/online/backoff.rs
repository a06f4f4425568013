//! How long to wait before the next attempt.

use polis_game::Chance;
use rand::{RngExt, SeedableRng};

/// How long to wait before the next attempt: longer each time, and never the same for everybody, so
/// that a server that comes back is not overrun.
#[derive(Clone, Debug)]
pub struct Backoff {
    attempts: u32,
    rng: Chance,
}

impl Backoff {
    /// The wait after the first attempt, at most.
    pub const FIRST_MS: f64 = 500.0;
    /// The longest wait.
    pub const LONGEST_MS: f64 = 15_000.0;

    /// No attempt has failed yet.
    pub fn new(seed: u64) -> Backoff {
        Backoff {
            attempts: 0,
            rng: Chance::seed_from_u64(seed),
        }
    }

    /// How many attempts have failed in a row.
    pub fn attempts(&self) -> u32 {
        self.attempts
    }

    /// An attempt has failed: how long to wait, in milliseconds.
    pub fn failed(&mut self) -> f64 {
        let doubled = Backoff::FIRST_MS * f64::from(1_u32 << self.attempts.min(10));
        self.attempts = self.attempts.saturating_add(1);
        self.spread(doubled.min(Backoff::LONGEST_MS))
    }

    /// A wait between half of a time and all of it.
    pub fn spread(&mut self, ms: f64) -> f64 {
        ms * self.rng.random_range(0.5..=1.0)
    }

    /// An attempt has succeeded.
    pub fn succeeded(&mut self) {
        self.attempts = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_bound_and_differ() {
        let mut backoff = Backoff::new(1);
        let waits: Vec<f64> = (0..12).map(|_| backoff.failed()).collect();
        assert!(waits[0] >= 250.0 && waits[0] <= 500.0, "{waits:?}");
        assert!(waits[5] > waits[0], "{waits:?}");
        assert!(waits.iter().all(|&wait| wait <= Backoff::LONGEST_MS));
        assert!(waits[11] >= Backoff::LONGEST_MS / 2.0);
        let other: Vec<f64> = {
            let mut backoff = Backoff::new(2);
            (0..12).map(|_| backoff.failed()).collect()
        };
        assert_ne!(waits, other);
        backoff.succeeded();
        assert!(backoff.failed() <= Backoff::FIRST_MS);
    }
}
