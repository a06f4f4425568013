//! How the players of a contest stand.

use std::time::Duration;

use super::runner::Thinking;

/// What one player has reached so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayerStats {
    /// The games that were played out.
    pub(crate) played: Tally,
    /// The games that another player forfeited.
    pub(crate) walkovers: Tally,
    /// Number of games that this player forfeited.
    pub(crate) forfeits: u64,
    /// The final points of the games that were played out.
    points: Moments,
    moves: u64,
    thinking: Duration,
    starts: u64,
    starting: Duration,
}

/// Games and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Games won alone.
    pub(crate) wins: u64,
    /// Games in which the victory was shared.
    pub(crate) draws: u64,
}

impl PlayerStats {
    /// Adds a game that was played out, with whether it was won and by how many.
    pub(crate) fn add_played(&mut self, share: (bool, usize), points: i32) {
        self.played.add(share);
        self.points.add(f64::from(points));
    }

    /// Adds a game that another player forfeited.
    pub(crate) fn add_walkover(&mut self, share: (bool, usize)) {
        self.walkovers.add(share);
    }

    /// Adds a game that this player forfeited.
    pub(crate) fn add_forfeit(&mut self) {
        self.forfeits += 1;
    }

    /// Adds the time of some moves.
    pub(crate) fn add_thinking(&mut self, thinking: Thinking) {
        self.moves += thinking.moves;
        self.thinking += thinking.time;
        if let Some(start) = thinking.start {
            self.starts += 1;
            self.starting += start;
        }
    }

    /// All games, those that were forfeited among them.
    pub(crate) fn all(&self) -> Tally {
        Tally {
            games: self.played.games + self.walkovers.games + self.forfeits,
            wins: self.played.wins + self.walkovers.wins,
            draws: self.played.draws + self.walkovers.draws,
        }
    }

    /// The share of the games that this player forfeited.
    pub(crate) fn forfeit_rate(&self) -> f64 {
        self.forfeits as f64 / self.all().games.max(1) as f64
    }

    /// The mean of the final points; none where no game was played out.
    pub(crate) fn mean_score(&self) -> Option<f64> {
        (self.played.games > 0).then_some(self.points.mean)
    }

    /// The deviation of the final points; none for less than two games.
    pub(crate) fn sd_score(&self) -> Option<f64> {
        self.points.deviation()
    }

    /// The mean time of a move in milliseconds, without the first of a program.
    pub(crate) fn mean_move_ms(&self) -> Option<f64> {
        mean_ms(self.thinking, self.moves)
    }

    /// The mean time in milliseconds from the start of a program to its first answer.
    pub(crate) fn mean_start_ms(&self) -> Option<f64> {
        mean_ms(self.starting, self.starts)
    }
}

fn mean_ms(time: Duration, count: u64) -> Option<f64> {
    (count > 0).then(|| time.as_secs_f64() * 1000.0 / count as f64)
}

impl Tally {
    fn add(&mut self, (has_won, winners): (bool, usize)) {
        self.games += 1;
        match (has_won, winners) {
            (true, 1) => self.wins += 1,
            (true, _) => self.draws += 1,
            (false, _) => {}
        }
    }

    /// The share of the games that were won; a shared victory counts as half a game.
    pub(crate) fn rate(self) -> f64 {
        if self.games == 0 {
            return 0.0;
        }
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games as f64
    }

    /// The bounds within which the true rate lies with 95 % (Wilson's interval).
    pub(crate) fn rate_interval(self) -> (f64, f64) {
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

    /// The standard deviation of the sample; none for less than two numbers.
    fn deviation(&self) -> Option<f64> {
        (self.count >= 2.0).then(|| (self.squares / (self.count - 1.0)).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_numbers() {
        let mut stats = PlayerStats::default();
        assert_eq!((stats.mean_score(), stats.sd_score()), (None, None));
        for points in [2, 4, 4, 4, 5, 5, 7, 9] {
            stats.add_played((true, 1), points);
        }
        assert!((stats.mean_score().unwrap() - 5.0).abs() < 1e-9);
        assert!((stats.sd_score().unwrap() - (32.0f64 / 7.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn forfeits_are_told_apart() {
        let mut stats = PlayerStats::default();
        stats.add_played((true, 1), 10);
        stats.add_played((true, 2), 10);
        stats.add_walkover((true, 1));
        stats.add_forfeit();
        let all = Tally {
            games: 4,
            wins: 2,
            draws: 1,
        };
        assert_eq!(stats.all(), all);
        assert!((stats.all().rate() - 0.625).abs() < 1e-9);
        assert!((stats.played.rate() - 0.75).abs() < 1e-9);
        assert!((stats.forfeit_rate() - 0.25).abs() < 1e-9);
        assert_eq!(stats.mean_move_ms(), None);
    }

    #[test]
    fn starting_is_not_thinking() {
        let mut stats = PlayerStats::default();
        stats.add_thinking(Thinking {
            moves: 2,
            time: Duration::from_millis(30),
            start: Some(Duration::from_millis(700)),
        });
        assert_eq!(stats.mean_move_ms(), Some(15.0));
        assert_eq!(stats.mean_start_ms(), Some(700.0));
    }

    #[test]
    fn elo_and_intervals_are_sane() {
        assert!(elo(0.5).abs() < 1e-9);
        assert!((elo(10.0 / 11.0) - 400.0).abs() < 1e-6);
        assert!(elo(1.0).is_infinite());
        let tally = |games, wins| Tally {
            games,
            wins,
            draws: 0,
        };
        let (low, high) = tally(100, 75).rate_interval();
        assert!(
            (low - 0.6569).abs() < 1e-3 && (high - 0.8246).abs() < 1e-3,
            "{low} {high}"
        );
        let (low, high) = tally(10, 10).rate_interval();
        assert!(low > 0.7 && high <= 1.0);
    }
}
