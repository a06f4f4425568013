//! The rules of Architekton: where what stands.
pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

use super::Block::{Figures, Line, Rule, Ruling};
use super::{Section, Text};
use crate::book::{Lines, Page};
use ArchitektonFigure as Figure;

/// The rules of Architekton in one language.
#[derive(Debug, PartialEq, Eq)]
pub struct ArchitektonRules {
    pub introduction: &'static str,
    /// By section of the layout.
    pub titles: [&'static str; 6],
    pub lines: [&'static str; 3],
    /// Rule 1 is the first.
    pub rules: [&'static str; 12],
    /// Ruling T1 is the first.
    pub rulings: [&'static str; 9],
    /// By figure. It is also what is said to those who cannot see the figure.
    pub figures: [&'static str; ArchitektonFigure::ALL.len()],
}

impl ArchitektonRules {
    /// What a figure shows.
    pub fn caption(&self, figure: ArchitektonFigure) -> &'static str {
        self.figures[figure as usize]
    }

    /// Everything but the figures.
    pub fn text(&'static self) -> Text {
        Text {
            introduction: self.introduction,
            titles: &self.titles,
            lines: &self.lines,
            rules: &self.rules,
            rulings: &self.rulings,
            conditions: &[],
            doubles: &[],
        }
    }
}

impl Page for ArchitektonRules {
    fn read(lines: &mut Lines) -> Option<ArchitektonRules> {
        let [introduction] = lines.take()?;
        Some(ArchitektonRules {
            introduction,
            titles: lines.take()?,
            lines: lines.take()?,
            rules: lines.take()?,
            rulings: lines.take()?,
            figures: lines.take()?,
        })
    }

    fn lines(&self) -> Vec<&'static str> {
        let parts: [&[&'static str]; 6] = [
            &[self.introduction],
            &self.titles,
            &self.lines,
            &self.rules,
            &self.rulings,
            &self.figures,
        ];
        parts.concat()
    }
}

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
