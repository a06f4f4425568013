//! Many open sockets, and moves meanwhile.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use polis_protocol::{Clock, FromClient, SOCKET_PATH, TableId};
use tokio::net::TcpStream;
use tokio::task::{JoinHandle, JoinSet};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::Fallible;
use crate::door::{Door, Visitor};
use crate::games::{play, settings};
use crate::memory::{resident_kib, tell};

/// How many sockets are opened at a time.
const HANDS: usize = 32;

/// Sockets that are read for as long as this is held.
pub(crate) struct Held(Vec<JoinHandle<()>>);

impl Drop for Held {
    fn drop(&mut self) {
        for reader in &self.0 {
            reader.abort();
        }
    }
}

/// Opens sockets, each of a guest of its own, and plays a game beside them.
pub(crate) async fn open(url: &str, count: usize, pid: u32) -> Fallible<()> {
    let door = Door::new(url);
    let guests = guests(&door, count).await?;
    let before = resident_kib(pid)?;
    let start = Instant::now();
    let held = hold(&door, &guests, |_| None).await?;
    println!("{count} sockets in {:.1} s", start.elapsed().as_secs_f64());
    tell("open sockets", count, before, resident_kib(pid)?);
    let playing = door.clone();
    let played = tokio::task::spawn_blocking(move || {
        let mut rng = polis_game::chance(3);
        let players = [playing.guest("Thalia")?, playing.guest("Kleio")?];
        let start = Instant::now();
        play(&playing, &players, &settings(1, Clock::None), 40, &mut rng)?;
        Fallible::Ok(start.elapsed())
    })
    .await??;
    println!(
        "40 moves beside them, one after the other over HTTP, each with a look at the table: \
         {:.1} ms each",
        played.as_secs_f64() * 1000.0 / 40.0
    );
    drop(held);
    tokio::time::sleep(Duration::from_secs(3)).await;
    tell("closed sockets", count, before, resident_kib(pid)?);
    Ok(())
}

/// Lets guests in.
pub(crate) async fn guests(door: &Door, count: usize) -> Fallible<Vec<Visitor>> {
    let door = door.clone();
    tokio::task::spawn_blocking(move || {
        (0..count)
            .map(|number| door.guest(&format!("Guest {number}")))
            .collect()
    })
    .await?
}

/// Opens a socket for each guest, which watches a table if it shall.
pub(crate) async fn hold(
    door: &Door,
    guests: &[Visitor],
    table_of: impl Fn(usize) -> Option<TableId>,
) -> Fallible<Held> {
    let mut held = Held(Vec::new());
    for (first, some) in guests.chunks(HANDS).enumerate() {
        let mut opening = JoinSet::new();
        for (number, guest) in some.iter().enumerate() {
            let table = table_of(first * HANDS + number);
            opening.spawn(connect(door.url.clone(), guest.token.clone(), table));
        }
        for socket in opening.join_all().await {
            let mut socket = socket?;
            held.0.push(tokio::spawn(async move {
                // Reading answers the server's question whether anybody is there.
                while let Some(Ok(_)) = socket.next().await {}
            }));
        }
    }
    Ok(held)
}

/// Opens a socket and waits until it hears what it shall.
async fn connect(
    url: String,
    token: String,
    table: Option<TableId>,
) -> Fallible<WebSocketStream<MaybeTlsStream<TcpStream>>> {
    let url = format!("{}{SOCKET_PATH}", url.replacen("http", "ws", 1));
    let mut request = url.into_client_request()?;
    request
        .headers_mut()
        .insert("Authorization", format!("Bearer {token}").parse()?);
    let config = WebSocketConfig::default()
        .read_buffer_size(1024)
        .write_buffer_size(0);
    let (mut socket, _) = connect_async_with_config(request, Some(config), true).await?;
    let mut wanted = "{\"welcome\"";
    if let Some(table) = table {
        let (id, seen) = (1, None);
        let watch = FromClient::Watch { id, table, seen };
        socket
            .send(Message::text(serde_json::to_string(&watch)?))
            .await?;
        wanted = "{\"table\"";
    }
    loop {
        match socket.next().await.ok_or("the socket was closed")?? {
            Message::Text(text) if text.starts_with(wanted) => return Ok(socket),
            Message::Text(text) if text.starts_with("{\"refused\"") => {
                return Err(text.as_str().into());
            }
            _ => {}
        }
    }
}
