//! Vacations: time in which the clocks of somebody's days-a-move games stand still.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;

/// A day, in milliseconds.
const DAY_MS: u64 = 86_400_000;

/// A time in which somebody is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Vacation {
    /// When it began.
    pub from: Millis,
    /// When it ends, or ended.
    pub until: Millis,
}

impl Vacation {
    /// Days of vacation that somebody has within [`YEAR_MS`](Vacation::YEAR_MS).
    pub const DAYS_A_YEAR: u8 = 30;
    /// The time within which the days are counted, in milliseconds.
    pub const YEAR_MS: u64 = 365 * DAY_MS;

    /// A vacation of some days that begins now.
    pub fn beginning(now: Millis, days: u8) -> Vacation {
        Vacation {
            from: now,
            until: now + u64::from(days) * DAY_MS,
        }
    }

    /// Whether somebody is away at a time.
    pub fn holds(self, at: Millis) -> bool {
        (self.from..self.until).contains(&at)
    }

    /// Days that it costs: every day begun counts, and the first one always. So nobody gains more time
    /// than they have days, however often they go and come back.
    pub fn days(self) -> u64 {
        self.until.saturating_sub(self.from).div_ceil(DAY_MS).max(1)
    }

    /// How much of it lies between two times, in milliseconds.
    pub fn overlap_ms(self, from: Millis, until: Millis) -> u64 {
        self.until.min(until).saturating_sub(self.from.max(from))
    }

    /// Days that are left at a time to who had these vacations.
    pub fn days_left(past: &[Vacation], now: Millis) -> u8 {
        let year = now.saturating_sub(Vacation::YEAR_MS);
        let counted = past.iter().filter(|vacation| vacation.from > year);
        let used: u64 = counted.map(|vacation| vacation.days()).sum();
        u64::from(Vacation::DAYS_A_YEAR).saturating_sub(used) as u8
    }
}

/// How it stands with one's vacation: `GET /api/v1/me/vacation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct VacationState {
    /// The one that goes on now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<Vacation>,
    /// Days that are left, those of the current one taken off.
    #[schemars(range(max = Vacation::DAYS_A_YEAR))]
    pub days_left: u8,
    /// Days that everybody has within a year.
    pub days_a_year: u8,
}

/// Begins a vacation at once: `POST /api/v1/me/vacation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewVacation {
    /// For how many days.
    #[schemars(range(min = 1, max = Vacation::DAYS_A_YEAR))]
    pub days: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_begun_counts_and_comes_back_after_a_year() {
        let now = 2 * Vacation::YEAR_MS;
        let ended = |from, ms| Vacation {
            from,
            until: from + ms,
        };
        assert_eq!(Vacation::days_left(&[], now), 30);
        // On and off again costs a day each time, whatever it gained.
        let short = [
            ended(now - 3000, 0),
            ended(now - 2000, 1),
            ended(now - 1000, 999),
        ];
        assert_eq!(Vacation::days_left(&short, now), 27);
        let gained: u64 = short.iter().map(|one| one.until - one.from).sum();
        assert!(gained < DAY_MS);
        let long = [ended(now - 40 * DAY_MS, 29 * DAY_MS + 1)];
        assert_eq!(Vacation::days_left(&long, now), 0);
        let old = [ended(now - Vacation::YEAR_MS, 30 * DAY_MS)];
        assert_eq!(Vacation::days_left(&old, now), 30);
        let many = [ended(now - 1, 1); 40];
        assert_eq!(Vacation::days_left(&many, now), 0);
    }
}
