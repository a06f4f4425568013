//! How sure what is told of a move is, for `--json` and in words.

use polis_engine::Certainty;
use serde::Serialize;

/// How sure what is told of a move is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct CertaintyReport {
    /// Whether it is calculated to the end of the game.
    pub(crate) proven: bool,
    /// How far the move is behind the best one, on the same futures: the chance to win and a part of
    /// the margin. Null where it is proven.
    behind: Option<f32>,
    /// The standard error of that.
    error: Option<f32>,
}

impl CertaintyReport {
    pub(crate) fn new(certainty: Certainty) -> CertaintyReport {
        match certainty {
            Certainty::Proven => CertaintyReport {
                proven: true,
                behind: None,
                error: None,
            },
            Certainty::Estimated { behind, error } => CertaintyReport {
                proven: false,
                behind: Some(behind),
                error: error.is_finite().then_some(error),
            },
        }
    }

    /// `, proven`, or that a difference may be chance.
    pub(crate) fn words(self) -> &'static str {
        match (self.proven, self.behind, self.error) {
            (true, ..) => ", proven",
            (false, Some(behind), Some(error)) if behind > 0.0 && behind < CLEAR * error => {
                " (not clearly behind)"
            }
            _ => "",
        }
    }
}

/// Standard errors from which a difference is told as one.
const CLEAR: f32 = 2.6;
