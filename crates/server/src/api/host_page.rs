//! The host's page: how the site is doing, and what its hosts do. Only accounts that were named by
//! the command reach it, and what changes something wants a sign-in that is not long ago.

use axum::response::NoContent;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use polis_protocol::{
    Announcement, Code, DatabaseKind, HostDeedKind, HostOrder, HostOrderDone, HostPerson,
    HostReport, HostTable, Invitation, InvitationCode, MAX_SUSPENSION_DAYS, Millis,
    NewAnnouncement, NewInvitation, PersonId, PersonKind, Refusal, SignUp, Site, StorageReport,
};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::api::Shared;
use crate::api::answer::Created;
use crate::api::caller::{Body, Owner, Path, Query};
use crate::api::headers::ClientInfo;
use crate::api::password_check::check_recent;
use crate::api::sessions::end_sockets;
use crate::failure::Failure;
use crate::people::{Identity, name_key};
use crate::random::random_bits;
use crate::security::{SecurityEvent, log_deed, log_event};
use crate::store::{DatabasePool, NewName};
use crate::{host, log_tail};

/// How many people, tables and deeds the page shows.
const PEOPLE: u32 = 50;
const TABLES: u32 = 50;
const DEEDS: i64 = 30;
const BACKUPS: i64 = 10;
/// How often another name is tried where one is taken.
const RENAMES: usize = 10;

/// A host who looks.
pub(crate) struct Host(Arc<Identity>);

/// A host who signed in a short while ago, and may change something.
pub(crate) struct RecentHost {
    identity: Arc<Identity>,
    client: ClientInfo,
}

impl FromRequestParts<Arc<Shared>> for Host {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Host, Failure> {
        let client = ClientInfo::from_request_parts(parts, shared).await?;
        let Owner(identity) = Owner::from_request_parts(parts, shared).await?;
        let person = identity.person.id;
        // The database knows at once who is a host no more; what is remembered of people does not.
        if !shared.node.store.is_host(person).await? {
            log_event(client.address, Some(person), SecurityEvent::HostRefused);
            return Err(
                Refusal::new(Code::NotAllowed, "only hosts of this site may do that").into(),
            );
        }
        Ok(Host(identity))
    }
}

impl FromRequestParts<Arc<Shared>> for RecentHost {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<RecentHost, Failure> {
        let client = ClientInfo::from_request_parts(parts, shared).await?;
        let Host(identity) = Host::from_request_parts(parts, shared).await?;
        check_recent(shared, &identity)?;
        Ok(RecentHost { identity, client })
    }
}

pub(crate) async fn site(State(shared): State<Arc<Shared>>) -> Result<Json<Site>, Failure> {
    let node = &shared.node;
    Ok(Json(node.store.site(node.clock.now()).await?))
}

pub(crate) async fn report(
    State(shared): State<Arc<Shared>>,
    _host: Host,
) -> Result<Json<HostReport>, Failure> {
    let node = &shared.node;
    let (store, now) = (&node.store, node.clock.now());
    let (people, tables) = host::counts(store).await?;
    let storage = StorageReport {
        database: match store.pool() {
            DatabasePool::Sqlite(_) => DatabaseKind::Sqlite,
            DatabasePool::Postgres(_) => DatabaseKind::Postgresql,
        },
        bytes: store.size().await? as u64,
        is_damaged: node.metrics.database_damaged.get() > 0,
    };
    Ok(Json(HostReport {
        now,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        started: shared.started,
        servers: node.servers(),
        people,
        tables,
        load: polis_protocol::LoadReport {
            engine_threads: node.engine_pool.threads() as u32,
            ..node.metrics.load()
        },
        storage,
        errors: node.metrics.errors(),
        log: log_tail::lines(),
        backups: store.backups(BACKUPS).await?,
        site: store.site(now).await?,
        invitations: store.invitations(now).await?,
        deeds: store.deeds(DEEDS).await?,
    }))
}

/// What stands behind the `?` of a search for people.
#[derive(Deserialize, JsonSchema)]
pub(crate) struct Search {
    /// What the names hold.
    #[serde(default)]
    text: String,
}

pub(crate) async fn people(
    State(shared): State<Arc<Shared>>,
    _host: Host,
    Query(search): Query<Search>,
) -> Result<Json<Vec<HostPerson>>, Failure> {
    let text: String = search.text.chars().take(40).collect();
    Ok(Json(host::people(&shared.node.store, &text, PEOPLE).await?))
}

pub(crate) async fn tables(
    State(shared): State<Arc<Shared>>,
    _host: Host,
) -> Result<Json<Vec<HostTable>>, Failure> {
    Ok(Json(host::tables(&shared.node.store, TABLES).await?))
}

pub(crate) async fn order(
    State(shared): State<Arc<Shared>>,
    host: RecentHost,
    Path(person): Path<PersonId>,
    Body(order): Body<HostOrder>,
) -> Result<Json<HostOrderDone>, Failure> {
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    if store.person(person).await?.is_none() {
        return Err(Refusal::new(Code::NotFound, "there is no such person").into());
    }
    if store.is_named_host(person).await? {
        let message = "found a host; what hosts may is decided by the command on the machine alone";
        return Err(Refusal::new(Code::NotAllowed, message).into());
    }
    let mut done = HostOrderDone::default();
    let what = match order {
        HostOrder::Suspend => {
            store.suspend(person, Some(now), None).await?;
            HostDeedKind::Suspended
        }
        HostOrder::SuspendFor(days) => {
            if !(1..=MAX_SUSPENSION_DAYS).contains(&days) {
                let message = format!("found {days} days; expected 1 to {MAX_SUSPENSION_DAYS}");
                return Err(Refusal::new(Code::Malformed, message).into());
            }
            let until = now + Millis::from(days) * 24 * 3_600_000;
            store.suspend(person, Some(now), Some(until)).await?;
            HostDeedKind::Suspended
        }
        HostOrder::Allow => {
            store.suspend(person, None, None).await?;
            HostDeedKind::Allowed
        }
        HostOrder::Rename => {
            rename_plainly(&shared, person).await?;
            HostDeedKind::Renamed
        }
        HostOrder::SignOut => {
            store.drop_credentials(person, None).await?;
            HostDeedKind::SignedOut
        }
        HostOrder::NewPassword => {
            done.password = host::new_password(store, &shared.passwords, person).await?;
            if done.password.is_none() {
                let message = "this person has no account, so there is no password";
                return Err(Refusal::new(Code::WrongState, message).into());
            }
            HostDeedKind::NewPassword
        }
    };
    end_sockets(&shared, person).await;
    host.note(&shared, what, Some(person)).await?;
    Ok(Json(done))
}

/// Gives somebody a name that says nothing.
async fn rename_plainly(shared: &Shared, person: PersonId) -> Result<(), Failure> {
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    let kind = store.person(person).await?.map(|found| found.person.kind);
    for _ in 0..RENAMES {
        let name = format!("Player {}", random_bits() % 1_000_000);
        let is_renamed = match kind {
            Some(PersonKind::Account) => {
                let new_name = NewName {
                    name: &name,
                    key: &name_key(&name),
                    looks: &shared.names.looks(&name),
                };
                store.rename_account(person, &new_name, now).await?
            }
            Some(PersonKind::Guest) => store.rename_guest(person, &name).await?,
            Some(PersonKind::Deleted) | None => {
                let message = "this person has no name any more";
                return Err(Refusal::new(Code::WrongState, message).into());
            }
        };
        if is_renamed {
            shared.identities.forget(person);
            return Ok(());
        }
    }
    Err(Failure::Unavailable)
}

pub(crate) async fn set_sign_up(
    State(shared): State<Arc<Shared>>,
    host: RecentHost,
    Body(sign_up): Body<SignUp>,
) -> Result<NoContent, Failure> {
    shared.node.store.set_sign_up(sign_up).await?;
    let what = match sign_up {
        SignUp::Open => HostDeedKind::SignUpOpened,
        SignUp::Invited => HostDeedKind::SignUpClosed,
    };
    host.note(&shared, what, None).await?;
    Ok(NoContent)
}

pub(crate) async fn invite(
    State(shared): State<Arc<Shared>>,
    host: RecentHost,
    Body(new): Body<NewInvitation>,
) -> Result<Created<Invitation>, Failure> {
    let invitation = host::invitation(&new, shared.node.clock.now())?;
    shared.node.store.add_invitation(&invitation).await?;
    host.note(&shared, HostDeedKind::Invited, None).await?;
    Ok(Created(invitation))
}

pub(crate) async fn uninvite(
    State(shared): State<Arc<Shared>>,
    host: RecentHost,
    Path(code): Path<InvitationCode>,
) -> Result<NoContent, Failure> {
    if !shared.node.store.drop_invitation(code).await? {
        return Err(Refusal::new(Code::NotFound, "there is no such invitation").into());
    }
    host.note(&shared, HostDeedKind::Uninvited, None).await?;
    Ok(NoContent)
}

pub(crate) async fn announce(
    State(shared): State<Arc<Shared>>,
    host: RecentHost,
    Body(new): Body<NewAnnouncement>,
) -> Result<Json<Announcement>, Failure> {
    let announcement = host::announcement(&new, shared.node.clock.now())?;
    shared.node.store.announce(&announcement).await?;
    host.note(&shared, HostDeedKind::Announced, None).await?;
    shared.refresh_site().await?;
    Ok(Json(announcement))
}

pub(crate) async fn end_announcement(
    State(shared): State<Arc<Shared>>,
    host: RecentHost,
) -> Result<NoContent, Failure> {
    if shared.node.store.end_announcement().await? {
        host.note(&shared, HostDeedKind::AnnouncementEnded, None)
            .await?;
        shared.refresh_site().await?;
    }
    Ok(NoContent)
}

impl RecentHost {
    /// Notes what the host did, in the database and in the log.
    pub(super) async fn note(
        &self,
        shared: &Shared,
        what: HostDeedKind,
        about: Option<PersonId>,
    ) -> Result<(), Failure> {
        let (store, now) = (&shared.node.store, shared.node.clock.now());
        let person = self.identity.person.id;
        log_deed(self.client.address, person, what, about);
        store.note_deed(Some(person), what, about, now).await?;
        Ok(())
    }
}

/// Refuses whoever comes in without an invitation, where the site wants one; else the invitation is
/// used once.
pub(crate) async fn admit(shared: &Shared, code: Option<InvitationCode>) -> Result<(), Failure> {
    let (store, now) = (&shared.node.store, shared.node.clock.now());
    match store.site(now).await?.sign_up {
        SignUp::Open => return Ok(()),
        SignUp::Invited => {}
    }
    let is_invited = match code {
        Some(code) => store.use_invitation(code, now).await?,
        None => false,
    };
    if !is_invited {
        let message = "only who is invited can come in; expected the code of an invitation that has \
                       neither ended nor been used up";
        return Err(Refusal::new(Code::NotInvited, message).into());
    }
    Ok(())
}
