//! People who look for somebody to play with.

use polis_protocol::{
    GameKind, Millis, PersonId, PersonKind, SEARCH_SILENT_MS, SearchPace, TableId, Wish,
    WishedRated,
};

use crate::pairing::{Blocks, Group, Seeker, find_group};
use crate::store::connect::Store;
use crate::store::given_up::give_up;
use crate::store::on;

/// Most people with one wish who are looked at: those who have waited longest.
const MOST_SEEKERS: i64 = 500;

/// A search as it is kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchRow {
    pub(crate) wish: Wish,
    pub(crate) since: Millis,
    /// The last sign of life.
    pub(crate) seen: Millis,
    /// The table that was found, and when.
    pub(crate) paired: Option<(TableId, Millis)>,
}

/// A search that begins.
pub(crate) struct NewSearch {
    pub(crate) person: PersonId,
    pub(crate) kind: PersonKind,
    pub(crate) wish: Wish,
    pub(crate) rating: f64,
    pub(crate) at: Millis,
}

impl Store {
    /// Somebody begins to look for a game; what they looked for before is over. False where they have
    /// been found since a time.
    pub(crate) async fn begin_search(
        &self,
        new: &NewSearch,
        found_since: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let begun = on!(self, pool => {
            sqlx::query(
                "INSERT INTO seekers (person, game, seats, pace, rated, account, rating, since, seen) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) \
                 ON CONFLICT (person) DO UPDATE SET game = excluded.game, seats = excluded.seats, \
                 pace = excluded.pace, rated = excluded.rated, account = excluded.account, \
                 rating = excluded.rating, since = excluded.since, seen = excluded.seen, \
                 table_id = NULL, paired = NULL \
                 WHERE seekers.table_id IS NULL OR seekers.paired <= $9",
            )
            .bind(new.person.to_string())
            .bind(new.wish.game.name())
            .bind(i64::from(new.wish.seats))
            .bind(new.wish.pace.name())
            .bind(new.wish.rated.name())
            .bind(i64::from(new.kind == PersonKind::Account))
            .bind(new.rating)
            .bind(new.at as i64)
            .bind(found_since as i64)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(begun > 0)
    }

    /// Somebody's search.
    pub(crate) async fn search(&self, person: PersonId) -> Result<Option<SearchRow>, sqlx::Error> {
        /// Game, seats, pace, rated, since, seen, table, paired.
        type Row = (
            String,
            i64,
            String,
            String,
            i64,
            i64,
            Option<String>,
            Option<i64>,
        );
        let row: Option<Row> = on!(self, pool => {
            sqlx::query_as(
                "SELECT game, seats, pace, rated, since, seen, table_id, paired FROM seekers \
                 WHERE person = $1",
            )
            .bind(person.to_string())
            .fetch_optional(pool)
            .await?
        });
        Ok(
            row.and_then(|(game, seats, pace, rated, since, seen, table, paired)| {
                let table = table.and_then(|table| table.parse().ok());
                Some(SearchRow {
                    wish: Wish {
                        game: GameKind::from_name(&game)?,
                        seats: u8::try_from(seats).ok()?,
                        pace: SearchPace::from_name(&pace)?,
                        rated: WishedRated::from_name(&rated)?,
                    },
                    since: since as Millis,
                    seen: seen as Millis,
                    paired: table.zip(paired.map(|paired| paired as Millis)),
                })
            }),
        )
    }

    /// Takes note that somebody still looks for a game.
    pub(crate) async fn renew_search(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE seekers SET seen = $2 WHERE person = $1")
                .bind(person.to_string())
                .bind(now as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Somebody does not look any more; false when they have been found already.
    pub(crate) async fn end_search(&self, person: PersonId) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let ended = on!(self, pool => {
            sqlx::query("DELETE FROM seekers WHERE person = $1 AND table_id IS NULL")
                .bind(person.to_string())
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(ended > 0)
    }

    /// Number of people who look for a game like this.
    pub(crate) async fn count_seekers(&self, wish: Wish, now: Millis) -> Result<u32, sqlx::Error> {
        let count: i64 = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT count(*) FROM seekers WHERE game = $1 AND seats = $2 AND pace = $3 \
                 AND table_id IS NULL AND seen >= $4",
            )
            .bind(wish.game.name())
            .bind(i64::from(wish.seats))
            .bind(wish.pace.name())
            .bind(now.saturating_sub(SEARCH_SILENT_MS) as i64)
            .fetch_one(pool)
            .await?
        });
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Finds people for somebody who looks for a game, and gives them a table, which is to be opened
    /// then.
    pub(crate) async fn pair(
        &self,
        person: PersonId,
        wish: Wish,
        table: TableId,
        now: Millis,
    ) -> Result<Option<Group>, sqlx::Error> {
        /// Person, rated, account, rating, since.
        type Row = (String, String, i64, f64, i64);
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            // Other servers wait here until this one has paired.
            sqlx::query("UPDATE pairing_turn SET turn = turn + 1")
                .execute(&mut *transaction)
                .await?;
            let rows: Vec<Row> = sqlx::query_as(
                "SELECT person, rated, account, rating, since FROM seekers \
                 WHERE game = $1 AND seats = $2 AND pace = $3 AND table_id IS NULL \
                 AND (seen >= $4 OR person = $5) ORDER BY since LIMIT $6",
            )
            .bind(wish.game.name())
            .bind(i64::from(wish.seats))
            .bind(wish.pace.name())
            .bind(now.saturating_sub(SEARCH_SILENT_MS) as i64)
            .bind(person.to_string())
            .bind(MOST_SEEKERS)
            .fetch_all(&mut *transaction)
            .await?;
            let blocked: Vec<(String, String)> = sqlx::query_as(
                "SELECT blocks.person, blocks.other FROM blocks \
                 JOIN seekers AS one ON one.person = blocks.person \
                 JOIN seekers AS other ON other.person = blocks.other \
                 WHERE one.table_id IS NULL AND other.table_id IS NULL",
            )
            .fetch_all(&mut *transaction)
            .await?;
            let seekers: Vec<Seeker> = rows.into_iter().filter_map(read_seeker).collect();
            let blocks: Blocks = blocked
                .into_iter()
                .filter_map(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)))
                .collect();
            let seats = usize::from(wish.seats);
            let Some(group) = find_group(person, &seekers, &blocks, seats, now) else {
                return Ok(None);
            };
            for one in &group.people {
                let found = sqlx::query(
                    "UPDATE seekers SET table_id = $2, paired = $3 WHERE person = $1 \
                     AND table_id IS NULL AND game = $4 AND seats = $5 AND pace = $6",
                )
                .bind(one.to_string())
                .bind(table.to_string())
                .bind(now as i64)
                .bind(wish.game.name())
                .bind(i64::from(wish.seats))
                .bind(wish.pace.name())
                .execute(&mut *transaction)
                .await?
                .rows_affected();
                // Who has just stopped, or wishes for something else, is not seated.
                if found == 0 {
                    return Ok(None);
                }
            }
            transaction.commit().await?;
            Ok(Some(group))
        })
    }

    /// Lets people look on whose table was never opened; whether that was done.
    pub(crate) async fn unpair(&self, table: TableId, now: Millis) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        give_up!(self, table, now, transaction => {
            sqlx::query("UPDATE seekers SET table_id = NULL, paired = NULL WHERE table_id = $1")
                .bind(table.to_string())
                .execute(&mut *transaction)
                .await?
                .rows_affected()
        })
    }

    /// Forgets searches without a sign of life since a time.
    pub(crate) async fn forget_searches(&self, before: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM seekers WHERE seen < $1")
                .bind(before as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }
}

fn read_seeker(
    (person, rated, account, rating, since): (String, String, i64, f64, i64),
) -> Option<Seeker> {
    Some(Seeker {
        person: person.parse().ok()?,
        rated: WishedRated::from_name(&rated)?,
        is_account: account == 1,
        rating,
        since: since as Millis,
    })
}
