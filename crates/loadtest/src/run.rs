//! Running a load test.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use polis_game::chance;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::bystanders::{Bystanders, Crowd};
use crate::http_client::{HttpClient, RequestError, game};
use crate::report::{Measurements, Report};
use crate::table::{MoveSchedule, SimulatedTable};

/// The size of a load test.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadTest {
    /// The server, as in `http://127.0.0.1:8080`.
    pub url: String,
    /// Number of tables at a time.
    pub tables: usize,
    /// Number of moves per second, at all tables together.
    pub rate: f64,
    /// How long moves are sent.
    pub time: Duration,
    /// Seed of the random moves.
    pub seed: u64,
    /// Those who do not play.
    pub bystanders: Bystanders,
}

/// Number of tables that are opened at a time.
const HANDS: usize = 16;
/// Time from when all clients are seated to the first move.
const BREATH: Duration = Duration::from_millis(500);

/// Runs the load test.
///
/// # Errors
/// When the server cannot be reached, or refuses all guests. Later errors are counted.
pub async fn run(plan: &LoadTest) -> Result<Report, RequestError> {
    run_until(plan, || {}, Arc::default()).await
}

/// Runs the load test until its time is over or it is stopped, and calls back when everybody is seated:
/// from then on clients bear a server that is away for a while.
///
/// # Errors
/// As [`run`].
pub async fn run_until(
    plan: &LoadTest,
    all_are_seated: impl FnOnce(),
    stop: Arc<AtomicBool>,
) -> Result<Report, RequestError> {
    let http_client = HttpClient::new(&plan.url)?;
    // 1. All clients connect and take their seats.
    let mut tables = Vec::with_capacity(plan.tables);
    for first in (0..plan.tables).step_by(HANDS) {
        let mut opening = JoinSet::new();
        for number in first..plan.tables.min(first + HANDS) {
            let http_client = http_client.clone();
            let rng = chance(plan.seed.wrapping_add(number as u64));
            opening.spawn_blocking(move || {
                SimulatedTable::open(&http_client, game(number), number, rng)
            });
        }
        for opened in opening.join_all().await {
            tables.push(opened?);
        }
    }
    let mut sitting = JoinSet::new();
    for mut table in tables {
        sitting.spawn(async move { table.sit_down().await.then_some(table) });
    }
    let seated: Option<Vec<SimulatedTable>> = sitting.join_all().await.into_iter().collect();
    let Some(tables) = seated else {
        return Err(RequestError::Unreachable(
            "a socket could not be opened".to_owned(),
        ));
    };
    let news: Vec<_> = tables.iter().map(|table| table.news.clone()).collect();
    let over = watch::Sender::new(false);
    let crowd = Crowd::gather(plan.bystanders, &http_client, &news, over.subscribe()).await;
    all_are_seated();
    // 2. They play, some faster and some slower, so that not all games end at the same time.
    let start = Instant::now() + BREATH;
    let end = start + plan.time;
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let interval = interval(plan, number);
        let pace = MoveSchedule {
            start: start + interval.mul_f64(number as f64 / plan.tables as f64),
            interval,
            end,
            stop: stop.clone(),
        };
        playing.spawn(table.play(pace));
    }
    let played = playing.join_all().await;
    let seconds = plan.time.min(start.elapsed()).as_secs_f64();
    over.send_replace(true);
    let bystanding = crowd.leave().await;
    // 3. Acknowledged moves must be in the records.
    let mut tally = Measurements::default();
    tally.add_bystanders(bystanding);
    let mut played = played.into_iter();
    loop {
        let mut checking = JoinSet::new();
        for table in played.by_ref().take(HANDS) {
            checking.spawn_blocking(move || table.check());
        }
        if checking.is_empty() {
            break;
        }
        for checked in checking.join_all().await {
            tally.add(checked);
        }
    }
    Ok(tally.report(plan.tables, plan.rate, seconds))
}

/// Time between two moves of a table: the rates of the tables are spread evenly between half the
/// mean and one and a half of it, and their sum is what was asked for.
fn interval(plan: &LoadTest, number: usize) -> Duration {
    let tables = plan.tables as f64;
    let share = 0.5 + (number as f64 + 0.5) / tables;
    Duration::from_secs_f64(tables / (plan.rate.max(1e-3) * share))
}
