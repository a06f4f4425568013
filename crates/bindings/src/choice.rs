//! The moves of computer players.

use polis_engine::{choose, greedy};
use polis_game::{View, chance};
use polis_notation::Level;

use crate::error::{BindingError, argument, illegal};
use crate::playable::Playable;

/// Who chooses a move.
#[derive(Clone, Copy)]
pub(crate) enum Player {
    Random,
    Greedy,
    Level(Level),
}

impl Player {
    pub(crate) fn from_name(name: &str) -> Result<Player, BindingError> {
        match name {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            _ => match name.parse() {
                Ok(level) => Ok(Player::Level(level)),
                Err(error) => Err(argument(format!("{error}, random or greedy"))),
            },
        }
    }
}

/// The move that a player chooses who sees what the seat to move may know.
pub(crate) fn chosen_by<G: Playable>(
    position: &G,
    player: Player,
    seed: u64,
    stop: &impl Fn(u32) -> bool,
) -> Result<String, BindingError> {
    let Some(seat) = position.to_move() else {
        return Err(illegal("the game is over; expected no further move"));
    };
    let view = View::new(position, seat);
    let mut rng = chance(seed);
    let chosen = match player {
        Player::Random => view.position().random_move(&mut rng),
        Player::Greedy => greedy(&view, &mut rng),
        Player::Level(level) => choose(level, &view, &mut rng, &mut |playouts| stop(playouts)),
    };
    let chosen = chosen.ok_or_else(|| illegal("there is nothing to decide"))?;
    Ok(chosen.to_string())
}
