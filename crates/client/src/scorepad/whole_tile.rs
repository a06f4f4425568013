//! A tile whose three hexes are set one after the other.

use polis_akropolis::Construction;

/// A tile whose three hexes are set one after the other, by one stroke or by taps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WholeTile {
    parts: [Option<Construction>; 3],
    /// How many of its hexes are set.
    set: usize,
}

impl WholeTile {
    /// Its parts, in the order in which they are set; none where they are not chosen yet.
    pub fn parts(self) -> [Option<Construction>; 3] {
        self.parts
    }

    /// The part that is set next, with its place from 0; none before anything is chosen.
    pub fn next(self) -> Option<(usize, Construction)> {
        let chosen = self.parts.iter().flatten().count();
        let place = self.set.checked_rem(chosen)?;
        Some((place, self.parts[place]?))
    }

    /// With one more part. A tile that is complete, or of which something lies, gives way to another.
    #[must_use]
    pub(super) fn with(self, part: Construction) -> WholeTile {
        let mut tile = if self.set == 0 {
            self
        } else {
            WholeTile::default()
        };
        match tile.parts.iter_mut().find(|part| part.is_none()) {
            Some(free) => *free = Some(part),
            None => {
                tile.parts = [Some(part), None, None];
            }
        }
        tile
    }

    #[must_use]
    pub(super) fn after_setting(self) -> WholeTile {
        WholeTile {
            set: self.set + usize::from(self.next().is_some()),
            ..self
        }
    }
}
