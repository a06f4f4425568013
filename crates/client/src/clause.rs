//! Places in the rules that a link can lead to.

use crate::rules_text::{AKROPOLIS, ARCHITEKTON, Block, Section};
use polis_notation::GameKind;

/// A place in the rules that a link can lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// A section, by its anchor.
    Section(&'static str),
    /// A rule, by its number.
    Rule(usize),
    /// A ruling, by its number.
    Ruling(usize),
}

impl Clause {
    /// All of a game, in their order.
    pub fn all(game: GameKind) -> Vec<Clause> {
        match game {
            GameKind::Akropolis => in_layout(AKROPOLIS),
            GameKind::Architekton => in_layout(ARCHITEKTON),
        }
    }

    /// Its part of links, which is also its mark on the page: `scoring`, `rule-4`, `ruling-A4`.
    pub fn anchor(self, game: GameKind) -> String {
        match self {
            Clause::Section(anchor) => anchor.to_owned(),
            Clause::Rule(_) => format!("rule-{}", self.number(game)),
            Clause::Ruling(_) => format!("ruling-{}", self.number(game)),
        }
    }

    /// What it is cited by: `4` or `A4`; nothing for a section.
    pub fn number(self, game: GameKind) -> String {
        let letter = match game {
            GameKind::Akropolis => 'A',
            GameKind::Architekton => 'T',
        };
        match self {
            Clause::Section(_) => String::new(),
            Clause::Rule(number) => number.to_string(),
            Clause::Ruling(number) => format!("{letter}{number}"),
        }
    }

    /// The one with this anchor, if the game has it.
    pub fn from_anchor(game: GameKind, anchor: &str) -> Option<Clause> {
        Clause::all(game)
            .into_iter()
            .find(|clause| clause.anchor(game) == anchor)
    }
}

fn in_layout<F>(layout: &'static [Section<F>]) -> Vec<Clause> {
    let clauses = |section: &'static Section<F>| {
        let numbered = section.blocks.iter().filter_map(|block| match block {
            Block::Rule(number) => Some(Clause::Rule(*number)),
            Block::Ruling(number) => Some(Clause::Ruling(*number)),
            Block::Line(_) | Block::Condition(_) | Block::Double(_) | Block::Figures(_) => None,
        });
        [Clause::Section(section.anchor)]
            .into_iter()
            .chain(numbered)
    };
    layout.iter().flat_map(clauses).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_has_an_anchor_of_its_own() {
        for game in GameKind::ALL {
            let clauses = Clause::all(game);
            for clause in &clauses {
                let anchor = clause.anchor(game);
                assert_eq!(Clause::from_anchor(game, &anchor), Some(*clause));
                assert!(
                    anchor
                        .chars()
                        .all(|c| c.is_ascii_alphanumeric() || c == '-')
                );
            }
            assert!(clauses.len() > 25, "{game}");
        }
    }

    #[test]
    fn rulings_have_the_letter_of_their_game() {
        assert_eq!(Clause::Ruling(3).number(GameKind::Akropolis), "A3");
        assert_eq!(Clause::Ruling(3).number(GameKind::Architekton), "T3");
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        for anchor in ["", "rule-0", "rule-99", "rule-04", "ruling-T1", "content"] {
            assert_eq!(Clause::from_anchor(GameKind::Akropolis, anchor), None);
        }
    }
}
