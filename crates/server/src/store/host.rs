//! What hosts keep: who is one, who can come in, invitations, what everybody is told, and what they
//! did.

use polis_protocol::{
    Announcement, BackupReport, HostDeed, HostDeedKind, Invitation, InvitationCode, Millis,
    PersonId, SignUp, Site,
};

use crate::store::connect::Store;
use crate::store::on;

/// How long it is kept what hosts did.
const DEEDS_MS: Millis = 400 * 24 * 3_600_000;
/// Most backups that are remembered.
const MOST_BACKUPS: i64 = 100;
/// Under these names the settings of the site are kept.
const SIGN_UP: &str = "sign up";
const ANNOUNCEMENT: &str = "announcement";

/// The columns of an invitation.
type InvitationRow = (String, String, i64, i64, i64, i64);

/// The columns of a deed, with the names of people.
type DeedRow = (i64, Option<String>, Option<String>, String, Option<String>);

impl Store {
    /// Whether a person is a host who may come in.
    pub(crate) async fn is_host(&self, person: PersonId) -> Result<bool, sqlx::Error> {
        let found: i64 = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT count(*) FROM hosts JOIN people ON people.id = hosts.person \
                 WHERE hosts.person = $1 AND people.suspended IS NULL \
                 AND people.kind = 'account'",
            )
            .bind(person.to_string())
            .fetch_one(pool)
            .await?
        });
        Ok(found > 0)
    }

    /// Whether a person is a host, even one who was suspended.
    pub(crate) async fn is_named_host(&self, person: PersonId) -> Result<bool, sqlx::Error> {
        let found: i64 = on!(self, pool => {
            sqlx::query_scalar("SELECT count(*) FROM hosts WHERE person = $1")
                .bind(person.to_string())
                .fetch_one(pool)
                .await?
        });
        Ok(found > 0)
    }

    /// Makes an account a host. False where it is none.
    pub(crate) async fn name_host(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO hosts (person, since) \
                 SELECT id, $2 FROM people WHERE id = $1 AND kind = 'account' \
                 ON CONFLICT (person) DO NOTHING",
            )
            .bind(person.to_string())
            .bind(now as i64)
            .execute(pool)
            .await?;
        });
        drop(writing);
        self.is_host(person).await
    }

    /// Ends that a person is a host. False where they were none.
    pub(crate) async fn dismiss_host(&self, person: PersonId) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let gone = on!(self, pool => {
            sqlx::query("DELETE FROM hosts WHERE person = $1")
                .bind(person.to_string())
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(gone > 0)
    }

    /// What everybody is told of the site.
    pub(crate) async fn site(&self, now: Millis) -> Result<Site, sqlx::Error> {
        let rows: Vec<(String, String)> = on!(self, pool => {
            sqlx::query_as("SELECT name, value FROM site").fetch_all(pool).await?
        });
        let mut site = Site::default();
        for (name, value) in rows {
            match name.as_str() {
                // What a later version wrote keeps people out rather than letting them in.
                SIGN_UP => site.sign_up = serde_json::from_str(&value).unwrap_or(SignUp::Invited),
                ANNOUNCEMENT => {
                    let read: Option<Announcement> = serde_json::from_str(&value).ok();
                    site.announcement = read.filter(|announcement| announcement.ends > now);
                }
                _ => {}
            }
        }
        Ok(site)
    }

    /// Sets who can come in.
    pub(crate) async fn set_sign_up(&self, sign_up: SignUp) -> Result<(), sqlx::Error> {
        let text = serde_json::to_string(&sign_up).expect("a word is always JSON");
        self.set_site(SIGN_UP, &text).await
    }

    /// Sets what everybody is told.
    pub(crate) async fn announce(&self, announcement: &Announcement) -> Result<(), sqlx::Error> {
        let text = serde_json::to_string(announcement).expect("texts are always JSON");
        self.set_site(ANNOUNCEMENT, &text).await
    }

    /// Ends what everybody is told. False where there was nothing.
    pub(crate) async fn end_announcement(&self) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let ended = on!(self, pool => {
            sqlx::query("DELETE FROM site WHERE name = $1")
                .bind(ANNOUNCEMENT)
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(ended > 0)
    }

    async fn set_site(&self, name: &str, value: &str) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO site (name, value) VALUES ($1, $2) \
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            )
            .bind(name)
            .bind(value)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Keeps an invitation.
    pub(crate) async fn add_invitation(&self, new: &Invitation) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO invitations (code, note, created, expires, uses, most_uses) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(new.code.to_string())
            .bind(&new.note)
            .bind(new.created as i64)
            .bind(new.expires as i64)
            .bind(i64::from(new.uses))
            .bind(i64::from(new.most_uses))
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Uses an invitation once. False where it is not good.
    pub(crate) async fn use_invitation(
        &self,
        code: InvitationCode,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let used = on!(self, pool => {
            sqlx::query(
                "UPDATE invitations SET uses = uses + 1 \
                 WHERE code = $1 AND expires > $2 AND uses < most_uses",
            )
            .bind(code.to_string())
            .bind(now as i64)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(used > 0)
    }

    /// Withdraws an invitation. False where there is none.
    pub(crate) async fn drop_invitation(&self, code: InvitationCode) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let gone = on!(self, pool => {
            sqlx::query("DELETE FROM invitations WHERE code = $1")
                .bind(code.to_string())
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(gone > 0)
    }

    /// The invitations that are good, the newest first.
    pub(crate) async fn invitations(&self, now: Millis) -> Result<Vec<Invitation>, sqlx::Error> {
        let rows: Vec<InvitationRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT code, note, created, expires, uses, most_uses FROM invitations \
                 WHERE expires > $1 AND uses < most_uses ORDER BY created DESC, code LIMIT 200",
            )
            .bind(now as i64)
            .fetch_all(pool)
            .await?
        });
        let read = |(code, note, created, expires, uses, most_uses): InvitationRow| {
            Some(Invitation {
                code: code.parse().ok()?,
                note,
                created: created as Millis,
                expires: expires as Millis,
                uses: uses as u32,
                most_uses: most_uses as u32,
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Notes what a host did; nobody is the command on the machine.
    pub(crate) async fn note_deed(
        &self,
        by: Option<PersonId>,
        what: HostDeedKind,
        about: Option<PersonId>,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO host_deeds (at, person, what, about) VALUES ($1, $2, $3, $4)",
            )
            .bind(now as i64)
            .bind(by.map(|person| person.to_string()))
            .bind(what.name())
            .bind(about.map(|person| person.to_string()))
            .execute(pool)
            .await?;
            sqlx::query("DELETE FROM host_deeds WHERE at < $1")
                .bind(now.saturating_sub(DEEDS_MS) as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// What hosts did last, the newest first.
    pub(crate) async fn deeds(&self, most: i64) -> Result<Vec<HostDeed>, sqlx::Error> {
        let rows: Vec<DeedRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT at, host_deeds.person, host.name, what, other.name FROM host_deeds \
                 LEFT JOIN people AS host ON host.id = host_deeds.person \
                 LEFT JOIN people AS other ON other.id = host_deeds.about \
                 ORDER BY at DESC LIMIT $1",
            )
            .bind(most)
            .fetch_all(pool)
            .await?
        });
        let read = |(at, by, by_name, what, about): DeedRow| {
            let is_it = |kind: &HostDeedKind| kind.name() == what;
            Some(HostDeed {
                at: at as Millis,
                by: by.map(|id| by_name.unwrap_or(id)),
                what: HostDeedKind::ALL.into_iter().find(is_it)?,
                about,
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Notes that a backup was made.
    pub(crate) async fn note_backup(&self, backup: &BackupReport) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("INSERT INTO backups (at, bytes, is_verified) VALUES ($1, $2, $3)")
                .bind(backup.at as i64)
                .bind(backup.bytes as i64)
                .bind(i64::from(backup.is_verified))
                .execute(pool)
                .await?;
            sqlx::query(
                "DELETE FROM backups WHERE at < \
                 (SELECT min(at) FROM (SELECT at FROM backups ORDER BY at DESC LIMIT $1) AS last)",
            )
            .bind(MOST_BACKUPS)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The last backups, the newest first.
    pub(crate) async fn backups(&self, most: i64) -> Result<Vec<BackupReport>, sqlx::Error> {
        let rows: Vec<(i64, i64, i64)> = on!(self, pool => {
            sqlx::query_as("SELECT at, bytes, is_verified FROM backups ORDER BY at DESC LIMIT $1")
                .bind(most)
                .fetch_all(pool)
                .await?
        });
        let read = |(at, bytes, is_verified)| BackupReport {
            at: at as Millis,
            bytes: bytes as u64,
            is_verified: is_verified == 1_i64,
        };
        Ok(rows.into_iter().map(read).collect())
    }
}
