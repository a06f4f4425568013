//! The Illustrious Architect, the opponent of a solo game (rules 11 to 14).

use std::fmt;

use crate::city::MAX_TILES;
use crate::options::Variants;
use crate::score::{DistrictScore, Score};
use crate::tile::{Construction, District, PerDistrict, TileId};

/// The Illustrious Architects, who differ in how hard they are to beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Architect {
    /// Easy.
    Hippodamos,
    /// Medium: the quarries count.
    Metagenes,
    /// Hard: all districts are on the second level.
    Callicrates,
}

impl Architect {
    /// All architects, from the easiest to the hardest.
    pub const ALL: [Architect; 3] = [
        Architect::Hippodamos,
        Architect::Metagenes,
        Architect::Callicrates,
    ];

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Architect::Hippodamos => "hippodamos",
            Architect::Metagenes => "metagenes",
            Architect::Callicrates => "callicrates",
        }
    }

    /// The one with this word of the notation.
    pub fn from_name(name: &str) -> Option<Architect> {
        Architect::ALL
            .into_iter()
            .find(|architect| architect.name() == name)
    }

    /// The level on which all districts of the architect count (rule 13).
    pub const fn level(self) -> u16 {
        match self {
            Architect::Hippodamos | Architect::Metagenes => 1,
            Architect::Callicrates => 2,
        }
    }
}

impl fmt::Display for Architect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What the Illustrious Architect has taken. They lay nothing: all their tiles count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estate {
    architect: Architect,
    districts: PerDistrict<u16>,
    plazas: PerDistrict<u16>,
    quarries: u16,
    takings: [Option<Taking>; MAX_TILES],
}

/// A tile that the Illustrious Architect took, and its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The tile.
    pub tile: TileId,
    /// The stones that went to the reserve.
    pub price: u16,
}

impl Estate {
    /// The starting tile.
    pub fn new(architect: Architect) -> Estate {
        let mut estate = Estate {
            architect,
            districts: PerDistrict::default(),
            plazas: PerDistrict::default(),
            quarries: 0,
            takings: [None; MAX_TILES],
        };
        for (_, construction) in crate::city::STARTING_TILE {
            estate.add(construction);
        }
        estate
    }

    /// An estate by its contents, as at a real table; the starting tile is part of it.
    pub fn counted(
        architect: Architect,
        districts: PerDistrict<u16>,
        plazas: PerDistrict<u16>,
        quarries: u16,
    ) -> Estate {
        Estate {
            architect,
            districts,
            plazas,
            quarries,
            takings: [None; MAX_TILES],
        }
    }

    /// Whose it is.
    pub fn architect(&self) -> Architect {
        self.architect
    }

    /// Number of districts of each type.
    pub fn districts(&self) -> PerDistrict<u16> {
        self.districts
    }

    /// Number of plazas of each type.
    pub fn plazas(&self) -> PerDistrict<u16> {
        self.plazas
    }

    /// Number of quarries, including those of the starting tile.
    pub fn quarries(&self) -> u16 {
        self.quarries
    }

    /// The tiles that were taken, in order; the last is that of the last turn.
    pub fn takings(&self) -> impl DoubleEndedIterator<Item = Taking> {
        self.takings.into_iter().flatten()
    }

    /// Puts a tile to the others. More than a game has are not kept in [`takings`](Self::takings).
    pub fn take(&mut self, tile: TileId, price: u16) {
        for construction in tile.constructions() {
            self.add(construction);
        }
        if let Some(free) = self.takings.iter_mut().find(|taking| taking.is_none()) {
            *free = Some(Taking { tile, price });
        }
    }

    /// Number of districts of a type that count double (ruling A6).
    pub fn doubled(&self, district: District, variants: Variants) -> u16 {
        let number = self.districts[district];
        let level = self.architect.level();
        if !variants.contains(district) {
            return 0;
        }
        match district {
            District::Houses if number * level >= 10 => number,
            District::Temples if level >= 2 => number,
            District::Houses | District::Temples => 0,
            District::Markets => number.min(3 * self.plazas[District::Markets]),
            District::Barracks | District::Gardens => number,
        }
    }

    /// The score with this number of stones (rule 13, ruling A6).
    pub fn score(&self, variants: Variants, stones: u16) -> Score {
        Score {
            districts: PerDistrict::from_fn(|district| DistrictScore {
                value: self.value(district, variants),
                stars: self.plazas[district] * u16::from(district.stars()),
            }),
            stones,
            quarries: (self.architect == Architect::Metagenes).then_some(2 * self.quarries),
        }
    }

    fn value(&self, district: District, variants: Variants) -> u16 {
        let counted = self.districts[district] + self.doubled(district, variants);
        counted * self.architect.level()
    }

    fn add(&mut self, construction: Construction) {
        match construction {
            Construction::Quarry => self.quarries += 1,
            Construction::Plaza(district) => self.plazas[district] += 1,
            Construction::District(district) => self.districts[district] += 1,
        }
    }
}

/// The tile of the site that the architect takes with this number of stones: the cheapest with a
/// plaza if they can pay it, else the first (rule 12). Returns its index in the site, which is its
/// price.
pub(crate) fn choice(site: &[TileId], stones: u16) -> usize {
    match site.iter().position(|tile| tile.has_plaza()) {
        Some(price) if price <= usize::from(stones) => price,
        Some(_) | None => 0,
    }
}
