//! Ratings, statistics and histories.

use polis_game::Seat;
use polis_protocol::{
    GameKind, GamesTogether, HISTORY_PAGE, HistoryEntry, LEADERBOARD_PAGE, LobbyTable, Millis,
    Outcome, Person, PersonId, PersonKind, Pool, RankedPlayer, Rating, RatingChange, RatingPoint,
    Statistics, TableId,
};

use crate::store::connect::Store;
use crate::store::on;

/// The columns of statistics.
type StatisticsRow = (String, i64, i64, i64, i64, i64, i64, i64);

/// The columns of a game in a history: when it ended, its row, the seat, the table, the outcome, and
/// the rating before and after it with its deviation.
type HistoryRow = (
    i64,
    i64,
    i64,
    String,
    Option<String>,
    Option<f64>,
    Option<f64>,
    Option<f64>,
);

/// Which games of a person are visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HistoryVisibility {
    /// To others: the public ones.
    Public,
    /// To the person: the private ones, too.
    All,
}

/// The games of a person from a place on; an index holds each of both orders.
macro_rules! history {
    ($which:literal) => {
        concat!(
            "SELECT seats.ended, seats.table_number, seats.seat, tables.listing, tables.outcome, \
             points.rating_before, points.rating, points.deviation \
             FROM seats JOIN tables ON tables.number = seats.table_number \
             LEFT JOIN rating_points AS points ON points.table_number = seats.table_number \
             AND points.person = seats.person \
             WHERE seats.person = $1 AND seats.ended IS NOT NULL ",
            $which,
            " AND (seats.ended, seats.table_number) < ($2, $3) \
             ORDER BY seats.ended DESC, seats.table_number DESC LIMIT $4",
        )
    };
}

/// Most games of two people that are counted, and that are listed.
const TOGETHER: i64 = 1000;
const TOGETHER_SHOWN: usize = 10;
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

    /// How a game changed the ratings of its players, in turn order; nothing for one that did not
    /// count.
    pub(crate) async fn rating_changes(
        &self,
        table: TableId,
    ) -> Result<Vec<RatingChange>, sqlx::Error> {
        let rows: Vec<(i64, Option<f64>, f64, f64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT seats.seat, points.rating_before, points.rating, points.deviation \
                 FROM tables JOIN rating_points AS points ON points.table_number = tables.number \
                 JOIN seats ON seats.table_number = tables.number \
                 AND seats.person = points.person \
                 WHERE tables.id = $1 ORDER BY seats.seat",
            )
            .bind(table.to_string())
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(|(seat, before, after, deviation)| {
                let seat = Seat::from_number(usize::try_from(seat).ok()?)?;
                read_change(seat, before, Some(after), Some(deviation))
            })
            .collect())
    }

    /// The best players of a pool. Those whose rating is provisional come last, and whom the host
    /// keeps out does not come at all.
    pub(crate) async fn leaderboard(
        &self,
        pool_of: Pool,
    ) -> Result<Vec<RankedPlayer>, sqlx::Error> {
        let rows: Vec<(String, String, f64, f64, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, ratings.rating, ratings.deviation, ratings.games \
                 FROM ratings JOIN people ON people.id = ratings.person \
                 WHERE ratings.game = $1 AND ratings.seats = $2 \
                 AND people.kind = 'account' AND people.suspended IS NULL \
                 ORDER BY CASE WHEN ratings.deviation > $3 THEN 1 ELSE 0 END, \
                 ratings.rating DESC, people.id LIMIT $4",
            )
            .bind(pool_of.game.name())
            .bind(i64::from(pool_of.seats))
            .bind(Rating::PROVISIONAL)
            .bind(LEADERBOARD_PAGE as i64)
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(|(id, name, rating, deviation, games)| {
                Some(RankedPlayer {
                    person: Person {
                        id: id.parse().ok()?,
                        name,
                        kind: PersonKind::Account,
                        rating: Some(rating.round() as i32),
                        provisional: Rating::is_provisional(deviation),
                    },
                    games: games as u32,
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
        seen: HistoryVisibility,
    ) -> Result<(Vec<HistoryEntry>, Option<(i64, i64)>), sqlx::Error> {
        let query = match seen {
            HistoryVisibility::Public => history!("AND seats.public = 1"),
            HistoryVisibility::All => history!(""),
        };
        let rows: Vec<HistoryRow> = on!(self, pool => {
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
        let games = rows.into_iter().filter_map(read_history).collect();
        Ok((games, last))
    }

    /// The finished games of a person with another.
    pub(crate) async fn games_together(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<GamesTogether, sqlx::Error> {
        if person == other {
            return Ok(GamesTogether::default());
        }
        let rows: Vec<HistoryRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT seats.ended, seats.table_number, seats.seat, tables.listing, \
                 tables.outcome, points.rating_before, points.rating, points.deviation \
                 FROM seats JOIN seats AS theirs ON theirs.table_number = seats.table_number \
                 AND theirs.person = $2 JOIN tables ON tables.number = seats.table_number \
                 LEFT JOIN rating_points AS points ON points.table_number = seats.table_number \
                 AND points.person = seats.person \
                 WHERE seats.person = $1 AND seats.ended IS NOT NULL \
                 ORDER BY seats.ended DESC, seats.table_number DESC LIMIT $3",
            )
            .bind(person.to_string())
            .bind(other.to_string())
            .bind(TOGETHER)
            .fetch_all(pool)
            .await?
        });
        let mut games = GamesTogether::default();
        for entry in rows.into_iter().filter_map(read_history) {
            games.games += 1;
            if let [winner] = entry.outcome.winners[..] {
                let theirs = entry.people.iter().position(|&id| id == Some(other));
                games.wins += u32::from(winner == entry.seat);
                games.losses += u32::from(Some(winner as usize) == theirs);
            }
            if games.latest.len() < TOGETHER_SHOWN {
                games.latest.push(entry);
            }
        }
        Ok(games)
    }
}

fn read_history(row: HistoryRow) -> Option<HistoryEntry> {
    let (ended, _, seat, listing, outcome, before, after, deviation) = row;
    let seat = Seat::from_number(usize::try_from(seat).ok()?)?;
    let table: LobbyTable = serde_json::from_str(&listing).ok()?;
    let outcome: Outcome = serde_json::from_str(&outcome?).ok()?;
    let chairs = || table.chairs.iter();
    Some(HistoryEntry {
        table: table.id,
        pool: Pool {
            game: table.settings.game.kind(),
            seats: table.settings.seats() as u8,
        },
        at: ended as Millis,
        players: chairs().map(|chair| chair.name().to_owned()).collect(),
        people: chairs()
            .map(|chair| chair.who_sat().map(|person| person.id))
            .collect(),
        seat,
        outcome,
        rating: read_change(seat, before, after, deviation),
    })
}

fn read_change(
    seat: Seat,
    before: Option<f64>,
    after: Option<f64>,
    deviation: Option<f64>,
) -> Option<RatingChange> {
    Some(RatingChange {
        seat,
        before: before?,
        after: after?,
        deviation: deviation?,
    })
}

fn read_pool(game: &str, seats: i64) -> Option<Pool> {
    Some(Pool {
        game: GameKind::from_name(game)?,
        seats: u8::try_from(seats).ok()?,
    })
}
