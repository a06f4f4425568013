//! Who has signed up for a tournament.

use polis_protocol::{
    Millis, Person, PersonId, PersonKind, Pool, Rated, Rating, TournamentId, TournamentPresence,
    TournamentStatus,
};

use crate::store::connect::Store;
use crate::store::on;
use crate::store::people::plain_person;
use crate::store::tournaments::{TournamentRow, write_status};

/// Somebody who has signed up.
#[derive(Clone, Debug)]
pub(crate) struct TournamentEntrant {
    pub(crate) person: Person,
    pub(crate) joined: Millis,
    pub(crate) presence: TournamentPresence,
}

impl Store {
    /// Everybody who has signed up, in the order of the lot, with their ratings at such tables.
    pub(crate) async fn tournament_entrants(
        &self,
        tournament: &TournamentRow,
    ) -> Result<Vec<TournamentEntrant>, sqlx::Error> {
        /// Who, since when, whether they are there, and their rating with its deviation.
        type Row = (String, String, String, i64, i64, Option<f64>, Option<f64>);
        let pool_of = Pool {
            game: tournament.plan.game.kind(),
            seats: tournament.plan.seats,
        };
        let rows: Vec<Row> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, people.kind, players.joined, players.presence, \
                 ratings.rating, ratings.deviation FROM tournament_players AS players \
                 JOIN people ON people.id = players.person \
                 LEFT JOIN ratings ON ratings.person = players.person AND ratings.game = $2 \
                 AND ratings.seats = $3 \
                 WHERE players.tournament = $1 ORDER BY players.lot, players.person",
            )
            .bind(tournament.id.to_string())
            .bind(pool_of.game.name())
            .bind(i64::from(pool_of.seats))
            .fetch_all(pool)
            .await?
        });
        let read = |(id, name, kind, joined, presence, rating, deviation): Row| {
            let mut person = plain_person(&id, name, &kind)?;
            let rating = rating.zip(deviation);
            let rating =
                rating.map(|(rating, deviation)| (rating, Rating::is_provisional(deviation)));
            // In a rated tournament everybody has a rating, if only that of who has not played yet.
            let is_rated = tournament.plan.rated == Rated::Rated;
            let rating = rating.or(is_rated.then_some((Rating::NEW, true)));
            if person.kind == PersonKind::Account {
                person.rating = rating.map(|(rating, _)| rating.round() as i32);
                person.provisional = rating.is_some_and(|(_, is_provisional)| is_provisional);
            }
            Some(TournamentEntrant {
                person,
                joined: joined as Millis,
                presence: read_presence(presence),
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Signs somebody up, or takes them back; whether that was done, or none where the tournament has
    /// another status by now. Who was sent away stays away, and there is room for so many.
    pub(crate) async fn join_tournament(
        &self,
        id: TournamentId,
        person: PersonId,
        lot: u32,
        now: Millis,
        most: usize,
        status: TournamentStatus,
    ) -> Result<Option<bool>, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            // Whoever joins at the same time waits here. Who comes back to an arena is paired soon.
            let is_as_seen = sqlx::query(
                "UPDATE tournaments SET version = version + 1 WHERE id = $1 AND status = $2",
            )
            .bind(id.to_string())
            .bind(write_status(status))
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            if is_as_seen == 0 {
                return Ok(None);
            }
            let joined = sqlx::query(
                "INSERT INTO tournament_players (tournament, person, lot, joined, presence) \
                 SELECT $1, $2, $3, $4, 0 WHERE (SELECT count(*) FROM tournament_players \
                 WHERE tournament = $1 AND presence < 3 AND person <> $2) < $5 \
                 ON CONFLICT (tournament, person) DO UPDATE SET presence = 0 \
                 WHERE tournament_players.presence IN (1, 2)",
            )
            .bind(id.to_string())
            .bind(person.to_string())
            .bind(i64::from(lot))
            .bind(now as i64)
            .bind(most as i64)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            if joined == 0 {
                return Ok(Some(false));
            }
            transaction.commit().await?;
        });
        Ok(Some(true))
    }

    /// Whether somebody is there; none where they have not signed up.
    pub(crate) async fn tournament_presence(
        &self,
        id: TournamentId,
        person: PersonId,
    ) -> Result<Option<TournamentPresence>, sqlx::Error> {
        let presence: Option<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT presence FROM tournament_players WHERE tournament = $1 AND person = $2",
            )
            .bind(id.to_string())
            .bind(person.to_string())
            .fetch_optional(pool)
            .await?
        });
        Ok(presence.map(read_presence))
    }

    /// Somebody leaves, or is sent away. Who leaves before the start has never signed up.
    pub(crate) async fn leave_tournament(
        &self,
        id: TournamentId,
        person: PersonId,
        presence: TournamentPresence,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query("UPDATE tournaments SET version = version + 1 WHERE id = $1")
                .bind(id.to_string())
                .execute(&mut *transaction)
                .await?;
            let changed = sqlx::query(
                "UPDATE tournament_players SET presence = $3 \
                 WHERE tournament = $1 AND person = $2 AND presence < 3 AND presence <> $3",
            )
            .bind(id.to_string())
            .bind(person.to_string())
            .bind(write_presence(presence))
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            // Where nothing changes, nobody is to look again.
            if changed == 0 {
                return Ok(());
            }
            sqlx::query(
                "DELETE FROM tournament_players WHERE tournament = $1 AND person = $2 \
                 AND presence = 1 AND EXISTS (SELECT 1 FROM tournaments \
                 WHERE tournaments.id = $1 AND tournaments.status = 0)",
            )
            .bind(id.to_string())
            .bind(person.to_string())
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// The tournaments that a person signed up for and when, for who asks what is kept of them.
    pub(crate) async fn tournaments_joined(
        &self,
        person: PersonId,
    ) -> Result<Vec<(String, i64)>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_as(
                "SELECT tournament, joined FROM tournament_players WHERE person = $1 \
                 ORDER BY joined",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await
        })
    }
}

const fn write_presence(presence: TournamentPresence) -> i64 {
    match presence {
        TournamentPresence::Here => 0,
        TournamentPresence::Left => 1,
        TournamentPresence::Absent => 2,
        TournamentPresence::Removed => 3,
    }
}

const fn read_presence(number: i64) -> TournamentPresence {
    match number {
        0 => TournamentPresence::Here,
        1 => TournamentPresence::Left,
        2 => TournamentPresence::Absent,
        _ => TournamentPresence::Removed,
    }
}
