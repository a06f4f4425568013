//! Oneself: guest, account, sessions, tokens, and all that is kept.

use std::collections::HashSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use polis_notation::Name;
use polis_protocol::{
    Action, ApiToken, Code, Credential, Credentials, DeleteMe, Friends, HistoryEntry, LobbyTable,
    MAX_KEPT_SETTINGS_BYTES, MailState, Me, Millis, MyTable, NewAccount, NewGuest, NewPassword,
    Person, PersonId, PersonKind, Rating, Refusal, Rename, Session, SessionKind, SignedIn,
    Statistics, StudyId, StudyPlace, StudySummary, TableId, TokenScope, TurnPlan, Vacation,
};
use serde::Serialize;
use tokio::sync::oneshot;

use crate::api::Shared;
use crate::api::caller::{Body, Caller, Owner, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::api::host_page::admit;
use crate::api::mail::mail_state;
use crate::api::password_check::{PasswordCheck, check_password, limit_sign_in};
use crate::api::sessions::{end_sockets, without_cookie};
use crate::failure::Failure;
use crate::forgetting::forget_everywhere;
use crate::people::{
    DELETED, FreshCode, NewCredential, name_key, name_taken, normal_form, read_name, session_end,
};
use crate::random::random_bits;
use crate::reply::ReplyTo;
use crate::security::{SecurityEvent, log_event};
use crate::socket::out_of_scope;
use crate::store::{HistoryVisibility, NewHashes, NewName, StatusNumber, Store};

/// Plays at once.
pub(crate) async fn new_guest(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Body(new): Body<NewGuest>,
) -> Result<Response, Failure> {
    limit_sign_in(&shared, client)?;
    let name = read_name(&new.name)?;
    not_of_an_account(&shared, &name).await?;
    admit(&shared, new.invitation).await?;
    let person = add_guest(&shared, &name).await?;
    answer(&shared, client, person, new.credential.into()).await
}

/// Turns the calling guest into an account, or creates a new one.
pub(crate) async fn new_account(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Caller(caller): Caller,
    Body(new): Body<NewAccount>,
) -> Result<Response, Failure> {
    limit_sign_in(&shared, client)?;
    let name = read_name(&new.name)?;
    let (key, looks) = (name_key(name.as_str()), shared.names.looks(name.as_str()));
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let is_taken = store.is_name_taken(&looks, now).await?;
    if is_taken || store.account_named(&key).await?.is_some() {
        return Err(name_taken());
    }
    let password = shared.passwords.hash(new.password, name.as_str()).await?;
    let guest = caller.filter(|identity| identity.person.kind == PersonKind::Guest);
    if guest
        .as_ref()
        .is_some_and(|guest| guest.scope != TokenScope::All)
    {
        return Err(out_of_scope().into());
    }
    let person = if let Some(identity) = &guest {
        identity.person.id
    } else {
        admit(&shared, new.invitation).await?;
        add_guest(&shared, &name).await?
    };
    let new_name = NewName {
        name: name.as_str(),
        key: &key,
        looks: &looks,
    };
    let code = FreshCode::new();
    let hashes = NewHashes {
        password: &password,
        recovery: &code.hash,
    };
    if !store.make_account(person, &new_name, &hashes, now).await? {
        return Err(name_taken());
    }
    // Whoever knew the guest's cookie or token must not have the account. Sockets end when there is
    // something new to come again with.
    store.drop_credentials(person, None).await?;
    shared.identities.forget(person);
    let signing = Signing {
        credential: new.credential,
        recovery_code: Some(code.text),
    };
    let response = answer(&shared, client, person, signing).await;
    end_sockets(&shared, person).await;
    log_event(client.address, Some(person), SecurityEvent::AccountMade);
    response
}

/// Signs in. The cookie that the browser had before is good no more.
pub(crate) async fn sign_in(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Caller(caller): Caller,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Failure> {
    let store = &shared.node.store;
    let (key, account) = find_account(&shared, &credentials.name).await?;
    let (person, hash) = account.unzip();
    let check = PasswordCheck {
        key: &key,
        person,
        password: credentials.password,
        hash,
    };
    check_password(&shared, client, check).await?;
    let Some(person) = person else {
        return Err(Failure::Broken("a password without an account"));
    };
    refuse_suspended(&shared, person).await?;
    if let Some(before) = caller.filter(|before| before.kind == SessionKind::Cookie) {
        store.drop_credential(&before.hash).await?;
        shared.identities.forget(before.person.id);
    }
    log_event(client.address, Some(person), SecurityEvent::SignedIn);
    answer(&shared, client, person, credentials.credential.into()).await
}

/// The form of a name in which no two accounts share one; and the account with it and the hash of its
/// password.
pub(super) async fn find_account(
    shared: &Shared,
    name: &str,
) -> Result<(String, Option<(PersonId, String)>), Failure> {
    let store = &shared.node.store;
    let key = name_key(&normal_form(name));
    // A name that is older than its normal form stands as it was written.
    let account = match store.account_named(&key).await? {
        Some(account) => Some(account),
        None => store.account_named(&name_key(name)).await?,
    };
    Ok((key, account))
}

/// Refuses somebody whom the host keeps out.
pub(super) async fn refuse_suspended(shared: &Shared, person: PersonId) -> Result<(), Failure> {
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    // Whose time is over need not wait for the next round of housekeeping.
    store.end_suspensions(now).await?;
    if store.is_suspended(person).await? {
        let message = "the host of this site keeps this account out";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    Ok(())
}

pub(crate) async fn me(RequiredCaller(identity): RequiredCaller) -> Json<Me> {
    Json(identity.me())
}

pub(crate) async fn rename(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, Failure> {
    // A name that was left stays taken for a while, so that nobody may leave many.
    limit_sign_in(&shared, client)?;
    let name = read_name(&rename.name)?;
    let person = identity.person.id;
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let is_renamed = match identity.person.kind {
        PersonKind::Guest => {
            not_of_an_account(&shared, &name).await?;
            store.rename_guest(person, name.as_str()).await?
        }
        PersonKind::Account | PersonKind::Deleted => {
            let new_name = NewName {
                name: name.as_str(),
                key: &name_key(name.as_str()),
                looks: &shared.names.looks(name.as_str()),
            };
            store.rename_account(person, &new_name, now).await?
        }
    };
    if !is_renamed {
        return Err(name_taken());
    }
    shared.identities.forget(person);
    log_event(client.address, Some(person), SecurityEvent::NameChanged);
    let mut me = identity.me();
    name.as_str().clone_into(&mut me.person.name);
    Ok(Json(me))
}

pub(crate) async fn new_password(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Body(new): Body<NewPassword>,
) -> Result<StatusCode, Failure> {
    let person = identity.person.id;
    let store = &shared.node.store;
    check_own_password(&shared, client, &identity.person, new.old).await?;
    let hash = shared
        .passwords
        .hash(new.new, &identity.person.name)
        .await?;
    store.set_password(person, &hash).await?;
    store.drop_credentials(person, Some(&identity.hash)).await?;
    end_sockets(&shared, person).await;
    log_event(client.address, Some(person), SecurityEvent::PasswordChanged);
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn keep_settings(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
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
    client: ClientInfo,
    Owner(identity): Owner,
    Body(delete): Body<DeleteMe>,
) -> Result<Response, Failure> {
    let person = identity.person.id;
    let store = &shared.node.store;
    if identity.person.kind == PersonKind::Account {
        let password = delete.password.unwrap_or_default();
        check_own_password(&shared, client, &identity.person, password).await?;
    }
    leave_all_tables(&shared, &identity.person).await?;
    shared.node.leave_all_tournaments(person).await?;
    let now = shared.node.clock.now();
    store.delete_person(person, DELETED, now).await?;
    end_sockets(&shared, person).await;
    // A task of its own goes on when the browser goes away.
    let node = Arc::clone(&shared.node);
    let forgetting = tokio::spawn(async move { forget_everywhere(&node, person).await });
    if let Ok(Err(error)) = forgetting.await {
        tracing::warn!(%error, "a deleted account is not forgotten everywhere yet");
    }
    log_event(client.address, Some(person), SecurityEvent::AccountDeleted);
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
    sessions: Vec<Session>,
    tokens: Vec<ApiToken>,
    ratings: Vec<Rating>,
    statistics: Vec<Statistics>,
    notifications: Vec<Notified>,
    mail: MailState,
    unfinished: Vec<LobbyTable>,
    games: Vec<HistoryEntry>,
    deals: Vec<BegunDeal>,
    friends: Friends,
    tournaments: Vec<JoinedTournament>,
    said_as_spectator: Vec<SaidAsSpectator>,
    plans: Vec<PlannedAt>,
    studies: Vec<KeptStudy>,
    study_offers: Vec<OfferedMoves>,
    vacations: Vec<Vacation>,
}

/// A study that a person owns.
#[derive(Serialize)]
struct KeptStudy {
    study: StudySummary,
    chapters: Vec<KeptChapter>,
}

/// A chapter of a study that a person owns.
#[derive(Serialize)]
struct KeptChapter {
    name: String,
    record: String,
}

/// Moves that a person offers to a study.
#[derive(Serialize)]
struct OfferedMoves {
    study: StudyId,
    place: StudyPlace,
}

/// What a person has planned for their turn at a table.
#[derive(Serialize)]
struct PlannedAt {
    table: TableId,
    plan: TurnPlan,
}

/// A tournament that a person has signed up for.
#[derive(Serialize)]
struct JoinedTournament {
    tournament: String,
    joined: Millis,
}

/// A deal that a person has begun, as others have.
#[derive(Serialize)]
struct BegunDeal {
    deal: String,
    began: Millis,
}

/// Something that a person said while they watched others.
#[derive(Serialize)]
struct SaidAsSpectator {
    table: TableId,
    at: Millis,
    text: String,
}

/// A browser that is told of turns.
#[derive(Serialize)]
struct Notified {
    endpoint: String,
    since: Millis,
}

/// Everything that is stored about the caller.
pub(crate) async fn data(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<Response, Failure> {
    let person = identity.person.id;
    let store = &shared.node.store;
    let now = shared.node.clock.now();
    let mut games = Vec::new();
    let mut before = Some((i64::MAX, i64::MAX));
    while let Some(place) = before {
        let (page, next) = store.history(person, place, HistoryVisibility::All).await?;
        games.extend(page);
        before = next;
    }
    let tables = store.tables_of(person).await?;
    let data = Data {
        me: identity.me(),
        sessions: store.sessions(person, now, &identity.hash).await?,
        tokens: store.tokens(person, now).await?,
        ratings: store.ratings(person).await?,
        statistics: store.statistics(person).await?,
        notifications: store
            .push_endpoints(person)
            .await?
            .into_iter()
            .map(|(endpoint, since)| Notified {
                endpoint,
                since: since as Millis,
            })
            .collect(),
        mail: mail_state(store, person, now).await?,
        unfinished: tables
            .iter()
            .filter_map(|table| serde_json::from_str(&table.4).ok())
            .collect(),
        games,
        deals: store
            .deals_of(person)
            .await?
            .into_iter()
            .map(|(deal, began)| BegunDeal {
                deal,
                began: began as Millis,
            })
            .collect(),
        friends: shared.friends(person).await?,
        tournaments: store
            .tournaments_joined(person)
            .await?
            .into_iter()
            .map(|(tournament, joined)| JoinedTournament {
                tournament,
                joined: joined as Millis,
            })
            .collect(),
        said_as_spectator: store
            .said_as_spectator(person)
            .await?
            .into_iter()
            .map(|(table, at, text)| SaidAsSpectator { table, at, text })
            .collect(),
        plans: store
            .plans_of(person)
            .await?
            .into_iter()
            .map(|(table, plan)| PlannedAt { table, plan })
            .collect(),
        studies: kept_studies(store, person).await?,
        study_offers: store
            .offers_of(person)
            .await?
            .into_iter()
            .map(|(study, place)| OfferedMoves { study, place })
            .collect(),
        vacations: store.vacations(person, now).await?,
    };
    let disposition = "attachment; filename=\"polis-data.json\"";
    Ok((
        [(axum::http::header::CONTENT_DISPOSITION, disposition)],
        Json(data),
    )
        .into_response())
}

async fn kept_studies(store: &Store, owner: PersonId) -> Result<Vec<KeptStudy>, Failure> {
    let mut studies = Vec::new();
    for study in store.studies_of(owner).await? {
        let mut chapters = Vec::new();
        let row = store.study(study.id).await?;
        for summary in row.into_iter().flat_map(|row| row.chapters) {
            if let Some(chapter) = store.study_chapter(study.id, summary.number).await? {
                chapters.push(KeptChapter {
                    name: summary.name,
                    record: chapter.record,
                });
            }
        }
        studies.push(KeptStudy { study, chapters });
    }
    Ok(studies)
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

/// What somebody gets who signs in.
pub(super) struct Signing {
    pub(super) credential: Credential,
    /// A new recovery code, to be told this once.
    pub(super) recovery_code: Option<String>,
}

impl From<Credential> for Signing {
    fn from(credential: Credential) -> Signing {
        Signing {
            credential,
            recovery_code: None,
        }
    }
}

/// Tells the caller who they are, with a new cookie or token.
pub(super) async fn answer(
    shared: &Shared,
    client: ClientInfo,
    person: PersonId,
    signing: Signing,
) -> Result<Response, Failure> {
    let store = &shared.node.store;
    let Some(account) = store.person(person).await? else {
        return Err(Failure::Broken("somebody who was there is gone"));
    };
    let me = Me {
        person: Person {
            rating: None,
            provisional: false,
            ..account.person
        },
        since: account.since,
        kept_settings: account.kept_settings,
        is_host: account.is_host,
    };
    let (kind, label) = match signing.credential {
        Credential::Cookie => (SessionKind::Cookie, "browser"),
        Credential::Token => (SessionKind::Token, "program"),
    };
    let now = shared.node.clock.now();
    let new = NewCredential {
        person,
        kind,
        label,
        scope: TokenScope::All,
        expires: session_end(me.person.kind, now),
        renews: true,
    };
    let (secret, _) = shared.identities.issue(store, &new, now).await?;
    let recovery_code = signing.recovery_code;
    Ok(match signing.credential {
        Credential::Cookie => {
            let cookie = secret.cookie(client.scheme);
            let answer = SignedIn {
                me,
                token: None,
                recovery_code,
            };
            ([(SET_COOKIE, cookie)], Json(answer)).into_response()
        }
        Credential::Token => Json(SignedIn {
            me,
            token: Some(secret.into_token()),
            recovery_code,
        })
        .into_response(),
    })
}

/// Checks the password of the caller.
pub(super) async fn check_own_password(
    shared: &Shared,
    client: ClientInfo,
    person: &Person,
    password: String,
) -> Result<(), Failure> {
    let hash = shared.node.store.password(person.id).await?;
    // Strangers who guess at the door do not keep out who is in.
    let key = format!("own {}", person.id);
    let check = PasswordCheck {
        key: &key,
        person: Some(person.id),
        password,
        hash,
    };
    check_password(shared, client, check).await
}

/// Refuses a name that an account has, or one that looks like it.
async fn not_of_an_account(shared: &Shared, name: &Name) -> Result<(), Failure> {
    let (looks, now) = (shared.names.looks(name.as_str()), shared.node.clock.now());
    if shared.node.store.is_name_taken(&looks, now).await? {
        return Err(name_taken());
    }
    Ok(())
}
