//! The buildings by number.

use std::fmt;
use std::num::NonZeroU8;

/// The number of a building, 1 to 22.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BuildingId(NonZeroU8);

impl BuildingId {
    /// Number of buildings.
    pub const COUNT: usize = 22;

    /// All buildings by number.
    pub const ALL: [BuildingId; BuildingId::COUNT] = {
        let mut all = [BuildingId(NonZeroU8::MIN); BuildingId::COUNT];
        let mut index = 0;
        while index < BuildingId::COUNT {
            all[index] = BuildingId(NonZeroU8::MIN.saturating_add(index as u8));
            index += 1;
        }
        all
    };

    /// The building with this number.
    pub fn from_number(number: usize) -> Option<BuildingId> {
        if number > BuildingId::COUNT {
            return None;
        }
        NonZeroU8::new(number as u8).map(BuildingId)
    }

    /// The number, from 1.
    pub const fn number(self) -> usize {
        self.0.get() as usize
    }

    /// The number counted from 0, for arrays over all buildings.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for BuildingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buildings_are_numbered_from_1_to_22() {
        for (index, building) in BuildingId::ALL.into_iter().enumerate() {
            assert_eq!(building.index(), index);
            assert_eq!(BuildingId::from_number(building.number()), Some(building));
        }
        assert_eq!(BuildingId::from_number(0), None);
        assert_eq!(BuildingId::from_number(23), None);
        assert_eq!(size_of::<Option<BuildingId>>(), 1);
    }
}
