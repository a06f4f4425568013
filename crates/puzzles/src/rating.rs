//! How hard a puzzle is, on the scale on which players of puzzles are rated.

use std::fmt;

/// How hard a puzzle is, on an Elo scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleRating(u16);

impl PuzzleRating {
    /// The easiest rating.
    pub const LEAST: PuzzleRating = PuzzleRating(400);
    /// The hardest rating.
    pub const MOST: PuzzleRating = PuzzleRating(2600);

    /// A rating on the scale; `None` beyond its ends.
    pub fn new(number: u16) -> Option<PuzzleRating> {
        (PuzzleRating::LEAST.0..=PuzzleRating::MOST.0)
            .contains(&number)
            .then_some(PuzzleRating(number))
    }

    /// The rating as a number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Probability that a player of this strength solves a puzzle of this rating.
    pub fn expected(self, player: f64) -> f64 {
        1.0 / (1.0 + 10f64.powf((f64::from(self.0) - player) / 400.0))
    }

    /// The rating that explains best which solvers succeeded: its maximum-likelihood estimate.
    pub fn from_attempts(attempts: &[Attempts]) -> PuzzleRating {
        // One more success of a beginner and one more failure of a champion keep it on the scale.
        let bounds = [
            Attempts::new(f64::from(PuzzleRating::LEAST.0), 1, 1),
            Attempts::new(f64::from(PuzzleRating::MOST.0), 1, 0),
        ];
        let surplus = |rating: PuzzleRating| -> f64 {
            let all = attempts.iter().chain(&bounds);
            all.map(|one| {
                f64::from(one.solved) - f64::from(one.tries) * rating.expected(one.strength)
            })
            .sum()
        };
        // The difference between successes and what a rating expects grows with the rating.
        let (mut low, mut high) = (PuzzleRating::LEAST.0, PuzzleRating::MOST.0);
        while low < high {
            let middle = low.midpoint(high);
            if surplus(PuzzleRating(middle)) < 0.0 {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        PuzzleRating(low)
    }
}

/// The results of a solver of known strength at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Attempts {
    strength: f64,
    tries: u32,
    solved: u32,
}

impl Attempts {
    /// `tries` attempts, of which `solved` succeeded.
    pub fn new(strength: f64, tries: u32, solved: u32) -> Attempts {
        Attempts {
            strength,
            tries,
            solved,
        }
    }
}

impl fmt::Display for PuzzleRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rating_lies_where_half_of_the_tries_succeed() {
        let even = [Attempts::new(1500.0, 100, 50)];
        let rating = PuzzleRating::from_attempts(&even).number();
        assert!((1490..=1510).contains(&rating), "{rating}");
    }

    #[test]
    fn who_solves_more_finds_it_easier() {
        let rating = |solved| PuzzleRating::from_attempts(&[Attempts::new(1500.0, 10, solved)]);
        assert!(rating(10) < rating(7) && rating(7) < rating(2) && rating(2) < rating(0));
        assert!(rating(10) >= PuzzleRating::LEAST && rating(0) <= PuzzleRating::MOST);
        assert!((PuzzleRating(1500).expected(1900.0) - 10.0 / 11.0).abs() < 1e-9);
    }
}
