//! The evaluation, and what a game must offer to have one.

use polis_game::{Chance, Game, Outcome, Seat};

use super::net::{Net, OUTPUTS};
use crate::search::Solver;
use crate::tunables::{MARGIN_PER_WIN, Tunables};

/// A game whose positions a network can evaluate.
pub trait Evaluate: Game {
    /// Number of features that describe a position.
    const INPUTS: usize;
    /// The numbers that decide how strong the engine plays this game.
    const TUNABLES: Tunables;

    /// What calculates the end of the game.
    type Solver: Solver<Move = Self::Move>;

    /// The network whose weights are part of the program.
    fn net() -> &'static Net;

    /// Writes the features of the position as one seat sees it; `inputs` has
    /// [`INPUTS`](Evaluate::INPUTS) entries, all of them 0.
    fn write_features(&self, seat: Seat, inputs: &mut [f32]);

    /// Samples a legal move from a prior that favours the kind of moves that good players choose;
    /// `None` when the game is over.
    fn sample_move(&self, rng: &mut Chance) -> Option<Self::Move> {
        self.random_move(rng)
    }

    /// Whether a move that is listed earlier has exactly the same effect, so that a search need
    /// not try this one.
    fn is_duplicate(&self, _chosen: Self::Move) -> bool {
        false
    }

    /// What can calculate the moves of this position, of which the seat to move may know everything
    /// that is in it, to the end of the game; `None` where that would take too long.
    fn solver(&self) -> Option<Self::Solver> {
        None
    }

    /// The outputs that the network should give for this position, now that the outcome is known.
    fn training_target(&self, seat: Seat, end: &Outcome) -> [f32; OUTPUTS];

    /// The training loss, and its gradient with respect to each output.
    fn loss(outputs: [f32; OUTPUTS], target: [f32; OUTPUTS]) -> (f32, [f32; OUTPUTS]);

    /// How good the position is for the seat that has just moved, whatever the others can make of it: the
    /// larger, the better. Faster than [`evaluate`](Evaluate::evaluate).
    fn preference(&self, net: &Net, seat: Seat) -> f32;

    /// Appends how good each of some legal moves is for the seat to move, with what it leaves to the
    /// others: the larger, the better, and negative infinity for a move that cannot be played because it
    /// turns up what is not known. `after` is room to work in.
    fn rank(&self, net: &Net, moves: &[Self::Move], after: &mut Self, preferences: &mut Vec<f32>) {
        rank_one_by_one(self, net, moves, after, preferences);
    }

    /// Evaluates the position for a seat.
    fn evaluate(&self, net: &Net, seat: Seat) -> Evaluation;
}

/// Plays each move and asks for the preference.
fn rank_one_by_one<G: Evaluate>(
    position: &G,
    net: &Net,
    moves: &[G::Move],
    after: &mut G,
    preferences: &mut Vec<f32>,
) {
    let Some(seat) = position.to_move() else {
        return;
    };
    for &chosen in moves {
        after.clone_from(position);
        let preference = match after.play_unchecked(chosen) {
            Ok(()) => after.preference(net, seat),
            Err(_) => f32::NEG_INFINITY,
        };
        preferences.push(preference);
    }
}

/// What a seat can expect from a position.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Evaluation {
    /// Probability to win, from 0 to 1; a shared victory counts in part.
    pub win: f32,
    /// Expected points ahead of the best other seat, if the game comes to its scoring.
    pub margin: f32,
    /// Expected final points in Akropolis; the points of the position in Architekton.
    pub points: f32,
}

impl Evaluation {
    /// Victory and margin as one number, in which the victory outweighs the margin.
    pub fn utility(self) -> f32 {
        self.win + self.margin / MARGIN_PER_WIN
    }

    /// What is left of this after taking away another, part by part.
    pub fn less(self, other: Evaluation) -> Evaluation {
        Evaluation {
            win: self.win - other.win,
            margin: self.margin - other.margin,
            points: self.points - other.points,
        }
    }

    /// This with a difference added; a probability stays one.
    pub fn plus(self, difference: Evaluation) -> Evaluation {
        Evaluation {
            win: (self.win + difference.win).clamp(0.0, 1.0),
            margin: self.margin + difference.margin,
            points: self.points + difference.points,
        }
    }

    /// The exact evaluation of a finished game.
    pub fn of_outcome(end: &Outcome, seat: Seat) -> Evaluation {
        let value = end.value_for(seat);
        Evaluation {
            win: value.win,
            margin: value.margin as f32,
            points: end.points[seat] as f32,
        }
    }
}
