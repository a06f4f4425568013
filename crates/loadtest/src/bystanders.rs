//! Those who do not play: they watch tables, read, chat and come as new guests.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use polis_protocol::{Action, FromClient, Snapshot, TableId};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::http_client::{HttpClient, RequestError, game};
use crate::player::{Socket, open_socket};
use crate::report::Bystanding;

/// How many bystanders there are, and what they do in a second.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bystanders {
    /// Number of sockets that watch, spread over the tables.
    pub watchers: usize,
    /// Messages that players say per second.
    pub chats: f64,
    /// Requests for the lobby, a table or a record per second.
    pub reads: f64,
    /// Pairs of new guests per second who open a table and sit down.
    pub arrivals: f64,
}

/// Number of sockets that are opened at a time.
const HANDS: usize = 64;
/// How long somebody who watches tries to reach the server.
const PATIENCE: Duration = Duration::from_secs(15);

/// What is known of a table besides its game: which it is now, and when its moves were due.
#[derive(Debug)]
pub(crate) struct TableNews {
    table: watch::Sender<TableId>,
    due: Mutex<(TableId, Vec<Instant>)>,
    /// The token of who sits there, to chat with.
    token: String,
    /// The last message that was said.
    said: AtomicU32,
}

impl TableNews {
    pub(crate) fn new(table: TableId, token: String) -> Arc<TableNews> {
        Arc::new(TableNews {
            table: watch::Sender::new(table),
            due: Mutex::new((table, Vec::new())),
            token,
            said: AtomicU32::new(0),
        })
    }

    /// The next game is played at another table.
    pub(crate) fn go_to(&self, table: TableId) {
        *self.lock() = (table, Vec::new());
        self.table.send_replace(table);
    }

    /// A move is sent that was due at a time.
    pub(crate) fn send(&self, ply: u32, due: Instant) {
        let mut known = self.lock();
        if known.1.len() == ply as usize {
            known.1.push(due);
        }
    }

    fn due(&self, table: TableId, ply: u32) -> Option<Instant> {
        let known = self.lock();
        (known.0 == table).then(|| known.1.get(ply as usize).copied())?
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, (TableId, Vec<Instant>)> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Bystanders who are there.
pub(crate) struct Crowd {
    doing: JoinSet<Bystanding>,
}

impl Crowd {
    /// Lets bystanders come to tables and be there until the end.
    pub(crate) async fn gather(
        plan: Bystanders,
        http_client: &HttpClient,
        tables: &[Arc<TableNews>],
        over: watch::Receiver<bool>,
    ) -> Crowd {
        let mut doing = JoinSet::new();
        let mut watchers = tables.iter().cycle().take(plan.watchers);
        loop {
            let mut opening = JoinSet::new();
            for news in watchers.by_ref().take(HANDS) {
                let mut watcher = Watcher::new(http_client.socket(), news.clone());
                opening.spawn(async move {
                    watcher.connect().await;
                    watcher
                });
            }
            if opening.is_empty() {
                break;
            }
            for watcher in opening.join_all().await {
                doing.spawn(watcher.look_on(over.clone()));
            }
        }
        let kinds: [(f64, Ask); 3] = [
            (plan.chats, chat),
            (plan.reads, read),
            (plan.arrivals, arrive),
        ];
        for (rate, ask) in kinds {
            if rate > 0.0 && !tables.is_empty() {
                let (client, tables) = (http_client.clone(), tables.to_vec());
                doing.spawn(ask_again_and_again(rate, ask, client, tables, over.clone()));
            }
        }
        Crowd { doing }
    }

    /// Waits until all have gone, and adds up what they saw.
    pub(crate) async fn leave(self) -> Bystanding {
        let mut all = Bystanding::default();
        for one in self.doing.join_all().await {
            all.add(one);
        }
        all
    }
}

/// A socket that watches a table.
struct Watcher {
    url: String,
    news: Arc<TableNews>,
    table: watch::Receiver<TableId>,
    /// The table that the server was asked for.
    watched: TableId,
    socket: Option<Socket>,
    /// The last move that was seen, and where.
    last: Option<(TableId, u32)>,
    seen: Bystanding,
}

impl Watcher {
    fn new(url: String, news: Arc<TableNews>) -> Watcher {
        let watched = *news.table.borrow();
        Watcher {
            url,
            watched,
            table: news.table.subscribe(),
            news,
            socket: None,
            last: None,
            seen: Bystanding {
                watchers: 1,
                ..Bystanding::default()
            },
        }
    }

    /// Opens the socket and watches the table of now.
    async fn connect(&mut self) {
        self.last = None;
        let opened = tokio::time::timeout(PATIENCE, open_socket(&self.url, None)).await;
        self.socket = opened.ok().and_then(Result::ok);
        self.watch().await;
    }

    /// Asks for the table of now.
    async fn watch(&mut self) {
        self.watched = *self.table.borrow_and_update();
        let table = self.watched;
        self.say(&FromClient::Watch {
            id: 1,
            table,
            seen: None,
        })
        .await;
    }

    async fn look_on(mut self, mut over: watch::Receiver<bool>) -> Bystanding {
        while !*over.borrow_and_update() {
            let Some(socket) = &mut self.socket else {
                self.seen.fail(|| "a watcher lost the server".to_owned());
                tokio::time::sleep(Duration::from_millis(200)).await;
                self.connect().await;
                continue;
            };
            tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => self.take(text.as_str()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => self.socket = None,
                    Some(Ok(_)) => {}
                },
                changed = self.table.changed() => {
                    if changed.is_err() {
                        break;
                    }
                    self.follow().await;
                }
                _ = over.changed() => {}
            }
        }
        self.seen
    }

    /// Goes to the table at which the next game is played.
    async fn follow(&mut self) {
        let table = self.watched;
        self.say(&FromClient::Unwatch { table }).await;
        self.last = None;
        self.watch().await;
    }

    /// Notes when a move was seen. Whoever plays checks all the rest.
    fn take(&mut self, text: &str) {
        let Ok(Seen {
            event: Some(SeenEvent { table, logged }),
        }) = serde_json::from_str(text)
        else {
            return;
        };
        let Some(SeenMove { ply }) = logged.event.moved else {
            return;
        };
        let is_next = match self.last {
            Some((before, last)) => before != table || ply == last + 1,
            None => true,
        };
        if !is_next {
            self.seen.fail(|| "a watcher missed a move".to_owned());
        }
        self.last = Some((table, ply));
        if let Some(due) = self.news.due(table, ply) {
            self.seen.shown.push(due.elapsed());
        }
    }

    async fn say(&mut self, message: &FromClient) {
        if let (Some(socket), Ok(text)) = (&mut self.socket, serde_json::to_string(message)) {
            let _ = socket.send(Message::text(text)).await;
        }
    }
}

/// As much of a message as a watcher reads.
#[derive(Deserialize)]
struct Seen {
    event: Option<SeenEvent>,
}

#[derive(Deserialize)]
struct SeenEvent {
    table: TableId,
    logged: SeenLogged,
}

#[derive(Deserialize)]
struct SeenLogged {
    event: SeenKind,
}

#[derive(Deserialize)]
struct SeenKind {
    moved: Option<SeenMove>,
}

#[derive(Deserialize)]
struct SeenMove {
    ply: u32,
}

/// A request of a bystander, by its number. Blocks.
type Ask = fn(&HttpClient, &TableNews, usize) -> Result<(), RequestError>;

/// Sends requests at a rate, whether the ones before were answered or not.
async fn ask_again_and_again(
    rate: f64,
    ask: Ask,
    http_client: HttpClient,
    tables: Vec<Arc<TableNews>>,
    mut over: watch::Receiver<bool>,
) -> Bystanding {
    let start = Instant::now();
    let mut asking: JoinSet<Result<Duration, RequestError>> = JoinSet::new();
    let mut all = Bystanding::default();
    for number in 0.. {
        let due = start + Duration::from_secs_f64(number as f64 / rate);
        tokio::select! {
            () = tokio::time::sleep_until(due.into()) => {}
            _ = over.wait_for(|is_over| *is_over) => break,
        }
        let (client, news) = (http_client.clone(), tables[number % tables.len()].clone());
        asking.spawn_blocking(move || ask(&client, &news, number).map(|()| due.elapsed()));
        while let Some(Ok(answered)) = asking.try_join_next() {
            all.note(answered);
        }
    }
    for answered in asking.join_all().await {
        all.note(answered);
    }
    all
}

fn chat(http_client: &HttpClient, news: &TableNews, number: usize) -> Result<(), RequestError> {
    let table = *news.table.borrow();
    let action = Action::Say {
        text: format!("message {number}"),
        key: news.said.fetch_add(1, Ordering::Relaxed) + 1,
    };
    let path = format!("tables/{table}/actions");
    http_client
        .post::<serde_json::Value>(&path, &action, Some(&news.token))
        .map(drop)
}

fn read(http_client: &HttpClient, news: &TableNews, number: usize) -> Result<(), RequestError> {
    let table = *news.table.borrow();
    match number % 3 {
        0 => http_client
            .get::<serde_json::Value>("lobby", None)
            .map(drop),
        1 => http_client
            .get::<Snapshot>(&format!("tables/{table}"), None)
            .map(drop),
        _ => http_client.record(table).map(drop),
    }
}

fn arrive(http_client: &HttpClient, _news: &TableNews, number: usize) -> Result<(), RequestError> {
    let host = http_client.guest(format!("Arrival {number} A"))?;
    let other = http_client.guest(format!("Arrival {number} B"))?;
    let table = http_client.table(game(number), &host)?;
    let join = Action::Join { seat: None };
    let path = format!("tables/{table}/actions");
    http_client
        .post::<serde_json::Value>(&path, &join, Some(&other))
        .map(drop)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_game::Seat;
    use polis_protocol::{Event, FromServer, Logged};

    use super::*;

    #[test]
    fn watchers_read_moves_as_the_server_writes_them() {
        let table = TableId::from_bits(7);
        let event = |event| FromServer::Event {
            table,
            logged: Logged {
                seq: 9,
                at: 1,
                event,
            },
        };
        let news = TableNews::new(table, String::new());
        for ply in 0..3 {
            news.send(ply, Instant::now());
        }
        let mut watcher = Watcher::new(String::new(), news);
        for ply in [0, 2] {
            let moved = event(Event::Moved {
                ply,
                seat: Seat::First,
                text: "1 0,0 0".to_owned(),
                shown: String::new(),
                left_ms: None,
            });
            watcher.take(&serde_json::to_string(&moved).unwrap());
        }
        assert_eq!(watcher.seen.shown.len(), 2);
        assert_eq!(watcher.seen.errors, 1, "a move was left out");
    }
}
