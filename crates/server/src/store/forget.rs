//! Removing the name of a deleted account from the games that stay.

use polis_notation::{Record, RecordError};
use polis_protocol::{
    Chair, Event, LobbyTable, Logged, Person, PersonId, PersonKind, Seq, TableState,
};

use crate::store::connect::Store;
use crate::store::on;
use crate::table::name_players;

/// Number of tables that are read at a time.
const PAGE: i64 = 50;
/// How often it is tried to change a table at which much happens.
const TRIES: usize = 20;

impl Store {
    /// Who deleted their account and may still stand somewhere by name.
    pub(crate) async fn deleted_but_named(&self) -> Result<Vec<PersonId>, sqlx::Error> {
        let people: Vec<String> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT id FROM people WHERE kind = 'deleted' \
                 AND EXISTS (SELECT 1 FROM named WHERE person = people.id)",
            )
            .fetch_all(pool)
            .await?
        });
        Ok(people.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Replaces the name of a person at every table whose log names them. A table at which that fails
    /// stays noted for the next time.
    pub(crate) async fn forget_name(
        &self,
        person: PersonId,
        name: &str,
    ) -> Result<(), sqlx::Error> {
        let mut after = 0;
        loop {
            let tables: Vec<i64> = on!(self, pool => {
                sqlx::query_scalar(
                    "SELECT table_number FROM named WHERE person = $1 AND table_number > $2 \
                     ORDER BY table_number LIMIT $3",
                )
                .bind(person.to_string())
                .bind(after)
                .bind(PAGE)
                .fetch_all(pool)
                .await?
            });
            let Some(&last) = tables.last() else {
                return Ok(());
            };
            after = last;
            for number in tables {
                match self.forget_name_at(person, name, number).await {
                    Ok(_) => self.not_named(person, number).await?,
                    Err(error) => {
                        tracing::warn!(%error, table = number, "a name cannot be removed yet");
                    }
                }
            }
        }
    }

    /// Notes that a person is not named at a table any more.
    async fn not_named(&self, person: PersonId, number: i64) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM named WHERE person = $1 AND table_number = $2")
                .bind(person.to_string())
                .bind(number)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Puts another name in the place of a person's at one table; whether it stood there.
    pub(crate) async fn forget_name_at(
        &self,
        person: PersonId,
        name: &str,
        number: i64,
    ) -> Result<bool, sqlx::Error> {
        for _ in 0..TRIES {
            let row: Option<(i64, String, Option<String>)> = on!(self, pool => {
                sqlx::query_as(
                    "SELECT progress.seq, tables.listing, tables.setup FROM tables \
                     JOIN progress ON progress.table_number = tables.number \
                     WHERE tables.number = $1",
                )
                .bind(number)
                .fetch_optional(pool)
                .await?
            });
            let Some((seq, listing, setup)) = row else {
                return Ok(false);
            };
            let archived = self.archived(number).await?;
            let log = self.events(number, 0, i64::MAX).await?;
            let kept = Kept {
                listing,
                setup,
                log,
            };
            let Some(mut renamed) = kept.rename(person, name)? else {
                return Ok(false);
            };
            if let Some(archived) = archived {
                let (old, new): (Vec<_>, Vec<_>) = renamed
                    .events
                    .into_iter()
                    .partition(|(seq, _)| *seq <= archived.last);
                renamed.events = new;
                if !old.is_empty() && !self.rewrite_archived(number, archived, &old).await? {
                    continue;
                }
            }
            if self.replace(number, seq, renamed).await? {
                return Ok(true);
            }
            // Something happened at the table in the meantime.
        }
        Err(sqlx::Error::RowNotFound)
    }

    /// Writes what was renamed, unless something was added to the log or it was archived.
    async fn replace(&self, number: i64, seq: i64, renamed: Renamed) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            // Whoever wants to add an event waits until this is done.
            let held =
                sqlx::query("UPDATE progress SET seq = seq WHERE table_number = $1 AND seq = $2")
                    .bind(number)
                    .bind(seq)
                    .execute(&mut *transaction)
                    .await?;
            if held.rows_affected() == 0 {
                return Ok(false);
            }
            sqlx::query(
                "UPDATE tables SET listing = $2, setup = COALESCE($3, setup) WHERE number = $1",
            )
            .bind(number)
            .bind(renamed.listing)
            .bind(renamed.setup)
            .execute(&mut *transaction)
            .await?;
            for (seq, body) in renamed.events {
                let query = "UPDATE log SET body = $3 WHERE table_number = $1 AND seq = $2";
                let changed = sqlx::query(query)
                    .bind(number)
                    .bind(i64::from(seq))
                    .bind(body)
                    .execute(&mut *transaction)
                    .await?;
                if changed.rows_affected() == 0 {
                    // It has just been archived.
                    return Ok(false);
                }
            }
            transaction.commit().await?;
        });
        Ok(true)
    }
}

/// What is kept of a table in which a name can stand.
struct Kept {
    listing: String,
    setup: Option<String>,
    log: Vec<Logged>,
}

/// A table in which the name was replaced.
struct Renamed {
    listing: String,
    setup: Option<String>,
    /// The events in which the name stood, by their places.
    events: Vec<(Seq, String)>,
}

impl Kept {
    /// Puts another name in the place of a person's; none where it does not stand.
    fn rename(&self, person: PersonId, name: &str) -> Result<Option<Renamed>, sqlx::Error> {
        let decode = |error: serde_json::Error| sqlx::Error::Decode(error.into());
        let mut table: LobbyTable = serde_json::from_str(&self.listing).map_err(decode)?;
        for chair in &mut table.chairs {
            rename_chair(chair, person, name);
        }
        let listing = serde_json::to_string(&table).map_err(decode)?;
        let setup = self
            .setup
            .as_deref()
            .map(|setup| rename_players(setup, &table.chairs))
            .transpose()
            .map_err(|error| sqlx::Error::Decode(error.into()))?;
        let mut events = Vec::new();
        // Who sits where changes with the events: a chat message belongs to the person who sat
        // there at the time.
        let mut state = self.log.first().and_then(TableState::open);
        for logged in &self.log {
            if let Some(state) = &mut state
                && logged.seq > state.seq
            {
                state.take(logged, None);
            }
            let chairs = state.as_ref().map_or(&[][..], |state| &state.chairs);
            let mut event = logged.event.clone();
            rename_event(&mut event, person, name, chairs);
            if event != logged.event {
                let body = serde_json::to_string(&event).map_err(decode)?;
                events.push((logged.seq, body));
            }
        }
        let is_new = listing != self.listing || setup != self.setup || !events.is_empty();
        Ok(is_new.then_some(Renamed {
            listing,
            setup,
            events,
        }))
    }
}

fn rename_players(record: &str, chairs: &[Chair]) -> Result<String, RecordError> {
    let mut record = Record::read(record)?;
    name_players(&mut record, chairs);
    Ok(record.to_string())
}

fn rename_person(found: &mut Person, person: PersonId, name: &str) {
    if found.id == person {
        name.clone_into(&mut found.name);
        found.kind = PersonKind::Deleted;
        found.rating = None;
        found.provisional = false;
    }
}

fn rename_chair(chair: &mut Chair, person: PersonId, name: &str) {
    match chair {
        Chair::Person(found) | Chair::Heir { person: found, .. } => {
            rename_person(found, person, name);
        }
        Chair::Open | Chair::Computer(_) => {}
    }
}

fn rename_event(event: &mut Event, person: PersonId, name: &str, chairs: &[Chair]) {
    match event {
        Event::Opened { host, .. } => rename_person(host, person, name),
        Event::Seated { who, .. } => rename_chair(who, person, name),
        Event::Started {
            chairs: started,
            record,
        } => {
            for chair in started.iter_mut() {
                rename_chair(chair, person, name);
            }
            // A record that was written here can be read here.
            if let Ok(renamed) = rename_players(record, started) {
                *record = renamed;
            }
        }
        Event::TakenBack { record, .. } => {
            if let Ok(renamed) = rename_players(record, chairs) {
                *record = renamed;
            }
        }
        Event::Said {
            seat, who, text, ..
        } => {
            let sat = chairs.get(*seat as usize).and_then(Chair::who_sat);
            let speaker = who.as_ref().or(sat).map(|found| found.id);
            if speaker == Some(person) {
                "…".clone_into(text);
            }
            if let Some(who) = who {
                rename_person(who, person, name);
            }
        }
        Event::Moved { .. }
        | Event::TakebackAsked { .. }
        | Event::TakebackAgreed { .. }
        | Event::TakebackDeclined { .. }
        | Event::Forfeited { .. }
        | Event::Finished { .. }
        | Event::Aborted { .. }
        | Event::RematchAsked { .. }
        | Event::OnVacation { .. }
        | Event::Next { .. } => {}
    }
}
