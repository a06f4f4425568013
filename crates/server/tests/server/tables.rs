//! What people do at tables besides moving: sitting down, watching, talking, taking back, giving up,
//! playing again.

use polis_game::{Seat, chance};
use polis_notation::{Level, Record, ShuffleError};
use polis_protocol::{
    Action, ChairPlan, Code, Contest, Event, ForfeitReason, FromClient, FromServer, Lobby, Logged,
    MyTable, Seating, SeriesStanding, Start, Status, TableSettings, TakebackAnswer, Takebacks,
    TimeOut, Visibility,
};

use crate::client::{Client, Socket};
use crate::enemies::secret_lines;
use crate::play::{Player, architekton, play_out, table_for};
use crate::world::{Running, World, on_both};

on_both!(
    a_host_arranges_his_table,
    the_lobby_updates_by_itself,
    watchers_see_the_game_but_not_the_chat,
    moves_are_taken_back_by_consent,
    giving_up_ends_a_duel,
    at_three_seats_a_computer_takes_the_place,
    a_rematch_rotates_the_seats,
    a_match_goes_on_when_both_are_ready,
    a_socket_resumes_where_it_was,
    a_person_hears_that_it_is_his_turn,
    chat_does_not_hide_moves_from_who_cannot_hear_it,
    tiles_that_were_taken_back_do_not_come_again_in_order,
    many_tables_of_one_do_not_keep_the_computer_from_another,
);

/// Two guests and a game between them, in which the first has the first seat.
pub(crate) async fn duel(
    server: &Running,
    settings: TableSettings,
) -> (Player, Player, polis_protocol::TableId) {
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let settings = TableSettings {
        seating: Seating::AsSeated,
        ..settings
    };
    let table = thalia.open(&settings).await.id;
    let join = Action::Join { seat: None };
    assert_eq!(kleio.act(table, &join).await.status, 200);
    let first = Player::at(&thalia, table).await;
    let second = Player::at(&kleio, table).await;
    (first, second, table)
}

/// Plays some moves.
pub(crate) async fn moves(players: &mut [&mut Player], table: polis_protocol::TableId, count: u32) {
    let mut rng = chance(5);
    for _ in 0..count {
        let plies = players[0].table_replica.state().plies;
        let to_move = players[0].table_replica.state().to_move;
        let mover = players.iter_mut().find(|player| player.seat() == to_move);
        let action = mover.as_ref().unwrap().play(&mut rng);
        let client = mover.unwrap().client.clone();
        assert_eq!(client.act(table, &action).await.status, 200);
        for player in &mut *players {
            player
                .follow_until(|table| table.state().plies > plies)
                .await;
        }
    }
}

async fn refused(client: &Client, table: polis_protocol::TableId, action: Action, code: Code) {
    let answer = client.act(table, &action).await;
    assert_eq!(answer.refusal().code, code, "{action:?}: {}", answer.text);
    assert_eq!(answer.status, code.status());
}

async fn a_host_arranges_his_table(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let settings = TableSettings {
        start: Start::ByHost,
        ..table_for(3)
    };
    let table = thalia.open(&settings).await.id;
    let done = async |client: &Client, action: Action| {
        let answer = client.act(table, &action).await;
        assert_eq!(answer.status, 200, "{action:?}: {}", answer.text);
    };
    let seat = Seat::Third;
    refused(&kleio, table, Action::Start, Code::NotAllowed).await;
    refused(&thalia, table, Action::Start, Code::WrongState).await;
    let computer = Action::SeatComputer {
        seat,
        level: Level::Pupil,
    };
    refused(&kleio, table, computer.clone(), Code::NotAllowed).await;
    done(&thalia, computer.clone()).await;
    done(&thalia, computer).await;
    refused(
        &kleio,
        table,
        Action::Join { seat: Some(seat) },
        Code::Taken,
    )
    .await;
    done(&kleio, Action::Join { seat: None }).await;
    done(&kleio, Action::Join { seat: None }).await;
    done(&kleio, Action::Leave).await;
    done(&kleio, Action::Leave).await;
    done(
        &kleio,
        Action::Join {
            seat: Some(Seat::Second),
        },
    )
    .await;
    done(&thalia, Action::Free { seat: Seat::Second }).await;
    done(&kleio, Action::Join { seat: None }).await;
    let fourth = Action::Free { seat: Seat::Fourth };
    refused(&thalia, table, fourth, Code::NotFound).await;
    let mine: Vec<MyTable> = kleio.get("/api/v1/me/tables").await;
    assert_eq!(mine.len(), 1);
    done(&thalia, Action::Start).await;
    done(&thalia, Action::Start).await;
    refused(&kleio, table, Action::Leave, Code::WrongState).await;
    refused(&thalia, table, Action::Close, Code::WrongState).await;
    assert_eq!(thalia.look(table).await.state.status, Status::Playing);
    let other = thalia.open(&settings).await.id;
    assert_eq!(thalia.act(other, &Action::Close).await.status, 200);
    refused(&kleio, other, Action::Join { seat: None }, Code::WrongState).await;
    server.stop().await;
}

async fn lobby_of(socket: &mut Socket) -> Lobby {
    socket.send(&FromClient::WatchLobby { id: 99 }).await;
    socket
        .until(|message| match message {
            FromServer::Lobby { id: 99, lobby } => Some(lobby),
            _ => None,
        })
        .await
}

async fn the_lobby_updates_by_itself(world: World) {
    let server = world.start().await;
    let thalia = server.guest("Thalia").await;
    let mut nobody = server.client().socket().await;
    assert_eq!(lobby_of(&mut nobody).await, Lobby::default());
    let secret = TableSettings {
        visibility: Visibility::Private,
        ..table_for(2)
    };
    thalia.open(&secret).await;
    let table = thalia.open(&table_for(2)).await.id;
    let changed = async |socket: &mut Socket| {
        socket
            .until(|message| match message {
                FromServer::LobbyChanged { table } => Some((table.id, table.status)),
                FromServer::LobbyGone { table } => Some((table, Status::Finished)),
                _ => None,
            })
            .await
    };
    // The first that is heard of is the public one.
    assert_eq!(changed(&mut nobody).await, (table, Status::Gathering));
    let kleio = server.guest("Kleio").await;
    kleio.act(table, &Action::Join { seat: None }).await;
    assert_eq!(changed(&mut nobody).await, (table, Status::Playing));
    let lobby: Lobby = server.client().get("/api/v1/lobby").await;
    assert_eq!((lobby.open.len(), lobby.playing.len()), (0, 1));
    kleio.act(table, &Action::Resign).await;
    assert_eq!(changed(&mut nobody).await, (table, Status::Finished));
    let lobby: Lobby = server.client().get("/api/v1/lobby").await;
    assert_eq!(lobby, Lobby::default());
    server.stop().await;
}

async fn watchers_see_the_game_but_not_the_chat(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    let mut watcher = Player::at(&server.client(), table).await;
    let say = |text: &str, key| Action::Say {
        text: text.to_owned(),
        key,
    };
    first.socket.do_it(table, say("hello", 1)).await.unwrap();
    // A repetition is no second line.
    first.socket.do_it(table, say("hello", 1)).await.unwrap();
    first.socket.do_it(table, say("again", 2)).await.unwrap();
    let heard = second
        .socket
        .until(|message| match message {
            FromServer::Event {
                logged:
                    Logged {
                        event: Event::Said { text, .. },
                        ..
                    },
                ..
            } => Some(text),
            _ => None,
        })
        .await;
    assert_eq!(heard, "hello");
    moves(&mut [&mut first, &mut second, &mut watcher], table, 2).await;
    assert!(
        watcher
            .socket
            .heard
            .iter()
            .all(|text| !text.contains("said"))
    );
    assert!(
        second
            .socket
            .heard
            .iter()
            .any(|text| text.contains("again"))
    );
    let chat: Vec<Logged> = second
        .client
        .get(&format!("/api/v1/tables/{table}/chat"))
        .await;
    assert_eq!(chat.len(), 2);
    let stranger = server.guest("Erato").await;
    let answer = stranger
        .ask("GET", &format!("/api/v1/tables/{table}/chat"), None)
        .await;
    assert_eq!(answer.refusal().code, Code::NotAllowed);
    let events: Vec<Logged> = stranger
        .get(&format!("/api/v1/tables/{table}/events?after=0"))
        .await;
    assert!(
        !events
            .iter()
            .any(|logged| matches!(logged.event, Event::Said { .. }))
    );
    refused(&first.client, table, say("", 3), Code::Malformed).await;
    refused(
        &first.client,
        table,
        say(&"x".repeat(301), 4),
        Code::Malformed,
    )
    .await;
    // Who is there: both players and the watcher, until they leave.
    assert_eq!(first.client.look(table).await.presence.here, [true, true]);
    assert_eq!(first.client.look(table).await.presence.watchers, 1);
    drop(watcher);
    first
        .socket
        .until(|message| match message {
            FromServer::Presence { presence, .. } if presence.watchers == 0 => Some(()),
            _ => None,
        })
        .await;
    drop(second);
    first
        .socket
        .until(|message| match message {
            FromServer::Presence { presence, .. } if presence.here == [true, false] => Some(()),
            _ => None,
        })
        .await;
    server.stop().await;
}

async fn moves_are_taken_back_by_consent(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, architekton(Contest::Game)).await;
    moves(&mut [&mut first, &mut second], table, 6).await;
    let ask = Action::AskTakeback { ply: 4 };
    let answer = |answer| Action::AnswerTakeback { ply: 4, answer };
    refused(
        &second.client,
        table,
        answer(TakebackAnswer::Agree),
        Code::Stale,
    )
    .await;
    first.socket.do_it(table, ask.clone()).await.unwrap();
    first.socket.do_it(table, ask.clone()).await.unwrap();
    refused(&second.client, table, ask.clone(), Code::WrongState).await;
    second
        .socket
        .do_it(table, answer(TakebackAnswer::Decline))
        .await
        .unwrap();
    assert_eq!(second.client.look(table).await.state.plies, 6);
    first.socket.do_it(table, ask).await.unwrap();
    second
        .socket
        .do_it(table, answer(TakebackAnswer::Agree))
        .await
        .unwrap();
    let after = second.client.look(table).await;
    assert_eq!((after.state.plies, after.state.takebacks), (4, 1));
    // A move that was sent before the takeback is not taken for one after it.
    let mut rng = chance(1);
    let mut late = Player::at(&first.client, table).await;
    let mover = if late.seat() == late.table_replica.state().to_move {
        first.client.clone()
    } else {
        second.client.clone()
    };
    let Action::Play { ply, text, .. } = late.play(&mut rng) else {
        unreachable!("it plays")
    };
    let old = Action::Play {
        ply,
        takebacks: 0,
        text,
    };
    refused(&mover, table, old, Code::Stale).await;
    // Everybody can play on from there.
    first = Player::at(&first.client, table).await;
    second = Player::at(&second.client, table).await;
    play_out(&mut [first, second], table, 6).await;
    late.follow_until(|table| table.state().status == Status::Finished)
        .await;
    let (never, _, table) = duel(
        &server,
        TableSettings {
            takebacks: Takebacks::Never,
            ..table_for(2)
        },
    )
    .await;
    refused(
        &never.client,
        table,
        Action::AskTakeback { ply: 0 },
        Code::NotAllowed,
    )
    .await;
    server.stop().await;
}

async fn giving_up_ends_a_duel(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        time_out: TimeOut::Computer(Level::Pupil),
        ..table_for(2)
    };
    let (mut first, second, table) = duel(&server, settings).await;
    assert_eq!(second.client.act(table, &Action::Resign).await.status, 200);
    assert_eq!(second.client.act(table, &Action::Resign).await.status, 200);
    first
        .follow_until(|table| table.state().outcome.is_some())
        .await;
    let outcome = first.table_replica.state().outcome.clone().unwrap();
    assert_eq!(outcome.winners, [Seat::First]);
    assert_eq!(outcome.forfeit, Some((2, ForfeitReason::Resigned)));
    let play = Action::Play {
        ply: 0,
        takebacks: 0,
        text: "1 0,0 0".to_owned(),
    };
    refused(&first.client, table, play, Code::WrongState).await;
    server.stop().await;
}

async fn at_three_seats_a_computer_takes_the_place(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        time_out: TimeOut::Computer(Level::Pupil),
        seating: Seating::AsSeated,
        ..table_for(3)
    };
    let mut clients = Vec::new();
    for name in ["Thalia", "Kleio", "Erato"] {
        clients.push(server.guest(name).await);
    }
    let table = clients[0].open(&settings).await.id;
    for client in &clients[1..] {
        assert_eq!(
            client.act(table, &Action::Join { seat: None }).await.status,
            200
        );
    }
    assert_eq!(clients[1].act(table, &Action::Resign).await.status, 200);
    let mut players = Vec::new();
    for index in [0, 2] {
        players.push(Player::at(&clients[index], table).await);
    }
    play_out(&mut players, table, 7).await;
    let outcome = players[0].table_replica.state().outcome.clone().unwrap();
    assert!(!outcome.winners.contains(&Seat::Second));
    assert_eq!(outcome.forfeit, None);
    server.stop().await;
}

async fn a_rematch_rotates_the_seats(world: World) {
    let server = world.start().await;
    let (mut first, second, table) = duel(&server, table_for(2)).await;
    refused(&first.client, table, Action::Rematch, Code::WrongState).await;
    second.client.act(table, &Action::Resign).await;
    assert_eq!(second.client.act(table, &Action::Rematch).await.status, 200);
    assert_eq!(second.client.act(table, &Action::Rematch).await.status, 200);
    assert_eq!(first.client.look(table).await.state.next, None);
    assert_eq!(first.client.act(table, &Action::Rematch).await.status, 200);
    first
        .follow_until(|table| table.state().next.is_some())
        .await;
    let next = first
        .client
        .look(first.table_replica.state().next.unwrap())
        .await;
    assert_eq!(next.state.status, Status::Playing);
    assert_eq!(next.state.previous, Some(table));
    let begins = next.state.chairs[0].person().unwrap();
    assert_eq!(begins, second.client.person.as_ref().unwrap());
    server.stop().await;
}

async fn a_match_goes_on_when_both_are_ready(world: World) {
    let server = world.start().await;
    let (first, second, mut table) = duel(&server, architekton(Contest::Match)).await;
    // Kleio gives up game after game, from whichever seat.
    for game in 1..=2 {
        second.client.act(table, &Action::Resign).await;
        let after = first.client.look(table).await;
        let series = after.state.outcome.clone().unwrap().series.unwrap();
        assert_eq!(series.games, game);
        assert_eq!(series.victory_points, [game as u8, 0]);
        // Nothing begins while somebody still looks at the result.
        assert_eq!(after.state.next, None);
        assert_eq!(series.winner().is_some(), game == 2);
        assert_eq!(after.state.next_game_at().is_some(), game == 1);
        if game == 1 {
            assert_eq!(second.client.act(table, &Action::Rematch).await.status, 200);
            assert_eq!(first.client.look(table).await.state.next, None);
            assert_eq!(first.client.act(table, &Action::Rematch).await.status, 200);
            table = first.client.look(table).await.state.next.unwrap();
            let next = first.client.look(table).await;
            assert_eq!(next.state.status, Status::Playing);
            assert_eq!(next.state.series, Some(series));
        } else {
            let winner = series.seat_in_last_game(series.winner().unwrap());
            assert_eq!(after.state.outcome.unwrap().winners, [winner]);
        }
    }
    // The match is won: both play another one if they like.
    for player in [&first, &second] {
        player.client.act(table, &Action::Rematch).await;
    }
    let next = first.client.look(table).await.state.next.unwrap();
    let next = first.client.look(next).await.state;
    assert_eq!(next.series, Some(SeriesStanding::default()));
    server.stop().await;
}

async fn a_socket_resumes_where_it_was(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    moves(&mut [&mut first, &mut second], table, 3).await;
    let seen = first.table_replica.seen();
    first.socket = first.client.socket().await;
    let before = first.table_replica.clone();
    moves(&mut [&mut second], table, 0).await;
    let mut third = Player::at(&first.client, table).await;
    moves(&mut [&mut third, &mut second], table, 4).await;
    let watch = |seen| FromClient::Watch { id: 7, table, seen };
    first.socket.send(&watch(Some(seen))).await;
    let missed = first
        .socket
        .until(|message| match message {
            FromServer::Events { id: 7, events, .. } => Some(events),
            _ => None,
        })
        .await;
    assert_eq!(missed.len(), 4);
    first.table_replica = before;
    for logged in &missed {
        first.table_replica.take(logged).unwrap();
    }
    assert_eq!(
        first.table_replica,
        third
            .table_replica
            .clone_with_presence(&first.table_replica)
    );
    // Watching again from where one is gives nothing; from the future, everything.
    first
        .socket
        .send(&watch(Some(first.table_replica.seen())))
        .await;
    let nothing = first
        .socket
        .until(|message| match message {
            FromServer::Events { events, .. } => Some(events.len()),
            _ => None,
        })
        .await;
    assert_eq!(nothing, 0);
    first.socket.send(&watch(Some(1_000_000))).await;
    first
        .socket
        .until(|message| match message {
            FromServer::Table { .. } => Some(()),
            _ => None,
        })
        .await;
    moves(&mut [&mut first, &mut second], table, 1).await;
    server.stop().await;
}

async fn a_person_hears_that_it_is_his_turn(world: World) {
    let server = world.start().await;
    let (mut first, second, table) = duel(&server, table_for(2)).await;
    drop(second.socket);
    first
        .socket
        .until(|message| match message {
            FromServer::Presence { presence, .. } if presence.here == [true, false] => Some(()),
            _ => None,
        })
        .await;
    let mut elsewhere = second.client.socket().await;
    let action = first.play(&mut chance(1));
    // The socket is known to the server once it has said something.
    assert!(matches!(
        elsewhere.next().await,
        Some(FromServer::Welcome { .. })
    ));
    first.socket.do_it(table, action).await.unwrap();
    let turn = elsewhere
        .until(|message| match message {
            FromServer::YourTurn { table } => Some(table),
            _ => None,
        })
        .await;
    assert_eq!(turn, table);
    let mine: Vec<MyTable> = second.client.get("/api/v1/me/tables").await;
    assert!(mine[0].my_turn);
    server.stop().await;
}

trait WithPresence {
    /// The replica with the presence as another one sees it.
    fn clone_with_presence(
        &self,
        other: &polis_protocol::TableReplica,
    ) -> polis_protocol::TableReplica;
}

impl WithPresence for polis_protocol::TableReplica {
    fn clone_with_presence(
        &self,
        other: &polis_protocol::TableReplica,
    ) -> polis_protocol::TableReplica {
        let mut same = self.clone();
        same.set_presence(other.presence().clone());
        same
    }
}

/// Chairs for a computer and a host.
pub(crate) fn against_computer(level: Level) -> Vec<ChairPlan> {
    vec![ChairPlan::Host, ChairPlan::Computer(level)]
}

/// More is said than one answer holds, and then somebody moves.
async fn chat_does_not_hide_moves_from_who_cannot_hear_it(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    let before = first.client.look(table).await.state.seq;
    for key in 1..=polis_protocol::EVENTS_PAGE as u32 + 10 {
        let text = "x".to_owned();
        first
            .socket
            .do_it(table, Action::Say { text, key })
            .await
            .unwrap();
    }
    moves(&mut [&mut first, &mut second], table, 1).await;
    let path = format!("/api/v1/tables/{table}/events?after={before}");
    let events: Vec<Logged> = server.client().get(&path).await;
    assert_eq!(events.len(), 1, "{events:?}");
    assert!(matches!(events[0].event, Event::Moved { .. }));
    // Who sits there hears all of it, a page at a time.
    let heard: Vec<Logged> = first.client.get(&path).await;
    assert_eq!(heard.len(), polis_protocol::EVENTS_PAGE);
    server.stop().await;
}

/// One guest has the strongest computer players think at many tables; somebody else waits for one
/// move, and not for all of them.
async fn many_tables_of_one_do_not_keep_the_computer_from_another(mut world: World) {
    world.mind_ms = 1000;
    let server = world.start().await;
    let greedy = server.guest("Erato").await;
    let daidalos = ChairPlan::Computer(Level::Daidalos);
    let settings = TableSettings {
        chairs: vec![daidalos, daidalos, daidalos, ChairPlan::Host],
        seating: Seating::AsSeated,
        ..table_for(4)
    };
    let mut of_greedy = Vec::new();
    for _ in 0..20 {
        of_greedy.push(greedy.open(&settings).await.id);
    }
    let thalia = server.guest("Thalia").await;
    let settings = TableSettings {
        chairs: against_computer(Level::Pupil),
        seating: Seating::AsSeated,
        ..table_for(2)
    };
    let table = thalia.open(&settings).await.id;
    let mut player = Player::at(&thalia, table).await;
    for round in 0..2 {
        let play = player.play(&mut chance(round));
        assert_eq!(thalia.act(table, &play).await.status, 200);
        player
            .follow_until(|table| table.state().plies >= 2 * round as u32 + 2)
            .await;
    }
    // The tables of the other still wait: one after the other has had its turn.
    let mut moved = 0;
    for &table in &of_greedy {
        moved += thalia.look(table).await.state.plies;
    }
    assert!(moved < 20, "{moved} moves came first");
    // And they are told how long.
    let mut socket = greedy.socket().await;
    let waits = socket.watch(*of_greedy.last().unwrap()).await.presence;
    assert!(
        waits.engine_wait_ms.is_some_and(|wait| wait > 1000),
        "{waits:?}"
    );
    server.stop().await;
}

/// Who takes moves back has seen which tiles come next.
async fn tiles_that_were_taken_back_do_not_come_again_in_order(world: World) {
    for settings in [table_for(2), architekton(Contest::Game)] {
        let server = world.start().await;
        let (mut first, mut second, table) = duel(&server, settings).await;
        moves(&mut [&mut first, &mut second], table, 8).await;
        let before = secret_lines(&world, table).await;
        let record = first.client.look(table).await.record.unwrap();
        for ply in [6, 2] {
            let ask = Action::AskTakeback { ply };
            assert_eq!(first.client.act(table, &ask).await.status, 200);
            let answer = Action::AnswerTakeback {
                ply,
                answer: TakebackAnswer::Agree,
            };
            assert_eq!(second.client.act(table, &answer).await.status, 200);
            for player in [&mut first, &mut second] {
                player
                    .follow_until(|table| table.state().plies == ply)
                    .await;
            }
            moves(&mut [&mut first, &mut second], table, 1).await;
        }
        let after = secret_lines(&world, table).await;
        assert_ne!(before, after);
        // What stands is as it was.
        let replayed = first.client.look(table).await.record.unwrap();
        let moves_of = |record: &str| {
            let lines = record.lines().skip_while(|line| *line != "moves").skip(1);
            lines.take(2).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(moves_of(&record), moves_of(&replayed));
        // Read from the database, the table is the same, and the game goes on to its end.
        server.stop().await;
        let server = world.start().await;
        let mut players = Vec::new();
        for player in [&first, &second] {
            let client = Client {
                address: server.address,
                ..player.client.clone()
            };
            assert_eq!(client.look(table).await.record.as_ref(), Some(&replayed));
            players.push(Player::at(&client, table).await);
        }
        let closed = ShuffleError::Closed { number: 1 };
        let seen = |player: &Player| player.table_replica.record().unwrap().clone();
        assert_eq!(seen(&players[0]).verify_shuffles(), Err(closed));
        play_out(&mut players, table, 3).await;
        // Now everybody can check that each order was fixed before the first tile of it came.
        for player in &players {
            assert_eq!(seen(player).verify_shuffles(), Ok(3));
        }
        let path = format!("/api/v1/tables/{table}/record");
        let text = server.client().ask("GET", &path, None).await.text;
        assert_eq!(Record::read(&text).unwrap(), seen(&players[0]));
        server.stop().await;
    }
}
