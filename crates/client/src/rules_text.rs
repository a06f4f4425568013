//! The complete rules of both games, in every language.
//!
//! What stands where is said once, in the layouts of [`akropolis`] and [`architekton`]; a language
//! only gives the texts, in its [`Book`]. The numbers are those of `docs/rules`, so that any place
//! can cite them.

pub mod akropolis;
pub mod architekton;

use polis_akropolis::District;
use polis_i18n::Book;

pub use akropolis::{AkropolisFigure, LAYOUT as AKROPOLIS};
pub use architekton::{ArchitektonFigure, LAYOUT as ARCHITEKTON};

/// A section of the rules: where its parts stand.
#[derive(Debug)]
pub struct Section<F: 'static> {
    /// The part of links to it.
    pub anchor: &'static str,
    pub blocks: &'static [Block<F>],
}

/// A part of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block<F: 'static> {
    /// A paragraph without a number, counted from 0.
    Line(usize),
    /// A rule by its number.
    Rule(usize),
    /// A ruling by its number.
    Ruling(usize),
    /// When districts of a type count.
    Condition(District),
    /// When districts of a type count double.
    Double(District),
    /// Drawn examples, side by side where there is room.
    Figures(&'static [F]),
}

/// The rules of a game in one language, whichever game it is.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    pub introduction: &'static str,
    pub titles: &'static [&'static str],
    pub lines: &'static [&'static str],
    pub rules: &'static [&'static str],
    pub rulings: &'static [&'static str],
    /// By district; none where there are no districts.
    pub conditions: &'static [&'static str],
    /// By district; none where there are no districts.
    pub doubles: &'static [&'static str],
}

impl Text {
    /// The rules of Akropolis.
    pub fn akropolis(book: &Book) -> Text {
        let rules = book.akropolis;
        Text {
            introduction: rules.introduction(),
            titles: rules.titles(),
            lines: rules.lines(),
            rules: rules.rules(),
            rulings: rules.rulings(),
            conditions: rules.conditions(),
            doubles: rules.doubles(),
        }
    }

    /// The rules of Architekton.
    pub fn architekton(book: &Book) -> Text {
        let rules = book.architekton;
        Text {
            introduction: rules.introduction(),
            titles: rules.titles(),
            lines: rules.lines(),
            rules: rules.rules(),
            rulings: rules.rulings(),
            conditions: &[],
            doubles: &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_i18n::Language;

    /// The numbers of rules and rulings in a page of `docs/rules`.
    fn numbers(page: &str, letter: char) -> (Vec<usize>, Vec<usize>) {
        let number = |line: &str| line.split('.').next().and_then(|word| word.parse().ok());
        let rules = page.lines().filter_map(number).collect();
        let mark = format!("**Ruling {letter}");
        let rulings = page.split(&mark).skip(1).filter_map(number).collect();
        (rules, rulings)
    }

    fn laid_out<F: Copy>(layout: &'static [Section<F>]) -> (Vec<usize>, Vec<usize>) {
        let blocks = || layout.iter().flat_map(|section| section.blocks);
        let rules = blocks().filter_map(|block| match block {
            Block::Rule(number) => Some(*number),
            _ => None,
        });
        let rulings = blocks().filter_map(|block| match block {
            Block::Ruling(number) => Some(*number),
            _ => None,
        });
        (rules.collect(), rulings.collect())
    }

    fn figures<F: Copy>(layout: &'static [Section<F>]) -> Vec<F> {
        let blocks = layout.iter().flat_map(|section| section.blocks);
        blocks
            .filter_map(|block| match block {
                Block::Figures(figures) => Some(*figures),
                _ => None,
            })
            .flatten()
            .copied()
            .collect()
    }

    #[test]
    fn every_rule_and_ruling_is_there_in_order() {
        for (page, letter, found) in [
            (
                include_str!("../../../docs/rules/akropolis.md"),
                'A',
                laid_out(AKROPOLIS),
            ),
            (
                include_str!("../../../docs/rules/architekton.md"),
                'T',
                laid_out(ARCHITEKTON),
            ),
        ] {
            let expected = numbers(page, letter);
            assert!(expected.0.len() > 10 && expected.1.len() > 7, "{letter}");
            assert_eq!(found, expected, "{letter}");
        }
    }

    #[test]
    fn every_figure_stands_somewhere_once() {
        assert_eq!(figures(AKROPOLIS), AkropolisFigure::ALL);
        assert_eq!(figures(ARCHITEKTON), ArchitektonFigure::ALL);
    }

    #[test]
    fn every_place_of_the_layout_has_its_text() {
        let book = Language::English.book();
        assert_eq!(Text::akropolis(book).titles.len(), AKROPOLIS.len());
        assert_eq!(Text::architekton(book).titles.len(), ARCHITEKTON.len());
        let (rules, rulings) = laid_out(AKROPOLIS);
        assert_eq!(book.akropolis.rules().len(), rules.len());
        assert_eq!(book.akropolis.rulings().len(), rulings.len());
        let (rules, rulings) = laid_out(ARCHITEKTON);
        assert_eq!(book.architekton.rules().len(), rules.len());
        assert_eq!(book.architekton.rulings().len(), rulings.len());
        assert_eq!(book.akropolis.figures().len(), AkropolisFigure::ALL.len());
        assert_eq!(
            book.architekton.figures().len(),
            ArchitektonFigure::ALL.len()
        );
    }
}
