//! All tables at once.

use std::time::{Duration, Instant};

use polis_game::chance;
use tokio::task::JoinSet;

use crate::door::{Door, DoorError, game};
use crate::report::{Report, Tally};
use crate::table::{Pace, Table};

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Where the server is, as in `http://127.0.0.1:8080`.
    pub url: String,
    /// How many tables play at a time.
    pub tables: usize,
    /// How many moves are sent in a second, at all of them together.
    pub rate: f64,
    /// How long.
    pub time: Duration,
    /// The chance that moves are drawn by.
    pub seed: u64,
}

/// So many doors are knocked at at a time.
const HANDS: usize = 16;
/// From when all sit to the first move.
const BREATH: Duration = Duration::from_millis(500);

/// Plays, and tells what it has seen.
///
/// # Errors
/// When the server cannot be reached, or lets nobody in. What goes wrong later is counted.
pub async fn run(plan: &Plan) -> Result<Report, DoorError> {
    let door = Door::new(&plan.url)?;
    // 1. Everybody comes in and sits down.
    let mut tables = Vec::with_capacity(plan.tables);
    for first in (0..plan.tables).step_by(HANDS) {
        let mut opening = JoinSet::new();
        for number in first..plan.tables.min(first + HANDS) {
            let door = door.clone();
            let rng = chance(plan.seed.wrapping_add(number as u64));
            opening.spawn_blocking(move || Table::open(&door, game(number), number, rng));
        }
        for opened in opening.join_all().await {
            tables.push(opened?);
        }
    }
    let mut sitting = JoinSet::new();
    for mut table in tables {
        sitting.spawn(async move { table.sit_down().await.then_some(table) });
    }
    let seated: Option<Vec<Table>> = sitting.join_all().await.into_iter().collect();
    let Some(tables) = seated else {
        return Err(DoorError::Unreachable(
            "a socket could not be opened".to_owned(),
        ));
    };
    // 2. They play, some faster and some slower, so that not all games end at the same time.
    let start = Instant::now() + BREATH;
    let end = start + plan.time;
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let interval = interval(plan, number);
        let pace = Pace {
            start: start + interval.mul_f64(number as f64 / plan.tables as f64),
            interval,
            end,
        };
        playing.spawn(table.play(pace));
    }
    let played = playing.join_all().await;
    // 3. What was acknowledged must be there.
    let mut tally = Tally::default();
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
    Ok(tally.report(plan.tables, plan.time.as_secs_f64()))
}

/// From one move of a table to its next one: the rates of the tables lie evenly between half the mean
/// and one and a half of it, and their sum is what was asked for.
fn interval(plan: &Plan, number: usize) -> Duration {
    let tables = plan.tables as f64;
    let share = 0.5 + (number as f64 + 0.5) / tables;
    Duration::from_secs_f64(tables / (plan.rate.max(1e-3) * share))
}
