//! The same deal for several people: the deals of a day, and duels.

use polis_game::Seat;
use polis_notation::{Level, Record};
use polis_protocol::{
    Action, Code, DailyContest, DailyDeals, DealGame, DealId, DealPage, DealPlan, FromClient,
    FromServer, MonthBoard, MyTable, NewDuel, Snapshot, Status, TableId,
};

use crate::client::{Client, Socket};
use crate::clocks::execute;
use crate::enemies::{check_records, secret_lines};
use crate::people::make_account;
use crate::play::{Player, play_out};
use crate::world::{Running, World, on_both};

on_both!(
    everybody_plays_the_same_deal_once,
    nobody_learns_a_deal_from_another,
    a_day_that_is_over_is_open_to_all,
    two_people_play_a_duel_apart,
);

async fn today(client: &Client, contest: DailyContest) -> DealId {
    let daily: DailyDeals = client.get("/api/v1/daily").await;
    assert_eq!(daily.deals.len(), DailyContest::ALL.len());
    let id = DealId::Daily(daily.day, contest);
    assert!(daily.deals.iter().any(|deal| deal.id == id));
    id
}

async fn begin(client: &Client, deal: DealId) -> Snapshot {
    let path = format!("/api/v1/deals/{deal}/tries");
    client.ask("POST", &path, None).await.json(201)
}

async fn page(client: &Client, deal: DealId) -> DealPage {
    client.get(&format!("/api/v1/deals/{deal}")).await
}

/// A record without the names of its players.
fn anonymous(record: &str) -> String {
    let mut record = Record::read(record).unwrap();
    for seat in [Seat::First, Seat::Second] {
        let _ = record.set_name(seat, None);
    }
    // The commitments to one order of tiles differ from table to table, so that nobody sees by them
    // who has the same deal.
    let lines = record.to_string();
    let lines = lines.lines().filter(|line| !line.starts_with("# shuffle "));
    lines.collect::<Vec<_>>().join("\n")
}

/// Plays a try to its end, always by the same choices.
pub(crate) async fn finish(client: &Client, table: TableId, seed: u64) -> Snapshot {
    let mut players = [Player::at(client, table).await];
    play_out(&mut players, table, seed).await;
    client.look(table).await
}

/// Nothing of a table is told to a client.
async fn sees_nothing(client: &Client, table: TableId) {
    let paths = ["", "/record", "/events", "/events?after=1"];
    for path in paths.into_iter().chain(["/chat", "/spectator-chat"]) {
        let path = format!("/api/v1/tables/{table}{path}");
        let answer = client.ask("GET", &path, None).await;
        assert_eq!(answer.refusal().code, Code::NotAllowed, "{path}");
    }
    let mut socket: Socket = client.socket().await;
    for seen in [None, Some(0), Some(1)] {
        let watch = FromClient::Watch { id: 1, table, seen };
        socket.send(&watch).await;
        let code = socket.until(|message| match message {
            FromServer::Refused { refusal, .. } => Some(refusal.code),
            FromServer::Welcome { .. } => None,
            other => panic!("{other:?}"),
        });
        assert_eq!(code.await, Code::NotAllowed);
    }
}

async fn everybody_plays_the_same_deal_once(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    for (contest, seed) in DailyContest::ALL.into_iter().zip(1..) {
        let deal = today(&thalia, contest).await;
        let first = begin(&thalia, deal).await;
        assert_eq!(first.state.deal, Some(deal));
        assert_eq!(first.state.status, Status::Playing);
        assert_eq!(begin(&thalia, deal).await.id, first.id);
        let second = begin(&kleio, deal).await;
        assert_ne!(first.id, second.id);
        let start = |table: &Snapshot| anonymous(table.record.as_ref().unwrap());
        assert_eq!(start(&first), start(&second));
        assert_ne!(first.record, second.record);
        let secrets = secret_lines(&world, first.id).await;
        assert_eq!(secrets, secret_lines(&world, second.id).await);
        check_records(&serde_json::to_string(&first).unwrap(), &secrets);
        // Nothing can be taken back: who has seen a tile plays on.
        let takeback = Action::AskTakeback { ply: 0 };
        assert!(thalia.act(first.id, &takeback).await.status >= 400);
        // The same moves get the same answers, whoever plays them.
        let first = finish(&thalia, first.id, seed).await;
        let second = finish(&kleio, second.id, seed).await;
        assert_eq!(start(&first), start(&second), "{contest}");
        assert_eq!(first.state.outcome, second.state.outcome);
        let again = thalia.act(first.id, &Action::Rematch).await;
        assert_eq!(again.refusal().code, Code::WrongState);
        assert_eq!(begin(&thalia, deal).await.id, first.id);
        let found = page(&kleio, deal).await;
        assert!(found.is_open);
        assert_eq!(found.deal.players, 2);
        let places: Vec<_> = found.board.iter().map(|entry| entry.place).collect();
        assert_eq!(places, [Some(1), Some(1)]);
        let outcome = first.state.outcome.unwrap();
        assert_eq!(found.board[0].result.points, outcome.points[0]);
        assert_eq!(found.board[0].result.opponent, outcome.points[1]);
        let games: Vec<DealGame> = kleio.get(&format!("/api/v1/deals/{deal}/games")).await;
        assert_eq!(games.len(), 2);
        for game in &games {
            check_records(&game.record, &[]);
        }
    }
    let daily: DailyDeals = thalia.get("/api/v1/daily").await;
    assert!(daily.deals.iter().all(|deal| {
        let mine = deal.mine.as_ref().unwrap();
        mine.result.is_some_and(|result| result.counts)
    }));
    // Only days that are over are on the board of the month.
    let path = format!("/api/v1/daily/solo/months/{}", daily.day);
    let month: MonthBoard = thalia.get(&path).await;
    assert!(month.board.is_empty());
    server.stop().await;
}

async fn nobody_learns_a_deal_from_another(world: World) {
    let server = world.start().await;
    let (mut thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let browser = "ab".repeat(32);
    thalia
        .headers
        .push(("cookie", format!("x=y; polis-deals={browser}")));
    let deal = today(&thalia, DailyContest::Architekton).await;
    let table = begin(&thalia, deal).await.id;
    let lobby: polis_protocol::Lobby = kleio.get("/api/v1/lobby").await;
    assert!(lobby.playing.is_empty() && lobby.open.is_empty());
    sees_nothing(&kleio, table).await;
    sees_nothing(&server.client(), table).await;
    // Who plays sees the own table, among those that wait for them, and nobody else's.
    let mine: Vec<MyTable> = thalia.get("/api/v1/me/tables").await;
    assert_eq!(mine[0].table.id, table);
    assert!(
        kleio
            .get::<Vec<MyTable>>("/api/v1/me/tables")
            .await
            .is_empty()
    );
    for action in [Action::Join { seat: None }, Action::Resign, Action::Rematch] {
        assert!(kleio.act(table, &action).await.status >= 400, "{action:?}");
    }
    assert_eq!(thalia.act(table, &Action::Resign).await.status, 200);
    // Giving up at once shows nothing of what comes to the others, who play the same tiles.
    let given_up = thalia.look(table).await.record.unwrap();
    for secret in secret_lines(&world, table).await {
        assert!(!given_up.contains(&secret), "{given_up}");
    }
    for stranger in [&kleio, &server.client()] {
        let found = page(stranger, deal).await;
        assert!(!found.is_open && found.board.is_empty());
        assert_eq!(found.deal.players, 1);
        let games = format!("/api/v1/deals/{deal}/games");
        let answer = stranger.ask("GET", &games, None).await;
        assert_eq!(answer.refusal().code, Code::NotAllowed);
        sees_nothing(stranger, table).await;
    }
    // Who has given up sees no more: others' games show the tiles, and what to do with them.
    let found = page(&thalia, deal).await;
    assert!(!found.is_open && found.board.is_empty());
    let running = begin(&kleio, deal).await.id;
    sees_nothing(&kleio, table).await;
    sees_nothing(&thalia, running).await;
    // A second guest in the same browser, and an account there, do not play again; two accounts do.
    let mut second = server.guest("Erato").await;
    second.headers.clone_from(&thalia.headers);
    let path = format!("/api/v1/deals/{deal}/tries");
    let refused = async |client: &Client| {
        let answer = client.ask("POST", &path, None).await;
        assert_eq!(answer.refusal().code, Code::NotAllowed);
    };
    refused(&second).await;
    make_account(&mut second, "Erato").await;
    refused(&second).await;
    let solo = today(&thalia, DailyContest::Solo).await;
    begin(&second, solo).await;
    let mut third = server.guest("Urania").await;
    third.headers.clone_from(&thalia.headers);
    make_account(&mut third, "Urania").await;
    begin(&third, solo).await;
    // A guest who makes an account is the same person.
    make_account(&mut thalia, "Thalia").await;
    assert_eq!(begin(&thalia, deal).await.id, table);
    for wrong in ["2026-11-16", "2026-02-30.solo", "x.solo", "9999-01-01.solo"] {
        let answer = thalia
            .ask("GET", &format!("/api/v1/deals/{wrong}"), None)
            .await;
        assert_eq!(answer.status, 404, "{wrong}");
    }
    server.stop().await;
}

async fn a_day_that_is_over_is_open_to_all(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let deal = today(&thalia, DailyContest::Solo).await;
    let first = begin(&thalia, deal).await.id;
    let second = begin(&kleio, deal).await.id;
    let outcome = finish(&thalia, first, 3).await.state.outcome.unwrap();
    let stranger = server.client();
    sees_nothing(&stranger, first).await;
    execute(
        &world,
        "UPDATE deals SET closes = (SELECT max(ended) FROM deal_tries)",
    )
    .await;
    // Whoever comes too late plays on, and is not on the board.
    finish(&kleio, second, 3).await;
    assert_eq!(stranger.look(first).await.state.status, Status::Finished);
    let found = page(&stranger, deal).await;
    assert!(found.is_open);
    let places: Vec<_> = found.board.iter().map(|entry| entry.place).collect();
    assert_eq!(places, [Some(1), None]);
    let late = server.guest("Erato").await;
    let path = format!("/api/v1/deals/{deal}/tries");
    let answer = late.ask("POST", &path, None).await;
    assert_eq!(answer.refusal().code, Code::WrongState);
    let DealId::Daily(day, _) = deal else {
        panic!("{deal}");
    };
    let path = format!("/api/v1/daily/solo/months/{day}");
    let month: MonthBoard = stranger.get(&path).await;
    assert_eq!(month.month, day.month());
    assert_eq!(month.board.len(), 1);
    let entry = &month.board[0];
    assert_eq!((entry.place, entry.days), (1, 1));
    assert_eq!(entry.person.name, "Thalia");
    assert_eq!(entry.score, i64::from(outcome.points[0]));
    server.stop().await;
}

async fn two_people_play_a_duel_apart(world: World) {
    let server: Running = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    let new = NewDuel {
        plan: DealPlan::Architekton(Level::Pupil),
    };
    let made: DealPage = thalia.post("/api/v1/duels", &new).await.json(201);
    let duel = made.deal.id;
    assert_eq!(made.host.unwrap().name, "Thalia");
    assert!(made.people.is_empty() && !made.is_open);
    let first = begin(&thalia, duel).await;
    finish(&thalia, first.id, 5).await;
    let waiting = page(&thalia, duel).await;
    assert_eq!((waiting.board.len(), waiting.deal.players), (1, 1));
    // Who is to play next, and who only has the link, learn nothing yet.
    for client in [&kleio, &server.client()] {
        let found = page(client, duel).await;
        assert!(!found.is_open && found.board.is_empty());
        assert_eq!(found.people[0].name, "Thalia");
        sees_nothing(client, first.id).await;
        // Neither by the list of games of who has played, nor by that of all.
        let person = thalia.person.as_ref().unwrap().id;
        for path in [format!("people/{person}/games"), "archive".to_owned()] {
            let answer = client.ask("GET", &format!("/api/v1/{path}"), None).await;
            assert_eq!(answer.status, 200);
            assert!(!answer.text.contains(&first.id.to_string()), "{path}");
        }
    }
    let second = begin(&kleio, duel).await;
    let start = |table: &Snapshot| anonymous(table.record.as_ref().unwrap());
    assert_eq!(start(&first), start(&second));
    let erato = server.guest("Erato").await;
    let path = format!("/api/v1/deals/{duel}/tries");
    let answer = erato.ask("POST", &path, None).await;
    assert_eq!(answer.refusal().code, Code::Taken);
    finish(&kleio, second.id, 6).await;
    let done = page(&server.client(), duel).await;
    assert!(done.is_open);
    assert_eq!((done.board.len(), done.people.len()), (2, 2));
    let games: Vec<DealGame> = erato.get(&format!("/api/v1/deals/{duel}/games")).await;
    assert_eq!(games.len(), 2);
    // A server that starts anew knows it all.
    server.stop().await;
    let server = world.start().await;
    assert_eq!(page(&server.client(), duel).await, done);
    server.stop().await;
}
