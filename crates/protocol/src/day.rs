//! Days, counted in the time of Greenwich, so that everybody has the same puzzle and the same deals.

use std::fmt;
use std::str::FromStr;

use polis_game::excerpt;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Millis;

/// The length of a day in milliseconds.
const DAY_MS: Millis = 86_400_000;

/// A day in the time of Greenwich, as in `2026-11-16`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Day(
    /// The number of days since 1970.
    #[schemars(with = "String", regex(pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))]
    pub u32,
);

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub fn at(ms: f64) -> Day {
        Day((ms / 86_400_000.0).clamp(0.0, 10_000_000.0) as u32)
    }

    /// The moment at which it begins.
    pub fn begins(self) -> Millis {
        Millis::from(self.0) * DAY_MS
    }

    /// The moment at which it is over.
    pub fn ends(self) -> Millis {
        self.begins() + DAY_MS
    }

    /// The first day of its month.
    #[must_use]
    pub fn month(self) -> Day {
        let (_, _, of_month) = self.date();
        Day(self.0 - (of_month - 1))
    }

    /// The first day of the month after its own.
    #[must_use]
    pub fn next_month(self) -> Day {
        // No month is longer, and none is so short that one would be skipped.
        Day(self.month().0 + 31).month()
    }

    /// Its year, month and day of the month.
    pub fn date(self) -> (u32, u32, u32) {
        // Years begin in March, so that the leap day is the last; 400 years are a whole cycle.
        let days = self.0 + 719_468;
        let (cycle, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let of_month = of_year - (153 * month + 2) / 5 + 1;
        let (number, later) = if month < 10 {
            (month + 3, 0)
        } else {
            (month - 9, 1)
        };
        (400 * cycle + year + later, number, of_month)
    }

    /// The days of its month, each week from Monday; none before the first and after the last.
    pub fn weeks(self) -> Vec<[Option<Day>; 7]> {
        let (_, month, of_month) = self.date();
        let first = Day(self.0 - (of_month - 1));
        let mut weeks = Vec::new();
        let mut week = [None; 7];
        let mut day = first;
        while day.date().1 == month {
            // The first day of 1970 was a Thursday.
            let weekday = (day.0 + 3) % 7;
            week[weekday as usize] = Some(day);
            day = Day(day.0 + 1);
            if weekday == 6 || day.date().1 != month {
                weeks.push(std::mem::take(&mut week));
            }
        }
        weeks
    }
}

impl fmt::Display for Day {
    /// As in `2026-11-15`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A day as text on the wire.
pub(crate) mod as_text {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Day;

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks for this form"
    )]
    pub(crate) fn serialize<S: Serializer>(day: &Day, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(day)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Day, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A text is not a day.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found `{found}`; expected a day as in `2026-11-15`")]
pub struct ParseDayError {
    /// The beginning of the text.
    pub found: String,
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Day, ParseDayError> {
        read(text).ok_or_else(|| ParseDayError {
            found: excerpt(text),
        })
    }
}

fn read(text: &str) -> Option<Day> {
    let mut parts = text.split('-');
    let mut number = |digits: usize| {
        let part = parts.next()?;
        let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| part.parse::<u32>().ok()).flatten()
    };
    let (year, month, of_month) = (number(4)?, number(2)?, number(2)?);
    if !(1..=12).contains(&month) || !(1..=31).contains(&of_month) || year < 1970 {
        return None;
    }
    // As in `date`: years begin in March.
    let (year_from_march, month_from_march) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let (cycle, year_of_cycle) = (year_from_march / 400, year_from_march % 400);
    let of_year = (153 * month_from_march + 2) / 5 + of_month - 1;
    let of_cycle = 365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100 + of_year;
    let day = Day((cycle * 146_097 + of_cycle).checked_sub(719_468)?);
    // There is no 30th of February, and nothing stands behind the day.
    (day.to_string() == text).then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (day, date) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_772, "2026-11-15"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(Day(day).to_string(), date);
            assert_eq!(date.parse(), Ok(Day(day)));
        }
        for wrong in [
            "2026-02-29",
            "2026-13-01",
            "2026-1-01",
            "2026-11-15-",
            "1969-12-31",
            "+026-11-15",
            "",
        ] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
        assert_eq!(Day::at(20_772.5 * 86_400_000.0), Day(20_772));
        assert_eq!(Day::at(f64::NAN), Day(0));
        assert_eq!(Day::at(-1.0), Day(0));
    }

    #[test]
    fn months_follow_each_other() {
        for (day, first, next) in [
            ("2026-11-16", "2026-11-01", "2026-12-01"),
            ("2026-12-31", "2026-12-01", "2027-01-01"),
            ("2028-02-29", "2028-02-01", "2028-03-01"),
        ] {
            let day: Day = day.parse().expect("a day");
            assert_eq!(day.month().to_string(), first);
            assert_eq!(day.next_month().to_string(), next);
        }
    }

    #[test]
    fn a_month_is_told_by_weeks() {
        // November 2026 begins on a Sunday and ends on a Monday.
        let weeks = Day(20_772).weeks();
        assert_eq!(weeks.len(), 6);
        assert_eq!(
            weeks[0],
            [None, None, None, None, None, None, Some(Day(20_758))]
        );
        assert_eq!(
            weeks[5][0].map(|day| day.to_string()).as_deref(),
            Some("2026-11-30")
        );
        assert_eq!(weeks[5][1], None);
    }
}
