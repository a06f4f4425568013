//! One value for each of the two seats.

use std::ops::{Index, IndexMut};

use polis_game::{PerSeat, Seat};

/// One value for each of the two seats, copied as plain memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duo<T>(pub(crate) [T; 2]);

impl<T: Copy> Duo<T> {
    pub(crate) fn per_seat(self) -> PerSeat<T> {
        PerSeat::from_fn(2, |seat| self[seat])
    }
}

impl<T> Index<Seat> for Duo<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for Duo<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}
