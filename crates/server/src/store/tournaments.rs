//! Tournaments. Who plays in them and their games are beside this file.

use polis_protocol::{Millis, Person, PersonId, TournamentId, TournamentPlan, TournamentStatus};

use crate::store::connect::Store;
use crate::store::on;
use crate::store::people::plain_person;
use crate::store::tournament_games::TournamentGameRow;

/// The most tournaments of a list.
const LIST: i64 = 50;
/// The most tournaments that are looked at in one go.
const PAGE: i64 = 500;

/// A tournament as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct TournamentRow {
    pub(crate) id: TournamentId,
    pub(crate) host: Person,
    pub(crate) plan: TournamentPlan,
    pub(crate) status: TournamentStatus,
    pub(crate) version: u64,
    pub(crate) round: u32,
    pub(crate) rounds: Option<u32>,
    pub(crate) began: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) next_round: Option<Millis>,
    /// Number of people who have signed up and were not sent away.
    pub(crate) players: u32,
}

/// What a tournament becomes, with the games that are paired.
#[derive(Clone, Debug)]
pub(crate) struct TournamentStep {
    pub(crate) status: TournamentStatus,
    pub(crate) round: u32,
    pub(crate) rounds: Option<u32>,
    pub(crate) began: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) next_round: Option<Millis>,
    pub(crate) wake: Option<Millis>,
    pub(crate) games: Vec<TournamentGameRow>,
}

/// The columns of a tournament: id, plan, status, version, round, rounds, began, ended, next round,
/// number of players, and id, name and kind of the organiser.
type Row = (
    String,
    String,
    i64,
    i64,
    i64,
    Option<i64>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
    i64,
    String,
    String,
    String,
);

/// Reads tournaments by a condition.
macro_rules! select {
    ($which:literal) => {
        concat!(
            "SELECT tournaments.id, tournaments.plan, tournaments.status, tournaments.version, \
             tournaments.round, tournaments.rounds, tournaments.began, tournaments.ended, \
             tournaments.next_round, (SELECT count(*) FROM tournament_players AS players \
             WHERE players.tournament = tournaments.id AND players.presence < 3), \
             people.id, people.name, people.kind \
             FROM tournaments JOIN people ON people.id = tournaments.host ",
            $which
        )
    };
}

impl Store {
    pub(crate) async fn tournament(
        &self,
        id: TournamentId,
    ) -> Result<Option<TournamentRow>, sqlx::Error> {
        let row: Option<Row> = on!(self, pool => {
            sqlx::query_as(select!("WHERE tournaments.id = $1"))
                .bind(id.to_string())
                .fetch_optional(pool)
                .await?
        });
        row.map(read_row).transpose()
    }

    /// The version of a tournament; none where there is none.
    pub(crate) async fn tournament_version(
        &self,
        id: TournamentId,
    ) -> Result<Option<u64>, sqlx::Error> {
        let version: Option<i64> = on!(self, pool => {
            sqlx::query_scalar("SELECT version FROM tournaments WHERE id = $1")
                .bind(id.to_string())
                .fetch_optional(pool)
                .await?
        });
        Ok(version.map(|version| version as u64))
    }

    /// Keeps a new tournament.
    pub(crate) async fn add_tournament(
        &self,
        id: TournamentId,
        host: PersonId,
        plan: &TournamentPlan,
        (made, wake): (Millis, Millis),
    ) -> Result<(), sqlx::Error> {
        let is_public = plan.visibility == polis_protocol::Visibility::Public;
        let plan = to_json(plan)?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO tournaments (id, host, plan, public, status, version, round, made, \
                 wake) VALUES ($1, $2, $3, $4, 0, 1, 0, $5, $6)",
            )
            .bind(id.to_string())
            .bind(host.to_string())
            .bind(plan)
            .bind(i64::from(is_public))
            .bind(made as i64)
            .bind(wake as i64)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Number of tournaments of an organiser that are not over.
    pub(crate) async fn open_tournaments_of(&self, host: PersonId) -> Result<u32, sqlx::Error> {
        let count: i64 = on!(self, pool => {
            sqlx::query_scalar("SELECT count(*) FROM tournaments WHERE host = $1 AND status < 2")
                .bind(host.to_string())
                .fetch_one(pool)
                .await?
        });
        Ok(count as u32)
    }

    /// Public tournaments that are not over, the next first.
    pub(crate) async fn open_tournaments(&self) -> Result<Vec<TournamentRow>, sqlx::Error> {
        let rows: Vec<Row> = on!(self, pool => {
            sqlx::query_as(select!(
                "WHERE tournaments.public = 1 AND tournaments.status < 2 \
                 ORDER BY tournaments.status DESC, tournaments.wake, tournaments.made LIMIT $1"
            ))
            .bind(LIST)
            .fetch_all(pool)
            .await?
        });
        rows.into_iter().map(read_row).collect()
    }

    /// Public tournaments that are over, the latest first.
    pub(crate) async fn past_tournaments(&self) -> Result<Vec<TournamentRow>, sqlx::Error> {
        let rows: Vec<Row> = on!(self, pool => {
            sqlx::query_as(select!(
                "WHERE tournaments.public = 1 AND tournaments.status = 2 \
                 ORDER BY tournaments.made DESC LIMIT $1"
            ))
            .bind(LIST)
            .fetch_all(pool)
            .await?
        });
        rows.into_iter().map(read_row).collect()
    }

    /// Tournaments that somebody organises or plays in, the latest first.
    pub(crate) async fn tournaments_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<TournamentRow>, sqlx::Error> {
        let rows: Vec<Row> = on!(self, pool => {
            sqlx::query_as(select!(
                "WHERE tournaments.status < 3 AND (tournaments.host = $1 OR tournaments.id IN \
                 (SELECT tournament FROM tournament_players WHERE person = $1 AND presence < 3)) \
                 ORDER BY tournaments.made DESC LIMIT $2"
            ))
            .bind(person.to_string())
            .bind(LIST)
            .fetch_all(pool)
            .await?
        });
        rows.into_iter().map(read_row).collect()
    }

    /// Makes a tournament what it is to become, if it still has the version that was read; whether
    /// that was done.
    pub(crate) async fn step_tournament(
        &self,
        id: TournamentId,
        version: u64,
        step: &TournamentStep,
    ) -> Result<bool, sqlx::Error> {
        let games: Vec<(String, &TournamentGameRow, Option<String>)> = step
            .games
            .iter()
            .map(|game| {
                let result = game.result.as_ref().map(to_json).transpose()?;
                Ok((to_json(&game.players)?, game, result))
            })
            .collect::<Result<_, sqlx::Error>>()?;
        let integer = |number: Option<Millis>| number.map(|number| number as i64);
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let changed = sqlx::query(
                "UPDATE tournaments SET version = version + 1, status = $3, round = $4, \
                 rounds = $5, began = $6, ended = $7, next_round = $8, wake = $9 \
                 WHERE id = $1 AND version = $2",
            )
            .bind(id.to_string())
            .bind(version as i64)
            .bind(write_status(step.status))
            .bind(i64::from(step.round))
            .bind(step.rounds.map(i64::from))
            .bind(integer(step.began))
            .bind(integer(step.ended))
            .bind(integer(step.next_round))
            .bind(integer(step.wake))
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            if changed == 0 {
                return Ok(false);
            }
            for (players, game, result) in games {
                sqlx::query(
                    "INSERT INTO tournament_games \
                     (tournament, round, board, players, table_id, opened, ended, result) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                )
                .bind(id.to_string())
                .bind(i64::from(game.round))
                .bind(i64::from(game.board))
                .bind(players)
                .bind(game.table.map(|table| table.to_string()))
                .bind(game.opened as i64)
                .bind(integer(game.ended))
                .bind(result)
                .execute(&mut *transaction)
                .await?;
            }
            transaction.commit().await?;
        });
        Ok(true)
    }

    /// Counts a change that is written elsewhere: tables were opened.
    pub(crate) async fn touch_tournament(&self, id: TournamentId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE tournaments SET version = version + 1 WHERE id = $1")
                .bind(id.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Sets when a tournament is looked at again, which nobody has to be told. Where it has changed
    /// since it was read, it stays due: what another node noted must not be slept through.
    pub(crate) async fn wake_tournament(
        &self,
        id: TournamentId,
        version: u64,
        wake: Option<Millis>,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE tournaments SET wake = $2 WHERE id = $1 AND version = $3")
                .bind(id.to_string())
                .bind(wake.map(|wake| wake as i64))
                .bind(version as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Whether a tournament has to be looked at by now, or has a game without a result.
    pub(crate) async fn has_due_tournaments(&self, now: Millis) -> Result<bool, sqlx::Error> {
        let found: Option<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT wake FROM tournaments WHERE wake IS NOT NULL AND status < 2 \
                 AND wake <= $1 \
                 UNION ALL SELECT opened FROM tournament_games \
                 WHERE result IS NULL AND table_id IS NOT NULL LIMIT 1",
            )
            .bind(now as i64)
            .fetch_optional(pool)
            .await?
        });
        Ok(found.is_some())
    }

    /// Tournaments that have to be looked at by now.
    pub(crate) async fn waking_tournaments(
        &self,
        now: Millis,
    ) -> Result<Vec<TournamentId>, sqlx::Error> {
        let ids: Vec<String> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT id FROM tournaments WHERE wake IS NOT NULL AND status < 2 AND wake <= $1 \
                 ORDER BY wake LIMIT $2",
            )
            .bind(now as i64)
            .bind(PAGE)
            .fetch_all(pool)
            .await?
        });
        Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
    }
}

fn read_row(row: Row) -> Result<TournamentRow, sqlx::Error> {
    let (id, plan, status, version, round, rounds, began, ended, next, players, host, name, kind) =
        row;
    let broken = || sqlx::Error::Decode("a tournament cannot be read".into());
    let millis = |number: Option<i64>| number.map(|number| number as Millis);
    Ok(TournamentRow {
        id: id.parse().map_err(|_| broken())?,
        host: plain_person(&host, name, &kind).ok_or_else(broken)?,
        plan: from_json(&plan)?,
        status: match status {
            0 => TournamentStatus::SignUp,
            1 => TournamentStatus::Running,
            2 => TournamentStatus::Over,
            _ => TournamentStatus::Cancelled,
        },
        version: version as u64,
        round: round as u32,
        rounds: rounds.map(|rounds| rounds as u32),
        began: millis(began),
        ended: millis(ended),
        next_round: millis(next),
        players: players as u32,
    })
}

pub(super) const fn write_status(status: TournamentStatus) -> i64 {
    match status {
        TournamentStatus::SignUp => 0,
        TournamentStatus::Running => 1,
        TournamentStatus::Over => 2,
        TournamentStatus::Cancelled => 3,
    }
}

pub(super) fn to_json(value: &impl serde::Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

pub(super) fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text).map_err(|error| sqlx::Error::Decode(error.into()))
}
