//! Appends that change more than the log, each in a transaction or savepoint of its own: the same
//! statements on both databases.

use polis_wire::{PersonId, Visibility};

use crate::rating::{Glicko, after_game};
use crate::store::append::{
    Append, Appended, Completion, Counting, Ending, More, Opening, PersonalResult, Row,
};

/// Writes the statements once for each kind of connection.
macro_rules! large_appends {
    ($module:ident, $connection:ty) => {
        pub(super) mod $module {
            use super::*;

            /// Writes an append whole; the caller rolls back on an error.
            pub(in crate::store) async fn append(
                connection: &mut $connection,
                append: &Append,
            ) -> Result<Appended, sqlx::Error> {
                let Some(more) = &append.more else {
                    return touch(connection, append).await;
                };
                if update(connection, append, more).await? == Appended::Conflict {
                    return Ok(Appended::Conflict);
                }
                log(connection, append.number, &append.rows).await?;
                if let Some(seats) = &more.seats {
                    sqlx::query("DELETE FROM seats WHERE table_number = $1")
                        .bind(append.number)
                        .execute(&mut *connection)
                        .await?;
                    sit(connection, append.number, seats).await?;
                }
                if let Some(ending) = &more.ending {
                    end(connection, append.number, ending).await?;
                }
                if let Some(next) = &more.next {
                    open(connection, next).await?;
                }
                Ok(Appended::Done)
            }

            /// Writes a new table and returns its number.
            pub(in crate::store) async fn open(
                connection: &mut $connection,
                opening: &Opening,
            ) -> Result<i64, sqlx::Error> {
                let number: i64 = sqlx::query_scalar(
                    "INSERT INTO tables (id, status, public, game, seats, seq, opened, changed, \
                     wake, turn, listing, setup) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING number",
                )
                .bind(opening.id.to_string())
                .bind(opening.status as i64)
                .bind(i64::from(opening.visibility == Visibility::Public))
                .bind(opening.game.name())
                .bind(i64::from(opening.seat_count))
                .bind(i64::from(opening.touch.seq))
                .bind(opening.rows.first().map_or(0, |row| row.at as i64))
                .bind(opening.touch.changed as i64)
                .bind(opening.touch.wake.map(|wake| wake as i64))
                .bind(opening.touch.turn.map(i64::from))
                .bind(&opening.listing)
                .bind(&opening.setup)
                .fetch_one(&mut *connection)
                .await?;
                log(connection, number, &opening.rows).await?;
                sit(connection, number, &opening.seats).await?;
                Ok(number)
            }

            async fn touch(
                connection: &mut $connection,
                append: &Append,
            ) -> Result<Appended, sqlx::Error> {
                let touched = sqlx::query(
                    "UPDATE tables SET seq = $2, changed = $3, wake = $4, turn = $5 \
                     WHERE number = $1 AND seq = $6",
                )
                .bind(append.number)
                .bind(i64::from(append.touch.seq))
                .bind(append.touch.changed as i64)
                .bind(append.touch.wake.map(|wake| wake as i64))
                .bind(append.touch.turn.map(i64::from))
                .bind(i64::from(append.previous))
                .execute(&mut *connection)
                .await?;
                if touched.rows_affected() == 0 {
                    return Ok(Appended::Conflict);
                }
                log(connection, append.number, &append.rows).await?;
                Ok(Appended::Done)
            }

            async fn update(
                connection: &mut $connection,
                append: &Append,
                more: &More,
            ) -> Result<Appended, sqlx::Error> {
                let ending = more.ending.as_ref();
                let updated = sqlx::query(
                    "UPDATE tables SET seq = $2, changed = $3, wake = $4, turn = $5, status = $6, \
                     listing = $7, setup = COALESCE($8, setup), outcome = COALESCE($9, outcome), \
                     ended = COALESCE($10, ended) WHERE number = $1 AND seq = $11",
                )
                .bind(append.number)
                .bind(i64::from(append.touch.seq))
                .bind(append.touch.changed as i64)
                .bind(append.touch.wake.map(|wake| wake as i64))
                .bind(append.touch.turn.map(i64::from))
                .bind(more.status as i64)
                .bind(&more.listing)
                .bind(&more.setup)
                .bind(ending.map(|ending| &ending.outcome))
                .bind(ending.map(|ending| ending.at as i64))
                .bind(i64::from(append.previous))
                .execute(&mut *connection)
                .await?;
                Ok(match updated.rows_affected() {
                    0 => Appended::Conflict,
                    _ => Appended::Done,
                })
            }

            async fn log(
                connection: &mut $connection,
                number: i64,
                rows: &[Row],
            ) -> Result<(), sqlx::Error> {
                for row in rows {
                    sqlx::query(
                        "INSERT INTO log (table_number, seq, at, body) VALUES ($1, $2, $3, $4)",
                    )
                    .bind(number)
                    .bind(i64::from(row.seq))
                    .bind(row.at as i64)
                    .bind(&row.body)
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(())
            }

            async fn sit(
                connection: &mut $connection,
                number: i64,
                seats: &[(u8, PersonId)],
            ) -> Result<(), sqlx::Error> {
                for (seat, person) in seats {
                    sqlx::query(
                        "INSERT INTO seats (table_number, seat, person) VALUES ($1, $2, $3)",
                    )
                    .bind(number)
                    .bind(i64::from(*seat))
                    .bind(person.to_string())
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(())
            }

            async fn end(
                connection: &mut $connection,
                number: i64,
                ending: &Ending,
            ) -> Result<(), sqlx::Error> {
                sqlx::query("UPDATE seats SET ended = $2 WHERE table_number = $1")
                    .bind(number)
                    .bind(ending.at as i64)
                    .execute(&mut *connection)
                    .await?;
                for result in &ending.results {
                    count(connection, ending, result).await?;
                }
                match ending.counting {
                    Counting::Casual => Ok(()),
                    Counting::Rated => rate(connection, number, ending).await,
                }
            }

            async fn count(
                connection: &mut $connection,
                ending: &Ending,
                result: &PersonalResult,
            ) -> Result<(), sqlx::Error> {
                let full = i64::from(result.completion == Completion::Full);
                let points = full * i64::from(result.points);
                sqlx::query(
                    "INSERT INTO statistics \
                     (person, game, seats, games, wins, shared, full_games, points, best) \
                     VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $8) \
                     ON CONFLICT (person, game, seats) DO UPDATE SET \
                     games = statistics.games + 1, \
                     wins = statistics.wins + excluded.wins, \
                     shared = statistics.shared + excluded.shared, \
                     full_games = statistics.full_games + excluded.full_games, \
                     points = statistics.points + excluded.points, \
                     best = CASE WHEN excluded.full_games = 1 AND \
                     (statistics.full_games = 0 OR excluded.best > statistics.best) \
                     THEN excluded.best ELSE statistics.best END",
                )
                .bind(result.person.to_string())
                .bind(ending.game.name())
                .bind(i64::from(ending.seats))
                .bind(i64::from(result.victory == Some(1)))
                .bind(i64::from(result.victory.is_some_and(|sharing| sharing > 1)))
                .bind(full)
                .bind(points)
                .bind(points)
                .execute(&mut *connection)
                .await?;
                Ok(())
            }

            async fn rate(
                connection: &mut $connection,
                number: i64,
                ending: &Ending,
            ) -> Result<(), sqlx::Error> {
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
                    before.push((row.map(Glicko::from_row).unwrap_or_default(), result.rank));
                }
                for (result, glicko) in ending.results.iter().zip(after_game(&before)) {
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
                    .bind(glicko.rating)
                    .bind(glicko.deviation)
                    .bind(glicko.volatility)
                    .execute(&mut *connection)
                    .await?;
                    sqlx::query(
                        "INSERT INTO rating_points \
                         (person, game, seats, at, table_number, rating, deviation) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7)",
                    )
                    .bind(result.person.to_string())
                    .bind(ending.game.name())
                    .bind(i64::from(ending.seats))
                    .bind(ending.at as i64)
                    .bind(number)
                    .bind(glicko.rating)
                    .bind(glicko.deviation)
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(())
            }
        }
    };
}

large_appends!(on_sqlite, sqlx::SqliteConnection);
large_appends!(on_postgres, sqlx::PgConnection);
