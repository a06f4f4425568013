//! What enemies send: nothing of it does any harm, and everything gets a clear answer.

use std::collections::HashSet;

use polis_game::chance;
use polis_notation::Record;
use polis_protocol::{
    Action, Code, Farewell, FromServer, MAX_MESSAGE_BYTES, Seating, TableId, TableSettings,
};
use polis_server::Database;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::client::{Answer, Client, PATIENCE};
use crate::logs::Listening;
use crate::play::{Player, architekton, play_out, table_for};
use crate::tables::{against_computer, duel, moves};
use crate::world::{Running, World, on_both};

on_both!(
    malformed_messages_are_answered,
    oversized_messages_end_the_socket,
    another_seat_and_another_table_are_out_of_reach,
    replayed_and_early_moves_change_nothing,
    requests_of_other_sites_are_refused,
    ids_and_tokens_cannot_be_guessed,
    floods_are_stopped,
    requests_that_make_no_sense,
    requests_at_the_edge_of_the_document,
    nobody_ever_sees_an_unseen_tile,
    who_does_not_read_is_cut_off,
    a_forwarded_address_with_a_port_is_an_address,
    one_address_cannot_fill_the_lobby,
    a_message_that_is_too_large_is_told_so,
);

async fn malformed_messages_are_answered(world: World) {
    let server = world.start().await;
    let (mut player, _, table) = duel(&server, table_for(2)).await;
    let act = |action: &str| format!(r#"{{"act":{{"id":1,"table":"{table}","action":{action}}}}}"#);
    let messages = [
        String::new(),
        "null".to_owned(),
        "{}".to_owned(),
        "[".repeat(1000),
        r#"{"fly":{}}"#.to_owned(),
        act(r#"{"play":{"ply":-1,"move":"x"}}"#),
        act(r#"{"play":{"ply":0}}"#),
        act(r#"{"join":{"seat":9}}"#),
        act(r#""fly""#),
        r#"{"act":{"id":1,"table":"?","action":"leave"}}"#.to_owned(),
    ];
    for message in &messages {
        player.socket.send_text(message).await;
        let refusal = player
            .socket
            .until(|message| match message {
                FromServer::Refused { id: None, refusal } => Some(refusal),
                _ => None,
            })
            .await;
        assert_eq!(refusal.code, Code::Malformed, "{message}");
    }
    // The socket is as good as before.
    let action = player.play(&mut chance(1));
    player.socket.do_it(table, action).await.unwrap();
    // But nobody goes on like that.
    let mut count = 0;
    while player.socket.send_raw(Message::text("x")).await.is_ok() && count < 100 {
        count += 1;
    }
    let mut goodbye = None;
    while let Some(message) = player.socket.next().await {
        if let FromServer::Goodbye { reason, .. } = message {
            goodbye = Some(reason);
        }
    }
    assert_eq!(goodbye, Some(Farewell::Flood));
    server.stop().await;
}

async fn oversized_messages_end_the_socket(world: World) {
    let server = world.start().await;
    let client = server.guest("Thalia").await;
    let mut socket = client.socket().await;
    let large = format!(r#"{{"ping":{{"id":1}}}}{}"#, " ".repeat(MAX_MESSAGE_BYTES));
    // The server may close before everything is sent.
    let _ = socket.send_raw(Message::text(large)).await;
    while socket.next().await.is_some() {}
    let body = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    let answer = client.ask("POST", "/api/v1/guest", Some(body)).await;
    assert_eq!(answer.refusal().code, Code::TooLarge);
    let mut long = table_for(2);
    long.chairs = vec![polis_protocol::ChairPlan::Open; 1000];
    let answer = client.post("/api/v1/tables", &long).await;
    assert_eq!(answer.refusal().code, Code::Malformed);
    server.stop().await;
}

async fn another_seat_and_another_table_are_out_of_reach(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, table_for(2)).await;
    let mut rng = chance(1);
    let action = first.play(&mut rng);
    let refused = async |answer: Answer, code: Code| assert_eq!(answer.refusal().code, code);
    // The right move from the wrong seat, and from none.
    refused(second.client.act(table, &action).await, Code::NotYourTurn).await;
    let stranger = server.guest("Erato").await;
    for action in [
        &action,
        &Action::Resign,
        &Action::Rematch,
        &Action::AskTakeback { ply: 0 },
    ] {
        refused(stranger.act(table, action).await, Code::NotAllowed).await;
    }
    refused(server.client().act(table, &action).await, Code::NotSignedIn).await;
    let mut socket = server.client().socket().await;
    let refusal = socket.do_it(table, action.clone()).await.unwrap_err();
    assert_eq!(refusal.code, Code::NotSignedIn);
    // Not a legal move.
    let illegal = Action::Play {
        ply: 0,
        takebacks: 0,
        text: "1 30,30 0".to_owned(),
    };
    refused(first.client.act(table, &illegal).await, Code::Illegal).await;
    let long = Action::Play {
        ply: 0,
        takebacks: 0,
        text: "1".repeat(100),
    };
    refused(first.client.act(table, &long).await, Code::TooLarge).await;
    assert_eq!(first.client.look(table).await.state.plies, 0);
    first.socket.do_it(table, action).await.unwrap();
    second.follow_until(|table| table.state().plies == 1).await;
    server.stop().await;
}

async fn replayed_and_early_moves_change_nothing(world: World) {
    let server = world.start().await;
    let (mut first, mut second, table) =
        duel(&server, architekton(polis_protocol::Contest::Game)).await;
    let mut rng = chance(1);
    let played = first.play(&mut rng);
    let seq = first.socket.do_it(table, played.clone()).await.unwrap();
    for _ in 0..3 {
        assert_eq!(
            first.socket.do_it(table, played.clone()).await.unwrap(),
            seq
        );
    }
    let Action::Play { text, .. } = &played else {
        unreachable!("it plays")
    };
    let at = |ply| Action::Play {
        ply,
        takebacks: 0,
        text: text.clone(),
    };
    let other = Action::Play {
        ply: 0,
        takebacks: 0,
        text: "B1 0,1 0".to_owned(),
    };
    for (action, code) in [
        (at(2), Code::Stale),
        (at(u32::MAX), Code::Stale),
        (other, Code::Stale),
    ] {
        let refusal = first.socket.do_it(table, action).await.unwrap_err();
        assert_eq!(refusal.code, code);
    }
    second.follow_until(|table| table.state().plies == 1).await;
    first = Player::at(&first.client, table).await;
    play_out(&mut [first, second], table, 2).await;
    server.stop().await;
}

async fn requests_of_other_sites_are_refused(world: World) {
    let server = world.start().await;
    let mut client = server.guest("Thalia").await;
    let body = r#"{"name":"Kleio"}"#.to_owned();
    for (header, value, status) in [
        ("origin", "https://evil.example".to_owned(), 403),
        ("origin", "null".to_owned(), 403),
        (
            "origin",
            format!("http://{}.evil.example", server.address),
            403,
        ),
        ("sec-fetch-site", "cross-site".to_owned(), 403),
        ("origin", format!("http://{}", server.address), 200),
        ("sec-fetch-site", "same-origin".to_owned(), 200),
    ] {
        client.headers = vec![(header, value.clone())];
        let answer = client
            .ask("POST", "/api/v1/guest", Some(body.clone()))
            .await;
        assert_eq!(answer.status, status, "{header}: {value}");
        if header == "origin" {
            match client.try_socket().await {
                Ok(_) => assert_eq!(status, 200, "{value}"),
                Err(Error::Http(response)) => {
                    assert_eq!(response.status().as_u16(), status, "{value}");
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
    // A form cannot be sent as JSON.
    client.headers = vec![("content-type", "text/plain".to_owned())];
    let answer = client.ask("POST", "/api/v1/guest", Some(body)).await;
    assert_eq!(answer.status, 400);
    let page = server.client().ask("GET", "/healthz", None).await;
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("frame-ancestors 'none'") && policy.contains("default-src 'self'"));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    server.stop().await;
}

async fn ids_and_tokens_cannot_be_guessed(world: World) {
    let server = world.start().await;
    let client = server.guest("Thalia").await;
    let table = client.open(&table_for(2)).await.id;
    for guess in [
        TableId::from_bits(table.bits() ^ 1).to_string(),
        TableId::from_bits(0).to_string(),
        "1".to_owned(),
        "../me".to_owned(),
        "%00".to_owned(),
        "'; DROP TABLE tables; --".replace(' ', "%20"),
    ] {
        for path in [
            format!("/api/v1/tables/{guess}"),
            format!("/api/v1/tables/{guess}/events"),
            format!("/api/v1/tables/{guess}/record"),
            format!("/api/v1/people/{guess}"),
        ] {
            let status = client.ask("GET", &path, None).await.status;
            assert!([400, 404].contains(&status), "{path}: {status}");
        }
    }
    let token = client.token.clone().unwrap();
    let mut guesses = vec![String::new(), "x".to_owned(), token.replace('.', "")];
    for index in [0, 63, 65, token.len() - 1] {
        let mut guess: Vec<char> = token.chars().collect();
        guess[index] = if guess[index] == '0' { '1' } else { '0' };
        guesses.push(guess.into_iter().collect());
    }
    for guess in guesses {
        let mut enemy = server.client();
        enemy.token = Some(guess.clone());
        let answer = enemy.ask("GET", "/api/v1/me", None).await;
        assert_eq!(answer.refusal().code, Code::NotSignedIn, "{guess}");
    }
    server.stop().await;
}

async fn floods_are_stopped(mut world: World) {
    world.limits.exempt.clear();
    world.limits.requests_per_second = 5;
    world.limits.sockets_per_address = 3;
    world.limits.actions_per_second = 1;
    let server = world.start().await;
    let client = server.guest("Thalia").await;
    let table = client.open(&table_for(2)).await.id;
    let mut sockets = Vec::new();
    let refused = loop {
        match client.try_socket().await {
            Ok(socket) => sockets.push(socket),
            Err(Error::Http(response)) => break response.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!((refused, sockets.len()), (429, 3));
    // Actions over one socket.
    let socket = &mut sockets[0];
    let mut stopped = false;
    for key in 1..=40 {
        let text = "x".to_owned();
        if let Err(refusal) = socket.do_it(table, Action::Say { text, key }).await {
            assert_eq!(refusal.code, Code::TooMany);
            stopped = true;
        }
    }
    assert!(stopped);
    // Requests of one address.
    let mut answers = Vec::new();
    for _ in 0..100 {
        answers.push(client.ask("GET", "/api/v1/lobby", None).await);
    }
    let limited: Vec<&Answer> = answers
        .iter()
        .filter(|answer| answer.status == 429)
        .collect();
    assert!(!limited.is_empty());
    assert_eq!(limited[0].refusal().code, Code::TooMany);
    assert!(limited[0].header("retry-after").is_some());
    // Somebody else, behind a proxy that is trusted, is not concerned.
    let mut other = server.client();
    other.headers = vec![("x-forwarded-for", "203.0.113.7".to_owned())];
    assert_eq!(other.ask("GET", "/api/v1/lobby", None).await.status, 200);
    server.stop().await;
}

async fn requests_that_make_no_sense(world: World) {
    let server = world.start().await;
    let client = server.guest("Thalia").await;
    let table = client.open(&table_for(2)).await.id;
    let cases = [
        ("GET", "/api/v1/nothing".to_owned(), None, 404),
        ("PATCH", "/api/v1/lobby".to_owned(), None, 405),
        ("POST", "/api/v1/tables".to_owned(), Some("{}"), 400),
        ("POST", "/api/v1/tables".to_owned(), Some("\u{0}"), 400),
        (
            "POST",
            format!("/api/v1/tables/{table}/actions"),
            Some("\"fly\""),
            400,
        ),
        (
            "GET",
            format!("/api/v1/tables/{table}/events?after=x"),
            None,
            400,
        ),
        (
            "GET",
            format!("/api/v1/tables/{table}/events?after=-1"),
            None,
            400,
        ),
        ("GET", format!("/api/v1/tables/{table}/record"), None, 409),
        ("GET", "/api/v1/archive?after=x".to_owned(), None, 400),
        ("GET", "/api/v1/socket".to_owned(), None, 400),
        (
            "POST",
            "/api/v1/guest".to_owned(),
            Some(r#"{"name":""}"#),
            400,
        ),
        (
            "POST",
            "/api/v1/guest".to_owned(),
            Some(r#"{"name":"a#b"}"#),
            400,
        ),
        (
            "POST",
            "/api/v1/guest".to_owned(),
            Some(r#"{"name":"deleted player"}"#),
            409,
        ),
    ];
    for (method, path, body, status) in cases {
        let answer = client.ask(method, &path, body.map(str::to_owned)).await;
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.text);
        assert!(!answer.refusal().message.is_empty());
    }
    server.stop().await;
}

/// What lies just inside and just outside of what the document describes.
async fn requests_at_the_edge_of_the_document(world: World) {
    let server = world.start().await;
    let client = server.guest("Thalia").await;
    let person = client.person.clone().unwrap().id;
    let table = client.open(&table_for(2)).await.id;
    let events = |query: &str| format!("/api/v1/tables/{table}/events?{query}");
    let games = |query: &str| format!("/api/v1/people/{person}/games?{query}");
    let ratings = |seats: &str| format!("/api/v1/people/{person}/ratings/akropolis/{seats}");
    for (path, status) in [
        (events("after=0&wait_ms=30000"), 200),
        (events("wait_ms=30001"), 400),
        (events("wait_ms=99999999999999999999"), 400),
        (events("after=4294967296"), 400),
        (games("before=999999999999999-1"), 200),
        (games("before="), 400),
        (games("before=1"), 400),
        (games("before=1--1"), 400),
        (games("before=%2B1-1"), 400),
        (games("before=9999999999999999-1"), 400),
        ("/api/v1/archive?after=0-0".to_owned(), 200),
        ("/api/v1/archive?after=".to_owned(), 400),
        ("/api/v1/archive?after=-1-1".to_owned(), 400),
        (ratings("2"), 200),
        (ratings("4"), 200),
        (ratings("1"), 404),
        (ratings("5"), 404),
    ] {
        let answer = client.ask("GET", &path, None).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.text);
    }
    let actions = format!("/api/v1/tables/{table}/actions");
    let account = |password: String| format!(r#"{{"name":"Erato","password":"{password}"}}"#);
    for (path, body, status) in [
        // To JSON, 1.0 is an integer.
        (
            &actions,
            r#"{"say":{"text":"x","key":1.0}}"#.to_owned(),
            200,
        ),
        (
            &actions,
            r#"{"say":{"text":"x","key":1.5}}"#.to_owned(),
            400,
        ),
        (
            &actions,
            r#"{"say":{"text":"x","key":1e99}}"#.to_owned(),
            400,
        ),
        (&"/api/v1/account".to_owned(), account("é".repeat(7)), 400),
        (&"/api/v1/account".to_owned(), account("é".repeat(257)), 400),
        (
            &"/api/v1/account".to_owned(),
            account(format!("rosy-fingered {}", "é".repeat(242))),
            200,
        ),
    ] {
        let answer = client.ask("POST", path, Some(body.clone())).await;
        assert_eq!(answer.status, status, "{path} {body}: {}", answer.text);
    }
    server.stop().await;
}

/// The order of tiles that the database alone knows, as the lines of a record.
pub(crate) async fn secret_lines(world: &World, table: TableId) -> Vec<String> {
    let setup = secret_setup(world, table).await;
    let lines = setup.lines().filter(|line| {
        ["deck ", "buildings ", "landscapes "]
            .iter()
            .any(|key| line.starts_with(key))
    });
    lines.map(str::to_owned).collect()
}

/// What the database alone knows until the game is over: with it, the hash of the order can be tried
/// out.
async fn secret_nonces(world: &World, table: TableId) -> Vec<String> {
    let setup = secret_setup(world, table).await;
    let shuffles = setup
        .lines()
        .filter_map(|line| line.strip_prefix("# shuffle "));
    let nonces = shuffles.map(|shuffle| shuffle.split(' ').nth(2).unwrap().to_owned());
    nonces.collect()
}

async fn secret_setup(world: &World, table: TableId) -> String {
    let query = "SELECT setup FROM tables WHERE id = $1";
    match &world.database {
        Database::Folder(folder) => {
            let url = format!("sqlite://{}", folder.join("polis.db").display());
            let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
            let query = sqlx::query_scalar(query).bind(table.to_string());
            query.fetch_one(&pool).await.unwrap()
        }
        Database::Postgres(url) => {
            let pool = sqlx::PgPool::connect(url).await.unwrap();
            let query = sqlx::query_scalar(query).bind(table.to_string());
            query.fetch_one(&pool).await.unwrap()
        }
    }
}

/// Every record in a text must hold no tile that its own moves have not brought to light. Where the
/// game is over, its shuffles may be open, but nothing else.
pub(crate) fn check_records(text: &str, secrets: &[String]) {
    for secret in secrets {
        assert!(
            !text.contains(secret.as_str()),
            "the whole order leaked: {text}"
        );
    }
    let value: serde_json::Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(_) => serde_json::Value::String(text.to_owned()),
    };
    let mut values = vec![&value];
    while let Some(value) = values.pop() {
        match value {
            serde_json::Value::String(text) if text.starts_with("game ") => {
                let record = Record::read(text).unwrap();
                let mut redacted = record.redacted(polis_game::Seat::First);
                redacted.open_shuffles(record.shuffles());
                assert_eq!(record, redacted, "a tile leaked: {text}");
            }
            serde_json::Value::Array(list) => values.extend(list),
            serde_json::Value::Object(map) => values.extend(map.values()),
            _ => {}
        }
    }
}

/// The tiles of secret lines that a public record does not show, each line in its order.
fn hidden_tiles(secrets: &[String], record: &str) -> Vec<Vec<String>> {
    let hidden = secrets.iter().map(|secret| {
        let key = secret.split(' ').next().unwrap();
        let shown = record
            .lines()
            .find(|line| line.split(' ').next() == Some(key))
            .unwrap();
        let tiles = secret.split(' ').zip(shown.split(' '));
        tiles
            .filter(|(tile, shown)| tile != shown)
            .map(|(tile, _)| tile.to_owned())
            .collect::<Vec<_>>()
    });
    hidden.filter(|tiles| tiles.len() >= TELLTALE).collect()
}

/// So many tiles in their order, side by side, are no coincidence.
const TELLTALE: usize = 5;

/// No order of unseen tiles stands in what was logged, in no form in which it could be printed.
fn check_log(log: &str, hidden: &[Vec<String>]) {
    // Between two tiles can stand whatever lists are written with.
    let words =
        |text| str::split(text, |c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut orders: HashSet<Vec<&str>> = HashSet::new();
    for tiles in hidden {
        let tiles: Vec<&str> = tiles.iter().flat_map(|tile| words(tile)).collect();
        orders.extend(tiles.windows(TELLTALE).map(<[&str]>::to_vec));
    }
    let logged: Vec<&str> = words(log).collect();
    for order in logged.windows(TELLTALE) {
        assert!(
            !orders.contains(order),
            "unseen tiles in the log: {order:?}"
        );
    }
    for type_name in ["GameRecord", "Akropolis {", "Architekton {", "setup: Some"] {
        assert!(
            !log.contains(type_name),
            "a position in the log: {type_name}"
        );
    }
}

async fn nobody_ever_sees_an_unseen_tile(world: World) {
    let listening = Listening::start();
    let server = world.start().await;
    for settings in [
        table_for(2),
        architekton(polis_protocol::Contest::Game),
        TableSettings {
            chairs: against_computer(polis_notation::Level::Daidalos),
            seating: Seating::AsSeated,
            ..architekton(polis_protocol::Contest::Game)
        },
    ] {
        let is_duel =
            settings.chairs.len() == 2 && settings.chairs[1] == polis_protocol::ChairPlan::Open;
        let (mut players, table) = if is_duel {
            let (first, second, table) = duel(&server, settings).await;
            (vec![first, second], table)
        } else {
            let thalia = server.guest("Thalia").await;
            let table = thalia.open(&settings).await.id;
            (vec![Player::at(&thalia, table).await], table)
        };
        let watcher = Player::at(&server.client(), table).await;
        let secrets = secret_lines(&world, table).await;
        let nonces = secret_nonces(&world, table).await;
        assert!(!secrets.is_empty() && nonces.iter().all(|nonce| nonce.len() == 64));
        assert_eq!(nonces.len(), 1);
        players.push(watcher);
        // In mid-game nothing of the order is known but what was face up.
        if is_duel {
            moves(&mut players.iter_mut().collect::<Vec<_>>(), table, 5).await;
        }
        let all = [&secrets[..], &nonces].concat();
        look_everywhere(&players, table, &all).await;
        let shown = server.client().look(table).await.record.unwrap();
        let hidden = hidden_tiles(&secrets, &shown);
        assert!(!hidden.is_empty());
        check_log(&listening.text(), &hidden);
        assert!(!listening.text().contains(&nonces[0]));
        play_out(&mut players, table, 9).await;
        let shown = server.client().look(table).await.record.unwrap();
        check_log(&listening.text(), &hidden_tiles(&secrets, &shown));
        // At the end all tiles may have been face up.
        let seen = players[0].table_replica.record().unwrap().to_string();
        let secrets: Vec<String> = secrets
            .into_iter()
            .filter(|secret| !seen.contains(secret.as_str()))
            .collect();
        look_everywhere(&players, table, &secrets).await;
    }
    // What is refused is logged, too, and what is asked of the database: something was heard.
    let refused = players_refusal(&server).await;
    server.stop().await;
    let log = listening.text();
    for heard in [refused.as_str(), "polis_server", "sqlx"] {
        assert!(log.contains(heard), "nothing was heard of {heard}");
    }
}

/// Has the server refuse something; how that is logged.
async fn players_refusal(server: &Running) -> String {
    let stranger = server.guest("Erato").await;
    let table = stranger.open(&table_for(2)).await.id;
    let record = format!("/api/v1/tables/{table}/record");
    let refusal = stranger.ask("GET", &record, None).await.refusal();
    format!("{:?}", refusal.code)
}

/// Looks at all that was and can be heard of a table.
async fn look_everywhere(players: &[Player], table: TableId, secrets: &[String]) {
    let client: &Client = &players[0].client;
    for path in [
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/tables/{table}/events"),
        format!("/api/v1/tables/{table}/record"),
        "/api/v1/lobby".to_owned(),
        "/api/v1/archive".to_owned(),
        "/api/v1/me/data".to_owned(),
        "/metrics".to_owned(),
    ] {
        let answer = client.ask("GET", &path, None).await;
        let lines = if path.ends_with("archive") {
            answer.text.lines().collect()
        } else {
            vec![answer.text.as_str()]
        };
        for line in lines {
            check_records(line, secrets);
        }
    }
    for player in players {
        for text in &player.socket.heard {
            check_records(text, secrets);
        }
    }
}

async fn who_does_not_read_is_cut_off(world: World) {
    let server = world.start().await;
    let (mut first, _second, table) = duel(&server, table_for(2)).await;
    let mut deaf = server.client().deaf_socket().await;
    deaf.watch(table).await;
    // Each answer is a whole table, and nobody reads them: the server cannot go on writing, and ends
    // the socket in the end. How long that takes is its own affair.
    let asking = tokio::spawn(async move {
        let watch = format!("{{\"watch\":{{\"id\":1,\"table\":\"{table}\"}}}}");
        while deaf.send_raw(Message::text(watch.clone())).await.is_ok() {}
    });
    // Meanwhile others are served all the same.
    for key in 1..=20 {
        let text = "x".repeat(300);
        let said = Action::Say { text, key };
        first.socket.do_it(table, said).await.unwrap();
    }
    let cut_off = tokio::time::timeout(3 * PATIENCE, asking).await;
    cut_off.expect("the server still listens").unwrap();
    let metrics = server.client().ask("GET", "/metrics", None).await.text;
    assert!(metrics.contains("polis_cut_off_total 1"), "{metrics}");
    let said = Action::Say {
        text: "x".to_owned(),
        key: 21,
    };
    first.socket.do_it(table, said).await.unwrap();
    server.stop().await;
}

/// Some proxies write the port, too; and some write what nobody can read.
async fn a_forwarded_address_with_a_port_is_an_address(mut world: World) {
    world.limits.requests_per_second = 1;
    let server = world.start().await;
    for forwarded in [
        "198.51.100.7:5555",
        "[2001:db8::7]:5555",
        "[2001:db8:1::7]",
        "\"[2001:db8:2::7]:80\"",
        "unknown",
        "127.0.0.1, unknown",
    ] {
        let mut client = server.client();
        client.headers = vec![("x-forwarded-for", forwarded.to_owned())];
        let mut last = 200;
        for _ in 0..30 {
            last = client.ask("GET", "/api/v1/lobby", None).await.status;
        }
        assert_eq!(last, 429, "{forwarded}");
    }
    // The proxy itself is not concerned, nor is somebody else behind it.
    let mut other = server.client();
    assert_eq!(other.ask("GET", "/api/v1/lobby", None).await.status, 200);
    other.headers = vec![("x-forwarded-for", "198.51.100.8:5555".to_owned())];
    assert_eq!(other.ask("GET", "/api/v1/lobby", None).await.status, 200);
    server.stop().await;
}

async fn one_address_cannot_fill_the_lobby(mut world: World) {
    world.limits.exempt.clear();
    world.limits.requests_per_second = 1000;
    world.limits.tables_per_minute = 1000;
    world.limits.sign_ins_per_minute = 1000;
    let server = world.start().await;
    let mut opened = Vec::new();
    // One person, and then others at the same address.
    let mut of_first = 0;
    for number in 0..8 {
        let client = server.guest(&format!("Guest {number}")).await;
        for _ in 0..15 {
            let answer = client.post("/api/v1/tables", &table_for(2)).await;
            if answer.status == 201 {
                let table: polis_protocol::Snapshot = answer.json(201);
                opened.push((client.clone(), table.id));
            } else {
                assert_eq!(answer.refusal().code, Code::TooMany);
            }
        }
        if number == 0 {
            of_first = opened.len();
        }
    }
    assert_eq!((of_first, opened.len()), (10, 20));
    // Whoever closes one may open one; a table at which the game has begun does not count.
    let (client, table) = opened.pop().unwrap();
    assert_eq!(client.act(table, &Action::Close).await.status, 200);
    let again = client.open(&table_for(2)).await.id;
    let full = client.post("/api/v1/tables", &table_for(2)).await;
    assert_eq!(full.refusal().code, Code::TooMany);
    let (other, _) = &opened[0];
    let join = Action::Join { seat: None };
    assert_eq!(other.act(again, &join).await.status, 200);
    client.open(&table_for(2)).await;
    server.stop().await;
}

async fn a_message_that_is_too_large_is_told_so(world: World) {
    let server = world.start().await;
    let client = server.guest("Thalia").await;
    for size in [MAX_MESSAGE_BYTES + 1, 10 * MAX_MESSAGE_BYTES] {
        let mut socket = client.socket().await;
        let _ = socket.send_raw(Message::text("x".repeat(size))).await;
        assert_eq!(socket.close_code().await, Some(1009), "{size}");
    }
    server.stop().await;
}
