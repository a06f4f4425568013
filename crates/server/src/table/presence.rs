//! Who is at a table.

use polis_protocol::{Chair, FromServer, MAX_NAMED_SPECTATORS, Person, Presence, TableId};

use crate::crowds;
use crate::node::Node;
use crate::outbox::to_text;
use crate::table::game::HostedTable;
use crate::table::live::LiveTable;
use crate::table::live_state::LiveState;

/// The presence at a table on one node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct NodePresence {
    /// The seats whose people are connected, as bits.
    pub(crate) seats: u8,
    /// Number of others who watch: a person with two sockets is one.
    pub(crate) watchers: u32,
    /// Those of them who have a name, unless too many watch.
    pub(crate) spectators: Vec<Person>,
}

impl NodePresence {
    fn is_empty(&self) -> bool {
        self.seats == 0 && self.watchers == 0
    }

    /// Adds the presence on another node.
    fn add(&mut self, other: &NodePresence) {
        self.seats |= other.seats;
        self.watchers = self.watchers.saturating_add(other.watchers);
        for spectator in &other.spectators {
            if self.spectators.iter().any(|known| known.id == spectator.id) {
                // They watch on both.
                self.watchers = self.watchers.saturating_sub(1);
            } else {
                self.spectators.push(spectator.clone());
            }
        }
        if self.watchers as usize > MAX_NAMED_SPECTATORS {
            self.spectators.clear();
        }
    }
}

impl LiveTable {
    /// Stores the presence on another node.
    pub(crate) fn set_elsewhere(&self, node: &Node, other: u64, presence: NodePresence) {
        let mut room = self.lock();
        let change = if presence.is_empty() {
            room.elsewhere.remove(&other).is_some()
        } else {
            let before = room.elsewhere.insert(other, presence.clone());
            before != Some(presence)
        };
        if change && room.is_crowd() {
            node.crowds.note(self.id);
        } else if change {
            room.announce_presence(self.id);
        }
    }

    /// The presence on this node.
    pub(crate) fn here(&self) -> NodePresence {
        self.lock().here()
    }

    /// Whether so many watch here that they are told less often who is there.
    pub(crate) fn is_large_crowd(&self) -> bool {
        self.lock().watchers.sockets() > crowds::LARGE
    }

    /// Sends a crowd the presence, here and on the other nodes.
    pub(crate) fn tell_crowd(&self, node: &Node) {
        let room = self.lock();
        if room.table().is_none() {
            // It is being read again; who is there is told after that.
            node.crowds.note(self.id);
            return;
        }
        room.announce_presence(self.id);
        node.tell_others_of_presence(self.id, room.here());
    }
}

impl LiveState {
    /// Whether so many watch here that they are told together who is there.
    fn is_crowd(&self) -> bool {
        self.watchers.sockets() > MAX_NAMED_SPECTATORS
    }

    /// The presence on this node.
    pub(super) fn here(&self) -> NodePresence {
        let mut here = NodePresence::default();
        let Some(table) = self.table() else {
            return here;
        };
        let chairs = table.state.chairs.iter().map(Chair::person);
        let mut seated = 0;
        for (index, person) in chairs.enumerate() {
            if person.is_some_and(|person| self.watchers.has(person.id)) {
                here.seats |= 1 << index;
                seated += 1;
            }
        }
        here.watchers = self.watchers.count().saturating_sub(seated);
        if here.watchers as usize <= MAX_NAMED_SPECTATORS {
            let people = self.watchers.people().into_iter();
            let spectators = people.filter(|person| table.state.seat_of(person.id).is_none());
            here.spectators = spectators.cloned().collect();
        }
        here
    }

    pub(super) fn presence(&self) -> Presence {
        let mut all = self.here();
        for elsewhere in self.elsewhere.values() {
            all.add(elsewhere);
        }
        let chairs = self.table().map_or(&[][..], |table| &table.state.chairs);
        let here = chairs
            .iter()
            .enumerate()
            .map(|(index, chair)| chair.level().is_some() || all.seats >> index & 1 == 1);
        let waiting = self.table().and_then(HostedTable::waits_for_computer);
        let engine_wait_ms = self
            .engine_wait
            .filter(|(ply, _)| waiting.is_some_and(|(_, _, other)| other == *ply))
            .map(|(_, wait)| wait);
        Presence {
            here: here.collect(),
            watchers: all.watchers,
            spectators: all.spectators,
            engine_wait_ms,
        }
    }

    /// Sends the presence to the subscribers, on this node and on the others; soon, where many watch.
    pub(super) fn tell_presence(&self, table: TableId, node: &Node) {
        if self.is_crowd() {
            node.crowds.note(table);
            return;
        }
        self.announce_presence(table);
        node.tell_others_of_presence(table, self.here());
    }

    pub(super) fn announce_presence(&self, table: TableId) {
        if self.watchers.is_empty() {
            return;
        }
        let presence = self.presence();
        let message = to_text(&FromServer::Presence { table, presence });
        for watcher in self.watchers.iter() {
            watcher.send(message.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use polis_protocol::{PersonId, PersonKind};

    use super::*;

    fn on_a_node(ids: std::ops::Range<u128>, nameless: u32) -> NodePresence {
        let person = |bits| Person {
            id: PersonId::from_bits(bits),
            name: "Thalia".to_owned(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        };
        NodePresence {
            seats: 0,
            watchers: (ids.end - ids.start) as u32 + nameless,
            spectators: ids.map(person).collect(),
        }
    }

    #[test]
    fn who_watches_on_two_nodes_is_counted_once() {
        let mut all = on_a_node(0..3, 1);
        all.add(&on_a_node(2..5, 0));
        assert_eq!((all.watchers, all.spectators.len()), (6, 5));
    }

    #[test]
    fn of_many_only_the_number_is_told() {
        let mut all = on_a_node(0..20, 0);
        all.add(&on_a_node(20..31, 0));
        assert_eq!((all.watchers, all.spectators.len()), (31, 0));
    }
}
