//! Searches the first position of a game and prints the best moves: `best_move [SEED]`.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;
use std::time::{Duration, Instant};

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_engine::evaluation::Evaluate;
use polis_engine::{Search, SearchOptions};
use polis_game::{Game, Seat, View, chance};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard)?;
    let setup = Akropolis::deal(&options, &mut chance(seed))?;
    let view = View::new(&Akropolis::new(&setup)?, Seat::First);

    let options = SearchOptions::of::<Akropolis>();
    let mut search =
        Search::new(&view, Akropolis::net(), options, seed).ok_or("the game is over")?;
    let start = Instant::now();
    search.run(&mut |_playouts| start.elapsed() > Duration::from_secs(1));
    println!("{} playouts", search.playouts());
    for candidate in search.candidates().iter().take(5) {
        let evaluation = candidate.evaluation;
        println!(
            "{:<12} {:>5.1} % to win, {:>5.1} points",
            candidate.chosen.to_string(),
            100.0 * evaluation.win,
            evaluation.points
        );
    }
    Ok(())
}
