//! Oneself: guest, account, sessions, tokens, and all that is kept.

use std::collections::HashSet;
use std::str::FromStr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use polis_notation::Name;
use polis_protocol::{
    Action, ApiToken, Code, Credential, Credentials, DeleteMe, HistoryEntry, LobbyTable,
    MAX_KEPT_SETTINGS_BYTES, MAX_LABEL_CHARS, MAX_TOKENS, Me, Millis, MyTable, NewAccount,
    NewApiToken, NewGuest, NewPassword, Person, PersonId, PersonKind, Rating, Refusal, Rename,
    SecretToken, SignedIn, Statistics, TableId,
};
use serde::Serialize;
use tokio::sync::oneshot;

use crate::api::Shared;
use crate::api::caller::{Body, Caller, RequiredCaller, id, malformed};
use crate::api::headers::ClientInfo;
use crate::cluster_peers::{tell_forgotten, tell_signed_out};
use crate::failure::Failure;
use crate::people::{DELETED, no_cookie};
use crate::random::random_bits;
use crate::reply::ReplyTo;
use crate::store::{CredentialKind, Seen, StatusNumber};

/// Plays at once.
pub(crate) async fn new_guest(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Body(new): Body<NewGuest>,
) -> Result<Response, Failure> {
    shared.limiter.sign_in(client.address, client.standing)?;
    let name = read_name(&new.name)?;
    let person = add_guest(&shared, &name).await?;
    answer(&shared, client, person, new.credential).await
}

/// Turns the calling guest into an account, or creates a new one.
pub(crate) async fn new_account(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Caller(caller): Caller,
    Body(new): Body<NewAccount>,
) -> Result<Response, Failure> {
    shared.limiter.sign_in(client.address, client.standing)?;
    let name = read_name(&new.name)?;
    let key = name_key(&name);
    let store = &shared.node.store;
    if store.account_named(&key).await?.is_some() {
        return Err(name_taken());
    }
    let password = shared.passwords.hash(new.password).await?;
    let guest = caller.filter(|identity| identity.person.kind == PersonKind::Guest);
    let person = match &guest {
        Some(identity) => identity.person.id,
        None => add_guest(&shared, &name).await?,
    };
    if !store
        .make_account(person, name.as_str(), &key, &password)
        .await?
    {
        return Err(name_taken());
    }
    shared.identities.forget(person);
    answer(&shared, client, person, new.credential).await
}

/// Signs in.
pub(crate) async fn sign_in(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Failure> {
    shared.limiter.sign_in(client.address, client.standing)?;
    let account = match Name::from_str(&credentials.name) {
        Ok(name) => shared.node.store.account_named(&name_key(&name)).await?,
        Err(_) => None,
    };
    let (person, hash) = account.unzip();
    let is_right = shared.passwords.check(credentials.password, hash).await?;
    match person.filter(|_| is_right) {
        Some(person) => answer(&shared, client, person, credentials.credential).await,
        None => Err(wrong_password()),
    }
}

/// Signs out.
pub(crate) async fn sign_out(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Response, Failure> {
    shared.node.store.drop_credential(&identity.hash).await?;
    shared.identities.forget(identity.person.id);
    // Other sockets of the person come again by themselves.
    end_sessions(&shared, identity.person.id).await;
    Ok(without_cookie())
}

/// Signs out everywhere.
pub(crate) async fn sign_out_everywhere(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Response, Failure> {
    let person = identity.person.id;
    shared.node.store.drop_credentials(person, None).await?;
    end_sessions(&shared, person).await;
    Ok(without_cookie())
}

pub(crate) async fn me(RequiredCaller(identity): RequiredCaller) -> Json<Me> {
    Json(identity.me())
}

pub(crate) async fn rename(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, Failure> {
    let name = read_name(&rename.name)?;
    let person = identity.person.id;
    let store = &shared.node.store;
    if !store
        .rename(person, name.as_str(), &name_key(&name))
        .await?
    {
        return Err(name_taken());
    }
    shared.identities.forget(person);
    let mut me = identity.me();
    name.as_str().clone_into(&mut me.person.name);
    Ok(Json(me))
}

pub(crate) async fn new_password(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    RequiredCaller(identity): RequiredCaller,
    Body(new): Body<NewPassword>,
) -> Result<StatusCode, Failure> {
    shared.limiter.sign_in(client.address, client.standing)?;
    let person = identity.person.id;
    let store = &shared.node.store;
    let hash = store.password(person).await?;
    if !shared.passwords.check(new.old, hash).await? {
        return Err(wrong_password());
    }
    let hash = shared.passwords.hash(new.new).await?;
    store.set_password(person, &hash).await?;
    store.drop_credentials(person, Some(&identity.hash)).await?;
    end_sessions(&shared, person).await;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn keep_settings(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Body(settings): Body<serde_json::Value>,
) -> Result<StatusCode, Failure> {
    let text = settings.to_string();
    if text.len() > MAX_KEPT_SETTINGS_BYTES {
        return Err(Refusal::new(
            Code::TooLarge,
            format!(
                "found {} bytes; expected at most {MAX_KEPT_SETTINGS_BYTES}",
                text.len()
            ),
        )
        .into());
    }
    let person = identity.person.id;
    shared.node.store.keep_settings(person, &text).await?;
    shared.identities.forget(person);
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn delete_me(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Body(delete): Body<DeleteMe>,
) -> Result<Response, Failure> {
    let person = identity.person.id;
    let store = &shared.node.store;
    if identity.person.kind == PersonKind::Account {
        let hash = store.password(person).await?;
        let password = delete.password.unwrap_or_default();
        if !shared.passwords.check(password, hash).await? {
            return Err(wrong_password());
        }
    }
    leave_all_tables(&shared, &identity.person).await?;
    store.delete_person(person, DELETED).await?;
    store.forget_name(person, DELETED).await?;
    shared.node.forget_person(person).await;
    tell_forgotten(store, person).await;
    end_sessions(&shared, person).await;
    Ok(without_cookie())
}

/// Resigns games and leaves tables, so that nobody waits for a person who is gone.
async fn leave_all_tables(shared: &Shared, person: &Person) -> Result<(), Failure> {
    let mut left: HashSet<TableId> = HashSet::new();
    loop {
        let before = left.len();
        for (_, _, _, status, listing) in shared.node.store.tables_of(person.id).await? {
            let Ok(table) = serde_json::from_str::<LobbyTable>(&listing) else {
                continue;
            };
            if !left.insert(table.id) {
                continue;
            }
            let action = if status == StatusNumber::Playing as i64 {
                Action::Resign
            } else {
                Action::Leave
            };
            let (sender, done) = oneshot::channel();
            let node = &shared.node;
            node.act(person, table.id, &action, ReplyTo::Once(sender))
                .await;
            // A table that changed meanwhile is left to its clock.
            let _ = done.await;
        }
        // There may be more than are told at once.
        if left.len() == before {
            return Ok(());
        }
    }
}

/// All that is kept of a person.
#[derive(Serialize)]
struct Data {
    me: Me,
    tokens: Vec<ApiToken>,
    ratings: Vec<Rating>,
    statistics: Vec<Statistics>,
    unfinished: Vec<LobbyTable>,
    games: Vec<HistoryEntry>,
}

/// Everything that is stored about the caller.
pub(crate) async fn data(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Response, Failure> {
    let person = identity.person.id;
    let store = &shared.node.store;
    let mut games = Vec::new();
    let mut before = Some((i64::MAX, i64::MAX));
    while let Some(place) = before {
        let (page, next) = store.history(person, place, Seen::All).await?;
        games.extend(page);
        before = next;
    }
    let tables = store.tables_of(person).await?;
    let data = Data {
        me: identity.me(),
        tokens: store.tokens(person).await?,
        ratings: store.ratings(person).await?,
        statistics: store.statistics(person).await?,
        unfinished: tables
            .iter()
            .filter_map(|table| serde_json::from_str(&table.4).ok())
            .collect(),
        games,
    };
    let disposition = "attachment; filename=\"polis-data.json\"";
    Ok((
        [(axum::http::header::CONTENT_DISPOSITION, disposition)],
        Json(data),
    )
        .into_response())
}

/// The unfinished tables of the caller, those that wait for them first.
pub(crate) async fn my_tables(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Json<Vec<MyTable>>, Failure> {
    let rows = shared.node.store.tables_of(identity.person.id).await?;
    let read =
        |(seat, turn, wake, status, listing): (i64, Option<i64>, Option<i64>, i64, String)| {
            let table: LobbyTable = serde_json::from_str(&listing).ok()?;
            let has_clock = match table.settings.clock {
                polis_protocol::Clock::None => false,
                polis_protocol::Clock::Live { .. } | polis_protocol::Clock::Daily { .. } => true,
            };
            Some(MyTable {
                table,
                my_turn: turn == Some(seat),
                // Before the game it says how long people can come.
                deadline: wake
                    .filter(|_| has_clock && status == 1)
                    .map(|wake| wake as Millis),
            })
        };
    let mut tables: Vec<MyTable> = rows.into_iter().filter_map(read).collect();
    tables.sort_by_key(|table| !table.my_turn);
    Ok(Json(tables))
}

pub(crate) async fn tokens(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
) -> Result<Json<Vec<ApiToken>>, Failure> {
    Ok(Json(shared.node.store.tokens(identity.person.id).await?))
}

pub(crate) async fn new_token(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Body(new): Body<NewApiToken>,
) -> Result<(StatusCode, Json<SecretToken>), Failure> {
    let label = new.label.trim();
    let found = label.chars().count();
    if found == 0 || found > MAX_LABEL_CHARS || !label.chars().all(polis_game::is_printable) {
        return Err(malformed(format!(
            "found a label of {found} characters; expected 1 to {MAX_LABEL_CHARS} that can be seen"
        )));
    }
    let store = &shared.node.store;
    let person = identity.person.id;
    if store.tokens(person).await?.len() >= MAX_TOKENS {
        let message = format!("you have {MAX_TOKENS} tokens already; delete one first");
        return Err(Refusal::new(Code::WrongState, message).into());
    }
    let now = shared.node.clock.now();
    let (secret, row) = shared
        .identities
        .issue(store, person, CredentialKind::Token, label, now)
        .await?;
    let token = ApiToken {
        id: row.id,
        label: row.label,
        created: row.created,
    };
    let secret = secret.into_token();
    Ok((StatusCode::CREATED, Json(SecretToken { token, secret })))
}

pub(crate) async fn drop_token(
    State(shared): State<Arc<Shared>>,
    RequiredCaller(identity): RequiredCaller,
    Path(token): Path<String>,
) -> Result<StatusCode, Failure> {
    let person = identity.person.id;
    let dropped = shared.node.store.drop_token(person, id(&token)?).await?;
    if dropped.is_none() {
        return Err(Refusal::new(Code::NotFound, "there is no such token").into());
    }
    end_sessions(&shared, person).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn add_guest(shared: &Shared, name: &Name) -> Result<PersonId, Failure> {
    let person = PersonId::from_bits(random_bits());
    let now = shared.node.clock.now();
    shared
        .node
        .store
        .add_guest(person, name.as_str(), now)
        .await?;
    Ok(person)
}

/// Tells the caller who they are, with a new cookie or token.
async fn answer(
    shared: &Shared,
    client: ClientInfo,
    person: PersonId,
    credential: Credential,
) -> Result<Response, Failure> {
    let store = &shared.node.store;
    let Some(account) = store.person(person).await? else {
        return Err(Failure::Broken("somebody who was there is gone"));
    };
    let me = Me {
        person: Person {
            rating: None,
            ..account.person
        },
        since: account.since,
        kept_settings: account.kept_settings,
    };
    let (kind, label) = match credential {
        Credential::Cookie => (CredentialKind::Cookie, "browser"),
        Credential::Token => (CredentialKind::Token, "program"),
    };
    let now = shared.node.clock.now();
    let (secret, _) = shared
        .identities
        .issue(store, person, kind, label, now)
        .await?;
    Ok(match credential {
        Credential::Cookie => {
            let cookie = secret.cookie(client.scheme);
            let answer = SignedIn { me, token: None };
            ([(SET_COOKIE, cookie)], Json(answer)).into_response()
        }
        Credential::Token => Json(SignedIn {
            me,
            token: Some(secret.into_token()),
        })
        .into_response(),
    })
}

/// Closes the sockets of a person here and on the other nodes; clients that are still signed in
/// reconnect.
async fn end_sessions(shared: &Shared, person: PersonId) {
    shared.identities.forget(person);
    shared.node.sign_out(person);
    tell_signed_out(&shared.node.store, person).await;
}

fn without_cookie() -> Response {
    (StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie())]).into_response()
}

fn read_name(text: &str) -> Result<Name, Failure> {
    let name = Name::from_str(text).map_err(|error| malformed(error.to_string()))?;
    if name.as_str().eq_ignore_ascii_case(DELETED) {
        return Err(name_taken());
    }
    Ok(name)
}

/// Names that look the same but for capitals are one.
fn name_key(name: &Name) -> String {
    name.as_str().to_lowercase()
}

fn name_taken() -> Failure {
    Refusal::new(
        Code::NameTaken,
        "another account has this name; choose another",
    )
    .into()
}

fn wrong_password() -> Failure {
    Refusal::new(Code::WrongPassword, "the name or the password is wrong").into()
}
