//! The sockets that watch a table, counted as they come and go: in a crowd nobody can count them for each who
//! comes.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use polis_protocol::{Person, PersonId};

use crate::outbox::Outbox;

/// The sockets that watch a table.
#[derive(Default)]
pub(super) struct Watchers {
    /// By their numbers, and so in the order in which they were opened.
    sockets: BTreeMap<u64, Arc<Outbox>>,
    /// How many of them each person has.
    people: HashMap<PersonId, u32>,
    /// How many of them are nobody's.
    nameless: u32,
}

impl Watchers {
    /// Adds a socket; whether it is new and still open.
    pub(super) fn add(&mut self, outbox: &Arc<Outbox>) -> bool {
        // One that was closed while it waited would not be removed by anybody.
        if outbox.is_closed() || self.sockets.contains_key(&outbox.number()) {
            return false;
        }
        self.sockets.insert(outbox.number(), Arc::clone(outbox));
        match outbox.person {
            Some(person) => *self.people.entry(person).or_default() += 1,
            None => self.nameless += 1,
        }
        true
    }

    /// Removes a socket; whether it was there.
    pub(super) fn remove(&mut self, outbox: &Outbox) -> bool {
        if self.sockets.remove(&outbox.number()).is_none() {
            return false;
        }
        match outbox.person {
            Some(person) => {
                if let Some(count) = self.people.get_mut(&person) {
                    *count -= 1;
                    if *count == 0 {
                        self.people.remove(&person);
                    }
                }
            }
            None => self.nameless -= 1,
        }
        true
    }

    /// Removes sockets that are closed.
    pub(super) fn remove_closed(&mut self) {
        let closed = self.sockets.values().filter(|socket| socket.is_closed());
        for socket in closed.map(Arc::clone).collect::<Vec<_>>() {
            self.remove(&socket);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Arc<Outbox>> {
        self.sockets.values()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// Number of sockets.
    pub(super) fn sockets(&self) -> usize {
        self.sockets.len()
    }

    /// Number of people, and of sockets that are nobody's: a person with two sockets is one.
    pub(super) fn count(&self) -> u32 {
        self.people.len() as u32 + self.nameless
    }

    /// Whether a person watches.
    pub(super) fn has(&self, person: PersonId) -> bool {
        self.people.contains_key(&person)
    }

    /// The people who watch, each once. It looks at every socket.
    pub(super) fn people(&self) -> Vec<&Person> {
        let mut people: Vec<&Person> = Vec::new();
        for who in self
            .sockets
            .values()
            .filter_map(|socket| socket.who.as_ref())
        {
            if !people.iter().any(|known| known.id == who.id) {
                people.push(who);
            }
        }
        people
    }
}

#[cfg(test)]
mod tests {
    use polis_protocol::PersonKind;

    use super::*;

    fn person(bits: u128) -> Person {
        Person {
            id: PersonId::from_bits(bits),
            name: "Thalia".to_owned(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        }
    }

    #[test]
    fn people_are_counted_once_and_sockets_of_nobody_each() {
        let mut watchers = Watchers::default();
        let open = [Some(1), Some(2), Some(1), None, None];
        let open = open.map(|bits| Outbox::new(bits.map(person)));
        for (socket, _inbox) in &open {
            assert!(watchers.add(socket));
            assert!(!watchers.add(socket));
        }
        assert_eq!((watchers.sockets(), watchers.count()), (5, 4));
        assert_eq!(watchers.people().len(), 2);
        assert!(watchers.remove(&open[0].0) && !watchers.remove(&open[0].0));
        assert_eq!(
            (watchers.count(), watchers.has(PersonId::from_bits(1))),
            (4, true)
        );
        assert!(watchers.remove(&open[2].0) && watchers.remove(&open[3].0));
        assert_eq!(
            (watchers.count(), watchers.has(PersonId::from_bits(1))),
            (2, false)
        );
        // One whose connection is gone does not come, and goes.
        drop(open);
        let (closed, inbox) = Outbox::new(None);
        drop(inbox);
        assert!(!watchers.add(&closed));
        watchers.remove_closed();
        assert!(watchers.is_empty());
        assert_eq!(watchers.count(), 0);
    }
}
