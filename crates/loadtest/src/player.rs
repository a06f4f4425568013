//! One client at a table, and its socket.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use polis_game::{Chance, Game, Seat};
use polis_notation::Record;
use polis_protocol::{Action, FromClient, FromServer, RequestId, Seq, TableId, TableReplica};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A client at a table.
pub(crate) struct SimulatedPlayer {
    /// The URL of the socket.
    url: String,
    token: String,
    seat: Seat,
    socket: Option<Socket>,
    /// The move that was sent and is not acknowledged.
    pub(crate) sent: Option<PendingMove>,
    last_id: RequestId,
}

/// A move that was sent.
#[derive(Clone, Debug)]
pub(crate) struct PendingMove {
    pub(crate) id: RequestId,
    table: TableId,
    pub(crate) ply: u32,
    pub(crate) text: String,
    /// When it was to be sent.
    pub(crate) due: Instant,
    /// When it was sent.
    pub(crate) at: Instant,
}

/// How many bytes of a socket are read ahead.
const READ_BYTES: usize = 4096;
/// Time to wait before connecting again.
const PATIENCE: [u64; 6] = [20, 50, 100, 250, 500, 1000];

impl SimulatedPlayer {
    pub(crate) fn new(url: String, token: String, seat: Seat) -> SimulatedPlayer {
        SimulatedPlayer {
            url,
            token,
            seat,
            socket: None,
            sent: None,
            last_id: 0,
        }
    }

    /// Takes another seat, for the next game.
    pub(crate) fn sit_at(&mut self, seat: Seat) {
        self.seat = seat;
    }

    /// Opens the socket, trying again until `end`; returns whether it is open.
    pub(crate) async fn connect(&mut self, end: Instant) -> bool {
        self.socket = None;
        let mut patience = PATIENCE.into_iter();
        let mut wait = PATIENCE[PATIENCE.len() - 1];
        while Instant::now() < end {
            if let Ok(socket) = open_socket(&self.url, Some(&self.token)).await {
                self.socket = Some(socket);
                return true;
            }
            wait = patience.next().unwrap_or(wait);
            tokio::time::sleep(Duration::from_millis(wait)).await;
        }
        false
    }

    /// The next message; `None` when the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Received> {
        let text = match self.hear_text().await? {
            ReceivedText::Text(text) => text,
            ReceivedText::Gibberish => return Some(Received::Gibberish),
        };
        Some(match serde_json::from_str(&text) {
            Ok(message) => Received::Message(Box::new(message)),
            Err(_) => Received::Gibberish,
        })
    }

    /// The text of the next message; `None` when the socket is closed.
    pub(crate) async fn hear_text(&mut self) -> Option<ReceivedText> {
        let socket = self.socket.as_mut()?;
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => return Some(ReceivedText::Text(text)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_) | Message::Frame(_))) => {
                    return Some(ReceivedText::Gibberish);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.socket = None;
                    return None;
                }
            }
        }
    }

    /// Subscribes to a table, or asks for the events after those that were seen.
    pub(crate) async fn watch(&mut self, table: TableId, seen: Option<Seq>) {
        let id = self.next_id();
        self.say(&FromClient::Watch { id, table, seen }).await;
    }

    /// Leaves a table for another.
    pub(crate) async fn leave(&mut self, table: TableId) {
        self.sent = None;
        self.say(&FromClient::Unwatch { table }).await;
    }

    pub(crate) async fn join(&mut self, table: TableId) {
        let id = self.next_id();
        let action = Action::Join { seat: None };
        self.say(&FromClient::Act { id, table, action }).await;
    }

    /// Whether this client is to move at a table.
    pub(crate) fn is_to_move(&self, table: &TableReplica) -> bool {
        table.state().to_move == Some(self.seat)
    }

    /// Plays a random move that was due at a time.
    pub(crate) async fn play(&mut self, table: &TableReplica, rng: &mut Chance, due: Instant) {
        let text = match table.record() {
            Some(Record::Akropolis(record)) => by_lot(record.position(), rng),
            Some(Record::Architekton(record)) => by_lot(record.position(), rng),
            None => None,
        };
        if let Some(text) = text {
            let sent = PendingMove {
                id: 0,
                table: table.id(),
                ply: table.state().plies,
                text,
                due,
                at: Instant::now(),
            };
            self.send(sent).await;
        }
    }

    /// Sends an unacknowledged move again, in case it was lost.
    pub(crate) async fn play_again(&mut self) {
        if let Some(sent) = self.sent.take() {
            self.send(sent).await;
        }
    }

    async fn send(&mut self, mut sent: PendingMove) {
        sent.id = self.next_id();
        let action = Action::Play {
            ply: sent.ply,
            takebacks: 0,
            text: sent.text.clone(),
        };
        let (id, table) = (sent.id, sent.table);
        self.sent = Some(sent);
        self.say(&FromClient::Act { id, table, action }).await;
    }

    /// Sends a message. A closed socket is noticed on reading.
    async fn say(&mut self, message: &FromClient) {
        if let (Some(socket), Ok(text)) = (&mut self.socket, serde_json::to_string(message)) {
            let _ = socket.send(Message::text(text)).await;
        }
    }

    fn next_id(&mut self) -> RequestId {
        self.last_id = self.last_id.wrapping_add(1);
        self.last_id
    }
}

/// Opens a socket, as somebody or as nobody.
pub(crate) async fn open_socket(
    url: &str,
    token: Option<&str>,
) -> Result<Socket, tungstenite::Error> {
    let mut request = url.into_client_request()?;
    if let Some(token) = token {
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"))?;
        request.headers_mut().insert("Authorization", bearer);
    }
    // As much as is read ahead is cleared for every reading; messages are short.
    let config = WebSocketConfig::default().read_buffer_size(READ_BYTES);
    // Small messages must not wait for each other.
    let (socket, _) = connect_async_with_config(request, Some(config), true).await?;
    Ok(socket)
}

/// The text of what was received over a socket.
pub(crate) enum ReceivedText {
    Text(Utf8Bytes),
    /// Something that is no text.
    Gibberish,
}

/// What was received over a socket.
pub(crate) enum Received {
    Message(Box<FromServer>),
    /// Something that is no message.
    Gibberish,
}

fn by_lot<G: Game>(position: &G, rng: &mut Chance) -> Option<String> {
    position.random_move(rng).map(|chosen| chosen.to_string())
}
