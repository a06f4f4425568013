//! Who is next: the time of the computer players shared fairly among people.
//!
//! Each person has a queue and an account of the time that was used for them. The one for whom the
//! least was used is next, so that many tables of one person delay the single table of another by one
//! move at most.

use std::collections::{HashMap, HashSet, VecDeque};

use polis_protocol::{Millis, PersonId, TableId};

/// Most tables of one person that wait. More of them ask again later.
const MOST_PER_PERSON: usize = 512;
/// Most tables that wait at all.
const MOST: usize = 65_536;
/// What a move is expected to take before any was made, in milliseconds.
const FIRST_COST: f64 = 100.0;
/// How much the last move counts for what the next one is expected to take.
const WEIGHT: f64 = 0.1;

/// Tables that wait for a move of a computer player.
pub(crate) struct EngineQueue<T> {
    people: HashMap<PersonId, Share<T>>,
    queued: HashSet<TableId>,
    /// The account of the person who was last served: a person who comes anew begins there.
    floor: f64,
    /// What a move takes on average, in milliseconds.
    cost: f64,
}

/// The tables of one person.
struct Share<T> {
    waiting: VecDeque<(TableId, T)>,
    /// The time that was used for them, in milliseconds.
    used: f64,
}

/// A table whose turn it is, and what was charged for it in advance.
pub(crate) struct ScheduledTable<T> {
    pub(crate) item: T,
    person: PersonId,
    charged: f64,
}

impl<T> EngineQueue<T> {
    pub(crate) fn new() -> EngineQueue<T> {
        EngineQueue {
            people: HashMap::new(),
            queued: HashSet::new(),
            floor: 0.0,
            cost: FIRST_COST,
        }
    }

    /// Puts a table of a person in, unless it is there or there is no room. How long it will wait, by
    /// what is known now, if so many threads think.
    pub(crate) fn push(
        &mut self,
        person: PersonId,
        table: TableId,
        item: T,
        threads: usize,
    ) -> Option<Millis> {
        if self.queued.contains(&table) || self.queued.len() >= MOST {
            return None;
        }
        let floor = self.floor;
        let share = self.people.entry(person).or_insert_with(|| Share {
            waiting: VecDeque::new(),
            used: floor,
        });
        if share.waiting.len() >= MOST_PER_PERSON {
            return None;
        }
        // Who did not use their share before cannot save it up.
        share.used = share.used.max(floor);
        share.waiting.push_back((table, item));
        self.queued.insert(table);
        let place = self.people[&person].waiting.len();
        let before: usize = self
            .people
            .values()
            .map(|share| share.waiting.len().min(place))
            .sum();
        Some(((before - 1) as f64 * self.cost / threads.max(1) as f64) as Millis)
    }

    /// The table that is next.
    pub(crate) fn pop(&mut self) -> Option<ScheduledTable<T>> {
        let (&person, share) = self
            .people
            .iter_mut()
            .filter(|(_, share)| !share.waiting.is_empty())
            .min_by(|(_, one), (_, other)| one.used.total_cmp(&other.used))?;
        let (table, item) = share.waiting.pop_front()?;
        self.floor = self.floor.max(share.used);
        let charged = self.cost;
        share.used += charged;
        self.queued.remove(&table);
        Some(ScheduledTable {
            item,
            person,
            charged,
        })
    }

    /// Settles the account when a move took so long.
    pub(crate) fn settle(&mut self, served: &ScheduledTable<T>, took_ms: f64) {
        self.cost += (took_ms - self.cost) * WEIGHT;
        if let Some(share) = self.people.get_mut(&served.person) {
            share.used += took_ms - served.charged;
        }
        let floor = self.floor;
        self.people
            .retain(|_, share| !share.waiting.is_empty() || share.used > floor);
    }

    /// Number of tables that wait.
    pub(crate) fn len(&self) -> usize {
        self.queued.len()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn person(number: u128) -> PersonId {
        PersonId::from_bits(number)
    }

    #[test]
    fn one_table_of_a_person_passes_many_of_another() {
        let mut queue = EngineQueue::new();
        for table in 0..60 {
            queue.push(person(1), TableId::from_bits(table), "many", 1);
        }
        // Some moves later, somebody else comes.
        for _ in 0..10 {
            let served = queue.pop().unwrap();
            queue.settle(&served, 1000.0);
        }
        let wait = queue.push(person(2), TableId::from_bits(100), "one", 1);
        assert!(wait.unwrap() < 2000, "{wait:?}");
        let next: Vec<&str> = (0..2)
            .map(|_| {
                let served = queue.pop().unwrap();
                queue.settle(&served, 1000.0);
                served.item
            })
            .collect();
        assert!(next.contains(&"one"), "{next:?}");
        let late = queue.push(person(1), TableId::from_bits(101), "many", 1);
        assert!(late.unwrap() > 20_000, "{late:?}");
    }

    #[test]
    fn time_is_shared_and_not_turns() {
        let mut queue = EngineQueue::new();
        for table in 0..200 {
            queue.push(person(1), TableId::from_bits(table), 1000.0, 1);
            queue.push(person(2), TableId::from_bits(1000 + table), 10.0, 1);
        }
        let mut used = HashMap::from([(person(1), 0.0), (person(2), 0.0)]);
        for _ in 0..120 {
            let served = queue.pop().unwrap();
            *used.get_mut(&served.person).unwrap() += served.item;
            queue.settle(&served, served.item);
        }
        assert!(used[&person(2)] > 900.0, "{used:?}");
        assert!(used[&person(1)] < 4000.0, "{used:?}");
    }

    #[test]
    fn a_table_waits_once_and_nobody_waits_for_good() {
        let mut queue = EngineQueue::new();
        assert!(
            queue
                .push(person(1), TableId::from_bits(1), (), 1)
                .is_some()
        );
        assert!(
            queue
                .push(person(1), TableId::from_bits(1), (), 1)
                .is_none()
        );
        let served = queue.pop().unwrap();
        queue.settle(&served, 5.0);
        assert!(queue.pop().is_none());
        assert_eq!(queue.len(), 0);
        for table in 0..2 * MOST_PER_PERSON as u128 {
            queue.push(person(1), TableId::from_bits(table), (), 1);
        }
        assert_eq!(queue.len(), MOST_PER_PERSON);
        assert!(
            queue
                .push(person(2), TableId::from_bits(9999), (), 1)
                .is_some()
        );
    }
}
