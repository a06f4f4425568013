//! The rules of Akropolis: where what stands.

use polis_akropolis::District;

use super::Block::{Condition, Double, Figures, Line, Rule, Ruling};
use super::Section;
use AkropolisFigure as Figure;

/// A drawn example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AkropolisFigure {
    /// The starting tile.
    Start,
    /// A site with its prices.
    Site,
    /// A tile on the first level.
    Beside,
    /// A tile on the second level.
    OnTop,
    /// Three hexes of one tile: not allowed.
    OneTile,
    /// Hexes of different heights: not allowed.
    NotLevel,
    /// Quarries that a tile covers.
    Quarries,
    /// Houses that count, and one that does not.
    Houses,
    /// A market that counts, and two that do not.
    Markets,
    /// Barracks that count, and some that do not.
    Barracks,
    /// Barracks at a lake.
    Lake,
    /// A temple that counts, and one that does not.
    Temples,
    /// Gardens on two levels.
    Gardens,
    /// Gardens without a plaza.
    NoPlaza,
    /// Houses that are doubled.
    DoubleHouses,
    /// A market that is doubled, and one that is not.
    DoubleMarkets,
    /// Barracks that are doubled, and some that are not.
    DoubleBarracks,
    /// A temple that is doubled, and one that is not.
    DoubleTemples,
    /// A garden that is doubled, and one that is not.
    DoubleGardens,
}

impl AkropolisFigure {
    /// All of them, as they follow each other.
    #[cfg(test)]
    pub const ALL: [AkropolisFigure; 19] = [
        Figure::Start,
        Figure::Site,
        Figure::Beside,
        Figure::OnTop,
        Figure::OneTile,
        Figure::NotLevel,
        Figure::Quarries,
        Figure::Houses,
        Figure::Markets,
        Figure::Barracks,
        Figure::Lake,
        Figure::Temples,
        Figure::Gardens,
        Figure::NoPlaza,
        Figure::DoubleHouses,
        Figure::DoubleMarkets,
        Figure::DoubleBarracks,
        Figure::DoubleTemples,
        Figure::DoubleGardens,
    ];
}

/// What stands where.
pub const LAYOUT: &[Section<AkropolisFigure>] = &[
    Section {
        anchor: "parts",
        blocks: &[
            Line(0),
            Line(1),
            Line(2),
            Figures(&[Figure::Start]),
            Ruling(1),
        ],
    },
    Section {
        anchor: "setup",
        blocks: &[Rule(1), Rule(2), Ruling(2), Rule(3)],
    },
    Section {
        anchor: "turn",
        blocks: &[
            Rule(4),
            Figures(&[Figure::Site]),
            Rule(5),
            Figures(&[
                Figure::Beside,
                Figure::OnTop,
                Figure::OneTile,
                Figure::NotLevel,
            ]),
            Rule(6),
            Figures(&[Figure::Quarries]),
        ],
    },
    Section {
        anchor: "round",
        blocks: &[Rule(7)],
    },
    Section {
        anchor: "scoring",
        blocks: &[
            Rule(8),
            Rule(9),
            Condition(District::Houses),
            Figures(&[Figure::Houses]),
            Ruling(3),
            Condition(District::Markets),
            Figures(&[Figure::Markets]),
            Condition(District::Barracks),
            Figures(&[Figure::Barracks]),
            Ruling(4),
            Figures(&[Figure::Lake]),
            Condition(District::Temples),
            Figures(&[Figure::Temples]),
            Condition(District::Gardens),
            Figures(&[Figure::Gardens, Figure::NoPlaza]),
            Rule(10),
            Ruling(5),
        ],
    },
    Section {
        anchor: "variants",
        blocks: &[
            Line(3),
            Double(District::Houses),
            Double(District::Markets),
            Double(District::Barracks),
            Double(District::Temples),
            Double(District::Gardens),
            Figures(&[
                Figure::DoubleHouses,
                Figure::DoubleMarkets,
                Figure::DoubleBarracks,
                Figure::DoubleTemples,
                Figure::DoubleGardens,
            ]),
        ],
    },
    Section {
        anchor: "solo",
        blocks: &[
            Rule(11),
            Rule(12),
            Rule(13),
            Ruling(6),
            Rule(14),
            Ruling(7),
            Ruling(8),
        ],
    },
];
