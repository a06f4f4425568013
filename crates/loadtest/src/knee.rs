//! Finding the most that a server bears.

use serde::Serialize;

use crate::http_client::RequestError;
use crate::report::Report;
use crate::run::{LoadTest, run};

/// The share of the moves that were due that must have been made.
const SHARE: f64 = 0.98;
/// How often the gap between what holds and what does not is halved.
const HALVINGS: u32 = 4;
/// The most moves a second that are tried.
const MOST: f64 = 200_000.0;

/// The most that a server bears, and what was tried to find it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Knee {
    /// The most moves a second that were borne; none when not even the first rate was.
    pub moves_per_second: Option<f64>,
    /// The most that the 99th percentile may be, in milliseconds.
    pub p99_ms: f64,
    /// What was tried, in order.
    pub steps: Vec<Report>,
}

/// Raises the rate until the 99th percentile is too long or moves stay behind, and then searches
/// between the last rate that held and the first that did not. `told` hears of every step.
///
/// # Errors
/// When the server cannot be reached, or refuses all guests.
pub async fn find_knee(
    plan: &LoadTest,
    p99_ms: f64,
    mut told: impl FnMut(&Report, bool),
) -> Result<Knee, RequestError> {
    let mut search = Search::new(plan.rate);
    let mut steps = Vec::new();
    while let Some(rate) = search.next() {
        let plan = LoadTest {
            rate,
            seed: plan.seed.wrapping_add(1_000_003 * steps.len() as u64),
            ..plan.clone()
        };
        let report = run(&plan).await?;
        let held = holds(&report, p99_ms);
        told(&report, held);
        search.learn(rate, held);
        steps.push(report);
    }
    Ok(Knee {
        moves_per_second: search.held,
        p99_ms,
        steps,
    })
}

/// Whether a server bore what was asked for.
fn holds(report: &Report, p99_ms: f64) -> bool {
    report.errors == 0
        && report.ack_p99_ms <= p99_ms
        && report.moves as f64 >= SHARE * (report.moves + report.unsent) as f64
}

/// Which rate is tried next.
struct Search {
    first: f64,
    held: Option<f64>,
    failed: Option<f64>,
    halvings: u32,
}

impl Search {
    fn new(first: f64) -> Search {
        Search {
            first,
            held: None,
            failed: None,
            halvings: 0,
        }
    }

    fn next(&self) -> Option<f64> {
        match (self.held, self.failed) {
            (None, None) => Some(self.first),
            (Some(held), None) => Some(held * 2.0).filter(|&rate| rate <= MOST),
            (_, Some(_)) if self.halvings >= HALVINGS => None,
            (held, Some(failed)) => Some(f64::midpoint(held.unwrap_or(0.0), failed)),
        }
    }

    fn learn(&mut self, rate: f64, held: bool) {
        if self.failed.is_some() {
            self.halvings += 1;
        }
        if held {
            self.held = Some(rate);
        } else {
            self.failed = Some(rate);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_holds_is_in_time_and_whole() {
        let times = |milliseconds| vec![std::time::Duration::from_millis(milliseconds); 100];
        let report = |milliseconds, unsent| {
            let tally = crate::report::Measurements {
                acknowledged: times(milliseconds),
                unsent: times(0)[..unsent].to_vec(),
                ..crate::report::Measurements::default()
            };
            // Few moves fall into a short test at a low rate: that is no fault of the server.
            tally.report(1, 30.0, 4.0)
        };
        assert!(holds(&report(20, 0), 50.0));
        assert!(!holds(&report(60, 0), 50.0));
        assert!(!holds(&report(20, 5), 50.0));
    }

    #[test]
    fn the_knee_is_found() {
        for (first, truth) in [(500.0, 9_400.0), (1000.0, 900.0), (10.0, 10.0)] {
            let mut search = Search::new(first);
            let mut tried = 0;
            while let Some(rate) = search.next() {
                search.learn(rate, rate <= truth);
                tried += 1;
            }
            let held = search.held.unwrap_or(0.0);
            assert!(held <= truth && held >= truth * 0.9, "{held} of {truth}");
            assert!(tried < 15);
        }
    }
}
