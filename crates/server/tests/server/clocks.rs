//! Time that runs out, by the server's clock.

use polis_game::{Seat, chance};
use polis_notation::Level;
use polis_protocol::{
    Action, Chair, Clock, Code, Contest, ForfeitReason, Status, TableId, TableSettings, TimeOut,
};
use polis_server::{Database, WallClock};

use crate::client::Client;
use crate::play::{Player, architekton, table_for};
use crate::tables::{duel, moves};
use crate::upgrades::count;
use crate::world::{Running, World, on_both};

on_both!(
    downtime_costs_nobody_time,
    who_runs_out_of_time_has_lost,
    a_clock_that_was_looked_at_too_early_runs_out,
    a_computer_finishes_for_who_ran_out_of_time,
    a_clock_gains_by_the_increment,
    a_late_move_does_not_count,
    a_table_to_which_nobody_comes_is_closed,
    a_lost_computer_move_is_made_up_for,
    a_match_goes_on_by_itself_after_the_pause,
    an_abandoned_game_is_claimed,
);

const LIVE: Clock = Clock::Live {
    base_ms: 60_000,
    increment_ms: 5_000,
};

/// Makes everything that happened at a table happen longer ago.
pub(crate) async fn age(world: &World, table: TableId, ms: i64) {
    let log = "UPDATE log SET at = at - $1 \
               WHERE table_number = (SELECT number FROM tables WHERE id = $2)";
    let row = "UPDATE tables SET opened = opened - $1 WHERE id = $2";
    let progress = "UPDATE progress SET wake = wake - $1, look = look - $1, changed = changed - $1 \
                    WHERE table_number = (SELECT number FROM tables WHERE id = $2)";
    for query in [log, row, progress] {
        match &world.database {
            Database::Folder(folder) => {
                let url = format!("sqlite://{}", folder.join("polis.db").display());
                let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
                let query = sqlx::query(query).bind(ms).bind(table.to_string());
                query.execute(&pool).await.unwrap();
                pool.close().await;
            }
            Database::Postgres(url) => {
                let pool = sqlx::PgPool::connect(url).await.unwrap();
                let query = sqlx::query(query).bind(ms).bind(table.to_string());
                query.execute(&pool).await.unwrap();
                pool.close().await;
            }
        }
    }
}

/// Changes the database while no server runs.
pub(crate) async fn execute(world: &World, query: &'static str) {
    match &world.database {
        Database::Folder(folder) => {
            let url = format!("sqlite://{}", folder.join("polis.db").display());
            let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
            sqlx::query(query).execute(&pool).await.unwrap();
            pool.close().await;
        }
        Database::Postgres(url) => {
            let pool = sqlx::PgPool::connect(url).await.unwrap();
            sqlx::query(query).execute(&pool).await.unwrap();
            pool.close().await;
        }
    }
}

/// A game is still going on, and the seat to move has about as much time as it had.
async fn goes_on(server: &Running, first: &Player, table: TableId) {
    let client = Client {
        address: server.address,
        ..first.client.clone()
    };
    let snapshot = client.look(table).await;
    assert_eq!(snapshot.state.status, Status::Playing);
    let left = snapshot.state.deadline().unwrap().abs_diff(snapshot.now);
    assert!((40_000..=70_000).contains(&left), "{left}");
}

/// The server is away for longer than anybody has time.
async fn downtime_costs_nobody_time(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        clock: LIVE,
        ..table_for(2)
    };
    let (mut first, mut second, table) = duel(&server, settings).await;
    moves(&mut [&mut first, &mut second], table, 3).await;
    server.stop().await;
    age(&world, table, 120_000).await;
    execute(&world, "UPDATE heartbeat SET alive = alive - 120000").await;
    let server = world.start().await;
    goes_on(&server, &first, table).await;
    // Who comes back hears of it, and plays on with the time that was left.
    let rival = Client {
        address: server.address,
        ..second.client.clone()
    };
    let mut second = Player::at(&rival, table).await;
    let play = second.play(&mut chance(1));
    assert_eq!(rival.act(table, &play).await.status, 200);
    second.follow_until(|table| table.state().plies == 4).await;
    let clocks = second.table_replica.state().clocks.clone().unwrap();
    assert!(clocks.left_ms[1] > 50_000, "{clocks:?}");
    // A second outage counts as the first did.
    server.stop().await;
    age(&world, table, 300_000).await;
    execute(&world, "UPDATE heartbeat SET alive = alive - 300000").await;
    execute(
        &world,
        "UPDATE outages SET began = began - 300000, ended = ended - 300000",
    )
    .await;
    let server = world.start().await;
    goes_on(&server, &first, table).await;
    server.stop().await;
}

/// The machine has another time when the server starts again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_jump_of_the_clock_costs_nobody_time() {
    let world = World::sqlite();
    let server = world.start().await;
    let settings = TableSettings {
        clock: LIVE,
        ..table_for(2)
    };
    let (mut first, mut second, table) = duel(&server, settings).await;
    moves(&mut [&mut first, &mut second], table, 3).await;
    server.stop().await;
    for error_ms in [3_600_000, 0, -3_600_000, 7_200_000] {
        let server = world.start_with(WallClock::wrong_by(error_ms)).await;
        goes_on(&server, &first, table).await;
        server.stop().await;
    }
}

async fn who_runs_out_of_time_has_lost(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        clock: LIVE,
        ..table_for(2)
    };
    let (mut first, mut second, table) = duel(&server, settings).await;
    moves(&mut [&mut first, &mut second], table, 3).await;
    // The server is down while the time of the second seat runs out.
    server.stop().await;
    age(&world, table, 120_000).await;
    let server = world.start().await;
    let mut watcher = Player::at(&server.client(), table).await;
    watcher
        .follow_until(|table| table.state().status == Status::Finished)
        .await;
    let outcome = watcher.table_replica.state().outcome.clone().unwrap();
    assert_eq!(outcome.forfeit, Some((2, ForfeitReason::TimedOut)));
    assert_eq!(outcome.winners, [Seat::First]);
    server.stop().await;
}

/// A move does not note anew when its table is looked at, so that is too early at first.
async fn a_clock_that_was_looked_at_too_early_runs_out(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        clock: LIVE,
        ..table_for(2)
    };
    let (mut first, mut second, table) = duel(&server, settings).await;
    moves(&mut [&mut first, &mut second], table, 3).await;
    server.stop().await;
    let early = "SELECT count(*) FROM progress WHERE look < wake";
    assert_eq!(count(&world, early).await, 1);
    execute(&world, "UPDATE progress SET look = look - 120000").await;
    let server = world.start().await;
    let started = std::time::Instant::now();
    while count(&world, early).await > 0 {
        assert!(started.elapsed() < crate::client::PATIENCE);
        tokio::task::yield_now().await;
    }
    goes_on(&server, &first, table).await;
    server.stop().await;
    age(&world, table, 120_000).await;
    let server = world.start().await;
    let mut watcher = Player::at(&server.client(), table).await;
    watcher
        .follow_until(|table| table.state().status == Status::Finished)
        .await;
    server.stop().await;
}

async fn a_computer_finishes_for_who_ran_out_of_time(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        clock: Clock::Daily { days: 2 },
        time_out: TimeOut::Computer(Level::Pupil),
        ..table_for(2)
    };
    let (mut first, mut second, table) = duel(&server, settings).await;
    moves(&mut [&mut first, &mut second], table, 1).await;
    server.stop().await;
    age(&world, table, 2 * 86_400_000 + 1).await;
    let server = world.start().await;
    let mut client = server.client();
    client.token.clone_from(&first.client.token);
    client.person.clone_from(&first.client.person);
    let mut first = Player::at(&client, table).await;
    first.follow_until(|table| table.state().plies == 2).await;
    let state = first.table_replica.state();
    assert!(matches!(&state.chairs[1], Chair::Heir { .. }));
    assert_eq!(state.status, Status::Playing);
    // Who lost cannot play on.
    let mut late = server.client();
    late.token = second.client.token;
    let play = first.play(&mut chance(1));
    assert_eq!(
        late.act(table, &play).await.refusal().code,
        Code::NotAllowed
    );
    first.socket.do_it(table, play).await.unwrap();
    server.stop().await;
}

async fn a_clock_gains_by_the_increment(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        clock: LIVE,
        ..table_for(2)
    };
    let (mut first, mut second, table) = duel(&server, settings).await;
    moves(&mut [&mut first, &mut second], table, 2).await;
    let clocks = first.table_replica.state().clocks.clone().unwrap();
    for left in clocks.left_ms {
        assert!((60_000..=65_000).contains(&left), "{left}");
    }
    let deadline = first.table_replica.state().deadline().unwrap();
    let now = first.client.look(table).await.now;
    assert!(deadline > now + 50_000 && deadline <= now + 65_000);
    server.stop().await;
}

async fn a_late_move_does_not_count(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        clock: LIVE,
        ..table_for(2)
    };
    let (first, _, table) = duel(&server, settings).await;
    server.stop().await;
    age(&world, table, 70_000).await;
    let server = world.start().await;
    let mut client = server.client();
    client.token.clone_from(&first.client.token);
    let play = first.play(&mut chance(1));
    // Whether the sweeper or the move comes first: the time is over.
    assert_eq!(
        client.act(table, &play).await.refusal().code,
        Code::WrongState
    );
    assert_eq!(client.look(table).await.state.plies, 0);
    server.stop().await;
}

async fn a_table_to_which_nobody_comes_is_closed(world: World) {
    let server = world.start().await;
    let thalia = server.guest("Thalia").await;
    let table = thalia.open(&table_for(2)).await.id;
    server.stop().await;
    age(&world, table, 25 * 3_600_000).await;
    let server = world.start().await;
    let mut watcher = Player::at(&server.client(), table).await;
    watcher
        .follow_until(|table| matches!(table.state().status, Status::Aborted(_)))
        .await;
    server.stop().await;
}

async fn a_lost_computer_move_is_made_up_for(world: World) {
    let server = world.start().await;
    let thalia = server.guest("Thalia").await;
    let settings = TableSettings {
        chairs: crate::tables::against_computer(Level::Pupil),
        seating: polis_protocol::Seating::AsSeated,
        ..table_for(2)
    };
    let table = thalia.open(&settings).await.id;
    let player = Player::at(&thalia, table).await;
    let play = player.play(&mut chance(1));
    // The node goes down right after the move of the person; the computer's move may be lost.
    assert_eq!(thalia.act(table, &play).await.status, 200);
    server.stop().await;
    age(&world, table, 20_000).await;
    let server = world.start().await;
    let mut client = server.client();
    client.token = thalia.token;
    let mut watcher = Player::at(&client, table).await;
    watcher.follow_until(|table| table.state().plies >= 2).await;
    server.stop().await;
}

/// The clock of the next game does not run while both may look at the last one.
async fn a_match_goes_on_by_itself_after_the_pause(world: World) {
    let server = world.start().await;
    let settings = TableSettings {
        clock: LIVE,
        ..architekton(Contest::Match)
    };
    let (first, second, table) = duel(&server, settings).await;
    assert_eq!(second.client.act(table, &Action::Resign).await.status, 200);
    let ended = first.client.look(table).await.state;
    assert_eq!(ended.next, None);
    assert_eq!(ended.next_game_at(), ended.ended.map(|at| at + 60_000));
    server.stop().await;
    age(&world, table, 60_001).await;
    let server = world.start().await;
    let client = Client {
        address: server.address,
        ..first.client.clone()
    };
    let mut watcher = Player::at(&client, table).await;
    watcher
        .follow_until(|table| table.state().next.is_some())
        .await;
    let next = watcher.table_replica.state().next.unwrap();
    let next = client.look(next).await;
    assert_eq!(next.state.status, Status::Playing);
    // All the time is there.
    let left = next.state.deadline().unwrap().abs_diff(next.now);
    assert!((40_000..=60_000).contains(&left), "{left}");
    server.stop().await;
}

async fn an_abandoned_game_is_claimed(world: World) {
    let server = world.start().await;
    let (first, second, table) = duel(&server, architekton(Contest::Match)).await;
    let early = second.client.act(table, &Action::Claim).await;
    assert_eq!(early.refusal().code, Code::WrongState);
    server.stop().await;
    age(&world, table, Clock::ABANDONED_MS as i64).await;
    let server = world.start().await;
    let at = |player: &Player| Client {
        address: server.address,
        ..player.client.clone()
    };
    let (first, second) = (at(&first), at(&second));
    // Nobody claims a game from themselves, and nobody who only watches.
    let own = first.act(table, &Action::Claim).await;
    assert_eq!(own.refusal().code, Code::WrongState);
    let stranger = server.guest("Erato").await;
    let strange = stranger.act(table, &Action::Claim).await;
    assert_eq!(strange.refusal().code, Code::NotAllowed);
    assert_eq!(second.act(table, &Action::Claim).await.status, 200);
    let state = second.look(table).await.state;
    let outcome = state.outcome.unwrap();
    assert_eq!(outcome.forfeit, Some((1, ForfeitReason::Abandoned)));
    assert_eq!(outcome.winners, [Seat::Second]);
    assert_eq!(outcome.series.unwrap().victory_points, [0, 1]);
    let path = format!("/api/v1/tables/{table}/record");
    let record = second.ask("GET", &path, None).await.text;
    assert!(record.contains("# result won 2, abandoned 1\n"), "{record}");
    server.stop().await;
}
