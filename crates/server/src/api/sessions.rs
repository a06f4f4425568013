//! Where somebody is signed in, and the tokens of their programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::NoContent;
use polis_protocol::{
    ApiToken, Code, MAX_LABEL_CHARS, MAX_TOKEN_DAYS, MAX_TOKENS, Millis, NewApiToken, PersonId,
    Refusal, SecretToken, Session, SessionKind, TokenId,
};

use crate::api::Shared;
use crate::api::answer::{Created, Headers, header};
use crate::api::caller::{Body, Owner, Path, RequiredCaller, malformed};
use crate::api::headers::ClientInfo;
use crate::cluster_peers::tell_signed_out;
use crate::failure::Failure;
use crate::people::{NewCredential, no_cookie};
use crate::security::{SecurityEvent, log_event};
use crate::socket::not_signed_in;

/// How many days an API token is good when nothing is said.
const TOKEN_DAYS: u32 = 365;
/// The milliseconds of a day.
const DAY_MS: Millis = 24 * 3_600_000;

pub(crate) async fn sign_out(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
) -> Result<(Headers, NoContent), Failure> {
    let person = identity.person.id;
    shared.node.store.drop_credential(&identity.hash).await?;
    // Other sockets of the person come again by themselves.
    end_sockets(&shared, person).await;
    log_event(client.address, Some(person), SecurityEvent::SessionEnded);
    Ok(without_cookie())
}

pub(crate) async fn sign_out_everywhere(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
) -> Result<(Headers, NoContent), Failure> {
    let person = identity.person.id;
    shared.node.store.drop_credentials(person, None).await?;
    end_sockets(&shared, person).await;
    log_event(
        client.address,
        Some(person),
        SecurityEvent::AllSessionsEnded,
    );
    Ok(without_cookie())
}

pub(crate) async fn sessions(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<Json<Vec<Session>>, Failure> {
    let (node, person) = (&shared.node, identity.person.id);
    let now = node.clock.now();
    let sessions = node.store.sessions(person, now, &identity.hash).await?;
    Ok(Json(sessions))
}

pub(crate) async fn end_session(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(session): Path<TokenId>,
) -> Result<NoContent, Failure> {
    end_one(&shared, client, identity.person.id, session, None).await
}

pub(crate) async fn tokens(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<Json<Vec<ApiToken>>, Failure> {
    let node = &shared.node;
    let tokens = node.store.tokens(identity.person.id, node.clock.now());
    Ok(Json(tokens.await?))
}

pub(crate) async fn new_token(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Body(new): Body<NewApiToken>,
) -> Result<Created<SecretToken>, Failure> {
    let label = new.label.trim();
    let found = label.chars().count();
    if found == 0 || found > MAX_LABEL_CHARS || !label.chars().all(polis_game::is_printable) {
        return Err(malformed(format!(
            "found a label of {found} characters; expected 1 to {MAX_LABEL_CHARS} that can be seen"
        )));
    }
    let days = new.days.unwrap_or(TOKEN_DAYS);
    if !(1..=MAX_TOKEN_DAYS).contains(&days) {
        return Err(malformed(format!(
            "found a token for {days} days; expected 1 to {MAX_TOKEN_DAYS}"
        )));
    }
    // The request may have begun before the account was recovered.
    if !shared.is_still_signed_in(&identity).await? {
        return Err(not_signed_in().into());
    }
    let store = &shared.node.store;
    let person = identity.person.id;
    let now = shared.node.clock.now();
    if store.tokens(person, now).await?.len() >= MAX_TOKENS {
        let message = format!("you have {MAX_TOKENS} tokens already; delete one first");
        return Err(Refusal::new(Code::WrongState, message).into());
    }
    let credential = NewCredential {
        person,
        kind: SessionKind::Token,
        label,
        scope: new.scope,
        expires: now + Millis::from(days) * DAY_MS,
        renews: false,
    };
    let (secret, row) = shared.identities.issue(store, &credential, now).await?;
    log_event(client.address, Some(person), SecurityEvent::TokenMade);
    let token = ApiToken {
        id: row.id,
        label: row.label,
        created: row.created,
        scope: row.scope,
        used: None,
        expires: Some(row.expires),
    };
    let secret = secret.into_token();
    Ok(Created(SecretToken { token, secret }))
}

pub(crate) async fn drop_token(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(token): Path<TokenId>,
) -> Result<NoContent, Failure> {
    let kind = Some(SessionKind::Token);
    end_one(&shared, client, identity.person.id, token, kind).await
}

async fn end_one(
    shared: &Shared,
    client: ClientInfo,
    person: PersonId,
    session: TokenId,
    kind: Option<SessionKind>,
) -> Result<NoContent, Failure> {
    let store = &shared.node.store;
    if !store.drop_session(person, session, kind).await? {
        let what = if kind.is_some() { "token" } else { "session" };
        return Err(Refusal::new(Code::NotFound, format!("there is no such {what}")).into());
    }
    end_sockets(shared, person).await;
    log_event(client.address, Some(person), SecurityEvent::SessionEnded);
    Ok(NoContent)
}

/// Closes the sockets of a person here and on the other nodes; clients that are still signed in
/// reconnect.
pub(crate) async fn end_sockets(shared: &Shared, person: PersonId) {
    shared.identities.forget(person);
    shared.node.sign_out(person);
    tell_signed_out(&shared.node.store, person).await;
}

/// The answer that takes the cookie away.
pub(crate) fn without_cookie() -> (Headers, NoContent) {
    (header(SET_COOKIE, no_cookie()), NoContent)
}
