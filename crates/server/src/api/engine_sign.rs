//! How closely somebody plays to the engine, for hosts.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use polis_notation::Record;
use polis_protocol::{Code, EngineSign, PersonId, Refusal};

use crate::api::Shared;
use crate::api::caller::id;
use crate::api::host_page::Host;
use crate::engine_signs::GAMES;
use crate::failure::Failure;
use crate::store::HistoryVisibility;

/// Begins to work it out from the latest games of a person, or tells how far it is.
pub(crate) async fn engine_sign(
    State(shared): State<Arc<Shared>>,
    _host: Host,
    Path(person): Path<String>,
) -> Result<Json<EngineSign>, Failure> {
    let person: PersonId = id(&person)?;
    let node = &shared.node;
    if let Some(sign) = node.engine_signs.sign(person) {
        return Ok(Json(sign));
    }
    if node.store.person(person).await?.is_none() {
        return Err(Refusal::new(Code::NotFound, "there is no such person").into());
    }
    let latest = (i64::MAX, i64::MAX);
    let (history, _) = node
        .store
        .history(person, latest, HistoryVisibility::All)
        .await?;
    let mut games = VecDeque::new();
    let whole = history.iter().filter(|game| game.outcome.forfeit.is_none());
    for game in whole.take(GAMES) {
        let record = node.look(game.table).await?.record;
        // What was played is public knowledge at the table; nothing unseen is in it.
        if let Some(Ok(record)) = record.map(|text| Record::read(&text)) {
            games.push_back((record, game.seat));
        }
    }
    let begun = node.engine_signs.begin(person, games).ok_or_else(|| {
        let message = "the games of many people are being looked at already; ask again later";
        Refusal::new(Code::TooMany, message)
    })?;
    Ok(Json(begun))
}
