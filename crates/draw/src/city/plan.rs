//! What is built: a city of a game, or a described one.

use std::collections::BTreeMap;

use polis_akropolis::explain::Explanation;
use polis_akropolis::{City, Hex, Layout, Top, Triangle, Variants};

/// What is built.
#[derive(Clone, Debug)]
pub(crate) enum CityPlan<'a> {
    City(&'a City),
    Layout {
        layout: &'a Layout,
        /// What is visible, ready to be asked.
        tops: BTreeMap<Hex, Top>,
    },
}

impl CityPlan<'_> {
    pub(crate) fn tops(&self) -> Vec<(Hex, Top)> {
        match self {
            CityPlan::City(city) => city.tops().collect(),
            CityPlan::Layout { tops, .. } => tops.iter().map(|(&hex, &top)| (hex, top)).collect(),
        }
    }

    pub(crate) fn top(&self, hex: Hex) -> Option<Top> {
        match self {
            CityPlan::City(city) => city.top(hex),
            CityPlan::Layout { tops, .. } => tops.get(&hex).copied(),
        }
    }

    pub(crate) fn height(&self, hex: Hex) -> u8 {
        match self {
            CityPlan::City(city) => city.height(hex),
            CityPlan::Layout { layout, .. } => layout.height(hex),
        }
    }

    pub(crate) fn explain(&self, variants: Variants) -> Explanation {
        match self {
            CityPlan::City(city) => city.explain(variants),
            CityPlan::Layout { layout, .. } => layout.explain(variants),
        }
    }

    /// Where a tile can be laid; nowhere on what is only described.
    pub(crate) fn triangles(&self) -> Vec<Triangle> {
        match self {
            CityPlan::City(city) => city.triangles().collect(),
            CityPlan::Layout { .. } => Vec::new(),
        }
    }

    /// The empty spaces that take the pointer, in order: where a tile can lie, or where the next
    /// hex can be described.
    pub(crate) fn empty_targets(&self) -> Vec<Hex> {
        match self {
            CityPlan::City(city) => {
                let mut hexes: Vec<Hex> = city
                    .triangles()
                    .flat_map(Triangle::hexes)
                    .filter(|&hex| city.height(hex) == 0)
                    .collect();
                hexes.sort_unstable();
                hexes.dedup();
                hexes
            }
            CityPlan::Layout { layout, .. } => layout.beside().into_iter().collect(),
        }
    }
}
