//! Many appends and new tables as rows for few statements.

use std::collections::{BTreeMap, HashSet};

use polis_protocol::{GameKind, PersonId, Visibility};
use serde::Serialize;

use crate::rating::{COUNTED_MEETINGS, MEETINGS_MS, PoolRating, after_game};
use crate::store::append::{Append, Appended, Completion, Counting, GameEnd, LogRow, Opening};
use crate::store::statements::{Dialect, Statements};

/// How the games of a batch went for a person in one pool.
#[derive(Clone, Copy, Default)]
struct Count {
    games: i64,
    wins: i64,
    shared: i64,
    full_games: i64,
    points: i64,
    best: i64,
}

/// Lets one transaction after the other change ratings, on PostgreSQL.
pub(super) const LOCK_RATINGS: &str = "SELECT pg_advisory_xact_lock(7005)";

/// Writes the statements once for each kind of connection.
macro_rules! batches {
    ($module:ident, $connection:ty, $dialect:expr) => {
        pub(super) mod $module {
            use super::*;

            /// Writes appends, no two of the same table, and new tables, of which those have no number
            /// that were given up. An append is done whole or not at all; the caller commits, or rolls
            /// everything back on an error.
            pub(in crate::store) async fn write(
                connection: &mut $connection,
                appends: &[&Append],
                openings: &[&Opening],
            ) -> Result<(Vec<Appended>, Vec<Option<i64>>), sqlx::Error> {
                let statements = Statements::of($dialect);
                let mut done: HashSet<i64> = HashSet::new();
                if let Some(rows) = touches(appends) {
                    let numbers: Vec<i64> = sqlx::query_scalar(statements.touch)
                        .bind(rows)
                        .fetch_all(&mut *connection)
                        .await?;
                    done.extend(numbers);
                }
                let accepted: Vec<&Append> = appends
                    .iter()
                    .copied()
                    .filter(|append| done.contains(&append.number))
                    .collect();
                let next = accepted
                    .iter()
                    .filter_map(|append| append.more.as_ref()?.next.as_ref());
                let wanted: Vec<&Opening> = openings.iter().copied().chain(next).collect();
                let mut found = open(connection, statements, &wanted).await?;
                let (opened, numbers): (Vec<&Opening>, Vec<i64>) = wanted
                    .iter()
                    .zip(&found)
                    .filter_map(|(opening, number)| Some((*opening, (*number)?)))
                    .unzip();
                for (statement, rows) in [
                    (statements.look, due(&accepted)),
                    (statements.update, updates(&accepted)),
                    (statements.begin, begun(&opened, &numbers)),
                    (statements.log, log(&accepted, &opened, &numbers)),
                    (statements.unseat, unseated(&accepted)),
                    (statements.sit, seated(&accepted, &opened, &numbers)),
                    (statements.name, named(&accepted, &opened, &numbers)),
                    (statements.end, ended(&accepted)),
                    (statements.count, counted(&accepted)),
                    (statements.finish_deal, finished_deals(&accepted)),
                    (statements.finish_solo, finished_solo_games(&accepted)),
                ] {
                    if let Some(rows) = rows {
                        sqlx::query(statement)
                            .bind(rows)
                            .execute(&mut *connection)
                            .await?;
                    }
                }
                for (append, ending) in endings(&accepted) {
                    if ending.counting == Counting::Rated {
                        rate(connection, append.number, ending).await?;
                    }
                }
                found.truncate(openings.len());
                let appended = appends.iter().map(|append| {
                    if done.contains(&append.number) {
                        Appended::Done
                    } else {
                        Appended::Conflict
                    }
                });
                Ok((appended.collect(), found))
            }

            /// Adds tables. One that was given up meanwhile has no number.
            async fn open(
                connection: &mut $connection,
                statements: &Statements,
                openings: &[&Opening],
            ) -> Result<Vec<Option<i64>>, sqlx::Error> {
                let Some(rows) = new_tables(openings) else {
                    return Ok(Vec::new());
                };
                let opened: Vec<(String, i64)> = sqlx::query_as(statements.open)
                    .bind(rows)
                    .fetch_all(&mut *connection)
                    .await?;
                let numbers: std::collections::HashMap<String, i64> = opened.into_iter().collect();
                let number = |opening: &&Opening| numbers.get(&opening.id.to_string()).copied();
                Ok(openings.iter().map(number).collect())
            }

            async fn rate(
                connection: &mut $connection,
                number: i64,
                ending: &GameEnd,
            ) -> Result<(), sqlx::Error> {
                if $dialect == Dialect::Postgres {
                    // Two nodes must not read the same rating and both change it.
                    sqlx::query(LOCK_RATINGS).execute(&mut *connection).await?;
                }
                if met_too_often(connection, ending).await? {
                    return Ok(());
                }
                let mut before = Vec::with_capacity(ending.results.len());
                for result in &ending.results {
                    let row: Option<(f64, f64, f64, i64)> = sqlx::query_as(
                        "SELECT rating, deviation, volatility, games FROM ratings \
                         WHERE person = $1 AND game = $2 AND seats = $3",
                    )
                    .bind(result.person.to_string())
                    .bind(ending.game.name())
                    .bind(i64::from(ending.seats))
                    .fetch_optional(&mut *connection)
                    .await?;
                    before.push((
                        row.map(PoolRating::from_row).unwrap_or_default(),
                        result.rank,
                    ));
                }
                let after = after_game(&before);
                for ((result, (before, _)), after) in ending.results.iter().zip(before).zip(after) {
                    // Nothing of somebody who deleted their account during the game comes back.
                    let is_here: Option<i64> = sqlx::query_scalar(
                        "SELECT created FROM people WHERE id = $1 AND kind <> 'deleted'",
                    )
                    .bind(result.person.to_string())
                    .fetch_optional(&mut *connection)
                    .await?;
                    if is_here.is_none() {
                        continue;
                    }
                    sqlx::query(
                        "INSERT INTO ratings \
                         (person, game, seats, rating, deviation, volatility, games) \
                         VALUES ($1, $2, $3, $4, $5, $6, 1) \
                         ON CONFLICT (person, game, seats) DO UPDATE SET \
                         rating = excluded.rating, deviation = excluded.deviation, \
                         volatility = excluded.volatility, games = ratings.games + 1",
                    )
                    .bind(result.person.to_string())
                    .bind(ending.game.name())
                    .bind(i64::from(ending.seats))
                    .bind(after.rating)
                    .bind(after.deviation)
                    .bind(after.volatility)
                    .execute(&mut *connection)
                    .await?;
                    sqlx::query(
                        "INSERT INTO rating_points \
                         (person, game, seats, at, table_number, rating, deviation, \
                         rating_before) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    )
                    .bind(result.person.to_string())
                    .bind(ending.game.name())
                    .bind(i64::from(ending.seats))
                    .bind(ending.at as i64)
                    .bind(number)
                    .bind(after.rating)
                    .bind(after.deviation)
                    .bind(before.rating)
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(())
            }

            /// Whether two of the players have played as many rated games with each other within a day
            /// as count.
            async fn met_too_often(
                connection: &mut $connection,
                ending: &GameEnd,
            ) -> Result<bool, sqlx::Error> {
                let since = ending.at.saturating_sub(MEETINGS_MS);
                for (index, one) in ending.results.iter().enumerate() {
                    for other in &ending.results[index + 1..] {
                        let met: i64 = sqlx::query_scalar(
                            "SELECT count(*) FROM rating_points AS own \
                             JOIN rating_points AS others \
                             ON others.table_number = own.table_number AND others.person = $2 \
                             WHERE own.person = $1 AND own.game = $3 AND own.seats = $4 \
                             AND own.at > $5",
                        )
                        .bind(one.person.to_string())
                        .bind(other.person.to_string())
                        .bind(ending.game.name())
                        .bind(i64::from(ending.seats))
                        .bind(since as i64)
                        .fetch_one(&mut *connection)
                        .await?;
                        if met >= COUNTED_MEETINGS {
                            return Ok(true);
                        }
                    }
                }
                Ok(false)
            }
        }
    };
}

batches!(on_sqlite, sqlx::SqliteConnection, Dialect::Sqlite);
batches!(on_postgres, sqlx::PgConnection, Dialect::Postgres);

fn touches(appends: &[&Append]) -> Option<String> {
    to_json(appends.iter().map(|append| {
        let touch = append.touch;
        (
            append.number,
            append.previous,
            touch.seq,
            touch.changed,
            touch.wake,
            touch.turn,
        )
    }))
}

/// The tables that are due at some time.
fn due(appends: &[&Append]) -> Option<String> {
    to_json(appends.iter().filter_map(|append| {
        append.touch.wake?;
        Some((append.number,))
    }))
}

fn updates(appends: &[&Append]) -> Option<String> {
    to_json(appends.iter().filter_map(|append| {
        let more = append.more.as_ref()?;
        let (touch, ending) = (append.touch, more.ending.as_ref());
        Some((
            append.number,
            touch.seq,
            touch.changed,
            more.status as i64,
            &more.listing,
            &more.setup,
            ending.map(|ending| &ending.outcome),
            ending.map(|ending| ending.at),
        ))
    }))
}

fn new_tables(openings: &[&Opening]) -> Option<String> {
    to_json(openings.iter().map(|opening| {
        let touch = opening.touch;
        (
            opening.id,
            opening.status as i64,
            i64::from(opening.visibility == Visibility::Public),
            opening.game.name(),
            opening.seat_count,
            touch.seq,
            opening.rows.first().map_or(touch.changed, |row| row.at),
            touch.changed,
            &opening.listing,
            &opening.setup,
        )
    }))
}

fn begun(openings: &[&Opening], numbers: &[i64]) -> Option<String> {
    to_json(openings.iter().zip(numbers).map(|(opening, number)| {
        let touch = opening.touch;
        (*number, touch.seq, touch.changed, touch.turn, touch.wake)
    }))
}

fn log(appends: &[&Append], openings: &[&Opening], numbers: &[i64]) -> Option<String> {
    let old = appends.iter().map(|append| (append.number, &append.rows));
    let new = openings.iter().map(|opening| &opening.rows);
    let all = old.chain(numbers.iter().copied().zip(new));
    to_json(all.flat_map(|(number, rows)| {
        let row = move |row: &'_ LogRow| (number, row.seq, row.at, row.body.clone());
        rows.iter().map(row)
    }))
}

fn unseated(appends: &[&Append]) -> Option<String> {
    to_json(appends.iter().filter_map(|append| {
        append.more.as_ref()?.seats.as_ref()?;
        Some((append.number,))
    }))
}

fn seated(appends: &[&Append], openings: &[&Opening], numbers: &[i64]) -> Option<String> {
    let old = appends
        .iter()
        .filter_map(|append| Some((append.number, append.more.as_ref()?.seats.as_ref()?)));
    let new = openings.iter().map(|opening| &opening.seats);
    let all = old.chain(numbers.iter().copied().zip(new));
    to_json(all.flat_map(|(number, seats)| {
        let sit = move |(seat, person): &(u8, PersonId)| (number, *seat, *person);
        seats.iter().map(sit)
    }))
}

fn named(appends: &[&Append], openings: &[&Opening], numbers: &[i64]) -> Option<String> {
    let old = appends
        .iter()
        .filter_map(|append| Some((append.number, &append.more.as_ref()?.named)));
    let new = openings.iter().map(|opening| &opening.named);
    let all = old.chain(numbers.iter().copied().zip(new));
    to_json(all.flat_map(|(number, named)| named.iter().map(move |person| (number, *person))))
}

fn endings<'a>(appends: &'a [&Append]) -> impl Iterator<Item = (&'a Append, &'a GameEnd)> {
    appends
        .iter()
        .filter_map(|append| Some((*append, append.more.as_ref()?.ending.as_ref()?)))
}

fn ended(appends: &[&Append]) -> Option<String> {
    to_json(endings(appends).map(|(append, ending)| (append.number, ending.at)))
}

fn finished_deals(appends: &[&Append]) -> Option<String> {
    to_json(endings(appends).filter_map(|(_, ending)| {
        let deal = ending.deal?;
        Some((
            deal.table,
            ending.at,
            deal.points,
            deal.opponent,
            i64::from(deal.won),
            i64::from(deal.completion == Completion::Full),
        ))
    }))
}

fn finished_solo_games(appends: &[&Append]) -> Option<String> {
    to_json(endings(appends).filter_map(|(append, ending)| {
        let solo = ending.solo?;
        Some((
            append.number,
            solo.architect.name(),
            solo.person,
            solo.points,
            solo.opponent,
            i64::from(solo.won),
            ending.at,
        ))
    }))
}

/// One row for each person and pool, in an order that all nodes share.
fn counted(appends: &[&Append]) -> Option<String> {
    let mut counts: BTreeMap<(PersonId, GameKind, u8), Count> = BTreeMap::new();
    for (_, ending) in endings(appends) {
        for result in &ending.results {
            let key = (result.person, ending.game, ending.seats);
            let count = counts.entry(key).or_default();
            count.games += 1;
            match result.victory {
                Some(1) => count.wins += 1,
                Some(_) => count.shared += 1,
                None => {}
            }
            if result.completion == Completion::Full {
                let points = i64::from(result.points);
                count.best = match count.full_games {
                    0 => points,
                    _ => count.best.max(points),
                };
                count.full_games += 1;
                count.points += points;
            }
        }
    }
    to_json(counts.into_iter().map(|((person, game, seats), count)| {
        (
            person,
            game.name(),
            seats,
            count.games,
            count.wins,
            count.shared,
            count.full_games,
            count.points,
            count.best,
        )
    }))
}

/// Rows as JSON; none when there are none.
fn to_json<T: Serialize>(rows: impl Iterator<Item = T>) -> Option<String> {
    let rows: Vec<T> = rows.collect();
    let text = serde_json::to_string(&rows).expect("numbers and strings are always JSON");
    (!rows.is_empty()).then_some(text)
}
