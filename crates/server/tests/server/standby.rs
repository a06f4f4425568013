//! Reads from a standby of PostgreSQL: what may be a moment old comes from there, and nobody misses
//! what they have just written.

use std::time::{Duration, Instant};

use polis_protocol::{Action, HistoryPage, Profile, Rename};
use polis_server::{Config, Server, StandbyConfig, WallClock};

use crate::client::{Client, PATIENCE};
use crate::cluster::Cluster;
use crate::people::account;
use crate::play::table_for;
use crate::tables::duel;
use crate::world::{Running, World};

/// A figure of a server.
async fn figure(server: &Running, name: &str) -> u64 {
    let figures = server.client().ask("GET", "/metrics", None).await.text;
    let line = figures.lines().find(|line| line.starts_with(name));
    let value = line.and_then(|line| line.split(' ').nth(1));
    value.and_then(|value| value.parse().ok()).unwrap_or(0)
}

async fn until(server: &Running, name: &str, wanted: u64) {
    let started = Instant::now();
    while figure(server, name).await != wanted {
        assert!(started.elapsed() < PATIENCE, "{name} is not {wanted}");
        tokio::task::yield_now().await;
    }
}

async fn profile(client: &Client, of: &Client) -> Profile {
    let id = of.person.as_ref().unwrap().id;
    client.get(&format!("/api/v1/people/{id}")).await
}

/// A server with a standby, both of them in clusters of their own.
fn with_standby() -> Option<(World, Cluster, Cluster)> {
    let primary = Cluster::start()?;
    let mut world = World::at(primary.database());
    let polis_server::Database::Postgres(url) = &world.database else {
        return None;
    };
    let standby = primary.standby();
    let url = url.replace(&primary.port.to_string(), &standby.port.to_string());
    let mut config = StandbyConfig::new(url);
    config.most_lag = Duration::from_secs(3);
    world.standby = Some(config);
    Some((world, primary, standby))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_may_be_old_is_read_from_the_standby() {
    let Some((world, primary, standby)) = with_standby() else {
        return;
    };
    let server = world.start().await;
    until(&server, "polis_standby_usable", 1).await;
    let polyhymnia = account(&server, "Polyhymnia").await;
    let (first, _, table) = duel(&server, table_for(2)).await;
    assert_eq!(first.client.act(table, &Action::Resign).await.status, 200);
    // Somebody else's page comes from there once it has arrived, and is the same.
    let reader = server.client();
    let started = Instant::now();
    let reads = "polis_standby_reads_total";
    while figure(&server, reads).await == 0 {
        assert_eq!(
            profile(&reader, &polyhymnia).await.person.name,
            "Polyhymnia"
        );
        assert!(
            started.elapsed() < PATIENCE,
            "nothing is read from the standby"
        );
    }
    let before = figure(&server, reads).await;
    let id = first.client.person.as_ref().unwrap().id;
    let games = format!("/api/v1/people/{id}/games");
    let started = Instant::now();
    while reader.get::<HistoryPage>(&games).await.games.is_empty() {
        assert!(started.elapsed() < PATIENCE, "the game does not arrive");
    }
    for path in ["/api/v1/leaderboard/akropolis/2", "/api/v1/archive"] {
        assert_eq!(reader.ask("GET", path, None).await.status, 200, "{path}");
    }
    assert!(figure(&server, reads).await >= before + 3);
    // The standby stops where it is: who writes something finds it all the same, whoever reads it.
    standby.psql("postgres", "SELECT pg_wal_replay_pause()");
    for name in ["Erato", "Urania", "Polyhymnia"] {
        let rename = Rename {
            name: name.to_owned(),
        };
        let body = serde_json::to_string(&rename).unwrap();
        let answer = polyhymnia.ask("PUT", "/api/v1/me/name", Some(body)).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        assert_eq!(profile(&polyhymnia, &polyhymnia).await.person.name, name);
    }
    // It is too far behind, and nobody reads from it.
    until(&server, "polis_standby_usable", 0).await;
    let (stale, falls) = (
        figure(&server, reads).await,
        "polis_standby_fallbacks_total",
    );
    let before = figure(&server, falls).await;
    assert_eq!(
        profile(&reader, &polyhymnia).await.person.name,
        "Polyhymnia"
    );
    assert_eq!(figure(&server, reads).await, stale);
    assert!(figure(&server, falls).await > before);
    standby.psql("postgres", "SELECT pg_wal_replay_resume()");
    until(&server, "polis_standby_usable", 1).await;
    // It is gone: everything is read from the primary.
    standby.stop();
    assert_eq!(
        profile(&reader, &polyhymnia).await.person.name,
        "Polyhymnia"
    );
    until(&server, "polis_standby_usable", 0).await;
    assert_eq!(
        profile(&reader, &polyhymnia).await.person.name,
        "Polyhymnia"
    );
    server.stop().await;
    drop((primary, standby));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_that_became_a_primary_is_not_read_from() {
    let Some((world, primary, standby)) = with_standby() else {
        return;
    };
    let server = world.start().await;
    until(&server, "polis_standby_usable", 1).await;
    standby.psql("postgres", "SELECT pg_promote()");
    until(&server, "polis_standby_usable", 0).await;
    server.stop().await;
    drop((primary, standby));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replica_needs_postgresql() {
    let world = World::sqlite();
    let mut config = Config::new(world.database.clone());
    config.standby = Some(StandbyConfig::new(
        "postgres://polis@127.0.0.1/x".to_owned(),
    ));
    let error = Server::start(config, WallClock::new()).await.err();
    let error = error.expect("SQLite has no standby").to_string();
    assert!(error.contains("no PostgreSQL"), "{error}");
}
