//! Wrong passwords, counted for each account: whoever guesses from many addresses is slowed down, too.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};

/// The most names that are remembered. A name is forgotten when nothing is held against it.
const MOST: usize = 100_000;

/// Counts wrong passwords.
pub(crate) struct Attempts {
    /// How many may come at once.
    most: f64,
    /// How long it takes until one of them is forgiven.
    forgiven: Duration,
    wrong: Mutex<HashMap<[u8; 32], Count>>,
}

/// What is held against a name.
#[derive(Clone, Copy)]
struct Count {
    wrong: f64,
    at: Instant,
}

impl Attempts {
    /// So many wrong passwords an hour; a quarter of them may come at once.
    pub(crate) fn per_hour(most: u32) -> Attempts {
        let most = most.max(4);
        Attempts {
            most: f64::from(most) / 4.0,
            forgiven: Duration::from_hours(1) / most,
            wrong: Mutex::default(),
        }
    }

    /// How long to wait until a password for a name may be tried; none when it may be at once.
    pub(crate) fn wait(&self, name: &str) -> Option<Duration> {
        let wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        let count = wrong.get(&key(name))?;
        let over = self.now(*count) - (self.most - 1.0);
        (over > 0.0).then(|| self.forgiven.mul_f64(over))
    }

    /// A wrong password was given for a name.
    pub(crate) fn fail(&self, name: &str) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if wrong.len() >= MOST {
            wrong.retain(|_, count| self.now(*count) > 0.0);
        }
        let at = Instant::now();
        let count = wrong.entry(key(name)).or_insert(Count { wrong: 0.0, at });
        *count = Count {
            wrong: (self.now(*count) + 1.0).min(self.most),
            at,
        };
    }

    /// The right password was given.
    pub(crate) fn forgive(&self, name: &str) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.remove(&key(name));
    }

    /// Forgets names against which nothing is held any more.
    pub(crate) fn tidy(&self) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.retain(|_, count| self.now(*count) > 0.0);
    }

    fn now(&self, count: Count) -> f64 {
        let forgiven = count.at.elapsed().as_secs_f64() / self.forgiven.as_secs_f64();
        (count.wrong - forgiven).max(0.0)
    }
}

fn key(name: &str) -> [u8; 32] {
    Sha256::digest(name.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_guesses_has_to_wait_and_nobody_else() {
        let attempts = Attempts::per_hour(100);
        for _ in 0..25 {
            assert_eq!(attempts.wait("thalia"), None);
            attempts.fail("thalia");
        }
        let wait = attempts.wait("thalia").expect("it is too much");
        assert!(wait <= Duration::from_secs(37), "{wait:?}");
        assert_eq!(attempts.wait("kleio"), None);
        attempts.forgive("thalia");
        assert_eq!(attempts.wait("thalia"), None);
    }
}
