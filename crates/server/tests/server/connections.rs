//! Connections that want nothing but to be there.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::PATIENCE;
use crate::play::{Player, table_for};
use crate::tables::{duel, moves};
use crate::world::{Running, World, on_both};

on_both!(
    half_open_connections_do_no_harm,
    many_addresses_cannot_take_all_connections,
    a_body_that_never_comes_is_given_up,
);

/// A world in which limits count, and nobody is a proxy.
fn strict(mut world: World) -> World {
    world.limits.exempt.clear();
    world.limits.requests_per_second = 1000;
    world.limits.head_seconds = 1;
    world.limits.body_seconds = 1;
    world.trusted_proxies = Some(Vec::new());
    world
}

/// A connection from one of the addresses of this machine over which half a request came.
async fn half_open(server: &Running, last: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket
        .bind(SocketAddr::from(([127, 0, 0, last], 0)))
        .unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    // The server may have closed it already.
    let _ = stream
        .write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ")
        .await;
    stream
}

/// Waits until the server closes a connection; what it said before that.
async fn closed(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    // A connection that is reset is closed, too.
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut said))
        .await
        .expect("the server keeps a connection that asks for nothing");
    String::from_utf8_lossy(&said).into_owned()
}

async fn half_open_connections_do_no_harm(world: World) {
    let mut world = strict(world);
    world.limits.connections_per_address = 20;
    // Long enough that all are there at once.
    world.limits.head_seconds = 5;
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    let mut streams = Vec::new();
    for _ in 0..100 {
        streams.push(half_open(&server, 1).await);
    }
    // Others from the same address come through, and who plays goes on.
    assert_eq!(
        server.client().ask("GET", "/healthz", None).await.status,
        200
    );
    moves(&mut [&mut first, &mut second], table, 4).await;
    let figures = server.client().ask("GET", "/metrics", None).await.text;
    let evicted = figures
        .lines()
        .find_map(|line| line.strip_prefix("polis_connections_evicted_total "))
        .expect("a figure");
    assert!(evicted.parse::<u32>().unwrap() >= 80, "{evicted}");
    for stream in streams {
        closed(stream).await;
    }
    server.stop().await;
}

async fn many_addresses_cannot_take_all_connections(world: World) {
    let mut world = strict(world);
    world.limits.connections = 30;
    world.limits.head_seconds = 600;
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    let mut streams = Vec::new();
    for last in 1..=100 {
        streams.push(half_open(&server, last).await);
    }
    moves(&mut [&mut first, &mut second], table, 4).await;
    // Somebody new finds room, too.
    Player::at(&server.client(), table).await;
    server.stop().await;
}

async fn a_body_that_never_comes_is_given_up(world: World) {
    let world = strict(world);
    let server = world.start().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/v1/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let said = closed(stream).await;
    assert!(said.starts_with("HTTP/1.1 400"), "{said}");
    assert!(said.contains("the body took longer than 1 s"), "{said}");
    server.stop().await;
}
