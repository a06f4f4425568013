//! Every number that decides how strong and how fast the engine is, in one place.
//!
//! A change here changes the signature of the fixed search in `search/tests.rs`; the commit says so.

/// What is tuned for each game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tunables {
    /// Softmax temperature at which a training player chooses among moves, in the unit of
    /// [`Evaluate::preference`](crate::evaluation::Evaluate::preference).
    pub temperature: f32,
    /// Length of a playout, in decisions of each person.
    pub playout_depth: usize,
    /// Number of moves that are sampled for each decision of a playout.
    pub playout_width: usize,
    /// The levels below the strongest, from the weakest on.
    pub levels: [LevelParameters; 4],
}

/// How a level below the strongest chooses its moves, with the mistakes that people make.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelParameters {
    /// Number of moves it samples.
    pub samples: usize,
    /// What it ranks them by.
    pub ranking: Ranking,
    /// Size of its errors, as a multiple of the game's temperature.
    pub noise: f32,
}

/// What a level below the strongest ranks moves by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranking {
    /// The points right after the move.
    Points,
    /// The network's preference for the position after the move.
    Network,
}

impl LevelParameters {
    const fn points(samples: usize, noise: f32) -> LevelParameters {
        let ranking = Ranking::Points;
        LevelParameters {
            samples,
            ranking,
            noise,
        }
    }

    const fn network(samples: usize, noise: f32) -> LevelParameters {
        let ranking = Ranking::Network;
        LevelParameters {
            samples,
            ranking,
            noise,
        }
    }
}

pub(crate) const AKROPOLIS: Tunables = Tunables {
    temperature: 1.0,
    playout_depth: 2,
    playout_width: 16,
    levels: [
        LevelParameters::points(6, 1.0),
        LevelParameters::points(60, 0.5),
        LevelParameters::network(52, 1.7),
        LevelParameters::network(400, 0.6),
    ],
};

pub(crate) const ARCHITEKTON: Tunables = Tunables {
    temperature: 0.1,
    playout_depth: 2,
    playout_width: 40,
    levels: [
        LevelParameters::points(2, 8.0),
        LevelParameters::network(6, 6.0),
        LevelParameters::network(14, 3.5),
        LevelParameters::network(36, 2.3),
    ],
};

/// Number of candidates that start the first race.
pub(crate) const BEAM_WIDTH: usize = 24;
/// Number of standard errors by which a candidate must be behind to be eliminated.
pub(crate) const Z_THRESHOLD: f64 = 3.0;
/// Number of rounds before the first candidates may be eliminated.
pub(crate) const MIN_ROUNDS: u32 = 6;
/// Number of rounds after which the leader of a race of the first pass wins; it doubles with each
/// pass.
pub(crate) const MAX_ROUNDS: u32 = 64;
/// Number of passes over all moves, each with a larger threshold for elimination.
pub(crate) const PASSES: u32 = 4;
/// Difference in utility below which two candidates count as equal.
pub(crate) const NEGLIGIBLE: f64 = 0.001;
/// Points of margin that are worth as much as the victory: winning comes first.
pub(crate) const MARGIN_PER_WIN: f32 = 200.0;
