//! Two servers that are after the same place in the log of a table, in every order. Locks in PostgreSQL
//! hold a write back until the other server has done its part.

use polis_game::chance;
use polis_protocol::{Action, Code, FromClient, FromServer, Status, TableId};
use polis_server::Database;
use sqlx::{Connection, PgConnection};

use crate::client::{Client, PATIENCE, Socket};
use crate::nodes::at;
use crate::play::{Player, table_for};
use crate::world::{Running, World};

/// A transaction that holds the rows of a table, so that nobody else writes there.
struct HeldTable(PgConnection);

impl HeldTable {
    /// Holds the row of a table that every event changes, or that only larger changes do.
    async fn new(world: &World, table: TableId, rows: &'static str) -> HeldTable {
        let mut connection = connect(world).await;
        sqlx::query("BEGIN").execute(&mut connection).await.unwrap();
        sqlx::query(rows)
            .bind(table.to_string())
            .execute(&mut connection)
            .await
            .unwrap();
        HeldTable(connection)
    }

    async fn let_go(mut self) {
        let commit = sqlx::query("COMMIT");
        commit.execute(&mut self.0).await.unwrap();
    }
}

const PROGRESS: &str = "SELECT 1 FROM progress JOIN tables ON tables.number = progress.table_number \
    WHERE tables.id = $1 FOR UPDATE OF progress";
const TABLE: &str = "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE";

async fn connect(world: &World) -> PgConnection {
    let Database::Postgres(url) = &world.database else {
        panic!("these tests are for PostgreSQL");
    };
    PgConnection::connect(url).await.unwrap()
}

/// Waits until so many wait for a lock in this database.
async fn until_waiting(world: &World, wanted: i64) {
    let mut connection = connect(world).await;
    let waiting = async {
        loop {
            let query = "SELECT count(*) FROM pg_stat_activity \
                WHERE datname = current_database() AND wait_event_type = 'Lock'";
            let count: i64 = sqlx::query_scalar(query)
                .fetch_one(&mut connection)
                .await
                .unwrap();
            if count >= wanted {
                break;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.unwrap();
}

/// Waits until the server has taken all that was sent before over this socket.
async fn until_taken(socket: &mut Socket) {
    socket.send(&FromClient::Ping { id: 9_999 }).await;
    socket
        .until(|message| matches!(message, FromServer::Pong { id: 9_999, .. }).then_some(()))
        .await;
}

/// A table at which two play, each at a server of their own; the first of them is to move.
async fn two_at_two(
    (one, two): (&Running, &Running),
    thalia: &Client,
    kleio: &Client,
) -> (TableId, Player, Player) {
    let table = thalia.open(&table_for(2)).await.id;
    kleio.act(table, &Action::Join { seat: None }).await;
    let mut players = Vec::new();
    for client in [thalia, kleio] {
        let mut player = Player::at(&at(one, client), table).await;
        player
            .follow_until(|table| table.state().status == Status::Playing)
            .await;
        players.push(player);
    }
    players.sort_by_key(|player| player.seat() != player.table_replica.state().to_move);
    let other = Player::at(&at(two, &players[1].client), table).await;
    (table, players.swap_remove(0), other)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_loses_the_race_for_its_place_is_refused_and_can_be_sent_again() {
    let Some(world) = World::postgres() else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    let (thalia, kleio) = (one.guest("Thalia").await, two.guest("Kleio").await);
    let (table, mut first, mut second) = two_at_two((&one, &two), &thalia, &kleio).await;
    // The other server comes first, whatever the first does meanwhile.
    let held = HeldTable::new(&world, table, PROGRESS).await;
    let text = "which one?".to_owned();
    let said = second.socket.act(table, Action::Say { text, key: 1 }).await;
    until_waiting(&world, 1).await;
    let play = first.play(&mut chance(1));
    let played = first.socket.act(table, play.clone()).await;
    until_waiting(&world, 2).await;
    // Sent again, as after a lost connection: it is in memory, and not in the database yet.
    let mut again = first.client.socket().await;
    let repeated = again.act(table, play.clone()).await;
    until_taken(&mut again).await;
    held.let_go().await;
    assert!(second.socket.answer(said).await.is_ok());
    // Nobody is told that it is done.
    let refused = first.socket.answer(played).await.unwrap_err();
    assert_eq!(refused.code, Code::Unavailable);
    let refused = again.answer(repeated).await.unwrap_err();
    assert_eq!(refused.code, Code::Unavailable);
    assert_eq!(first.client.look(table).await.state.plies, 0);
    first.socket.do_it(table, play).await.unwrap();
    second.follow_until(|table| table.state().plies == 1).await;
    assert_eq!(first.client.look(table).await.state.plies, 1);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_overtakes_the_note_of_the_move_before_it_is_shown() {
    let Some(world) = World::postgres() else {
        return;
    };
    let (one, two) = (world.start().await, world.start().await);
    let (thalia, kleio) = (one.guest("Thalia").await, two.guest("Kleio").await);
    let (table, mut first, mut second) = two_at_two((&one, &two), &thalia, &kleio).await;
    let (busy, mut elsewhere, _other) = two_at_two((&one, &two), &thalia, &kleio).await;
    let open = one.guest("Erato").await.open(&table_for(2)).await.id;
    let mut lobby = one.client().socket().await;
    lobby.send(&FromClient::WatchLobby { id: 1 }).await;
    // 1. The first server writes, and waits for a lock.
    let held = HeldTable::new(&world, busy, PROGRESS).await;
    let large = HeldTable::new(&world, open, TABLE).await;
    let play = elsewhere.play(&mut chance(2));
    elsewhere.socket.act(busy, play).await;
    until_waiting(&world, 1).await;
    // 2. What it writes next goes together: a move, and somebody who sits down, which waits for another lock.
    let play = first.play(&mut chance(3));
    let joined = Action::Join { seat: None };
    first.socket.act(open, joined).await;
    let played = first.socket.act(table, play).await;
    until_taken(&mut first.socket).await;
    held.let_go().await;
    until_waiting(&world, 1).await;
    // 3. The move is there for good, and the other server's player answers it.
    second.follow_until(|table| table.state().plies == 1).await;
    let answer = second.play(&mut chance(4));
    second.socket.do_it(table, answer).await.unwrap();
    // 4. The first server has heard of it, as it hears of what came later.
    let late = kleio.open(&table_for(2)).await.id;
    lobby
        .until(|message| match message {
            FromServer::LobbyChanged { table } if table.id == late => Some(()),
            _ => None,
        })
        .await;
    // 5. Only now it notes that its own move is written.
    large.let_go().await;
    first.follow_until(|table| table.state().plies == 2).await;
    let done = first
        .socket
        .heard
        .iter()
        .any(|text| text.contains(&format!(r#""id":{played},"#)));
    assert!(done, "{:?}", first.socket.heard);
    one.stop().await;
    two.stop().await;
}
