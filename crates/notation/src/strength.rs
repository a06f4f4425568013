//! How strong a computer player is on a scale without steps, on which the levels are points.

use crate::level::Level;

/// How strong a computer player is, in hundredths of the way from one level to the next: 0 is the
/// pupil, 150 is halfway between mason and foreman.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(i16);

impl Strength {
    /// The weakest: as far below the pupil as the mason is above it.
    pub const MIN: Strength = Strength(-100);
    /// The strongest level.
    pub const MAX: Strength = Strength(400);

    /// So many hundredths, within the scale.
    pub fn new(hundredths: i16) -> Strength {
        Strength(hundredths.clamp(Strength::MIN.0, Strength::MAX.0))
    }

    /// In hundredths of the way from one level to the next.
    pub const fn hundredths(self) -> i16 {
        self.0
    }

    /// The level that is nearest.
    pub fn nearest(self) -> Level {
        let index = (self.0.max(0) as usize + 50) / 100;
        Level::ALL[index.min(Level::ALL.len() - 1)]
    }
}

impl From<Level> for Strength {
    fn from(level: Level) -> Strength {
        Strength(100 * level as i16)
    }
}

impl From<i16> for Strength {
    fn from(hundredths: i16) -> Strength {
        Strength::new(hundredths)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_on_the_scale() {
        for level in Level::ALL {
            assert_eq!(Strength::from(level).nearest(), level);
        }
        assert_eq!(Strength::from(Level::TOP), Strength::MAX);
        assert_eq!(Strength::new(149).nearest(), Level::Mason);
        assert_eq!(Strength::new(150).nearest(), Level::Foreman);
        assert_eq!(Strength::MIN.nearest(), Level::Pupil);
        assert_eq!(Strength::new(i16::MIN), Strength::MIN);
        assert_eq!(Strength::new(i16::MAX), Strength::MAX);
    }
}
