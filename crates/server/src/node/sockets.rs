//! The sockets of people on this node, and what is told to a person at all of them.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard};

use polis_protocol::{Farewell, FromServer, PersonId, TableId};

use super::{Node, SHARDS, lock};
use crate::notice::Notice;
use crate::outbox::Outbox;

impl Node {
    /// Takes note of a socket of a person.
    pub(crate) fn connect(&self, person: PersonId, outbox: &Arc<Outbox>) {
        self.person_shard(person)
            .entry(person)
            .or_default()
            .push(Arc::clone(outbox));
    }

    /// Forgets a socket of a person.
    pub(crate) fn disconnect(&self, person: PersonId, outbox: &Arc<Outbox>) {
        let mut people = self.person_shard(person);
        if let Some(outboxes) = people.get_mut(&person) {
            outboxes.retain(|other| !Arc::ptr_eq(other, outbox));
            if outboxes.is_empty() {
                people.remove(&person);
            }
        }
    }

    /// Tells a person that it is their turn, on this node and on the others.
    pub(crate) fn your_turn(&self, person: PersonId, table: TableId) {
        self.your_turn_here(person, table);
        self.try_tell(Notice::YourTurn { person, table });
    }

    /// Tells a person that it is their turn, on this node.
    pub(crate) fn your_turn_here(&self, person: PersonId, table: TableId) {
        if let Some(outboxes) = self.person_shard(person).get(&person) {
            for outbox in outboxes {
                outbox.say(&FromServer::YourTurn { table });
            }
        }
    }

    /// Whether a person has a socket on this node.
    pub(crate) fn is_connected(&self, person: PersonId) -> bool {
        self.person_shard(person).contains_key(&person)
    }

    /// The people who have a socket on this node.
    pub(crate) fn connected(&self) -> Vec<PersonId> {
        self.people
            .iter()
            .flat_map(|shard| lock(shard).keys().copied().collect::<Vec<_>>())
            .collect()
    }

    /// Tells a person that something about their friends has changed, on this node and the others.
    pub(crate) fn friends_changed(&self, person: PersonId) {
        self.friends_changed_here(person);
        self.try_tell(Notice::FriendsChanged(person));
    }

    /// Tells a person that something about their friends has changed, on this node.
    pub(crate) fn friends_changed_here(&self, person: PersonId) {
        if let Some(outboxes) = self.person_shard(person).get(&person) {
            for outbox in outboxes {
                outbox.say(&FromServer::FriendsChanged);
            }
        }
    }

    /// Ends all sockets of a person on this node.
    pub(crate) fn sign_out(&self, person: PersonId) {
        if let Some(outboxes) = self.person_shard(person).get(&person) {
            for outbox in outboxes {
                outbox.end(Farewell::SignedOut);
            }
        }
    }

    fn person_shard(&self, id: PersonId) -> MutexGuard<'_, HashMap<PersonId, Vec<Arc<Outbox>>>> {
        lock(&self.people[id.bits() as usize % SHARDS])
    }
}
