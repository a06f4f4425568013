//! Vacations: the clocks of days-a-move games stand still.

use polis_protocol::{
    Action, Clock, Code, ForfeitReason, NewVacation, Profile, Seating, Status, TableId,
    TableSettings, TableState, Vacation, VacationState,
};
use polis_server::Database;
use serde_json::Value;

use crate::client::{Answer, Client};
use crate::clocks::age;
use crate::nodes::at;
use crate::people::account;
use crate::play::{Player, table_for};
use crate::tables::moves;
use crate::world::{Running, World, on_both};

on_both!(
    a_vacation_stops_the_clock_and_others_see_it,
    only_games_with_days_stand_still,
    nobody_gains_more_time_than_they_have_days,
);

const DAY: u64 = 86_400_000;
const PATH: &str = "/api/v1/me/vacation";

async fn go(client: &Client, days: u8) -> Answer {
    client.post(PATH, &NewVacation { days }).await
}

async fn come_back(client: &Client) -> VacationState {
    client.ask("DELETE", PATH, None).await.json(200)
}

fn with_clock(clock: Clock) -> TableSettings {
    TableSettings {
        clock,
        seating: Seating::AsSeated,
        ..table_for(2)
    }
}

/// A game in which the first of two is to move.
async fn game(first: &Client, second: &Client, clock: Clock) -> TableId {
    let table = first.open(&with_clock(clock)).await.id;
    let join = Action::Join { seat: None };
    assert_eq!(second.act(table, &join).await.status, 200);
    table
}

/// How long the seat to move has, from the beginning of its turn.
fn time(state: &TableState) -> u64 {
    state.deadline().unwrap() - state.clocks.as_ref().unwrap().since
}

/// Makes all that happened happen longer ago, while no server runs: at a table, and vacations.
async fn all_older(world: &World, table: TableId, ms: u64) {
    age(world, table, ms as i64).await;
    let read = "SELECT seq, body FROM log WHERE body LIKE '%on_vacation%' \
                AND table_number = (SELECT number FROM tables WHERE id = $1)";
    let write = "UPDATE log SET body = $3 WHERE seq = $2 \
                 AND table_number = (SELECT number FROM tables WHERE id = $1)";
    let rows = "UPDATE vacations SET began = began - $1, until = until - $1";
    let marks = "DELETE FROM vacation_tables";
    let older = |body: &str| {
        let mut event: Value = serde_json::from_str(body).unwrap();
        let vacation = event["on_vacation"]["vacation"].as_object_mut().unwrap();
        for (_, at) in vacation.iter_mut() {
            *at = (at.as_u64().unwrap() - ms).into();
        }
        event.to_string()
    };
    macro_rules! all {
        ($pool:expr) => {{
            let pool = $pool;
            let id = table.to_string();
            let found: Vec<(i64, String)> = sqlx::query_as(read)
                .bind(&id)
                .fetch_all(&pool)
                .await
                .unwrap();
            for (seq, body) in found {
                let change = sqlx::query(write).bind(&id).bind(seq).bind(older(&body));
                change.execute(&pool).await.unwrap();
            }
            sqlx::query(marks).execute(&pool).await.unwrap();
            let change = sqlx::query(rows).bind(ms as i64);
            change.execute(&pool).await.unwrap();
            pool.close().await;
        }};
    }
    match &world.database {
        Database::Folder(folder) => {
            let url = format!("sqlite://{}", folder.join("polis.db").display());
            all!(sqlx::SqlitePool::connect(&url).await.unwrap());
        }
        Database::Postgres(url) => all!(sqlx::PgPool::connect(url).await.unwrap()),
    }
}

async fn a_vacation_stops_the_clock_and_others_see_it(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let daily = Clock::Daily { days: 1 };
    let table = game(&thalia, &kleio, daily).await;
    let mut watcher = Player::at(&kleio, table).await;
    assert_eq!(time(watcher.table_replica.state()), DAY);
    let state: VacationState = go(&thalia, 5).await.json(200);
    let current = state.current.unwrap();
    assert_eq!(current.until - current.from, 5 * DAY);
    assert_eq!((state.days_left, state.days_a_year), (25, 30));
    // At the table, by the events alone, and on the profile.
    let away = |table: &polis_protocol::TableReplica| !table.state().vacations.is_empty();
    watcher.follow_until(away).await;
    let seen = watcher.table_replica.state();
    assert_eq!(
        seen.vacation(polis_game::Seat::First, current.from),
        Some(current)
    );
    assert_eq!(time(seen), 6 * DAY);
    assert_eq!(kleio.look(table).await.state.deadline(), seen.deadline());
    let path = format!("/api/v1/people/{}", thalia.person.as_ref().unwrap().id);
    let profile: Profile = kleio.get(&path).await;
    assert_eq!(profile.vacation, Some(current));
    // A game that begins meanwhile is told as well.
    let later = game(&thalia, &kleio, daily).await;
    let mut watcher = Player::at(&kleio, later).await;
    watcher.follow_until(away).await;
    server.stop().await;

    // Four days later nobody has lost, whoever acts and however often it is looked.
    all_older(&world, table, 4 * DAY).await;
    let server = world.start().await;
    let (thalia, kleio) = (at(&server, &thalia), at(&server, &kleio));
    let say = Action::Say {
        text: "sun?".to_owned(),
        key: 1,
    };
    assert_eq!(kleio.act(table, &say).await.status, 200);
    let state = kleio.look(table).await.state;
    assert_eq!(state.status, Status::Playing);
    assert_eq!(time(&state), 6 * DAY);
    // Who comes back early has what was left when they went, and not more.
    assert_eq!(come_back(&thalia).await.current, None);
    let state = kleio.look(table).await.state;
    let [(_, vacation)] = state.vacations[..] else {
        panic!("{:?}", state.vacations);
    };
    assert_eq!(time(&state), DAY + (vacation.until - vacation.from));
    let since = state.turn_since.unwrap();
    assert_eq!(
        state.deadline().unwrap() - vacation.until,
        DAY - (vacation.from - since)
    );
    let profile: Profile = kleio.get(&path).await;
    assert_eq!(profile.vacation, None);
    server.stop().await;

    // Then time runs out as ever.
    all_older(&world, table, DAY).await;
    let server = world.start().await;
    let mut watcher = Player::at(&server.client(), table).await;
    watcher
        .follow_until(|table| table.state().status == Status::Finished)
        .await;
    let outcome = watcher.table_replica.state().outcome.clone().unwrap();
    assert_eq!(outcome.forfeit, Some((1, ForfeitReason::TimedOut)));
    server.stop().await;
}

async fn only_games_with_days_stand_still(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    let live = Clock::Live {
        base_ms: 600_000,
        increment_ms: 0,
    };
    let live = game(&thalia, &kleio, live).await;
    let unlimited = game(&thalia, &kleio, Clock::None).await;
    let waits = game(&kleio, &thalia, Clock::Daily { days: 2 }).await;
    assert_eq!(go(&thalia, 3).await.status, 200);
    let state = kleio.look(live).await.state;
    assert_eq!((state.vacations.len(), time(&state)), (0, 600_000));
    // A game without a clock cannot be claimed meanwhile either.
    let state = kleio.look(unlimited).await.state;
    assert_eq!(
        state.abandoned_at().unwrap() - state.turn_since.unwrap(),
        Clock::ABANDONED_MS + 3 * DAY
    );
    // The others' time runs on, and who is away may play.
    let state = kleio.look(waits).await.state;
    assert_eq!(time(&state), 2 * DAY);
    let mut first = Player::at(&kleio, waits).await;
    let mut second = Player::at(&thalia, waits).await;
    moves(&mut [&mut first, &mut second], waits, 2).await;
    let state = kleio.look(waits).await.state;
    assert_eq!((state.plies, time(&state)), (2, 2 * DAY));
    server.stop().await;
}

async fn nobody_gains_more_time_than_they_have_days(world: World) {
    let server = world.start().await;
    let guest = server.guest("Erato").await;
    assert_eq!(go(&guest, 3).await.refusal().code, Code::NotAllowed);
    let thalia = account(&server, "Thalia").await;
    for days in [0, 31, 255] {
        assert_eq!(go(&thalia, days).await.refusal().code, Code::NotAllowed);
    }
    for body in [r#"{"days":-1}"#, r#"{"days":256}"#, r#"{"days":"x"}"#, "{}"] {
        let answer = thalia.ask("POST", PATH, Some(body.to_owned())).await;
        assert_eq!(answer.status, 400, "{body}");
    }
    // Going and coming back costs a day each time, however short it was.
    for left in (0..3).map(|times| 29 - times) {
        assert_eq!(go(&thalia, 10).await.status, 200);
        assert_eq!(go(&thalia, 1).await.refusal().code, Code::WrongState);
        assert_eq!(come_back(&thalia).await.days_left, left);
    }
    assert_eq!(go(&thalia, 28).await.refusal().code, Code::NotAllowed);
    let state: VacationState = go(&thalia, 27).await.json(200);
    assert_eq!(state.days_left, 0);
    assert_eq!(come_back(&thalia).await.days_left, 26);
    // Coming back twice is harmless.
    let state = come_back(&thalia).await;
    assert_eq!((state.current, state.days_left), (None, 26));
    // Who asks twice at once goes once.
    let (one, two) = tokio::join!(go(&thalia, 2), go(&thalia, 2));
    let mut found = [one.status, two.status];
    found.sort_unstable();
    assert_eq!(found, [200, Code::WrongState.status()]);
    let state: VacationState = thalia.get(PATH).await;
    assert_eq!(state.days_left, 24);
    assert!(state.current.is_some_and(|current| current.days() == 2));
    assert!(state.days_a_year == Vacation::DAYS_A_YEAR);
    server.stop().await;
}

/// Whoever is at another node sees the same clock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_agrees() {
    let Some(world) = World::postgres() else {
        return;
    };
    let (one, two): (Running, Running) = (world.start().await, world.start().await);
    let thalia = account(&one, "Thalia").await;
    let kleio = account(&two, "Kleio").await;
    let table = game(&thalia, &at(&one, &kleio), Clock::Daily { days: 3 }).await;
    let mut watcher = Player::at(&kleio, table).await;
    assert_eq!(go(&thalia, 4).await.status, 200);
    watcher
        .follow_until(|table| !table.state().vacations.is_empty())
        .await;
    let there = kleio.look(table).await.state;
    assert_eq!(time(&there), 7 * DAY);
    assert_eq!(thalia.look(table).await.state, there);
    // Coming back is told at the other one, too.
    let until = there.vacations[0].1.until;
    let mut own = Player::at(&thalia, table).await;
    come_back(&at(&two, &thalia)).await;
    for watcher in [&mut watcher, &mut own] {
        watcher
            .follow_until(|table| table.state().vacations[0].1.until < until)
            .await;
    }
    assert_eq!(own.table_replica.state(), watcher.table_replica.state());
    one.stop().await;
    two.stop().await;
}
