//! Ratings: what games change, and where it is told.

use polis_game::Seat;
use polis_protocol::{
    Action, ForfeitReason, HistoryPage, Joining, Leaderboard, PersonId, Profile, Rated,
    RatingChange, Status, TableId, TableSettings, Takebacks,
};

use crate::client::Client;
use crate::clocks::execute;
use crate::people::account;
use crate::play::table_for;
use crate::world::{World, on_both};

on_both!(
    a_rated_game_tells_what_it_changed,
    three_are_rated_together,
    the_best_are_listed,
    the_same_people_gain_little_from_each_other,
);

/// A rated table for some people.
fn rated(people: usize) -> TableSettings {
    TableSettings {
        rated: Rated::Rated,
        takebacks: Takebacks::Never,
        joining: Joining::Accounts,
        seating: polis_protocol::Seating::AsSeated,
        ..table_for(people)
    }
}

fn id(client: &Client) -> PersonId {
    client.person.as_ref().unwrap().id
}

/// A game in which all sit down in this order.
async fn seated(players: &[&Client]) -> TableId {
    let table = players[0].open(&rated(players.len())).await.id;
    for player in &players[1..] {
        let join = Action::Join { seat: None };
        assert_eq!(player.act(table, &join).await.status, 200);
    }
    table
}

/// Plays a rated game that the last of them gives up; how it changed the ratings.
async fn given_up(players: &[&Client]) -> (TableId, Vec<RatingChange>) {
    let table = seated(players).await;
    let last = players[players.len() - 1];
    assert_eq!(last.act(table, &Action::Resign).await.status, 200);
    let changes = last.get(&format!("/api/v1/tables/{table}/ratings")).await;
    (table, changes)
}

async fn a_rated_game_tells_what_it_changed(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let table = seated(&[&thalia, &kleio]).await;
    // Whoever has not played yet begins in the middle, and it is said that this means little.
    let path = format!("/api/v1/tables/{table}/ratings");
    let state = kleio.look(table).await.state;
    for chair in &state.chairs {
        let person = chair.person().unwrap();
        assert_eq!((person.rating, person.provisional), (Some(1500), true));
    }
    assert_eq!(kleio.get::<Vec<RatingChange>>(&path).await, []);
    assert_eq!(kleio.act(table, &Action::Resign).await.status, 200);
    let changes: Vec<RatingChange> = kleio.get(&path).await;
    let [first, second] = changes.as_slice() else {
        panic!("{changes:?}");
    };
    assert_eq!((first.seat, second.seat), (Seat::First, Seat::Second));
    assert!((first.before - 1500.0).abs() < 1e-9 && first.after > 1600.0);
    assert!((second.before - 1500.0).abs() < 1e-9 && second.after < 1400.0);
    // The list of games tells the same, with the reason.
    let games = format!("/api/v1/people/{}/games", id(&kleio));
    let page: HistoryPage = thalia.get(&games).await;
    assert_eq!(page.games[0].rating, Some(*second));
    let forfeit = page.games[0].outcome.forfeit;
    assert_eq!(forfeit, Some((2, ForfeitReason::Resigned)));
    let record = format!("/api/v1/tables/{table}/record");
    let record = thalia.ask("GET", &record, None).await.text;
    assert!(record.contains("# result won 1, resigned 2\n"), "{record}");
    // At the next table everybody has the rating of now.
    for player in [&thalia, &kleio] {
        assert_eq!(player.act(table, &Action::Rematch).await.status, 200);
    }
    let next = thalia.look(table).await.state.next.unwrap();
    let chairs = thalia.look(next).await.state.chairs;
    let shown: Vec<_> = chairs
        .iter()
        .map(|chair| chair.person().unwrap().rating)
        .collect();
    let rounded = |change: &RatingChange| Some(change.after.round() as i32);
    assert_eq!(shown, [rounded(second), rounded(first)]);
    // A game that does not count changes nothing.
    let casual = thalia.open(&table_for(2)).await.id;
    kleio.act(casual, &Action::Join { seat: None }).await;
    kleio.act(casual, &Action::Resign).await;
    let path = format!("/api/v1/tables/{casual}/ratings");
    assert_eq!(kleio.get::<Vec<RatingChange>>(&path).await, []);
    let page: HistoryPage = thalia.get(&games).await;
    assert_eq!(page.games[0].rating, None);
    let nowhere = "/api/v1/tables/00000000000000000000000000/ratings";
    assert_eq!(kleio.ask("GET", nowhere, None).await.status, 404);
    server.stop().await;
}

async fn three_are_rated_together(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let erato = account(&server, "Erato").await;
    let (table, changes) = given_up(&[&thalia, &kleio, &erato]).await;
    assert_eq!(kleio.look(table).await.state.status, Status::Finished);
    let gains: Vec<f64> = changes
        .iter()
        .map(|change| change.after - change.before)
        .collect();
    assert_eq!(gains.len(), 3);
    // All began as equals: what the others gain, the one who gave up loses.
    assert!(
        gains[2] < -100.0 && gains[0].max(gains[1]) > 100.0,
        "{gains:?}"
    );
    assert!(gains.iter().sum::<f64>().abs() < 1e-6, "{gains:?}");
    let path = format!("/api/v1/people/{}", id(&erato));
    let profile: Profile = thalia.get(&path).await;
    assert_eq!(profile.ratings[0].pool.seats, 3);
    assert!((profile.ratings[0].rating - changes[2].after).abs() < 1e-9);
    server.stop().await;
}

async fn the_best_are_listed(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let path = "/api/v1/leaderboard/akropolis/2";
    let board: Leaderboard = thalia.get(path).await;
    assert_eq!(board.players, []);
    given_up(&[&thalia, &kleio]).await;
    let names = |board: &Leaderboard| -> Vec<String> {
        let players = board.players.iter();
        players.map(|player| player.person.name.clone()).collect()
    };
    let board: Leaderboard = thalia.get(path).await;
    assert_eq!(names(&board), ["Thalia", "Kleio"]);
    assert!(board.players.iter().all(|player| player.person.provisional));
    assert_eq!(board.players[0].games, 1);
    // Other numbers of seats are boards of their own, and there is none for what is not played.
    let other: Leaderboard = thalia.get("/api/v1/leaderboard/akropolis/4").await;
    assert_eq!(other.players, []);
    for none in ["akropolis/1", "akropolis/x", "architekton/3", "chess/2"] {
        let path = format!("/api/v1/leaderboard/{none}");
        assert_eq!(thalia.ask("GET", &path, None).await.status, 404, "{none}");
    }
    server.stop().await;
    // Who has played often comes before those of whom little is known.
    execute(
        &world,
        "UPDATE ratings SET deviation = 60 WHERE rating < 1500",
    )
    .await;
    let server = world.start().await;
    let client = Client {
        address: server.address,
        ..thalia
    };
    let board: Leaderboard = client.get(path).await;
    assert_eq!(names(&board), ["Kleio", "Thalia"]);
    assert!(!board.players[0].person.provisional);
    server.stop().await;
}

/// Who lets somebody else win all the time, perhaps a second account of their own, moves ratings six times a day.
async fn the_same_people_gain_little_from_each_other(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let erato = account(&server, "Erato").await;
    let pair = [&thalia, &kleio];
    for _ in 0..6 {
        assert_eq!(given_up(&pair).await.1.len(), 2);
    }
    let path = format!("/api/v1/people/{}", id(&thalia));
    let rating = async || {
        let profile: Profile = erato.get(&path).await;
        (profile.ratings[0].rating, profile.ratings[0].games)
    };
    let before = rating().await;
    assert_eq!(before.1, 6);
    for (winner, loser) in [(&thalia, &kleio), (&kleio, &thalia)] {
        let (table, changes) = given_up(&[winner, loser]).await;
        assert_eq!(changes, []);
        // It is a game like any other, but for the ratings.
        assert_eq!(winner.look(table).await.state.status, Status::Finished);
    }
    assert_eq!(rating().await, before);
    // Another pool and another person are not concerned.
    assert_eq!(given_up(&[&thalia, &kleio, &erato]).await.1.len(), 3);
    assert_eq!(given_up(&[&erato, &thalia]).await.1.len(), 2);
    // The next day the two begin anew.
    execute(&world, "UPDATE rating_points SET at = at - 86400000").await;
    assert_eq!(given_up(&pair).await.1.len(), 2);
    server.stop().await;
}
