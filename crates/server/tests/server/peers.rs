//! Messages between nodes hold the moves: a node that is one place behind reads nothing, one that is
//! further behind reads what it missed, and whatever else comes over the bus does no harm.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use futures_util::StreamExt;
use hmac::{Hmac, KeyInit, Mac};
use polis_game::{Seat, chance};
use polis_protocol::{Action, Event, Status, TableId};
use polis_server::Database;
use sha2::Sha256;
use sqlx::{Connection, PgConnection};

use crate::client::PATIENCE;
use crate::nats::{Nats, await_nats, figure, world_with};
use crate::play::{Player, play_out, table_for};
use crate::tables::moves;
use crate::world::{Running, World};

/// A game that has started between people at two nodes, which have heard of each other.
struct Match {
    one: Running,
    two: Running,
    table: TableId,
    first: Player,
    second: Player,
}

impl Match {
    async fn start(world: &World) -> Match {
        let (one, two) = (world.start().await, world.start().await);
        if world.nats.is_some() {
            for node in [&one, &two] {
                await_nats(node, 1).await;
            }
        }
        let (thalia, kleio) = (one.guest("Thalia").await, two.guest("Kleio").await);
        let table = thalia.open(&table_for(2)).await.id;
        let mut first = Player::at(&thalia, table).await;
        let mut second = Player::at(&kleio, table).await;
        let join = Action::Join { seat: None };
        assert_eq!(kleio.act(table, &join).await.status, 200);
        for player in [&mut first, &mut second] {
            player
                .follow_until(|table| table.state().status == Status::Playing)
                .await;
        }
        let mut game = Match {
            one,
            two,
            table,
            first,
            second,
        };
        // Each has written something that the other has heard.
        game.play(4).await;
        game
    }

    async fn play(&mut self, count: u32) {
        moves(&mut [&mut self.first, &mut self.second], self.table, count).await;
    }

    /// A figure of both nodes together.
    async fn figure(&self, name: &str) -> u64 {
        figure(&self.one, name).await + figure(&self.two, name).await
    }

    /// Both nodes, and one that reads everything from the database, know the same.
    async fn finish(self, world: &World) {
        let third = world.start().await;
        let read = third.client().look(self.table).await;
        for player in [&self.first, &self.second] {
            let known = player.client.look(self.table).await;
            assert_eq!(known.record, read.record);
            assert_eq!(known.state, read.state);
            assert_eq!(player.table_replica.state().plies, read.state.plies);
        }
        for node in [self.one, self.two, third] {
            node.stop().await;
        }
    }
}

/// What somebody can do who signs in to the database itself.
struct Intruder {
    connection: PgConnection,
    number: i64,
    key: String,
}

impl Intruder {
    async fn at(world: &World, table: TableId) -> Intruder {
        let Database::Postgres(url) = &world.database else {
            panic!("another database");
        };
        let mut connection = PgConnection::connect(url).await.unwrap();
        let number = sqlx::query_scalar("SELECT number FROM tables WHERE id = $1")
            .bind(table.to_string())
            .fetch_one(&mut connection)
            .await
            .unwrap();
        let key = sqlx::query_scalar("SELECT value FROM secrets WHERE name = 'peers'")
            .fetch_one(&mut connection)
            .await
            .unwrap();
        Intruder {
            connection,
            number,
            key,
        }
    }

    fn sign(key: &str, text: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).unwrap();
        mac.update(text.as_bytes());
        let signature = BASE64.encode(&mac.finalize().into_bytes()[..16]);
        format!("{signature} {text}")
    }

    /// The message of a node with an event of the table.
    fn message(&self, seq: u32, event: &str) -> String {
        format!("77 s {}:{seq} 17 {event}", self.number)
    }

    async fn notify(&mut self, text: &str) {
        sqlx::query("SELECT pg_notify('polis', $1)")
            .bind(text)
            .execute(&mut self.connection)
            .await
            .unwrap();
    }

    /// Writes an event as a node would, and tells nobody.
    async fn write(&mut self, seq: u32, body: &str) {
        sqlx::query("INSERT INTO log (table_number, seq, at, body) VALUES ($1, $2, 17, $3)")
            .bind(self.number)
            .bind(i64::from(seq))
            .bind(body)
            .execute(&mut self.connection)
            .await
            .unwrap();
        sqlx::query("UPDATE progress SET seq = $2, changed = 17 WHERE table_number = $1")
            .bind(self.number)
            .bind(i64::from(seq))
            .execute(&mut self.connection)
            .await
            .unwrap();
    }
}

/// Moves come from messages, and the database is not asked for them.
async fn moves_are_not_read(world: World) {
    let mut game = Box::pin(Match::start(&world)).await;
    let reads = game.figure("polis_peer_reads_total ").await;
    let events = game.figure("polis_peer_events_total ").await;
    game.play(16).await;
    let wanted = events + 16;
    let taken = async { while game.figure("polis_peer_events_total ").await != wanted {} };
    tokio::time::timeout(PATIENCE, taken)
        .await
        .expect("each move is taken from its message, once");
    assert_eq!(game.figure("polis_peer_reads_total ").await, reads);
    // A line of chat does not travel: it is read.
    let say = Action::Say {
        text: "well played".to_owned(),
        key: 1,
    };
    let seq = game.second.table_replica.state().seq;
    assert_eq!(game.first.client.act(game.table, &say).await.status, 200);
    game.second
        .follow_until(|table| table.state().seq > seq)
        .await;
    assert_eq!(game.figure("polis_peer_reads_total ").await, reads + 1);
    Box::pin(game.finish(&world)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_that_postgresql_tells_are_not_read() {
    if let Some(world) = World::postgres() {
        Box::pin(moves_are_not_read(world)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_that_nats_tells_are_not_read() {
    let Some(nats) = Nats::start() else {
        return;
    };
    if let Some(world) = world_with(&nats) {
        Box::pin(moves_are_not_read(world)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gap_before_a_message_is_read_from_the_database() {
    let Some(world) = World::postgres() else {
        return;
    };
    let mut game = Box::pin(Match::start(&world)).await;
    let mut intruder = Intruder::at(&world, game.table).await;
    let last = game.first.table_replica.state().seq;
    let asked = Event::TakebackAsked {
        seat: Seat::First,
        ply: 2,
    };
    let declined = Event::TakebackDeclined { seat: Seat::Second };
    let [asked, declined] = [asked, declined].map(|event| serde_json::to_string(&event).unwrap());
    // A node whose first message nobody hears.
    intruder.write(last + 1, &asked).await;
    intruder.write(last + 2, &declined).await;
    let text = intruder.message(last + 2, &declined);
    let text = Intruder::sign(&intruder.key, &text);
    intruder.notify(&text).await;
    for player in [&mut game.first, &mut game.second] {
        player
            .follow_until(|table| table.state().seq == last + 2)
            .await;
    }
    game.play(4).await;
    Box::pin(game.finish(&world)).await;
}

/// What no node said, and what a broken one says, neither changes a game nor stops one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_from_the_database_does_no_harm() {
    let Some(world) = World::postgres() else {
        return;
    };
    let mut game = Box::pin(Match::start(&world)).await;
    let mut intruder = Intruder::at(&world, game.table).await;
    let state = game.first.table_replica.state().clone();
    let mover = if game.first.seat() == state.to_move {
        &game.first
    } else {
        &game.second
    };
    let Action::Play { text, .. } = mover.play(&mut chance(3)) else {
        panic!("expected a move");
    };
    let event = |ply: u32, text: &str, shown: &str| {
        let event = Event::Moved {
            ply,
            seat: state.to_move.unwrap(),
            text: text.to_owned(),
            shown: shown.to_owned(),
            left_ms: None,
        };
        serde_json::to_string(&event).unwrap()
    };
    let (next, plies) = (state.seq + 1, state.plies);
    let legal = intruder.message(next, &event(plies, &text, ""));
    // A move that could be played, but that no node signed.
    let mut garbage = vec![
        legal.clone(),
        Intruder::sign("guessed", &legal),
        String::from(" "),
        "x".repeat(7000),
        "a b c \u{0} d".replace('\0', "\u{1}"),
    ];
    // A node that is out of its mind: no move, a move of another ply, tiles that do not lie there, what
    // does not travel, a place that nobody can have, and numbers that are none.
    for text in [
        intruder.message(next, "{}"),
        intruder.message(next, &event(plies, "nonsense", "")),
        intruder.message(next, &event(plies + 1, &text, "")),
        intruder.message(next, &event(plies, &text, "nonsense")),
        intruder.message(next, r#"{"aborted":{"reason":"host"}}"#),
        intruder.message(u32::MAX - 1, &event(plies, &text, "")),
        intruder.message(u32::MAX, &event(plies, &text, "")),
        intruder.message(0, &event(plies, &text, "")),
        "77 s 9223372036854775807:1 1 {}".to_owned(),
        "77 s -1:-1".to_owned(),
        format!("77 p {} 255 4294967295 []", game.table),
        format!("78 p {} 255 4294967295 []", game.table),
        "77 g 1".to_owned(),
        "77 n 5".to_owned(),
    ] {
        garbage.push(Intruder::sign(&intruder.key, &text));
    }
    for text in &garbage {
        intruder.notify(text).await;
    }
    // Messages come in their order: when moves are through, all of it was.
    game.play(6).await;
    for node in [&game.one, &game.two] {
        assert_eq!(node.client().look(game.table).await.state.plies, plies + 6);
    }
    Box::pin(game.finish(&world)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forged_and_repeated_messages_by_nats_do_no_harm() {
    let Some(nats) = Nats::start() else {
        return;
    };
    let Some(world) = world_with(&nats) else {
        return;
    };
    let eavesdropper = async_nats::connect(nats.url()).await.unwrap();
    let mut heard = eavesdropper.subscribe("polis.>").await.unwrap();
    eavesdropper.flush().await.unwrap();
    let mut game = Box::pin(Match::start(&world)).await;
    game.play(4).await;
    let plies = game.first.table_replica.state().plies;
    // Everything that was said so far, again, in reverse order and as others would say it.
    let mut messages: Vec<async_nats::Message> = Vec::new();
    // A move is an array in the log, and so in messages.
    let is_move = |message: &&async_nats::Message| {
        let text = String::from_utf8_lossy(&message.payload);
        text.contains(" s ") && text.contains(" [")
    };
    while messages.iter().filter(is_move).count() < 4 {
        messages.push(heard.next().await.expect("NATS stays"));
    }
    for message in messages.iter().rev() {
        let text = String::from_utf8(message.payload.to_vec()).unwrap();
        assert!(
            !text.contains("Thalia") || text.contains(" p "),
            "a name travels with an event: {text}"
        );
        let forged = text.replace(':', ":1");
        let unsigned = text.split_once(' ').map(|(_, text)| text.to_owned());
        for text in [Some(text), Some(forged), unsigned].into_iter().flatten() {
            let payload = text.into_bytes().into();
            eavesdropper
                .publish(message.subject.clone(), payload)
                .await
                .unwrap();
        }
        for garbage in [&[0xff, 0xfe][..], b"", b" ", b"polis"] {
            let payload = garbage.to_vec().into();
            eavesdropper
                .publish(message.subject.clone(), payload)
                .await
                .unwrap();
        }
    }
    eavesdropper.flush().await.unwrap();
    game.play(6).await;
    assert_eq!(game.first.table_replica.state().plies, plies + 6);
    let mut players = [game.first, game.second];
    play_out(&mut players, game.table, 4).await;
    let [first, second] = players;
    let ended = Match {
        first,
        second,
        ..game
    };
    Box::pin(ended.finish(&world)).await;
}
