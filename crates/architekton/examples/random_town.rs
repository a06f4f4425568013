//! Plays a game with random moves and prints the score of both seats: `random_town [SEED]`.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;

use polis_architekton::{Architekton, Options};
use polis_game::{Game, chance};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let mut rng = chance(seed);
    let setup = Architekton::deal(&Options::default(), &mut rng)?;
    let mut position = Architekton::new(&setup)?;
    while let Some(chosen) = position.random_move(&mut rng) {
        println!("{chosen}");
        position.play(chosen)?;
    }
    for (seat, score) in position.final_score().iter() {
        println!("seat {seat}: {score:?}");
    }
    println!("{:?}", position.result());
    Ok(())
}
