//! What the 22 buildings show.

use crate::{BuildingId, Rotation, Scenery, Side, Sides};

use Scenery::{Earth as E, Forest as F, Meadow as M, Water as W};

/// The sides of the 22 buildings.
///
/// The booklet does not print them, so they are data (ruling T1): [`Faces::BUILT_IN`], or a
/// house's own file, read with [`Faces::from_csv`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Faces([Sides; BuildingId::COUNT]);

impl Faces {
    /// Every combination in which the sceneries that are present appear equally often, numbered
    /// as in `data/buildings.csv` (ruling T1).
    pub const BUILT_IN: Faces = Faces([
        // One scenery.
        Sides::new([E, E, E, E]),
        Sides::new([M, M, M, M]),
        Sides::new([W, W, W, W]),
        Sides::new([F, F, F, F]),
        // Two side by side.
        Sides::new([E, E, M, M]),
        Sides::new([E, E, W, W]),
        Sides::new([E, E, F, F]),
        Sides::new([M, M, W, W]),
        Sides::new([M, M, F, F]),
        Sides::new([W, W, F, F]),
        // Two opposite.
        Sides::new([E, M, E, M]),
        Sides::new([E, W, E, W]),
        Sides::new([E, F, E, F]),
        Sides::new([M, W, M, W]),
        Sides::new([M, F, M, F]),
        Sides::new([W, F, W, F]),
        // All four.
        Sides::new([E, M, W, F]),
        Sides::new([E, M, F, W]),
        Sides::new([E, W, M, F]),
        Sides::new([E, W, F, M]),
        Sides::new([E, F, M, W]),
        Sides::new([E, F, W, M]),
    ]);

    /// The faces with these sides, by number of the building, clockwise from north.
    pub fn new(sides: [[Scenery; 4]; BuildingId::COUNT]) -> Faces {
        Faces(sides.map(Sides::new))
    }

    /// The sides of a building, clockwise from north.
    pub fn sides(&self, building: BuildingId) -> [Scenery; 4] {
        let shown = self.0[building.index()];
        Side::ALL.map(|side| {
            shown
                .get(side)
                .expect("every side of a building shows a scenery")
        })
    }

    /// The sides of a building after a turn.
    pub fn rotated(&self, building: BuildingId, rotation: Rotation) -> Sides {
        self.0[building.index()].rotated(rotation)
    }
}

impl Default for Faces {
    fn default() -> Faces {
        Faces::BUILT_IN
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn ruling_t1_the_built_in_faces_are_those_of_the_file() {
        let file = Faces::from_csv(include_str!("../data/buildings.csv"));
        assert_eq!(file, Ok(Faces::BUILT_IN));
    }

    #[test]
    fn ruling_t1_sceneries_that_are_present_appear_equally_often() {
        let mut sides_of = [0; 4];
        let mut distinct = HashSet::new();
        for building in BuildingId::ALL {
            let sides = Faces::BUILT_IN.sides(building);
            let mut counts = [0; 4];
            for scenery in sides {
                counts[scenery as usize] += 1;
                sides_of[scenery as usize] += 1;
            }
            let present: HashSet<_> = counts.into_iter().filter(|&count| count > 0).collect();
            assert_eq!(present.len(), 1, "building {building}");
            // No two buildings are the same up to a turn.
            let least = Rotation::ALL
                .map(|rotation| {
                    let turned = Faces::BUILT_IN.rotated(building, rotation);
                    format!("{turned:?}")
                })
                .into_iter()
                .min();
            assert!(distinct.insert(least), "building {building}");
        }
        assert_eq!(sides_of, [22; 4]);
    }
}
