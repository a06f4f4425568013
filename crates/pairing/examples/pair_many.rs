//! How long pairing takes for many players, round after round: `pair_many [PLAYERS] [ROUNDS]`.

#![allow(clippy::print_stdout, reason = "it is there to print figures")]

use std::time::Instant;

use polis_game::chance;
use polis_pairing::{Field, GameResult, PairedGame, PairedPlayer, standings, swiss};
use rand::RngExt;

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|text| text.parse().ok());
    let count: usize = numbers.next().unwrap_or(10_000);
    let rounds: usize = numbers.next().unwrap_or(14);
    let players: Vec<PairedPlayer> = (0..count as u32).map(PairedPlayer).collect();
    for seats in 2..=4 {
        let mut rng = chance(1);
        let mut games: Vec<PairedGame> = Vec::new();
        let (mut longest, mut again) = (0.0_f64, 0);
        for _ in 0..rounds {
            let begun = Instant::now();
            let field = Field::new(count, &games);
            let tables = swiss(&field, &players, seats);
            longest = longest.max(begun.elapsed().as_secs_f64());
            for table in tables {
                let pairs = table
                    .iter()
                    .flat_map(|&one| table.iter().map(move |&other| (one, other)));
                again += pairs
                    .filter(|&(one, other)| field.meetings(one, other) > 0)
                    .count()
                    / 2;
                let points: Vec<i32> = table.iter().map(|_| rng.random_range(0..100)).collect();
                let ahead = |own: i32| points.iter().filter(|&&other| other > own).count() as u8;
                let places = points.iter().map(|&own| ahead(own) + 1).collect();
                let result = Some(GameResult {
                    places,
                    points: Some(points.clone()),
                });
                games.push(PairedGame {
                    players: table,
                    result,
                });
            }
        }
        let begun = Instant::now();
        let table = standings(count, &games);
        let ranked = begun.elapsed().as_secs_f64();
        println!(
            "{count} players, tables of {seats}, {rounds} rounds: the longest pairing {:.0} ms, \
             standings of {} {:.0} ms, {again} second meetings",
            longest * 1000.0,
            table.len(),
            ranked * 1000.0,
        );
    }
}
