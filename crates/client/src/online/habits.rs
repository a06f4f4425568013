//! What this browser remembers of playing online.

use polis_protocol::PersonId;
use serde::{Deserialize, Serialize};

use crate::settings::Kept;

/// What this browser remembers of playing online. Who one is, the server knows by a cookie that no
/// script can read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Habits {
    /// Whether one has played online from here: the connection is then opened with the page.
    pub plays_online: bool,
    /// Whether the browser shall tell when it is one's turn.
    pub is_notified: bool,
    /// The name that was given last.
    pub name: String,
    /// Whom one does not want to hear.
    muted: Vec<PersonId>,
}

impl Habits {
    /// The most people that are muted; the first ones are heard again.
    const MOST_MUTED: usize = 200;

    /// Whether one does not want to hear somebody.
    pub fn is_muted(&self, person: PersonId) -> bool {
        self.muted.contains(&person)
    }

    /// Mutes somebody, or hears him again.
    pub fn toggle_muted(&mut self, person: PersonId) {
        if self.is_muted(person) {
            self.muted.retain(|&other| other != person);
        } else {
            self.muted.push(person);
            let excess = self.muted.len().saturating_sub(Habits::MOST_MUTED);
            self.muted.drain(..excess);
        }
    }
}

impl Kept for Habits {
    const KEY: &'static str = "polis.online";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_muted_and_heard_again() {
        let mut habits = Habits::default();
        let somebody = PersonId::from_bits(7);
        habits.toggle_muted(somebody);
        assert!(habits.is_muted(somebody));
        let text = serde_json::to_string(&habits).unwrap();
        assert_eq!(serde_json::from_str::<Habits>(&text).unwrap(), habits);
        habits.toggle_muted(somebody);
        assert!(!habits.is_muted(somebody));
        for bits in 0..500 {
            habits.toggle_muted(PersonId::from_bits(bits));
        }
        assert_eq!(habits.muted.len(), Habits::MOST_MUTED);
        assert!(habits.is_muted(PersonId::from_bits(499)));
    }
}
