//! PostgreSQL on two hosts: the primary dies, the standby takes over, and nothing that was acknowledged
//! is lost.

use std::time::{Duration, Instant};

use polis_game::chance;

use crate::client::PATIENCE;
use crate::cluster::Cluster;
use crate::play::table_for;
use crate::tables::duel;
use crate::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_takes_over() {
    let Some(primary) = Cluster::start() else {
        return;
    };
    let url = primary.database();
    let standby = primary.standby();
    primary.psql(
        "postgres",
        "ALTER SYSTEM SET synchronous_standby_names = '*'",
    );
    primary.psql("postgres", "SELECT pg_reload_conf()");
    // Both are named; the standby first, which is not asked to write while it is one.
    let host = format!("127.0.0.1:{}", primary.port);
    let hosts = format!("127.0.0.1:{},{host}", standby.port);
    let world = World::at(url.replace(&host, &hosts) + "?target_session_attrs=read-write");
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    let mut rng = chance(3);
    let mut acknowledged = 0;
    for number in 0..20 {
        if number == 8 {
            primary.stop();
            standby.psql("postgres", "SELECT pg_promote()");
        }
        let to_move = first.table_replica.state().to_move;
        let (mover, plies) = if first.seat() == to_move {
            (&first, first.table_replica.state().plies)
        } else {
            (&second, second.table_replica.state().plies)
        };
        let action = mover.play(&mut rng);
        let client = mover.client.clone();
        let started = Instant::now();
        loop {
            let answer = client.act(table, &action).await;
            if answer.status == 200 {
                acknowledged += 1;
                break;
            }
            // It is the server that cannot, not the move that is wrong.
            assert_eq!(answer.status, 503, "{}", answer.text);
            assert!(started.elapsed() < PATIENCE, "nobody takes over");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        for player in [&mut first, &mut second] {
            player
                .follow_until(|table| table.state().plies > plies)
                .await;
        }
    }
    let snapshot = server.client().look(table).await;
    assert_eq!(snapshot.state.plies, acknowledged);
    // All of it is in the log of the new primary.
    let database = url.rsplit('/').next().unwrap();
    let moves = standby.psql(database, "SELECT count(*) FROM log WHERE body LIKE '[%'");
    assert_eq!(moves, acknowledged.to_string());
    server.stop().await;
    drop((primary, standby));
}
