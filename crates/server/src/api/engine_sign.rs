//! How closely somebody plays to the engine, for hosts.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use polis_notation::Record;
use polis_protocol::{Code, EngineSign, PersonId, Refusal};

use crate::api::Shared;
use crate::api::caller::Path;
use crate::api::host_page::Host;
use crate::engine_signs::{GAMES, STALLED_MS, SignStart};
use crate::failure::Failure;
use crate::store::{Claim, HistoryVisibility, KeptEngineSign};

pub(crate) async fn engine_sign(
    State(shared): State<Arc<Shared>>,
    _host: Host,
    Path(person): Path<PersonId>,
) -> Result<Json<EngineSign>, Failure> {
    let node = &shared.node;
    if node.store.person(person).await?.is_none() {
        return Err(Refusal::new(Code::NotFound, "there is no such person").into());
    }
    let latest = (i64::MAX, i64::MAX);
    let (history, _) = node
        .store
        .history(person, latest, HistoryVisibility::All)
        .await?;
    let whole = history.iter().filter(|game| game.outcome.forfeit.is_none());
    let games: Vec<_> = whole.take(GAMES).collect();
    let Some(latest_game) = games.first().map(|game| game.table) else {
        return Ok(Json(EngineSign::default()));
    };

    // 1. What was found in these games is told again, and how far it is where somebody works on it.
    let now = node.clock.now();
    if let Some(kept) = node.store.engine_sign(person).await? {
        let is_done = kept.sign.done >= kept.sign.games;
        let is_alive =
            node.engine_signs.is_working_on(person) || kept.at.saturating_add(STALLED_MS) > now;
        if (is_done && kept.latest_game == latest_game) || (!is_done && is_alive) {
            return Ok(Json(kept.sign));
        }
    }

    // 2. One server takes it on.
    let begun = KeptEngineSign {
        sign: EngineSign {
            games: games.len() as u32,
            ..EngineSign::default()
        },
        latest_game,
        at: now,
    };
    let since = now.saturating_sub(STALLED_MS);
    match node.store.claim_engine_sign(person, &begun, since).await? {
        Claim::Ours => {}
        Claim::Taken => return Ok(Json(begun.sign)),
    }

    // 3. It reads the games, and looks at them when no table waits.
    let mut records = VecDeque::new();
    for game in games {
        let record = node.look(game.table).await?.record;
        // What was played is public knowledge at the table; nothing unseen is in it.
        if let Some(Ok(record)) = record.map(|text| Record::read(&text)) {
            records.push_back((record, game.seat));
        }
    }
    if records.is_empty() {
        node.store.drop_engine_sign(person).await?;
        return Ok(Json(EngineSign::default()));
    }
    match node.engine_signs.begin(person, records) {
        SignStart::Begun => Ok(Json(begun.sign)),
        SignStart::TooMany => {
            node.store.drop_engine_sign(person).await?;
            let message = "the games of many people are being looked at already; ask again later";
            Err(Refusal::new(Code::TooMany, message).into())
        }
    }
}
