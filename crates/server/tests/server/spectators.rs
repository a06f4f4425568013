//! Spectators: who they are, and what they say where the players do not hear it.

use std::collections::BTreeSet;

use polis_protocol::{
    AbuseReport, Action, Code, Event, FromServer, Logged, SpectatorLine, TableId,
};
use serde_json::Value;

use crate::client::{Client, PATIENCE, Socket};
use crate::hosts::host;
use crate::nodes::at;
use crate::play::{Player, table_for};
use crate::reports::about;
use crate::tables::{duel, moves};
use crate::world::{Running, World, on_both};

on_both!(
    spectators_are_named_until_they_leave,
    a_crowd_is_counted,
    players_hear_spectators_only_after_the_end,
    what_spectators_say_is_bounded,
    who_said_what_is_reported_and_forgotten,
);

fn say(text: &str, key: u32) -> Action {
    Action::Say {
        text: text.to_owned(),
        key,
    }
}

async fn speak(player: &mut Player, table: TableId, text: &str, key: u32) {
    let said = player.socket.do_it(table, say(text, key)).await;
    assert!(said.is_ok(), "{said:?}");
}

/// Waits until the spectators who are listed are these.
async fn spectators(socket: &mut Socket, expected: &[&str]) -> u32 {
    let expected: BTreeSet<&str> = expected.iter().copied().collect();
    socket
        .until(|message| match message {
            FromServer::Presence { presence, .. } => {
                let names = presence.spectators.iter().map(|who| who.name.as_str());
                (names.collect::<BTreeSet<_>>() == expected).then_some(presence.watchers)
            }
            _ => None,
        })
        .await
}

/// Waits until so many lines of spectators have come, and returns them.
async fn lines(socket: &mut Socket, number: usize) -> Vec<(u32, String)> {
    loop {
        let said = |text: &String| match serde_json::from_str(text) {
            Ok(FromServer::SpectatorSaid { line, .. }) => Some((line.number, line.text)),
            _ => None,
        };
        let lines: Vec<(u32, String)> = socket.heard.iter().filter_map(said).collect();
        if lines.len() >= number {
            return lines;
        }
        socket.next().await.expect("the server closed the socket");
    }
}

/// Everything that a player can ask the server for while they play.
async fn all_that_a_player_gets(player: &Client, table: TableId) -> Vec<(String, String)> {
    let person = player.person.as_ref().unwrap().id;
    let paths = [
        format!("/tables/{table}"),
        format!("/tables/{table}/events?after=0"),
        format!("/tables/{table}/chat"),
        format!("/tables/{table}/spectator-chat"),
        format!("/tables/{table}/record"),
        "/me/data".to_owned(),
        "/me/tables".to_owned(),
        "/archive".to_owned(),
        format!("/people/{person}"),
        format!("/people/{person}/games"),
    ];
    let mut answers = Vec::new();
    for path in paths {
        let answer = player.ask("GET", &format!("/api/v1{path}"), None).await;
        answers.push((path, answer.text));
    }
    answers
}

/// Checks that nothing of what spectators whisper has reached a player, or can be asked for by them.
async fn expect_no_whisper(player: &Player, nodes: &[&Running], table: TableId) {
    for text in &player.socket.heard {
        assert!(!text.contains("whisper"), "{text}");
    }
    for node in nodes {
        for (path, text) in all_that_a_player_gets(&at(node, &player.client), table).await {
            assert!(!text.contains("whisper"), "{path}: {text}");
        }
    }
}

async fn spectators_are_named_until_they_leave(world: World) {
    let server = world.start().await;
    let (mut first, _second, table) = duel(&server, table_for(2)).await;
    let (erato, ourania) = (server.guest("Erato").await, server.guest("Ourania").await);
    let mut here = Player::at(&erato, table).await;
    let there = Player::at(&ourania, table).await;
    let nobody = Player::at(&server.client(), table).await;
    assert_eq!(
        spectators(&mut first.socket, &["Erato", "Ourania"]).await,
        2
    );
    let presence = first.client.look(table).await.presence;
    assert_eq!(presence.spectators.len(), 2);
    // A person with two sockets is one.
    let again = Player::at(&erato, table).await;
    assert_eq!(first.client.look(table).await.presence.watchers, 3);
    drop((again, there, nobody));
    let gone = async |socket: &mut Socket| while spectators(socket, &["Erato"]).await != 1 {};
    gone(&mut first.socket).await;
    gone(&mut here.socket).await;
    drop(here);
    assert_eq!(spectators(&mut first.socket, &[]).await, 0);
    server.stop().await;
}

/// Who is there is told to many less often, but in the end.
async fn a_crowd_is_counted(world: World) {
    let server = world.start().await;
    let (mut first, _second, table) = duel(&server, table_for(2)).await;
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.push(Player::at(&server.client(), table).await);
    }
    let counted = async |socket: &mut Socket, expected: u32| {
        socket
            .until(|message| match message {
                FromServer::Presence { presence, .. } => {
                    (presence.watchers == expected).then_some(())
                }
                _ => None,
            })
            .await;
    };
    counted(&mut first.socket, 40).await;
    crowd.truncate(35);
    counted(&mut first.socket, 35).await;
    counted(&mut crowd[0].socket, 35).await;
    server.stop().await;
}

async fn players_hear_spectators_only_after_the_end(world: World) {
    let server = world.start().await;
    // On PostgreSQL a second server, at which one of the spectators and a player are.
    let other = match world.database {
        polis_server::Database::Folder(_) => None,
        polis_server::Database::Postgres(_) => Some(world.start().await),
    };
    let node = other.as_ref().unwrap_or(&server);
    let (mut first, second, table) = duel(&server, table_for(2)).await;
    let mut second = Player::at(&at(node, &second.client), table).await;
    let (erato, ourania) = (server.guest("Erato").await, server.guest("Ourania").await);
    let mut near = Player::at(&erato, table).await;
    let mut far = Player::at(&at(node, &ourania), table).await;
    // Both servers know of both.
    let started = std::time::Instant::now();
    for client in [&first.client, &second.client] {
        while client.look(table).await.presence.spectators.len() != 2 {
            assert!(started.elapsed() < PATIENCE, "spectators are not told");
        }
    }

    speak(&mut far, table, "whisper one", 5).await;
    // A repetition is no second line.
    speak(&mut far, table, "whisper one", 5).await;
    speak(&mut near, table, "whisper two", 1).await;
    for listener in [&mut near, &mut far] {
        let mut lines = lines(&mut listener.socket, 2).await;
        lines.sort();
        let expected = [(1, "whisper one".to_owned()), (2, "whisper two".to_owned())];
        assert_eq!(lines, expected);
    }
    speak(&mut first, table, "between us", 1).await;
    moves(
        &mut [&mut first, &mut second, &mut near, &mut far],
        table,
        2,
    )
    .await;
    let path = format!("/api/v1/tables/{table}/spectator-chat");
    let told: Vec<SpectatorLine> = at(node, &erato).get(&path).await;
    let told: Vec<&str> = told.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(told, ["whisper one", "whisper two"]);

    // Nothing of it reaches a player, on no way and at no server.
    for player in [&first, &second] {
        expect_no_whisper(player, &[&server, node], table).await;
        let answer = player.client.ask("GET", &path, None).await;
        assert_eq!(answer.refusal().code, Code::NotAllowed);
    }
    for text in near.socket.heard.iter().chain(&far.socket.heard) {
        assert!(!text.contains("between us"), "{text}");
    }

    // After the end everybody hears everything, before and from now on.
    first.client.act(table, &Action::Resign).await;
    for player in [&mut first, &mut second, &mut near, &mut far] {
        player
            .follow_until(|table| table.state().outcome.is_some())
            .await;
    }
    for reader in [&first.client, &second.client, &erato, &server.client()] {
        let told: Vec<SpectatorLine> = reader.get(&path).await;
        assert_eq!(told.len(), 2);
        let seated: Vec<Logged> = reader.get(&format!("/api/v1/tables/{table}/chat")).await;
        assert!(
            matches!(&seated[..], [Logged { event: Event::Said { text, who, .. }, .. }]
            if text == "between us" && who.as_ref().unwrap().name == "Thalia")
        );
    }
    speak(&mut near, table, "well played", 2).await;
    for player in [&mut first, &mut second] {
        let heard = lines(&mut player.socket, 1).await;
        assert_eq!(heard, [(3, "well played".to_owned())]);
    }
    speak(&mut first, table, "thank you", 2).await;
    for spectator in [&mut near, &mut far] {
        spectator
            .socket
            .until(|message| match message {
                FromServer::Event { logged, .. } => {
                    matches!(logged.event, Event::Said { text, .. } if text == "thank you")
                        .then_some(())
                }
                _ => None,
            })
            .await;
    }
    server.stop().await;
    if let Some(other) = other {
        other.stop().await;
    }
}

async fn what_spectators_say_is_bounded(world: World) {
    let server = world.start().await;
    let (thalia, erato) = (server.guest("Thalia").await, server.guest("Erato").await);
    let waiting = thalia.open(&table_for(2)).await.id;
    let refused = async |client: &Client, table, action: Action, code| {
        let answer = client.act(table, &action).await;
        assert_eq!(answer.refusal().code, code, "{}", answer.text);
    };
    // In the waiting room only those talk who sit there.
    assert_eq!(thalia.act(waiting, &say("anybody?", 1)).await.status, 200);
    refused(&erato, waiting, say("me", 1), Code::NotAllowed).await;
    let (_first, _second, table) = duel(&server, table_for(2)).await;
    refused(&erato, table, say(" ", 1), Code::Malformed).await;
    refused(&erato, table, say(&"x".repeat(301), 1), Code::Malformed).await;
    let stranger = server.client().act(table, &say("boo", 1)).await;
    assert_eq!(stranger.refusal().code, Code::NotSignedIn);
    server.stop().await;
}

async fn who_said_what_is_reported_and_forgotten(world: World) {
    let server = world.start().await;
    let (_first, second, table) = duel(&server, table_for(2)).await;
    let (erato, ourania) = (server.guest("Erato").await, server.guest("Ourania").await);
    assert_eq!(
        erato.act(table, &say("secret of Erato", 1)).await.status,
        200
    );
    assert_eq!(ourania.act(table, &say("of Ourania", 1)).await.status, 200);
    // Who talked with somebody can report them, with what was said; who said nothing cannot.
    let report = about(erato.person.as_ref().unwrap().id);
    let silent = server.guest("Kalliope").await;
    let refused = silent.post("/api/v1/reports", &report).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    assert_eq!(ourania.post("/api/v1/reports", &report).await.status, 204);
    let host = host(&world, &server, "Polymnia").await;
    let reports: Vec<AbuseReport> = host.get("/api/v1/host/reports").await;
    let lines = reports[0].chat.iter();
    let lines: Vec<&str> = lines.map(|line| line.text.as_str()).collect();
    assert_eq!(lines, ["secret of Erato", "of Ourania"]);
    // Each finds their own words in what is kept of them, and nobody else's.
    let data: Value = erato.get("/api/v1/me/data").await;
    let said = data["said_as_spectator"].as_array().unwrap();
    assert_eq!(
        (said.len(), &said[0]["text"]),
        (1, &"secret of Erato".into())
    );
    let deleted = erato
        .ask("DELETE", "/api/v1/me", Some("{}".to_owned()))
        .await;
    assert_eq!(deleted.status, 204, "{}", deleted.text);
    let path = format!("/api/v1/tables/{table}/spectator-chat");
    let told = ourania.ask("GET", &path, None).await;
    assert!(!told.text.contains("Erato"), "{}", told.text);
    assert!(told.text.contains("of Ourania"), "{}", told.text);
    second.client.act(table, &Action::Resign).await;
    let told: Vec<SpectatorLine> = second.client.get(&path).await;
    assert_eq!(told.len(), 2);
    server.stop().await;
}
