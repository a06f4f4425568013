//! How far off a share may be.

/// A share of games, with where it truly is with 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// How many games.
    pub games: usize,
    /// How many of them count; a victory that is shared counts in part.
    pub wins: f64,
    /// The least that it truly is.
    pub low: f64,
    /// The most that it truly is.
    pub high: f64,
}

/// So many deviations to both sides hold 95 % of a normal distribution.
const Z: f64 = 1.96;

impl Share {
    /// The share of so many wins in so many games, with the interval of Wilson: that of few games
    /// is wide, and never beyond 0 and 1. None without a game.
    pub fn new(wins: f64, games: usize) -> Option<Share> {
        if games == 0 {
            return None;
        }
        let n = games as f64;
        let share = (wins / n).clamp(0.0, 1.0);
        let middle = share + Z * Z / (2.0 * n);
        let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        Some(Share {
            games,
            wins,
            low: ((middle - spread) / whole).max(0.0),
            high: ((middle + spread) / whole).min(1.0),
        })
    }

    /// The share itself.
    pub fn part(self) -> f64 {
        (self.wins / self.games as f64).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_games_say_little() {
        assert_eq!(Share::new(0.0, 0), None);
        let check = |wins, games, low: f64, high: f64| {
            let share = Share::new(wins, games).unwrap();
            assert!((share.low - low).abs() < 0.0006, "{share:?}");
            assert!((share.high - high).abs() < 0.0006, "{share:?}");
        };
        // As tables of the interval have them.
        check(0.0, 10, 0.0, 0.2775);
        check(5.0, 10, 0.2366, 0.7634);
        check(10.0, 10, 0.7225, 1.0);
        check(60.0, 100, 0.5020, 0.6906);
        check(1.0, 1, 0.2065, 1.0);
    }
}
