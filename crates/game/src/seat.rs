//! The seats of a table.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;

/// A place at the table, in turn order: the first seat plays first.
///
/// People and files number seats from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Seat 1.
    First,
    /// Seat 2.
    Second,
    /// Seat 3.
    Third,
    /// Seat 4.
    Fourth,
}

impl Seat {
    /// All seats in turn order.
    pub const ALL: [Seat; 4] = [Seat::First, Seat::Second, Seat::Third, Seat::Fourth];

    /// The seat with this number, counted from 1.
    pub fn from_number(number: usize) -> Option<Seat> {
        Seat::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The first `count` seats in turn order, at most four.
    pub fn first(count: usize) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(count)
    }

    /// The number of this seat, counted from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// The seat whose turn comes after this one at a table of `seats` seats.
    pub fn next(self, seats: usize) -> Seat {
        let next = self as usize + 1;
        if next < seats {
            Seat::ALL[next]
        } else {
            Seat::First
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// Number of seats in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// One value for each seat of a table.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T>(ArrayVec<T, 4>);

impl<T: Clone> Clone for PerSeat<T> {
    fn clone(&self) -> PerSeat<T> {
        PerSeat(self.0.clone())
    }

    /// Copies only the seats that exist, which matters where a value is large.
    fn clone_from(&mut self, other: &PerSeat<T>) {
        self.0.clone_from(&other.0);
    }
}

impl<T> PerSeat<T> {
    /// Creates a table without seats.
    pub fn new() -> PerSeat<T> {
        PerSeat(ArrayVec::new())
    }

    /// Adds the value of the next seat. A fifth one is dropped.
    pub fn push(&mut self, value: T) {
        let _ = self.0.try_push(value);
    }

    /// Makes the value of each of the first `seats` seats, at most four.
    pub fn from_fn(seats: usize, make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat(Seat::first(seats).map(make).collect())
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// Each seat with its value, in turn order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// The values in turn order.
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// The value of a seat, if there is such a seat at this table.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat as usize)
    }

    /// Applies a function to each value.
    pub fn map<U>(&self, mut make: impl FnMut(&T) -> U) -> PerSeat<U> {
        PerSeat(self.0.iter().map(&mut make).collect())
    }
}

impl<T> Default for PerSeat<T> {
    fn default() -> PerSeat<T> {
        PerSeat::new()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_numbered_from_one_and_go_round() {
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(Seat::from_number(5), None);
        for seat in Seat::ALL {
            assert_eq!(Seat::from_number(seat.number()), Some(seat));
        }
        assert_eq!(Seat::Third.next(3), Seat::First);
        assert_eq!(Seat::Third.next(4), Seat::Fourth);
    }

    #[test]
    fn a_set_holds_what_was_inserted() {
        let set: SeatSet = [Seat::Fourth, Seat::Second].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::Second, Seat::Fourth]);
        assert!(!set.contains(Seat::First));
        assert!(SeatSet::EMPTY.is_empty());
    }
}
