//! The open connections: how many there may be, and which has to go when there are too many.
//!
//! A connection is busy while it answers a request or carries a socket, and idle otherwise: before its
//! first request, between two, and for as long as it dribbles in. Where there is no room for another
//! one, the one that has been idle longest goes, so that half-open connections cannot keep out people
//! who ask for something.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::limits::RateLimit;

/// The open connections of a node.
pub(crate) struct Connections {
    /// The most of all, and of one address.
    most: usize,
    most_per_address: usize,
    open: Mutex<Open>,
}

/// What is open.
#[derive(Default)]
struct Open {
    /// Counts what becomes idle, so that the numbers are in the order in which it did.
    last: u64,
    count: usize,
    by_address: HashMap<IpAddr, usize>,
    idle: BTreeMap<u64, Idle>,
    idle_by_address: HashMap<IpAddr, BTreeSet<u64>>,
}

/// A connection that is idle.
struct Idle {
    address: IpAddr,
    end: Arc<Notify>,
}

/// The place of one connection; dropped with its stream.
pub(crate) struct ConnectionSlot {
    connections: Arc<Connections>,
    address: IpAddr,
    end: Arc<Notify>,
    state: Mutex<State>,
}

/// What a connection does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Idle(u64),
    Busy,
    /// It was told to end and is not counted any more.
    Ended,
}

/// A connection that answers a request; idle again when this is dropped.
pub(crate) struct BusyConnection {
    place: Arc<ConnectionSlot>,
    after: After,
}

/// What a connection is after a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum After {
    Idle,
    Socket,
}

/// There is no room for another connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// From this address.
    Address,
    /// At all.
    Server,
}

impl Connections {
    pub(crate) fn new(most: usize, most_per_address: usize) -> Arc<Connections> {
        Arc::new(Connections {
            most: most.max(1),
            most_per_address: most_per_address.max(1),
            open: Mutex::default(),
        })
    }

    /// Makes room for a connection of an address, and whether another one had to go for it.
    pub(crate) fn open(
        self: &Arc<Connections>,
        address: IpAddr,
        standing: RateLimit,
    ) -> Result<(Arc<ConnectionSlot>, bool), Full> {
        let mut open = self.lock();
        let mut evicted = false;
        let of_address = open.by_address.get(&address).copied().unwrap_or(0);
        if standing == RateLimit::Limited && of_address >= self.most_per_address {
            let oldest = open.idle_by_address.get(&address);
            let oldest = oldest.and_then(|idle| idle.first().copied());
            open.evict(oldest.ok_or(Full::Address)?);
            evicted = true;
        }
        if open.count >= self.most {
            let oldest = open.idle.keys().next().copied();
            open.evict(oldest.ok_or(Full::Server)?);
            evicted = true;
        }
        open.count += 1;
        *open.by_address.entry(address).or_default() += 1;
        let end = Arc::new(Notify::new());
        let number = open.add_idle(address, Arc::clone(&end));
        drop(open);
        let place = ConnectionSlot {
            connections: Arc::clone(self),
            address,
            end,
            state: Mutex::new(State::Idle(number)),
        };
        Ok((Arc::new(place), evicted))
    }

    /// Ends the connection that has been idle longest; whether there was one.
    pub(crate) fn evict_one(&self) -> bool {
        let mut open = self.lock();
        let oldest = open.idle.keys().next().copied();
        oldest.is_some_and(|oldest| {
            open.evict(oldest);
            true
        })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn add_idle(&mut self, address: IpAddr, end: Arc<Notify>) -> u64 {
        self.last += 1;
        self.idle.insert(self.last, Idle { address, end });
        let of_address = self.idle_by_address.entry(address).or_default();
        of_address.insert(self.last);
        self.last
    }

    fn remove_idle(&mut self, number: u64) -> Option<Idle> {
        let idle = self.idle.remove(&number)?;
        if let Some(of_address) = self.idle_by_address.get_mut(&idle.address) {
            of_address.remove(&number);
            if of_address.is_empty() {
                self.idle_by_address.remove(&idle.address);
            }
        }
        Some(idle)
    }

    fn remove(&mut self, address: IpAddr) {
        self.count = self.count.saturating_sub(1);
        if let Some(count) = self.by_address.get_mut(&address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.by_address.remove(&address);
            }
        }
    }

    /// Tells an idle connection to end. It is not counted any more, though it may take a moment.
    fn evict(&mut self, number: u64) {
        if let Some(idle) = self.remove_idle(number) {
            self.remove(idle.address);
            idle.end.notify_one();
        }
    }
}

impl ConnectionSlot {
    /// Begins to answer a request.
    pub(crate) fn begin(self: &Arc<ConnectionSlot>) -> BusyConnection {
        let mut open = self.connections.lock();
        let mut state = self.state();
        if let State::Idle(number) = *state {
            *state = match open.remove_idle(number) {
                Some(_) => State::Busy,
                None => State::Ended,
            };
        }
        BusyConnection {
            place: Arc::clone(self),
            after: After::Idle,
        }
    }

    /// Waits until the connection has to end.
    pub(crate) async fn ended(&self) {
        self.end.notified().await;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl BusyConnection {
    /// The connection carries a socket from now on.
    pub(crate) fn become_socket(mut self) {
        self.after = After::Socket;
    }
}

impl Drop for BusyConnection {
    fn drop(&mut self) {
        let place = &self.place;
        let mut open = place.connections.lock();
        let mut state = place.state();
        if *state == State::Busy && self.after == After::Idle {
            *state = State::Idle(open.add_idle(place.address, Arc::clone(&place.end)));
        }
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        let counted = match *self.state() {
            State::Idle(number) => open.remove_idle(number).is_some(),
            State::Busy => true,
            State::Ended => false,
        };
        if counted {
            open.remove(self.address);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn who_is_idle_makes_room_and_who_is_busy_does_not() {
        let connections = Connections::new(3, 2);
        let open = |last| connections.open(address(last), RateLimit::Limited);
        let (first, _) = open(1).unwrap();
        let (second, evicted) = open(1).unwrap();
        assert!(!evicted);
        let busy = first.begin();
        // The second is idle: it goes for a third of the same address.
        let (third, evicted) = open(1).unwrap();
        assert!(evicted);
        let third_busy = third.begin();
        assert_eq!(open(1).err(), Some(Full::Address));
        let (other, evicted) = open(2).unwrap();
        assert!(!evicted);
        other.begin().become_socket();
        assert_eq!(open(3).err(), Some(Full::Server));
        drop(third_busy);
        let (_fourth, evicted) = open(3).unwrap();
        assert!(evicted);
        drop((first, second, third, other, busy));
        let open = connections.lock();
        assert_eq!(
            (open.count, open.by_address.len(), open.idle.len()),
            (1, 1, 1)
        );
    }
}
