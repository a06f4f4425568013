//! What a run has shown.

use std::time::Duration;

use serde::Serialize;

/// What a run has shown. Times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// How many tables were played at, at a time.
    pub tables: usize,
    /// How long moves were sent, in seconds.
    pub seconds: f64,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// As many a second.
    pub moves_per_second: f64,
    /// How many games were played to their end.
    pub games: usize,
    /// From a move to its acknowledgement: half of them are faster.
    pub ack_p50_ms: f64,
    /// All but a hundredth are faster.
    pub ack_p99_ms: f64,
    /// The slowest.
    pub ack_max_ms: f64,
    /// From a move to the opponent's screen: half of them are faster.
    pub screen_p50_ms: f64,
    /// All but a hundredth are faster.
    pub screen_p99_ms: f64,
    /// The slowest.
    pub screen_max_ms: f64,
    /// How often a socket was lost and opened again.
    pub reconnects: usize,
    /// What should not have happened: refusals, messages that do not follow, records that differ.
    pub errors: usize,
    /// Moves that were acknowledged and are not in the record.
    pub lost: usize,
    /// The first error, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_error: Option<String>,
}

/// What one table has seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) acknowledged: Vec<Duration>,
    pub(crate) shown: Vec<Duration>,
    pub(crate) games: usize,
    pub(crate) reconnects: usize,
    pub(crate) errors: usize,
    pub(crate) lost: usize,
    pub(crate) first_error: Option<String>,
}

impl Tally {
    pub(crate) fn fail(&mut self, why: impl FnOnce() -> String) {
        self.errors += 1;
        self.first_error.get_or_insert_with(why);
    }

    pub(crate) fn add(&mut self, other: Tally) {
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

/// The time that this part of sorted ones does not exceed, in milliseconds.
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
