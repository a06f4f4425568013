//! Several nodes at one PostgreSQL: any of them serves any table.

use polis_game::chance;
use polis_protocol::{Action, FromClient, FromServer, Lobby, Status, TableId, TableSettings};
use polis_server::WallClock;

use crate::client::{Client, PATIENCE};
use crate::cluster::Cluster;
use crate::play::{Player, play_out, table_for};
use crate::tables::{duel, moves};
use crate::world::{Running, World};

/// The same person at another node.
pub(crate) fn at(node: &Running, client: &Client) -> Client {
    Client {
        address: node.address,
        ..client.clone()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_two_nodes_play_a_game() {
    let Some(world) = World::postgres() else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    let (thalia, kleio) = (one.guest("Thalia").await, two.guest("Kleio").await);
    let table = thalia.open(&table_for(2)).await.id;
    let first = Player::at(&thalia, table).await;
    let mut second = Player::at(&kleio, table).await;
    second
        .socket
        .do_it(table, Action::Join { seat: None })
        .await
        .unwrap();
    let mut players = [first, Player::at(&kleio, table).await];
    for player in &mut players {
        player
            .follow_until(|table| table.state().status == Status::Playing)
            .await;
    }
    play_out(&mut players, table, 4).await;
    assert_eq!(
        players[0].table_replica.record(),
        players[1].table_replica.record()
    );
    assert_eq!(
        players[0].table_replica.state(),
        players[1].table_replica.state()
    );
    // Both know of each other.
    assert_eq!(thalia.look(table).await.presence.here, [true, true]);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_moves_for_one_place_cannot_both_be_accepted() {
    let Some(world) = World::postgres() else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    let thalia = one.guest("Thalia").await;
    let kleio = one.guest("Kleio").await;
    for seed in 0..10 {
        let table = thalia.open(&table_for(2)).await.id;
        kleio.act(table, &Action::Join { seat: None }).await;
        let player = Player::at(&thalia, table).await;
        let player = if player.seat() == player.table_replica.state().to_move {
            player
        } else {
            Player::at(&kleio, table).await
        };
        let here = at(&one, &player.client);
        let there = at(&two, &player.client);
        there.look(table).await;
        // Two different moves at the same time, at two nodes.
        let (a, b) = (
            player.play(&mut chance(seed)),
            player.play(&mut chance(seed + 100)),
        );
        if a == b {
            continue;
        }
        let (a, b) = tokio::join!(here.act(table, &a), there.act(table, &b));
        let accepted = [a.status, b.status]
            .iter()
            .filter(|&&status| status == 200)
            .count();
        assert_eq!(accepted, 1, "{} {}", a.text, b.text);
        // Both nodes agree on what happened.
        let mut one = Player::at(&here, table).await;
        let mut two = Player::at(&there, table).await;
        one.follow_until(|table| table.state().plies == 1).await;
        two.follow_until(|table| table.state().plies == 1).await;
        assert_eq!(one.table_replica.record(), two.table_replica.record());
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_at_one_node_is_heard_at_the_other() {
    let Some(world) = World::postgres() else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    let thalia = one.guest("Thalia").await;
    let mut lobby = two.client().socket().await;
    lobby.send(&FromClient::WatchLobby { id: 1 }).await;
    let empty = lobby
        .until(|message| match message {
            FromServer::Lobby { lobby, .. } => Some(lobby),
            _ => None,
        })
        .await;
    assert_eq!(empty, Lobby::default());
    let table = thalia.open(&table_for(2)).await.id;
    let heard = lobby
        .until(|message| match message {
            FromServer::LobbyChanged { table } => Some(table.id),
            _ => None,
        })
        .await;
    assert_eq!(heard, table);
    // Signing out at one node ends sockets at the other.
    let mut socket = at(&two, &thalia).socket().await;
    assert!(matches!(
        socket.next().await,
        Some(FromServer::Welcome { .. })
    ));
    assert_eq!(
        thalia.ask("DELETE", "/api/v1/sessions", None).await.status,
        204
    );
    socket
        .until(|message| match message {
            FromServer::Goodbye { .. } => Some(()),
            _ => None,
        })
        .await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_deletes_himself_is_forgotten_at_all_nodes() {
    let Some(world) = World::postgres() else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    let (thalia, kleio) = (one.guest("Thalia").await, two.guest("Kleio").await);
    let table = thalia.open(&table_for(2)).await.id;
    kleio.act(table, &Action::Join { seat: None }).await;
    // Both nodes have the table in memory, and keep it there.
    let _watching = (
        Player::at(&thalia, table).await,
        Player::at(&kleio, table).await,
    );
    assert!(names(&kleio, table).await.contains(&"Thalia".to_owned()));
    let answer = thalia.ask("DELETE", "/api/v1/me", Some("{}".to_owned()));
    assert_eq!(answer.await.status, 204);
    let here = names(&one.client(), table).await;
    assert!(!here.contains(&"Thalia".to_owned()), "{here:?}");
    let forgotten = async { while names(&kleio, table).await.contains(&"Thalia".to_owned()) {} };
    tokio::time::timeout(PATIENCE, forgotten)
        .await
        .expect("the other node still knows the name");
    one.stop().await;
    two.stop().await;
}

/// The names of who opened a table and who sits there, as a node tells them.
async fn names(client: &Client, table: TableId) -> Vec<String> {
    let state = client.look(table).await.state;
    let sitting = state.chairs.iter().map(|chair| chair.name().to_owned());
    sitting.chain([state.host.name.clone()]).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_with_a_wrong_clock_does_no_harm() {
    let Some(world) = World::postgres() else {
        return;
    };
    let right = world.start().await;
    let wrong = world.start_with(WallClock::wrong_by(3_600_000)).await;
    let (thalia, kleio) = (right.guest("Thalia").await, wrong.guest("Kleio").await);
    let settings = TableSettings {
        clock: polis_protocol::Clock::Live {
            base_ms: 60_000,
            increment_ms: 0,
        },
        ..table_for(2)
    };
    let table = thalia.open(&settings).await.id;
    kleio.act(table, &Action::Join { seat: None }).await;
    let mut first = Player::at(&thalia, table).await;
    let mut second = Player::at(&kleio, table).await;
    first
        .follow_until(|table| table.state().status == Status::Playing)
        .await;
    moves(&mut [&mut first, &mut second], table, 6).await;
    let state = first.table_replica.state();
    assert_eq!(state.status, Status::Playing);
    for left in &state.clocks.as_ref().unwrap().left_ms {
        assert!(*left > 30_000, "{left}");
    }
    right.stop().await;
    wrong.stop().await;
}

/// While a node cannot hear the others, it reads what they wrote when somebody asks for it; afterwards
/// it hears them again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_hear_each_other_again_after_postgresql_was_away() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let world = World::at(cluster.database());
    let (one, two) = (world.start().await, world.start().await);
    let (first, _, table) = duel(&one, table_for(2)).await;
    let there = at(&two, &first.client);
    there.look(table).await;
    let started = std::time::Instant::now();
    for key in 1..=5 {
        tokio::task::block_in_place(|| cluster.restart());
        let say = Action::Say {
            text: "x".to_owned(),
            key,
        };
        while first.client.act(table, &say).await.status != 200 {
            assert!(started.elapsed() < PATIENCE, "the database stays away");
        }
        let here = first.client.look(table).await.state.seq;
        while there.look(table).await.state.seq < here {
            assert!(started.elapsed() < PATIENCE, "a node stays behind");
        }
    }
    one.stop().await;
    two.stop().await;
}
