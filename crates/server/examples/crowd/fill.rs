//! Years of playing, in minutes: some real games, copied as often as wanted.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use axum::Router;
use polis_game::{Chance, chance};
use polis_protocol::{Clock, PersonId, TableId};
use polis_server::{Config, Database, Server, WallClock};
use rand::RngExt;
use serde_json::json;
use sqlx::AssertSqlSafe;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::Fallible;
use crate::door::{Door, Visitor};
use crate::games::{play, settings};

/// Somebody who has played one public game in fifty.
pub(crate) const VETERAN: Named = Named(1);
/// Somebody who has played one game in fifty, all of them private.
pub(crate) const RECLUSE: Named = Named(2);

/// How many people there are besides.
const PEOPLE: usize = 20_000;
/// How many games are copied in one transaction.
const BATCH: usize = 5_000;
/// How many real games each copy is one of.
const TEMPLATES: usize = 16;
/// How many moves unfinished games have.
const MOVES: u32 = 20;

/// A person with an id that is known beforehand.
#[derive(Clone, Copy)]
pub(crate) struct Named(u128);

impl std::fmt::Display for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        PersonId::from_bits(spread(self.0)).fmt(f)
    }
}

/// One of the others.
pub(crate) fn everyman(number: usize) -> Named {
    Named(1000 + (number % PEOPLE) as u128)
}

/// The id of an unfinished game at which somebody has to move, by its place.
pub(crate) fn unfinished_game(number: usize) -> TableId {
    // Every tenth unfinished table waits for people.
    TableId::from_bits(spread(UNFINISHED + (number + number / 9 + 1) as u128))
}

/// Where the numbers of unfinished tables begin.
const UNFINISHED: u128 = 1 << 40;

/// Random-looking ids, so that they lie everywhere in an index.
fn spread(number: u128) -> u128 {
    number.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835) >> 1
}

/// A database that is written to directly.
enum Filled {
    Sqlite(sqlx::SqlitePool),
    Postgres(sqlx::PgPool),
}

/// The tables that are copied, by the numbers of their rows.
struct Templates {
    people: [String; 2],
    finished: Vec<i64>,
    gathering: i64,
    playing: Vec<i64>,
    playing_daily: Vec<i64>,
}

/// A copy of a table.
struct Copy {
    id: TableId,
    template: i64,
    at: i64,
    people: [Named; 2],
    is_public: bool,
}

/// Fills a database.
pub(crate) async fn fill(database: &str, finished: usize, unfinished: usize) -> Fallible<()> {
    let start = Instant::now();
    let database = self::database(database);
    let templates = play_templates(&database).await?;
    let filled = Filled::open(&database).await?;
    let templates = templates.numbered(&filled).await?;
    println!(
        "{:6.1} s: {TEMPLATES} games are played",
        start.elapsed().as_secs_f64()
    );
    filled.add_people().await?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as i64;
    let mut rng = chance(1);
    let mut next = filled.number("SELECT max(number) FROM tables").await? + 1;
    for first in (0..finished).step_by(BATCH) {
        let numbers = first..finished.min(first + BATCH);
        let copies = numbers.map(|number| templates.finished(number, finished, now, &mut rng));
        next = filled.copy(&templates, next, copies).await?;
    }
    println!(
        "{:6.1} s: {finished} finished games",
        start.elapsed().as_secs_f64()
    );
    for first in (0..unfinished).step_by(BATCH) {
        let numbers = first..unfinished.min(first + BATCH);
        let copies = numbers.map(|number| templates.unfinished(number, now, &mut rng));
        next = filled.copy(&templates, next, copies).await?;
    }
    filled.end().await?;
    println!(
        "{:6.1} s: {unfinished} unfinished ones",
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// A folder, or the URL of a PostgreSQL database.
pub(crate) fn database(text: &str) -> Database {
    if text.starts_with("postgres") {
        Database::Postgres(text.to_owned())
    } else {
        Database::Folder(PathBuf::from(text))
    }
}

/// Tables that were played at, by their ids.
struct Played {
    people: [String; 2],
    finished: Vec<TableId>,
    gathering: TableId,
    playing: Vec<TableId>,
    playing_daily: Vec<TableId>,
}

/// Plays the games that are copied, on a server of its own.
async fn play_templates(database: &Database) -> Fallible<Played> {
    let server = Server::start(Config::new(database.clone()), WallClock::new()).await?;
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
    let door = Door::new(&format!("http://{}", listener.local_addr()?));
    let (end, ended) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(listener, Router::new(), async move {
        let _ = ended.await;
    }));
    let played = tokio::task::spawn_blocking(move || play_all(&door)).await??;
    let _ = end.send(());
    running.await??;
    Ok(played)
}

fn play_all(door: &Door) -> Fallible<Played> {
    let mut rng = chance(2);
    let players: [Visitor; 2] = [door.guest("Thalia")?, door.guest("Kleio")?];
    let daily = Clock::Daily { days: 3 };
    let mut games = |clock: Clock, count: usize, most: u32| {
        (0..count)
            .map(|number| play(door, &players, &settings(number, clock), most, &mut rng))
            .collect::<Fallible<Vec<TableId>>>()
    };
    Ok(Played {
        finished: games(Clock::None, TEMPLATES, u32::MAX)?,
        playing: games(Clock::None, 4, MOVES)?,
        playing_daily: games(daily, 4, MOVES)?,
        gathering: door.open(&players[0], &settings(0, daily))?.id,
        people: players.map(|player| player.person.id.to_string()),
    })
}

impl Played {
    async fn numbered(&self, filled: &Filled) -> Fallible<Templates> {
        let number = async |id: &TableId| {
            let query = format!("SELECT number FROM tables WHERE id = '{id}'");
            filled.number(&query).await
        };
        let mut numbers = [Vec::new(), Vec::new(), Vec::new()];
        for (numbers, ids) in
            numbers
                .iter_mut()
                .zip([&self.finished, &self.playing, &self.playing_daily])
        {
            for id in ids {
                numbers.push(number(id).await?);
            }
        }
        let [finished, playing, playing_daily] = numbers;
        Ok(Templates {
            people: self.people.clone(),
            finished,
            gathering: number(&self.gathering).await?,
            playing,
            playing_daily,
        })
    }
}

impl Templates {
    /// A game that ended a minute after the one before it.
    fn finished(&self, number: usize, of: usize, now: i64, rng: &mut Chance) -> Copy {
        let first = match number % 50 {
            0 => VETERAN,
            1 => RECLUSE,
            _ => everyman(rng.random_range(0..PEOPLE)),
        };
        Copy {
            id: TableId::from_bits(spread(number as u128)),
            template: self.finished[number % self.finished.len()],
            at: now - (of - number) as i64 * 60_000,
            people: [first, everyman(rng.random_range(0..PEOPLE))],
            is_public: number % 50 != 1,
        }
    }

    /// A table that was opened a moment ago; of ten one waits for people, five have no clock.
    fn unfinished(&self, number: usize, now: i64, rng: &mut Chance) -> Copy {
        let template = match number % 10 {
            0 => self.gathering,
            1..=5 => self.playing[number % self.playing.len()],
            _ => self.playing_daily[number % self.playing_daily.len()],
        };
        Copy {
            id: TableId::from_bits(spread(UNFINISHED + number as u128)),
            template,
            at: now,
            people: [(); 2].map(|()| everyman(rng.random_range(0..PEOPLE))),
            is_public: true,
        }
    }
}

impl Filled {
    async fn open(database: &Database) -> Fallible<Filled> {
        Ok(match database {
            Database::Folder(folder) => {
                let options = sqlx::sqlite::SqliteConnectOptions::new()
                    .filename(folder.join("polis.db"))
                    .pragma("cache_size", "-262144")
                    .pragma("synchronous", "OFF")
                    .pragma("foreign_keys", "OFF")
                    .pragma("temp_store", "MEMORY");
                let pool = sqlx::sqlite::SqlitePoolOptions::new().max_connections(1);
                Filled::Sqlite(pool.connect_with(options).await?)
            }
            Database::Postgres(url) => {
                let pool = sqlx::postgres::PgPoolOptions::new().max_connections(1);
                let pool = pool.connect(url).await?;
                sqlx::query("SET synchronous_commit = off")
                    .execute(&pool)
                    .await?;
                Filled::Postgres(pool)
            }
        })
    }

    async fn number(&self, query: &str) -> Fallible<i64> {
        let query = AssertSqlSafe(query.to_owned());
        Ok(match self {
            Filled::Sqlite(pool) => sqlx::query_scalar(query).fetch_one(pool).await?,
            Filled::Postgres(pool) => sqlx::query_scalar(query).fetch_one(pool).await?,
        })
    }

    /// Does something with rows: `{0:t}` in it is the text, `{0:i}` the integer at place 0 of a row.
    async fn with_rows(&self, statements: &[String], rows: &serde_json::Value) -> Fallible<()> {
        match self {
            Filled::Sqlite(pool) => {
                let mut transaction = pool.begin().await?;
                for statement in statements {
                    let statement = AssertSqlSafe(self.translate(statement));
                    sqlx::query(statement)
                        .bind(rows.to_string())
                        .execute(&mut *transaction)
                        .await?;
                }
                transaction.commit().await?;
            }
            Filled::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                for statement in statements {
                    let statement = AssertSqlSafe(self.translate(statement));
                    sqlx::query(statement)
                        .bind(rows.to_string())
                        .execute(&mut *transaction)
                        .await?;
                }
                transaction.commit().await?;
            }
        }
        Ok(())
    }

    fn translate(&self, statement: &str) -> String {
        let (rows, integer) = match self {
            Filled::Sqlite(_) => ("json_each($1)", ""),
            Filled::Postgres(_) => ("json_array_elements($1::json)", "::bigint"),
        };
        let mut text = statement.replace("{rows}", rows);
        for place in 0..8 {
            text = text
                .replace(&format!("{{{place}:t}}"), &format!("(value ->> {place})"))
                .replace(
                    &format!("{{{place}:i}}"),
                    &format!("(value ->> {place}){integer}"),
                );
        }
        text
    }

    async fn add_people(&self) -> Fallible<()> {
        let everybody = (0..PEOPLE).map(everyman).chain([VETERAN, RECLUSE]);
        let rows: Vec<_> = everybody
            .enumerate()
            .map(|(number, id)| json!([id.to_string(), format!("Citizen {number}")]))
            .collect();
        let statements = [
            "INSERT INTO people (id, name, kind, created) \
             SELECT {0:t}, {1:t}, 'guest', 0 FROM {rows}",
            "INSERT INTO ratings (person, game, seats, rating, deviation, volatility, games) \
             SELECT {0:t}, 'akropolis', 2, 1500, 60, 0.06, 50 FROM {rows}",
            "INSERT INTO statistics \
             (person, game, seats, games, wins, shared, full_games, points, best) \
             SELECT {0:t}, 'akropolis', 2, 50, 25, 0, 50, 5000, 180 FROM {rows}",
        ];
        self.with_rows(&statements.map(str::to_owned), &rows.into())
            .await
    }

    /// Copies tables; the number after the last.
    async fn copy(
        &self,
        templates: &Templates,
        first: i64,
        copies: impl Iterator<Item = Copy>,
    ) -> Fallible<i64> {
        let rows: Vec<_> = copies
            .zip(first..)
            .map(|(copy, number)| {
                json!([
                    number,
                    copy.id.to_string(),
                    copy.template,
                    copy.at,
                    copy.people[0].to_string(),
                    copy.people[1].to_string(),
                    i64::from(copy.is_public),
                ])
            })
            .collect();
        let after = first + rows.len() as i64;
        let copy = "WITH copy AS MATERIALIZED (SELECT {0:i} AS number, {1:t} AS id, {2:i} AS \
                    template, {3:i} AS at, {4:t} AS one, {5:t} AS other, {6:i} AS public FROM {rows})";
        let [one, other] = &templates.people;
        let named = |column: &str| {
            format!("replace(replace({column}, '{one}', copy.one), '{other}', copy.other)")
        };
        let statements = [
            format!(
                "{copy} INSERT INTO tables (number, id, status, public, game, seats, listed_seq, \
                 opened, listed, ended, listing, outcome, setup) \
                 SELECT copy.number, copy.id, old.status, copy.public, old.game, old.seats, \
                 old.listed_seq, copy.at - 1800000, copy.at, \
                 CASE WHEN old.ended IS NULL THEN NULL ELSE copy.at END, {}, \
                 old.outcome, old.setup \
                 FROM copy JOIN tables old ON old.number = copy.template",
                named("replace(old.listing, old.id, copy.id)")
            ),
            format!(
                "{copy} INSERT INTO progress (table_number, seq, changed, turn, wake, look) \
                 SELECT copy.number, old.seq, copy.at, old.turn, \
                 CASE WHEN old.wake IS NULL THEN NULL ELSE copy.at + 259200000 END, \
                 CASE WHEN old.wake IS NULL THEN NULL ELSE copy.at + 259200000 END \
                 FROM copy JOIN progress old ON old.table_number = copy.template"
            ),
            format!(
                "{copy} INSERT INTO log (table_number, seq, at, body) \
                 SELECT copy.number, old.seq, copy.at - 1800000 + old.seq, \
                 CASE WHEN old.seq < 4 THEN {} ELSE old.body END \
                 FROM copy JOIN log old ON old.table_number = copy.template",
                named("old.body")
            ),
            format!(
                "{copy} INSERT INTO seats (table_number, seat, person, ended, public) \
                 SELECT copy.number, old.seat, \
                 CASE old.seat WHEN 1 THEN copy.one ELSE copy.other END, \
                 CASE WHEN old.ended IS NULL THEN NULL ELSE copy.at END, copy.public \
                 FROM copy JOIN seats old ON old.table_number = copy.template"
            ),
            format!(
                "{copy} INSERT INTO named (person, table_number) SELECT one, number FROM copy \
                 UNION SELECT other, number FROM copy"
            ),
        ];
        self.with_rows(&statements, &rows.into()).await?;
        Ok(after)
    }

    /// What has to be done once: a rating graph, and what databases do by themselves in time.
    async fn end(&self) -> Fallible<()> {
        let graph = format!(
            "INSERT INTO rating_points \
             (person, game, seats, at, table_number, rating, deviation, rating_before) \
             SELECT person, 'akropolis', 2, ended, table_number, 1500, 60, 1500 FROM seats \
             WHERE person = '{VETERAN}' AND ended IS NOT NULL"
        );
        match self {
            Filled::Sqlite(pool) => {
                sqlx::query(AssertSqlSafe(graph)).execute(pool).await?;
                sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
                    .execute(pool)
                    .await?;
            }
            Filled::Postgres(pool) => {
                sqlx::query(AssertSqlSafe(graph)).execute(pool).await?;
                sqlx::query(
                    "SELECT setval(pg_get_serial_sequence('tables', 'number'), \
                     (SELECT max(number) FROM tables))",
                )
                .execute(pool)
                .await?;
                sqlx::query("VACUUM ANALYZE").execute(pool).await?;
            }
        }
        Ok(())
    }
}
