//! What a game must offer to be judged.

use polis_game::{Chance, Game, Outcome, Seat};

use super::net::{Net, OUTPUTS};

/// A game whose positions a network can judge.
pub trait Judged: Game {
    /// How many numbers describe a position.
    const INPUTS: usize;
    /// How far apart two moves are that a player in training takes for almost equal, in the unit of
    /// [`preference`](Judged::preference).
    const DOUBT: f32;

    /// How far a search plays on before it judges: so many decisions of each person.
    const AHEAD: usize;
    /// How many moves a seat looks at when a search plays on.
    const GLANCE: usize;

    /// How the weaker players look at this game, from the weakest on.
    const MANNERS: [Manner; 4];

    /// The network that is part of the program.
    fn net() -> &'static Net;

    /// Describes the position for one seat, in as many numbers as there are inputs; `inputs` are
    /// all 0 before.
    fn describe(&self, seat: Seat, inputs: &mut [f32]);

    /// A legal move by lot, rather of the kind that players choose; none when the game is over.
    fn likely_move(&self, rng: &mut Chance) -> Option<Self::Move> {
        self.random_move(rng)
    }

    /// Whether an earlier move in the order of moves does exactly the same, so that nobody need
    /// think about this one.
    fn is_twin(&self, _chosen: Self::Move) -> bool {
        false
    }

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

/// How a weaker player looks at a position: the mistakes that people make.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How many moves it sees.
    pub looks: usize,
    /// Whether it has a feeling for what comes, or counts what is there.
    pub foresight: bool,
    /// How far it is off the mark, in the doubts of the game.
    pub doubt: f32,
}

impl Manner {
    /// Counts what is there.
    pub const fn counting(looks: usize, doubt: f32) -> Manner {
        Manner {
            looks,
            foresight: false,
            doubt,
        }
    }

    /// Has a feeling for what comes.
    pub const fn foreseeing(looks: usize, doubt: f32) -> Manner {
        Manner {
            looks,
            foresight: true,
            doubt,
        }
    }
}

/// What a position promises a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The chance to win, from 0 to 1; a shared victory counts in part.
    pub win: f32,
    /// The points ahead of the best other seat, if the game comes to its scoring.
    pub margin: f32,
    /// The final points, as far as the game can tell: Architekton tells those of now.
    pub points: f32,
}

/// So many points of margin are worth as much as the victory: winning comes first.
const MARGIN: f32 = 200.0;

impl Prospect {
    /// One number for all of it: winning first, then the margin.
    pub fn utility(self) -> f32 {
        self.win + self.margin / MARGIN
    }

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
