//! Draws the first city of a random game as an SVG file on standard output: `city [MOVES]`.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_draw::{CityDrawing, StandAlone, Theme};
use polis_game::{Game, Seat, chance};

fn main() -> Result<(), Box<dyn Error>> {
    let moves = std::env::args()
        .nth(1)
        .map_or(Ok(16), |moves| moves.parse())?;
    let mut rng = chance(1);
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard)?;
    let mut position = Akropolis::new(&Akropolis::deal(&options, &mut rng)?)?;
    for _ in 0..moves {
        let Some(chosen) = position.random_move(&mut rng) else {
            break;
        };
        position.play(chosen)?;
    }
    let drawing = CityDrawing::new(&position.cities()[Seat::First], Variants::NONE);
    println!("{}", StandAlone::new(&drawing, Theme::Light));
    Ok(())
}
