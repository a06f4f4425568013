//! The messages between the page and its worker: lines of JSON.
//!
//! Moves and analyses are numbered separately. An analysis waits while a move is searched for.

use polis_analysis::Assessment;
use polis_engine::evaluation::Evaluation;
use polis_engine::{Candidate, Certainty};
use polis_game::Seat;
use polis_notation::Strength;
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
    /// Compare two moves, to say why one of them is better. Replaces the comparison before it.
    Explain(ReasonRequest),
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

/// Two moves of a position that are to be compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReasonRequest {
    /// The number of the request; the reply refers to it.
    pub id: u32,
    /// The record as the seat may know it.
    pub record: String,
    /// The number of the seat to move, from 1.
    pub seat: usize,
    /// The move that is explained, in its text form.
    pub chosen: String,
    /// The move that it is compared with.
    pub other: String,
    /// Seed of the playouts.
    pub seed: u64,
}

/// What a move leads to against another one, by playouts to the end of the game. Differences that chance
/// explains are 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReasonReport {
    /// Number of futures that both moves have met.
    pub futures: u32,
    /// The difference in final points.
    pub points: f32,
    /// The standard error of that difference.
    pub points_error: f32,
    /// The same by part: in Akropolis the types of districts and the stones, in Architekton the largest
    /// group and the chips.
    pub parts: Vec<f32>,
    /// The difference in victories.
    pub win: f32,
    /// Whether the move comes out ahead in these futures, in victories and a part of the lead. Where it
    /// does not, they do not tell why it is better.
    pub is_better: bool,
    /// The number of the seat that decides next, from 1.
    pub next: Option<usize>,
    /// The difference in final points of that seat.
    pub next_points: f32,
    /// The part of the futures in which that seat takes the tile of the move after the other move; none
    /// where moves take no tile.
    pub next_takes: Option<f32>,
    /// What that seat plays most often after the other move.
    pub reply: Option<LikelyReply>,
}

/// A move that is often played next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LikelyReply {
    /// The move in its text form.
    #[serde(rename = "move")]
    pub chosen: String,
    /// The part of the futures in which it is played.
    pub share: f32,
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
    /// How strong it is played.
    pub strength: Strength,
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
        /// The best moves that were tried, the best first; none where nothing was searched.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tried: Vec<TriedMove>,
        /// The best move with another tile, as far as that is known: the race may have ended for it too
        /// early to say how far it is behind.
        #[serde(default)]
        alternative: Option<String>,
    },
    /// The move cannot be chosen.
    Failed {
        /// The number of the move's request.
        id: u32,
        /// What is wrong with the request.
        error: String,
    },
    /// Two moves were compared.
    Explained {
        /// The number of the request.
        id: u32,
        /// What was found.
        reason: ReasonReport,
    },
    /// Two moves cannot be compared.
    Unexplained {
        /// The number of the request.
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
    /// The standard error of how far it is behind the best move, in utility: the probability to win
    /// and a part of the margin.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub error: f32,
    /// Whether all this is calculated to the end of the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub proven: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_zero(error: &f32) -> bool {
    *error == 0.0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_false(proven: &bool) -> bool {
    !*proven
}

impl MoveAssessment {
    /// The assessment as `polis_analysis` has it; `None` where there is no such seat.
    pub fn assessment(&self) -> Option<Assessment<&str>> {
        let best = self.best.first().unwrap_or(&self.played).evaluation();
        Some(Assessment {
            ply: self.ply,
            seat: Seat::from_number(self.seat)?,
            played: self.played.candidate(best),
            candidates: self.best.iter().map(|one| one.candidate(best)).collect(),
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

    fn candidate(&self, best: Evaluation) -> Candidate<&str> {
        let evaluation = self.evaluation();
        Candidate {
            chosen: &self.chosen,
            evaluation,
            tries: 1,
            certainty: if self.proven {
                Certainty::Proven
            } else {
                Certainty::Estimated {
                    behind: best.utility() - evaluation.utility(),
                    error: self.error,
                }
            },
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
