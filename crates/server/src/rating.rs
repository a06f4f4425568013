//! Ratings: Glicko-2 between two, Weng-Lin among three and four, both on one scale.

use polis_protocol::{Millis, Rating};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// The deviation of somebody who has not played yet.
const NEW_DEVIATION: f64 = 350.0;
/// The volatility of somebody who has not played yet: how erratic Glicko-2 takes them to be.
const NEW_VOLATILITY: f64 = 0.06;
/// How much chance there is in a game among several. With 400 / (ln 10 * sqrt 2), somebody who is 400
/// points ahead is expected to be first ten times as often, as between two.
const BETA: f64 = 400.0 / (std::f64::consts::LN_10 * std::f64::consts::SQRT_2);
/// What a game among several adds to a deviation beforehand, so that no rating ever stands still.
const DRIFT: f64 = 5.0;

/// Rated games of the same people that count in one pool within [`MEETINGS_MS`]. Whoever lets a friend win
/// one game after the other, or plays against a second account of their own, gains little by it.
pub(crate) const COUNTED_MEETINGS: i64 = 6;
/// A day.
pub(crate) const MEETINGS_MS: Millis = 24 * 3_600_000;

/// The rating of one player in one pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PoolRating {
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    /// What Glicko-2 keeps besides; Weng-Lin has no such thing.
    pub(crate) volatility: f64,
}

impl PoolRating {
    /// What the database keeps; the number of games is not needed to go on.
    pub(crate) fn from_row(row: (f64, f64, f64, i64)) -> PoolRating {
        PoolRating {
            rating: row.0,
            deviation: row.1,
            volatility: row.2,
        }
    }

    fn to_glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }

    fn to_weng_lin(self) -> WengLinRating {
        WengLinRating {
            rating: self.rating,
            uncertainty: self.deviation.hypot(DRIFT).min(NEW_DEVIATION),
        }
    }
}

impl Default for PoolRating {
    fn default() -> PoolRating {
        PoolRating {
            rating: Rating::NEW,
            deviation: NEW_DEVIATION,
            volatility: NEW_VOLATILITY,
        }
    }
}

/// The ratings after a game, from those before it and the rank that each player reached (1 is the
/// best).
pub(crate) fn after_game(players: &[(PoolRating, u8)]) -> Vec<PoolRating> {
    match players {
        [one, other] => vec![after_duel(*one, *other), after_duel(*other, *one)],
        _ => after_game_of_several(players),
    }
}

fn after_duel((own, rank): (PoolRating, u8), (other, other_rank): (PoolRating, u8)) -> PoolRating {
    let outcome = match rank.cmp(&other_rank) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let config = Glicko2Config::new();
    let after = glicko2_rating_period(&own.to_glicko(), &[(other.to_glicko(), outcome)], &config);
    PoolRating {
        rating: after.rating,
        deviation: after.deviation,
        volatility: after.volatility,
    }
}

/// Each player is a team of one.
fn after_game_of_several(players: &[(PoolRating, u8)]) -> Vec<PoolRating> {
    let config = WengLinConfig {
        beta: BETA,
        ..WengLinConfig::new()
    };
    let ratings: Vec<[WengLinRating; 1]> = players
        .iter()
        .map(|(player, _)| [player.to_weng_lin()])
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = ratings
        .iter()
        .zip(players)
        .map(|(team, &(_, rank))| (team.as_slice(), MultiTeamOutcome::new(rank.into())))
        .collect();
    let after = weng_lin_multi_team(&teams, &config);
    let rate = |(&(before, _), team): (&(PoolRating, u8), Vec<WengLinRating>)| {
        let Some(after) = team.first() else {
            return before;
        };
        PoolRating {
            rating: after.rating,
            deviation: after.uncertainty,
            volatility: before.volatility,
        }
    };
    players.iter().zip(after).map(rate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_gains_and_equals_share() {
        let new = PoolRating::default();
        for ranks in [vec![1, 2], vec![1, 2, 3], vec![1, 2, 2, 4]] {
            let players: Vec<_> = ranks.iter().map(|&rank| (new, rank)).collect();
            let after = after_game(&players);
            for (one, rank) in after.iter().zip(&ranks) {
                for (other, other_rank) in after.iter().zip(&ranks) {
                    let is_as_expected = match rank.cmp(other_rank) {
                        std::cmp::Ordering::Less => one.rating > other.rating,
                        std::cmp::Ordering::Equal => (one.rating - other.rating).abs() < 1e-9,
                        std::cmp::Ordering::Greater => one.rating < other.rating,
                    };
                    assert!(is_as_expected, "{ranks:?}: {after:?}");
                }
                assert!(one.deviation < new.deviation);
            }
            // What some gain the others lose, as they began as equals.
            let sum: f64 = after.iter().map(|after| after.rating).sum();
            assert!((sum - ranks.len() as f64 * new.rating).abs() < 1e-6);
        }
    }

    #[test]
    fn among_several_ratings_find_their_place_and_never_stand_still() {
        // The first is mostly first, and the last mostly last.
        const RANKS: [[u8; 4]; 5] = [
            [1, 2, 3, 4],
            [2, 1, 3, 4],
            [1, 3, 2, 4],
            [1, 2, 4, 3],
            [3, 2, 1, 4],
        ];
        let mut players = [PoolRating::default(); 4];
        for game in 0..200 {
            let ranked: Vec<_> = players.into_iter().zip(RANKS[game % RANKS.len()]).collect();
            for (player, after) in players.iter_mut().zip(after_game(&ranked)) {
                *player = after;
            }
        }
        for player in players {
            assert!(!Rating::is_provisional(player.deviation), "{players:?}");
        }
        assert!(players.is_sorted_by(|one, other| one.rating > other.rating));
        assert!(players[0].rating > players[3].rating + 300.0, "{players:?}");
        assert!(players.iter().all(|player| player.deviation > DRIFT));
        // A surprise moves even those who have played often.
        let surprise: Vec<_> = players.into_iter().zip([4, 3, 2, 1]).collect();
        let after = after_game(&surprise);
        assert!(after[3].rating > players[3].rating + 20.0, "{after:?}");
    }

    #[test]
    fn a_better_player_gains_less() {
        let strong = PoolRating {
            rating: 1900.0,
            deviation: 80.0,
            ..PoolRating::default()
        };
        let weak = PoolRating {
            rating: 1500.0,
            ..strong
        };
        for others in 1..=3 {
            let game = |first: PoolRating, other: PoolRating| {
                let players: Vec<_> = std::iter::once((first, 1))
                    .chain((0..others).map(|_| (other, 2)))
                    .collect();
                after_game(&players)[0].rating - first.rating
            };
            assert!(game(weak, strong) > 3.0 * game(strong, weak), "{others}");
        }
    }
}
