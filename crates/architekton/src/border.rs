//! The empty places that touch the town.

use std::fmt;

use crate::places::{LANES, Places};
use crate::{Place, Side, Sides};

/// Room for every border that can be: at most 50 places for buildings and 48 for landscapes.
///
/// A landscape is laid against some building, which was itself laid against some landscape. It
/// brings at most 3 new places for buildings:
///
/// ```text
///   . c      l   the landscape that was there first
/// l B L a    B   the building laid against it
///   . b      L   the new landscape with its places a, b, c
/// ```
///
/// Only the first one behind a building can bring 3. One on another side of the building has a
/// place in common with `l`, since it touches it at a corner, and one more with `L`, or with `l`
/// alone when it comes first: two landscapes behind a building bring 4 together, three bring 5.
/// Each building takes the place it lies on. So the border for buildings grows by at most 2 for
/// each of the 22 landscapes, from the 6 places at the start: 50. For landscapes it starts at
/// none; 2 buildings against each of the starting landscapes bring 12, and the other 18 grow it
/// by at most 2 each in the same way: 48.
pub(crate) const ROOM: usize = 7 * LANES;

/// The empty places of one colour of the chequered pattern that touch the town, with what the
/// tiles round each show towards it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Border {
    places: Places<ROOM>,
    /// Nothing behind the last place, so that whole steps can be counted.
    around: [Sides; ROOM],
}

/// The ways in which tiles can be laid on the places of a border.
pub(crate) struct Lays<'a> {
    border: &'a Border,
    /// For each place a bit for each pattern that matches there.
    matching: [u16; ROOM],
    /// For each place the number of these bits.
    counts: [u16; ROOM],
    /// The number of all these bits.
    pub(crate) total: u32,
}

impl Border {
    pub(crate) const EMPTY: Border = Border {
        places: Places::EMPTY,
        around: [Sides::NONE; ROOM],
    };

    /// What is shown towards a place, if it is on the border.
    pub(crate) fn around(&self, place: Place) -> Option<Sides> {
        Some(self.around[self.places.find(place)?])
    }

    /// The places.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> {
        self.places.iter()
    }

    /// Number of places.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// What is shown towards each place, and nothing behind the last.
    pub(crate) fn around_all(&self) -> &[Sides; ROOM] {
        &self.around
    }

    /// Takes a place off the border and returns what is shown towards it.
    pub(crate) fn take(&mut self, place: Place) -> Sides {
        let Some(index) = self.places.find(place) else {
            return Sides::NONE;
        };
        let around = self.around[index];
        self.places.swap_remove(index);
        let last = self.places.len();
        self.around[index] = self.around[last];
        self.around[last] = Sides::NONE;
        around
    }

    /// Notes that a tile with these sides now lies across the opposite side of `place`: the tile's
    /// `side` shows to it.
    pub(crate) fn face(&mut self, place: Place, side: Side, shown: Sides) {
        let index = self.places.find_or_push(place);
        self.around[index].face(side, shown);
    }

    /// The sceneries that are shown towards some place, a bit each.
    pub(crate) fn sceneries(&self) -> u16 {
        let mut shown = [Sides::NONE; LANES];
        let (around, _) = self.around.as_chunks::<LANES>();
        for step in &around[..self.places.steps()] {
            for (shown, &around) in shown.iter_mut().zip(step) {
                *shown = shown.or(around);
            }
        }
        shown.into_iter().fold(Sides::NONE, Sides::or).sceneries()
    }
}

impl<'a> Lays<'a> {
    /// No ways yet to lay anything on this border.
    #[inline]
    pub(crate) fn on(border: &'a Border) -> Lays<'a> {
        Lays {
            border,
            matching: [0; ROOM],
            counts: [0; ROOM],
            total: 0,
        }
    }

    /// Finds where tiles with each of these sides can be laid (rule 5), at most 16 patterns. Only
    /// the patterns whose bit is set in `among` count.
    ///
    /// It works in place, since returning so much by value costs as much as finding it.
    #[inline]
    pub(crate) fn find<const P: usize>(&mut self, patterns: [Sides; P], among: u16) {
        let mut totals = [0_u16; LANES];
        let (around, _) = self.border.around.as_chunks::<LANES>();
        let (matching, _) = self.matching.as_chunks_mut::<LANES>();
        let (counts, _) = self.counts.as_chunks_mut::<LANES>();
        for step in 0..self.border.places.steps() {
            let mut found = [0_u16; LANES];
            let mut bit = 1;
            for pattern in patterns {
                for lane in 0..LANES {
                    let matches = around[step][lane].matches(pattern);
                    found[lane] |= if matches { bit } else { 0 };
                }
                bit <<= 1;
            }
            for lane in 0..LANES {
                found[lane] &= among;
                counts[step][lane] = found[lane].count_ones() as u16;
                totals[lane] += counts[step][lane];
            }
            matching[step] = found;
        }
        self.total = u32::from(totals.iter().sum::<u16>());
    }

    /// Each place with each pattern that matches there.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Place, usize)> {
        let places = self.border.places.iter().zip(self.matching);
        places.flat_map(|(place, mut bits)| {
            std::iter::from_fn(move || {
                let pattern = bits.trailing_zeros() as usize;
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    (place, pattern)
                })
            })
        })
    }

    /// The place and pattern with this number, below [`Lays::total`], in the order of the places.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> (Place, usize) {
        let mut left = number as u16;
        let mut index = 0;
        while left >= self.counts[index] {
            left -= self.counts[index];
            index += 1;
        }
        let mut bits = self.matching[index];
        for _ in 0..left {
            bits &= bits - 1;
        }
        (
            self.border.places.get(index),
            bits.trailing_zeros() as usize,
        )
    }
}

impl fmt::Debug for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.places.iter().zip(&self.around))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scenery;

    #[test]
    fn a_place_collects_what_is_shown_to_it() {
        let mut border = Border::EMPTY;
        let place = Place::new(1, 0);
        border.face(place, Side::East, Sides::all(Scenery::Water));
        border.face(place, Side::North, Sides::all(Scenery::Earth));
        border.face(Place::new(0, 1), Side::South, Sides::all(Scenery::Water));
        assert_eq!(format!("{:?}", border.around(place)), "Some(--ew)");
        let patterns = [Sides::all(Scenery::Water), Sides::all(Scenery::Earth)];
        let lays = |among| {
            let mut lays = Lays::on(&border);
            lays.find(patterns, among);
            lays
        };
        let both = lays(0b11);
        let listed = [(place, 0), (place, 1), (Place::new(0, 1), 0)];
        assert!(both.iter().eq(listed));
        assert!((0..both.total).map(|number| both.get(number)).eq(listed));
        assert!(lays(0b10).iter().eq([(place, 1)]));
        assert_eq!(border.sceneries(), 0b1001);
        assert_eq!(border.take(place).count(), 2);
        assert_eq!(border.around(place), None);
        assert_eq!(border.take(place), Sides::NONE);
        let mut lays = Lays::on(&border);
        lays.find(patterns, 0b11);
        assert!(lays.iter().eq([(Place::new(0, 1), 0)]));
    }
}
