//! Who may do what: every route of the document, asked by everybody.
//!
//! The document says of each operation who is served: nobody in particular, whoever is signed in, tokens of
//! some scope, or hosts. That is compared with what the server answers, so that a route that is added
//! without a thought about it fails here.

use polis_protocol::{
    Action, ApiToken, Code, Contest, NewApiToken, SecretToken, Session, TokenScope,
    TournamentSystem, TurnPlan,
};
use serde_json::Value;

use crate::client::Client;
use crate::hosts::host;
use crate::people::account;
use crate::play::{architekton, table_for};
use crate::studies::new_study;
use crate::tournaments::{make, plan};
use crate::world::{Running, World, on_both};

on_both!(
    every_route_serves_whom_the_document_says,
    nobody_does_anything_with_what_others_have,
);

/// An operation of the document.
struct Operation {
    method: String,
    path: String,
    access: Access,
}

/// Who is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    /// Anybody, signed in or not.
    Anybody,
    /// Who is signed in, with a token of this scope at least.
    SignedIn(TokenScope),
    /// Hosts of the site, with all rights.
    Hosts,
}

fn access(operation: &Value) -> Access {
    let ways = operation["security"].as_array().expect("who is served");
    let token = ways.iter().find_map(|way| way["token"].as_array());
    let is_optional = ways.iter().any(|way| way == &serde_json::json!({}));
    let (false, Some(roles)) = (is_optional, token) else {
        assert!(ways.is_empty() || is_optional);
        return Access::Anybody;
    };
    let roles: Vec<&str> = roles.iter().filter_map(Value::as_str).collect();
    match roles[..] {
        ["read"] => Access::SignedIn(TokenScope::Read),
        ["play"] => Access::SignedIn(TokenScope::Play),
        ["all"] => Access::SignedIn(TokenScope::All),
        ["all", "host"] => Access::Hosts,
        _ => panic!("{roles:?}"),
    }
}

/// Everything that the document describes, with something that is not there in the place of each parameter.
async fn operations(client: &Client) -> Vec<Operation> {
    let document: Value = client.get("/api/v1/openapi.json").await;
    let paths = document["paths"].as_object().unwrap();
    let operations = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().unwrap().iter();
        let methods = methods.filter(|(name, _)| *name != "parameters");
        methods.map(move |(method, operation)| Operation {
            method: method.to_uppercase(),
            path: filled(path),
            access: access(operation),
        })
    });
    operations.collect()
}

fn filled(path: &str) -> String {
    let parts = path.split('/').map(|part| match part {
        "{game}" => "akropolis",
        "{seats}" => "2",
        "{chapter}" | "{round}" => "1",
        "{contest}" => "solo",
        "{day}" => "2026-01-01",
        "{deal}" => "2026-01-01.solo",
        "{architect}" => "hippodamos",
        "{code}" => "0000000000",
        part if part.starts_with('{') => "00000000000000000000000000",
        part => part,
    });
    format!("/api/v1{}", parts.collect::<Vec<_>>().join("/"))
}

/// Somebody who has only a token of some scope.
async fn token(server: &Running, of: &Client, scope: TokenScope) -> Client {
    let new = NewApiToken {
        label: "bot".to_owned(),
        scope,
        ..NewApiToken::default()
    };
    let made: SecretToken = of.post("/api/v1/me/tokens", &new).await.json(201);
    let mut bot = server.client();
    bot.token = Some(made.secret);
    bot
}

/// Asks without saying anything that makes sense: who may not ask is told so before that.
async fn ask(client: &Client, operation: &Operation) -> (u16, Option<Code>) {
    let body = matches!(operation.method.as_str(), "POST" | "PUT").then(|| "[]".to_owned());
    let answer = client.ask(&operation.method, &operation.path, body).await;
    let refusal = (answer.status >= 400).then(|| answer.refusal().code);
    (answer.status, refusal)
}

async fn every_route_serves_whom_the_document_says(mut world: World) {
    world.limits.requests_per_second = 10_000;
    world.limits.sign_ins_per_minute = 10_000;
    let server = world.start().await;
    let nobody = server.client();
    let operations = operations(&nobody).await;
    assert!(operations.len() > 100);
    let guest = server.guest("Erato").await;
    let member = account(&server, "Kleio").await;
    let thalia = host(&world, &server, "Thalia").await;
    let reader = token(&server, &member, TokenScope::Read).await;
    let player = token(&server, &member, TokenScope::Play).await;
    let host_player = token(&server, &thalia, TokenScope::Play).await;
    for operation in &operations {
        let Operation {
            method,
            path,
            access,
        } = operation;
        let what = format!("{method} {path}: {access:?}");
        let not_signed_in = (401, Some(Code::NotSignedIn));
        let not_allowed = (403, Some(Code::NotAllowed));
        let needed = match access {
            Access::Anybody => {
                assert_ne!(ask(&nobody, operation).await, not_signed_in, "{what}");
                continue;
            }
            Access::SignedIn(needed) => *needed,
            Access::Hosts => {
                for client in [&guest, &member, &player, &host_player] {
                    assert_eq!(ask(client, operation).await, not_allowed, "{what}");
                }
                TokenScope::All
            }
        };
        assert_eq!(ask(&nobody, operation).await, not_signed_in, "{what}");
        // Who ends their own session cannot ask any more.
        let ends_itself = method == "DELETE" && path == "/api/v1/session";
        for (client, scope) in [(&reader, TokenScope::Read), (&player, TokenScope::Play)] {
            let is_enough = match needed {
                TokenScope::Read => true,
                TokenScope::Play => scope != TokenScope::Read,
                TokenScope::All => false,
            };
            if !is_enough {
                assert_eq!(ask(client, operation).await, not_allowed, "{what}");
            } else if !ends_itself {
                let (status, _) = ask(client, operation).await;
                assert_ne!(status, 401, "{what}");
                assert_ne!(status, 403, "{what}");
            }
        }
    }
    server.stop().await;
}

/// What somebody has, as they see it.
async fn belongings(client: &Client, more: &[String]) -> Vec<Value> {
    let mut seen = Vec::new();
    let own = ["/api/v1/me", "/api/v1/me/sign-in", "/api/v1/me/recovery"];
    let own = own.into_iter().map(str::to_owned);
    for path in own.chain(more.iter().cloned()) {
        let mut found: Value = client.get(&path).await;
        // When it was asked says nothing.
        if let Some(found) = found.as_object_mut() {
            found.remove("now");
        }
        seen.push(found);
    }
    let sessions: Vec<Session> = client.get("/api/v1/sessions").await;
    seen.extend(
        sessions
            .into_iter()
            .map(|session| session.id.to_string().into()),
    );
    seen
}

async fn nobody_does_anything_with_what_others_have(world: World) {
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let erato = server.guest("Erato").await;
    // A game without a clock with a plan, a study, a tournament, a session and a token.
    let table = thalia.open(&architekton(Contest::Game)).await.id;
    let joined = erato.act(table, &Action::Join { seat: None }).await;
    assert_eq!(joined.status, 200);
    let waiting = thalia.open(&table_for(3)).await.id;
    let study = new_study(&thalia, 6).await;
    let tournament = make(&thalia, &plan(TournamentSystem::Swiss { rounds: 3 })).await;
    let sessions: Vec<Session> = thalia.get("/api/v1/sessions").await;
    let session = sessions[0].id;
    token(&server, &thalia, TokenScope::Play).await;
    let tokens: Vec<ApiToken> = thalia.get("/api/v1/me/tokens").await;
    let bot = tokens[0].id;
    let person = thalia.person.as_ref().unwrap().id;
    let seen = [
        format!("/api/v1/tables/{table}/events"),
        format!("/api/v1/tables/{waiting}/events"),
        format!("/api/v1/studies/{study}"),
        format!("/api/v1/tournaments/{tournament}"),
    ];
    let before = belongings(&thalia, &seen).await;

    let action = |action: &str| Some(action.to_owned());
    let planned = serde_json::to_string(&TurnPlan::default()).ok();
    let first_move = r#"{"play":{"ply":0,"move":"x"}}"#;
    let tables = format!("/api/v1/tables/{table}");
    let waits = format!("/api/v1/tables/{waiting}/actions");
    let studies = format!("/api/v1/studies/{study}");
    let tournaments = format!("/api/v1/tournaments/{tournament}");
    let attempts = [
        ("POST", format!("{tables}/actions"), action("\"resign\"")),
        ("POST", format!("{tables}/actions"), action("\"claim\"")),
        ("POST", format!("{tables}/actions"), action("\"rematch\"")),
        ("POST", format!("{tables}/actions"), action(first_move)),
        (
            "POST",
            format!("{tables}/actions"),
            action(r#"{"ask_takeback":{"ply":0}}"#),
        ),
        ("PUT", format!("{tables}/plan"), planned),
        ("POST", waits.clone(), action("\"start\"")),
        ("POST", waits.clone(), action("\"close\"")),
        ("POST", waits, action(r#"{"free":{"seat":1}}"#)),
        ("DELETE", studies.clone(), None),
        (
            "POST",
            format!("{studies}/actions"),
            action(r#"{"rename":{"title":"Mine"}}"#),
        ),
        (
            "POST",
            format!("{studies}/actions"),
            action(r#"{"remove_chapter":{"chapter":1}}"#),
        ),
        ("DELETE", tournaments.clone(), None),
        ("POST", format!("{tournaments}/start"), None),
        ("DELETE", format!("{tournaments}/players/{person}"), None),
        ("DELETE", format!("/api/v1/sessions/{session}"), None),
        ("DELETE", format!("/api/v1/me/tokens/{bot}"), None),
    ];
    let strangers = [account(&server, "Kleio").await, server.guest("Klio").await];
    for (method, path, body) in attempts {
        for stranger in &strangers {
            let answer = stranger.ask(method, &path, body.clone()).await;
            let refused = matches!(answer.status, 403 | 404 | 409);
            assert!(
                refused,
                "{method} {path}: {} {}",
                answer.status, answer.text
            );
        }
    }
    assert_eq!(belongings(&thalia, &seen).await, before);
    server.stop().await;
}
