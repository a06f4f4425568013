//! How the players of a contest stand.

use std::time::Duration;

/// What one player has reached so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayerStats {
    pub(crate) games: u64,
    /// Games won alone.
    pub(crate) wins: u64,
    /// Games in which the victory was shared.
    pub(crate) draws: u64,
    /// Games lost without being played out.
    pub(crate) forfeits: u64,
    /// The final points of the games that were played out.
    points: Moments,
    moves: u64,
    thinking: Duration,
}

impl PlayerStats {
    /// Adds a game that was played out.
    pub(crate) fn add_points(&mut self, points: i32) {
        self.points.add(f64::from(points));
    }

    /// Adds the time of some moves.
    pub(crate) fn add_moves(&mut self, moves: u64, thinking: Duration) {
        self.moves += moves;
        self.thinking += thinking;
    }

    pub(crate) fn mean_score(&self) -> f64 {
        self.points.mean
    }

    pub(crate) fn sd_score(&self) -> f64 {
        self.points.deviation()
    }

    /// The mean time of a move in milliseconds.
    pub(crate) fn mean_move_ms(&self) -> f64 {
        if self.moves == 0 {
            return 0.0;
        }
        self.thinking.as_secs_f64() * 1000.0 / self.moves as f64
    }

    /// The share of the games that were won; a shared victory counts as half a game.
    pub(crate) fn rate(&self) -> f64 {
        if self.games == 0 {
            return 0.0;
        }
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games as f64
    }

    /// The bounds within which the true rate lies with 95 % (Wilson's interval).
    pub(crate) fn rate_interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let games = self.games as f64;
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let rate = self.rate();
        let scale = 1.0 + Z * Z / games;
        let middle = (rate + Z * Z / (2.0 * games)) / scale;
        let spread =
            Z / scale * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
        // Rounding must not hide that nothing or everything was won.
        let low = if rate <= 0.0 { 0.0 } else { middle - spread };
        let high = if rate >= 1.0 { 1.0 } else { middle + spread };
        (low, high)
    }
}

/// The Elo difference that a rate of won games stands for; infinite for 0 and 1.
pub(crate) fn elo(rate: f64) -> f64 {
    -400.0 * (1.0 / rate - 1.0).log10()
}

/// Mean and deviation of numbers that come one after the other (Welford's method).
#[derive(Clone, Debug, Default)]
struct Moments {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let before = value - self.mean;
        self.mean += before / self.count;
        self.squares += before * (value - self.mean);
    }

    /// The standard deviation of the sample.
    fn deviation(&self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        (self.squares / (self.count - 1.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_numbers() {
        let mut stats = PlayerStats::default();
        for points in [2, 4, 4, 4, 5, 5, 7, 9] {
            stats.add_points(points);
        }
        assert!((stats.mean_score() - 5.0).abs() < 1e-9);
        assert!((stats.sd_score() - (32.0f64 / 7.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn elo_and_intervals_are_sane() {
        assert!(elo(0.5).abs() < 1e-9);
        assert!((elo(10.0 / 11.0) - 400.0).abs() < 1e-6);
        assert!(elo(1.0).is_infinite());
        let stats = PlayerStats {
            games: 100,
            wins: 75,
            ..PlayerStats::default()
        };
        let (low, high) = stats.rate_interval();
        assert!(
            (low - 0.6569).abs() < 1e-3 && (high - 0.8246).abs() < 1e-3,
            "{low} {high}"
        );
        let all = PlayerStats {
            games: 10,
            wins: 10,
            ..PlayerStats::default()
        };
        assert!(all.rate_interval().0 > 0.7 && all.rate_interval().1 <= 1.0);
    }
}
