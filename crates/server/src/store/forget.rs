//! Taking the name of somebody who deleted himself out of the games that stay.

use polis_notation::{Record, RecordError};
use polis_wire::{Chair, Event, LobbyTable, Person, PersonId, PersonKind, TableId};

use crate::store::connect::Store;
use crate::store::on;
use crate::table::name_players;

/// How many tables are changed in one transaction.
const PAGE: i64 = 50;

impl Store {
    /// Puts another name in the place of a person's, at every table at which he sits or sat, and at
    /// those that he has just left.
    pub(crate) async fn forget_name(
        &self,
        person: PersonId,
        name: &str,
        left: &[TableId],
    ) -> Result<(), sqlx::Error> {
        for table in left {
            let row: Option<(i64, String, Option<String>)> = on!(self, pool => {
                sqlx::query_as("SELECT number, listing, setup FROM tables WHERE id = $1")
                    .bind(table.to_string())
                    .fetch_optional(pool)
                    .await?
            });
            if let Some((number, listing, setup)) = row {
                self.forget_name_at(person, name, number, &listing, setup.as_deref())
                    .await?;
            }
        }
        let mut after = 0;
        loop {
            let tables: Vec<(i64, String, Option<String>)> = on!(self, pool => {
                sqlx::query_as(
                    "SELECT tables.number, tables.listing, tables.setup FROM seats \
                     JOIN tables ON tables.number = seats.table_number \
                     WHERE seats.person = $1 AND seats.table_number > $2 \
                     ORDER BY seats.table_number LIMIT $3",
                )
                .bind(person.to_string())
                .bind(after)
                .bind(PAGE)
                .fetch_all(pool)
                .await?
            });
            let Some(last) = tables.last() else {
                return Ok(());
            };
            after = last.0;
            for (number, listing, setup) in tables {
                self.forget_name_at(person, name, number, &listing, setup.as_deref())
                    .await?;
            }
        }
    }

    async fn forget_name_at(
        &self,
        person: PersonId,
        name: &str,
        number: i64,
        listing: &str,
        setup: Option<&str>,
    ) -> Result<(), sqlx::Error> {
        let decode = |error: serde_json::Error| sqlx::Error::Decode(error.into());
        let mut table: LobbyTable = serde_json::from_str(listing).map_err(decode)?;
        for chair in &mut table.chairs {
            rename_chair(chair, person, name);
        }
        let listing = serde_json::to_string(&table).map_err(decode)?;
        let setup = setup
            .map(|setup| rename_players(setup, &table.chairs))
            .transpose()
            .map_err(|error| sqlx::Error::Decode(error.into()))?;
        let mut changed = Vec::new();
        for logged in self.events(number, 0, i64::MAX).await? {
            let mut event = logged.event.clone();
            rename_event(&mut event, person, name, &table.chairs);
            if event != logged.event {
                let body = serde_json::to_string(&event).map_err(decode)?;
                changed.push((logged.seq, body));
            }
        }
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(
                "UPDATE tables SET listing = $2, setup = COALESCE($3, setup) WHERE number = $1",
            )
            .bind(number)
            .bind(listing)
            .bind(setup)
            .execute(&mut *transaction)
            .await?;
            for (seq, body) in changed {
                sqlx::query("UPDATE log SET body = $3 WHERE table_number = $1 AND seq = $2")
                    .bind(number)
                    .bind(i64::from(seq))
                    .bind(body)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
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
        Event::Said { seat, text, .. } => {
            let said_it = chairs.get(*seat as usize).is_some_and(|chair| match chair {
                Chair::Person(found) | Chair::Heir { person: found, .. } => found.id == person,
                Chair::Open | Chair::Computer(_) => false,
            });
            if said_it {
                "…".clone_into(text);
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
        | Event::Next { .. } => {}
    }
}
