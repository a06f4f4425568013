//! Addresses to which mail goes, the codes that were sent to them, and what is due to be told.

use polis_protocol::{
    ChallengeId, GameKind, MailAddress, MailStopId, MailWishes, Millis, PersonId, QuietHours, Wish,
};

use crate::store::columns::{Columns, quiet_hours, read_rows};
use crate::store::connect::Store;
use crate::store::on;

/// The most mails of one round.
const PAGE: i64 = 200;

/// What a code that is sent is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MailPurpose {
    /// Shows that an address is the person's.
    Confirm,
    /// Sets a new password.
    Recover,
}

/// A code that is sent.
pub(crate) struct MailCodeRow<'a> {
    pub(crate) person: PersonId,
    pub(crate) purpose: MailPurpose,
    /// The hash of the code.
    pub(crate) hash: &'a str,
    pub(crate) address: &'a str,
    /// The code of the language.
    pub(crate) language: &'a str,
    pub(crate) until: Millis,
}

/// Somebody to whom a mail goes.
pub(crate) struct MailReader {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) address: String,
    /// The code of the language.
    pub(crate) language: String,
    pub(crate) stop: MailStopId,
    pub(crate) quiet: Option<QuietHours>,
    /// Mails that failed in a row.
    pub(crate) failures: i64,
}

/// Somebody who is to be told of their turn.
pub(crate) struct TurnMail {
    pub(crate) reader: MailReader,
    /// The number of the table.
    pub(crate) table: i64,
    /// The last event there.
    pub(crate) seq: i64,
    pub(crate) seat: i64,
    /// How the lobby shows the table.
    pub(crate) listing: String,
}

/// Somebody who is to be told of a challenge.
pub(crate) struct ChallengeMail {
    pub(crate) reader: MailReader,
    pub(crate) challenge: ChallengeId,
    /// The name of who challenges them.
    pub(crate) challenger: String,
    pub(crate) game: GameKind,
}

/// Reads whom mails go to, with further columns and joins, in which `mail` is the address.
macro_rules! readers {
    ($columns:literal, $rest:literal) => {
        concat!(
            "SELECT mail.person, people.name, mail.address, mail.language, mail.stop, \
             mail.quiet_from, mail.quiet_to, mail.utc_offset, mail.failures",
            $columns,
            " FROM mail_addresses AS mail \
             JOIN people ON people.id = mail.person AND people.suspended IS NULL ",
            $rest
        )
    };
}

impl MailPurpose {
    const fn name(self) -> &'static str {
        match self {
            MailPurpose::Confirm => "confirm",
            MailPurpose::Recover => "recover",
        }
    }
}

impl Store {
    /// The confirmed address of a person.
    pub(crate) async fn mail_address(
        &self,
        person: PersonId,
    ) -> Result<Option<MailAddress>, sqlx::Error> {
        on!(self, pool => {
            let row = sqlx::query(
                "SELECT address, since, language, turns, challenges, quiet_from, quiet_to, \
                 utc_offset FROM mail_addresses WHERE person = $1",
            )
            .bind(person.to_string())
            .fetch_optional(pool)
            .await?;
            row.as_ref().map(read_address).transpose()
        })
    }

    /// The address that waits for its code.
    pub(crate) async fn pending_address(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<Option<String>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_scalar(
                "SELECT address FROM mail_codes \
                 WHERE person = $1 AND purpose = 'confirm' AND until > $2",
            )
            .bind(person.to_string())
            .bind(now as i64)
            .fetch_optional(pool)
            .await
        })
    }

    /// Keeps a code that is sent; the one before for the same is good no more.
    pub(crate) async fn add_mail_code(&self, row: &MailCodeRow<'_>) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO mail_codes (person, purpose, hash, address, language, until) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person, purpose) \
                 DO UPDATE SET hash = excluded.hash, address = excluded.address, \
                 language = excluded.language, until = excluded.until",
            )
            .bind(row.person.to_string())
            .bind(row.purpose.name())
            .bind(row.hash)
            .bind(row.address)
            .bind(row.language)
            .bind(row.until as i64)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Whether a code is the one that was sent for a new password, and its time is not over.
    pub(crate) async fn is_mailed_for_recovery(
        &self,
        person: PersonId,
        hash: &str,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let found: Option<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT until FROM mail_codes WHERE person = $1 AND purpose = 'recover' \
                 AND hash = $2 AND until > $3",
            )
            .bind(person.to_string())
            .bind(hash)
            .bind(now as i64)
            .fetch_optional(pool)
            .await?
        });
        Ok(found.is_some())
    }

    /// Uses up a code that was sent to an address: that is the person's from now on, with mails for
    /// everything. Whether there was such a code.
    pub(crate) async fn confirm_address(
        &self,
        person: PersonId,
        hash: &str,
        stop: MailStopId,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let person = person.to_string();
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let kept = sqlx::query(
                "INSERT INTO mail_addresses (person, address, since, language, stop, turns, \
                 challenges) SELECT person, address, $4, language, $3, 1, 1 FROM mail_codes \
                 WHERE person = $1 AND purpose = 'confirm' AND hash = $2 AND until > $4 \
                 ON CONFLICT (person) DO UPDATE SET address = excluded.address, \
                 since = excluded.since, language = excluded.language, stop = excluded.stop, \
                 failures = 0, not_before = 0",
            )
            .bind(&person)
            .bind(hash)
            .bind(stop.to_string())
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?;
            if kept.rows_affected() == 0 {
                return Ok(false);
            }
            // What went to the address before is good no more, either.
            sqlx::query("DELETE FROM mail_codes WHERE person = $1")
                .bind(&person)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
        });
        Ok(true)
    }

    /// Changes what a person wants mail for; whether they have an address.
    pub(crate) async fn set_mail_wishes(
        &self,
        person: PersonId,
        wishes: &MailWishes,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let changed = on!(self, pool => {
            sqlx::query(
                "UPDATE mail_addresses SET turns = $2, challenges = $3, quiet_from = $4, \
                 quiet_to = $5, utc_offset = $6, language = $7, not_before = 0 WHERE person = $1",
            )
            .bind(person.to_string())
            .bind(i64::from(wishes.turns))
            .bind(i64::from(wishes.challenges))
            .bind(wishes.quiet.map(|quiet| i64::from(quiet.from)))
            .bind(wishes.quiet.map(|quiet| i64::from(quiet.to)))
            .bind(wishes.quiet.map(|quiet| i64::from(quiet.utc_offset)))
            .bind(&wishes.language)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(changed > 0)
    }

    /// Forgets the address of a person, and all codes that were sent.
    pub(crate) async fn drop_mail_address(&self, person: PersonId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            for query in [
                "DELETE FROM mail_addresses WHERE person = $1",
                "DELETE FROM mail_codes WHERE person = $1",
            ] {
                sqlx::query(query).bind(person.to_string()).execute(pool).await?;
            }
        });
        Ok(())
    }

    /// Sends somebody nothing more but what they ask for; whether there is somebody with such a link.
    pub(crate) async fn stop_mails(&self, stop: MailStopId) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let changed = on!(self, pool => {
            sqlx::query("UPDATE mail_addresses SET turns = 0, challenges = 0 WHERE stop = $1")
                .bind(stop.to_string())
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(changed > 0)
    }

    /// Forgets codes whose time is over.
    pub(crate) async fn forget_mail_codes(&self, now: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM mail_codes WHERE until <= $1")
                .bind(now as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Whether anybody wants to be told something by mail.
    pub(crate) async fn has_mail_wishes(&self) -> Result<bool, sqlx::Error> {
        let found: Option<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT since FROM mail_addresses WHERE turns = 1 OR challenges = 1 LIMIT 1",
            )
            .fetch_optional(pool)
            .await?
        });
        Ok(found.is_some())
    }

    /// People whose turn it is since before a moment, at tables at which something happened since they
    /// were last told.
    pub(crate) async fn due_turn_mails(
        &self,
        now: Millis,
        before: Millis,
    ) -> Result<Vec<TurnMail>, sqlx::Error> {
        on!(self, pool => {
            let rows = sqlx::query(readers!(
                ", tables.number, progress.seq, seats.seat, tables.listing",
                "JOIN seats ON seats.person = mail.person AND seats.ended IS NULL \
                 JOIN tables ON tables.number = seats.table_number AND tables.status = 1 \
                 JOIN progress ON progress.table_number = seats.table_number \
                 AND progress.turn = seats.seat \
                 WHERE mail.turns = 1 AND mail.not_before <= $1 AND progress.changed <= $2 \
                 AND NOT EXISTS (SELECT 1 FROM turn_notices WHERE subscription = mail.person \
                 AND table_number = tables.number AND turn_notices.seq = progress.seq) \
                 ORDER BY progress.changed LIMIT $3"
            ))
            .bind(now as i64)
            .bind(before as i64)
            .bind(PAGE)
            .fetch_all(pool)
            .await?;
            read_rows(&rows, read_turn_mail)
        })
    }

    /// People who were challenged before a moment, have not answered and have not been told.
    pub(crate) async fn due_challenge_mails(
        &self,
        now: Millis,
        before: Millis,
    ) -> Result<Vec<ChallengeMail>, sqlx::Error> {
        on!(self, pool => {
            let rows = sqlx::query(readers!(
                ", challenges.id, challenger.name AS challenger, challenges.wish",
                "JOIN challenges ON challenges.challenged = mail.person \
                 AND challenges.table_id IS NULL AND challenges.mailed IS NULL \
                 JOIN people AS challenger ON challenger.id = challenges.challenger \
                 WHERE mail.challenges = 1 AND mail.not_before <= $1 AND challenges.until > $1 \
                 AND challenges.made <= $2 ORDER BY challenges.made LIMIT $3"
            ))
            .bind(now as i64)
            .bind(before as i64)
            .bind(PAGE)
            .fetch_all(pool)
            .await?;
            read_rows(&rows, read_challenge_mail)
        })
    }

    /// Notes that somebody is told of a challenge; false when another node has done so, and when the
    /// challenge stands no more.
    pub(crate) async fn claim_challenge_mail(
        &self,
        challenge: ChallengeId,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let claimed = on!(self, pool => {
            sqlx::query(
                "UPDATE challenges SET mailed = $2 \
                 WHERE id = $1 AND mailed IS NULL AND table_id IS NULL",
            )
            .bind(challenge.to_string())
            .bind(now as i64)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(claimed > 0)
    }

    /// A mail was taken.
    pub(crate) async fn mail_worked(&self, person: PersonId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE mail_addresses SET failures = 0 WHERE person = $1 AND failures > 0")
                .bind(person.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Sends somebody nothing before a moment.
    pub(crate) async fn defer_mail(
        &self,
        person: PersonId,
        until: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE mail_addresses SET not_before = $2 WHERE person = $1")
                .bind(person.to_string())
                .bind(until as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// A mail about a turn was not taken: it is tried again, not before a moment.
    pub(crate) async fn turn_mail_failed(
        &self,
        person: PersonId,
        table: i64,
        later: Millis,
    ) -> Result<(), sqlx::Error> {
        self.mail_failed(person, later).await?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM turn_notices WHERE subscription = $1 AND table_number = $2")
                .bind(person.to_string())
                .bind(table)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// A mail about a challenge was not taken: it is tried again, not before a moment.
    pub(crate) async fn challenge_mail_failed(
        &self,
        person: PersonId,
        challenge: ChallengeId,
        later: Millis,
    ) -> Result<(), sqlx::Error> {
        self.mail_failed(person, later).await?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE challenges SET mailed = NULL WHERE id = $1")
                .bind(challenge.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    async fn mail_failed(&self, person: PersonId, later: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "UPDATE mail_addresses SET failures = failures + 1, not_before = $2 \
                 WHERE person = $1",
            )
            .bind(person.to_string())
            .bind(later as i64)
            .execute(pool)
            .await?;
        });
        Ok(())
    }
}

fn read_address(row: &impl Columns) -> Result<MailAddress, sqlx::Error> {
    Ok(MailAddress {
        address: row.column("address")?,
        since: row.column::<i64>("since")? as Millis,
        wishes: MailWishes {
            turns: row.column::<i64>("turns")? == 1,
            challenges: row.column::<i64>("challenges")? == 1,
            quiet: quiet_hours(row)?,
            language: row.column("language")?,
        },
    })
}

fn read_reader(row: &impl Columns) -> Result<Option<MailReader>, sqlx::Error> {
    let (person, stop): (String, String) = (row.column("person")?, row.column("stop")?);
    let (Ok(person), Ok(stop)) = (person.parse(), stop.parse()) else {
        return Ok(None);
    };
    Ok(Some(MailReader {
        person,
        name: row.column("name")?,
        address: row.column("address")?,
        language: row.column("language")?,
        stop,
        quiet: quiet_hours(row)?,
        failures: row.column("failures")?,
    }))
}

fn read_turn_mail(row: &impl Columns) -> Result<Option<TurnMail>, sqlx::Error> {
    let Some(reader) = read_reader(row)? else {
        return Ok(None);
    };
    Ok(Some(TurnMail {
        reader,
        table: row.column("number")?,
        seq: row.column("seq")?,
        seat: row.column("seat")?,
        listing: row.column("listing")?,
    }))
}

fn read_challenge_mail(row: &impl Columns) -> Result<Option<ChallengeMail>, sqlx::Error> {
    let (id, wish): (String, String) = (row.column("id")?, row.column("wish")?);
    let wish: Option<Wish> = serde_json::from_str(&wish).ok();
    let (Some(reader), Ok(challenge), Some(wish)) = (read_reader(row)?, id.parse(), wish) else {
        return Ok(None);
    };
    Ok(Some(ChallengeMail {
        reader,
        challenge,
        challenger: row.column("challenger")?,
        game: wish.game,
    }))
}
