//! Friends, challenges, and people whom somebody does not want to meet.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse, Response};
use polis_protocol::{Challenge, Friends, GamesTogether, NewChallenge};

use crate::api::Shared;
use crate::api::caller::{Body, Owner, RequiredCaller, id};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;

/// The people around the caller.
pub(crate) async fn friends(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<Json<Friends>, Failure> {
    Ok(Json(shared.friends(identity.person.id).await?))
}

/// Asks somebody to be friends, or accepts that they have asked.
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(person): Path<String>,
) -> Result<StatusCode, Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    shared.ask_friend(&identity.person, id(&person)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses, withdraws or removes.
pub(crate) async fn remove(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(person): Path<String>,
) -> Result<StatusCode, Failure> {
    shared.limiter.action(identity.person.id, client.standing)?;
    shared
        .end_friendship(identity.person.id, id(&person)?)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Blocks somebody.
pub(crate) async fn block(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(person): Path<String>,
) -> Result<StatusCode, Failure> {
    shared.limiter.action(identity.person.id, client.standing)?;
    shared.block(identity.person.id, id(&person)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Blocks somebody no more.
pub(crate) async fn unblock(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(person): Path<String>,
) -> Result<StatusCode, Failure> {
    let me = identity.person.id;
    shared.limiter.action(me, client.standing)?;
    shared.node.store.unblock(me, id(&person)?).await?;
    shared.node.friends_changed(me);
    Ok(StatusCode::NO_CONTENT)
}

/// The finished games of the caller with somebody.
pub(crate) async fn games_together(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Path(person): Path<String>,
) -> Result<Json<GamesTogether>, Failure> {
    let store = &shared.node.store;
    let games = store.games_together(identity.person.id, id(&person)?);
    Ok(Json(games.await?))
}

/// Challenges somebody.
pub(crate) async fn challenge(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(new): Body<NewChallenge>,
) -> Result<Response, Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    let challenge = shared.challenge(&identity.person, new).await?;
    let location = format!("/api/v1/challenges/{}", challenge.id);
    Ok((StatusCode::CREATED, [(LOCATION, location)], Json(challenge)).into_response())
}

/// Accepts a challenge.
pub(crate) async fn accept(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(challenge): Path<String>,
) -> Result<Json<Challenge>, Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    let (person, challenge) = (identity.person.id, id(&challenge)?);
    // A task of its own opens the table even when the browser goes away.
    let accepting = tokio::spawn(async move { shared.accept_challenge(person, challenge).await });
    let accepted = accepting
        .await
        .map_err(|_| Failure::Broken("accepting a challenge"))?;
    Ok(Json(accepted?))
}

/// Declines a challenge, or takes it back.
pub(crate) async fn decline(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(challenge): Path<String>,
) -> Result<StatusCode, Failure> {
    shared.limiter.action(identity.person.id, client.standing)?;
    shared
        .end_challenge(identity.person.id, id(&challenge)?)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
