//! What laying a tile brings a city.

use arrayvec::ArrayVec;
use polis_akropolis::{City, Move, TileId, Variants};

/// What laying a tile brings: the more points, the better, then the more stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Laying {
    /// The points of the districts after it and the quarries that it covers, together.
    pub(super) total: i32,
    /// The quarries that it covers.
    pub(super) quarries: u8,
}

/// The best laying of each of some tiles.
pub(super) type Layings = ArrayVec<(TileId, Laying), 6>;

/// What counts of a move of the seat to decide for what follows: moves that are equal in this are
/// worth the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Effect {
    pub(super) tile: TileId,
    pub(super) laying: Laying,
    /// What can be made of the other tiles after it.
    pub(super) next: Layings,
}

impl Laying {
    /// What a move brings the city.
    pub(super) fn of(city: &City, chosen: Move, variants: Variants) -> Laying {
        Laying::new(city.score_with(chosen.tile, chosen.placement(), variants))
    }

    fn new((districts, quarries): (i32, u8)) -> Laying {
        Laying {
            total: districts + i32::from(quarries),
            quarries,
        }
    }

    /// The points of the districts after it.
    pub(super) fn districts(self) -> i32 {
        self.total - i32::from(self.quarries)
    }
}

/// The best laying of each of some tiles in a city.
pub(super) fn layings(
    city: &City,
    tiles: impl IntoIterator<Item = TileId>,
    variants: Variants,
) -> Layings {
    let tiles: ArrayVec<TileId, 6> = tiles.into_iter().collect();
    let best = city.best_layings(&tiles, variants);
    let found = tiles.into_iter().zip(best);
    found
        .filter_map(|(tile, best)| {
            let (total, quarries) = best?;
            Some((tile, Laying { total, quarries }))
        })
        .collect()
}

/// The best laying of a tile among those that were found.
pub(super) fn laying_of(layings: &Layings, tile: TileId) -> Option<Laying> {
    let (_, laying) = layings.iter().find(|(other, _)| *other == tile)?;
    Some(*laying)
}

/// The points of the districts of a city as it is.
pub(super) fn points(city: &City, variants: Variants) -> i32 {
    let districts = city.score(variants);
    districts.iter().map(|(_, score)| score.points()).sum()
}
