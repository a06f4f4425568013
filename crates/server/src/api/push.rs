//! Browsers that want to be told when it is somebody's turn.

use axum::response::NoContent;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use polis_protocol::{Code, DropPush, PushKey, PushSubscription, QuietHours, Refusal};
use sha2::{Digest, Sha256};

use crate::api::Shared;
use crate::api::caller::{Body, Owner, malformed};
use crate::failure::Failure;
use crate::push::{BrowserKeys, Endpoint, Push};
use crate::random::to_hex;
use crate::store::PushRow;

/// The longest name of a host.
const MAX_HOST_BYTES: usize = 255;

pub(crate) async fn key(State(shared): State<Arc<Shared>>) -> Result<Json<PushKey>, Failure> {
    let key = switched_on(&shared)?.public_key();
    Ok(Json(PushKey { key }))
}

pub(crate) async fn subscribe(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
    headers: HeaderMap,
    Body(new): Body<PushSubscription>,
) -> Result<NoContent, Failure> {
    let push = switched_on(&shared)?;
    if Endpoint::read(&new.endpoint, push.reach()).is_none() {
        return Err(malformed(
            "found an endpoint to which nothing is sent; expected an https address on the internet",
        ));
    }
    if BrowserKeys::read(&new.p256dh, &new.auth).is_none() {
        return Err(malformed(
            "found keys that are none; expected a point of P-256 and 16 bytes, in base64url",
        ));
    }
    if new.quiet.is_some_and(|quiet| !QuietHours::is_valid(quiet)) {
        return Err(malformed(
            "found quiet hours that are none; expected minutes of a day, 0 to 1439",
        ));
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = host.filter(|host| host.len() <= MAX_HOST_BYTES);
    let row = PushRow {
        id: &id(&new.endpoint),
        person: identity.person.id,
        session: &identity.hash,
        endpoint: &new.endpoint,
        p256dh: &new.p256dh,
        auth: &new.auth,
        host: host.unwrap_or("localhost"),
        quiet: new.quiet,
    };
    let node = &shared.node;
    node.store.add_push(&row, node.clock.now()).await?;
    Ok(NoContent)
}

pub(crate) async fn unsubscribe(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
    Body(old): Body<DropPush>,
) -> Result<NoContent, Failure> {
    let store = &shared.node.store;
    let person = Some(identity.person.id);
    store.drop_push(&id(&old.endpoint), person).await?;
    Ok(NoContent)
}

fn switched_on(shared: &Shared) -> Result<&Push, Failure> {
    let message = "the host of this site sends no notifications";
    let off = || Refusal::new(Code::NotFound, message).into();
    shared.push.as_deref().ok_or_else(off)
}

fn id(endpoint: &str) -> String {
    to_hex(&Sha256::digest(endpoint.as_bytes()))
}
