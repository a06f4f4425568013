//! What the page and the worker say to each other: lines of JSON.
//!
//! Questions and analyses are numbered each for themselves. While a question is answered, an
//! analysis waits.

use polis_analysis::Assessment;
use polis_engine::Considered;
use polis_engine::evaluation::Prospect;
use polis_game::Seat;
use polis_notation::Level;
use serde::{Deserialize, Serialize};

use crate::level;

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Request {
    /// Choose a move. What was being thought about is forgotten.
    Choose(Question),
    /// Answer with the best move so far.
    Hurry {
        /// The question.
        id: u32,
    },
    /// Forget the question; no answer is expected.
    Cancel {
        /// The question.
        id: u32,
    },
    /// Look at the moves of a game. The analysis before it is forgotten.
    Analyse(Studied),
    /// Look no further at the moves of a game; no answer is expected.
    Stop {
        /// The analysis.
        id: u32,
    },
}

/// A game to be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Studied {
    /// Which analysis it is: findings name it.
    pub id: u32,
    /// The record. What was unseen when a move was played stays unseen.
    pub record: String,
    /// How many of its moves need not be looked at.
    pub from: usize,
}

/// A position, and who has to choose a move in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// Which question it is: answers name it.
    pub id: u32,
    /// The record as the seat may know it.
    pub record: String,
    /// The number of the seat, from 1.
    pub seat: usize,
    /// How strong the answer shall be.
    #[serde(with = "level")]
    pub level: Level,
    /// How long to think, at most.
    pub time_ms: f64,
    /// Equal seeds and times give equal answers.
    pub seed: u64,
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Reply {
    /// It is there and listens.
    Ready,
    /// It is still thinking.
    Progress {
        /// The question.
        id: u32,
        /// How many games it has tried out.
        playouts: u32,
        /// The part of the time that is over, from 0 to 1.
        part: f64,
    },
    /// It has chosen.
    Chosen {
        /// The question.
        id: u32,
        /// The move in its text form.
        chosen: String,
    },
    /// It cannot answer.
    Failed {
        /// The question.
        id: u32,
        /// What is wrong with it.
        error: String,
    },
    /// What an analysis has found lately.
    Found(Findings),
    /// A game cannot be looked at.
    Unreadable {
        /// The analysis.
        id: u32,
        /// What is wrong with the record.
        error: String,
    },
}

/// What an analysis has found since it told last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    /// The analysis.
    pub id: u32,
    /// How far it is, from 0 to 1; at 1 nothing more will be found.
    pub part: f32,
    /// What positions promise.
    pub forecasts: Vec<Foreseen>,
    /// What is to be said of moves. Later words go before earlier ones.
    pub assessed: Vec<Assessed>,
}

/// What a position promises every seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Foreseen {
    /// After how many moves.
    pub ply: usize,
    /// The chances to win, by seat.
    pub win: Vec<f32>,
    /// The final points, by seat, as far as the game can tell.
    pub points: Vec<f32>,
}

/// What is to be said of a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Assessed {
    /// After how many moves it was played.
    pub ply: usize,
    /// The number of the seat that decided, from 1.
    pub seat: usize,
    /// How many moves were legal.
    pub choices: usize,
    /// How many games were tried out.
    pub playouts: u32,
    /// What was played.
    pub played: Tried,
    /// The best moves, the best first. What was played may be among them.
    pub best: Vec<Tried>,
}

/// A move that was tried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    /// The move in its text form.
    #[serde(rename = "move")]
    pub chosen: String,
    /// The chance to win.
    pub win: f32,
    /// The points ahead of the best other seat.
    pub margin: f32,
    /// The final points, as far as the game can tell.
    pub points: f32,
}

impl Assessed {
    /// The same for those who weigh it; none where there is no such seat.
    pub fn assessment(&self) -> Option<Assessment<&str>> {
        Some(Assessment {
            ply: self.ply,
            seat: Seat::from_number(self.seat)?,
            played: self.played.considered(),
            considered: self.best.iter().map(Tried::considered).collect(),
            choices: self.choices,
            playouts: self.playouts,
        })
    }
}

impl Tried {
    /// What it promises.
    pub fn prospect(&self) -> Prospect {
        Prospect {
            win: self.win,
            margin: self.margin,
            points: self.points,
        }
    }

    fn considered(&self) -> Considered<&str> {
        Considered {
            chosen: &self.chosen,
            prospect: self.prospect(),
            tries: 1,
        }
    }
}

impl Request {
    /// The line.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written as JSON")
    }
}

impl Reply {
    /// The line.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written as JSON")
    }
}
