//! Writing many appends in one transaction of SQLite.

use sqlx::{Connection, SqliteConnection, SqlitePool};

use crate::store::append::{Append, Appended, Opening};
use crate::store::large::on_sqlite;

/// Writes all of them in one transaction; each of them is done whole or not at all. No two are of
/// the same table.
pub(super) async fn write(
    pool: &SqlitePool,
    appends: &[&Append],
    openings: &[&Opening],
) -> Result<(Vec<Appended>, Vec<i64>), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut appended = vec![Appended::Conflict; appends.len()];
    write_small(&mut transaction, appends, &mut appended).await?;
    for (append, appended) in appends.iter().zip(&mut appended) {
        if append.more.is_some() {
            let mut savepoint = transaction.begin().await?;
            *appended = on_sqlite::append(&mut savepoint, append).await?;
            match appended {
                Appended::Done => savepoint.commit().await?,
                Appended::Conflict => savepoint.rollback().await?,
            }
        }
    }
    let mut numbers = Vec::with_capacity(openings.len());
    for opening in openings {
        numbers.push(on_sqlite::open(&mut transaction, opening).await?);
    }
    transaction.commit().await?;
    Ok((appended, numbers))
}

/// Moves in mid-game, all of them with two statements.
async fn write_small(
    connection: &mut SqliteConnection,
    appends: &[&Append],
    appended: &mut [Appended],
) -> Result<(), sqlx::Error> {
    let small = || appends.iter().filter(|append| append.more.is_none());
    let touches: Vec<_> = small()
        .map(|append| {
            let touch = append.touch;
            let (number, previous) = (append.number, append.previous);
            (
                number,
                previous,
                touch.seq,
                touch.changed,
                touch.wake,
                touch.turn,
            )
        })
        .collect();
    if touches.is_empty() {
        return Ok(());
    }
    let touched: Vec<i64> = sqlx::query_scalar(
        "UPDATE tables SET seq = new.value ->> 2, changed = new.value ->> 3, \
         wake = new.value ->> 4, turn = new.value ->> 5 FROM json_each($1) AS new \
         WHERE tables.number = new.value ->> 0 AND tables.seq = new.value ->> 1 RETURNING number",
    )
    .bind(to_json(&touches))
    .fetch_all(&mut *connection)
    .await?;
    let touched: std::collections::HashSet<i64> = touched.into_iter().collect();
    let rows: Vec<_> = small()
        .filter(|append| touched.contains(&append.number))
        .flat_map(|append| {
            let number = append.number;
            let rows = append.rows.iter();
            rows.map(move |row| (number, row.seq, row.at, row.body.as_str()))
        })
        .collect();
    sqlx::query(
        "INSERT INTO log (table_number, seq, at, body) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
    )
    .bind(to_json(&rows))
    .execute(&mut *connection)
    .await?;
    for (append, appended) in appends.iter().zip(appended) {
        if append.more.is_none() && touched.contains(&append.number) {
            *appended = Appended::Done;
        }
    }
    Ok(())
}

fn to_json(rows: &impl serde::Serialize) -> String {
    serde_json::to_string(rows).expect("numbers and strings are always JSON")
}
