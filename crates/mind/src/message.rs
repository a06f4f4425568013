//! What the page and the worker say to each other: lines of JSON.

use polis_search::Level;
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
