//! Time that runs out, by the server's clock.

use polis_game::{Seat, chance};
use polis_notation::Level;
use polis_protocol::{Chair, Clock, Code, ForfeitReason, Status, TableId, TableSettings, TimeOut};
use polis_server::Database;

use crate::play::{Player, table_for};
use crate::tables::{duel, moves};
use crate::world::{World, on_both};

on_both!(
    who_runs_out_of_time_has_lost,
    a_computer_finishes_for_who_ran_out_of_time,
    a_clock_gains_by_the_increment,
    a_late_move_does_not_count,
    a_table_to_which_nobody_comes_is_closed,
    a_lost_computer_move_is_made_up_for,
);

const LIVE: Clock = Clock::Live {
    base_ms: 60_000,
    increment_ms: 5_000,
};

/// Makes everything that happened at a table happen longer ago.
pub(crate) async fn age(world: &World, table: TableId, ms: i64) {
    let log = "UPDATE log SET at = at - $1 \
               WHERE table_number = (SELECT number FROM tables WHERE id = $2)";
    let row = "UPDATE tables SET wake = wake - $1, opened = opened - $1, changed = changed - $1 \
               WHERE id = $2";
    for query in [log, row] {
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
