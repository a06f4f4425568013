//! Logs of old games in files: everybody reads them as before, and nothing is lost on the way.

use std::path::Path;

use polis_protocol::{Action, DeleteMe, TableId};
use polis_server::{ArchiveConfig, Config, Server, WallClock, backup, restore};

use crate::client::{Client, PATIENCE};
use crate::clocks::{age, execute};
use crate::faults::Process;
use crate::people::{PASSWORD, make_account};
use crate::play::{play_out, table_for};
use crate::tables::{duel, moves};
use crate::upgrades::count;
use crate::world::{Running, World, on_both};

on_both!(
    old_games_are_read_from_files,
    who_is_deleted_is_forgotten_in_files,
    a_kill_while_archiving_loses_nothing,
);

const LOG: &str = "SELECT count(*) FROM log";
const YEAR_MS: i64 = 365 * 24 * 3_600_000;

fn thirty_days(folder: &Path) -> ArchiveConfig {
    ArchiveConfig {
        folder: folder.to_owned(),
        after_days: Some(30),
    }
}

/// What can be asked of finished games.
async fn answers(server: &Running, reader: &Client, tables: &[TableId]) -> Vec<String> {
    let reader = Client {
        address: server.address,
        ..reader.clone()
    };
    let person = reader.person.as_ref().unwrap().id;
    let mut paths = vec![
        "/api/v1/archive".to_owned(),
        format!("/api/v1/people/{person}/games"),
    ];
    for table in tables {
        for end in ["", "/events", "/events?after=3", "/record", "/chat"] {
            paths.push(format!("/api/v1/tables/{table}{end}"));
        }
    }
    let mut answers = Vec::new();
    for path in paths {
        let answer = reader.ask("GET", &path, None).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        // A snapshot tells what time it is.
        let (text, _) = answer
            .text
            .split_once(",\"now\":")
            .unwrap_or((&answer.text, ""));
        answers.push(format!("{path}: {text}"));
    }
    answers
}

async fn until(world: &World, query: &'static str, wanted: i64) {
    let started = std::time::Instant::now();
    while count(world, query).await != wanted {
        assert!(started.elapsed() < PATIENCE, "{query} is not {wanted}");
        tokio::task::yield_now().await;
    }
}

async fn old_games_are_read_from_files(mut world: World) {
    let folder = tempfile::tempdir().unwrap();
    let server = world.start().await;
    let (first, second, old) = duel(&server, table_for(2)).await;
    let reader = first.client.clone();
    let say = |text: &str, key| Action::Say {
        text: text.to_owned(),
        key,
    };
    reader.act(old, &say("well begun", 1)).await;
    play_out(&mut [first, second], old, 1).await;
    let (mut third, mut fourth, unfinished) = duel(&server, table_for(2)).await;
    moves(&mut [&mut third, &mut fourth], unfinished, 3).await;
    let (fifth, _, young) = duel(&server, table_for(2)).await;
    fifth.client.act(young, &Action::Resign).await;
    server.stop().await;
    for table in [old, unfinished] {
        age(&world, table, YEAR_MS).await;
    }
    let rest = "SELECT count(*) FROM log WHERE table_number > 1";
    let (all, rest) = (count(&world, LOG).await, count(&world, rest).await);
    assert!(all > rest);
    let server = world.start().await;
    let before = answers(&server, &reader, &[old]).await;
    server.stop().await;
    world.archive = Some(thirty_days(folder.path()));
    let server = world.start().await;
    until(&world, LOG, rest).await;
    assert_eq!(answers(&server, &reader, &[old]).await, before);
    let figures = server.client().ask("GET", "/metrics", None).await.text;
    assert!(
        figures.contains("polis_archived_games_total 1"),
        "{figures}"
    );
    // What happens now is in the database, behind what is in the file.
    let reader = Client {
        address: server.address,
        ..reader
    };
    let answer = reader.act(old, &say("well played", 2)).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let chat = reader
        .ask("GET", &format!("/api/v1/tables/{old}/chat"), None)
        .await
        .text;
    let (begun, played) = (chat.find("well begun"), chat.find("well played"));
    assert!(begun.is_some() && begun < played, "{chat}");
    let after = answers(&server, &reader, &[old]).await;
    server.stop().await;
    // A server without the folder does not start, as it could not read them; so with a backup.
    let start = Server::start(Config::new(world.database.clone()), WallClock::new());
    let error = start.await.err().expect("a folder is missing").to_string();
    assert!(error.contains("expected the folder"), "{error}");
    assert!(backup(&world.database, None, Vec::new()).await.is_err());
    // Nor one whose folder is empty: a volume that is not mounted looks so.
    let empty = tempfile::tempdir().unwrap();
    let mut config = Config::new(world.database.clone());
    config.archive = Some(ArchiveConfig {
        folder: empty.path().to_owned(),
        after_days: Some(1),
    });
    let start = Server::start(config, WallClock::new()).await;
    let error = start.err().expect("the files are missing").to_string();
    assert!(error.contains("is its volume mounted"), "{error}");
    let mut file = Vec::new();
    backup(&world.database, Some(folder.path()), &mut file)
        .await
        .unwrap();
    let other = World::sqlite();
    restore(&other.database, file.as_slice()).await.unwrap();
    assert_eq!(count(&other, LOG).await, all + 1);
    let server = other.start().await;
    assert_eq!(answers(&server, &reader, &[old]).await, after);
    server.stop().await;
}

async fn who_is_deleted_is_forgotten_in_files(mut world: World) {
    let folder = tempfile::tempdir().unwrap();
    let server = world.start().await;
    let (mut first, second, table) = duel(&server, table_for(2)).await;
    make_account(&mut first.client, "Melpomene").await;
    let say = Action::Say {
        text: "I am Melpomene".to_owned(),
        key: 1,
    };
    first.client.act(table, &say).await;
    first.client.act(table, &Action::Resign).await;
    // A neighbour in the same file.
    let (third, _, neighbour) = duel(&server, table_for(2)).await;
    third.client.act(neighbour, &Action::Resign).await;
    server.stop().await;
    for table in [table, neighbour] {
        age(&world, table, YEAR_MS).await;
    }
    world.archive = Some(thirty_days(folder.path()));
    let server = world.start().await;
    until(&world, LOG, 0).await;
    let tables = [table, neighbour];
    let before = answers(&server, &second.client, &tables).await;
    assert!(before.iter().any(|answer| answer.contains("Melpomene")));
    assert!(
        texts(folder.path())
            .iter()
            .any(|text| text.contains("Melpomene"))
    );
    let melpomene = Client {
        address: server.address,
        ..first.client
    };
    let password = Some(PASSWORD.to_owned());
    let body = serde_json::to_string(&DeleteMe { password }).unwrap();
    let answer = melpomene.ask("DELETE", "/api/v1/me", Some(body)).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    until(
        &world,
        "SELECT count(*) FROM named WHERE person IN (SELECT id FROM people WHERE kind = 'deleted')",
        0,
    )
    .await;
    let after = answers(&server, &second.client, &tables).await;
    assert!(!after.concat().contains("Melpomene"), "{after:?}");
    let moves_before = before.concat().matches("\"moved\"").count();
    assert_eq!(after.concat().matches("\"moved\"").count(), moves_before);
    // Nor does the name stand in any file.
    let texts = texts(folder.path());
    assert_eq!(texts.len(), 1, "{texts:?}");
    assert!(!texts[0].contains("Melpomene"), "{texts:?}");
    server.stop().await;
}

/// The text of every file of an archive.
fn texts(folder: &Path) -> Vec<String> {
    use std::io::Read;
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(texts(&path));
        } else {
            let mut text = String::new();
            let file = std::fs::File::open(path).unwrap();
            let mut decoder = flate2::read::MultiGzDecoder::new(file);
            decoder.read_to_string(&mut text).unwrap();
            found.push(text);
        }
    }
    found
}

async fn a_kill_while_archiving_loses_nothing(mut world: World) {
    let folder = tempfile::tempdir().unwrap();
    let server = world.start().await;
    let mut tables = Vec::new();
    let mut reader = None;
    for _ in 0..6 {
        let (mut first, mut second, table) = duel(&server, table_for(2)).await;
        moves(&mut [&mut first, &mut second], table, 2).await;
        first.client.act(table, &Action::Resign).await;
        reader = Some(first.client);
        tables.push(table);
    }
    server.stop().await;
    let reader = reader.unwrap();
    for &table in &tables {
        age(&world, table, YEAR_MS).await;
    }
    let server = world.start().await;
    let before = answers(&server, &reader, &tables).await;
    server.stop().await;
    world.archive = Some(thirty_days(folder.path()));
    for round in 0_u32..8 {
        let process = Process::start(&world, "");
        // Each time a little later.
        for _ in 0..round * round * 50 {
            tokio::task::yield_now().await;
        }
        process.kill();
    }
    // What was left behind goes after an hour.
    execute(&world, "UPDATE archive_files SET made = 0").await;
    let server = world.start().await;
    until(&world, LOG, 0).await;
    until(
        &world,
        "SELECT count(*) FROM archive_files WHERE state <> 1",
        0,
    )
    .await;
    assert_eq!(answers(&server, &reader, &tables).await, before);
    let files = count(&world, "SELECT count(*) FROM archive_files").await;
    assert_eq!(texts(folder.path()).len() as i64, files);
    server.stop().await;
}
