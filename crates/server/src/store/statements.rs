//! The statements that write many rows at once, for both databases.
//!
//! Rows come as one JSON array of arrays. In the templates `{3:i}` is the integer, `{3:t}` the text
//! at place 3 of a row, and `{rows}` stands for the rows.

use std::sync::OnceLock;

/// Which database is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

/// The statements for one database.
pub(super) struct Statements {
    /// Moves tables on by their events; gives the numbers of those that were as expected.
    pub(super) touch: &'static str,
    /// Lets tables be looked at in time where they are due earlier than was known.
    pub(super) look: &'static str,
    /// Changes rows of tables when more than a move changes.
    pub(super) update: &'static str,
    /// Adds events.
    pub(super) log: &'static str,
    /// Frees all seats of tables.
    pub(super) unseat: &'static str,
    /// Sits people down.
    pub(super) sit: &'static str,
    /// Notes who is named at a table.
    pub(super) name: &'static str,
    /// Notes when games ended.
    pub(super) end: &'static str,
    /// Counts how games went.
    pub(super) count: &'static str,
    /// Notes how tries at deals ended.
    pub(super) finish_deal: &'static str,
    /// Notes games for the boards of the Illustrious Architects.
    pub(super) finish_solo: &'static str,
    /// Adds tables that nobody has given up; gives their ids and numbers.
    pub(super) open: &'static str,
    /// Notes how far tables are that were added.
    pub(super) begin: &'static str,
}

impl Statements {
    pub(super) fn of(dialect: Dialect) -> &'static Statements {
        static SQLITE: OnceLock<Statements> = OnceLock::new();
        static POSTGRES: OnceLock<Statements> = OnceLock::new();
        let cell = match dialect {
            Dialect::Sqlite => &SQLITE,
            Dialect::Postgres => &POSTGRES,
        };
        cell.get_or_init(|| Statements::new(dialect))
    }

    fn new(dialect: Dialect) -> Statements {
        // They are made once and used as long as the process lives.
        let make = |template: &str| -> &'static str { translate(template, dialect).leak() };
        Statements {
            touch: make(
                "UPDATE progress SET seq = {2:i}, changed = {3:i}, wake = {4:i}, turn = {5:i} \
                 FROM {rows} WHERE progress.table_number = {0:i} AND progress.seq = {1:i} \
                 RETURNING progress.table_number",
            ),
            look: make(
                "UPDATE progress SET look = wake \
                 WHERE table_number IN (SELECT {0:i} FROM {rows}) \
                 AND wake IS NOT NULL AND (look IS NULL OR look > wake)",
            ),
            update: make(
                "UPDATE tables SET listed_seq = {1:i}, listed = {2:i}, \
                 status = {3:i}, listing = {4:t}, setup = COALESCE({5:t}, tables.setup), \
                 outcome = COALESCE({6:t}, tables.outcome), ended = COALESCE({7:i}, tables.ended) \
                 FROM {rows} WHERE tables.number = {0:i}",
            ),
            log: make(
                "INSERT INTO log (table_number, seq, at, body) \
                 SELECT {0:i}, {1:i}, {2:i}, {3:t} FROM {rows}",
            ),
            unseat: make("DELETE FROM seats WHERE table_number IN (SELECT {0:i} FROM {rows})"),
            sit: make(
                "INSERT INTO seats (table_number, seat, person, public) \
                 SELECT {0:i}, {1:i}, {2:t}, tables.public FROM {rows} \
                 JOIN tables ON tables.number = {0:i}",
            ),
            name: make(
                // SQLite needs the `WHERE` to tell `ON CONFLICT` from a join.
                "INSERT INTO named (table_number, person) SELECT {0:i}, {1:t} FROM {rows} \
                 WHERE true ON CONFLICT DO NOTHING",
            ),
            end: make("UPDATE seats SET ended = {1:i} FROM {rows} WHERE table_number = {0:i}"),
            count: make(
                // Nothing of somebody who deleted their account during the game comes back.
                "INSERT INTO statistics \
                 (person, game, seats, games, wins, shared, full_games, points, best) \
                 SELECT {0:t}, {1:t}, {2:i}, {3:i}, {4:i}, {5:i}, {6:i}, {7:i}, {8:i} FROM {rows} \
                 WHERE EXISTS (SELECT 1 FROM people \
                 WHERE people.id = {0:t} AND people.kind <> 'deleted') \
                 ON CONFLICT (person, game, seats) DO UPDATE SET \
                 games = statistics.games + excluded.games, \
                 wins = statistics.wins + excluded.wins, \
                 shared = statistics.shared + excluded.shared, \
                 full_games = statistics.full_games + excluded.full_games, \
                 points = statistics.points + excluded.points, \
                 best = CASE WHEN excluded.full_games > 0 AND \
                 (statistics.full_games = 0 OR excluded.best > statistics.best) \
                 THEN excluded.best ELSE statistics.best END",
            ),
            finish_deal: make(
                "UPDATE deal_tries SET ended = {1:i}, points = {2:i}, opponent = {3:i}, \
                 won = {4:i}, full_game = {5:i} FROM {rows} WHERE table_id = {0:t}",
            ),
            finish_solo: make(
                // As with statistics, nothing of a deleted account comes back.
                "INSERT INTO solo_games \
                 (table_number, architect, person, points, opponent, won, ended) \
                 SELECT {0:i}, {1:t}, {2:t}, {3:i}, {4:i}, {5:i}, {6:i} FROM {rows} \
                 WHERE EXISTS (SELECT 1 FROM people \
                 WHERE people.id = {2:t} AND people.kind <> 'deleted')",
            ),
            open: make(
                "INSERT INTO tables (id, status, public, game, seats, listed_seq, opened, listed, \
                 listing, setup) \
                 SELECT {0:t}, {1:i}, {2:i}, {3:t}, {4:i}, {5:i}, {6:i}, {7:i}, {8:t}, {9:t} \
                 FROM {rows} WHERE NOT EXISTS \
                 (SELECT 1 FROM given_up_tables WHERE given_up_tables.id = {0:t}) \
                 RETURNING id, number",
            ),
            begin: make(
                "INSERT INTO progress (table_number, seq, changed, turn, wake, look) \
                 SELECT {0:i}, {1:i}, {2:i}, {3:i}, {4:i}, {4:i} FROM {rows}",
            ),
        }
    }
}

fn translate(template: &str, dialect: Dialect) -> String {
    let rows = match dialect {
        Dialect::Sqlite => "json_each($1) AS new",
        Dialect::Postgres => "json_array_elements($1::json) AS new",
    };
    let mut text = template.replace("{rows}", rows);
    for place in 0..12 {
        let value = match dialect {
            Dialect::Sqlite => format!("new.value ->> {place}"),
            Dialect::Postgres => format!("(new.value ->> {place})"),
        };
        let integer = match dialect {
            Dialect::Sqlite => value.clone(),
            Dialect::Postgres => format!("{value}::bigint"),
        };
        text = text
            .replace(&format!("{{{place}:t}}"), &value)
            .replace(&format!("{{{place}:i}}"), &integer);
    }
    text
}
