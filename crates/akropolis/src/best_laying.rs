//! The most that laying a tile can bring, over all places and tiles at once.
//!
//! On one triangle the tiles differ only in what three hexes show. What does not depend on that is
//! counted once for the triangle ([`CoveredScore`](crate::covered_score)), from what was counted once
//! for the city.

use arrayvec::ArrayVec;

use crate::city::City;
use crate::covered_score::{CityScore, Shown};
use crate::options::Variants;
use crate::tile::{Construction, District, TileId};

impl City {
    /// The most that laying each of some tiles can bring: the points of the districts and the quarries
    /// covered, together, and of layings that are equal in this the most quarries (rule 10). In a full
    /// city it is nothing.
    ///
    /// ```
    /// use polis_akropolis::{City, TileId, Variants};
    ///
    /// let city = City::new();
    /// let tile = TileId::from_number(17).expect("there are 61 tiles");
    /// let best = city.best_layings(&[tile], Variants::NONE)[0];
    /// let tried = city
    ///     .triangles()
    ///     .flat_map(|triangle| triangle.placements())
    ///     .map(|placement| city.score_with(tile, placement, Variants::NONE))
    ///     .map(|(points, quarries)| (points + i32::from(quarries), quarries));
    /// assert_eq!(best, tried.max());
    /// ```
    pub fn best_layings(&self, tiles: &[TileId], variants: Variants) -> Vec<Option<(i32, u8)>> {
        let mut best = vec![None; tiles.len()];
        if self.is_full() {
            return best;
        }
        let ways: Vec<[Shown; 3]> = tiles.iter().map(|&tile| ways(tile)).collect();
        let mut score = CityScore::new(self, variants);
        for spot in self.legal_spots() {
            let mut covered = score.cover(spot);
            let quarries = covered.quarries();
            for (ways, best) in ways.iter().zip(&mut best) {
                for shown in ways {
                    let points = covered.points(shown);
                    *best = (*best).max(Some((points + i32::from(quarries), quarries)));
                }
            }
        }
        best
    }
}

/// What the hexes of a triangle, clockwise, show with a tile on them, in each of the three ways to lay
/// it.
pub(crate) fn ways(tile: TileId) -> [Shown; 3] {
    let constructions = tile.constructions();
    [0, 1, 2].map(|turn| {
        let mut shown = ArrayVec::<(District, u8, u8), 3>::new();
        for (index, construction) in constructions.into_iter().enumerate() {
            let place = 1 << ((turn + index) % 3);
            let (district, districts, plazas) = match construction {
                Construction::District(district) => (district, place, 0),
                Construction::Plaza(district) => (district, 0, place),
                Construction::Quarry => continue,
            };
            match shown.iter_mut().find(|(other, ..)| *other == district) {
                Some(entry) => {
                    entry.1 |= districts;
                    entry.2 |= plazas;
                }
                None => shown.push((district, districts, plazas)),
            }
        }
        shown
    })
}
