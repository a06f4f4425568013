//! Tournaments over HTTP.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::{Body as HttpBody, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, LOCATION};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use polis_protocol::{
    MAX_WAIT_MS, Outcome, PersonId, TournamentGame, TournamentId, TournamentPage, TournamentPlan,
    Tournaments,
};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::api::Shared;
use crate::api::caller::{Body, Caller, Query, RequiredCaller, id, malformed};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::node::Node;
use crate::store::TournamentGameRow;
use crate::table::HostedTable;

/// How many games are read at a time.
const PAGE: usize = 50;

#[derive(Deserialize)]
pub(crate) struct SeenVersion {
    seen: Option<u64>,
    #[serde(default)]
    wait_ms: u64,
}

/// The tournaments that the caller may know of.
pub(crate) async fn list(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
) -> Result<Json<Tournaments>, Failure> {
    let person = caller.map(|identity| identity.person.id);
    Ok(Json(shared.node.tournaments(person).await?))
}

/// Makes a tournament.
pub(crate) async fn new(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(plan): Body<TournamentPlan>,
) -> Result<Response, Failure> {
    let person = &identity.person;
    shared.limiter.table(person.id, client.standing)?;
    let id = shared.node.new_tournament(person, plan).await?;
    let page = shared.node.tournament_page(id, Some(person.id)).await?;
    let location = format!("/api/v1/tournaments/{id}");
    Ok((StatusCode::CREATED, [(LOCATION, location)], Json(page)).into_response())
}

/// A whole tournament; nothing where the caller knows it as it is, after waiting for a change.
pub(crate) async fn page(
    State(shared): State<Arc<Shared>>,
    Caller(caller): Caller,
    Path(tournament): Path<String>,
    Query(query): Query<SeenVersion>,
) -> Result<Response, Failure> {
    let tournament: TournamentId = id(&tournament)?;
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
            return Ok(StatusCode::NO_CONTENT.into_response());
        }
        node.tournament_pages.changed(deadline).await;
    }
    let person = caller.map(|identity| identity.person.id);
    let page = node.tournament_page(tournament, person).await?;
    Ok(Json(page).into_response())
}

/// The organiser calls it off.
pub(crate) async fn cancel(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Path(tournament): Path<String>,
) -> Result<StatusCode, Failure> {
    let tournament: TournamentId = id(&tournament)?;
    let node = &shared.node;
    node.cancel_tournament(tournament, identity.person.id)
        .await?;
    node.tournament_pages.tell();
    Ok(StatusCode::NO_CONTENT)
}

/// The organiser starts it.
pub(crate) async fn start(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(tournament): Path<String>,
) -> Result<Json<TournamentPage>, Failure> {
    let person = identity.person.id;
    shared.limiter.action(person, client.standing)?;
    let tournament: TournamentId = id(&tournament)?;
    let node = &shared.node;
    node.start_tournament(tournament, person).await?;
    node.tournament_pages.tell();
    Ok(Json(node.tournament_page(tournament, Some(person)).await?))
}

/// The caller signs up, or comes back.
pub(crate) async fn join(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(tournament): Path<String>,
) -> Result<Json<TournamentPage>, Failure> {
    let person = &identity.person;
    // Everybody who looks is told, so nobody comes and goes many times a second.
    shared.limiter.table(person.id, client.standing)?;
    let tournament: TournamentId = id(&tournament)?;
    let node = &shared.node;
    node.join_tournament(tournament, person).await?;
    node.tournament_pages.tell();
    let page = node.tournament_page(tournament, Some(person.id)).await?;
    Ok(Json(page))
}

/// The caller leaves, or sends somebody away from a tournament of theirs.
pub(crate) async fn leave(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path((tournament, person)): Path<(String, String)>,
) -> Result<StatusCode, Failure> {
    let caller = identity.person.id;
    shared.limiter.action(caller, client.standing)?;
    let tournament: TournamentId = id(&tournament)?;
    let person: PersonId = id(&person)?;
    let node = &shared.node;
    node.leave_tournament(tournament, caller, person).await?;
    node.tournament_pages.tell();
    Ok(StatusCode::NO_CONTENT)
}

/// The games of a round.
pub(crate) async fn round(
    State(shared): State<Arc<Shared>>,
    Path((tournament, round)): Path<(String, String)>,
) -> Result<Json<Vec<TournamentGame>>, Failure> {
    let tournament: TournamentId = id(&tournament)?;
    let round: u32 = round
        .parse()
        .map_err(|_| malformed("found another round; expected a number from 1"))?;
    let games = shared.node.tournament_round(tournament, round).await?;
    Ok(Json(games))
}

/// A line of the file with all records.
#[derive(Serialize)]
struct Line {
    round: u32,
    board: u32,
    table: String,
    /// The record. What was never face up is `?`.
    record: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

/// All finished games as one file.
pub(crate) async fn records(
    State(shared): State<Arc<Shared>>,
    Path(tournament): Path<String>,
) -> Result<Response, Failure> {
    let tournament: TournamentId = id(&tournament)?;
    let node = Arc::clone(&shared.node);
    node.tournament_row(tournament).await?;
    let mut games = node.store.tournament_games(tournament, None).await?;
    games.retain(|game| game.result.is_some() && game.table.is_some());
    games.reverse();
    let pages = stream::unfold((node, games), |(node, mut games)| async move {
        let rest = games.len().checked_sub(1)?.saturating_sub(PAGE - 1);
        let page = games.split_off(rest);
        match lines(&node, page.into_iter().rev()).await {
            Ok(text) => Some((Ok(text), (node, games))),
            Err(error) => {
                tracing::error!(%error, "the records of a tournament broke off");
                Some((Err(error), (node, Vec::new())))
            }
        }
    });
    let name = format!("attachment; filename=\"polis-tournament-{tournament}.ndjson\"");
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, HttpBody::from_stream(pages)).into_response())
}

async fn lines(
    node: &Node,
    games: impl Iterator<Item = TournamentGameRow>,
) -> Result<Bytes, sqlx::Error> {
    let mut text = String::new();
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
        let line = Line {
            round: game.round,
            board: game.board,
            table: table.to_string(),
            record: record.to_string(),
            outcome: hosted.state.outcome,
        };
        text += &serde_json::to_string(&line).expect("strings are always JSON");
        text.push('\n');
    }
    Ok(text.into())
}
