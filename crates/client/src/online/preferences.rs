//! What this browser remembers of playing online.

use polis_protocol::{InvitationCode, PersonId, PersonKind};
use serde::{Deserialize, Serialize};

use crate::online::push::QuietTimes;
use crate::settings::Stored;

/// What this browser remembers of playing online. Who one is, the server knows by a cookie that no
/// script can read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OnlinePreferences {
    /// Whether one has played online from here: the connection is then opened with the page.
    pub plays_online: bool,
    /// Whether the browser shall tell when it is one's turn.
    pub is_notified: bool,
    /// Whether notifications were offered after the first turn of a game with days for each move.
    #[serde(skip_serializing_if = "is_default")]
    pub was_offered: bool,
    /// When the browser does not want to be told.
    #[serde(skip_serializing_if = "is_default")]
    pub quiet: QuietTimes,
    /// The name that was given last.
    pub name: String,
    /// The invitation by which one came, until it is used.
    #[serde(skip_serializing_if = "is_default")]
    pub invitation: Option<InvitationCode>,
    /// Whom one does not want to hear.
    muted: Vec<PersonId>,
}

impl OnlinePreferences {
    /// The most people that are muted; the first ones are heard again.
    const MOST_MUTED: usize = 200;

    /// Somebody signed in under a name, as a guest or with an account.
    pub fn signed_in(&mut self, name: &str) {
        self.plays_online = true;
        self.invitation = None;
        name.clone_into(&mut self.name);
    }

    /// Signed out. The name of an account is not proposed to whoever comes next: it is taken.
    pub fn signed_out(&mut self, had: Option<PersonKind>) {
        self.plays_online = false;
        if had == Some(PersonKind::Account) {
            self.name.clear();
        }
    }

    /// Whether one does not want to hear somebody.
    pub fn is_muted(&self, person: PersonId) -> bool {
        self.muted.contains(&person)
    }

    /// Mutes somebody, or hears them again.
    pub fn toggle_muted(&mut self, person: PersonId) {
        if self.is_muted(person) {
            self.muted.retain(|&other| other != person);
        } else {
            self.muted.push(person);
            let excess = self
                .muted
                .len()
                .saturating_sub(OnlinePreferences::MOST_MUTED);
            self.muted.drain(..excess);
        }
    }
}

/// What was never chosen is not kept, so that a former version finds what it has left.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Stored for OnlinePreferences {
    const KEY: &'static str = "polis.online";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_an_account_is_not_proposed_after_signing_out() {
        let mut habits = OnlinePreferences::default();
        habits.signed_in("Erato");
        assert_eq!((habits.plays_online, habits.name.as_str()), (true, "Erato"));
        let mut guest = habits.clone();
        habits.signed_out(Some(PersonKind::Account));
        guest.signed_out(Some(PersonKind::Guest));
        assert!(!habits.plays_online && !guest.plays_online);
        assert_eq!((habits.name.as_str(), guest.name.as_str()), ("", "Erato"));
    }

    #[test]
    fn people_are_muted_and_heard_again() {
        let mut habits = OnlinePreferences::default();
        let somebody = PersonId::from_bits(7);
        habits.toggle_muted(somebody);
        assert!(habits.is_muted(somebody));
        let text = serde_json::to_string(&habits).unwrap();
        assert_eq!(
            serde_json::from_str::<OnlinePreferences>(&text).unwrap(),
            habits
        );
        habits.toggle_muted(somebody);
        assert!(!habits.is_muted(somebody));
        for bits in 0..500 {
            habits.toggle_muted(PersonId::from_bits(bits));
        }
        assert_eq!(habits.muted.len(), OnlinePreferences::MOST_MUTED);
        assert!(habits.is_muted(PersonId::from_bits(499)));
    }
}
