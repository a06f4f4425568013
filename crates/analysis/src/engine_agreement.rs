//! How closely somebody plays to the engine: an advisory sign of engine help.
//!
//! The measure is the utility that a move gives away against the best one that a short search finds. Over
//! many moves its mean tells players apart: who lets the engine choose gives away less than the strongest
//! level that decides at a glance. It says nothing about a single move or a single game.

use polis_engine::evaluation::Evaluate;
use polis_game::Seat;
use polis_notation::{GameKind, GameRecord, Notated};

use crate::analysis::{Analysis, Depth};

/// The most that one move counts, so that a single slip does not hide the rest.
const MOST_LOSS: f64 = 0.25;

/// What moves gave away against the engine.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MoveLosses {
    moves: u32,
    sum: f64,
    squares: f64,
}

/// What moves of a level give away, with which others are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LossReference {
    /// On average.
    pub mean: f64,
    /// The standard deviation of one move.
    pub deviation: f64,
}

impl LossReference {
    /// The depth at which moves are looked at: the references belong to it.
    pub const DEPTH: Depth = Depth {
        first: 96,
        full: 96,
    };
    /// Number of moves below which nothing is said.
    pub const FEWEST_MOVES: u32 = 100;
    /// The score from which a host is told that it stands out.
    pub const NOTABLE_SCORE: f64 = 4.0;

    /// The level Master at a game, by `cargo run --release -p polis-analysis --example engine_agreement`.
    pub const fn master(game: GameKind) -> LossReference {
        match game {
            GameKind::Akropolis => LossReference {
                mean: 0.048,
                deviation: 0.076,
            },
            GameKind::Architekton => LossReference {
                mean: 0.059,
                deviation: 0.080,
            },
        }
    }
}

impl MoveLosses {
    /// Adds a move.
    pub fn add(&mut self, loss: f64) {
        let loss = loss.clamp(0.0, MOST_LOSS);
        self.moves += 1;
        self.sum += loss;
        self.squares += loss * loss;
    }

    /// Adds the moves of a seat in a game whose analysis is done. Where there was no choice, there is
    /// nothing to agree about.
    pub fn add_game<G: Evaluate + Notated>(&mut self, analysis: &Analysis<G>, seat: Seat) {
        let own = analysis.assessments().into_iter();
        for assessment in own.filter(|one| one.seat == seat && one.choices > 1) {
            self.add(f64::from(assessment.loss()));
        }
    }

    /// What a seat gave away in a game, worked out at once.
    pub fn of_game<G: Evaluate + Notated>(record: &GameRecord<G>, seat: Seat) -> MoveLosses {
        let mut analysis = Analysis::new(record, LossReference::DEPTH);
        while !analysis.is_done() {
            analysis.step();
        }
        let mut losses = MoveLosses::default();
        losses.add_game(&analysis, seat);
        losses
    }

    /// Adds other moves.
    pub fn merge(&mut self, other: MoveLosses) {
        self.moves += other.moves;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Number of moves.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// What a move gives away on average.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.moves.max(1))
    }

    /// The standard deviation of what a move gives away.
    pub fn deviation(&self) -> f64 {
        let variance = self.squares / f64::from(self.moves.max(1)) - self.mean().powi(2);
        variance.max(0.0).sqrt()
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        self.deviation() / f64::from(self.moves.max(1)).sqrt()
    }

    /// By how many standard errors these moves give away less than those of the reference would.
    pub fn score(&self, reference: LossReference) -> f64 {
        let error = reference.deviation / f64::from(self.moves.max(1)).sqrt();
        (reference.mean - self.mean()) / error
    }

    /// Whether a host should look at it: enough moves, far beyond the reference.
    pub fn is_notable(&self, reference: LossReference) -> bool {
        self.moves >= LossReference::FEWEST_MOVES
            && self.score(reference) >= LossReference::NOTABLE_SCORE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_errors_and_scores_follow_from_the_moves() {
        let reference = LossReference {
            mean: 0.1,
            deviation: 0.05,
        };
        let mut losses = MoveLosses::default();
        for _ in 0..50 {
            losses.add(0.0);
        }
        assert!((losses.score(reference) - 0.1 / (0.05 / 50_f64.sqrt())).abs() < 1e-9);
        // Too few to say anything.
        assert!(!losses.is_notable(reference));
        let mut twice = losses;
        twice.merge(losses);
        assert!(twice.moves() == 100 && twice.is_notable(reference));
        // A blunder counts, but not without bound.
        twice.add(5.0);
        assert!((twice.mean() - MOST_LOSS / 101.0).abs() < 1e-9);
        assert!(twice.standard_error() > 0.0);
        let mut poor = MoveLosses::default();
        for _ in 0..200 {
            poor.add(0.2);
        }
        assert!(poor.score(reference) < 0.0 && !poor.is_notable(reference));
    }
}
