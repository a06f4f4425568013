//! Guests, accounts, sessions, tokens; and what stays of a deleted account.

use polis_game::Seat;
use polis_protocol::Joining;
use polis_protocol::{
    Action, ChairPlan, Code, Credential, Credentials, DeleteMe, Farewell, FromServer, HistoryPage,
    Me, NewAccount, NewApiToken, NewPassword, PersonKind, Profile, Rated, RatingPoint, Rename,
    SecretToken, SignedIn, TableSettings, Takebacks,
};

use crate::client::{Client, PATIENCE};
use crate::clocks::execute;
use crate::play::table_for;
use crate::tables::duel;
use crate::world::{Running, World, on_both};

on_both!(
    a_guest_becomes_an_account_and_loses_nothing,
    cookies_are_as_they_should_be,
    signing_out_everywhere_ends_everything,
    tokens_are_made_and_deleted,
    an_interrupted_deletion_is_taken_up_again,
    who_deletes_himself_is_forgotten,
    who_only_passed_by_is_forgotten_too,
    rated_games_change_ratings_once,
    histories_have_pages,
);

pub(crate) const PASSWORD: &str = "correct horse";

pub(crate) async fn make_account(client: &mut Client, name: &str) {
    let new = NewAccount {
        invitation: None,
        name: name.to_owned(),
        password: PASSWORD.to_owned(),
        credential: Credential::Token,
    };
    let signed_in: SignedIn = client.post("/api/v1/account", &new).await.json(200);
    client.token = signed_in.token;
    client.person = Some(signed_in.me.person);
}

pub(crate) async fn account(server: &Running, name: &str) -> Client {
    let mut client = server.client();
    make_account(&mut client, name).await;
    client
}

pub(crate) async fn sign_in(server: &Running, name: &str, password: &str) -> Result<Client, Code> {
    let mut client = server.client();
    let credentials = Credentials {
        name: name.to_owned(),
        password: password.to_owned(),
        credential: Credential::Token,
    };
    let answer = client.post("/api/v1/session", &credentials).await;
    if answer.status != 200 {
        return Err(answer.refusal().code);
    }
    let signed_in: SignedIn = answer.json(200);
    client.token = signed_in.token;
    client.person = Some(signed_in.me.person);
    Ok(client)
}

async fn a_guest_becomes_an_account_and_loses_nothing(world: World) {
    let server = world.start().await;
    let (mut first, _, table) = duel(&server, table_for(2)).await;
    let guest = first.client.person.clone().unwrap();
    make_account(&mut first.client, "Θάλεια").await;
    let me: Me = first.client.get("/api/v1/me").await;
    assert_eq!(
        (me.person.id, me.person.kind),
        (guest.id, PersonKind::Account)
    );
    // The seat is still theirs.
    let action = first.play(&mut polis_game::chance(1));
    assert_eq!(first.client.act(table, &action).await.status, 200);
    // Names are taken whatever their capitals.
    let answer = server
        .client()
        .post(
            "/api/v1/account",
            &NewAccount {
                invitation: None,
                name: "ΘΆΛΕΙΑ".to_owned(),
                password: PASSWORD.to_owned(),
                credential: Credential::Token,
            },
        )
        .await;
    assert_eq!(answer.refusal().code, Code::NameTaken);
    assert_eq!(
        sign_in(&server, "Θάλεια", "wrong password").await.err(),
        Some(Code::WrongPassword)
    );
    assert_eq!(
        sign_in(&server, "Nobody", PASSWORD).await.err(),
        Some(Code::WrongPassword)
    );
    let elsewhere = sign_in(&server, "θάλεια", PASSWORD).await.unwrap();
    assert_eq!(elsewhere.person.as_ref().unwrap().id, guest.id);
    let answer = elsewhere
        .ask(
            "PUT",
            "/api/v1/me/settings",
            Some(r#"{"language":"el"}"#.to_owned()),
        )
        .await;
    assert_eq!(answer.status, 204);
    let me: Me = first.client.get("/api/v1/me").await;
    assert_eq!(me.kept_settings.as_deref(), Some(r#"{"language":"el"}"#));
    let rename = serde_json::to_string(&Rename {
        name: "Thalia the Second".to_owned(),
    })
    .unwrap();
    let me: Me = elsewhere
        .ask("PUT", "/api/v1/me/name", Some(rename))
        .await
        .json(200);
    assert_eq!(me.person.name, "Thalia the Second");
    for password in ["short", &"x".repeat(300)] {
        let answer = server
            .client()
            .post(
                "/api/v1/account",
                &NewAccount {
                    invitation: None,
                    name: "Erato".to_owned(),
                    password: password.to_owned(),
                    credential: Credential::Token,
                },
            )
            .await;
        assert_eq!(answer.refusal().code, Code::Malformed);
    }
    server.stop().await;
}

async fn cookies_are_as_they_should_be(world: World) {
    let server = world.start().await;
    let mut client = server.client();
    let body = r#"{"name":"Thalia"}"#;
    let answer = client
        .ask("POST", "/api/v1/guest", Some(body.to_owned()))
        .await;
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    assert!(!cookie.contains("Secure"));
    let signed_in: SignedIn = answer.json(200);
    assert_eq!(signed_in.token, None);
    let pair = cookie.split(';').next().unwrap().to_owned();
    client.headers = vec![("cookie", pair.clone())];
    let me: Me = client.get("/api/v1/me").await;
    assert_eq!(me.person, signed_in.me.person);
    let mut socket = client.socket().await;
    match socket.next().await {
        Some(FromServer::Welcome { you, .. }) => assert_eq!(you, Some(me)),
        other => panic!("{other:?}"),
    }
    let gone = client.ask("DELETE", "/api/v1/session", None).await;
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    let answer = client.ask("GET", "/api/v1/me", None).await;
    assert_eq!(answer.refusal().code, Code::NotSignedIn);
    client.headers = vec![("x-forwarded-proto", "https".to_owned())];
    let answer = client
        .ask("POST", "/api/v1/guest", Some(body.to_owned()))
        .await;
    assert!(answer.header("set-cookie").unwrap().contains("; Secure"));
    server.stop().await;
}

async fn signing_out_everywhere_ends_everything(world: World) {
    let server = world.start().await;
    let first = account(&server, "Thalia").await;
    let second = sign_in(&server, "Thalia", PASSWORD).await.unwrap();
    let mut socket = second.socket().await;
    assert!(matches!(
        socket.next().await,
        Some(FromServer::Welcome { .. })
    ));
    assert_eq!(
        first.ask("DELETE", "/api/v1/sessions", None).await.status,
        204
    );
    let reason = socket
        .until(|message| match message {
            FromServer::Goodbye { reason, .. } => Some(reason),
            _ => None,
        })
        .await;
    assert_eq!(reason, Farewell::SignedOut);
    for client in [&first, &second] {
        assert_eq!(client.ask("GET", "/api/v1/me", None).await.status, 401);
    }
    // A new password ends all other sessions.
    let first = sign_in(&server, "Thalia", PASSWORD).await.unwrap();
    let second = sign_in(&server, "Thalia", PASSWORD).await.unwrap();
    let change = |old: &str| {
        serde_json::to_string(&NewPassword {
            old: old.to_owned(),
            new: "battery staple".to_owned(),
        })
        .unwrap()
    };
    let answer = first
        .ask("PUT", "/api/v1/me/password", Some(change("wrong one")))
        .await;
    assert_eq!(answer.refusal().code, Code::WrongPassword);
    let answer = first
        .ask("PUT", "/api/v1/me/password", Some(change(PASSWORD)))
        .await;
    assert_eq!(answer.status, 204);
    assert_eq!(first.ask("GET", "/api/v1/me", None).await.status, 200);
    assert_eq!(second.ask("GET", "/api/v1/me", None).await.status, 401);
    assert!(sign_in(&server, "Thalia", PASSWORD).await.is_err());
    assert!(sign_in(&server, "Thalia", "battery staple").await.is_ok());
    server.stop().await;
}

async fn tokens_are_made_and_deleted(world: World) {
    let server = world.start().await;
    let client = account(&server, "Thalia").await;
    let new = NewApiToken {
        label: "my bot".to_owned(),
        ..NewApiToken::default()
    };
    let secret: SecretToken = client.post("/api/v1/me/tokens", &new).await.json(201);
    let mut bot = server.client();
    bot.token = Some(secret.secret);
    assert_eq!(bot.ask("GET", "/api/v1/me", None).await.status, 200);
    let path = format!("/api/v1/me/tokens/{}", secret.token.id);
    // Somebody else cannot delete it.
    let stranger = server.guest("Erato").await;
    assert_eq!(stranger.ask("DELETE", &path, None).await.status, 404);
    assert_eq!(client.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(bot.ask("GET", "/api/v1/me", None).await.status, 401);
    for label in ["", &"x".repeat(41)] {
        let label = label.to_owned();
        let answer = client
            .post(
                "/api/v1/me/tokens",
                &NewApiToken {
                    label,
                    ..NewApiToken::default()
                },
            )
            .await;
        assert_eq!(answer.status, 400);
    }
    server.stop().await;
}

/// The server was killed, or the database was away, before the name had left all games.
async fn an_interrupted_deletion_is_taken_up_again(world: World) {
    let server = world.start().await;
    let (first, second, table) = duel(&server, table_for(2)).await;
    let name = first.client.person.as_ref().unwrap().name.clone();
    let say = Action::Say {
        text: "remember me".to_owned(),
        key: 1,
    };
    first.client.act(table, &say).await;
    second.client.act(table, &Action::Resign).await;
    server.stop().await;
    execute(
        &world,
        "UPDATE people SET kind = 'deleted', name = 'deleted player' \
         WHERE id IN (SELECT person FROM seats WHERE seat = (SELECT min(seat) FROM seats))",
    )
    .await;
    let server = world.start().await;
    let client = server.client();
    let path = format!("/api/v1/tables/{table}/events");
    let until = tokio::time::Instant::now() + PATIENCE;
    loop {
        let text = client.ask("GET", &path, None).await.text;
        if !text.contains(&name) && !text.contains("remember me") {
            break;
        }
        assert!(tokio::time::Instant::now() < until, "{text}");
    }
    server.stop().await;
}

async fn who_deletes_himself_is_forgotten(world: World) {
    let server = world.start().await;
    let (mut first, second, table) = duel(&server, table_for(2)).await;
    make_account(&mut first.client, "Melpomene").await;
    let say = Action::Say {
        text: "I am Melpomene".to_owned(),
        key: 1,
    };
    first.client.act(table, &say).await;
    first.client.act(table, &Action::Resign).await;
    // Another game that is not over yet, and a table at which nobody else sits.
    let open = first.client.open(&table_for(2)).await.id;
    let running = first.client.open(&table_for(2)).await.id;
    second
        .client
        .act(running, &Action::Join { seat: None })
        .await;
    let person = first.client.person.clone().unwrap().id;
    let body = |password: Option<&str>| {
        let password = password.map(str::to_owned);
        Some(serde_json::to_string(&DeleteMe { password }).unwrap())
    };
    for wrong in [None, Some("wrong password")] {
        let answer = first.client.ask("DELETE", "/api/v1/me", body(wrong)).await;
        assert_eq!(answer.refusal().code, Code::WrongPassword);
    }
    let answer = first
        .client
        .ask("DELETE", "/api/v1/me", body(Some(PASSWORD)))
        .await;
    assert_eq!(answer.status, 204);
    assert_eq!(
        first.client.ask("GET", "/api/v1/me", None).await.status,
        401
    );
    assert!(sign_in(&server, "Melpomene", PASSWORD).await.is_err());
    let state = second.client.look(running).await.state;
    assert_eq!(state.status, polis_protocol::Status::Finished);
    assert_eq!(
        second.client.look(open).await.state.chairs[0],
        polis_protocol::Chair::Open
    );
    let told = second
        .client
        .ask("GET", &format!("/api/v1/tables/{running}"), None)
        .await
        .text;
    assert!(!told.contains("Melpomene"), "{told}");
    server.stop().await;
    let server = world.start().await;
    let mut other = server.client();
    other.token = second.client.token;
    for path in [
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/tables/{table}/events"),
        format!("/api/v1/tables/{open}"),
        format!("/api/v1/tables/{open}/events"),
        format!("/api/v1/tables/{table}/record"),
        format!("/api/v1/tables/{table}/chat"),
        format!("/api/v1/people/{}/games", second.client.person.unwrap().id),
        format!("/api/v1/people/{person}"),
        "/api/v1/archive".to_owned(),
    ] {
        let text = other.ask("GET", &path, None).await.text;
        assert!(
            !text.contains("Thalia") && !text.contains("Melpomene"),
            "{path}: {text}"
        );
    }
    let record = other
        .ask("GET", &format!("/api/v1/tables/{table}/record"), None)
        .await
        .text;
    assert!(record.contains("name 1 deleted player"), "{record}");
    // Nobody else can have the name (`names.rs`), but those who are left play on.
    account(&server, "Polymnia").await;
    server.stop().await;
}

/// Tables at which a person did not play in the end name them in their logs all the same.
async fn who_only_passed_by_is_forgotten_too(world: World) {
    let server = world.start().await;
    let kleio = server.guest("Kleio").await;
    let melpomene = account(&server, "Melpomene").await;
    let say = |text: &str, key| Action::Say {
        text: text.to_owned(),
        key,
    };
    let done = async |client: &Client, table, action: &Action| {
        let answer = client.act(table, action).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
    };
    // A table that the person opened for others, and one that they left; somebody else has their
    // chair now.
    let mut for_others = table_for(2);
    for_others.chairs = vec![ChairPlan::Open; 2];
    let hosted = melpomene.open(&for_others).await.id;
    let left = kleio.open(&table_for(3)).await.id;
    let second = Some(Seat::Second);
    done(&melpomene, left, &Action::Join { seat: second }).await;
    done(&melpomene, left, &say("I am here", 1)).await;
    done(&melpomene, left, &Action::Leave).await;
    let erato = server.guest("Erato").await;
    done(&erato, left, &Action::Join { seat: second }).await;
    done(&erato, left, &say("so am I", 1)).await;
    let body = serde_json::to_string(&DeleteMe {
        password: Some(PASSWORD.to_owned()),
    });
    let answer = melpomene.ask("DELETE", "/api/v1/me", body.ok()).await;
    assert_eq!(answer.status, 204);
    // In memory, and as it is read from the database.
    let mut server = Some(server);
    for _ in 0..2 {
        let running = match server.take() {
            Some(running) => running,
            None => world.start().await,
        };
        let mut client = running.client();
        client.token.clone_from(&kleio.token);
        for path in [
            format!("/api/v1/tables/{hosted}"),
            format!("/api/v1/tables/{hosted}/events"),
            format!("/api/v1/tables/{left}"),
            format!("/api/v1/tables/{left}/events"),
            format!("/api/v1/tables/{left}/chat"),
        ] {
            let text = client.ask("GET", &path, None).await.text;
            for gone in ["Melpomene", "I am here"] {
                assert!(!text.contains(gone), "{path}: {text}");
            }
            // What others said stays.
            let tells_chat = path.ends_with("chat") || path.ends_with("events");
            if tells_chat && path.contains(&left.to_string()) {
                assert!(text.contains("so am I"), "{path}: {text}");
            }
        }
        running.stop().await;
    }
}

async fn rated_games_change_ratings_once(world: World) {
    let server = world.start().await;
    let (first, second) = (
        account(&server, "Thalia").await,
        account(&server, "Kleio").await,
    );
    let rated = TableSettings {
        rated: Rated::Rated,
        takebacks: Takebacks::Never,
        joining: Joining::Accounts,
        ..table_for(2)
    };
    let guest = server.guest("Erato").await;
    assert_eq!(
        guest.post("/api/v1/tables", &rated).await.refusal().code,
        Code::NotAllowed
    );
    let table = first.open(&rated).await.id;
    let join = Action::Join { seat: None };
    assert_eq!(
        guest.act(table, &join).await.refusal().code,
        Code::NotAllowed
    );
    assert_eq!(second.act(table, &join).await.status, 200);
    for _ in 0..2 {
        assert_eq!(second.act(table, &Action::Resign).await.status, 200);
    }
    let path = |client: &Client| format!("/api/v1/people/{}", client.person.as_ref().unwrap().id);
    let profile: Profile = first.get(&path(&first)).await;
    let rating = profile.ratings[0];
    assert_eq!((rating.games, rating.pool.seats), (1, 2));
    assert!(rating.rating > 1600.0 && rating.deviation < 350.0);
    assert_eq!(
        (profile.statistics[0].wins, profile.statistics[0].games),
        (1, 1)
    );
    let loser: Profile = first.get(&path(&second)).await;
    assert!(loser.ratings[0].rating < 1400.0);
    assert_eq!(loser.statistics[0].wins, 0);
    let graph: Vec<RatingPoint> = first
        .get(&format!("{}/ratings/akropolis/2", path(&first)))
        .await;
    assert_eq!(graph.len(), 1);
    assert_eq!(graph[0].table, table);
    // The next table shows the rating.
    let table = first.open(&rated).await;
    let shown = table.state.chairs[0].person().unwrap().rating;
    assert_eq!(shown, Some(rating.rating.round() as i32));
    server.stop().await;
}

async fn histories_have_pages(world: World) {
    let server = world.start().await;
    let (first, second) = (server.guest("Thalia").await, server.guest("Kleio").await);
    for _ in 0..60 {
        let table = first.open(&table_for(2)).await.id;
        second.act(table, &Action::Join { seat: None }).await;
        second.act(table, &Action::Resign).await;
    }
    let path = format!("/api/v1/people/{}/games", first.person.as_ref().unwrap().id);
    let page: HistoryPage = first.get(&path).await;
    assert_eq!(page.games.len(), 50);
    let before = page.before.unwrap();
    let rest: HistoryPage = first.get(&format!("{path}?before={before}")).await;
    assert_eq!((rest.games.len(), rest.before), (10, None));
    assert!(page.games.last().unwrap().at >= rest.games[0].at);
    let lines = first.ask("GET", "/api/v1/archive", None).await.text;
    assert_eq!(lines.lines().count(), 60);
    let key: serde_json::Value = serde_json::from_str(lines.lines().nth(49).unwrap()).unwrap();
    let path = format!("/api/v1/archive?after={}", key["key"].as_str().unwrap());
    assert_eq!(first.ask("GET", &path, None).await.text.lines().count(), 10);
    server.stop().await;
}
