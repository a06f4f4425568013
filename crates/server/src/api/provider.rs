//! Signing in at the host's provider: going there, coming back, and what follows.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, NoContent, Redirect};
use polis_protocol::{
    Code, Credential, NewProviderAccount, PersonKind, ProviderAddress, ProviderNewcomer,
    ProviderOutcome, ProviderPurpose, ProviderStart, Refusal, TokenScope,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::api::Shared;
use crate::api::accounts::{Admission, Newcomer, SignedInAnswer, free_name, settle, welcome};
use crate::api::answer::{Headers, header};
use crate::api::caller::{Body, Caller, Owner, Query};
use crate::api::headers::ClientInfo;
use crate::api::password_check::{check_own_password, limit_sign_in};
use crate::api::sign_in_ways::check_removal;
use crate::failure::Failure;
use crate::oidc::{Claims, Departure, Oidc, SignInError};
use crate::people::{CookiePurpose, Identity, read_name};
use crate::random::{random_secret, to_hex};
use crate::security::{SecurityEvent, log_event};
use crate::socket::{not_signed_in, out_of_scope};
use crate::store::{FirstSignIn, ProviderIdentity};

/// The longest code that a provider gives.
const MAX_CODE_BYTES: usize = 4096;

/// What a browser keeps while it is at the provider.
#[derive(Serialize, Deserialize)]
struct Away {
    state: String,
    nonce: String,
    verifier: String,
    /// The hash of the session whose account is to be joined; none to sign in.
    join: Option<String>,
}

/// Somebody who came from the provider and has no account yet, as their browser keeps it.
#[derive(Serialize, Deserialize)]
struct Arrived {
    issuer: String,
    subject: String,
    name: String,
}

/// What a browser brings back from the provider.
#[derive(Deserialize, JsonSchema)]
pub(crate) struct Arrival {
    #[serde(default)]
    code: Option<String>,
    #[serde(default)]
    state: Option<String>,
    #[serde(default)]
    error: Option<String>,
    #[serde(default)]
    iss: Option<String>,
}

/// What came of it.
enum Came {
    /// They are signed in, by a cookie.
    SignedIn(Headers),
    /// They have to choose a name.
    Newcomer(Arrived),
    /// Nobody is signed in whom the browser did not have before.
    Told(ProviderOutcome),
}

pub(crate) async fn start(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Caller(caller): Caller,
    Body(start): Body<ProviderStart>,
) -> Result<(Headers, Json<ProviderAddress>), Failure> {
    limit_sign_in(&shared, client)?;
    let oidc = switched_on(&shared)?;
    let join = match start.purpose {
        ProviderPurpose::SignIn => None,
        ProviderPurpose::Join => {
            let identity = caller.ok_or_else(not_signed_in)?;
            check_joiner(&shared, client, &identity, start.password).await?;
            Some(identity.hash.clone())
        }
    };
    let away = Away {
        state: random_secret(),
        nonce: random_secret(),
        verifier: random_secret(),
        join,
    };
    let url = oidc.departure_url(&away.departure()).await;
    let url = url.map_err(|_| Failure::Unavailable)?;
    let (cookies, now) = (&shared.signed_cookies, shared.node.clock.now());
    let cookie = cookies.set(CookiePurpose::Provider, &away, client.scheme, now);
    Ok((header(SET_COOKIE, cookie), Json(ProviderAddress { url })))
}

pub(crate) async fn come_back(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    headers: HeaderMap,
    Caller(caller): Caller,
    Query(arrival): Query<Arrival>,
) -> Result<(Headers, Redirect), Failure> {
    limit_sign_in(&shared, client)?;
    let oidc = switched_on(&shared)?;
    let came = arrive(&shared, oidc, client, &headers, caller, arrival).await?;
    let told = |outcome: ProviderOutcome| format!("/#/me/provider/{}", outcome.name());
    let (AppendHeaders(mut cookies), to) = match came {
        Came::SignedIn(cookies) => (cookies, "/#/me".to_owned()),
        Came::Newcomer(arrived) => {
            let (cookies, now) = (&shared.signed_cookies, shared.node.clock.now());
            let cookie = cookies.set(CookiePurpose::Newcomer, &arrived, client.scheme, now);
            (header(SET_COOKIE, cookie), told(ProviderOutcome::Newcomer))
        }
        Came::Told(outcome) => (AppendHeaders(Vec::new()), told(outcome)),
    };
    cookies.push((SET_COOKIE, CookiePurpose::Provider.removal()));
    Ok((AppendHeaders(cookies), Redirect::to(&to)))
}

pub(crate) async fn newcomer(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
) -> Result<Json<ProviderNewcomer>, Failure> {
    let oidc = switched_on(&shared)?;
    let Arrived { name, .. } = arrived(&shared, oidc, &headers)?;
    Ok(Json(ProviderNewcomer { name }))
}

pub(crate) async fn new_account(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    headers: HeaderMap,
    Caller(caller): Caller,
    Body(new): Body<NewProviderAccount>,
) -> Result<SignedInAnswer, Failure> {
    limit_sign_in(&shared, client)?;
    let oidc = switched_on(&shared)?;
    let arrived = arrived(&shared, oidc, &headers)?;
    let name = read_name(&new.name)?;
    free_name(&shared, &name).await?;
    let identity = arrived.identity();
    if shared
        .node
        .store
        .person_of_identity(&identity)
        .await?
        .is_some()
    {
        let message = "you have an account already; sign in again at the provider";
        return Err(Refusal::new(Code::Taken, message).into());
    }
    let newcomer = Newcomer {
        name: &name,
        person: None,
        first: FirstSignIn::Provider(&identity),
        admission: if oidc.chooses_people() {
            Admission::Granted
        } else {
            Admission::Asked(new.invitation)
        },
        credential: Credential::Cookie,
    };
    let (mut headers, signed_in) = settle(&shared, client, caller, newcomer).await?;
    let removal = CookiePurpose::Newcomer.removal();
    headers.0.push((SET_COOKIE, removal));
    Ok((headers, signed_in))
}

pub(crate) async fn part(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
) -> Result<NoContent, Failure> {
    let oidc = switched_on(&shared)?;
    let person = identity.person.id;
    let passwords = shared.password_use();
    let store = &shared.node.store;
    let removal = store.drop_identity(person, oidc.issuer(), passwords);
    check_removal(removal.await?, "provider of this account")?;
    log_event(client.address, Some(person), SecurityEvent::ProviderParted);
    Ok(NoContent)
}

/// Refuses to join an account for somebody who may not be its owner.
async fn check_joiner(
    shared: &Shared,
    client: ClientInfo,
    identity: &Identity,
    password: String,
) -> Result<(), Failure> {
    if identity.scope != TokenScope::All {
        return Err(out_of_scope().into());
    }
    if identity.person.kind != PersonKind::Account {
        let message = "only accounts can be joined with the provider; sign in there instead";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    check_own_password(shared, client, identity, password).await
}

async fn arrive(
    shared: &Shared,
    oidc: &Oidc,
    client: ClientInfo,
    headers: &HeaderMap,
    caller: Option<Arc<Identity>>,
    arrival: Arrival,
) -> Result<Came, Failure> {
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    // 1. The browser must have gone there from here, not long ago, and come back for the first time.
    let purpose = CookiePurpose::Provider;
    let away: Option<Away> = shared.signed_cookies.read(purpose, headers, now);
    let Some(away) = away.filter(|away| Some(&away.state) == arrival.state.as_ref()) else {
        return Ok(Came::Told(ProviderOutcome::Expired));
    };
    let hash = to_hex(&Sha256::digest(away.state.as_bytes()));
    if !store.use_challenge(&hash, now + purpose.lifetime()).await? {
        return Ok(Came::Told(ProviderOutcome::Expired));
    }
    // 2. The provider must have let them through, and be the one they went to.
    if let Some(error) = &arrival.error {
        return Ok(Came::Told(match error.as_str() {
            "server_error" | "temporarily_unavailable" => ProviderOutcome::Unavailable,
            _ => ProviderOutcome::Cancelled,
        }));
    }
    let is_other = arrival.iss.is_some_and(|issuer| issuer != oidc.issuer());
    let code = arrival.code.filter(|code| code.len() <= MAX_CODE_BYTES);
    let Some(code) = code.filter(|_| !is_other) else {
        return Ok(Came::Told(ProviderOutcome::Refused));
    };
    // 3. What it says of them must be signed by it, and be for this sign-in.
    let claims = match oidc.arrive(&code, &away.departure(), now).await {
        Ok(claims) => claims,
        Err(SignInError::Unavailable) => return Ok(Came::Told(ProviderOutcome::Unavailable)),
        Err(error @ (SignInError::Code | SignInError::Token(_))) => {
            shared.node.metrics.sign_ins_failed.inc();
            tracing::warn!(%error, "a sign-in at the provider failed");
            log_event(client.address, None, SecurityEvent::ProviderRefused);
            return Ok(Came::Told(ProviderOutcome::Refused));
        }
    };
    if !oidc.lets_in(&claims) {
        return Ok(Came::Told(ProviderOutcome::NotAllowed));
    }
    // 4. They are joined, signed in, or new.
    let identity = ProviderIdentity {
        issuer: oidc.issuer(),
        subject: claims.subject(),
    };
    let known = store.person_of_identity(&identity).await?;
    match (away.join, known) {
        (Some(session), known) => {
            let Some(caller) = caller.filter(|caller| caller.hash == session) else {
                return Ok(Came::Told(ProviderOutcome::Expired));
            };
            // Asking the provider took its time.
            if !shared.is_still_signed_in(&caller).await? {
                return Ok(Came::Told(ProviderOutcome::Expired));
            }
            let person = caller.person.id;
            let is_joined = match known {
                Some(known) => known == person,
                None => store.add_identity(person, &identity, now).await?,
            };
            if !is_joined {
                return Ok(Came::Told(ProviderOutcome::Taken));
            }
            log_event(client.address, Some(person), SecurityEvent::ProviderJoined);
            Ok(Came::Told(ProviderOutcome::Joined))
        }
        (None, Some(person)) => {
            match welcome(shared, client, caller, person, Credential::Cookie).await {
                Ok((cookies, _)) => Ok(Came::SignedIn(cookies)),
                // The host keeps them out.
                Err(Failure::Refused(_)) => Ok(Came::Told(ProviderOutcome::NotAllowed)),
                Err(failure) => Err(failure),
            }
        }
        (None, None) => Ok(Came::Newcomer(Arrived {
            issuer: oidc.issuer().to_owned(),
            subject: claims.subject().to_owned(),
            name: suggestion(&claims),
        })),
    }
}

/// A name that somebody new can have, as far as can be seen from it.
fn suggestion(claims: &Claims) -> String {
    let found = claims.names().find_map(|name| read_name(name).ok());
    found.map_or_else(String::new, |name| name.as_str().to_owned())
}

/// Who came from the provider in this browser, and has no account yet.
fn arrived(shared: &Shared, oidc: &Oidc, headers: &HeaderMap) -> Result<Arrived, Failure> {
    let now = shared.node.clock.now();
    let purpose = CookiePurpose::Newcomer;
    let arrived: Option<Arrived> = shared.signed_cookies.read(purpose, headers, now);
    let arrived = arrived.filter(|arrived| arrived.issuer == oidc.issuer());
    arrived.ok_or_else(|| {
        let message = "nobody came from the provider a short while ago; sign in there again";
        Refusal::new(Code::WrongState, message).into()
    })
}

fn switched_on(shared: &Shared) -> Result<&Oidc, Failure> {
    let off = || Refusal::new(Code::NotFound, "the host of this site has no provider").into();
    shared.oidc.as_ref().ok_or_else(off)
}

impl Away {
    fn departure(&self) -> Departure<'_> {
        Departure {
            state: &self.state,
            nonce: &self.nonce,
            verifier: &self.verifier,
        }
    }
}

impl Arrived {
    fn identity(&self) -> ProviderIdentity<'_> {
        ProviderIdentity {
            issuer: &self.issuer,
            subject: &self.subject,
        }
    }
}
