//! What a game must offer to be judged.

use polis_table::{Game, Outcome, Seat};

use crate::net::{Net, OUTPUTS};

/// A game whose positions a network can judge.
pub trait Judged: Game {
    /// How many numbers describe a position.
    const INPUTS: usize;
    /// How far apart two moves are that a player in training takes for almost equal, in the unit of
    /// [`preference`](Judged::preference).
    const DOUBT: f32;

    /// The network that is part of the program.
    fn net() -> &'static Net;

    /// Describes the position for one seat, in as many numbers as there are inputs; `inputs` are
    /// all 0 before.
    fn describe(&self, seat: Seat, inputs: &mut [f32]);

    /// What a training position teaches, once the end is known.
    fn lesson(&self, seat: Seat, end: &Outcome) -> [f32; OUTPUTS];

    /// How far the network is from a lesson: the loss, and how it changes with each output.
    fn error(outputs: [f32; OUTPUTS], lesson: [f32; OUTPUTS]) -> (f32, [f32; OUTPUTS]);

    /// How much a seat likes a position that it has just moved to: the larger, the better. Faster
    /// than the whole prospect, and enough to choose among moves.
    fn preference(&self, net: &Net, seat: Seat) -> f32;

    /// What the position promises a seat.
    fn prospect(&self, net: &Net, seat: Seat) -> Prospect;
}

/// What a position promises a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The chance to win, from 0 to 1; a shared victory counts in part.
    pub win: f32,
    /// The points ahead of the best other seat.
    pub margin: f32,
    /// The final points.
    pub points: f32,
}

impl Prospect {
    /// What a finished game is worth.
    pub fn of_end(end: &Outcome, seat: Seat) -> Prospect {
        let value = end.value_for(seat);
        Prospect {
            win: value.win,
            margin: value.margin as f32,
            points: end.points[seat] as f32,
        }
    }
}
