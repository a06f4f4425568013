//! The four sceneries.

use std::fmt;

/// What a landscape shows, and each side of a building.
///
/// Sceneries order by their letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scenery {
    /// Earth, `e`.
    Earth,
    /// Forest, `f`.
    Forest,
    /// Meadow, `m`.
    Meadow,
    /// Water, `w`.
    Water,
}

impl Scenery {
    /// All sceneries, by letter.
    pub const ALL: [Scenery; 4] = [
        Scenery::Earth,
        Scenery::Forest,
        Scenery::Meadow,
        Scenery::Water,
    ];

    /// Number of landscapes that show each scenery.
    pub const LANDSCAPES_OF_EACH: usize = 6;

    /// The letter that records use.
    pub fn letter(self) -> char {
        match self {
            Scenery::Earth => 'e',
            Scenery::Forest => 'f',
            Scenery::Meadow => 'm',
            Scenery::Water => 'w',
        }
    }

    /// The scenery with this letter.
    pub fn from_letter(letter: char) -> Option<Scenery> {
        Scenery::ALL
            .into_iter()
            .find(|scenery| scenery.letter() == letter)
    }

    /// The name that the file of buildings uses.
    pub fn name(self) -> &'static str {
        match self {
            Scenery::Earth => "earth",
            Scenery::Forest => "forest",
            Scenery::Meadow => "meadow",
            Scenery::Water => "water",
        }
    }

    /// The scenery with this name.
    pub fn from_name(name: &str) -> Option<Scenery> {
        Scenery::ALL
            .into_iter()
            .find(|scenery| scenery.name() == name)
    }
}

impl fmt::Display for Scenery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_names_read_back_and_order_alike() {
        for scenery in Scenery::ALL {
            assert_eq!(Scenery::from_letter(scenery.letter()), Some(scenery));
            assert_eq!(Scenery::from_name(scenery.name()), Some(scenery));
        }
        assert!(Scenery::ALL.is_sorted_by_key(|scenery| scenery.letter()));
        assert!(Scenery::ALL.is_sorted());
        assert_eq!(Scenery::from_letter('E'), None);
        assert_eq!(Scenery::from_name("sand"), None);
    }
}
