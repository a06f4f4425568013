//! Lets players of each level meet a computer of many strengths, and prints how often they win and by
//! how much: `companion [akropolis|architekton] [GAMES] [PLAYOUTS]`.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_engine::evaluation::Evaluate;
use polis_engine::{PlayoutLimit, choose_at};
use polis_game::{Seat, View, chance};
use polis_notation::Strength;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "akropolis".into());
    let games = arguments.next().map_or(Ok(20), |text| text.parse())?;
    let playouts = arguments.next().map_or(Ok(60), |text| text.parse())?;
    if game == "architekton" {
        table::<Architekton>(&polis_architekton::Options::default(), games, playouts);
    } else {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard)?;
        table::<Akropolis>(&options, games, playouts);
    }
    Ok(())
}

/// A line for each strength: its results against the strength half a level above it.
fn table<G: Evaluate>(options: &G::Options, games: u64, playouts: u32) {
    for hundredths in (-100..=350).step_by(50) {
        let weaker = Strength::new(hundredths);
        let stronger = Strength::new(hundredths + 50);
        let (mut won, mut margins, mut squares) = (0.0, 0.0, 0.0);
        for seed in 0..games {
            let (share, margin) = play::<G>(options, [stronger, weaker], playouts, seed);
            won += share;
            margins += margin;
            squares += margin * margin;
        }
        let count = games as f32;
        let mean = margins / count;
        let deviation = (squares / count - mean * mean).sqrt();
        println!(
            "{:>4} beats {:>4} in {:>3.0} % of {games}, by {mean:.1} points (deviation {deviation:.1})",
            stronger.hundredths(),
            weaker.hundredths(),
            100.0 * won / count,
        );
    }
}

/// The first player's share in the victory and margin; they change seats with every seed.
fn play<G: Evaluate>(
    options: &G::Options,
    players: [Strength; 2],
    playouts: u32,
    seed: u64,
) -> (f32, f32) {
    let mut rng = chance(seed);
    let setup = G::deal(options, &mut rng).expect("the options are those of a game");
    let mut game = G::new(&setup).expect("what is dealt is a game");
    let own = [Seat::First, Seat::Second][(seed % 2) as usize];
    while let Some(seat) = game.to_move() {
        let player = players[usize::from(seat != own)];
        let view = View::new(&game, seat);
        let chosen = choose_at(player, &view, &mut rng, &mut PlayoutLimit(playouts));
        let chosen = chosen.expect("somebody is to move");
        assert!(game.play(chosen).is_ok(), "what is chosen is legal");
    }
    let value = game.standing().value_for(own);
    (value.win, value.margin as f32)
}
