//! Looking for somebody to play with.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use polis_protocol::{Code, Refusal, SearchState, Wish};

use crate::api::Shared;
use crate::api::caller::{Body, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;

/// Begins to look for a game; what was looked for before is over.
pub(crate) async fn begin(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(wish): Body<Wish>,
) -> Result<Json<SearchState>, Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    Ok(Json(shared.begin_search(&identity, wish).await?))
}

/// Goes on looking, and tells how the search stands.
pub(crate) async fn go_on(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Json<SearchState>, Failure> {
    let person = identity.person.id;
    shared.limiter.action(person, client.standing)?;
    Ok(Json(shared.go_on_searching(person).await?))
}

/// Looks no more. Who has been found already cannot: the game has begun.
pub(crate) async fn end(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<StatusCode, Failure> {
    let (store, person) = (&shared.node.store, identity.person.id);
    if !store.end_search(person).await? && store.search(person).await?.is_some() {
        return Err(Refusal::new(Code::WrongState, "somebody was found: the game begins").into());
    }
    Ok(StatusCode::NO_CONTENT)
}
