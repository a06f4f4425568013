//! Every number that decides how strong and how fast the engine is, in one place.
//!
//! A change here changes the signature of the fixed search in `search/tests.rs`; the commit says so.

/// What is tuned for each game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tunables {
    /// Softmax temperature at which a training player chooses among moves, in the unit of
    /// [`Evaluate::preference`](crate::evaluation::Evaluate::preference).
    pub temperature: f32,
    /// Length of a playout, in decisions of each person; who plays alone makes twice as many.
    pub playout_depth: usize,
    /// Number of moves that are sampled for each decision of a playout.
    pub playout_width: usize,
    /// How a tree of decisions grows below each candidate; without one every decision of a playout is made anew by
    /// the network, up to the depth.
    pub tree: Option<TreeParameters>,
    /// A player for those who cannot beat the lowest level yet; the weakest companion.
    pub beginner: LevelParameters,
    /// The levels below the strongest, from the weakest on.
    pub levels: [LevelParameters; 4],
}

/// How a tree of decisions grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeParameters {
    /// Weight of the bonus for moves that were seldom tried.
    pub exploration: f32,
    /// Softmax temperature at which the network's preferences share that bonus.
    pub temperature: f32,
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
    tree: None,
    beginner: LevelParameters::points(2, 1.5),
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
    tree: Some(TreeParameters {
        exploration: 0.3,
        temperature: 0.25,
    }),
    beginner: LevelParameters::points(1, 0.0),
    levels: [
        LevelParameters::points(2, 8.0),
        LevelParameters::network(6, 6.0),
        LevelParameters::network(14, 3.5),
        LevelParameters::network(36, 2.3),
    ],
};

/// Number of nodes of the tree below a candidate, so that a long search does not use up the memory: it takes about a
/// kibibyte for each.
pub(crate) const TREE_NODES: usize = 4096;
/// Number of candidates that enter before the first of them climbs.
pub(crate) const FIRST_ENTRANTS: usize = 8;
/// Number of playouts before a solver that is not quick begins, so that there is an answer where it
/// has no time to end.
pub(crate) const SOLVER_AFTER: u32 = 64;
/// Number of playouts before the solver of the last two rounds begins: it takes about as long as some thousands,
/// and a search that ends sooner is better off without it.
pub(crate) const TWO_ROUNDS_AFTER: u32 = 1000;
/// Number of playouts before the solver of the turn before the last of Architekton begins: it takes about as long as a
/// few thousand.
pub(crate) const LAST_TURNS_AFTER: u32 = 1000;
/// Number of futures that a candidate has met on the lowest rung; on each next one twice as many.
pub(crate) const FIRST_RUNG: usize = 4;
/// Number of futures after which a search ends.
pub(crate) const MOST_FUTURES: usize = 1 << 14;
/// Number of futures that every candidate has met before a search can be settled.
pub(crate) const SETTLED_FUTURES: usize = 16;
/// Number of moves that a solver has evaluated when its answer takes the place of playouts.
pub(crate) const EXACT_MOVES: usize = 24;
/// Number of standard errors by which every other candidate is behind when a search is settled.
pub(crate) const SETTLED_Z: f32 = 5.0;
/// Points of margin that are worth as much as the victory: winning comes first.
pub(crate) const MARGIN_PER_WIN: f32 = 200.0;
/// What a point that the others can expect on average takes from the preference for a move of Akropolis.
pub(crate) const DENIAL: f32 = 1.0;
