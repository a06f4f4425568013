//! Oneself: the name, the password, and all that is kept.

use axum::http::header::CONTENT_DISPOSITION;
use std::collections::HashSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::NoContent;
use polis_protocol::{
    Action, ApiToken, Code, DealId, DeleteMe, Friends, HistoryEntry, LobbyTable,
    MAX_KEPT_SETTINGS_BYTES, MAX_REPORT_CHARS, MailState, Me, Millis, MyTable, NewPassword,
    OwnSignInWays, Person, PersonId, PersonKind, Rating, Refusal, Rename, ReportReason, Session,
    Statistics, StudyId, StudyPlace, StudySummary, TableId, TournamentId, TurnPlan, Vacation,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::api::Shared;
use crate::api::accounts::not_of_an_account;
use crate::api::answer::{Headers, header};
use crate::api::caller::{Body, Owner, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::api::mail::mail_state;
use crate::api::password_check::{check_own_password, limit_sign_in, refuse_without_passwords};
use crate::api::sessions::{end_sockets, without_cookie};
use crate::api::sign_in_ways::own_ways;
use crate::failure::Failure;
use crate::forgetting::forget_everywhere;
use crate::people::{DELETED, name_key, name_taken, read_name};
use crate::reply::ReplyTo;
use crate::security::{SecurityEvent, log_event};
use crate::store::{HistoryVisibility, NewName, StatusNumber, Store};

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
) -> Result<NoContent, Failure> {
    let person = identity.person.id;
    let store = &shared.node.store;
    refuse_without_passwords(&shared)?;
    if identity.person.kind != PersonKind::Account {
        let message = "a guest has no password; make an account first";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    check_own_password(&shared, client, &identity, new.old).await?;
    let hash = shared
        .passwords
        .hash(new.new, &identity.person.name)
        .await?;
    store.set_password(person, &hash).await?;
    store.drop_credentials(person, Some(&identity.hash)).await?;
    end_sockets(&shared, person).await;
    log_event(client.address, Some(person), SecurityEvent::PasswordChanged);
    Ok(NoContent)
}

/// JSON of the client's own, at most 8 KiB.
#[derive(Deserialize, JsonSchema)]
pub(crate) struct ClientSettings(serde_json::Value);

pub(crate) async fn keep_settings(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
    Body(ClientSettings(settings)): Body<ClientSettings>,
) -> Result<NoContent, Failure> {
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
    Ok(NoContent)
}

pub(crate) async fn delete_me(
    State(shared): State<Arc<Shared>>,
    client: ClientInfo,
    Owner(identity): Owner,
    Body(delete): Body<DeleteMe>,
) -> Result<(Headers, NoContent), Failure> {
    let person = identity.person.id;
    let store = &shared.node.store;
    if identity.person.kind == PersonKind::Account {
        let password = delete.password.unwrap_or_default();
        check_own_password(&shared, client, &identity, password).await?;
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
#[derive(Serialize, JsonSchema)]
pub(crate) struct Data {
    me: Me,
    sessions: Vec<Session>,
    tokens: Vec<ApiToken>,
    ratings: Vec<Rating>,
    statistics: Vec<Statistics>,
    /// The browsers that are told of turns.
    notifications: Vec<Notified>,
    mail: MailState,
    sign_in: OwnSignInWays,
    provider_identities: Vec<JoinedIdentity>,
    unfinished: Vec<LobbyTable>,
    games: Vec<HistoryEntry>,
    deals: Vec<BegunDeal>,
    friends: Friends,
    tournaments: Vec<JoinedTournament>,
    said_as_spectator: Vec<SaidAsSpectator>,
    plans: Vec<PlannedAt>,
    studies: Vec<KeptStudy>,
    study_offers: Vec<OfferedMoves>,
    reports: Vec<ReportedPerson>,
    vacations: Vec<Vacation>,
}

/// Somebody whom a person has reported to the hosts.
#[derive(Serialize, JsonSchema)]
struct ReportedPerson {
    /// When.
    at: Millis,
    /// Who was reported.
    #[schemars(with = "PersonId")]
    about: String,
    /// What for.
    #[schemars(with = "ReportReason")]
    reason: String,
    /// What happened.
    #[schemars(length(max = MAX_REPORT_CHARS))]
    text: String,
}

/// A study that a person owns.
#[derive(Serialize, JsonSchema)]
struct KeptStudy {
    study: StudySummary,
    chapters: Vec<KeptChapter>,
}

/// A chapter of a study that a person owns.
#[derive(Serialize, JsonSchema)]
struct KeptChapter {
    name: String,
    record: String,
}

/// Moves that a person offers to a study.
#[derive(Serialize, JsonSchema)]
struct OfferedMoves {
    study: StudyId,
    place: StudyPlace,
}

/// What a person has planned for their turn at a table.
#[derive(Serialize, JsonSchema)]
struct PlannedAt {
    table: TableId,
    plan: TurnPlan,
}

/// A tournament that a person has signed up for.
#[derive(Serialize, JsonSchema)]
struct JoinedTournament {
    #[schemars(with = "TournamentId")]
    tournament: String,
    joined: Millis,
}

/// A deal that a person has begun, as others have.
#[derive(Serialize, JsonSchema)]
struct BegunDeal {
    #[schemars(with = "DealId")]
    deal: String,
    began: Millis,
}

/// Something that a person said while they watched others.
#[derive(Serialize, JsonSchema)]
struct SaidAsSpectator {
    table: TableId,
    at: Millis,
    text: String,
}

/// Whom a provider knows as the person.
#[derive(Serialize, JsonSchema)]
struct JoinedIdentity {
    issuer: String,
    subject: String,
    since: Millis,
}

/// A browser that is told of turns.
#[derive(Serialize, JsonSchema)]
struct Notified {
    endpoint: String,
    since: Millis,
}

pub(crate) async fn data(
    State(shared): State<Arc<Shared>>,
    Owner(identity): Owner,
) -> Result<(Headers, Json<Data>), Failure> {
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
        sign_in: own_ways(&shared, person).await?,
        provider_identities: store
            .identities(person)
            .await?
            .into_iter()
            .map(|(issuer, subject, since)| JoinedIdentity {
                issuer,
                subject,
                since,
            })
            .collect(),
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
        reports: reports_made(store, person).await?,
        vacations: store.vacations(person, now).await?,
    };
    let disposition = "attachment; filename=\"polis-data.json\"".to_owned();
    Ok((header(CONTENT_DISPOSITION, disposition), Json(data)))
}

async fn reports_made(store: &Store, person: PersonId) -> Result<Vec<ReportedPerson>, Failure> {
    let reports = store.reports_of(person).await?.into_iter();
    let report = |(at, about, reason, text): (i64, _, _, _)| ReportedPerson {
        at: at as Millis,
        about,
        reason,
        text,
    };
    Ok(reports.map(report).collect())
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
