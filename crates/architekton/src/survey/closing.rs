//! What the landscape that encloses a building brings to its owner.

use polis_game::Seat;

use super::Toll;
use crate::list::List;
use crate::{BuildingId, Scenery};

/// The places where a landscape encloses a building with a house.
pub(super) struct Closing {
    /// Which empty places these are.
    pub(super) spots: List<u8, { BuildingId::COUNT }>,
    /// What each scenery brings to each seat.
    pub(super) effects: List<[[Effect; 2]; 4], { BuildingId::COUNT }>,
}

/// What a landscape brings to a player.
#[derive(Clone, Copy, Default)]
pub(super) struct Effect {
    pub(super) gain: u8,
    pub(super) toll: Toll,
}

impl Closing {
    #[inline]
    pub(super) fn new() -> Closing {
        Closing {
            spots: List::new(0),
            effects: List::new([[Effect::default(); 2]; 4]),
        }
    }

    /// Adds a building that a landscape on this place encloses.
    pub(super) fn add(&mut self, spot: u8, owner: Seat, shown: Scenery, wrong: u8) {
        let known = self.spots.iter().position(|&other| other == spot);
        let index = known.unwrap_or_else(|| {
            self.spots.push(spot);
            self.effects.push([[Effect::default(); 2]; 4]);
            self.spots.len() - 1
        });
        for scenery in Scenery::ALL {
            let effect = &mut self.effects[index][scenery as usize][owner as usize];
            let loss = wrong + u8::from(scenery != shown);
            effect.gain += u8::from(loss == 0);
            effect.toll.keep += loss;
            effect.toll.remove += loss.saturating_sub(1);
        }
    }
}
