//! Vacations, and the tables that are to know of them.

use polis_protocol::{Millis, PersonId, TableId, Vacation};

use crate::store::connect::Store;
use crate::store::on;

/// Most tables that are told at a time.
const PAGE: i64 = 500;
/// How long after its end a vacation is told: who came back early while no server could write.
const TOLD_MS: Millis = 7 * 24 * 3_600_000;

/// What became of beginning a vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VacationStart {
    Begun,
    /// One goes on already.
    Already,
    /// There are not as many days left.
    TooFewDays,
}

/// A vacation of which a table does not know as it is now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UntoldVacation {
    pub(crate) person: PersonId,
    pub(crate) vacation: Vacation,
    pub(crate) table: TableId,
    /// The table's row.
    pub(crate) number: i64,
}

impl Store {
    /// The vacations of a person that may still count, the earliest first.
    pub(crate) async fn vacations(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<Vec<Vacation>, sqlx::Error> {
        let rows: Vec<(i64, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT began, until FROM vacations WHERE person = $1 AND began > $2 \
                 ORDER BY began",
            )
            .bind(person.to_string())
            .bind(now.saturating_sub(Vacation::YEAR_MS) as i64)
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().map(read).collect())
    }

    /// Begins a vacation of some days.
    pub(crate) async fn begin_vacation(
        &self,
        person: PersonId,
        days: u8,
        now: Millis,
    ) -> Result<VacationStart, sqlx::Error> {
        let new = Vacation::beginning(now, days);
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            // Who asks twice at once, perhaps at two nodes, is heard one after the other.
            sqlx::query("UPDATE people SET created = created WHERE id = $1")
                .bind(person.to_string())
                .execute(&mut *transaction)
                .await?;
            let rows: Vec<(i64, i64)> = sqlx::query_as(
                "SELECT began, until FROM vacations WHERE person = $1 AND until > $2",
            )
            .bind(person.to_string())
            .bind(now.saturating_sub(2 * Vacation::YEAR_MS) as i64)
            .fetch_all(&mut *transaction)
            .await?;
            let past: Vec<Vacation> = rows.into_iter().map(read).collect();
            if past.iter().any(|vacation| vacation.until > now || vacation.from >= now) {
                return Ok(VacationStart::Already);
            }
            if days == 0 || days > Vacation::days_left(&past, now) {
                return Ok(VacationStart::TooFewDays);
            }
            sqlx::query("INSERT INTO vacations (person, began, until) VALUES ($1, $2, $3)")
                .bind(person.to_string())
                .bind(new.from as i64)
                .bind(new.until as i64)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
        });
        Ok(VacationStart::Begun)
    }

    /// Ends the vacation of a person; whether there was one.
    pub(crate) async fn end_vacation(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let ended = on!(self, pool => {
            sqlx::query(
                "UPDATE vacations SET until = $2 \
                 WHERE person = $1 AND began <= $2 AND until > $2",
            )
            .bind(person.to_string())
            .bind(now as i64)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(ended > 0)
    }

    /// The vacations that tables are to know of and do not, or not with their end.
    pub(crate) async fn untold_vacations(
        &self,
        now: Millis,
    ) -> Result<Vec<UntoldVacation>, sqlx::Error> {
        let rows: Vec<(String, i64, i64, String, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT vacations.person, vacations.began, vacations.until, tables.id, \
                 tables.number FROM vacations \
                 JOIN seats ON seats.person = vacations.person AND seats.ended IS NULL \
                 JOIN tables ON tables.number = seats.table_number \
                 WHERE vacations.until > $1 AND tables.status = 1 \
                 AND NOT EXISTS (SELECT 1 FROM vacation_tables AS told \
                 WHERE told.person = vacations.person AND told.began = vacations.began \
                 AND told.table_number = tables.number AND told.until = vacations.until) \
                 LIMIT $2",
            )
            .bind(now.saturating_sub(TOLD_MS) as i64)
            .bind(PAGE)
            .fetch_all(pool)
            .await?
        });
        let read = |(person, began, until, table, number): (String, i64, i64, String, i64)| {
            Some(UntoldVacation {
                person: person.parse().ok()?,
                vacation: read((began, until)),
                table: table.parse().ok()?,
                number,
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Notes that tables know of vacations, or need not.
    pub(crate) async fn vacations_told(&self, told: &[UntoldVacation]) -> Result<(), sqlx::Error> {
        if told.is_empty() {
            return Ok(());
        }
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            for one in told {
                // Who deletes their account meanwhile has no vacation any more.
                sqlx::query(
                    "INSERT INTO vacation_tables (person, began, table_number, until) \
                     SELECT person, began, $3, $4 FROM vacations \
                     WHERE person = $1 AND began = $2 \
                     ON CONFLICT (person, began, table_number) \
                     DO UPDATE SET until = excluded.until",
                )
                .bind(one.person.to_string())
                .bind(one.vacation.from as i64)
                .bind(one.number)
                .bind(one.vacation.until as i64)
                .execute(&mut *transaction)
                .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }
}

fn read((began, until): (i64, i64)) -> Vacation {
    Vacation {
        from: began as Millis,
        until: until as Millis,
    }
}
