//! Friends, challenges, and people whom somebody does not want to meet.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::LOCATION;
use axum::response::NoContent;
use polis_protocol::{Challenge, ChallengeId, Friends, GamesTogether, NewChallenge, PersonId};

use crate::api::Shared;
use crate::api::answer::{Created, Headers, header};
use crate::api::caller::{Body, Owner, Path, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;

pub(crate) async fn friends(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<Json<Friends>, Failure> {
    Ok(Json(shared.friends(identity.person.id).await?))
}

pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(person): Path<PersonId>,
) -> Result<NoContent, Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    shared.ask_friend(&identity.person, person).await?;
    Ok(NoContent)
}

pub(crate) async fn remove(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(person): Path<PersonId>,
) -> Result<NoContent, Failure> {
    shared.limiter.action(identity.person.id, client.standing)?;
    shared.end_friendship(identity.person.id, person).await?;
    Ok(NoContent)
}

pub(crate) async fn block(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(person): Path<PersonId>,
) -> Result<NoContent, Failure> {
    shared.limiter.action(identity.person.id, client.standing)?;
    shared.block(identity.person.id, person).await?;
    Ok(NoContent)
}

pub(crate) async fn unblock(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(person): Path<PersonId>,
) -> Result<NoContent, Failure> {
    let me = identity.person.id;
    shared.limiter.action(me, client.standing)?;
    shared.node.store.unblock(me, person).await?;
    shared.node.friends_changed(me);
    Ok(NoContent)
}

pub(crate) async fn games_together(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Path(person): Path<PersonId>,
) -> Result<Json<GamesTogether>, Failure> {
    let store = &shared.node.store;
    let games = store.games_together(identity.person.id, person);
    Ok(Json(games.await?))
}

pub(crate) async fn challenge(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(new): Body<NewChallenge>,
) -> Result<(Headers, Created<Challenge>), Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    let challenge = shared.challenge(&identity.person, new).await?;
    let location = format!("/api/v1/challenges/{}", challenge.id);
    Ok((header(LOCATION, location), Created(challenge)))
}

pub(crate) async fn accept(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(challenge): Path<ChallengeId>,
) -> Result<Json<Challenge>, Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    let (person, challenge) = (identity.person.id, challenge);
    // A task of its own opens the table even when the browser goes away.
    let accepting = tokio::spawn(async move { shared.accept_challenge(person, challenge).await });
    let accepted = accepting
        .await
        .map_err(|_| Failure::Broken("accepting a challenge"))?;
    Ok(Json(accepted?))
}

pub(crate) async fn decline(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Path(challenge): Path<ChallengeId>,
) -> Result<NoContent, Failure> {
    shared.limiter.action(identity.person.id, client.standing)?;
    shared.end_challenge(identity.person.id, challenge).await?;
    Ok(NoContent)
}
