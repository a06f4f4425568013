//! How somebody fares at puzzles, as the browser keeps it.

use std::collections::{BTreeMap, BTreeSet};

use polis_protocol::Day;
use polis_puzzles::{AnswerVerdict, PuzzleRating};
use serde::{Deserialize, Serialize};

use crate::saved_games::KeyValueStore;
use crate::settings::Stored;
use polis_notation::GameKind;

use super::strength::RatingEstimate;

/// How somebody fares at puzzles.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    akropolis: Track,
    architekton: Track,
    /// How the puzzles of the days went.
    days: BTreeMap<u32, bool>,
}

/// How somebody fares at the puzzles of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Track {
    strength: RatingEstimate,
    /// The rating after each of the last answers, and how far off it may have been.
    history: Vec<(f64, f64)>,
    solved: BTreeSet<u16>,
    failed: BTreeSet<u16>,
    streak: u16,
    longest: u16,
}

/// What an answer changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// The rating before and after.
    Rated { before: i32, after: i32 },
    /// The puzzle had been answered before, so the rating stays.
    Unrated,
}

/// So many ratings are remembered.
const HISTORY: usize = 100;
/// So many days are remembered.
const DAYS: usize = 400;
/// No collection has more puzzles.
const NUMBERS: usize = 2000;

impl Stored for PuzzleProgress {
    // Another form of it would have another key, so that neither version spoils the other's.
    const KEY: &'static str = "polis.puzzles-1";
}

impl PuzzleProgress {
    /// What is kept, without what cannot be.
    pub fn here(store: &impl KeyValueStore) -> PuzzleProgress {
        let mut progress = PuzzleProgress::load(store);
        for track in [&mut progress.akropolis, &mut progress.architekton] {
            track.strength = track.strength.or_usual();
            track.history.retain(|(rating, deviation)| {
                (0.0..=4000.0).contains(rating) && (0.0..=1000.0).contains(deviation)
            });
            track.shorten();
        }
        progress.shorten();
        progress
    }

    /// How one fares at a game.
    pub fn track(&self, game: GameKind) -> &Track {
        match game {
            GameKind::Akropolis => &self.akropolis,
            GameKind::Architekton => &self.architekton,
        }
    }

    /// Takes in an answer. Only the first one to a puzzle changes the rating.
    pub fn answer(
        &mut self,
        game: GameKind,
        number: u16,
        puzzle: PuzzleRating,
        verdict: AnswerVerdict,
    ) -> Answered {
        let track = match game {
            GameKind::Akropolis => &mut self.akropolis,
            GameKind::Architekton => &mut self.architekton,
        };
        track.answer(number, puzzle, verdict)
    }

    /// Takes in the first answer to the puzzle of a day.
    pub fn answer_day(&mut self, day: Day, verdict: AnswerVerdict) {
        self.days
            .entry(day.0)
            .or_insert(verdict == AnswerVerdict::Solved);
        self.shorten();
    }

    /// How the puzzle of a day went; none where it was not tried.
    pub fn day(&self, day: Day) -> Option<AnswerVerdict> {
        self.days.get(&day.0).map(|&solved| {
            if solved {
                AnswerVerdict::Solved
            } else {
                AnswerVerdict::Failed
            }
        })
    }

    /// How many days in a row up to this one were solved; this one may still be open.
    pub fn days_in_a_row(&self, today: Day) -> u32 {
        let is_solved = |day: u32| self.days.get(&day) == Some(&true);
        let last = if self.days.contains_key(&today.0) {
            today.0
        } else {
            today.0.saturating_sub(1)
        };
        (0..=last).rev().take_while(|&day| is_solved(day)).count() as u32
    }

    fn shorten(&mut self) {
        while self.days.len() > DAYS {
            self.days.pop_first();
        }
    }
}

impl Track {
    /// How strong one is.
    pub fn strength(&self) -> RatingEstimate {
        self.strength
    }

    /// The rating after each of the last answers, and how far off it may have been.
    pub fn history(&self) -> &[(f64, f64)] {
        &self.history
    }

    /// How many puzzles were solved at the first answer or later.
    pub fn solved(&self) -> usize {
        self.solved.len()
    }

    /// How many first answers in a row were right.
    pub fn streak(&self) -> usize {
        self.streak.into()
    }

    /// The longest such row.
    pub fn longest(&self) -> usize {
        self.longest.into()
    }

    /// How a puzzle was answered; none where it was not.
    pub fn answered(&self, number: u16) -> Option<AnswerVerdict> {
        if self.solved.contains(&number) {
            Some(AnswerVerdict::Solved)
        } else {
            self.failed
                .contains(&number)
                .then_some(AnswerVerdict::Failed)
        }
    }

    /// Whether a puzzle was tried and is not solved yet.
    pub fn has_failed(&self, number: u16) -> bool {
        self.answered(number) == Some(AnswerVerdict::Failed)
    }

    fn answer(&mut self, number: u16, puzzle: PuzzleRating, verdict: AnswerVerdict) -> Answered {
        let is_first = self.answered(number).is_none();
        match verdict {
            AnswerVerdict::Solved => {
                self.failed.remove(&number);
                self.solved.insert(number);
            }
            AnswerVerdict::Failed if is_first => {
                self.failed.insert(number);
            }
            AnswerVerdict::Failed => {}
        }
        if !is_first {
            return Answered::Unrated;
        }
        let before = self.strength;
        let score = match verdict {
            AnswerVerdict::Solved => {
                self.streak = self.streak.saturating_add(1);
                self.longest = self.longest.max(self.streak);
                1.0
            }
            AnswerVerdict::Failed => {
                self.streak = 0;
                0.0
            }
        };
        self.strength = before.after(puzzle, score);
        if self.history.is_empty() {
            self.history.push((before.rating, before.deviation));
        }
        self.history.push((
            self.strength.rating.round(),
            self.strength.deviation.round(),
        ));
        self.shorten();
        Answered::Rated {
            before: before.number(),
            after: self.strength.number(),
        }
    }

    fn shorten(&mut self) {
        let surplus = self.history.len().saturating_sub(HISTORY);
        self.history.drain(..surplus);
        for numbers in [&mut self.solved, &mut self.failed] {
            while numbers.len() > NUMBERS {
                numbers.pop_last();
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::saved_games::memory::Memory;

    fn rating() -> PuzzleRating {
        PuzzleRating::new(1200).unwrap()
    }

    #[test]
    fn only_the_first_answer_counts() {
        let mut progress = PuzzleProgress::default();
        let game = GameKind::Akropolis;
        let Answered::Rated { before, after } =
            progress.answer(game, 3, rating(), AnswerVerdict::Failed)
        else {
            panic!("the first answer counts");
        };
        assert!(after < before);
        assert_eq!(progress.track(game).streak(), 0);
        let again = progress.answer(game, 3, rating(), AnswerVerdict::Solved);
        assert_eq!(again, Answered::Unrated);
        assert_eq!(progress.track(game).strength().number(), after);
        assert_eq!(
            progress.track(game).answered(3),
            Some(AnswerVerdict::Solved)
        );
        progress.answer(game, 4, rating(), AnswerVerdict::Solved);
        assert!(progress.track(game).strength().number() > after);
        assert_eq!(
            (progress.track(game).streak(), progress.track(game).solved()),
            (1, 2)
        );
        assert_eq!(progress.track(GameKind::Architekton), &Track::default());
    }

    #[test]
    fn days_in_a_row_are_counted_up_to_today() {
        let mut progress = PuzzleProgress::default();
        for day in [5, 6, 7, 9, 10] {
            progress.answer_day(Day(day), AnswerVerdict::Solved);
        }
        progress.answer_day(Day(8), AnswerVerdict::Failed);
        progress.answer_day(Day(8), AnswerVerdict::Solved);
        assert_eq!(progress.day(Day(8)), Some(AnswerVerdict::Failed));
        assert_eq!(progress.days_in_a_row(Day(10)), 2);
        assert_eq!(progress.days_in_a_row(Day(11)), 2);
        assert_eq!(progress.days_in_a_row(Day(12)), 0);
        assert_eq!(progress.days_in_a_row(Day(7)), 3);
    }

    #[test]
    fn it_is_kept_and_what_is_broken_is_not_taken() {
        let store = Memory::default();
        let mut progress = PuzzleProgress::default();
        for number in 1..=500 {
            progress.answer(GameKind::Akropolis, number, rating(), AnswerVerdict::Solved);
            progress.answer(
                GameKind::Architekton,
                number,
                rating(),
                AnswerVerdict::Failed,
            );
            progress.answer_day(Day(20_000 + u32::from(number)), AnswerVerdict::Solved);
        }
        progress.keep(&store);
        assert_eq!(PuzzleProgress::here(&store), progress);
        assert!(store.get(PuzzleProgress::KEY).unwrap().len() < 16 * 1024);
        for text in [
            "",
            "{",
            "7",
            "{\"akropolis\":{\"strength\":{\"rating\":1e99,\"deviation\":-1}}}",
            "{\"akropolis\":{\"history\":[[1e300,0]]}}",
        ] {
            store.set(PuzzleProgress::KEY, text).unwrap();
            assert_eq!(
                PuzzleProgress::here(&store),
                PuzzleProgress::default(),
                "{text}"
            );
        }
    }
}
