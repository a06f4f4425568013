//! Two clients that play one game after the other against each other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use polis_game::{Chance, Seat};
use polis_protocol::{Code, Event, FromServer, GameSettings, Logged, RequestId, Status, TableId};

use crate::bystanders::TableNews;
use crate::http_client::{HttpClient, RequestError};
use crate::player::{PendingMove, ReceivedText, SimulatedPlayer};
use crate::report::Measurements;
use crate::witnessed_table::WitnessedTable;

/// Two clients at a table.
pub(crate) struct SimulatedTable {
    http_client: HttpClient,
    game: GameSettings,
    host: String,
    players: [SimulatedPlayer; 2],
    id: TableId,
    /// The table as both have seen it; none before either has.
    witnessed: Option<WitnessedTable>,
    /// What bystanders are to know.
    pub(crate) news: Arc<TableNews>,
    /// The move that is on its way to the opponent.
    on_its_way: Option<(u32, Instant)>,
    /// The tables so far, and the moves that were acknowledged there.
    acknowledged: Vec<(TableId, Vec<String>)>,
    rng: Chance,
    tally: Measurements,
}

/// What matters here of an event that a player has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeenEvent {
    /// A move: its ply, and whose.
    Moved(u32, Seat),
    /// The end.
    Finished,
    Other,
}

impl SeenEvent {
    fn of(event: &Event) -> SeenEvent {
        match event {
            Event::Moved { ply, seat, .. } => SeenEvent::Moved(*ply, *seat),
            Event::Finished { .. } => SeenEvent::Finished,
            Event::Opened { .. }
            | Event::Seated { .. }
            | Event::Started { .. }
            | Event::TakebackAsked { .. }
            | Event::TakebackAgreed { .. }
            | Event::TakebackDeclined { .. }
            | Event::TakenBack { .. }
            | Event::Forfeited { .. }
            | Event::Aborted { .. }
            | Event::RematchAsked { .. }
            | Event::OnVacation { .. }
            | Event::Next { .. }
            | Event::Said { .. } => SeenEvent::Other,
        }
    }
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
            witnessed: None,
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
            player.watch(self.id, None).await;
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
                heard = one.hear_text() => self.take(0, heard, end).await,
                heard = other.hear_text() => self.take(1, heard, end).await,
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
        let Some(witnessed) = &self.witnessed else {
            return false;
        };
        let mut players = self.players.iter_mut().enumerate();
        let to_move = players.find(|(index, player)| {
            witnessed.is_up_to_date(*index) && player.is_to_move(witnessed.replica())
        });
        let Some((_, player)) = to_move else {
            return false;
        };
        player.play(witnessed.replica(), &mut self.rng, due).await;
        self.on_its_way = player.sent.as_ref().map(|sent| (sent.ply, sent.due));
        if let Some((ply, due)) = self.on_its_way {
            self.news.send(ply, due);
        }
        true
    }

    async fn take(&mut self, index: usize, heard: Option<ReceivedText>, end: Instant) {
        match heard {
            Some(ReceivedText::Text(text)) => self.take_text(index, &text).await,
            Some(ReceivedText::Gibberish) => self.fail_to_read(),
            None => {
                self.tally.reconnects += 1;
                if self.players[index].connect(end + PATIENCE).await {
                    self.watch(index).await;
                } else {
                    self.tally.fail(|| "the server is gone".to_owned());
                    // This socket is closed; the other one may still be open.
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    fn fail_to_read(&mut self) {
        self.tally.fail(|| "a message cannot be read".to_owned());
    }

    /// Subscribes to the table, or asks for what was missed.
    async fn watch(&mut self, index: usize) {
        let seen = self.witnessed.as_ref().and_then(|table| table.seen(index));
        self.players[index].watch(self.id, seen).await;
    }

    async fn take_text(&mut self, index: usize, text: &str) {
        let known = self.witnessed.as_mut();
        if let Some(event) = known.and_then(|table| table.take_known(index, text)) {
            let seen = SeenEvent::of(event);
            return self.note_event(index, seen).await;
        }
        match serde_json::from_str(text) {
            Ok(message) => self.take_message(index, message, text).await,
            Err(_) => self.fail_to_read(),
        }
    }

    async fn take_message(&mut self, index: usize, message: FromServer, text: &str) {
        match message {
            FromServer::Table { table, .. } => {
                if table.id != self.id {
                    return;
                }
                let taken = match &mut self.witnessed {
                    Some(witnessed) => witnessed.take_table(index, *table),
                    None => {
                        WitnessedTable::new(index, *table).map(|table| self.witnessed = Some(table))
                    }
                };
                match taken {
                    Ok(()) => self.catch_up(index).await,
                    Err(error) => self.tally.fail(|| error.to_string()),
                }
            }
            FromServer::Events { table, events, .. } => {
                for logged in events {
                    self.take_event(index, table, logged, None).await;
                }
                self.catch_up(index).await;
            }
            FromServer::Event { table, logged } => {
                self.take_event(index, table, logged, Some(text)).await;
            }
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
        let player = &mut self.players[index];
        if player.sent.as_ref().is_some_and(|sent| Some(sent.id) == id) {
            player.play_again().await;
            return;
        }
        self.watch(index).await;
        let status = self
            .witnessed
            .as_ref()
            .map(|table| table.replica().state().status);
        if index == 1 && status.is_none_or(|status| status == Status::Gathering) {
            self.players[1].join(self.id).await;
        }
    }

    async fn take_event(
        &mut self,
        index: usize,
        table: TableId,
        logged: Logged,
        text: Option<&str>,
    ) {
        let Some(witnessed) = self.witnessed.as_mut().filter(|known| known.id() == table) else {
            return;
        };
        let seen = SeenEvent::of(&logged.event);
        match witnessed.take_event(index, logged, text) {
            Ok(()) => self.note_event(index, seen).await,
            Err(error) => self.tally.fail(|| error.to_string()),
        }
    }

    /// A player has seen an event that was right.
    async fn note_event(&mut self, index: usize, seen: SeenEvent) {
        match seen {
            SeenEvent::Moved(ply, seat) => {
                let is_opponents = seat as usize != index;
                if let Some((_, at)) = self
                    .on_its_way
                    .take_if(|(on_its_way, _)| is_opponents && *on_its_way == ply)
                {
                    self.tally.shown.push(at.elapsed());
                }
            }
            SeenEvent::Finished => self.next_game().await,
            SeenEvent::Other => {}
        }
    }

    /// After a gap: a move that was sent and is there now counts as acknowledged, else it is sent
    /// again.
    async fn catch_up(&mut self, index: usize) {
        let player = &mut self.players[index];
        let plies = self
            .witnessed
            .as_ref()
            .map_or(0, |table| table.replica().state().plies);
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

    /// When both clients have seen the end, opens the next table.
    async fn next_game(&mut self) {
        let is_seen = |table: &WitnessedTable| {
            table.replica().state().status == Status::Finished
                && (0..2).all(|index| table.is_up_to_date(index))
        };
        if !self.witnessed.as_ref().is_some_and(is_seen) {
            return;
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
                self.witnessed = None;
                self.news.go_to(id);
                self.acknowledged.push((id, Vec::new()));
                for player in &mut self.players {
                    player.leave(old).await;
                    player.watch(id, None).await;
                }
                self.players[1].join(id).await;
            }
            Ok(Err(error)) => self.tally.fail(|| error.to_string()),
            Err(error) => self.tally.fail(|| error.to_string()),
        }
    }
}
