//! The boards of the best solo games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use polis_akropolis::Architect;
use polis_protocol::{SoloBoard, schema};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::api::Shared;
use crate::api::caller::{Path, Query, malformed};
use crate::api::people::digits;
use crate::failure::Failure;
use crate::store::SoloPlace;

/// An Illustrious Architect in a path.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct ArchitectName(#[schemars(with = "schema::Architect")] Architect);

#[derive(Deserialize, JsonSchema)]
pub(crate) struct After {
    /// What the page before this one gave.
    #[schemars(with = "Option<schema::SoloPlace>")]
    after: Option<String>,
}

pub(crate) async fn board(
    State(shared): State<Arc<Shared>>,
    Path(ArchitectName(architect)): Path<ArchitectName>,
    Query(query): Query<After>,
) -> Result<Json<SoloBoard>, Failure> {
    let after = match &query.after {
        None => SoloPlace::BEFORE_ALL,
        Some(text) => read(text).ok_or_else(|| {
            malformed("found another `after`; expected what the page before this one gave")
        })?,
    };
    let (games, last) = shared.node.store.solo_board(architect, after).await?;
    let board = SoloBoard {
        architect,
        games,
        after: last.map(write),
    };
    Ok(Json(board))
}

/// A place on a board as text.
fn write(place: SoloPlace) -> String {
    format!("{}-{}-{}", place.points, place.ended, place.number)
}

/// Reads such a place.
fn read(text: &str) -> Option<SoloPlace> {
    let (points, rest) = text.split_once('-')?;
    let (ended, number) = rest.split_once('-')?;
    Some(SoloPlace {
        points: digits(points)?,
        ended: digits(ended)?,
        number: digits(number)?,
    })
}
