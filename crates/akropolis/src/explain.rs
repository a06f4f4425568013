//! Scores that explain themselves: for every visible hex whether it counts, and why not.
//!
//! This is also the plain form of the scoring rules, against which the fast
//! [`City::score`](crate::City::score) is tested.

use std::collections::{BTreeMap, BTreeSet};

use crate::city::{City, Top};
use crate::hex::Hex;
use crate::options::Variants;
use crate::score::DistrictScore;
use crate::tile::{Construction, District, PerDistrict};

/// The explained score of a city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What each visible hex brings.
    pub hexes: BTreeMap<Hex, HexScore>,
    /// What each type brings.
    pub districts: PerDistrict<DistrictScore>,
    /// The group of houses that counts; empty where there are no houses.
    pub largest_group: BTreeSet<Hex>,
    /// The lakes: empty spaces that the city surrounds (ruling A4).
    pub lakes: Vec<BTreeSet<Hex>>,
}

/// What a visible hex is and what it brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexScore {
    /// What is on it.
    pub construction: Construction,
    /// Its level; the first is 1.
    pub height: u8,
    /// What it brings.
    pub part: Part,
}

/// The part of a hex in the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A quarry has none.
    Quarry,
    /// A plaza multiplies by its stars.
    Plaza {
        /// The stars on it.
        stars: u8,
    },
    /// A district that counts.
    Counts {
        /// Its value, doubled where it is.
        value: u16,
        /// Whether a variant doubles it.
        doubled: Doubled,
    },
    /// A district that does not count.
    Fails(Reason),
}

/// Whether a variant doubles a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubled {
    /// It counts its height.
    No,
    /// It counts twice its height.
    Yes,
}

/// Why a district does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Houses that are not in the largest group.
    NotInLargestGroup,
    /// A market next to others.
    NextToMarket {
        /// The other markets.
        markets: Vec<Hex>,
    },
    /// Barracks that do not touch the outside.
    NotOnEdge {
        /// The spaces of lakes that they touch instead.
        lakes: Vec<Hex>,
    },
    /// A temple that is not surrounded.
    NotSurrounded {
        /// The adjacent spaces where nothing is built.
        missing: Vec<Hex>,
    },
    /// The condition is met, but the city has no visible plaza of the type.
    NoPlaza {
        /// The value that a plaza would multiply.
        value: u16,
    },
}

impl Part {
    /// What is left of the part with this number of stars on plazas of the type.
    fn with_plaza(self, stars: u16) -> Part {
        match self {
            Part::Counts { value, .. } if stars == 0 => Part::Fails(Reason::NoPlaza { value }),
            Part::Counts { .. } | Part::Fails(_) | Part::Quarry | Part::Plaza { .. } => self,
        }
    }
}

impl City {
    /// The explained score of the city, without stones.
    pub fn explain(&self, variants: Variants) -> Explanation {
        explain(&self.tops().collect(), variants)
    }
}

/// The explained score of a city that is given as a map of its visible hexes.
///
/// It need not be one that a game can build. Time grows with the rectangle that it takes up.
pub fn explain(tops: &BTreeMap<Hex, Top>, variants: Variants) -> Explanation {
    let city = Plan::new(tops);
    let mut districts = PerDistrict::<DistrictScore>::default();
    for top in tops.values() {
        if let Construction::Plaza(district) = top.construction {
            districts[district].stars += u16::from(district.stars());
        }
    }
    let mut hexes = BTreeMap::new();
    for (&hex, top) in tops {
        let part = match top.construction {
            Construction::Quarry => Part::Quarry,
            Construction::Plaza(district) => Part::Plaza {
                stars: district.stars(),
            },
            Construction::District(district) => {
                let part = city.part(hex, district, variants);
                if let Part::Counts { value, .. } = part {
                    districts[district].value += value;
                }
                part.with_plaza(districts[district].stars)
            }
        };
        let score = HexScore {
            construction: top.construction,
            height: top.height,
            part,
        };
        hexes.insert(hex, score);
    }
    Explanation {
        hexes,
        districts,
        largest_group: city.largest_group,
        lakes: city.lakes,
    }
}

/// A city with what its conditions refer to.
struct Plan<'a> {
    tops: &'a BTreeMap<Hex, Top>,
    largest_group: BTreeSet<Hex>,
    lakes: Vec<BTreeSet<Hex>>,
}

impl Plan<'_> {
    fn new(tops: &BTreeMap<Hex, Top>) -> Plan<'_> {
        let houses = districts(tops, District::Houses);
        // Ruling A3: the most houses; among equally large groups, the highest value. Among those
        // that are equal in both, the first.
        let largest_group = groups(&houses)
            .into_iter()
            .rev()
            .max_by_key(|group| {
                let value: u32 = group.iter().map(|hex| u32::from(tops[hex].height)).sum();
                (group.len(), value)
            })
            .unwrap_or_default();
        Plan {
            tops,
            largest_group,
            lakes: lakes(tops),
        }
    }

    /// The part of a district, if there is a plaza of its type.
    fn part(&self, hex: Hex, district: District, variants: Variants) -> Part {
        if let Err(reason) = self.condition(hex, district) {
            return Part::Fails(reason);
        }
        let height = self.tops[&hex].height;
        let value = u16::from(height);
        if variants.contains(district) && self.doubles(hex, height, district) {
            Part::Counts {
                value: 2 * value,
                doubled: Doubled::Yes,
            }
        } else {
            Part::Counts {
                value,
                doubled: Doubled::No,
            }
        }
    }

    /// Whether a district meets the condition of its type (rule 9).
    fn condition(&self, hex: Hex, district: District) -> Result<(), Reason> {
        match district {
            District::Houses if self.largest_group.contains(&hex) => Ok(()),
            District::Houses => Err(Reason::NotInLargestGroup),
            District::Markets => {
                let markets = self.beside(hex, Construction::District(District::Markets));
                if markets.is_empty() {
                    Ok(())
                } else {
                    Err(Reason::NextToMarket { markets })
                }
            }
            District::Barracks if self.open_sides(hex) > 0 => Ok(()),
            District::Barracks => {
                let lakes = hex
                    .neighbours()
                    .into_iter()
                    .filter(|&hex| self.is_lake(hex))
                    .collect();
                Err(Reason::NotOnEdge { lakes })
            }
            District::Temples => {
                let missing: Vec<Hex> = hex
                    .neighbours()
                    .into_iter()
                    .filter(|hex| !self.tops.contains_key(hex))
                    .collect();
                if missing.is_empty() {
                    Ok(())
                } else {
                    Err(Reason::NotSurrounded { missing })
                }
            }
            District::Gardens => Ok(()),
        }
    }

    /// Whether a district that meets its condition meets that of the variant of its type, too.
    fn doubles(&self, hex: Hex, height: u8, district: District) -> bool {
        match district {
            District::Houses => {
                let value: u32 = self
                    .largest_group
                    .iter()
                    .map(|hex| u32::from(self.tops[hex].height))
                    .sum();
                value >= 10
            }
            District::Markets => !self
                .beside(hex, Construction::Plaza(District::Markets))
                .is_empty(),
            District::Barracks => matches!(self.open_sides(hex), 3 | 4),
            District::Temples => height >= 2,
            District::Gardens => hex.neighbours().into_iter().any(|hex| self.is_lake(hex)),
        }
    }

    /// The adjacent hexes on which this is visible.
    fn beside(&self, hex: Hex, construction: Construction) -> Vec<Hex> {
        hex.neighbours()
            .into_iter()
            .filter(|hex| {
                self.tops
                    .get(hex)
                    .is_some_and(|top| top.construction == construction)
            })
            .collect()
    }

    /// Number of adjacent spaces that are empty and part of the outside.
    fn open_sides(&self, hex: Hex) -> usize {
        hex.neighbours()
            .into_iter()
            .filter(|&hex| !self.tops.contains_key(&hex) && !self.is_lake(hex))
            .count()
    }

    fn is_lake(&self, hex: Hex) -> bool {
        self.lakes.iter().any(|lake| lake.contains(&hex))
    }
}

/// The visible districts of a type.
fn districts(tops: &BTreeMap<Hex, Top>, district: District) -> BTreeSet<Hex> {
    tops.iter()
        .filter(|(_, top)| top.construction == Construction::District(district))
        .map(|(&hex, _)| hex)
        .collect()
}

/// The groups of hexes that are connected within a set.
fn groups(hexes: &BTreeSet<Hex>) -> Vec<BTreeSet<Hex>> {
    let mut left = hexes.clone();
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut group = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(hex) = open.pop() {
            for neighbour in hex.neighbours() {
                if left.remove(&neighbour) {
                    group.insert(neighbour);
                    open.push(neighbour);
                }
            }
        }
        groups.push(group);
    }
    groups
}

/// The groups of empty spaces that the city surrounds: those that do not reach the rim of a
/// rectangle larger than the city.
fn lakes(tops: &BTreeMap<Hex, Top>) -> Vec<BTreeSet<Hex>> {
    let range = |coordinates: BTreeSet<i16>| match (coordinates.first(), coordinates.last()) {
        (Some(first), Some(last)) => first.saturating_sub(1)..=last.saturating_add(1),
        _ => 0..=0,
    };
    let columns = range(tops.keys().map(|hex| hex.q).collect());
    let rows = range(tops.keys().map(|hex| hex.r).collect());
    let empty: BTreeSet<Hex> = columns
        .clone()
        .flat_map(|q| rows.clone().map(move |r| Hex::new(q, r)))
        .filter(|hex| !tops.contains_key(hex))
        .collect();
    let on_rim = |hex: &Hex| {
        [columns.start(), columns.end()].contains(&&hex.q)
            || [rows.start(), rows.end()].contains(&&hex.r)
    };
    groups(&empty)
        .into_iter()
        .filter(|group| !group.iter().any(on_rim))
        .collect()
}
