//! The games of a tournament.

use polis_protocol::{Millis, PersonId, TableId, TournamentId, TournamentResult};

use crate::store::connect::Store;
use crate::store::on;
use crate::store::tournaments::{from_json, to_json};

/// The most games that are looked at in one go.
const PAGE: i64 = 500;

/// A game or a bye.
#[derive(Clone, Debug)]
pub(crate) struct TournamentGameRow {
    pub(crate) round: u32,
    pub(crate) board: u32,
    pub(crate) players: Vec<PersonId>,
    pub(crate) table: Option<TableId>,
    /// Whether the table is there: it is opened right after the game was paired.
    pub(crate) is_open: bool,
    pub(crate) opened: Millis,
    pub(crate) ended: Option<Millis>,
    pub(crate) result: Option<TournamentResult>,
}

/// A game whose table is closed and whose result is not noted yet.
pub(crate) struct EndedGame {
    pub(crate) tournament: TournamentId,
    pub(crate) round: u32,
    pub(crate) board: u32,
    pub(crate) players: Vec<PersonId>,
    pub(crate) table: TableId,
}

/// The result of a game.
pub(crate) struct FinishedTournamentGame {
    pub(crate) round: u32,
    pub(crate) board: u32,
    pub(crate) result: TournamentResult,
    /// Who did not come.
    pub(crate) absent: Vec<PersonId>,
}

impl Store {
    /// The games of a tournament, of one round or of all, in the order in which they were paired.
    pub(crate) async fn tournament_games(
        &self,
        id: TournamentId,
        round: Option<u32>,
    ) -> Result<Vec<TournamentGameRow>, sqlx::Error> {
        type Row = (
            i64,
            i64,
            String,
            Option<String>,
            i64,
            Option<i64>,
            Option<String>,
            Option<i64>,
        );
        let rows: Vec<Row> = on!(self, pool => {
            sqlx::query_as(
                "SELECT games.round, games.board, games.players, games.table_id, games.opened, \
                 games.ended, games.result, tables.number FROM tournament_games AS games \
                 LEFT JOIN tables ON tables.id = games.table_id \
                 WHERE games.tournament = $1 AND games.round >= $2 AND games.round <= $3 \
                 ORDER BY games.round, games.board",
            )
            .bind(id.to_string())
            .bind(round.map_or(0, i64::from))
            .bind(round.map_or(i64::from(u32::MAX), i64::from))
            .fetch_all(pool)
            .await?
        });
        let read = |(round, board, players, table, opened, ended, result, number): Row| {
            Ok(TournamentGameRow {
                round: round as u32,
                board: board as u32,
                players: from_json(&players)?,
                table: table.and_then(|table| table.parse().ok()),
                is_open: number.is_some(),
                opened: opened as Millis,
                ended: ended.map(|ended| ended as Millis),
                result: result.as_deref().map(from_json).transpose()?,
            })
        };
        rows.into_iter().map(read).collect()
    }

    /// Games whose tables are closed and whose results are not noted yet.
    pub(crate) async fn ended_tournament_games(&self) -> Result<Vec<EndedGame>, sqlx::Error> {
        let rows: Vec<(String, i64, i64, String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT games.tournament, games.round, games.board, games.players, games.table_id \
                 FROM tournament_games AS games JOIN tables ON tables.id = games.table_id \
                 WHERE games.result IS NULL AND games.table_id IS NOT NULL \
                 AND tables.status >= 2 LIMIT $1",
            )
            .bind(PAGE)
            .fetch_all(pool)
            .await?
        });
        let read =
            |(tournament, round, board, players, table): (String, i64, i64, String, String)| {
                Some(EndedGame {
                    tournament: tournament.parse().ok()?,
                    round: round as u32,
                    board: board as u32,
                    players: from_json(&players).ok()?,
                    table: table.parse().ok()?,
                })
            };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Games of a tournament that were paired before a time and whose tables were never opened.
    pub(crate) async fn unopened_tournament_games(
        &self,
        before: Millis,
    ) -> Result<Vec<(TournamentId, TableId)>, sqlx::Error> {
        let rows: Vec<(String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT games.tournament, games.table_id FROM tournament_games AS games \
                 JOIN tournaments ON tournaments.id = games.tournament \
                 LEFT JOIN tables ON tables.id = games.table_id \
                 WHERE tournaments.status = 1 \
                 AND games.result IS NULL AND games.table_id IS NOT NULL \
                 AND tables.id IS NULL AND games.opened < $1 LIMIT $2",
            )
            .bind(before as i64)
            .bind(PAGE)
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(|(tournament, table)| Some((tournament.parse().ok()?, table.parse().ok()?)))
            .collect())
    }

    /// Gives a game whose table was never opened another one; whether that was done.
    pub(crate) async fn move_tournament_game(
        &self,
        from: TableId,
        to: TableId,
        before: Millis,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let moved = sqlx::query(
                "UPDATE tournament_games SET table_id = $2, opened = $4 \
                 WHERE table_id = $1 AND opened < $3 AND result IS NULL",
            )
            .bind(from.to_string())
            .bind(to.to_string())
            .bind(before as i64)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            if moved == 0 {
                return Ok(false);
            }
            sqlx::query(
                "UPDATE tournaments SET version = version + 1 WHERE id = \
                 (SELECT tournament FROM tournament_games WHERE table_id = $1)",
            )
            .bind(to.to_string())
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
        });
        Ok(true)
    }

    /// Notes results, each once, and has the tournament looked at.
    pub(crate) async fn finish_tournament_games(
        &self,
        id: TournamentId,
        finished: &[FinishedTournamentGame],
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let results: Vec<(&FinishedTournamentGame, String)> = finished
            .iter()
            .map(|game| Ok((game, to_json(&game.result)?)))
            .collect::<Result<_, sqlx::Error>>()?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            // The tournament first, so that two nodes wait for each other here and nowhere else.
            sqlx::query("UPDATE tournaments SET version = version + 1, wake = $2 WHERE id = $1")
                .bind(id.to_string())
                .bind(now as i64)
                .execute(&mut *transaction)
                .await?;
            for (game, result) in results {
                let noted = sqlx::query(
                    "UPDATE tournament_games SET result = $4, ended = $5 \
                     WHERE tournament = $1 AND round = $2 AND board = $3 AND result IS NULL",
                )
                .bind(id.to_string())
                .bind(i64::from(game.round))
                .bind(i64::from(game.board))
                .bind(result)
                .bind(now as i64)
                .execute(&mut *transaction)
                .await?
                .rows_affected();
                if noted == 0 {
                    continue;
                }
                for person in &game.absent {
                    sqlx::query(
                        "UPDATE tournament_players SET presence = 2 \
                         WHERE tournament = $1 AND person = $2 AND presence = 0",
                    )
                    .bind(id.to_string())
                    .bind(person.to_string())
                    .execute(&mut *transaction)
                    .await?;
                }
            }
            transaction.commit().await?;
        });
        Ok(())
    }
}
