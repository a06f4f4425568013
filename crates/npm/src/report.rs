//! What the engine says, as JSON.

use polis_bindings::SearchReport;
use polis_engine::evaluation::Evaluation;
use serde_json::{Value, json};

/// What a seat can expect.
pub(crate) fn evaluation(found: Evaluation) -> Value {
    let Evaluation {
        win,
        margin,
        points,
    } = found;
    json!({ "win": win, "margin": margin, "points": points })
}

/// What a search has found, and how long it took.
pub(crate) fn search(found: &SearchReport, seconds: f64) -> Value {
    let candidates = found.candidates.iter().map(|one| {
        json!({
            "move": one.chosen,
            "evaluation": evaluation(one.evaluation),
            "playouts": one.playouts,
            "behind": one.behind,
            "error": one.error,
            "isProven": one.is_proven,
        })
    });
    json!({
        "best": found.candidates.first().map(|one| &one.chosen),
        "candidates": candidates.collect::<Vec<_>>(),
        "playouts": found.playouts,
        "seconds": seconds,
    })
}
