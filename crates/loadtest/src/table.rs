//! Two clients that play one game after the other against each other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use polis_game::{Chance, Seat};
use polis_protocol::{
    Code, Event, FromServer, GameSettings, Logged, RequestId, Status, TableId, TableReplica,
};

use crate::bystanders::TableNews;
use crate::http_client::{HttpClient, RequestError};
use crate::player::{PendingMove, Received, SimulatedPlayer};
use crate::report::Measurements;

/// Two clients at a table.
pub(crate) struct SimulatedTable {
    http_client: HttpClient,
    game: GameSettings,
    host: String,
    players: [SimulatedPlayer; 2],
    id: TableId,
    /// What bystanders are to know.
    pub(crate) news: Arc<TableNews>,
    /// The move that is on its way to the opponent.
    on_its_way: Option<(u32, Instant)>,
    /// The tables so far, and the moves that were acknowledged there.
    acknowledged: Vec<(TableId, Vec<String>)>,
    rng: Chance,
    tally: Measurements,
}

/// When to move.
#[derive(Clone, Debug)]
pub(crate) struct MoveSchedule {
    /// The time of the first move.
    pub(crate) start: Instant,
    /// The time between two moves.
    pub(crate) interval: Duration,
    /// The end, after which no move is sent.
    pub(crate) end: Instant,
    /// Whether it is over sooner.
    pub(crate) stop: Arc<AtomicBool>,
}

/// How long to wait before something is sent again that the server could not keep.
const RETRY: Duration = Duration::from_millis(50);
/// How long to wait for outstanding messages.
const PATIENCE: Duration = Duration::from_secs(15);

impl SimulatedTable {
    /// Creates two guests and opens the first table. Blocks.
    pub(crate) fn open(
        http_client: &HttpClient,
        game: GameSettings,
        number: usize,
        rng: Chance,
    ) -> Result<SimulatedTable, RequestError> {
        let host = http_client.guest(format!("Load {number} A"))?;
        let other = http_client.guest(format!("Load {number} B"))?;
        let id = http_client.table(game, &host)?;
        let url = http_client.socket();
        Ok(SimulatedTable {
            players: [
                SimulatedPlayer::new(url.clone(), host.clone(), Seat::First),
                SimulatedPlayer::new(url, other, Seat::Second),
            ],
            http_client: http_client.clone(),
            game,
            news: TableNews::new(id, host.clone()),
            host,
            id,
            on_its_way: None,
            acknowledged: vec![(id, Vec::new())],
            rng,
            tally: Measurements::default(),
        })
    }

    /// Opens the sockets and takes the seats; returns whether that succeeded.
    pub(crate) async fn sit_down(&mut self) -> bool {
        let end = Instant::now() + PATIENCE;
        for player in &mut self.players {
            if !player.connect(end).await {
                return false;
            }
            player.watch(self.id).await;
        }
        self.players[1].join(self.id).await;
        true
    }

    /// Plays until the time is over.
    pub(crate) async fn play(mut self, pace: MoveSchedule) -> SimulatedTable {
        let mut due = pace.start;
        let mut end = pace.end;
        let mut last = end + PATIENCE;
        loop {
            let now = Instant::now();
            if now < end && pace.stop.load(Ordering::Relaxed) {
                end = now;
                last = end + PATIENCE;
            }
            if now >= end && !self.is_waiting() || now >= last {
                break;
            }
            if now >= due && now < end && self.move_if_possible(due).await {
                due += pace.interval;
                continue;
            }
            // Nothing can be sent before a message arrives, or before it is time.
            let wake = if now < due {
                due
            } else {
                now + Duration::from_millis(100)
            };
            let [one, other] = &mut self.players;
            tokio::select! {
                heard = one.hear() => self.take(0, heard, end).await,
                heard = other.hear() => self.take(1, heard, end).await,
                () = tokio::time::sleep_until(wake.min(last).into()) => {}
            }
            // Wait again for a server that was away.
            if self.tally.reconnects > 0 {
                last = last
                    .max(Instant::now() + Duration::from_secs(2))
                    .min(end + 4 * PATIENCE);
            }
        }
        if self.is_waiting() {
            self.tally
                .fail(|| "a move was never acknowledged".to_owned());
        }
        // What was due and could not even be sent waited at least until the end.
        while due < end {
            self.tally.unsent.push(end - due);
            due += pace.interval;
        }
        self
    }

    /// Compares the records with what was acknowledged. Blocks.
    pub(crate) fn check(mut self) -> Measurements {
        for (id, moves) in std::mem::take(&mut self.acknowledged) {
            if moves.is_empty() {
                continue;
            }
            let record = match self.http_client.record(id) {
                Ok(record) => record,
                Err(error) => {
                    self.tally.fail(|| format!("table {id}: {error}"));
                    continue;
                }
            };
            let kept: Vec<&str> = record
                .lines()
                .skip_while(|line| *line != "moves")
                .skip(1)
                .collect();
            let lost = moves
                .iter()
                .enumerate()
                .filter(|&(ply, text)| kept.get(ply) != Some(&text.as_str()))
                .count();
            if lost > 0 {
                self.tally.lost += lost;
                self.tally
                    .fail(|| format!("table {id}: {lost} moves are lost"));
            }
        }
        self.tally
    }

    fn is_waiting(&self) -> bool {
        self.on_its_way.is_some() || self.players.iter().any(|player| player.sent.is_some())
    }

    /// Sends the next move, which was due at a time, if none is outstanding; returns whether it did.
    async fn move_if_possible(&mut self, due: Instant) -> bool {
        if self.is_waiting() {
            return false;
        }
        let Some(player) = self.players.iter_mut().find(|player| player.is_to_move()) else {
            return false;
        };
        player.play(&mut self.rng, due).await;
        self.on_its_way = player.sent.as_ref().map(|sent| (sent.ply, sent.due));
        if let Some((ply, due)) = self.on_its_way {
            self.news.send(ply, due);
        }
        true
    }

    async fn take(&mut self, index: usize, heard: Option<Received>, end: Instant) {
        match heard {
            Some(Received::Message(message)) => self.take_message(index, *message).await,
            Some(Received::Gibberish) => self.tally.fail(|| "a message cannot be read".to_owned()),
            None => {
                self.tally.reconnects += 1;
                if self.players[index].connect(end + PATIENCE).await {
                    self.players[index].watch(self.id).await;
                } else {
                    self.tally.fail(|| "the server is gone".to_owned());
                    // This socket is closed; the other one may still be open.
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    async fn take_message(&mut self, index: usize, message: FromServer) {
        match message {
            FromServer::Table { table, .. } => match TableReplica::new(*table) {
                Ok(table_replica) => {
                    self.players[index].table_replica = Some(table_replica);
                    self.catch_up(index).await;
                }
                Err(error) => self.tally.fail(|| error.to_string()),
            },
            FromServer::Events { table, events, .. } => {
                for logged in events {
                    self.take_event(index, table, &logged).await;
                }
                self.catch_up(index).await;
            }
            FromServer::Event { table, logged } => self.take_event(index, table, &logged).await,
            FromServer::Done { id, .. } => {
                let player = &mut self.players[index];
                if let Some(sent) = player.sent.take_if(|sent| sent.id == id) {
                    self.acknowledge(&sent);
                }
            }
            FromServer::Refused { id, refusal } if refusal.code == Code::Unavailable => {
                self.try_again(index, id).await;
            }
            FromServer::Refused { id, refusal } => {
                let player = &mut self.players[index];
                player.sent.take_if(|sent| Some(sent.id) == id);
                self.on_its_way = None;
                self.tally
                    .fail(|| format!("refused: {:?} {}", refusal.code, refusal.message));
            }
            FromServer::Welcome { .. }
            | FromServer::Presence { .. }
            | FromServer::SpectatorSaid { .. }
            | FromServer::Lobby { .. }
            | FromServer::LobbyChanged { .. }
            | FromServer::LobbyGone { .. }
            | FromServer::FriendsChanged
            | FromServer::Study { .. }
            | FromServer::StudyShown { .. }
            | FromServer::StudyGone { .. }
            | FromServer::YourTurn { .. }
            | FromServer::Announcement { .. }
            | FromServer::Pong { .. }
            | FromServer::Goodbye { .. } => {}
        }
    }

    /// Sends again what the server could not keep or tell: its database may be away for a moment.
    async fn try_again(&mut self, index: usize, id: Option<RequestId>) {
        self.tally.retries += 1;
        tokio::time::sleep(RETRY).await;
        let table = self.id;
        let player = &mut self.players[index];
        if player.sent.as_ref().is_some_and(|sent| Some(sent.id) == id) {
            player.play_again().await;
            return;
        }
        player.watch(table).await;
        let state = player.table_replica.as_ref().map(TableReplica::state);
        if index == 1 && state.is_none_or(|state| state.status == Status::Gathering) {
            player.join(table).await;
        }
    }

    async fn take_event(&mut self, index: usize, table: TableId, logged: &Logged) {
        if table != self.id {
            return;
        }
        let player = &mut self.players[index];
        let Some(table_replica) = &mut player.table_replica else {
            return;
        };
        if let Err(error) = table_replica.take(logged) {
            self.tally.fail(|| error.to_string());
            return;
        }
        if let Event::Moved { ply, seat, .. } = &logged.event {
            let is_opponents = *seat as usize != index;
            if let Some((_, at)) = self
                .on_its_way
                .take_if(|(on_its_way, _)| is_opponents && on_its_way == ply)
            {
                self.tally.shown.push(at.elapsed());
            }
        }
        if let Event::Finished { .. } = &logged.event {
            self.next_game().await;
        }
    }

    /// After a gap: a move that was sent and is there now counts as acknowledged, else it is sent
    /// again.
    async fn catch_up(&mut self, index: usize) {
        let player = &mut self.players[index];
        let plies = player
            .table_replica
            .as_ref()
            .map_or(0, |table_replica| table_replica.state().plies);
        match &player.sent {
            Some(sent) if sent.ply < plies => {
                if let Some(sent) = player.sent.take() {
                    self.acknowledge(&sent);
                }
            }
            Some(_) => player.play_again().await,
            None => {}
        }
        if let Some((ply, _)) = self.on_its_way
            && ply < plies
        {
            // The opponent may have been away when it came.
            self.on_its_way = None;
        }
    }

    /// Measures how long a move took that is acknowledged now.
    fn acknowledge(&mut self, sent: &PendingMove) {
        self.tally.acknowledged.push(sent.due.elapsed());
        self.tally.served.push(sent.at.elapsed());
        self.note(sent);
    }

    /// Remembers an acknowledged move.
    fn note(&mut self, sent: &PendingMove) {
        if let Some((_, moves)) = self.acknowledged.last_mut()
            && moves.len() == sent.ply as usize
        {
            moves.push(sent.text.clone());
        }
    }

    /// When both clients have seen the end, compares what they have seen and opens the next table.
    async fn next_game(&mut self) {
        let records: Vec<Option<String>> = self
            .players
            .iter()
            .filter_map(|player| player.table_replica.as_ref())
            .filter(|table_replica| table_replica.state().status == Status::Finished)
            .map(|table_replica| table_replica.record().map(ToString::to_string))
            .collect();
        let [one, other] = records.as_slice() else {
            return;
        };
        if one != other {
            self.tally
                .fail(|| "two people saw different games".to_owned());
        }
        self.tally.games += 1;
        // An outstanding acknowledgement would belong to the table before.
        for index in 0..2 {
            if let Some(sent) = self.players[index].sent.take() {
                self.acknowledge(&sent);
            }
        }
        self.on_its_way = None;
        let old = self.id;
        let (http_client, game, host) = (self.http_client.clone(), self.game, self.host.clone());
        let open = move || http_client.table_in_time(game, &host, PATIENCE);
        let opened = tokio::task::spawn_blocking(open).await;
        match opened {
            Ok(Ok(id)) => {
                self.id = id;
                self.news.go_to(id);
                self.acknowledged.push((id, Vec::new()));
                for player in &mut self.players {
                    player.leave(old).await;
                    player.watch(id).await;
                }
                self.players[1].join(id).await;
            }
            Ok(Err(error)) => self.tally.fail(|| error.to_string()),
            Err(error) => self.tally.fail(|| error.to_string()),
        }
    }
}
