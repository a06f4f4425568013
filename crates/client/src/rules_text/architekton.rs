//! The rules of Architekton: where what stands.

use super::Block::{Figures, Line, Rule, Ruling};
use super::Section;
use ArchitektonFigure as Figure;

/// A drawn example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchitektonFigure {
    /// The two landscapes of the start, and the places beside them.
    Start,
    /// A building that is being laid where two sides match.
    Lay,
    /// A building that may not lie there: no side matches.
    NoMatch,
    /// An enclosed building that brought a chip.
    Gain,
    /// An enclosed building whose owner must choose.
    Choice,
    /// Whose turns belong to the last round.
    LastRound,
    /// Buildings that the final scoring removes.
    Removed,
    /// The largest groups.
    Group,
}

impl ArchitektonFigure {
    /// All of them, as they follow each other.
    #[cfg(test)]
    pub const ALL: [ArchitektonFigure; 8] = [
        Figure::Start,
        Figure::Lay,
        Figure::NoMatch,
        Figure::Gain,
        Figure::Choice,
        Figure::LastRound,
        Figure::Removed,
        Figure::Group,
    ];
}

/// What stands where.
pub const LAYOUT: &[Section<ArchitektonFigure>] = &[
    Section {
        anchor: "parts",
        blocks: &[Line(0), Ruling(1), Line(1), Line(2), Ruling(2)],
    },
    Section {
        anchor: "setup",
        blocks: &[Rule(1), Rule(2), Figures(&[Figure::Start]), Rule(3)],
    },
    Section {
        anchor: "turn",
        blocks: &[
            Rule(4),
            Rule(5),
            Figures(&[Figure::Lay, Figure::NoMatch]),
            Rule(6),
        ],
    },
    Section {
        anchor: "enclosed",
        blocks: &[
            Rule(7),
            Figures(&[Figure::Gain, Figure::Choice]),
            Ruling(3),
            Ruling(4),
            Ruling(5),
            Ruling(6),
            Rule(8),
            Ruling(7),
        ],
    },
    Section {
        anchor: "end",
        blocks: &[
            Rule(9),
            Figures(&[Figure::LastRound]),
            Ruling(8),
            Rule(10),
            Figures(&[Figure::Removed]),
            Ruling(9),
            Figures(&[Figure::Group]),
            Rule(11),
        ],
    },
    Section {
        anchor: "match",
        blocks: &[Rule(12)],
    },
];
