//! Which puzzle comes next.

use polis_puzzles::{CollectionIndex, Goal, IndexEntry};

use polis_notation::GameKind;
use polis_protocol::Day;

use super::progress::Track;

/// The kinds of tasks that one can choose among.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleTheme {
    /// The best move.
    Best,
    /// The most points.
    Points,
    /// A type that begins to count.
    Count,
    /// Not going bankrupt.
    Survive,
    /// Making the opponent bankrupt.
    Bankrupt,
}

impl PuzzleTheme {
    pub const ALL: [PuzzleTheme; 5] = [
        PuzzleTheme::Best,
        PuzzleTheme::Points,
        PuzzleTheme::Count,
        PuzzleTheme::Survive,
        PuzzleTheme::Bankrupt,
    ];

    /// The kind of a goal.
    pub fn of(goal: Goal) -> PuzzleTheme {
        match goal {
            Goal::Best => PuzzleTheme::Best,
            Goal::Points => PuzzleTheme::Points,
            Goal::Count(_) => PuzzleTheme::Count,
            Goal::Survive => PuzzleTheme::Survive,
            Goal::Bankrupt => PuzzleTheme::Bankrupt,
        }
    }

    /// The kinds that a collection has.
    pub fn there(outline: &CollectionIndex) -> Vec<PuzzleTheme> {
        let has = |theme: &PuzzleTheme| {
            outline
                .entries()
                .iter()
                .any(|one| PuzzleTheme::of(one.goal) == *theme)
        };
        PuzzleTheme::ALL.into_iter().filter(has).collect()
    }
}

/// So many puzzles come into question at a time.
const NEAR: usize = 5;

/// The number of the next puzzle: one near the rating that was not answered yet, or else one that
/// was not solved; none when all of this kind are solved. `lot` decides among those that are near.
pub fn next(
    outline: &CollectionIndex,
    theme: Option<PuzzleTheme>,
    track: &Track,
    lot: u32,
) -> Option<u16> {
    let is_asked =
        |entry: &IndexEntry| theme.is_none_or(|theme| PuzzleTheme::of(entry.goal) == theme);
    let numbered = |(index, entry)| (index as u16 + 1, entry);
    let all = outline.entries().iter().enumerate().map(numbered);
    let all: Vec<(u16, &IndexEntry)> = all.filter(|(_, entry)| is_asked(entry)).collect();
    let new = all
        .iter()
        .filter(|(number, _)| track.answered(*number).is_none());
    let mut near: Vec<(u16, &IndexEntry)> = new.copied().collect();
    if near.is_empty() {
        let failed = all.iter().filter(|(number, _)| track.has_failed(*number));
        near = failed.copied().collect();
    }
    let rating = track.strength().number();
    near.sort_by_key(|(_, entry)| (i32::from(entry.rating.number()) - rating).abs());
    near.truncate(NEAR);
    let chosen = near.get(lot as usize % near.len().max(1))?;
    Some(chosen.0)
}

/// The puzzle of a day, the same for everybody who has these puzzles: game and number. None comes
/// twice before all have been there.
pub fn of_day(day: Day, akropolis: usize, architekton: usize) -> Option<(GameKind, u16)> {
    let all = (akropolis + architekton) as u64;
    if all == 0 {
        return None;
    }
    // A step that shares no divisor with their number leads through all of them.
    let mut step = all * 618 / 1000 + 1;
    while greatest_divisor(step, all) > 1 {
        step += 1;
    }
    let place = (u64::from(day.0) * step % all) as usize;
    Some(if place < akropolis {
        (GameKind::Akropolis, place as u16 + 1)
    } else {
        (GameKind::Architekton, (place - akropolis) as u16 + 1)
    })
}

fn greatest_divisor(one: u64, other: u64) -> u64 {
    match other {
        0 => one,
        _ => greatest_divisor(other, one % other),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::BTreeSet;

    use polis_puzzles::AnswerVerdict;

    use super::*;
    use crate::puzzles::files::tests::library;
    use crate::puzzles::progress::PuzzleProgress;

    #[test]
    fn every_puzzle_has_its_day() {
        for (akropolis, architekton) in [(1, 0), (2, 3), (340, 130), (357, 123)] {
            let days: BTreeSet<_> = (0..(akropolis + architekton) as u32)
                .map(|day| of_day(Day(20_000 + day), akropolis, architekton).unwrap())
                .collect();
            assert_eq!(days.len(), akropolis + architekton);
        }
        assert_eq!(of_day(Day(1), 0, 0), None);
    }

    #[test]
    fn the_next_one_is_near_the_rating_and_new() {
        let library = library();
        let outline = &library.akropolis;
        let mut progress = PuzzleProgress::default();
        let mut seen = BTreeSet::new();
        for lot in 0..20 {
            let track = progress.track(GameKind::Akropolis);
            let number = next(outline, None, track, lot).unwrap();
            assert!(seen.insert(number));
            let rating = outline.entries()[usize::from(number) - 1].rating;
            progress.answer(GameKind::Akropolis, number, rating, AnswerVerdict::Failed);
        }
        for theme in PuzzleTheme::there(outline) {
            let track = progress.track(GameKind::Akropolis);
            let number = next(outline, Some(theme), track, 3).unwrap();
            let entry = &outline.entries()[usize::from(number) - 1];
            assert_eq!(PuzzleTheme::of(entry.goal), theme);
        }
        assert!(!PuzzleTheme::there(outline).contains(&PuzzleTheme::Bankrupt));
    }

    #[test]
    fn what_was_not_solved_comes_again_and_then_nothing() {
        let library = library();
        let outline = &library.architekton;
        let mut progress = PuzzleProgress::default();
        for (index, entry) in outline.entries().iter().enumerate() {
            let verdict = if index == 4 {
                AnswerVerdict::Failed
            } else {
                AnswerVerdict::Solved
            };
            progress.answer(
                GameKind::Architekton,
                index as u16 + 1,
                entry.rating,
                verdict,
            );
        }
        let track = progress.track(GameKind::Architekton);
        assert_eq!(next(outline, None, track, 7), Some(5));
        progress.answer(
            GameKind::Architekton,
            5,
            outline.entries()[4].rating,
            AnswerVerdict::Solved,
        );
        assert_eq!(
            next(outline, None, progress.track(GameKind::Architekton), 7),
            None
        );
    }
}
