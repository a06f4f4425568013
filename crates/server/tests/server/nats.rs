//! Several nodes at one PostgreSQL with NATS between them, also while it comes and goes.

use std::io::Write;
use std::process::{Child, Command, Stdio};

use polis_protocol::{Action, FromClient, FromServer, Status};
use polis_server::{Config, Database, Server, WallClock};

use crate::client::PATIENCE;
use crate::cluster::free_port;
use crate::nodes::at;
use crate::play::{Player, play_out, table_for};
use crate::tables::{duel, moves};
use crate::world::{Running, World};

/// A NATS of a test's own.
pub(crate) struct Nats {
    port: u16,
    process: Option<Child>,
}

impl Nats {
    /// Starts it, where it is installed.
    pub(crate) fn start() -> Option<Nats> {
        let is_here = |program: &str| {
            let mut version = Command::new(program);
            version.arg("--version").stdout(Stdio::null());
            version.status().is_ok_and(|status| status.success())
        };
        if !is_here("nats-server") {
            let message = "\n*** NATS is not installed: the tests with it are SKIPPED.     ***\n\
                *** On Debian: apt-get install nats-server             ***\n";
            // Past the harness, which hides the output of tests that pass.
            let _ = std::io::stderr().write_all(message.as_bytes());
            return None;
        }
        let mut nats = Nats {
            port: free_port(),
            process: None,
        };
        nats.begin();
        Some(nats)
    }

    fn begin(&mut self) {
        let process = Command::new("nats-server")
            .args(["--addr", "127.0.0.1", "--port", &self.port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.process = Some(process);
    }

    /// Kills it.
    fn end(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.end();
    }
}

/// A figure of a node.
pub(crate) async fn figure(node: &Running, name: &str) -> u64 {
    let text = node.client().ask("GET", "/metrics", None).await.text;
    let mut lines = text.lines();
    let figure = lines.find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    figure.unwrap_or_else(|| panic!("no {name} in {text}"))
}

/// Waits until messages go by NATS, or until they do so no more.
pub(crate) async fn await_nats(node: &Running, connected: u64) {
    let wait = async { while figure(node, "polis_nats_connected ").await != connected {} };
    tokio::time::timeout(PATIENCE, wait)
        .await
        .unwrap_or_else(|_| panic!("NATS is not {connected}"));
}

pub(crate) fn world_with(nats: &Nats) -> Option<World> {
    let mut world = World::postgres()?;
    world.nats = Some(nats.url());
    Some(world)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_play_by_nats_and_hear_only_of_their_tables() {
    let Some(nats) = Nats::start() else {
        return;
    };
    let Some(world) = world_with(&nats) else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    for node in [&one, &two] {
        await_nats(node, 1).await;
    }
    let (thalia, kleio) = (one.guest("Thalia").await, two.guest("Kleio").await);
    // The lobby at the other node hears of a new table.
    let mut lobby = two.client().socket().await;
    lobby.send(&FromClient::WatchLobby { id: 1 }).await;
    lobby
        .until(|message| matches!(message, FromServer::Lobby { .. }).then_some(()))
        .await;
    let table = thalia.open(&table_for(2)).await.id;
    let heard = lobby
        .until(|message| match message {
            FromServer::LobbyChanged { table } => Some(table.id),
            _ => None,
        })
        .await;
    assert_eq!(heard, table);
    drop(lobby);
    kleio.act(table, &Action::Join { seat: None }).await;
    let mut players = [
        Player::at(&thalia, table).await,
        Player::at(&kleio, table).await,
    ];
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
    // They know of each other.
    let started = std::time::Instant::now();
    while thalia.look(table).await.presence.here != [true, true] {
        assert!(started.elapsed() < PATIENCE, "presence is not told");
    }
    // What is played at a table that nobody watches at the other node is not heard there, but for
    // what the lobby shows: its start.
    let before = figure(&two, "polis_peer_messages_total ").await;
    let (mut first, mut second, elsewhere) = duel(&one, table_for(2)).await;
    moves(&mut [&mut first, &mut second], elsewhere, 20).await;
    let after = figure(&two, "polis_peer_messages_total ").await;
    assert!(after - before < 15, "{before} {after}");
    // It is all there when somebody comes.
    let there = Player::at(&at(&two, &first.client), elsewhere).await;
    assert_eq!(there.table_replica.state().plies, 20);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_nats_is_killed_and_comes_back_in_mid_game() {
    let Some(mut nats) = Nats::start() else {
        return;
    };
    let Some(world) = world_with(&nats) else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    let (thalia, kleio) = (one.guest("Thalia").await, two.guest("Kleio").await);
    let table = thalia.open(&table_for(2)).await.id;
    kleio.act(table, &Action::Join { seat: None }).await;
    let mut first = Player::at(&thalia, table).await;
    let mut second = Player::at(&kleio, table).await;
    for player in [&mut first, &mut second] {
        player
            .follow_until(|table| table.state().status == Status::Playing)
            .await;
    }
    let mut plies = 0;
    for _ in 0..2 {
        for node in [&one, &two] {
            await_nats(node, 1).await;
        }
        // At once after it is gone, while it is gone, and at once after it is back: every move is
        // acknowledged at its node, and seen at the other one.
        nats.end();
        for _ in 0..2 {
            moves(&mut [&mut first, &mut second], table, 4).await;
            plies += 4;
            for node in [&one, &two] {
                await_nats(node, 0).await;
            }
        }
        nats.begin();
        moves(&mut [&mut first, &mut second], table, 4).await;
        plies += 4;
    }
    for player in [&mut first, &mut second] {
        player
            .follow_until(|table| table.state().plies == plies)
            .await;
    }
    assert_eq!(first.table_replica.record(), second.table_replica.record());
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn nats_is_refused_where_it_makes_no_sense() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(Database::Folder(folder.path().to_owned()));
    config.nats = Some("nats://127.0.0.1:4222".to_owned());
    let refused = Server::start(config, WallClock::new()).await.err().unwrap();
    assert!(refused.to_string().contains("PostgreSQL"), "{refused}");
}
