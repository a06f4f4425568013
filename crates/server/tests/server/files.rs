//! The data folder: who can read it, who uses it, and what a server says of a disk that fails.

use std::path::PathBuf;
use std::time::Instant;

use polis_server::{Config, Database, Server, WallClock, backup, restore};

use crate::client::PATIENCE;
use crate::play::table_for;
use crate::tables::duel;
use crate::world::World;

fn folder(world: &World) -> PathBuf {
    match &world.database {
        Database::Folder(folder) => folder.clone(),
        Database::Postgres(url) => panic!("{url} is no folder"),
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let mut world = World::sqlite();
    let data = folder(&world).join("new");
    world.database = Database::Folder(data.clone());
    let mode = |path: PathBuf| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let server = world.start().await;
    duel(&server, table_for(2)).await;
    assert_eq!(mode(data.clone()), 0o700);
    for file in std::fs::read_dir(&data).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(path.clone()), 0o600, "{}", path.display());
    }
    server.stop().await;
    // A database of an older version was open to everybody.
    let file = data.join("polis.db");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    world.start().await.stop().await;
    assert_eq!(mode(file), 0o600);
}

#[tokio::test]
async fn two_servers_do_not_share_a_folder() {
    let world = World::sqlite();
    let server = world.start().await;
    let config = Config::new(world.database.clone());
    let error = Server::start(config, WallClock::new()).await.err();
    let text = error.expect("it is in use").to_string();
    assert!(text.contains("another server uses"), "{text}");
    // A backup can be taken all the same, but not put back.
    let mut file = Vec::new();
    backup(&world.database, None, &mut file).await.unwrap();
    let error = restore(&world.database, file.as_slice()).await;
    assert!(
        error
            .unwrap_err()
            .to_string()
            .contains("another server uses")
    );
    server.stop().await;
    world.start().await.stop().await;
}

#[tokio::test]
async fn a_refused_restore_leaves_nothing_behind() {
    let world = World::sqlite();
    let data = folder(&world).join("new");
    let database = Database::Folder(data.clone());
    assert!(restore(&database, &b"no backup"[..]).await.is_err());
    assert!(!data.exists());
    // Broken off within the rows.
    let server = world.start().await;
    duel(&server, table_for(2)).await;
    let mut file = Vec::new();
    backup(&world.database, None, &mut file).await.unwrap();
    server.stop().await;
    let half = &file[..file.len() / 2];
    assert!(restore(&database, half).await.is_err());
    assert!(!data.exists());
    let missing = backup(&database, None, Vec::new()).await;
    assert!(missing.unwrap_err().to_string().contains("no database in"));
    assert!(!data.exists());
}

#[tokio::test]
async fn a_postgresql_that_is_not_there_is_named() {
    let database = Database::Postgres("postgres://polis@127.0.0.1:9/polis".to_owned());
    let error = Server::start(Config::new(database), WallClock::new()).await;
    let text = error.err().expect("nobody is there").to_string();
    assert_eq!(text, "PostgreSQL does not answer at 127.0.0.1:9");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_database_is_noticed() {
    let world = World::sqlite();
    let server = world.start().await;
    for _ in 0..5 {
        duel(&server, table_for(2)).await;
    }
    assert_eq!(
        server.client().ask("GET", "/readyz", None).await.status,
        200
    );
    server.stop().await;
    // Everything but the pages that a server needs to start is overwritten.
    let file = folder(&world).join("polis.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let root: (i64,) = {
        let url = format!("sqlite://{}", file.display());
        let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
        let query = "SELECT rootpage FROM sqlite_master WHERE name = 'rating_points'";
        let root = sqlx::query_as(query).fetch_one(&pool).await.unwrap();
        pool.close().await;
        root
    };
    // The size of a page stands in the head of the file.
    let size = usize::from(u16::from_be_bytes([bytes[16], bytes[17]]));
    let page = (root.0 as usize - 1) * size;
    bytes[page..page + size].fill(0xa5);
    std::fs::write(&file, bytes).unwrap();
    let server = world.start().await;
    let started = Instant::now();
    while server.client().ask("GET", "/readyz", None).await.status == 200 {
        assert!(started.elapsed() < PATIENCE, "nobody looks");
    }
    let answer = server.client().ask("GET", "/readyz", None).await;
    assert_eq!(answer.text, "the database is damaged\n");
    let figures = server.client().ask("GET", "/metrics", None).await.text;
    assert!(figures.contains("polis_database_damaged 1"), "{figures}");
    assert!(figures.contains("polis_build_info{version="), "{figures}");
    server.stop().await;
}
