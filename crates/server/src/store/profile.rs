//! Ratings, statistics and histories.

use polis_game::Seat;
use polis_protocol::{
    GameKind, HISTORY_PAGE, HistoryEntry, LobbyTable, Millis, Outcome, PersonId, Pool, Rating,
    RatingPoint, Statistics,
};

use crate::store::connect::Store;
use crate::store::on;

/// The columns of statistics.
type StatisticsRow = (String, i64, i64, i64, i64, i64, i64, i64);

/// Which games of a person are visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    /// To others: the public ones.
    Public,
    /// To himself: the private ones, too.
    All,
}

/// The games of a person from a place on; an index holds each of both orders.
macro_rules! history {
    ($which:literal) => {
        concat!(
            "SELECT seats.ended, seats.table_number, seats.seat, tables.listing, tables.outcome \
             FROM seats JOIN tables ON tables.number = seats.table_number \
             WHERE seats.person = $1 AND seats.ended IS NOT NULL ",
            $which,
            " AND (seats.ended, seats.table_number) < ($2, $3) \
             ORDER BY seats.ended DESC, seats.table_number DESC LIMIT $4",
        )
    };
}

/// Most points of a rating graph.
const GRAPH_POINTS: i64 = 500;

impl Store {
    /// The ratings of a person.
    pub(crate) async fn ratings(&self, person: PersonId) -> Result<Vec<Rating>, sqlx::Error> {
        let rows: Vec<(String, i64, f64, f64, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT game, seats, rating, deviation, games FROM ratings WHERE person = $1 \
                 ORDER BY game, seats",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(|(game, seats, rating, deviation, games)| {
                Some(Rating {
                    pool: read_pool(&game, seats)?,
                    rating,
                    deviation,
                    games: games as u32,
                })
            })
            .collect())
    }

    /// The statistics of a person.
    pub(crate) async fn statistics(
        &self,
        person: PersonId,
    ) -> Result<Vec<Statistics>, sqlx::Error> {
        let rows: Vec<StatisticsRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT game, seats, games, wins, shared, full_games, points, best \
                 FROM statistics WHERE person = $1 ORDER BY game, seats",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(
                |(game, seats, games, wins, shared, full_games, points, best)| {
                    Some(Statistics {
                        pool: read_pool(&game, seats)?,
                        games: games as u32,
                        wins: wins as u32,
                        shared: shared as u32,
                        mean_points: points as f64 / full_games.max(1) as f64,
                        best_points: best as i32,
                    })
                },
            )
            .collect())
    }

    /// The latest points of a rating graph, in order.
    pub(crate) async fn rating_points(
        &self,
        person: PersonId,
        pool_of: Pool,
    ) -> Result<Vec<RatingPoint>, sqlx::Error> {
        let rows: Vec<(i64, String, f64, f64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT rating_points.at, tables.id, rating_points.rating, \
                 rating_points.deviation FROM rating_points \
                 JOIN tables ON tables.number = rating_points.table_number \
                 WHERE rating_points.person = $1 AND rating_points.game = $2 \
                 AND rating_points.seats = $3 ORDER BY rating_points.at DESC LIMIT $4",
            )
            .bind(person.to_string())
            .bind(pool_of.game.name())
            .bind(i64::from(pool_of.seats))
            .bind(GRAPH_POINTS)
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .rev()
            .filter_map(|(at, table, rating, deviation)| {
                Some(RatingPoint {
                    at: at as Millis,
                    table: table.parse().ok()?,
                    rating,
                    deviation,
                })
            })
            .collect())
    }

    /// Finished games of a person, the latest first, before a place in that order; and the
    /// place of the last of them when there may be more.
    pub(crate) async fn history(
        &self,
        person: PersonId,
        before: (i64, i64),
        seen: Seen,
    ) -> Result<(Vec<HistoryEntry>, Option<(i64, i64)>), sqlx::Error> {
        let query = match seen {
            Seen::Public => history!("AND seats.public = 1"),
            Seen::All => history!(""),
        };
        let rows: Vec<(i64, i64, i64, String, Option<String>)> = on!(self, pool => {
            sqlx::query_as(query)
            .bind(person.to_string())
            .bind(before.0)
            .bind(before.1)
            .bind(HISTORY_PAGE as i64)
            .fetch_all(pool)
            .await?
        });
        let last = rows
            .last()
            .filter(|_| rows.len() == HISTORY_PAGE)
            .map(|row| (row.0, row.1));
        let games = rows
            .into_iter()
            .filter_map(|(ended, _, seat, listing, outcome)| {
                let table: LobbyTable = serde_json::from_str(&listing).ok()?;
                let outcome: Outcome = serde_json::from_str(&outcome?).ok()?;
                Some(HistoryEntry {
                    table: table.id,
                    pool: Pool {
                        game: table.settings.game.kind(),
                        seats: table.settings.seats() as u8,
                    },
                    at: ended as Millis,
                    players: table
                        .chairs
                        .iter()
                        .map(|chair| chair.name().to_owned())
                        .collect(),
                    seat: Seat::from_number(usize::try_from(seat).ok()?)?,
                    outcome,
                })
            })
            .collect();
        Ok((games, last))
    }
}

fn read_pool(game: &str, seats: i64) -> Option<Pool> {
    Some(Pool {
        game: GameKind::from_name(game)?,
        seats: u8::try_from(seats).ok()?,
    })
}
