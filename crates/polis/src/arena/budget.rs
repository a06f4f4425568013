//! How long a player may think about a move.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use polis_engine::StopCondition;
use thiserror::Error;

/// The longest time for a move.
const MOST_MS: u64 = 3_600_000;

/// How long a player may think about a move: `1000` milliseconds, or `2000p` playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Budget {
    /// So much time.
    Time(Duration),
    /// So many playouts, which gives equal moves on every machine; players that do not search need
    /// none.
    Playouts(u32),
}

/// The text is no budget.
#[derive(Debug, Error)]
#[error(
    "found the budget `{found}`; expected milliseconds as in `top@1000`, 1 to {MOST_MS}, or playouts \
     as in `top@2000p`"
)]
pub(crate) struct NoBudget {
    found: String,
}

impl FromStr for Budget {
    type Err = NoBudget;

    fn from_str(text: &str) -> Result<Budget, NoBudget> {
        let budget = match text.strip_suffix('p') {
            Some(playouts) => playouts.parse().ok().filter(|&playouts| playouts > 0),
            None => None,
        };
        let time = text.parse().ok().filter(|ms| (1..=MOST_MS).contains(ms));
        budget
            .map(Budget::Playouts)
            .or_else(|| time.map(|ms| Budget::Time(Duration::from_millis(ms))))
            .ok_or_else(|| NoBudget {
                found: polis_game::excerpt(text),
            })
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}", time.as_millis()),
            Budget::Playouts(playouts) => write!(f, "{playouts}p"),
        }
    }
}

impl Budget {
    /// What stops a search that begins now.
    pub(crate) fn stop(self) -> impl StopCondition {
        // A little is kept back, so that a playout under way does not run over the time.
        let end = match self {
            Budget::Time(time) => Some(Instant::now() + time.mul_f64(0.95)),
            Budget::Playouts(_) => None,
        };
        move |playouts: u32| match self {
            Budget::Playouts(most) => playouts >= most,
            Budget::Time(_) => end.is_some_and(|end| Instant::now() >= end),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_milliseconds_or_playouts() {
        for text in ["1", "1000", "2000p", "3600000"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "0", "p", "0p", "-1", "1s", "3600001", "99999999999p"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
