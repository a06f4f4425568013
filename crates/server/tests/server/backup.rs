//! Backups: from a running server, from either database into either.

use polis_protocol::{HistoryPage, Me, Status};
use polis_server::{BackupError, Database, Drill, backup, restore, try_backup};

use crate::client::Client;
use crate::clocks::execute;
use crate::play::{Player, play_out, table_for};
use crate::tables::{duel, moves};
use crate::world::{World, on_both};

on_both!(
    everything_comes_back,
    a_backup_that_broke_off_is_refused,
    a_backup_is_tried_out,
);

async fn a_backup_is_tried_out(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    moves(&mut [&mut first, &mut second], table, 5).await;
    let mut file = Vec::new();
    let rows = backup(&world.database, None, &mut file).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let trial = folder.path().join("trial");
    let drill = try_backup(file.as_slice(), &trial).await.unwrap();
    assert_eq!(drill, Drill { rows, tables: 1 });
    assert!(!trial.exists(), "nothing is left");
    // A move that cannot have been played there.
    server.stop().await;
    execute(
        &world,
        "UPDATE log SET body = replace(body, ',\"', ',\"no ') WHERE body LIKE '[%'",
    )
    .await;
    let mut file = Vec::new();
    backup(&world.database, None, &mut file).await.unwrap();
    let error = try_backup(file.as_slice(), &trial).await.unwrap_err();
    assert!(matches!(error, BackupError::Table { .. }), "{error:?}");
    file.truncate(file.len() / 2);
    try_backup(file.as_slice(), &trial).await.unwrap_err();
    assert!(!trial.exists(), "nothing is left");
}

async fn everything_comes_back(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    let (third, _, finished) = duel(&server, table_for(2)).await;
    third
        .client
        .act(finished, &polis_protocol::Action::Resign)
        .await;
    moves(&mut [&mut first, &mut second], table, 5).await;
    let line = polis_protocol::Action::Say {
        text: "well played".to_owned(),
        key: 1,
    };
    assert_eq!(first.client.act(finished, &line).await.status, 200);
    let study = crate::studies::new_study(&first.client, 7).await;
    let mut file = Vec::new();
    // The server runs on.
    backup(&world.database, None, &mut file).await.unwrap();
    moves(&mut [&mut first, &mut second], table, 2).await;
    let before = first.client.look(table).await;
    server.stop().await;
    // Into both kinds of database.
    let mut worlds = vec![World::sqlite()];
    worlds.extend(World::postgres());
    for other in worlds {
        restore(&other.database, file.as_slice()).await.unwrap();
        let server = other.start().await;
        let client = Client {
            address: server.address,
            ..first.client.clone()
        };
        let rival = Client {
            address: server.address,
            ..second.client.clone()
        };
        // Cookies and tokens are good there, too.
        let me: Me = client.get("/api/v1/me").await;
        assert_eq!(Some(me.person), client.person);
        let after = client.look(table).await;
        assert_eq!(after.state.plies, 5);
        assert_eq!(after.state.chairs, before.state.chairs);
        let path = format!(
            "/api/v1/people/{}/games",
            third.client.person.as_ref().unwrap().id
        );
        let history: HistoryPage = client.get(&path).await;
        assert_eq!(history.games.len(), 1);
        let chat = format!("/api/v1/tables/{finished}/spectator-chat");
        let chat: Vec<polis_protocol::SpectatorLine> = client.get(&chat).await;
        assert_eq!(chat[0].text, "well played");
        let kept: polis_protocol::StudyPage = client.get(&format!("/api/v1/studies/{study}")).await;
        assert_eq!((kept.chapters.len(), kept.chapters[0].plies), (1, 7));
        // It goes on from there, and new tables get numbers of their own.
        let mut players = [
            Player::at(&client, table).await,
            Player::at(&rival, table).await,
        ];
        play_out(&mut players, table, 1).await;
        assert_eq!(
            client.open(&table_for(2)).await.state.status,
            Status::Gathering
        );
        server.stop().await;
        let again = restore(&other.database, file.as_slice()).await;
        assert!(matches!(again, Err(BackupError::NotEmpty)), "{again:?}");
    }
}

async fn a_backup_that_broke_off_is_refused(world: World) {
    let server = world.start().await;
    duel(&server, table_for(2)).await;
    let mut file = Vec::new();
    backup(&world.database, None, &mut file).await.unwrap();
    server.stop().await;
    let folder = tempfile::tempdir().unwrap();
    let empty = Database::Folder(folder.path().to_owned());
    for length in [0, 10, file.len() / 2, file.len() - 20] {
        let refused = restore(&empty, &file[..length]).await;
        assert!(refused.is_err(), "{length}");
    }
    assert!(restore(&empty, &b"no backup at all"[..]).await.is_err());
    // Nothing of that is left behind.
    restore(&empty, file.as_slice()).await.unwrap();
}
