//! A whole tournament of simulated players, each with a socket and requests of their own, which nobody
//! touches from the first round to the last.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use polis_game::{Chance, chance};
use polis_protocol::{
    Clock, Code, Contest, FromServer, GameSettings, PersonId, Rated, Status, TableId, TableReplica,
    TournamentGame, TournamentId, TournamentPage, TournamentPlan, TournamentStatus,
    TournamentSystem, Visibility,
};
use tokio::task::JoinSet;

use crate::http_client::{HttpClient, RequestError};
use crate::player::{Received, SimulatedPlayer};

/// A tournament to simulate.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentTest {
    /// The server, as in `http://127.0.0.1:8080`.
    pub url: String,
    /// Number of players.
    pub players: usize,
    /// Number of rounds.
    pub rounds: u8,
    /// Seed of the random moves.
    pub seed: u64,
}

/// How a simulated tournament went.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct TournamentReport {
    /// Number of players.
    pub players: usize,
    /// Number of rounds that were played.
    pub rounds: u32,
    /// Number of games that ended with a result.
    pub games: usize,
    /// Number of byes.
    pub byes: usize,
    /// Number of moves that were acknowledged.
    pub moves: u64,
    /// How often two people met again.
    pub second_meetings: usize,
    /// Number of answers and messages that were not as expected.
    pub errors: u64,
    /// From the start to the last result, in seconds.
    pub seconds: f64,
}

/// Number of guests that sign up at a time.
const HANDS: usize = 16;
/// How long a player tries to reach the server.
const PATIENCE: Duration = Duration::from_secs(30);

/// When a busy server is asked again.
const RETRY: Duration = Duration::from_millis(200);

/// A player: who they are to the server.
struct Entrant {
    token: String,
    person: PersonId,
}

/// What a player counted.
#[derive(Default)]
struct Tally {
    moves: u64,
    errors: u64,
}

/// Runs a tournament from its announcement to its end.
///
/// # Errors
/// When the server cannot be reached, or refuses the tournament or its players.
pub async fn run_tournament(plan: &TournamentTest) -> Result<TournamentReport, RequestError> {
    let http_client = HttpClient::new(&plan.url)?;
    // 1. Somebody holds it, and all sign up.
    let name = format!("Organiser {:08x}", salt());
    let organiser = blocking(&http_client, move |client| client.account(name)).await?;
    let wanted = TournamentPlan {
        name: format!("{} simulated players", plan.players),
        game: GameSettings::Architekton {
            contest: Contest::Game,
        },
        seats: 2,
        system: TournamentSystem::Swiss {
            rounds: plan.rounds,
        },
        clock: Clock::Live {
            base_ms: 1_800_000,
            increment_ms: 10_000,
        },
        rated: Rated::Casual,
        visibility: Visibility::Private,
        starts: None,
        pause_s: 0,
    };
    let token = organiser.clone();
    let made: TournamentPage = blocking(&http_client, move |client| {
        client.post("tournaments", &wanted, Some(&token))
    })
    .await?;
    let id = made.tournament.id;
    let entrants = sign_up(&http_client, id, plan.players).await?;
    // 2. It starts, and everybody plays whomever they are given until it is over.
    let began = Instant::now();
    let mut playing = JoinSet::new();
    for (number, entrant) in entrants.into_iter().enumerate() {
        let rng = chance(plan.seed.wrapping_add(number as u64));
        playing.spawn(play_all(http_client.clone(), id, entrant, rng));
    }
    let token = organiser.clone();
    blocking(&http_client, move |client| {
        client.post::<TournamentPage>(&format!("tournaments/{id}/start"), &(), Some(&token))
    })
    .await?;
    let mut tally = Tally::default();
    for played in playing.join_all().await {
        tally.moves += played.moves;
        tally.errors += played.errors;
    }
    let seconds = began.elapsed().as_secs_f64();
    // 3. What came out.
    let page = blocking(&http_client, move |client| {
        client.get::<TournamentPage>(&format!("tournaments/{id}"), None)
    })
    .await?
    .ok_or_else(|| RequestError::Answer("no tournament".to_owned()))?;
    let mut games: Vec<TournamentGame> = Vec::new();
    for round in 1..=page.tournament.round {
        let path = format!("tournaments/{id}/rounds/{round}");
        let found: Option<Vec<TournamentGame>> =
            blocking(&http_client, move |client| client.get(&path, None)).await?;
        games.extend(found.unwrap_or_default());
    }
    let mut met: HashMap<Vec<PersonId>, usize> = HashMap::new();
    for game in games.iter().filter(|game| game.table.is_some()) {
        let mut pair = game.players.clone();
        pair.sort();
        *met.entry(pair).or_default() += 1;
    }
    let is_done = |game: &&TournamentGame| game.table.is_some() && game.result.is_some();
    Ok(TournamentReport {
        players: plan.players,
        rounds: page.tournament.round,
        games: games.iter().filter(is_done).count(),
        byes: games.iter().filter(|game| game.table.is_none()).count(),
        moves: tally.moves,
        second_meetings: met.values().map(|count| count - 1).sum(),
        errors: tally.errors,
        seconds,
    })
}

/// Guests who have signed up.
async fn sign_up(
    http_client: &HttpClient,
    id: TournamentId,
    players: usize,
) -> Result<Vec<Entrant>, RequestError> {
    let mut entrants = Vec::with_capacity(players);
    for first in (0..players).step_by(HANDS) {
        let mut joining = JoinSet::new();
        for number in first..players.min(first + HANDS) {
            let client = http_client.clone();
            joining.spawn_blocking(move || {
                let (token, person) = client.guest_with_id(format!("Player {number}"))?;
                let path = format!("tournaments/{id}/players");
                client.post::<TournamentPage>(&path, &(), Some(&token))?;
                Ok::<Entrant, RequestError>(Entrant { token, person })
            });
        }
        for joined in joining.join_all().await {
            entrants.push(joined?);
        }
    }
    Ok(entrants)
}

/// Plays all games of one player.
async fn play_all(
    http_client: HttpClient,
    id: TournamentId,
    entrant: Entrant,
    rng: Chance,
) -> Tally {
    let mut tally = Tally::default();
    let mut rng = rng;
    let mut seen: Option<u64> = None;
    let mut last: Option<TableId> = None;
    let first = polis_game::Seat::First;
    let mut player = SimulatedPlayer::new(http_client.socket(), entrant.token.clone(), first);
    if !player.connect(Instant::now() + PATIENCE).await {
        tally.errors += 1;
        return tally;
    }
    loop {
        let wait = seen.map_or(String::new(), |seen| format!("?seen={seen}&wait_ms=20000"));
        let (path, token) = (format!("tournaments/{id}{wait}"), entrant.token.clone());
        let asked = blocking(&http_client, move |client| {
            client.get::<TournamentPage>(&path, Some(&token))
        });
        let page = match asked.await {
            Ok(Some(page)) => page,
            Ok(None) => continue,
            Err(RequestError::Refused { status: 503, .. }) => {
                tokio::time::sleep(RETRY).await;
                continue;
            }
            Err(_) => {
                tally.errors += 1;
                return tally;
            }
        };
        seen = Some(page.version);
        match page.tournament.status {
            TournamentStatus::SignUp | TournamentStatus::Running => {}
            TournamentStatus::Over | TournamentStatus::Cancelled => return tally,
        }
        let table = page.mine.and_then(|mine| mine.table);
        if let Some(table) = table.filter(|&table| last != Some(table)) {
            last = Some(table);
            play_one(&mut player, table, entrant.person, &mut rng, &mut tally).await;
        }
    }
}

/// Plays one game to its end by random moves.
async fn play_one(
    player: &mut SimulatedPlayer,
    table: TableId,
    person: PersonId,
    rng: &mut Chance,
    tally: &mut Tally,
) {
    let mut replica: Option<TableReplica> = None;
    player.watch(table, None).await;
    loop {
        let Some(Received::Message(message)) = player.hear().await else {
            tally.errors += 1;
            if !player.connect(Instant::now() + PATIENCE).await {
                return;
            }
            let seen = replica.as_ref().map(TableReplica::seen);
            player.watch(table, seen).await;
            continue;
        };
        match *message {
            FromServer::Table {
                table: snapshot, ..
            } => {
                let Ok(told) = TableReplica::new(*snapshot) else {
                    tally.errors += 1;
                    return;
                };
                if let Some(seat) = told.state().seat_of(person) {
                    player.sit_at(seat);
                }
                replica = Some(told);
            }
            FromServer::Event {
                table: other,
                logged,
            } if other == table => {
                let taken = replica.as_mut().map(|replica| replica.take(&logged));
                if !matches!(taken, Some(Ok(_))) {
                    tally.errors += 1;
                }
            }
            FromServer::Done { id, .. } => {
                let done = player.sent.take_if(|sent| sent.id == id);
                tally.moves += u64::from(done.is_some());
            }
            // A server that is busy is asked again.
            FromServer::Refused { refusal, .. } => {
                if refusal.code != Code::Unavailable {
                    tally.errors += 1;
                }
                tokio::time::sleep(RETRY).await;
                if player.sent.is_some() {
                    player.play_again().await;
                } else {
                    let seen = replica.as_ref().map(TableReplica::seen);
                    player.watch(table, seen).await;
                }
            }
            _ => {}
        }
        let Some(replica) = replica.as_ref().filter(|_| player.sent.is_none()) else {
            continue;
        };
        match replica.state().status {
            Status::Finished | Status::Aborted(_) => {
                player.leave(table).await;
                return;
            }
            Status::Playing if player.is_to_move(replica) => {
                player.play(replica, rng, Instant::now()).await;
            }
            Status::Playing | Status::Gathering => {}
        }
    }
}

async fn blocking<T: Send + 'static>(
    client: &HttpClient,
    ask: impl FnOnce(HttpClient) -> Result<T, RequestError> + Send + 'static,
) -> Result<T, RequestError> {
    let client = client.clone();
    match tokio::task::spawn_blocking(move || ask(client)).await {
        Ok(answer) => answer,
        Err(error) => Err(RequestError::Answer(error.to_string())),
    }
}

/// Tells two runs apart at a server that keeps names.
fn salt() -> u32 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_millis() as u32)
}
