//! Days, counted in the time of Greenwich, so that everybody has the same puzzle of the day.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A day, counted from 1970 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Day(pub u32);

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub fn at(ms: f64) -> Day {
        Day((ms / 86_400_000.0).clamp(0.0, 10_000_000.0) as u32)
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
        }
        assert_eq!(Day::at(20_772.5 * 86_400_000.0), Day(20_772));
        assert_eq!(Day::at(f64::NAN), Day(0));
        assert_eq!(Day::at(-1.0), Day(0));
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
