//! Writing many appends in few statements of PostgreSQL, and telling the other nodes.

use std::fmt::Write;

use futures_util::future::join_all;
use sqlx::{Connection, PgPool};

use crate::store::append::{Append, Appended, Opening};
use crate::store::large::on_postgres;
use crate::store::listen::{CHANNEL, large_notice, small_notice};

/// Writes all of them; each of them is done whole or not at all. No two are of the same table.
/// Small ones go in one statement, the others at the same time beside it.
pub(super) async fn write(
    pool: &PgPool,
    node: u64,
    appends: &[&Append],
    openings: &[&Opening],
) -> (
    Vec<Result<Appended, sqlx::Error>>,
    Vec<Result<i64, sqlx::Error>>,
) {
    let small: Vec<&Append> = appends
        .iter()
        .copied()
        .filter(|append| append.more.is_none())
        .collect();
    let large = appends.iter().filter(|append| append.more.is_some());
    let (touched, large, openings) = tokio::join!(
        write_small(pool, node, &small),
        join_all(large.map(|append| write_large(pool, node, append))),
        join_all(openings.iter().map(|opening| open(pool, node, opening))),
    );
    let mut large = large.into_iter();
    let mut failure = touched.as_ref().err().map(ToString::to_string);
    let appended = appends
        .iter()
        .map(|append| match (&append.more, &touched) {
            (Some(_), _) => large.next().unwrap_or(Ok(Appended::Conflict)),
            (None, Ok(touched)) if touched.contains(&append.number) => Ok(Appended::Done),
            (None, Ok(_)) => Ok(Appended::Conflict),
            (None, Err(_)) => Err(sqlx::Error::Protocol(failure.take().unwrap_or_default())),
        })
        .collect();
    (appended, openings)
}

async fn write_small(
    pool: &PgPool,
    node: u64,
    appends: &[&Append],
) -> Result<std::collections::HashSet<i64>, sqlx::Error> {
    if appends.is_empty() {
        return Ok(std::collections::HashSet::new());
    }
    let rows = || appends.iter().filter_map(|append| append.rows.first());
    let numbers: Vec<i64> = appends.iter().map(|append| append.number).collect();
    let previous: Vec<i64> = appends
        .iter()
        .map(|append| append.previous.into())
        .collect();
    let seqs: Vec<i64> = rows().map(|row| row.seq.into()).collect();
    let ats: Vec<i64> = rows().map(|row| row.at as i64).collect();
    let bodies: Vec<&str> = rows().map(|row| row.body.as_str()).collect();
    let wakes: Vec<Option<i64>> = appends
        .iter()
        .map(|append| append.touch.wake.map(|wake| wake as i64))
        .collect();
    let turns: Vec<Option<i64>> = appends
        .iter()
        .map(|append| append.touch.turn.map(i64::from))
        .collect();
    let mut notice = small_notice(node);
    for append in appends {
        let _ = write!(notice, " {}:{}", append.number, append.touch.seq);
    }
    // A notice of an event that was refused does no harm: there is nothing to load.
    let touched: Vec<i64> = sqlx::query_scalar(
        "WITH new AS (
            SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[],
                $5::text[], $6::bigint[], $7::bigint[])
                AS new (number, previous, seq, at, body, wake, turn)
        ), touched AS (
            UPDATE tables SET seq = new.seq, changed = new.at, wake = new.wake, turn = new.turn
            FROM new WHERE tables.number = new.number AND tables.seq = new.previous
            RETURNING tables.number
        ), logged AS (
            INSERT INTO log (table_number, seq, at, body)
            SELECT new.number, new.seq, new.at, new.body FROM new JOIN touched USING (number)
        ), told AS (
            SELECT pg_notify($8, $9)
        )
        SELECT number FROM touched, told",
    )
    .bind(numbers)
    .bind(previous)
    .bind(seqs)
    .bind(ats)
    .bind(bodies)
    .bind(wakes)
    .bind(turns)
    .bind(CHANNEL)
    .bind(notice)
    .fetch_all(pool)
    .await?;
    Ok(touched.into_iter().collect())
}

async fn write_large(pool: &PgPool, node: u64, append: &Append) -> Result<Appended, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let appended = on_postgres::append(&mut transaction, append).await?;
    match appended {
        Appended::Conflict => transaction.rollback().await?,
        Appended::Done => {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(large_notice(node, append.number, append.touch.seq))
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
        }
    }
    Ok(appended)
}

async fn open(pool: &PgPool, node: u64, opening: &Opening) -> Result<i64, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let number = on_postgres::open(&mut transaction, opening).await?;
    sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(large_notice(node, number, opening.touch.seq))
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(number)
}
