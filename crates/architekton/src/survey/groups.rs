//! Groups of buildings that touch at their corners, as sets of bits.

use crate::BuildingId;

/// The group of the first of these buildings (ruling T9).
#[inline]
pub(super) fn group_at(corners: &[u32; BuildingId::COUNT], among: u32) -> u32 {
    let mut group = among & among.wrapping_neg();
    let mut new = group;
    while new != 0 {
        let mut reached = 0;
        each(new, |building| reached |= corners[building]);
        new = reached & among & !group;
        group |= new;
    }
    group
}

/// Number of buildings in the largest group among these.
pub(super) fn largest_of(corners: &[u32; BuildingId::COUNT], mut among: u32) -> u8 {
    let mut largest = 0;
    while among != 0 {
        let group = group_at(corners, among);
        among &= !group;
        largest = largest.max(group.count_ones() as u8);
    }
    largest
}

#[inline]
pub(super) fn each(mut bits: u32, mut look: impl FnMut(usize)) {
    while bits != 0 {
        look(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}
