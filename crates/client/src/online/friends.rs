//! Friends and challenges: what one is to somebody, and what is new.

use std::collections::BTreeSet;

use polis_protocol::{Challenge, ChallengeId, Friends, Millis, PersonId, TableId};

/// What somebody is to the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Nothing yet.
    Stranger,
    /// The reader has asked them to be friends.
    Asked,
    /// They have asked the reader.
    Asking,
    Friend,
    /// The reader does not want to meet them.
    Blocked,
}

/// What somebody is to the reader.
pub fn relation(friends: &Friends, person: PersonId) -> Relation {
    let is_among = |people: &[polis_protocol::Person]| people.iter().any(|one| one.id == person);
    if is_among(&friends.blocked) {
        Relation::Blocked
    } else if friends.friends.iter().any(|one| one.person.id == person) {
        Relation::Friend
    } else if is_among(&friends.asking) {
        Relation::Asking
    } else if is_among(&friends.asked) {
        Relation::Asked
    } else {
        Relation::Stranger
    }
}

/// What became of one's challenges, told once each.
#[derive(Clone, Debug, Default)]
pub struct ChallengeNews {
    /// Those that stood when they were last looked at.
    standing: Vec<Challenge>,
    /// Those whose table has been told.
    told: BTreeSet<ChallengeId>,
    /// Whether anything was looked at yet.
    has_begun: bool,
}

/// What is new of one's challenges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChallengeOutcome {
    /// The table of the one that was accepted.
    pub table: Option<TableId>,
    /// Who declined.
    pub declined: Option<String>,
}

impl ChallengeNews {
    /// Takes what the server told. `now` is its time.
    pub fn take(&mut self, challenged: &[Challenge], now: Millis) -> ChallengeOutcome {
        let mut outcome = ChallengeOutcome::default();
        for challenge in challenged {
            if let Some(table) = challenge.table
                && self.told.insert(challenge.id)
                // Who comes back to the page within the minute has seen it in another tab, perhaps.
                && self.has_begun
            {
                outcome.table = Some(table);
            }
        }
        let is_there = |one: &Challenge| challenged.iter().any(|other| other.id == one.id);
        let gone = self.standing.iter().find(|one| {
            let was_replaced = challenged.iter().any(|other| other.to.id == one.to.id);
            !is_there(one) && one.until > now && !was_replaced
        });
        outcome.declined = gone.map(|one| one.to.name.clone());
        self.standing = challenged
            .iter()
            .filter(|one| one.table.is_none())
            .cloned()
            .collect();
        self.has_begun = true;
        outcome
    }

    /// Forgets one that was taken back: nobody declined it.
    pub fn forget(&mut self, id: ChallengeId) {
        self.standing.retain(|one| one.id != id);
    }
}

#[cfg(test)]
mod tests {
    use polis_protocol::{Friend, Person, PersonKind};

    use super::*;
    use crate::online::search::SearchChoice;

    fn person(number: u128) -> Person {
        Person {
            id: PersonId::from_bits(number),
            name: format!("person {number}"),
            kind: PersonKind::Account,
            rating: None,
            provisional: false,
        }
    }

    fn challenge(number: u128, to: u128, table: Option<u128>) -> Challenge {
        Challenge {
            id: ChallengeId::from_bits(number),
            from: person(1),
            to: person(to),
            wish: SearchChoice::default().wish(None),
            made: 0,
            until: 1000,
            table: table.map(TableId::from_bits),
        }
    }

    #[test]
    fn everybody_is_something_to_the_reader() {
        let friends = Friends {
            friends: vec![Friend {
                person: person(2),
                since: 0,
                is_online: true,
            }],
            asking: vec![person(3)],
            asked: vec![person(4)],
            blocked: vec![person(5)],
            ..Friends::default()
        };
        let found: Vec<Relation> = (2..=6)
            .map(|number| relation(&friends, PersonId::from_bits(number)))
            .collect();
        assert_eq!(
            found,
            [
                Relation::Friend,
                Relation::Asking,
                Relation::Asked,
                Relation::Blocked,
                Relation::Stranger,
            ]
        );
    }

    #[test]
    fn what_became_of_a_challenge_is_told_once() {
        let mut news = ChallengeNews::default();
        // What was accepted before the page was opened leads nowhere.
        let old = challenge(9, 2, Some(9));
        assert_eq!(
            news.take(std::slice::from_ref(&old), 0),
            ChallengeOutcome::default()
        );
        let both = [challenge(1, 2, None), challenge(2, 3, None), old];
        assert_eq!(news.take(&both, 10), ChallengeOutcome::default());
        let accepted = [challenge(1, 2, Some(7)), challenge(2, 3, None)];
        let outcome = news.take(&accepted, 20);
        assert_eq!(outcome.table, Some(TableId::from_bits(7)));
        assert_eq!(news.take(&accepted, 20), ChallengeOutcome::default());
        let declined = news.take(&accepted[..1], 30).declined;
        assert_eq!(declined.as_deref(), Some("person 3"));
        // One whose time is over, that was replaced, or that was taken back was not declined.
        news.take(&[challenge(3, 4, None)], 40);
        assert_eq!(news.take(&[], 1000).declined, None);
        news.take(&[challenge(4, 4, None)], 40);
        assert_eq!(news.take(&[challenge(5, 4, None)], 50).declined, None);
        news.forget(ChallengeId::from_bits(5));
        assert_eq!(news.take(&[], 60).declined, None);
    }
}
