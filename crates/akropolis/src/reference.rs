//! The laying rules written as plainly as possible.
//!
//! The fast code in [`City`](crate::City) is tested against this, ply by ply.

use std::collections::{BTreeMap, BTreeSet};

use crate::city::{Layer, STARTING_TILE, Top};
use crate::hex::{Direction, Hex};
use crate::placement::Placement;
use crate::tile::{Construction, TileId};

/// A city as a map from each built hex to what is visible there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainCity {
    tops: BTreeMap<Hex, Top>,
    layers: u8,
}

impl PlainCity {
    /// A city of the starting tile alone.
    pub fn new() -> PlainCity {
        let top = |construction| Top {
            construction,
            height: 1,
            layer: Layer::STARTING_TILE,
        };
        PlainCity {
            tops: STARTING_TILE
                .into_iter()
                .map(|(hex, what)| (hex, top(what)))
                .collect(),
            layers: 0,
        }
    }

    /// Every built hex with what is visible there.
    pub fn tops(&self) -> &BTreeMap<Hex, Top> {
        &self.tops
    }

    /// Whether a tile can lie like this (rule 5).
    pub fn fits(&self, placement: Placement) -> bool {
        let hexes = placement.hexes();
        let below: Vec<&Top> = hexes.iter().filter_map(|hex| self.tops.get(hex)).collect();
        match below.len() {
            // On the first level: all on empty spaces, edge to edge with the city.
            0 => hexes.iter().any(|hex| {
                hex.neighbours()
                    .iter()
                    .any(|hex| self.tops.contains_key(hex))
            }),
            // Higher: on one and the same height, on at least two different tiles.
            3 => {
                let heights: BTreeSet<u8> = below.iter().map(|top| top.height).collect();
                let layers: BTreeSet<Layer> = below.iter().map(|top| top.layer).collect();
                heights.len() == 1 && layers.len() >= 2
            }
            _ => false,
        }
    }

    /// Every way to lay a tile, in order.
    pub fn placements(&self) -> BTreeSet<Placement> {
        // Every hex of a tile that fits is at most two steps from a built hex.
        let built = self.tops.keys().copied();
        let near: BTreeSet<Hex> = built
            .flat_map(Hex::neighbours)
            .flat_map(Hex::neighbours)
            .collect();
        near.into_iter()
            .flat_map(|hex| Direction::ALL.map(|rotation| Placement { hex, rotation }))
            .filter(|&placement| self.fits(placement))
            .collect()
    }

    /// Lays a tile and returns the stones that it brings (rule 6).
    pub fn lay(&mut self, tile: TileId, placement: Placement) -> u16 {
        self.layers += 1;
        let mut stones = 0;
        for (hex, construction) in placement.hexes().into_iter().zip(tile.constructions()) {
            let covered = self.tops.get(&hex);
            if covered.is_some_and(|top| top.construction == Construction::Quarry) {
                stones += 1;
            }
            let height = covered.map_or(0, |top| top.height) + 1;
            self.tops.insert(
                hex,
                Top {
                    construction,
                    height,
                    layer: Layer(self.layers),
                },
            );
        }
        stones
    }
}

impl Default for PlainCity {
    fn default() -> PlainCity {
        PlainCity::new()
    }
}
