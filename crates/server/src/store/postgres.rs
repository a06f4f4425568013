//! Writing many appends in few statements of PostgreSQL, and telling the other nodes.

use std::collections::HashSet;

use sqlx::{Connection, PgPool};

use crate::notice::{Notice, Told, small_notices, write_notice};
use crate::peer_bus::BusKind;
use crate::peer_key::PeerKey;
use crate::store::append::{Append, Appended, Opening};
use crate::store::batch::on_postgres;
use crate::store::listen::CHANNEL;

/// What became of each append and each new table.
pub(super) type Written = (
    Vec<Result<Appended, sqlx::Error>>,
    Vec<Result<i64, sqlx::Error>>,
);

/// Who tells the others of what is written.
#[derive(Clone, Copy)]
pub(super) struct NotifySender<'a> {
    pub(super) node: u64,
    pub(super) key: Option<&'a PeerKey>,
    pub(super) way: BusKind,
    pub(super) told: Told,
}

/// Writes all of them; each append is done whole or not at all. No two are of the same table. Moves
/// in mid-game go in one statement, all others in a transaction beside it.
pub(super) async fn write(
    pool: &PgPool,
    teller: NotifySender<'_>,
    appends: &[&Append],
    openings: &[&Opening],
) -> Written {
    let (small, large): (Vec<&Append>, Vec<&Append>) =
        appends.iter().partition(|append| append.more.is_none());
    let (touched, written) = tokio::join!(
        write_small(pool, teller, &small),
        write_large(pool, teller, &large, openings),
    );
    let mut failures = [&touched.as_ref().err(), &written.as_ref().err()]
        .map(|error| error.map(ToString::to_string).unwrap_or_default())
        .into_iter();
    let (of_small, of_large) = (
        failures.next().unwrap_or_default(),
        failures.next().unwrap_or_default(),
    );
    let failed = |text: &str| sqlx::Error::Protocol(text.to_owned());
    let (large, numbers) = match written {
        Ok((large, numbers)) => (
            Some(large),
            numbers.into_iter().map(expect_number).collect(),
        ),
        Err(_) => (
            None,
            openings.iter().map(|_| Err(failed(&of_large))).collect(),
        ),
    };
    let mut large = large.map(Vec::into_iter);
    let appended = appends
        .iter()
        .map(|append| match (&append.more, &touched, &mut large) {
            (Some(_), _, Some(large)) => Ok(large.next().unwrap_or(Appended::Conflict)),
            (Some(_), _, None) => Err(failed(&of_large)),
            (None, Ok(touched), _) if touched.contains(&append.number) => Ok(Appended::Done),
            (None, Ok(_), _) => Ok(Appended::Conflict),
            (None, Err(_), _) => Err(failed(&of_small)),
        })
        .collect();
    (appended, numbers)
}

/// The number of a new table, unless it was given up.
pub(super) fn expect_number(number: Option<i64>) -> Result<i64, sqlx::Error> {
    number.ok_or(sqlx::Error::RowNotFound)
}

/// Writes moves in mid-game; with what tells of them in the same statement, or without.
macro_rules! write_moves {
    ($and_tell:literal, $from:literal) => {
        concat!(
            "WITH new AS (
                SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[],
                    $5::text[], $6::bigint[], $7::bigint[])
                    AS new (number, previous, seq, at, body, wake, turn)
            ), touched AS (
                UPDATE progress SET seq = new.seq, changed = new.at, turn = new.turn,
                    wake = new.wake, look = LEAST(progress.look, new.wake)
                FROM new WHERE progress.table_number = new.number AND progress.seq = new.previous
                RETURNING progress.table_number AS number
            ), logged AS (
                INSERT INTO log (table_number, seq, at, body)
                SELECT new.number, new.seq, new.at, new.body FROM new JOIN touched USING (number)
            ), written AS (SELECT array_agg(number) AS numbers FROM touched)",
            $and_tell,
            " SELECT COALESCE(numbers, '{}') FROM written",
            $from
        )
    };
}

const WRITE: &str = write_moves!("", "");
// PostgreSQL sends a notice when the statement is committed, and only what was written may be told: notices
// hold the moves. Where another node was first at one of the tables, the others are told to look for
// themselves. The notices are counted so that they are asked for.
const WRITE_AND_TELL: &str = write_moves!(
    ", told AS (
        SELECT pg_notify($8, notice) FROM written, unnest(CASE cardinality(numbers)
            WHEN cardinality($1) THEN $9::text[] ELSE $10::text[] END) AS notice
        WHERE numbers IS NOT NULL
    )",
    ", (SELECT count(*) FROM told) AS told"
);

async fn write_small(
    pool: &PgPool,
    teller: NotifySender<'_>,
    appends: &[&Append],
) -> Result<HashSet<i64>, sqlx::Error> {
    if appends.is_empty() {
        return Ok(HashSet::new());
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
    let key = match teller.way {
        BusKind::Database => teller.key,
        BusKind::Nats => None,
    };
    let statement = match key {
        Some(_) => WRITE_AND_TELL,
        None => WRITE,
    };
    let query = sqlx::query_scalar(statement)
        .bind(numbers)
        .bind(previous)
        .bind(seqs)
        .bind(ats)
        .bind(bodies)
        .bind(wakes)
        .bind(turns);
    let query = match key {
        Some(key) => query
            .bind(CHANNEL)
            .bind(small_notices(key, teller.node, appends, teller.told))
            .bind(Vec::from_iter(write_notice(
                key,
                teller.node,
                &Notice::LookAgain,
            ))),
        None => query,
    };
    let touched: Vec<i64> = query.fetch_one(pool).await?;
    Ok(touched.into_iter().collect())
}

async fn write_large(
    pool: &PgPool,
    teller: NotifySender<'_>,
    appends: &[&Append],
    openings: &[&Opening],
) -> Result<(Vec<Appended>, Vec<Option<i64>>), sqlx::Error> {
    if appends.is_empty() && openings.is_empty() {
        return Ok((Vec::new(), Vec::new()));
    }
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let (appended, numbers) = on_postgres::write(&mut transaction, appends, openings).await?;
    if let (BusKind::Database, Some(key)) = (teller.way, teller.key) {
        let changed = appends
            .iter()
            .zip(&appended)
            .filter(|&(_, &appended)| appended == Appended::Done)
            .map(|(append, _)| (append.number, append.touch.seq));
        let opened = numbers
            .iter()
            .zip(openings)
            .filter_map(|(number, opening)| Some(((*number)?, opening.touch.seq)));
        let notices: Vec<String> = changed
            .chain(opened)
            .filter_map(|(number, seq)| write_notice(key, teller.node, &Notice::Large(number, seq)))
            .collect();
        sqlx::query("SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice")
            .bind(CHANNEL)
            .bind(notices)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok((appended, numbers))
}
