//! What a move brings its seat at once: facts, for people and programs to put into words.

use polis_game::Game;

use crate::akropolis::Akropolis;
use crate::city::City;
use crate::explain::{HexScore, Part, Reason};
use crate::hex::Hex;
use crate::moves::{Illegal, Move};
use crate::options::Variants;
use crate::score::DistrictScore;
use crate::tile::{Construction, District, PerDistrict};

/// What a move brings its seat at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The stones that the tile costs (rule 4).
    pub price: u16,
    /// The quarries that it covers: a stone for each (rule 6).
    pub quarries: u8,
    /// The level that it lies on; the first is 1.
    pub level: u8,
    /// What each type brings before and after.
    pub districts: PerDistrict<DistrictChange>,
    /// Where the hexes a, b and c of the tile come to lie.
    pub laid: [LaidHex; 3],
    /// The other hexes whose value changes, in the order of hexes.
    pub changed: Vec<ChangedHex>,
}

/// What a type of district brings before and after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DistrictChange {
    /// Before the move.
    pub before: DistrictScore,
    /// After it.
    pub after: DistrictScore,
}

/// A hex of the tile that is laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidHex {
    /// Where it lies.
    pub hex: Hex,
    /// What it covers, which counts for nothing any more (rule 6); none on the ground.
    pub covers: Option<HexScore>,
    /// What it shows.
    pub shows: HexScore,
}

/// A district that the move does not cover but whose value it changes.
///
/// The values are those that the stars multiply: they do not say whether there is a plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChangedHex {
    /// Where it lies.
    pub hex: Hex,
    /// Its type.
    pub district: District,
    /// Its value before the move; 0 where its condition was not met.
    pub before: u16,
    /// Its value after the move; 0 where its condition is not met any more.
    pub after: u16,
}

/// What happens to the value of a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// It meets its condition from now on (rule 9).
    Begins,
    /// It does not meet its condition any more.
    Ceases,
    /// A variant doubles it from now on.
    Doubles,
    /// A variant does not double it any more.
    CeasesToDouble,
}

impl Gain {
    /// The change of the points of the seat, with a point for each stone (rule 10).
    pub fn points(&self) -> i32 {
        let districts: i32 = self
            .districts
            .iter()
            .map(|(_, change)| change.points())
            .sum();
        districts + self.stones()
    }

    /// The change of the stones of the seat.
    pub fn stones(&self) -> i32 {
        i32::from(self.quarries) - i32::from(self.price)
    }

    /// What laying a tile at this price does to a city, which `after` is.
    fn new(before: &City, after: &City, chosen: Move, price: u16, variants: Variants) -> Gain {
        let hexes = chosen.placement().hexes();
        let (mut before, mut after) = (before.explain(variants), after.explain(variants));
        let districts = PerDistrict::from_fn(|district| DistrictChange {
            before: before.districts[district],
            after: after.districts[district],
        });
        let laid = hexes.map(|hex| LaidHex {
            hex,
            covers: before.hexes.remove(&hex),
            shows: after
                .hexes
                .remove(&hex)
                .expect("a hex that a tile lies on is visible"),
        });
        let covers_quarry = |laid: &&LaidHex| {
            let covered = laid.covers.as_ref().map(|score| score.construction);
            covered == Some(Construction::Quarry)
        };
        // What is left of both is the same hexes.
        let others = before.hexes.iter().zip(after.hexes.values());
        Gain {
            price,
            quarries: laid.iter().filter(covers_quarry).count() as u8,
            level: laid[0].shows.height,
            districts,
            changed: others
                .filter_map(|((&hex, before), after)| ChangedHex::new(hex, before, after))
                .collect(),
            laid,
        }
    }
}

impl DistrictChange {
    /// The change of the points.
    pub fn points(self) -> i32 {
        self.after.points() - self.before.points()
    }
}

impl ChangedHex {
    fn new(hex: Hex, before: &HexScore, after: &HexScore) -> Option<ChangedHex> {
        let Construction::District(district) = after.construction else {
            return None;
        };
        let (before, after) = (value(before), value(after));
        (before != after).then_some(ChangedHex {
            hex,
            district,
            before,
            after,
        })
    }

    /// What happens to the value. A district that is not covered keeps its height, so while it
    /// counts only a variant can change its value.
    pub fn effect(self) -> Effect {
        match (self.before, self.after) {
            (0, _) => Effect::Begins,
            (_, 0) => Effect::Ceases,
            (before, after) if before < after => Effect::Doubles,
            _ => Effect::CeasesToDouble,
        }
    }
}

/// What a hex adds to the value of its type, be there a plaza or not.
pub fn value(score: &HexScore) -> u16 {
    match score.part {
        Part::Counts { value, .. } | Part::Fails(Reason::NoPlaza { value }) => value,
        Part::Fails(
            Reason::NotInLargestGroup
            | Reason::NextToMarket { .. }
            | Reason::NotOnEdge { .. }
            | Reason::NotSurrounded { .. },
        )
        | Part::Quarry
        | Part::Plaza { .. } => 0,
    }
}

impl Akropolis {
    /// What a move brings the seat to move at once.
    ///
    /// It depends on nothing that is unseen, so it can be asked of a redacted position, too.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn gain(&self, chosen: Move) -> Result<Gain, Illegal> {
        self.check(chosen)?;
        let Move { tile, .. } = chosen;
        let seat = self.to_move().ok_or(Illegal::Over)?;
        let price = self.price(tile).ok_or(Illegal::NotInSite { tile })?;
        let before = &self.cities()[seat];
        let mut after = *before;
        let placement = chosen.placement();
        after
            .lay(tile, placement)
            .map_err(|misfit| Illegal::Misfit {
                tile,
                placement,
                misfit,
            })?;
        let variants = self.options().variants();
        Ok(Gain::new(before, &after, chosen, price, variants))
    }
}

#[cfg(test)]
mod tests;
