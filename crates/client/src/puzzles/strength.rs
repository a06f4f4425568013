//! How strong somebody is at puzzles: a rating that rises and falls, after Glicko.

use std::f64::consts::PI;

use polis_puzzles::PuzzleRating;
use serde::{Deserialize, Serialize};

/// A rating and how far off it may be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatingEstimate {
    pub rating: f64,
    /// Its standard deviation: large at first, so that the rating soon finds its place.
    pub deviation: f64,
}

impl Default for RatingEstimate {
    fn default() -> RatingEstimate {
        RatingEstimate {
            rating: 1000.0,
            deviation: MOST,
        }
    }
}

/// The deviation of somebody of whom nothing is known.
const MOST: f64 = 220.0;
/// The smallest deviation: people go on learning.
const LEAST: f64 = 60.0;
/// How far off the rating of a puzzle may be.
const PUZZLE: f64 = 80.0;
/// One step of the scale of Glicko.
const STEP: f64 = std::f64::consts::LN_10 / 400.0;

impl RatingEstimate {
    /// The strength after a puzzle was solved (1) or not (0).
    #[must_use]
    pub fn after(self, puzzle: PuzzleRating, score: f64) -> RatingEstimate {
        let spread = 1.0 / (1.0 + 3.0 * (STEP * PUZZLE / PI).powi(2)).sqrt();
        let ahead = self.rating - f64::from(puzzle.number());
        let expected = 1.0 / (1.0 + 10f64.powf(-spread * ahead / 400.0));
        let known = 1.0 / self.deviation.powi(2);
        let learned = (STEP * spread).powi(2) * expected * (1.0 - expected);
        let rating = self.rating + STEP / (known + learned) * spread * (score - expected);
        RatingEstimate {
            rating: rating.clamp(LOWEST, HIGHEST),
            deviation: (1.0 / (known + learned)).sqrt().clamp(LEAST, MOST),
        }
    }

    /// The rating as people read it.
    pub fn number(self) -> i32 {
        self.rating.round() as i32
    }

    /// The same, if it can be one; what is kept may hold anything.
    #[must_use]
    pub fn or_usual(self) -> RatingEstimate {
        let is_one =
            (LOWEST..=HIGHEST).contains(&self.rating) && (LEAST..=MOST).contains(&self.deviation);
        if is_one {
            self
        } else {
            RatingEstimate::default()
        }
    }
}

const LOWEST: f64 = 100.0;
const HIGHEST: f64 = 3000.0;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn puzzle(rating: u16) -> PuzzleRating {
        PuzzleRating::new(rating).unwrap()
    }

    #[test]
    fn it_rises_with_success_and_falls_with_failure() {
        let start = RatingEstimate::default();
        let up = start.after(puzzle(1000), 1.0);
        let down = start.after(puzzle(1000), 0.0);
        assert!(up.number() > 1050 && down.number() < 950, "{up:?} {down:?}");
        assert!(up.deviation < start.deviation);
        // A hard puzzle brings more, and costs less.
        assert!(start.after(puzzle(1600), 1.0).rating > up.rating);
        assert!(start.after(puzzle(1600), 0.0).rating > down.rating);
    }

    #[test]
    fn it_finds_its_place_and_stays_on_the_scale() {
        let mut strength = RatingEstimate::default();
        for _ in 0..200 {
            strength = strength.after(puzzle(1500), 1.0);
            strength = strength.after(puzzle(1500), 0.0);
        }
        assert!((strength.rating - 1500.0).abs() < 60.0, "{strength:?}");
        for _ in 0..2000 {
            strength = strength.after(puzzle(2600), 1.0);
        }
        assert!(strength.rating <= 3000.0);
        let broken = RatingEstimate {
            rating: f64::NAN,
            deviation: 5.0,
        };
        assert_eq!(broken.or_usual(), RatingEstimate::default());
        assert_eq!(strength.or_usual(), strength);
    }
}
