//! A list of places that is searched without a branch for each.

use std::fmt;

use crate::Place;

/// Number of places that are compared in one step.
pub(crate) const LANES: usize = 8;

/// At most `N` different places, `N` being a multiple of [`LANES`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Places<const N: usize> {
    /// Both coordinates in one number, [`NOWHERE`] behind the last place.
    packed: [u16; N],
    len: u8,
}

impl<const N: usize> Places<N> {
    pub(crate) const EMPTY: Places<N> = Places {
        packed: [NOWHERE; N],
        len: 0,
    };

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Number of steps for all of them.
    pub(crate) fn steps(&self) -> usize {
        self.len().div_ceil(LANES)
    }

    pub(crate) fn get(&self, index: usize) -> Place {
        unpack(self.packed[index])
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Place> {
        self.packed[..self.len()]
            .iter()
            .map(|&packed| unpack(packed))
    }

    /// Where a place is in the list.
    pub(crate) fn find(&self, place: Place) -> Option<usize> {
        let index = self.find_or_next(place);
        (index < self.len()).then_some(index)
    }

    /// Where a place is in the list; it is added at the end if it was not there.
    pub(crate) fn find_or_push(&mut self, place: Place) -> usize {
        let index = self.find_or_next(place);
        self.len += u8::from(index == self.len());
        self.packed[index] = pack(place);
        index
    }

    pub(crate) fn push(&mut self, place: Place) {
        self.packed[self.len()] = pack(place);
        self.len += 1;
    }

    /// Removes a place; the last one takes its index.
    pub(crate) fn swap_remove(&mut self, index: usize) {
        self.len -= 1;
        let last = self.len();
        self.packed[index] = self.packed[last];
        self.packed[last] = NOWHERE;
    }

    /// Where a place is in the list, or the length of the list.
    #[inline]
    fn find_or_next(&self, place: Place) -> usize {
        let wanted = pack(place);
        let (steps, _) = self.packed.as_chunks::<LANES>();
        // Places differ, so at most one lane comes to hold something: the index and one more. Only
        // whoever looks for nowhere finds several, all behind the last place.
        let mut found = [0_u16; LANES];
        let mut index = [1, 2, 3, 4, 5, 6, 7, 8];
        for step in &steps[..self.steps()] {
            for lane in 0..LANES {
                let hit = step[lane] == wanted;
                found[lane] |= if hit { index[lane] } else { 0 };
                index[lane] += LANES as u16;
            }
        }
        let found = found.into_iter().fold(0, |found, lane| found | lane);
        usize::from(found.wrapping_sub(1)).min(self.len())
    }
}

impl<const N: usize> fmt::Debug for Places<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A place outside every town, see [`Place::LEAST`].
const NOWHERE: u16 = pack(Place::new(i8::MIN, i8::MIN));

const fn pack(place: Place) -> u16 {
    u16::from_le_bytes([place.x as u8, place.y as u8])
}

const fn unpack(packed: u16) -> Place {
    let [x, y] = packed.to_le_bytes();
    Place::new(x as i8, y as i8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_where_it_is() {
        let mut places: Places<24> = Places::EMPTY;
        let place = |index: i8| Place::new(7 - index, index - 12);
        assert_eq!(places.find(Place::new(0, 0)), None);
        for index in 0..23 {
            assert_eq!(places.find(Place::new(i8::MIN, i8::MIN)), None);
            assert_eq!(places.find(place(index)), None);
            assert_eq!(places.find_or_push(place(index)), index as usize);
            assert_eq!(places.find_or_push(place(index)), index as usize);
        }
        assert_eq!(places.find(Place::new(0, 0)), None);
        places.push(Place::new(0, 0));
        assert_eq!(places.find(Place::new(0, 0)), Some(23));
        places.swap_remove(4);
        assert_eq!(places.find(place(4)), None);
        assert_eq!(places.find(Place::new(0, 0)), Some(4));
        assert_eq!(places.get(4), Place::new(0, 0));
        for index in (0..23).filter(|&index| index != 4) {
            assert_eq!(places.find(place(index)), Some(index as usize));
        }
        assert_eq!(places.len(), 23);
        assert_eq!(places.iter().count(), 23);
    }
}
