//! Ratings by Glicko-2, several players pairwise.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// The rating of one player in one pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Glicko {
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
}

impl Glicko {
    /// What the database keeps; the number of games is not needed to go on.
    pub(crate) fn from_row(row: (f64, f64, f64, i64)) -> Glicko {
        Glicko {
            rating: row.0,
            deviation: row.1,
            volatility: row.2,
        }
    }

    fn to_library(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }
}

impl Default for Glicko {
    fn default() -> Glicko {
        let new = Glicko2Rating::new();
        Glicko {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
        }
    }
}

/// The ratings after a game, from those before it and the rank that each player reached (1 is the
/// best): as if everybody had played everybody, all at once.
pub(crate) fn after_game(players: &[(Glicko, u8)]) -> Vec<Glicko> {
    let config = Glicko2Config::new();
    let rate = |(index, &(own, rank)): (usize, &(Glicko, u8))| {
        let others: Vec<_> = players
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != index)
            .map(|(_, &(other, other_rank))| {
                let outcome = match rank.cmp(&other_rank) {
                    std::cmp::Ordering::Less => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                (other.to_library(), outcome)
            })
            .collect();
        let after = glicko2_rating_period(&own.to_library(), &others, &config);
        Glicko {
            rating: after.rating,
            deviation: after.deviation,
            volatility: after.volatility,
        }
    };
    players.iter().enumerate().map(rate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_gains_and_equals_share() {
        let new = Glicko::default();
        let after = after_game(&[(new, 1), (new, 2), (new, 2), (new, 4)]);
        assert!(after[0].rating > after[1].rating);
        assert!((after[1].rating - after[2].rating).abs() < 1e-9);
        assert!(after[2].rating > after[3].rating);
        assert!(after.iter().all(|after| after.deviation < new.deviation));
        let sum: f64 = after.iter().map(|after| after.rating).sum();
        assert!((sum - 4.0 * new.rating).abs() < 1e-6);
    }
}
