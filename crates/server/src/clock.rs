//! What time it is: the same for all nodes at one database.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use polis_protocol::Millis;

/// The server's clock. It never goes back while the process lives, and is set right by the clock of
/// the database, so that a node with a wrong clock does no harm.
#[derive(Debug)]
pub struct WallClock {
    start: Instant,
    /// The time at `start`, by this machine.
    epoch_ms: i64,
    /// What to add, by the database's clock.
    offset_ms: AtomicI64,
}

impl WallClock {
    /// The clock of this machine.
    pub fn new() -> WallClock {
        WallClock::wrong_by(0)
    }

    /// A clock that is off by some milliseconds, as that of a badly kept machine.
    pub fn wrong_by(error_ms: i64) -> WallClock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        WallClock {
            start: Instant::now(),
            epoch_ms: since.map_or(0, |since| since.as_millis() as i64) + error_ms,
            offset_ms: AtomicI64::new(0),
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> Millis {
        (self.own() + self.offset_ms.load(Ordering::Relaxed)).max(0) as Millis
    }

    /// Sets the clock by the database's.
    pub(crate) fn set_by(&self, database: Millis) {
        let offset = database as i64 - self.own();
        self.offset_ms.store(offset, Ordering::Relaxed);
    }

    fn own(&self) -> i64 {
        self.epoch_ms + self.start.elapsed().as_millis() as i64
    }
}

impl Default for WallClock {
    fn default() -> WallClock {
        WallClock::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_clock_is_set_right() {
        let right = WallClock::new();
        let wrong = WallClock::wrong_by(-3_600_000);
        assert!(right.now() - wrong.now() > 3_500_000);
        wrong.set_by(right.now());
        assert!(right.now().abs_diff(wrong.now()) < 1000);
    }
}
