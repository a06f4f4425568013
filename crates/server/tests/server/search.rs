//! Looking for somebody to play with.

use std::collections::BTreeMap;

use polis_protocol::{
    Chair, Code, GameKind, MyTable, PersonId, Rated, SearchPace, SearchState, Status, TableId,
    Wish, WishedRated,
};

use crate::client::{Client, PATIENCE};
use crate::clocks::execute;
use crate::enemies::{check_records, secret_lines};
use crate::friends::block;
use crate::people::account;
use crate::world::{World, on_both};

on_both!(
    two_who_wish_for_the_same_meet,
    the_band_widens_and_the_silent_are_out,
    who_blocked_each_other_never_meet,
    many_at_once_are_each_at_one_table,
);

const SEARCH: &str = "/api/v1/me/search";

fn wish() -> Wish {
    Wish {
        game: GameKind::Akropolis,
        seats: 2,
        pace: SearchPace::Normal,
        rated: WishedRated::Either,
    }
}

async fn look_for(client: &Client, wish: Wish) -> SearchState {
    client.post(SEARCH, &wish).await.json(200)
}

async fn look_on(client: &Client) -> SearchState {
    client.ask("PUT", SEARCH, None).await.json(200)
}

fn id(client: &Client) -> PersonId {
    client.person.as_ref().unwrap().id
}

/// Who sits at a table.
async fn seated(client: &Client, table: TableId) -> Vec<PersonId> {
    let chairs = client.look(table).await.state.chairs;
    let mut people: Vec<PersonId> = chairs
        .iter()
        .filter_map(Chair::person)
        .map(|person| person.id)
        .collect();
    people.sort();
    people
}

async fn two_who_wish_for_the_same_meet(world: World) {
    let server = world.start().await;
    let nobody = server.client().post(SEARCH, &wish()).await;
    assert_eq!(nobody.refusal().code, Code::NotSignedIn);
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    assert_eq!(thalia.ask("PUT", SEARCH, None).await.status, 404);
    for wrong in [
        r#"{"game":"chess"}"#,
        r#"{"game":"akropolis","seats":5}"#,
        r#"{"game":"akropolis","seats":1}"#,
        r#"{"game":"architekton","seats":3}"#,
        r#"{"game":"akropolis","pace":"bullet"}"#,
        r#"{"game":"akropolis","seats":-1}"#,
        "{}",
        "[]",
    ] {
        let answer = thalia.ask("POST", SEARCH, Some(wrong.to_owned())).await;
        assert_eq!(answer.refusal().code, Code::Malformed, "{wrong}");
    }
    let rated = Wish {
        rated: WishedRated::Rated,
        ..wish()
    };
    let refused = thalia.post(SEARCH, &rated).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);

    let state = look_for(&thalia, wish()).await;
    assert_eq!((state.table, state.looking), (None, 1));
    assert!(state.band.is_some_and(|band| band >= 100));
    // Nobody plays with themselves, and other wishes are other games.
    assert_eq!(look_for(&thalia, wish()).await.table, None);
    let other = Wish {
        pace: SearchPace::Fast,
        ..wish()
    };
    assert_eq!(look_for(&kleio, other).await.table, None);
    assert_eq!(kleio.ask("DELETE", SEARCH, None).await.status, 204);
    assert_eq!(kleio.ask("DELETE", SEARCH, None).await.status, 204);
    assert_eq!(look_on(&thalia).await.table, None);

    let found = look_for(&kleio, wish()).await.table.unwrap();
    assert_eq!(look_on(&thalia).await.table, Some(found));
    // Whoever asks once more, or too late not to, is led to the game.
    assert_eq!(look_for(&kleio, wish()).await.table, Some(found));
    let late = thalia.ask("DELETE", SEARCH, None).await;
    assert_eq!(late.refusal().code, Code::WrongState);
    let table = thalia.look(found).await;
    assert_eq!(table.state.status, Status::Playing);
    assert_eq!(table.state.settings.clock, SearchPace::Normal.clock());
    assert_eq!(table.state.settings.rated, Rated::Casual);
    let mut both = [id(&thalia), id(&kleio)];
    both.sort();
    assert_eq!(seated(&thalia, found).await, both);
    let secrets = secret_lines(&world, found).await;
    check_records(&serde_json::to_string(&table).unwrap(), &secrets);
    for client in [&thalia, &kleio] {
        let mine: Vec<MyTable> = client.get("/api/v1/me/tables").await;
        assert_eq!(mine.len(), 1);
    }
    server.stop().await;
}

async fn the_band_widens_and_the_silent_are_out(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (
        account(&server, "Thalia").await,
        account(&server, "Kleio").await,
    );
    look_for(&thalia, wish()).await;
    execute(&world, "UPDATE seekers SET rating = 2500").await;
    assert_eq!(look_for(&kleio, wish()).await.table, None);
    let state = look_on(&thalia).await;
    assert_eq!((state.table, state.looking), (None, 2));
    // Whoever gives no sign of life is not found, and has to begin anew.
    execute(&world, "UPDATE seekers SET since = since - 60000").await;
    execute(
        &world,
        "UPDATE seekers SET seen = seen - 20000 WHERE rating > 2000",
    )
    .await;
    let state = look_on(&kleio).await;
    assert_eq!((state.table, state.looking), (None, 1));
    assert_eq!(state.band, None);
    let answer = thalia.ask("PUT", SEARCH, None).await;
    assert_eq!(answer.refusal().code, Code::NotFound);
    // The one who has waited long takes anybody; between accounts it counts.
    look_for(&thalia, wish()).await;
    let found = look_on(&kleio).await.table.unwrap();
    assert_eq!(look_on(&thalia).await.table, Some(found));
    let settings = thalia.look(found).await.state.settings;
    assert_eq!(settings.rated, Rated::Rated);

    // A table that was never opened is given up, and the search goes on.
    execute(
        &world,
        "UPDATE seekers SET table_id = '00000000000000000000000000'",
    )
    .await;
    assert_eq!(look_on(&thalia).await.table, None);
    execute(&world, "UPDATE seekers SET paired = paired - 10000").await;
    assert_eq!(look_on(&thalia).await.table, None);
    let again = look_on(&thalia).await.table.unwrap();
    assert_ne!(again, found);
    assert_eq!(look_on(&kleio).await.table, Some(again));
    server.stop().await;
}

async fn who_blocked_each_other_never_meet(world: World) {
    let server = world.start().await;
    let (thalia, kleio) = (server.guest("Thalia").await, server.guest("Kleio").await);
    block(&thalia, id(&kleio)).await;
    look_for(&thalia, wish()).await;
    look_for(&kleio, wish()).await;
    execute(&world, "UPDATE seekers SET since = since - 60000").await;
    for client in [&thalia, &kleio] {
        assert_eq!(look_on(client).await.table, None);
    }
    let erato = server.guest("Erato").await;
    let found = look_for(&erato, wish()).await.table.unwrap();
    assert!(seated(&erato, found).await.contains(&id(&erato)));
    server.stop().await;
}

/// Lets people look until all have found each other; who sits at each table.
async fn find_all(clients: &[Client], wish: Wish) -> BTreeMap<TableId, Vec<PersonId>> {
    let begun = clients.iter().map(|client| look_for(client, wish));
    futures_util::future::join_all(begun).await;
    let mut found: BTreeMap<TableId, Vec<PersonId>> = BTreeMap::new();
    for client in clients {
        let until = tokio::time::Instant::now() + PATIENCE;
        let table = loop {
            if let Some(table) = look_on(client).await.table {
                break table;
            }
            assert!(tokio::time::Instant::now() < until, "nobody is found");
        };
        found.entry(table).or_default().push(id(client));
    }
    for (&table, people) in &mut found {
        people.sort();
        assert_eq!(&seated(&clients[0], table).await, people);
    }
    found
}

async fn many_at_once_are_each_at_one_table(world: World) {
    let server = world.start().await;
    let mut clients = Vec::new();
    for number in 0..8 {
        clients.push(server.guest(&format!("Guest {number}")).await);
    }
    assert_eq!(find_all(&clients, wish()).await.len(), 4);
    execute(&world, "DELETE FROM seekers").await;
    let four = Wish { seats: 4, ..wish() };
    assert_eq!(find_all(&clients, four).await.len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_two_nodes_meet() {
    let Some(world) = World::postgres() else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    let mut clients = Vec::new();
    for number in 0..5 {
        clients.push(one.guest(&format!("One {number}")).await);
        clients.push(two.guest(&format!("Two {number}")).await);
    }
    assert_eq!(find_all(&clients, wish()).await.len(), 5);
    one.stop().await;
    two.stop().await;
}
