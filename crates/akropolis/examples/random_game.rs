//! Plays a game with random moves and prints the score of each seat: `random_game [SEED]`.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_game::{Game, chance};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let mut rng = chance(seed);
    let options = Options::new(Players::Three, Variants::ALL, Length::Standard)?;
    let mut position = Akropolis::new(&Akropolis::deal(&options, &mut rng)?)?;
    while let Some(chosen) = position.random_move(&mut rng) {
        position.play(chosen)?;
    }
    for (seat, score) in position.scores().iter() {
        println!("seat {seat}: {} points", score.total());
        for (district, part) in score.districts.iter() {
            println!("  {district:<8} {:>3} x {} stars", part.value, part.stars);
        }
    }
    Ok(())
}
