//! Whole games over sockets and over HTTP.

use polis_akropolis::{Length, Variants};
use polis_game::{Game, Seat, chance};
use polis_notation::Level;
use polis_notation::Record;
use polis_protocol::{
    Action, ChairPlan, Clock, Contest, Event, FromServer, GameSettings, Joining, LiveScores,
    Logged, Rated, Seating, Start, Status, TableId, TableReplica, TableSettings, Takebacks,
    TimeOut, Visibility,
};
use rand::RngExt;

use crate::client::{Client, Socket};
use crate::world::{World, on_both};

on_both!(
    two_people_play_akropolis,
    two_people_play_architekton,
    four_seats_with_computers,
    a_program_plays_over_http,
);

/// A table for some people.
pub(crate) fn table_for(people: usize) -> TableSettings {
    let mut chairs = vec![ChairPlan::Open; people];
    chairs[0] = ChairPlan::Host;
    TableSettings {
        game: GameSettings::Akropolis {
            variants: Variants::NONE,
            length: Length::Standard,
            architect: None,
        },
        chairs,
        seating: Seating::Drawn,
        start: Start::WhenFull,
        clock: Clock::None,
        time_out: TimeOut::Lost,
        visibility: Visibility::Public,
        joining: Joining::Anyone,
        live_scores: LiveScores::Shown,
        takebacks: Takebacks::ByConsent,
        rated: Rated::Casual,
    }
}

pub(crate) fn architekton(contest: Contest) -> TableSettings {
    TableSettings {
        game: GameSettings::Architekton { contest },
        ..table_for(2)
    }
}

/// A random legal move of a record, and one after which the game goes on where there is one: in
/// Architekton who cannot pay loses at once, and random play comes to that now and then.
pub(crate) fn any_move(record: &Record, rng: &mut polis_game::Chance) -> String {
    fn any<G: Game>(position: &G, rng: &mut polis_game::Chance) -> String {
        let mut moves = position.legal_moves();
        let chosen = rng.random_range(0..moves.len());
        moves.rotate_left(chosen);
        let goes_on = |chosen: &&G::Move| {
            let mut after = position.clone();
            // A position that cannot turn up the next tile has one to come.
            after.play(**chosen).is_err() || after.to_move().is_some()
        };
        let chosen = moves.iter().find(goes_on).unwrap_or(&moves[0]);
        chosen.to_string()
    }
    match record {
        Record::Akropolis(record) => any(record.position(), rng),
        Record::Architekton(record) => any(record.position(), rng),
    }
}

/// Somebody at a table, over a socket.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) socket: Socket,
    pub(crate) table_replica: TableReplica,
}

impl Player {
    pub(crate) async fn at(client: &Client, table: TableId) -> Player {
        let mut socket = client.socket().await;
        let snapshot = socket.watch(table).await;
        Player {
            client: client.clone(),
            socket,
            table_replica: TableReplica::new(snapshot).unwrap(),
        }
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        let person = self.client.person.as_ref()?;
        self.table_replica.state().seat_of(person.id)
    }

    /// Takes messages until the table is as wanted.
    pub(crate) async fn follow_until(&mut self, wanted: impl Fn(&TableReplica) -> bool) {
        while !wanted(&self.table_replica) {
            let message = self.socket.next().await.expect("the socket stays open");
            if let FromServer::Event { logged, .. } = message {
                self.table_replica.take(&logged).unwrap();
            }
        }
    }

    /// The action that plays a random move.
    pub(crate) fn play(&self, rng: &mut polis_game::Chance) -> Action {
        Action::Play {
            ply: self.table_replica.state().plies,
            takebacks: self.table_replica.state().takebacks,
            text: any_move(self.table_replica.record().unwrap(), rng),
        }
    }
}

/// Plays a game to its end; everybody follows it.
pub(crate) async fn play_out(players: &mut [Player], table: TableId, seed: u64) {
    let mut rng = chance(seed);
    loop {
        let state = players[0].table_replica.state();
        if state.status == Status::Finished {
            break;
        }
        let plies = state.plies;
        let to_move = state.to_move.unwrap();
        let index = players
            .iter()
            .position(|player| player.seat() == Some(to_move));
        if let Some(index) = index {
            let player = &mut players[index];
            let action = player.play(&mut rng);
            let id = player.socket.act(table, action).await;
            let table_replica = &mut player.table_replica;
            let done = player
                .socket
                .until(|message| match message {
                    FromServer::Event { logged, .. } => {
                        table_replica.take(&logged).unwrap();
                        None
                    }
                    FromServer::Done { id: other, seq } if other == id => Some(seq),
                    FromServer::Refused { refusal, .. } => panic!("{refusal:?}"),
                    _ => None,
                })
                .await;
            assert!(done > 0);
        }
        for player in &mut *players {
            player
                .follow_until(|table_replica| {
                    let state = table_replica.state();
                    state.plies > plies
                        && (state.to_move.is_some() || state.status == Status::Finished)
                })
                .await;
        }
    }
}

async fn play_two(world: World, settings: TableSettings) {
    let server = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let table = thalia.open(&settings).await;
    assert_eq!(table.state.status, Status::Gathering);
    let mut first = Player::at(&thalia, table.id).await;
    let mut second = Player::at(&kleio, table.id).await;
    second
        .socket
        .do_it(table.id, Action::Join { seat: None })
        .await
        .unwrap();
    first
        .follow_until(|table| table.state().status == Status::Playing)
        .await;
    second.socket = kleio.socket().await;
    second.table_replica = TableReplica::new(second.socket.watch(table.id).await).unwrap();
    let mut players = [first, second];
    play_out(&mut players, table.id, 1).await;
    let [first, second] = players;
    assert_eq!(first.table_replica.state(), second.table_replica.state());
    assert_eq!(first.table_replica.record(), second.table_replica.record());
    let outcome = first.table_replica.state().outcome.clone().unwrap();
    let rules = first.table_replica.record().unwrap().outcome().unwrap();
    assert_eq!(outcome.winners, rules.winners.iter().collect::<Vec<_>>());
    assert_eq!(outcome.points, rules.points.values());
    // What the server has in memory, and what it reads after a restart, are the same.
    let after = thalia.look(table.id).await;
    assert_eq!(&after.state, first.table_replica.state());
    let record = first.table_replica.record().unwrap().to_string();
    assert_eq!(after.record.unwrap(), record);
    server.stop().await;
    let server = world.start().await;
    let mut client = server.client();
    client.token = thalia.token;
    let reloaded = client.look(table.id).await;
    assert_eq!(&reloaded.state, first.table_replica.state());
    assert_eq!(reloaded.record.unwrap(), record);
    let path = format!("/api/v1/tables/{}/record", table.id);
    assert_eq!(client.ask("GET", &path, None).await.text, record);
    server.stop().await;
}

async fn two_people_play_akropolis(world: World) {
    Box::pin(play_two(world, table_for(2))).await;
}

async fn two_people_play_architekton(world: World) {
    Box::pin(play_two(world, architekton(Contest::Game))).await;
}

async fn four_seats_with_computers(world: World) {
    let server = world.start().await;
    let thalia = server.guest("Thalia").await;
    let settings = TableSettings {
        chairs: vec![
            ChairPlan::Computer(Level::Pupil),
            ChairPlan::Host,
            ChairPlan::Computer(Level::Mason),
            ChairPlan::Computer(Level::Daidalos),
        ],
        ..table_for(4)
    };
    let table = thalia.open(&settings).await;
    let mut players = [Player::at(&thalia, table.id).await];
    play_out(&mut players, table.id, 2).await;
    let after = thalia.look(table.id).await;
    assert_eq!(after.state.status, Status::Finished);
    let record = after.record.unwrap();
    assert!(record.contains("# computer ") && record.contains("Thalia"));
    server.stop().await;
}

async fn a_program_plays_over_http(world: World) {
    let server = world.start().await;
    let bot = server.guest("Bot").await;
    let settings = TableSettings {
        chairs: vec![ChairPlan::Host, ChairPlan::Computer(Level::Pupil)],
        ..architekton(Contest::Game)
    };
    let table = bot.open(&settings).await;
    let mut table_replica = TableReplica::new(table.clone()).unwrap();
    let mut rng = chance(3);
    while table_replica.state().status != Status::Finished {
        let own = table_replica
            .state()
            .seat_of(bot.person.as_ref().unwrap().id);
        if table_replica.state().to_move == own {
            let action = Action::Play {
                ply: table_replica.state().plies,
                takebacks: 0,
                text: any_move(table_replica.record().unwrap(), &mut rng),
            };
            assert_eq!(bot.act(table.id, &action).await.status, 200);
            // Once more is harmless.
            assert_eq!(bot.act(table.id, &action).await.status, 200);
        }
        let path = format!(
            "/api/v1/tables/{}/events?after={}&wait_ms=20000",
            table.id,
            table_replica.seen()
        );
        let events: Vec<Logged> = bot.get(&path).await;
        assert!(!events.is_empty());
        for logged in events {
            table_replica.take(&logged).unwrap();
            if let Event::Finished { outcome, .. } = &logged.event {
                assert_eq!(outcome.forfeit, None);
            }
        }
    }
    server.stop().await;
}
