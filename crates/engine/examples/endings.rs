//! Measures how long exact endings and their longest steps take: `endings [GAMES] [PLAYERS] [all]`, the last
//! for all variants. Where Linux tells it, the time on the processor is measured, so that other work of the
//! machine counts little.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;
use std::sync::LazyLock;
use std::time::Instant;

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_engine::evaluation::Evaluate;
use polis_engine::{PlayoutLimit, Search, SearchOptions, Solver, preferences};
use polis_game::{Game, View, chance};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(Ok(20), |games| games.parse())?;
    let players = arguments.next().map_or(Ok(2), |players| players.parse())?;
    let variants = match arguments.next().as_deref() {
        Some("all") => Variants::ALL,
        Some(_) | None => Variants::NONE,
    };
    let options = Options::new(Players::new(players, None)?, variants, Length::Standard)?;
    // By the number of turns that are left.
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); 12];
    let mut longest = [0.0f64; 12];
    for seed in 1..=games {
        let mut game = Akropolis::new(&Akropolis::deal(&options, &mut chance(seed))?)?;
        while let Some(seat) = game.to_move() {
            let view = View::new(&game, seat);
            if let Some(mut solver) = view.position().solver() {
                let mut ranked = Vec::new();
                preferences(
                    &view.fill(&mut chance(seed)),
                    Akropolis::net(),
                    seat,
                    &mut ranked,
                );
                ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
                let ranked: Vec<_> = ranked.into_iter().map(|(_, chosen)| chosen).collect();
                solver.prefer(&ranked);
                let left = game.turns_in_all() - game.turns();
                let start = milliseconds();
                let mut now = start;
                while !solver.is_best_known() {
                    solver.step();
                    let before = std::mem::replace(&mut now, milliseconds());
                    longest[left] = longest[left].max(now - before);
                }
                times[left].push(now - start);
            }
            let options = SearchOptions::of::<Akropolis>();
            let search = Search::new(&view, Akropolis::net(), options, seed);
            let mut search = search.ok_or("the seat to move has nothing to decide")?;
            search.run(&mut PlayoutLimit(100));
            game.play(search.best())?;
        }
    }
    for (left, times) in times.iter_mut().enumerate() {
        times.sort_by(f64::total_cmp);
        if let (Some(median), Some(most)) = (times.get(times.len() / 2), times.last()) {
            let number = times.len();
            let ninth = times[(number * 9 / 10).min(number - 1)];
            println!(
                "{left} turns left: {number} positions, median {median:.1} ms, 90 of 100 in {ninth:.1} ms, \
                 most {most:.1} ms, longest step {:.1} ms",
                longest[left]
            );
        }
    }
    Ok(())
}

/// The time that this thread has had, or where that is not told, the time that has passed.
fn milliseconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || START.elapsed().as_secs_f64() * 1000.0,
        |nanoseconds| nanoseconds / 1e6,
    )
}
