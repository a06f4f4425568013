//! The match ("revenge"): a series of games (rule 12).

use polis_game::Seat;
use thiserror::Error;

use crate::Verdict;

/// One of the two people of a series, whichever seat they have in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeriesPlayer {
    /// The person who begins the first game.
    One,
    /// The other.
    Two,
}

impl SeriesPlayer {
    /// Both players.
    pub const ALL: [SeriesPlayer; 2] = [SeriesPlayer::One, SeriesPlayer::Two];

    /// The opponent.
    #[must_use]
    pub const fn opponent(self) -> SeriesPlayer {
        match self {
            SeriesPlayer::One => SeriesPlayer::Two,
            SeriesPlayer::Two => SeriesPlayer::One,
        }
    }
}

/// A series of games: the first with 2 victory points wins it (rule 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Series {
    victory_points: [u8; 2],
    games: u32,
}

impl Series {
    /// The victory points that win a series.
    pub const GOAL: u8 = 2;

    /// A series before its first game.
    pub const fn new() -> Series {
        Series {
            victory_points: [0; 2],
            games: 0,
        }
    }

    /// A series after some games with these victory points; `None` where no series can stand like
    /// that.
    pub fn resumed(victory_points: [u8; 2], games: u32) -> Option<Series> {
        let series = Series {
            victory_points,
            games,
        };
        let possible = victory_points
            .iter()
            .all(|&points| points <= Series::GOAL + 1)
            && victory_points
                .iter()
                .map(|&points| u32::from(points.div_ceil(2)))
                .sum::<u32>()
                <= games;
        (possible && !series.is_over()).then_some(series)
    }

    /// Takes the result of a game: 2 victory points for a win by early end, 1 for any other win,
    /// none for a draw.
    ///
    /// # Errors
    /// When the series is over.
    pub fn take(&mut self, verdict: Verdict) -> Result<(), SeriesOver> {
        if let Some(winner) = self.winner() {
            return Err(SeriesOver { winner });
        }
        if let Some(seat) = verdict.winner() {
            self.victory_points[self.player_at(seat) as usize] += verdict.victory_points();
        }
        self.games += 1;
        Ok(())
    }

    /// Number of games so far.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The victory points of a player.
    pub const fn victory_points(&self, player: SeriesPlayer) -> u8 {
        self.victory_points[player as usize]
    }

    /// Who begins the next game: they take turns.
    pub const fn begins(&self) -> SeriesPlayer {
        if self.games.is_multiple_of(2) {
            SeriesPlayer::One
        } else {
            SeriesPlayer::Two
        }
    }

    /// Who sits on a seat in the next game.
    pub fn player_at(&self, seat: Seat) -> SeriesPlayer {
        if seat == Seat::First {
            self.begins()
        } else {
            self.begins().opponent()
        }
    }

    /// Where a player sits in the game that comes next.
    pub fn seat_of(&self, player: SeriesPlayer) -> Seat {
        if player == self.begins() {
            Seat::First
        } else {
            Seat::Second
        }
    }

    /// Who has won the series.
    pub fn winner(&self) -> Option<SeriesPlayer> {
        SeriesPlayer::ALL
            .into_iter()
            .find(|&player| self.victory_points(player) >= Series::GOAL)
    }

    /// Whether the series is won.
    pub fn is_over(&self) -> bool {
        self.winner().is_some()
    }
}

/// A result came after the end of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("the series is over; expected no further game")]
pub struct SeriesOver {
    /// The winner.
    pub winner: SeriesPlayer,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(
        verdicts: &[Verdict],
        points: [u8; 2],
        begins: SeriesPlayer,
        winner: Option<SeriesPlayer>,
    ) {
        let mut series = Series::new();
        for &verdict in verdicts {
            series.take(verdict).unwrap();
        }
        assert_eq!(
            SeriesPlayer::ALL.map(|player| series.victory_points(player)),
            points
        );
        assert_eq!(series.begins(), begins);
        assert_eq!(series.winner(), winner);
        for seat in [Seat::First, Seat::Second] {
            assert_eq!(series.seat_of(series.player_at(seat)), seat);
        }
        if let Some(winner) = winner {
            let before = series;
            assert_eq!(series.take(Verdict::Draw), Err(SeriesOver { winner }));
            assert_eq!(series, before);
        }
    }

    #[test]
    fn rule_12_an_early_end_wins_the_series_at_once() {
        let first = Verdict::EarlyEnd {
            winner: Seat::First,
        };
        check(&[], [0, 0], SeriesPlayer::One, None);
        check(&[first], [2, 0], SeriesPlayer::Two, Some(SeriesPlayer::One));
    }

    #[test]
    fn rule_12_other_wins_count_one_and_players_take_turns_to_begin() {
        let first = Verdict::Points {
            winner: Seat::First,
        };
        let second = Verdict::Houses {
            winner: Seat::Second,
        };
        // In the second game player two has the first seat.
        check(&[first, first], [1, 1], SeriesPlayer::One, None);
        check(
            &[first, second],
            [2, 0],
            SeriesPlayer::One,
            Some(SeriesPlayer::One),
        );
        check(&[first, Verdict::Draw], [1, 0], SeriesPlayer::One, None);
        check(
            &[first, Verdict::Draw, second, first],
            [1, 2],
            SeriesPlayer::One,
            Some(SeriesPlayer::Two),
        );
    }

    #[test]
    fn a_series_can_be_resumed_where_it_stood() {
        let mut series = Series::new();
        let winner = Seat::First;
        series.take(Verdict::Points { winner }).unwrap();
        assert_eq!(Series::resumed([1, 0], 1), Some(series));
        assert_eq!(
            Series::resumed([1, 1], 5).map(|series| series.begins()),
            Some(SeriesPlayer::Two)
        );
        assert_eq!(Series::resumed([1, 1], 1), None);
        assert_eq!(Series::resumed([2, 0], 1), None);
        assert_eq!(Series::resumed([200, 0], 1), None);
    }

    #[test]
    fn rule_12_an_early_end_after_a_win_is_three_points() {
        let early = Verdict::EarlyEnd {
            winner: Seat::Second,
        };
        let points = Verdict::Points {
            winner: Seat::Second,
        };
        check(
            &[points, Verdict::Draw, early],
            [0, 3],
            SeriesPlayer::Two,
            Some(SeriesPlayer::Two),
        );
    }
}
