//! The boards of the best solo games.

use polis_akropolis::{Architect, Length, Variants};
use polis_protocol::{
    Action, ChairPlan, GameSettings, SoloBoard, Status, TableId, TableSettings, Visibility,
};

use crate::client::Client;
use crate::clocks::execute;
use crate::deals::finish;
use crate::people::{PASSWORD, account, make_account};
use crate::play::{any_move, table_for};
use crate::world::{World, on_both};

on_both!(
    the_best_game_of_each_account_is_listed,
    a_board_comes_in_pages,
    only_fair_public_games_count,
);

fn solo(architect: Architect) -> TableSettings {
    TableSettings {
        game: GameSettings::Akropolis {
            variants: Variants::NONE,
            length: Length::Standard,
            architect: Some(architect),
        },
        chairs: vec![ChairPlan::Host],
        ..table_for(1)
    }
}

/// Plays a solo game to its end; the table and the points.
async fn played(client: &Client, settings: &TableSettings, seed: u64) -> (TableId, i32) {
    let table = client.open(settings).await.id;
    let snapshot = finish(client, table, seed).await;
    assert_eq!(snapshot.state.status, Status::Finished);
    (table, snapshot.state.outcome.unwrap().points[0])
}

async fn board(client: &Client, architect: Architect) -> SoloBoard {
    client
        .get(&format!("/api/v1/leaderboard/solo/{architect}"))
        .await
}

async fn the_best_game_of_each_account_is_listed(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let settings = solo(Architect::Metagenes);
    assert_eq!(board(&thalia, Architect::Metagenes).await.games, []);
    let mut own = Vec::new();
    for seed in 1..=2 {
        own.push(played(&thalia, &settings, seed).await);
    }
    let theirs = played(&kleio, &settings, 3).await;
    let best = *own.iter().rev().max_by_key(|(_, points)| *points).unwrap();
    let found = board(&kleio, Architect::Metagenes).await;
    let mut listed: Vec<(TableId, i32)> = found
        .games
        .iter()
        .map(|game| (game.table, game.points))
        .collect();
    assert!(listed.is_sorted_by(|one, other| one.1 >= other.1));
    listed.sort_unstable_by_key(|(table, _)| *table);
    let mut expected = vec![best, theirs];
    expected.sort_unstable_by_key(|(table, _)| *table);
    assert_eq!(listed, expected);
    assert_eq!(found.after, None);
    // Each can be replayed, by anybody.
    for game in &found.games {
        let outcome = kleio.look(game.table).await.state.outcome.unwrap();
        assert_eq!(outcome.points, [game.points, game.opponent]);
        let path = format!("/api/v1/tables/{}/record", game.table);
        assert_eq!(server.client().ask("GET", &path, None).await.status, 200);
    }
    // Each architect has a board of their own.
    assert_eq!(board(&kleio, Architect::Callicrates).await.games, []);
    for none in ["solo/daidalos", "solo/1", "solo/HIPPODAMOS"] {
        let path = format!("/api/v1/leaderboard/{none}");
        assert_eq!(kleio.ask("GET", &path, None).await.status, 404, "{none}");
    }
    for after in ["x", "1-2", "1-2-3-4", "-1-2-3", "1-2-9999999999999999"] {
        let path = format!("/api/v1/leaderboard/solo/metagenes?after={after}");
        assert_eq!(kleio.ask("GET", &path, None).await.status, 400, "{after}");
    }
    // Who deletes their account leaves the board.
    let goodbye = serde_json::json!({ "password": PASSWORD }).to_string();
    let answer = kleio.ask("DELETE", "/api/v1/me", Some(goodbye)).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    let found = board(&thalia, Architect::Metagenes).await;
    let names: Vec<&str> = found
        .games
        .iter()
        .map(|game| game.person.name.as_str())
        .collect();
    assert_eq!(names, ["Thalia"]);
    server.stop().await;
}

async fn a_board_comes_in_pages(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let (table, _) = played(&thalia, &solo(Architect::Hippodamos), 1).await;
    server.stop().await;
    // As many others as a page holds, all with equal points; every one at a table of their own.
    for statement in [
        "INSERT INTO people (id, name, kind, created) \
         WITH RECURSIVE muses (n) AS (SELECT 11 UNION ALL SELECT n + 1 FROM muses WHERE n < 60) \
         SELECT '000000000000000000000000' || n, 'Muse ' || n, 'account', 1 FROM muses",
        "INSERT INTO tables (id, status, public, game, seats, listed_seq, opened, listed, listing) \
         SELECT id, 2, 1, 'akropolis', 1, 1, 1, 1, '{}' FROM people WHERE name LIKE 'Muse %'",
        "INSERT INTO solo_games (table_number, architect, person, points, opponent, won, ended) \
         SELECT number, 'hippodamos', id, 500, 20, 1, number / 3 FROM tables \
         WHERE listing = '{}'",
    ] {
        execute(&world, statement).await;
    }
    let server = world.start().await;
    let client = server.client();
    let first = board(&client, Architect::Hippodamos).await;
    assert_eq!(first.games.len(), 50);
    assert!(first.games.iter().all(|game| game.points == 500));
    assert!(first.games.is_sorted_by_key(|game| game.at));
    let path = format!(
        "/api/v1/leaderboard/solo/hippodamos?after={}",
        first.after.unwrap()
    );
    let second: SoloBoard = client.get(&path).await;
    assert_eq!(second.after, None);
    let tables: Vec<TableId> = second.games.iter().map(|game| game.table).collect();
    assert_eq!(tables, [table]);
    server.stop().await;
    // Whom the host keeps out is not listed, and nobody is listed twice or left out by a page.
    execute(
        &world,
        "UPDATE people SET suspended = 1 WHERE name = 'Muse 11'",
    )
    .await;
    let server = world.start().await;
    let first = board(&server.client(), Architect::Hippodamos).await;
    assert_eq!(first.games.len(), 50);
    assert_eq!(first.games[49].table, table);
    server.stop().await;
}

async fn only_fair_public_games_count(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let fair = solo(Architect::Hippodamos);
    let of = |length, variants| GameSettings::Akropolis {
        variants,
        length,
        architect: Some(Architect::Hippodamos),
    };
    // Private, with a variant.
    let unfair = [
        TableSettings {
            visibility: Visibility::Private,
            ..fair.clone()
        },
        TableSettings {
            game: of(Length::Standard, Variants::ALL),
            ..fair.clone()
        },
    ];
    for settings in &unfair {
        played(&thalia, settings, 1).await;
    }
    // Given up.
    let table = thalia.open(&fair).await.id;
    assert_eq!(thalia.act(table, &Action::Resign).await.status, 200);
    // With a move taken back.
    let snapshot = thalia.open(&fair).await;
    let record = polis_notation::Record::read(&snapshot.record.unwrap()).unwrap();
    let play = Action::Play {
        ply: 0,
        takebacks: 0,
        text: any_move(&record, &mut polis_game::chance(1)),
    };
    assert_eq!(thalia.act(snapshot.id, &play).await.status, 200);
    let takeback = Action::AskTakeback { ply: 0 };
    assert_eq!(thalia.act(snapshot.id, &takeback).await.status, 200);
    let after = finish(&thalia, snapshot.id, 1).await;
    assert_eq!(after.state.takebacks, 1);
    assert_eq!(board(&thalia, Architect::Hippodamos).await.games, []);
    // By a guest: it counts once the guest has an account.
    let mut kleio = server.guest("Kleio").await;
    let (table, _) = played(&kleio, &fair, 1).await;
    assert_eq!(board(&thalia, Architect::Hippodamos).await.games, []);
    make_account(&mut kleio, "Kleio").await;
    let games = board(&kleio, Architect::Hippodamos).await.games;
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].table, table);
    server.stop().await;
}
