//! Looking for somebody to play with.

use axum::response::NoContent;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use polis_protocol::{Code, Refusal, SearchState, Wish};

use crate::api::Shared;
use crate::api::caller::{Body, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::failure::Failure;

pub(crate) async fn begin(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(wish): Body<Wish>,
) -> Result<Json<SearchState>, Failure> {
    shared.limiter.table(identity.person.id, client.standing)?;
    Ok(Json(shared.begin_search(&identity, wish).await?))
}

pub(crate) async fn go_on(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Json<SearchState>, Failure> {
    let person = identity.person.id;
    shared.limiter.action(person, client.standing)?;
    Ok(Json(shared.go_on_searching(person).await?))
}

pub(crate) async fn end(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<NoContent, Failure> {
    let (store, person) = (&shared.node.store, identity.person.id);
    if !store.end_search(person).await? && store.search(person).await?.is_some() {
        return Err(Refusal::new(Code::WrongState, "somebody was found: the game begins").into());
    }
    Ok(NoContent)
}
