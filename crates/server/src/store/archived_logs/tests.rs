//! Moving logs into files, stopped at every point at which it waits for something.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::pin::Pin;
use std::task::Poll;

use super::*;
use crate::store::connect::Purpose;

const GAMES: i64 = 3;
const EVENTS: i64 = 4;

/// A database with finished games, and a folder for their logs.
async fn store(folder: &Path) -> Store {
    let data = folder.join("data");
    let mut store = Store::in_folder(&data, 1, Purpose::Serve).await.unwrap();
    let archive = folder.join("archive");
    open_archive(&mut store, Some(&archive)).await.unwrap();
    on!(store, pool => {
        for number in 1..=GAMES {
            sqlx::query(
                "INSERT INTO tables (number, id, status, public, game, seats, listed_seq, opened, \
                 listed, listing) VALUES ($1, $2, 2, 1, 'akropolis', 2, $3, 0, 0, '{}')",
            )
            .bind(number)
            .bind(format!("table-{number}"))
            .bind(EVENTS)
            .execute(pool)
            .await
            .unwrap();
            sqlx::query("INSERT INTO progress (table_number, seq, changed) VALUES ($1, $2, 0)")
                .bind(number)
                .bind(EVENTS)
                .execute(pool)
                .await
                .unwrap();
            for seq in 1..=EVENTS {
                sqlx::query("INSERT INTO log (table_number, seq, at, body) VALUES ($1, $2, $3, $4)")
                    .bind(number)
                    .bind(seq)
                    .bind(seq * 10)
                    .bind(format!("{{\"said\":\"Thalia {number} {seq}\"}}"))
                    .execute(pool)
                    .await
                    .unwrap();
            }
        }
    });
    store
}

/// Every event of every game, wherever it is: each must be somewhere once.
async fn bodies(store: &Store) -> Vec<String> {
    let mut all = Vec::new();
    for number in 1..=GAMES {
        let mut rows = store.archived_rows(number).await.unwrap();
        rows.extend(store.log_rows(number).await.unwrap());
        let seqs: Vec<Seq> = rows.iter().map(|row| row.seq).collect();
        assert_eq!(seqs, (1..=EVENTS as Seq).collect::<Vec<_>>());
        all.extend(rows.into_iter().map(|row| row.body));
    }
    all
}

async fn archive_all(store: &Store) {
    let old = store.old_games(0, 1).await.unwrap();
    let moved = store.archive_games(&old).await.unwrap();
    assert!(matches!(moved, Moved::Games(_)));
}

/// Everything that is in the folder, file by file.
fn files(folder: &Path) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(std::fs::read(path).unwrap());
        }
    }
    found
}

/// Removes what was left behind, as if an hour had passed.
async fn clean(store: &Store) {
    on!(store, pool => {
        sqlx::query("UPDATE archive_files SET made = 0").execute(pool).await.unwrap();
    });
    store.clean_archive().await.unwrap();
}

/// Lets something go on so many times, and drops it then. Whether it came to its end.
async fn stopped_after<T>(polls: usize, mut work: Pin<Box<impl Future<Output = T>>>) -> bool {
    let mut left = polls;
    std::future::poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(false);
        }
        left -= 1;
        work.as_mut().poll(context).map(|_| true)
    })
    .await
}

#[tokio::test]
async fn archiving_can_stop_anywhere() {
    let mut polls = 0;
    loop {
        let folder = tempfile::tempdir().unwrap();
        let store = store(folder.path()).await;
        let before = bodies(&store).await;
        let old = store.old_games(0, 1).await.unwrap();
        assert_eq!(old.games.len() as i64, GAMES);
        let is_done = stopped_after(polls, Box::pin(store.archive_games(&old))).await;
        assert_eq!(bodies(&store).await, before, "stopped after {polls}");
        archive_all(&store).await;
        assert_eq!(bodies(&store).await, before);
        clean(&store).await;
        assert_eq!(files(&folder.path().join("archive")).len(), 1);
        assert_eq!(bodies(&store).await, before);
        store.close().await;
        if is_done {
            break;
        }
        polls += 1;
    }
    assert!(polls > 5, "it waits at several points");
}

#[tokio::test]
async fn a_change_in_a_file_can_stop_anywhere() {
    let change = [(2, "{\"said\":\"…\"}".to_owned())];
    let mut polls = 0;
    loop {
        let folder = tempfile::tempdir().unwrap();
        let store = store(folder.path()).await;
        archive_all(&store).await;
        let before = bodies(&store).await;
        let mut after = before.clone();
        after[EVENTS as usize + 1].clone_from(&change[0].1);
        let archived = store.archived(2).await.unwrap().unwrap();
        let rewrite = store.rewrite_archived(2, archived, &change);
        let is_done = stopped_after(polls, Box::pin(rewrite)).await;
        let between = bodies(&store).await;
        assert!(
            between == before || between == after,
            "stopped after {polls}"
        );
        // It is taken up again.
        let archived = store.archived(2).await.unwrap().unwrap();
        assert!(store.rewrite_archived(2, archived, &change).await.unwrap());
        assert_eq!(bodies(&store).await, after);
        clean(&store).await;
        assert_eq!(bodies(&store).await, after);
        let left = files(&folder.path().join("archive"));
        assert_eq!(left.len(), 1);
        store.close().await;
        if is_done {
            break;
        }
        polls += 1;
    }
    assert!(polls > 5, "it waits at several points");
}

#[tokio::test]
async fn what_changed_meanwhile_is_not_archived() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let rows = store.log_rows(1).await.unwrap();
    let log = GameLog {
        table: "table-1".to_owned(),
        rows,
    };
    let (file, ranges, logs) = store.write_file(vec![log]).await.unwrap();
    on!(store, pool => {
        sqlx::query("UPDATE log SET body = '{\"said\":\"…\"}' WHERE table_number = 1 AND seq = 2")
            .execute(pool)
            .await
            .unwrap();
    });
    assert!(!store.log_moved(file, &[1], &logs, &ranges).await.unwrap());
    store.drop_file(file).await.unwrap();
    assert_eq!(store.log_rows(1).await.unwrap().len() as i64, EVENTS);
    assert!(store.archived(1).await.unwrap().is_none());
    assert!(files(&folder.path().join("archive")).is_empty());
    store.close().await;
}
