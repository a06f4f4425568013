//! Stopping early: the sequential probability ratio test between two strengths.

use std::str::FromStr;

use thiserror::Error;

use super::stats::Tally;

/// Is the first player better than the second by `upper` Elo, or only by `lower`?
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) lower: f64,
    pub(crate) upper: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SprtVerdict {
    /// Better by `upper`, with 95 %.
    Upper,
    /// Better by `lower` only, with 95 %.
    Lower,
}

impl Sprt {
    /// What the test says by now; none while it is not clear.
    pub(crate) fn answer(self, first: Tally) -> Option<SprtVerdict> {
        // Both errors are 5 %.
        const BOUND: f64 = 2.944_439;
        let ratio = self.log_likelihood_ratio(first);
        if ratio >= BOUND {
            Some(SprtVerdict::Upper)
        } else if ratio <= -BOUND {
            Some(SprtVerdict::Lower)
        } else {
            None
        }
    }

    /// The normal approximation for results of 1, 1/2 and 0.
    fn log_likelihood_ratio(self, first: Tally) -> f64 {
        let games = first.games as f64;
        // Half a game of each result keeps the variance above zero.
        let (wins, draws) = (first.wins as f64 + 0.5, first.draws as f64 + 0.5);
        let losses = games - first.wins as f64 - first.draws as f64 + 0.5;
        let count = wins + draws + losses;
        let mean = (wins + draws / 2.0) / count;
        let variance = ((wins + draws / 4.0) / count - mean * mean) / count;
        let (low, high) = (expected(self.lower), expected(self.upper));
        (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

/// The rate of won games that an Elo difference stands for.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Not two strengths.
#[derive(Debug, Error)]
#[error("expected two Elo differences with a comma, the lower first, as in `0,50`")]
pub(crate) struct SprtError;

impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let (lower, upper) = text.split_once(',').ok_or(SprtError)?;
        let read = |word: &str| {
            word.trim()
                .parse()
                .ok()
                .filter(|elo: &f64| elo.abs() <= 2000.0)
        };
        match (read(lower), read(upper)) {
            (Some(lower), Some(upper)) if lower < upper => Ok(Sprt { lower, upper }),
            _ => Err(SprtError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats(wins: u64, games: u64) -> Tally {
        Tally {
            games,
            wins,
            draws: 0,
        }
    }

    #[test]
    fn the_test_stops_when_the_answer_is_clear() {
        let sprt: Sprt = "0,100".parse().unwrap();
        assert_eq!(sprt.answer(stats(0, 0)), None);
        assert_eq!(sprt.answer(stats(57, 100)), None);
        assert_eq!(sprt.answer(stats(90, 100)), Some(SprtVerdict::Upper));
        assert_eq!(sprt.answer(stats(40, 100)), Some(SprtVerdict::Lower));
        assert!("100,0".parse::<Sprt>().is_err());
        assert!("5".parse::<Sprt>().is_err());
        assert!("NaN,inf".parse::<Sprt>().is_err());
    }
}
