//! The results of a load test.

use std::time::Duration;

use serde::Serialize;

/// The results of a load test. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Number of tables at a time.
    pub tables: usize,
    /// How long moves were sent, in seconds.
    pub seconds: f64,
    /// Number of acknowledged moves.
    pub moves: usize,
    /// Acknowledged moves per second.
    pub moves_per_second: f64,
    /// Number of finished games.
    pub games: usize,
    /// Median time from a move to its acknowledgement.
    pub ack_p50_ms: f64,
    /// 99th percentile of it.
    pub ack_p99_ms: f64,
    /// Largest value of it.
    pub ack_max_ms: f64,
    /// Median time from a move to the opponent's client.
    pub screen_p50_ms: f64,
    /// 99th percentile of it.
    pub screen_p99_ms: f64,
    /// Largest value of it.
    pub screen_max_ms: f64,
    /// Number of reconnections.
    pub reconnects: usize,
    /// Number of errors: refusals, messages out of order, records that differ.
    pub errors: usize,
    /// Number of acknowledged moves that are not in the record.
    pub lost: usize,
    /// The first error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_error: Option<String>,
}

/// What one table has measured.
#[derive(Clone, Debug, Default)]
pub(crate) struct Measurements {
    pub(crate) acknowledged: Vec<Duration>,
    pub(crate) shown: Vec<Duration>,
    pub(crate) games: usize,
    pub(crate) reconnects: usize,
    pub(crate) errors: usize,
    pub(crate) lost: usize,
    pub(crate) first_error: Option<String>,
}

impl Measurements {
    pub(crate) fn fail(&mut self, why: impl FnOnce() -> String) {
        self.errors += 1;
        self.first_error.get_or_insert_with(why);
    }

    pub(crate) fn add(&mut self, other: Measurements) {
        self.acknowledged.extend(other.acknowledged);
        self.shown.extend(other.shown);
        self.games += other.games;
        self.reconnects += other.reconnects;
        self.errors += other.errors;
        self.lost += other.lost;
        if let Some(error) = other.first_error {
            self.first_error.get_or_insert(error);
        }
    }

    pub(crate) fn report(mut self, tables: usize, seconds: f64) -> Report {
        self.acknowledged.sort_unstable();
        self.shown.sort_unstable();
        let moves = self.acknowledged.len();
        Report {
            tables,
            seconds,
            moves,
            moves_per_second: moves as f64 / seconds.max(f64::MIN_POSITIVE),
            games: self.games,
            ack_p50_ms: at(&self.acknowledged, 0.5),
            ack_p99_ms: at(&self.acknowledged, 0.99),
            ack_max_ms: at(&self.acknowledged, 1.0),
            screen_p50_ms: at(&self.shown, 0.5),
            screen_p99_ms: at(&self.shown, 0.99),
            screen_max_ms: at(&self.shown, 1.0),
            reconnects: self.reconnects,
            errors: self.errors,
            lost: self.lost,
            first_error: self.first_error,
        }
    }
}

/// A percentile of sorted times, in milliseconds.
fn at(sorted: &[Duration], part: f64) -> f64 {
    let place = (sorted.len() as f64 * part).ceil() as usize;
    sorted
        .get(place.saturating_sub(1))
        .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_of_the_sorted_times() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert!((at(&times, 0.5) - 100.0).abs() < 1e-9);
        assert!((at(&times, 0.99) - 198.0).abs() < 1e-9);
        assert!((at(&times, 1.0) - 200.0).abs() < 1e-9);
        assert!(at(&[], 0.5).abs() < 1e-9);
    }
}
