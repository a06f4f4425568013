//! Clocks: what is left to a seat by the server's time.

use polis_game::Seat;
use polis_protocol::{Millis, TableState};

/// What is added to the page's time to get the server's, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Offset(f64);

/// What is left on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// In milliseconds.
    pub ms: u64,
    /// Whether it is running down.
    pub runs: bool,
}

/// How a clock is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A day or more.
    Days {
        /// Whole days.
        days: u64,
        /// Whole hours beside them.
        hours: u64,
    },
    /// An hour or more.
    Hours {
        /// Whole hours.
        hours: u64,
        /// Whole minutes beside them.
        minutes: u64,
    },
    /// Less than an hour.
    Minutes {
        /// Whole minutes.
        minutes: u64,
        /// Whole seconds beside them.
        seconds: u64,
        /// Tenths of a second beside them, where they matter.
        tenths: Option<u64>,
    },
}

impl Offset {
    /// The server told its time when it was `now` here.
    pub fn told(server: Millis, now: f64) -> Offset {
        Offset(server as f64 - now)
    }

    /// The server told its time on a way there and back: half of it was on the way.
    pub fn asked(server: Millis, asked: f64, answered: f64) -> Offset {
        let way = (answered - asked).max(0.0) / 2.0;
        Offset(server as f64 + way - answered)
    }

    /// The server's time when it is `now` here.
    pub fn server_time(self, now: f64) -> Millis {
        (now + self.0).max(0.0) as Millis
    }
}

/// What is left to a seat at a time of the server; none without clocks, and for computer players.
pub fn left(state: &TableState, seat: Seat, server_time: Millis) -> Option<TimeLeft> {
    let clocks = state.clocks.as_ref()?;
    let at_start = *clocks.left_ms.get(seat as usize)?;
    state.chair(seat)?.person()?;
    let runs = state.to_move == Some(seat);
    let used = if runs {
        let stood_still = state.stood_still_ms(seat, clocks.since, server_time);
        let since = clocks.since.saturating_add(stood_still);
        server_time.saturating_sub(since)
    } else {
        0
    };
    Some(TimeLeft {
        ms: at_start.saturating_sub(used),
        runs: runs && state.vacation(seat, server_time).is_none(),
    })
}

impl TimeLeft {
    /// When there is so little left that it should be seen.
    pub fn is_short(self) -> bool {
        self.ms < 20_000
    }

    /// How it is written. Time that is left is rounded up, so that nobody has 0 with time left.
    pub fn face(self) -> Face {
        const MINUTE: u64 = 60;
        const HOUR: u64 = 60 * MINUTE;
        const DAY: u64 = 24 * HOUR;
        if self.ms < 10_000 {
            let tenths = self.ms.div_ceil(100);
            return Face::Minutes {
                minutes: 0,
                seconds: tenths / 10,
                tenths: Some(tenths % 10),
            };
        }
        let seconds = self.ms.div_ceil(1000);
        if seconds >= DAY {
            Face::Days {
                days: seconds / DAY,
                hours: seconds % DAY / HOUR,
            }
        } else if seconds >= HOUR {
            Face::Hours {
                hours: seconds / HOUR,
                minutes: seconds % HOUR / MINUTE,
            }
        } else {
            Face::Minutes {
                minutes: seconds / MINUTE,
                seconds: seconds % MINUTE,
                tenths: None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ms: u64, expected: Face) {
        assert_eq!(TimeLeft { ms, runs: true }.face(), expected, "{ms}");
    }

    #[test]
    fn clocks_are_written_by_how_much_is_left() {
        let minutes = |minutes, seconds, tenths| Face::Minutes {
            minutes,
            seconds,
            tenths,
        };
        check(0, minutes(0, 0, Some(0)));
        check(1, minutes(0, 0, Some(1)));
        check(9_950, minutes(0, 10, Some(0)));
        check(10_000, minutes(0, 10, None));
        check(59_001, minutes(1, 0, None));
        check(600_000, minutes(10, 0, None));
        check(
            3_600_000,
            Face::Hours {
                hours: 1,
                minutes: 0,
            },
        );
        check(
            3 * 86_400_000 - 1_800_000,
            Face::Days { days: 2, hours: 23 },
        );
    }

    #[test]
    fn the_servers_time_decides() {
        let offset = Offset::told(1_000_000, 5_000.0);
        assert_eq!(offset.server_time(6_500.0), 1_001_500);
        // 80 ms there and back: the answer was written 40 ms ago.
        let offset = Offset::asked(1_000_000, 5_000.0, 5_080.0);
        assert_eq!(offset.server_time(5_080.0), 1_000_040);
        // A clock of the page that was set back does not underflow.
        assert_eq!(Offset::told(0, 10.0).server_time(0.0), 0);
    }
}
