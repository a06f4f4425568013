//! Where somebody is signed in, for how long, and what a token may do.

use polis_notation::Level;
use polis_protocol::{
    Action, ApiToken, Code, DealPlan, Farewell, FromServer, Me, NewApiToken, NewDuel, SecretToken,
    Session, SessionKind, TokenScope,
};

use crate::client::Client;
use crate::clocks::execute;
use crate::people::{PASSWORD, account, make_account, sign_in};
use crate::play::table_for;
use crate::world::{Running, World, on_both};

on_both!(
    the_token_of_a_guest_is_not_that_of_the_account,
    sessions_are_listed_and_ended,
    sessions_end_when_nobody_comes,
    signing_in_takes_the_place_of_the_cookie_before,
    tokens_have_a_scope_an_end_and_a_last_use,
    a_socket_ends_with_its_token,
    guests_who_left_nothing_are_forgotten,
);

fn at(server: &Running, client: &Client) -> Client {
    Client {
        address: server.address,
        ..client.clone()
    }
}

async fn status(client: &Client) -> u16 {
    client.ask("GET", "/api/v1/me", None).await.status
}

/// Somebody who gave a victim their own guest must not be the account that is made of it.
async fn the_token_of_a_guest_is_not_that_of_the_account(world: World) {
    let server = world.start().await;
    let enemy = server.guest("Thalia").await;
    let mut socket = enemy.socket().await;
    let mut victim = enemy.clone();
    make_account(&mut victim, "Thalia").await;
    assert_eq!(status(&victim).await, 200);
    assert_eq!(status(&enemy).await, 401);
    // An open socket ends, too.
    while socket.next().await.is_some() {}
    server.stop().await;
}

async fn sessions_are_listed_and_ended(world: World) {
    let server = world.start().await;
    let first = account(&server, "Thalia").await;
    let second = sign_in(&server, "Thalia", PASSWORD).await.unwrap();
    let sessions: Vec<Session> = first.get("/api/v1/sessions").await;
    assert_eq!(sessions.len(), 2);
    assert!(sessions[0].current && !sessions[1].current);
    assert!(sessions.iter().all(|session| session.expires.is_some()));
    let path = format!("/api/v1/sessions/{}", sessions[1].id);
    let stranger = server.guest("Erato").await;
    assert_eq!(stranger.ask("DELETE", &path, None).await.status, 404);
    assert_eq!(first.ask("DELETE", &path, None).await.status, 204);
    assert_eq!((status(&first).await, status(&second).await), (200, 401));
    server.stop().await;
}

async fn sessions_end_when_nobody_comes(world: World) {
    let server = world.start().await;
    let client = account(&server, "Thalia").await;
    let before: Vec<Session> = client.get("/api/v1/sessions").await;
    server.stop().await;
    // Whoever comes some hours later may come for longer.
    execute(
        &world,
        "UPDATE credentials SET used = used - 36000000, expires = expires - 36000000",
    )
    .await;
    let server = world.start().await;
    let after: Vec<Session> = at(&server, &client).get("/api/v1/sessions").await;
    assert!(
        after[0].expires >= before[0].expires,
        "{after:?} {before:?}"
    );
    assert!(after[0].used >= before[0].used);
    server.stop().await;
    execute(&world, "UPDATE credentials SET expires = 1").await;
    let server = world.start().await;
    assert_eq!(status(&at(&server, &client)).await, 401);
    // A cookie from before there were times is as good as it was, and has an end from now on.
    let client = sign_in(&server, "Thalia", PASSWORD).await.unwrap();
    server.stop().await;
    execute(
        &world,
        "UPDATE credentials SET expires = NULL, used = NULL, renews = 0, kind = 'cookie'",
    )
    .await;
    let server = world.start().await;
    let sessions: Vec<Session> = at(&server, &client).get("/api/v1/sessions").await;
    assert_eq!(sessions[0].kind, SessionKind::Cookie);
    assert!(sessions[0].expires.is_some());
    server.stop().await;
}

async fn signing_in_takes_the_place_of_the_cookie_before(world: World) {
    let server = world.start().await;
    account(&server, "Thalia").await;
    let mut browser = server.client();
    let body = format!(r#"{{"name":"Thalia","password":"{PASSWORD}"}}"#);
    let mut cookies = Vec::new();
    for _ in 0..2 {
        let answer = browser
            .ask("POST", "/api/v1/session", Some(body.clone()))
            .await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let cookie = answer.header("set-cookie").unwrap();
        let pair = cookie.split(';').next().unwrap().to_owned();
        browser.headers = vec![("cookie", pair.clone())];
        cookies.push(pair);
    }
    assert_eq!(status(&browser).await, 200);
    browser.headers = vec![("cookie", cookies[0].clone())];
    assert_eq!(status(&browser).await, 401);
    server.stop().await;
}

async fn tokens_have_a_scope_an_end_and_a_last_use(world: World) {
    let server = world.start().await;
    let client = account(&server, "Thalia").await;
    let token = async |scope, days| {
        let new = NewApiToken {
            label: "bot".to_owned(),
            scope,
            days,
        };
        let made: SecretToken = client.post("/api/v1/me/tokens", &new).await.json(201);
        let mut bot = server.client();
        bot.token = Some(made.secret);
        (bot, made.token)
    };
    let (reader, _) = token(TokenScope::Read, None).await;
    let (player, short) = token(TokenScope::Play, Some(1)).await;
    let (all, long) = token(TokenScope::All, Some(3650)).await;
    assert!(short.expires < long.expires);
    for bot in [&reader, &player, &all] {
        assert_eq!(status(bot).await, 200);
        let mine = bot.ask("GET", "/api/v1/me/tables", None).await;
        assert_eq!(mine.status, 200);
    }
    // Who only reads opens no table and does nothing at one, over HTTP and over a socket.
    let refused = reader.post("/api/v1/tables", &table_for(2)).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    let table = player.open(&table_for(2)).await.id;
    let mut socket = reader.socket().await;
    let refusal = socket.do_it(table, Action::Leave).await.unwrap_err();
    assert_eq!(refusal.code, Code::NotAllowed);
    // Who only plays cannot touch the account.
    for bot in [&reader, &player] {
        for (method, path, body) in [
            ("GET", "/api/v1/sessions", None),
            ("GET", "/api/v1/me/data", None),
            ("DELETE", "/api/v1/sessions", None),
            ("PUT", "/api/v1/me/name", Some(r#"{"name":"Erato"}"#)),
            ("POST", "/api/v1/me/tokens", Some(r#"{"label":"x"}"#)),
            ("DELETE", "/api/v1/me", Some("{}")),
        ] {
            let answer = bot.ask(method, path, body.map(str::to_owned)).await;
            assert_eq!(answer.status, 403, "{method} {path}: {}", answer.text);
        }
    }
    let me: Me = all.get("/api/v1/me").await;
    assert_eq!(me.person.name, "Thalia");
    let tokens: Vec<ApiToken> = all.get("/api/v1/me/tokens").await;
    // The one of the sign-in is among them.
    assert_eq!(tokens.len(), 4);
    assert!(
        tokens.iter().all(|token| token.used.is_some()),
        "{tokens:?}"
    );
    for days in [0, 3651] {
        let body = format!(r#"{{"label":"x","days":{days}}}"#);
        let answer = client.ask("POST", "/api/v1/me/tokens", Some(body)).await;
        assert_eq!(answer.refusal().code, Code::Malformed);
    }
    // Nor can one that a guest made take the guest over.
    let guest = server.guest("Erato").await;
    let body = r#"{"label":"bot","scope":"play"}"#.to_owned();
    let made: SecretToken = guest
        .ask("POST", "/api/v1/me/tokens", Some(body))
        .await
        .json(201);
    let mut bot = server.client();
    bot.token = Some(made.secret);
    let body = format!(r#"{{"name":"Erato","password":"{PASSWORD}"}}"#);
    let answer = bot.ask("POST", "/api/v1/account", Some(body)).await;
    assert_eq!(answer.refusal().code, Code::NotAllowed);
    server.stop().await;
    execute(
        &world,
        "UPDATE credentials SET expires = 1 WHERE scope = 'play'",
    )
    .await;
    let server = world.start().await;
    assert_eq!(status(&at(&server, &player)).await, 401);
    assert_eq!(status(&at(&server, &all)).await, 200);
    server.stop().await;
}

async fn a_socket_ends_with_its_token(world: World) {
    let server = world.start().await;
    let client = account(&server, "Thalia").await;
    let new = NewApiToken {
        label: "bot".to_owned(),
        scope: TokenScope::Read,
        days: Some(1),
    };
    let made: SecretToken = client.post("/api/v1/me/tokens", &new).await.json(201);
    // The server has not seen the token yet, so what stands in the database goes. On a machine that is
    // too busy to open a socket in that time, it gets longer.
    let (mut ms, mut bot) = (500_u64, server.client());
    bot.token = Some(made.secret);
    let mut socket = loop {
        let now = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .unwrap();
        let end = now.as_millis() as u64 + ms;
        let query = format!("UPDATE credentials SET expires = {end} WHERE scope = 'read'");
        execute(&world, query.leak()).await;
        let mut socket = bot.socket().await;
        let welcome = socket.next().await;
        match welcome {
            Some(FromServer::Welcome { you: Some(_), .. }) => break socket,
            Some(FromServer::Welcome { .. }) => ms *= 4,
            other => panic!("{other:?}"),
        }
        assert!(ms < 60_000, "the token was never known");
    };
    let started = std::time::Instant::now();
    let farewell = loop {
        assert!(
            started.elapsed() < crate::client::PATIENCE,
            "it outlives its token"
        );
        socket.send_text(r#"{"ping":{"id":1}}"#).await;
        match socket.next().await {
            Some(FromServer::Goodbye { reason, .. }) => break reason,
            Some(_) => {}
            None => panic!("the socket broke off"),
        }
    };
    assert_eq!(farewell, Farewell::SignedOut);
    assert_eq!(status(&bot).await, 401);
    // Others of the same account stay.
    assert_eq!(status(&client).await, 200);
    server.stop().await;
}

async fn guests_who_left_nothing_are_forgotten(world: World) {
    let server = world.start().await;
    let idle = server.guest("Thalia").await;
    let played = server.guest("Kleio").await;
    played.open(&table_for(2)).await;
    // Of somebody who only made a duel, the duel is left.
    let dueller = server.guest("Urania").await;
    let duel = NewDuel {
        plan: DealPlan::Architekton(Level::Pupil),
    };
    assert_eq!(dueller.post("/api/v1/duels", &duel).await.status, 201);
    let kept = account(&server, "Erato").await;
    server.stop().await;
    execute(&world, "UPDATE credentials SET expires = 1").await;
    execute(&world, "UPDATE people SET created = 1").await;
    let server = world.start().await;
    let path = |client: &Client| format!("/api/v1/people/{}", client.person.as_ref().unwrap().id);
    let anybody = server.client();
    let started = std::time::Instant::now();
    while anybody.ask("GET", &path(&idle), None).await.status != 404 {
        assert!(started.elapsed() < crate::client::PATIENCE);
        tokio::task::yield_now().await;
    }
    for client in [&played, &dueller, &kept] {
        let answer = anybody.ask("GET", &path(client), None).await;
        assert_eq!(answer.status, 200);
    }
    server.stop().await;
}
