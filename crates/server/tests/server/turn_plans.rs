//! Planning one's next turn: private, played at once, dropped when it no longer applies.

use polis_game::{Game, chance};
use polis_notation::Record;
use polis_protocol::{
    Action, Clock, Code, Contest, NewTiles, Snapshot, TableId, TableSettings, Takebacks, TurnPlan,
};

use crate::client::Client;
use crate::nodes::at;
use crate::play::{Player, architekton, table_for};
use crate::tables::duel;
use crate::world::{World, on_both};

on_both!(
    a_planned_turn_is_played_at_once,
    a_plan_is_dropped_when_it_no_longer_applies,
    plans_are_private_and_bounded,
);

fn days(settings: TableSettings) -> TableSettings {
    TableSettings {
        clock: Clock::Daily { days: 2 },
        takebacks: Takebacks::ByConsent,
        ..settings
    }
}

async fn keep(client: &Client, table: TableId, plan: &TurnPlan) -> u16 {
    let body = serde_json::to_string(plan).unwrap();
    let path = format!("/api/v1/tables/{table}/plan");
    client.ask("PUT", &path, Some(body)).await.status
}

async fn kept(client: &Client, table: TableId) -> TurnPlan {
    client.get(&format!("/api/v1/tables/{table}/plan")).await
}

fn plan(turns: &[&[&str]], new_tiles: NewTiles) -> TurnPlan {
    let turn = |turn: &&[&str]| turn.iter().map(|text| (*text).to_owned()).collect();
    TurnPlan {
        turns: turns.iter().map(turn).collect(),
        new_tiles,
    }
}

/// What the other player could play if it were their turn: of each tile of the site that they can pay,
/// the cheapest first, a move.
fn choices(snapshot: &Snapshot, player: &Player) -> Vec<(String, String)> {
    let record = Record::read(snapshot.record.as_ref().unwrap()).unwrap();
    let Record::Akropolis(record) = record else {
        panic!("another game");
    };
    let seat = player.seat().unwrap();
    let supposed = record.position().supposing_turn(seat).unwrap();
    let moves: Vec<String> = supposed
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    let choice = |tile: String| {
        let lays = |text: &&String| text.split(' ').next() == Some(tile.as_str());
        let text = moves.iter().find(lays).cloned()?;
        Some((tile, text))
    };
    let site = supposed.site().iter().map(ToString::to_string);
    site.filter_map(choice).collect()
}

/// A move of the first player that takes this tile.
fn take(snapshot: &Snapshot, tile: &str) -> Action {
    let record = Record::read(snapshot.record.as_ref().unwrap()).unwrap();
    let Record::Akropolis(record) = record else {
        panic!("another game");
    };
    let moves = record.position().legal_moves();
    let text = moves.iter().map(ToString::to_string);
    let text = text
        .into_iter()
        .find(|text| text.split(' ').next() == Some(tile));
    Action::Play {
        ply: snapshot.state.plies,
        takebacks: snapshot.state.takebacks,
        text: text.unwrap(),
    }
}

async fn a_planned_turn_is_played_at_once(world: World) {
    let server = world.start().await;
    let other = match world.database {
        polis_server::Database::Folder(_) => None,
        polis_server::Database::Postgres(_) => Some(world.start().await),
    };
    let node = other.as_ref().unwrap_or(&server);
    let (mut first, mut second, table) = duel(&server, days(table_for(2))).await;
    let snapshot = first.client.look(table).await;
    let choices = choices(&snapshot, &second);
    let [(free, wanted), (_, fallback), ..] = &choices[..] else {
        panic!("expected a choice: {choices:?}");
    };
    // The wanted tile is taken by the other, so the second choice is played, whichever server hears
    // of the plan.
    let planned = plan(&[&["nonsense"], &[wanted], &[fallback]], NewTiles::Stop);
    assert_eq!(keep(&at(node, &second.client), table, &planned).await, 204);
    assert_eq!(kept(&second.client, table).await, planned);
    let action = take(&snapshot, free);
    assert_eq!(first.client.act(table, &action).await.status, 200);
    for player in [&mut first, &mut second] {
        player.follow_until(|table| table.state().plies == 2).await;
    }
    let record = first.client.look(table).await.record.unwrap();
    assert!(record.contains(fallback), "{record}");
    // It was for one turn.
    assert_eq!(kept(&second.client, table).await, TurnPlan::default());
    assert_eq!(first.table_replica.state().to_move, first.seat());
    server.stop().await;
    if let Some(other) = other {
        other.stop().await;
    }
}

async fn a_plan_is_dropped_when_it_no_longer_applies(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, days(table_for(2))).await;
    let snapshot = first.client.look(table).await;
    let choices = choices(&snapshot, &second);
    let (free, wanted) = choices[0].clone();
    // Nothing of it is possible any more: it waits for its player.
    let planned = plan(&[&[&wanted]], NewTiles::PlayOn);
    assert_eq!(keep(&second.client, table, &planned).await, 204);
    let action = take(&snapshot, &free);
    assert_eq!(first.client.act(table, &action).await.status, 200);
    // The plan is gone as soon as it has been looked at.
    while kept(&second.client, table).await != TurnPlan::default() {}
    let state = first.client.look(table).await.state;
    assert_eq!((state.plies, state.to_move), (1, second.seat()));
    // Who plays themselves, in the text of another move, plays on as usual.
    for player in [&mut first, &mut second] {
        player.follow_until(|table| table.state().plies == 1).await;
    }
    let action = second.play(&mut chance(3));
    assert_eq!(second.client.act(table, &action).await.status, 200);
    for player in [&mut first, &mut second] {
        player.follow_until(|table| table.state().plies == 2).await;
    }
    // The third turn lays out a stack of two: who did not want to play in spite of that decides anew.
    let snapshot = first.client.look(table).await;
    let choices = self::choices(&snapshot, &second);
    let (last, left) = (choices[0].clone(), choices.last().unwrap().1.clone());
    let planned = plan(&[&[&left]], NewTiles::Stop);
    assert_eq!(keep(&second.client, table, &planned).await, 204);
    let action = take(&snapshot, &last.0);
    assert_eq!(first.client.act(table, &action).await.status, 200);
    while kept(&second.client, table).await != TurnPlan::default() {}
    let state = first.client.look(table).await.state;
    assert_eq!((state.plies, state.to_move), (3, second.seat()));
    server.stop().await;
}

async fn plans_are_private_and_bounded(world: World) {
    let server = world.start().await;
    let (first, second, table) = duel(&server, days(architekton(Contest::Game))).await;
    let secret = plan(&[&["Lw 77,-77", "B12 1,0 2"]], NewTiles::Stop);
    assert_eq!(keep(&second.client, table, &secret).await, 204);
    // Nobody else learns of it.
    assert_eq!(kept(&first.client, table).await, TurnPlan::default());
    let stranger = server.guest("Erato").await;
    assert_eq!(kept(&stranger, table).await, TurnPlan::default());
    for path in ["", "/events?after=0", "/record"] {
        let path = format!("/api/v1/tables/{table}{path}");
        let answer = first.client.ask("GET", &path, None).await;
        assert!(!answer.text.contains("77,-77"), "{path}: {}", answer.text);
    }
    let data = first.client.ask("GET", "/api/v1/me/data", None).await;
    assert!(!data.text.contains("77,-77"), "{}", data.text);
    let data = second.client.ask("GET", "/api/v1/me/data", None).await;
    assert!(data.text.contains("77,-77"), "{}", data.text);
    // Not on one's own turn, not from outside, not too much, not in a hurry.
    let refused = async |client: &Client, table: TableId, plan: &TurnPlan, code: Code| {
        let body = serde_json::to_string(plan).unwrap();
        let path = format!("/api/v1/tables/{table}/plan");
        let answer = client.ask("PUT", &path, Some(body)).await;
        assert_eq!(answer.refusal().code, code, "{}", answer.text);
    };
    refused(&first.client, table, &secret, Code::WrongState).await;
    refused(&stranger, table, &secret, Code::NotAllowed).await;
    let long = plan(&[&["x"; 5]], NewTiles::Stop);
    refused(&second.client, table, &long, Code::Malformed).await;
    let live = TableSettings {
        clock: Clock::Live {
            base_ms: 600_000,
            increment_ms: 0,
        },
        ..table_for(2)
    };
    let (_first, fast, live) = duel(&server, live).await;
    refused(&fast.client, live, &secret, Code::WrongState).await;
    // It can be taken back.
    let path = format!("/api/v1/tables/{table}/plan");
    assert_eq!(second.client.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(kept(&second.client, table).await, TurnPlan::default());
    server.stop().await;
}
