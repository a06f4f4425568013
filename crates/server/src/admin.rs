//! What a host can look at and do with the command: people, tables, passwords, keeping somebody out,
//! invitations, announcements. It works on the database, beside servers that run.

use polis_protocol::{
    AbuseReport, Announcement, BackupReport, HostDeed, HostDeedKind, HostPerson, HostTable,
    Invitation, InvitationCode, Millis, NewAnnouncement, NewInvitation, PeopleCount, PersonId,
    Refusal, ReportId, SignUp, Site, TableCount, TableId,
};
use thiserror::Error;

use crate::config::Database;
use crate::failure::Failure;
use crate::host;
use crate::people::{Passwords, name_key, normal_form};
use crate::random::random_bits;
use crate::store::{OpenError, Purpose, Store};

/// A database, opened by its host.
pub struct Admin {
    store: Store,
}

/// What there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// Numbers of people.
    pub people: PeopleCount,
    /// Numbers of tables.
    pub tables: TableCount,
    /// The size of the database in bytes.
    pub bytes: u64,
}

/// Something cannot be done.
#[derive(Debug, Error)]
pub enum AdminError {
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database failed.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// There is nobody like that.
    #[error("found nobody with the id or the account name {found:?}")]
    Nobody {
        /// What was given.
        found: String,
    },
    /// They have no account, or it was deleted.
    #[error("this person has no account; expected one who has")]
    NoAccount,
    /// They are no host.
    #[error("this person is no host")]
    NoHost,
    /// There is no such invitation.
    #[error("there is no such invitation")]
    NoInvitation,
    /// What was given makes no sense.
    #[error("{}", .0.message)]
    Refused(Refusal),
    /// There is no such report.
    #[error("there is no such report, or it is closed")]
    NoReport,
    /// A game changed no ratings.
    #[error("no ratings were changed at this table, or they have been taken back")]
    NoRating,
    /// A password cannot be made.
    #[error("no password could be made")]
    Password,
}

impl Admin {
    /// Opens a database. A server can run on it.
    ///
    /// # Errors
    /// When it cannot be used.
    pub async fn open(database: &Database) -> Result<Admin, AdminError> {
        let node = random_bits() as u64;
        let store = match database {
            Database::Folder(folder) => Store::in_folder(folder, node, Purpose::Read).await?,
            Database::Postgres(url) => Store::at_url(url, 2, node).await?,
        };
        Ok(Admin { store })
    }

    /// How much there is of everything.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn overview(&self) -> Result<Overview, AdminError> {
        let (people, tables) = host::counts(&self.store).await?;
        Ok(Overview {
            people,
            tables,
            bytes: self.store.size().await? as u64,
        })
    }

    /// People whose names hold a text, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn people(&self, text: &str, most: u32) -> Result<Vec<HostPerson>, AdminError> {
        Ok(host::people(&self.store, text, most).await?)
    }

    /// Tables that are not over, the liveliest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables(&self, most: u32) -> Result<Vec<HostTable>, AdminError> {
        Ok(host::tables(&self.store, most).await?)
    }

    /// The person with an id, or the account with a name.
    ///
    /// # Errors
    /// When there is nobody, or the database fails.
    pub async fn find(&self, text: &str) -> Result<PersonId, AdminError> {
        if let Ok(id) = text.parse()
            && self.store.person(id).await?.is_some()
        {
            return Ok(id);
        }
        let by_name = self
            .store
            .account_named(&name_key(&normal_form(text)))
            .await?;
        let nobody = || AdminError::Nobody {
            found: text.to_owned(),
        };
        Ok(by_name.ok_or_else(nobody)?.0)
    }

    /// Keeps a person out, until a time where there is one: they can sign in nowhere, and within a
    /// minute their sockets end. Their games go on by the clock.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn suspend(
        &self,
        person: PersonId,
        until: Option<Millis>,
        now: Millis,
    ) -> Result<(), AdminError> {
        self.store.suspend(person, Some(now), until).await?;
        self.note(HostDeedKind::Suspended, Some(person), now).await
    }

    /// Lets a person in again, with what they were signed in with.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn allow(&self, person: PersonId, now: Millis) -> Result<(), AdminError> {
        self.store.suspend(person, None, None).await?;
        self.note(HostDeedKind::Allowed, Some(person), now).await
    }

    /// The reports of people that are open, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reports(&self, most: u32) -> Result<Vec<AbuseReport>, AdminError> {
        Ok(self.store.open_reports(most.into()).await?)
    }

    /// Closes a report.
    ///
    /// # Errors
    /// When there is none, or the database fails.
    pub async fn close_report(&self, report: ReportId, now: Millis) -> Result<(), AdminError> {
        let about = self.store.close_report(report, now).await?;
        let about = about.ok_or(AdminError::NoReport)?;
        self.note(HostDeedKind::ReportClosed, Some(about), now)
            .await
    }

    /// Takes back what a game changed at ratings.
    ///
    /// # Errors
    /// When it changed none, or the database fails.
    pub async fn annul_rating(&self, table: TableId, now: Millis) -> Result<(), AdminError> {
        if !self.store.annul_rating(table).await? {
            return Err(AdminError::NoRating);
        }
        self.note(HostDeedKind::RatingAnnulled, None, now).await
    }

    /// Ends all sessions and tokens of a person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sign_out(&self, person: PersonId, now: Millis) -> Result<(), AdminError> {
        self.store.drop_credentials(person, None).await?;
        self.note(HostDeedKind::SignedOut, Some(person), now).await
    }

    /// Makes a new password for somebody who forgot theirs, and ends their sessions.
    ///
    /// # Errors
    /// When they have no account, or the database fails.
    pub async fn new_password(&self, person: PersonId, now: Millis) -> Result<String, AdminError> {
        let made = host::new_password(&self.store, &Passwords::new(), person).await;
        let password = made.map_err(|failure| match failure {
            Failure::Database(error) => AdminError::Database(error),
            Failure::Refused(_) | Failure::Unavailable | Failure::Broken(_) => AdminError::Password,
        })?;
        let password = password.ok_or(AdminError::NoAccount)?;
        self.note(HostDeedKind::NewPassword, Some(person), now)
            .await?;
        Ok(password)
    }

    /// Makes an account a host, who may use the host's page.
    ///
    /// # Errors
    /// When they have no account, or the database fails.
    pub async fn name_host(&self, person: PersonId, now: Millis) -> Result<(), AdminError> {
        if !self.store.name_host(person, now).await? {
            return Err(AdminError::NoAccount);
        }
        self.note(HostDeedKind::HostNamed, Some(person), now).await
    }

    /// Ends that a person is a host.
    ///
    /// # Errors
    /// When they are none, or the database fails.
    pub async fn dismiss_host(&self, person: PersonId, now: Millis) -> Result<(), AdminError> {
        if !self.store.dismiss_host(person).await? {
            return Err(AdminError::NoHost);
        }
        self.note(HostDeedKind::HostDismissed, Some(person), now)
            .await
    }

    /// Who can come in, and what everybody is told.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn site(&self, now: Millis) -> Result<Site, AdminError> {
        Ok(self.store.site(now).await?)
    }

    /// Sets who can come in.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_sign_up(&self, sign_up: SignUp, now: Millis) -> Result<(), AdminError> {
        self.store.set_sign_up(sign_up).await?;
        let what = match sign_up {
            SignUp::Open => HostDeedKind::SignUpOpened,
            SignUp::Invited => HostDeedKind::SignUpClosed,
        };
        self.note(what, None, now).await
    }

    /// Makes an invitation.
    ///
    /// # Errors
    /// When it makes no sense, or the database fails.
    pub async fn invite(&self, new: &NewInvitation, now: Millis) -> Result<Invitation, AdminError> {
        let invitation = host::invitation(new, now).map_err(AdminError::Refused)?;
        self.store.add_invitation(&invitation).await?;
        self.note(HostDeedKind::Invited, None, now).await?;
        Ok(invitation)
    }

    /// The invitations that are good, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn invitations(&self, now: Millis) -> Result<Vec<Invitation>, AdminError> {
        Ok(self.store.invitations(now).await?)
    }

    /// Withdraws an invitation.
    ///
    /// # Errors
    /// When there is none, or the database fails.
    pub async fn uninvite(&self, code: InvitationCode, now: Millis) -> Result<(), AdminError> {
        if !self.store.drop_invitation(code).await? {
            return Err(AdminError::NoInvitation);
        }
        self.note(HostDeedKind::Uninvited, None, now).await
    }

    /// Tells everybody something; servers that run tell it within ten seconds.
    ///
    /// # Errors
    /// When it makes no sense, or the database fails.
    pub async fn announce(
        &self,
        new: &NewAnnouncement,
        now: Millis,
    ) -> Result<Announcement, AdminError> {
        let announcement = host::announcement(new, now).map_err(AdminError::Refused)?;
        self.store.announce(&announcement).await?;
        self.note(HostDeedKind::Announced, None, now).await?;
        Ok(announcement)
    }

    /// Ends what everybody is told.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_announcement(&self, now: Millis) -> Result<(), AdminError> {
        if self.store.end_announcement().await? {
            self.note(HostDeedKind::AnnouncementEnded, None, now)
                .await?;
        }
        Ok(())
    }

    /// Notes that a backup was made of this database.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_backup(&self, backup: &BackupReport) -> Result<(), AdminError> {
        Ok(self.store.note_backup(backup).await?)
    }

    /// The last backups, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn backups(&self, most: u32) -> Result<Vec<BackupReport>, AdminError> {
        Ok(self.store.backups(most.into()).await?)
    }

    /// What hosts did last, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn deeds(&self, most: u32) -> Result<Vec<HostDeed>, AdminError> {
        Ok(self.store.deeds(most.into()).await?)
    }

    /// Ends the connections to the database.
    pub async fn close(self) {
        self.store.close().await;
    }

    async fn note(
        &self,
        what: HostDeedKind,
        about: Option<PersonId>,
        now: Millis,
    ) -> Result<(), AdminError> {
        Ok(self.store.note_deed(None, what, about, now).await?)
    }
}
