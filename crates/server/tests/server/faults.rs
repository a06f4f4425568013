//! What breaks: processes killed in the middle of everything, a database that restarts, a disk that
//! is full, clients that vanish. No acknowledged move is ever lost.

use std::io::Read;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use polis_game::chance;
use polis_protocol::{Action, Code, FromClient, FromServer, Seq, Status, TableId, TableReplica};
use polis_server::{ArchiveConfig, Config, Database, Server, WallClock};
use tokio::net::TcpListener;

use crate::client::{Client, Socket};
use crate::cluster::Cluster;
use crate::play::{Player, any_move, play_out, table_for};
use crate::tables::duel;
use crate::world::{Running, World, on_both};

on_both!(
    a_killed_server_loses_nothing,
    clients_vanish_at_every_point_of_a_move,
    sockets_are_told_to_come_again,
);

/// What tells the child process of a test where everything is kept.
const DATABASE: &str = "POLIS_TEST_DATABASE";
/// Where it puts the logs of old games, if anywhere.
const ARCHIVE: &str = "POLIS_TEST_ARCHIVE";
/// Where it writes its address.
const ADDRESS: &str = "POLIS_TEST_ADDRESS";

/// Not a test of anything: the server in a process of its own, which other tests start and kill.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child_process() {
    let (Ok(database), Ok(file)) = (std::env::var(DATABASE), std::env::var(ADDRESS)) else {
        return;
    };
    let database = if database.starts_with("postgres") {
        Database::Postgres(database)
    } else {
        Database::Folder(PathBuf::from(database))
    };
    let mut config = Config::new(database);
    config.mind_threads = Some(1);
    config.database_connections = 6;
    config.archive = std::env::var_os(ARCHIVE).map(|folder| ArchiveConfig {
        folder: folder.into(),
        after_days: Some(30),
    });
    let server = Server::start(config, WallClock::new()).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::fs::write(format!("{file}.new"), address).unwrap();
    std::fs::rename(format!("{file}.new"), file).unwrap();
    server
        .run(listener, Router::new(), std::future::pending())
        .await
        .unwrap();
}

/// A server in a process of its own.
pub(crate) struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// Starts it; `wrap` is what the shell does before.
    pub(crate) fn start(world: &World, wrap: &str) -> Process {
        let database = match &world.database {
            Database::Folder(folder) => folder.display().to_string(),
            Database::Postgres(url) => url.clone(),
        };
        let file = tempfile::NamedTempFile::new().unwrap().into_temp_path();
        std::fs::remove_file(&file).unwrap();
        let program = std::env::current_exe().unwrap();
        let script = format!(
            "{wrap} exec '{}' --exact faults::child_process --nocapture",
            program.display()
        );
        let mut child = Command::new("sh")
            .args(["-c", &script])
            .env(DATABASE, database)
            .env(ADDRESS, &*file)
            .envs(
                world
                    .archive
                    .iter()
                    .map(|archive| (ARCHIVE, &archive.folder)),
            )
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let started = Instant::now();
        let address = loop {
            if let Ok(address) = std::fs::read_to_string(&file) {
                break address.parse().unwrap();
            }
            let has_ended = child.try_wait().unwrap().is_some();
            if has_ended || started.elapsed() > Duration::from_secs(30) {
                let mut text = String::new();
                let _ = child.stderr.take().unwrap().read_to_string(&mut text);
                panic!("the server does not start: {text}");
            }
            std::thread::yield_now();
        };
        let _ = std::fs::remove_file(&file);
        Process { child, address }
    }

    /// Kills it as a power failure does.
    pub(crate) fn kill(self) {
        drop(self);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A client that plays both seats of a table as fast as it can, and remembers what was
/// acknowledged.
struct Duellist {
    table: TableId,
    clients: [Client; 2],
    table_replica: TableReplica,
    acknowledged: Vec<String>,
    /// What all of them together heard acknowledged.
    count: Arc<AtomicUsize>,
}

impl Duellist {
    async fn new(address: SocketAddr, number: usize, count: Arc<AtomicUsize>) -> Duellist {
        let mut clients = [Client::new(address), Client::new(address)];
        for (client, name) in clients.iter_mut().zip(["Thalia", "Kleio"]) {
            client.become_guest(&format!("{name} {number}")).await;
        }
        let table = clients[0].open(&table_for(2)).await.id;
        clients[1].act(table, &Action::Join { seat: None }).await;
        let snapshot = clients[0].look(table).await;
        Duellist {
            table,
            clients,
            table_replica: TableReplica::new(snapshot).unwrap(),
            acknowledged: Vec::new(),
            count,
        }
    }

    /// Plays until the game or the server ends.
    async fn play(&mut self, address: SocketAddr, seed: u64) -> Result<(), ()> {
        let mut rng = chance(seed);
        let mut sockets: Vec<Socket> = Vec::new();
        for client in &mut self.clients {
            client.address = address;
            sockets.push(client.try_socket().await.map_err(drop)?);
        }
        // One more, which only listens.
        let mut ear = self.clients[0].try_socket().await.map_err(drop)?;
        let watch = FromClient::Watch {
            id: 1,
            table: self.table,
            seen: Some(self.table_replica.seen()),
        };
        ear.send(&watch).await;
        let mut id = 10;
        loop {
            let state = self.table_replica.state();
            if state.status == Status::Finished {
                return Ok(());
            }
            let mover = state.chairs[state.to_move.unwrap() as usize]
                .person()
                .unwrap();
            let index = usize::from(self.clients[0].person.as_ref() != Some(mover));
            let text = any_move(self.table_replica.record().unwrap(), &mut rng);
            let (ply, before) = (state.plies, self.table_replica.seen());
            id += 1;
            let act = FromClient::Act {
                id,
                table: self.table,
                action: Action::Play {
                    ply,
                    takebacks: 0,
                    text: text.clone(),
                },
            };
            let act = serde_json::to_string(&act).unwrap();
            let message = tokio_tungstenite::tungstenite::Message::text(act);
            sockets[index].send_raw(message).await.map_err(drop)?;
            match answer(&mut sockets[index], id).await {
                Ok(Ok(_)) => {
                    assert_eq!(self.acknowledged.len(), ply as usize);
                    self.acknowledged.push(text);
                    self.count.fetch_add(1, Ordering::Relaxed);
                }
                // What was not acknowledged may be there or not: look.
                Ok(Err(Code::Stale | Code::Unavailable)) | Err(()) => {
                    let mut socket = self.clients[0].try_socket().await.map_err(drop)?;
                    self.catch_up(&mut socket).await?;
                    ear = socket;
                    continue;
                }
                Ok(Err(code)) => panic!("{code:?}"),
            }
            // The end of the game is an event after the last move.
            while self.table_replica.seen() == before
                || self.table_replica.state().status == Status::Playing
                    && self.table_replica.state().to_move.is_none()
            {
                match ear.next().await.ok_or(())? {
                    FromServer::Event { logged, .. } => {
                        self.table_replica.take(&logged).unwrap();
                    }
                    FromServer::Events { events, .. } => {
                        for logged in &events {
                            self.table_replica.take(logged).unwrap();
                        }
                    }
                    FromServer::Table { table, .. } => {
                        self.table_replica = TableReplica::new(*table).unwrap();
                    }
                    _ => {}
                }
            }
        }
    }

    /// Asks for what was missed; a move that is there counts as acknowledged from now on.
    async fn catch_up(&mut self, socket: &mut Socket) -> Result<(), ()> {
        let watch = FromClient::Watch {
            id: 2,
            table: self.table,
            seen: None,
        };
        socket.send(&watch).await;
        let snapshot = loop {
            match socket.next().await.ok_or(())? {
                FromServer::Table { table, .. } => break *table,
                FromServer::Refused { .. } => return Err(()),
                _ => {}
            }
        };
        self.table_replica = TableReplica::new(snapshot).unwrap();
        self.check();
        let record = self.table_replica.record().unwrap();
        for ply in self.acknowledged.len()..record.plies() {
            self.acknowledged.push(record.move_text(ply).unwrap());
        }
        Ok(())
    }

    /// Everything that was acknowledged is there, in order.
    fn check(&self) {
        let record = self.table_replica.record().unwrap();
        for (ply, text) in self.acknowledged.iter().enumerate() {
            assert_eq!(
                record.move_text(ply).as_ref(),
                Some(text),
                "move {ply} is lost"
            );
        }
    }
}

async fn answer(socket: &mut Socket, id: u32) -> Result<Result<Seq, Code>, ()> {
    loop {
        match socket.next().await.ok_or(())? {
            FromServer::Done { id: other, seq } if other == id => return Ok(Ok(seq)),
            FromServer::Refused {
                id: Some(other),
                refusal,
            } if other == id => return Ok(Err(refusal.code)),
            _ => {}
        }
    }
}

/// Games that go on while something breaks, until all of them are finished.
async fn play_through<F: AsyncFnMut(usize) -> SocketAddr>(
    first: SocketAddr,
    games: usize,
    mut break_something: F,
) {
    let count = Arc::new(AtomicUsize::new(0));
    let mut duellists = Vec::new();
    for number in 0..games {
        duellists.push(Duellist::new(first, number, Arc::clone(&count)).await);
    }
    let mut address = first;
    for round in 0.. {
        let tasks: Vec<_> = duellists
            .into_iter()
            .enumerate()
            .map(|(number, mut duellist)| {
                tokio::spawn(async move {
                    let seed = (round * 1000 + number) as u64;
                    let _ = duellist.play(address, seed).await;
                    duellist
                })
            })
            .collect();
        if round < 3 {
            // Somewhere in the middle of everything.
            let enough = count.load(Ordering::Relaxed) + 5 * games;
            let all_done = || tasks.iter().all(tokio::task::JoinHandle::is_finished);
            while count.load(Ordering::Relaxed) < enough && !all_done() {
                tokio::task::yield_now().await;
            }
            address = break_something(round).await;
        }
        duellists = Vec::new();
        for task in tasks {
            duellists.push(task.await.unwrap());
        }
        // Everybody looks at what is left, at the server that there is now.
        let mut finished = 0;
        for duellist in &mut duellists {
            let mut client = duellist.clients[0].clone();
            client.address = address;
            let mut socket = client.socket().await;
            duellist.catch_up(&mut socket).await.unwrap();
            finished += usize::from(duellist.table_replica.state().status == Status::Finished);
        }
        if finished == games {
            return;
        }
        assert!(round < 20, "the games do not end");
    }
}

async fn a_killed_server_loses_nothing(world: World) {
    let mut process = Some(Process::start(&world, ""));
    let first = process.as_ref().unwrap().address;
    play_through(first, 8, async |_| {
        process.take().unwrap().kill();
        let next = Process::start(&world, "");
        let address = next.address;
        process = Some(next);
        address
    })
    .await;
    process.unwrap().kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_nodes_is_killed() {
    let Some(world) = World::postgres() else {
        return;
    };
    let stays = Process::start(&world, "");
    let mut goes = Some(Process::start(&world, ""));
    let first = goes.as_ref().unwrap().address;
    let address = stays.address;
    play_through(first, 6, async |_| {
        if let Some(goes) = goes.take() {
            goes.kill();
        }
        address
    })
    .await;
    stays.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_restarts_under_load() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let world = World::at(cluster.database());
    let server = world.start().await;
    let address = server.address;
    play_through(address, 6, async |_| {
        tokio::task::block_in_place(|| cluster.restart());
        wait_until_ready(&server).await;
        address
    })
    .await;
    server.stop().await;
}

async fn wait_until_ready(server: &Running) {
    let started = Instant::now();
    while server.client().ask("GET", "/readyz", None).await.status != 200 {
        assert!(
            started.elapsed() < Duration::from_secs(30),
            "the database stays away"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_borne() {
    let world = World::sqlite();
    // No file may grow beyond 512 KiB; writing more fails instead of ending the process.
    let process = Process::start(&world, "trap '' XFSZ; ulimit -S -f 1024;");
    let mut duellist = Duellist::new(process.address, 1, Arc::default()).await;
    let line = "x".repeat(300);
    let mut key = 0;
    let mut told: Vec<u32> = Vec::new();
    let code = loop {
        key += 1;
        let text = line.clone();
        let answer = duellist.clients[0]
            .act(duellist.table, &Action::Say { text, key })
            .await;
        match answer.status {
            200 => told.push(key),
            _ => break answer.refusal().code,
        }
        assert!(key < 20_000, "the disk is never full");
    };
    assert_eq!(code, Code::Unavailable);
    // It still answers, and knows all that was acknowledged.
    let client = duellist.clients[0].clone();
    assert_eq!(client.ask("GET", "/healthz", None).await.status, 200);
    // But it should get no more players, and the figures tell why.
    assert_eq!(client.ask("GET", "/readyz", None).await.status, 503);
    let figures = client.ask("GET", "/metrics", None).await.text;
    let errors = figures
        .lines()
        .find_map(|line| line.strip_prefix("polis_database_errors_total "));
    assert!(errors.unwrap().parse::<u32>().unwrap() > 0, "{figures}");
    let snapshot = client.look(duellist.table).await;
    assert_eq!(snapshot.state.status, Status::Playing);
    // There is room again: it goes on by itself.
    let freed = Command::new("prlimit")
        .args([
            "--fsize=unlimited",
            "--pid",
            &process.child.id().to_string(),
        ])
        .status()
        .unwrap();
    assert!(freed.success());
    let started = Instant::now();
    loop {
        key += 1;
        let text = "room".to_owned();
        let answer = client.act(duellist.table, &Action::Say { text, key }).await;
        if answer.status == 200 {
            break;
        }
        assert!(
            started.elapsed() < Duration::from_secs(20),
            "{}",
            answer.text
        );
    }
    assert_eq!(duellist.play(process.address, 1).await, Ok(()));
    duellist.check();
    let heard = client
        .ask(
            "GET",
            &format!("/api/v1/tables/{}/events", duellist.table),
            None,
        )
        .await;
    for key in told.iter().take(100) {
        assert!(
            heard.text.contains(&format!("\"key\":{key}")),
            "line {key} is lost"
        );
    }
    process.kill();
}

async fn clients_vanish_at_every_point_of_a_move(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    let mut rng = chance(1);
    for point in 0..12 {
        let plies = first.table_replica.state().plies;
        let first_moves = first.seat() == first.table_replica.state().to_move;
        let (mover, other) = if first_moves {
            (&mut first, &mut second)
        } else {
            (&mut second, &mut first)
        };
        let play = mover.play(&mut rng);
        let Action::Play { text, .. } = play.clone() else {
            unreachable!("it plays")
        };
        let message = serde_json::to_string(&FromClient::Act {
            id: 1,
            table,
            action: play.clone(),
        })
        .unwrap();
        let mut socket = mover.client.socket().await;
        match point % 4 {
            // Before anything is sent.
            0 => drop(socket),
            // Right after the move is sent.
            1 => {
                socket.send_text(&message).await;
                drop(socket);
            }
            // After the acknowledgement, before anything else is heard.
            2 => {
                socket.send_text(&message).await;
                answer(&mut socket, 1).await.unwrap().unwrap();
                drop(socket);
            }
            // Half of the message.
            _ => {
                let stream = tokio::net::TcpStream::connect(server.address)
                    .await
                    .unwrap();
                drop(stream);
                drop(socket);
            }
        }
        // Whatever became of it: sending it again is harmless, and it is there once.
        let answer = mover.client.act(table, &play).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        for player in [mover, other] {
            player
                .follow_until(|table| table.state().plies > plies)
                .await;
            let record = player.table_replica.record().unwrap();
            assert_eq!(record.plies(), plies as usize + 1);
            assert_eq!(record.move_text(plies as usize), Some(text.clone()));
        }
    }
    play_out(&mut [first, second], table, 3).await;
    server.stop().await;
}

async fn sockets_are_told_to_come_again(world: World) {
    let server = world.start().await;
    let (mut first, _second, table) = duel(&server, table_for(2)).await;
    let play = first.play(&mut chance(1));
    first.socket.do_it(table, play).await.unwrap();
    let mut nobody = server.client().socket().await;
    assert!(matches!(
        nobody.next().await,
        Some(FromServer::Welcome { .. })
    ));
    let address = server.address;
    let stopping = tokio::spawn(server.stop());
    for socket in [&mut first.socket, &mut nobody] {
        let reason = socket
            .until(|message| match message {
                FromServer::Goodbye { reason, .. } => Some(reason),
                _ => None,
            })
            .await;
        assert_eq!(reason, polis_protocol::Farewell::Restart);
    }
    stopping.await.unwrap();
    assert!(Client::new(address).try_socket().await.is_err());
    let server = world.start().await;
    let player = Player::at(&server.client(), table).await;
    assert_eq!(player.table_replica.state().plies, 1);
    server.stop().await;
}
