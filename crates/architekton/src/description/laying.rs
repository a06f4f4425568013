//! Laying a whole town, tile by tile.

use super::{Faces, LaidTile, Tile, Town};
use crate::choice::{Kind, check_place};
use crate::{Illegal, Place, Sides};

/// A town that is being laid.
pub(super) struct Builder<'a> {
    faces: &'a Faces,
    town: Town,
    laid: usize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(faces: &'a Faces) -> Builder<'a> {
        Builder {
            faces,
            town: Town::EMPTY,
            laid: 0,
        }
    }

    /// Lays a tile. The two of the start need not match anything (rule 2), the others must
    /// (rule 5).
    pub(super) fn lay(&mut self, laid: LaidTile) -> Result<(), Illegal> {
        let place = laid.place;
        match laid.tile {
            Tile::Building {
                building,
                rotation,
                owner,
            } => {
                let shown = self.faces.rotated(building, rotation);
                check_place(&self.town, Kind::Building, place, shown)?;
                self.town
                    .lay_building(building, place, rotation, shown, owner);
            }
            Tile::Landscape { scenery } => {
                if self.laid >= Place::START.len() {
                    check_place(&self.town, Kind::Landscape, place, Sides::all(scenery))?;
                }
                self.town.lay_landscape(scenery, place);
            }
        }
        self.laid += 1;
        Ok(())
    }

    pub(super) fn into_town(self) -> Town {
        self.town
    }
}

/// The landscapes and the buildings of a town, each in their order, as one order in which they can
/// be laid. More tiles never take a place away, so whatever can be laid next may be.
pub(super) fn in_order_of_both_kinds(
    faces: &Faces,
    tiles: impl Iterator<Item = LaidTile>,
) -> Vec<LaidTile> {
    let (landscapes, buildings): (Vec<LaidTile>, Vec<LaidTile>) =
        tiles.partition(|laid| matches!(laid.tile, Tile::Landscape { .. }));
    let mut kinds = [landscapes.into_iter(), buildings.into_iter()];
    let mut builder = Builder::new(faces);
    let mut town = Vec::new();
    while let Some(next) = kinds.iter_mut().find_map(|kind| {
        let next = *kind.as_slice().first()?;
        builder.lay(next).ok()?;
        kind.next()
    }) {
        town.push(next);
    }
    town
}

/// A town in an order in which it can be laid, which keeps to the given one where it can.
pub(super) fn in_any_order(faces: &Faces, tiles: &[LaidTile]) -> Option<Vec<LaidTile>> {
    let mut left = tiles.to_vec();
    let mut builder = Builder::new(faces);
    let mut town = Vec::new();
    while !left.is_empty() {
        let next = left.iter().position(|&laid| builder.lay(laid).is_ok())?;
        town.push(left.remove(next));
    }
    Some(town)
}
