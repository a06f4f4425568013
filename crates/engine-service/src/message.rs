//! The messages between the page and its worker: lines of JSON.
//!
//! Moves and analyses are numbered separately. An analysis waits while a move is searched for.

use polis_analysis::Assessment;
use polis_engine::Candidate;
use polis_engine::evaluation::Evaluation;
use polis_game::Seat;
use polis_notation::Level;
use serde::{Deserialize, Serialize};

/// A message from the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Request {
    /// Choose a move. Replaces the move that is searched for.
    Choose(MoveRequest),
    /// Answer with the best move so far.
    Hurry {
        /// The number of the move's request.
        id: u32,
    },
    /// Drop the request for a move, without a reply.
    Cancel {
        /// The number of the move's request.
        id: u32,
    },
    /// Analyse a game. Replaces the analysis before it.
    Analyse(AnalysisRequest),
    /// Drop the analysis, without a reply.
    Stop {
        /// The number of the analysis.
        id: u32,
    },
}

/// A game to be analysed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisRequest {
    /// The number of the analysis; updates refer to it.
    pub id: u32,
    /// The record. What was unseen when a move was played stays unseen.
    pub record: String,
    /// Number of moves at the beginning that need not be analysed.
    pub from: usize,
}

/// A position in which a seat has to choose a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveRequest {
    /// The number of the request; replies refer to it.
    pub id: u32,
    /// The record as the seat may know it.
    pub record: String,
    /// The number of the seat, from 1.
    pub seat: usize,
    /// The level of play.
    pub level: Level,
    /// Most time to think, in milliseconds.
    pub time_ms: f64,
    /// Seed of the search.
    pub seed: u64,
}

/// A message from the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Reply {
    /// The worker is loaded and receives messages.
    Ready,
    /// The search for a move goes on.
    Progress {
        /// The number of the move's request.
        id: u32,
        /// Number of playouts so far.
        playouts: u32,
        /// Part of the time that is over, from 0 to 1.
        part: f64,
    },
    /// The move is chosen.
    Chosen {
        /// The number of the move's request.
        id: u32,
        /// The move in its text form.
        chosen: String,
    },
    /// The move cannot be chosen.
    Failed {
        /// The number of the move's request.
        id: u32,
        /// What is wrong with the request.
        error: String,
    },
    /// What an analysis has found since its last update.
    Found(AnalysisUpdate),
    /// A game cannot be analysed.
    Unreadable {
        /// The number of the analysis.
        id: u32,
        /// What is wrong with the record.
        error: String,
    },
}

/// What an analysis has found since its last update.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AnalysisUpdate {
    /// The number of the analysis.
    pub id: u32,
    /// Progress from 0 to 1; at 1 the analysis is over.
    pub part: f32,
    /// Forecasts of positions.
    pub forecasts: Vec<PositionForecast>,
    /// Assessments of moves. A later one of the same move replaces an earlier one.
    pub assessed: Vec<MoveAssessment>,
}

/// What every seat can expect from a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionForecast {
    /// Number of moves before the position.
    pub ply: usize,
    /// Probability to win, by seat.
    pub win: Vec<f32>,
    /// Expected points, by seat.
    pub points: Vec<f32>,
}

/// The assessment of a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveAssessment {
    /// Number of moves before it.
    pub ply: usize,
    /// The number of the seat that decided, from 1.
    pub seat: usize,
    /// Number of legal moves.
    pub choices: usize,
    /// Number of playouts.
    pub playouts: u32,
    /// The move that was played.
    pub played: TriedMove,
    /// The best moves, the best first. The played move may be among them.
    pub best: Vec<TriedMove>,
}

/// A move and its evaluation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TriedMove {
    /// The move in its text form.
    #[serde(rename = "move")]
    pub chosen: String,
    /// Probability to win.
    pub win: f32,
    /// Expected points ahead of the best other seat.
    pub margin: f32,
    /// Expected points.
    pub points: f32,
}

impl MoveAssessment {
    /// The assessment as `polis_analysis` has it; `None` where there is no such seat.
    pub fn assessment(&self) -> Option<Assessment<&str>> {
        Some(Assessment {
            ply: self.ply,
            seat: Seat::from_number(self.seat)?,
            played: self.played.candidate(),
            candidates: self.best.iter().map(TriedMove::candidate).collect(),
            choices: self.choices,
            playouts: self.playouts,
        })
    }
}

impl TriedMove {
    /// The evaluation of the move.
    pub fn evaluation(&self) -> Evaluation {
        Evaluation {
            win: self.win,
            margin: self.margin,
            points: self.points,
        }
    }

    fn candidate(&self) -> Candidate<&str> {
        Candidate {
            chosen: &self.chosen,
            evaluation: self.evaluation(),
            tries: 1,
        }
    }
}

impl Request {
    /// The message as a line of JSON.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written as JSON")
    }
}

impl Reply {
    /// The message as a line of JSON.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written as JSON")
    }
}
