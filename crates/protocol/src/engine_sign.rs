//! An advisory sign of engine help, for hosts.

use polis_notation::GameKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::schema;

/// How closely somebody plays to the engine, as far as it is worked out:
/// `POST /api/v1/host/people/{person}/engine-sign`. It is a reason to look, never a proof.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct EngineSign {
    /// Number of finished games that are looked at.
    pub games: u32,
    /// Number of those that have been looked at by now.
    pub done: u32,
    /// What was found in each game, once all are done.
    pub found: Vec<EngineAgreement>,
}

/// How closely somebody plays one of the games to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct EngineAgreement {
    /// Which game.
    #[schemars(with = "schema::GameKind")]
    pub game: GameKind,
    /// Number of moves with a choice.
    pub moves: u32,
    /// What a move gives away against the engine on average, in parts of a win.
    pub loss: f64,
    /// With a probability of 95 % the mean is between these two.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// What a move of the level Master gives away.
    pub reference: f64,
    /// By how many standard errors the moves give away less than those of Master would.
    pub score: f64,
    /// Whether there are enough moves, and the score is far beyond chance.
    pub is_notable: bool,
}
