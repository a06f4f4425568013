//! Passkeys: making them, signing in with one, and making an account with one.
//!
//! Each takes two requests. The first gives a challenge, which a signed cookie of the browser keeps with
//! what it is for; the second uses it up, whatever comes of it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, NoContent};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use polis_protocol::{
    Code, MAX_LABEL_CHARS, MAX_PASSKEYS, NewPasskey, NewPasskeyAccount, NewPasskeyAccountOptions,
    NewPasskeyOptions, Passkey, PasskeyAlgorithm, PasskeyCreation, PasskeyDescriptor, PasskeyId,
    PasskeyRegistration, PasskeyRequest, PasskeySelection, PasskeySignIn, PasskeySite, PasskeyUser,
    PersonId, PersonKind, Refusal,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::api::Shared;
use crate::api::accounts::{
    Admission, Newcomer, SignedInAnswer, free_name, guest_among, settle, welcome,
};
use crate::api::answer::{Created, Headers, header};
use crate::api::caller::{Body, Caller, Owner, Path, malformed};
use crate::api::headers::ClientInfo;
use crate::api::password_check::{check_own_password, limit_attempts, limit_sign_in};
use crate::api::sign_in_ways::check_removal;
use crate::failure::Failure;
use crate::oidc::Oidc;
use crate::passkeys::{
    ALGORITHMS, PasskeyError, RelyingParty, check_assertion, check_registration,
};
use crate::people::{CookiePurpose, read_name};
use crate::random::{random_bits, random_bytes, to_hex};
use crate::security::{SecurityEvent, log_event};
use crate::socket::not_signed_in;
use crate::store::{FirstSignIn, PasskeyRow};

/// What devices call the site.
const SITE_NAME: &str = "Polis";

/// A challenge that was given out, as the browser's cookie keeps it.
#[derive(Serialize, Deserialize)]
struct Ceremony {
    challenge: String,
    purpose: Purpose,
}

/// What a challenge is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Purpose {
    SignIn,
    /// Another passkey, by the session with this hash.
    Add {
        session: String,
    },
    /// A new account.
    Account {
        person: PersonId,
    },
}

pub(crate) async fn sign_in_options(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    headers: HeaderMap,
) -> Result<(Headers, Json<PasskeyRequest>), Failure> {
    limit_sign_in(&shared, client)?;
    let site = site(&shared, &headers)?;
    let (challenge, cookie) = begin(&shared, client, Purpose::SignIn);
    let options = PasskeyRequest {
        challenge,
        rp_id: site.id,
        timeout: CookiePurpose::Passkey.lifetime(),
        user_verification: "required".to_owned(),
    };
    Ok((header(SET_COOKIE, cookie), Json(options)))
}

pub(crate) async fn sign_in(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    headers: HeaderMap,
    Caller(caller): Caller,
    Body(PasskeySignIn {
        passkey: answer,
        credential,
    }): Body<PasskeySignIn>,
) -> Result<SignedInAnswer, Failure> {
    limit_sign_in(&shared, client)?;
    let site = site(&shared, &headers)?;
    let ceremony = finish(&shared, &headers).await?;
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let known = store.passkey_named(&answer.id).await?;
    let Some(known) = known.filter(|_| ceremony.purpose == Purpose::SignIn) else {
        return Err(wrong_passkey(&shared, client, None));
    };
    let person = known.person;
    let key = format!("passkey {person}");
    limit_attempts(&shared, client, &key, Some(person))?;
    let fail = || {
        shared.limiter.wrong_passwords.fail(&key);
        wrong_passkey(&shared, client, Some(person))
    };
    // The device says whose passkey it is; that must be who has it here.
    let handle = answer.response.user_handle.as_deref();
    if handle.is_some_and(|handle| handle != user_handle(person)) {
        return Err(fail());
    }
    let checked = check_assertion(&site, &ceremony.challenge, &answer, &known.public_key);
    let assertion = match checked {
        Ok(assertion) => assertion,
        Err(PasskeyError::Unreadable | PasskeyError::Key) => {
            return Err(malformed(PasskeyError::Unreadable.to_string()));
        }
        Err(
            PasskeyError::Kind
            | PasskeyError::Challenge
            | PasskeyError::Site
            | PasskeyError::NotVerified
            | PasskeyError::Signature,
        ) => return Err(fail()),
    };
    if !store.use_passkey(known.id, assertion.counter, now).await? {
        log_event(client.address, Some(person), SecurityEvent::PasskeyCopied);
        return Err(fail());
    }
    shared.limiter.wrong_passwords.forgive(&key);
    let answer = welcome(&shared, client, caller, person, credential).await?;
    Ok(without_ceremony(answer))
}

pub(crate) async fn new_account_options(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    headers: HeaderMap,
    Caller(caller): Caller,
    Body(new): Body<NewPasskeyAccountOptions>,
) -> Result<(Headers, Json<PasskeyCreation>), Failure> {
    limit_sign_in(&shared, client)?;
    let site = site(&shared, &headers)?;
    let name = read_name(&new.name)?;
    free_name(&shared, &name).await?;
    let guest = guest_among(caller)?;
    let person = guest.map_or_else(
        || PersonId::from_bits(random_bits()),
        |guest| guest.person.id,
    );
    let (challenge, cookie) = begin(&shared, client, Purpose::Account { person });
    let options = creation(site, person, name.as_str(), challenge, Vec::new());
    Ok((header(SET_COOKIE, cookie), Json(options)))
}

pub(crate) async fn new_account(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    headers: HeaderMap,
    Caller(caller): Caller,
    Body(new): Body<NewPasskeyAccount>,
) -> Result<SignedInAnswer, Failure> {
    limit_sign_in(&shared, client)?;
    let site = site(&shared, &headers)?;
    let name = read_name(&new.name)?;
    let label = read_label(&new.label)?;
    let ceremony = finish(&shared, &headers).await?;
    let Purpose::Account { person } = ceremony.purpose else {
        return Err(begin_again());
    };
    let guest = guest_among(caller.clone())?;
    if guest
        .as_ref()
        .is_some_and(|guest| guest.person.id != person)
    {
        return Err(begin_again());
    }
    // A guest for whom it was begun has signed out meanwhile.
    if guest.is_none() && shared.node.store.person(person).await?.is_some() {
        return Err(begin_again());
    }
    let row = registered(&site, &ceremony.challenge, &new.passkey, label)?;
    free_name(&shared, &name).await?;
    let newcomer = Newcomer {
        name: &name,
        person: Some(person),
        first: FirstSignIn::Passkey(&row),
        admission: Admission::Asked(new.invitation),
        credential: new.credential,
    };
    let answer = settle(&shared, client, caller, newcomer).await?;
    log_event(client.address, Some(person), SecurityEvent::PasskeyAdded);
    Ok(without_ceremony(answer))
}

pub(crate) async fn options(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    headers: HeaderMap,
    Owner(identity): Owner,
    Body(new): Body<NewPasskeyOptions>,
) -> Result<(Headers, Json<PasskeyCreation>), Failure> {
    let site = site(&shared, &headers)?;
    let person = &identity.person;
    if person.kind != PersonKind::Account {
        let message = "passkeys are for accounts; make one of your guest first";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    // Whoever has a passkey has the account, so it takes more than an open session.
    check_own_password(&shared, client, &identity, new.password).await?;
    let known = shared.node.store.passkeys(person.id).await?;
    if known.len() >= MAX_PASSKEYS {
        return Err(too_many_passkeys());
    }
    let purpose = Purpose::Add {
        session: identity.hash.clone(),
    };
    let (challenge, cookie) = begin(&shared, client, purpose);
    let descriptor = |(_, id): (Passkey, String)| PasskeyDescriptor {
        kind: "public-key".to_owned(),
        id,
    };
    let known = known.into_iter().map(descriptor).collect();
    let options = creation(site, person.id, &person.name, challenge, known);
    Ok((header(SET_COOKIE, cookie), Json(options)))
}

pub(crate) async fn add(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    headers: HeaderMap,
    Owner(identity): Owner,
    Body(new): Body<NewPasskey>,
) -> Result<(Headers, Created<Passkey>), Failure> {
    limit_sign_in(&shared, client)?;
    let site = site(&shared, &headers)?;
    let label = read_label(&new.label)?;
    let ceremony = finish(&shared, &headers).await?;
    let session = identity.hash.clone();
    if ceremony.purpose != (Purpose::Add { session }) {
        return Err(begin_again());
    }
    let row = registered(&site, &ceremony.challenge, &new.passkey, label)?;
    // The request may have begun before the account was recovered.
    if !shared.is_still_signed_in(&identity).await? {
        return Err(not_signed_in().into());
    }
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let person = identity.person.id;
    if store.passkeys(person).await?.len() >= MAX_PASSKEYS {
        return Err(too_many_passkeys());
    }
    if !store.add_passkey(person, &row, now).await? {
        let message = "an account has this passkey already";
        return Err(Refusal::new(Code::Taken, message).into());
    }
    log_event(client.address, Some(person), SecurityEvent::PasskeyAdded);
    let passkey = Passkey {
        id: row.id,
        label: row.label,
        created: now,
        used: None,
    };
    Ok(without_ceremony((
        AppendHeaders(Vec::new()),
        Created(passkey),
    )))
}

pub(crate) async fn remove(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Path(passkey): Path<PasskeyId>,
) -> Result<NoContent, Failure> {
    let person = identity.person.id;
    let issuer = shared.oidc.as_ref().map(Oidc::issuer);
    let store = &shared.node.store;
    let passwords = shared.password_use();
    let removal = store.drop_passkey(person, passkey, issuer, passwords);
    check_removal(removal.await?, "passkey")?;
    log_event(client.address, Some(person), SecurityEvent::PasskeyRemoved);
    Ok(NoContent)
}

/// Gives a challenge out: it, and the header with the cookie that keeps it.
fn begin(shared: &Shared, client: ClientInfo, purpose: Purpose) -> (String, String) {
    let challenge = BASE64.encode(random_bytes::<32>());
    let ceremony = Ceremony { challenge, purpose };
    let now = shared.node.clock.now();
    let cookies = &shared.signed_cookies;
    let cookie = cookies.set(CookiePurpose::Passkey, &ceremony, client.scheme, now);
    (ceremony.challenge, cookie)
}

/// The challenge that the browser was given, which is used up by this.
async fn finish(shared: &Shared, headers: &HeaderMap) -> Result<Ceremony, Failure> {
    let now = shared.node.clock.now();
    let purpose = CookiePurpose::Passkey;
    let ceremony: Option<Ceremony> = shared.signed_cookies.read(purpose, headers, now);
    let ceremony = ceremony.ok_or_else(begin_again)?;
    let hash = to_hex(&Sha256::digest(ceremony.challenge.as_bytes()));
    let until = now + purpose.lifetime();
    if !shared.node.store.use_challenge(&hash, until).await? {
        return Err(begin_again());
    }
    Ok(ceremony)
}

fn creation(
    site: RelyingParty,
    person: PersonId,
    name: &str,
    challenge: String,
    known: Vec<PasskeyDescriptor>,
) -> PasskeyCreation {
    PasskeyCreation {
        rp: PasskeySite {
            id: site.id,
            name: SITE_NAME.to_owned(),
        },
        user: PasskeyUser {
            id: user_handle(person),
            name: name.to_owned(),
            display_name: name.to_owned(),
        },
        challenge,
        pub_key_cred_params: ALGORITHMS
            .map(|alg| PasskeyAlgorithm {
                kind: "public-key".to_owned(),
                alg,
            })
            .to_vec(),
        timeout: CookiePurpose::Passkey.lifetime(),
        exclude_credentials: known,
        authenticator_selection: PasskeySelection {
            resident_key: "required".to_owned(),
            user_verification: "required".to_owned(),
        },
        attestation: "none".to_owned(),
    }
}

/// What devices know a person by.
fn user_handle(person: PersonId) -> String {
    BASE64.encode(person.bits().to_be_bytes())
}

/// A passkey that a device has made, to be kept.
fn registered(
    site: &RelyingParty,
    challenge: &str,
    answer: &PasskeyRegistration,
    label: String,
) -> Result<PasskeyRow, Failure> {
    let key = check_registration(site, challenge, answer);
    let key = key.map_err(|error| malformed(error.to_string()))?;
    Ok(PasskeyRow {
        id: PasskeyId::from_bits(random_bits()),
        credential: key.credential,
        label,
        public_key: key.public_key,
        counter: key.counter,
    })
}

fn read_label(text: &str) -> Result<String, Failure> {
    let label = text.trim();
    let found = label.chars().count();
    if !(1..=MAX_LABEL_CHARS).contains(&found) || !label.chars().all(polis_game::is_printable) {
        return Err(malformed(format!(
            "found a label of {found} characters; expected 1 to {MAX_LABEL_CHARS} that can be seen"
        )));
    }
    Ok(label.to_owned())
}

fn site(shared: &Shared, headers: &HeaderMap) -> Result<RelyingParty, Failure> {
    shared.relying_party(headers).ok_or_else(|| {
        let message = "there are no passkeys at this address; the host has to set a public_url with \
                       TLS";
        Refusal::new(Code::NotFound, message).into()
    })
}

/// Takes the cookie of the ceremony away.
fn without_ceremony<A>((mut headers, answer): (Headers, A)) -> (Headers, A) {
    headers
        .0
        .push((SET_COOKIE, CookiePurpose::Passkey.removal()));
    (headers, answer)
}

/// Counts and logs a passkey that is not taken.
fn wrong_passkey(shared: &Shared, client: ClientInfo, person: Option<PersonId>) -> Failure {
    shared.node.metrics.sign_ins_failed.inc();
    log_event(client.address, person, SecurityEvent::WrongPasskey);
    Refusal::new(Code::WrongPassword, "this passkey is not taken here").into()
}

fn begin_again() -> Failure {
    let message = "found no challenge, or one that is used or too old; begin again";
    Refusal::new(Code::WrongState, message).into()
}

fn too_many_passkeys() -> Failure {
    let message = format!("you have {MAX_PASSKEYS} passkeys already; remove one first");
    Refusal::new(Code::WrongState, message).into()
}
