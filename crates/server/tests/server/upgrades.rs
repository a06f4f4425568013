//! Databases and backups of older versions.

use std::io::{Read, Write};

use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use polis_protocol::{Clock, Session, Status, TableSettings};
use polis_server::{Database, backup, restore};

use crate::client::Client;
use crate::clocks::execute;
use crate::people::{PASSWORD, account, sign_in};
use crate::play::{Player, play_out, table_for};
use crate::tables::moves;
use crate::world::{World, on_both};

on_both!(
    a_database_of_an_older_version_is_brought_up_to_date,
    a_backup_of_an_older_version_is_put_back,
    old_logs_are_read_while_the_server_serves,
);

/// What takes a database back to how it was before outages, sessions and names were kept.
const BACK: &[&str] = &[
    "DROP TABLE engine_signs",
    "ALTER TABLE tables RENAME COLUMN listed_seq TO seq",
    "ALTER TABLE tables RENAME COLUMN listed TO changed",
    "UPDATE tables SET seq = progress.seq, changed = progress.changed, wake = progress.wake, \
     turn = progress.turn FROM progress WHERE progress.table_number = tables.number",
    "DROP TABLE progress",
    "CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL",
    "DROP TABLE vacation_tables",
    "DROP TABLE vacations",
    "DROP TABLE solo_games",
    "DROP TABLE given_up_tables",
    "DROP TABLE archived_logs",
    "DROP TABLE archive_files",
    "DROP TABLE used_challenges",
    "DROP TABLE provider_identities",
    "DROP TABLE passkeys",
    "DROP TABLE mail_codes",
    "DROP TABLE mail_addresses",
    "DROP TABLE study_offers",
    "DROP TABLE study_chapters",
    "DROP TABLE studies",
    "DROP TABLE turn_plans",
    "DROP TABLE spectator_chat",
    "DROP TABLE suspensions",
    "DROP TABLE reports",
    "DROP TABLE challenges",
    "DROP TABLE present",
    "DROP TABLE friendships",
    "DROP TABLE blocks",
    "DROP TABLE pairing_turn",
    "DROP TABLE seekers",
    "DROP TABLE tournament_games",
    "DROP TABLE tournament_players",
    "DROP TABLE tournaments",
    "DROP TABLE backups",
    "DROP TABLE host_deeds",
    "DROP TABLE invitations",
    "DROP TABLE site",
    "DROP TABLE hosts",
    "DROP TABLE deal_tries",
    "DROP TABLE deals",
    "DROP TABLE turn_notices",
    "DROP TABLE push_subscriptions",
    "ALTER TABLE people DROP COLUMN recovery_made",
    "ALTER TABLE people DROP COLUMN recovery",
    "DROP INDEX ratings_best",
    "DROP INDEX rating_points_table",
    "ALTER TABLE rating_points DROP COLUMN rating_before",
    "ALTER TABLE people DROP COLUMN suspended",
    "DROP TABLE unread_logs",
    "DROP TABLE names",
    "DROP TABLE outages",
    "DROP TABLE heartbeat",
    "ALTER TABLE credentials DROP COLUMN scope",
    "ALTER TABLE credentials DROP COLUMN renews",
    "ALTER TABLE credentials DROP COLUMN expires",
    "ALTER TABLE credentials DROP COLUMN used",
    "DELETE FROM _sqlx_migrations WHERE version > 3",
];

/// What comes before that, as the databases dropped columns in different ways.
const BACK_SQLITE: &[&str] = &[
    "ALTER TABLE tables RENAME COLUMN unused_wake TO wake",
    "ALTER TABLE tables RENAME COLUMN unused_turn TO turn",
];
const BACK_POSTGRES: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN wake BIGINT, ADD COLUMN turn BIGINT",
    "ALTER TABLE log ADD CONSTRAINT log_table_number_fkey \
     FOREIGN KEY (table_number) REFERENCES tables (number)",
];

async fn take_back(world: &World) {
    let first = match &world.database {
        Database::Folder(_) => BACK_SQLITE,
        Database::Postgres(_) => BACK_POSTGRES,
    };
    for query in first.iter().chain(BACK) {
        execute(world, query).await;
    }
}

async fn a_database_of_an_older_version_is_brought_up_to_date(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let settings = TableSettings {
        clock: Clock::Live {
            base_ms: 60_000,
            increment_ms: 0,
        },
        ..table_for(2)
    };
    let (mut first, mut second, table) = duel_of("Erato", "Kleio", &server, settings).await;
    moves(&mut [&mut first, &mut second], table, 3).await;
    server.stop().await;
    take_back(&world).await;
    let server = world.start().await;
    let at = |client: &Client| Client {
        address: server.address,
        ..client.clone()
    };
    // Who was signed in is, and it has an end when they come.
    let sessions: Vec<Session> = at(&thalia).get("/api/v1/sessions").await;
    assert_eq!(sessions.len(), 1);
    assert!(sign_in(&server, "thalia", PASSWORD).await.is_ok());
    let mut players = [
        Player::at(&at(&first.client), table).await,
        Player::at(&at(&second.client), table).await,
    ];
    let state = players[0].table_replica.state();
    assert_eq!((state.status, state.plies), (Status::Playing, 3));
    play_out(&mut players, table, 1).await;
    server.stop().await;
}

/// A command of a newer version leaves the database of a server that runs as that server knows it.
#[tokio::test]
async fn a_command_does_not_upgrade_beside_a_server() {
    let world = World::sqlite();
    let server = world.start().await;
    let last = "SELECT MAX(version) FROM _sqlx_migrations";
    let newest = count(&world, last).await;
    execute(
        &world,
        "DELETE FROM _sqlx_migrations WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)",
    )
    .await;
    let refused = backup(&world.database, None, &mut Vec::new()).await;
    let error = refused.unwrap_err().to_string();
    assert!(error.contains("stop it first"), "{error}");
    assert!(count(&world, last).await < newest);
    server.stop().await;
}

/// Somebody who got up from a table before it began stands in nothing but its log.
async fn old_logs_are_read_while_the_server_serves(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let host = server.guest("Erato").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = host.open(&table_for(3)).await.id;
        let join = polis_protocol::Action::Join { seat: None };
        assert_eq!(thalia.act(table, &join).await.status, 200);
        let left = thalia.act(table, &polis_protocol::Action::Leave).await;
        assert_eq!(left.status, 200);
        tables.push(table);
    }
    server.stop().await;
    take_back(&world).await;
    for query in [
        "DELETE FROM named",
        "DELETE FROM _sqlx_migrations WHERE version > 2",
    ] {
        execute(&world, query).await;
    }
    let server = world.start().await;
    let thalia = Client {
        address: server.address,
        ..thalia
    };
    let body = format!(r#"{{"password":"{PASSWORD}"}}"#);
    let answer = thalia.ask("DELETE", "/api/v1/me", Some(body)).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    let named = "SELECT count(*) FROM log WHERE body LIKE '%Thalia%'";
    let unread = "SELECT count(*) FROM unread_logs";
    let started = std::time::Instant::now();
    while count(&world, unread).await > 0 {
        assert!(started.elapsed() < crate::client::PATIENCE);
        tokio::task::yield_now().await;
    }
    assert_eq!(count(&world, named).await, 0);
    let others = "SELECT count(*) FROM named WHERE person IN \
                  (SELECT id FROM people WHERE kind <> 'deleted')";
    assert_eq!(count(&world, others).await, 3);
    server.stop().await;
}

pub(crate) async fn count(world: &World, query: &'static str) -> i64 {
    match &world.database {
        Database::Folder(folder) => {
            let url = format!("sqlite://{}", folder.join("polis.db").display());
            let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
            let count = sqlx::query_scalar(query).fetch_one(&pool).await.unwrap();
            pool.close().await;
            count
        }
        Database::Postgres(url) => {
            let pool = sqlx::PgPool::connect(url).await.unwrap();
            let count = sqlx::query_scalar(query).fetch_one(&pool).await.unwrap();
            pool.close().await;
            count
        }
    }
}

async fn duel_of(
    first: &str,
    second: &str,
    server: &crate::world::Running,
    settings: TableSettings,
) -> (Player, Player, polis_protocol::TableId) {
    let (first, second) = (server.guest(first).await, server.guest(second).await);
    let settings = TableSettings {
        seating: polis_protocol::Seating::AsSeated,
        ..settings
    };
    let table = first.open(&settings).await.id;
    let join = polis_protocol::Action::Join { seat: None };
    assert_eq!(second.act(table, &join).await.status, 200);
    let first = Player::at(&first, table).await;
    let second = Player::at(&second, table).await;
    (first, second, table)
}

/// A backup as version 1 or 2 wrote it: fewer columns, and in the first fewer tables.
fn older(file: &[u8], version: u32) -> Vec<u8> {
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).unwrap();
    let mut lines = Vec::new();
    for line in text.lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        let Some(row) = value.as_array() else {
            continue;
        };
        match row[0].as_str().unwrap() {
            "names" | "heartbeat" | "outages" if version == 1 => {}
            "people" => {
                let columns = &row[1].as_array().unwrap()[..7];
                lines.push(serde_json::json!(["people", columns]).to_string());
            }
            "credentials" if version == 1 => {
                let columns = &row[1].as_array().unwrap()[..6];
                lines.push(serde_json::json!(["credentials", columns]).to_string());
            }
            _ => lines.push(line.to_owned()),
        }
    }
    let mut out = GzEncoder::new(Vec::new(), flate2::Compression::default());
    writeln!(out, "{{\"polis_backup\":{version}}}").unwrap();
    for line in &lines {
        writeln!(out, "{line}").unwrap();
    }
    writeln!(out, "{{\"rows\":{}}}", lines.len()).unwrap();
    out.finish().unwrap()
}

async fn a_backup_of_an_older_version_is_put_back(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let (first, _, table) = duel_of("Erato", "Kleio", &server, table_for(2)).await;
    let mut file = Vec::new();
    backup(&world.database, None, &mut file).await.unwrap();
    server.stop().await;
    let mut worlds = vec![(World::sqlite(), 1), (World::sqlite(), 2)];
    worlds.extend(World::postgres().map(|world| (world, 1)));
    for (other, version) in worlds {
        restore(&other.database, older(&file, version).as_slice())
            .await
            .unwrap();
        let server = other.start().await;
        for client in [&thalia, &first.client] {
            let client = Client {
                address: server.address,
                ..client.clone()
            };
            assert_eq!(client.ask("GET", "/api/v1/me", None).await.status, 200);
            assert_eq!(client.look(table).await.state.status, Status::Playing);
        }
        server.stop().await;
    }
}
