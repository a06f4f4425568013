//! Tournaments over HTTP.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, LOCATION};
use axum::response::NoContent;
use futures_util::stream;
use polis_protocol::{
    MAX_WAIT_MS, Outcome, PersonId, TableId, TournamentGame, TournamentId, TournamentPage,
    TournamentPlan, Tournaments,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::api::Shared;
use crate::api::answer::{Changed, Created, Headers, JsonLines, header};
use crate::api::caller::{Body, Caller, Path, Query, RequiredCaller, malformed};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::node::Node;
use crate::store::TournamentGameRow;
use crate::table::HostedTable;

/// How many games are read at a time.
const PAGE: usize = 50;

#[derive(Deserialize, JsonSchema)]
pub(crate) struct SeenVersion {
    /// The version that is known: without a change there is nothing to tell.
    seen: Option<u64>,
    /// How long to wait for a change, in milliseconds.
    #[serde(default)]
    #[schemars(range(max = MAX_WAIT_MS))]
    wait_ms: u64,
}

pub(crate) async fn list(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
) -> Result<Json<Tournaments>, Failure> {
    let person = caller.map(|identity| identity.person.id);
    Ok(Json(shared.node.tournaments(person).await?))
}

pub(crate) async fn new(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(plan): Body<TournamentPlan>,
) -> Result<(Headers, Created<TournamentPage>), Failure> {
    let person = &identity.person;
    shared.limiter.table(person.id, client.standing)?;
    let id = shared.node.new_tournament(person, plan).await?;
    let page = shared.node.tournament_page(id, Some(person.id)).await?;
    let location = format!("/api/v1/tournaments/{id}");
    Ok((header(LOCATION, location), Created(page)))
}

pub(crate) async fn page(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(tournament): Path<TournamentId>,
    Query(query): Query<SeenVersion>,
) -> Result<Changed<TournamentPage>, Failure> {
    if query.wait_ms > MAX_WAIT_MS {
        let found = query.wait_ms;
        return Err(malformed(format!(
            "found wait_ms={found}; expected at most {MAX_WAIT_MS}"
        )));
    }
    let node = &shared.node;
    let deadline = Instant::now() + Duration::from_millis(query.wait_ms);
    while query.seen.is_some() && query.seen == node.tournament_version(tournament).await? {
        if Instant::now() >= deadline {
            return Ok(Changed(None));
        }
        node.tournament_pages.changed(deadline).await;
    }
    let person = caller.map(|identity| identity.person.id);
    let page = node.tournament_page(tournament, person).await?;
    Ok(Changed(Some(page)))
}

pub(crate) async fn cancel(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Path(tournament): Path<TournamentId>,
) -> Result<NoContent, Failure> {
    let node = &shared.node;
    node.cancel_tournament(tournament, identity.person.id)
        .await?;
    node.tournament_pages.tell();
    Ok(NoContent)
}

pub(crate) async fn start(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(tournament): Path<TournamentId>,
) -> Result<Json<TournamentPage>, Failure> {
    let person = identity.person.id;
    shared.limiter.action(person, client.standing)?;
    let node = &shared.node;
    node.start_tournament(tournament, person).await?;
    node.tournament_pages.tell();
    Ok(Json(node.tournament_page(tournament, Some(person)).await?))
}

pub(crate) async fn join(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(tournament): Path<TournamentId>,
) -> Result<Json<TournamentPage>, Failure> {
    let person = &identity.person;
    // Everybody who looks is told, so nobody comes and goes many times a second.
    shared.limiter.table(person.id, client.standing)?;
    let node = &shared.node;
    node.join_tournament(tournament, person).await?;
    node.tournament_pages.tell();
    let page = node.tournament_page(tournament, Some(person.id)).await?;
    Ok(Json(page))
}

pub(crate) async fn leave(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path((tournament, person)): Path<(TournamentId, PersonId)>,
) -> Result<NoContent, Failure> {
    let caller = identity.person.id;
    shared.limiter.action(caller, client.standing)?;
    let node = &shared.node;
    node.leave_tournament(tournament, caller, person).await?;
    node.tournament_pages.tell();
    Ok(NoContent)
}

/// The number of a round.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(crate) struct RoundNumber(#[schemars(range(min = 1))] u32);

pub(crate) async fn round(
    State(shared): State<Arc<Shared>>,
    Path((tournament, RoundNumber(round))): Path<(TournamentId, RoundNumber)>,
) -> Result<Json<Vec<TournamentGame>>, Failure> {
    let games = shared.node.tournament_round(tournament, round).await?;
    Ok(Json(games))
}

/// A finished game of a tournament.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TournamentRecord {
    /// The round, from 1.
    round: u32,
    /// The number of the table in its round, from 1.
    board: u32,
    /// Which table.
    table: TableId,
    /// The record. What was never face up is `?`.
    record: String,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

pub(crate) async fn records(
    State(shared): State<Arc<Shared>>,
    Path(tournament): Path<TournamentId>,
) -> Result<(Headers, JsonLines<TournamentRecord>), Failure> {
    let node = Arc::clone(&shared.node);
    node.tournament_row(tournament).await?;
    let mut games = node.store.tournament_games(tournament, None).await?;
    games.retain(|game| game.result.is_some() && game.table.is_some());
    games.reverse();
    let pages = stream::unfold((node, games), |(node, mut games)| async move {
        let rest = games.len().checked_sub(1)?.saturating_sub(PAGE - 1);
        let page = games.split_off(rest);
        match lines(&node, page.into_iter().rev()).await {
            Ok(lines) => Some((Ok(lines), (node, games))),
            Err(error) => {
                tracing::error!(%error, "the records of a tournament broke off");
                Some((Err(error), (node, Vec::new())))
            }
        }
    });
    let name = format!("attachment; filename=\"polis-tournament-{tournament}.ndjson\"");
    Ok((header(CONTENT_DISPOSITION, name), JsonLines::new(pages)))
}

async fn lines(
    node: &Node,
    games: impl Iterator<Item = TournamentGameRow>,
) -> Result<Vec<TournamentRecord>, sqlx::Error> {
    let mut lines = Vec::new();
    for game in games {
        let Some(table) = game.table else {
            continue;
        };
        let Some(loaded) = node.store.load(table).await? else {
            continue;
        };
        let Ok(hosted) = HostedTable::fold(loaded.log, loaded.setup.as_deref()) else {
            tracing::error!(%table, "a game of a tournament cannot be read");
            continue;
        };
        let Some(record) = hosted.public_record() else {
            continue;
        };
        lines.push(TournamentRecord {
            round: game.round,
            board: game.board,
            table,
            record: record.to_string(),
            outcome: hosted.state.outcome,
        });
    }
    Ok(lines)
}
