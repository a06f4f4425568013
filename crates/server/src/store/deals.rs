//! Deals that several people play, and how each of them fared.

use polis_protocol::{
    DailyContest, DealId, DealPlan, DealResult, DealTry, Millis, Person, PersonId, PersonKind,
    TableId,
};

use crate::store::connect::Store;
use crate::store::given_up::give_up;
use crate::store::on;
use crate::store::people::plain_person;

/// The most tries of one deal that are put in order.
const MOST_TRIES: i64 = 10_000;
/// The most places of the board of a month.
const MONTH_PLACES: i64 = 100;

/// A deal as it is kept.
pub(crate) struct DealRow {
    pub(crate) plan: DealPlan,
    /// The record without a move, with the order of all tiles.
    pub(crate) setup: String,
    pub(crate) host: Option<PersonId>,
    /// When everybody may see what became of it.
    pub(crate) closes: Option<Millis>,
}

/// A try that begins.
pub(crate) struct NewTry {
    pub(crate) deal: DealId,
    pub(crate) person: PersonId,
    pub(crate) kind: PersonKind,
    pub(crate) table: TableId,
    /// The hash of what the browser sent to be known by.
    pub(crate) browser: Option<String>,
    pub(crate) at: Millis,
}

/// What became of beginning a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TryStart {
    /// The person has begun it now: the table is to be opened.
    Now,
    /// They have begun it before.
    Before(TableId),
    /// There is no place left.
    Full,
}

/// A finished try.
pub(crate) struct FinishedTry {
    pub(crate) person: Person,
    pub(crate) table: TableId,
    pub(crate) result: DealResult,
}

/// How somebody fared in a month.
pub(crate) struct MonthRow {
    pub(crate) person: Person,
    pub(crate) days: u32,
    pub(crate) wins: u32,
    pub(crate) score: i64,
}

impl Store {
    pub(crate) async fn deal(&self, id: DealId) -> Result<Option<DealRow>, sqlx::Error> {
        let row: Option<(String, String, Option<String>, Option<i64>)> = on!(self, pool => {
            sqlx::query_as("SELECT plan, setup, host, closes FROM deals WHERE id = $1")
                .bind(id.to_string())
                .fetch_optional(pool)
                .await?
        });
        row.map(|(plan, setup, host, closes)| {
            Ok(DealRow {
                plan: serde_json::from_str(&plan)
                    .map_err(|error| sqlx::Error::Decode(error.into()))?,
                setup,
                host: host.and_then(|host| host.parse().ok()),
                closes: closes.map(|closes| closes as Millis),
            })
        })
        .transpose()
    }

    /// Keeps a deal, unless another node was first: then there is the one of that node.
    pub(crate) async fn add_deal(
        &self,
        id: DealId,
        deal: &DealRow,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let (day, contest) = match id {
            DealId::Daily(day, contest) => (Some(i64::from(day.0)), Some(contest.name())),
            DealId::Duel(_) => (None, None),
        };
        let plan = serde_json::to_string(&deal.plan).map_err(|e| sqlx::Error::Encode(e.into()))?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO deals (id, day, contest, host, plan, setup, made, closes) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING",
            )
            .bind(id.to_string())
            .bind(day)
            .bind(contest)
            .bind(deal.host.map(|host| host.to_string()))
            .bind(plan)
            .bind(&deal.setup)
            .bind(now as i64)
            .bind(deal.closes.map(|closes| closes as i64))
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Begins a try, of which each person has one.
    pub(crate) async fn begin_try(&self, new: &NewTry) -> Result<TryStart, sqlx::Error> {
        let places: &[Option<i64>] = match new.deal {
            DealId::Daily(..) => &[None],
            DealId::Duel(_) => &[Some(1), Some(2)],
        };
        let _writing = self.writing.lock().await;
        for place in places {
            let begun = on!(self, pool => {
                sqlx::query(
                    "INSERT INTO deal_tries (deal, person, table_id, place, began, guest, browser) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
                )
                .bind(new.deal.to_string())
                .bind(new.person.to_string())
                .bind(new.table.to_string())
                .bind(*place)
                .bind(new.at as i64)
                .bind(i64::from(new.kind == PersonKind::Guest))
                .bind(&new.browser)
                .execute(pool)
                .await?
                .rows_affected()
            });
            if begun > 0 {
                return Ok(TryStart::Now);
            }
            if let Some(mine) = self.deal_try(new.deal, new.person).await? {
                return Ok(TryStart::Before(mine.table));
            }
        }
        Ok(TryStart::Full)
    }

    /// Whether the table of a try is there.
    pub(crate) async fn has_table(&self, table: TableId) -> Result<bool, sqlx::Error> {
        let found: Option<i64> = on!(self, pool => {
            sqlx::query_scalar("SELECT number FROM tables WHERE id = $1")
                .bind(table.to_string())
                .fetch_optional(pool)
                .await?
        });
        Ok(found.is_some())
    }

    /// The deal that is played at a table, and who plays it.
    pub(crate) async fn deal_of_table(
        &self,
        table: TableId,
    ) -> Result<Option<(DealId, PersonId)>, sqlx::Error> {
        let row: Option<(String, String)> = on!(self, pool => {
            sqlx::query_as("SELECT deal, person FROM deal_tries WHERE table_id = $1")
                .bind(table.to_string())
                .fetch_optional(pool)
                .await?
        });
        Ok(row.and_then(|(deal, person)| Some((deal.parse().ok()?, person.parse().ok()?))))
    }

    /// Gives a try that began before a time another table, because the first was never opened;
    /// whether that was done. It begins anew, so that the next request finds the new table.
    pub(crate) async fn move_try(
        &self,
        from: TableId,
        to: TableId,
        before: Millis,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        give_up!(self, from, now, transaction => {
            sqlx::query(
                "UPDATE deal_tries SET table_id = $2, began = $4 \
                 WHERE table_id = $1 AND began < $3 AND ended IS NULL",
            )
            .bind(from.to_string())
            .bind(to.to_string())
            .bind(before as i64)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?
            .rows_affected()
        })
    }

    /// Whether somebody else has begun a deal in this browser, where one of both is a guest.
    pub(crate) async fn has_guest_try(&self, new: &NewTry) -> Result<bool, sqlx::Error> {
        let count: i64 = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT count(*) FROM deal_tries WHERE deal = $1 AND browser = $2 \
                 AND person <> $3 AND (guest = 1 OR $4 = 1)",
            )
            .bind(new.deal.to_string())
            .bind(&new.browser)
            .bind(new.person.to_string())
            .bind(i64::from(new.kind == PersonKind::Guest))
            .fetch_one(pool)
            .await?
        });
        Ok(count > 0)
    }

    /// A person's try at a deal.
    pub(crate) async fn deal_try(
        &self,
        deal: DealId,
        person: PersonId,
    ) -> Result<Option<DealTry>, sqlx::Error> {
        /// Table, end, points, opponent's points, won, full game, and when the deal closes.
        type Row = (String, i64, i64, i64, i64, i64, Option<i64>);
        let row: Option<Row> = on!(self, pool => {
            sqlx::query_as(
                "SELECT deal_tries.table_id, COALESCE(deal_tries.ended, -1), \
                 COALESCE(deal_tries.points, 0), COALESCE(deal_tries.opponent, 0), \
                 COALESCE(deal_tries.won, 0), COALESCE(deal_tries.full_game, 0), deals.closes \
                 FROM deal_tries JOIN deals ON deals.id = deal_tries.deal \
                 WHERE deal_tries.deal = $1 AND deal_tries.person = $2",
            )
            .bind(deal.to_string())
            .bind(person.to_string())
            .fetch_optional(pool)
            .await?
        });
        Ok(
            row.and_then(|(table, ended, points, opponent, won, full, closes)| {
                let result =
                    (ended >= 0).then(|| result((ended, points, opponent, won, full), closes));
                Some(DealTry {
                    table: table.parse().ok()?,
                    result,
                })
            }),
        )
    }

    /// Number of people who have begun a deal, and of those who have finished it.
    pub(crate) async fn deal_players(&self, deal: DealId) -> Result<(u32, u32), sqlx::Error> {
        let (begun, finished): (i64, i64) = on!(self, pool => {
            sqlx::query_as("SELECT count(*), count(ended) FROM deal_tries WHERE deal = $1")
                .bind(deal.to_string())
                .fetch_one(pool)
                .await?
        });
        Ok((begun as u32, finished as u32))
    }

    /// Who plays a duel, in the order of their places.
    pub(crate) async fn duelists(&self, deal: DealId) -> Result<Vec<Person>, sqlx::Error> {
        let rows: Vec<(String, String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, people.kind FROM deal_tries \
                 JOIN people ON people.id = deal_tries.person \
                 WHERE deal_tries.deal = $1 AND deal_tries.place IS NOT NULL \
                 ORDER BY deal_tries.place",
            )
            .bind(deal.to_string())
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(|(id, name, kind)| plain_person(&id, name, &kind))
            .collect())
    }

    /// The finished tries of a deal, in the order in which they ended.
    pub(crate) async fn finished_tries(
        &self,
        deal: DealId,
    ) -> Result<Vec<FinishedTry>, sqlx::Error> {
        type TryRow = (
            String,
            String,
            String,
            String,
            i64,
            i64,
            i64,
            i64,
            i64,
            Option<i64>,
        );
        let rows: Vec<TryRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, people.kind, deal_tries.table_id, \
                 deal_tries.ended, deal_tries.points, deal_tries.opponent, deal_tries.won, \
                 deal_tries.full_game, deals.closes \
                 FROM deal_tries JOIN people ON people.id = deal_tries.person \
                 JOIN deals ON deals.id = deal_tries.deal \
                 WHERE deal_tries.deal = $1 AND deal_tries.ended IS NOT NULL \
                 ORDER BY deal_tries.ended LIMIT $2",
            )
            .bind(deal.to_string())
            .bind(MOST_TRIES)
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(
                |(id, name, kind, table, ended, points, opponent, won, full, closes)| {
                    Some(FinishedTry {
                        person: plain_person(&id, name, &kind)?,
                        table: table.parse().ok()?,
                        result: result((ended, points, opponent, won, full), closes),
                    })
                },
            )
            .collect())
    }

    /// How everybody fared at the deals of the days from `first` to before `last` that are over by
    /// now, the best first.
    pub(crate) async fn month_of_deals(
        &self,
        contest: DailyContest,
        (first, last): (u32, u32),
        now: Millis,
    ) -> Result<Vec<MonthRow>, sqlx::Error> {
        let rows: Vec<(String, String, String, i64, i64, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, people.kind, months.days, months.wins, \
                 months.score FROM (SELECT deal_tries.person AS person, count(*) AS days, \
                 CAST(sum(deal_tries.won) AS BIGINT) AS wins, \
                 CAST(sum(CASE WHEN $6 = 1 THEN deal_tries.points \
                 WHEN deal_tries.won = 1 AND deal_tries.points > deal_tries.opponent \
                 THEN deal_tries.points - deal_tries.opponent ELSE 0 END) AS BIGINT) AS score \
                 FROM deals JOIN deal_tries ON deal_tries.deal = deals.id \
                 WHERE deals.contest = $1 AND deals.day >= $2 AND deals.day < $3 \
                 AND deals.closes <= $4 AND deal_tries.full_game = 1 \
                 AND deal_tries.ended <= deals.closes GROUP BY deal_tries.person) AS months \
                 JOIN people ON people.id = months.person \
                 ORDER BY months.score DESC, months.wins DESC, people.id LIMIT $5",
            )
            .bind(contest.name())
            .bind(i64::from(first))
            .bind(i64::from(last))
            .bind(now as i64)
            .bind(MONTH_PLACES)
            .bind(i64::from(contest == DailyContest::Solo))
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(|(id, name, kind, days, wins, score)| {
                Some(MonthRow {
                    person: plain_person(&id, name, &kind)?,
                    days: days as u32,
                    wins: wins as u32,
                    score,
                })
            })
            .collect())
    }

    /// Forgets in which browsers tries were begun before a time.
    pub(crate) async fn forget_browsers(&self, before: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "UPDATE deal_tries SET browser = NULL WHERE browser IS NOT NULL AND began < $1",
            )
            .bind(before as i64)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The deals that a person played and when they began, for who asks what is kept of them.
    pub(crate) async fn deals_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<(String, i64)>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_as("SELECT deal, began FROM deal_tries WHERE person = $1 ORDER BY began")
                .bind(person.to_string())
                .fetch_all(pool)
                .await
        })
    }
}

/// How a finished try ended: when, the points of both, whether it was won and played to the end.
fn result(
    (ended, points, opponent, won, full): (i64, i64, i64, i64, i64),
    closes: Option<i64>,
) -> DealResult {
    DealResult {
        points: points as i32,
        opponent: opponent as i32,
        won: won == 1,
        counts: full == 1 && closes.is_none_or(|closes| ended <= closes),
        at: ended as Millis,
    }
}
