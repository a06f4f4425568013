//! The results of a load test.

use std::time::Duration;

use serde::Serialize;

use crate::http_client::RequestError;

/// The results of a load test. Times are in milliseconds, and counted from when a move was due, not
/// from when it was sent: a server that falls behind cannot hide that moves have to wait for their
/// turn.
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
    /// Moves per second that were asked for.
    pub asked_per_second: f64,
    /// Number of moves that were due and could not be sent in time, as the one before was not
    /// acknowledged. They count as late as the test lasted.
    pub unsent: usize,
    /// 99th percentile of the time from when a move was really sent to its acknowledgement.
    pub served_p99_ms: f64,
    /// Largest value of it: the longest that a table had to wait.
    pub served_max_ms: f64,
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
    /// Number of times that the server could not keep something, and it was sent again.
    pub retries: usize,
    /// Number of errors: other refusals, messages out of order, records that differ.
    pub errors: usize,
    /// Number of acknowledged moves that are not in the record.
    pub lost: usize,
    /// What those saw who did not play; none where there were none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bystanders: Option<BystanderReport>,
    /// The first error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_error: Option<String>,
}

/// What those saw who did not play. Times are in milliseconds, from when something was due.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BystanderReport {
    /// Number of sockets that watched.
    pub watchers: usize,
    /// How often a move was shown to somebody who watched.
    pub shown: usize,
    /// Median time from a move to somebody who watches.
    pub shown_p50_ms: f64,
    /// 99th percentile of it.
    pub shown_p99_ms: f64,
    /// Largest value of it.
    pub shown_max_ms: f64,
    /// Number of messages said, requests answered and pairs of guests seated.
    pub requests: usize,
    /// Median time of such a request.
    pub request_p50_ms: f64,
    /// 99th percentile of it.
    pub request_p99_ms: f64,
}

/// What bystanders have measured.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bystanding {
    pub(crate) watchers: usize,
    pub(crate) shown: Vec<Duration>,
    pub(crate) requests: Vec<Duration>,
    pub(crate) errors: usize,
    pub(crate) first_error: Option<String>,
}

impl Bystanding {
    pub(crate) fn fail(&mut self, why: impl FnOnce() -> String) {
        self.errors += 1;
        self.first_error.get_or_insert_with(why);
    }

    /// Notes how a request went.
    pub(crate) fn note(&mut self, answered: Result<Duration, RequestError>) {
        match answered {
            Ok(time) => self.requests.push(time),
            Err(error) => self.fail(|| error.to_string()),
        }
    }

    pub(crate) fn add(&mut self, other: Bystanding) {
        self.watchers += other.watchers;
        self.shown.extend(other.shown);
        self.requests.extend(other.requests);
        self.errors += other.errors;
        if let Some(error) = other.first_error {
            self.first_error.get_or_insert(error);
        }
    }

    fn report(mut self) -> Option<BystanderReport> {
        self.shown.sort_unstable();
        self.requests.sort_unstable();
        let is_there = self.watchers > 0 || !self.requests.is_empty();
        is_there.then(|| BystanderReport {
            watchers: self.watchers,
            shown: self.shown.len(),
            shown_p50_ms: at(&self.shown, 0.5),
            shown_p99_ms: at(&self.shown, 0.99),
            shown_max_ms: at(&self.shown, 1.0),
            requests: self.requests.len(),
            request_p50_ms: at(&self.requests, 0.5),
            request_p99_ms: at(&self.requests, 0.99),
        })
    }
}

/// What one table has measured.
#[derive(Clone, Debug, Default)]
pub(crate) struct Measurements {
    pub(crate) acknowledged: Vec<Duration>,
    pub(crate) shown: Vec<Duration>,
    /// From when moves were really sent.
    pub(crate) served: Vec<Duration>,
    /// How long moves waited that could not be sent.
    pub(crate) unsent: Vec<Duration>,
    pub(crate) games: usize,
    pub(crate) reconnects: usize,
    pub(crate) retries: usize,
    pub(crate) errors: usize,
    pub(crate) lost: usize,
    pub(crate) first_error: Option<String>,
    pub(crate) bystanding: Bystanding,
}

impl Measurements {
    pub(crate) fn fail(&mut self, why: impl FnOnce() -> String) {
        self.errors += 1;
        self.first_error.get_or_insert_with(why);
    }

    pub(crate) fn add(&mut self, other: Measurements) {
        self.acknowledged.extend(other.acknowledged);
        self.shown.extend(other.shown);
        self.served.extend(other.served);
        self.unsent.extend(other.unsent);
        self.games += other.games;
        self.reconnects += other.reconnects;
        self.retries += other.retries;
        self.errors += other.errors;
        self.lost += other.lost;
        if let Some(error) = other.first_error {
            self.first_error.get_or_insert(error);
        }
    }

    /// Adds what those saw who did not play.
    pub(crate) fn add_bystanders(&mut self, mut bystanding: Bystanding) {
        self.errors += bystanding.errors;
        if let Some(error) = bystanding.first_error.take() {
            self.first_error.get_or_insert(error);
        }
        self.bystanding = bystanding;
    }

    pub(crate) fn report(mut self, tables: usize, asked: f64, seconds: f64) -> Report {
        let moves = self.acknowledged.len();
        self.acknowledged.extend(&self.unsent);
        self.shown.extend(&self.unsent);
        self.acknowledged.sort_unstable();
        self.shown.sort_unstable();
        self.served.sort_unstable();
        Report {
            tables,
            seconds,
            moves,
            moves_per_second: moves as f64 / seconds.max(f64::MIN_POSITIVE),
            games: self.games,
            asked_per_second: asked,
            unsent: self.unsent.len(),
            served_p99_ms: at(&self.served, 0.99),
            served_max_ms: at(&self.served, 1.0),
            ack_p50_ms: at(&self.acknowledged, 0.5),
            ack_p99_ms: at(&self.acknowledged, 0.99),
            ack_max_ms: at(&self.acknowledged, 1.0),
            screen_p50_ms: at(&self.shown, 0.5),
            screen_p99_ms: at(&self.shown, 0.99),
            screen_max_ms: at(&self.shown, 1.0),
            reconnects: self.reconnects,
            retries: self.retries,
            errors: self.errors,
            lost: self.lost,
            bystanders: self.bystanding.report(),
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
    fn moves_that_were_never_sent_count() {
        let tally = Measurements {
            acknowledged: vec![Duration::from_millis(5); 90],
            served: vec![Duration::from_millis(5); 90],
            unsent: vec![Duration::from_secs(2); 10],
            ..Measurements::default()
        };
        let report = tally.report(1, 10.0, 10.0);
        assert_eq!((report.moves, report.unsent), (90, 10));
        assert!((report.served_p99_ms - 5.0).abs() < 1e-9);
        assert!((report.ack_p99_ms - 2000.0).abs() < 1e-9);
    }

    #[test]
    fn parts_are_of_the_sorted_times() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert!((at(&times, 0.5) - 100.0).abs() < 1e-9);
        assert!((at(&times, 0.99) - 198.0).abs() < 1e-9);
        assert!((at(&times, 1.0) - 200.0).abs() < 1e-9);
        assert!(at(&[], 0.5).abs() < 1e-9);
    }
}
