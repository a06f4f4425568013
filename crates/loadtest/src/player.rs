//! One person at a table: a socket, and a copy of the game that is checked against all it hears.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use polis_game::{Chance, Game, Seat};
use polis_notation::Record;
use polis_protocol::{Action, Follower, FromClient, FromServer, RequestId, TableId};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A person at a table.
pub(crate) struct Player {
    /// Where sockets are opened.
    url: String,
    token: String,
    seat: Seat,
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    /// The table as this person knows it.
    pub(crate) follower: Option<Follower>,
    /// What was sent and is not acknowledged.
    pub(crate) sent: Option<Sent>,
    last_id: RequestId,
}

/// A move that was sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) id: RequestId,
    pub(crate) ply: u32,
    pub(crate) text: String,
    pub(crate) at: Instant,
}

/// How long to wait before trying to come in again.
const PATIENCE: [u64; 6] = [20, 50, 100, 250, 500, 1000];

impl Player {
    pub(crate) fn new(url: String, token: String, seat: Seat) -> Player {
        Player {
            url,
            token,
            seat,
            socket: None,
            follower: None,
            sent: None,
            last_id: 0,
        }
    }

    /// Opens the socket, however often that takes until `end`; whether it is open.
    pub(crate) async fn connect(&mut self, end: Instant) -> bool {
        self.socket = None;
        let mut patience = PATIENCE.into_iter();
        let mut wait = PATIENCE[PATIENCE.len() - 1];
        while Instant::now() < end {
            if let Ok(socket) = self.open().await {
                self.socket = Some(socket);
                return true;
            }
            wait = patience.next().unwrap_or(wait);
            tokio::time::sleep(Duration::from_millis(wait)).await;
        }
        false
    }

    async fn open(&self) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, tungstenite::Error> {
        let mut request = self.url.as_str().into_client_request()?;
        let bearer = HeaderValue::from_str(&format!("Bearer {}", self.token))?;
        request.headers_mut().insert("Authorization", bearer);
        // Small messages that must not wait for each other.
        let (socket, _) = connect_async_with_config(request, None, true).await?;
        Ok(socket)
    }

    /// The next message; none when the socket is gone.
    pub(crate) async fn hear(&mut self) -> Option<Heard> {
        let socket = self.socket.as_mut()?;
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    return Some(match serde_json::from_str(text.as_str()) {
                        Ok(message) => Heard::Message(Box::new(message)),
                        Err(_) => Heard::Gibberish,
                    });
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_) | Message::Frame(_))) => return Some(Heard::Gibberish),
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.socket = None;
                    return None;
                }
            }
        }
    }

    /// Asks for a table, or for what was missed there.
    pub(crate) async fn watch(&mut self, table: TableId) {
        let id = self.next_id();
        let known = self
            .follower
            .as_ref()
            .filter(|follower| follower.id() == table);
        let seen = known.map(Follower::seen);
        self.say(&FromClient::Watch { id, table, seen }).await;
    }

    /// Hears no more of a table, and goes to another.
    pub(crate) async fn leave(&mut self, table: TableId) {
        self.follower = None;
        self.sent = None;
        self.say(&FromClient::Unwatch { table }).await;
    }

    pub(crate) async fn join(&mut self, table: TableId) {
        let id = self.next_id();
        let action = Action::Join { seat: None };
        self.say(&FromClient::Act { id, table, action }).await;
    }

    /// Whether this person is to move, as far as he knows.
    pub(crate) fn is_to_move(&self) -> bool {
        self.follower
            .as_ref()
            .is_some_and(|follower| follower.state().to_move == Some(self.seat))
    }

    /// Plays a move by lot.
    pub(crate) async fn play(&mut self, rng: &mut Chance) {
        let Some(follower) = &self.follower else {
            return;
        };
        let text = match follower.record() {
            Some(Record::Akropolis(record)) => by_lot(record.position(), rng),
            Some(Record::Architekton(record)) => by_lot(record.position(), rng),
            None => None,
        };
        if let Some(text) = text {
            let sent = Sent {
                id: 0,
                ply: follower.state().plies,
                text,
                at: Instant::now(),
            };
            self.send(sent).await;
        }
    }

    /// Sends a move once more that was not acknowledged, in case it was lost.
    pub(crate) async fn play_again(&mut self) {
        if let Some(sent) = self.sent.take() {
            self.send(sent).await;
        }
    }

    async fn send(&mut self, mut sent: Sent) {
        let Some(table) = self.follower.as_ref().map(Follower::id) else {
            return;
        };
        sent.id = self.next_id();
        let action = Action::Play {
            ply: sent.ply,
            takebacks: 0,
            text: sent.text.clone(),
        };
        let id = sent.id;
        self.sent = Some(sent);
        self.say(&FromClient::Act { id, table, action }).await;
    }

    /// Sends a message. A socket that is gone is noticed when it is listened to.
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

/// What came over a socket.
pub(crate) enum Heard {
    Message(Box<FromServer>),
    /// Something that is no message.
    Gibberish,
}

fn by_lot<G: Game>(position: &G, rng: &mut Chance) -> Option<String> {
    position.random_move(rng).map(|chosen| chosen.to_string())
}
