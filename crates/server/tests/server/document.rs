//! The `OpenAPI` document against what the server really answers.

use std::collections::BTreeSet;
use std::path::Path;

use polis_protocol::{Action, Contest, DailyDeals, NewApiToken, Snapshot};
use serde_json::Value;

use crate::client::Client;
use crate::play::{architekton, play_out, table_for};
use crate::recovery::with_code;
use crate::tables::{duel, moves};
use crate::world::{World, on_both};

on_both!(answers_are_as_described);

/// The copy in the repository, which bot writers and reviewers read.
const COPY: &str = include_str!("../../openapi.json");

/// The document, and what it says of a value.
pub(crate) struct Document(Value);

impl Document {
    /// The one that a server tells.
    pub(crate) async fn of(client: &Client) -> Document {
        let answer = client.ask("GET", "/api/v1/openapi.json", None).await;
        Document(answer.json(200))
    }

    /// Checks a value against a schema; the way to what is wrong with it.
    fn check(&self, schema: &Value, value: &Value, way: &str) -> Result<(), String> {
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.strip_prefix("#/components/schemas/").unwrap();
            return self.check(&self.0["components"]["schemas"][name], value, way);
        }
        let wrong = |what: &str| Err(format!("{way}: {what}: {value}"));
        if let Some(schemas) = schema["anyOf"].as_array() {
            let fits = |schema| self.check(schema, value, way).is_ok();
            return if schemas.iter().any(fits) {
                Ok(())
            } else {
                wrong("fits none of anyOf")
            };
        }
        if !schema["const"].is_null() && schema["const"] != *value {
            return wrong("another constant");
        }
        if let Some(schemas) = schema["oneOf"].as_array() {
            let fitting = schemas
                .iter()
                .filter(|schema| self.check(schema, value, way).is_ok());
            return match fitting.count() {
                1 => Ok(()),
                count => wrong(&format!("fits {count} of oneOf")),
            };
        }
        if let Some(values) = schema["enum"].as_array()
            && !values.contains(value)
        {
            return wrong("not in enum");
        }
        // Of several types one is null.
        let several = schema["type"].as_array().into_iter().flatten();
        let several: Vec<&str> = several.filter_map(Value::as_str).collect();
        if value.is_null() && several.contains(&"null") {
            return Ok(());
        }
        let mut others = several.into_iter().filter(|one| *one != "null");
        match schema["type"].as_str().or_else(|| others.next()) {
            Some("object") => {
                let Some(object) = value.as_object() else {
                    return wrong("not an object");
                };
                for name in schema["required"].as_array().into_iter().flatten() {
                    if !object.contains_key(name.as_str().unwrap()) {
                        return wrong(&format!("without {name}"));
                    }
                }
                for (name, value) in object {
                    let property = &schema["properties"][name];
                    // What is not described is not told.
                    if property.is_null() && schema["properties"].is_object() {
                        return wrong(&format!("with {name}"));
                    }
                    self.check(property, value, &format!("{way}.{name}"))?;
                }
            }
            Some("array") => {
                let Some(values) = value.as_array() else {
                    return wrong("not an array");
                };
                for (index, value) in values.iter().enumerate() {
                    let item = match schema["prefixItems"].get(index) {
                        Some(item) => item,
                        None => &schema["items"],
                    };
                    self.check(item, value, &format!("{way}[{index}]"))?;
                }
            }
            Some("string") if !value.is_string() => return wrong("not a string"),
            Some("integer") if !value.is_i64() && !value.is_u64() => return wrong("no integer"),
            Some("number") if !value.is_number() => return wrong("not a number"),
            Some("boolean") if !value.is_boolean() => return wrong("not a boolean"),
            Some(_) | None => {}
        }
        Ok(())
    }

    /// Asks for something and checks the answer.
    pub(crate) async fn ask(
        &self,
        client: &Client,
        method: &str,
        path: &str,
        url: &str,
        body: Option<String>,
    ) {
        let answer = client.ask(method, &format!("/api/v1{url}"), body).await;
        let operation = &self.0["paths"][path][method.to_lowercase()];
        assert!(operation.is_object(), "{method} {path}");
        let described = &operation["responses"][answer.status.to_string()];
        assert!(
            described.is_object(),
            "{method} {path}: {} {}",
            answer.status,
            answer.text
        );
        let Some(kinds) = described["content"].as_object() else {
            assert!(answer.text.is_empty());
            return;
        };
        let (kind, content) = kinds.iter().next().unwrap();
        let found = answer.header("content-type").unwrap();
        assert!(found.starts_with(kind.as_str()), "{path}: {found}");
        let texts: Vec<&str> = match kind.as_str() {
            "application/json" => vec![answer.text.as_str()],
            "application/x-ndjson" => answer.text.lines().collect(),
            _ => return,
        };
        for text in texts {
            let value: Value = serde_json::from_str(text).unwrap();
            self.check(&content["schema"], &value, path).unwrap();
        }
    }
}

/// Visits every object in a document.
fn visit(value: &Value, see: &mut dyn FnMut(&serde_json::Map<String, Value>)) {
    match value {
        Value::Object(map) => {
            see(map);
            map.values().for_each(|value| visit(value, see));
        }
        Value::Array(list) => list.iter().for_each(|value| visit(value, see)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Every operation has a summary, a name of its own, and all parameters of its path.
fn operations_are_whole(document: &Value) {
    let mut names = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let what = format!("{method} {path}");
            assert!(!operation["summary"].as_str().unwrap().is_empty(), "{what}");
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name), "{what} has the name of another");
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let in_path = parameters.filter(|parameter| parameter["in"] == "path");
            assert_eq!(in_path.count(), path.matches('{').count(), "{what}");
        }
    }
}

/// Every schema that is named is there, and the other way round.
fn schemas_are_whole(document: &Value) {
    let mut named = BTreeSet::new();
    visit(document, &mut |map| {
        if let Some(Value::String(target)) = map.get("$ref") {
            let name = target.strip_prefix("#/components/schemas/").unwrap();
            named.insert(name.to_owned());
        }
    });
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let known: BTreeSet<String> = schemas.keys().cloned().collect();
    assert_eq!(named, known);
    for name in known {
        // Of two types with one name the second gets a number.
        let is_second = name.ends_with(|last: char| last.is_ascii_digit());
        assert!(!is_second, "{name}");
    }
}

/// No text has a link into the code, or speaks of nothing.
fn texts_are_for_readers(document: &Value) {
    visit(document, &mut |map| {
        for key in ["summary", "description"] {
            let text = map.get(key).and_then(Value::as_str).unwrap_or("a text");
            assert!(!text.is_empty());
            assert!(!text.contains("](") && !text.contains("[`"), "{text}");
        }
    });
}

#[tokio::test]
async fn the_document_is_whole_and_its_copy_is_of_today() {
    let world = World::sqlite();
    let server = world.start().await;
    let Document(document) = Document::of(&server.client()).await;
    server.stop().await;
    if std::env::var_os("UPDATE_OPENAPI").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
        let text = serde_json::to_string_pretty(&document).unwrap();
        std::fs::write(path, text + "\n").unwrap();
        return;
    }
    operations_are_whole(&document);
    schemas_are_whole(&document);
    texts_are_for_readers(&document);
    let copy: Value = serde_json::from_str(COPY).unwrap();
    assert!(
        copy == document,
        "crates/server/openapi.json is not what the code says; `cargo xtask openapi` writes it anew"
    );
}

#[expect(clippy::too_many_lines, reason = "a list of requests")]
async fn answers_are_as_described(world: World) {
    let server = world.start().await;
    let document = Document::of(&server.client()).await;
    let (mut first, mut second, table) = duel(&server, architekton(Contest::Game)).await;
    let say = Action::Say {
        text: "hello".to_owned(),
        key: 1,
    };
    first.client.act(table, &say).await;
    let spectator = server.guest("Ourania").await;
    assert_eq!(spectator.act(table, &say).await.status, 200);
    let chat = "/tables/{table}/spectator-chat";
    let url = chat.replace("{table}", &table.to_string());
    document.ask(&spectator, "GET", chat, &url, None).await;
    let data = "/me/data";
    document.ask(&spectator, "GET", data, data, None).await;
    let _watching = crate::play::Player::at(&spectator, table).await;
    first
        .client
        .act(table, &Action::AskTakeback { ply: 0 })
        .await;
    moves(&mut [&mut first, &mut second], table, 3).await;
    let open = first.client.open(&table_for(3)).await.id;
    let client = first.client.clone();
    let person = client.person.clone().unwrap().id;
    let opponent = second.client.person.clone().unwrap().id;
    let token = serde_json::to_string(&NewApiToken {
        label: "bot".to_owned(),
        ..NewApiToken::default()
    });
    let settings = serde_json::to_string(&table_for(2)).unwrap();
    let duel_plan = r#"{"plan":{"akropolis":"pupil"}}"#.to_owned();
    let daily: DailyDeals = client.get("/api/v1/daily").await;
    let (today, finished) = (daily.day, daily.deals[1].id);
    let begun: Snapshot = client
        .ask("POST", &format!("/api/v1/deals/{finished}/tries"), None)
        .await
        .json(201);
    crate::deals::finish(&client, begun.id, 1).await;
    let resign = Some("\"resign\"".to_owned());
    let t = |path: &str, id| path.replace("{table}", &format!("{id}"));
    let asked = [
        ("GET", "/me", "/me".to_owned(), None),
        ("GET", "/lobby", "/lobby".to_owned(), None),
        ("GET", "/me/tables", "/me/tables".to_owned(), None),
        ("POST", "/me/tokens", "/me/tokens".to_owned(), token.ok()),
        ("GET", "/me/tokens", "/me/tokens".to_owned(), None),
        ("GET", "/sessions", "/sessions".to_owned(), None),
        ("POST", "/tables", "/tables".to_owned(), Some(settings)),
        ("GET", "/tables/{table}", t("/tables/{table}", open), None),
        ("GET", "/tables/{table}", t("/tables/{table}", table), None),
        (
            "GET",
            "/tables/{table}/record",
            t("/tables/{table}/record", table),
            None,
        ),
        (
            "GET",
            "/tables/{table}/chat",
            t("/tables/{table}/chat", table),
            None,
        ),
        (
            "POST",
            "/tables/{table}/actions",
            t("/tables/{table}/actions", table),
            resign,
        ),
        (
            "GET",
            "/tables/{table}/events",
            t("/tables/{table}/events", table),
            None,
        ),
        ("GET", "/daily", "/daily".to_owned(), None),
        ("POST", "/duels", "/duels".to_owned(), Some(duel_plan)),
        (
            "POST",
            "/deals/{deal}/tries",
            format!("/deals/{today}.solo/tries"),
            None,
        ),
        (
            "POST",
            "/deals/{deal}/tries",
            format!("/deals/{today}.architekton/tries"),
            None,
        ),
        ("GET", "/deals/{deal}", format!("/deals/{today}.solo"), None),
        ("GET", "/deals/{deal}", format!("/deals/{finished}"), None),
        (
            "GET",
            "/deals/{deal}/games",
            format!("/deals/{finished}/games"),
            None,
        ),
        (
            "GET",
            "/daily/{contest}/months/{day}",
            format!("/daily/solo/months/{today}"),
            None,
        ),
        ("GET", "/archive", "/archive".to_owned(), None),
        ("GET", "/people/{person}", format!("/people/{person}"), None),
        (
            "GET",
            "/people/{person}/games",
            format!("/people/{person}/games"),
            None,
        ),
        (
            "GET",
            "/leaderboard/{game}/{seats}",
            "/leaderboard/architekton/2".to_owned(),
            None,
        ),
        (
            "GET",
            "/leaderboard/solo/{architect}",
            "/leaderboard/solo/hippodamos".to_owned(),
            None,
        ),
        (
            "GET",
            "/tables/{table}/ratings",
            t("/tables/{table}/ratings", table),
            None,
        ),
        (
            "GET",
            "/people/{person}/ratings/{game}/{seats}",
            format!("/people/{person}/ratings/architekton/2"),
            None,
        ),
        (
            "POST",
            "/me/search",
            "/me/search".to_owned(),
            Some(r#"{"game":"akropolis","seats":3}"#.to_owned()),
        ),
        ("PUT", "/me/search", "/me/search".to_owned(), None),
        ("DELETE", "/me/search", "/me/search".to_owned(), None),
        ("GET", "/me/friends", "/me/friends".to_owned(), None),
        (
            "GET",
            "/me/games/{person}",
            format!("/me/games/{opponent}"),
            None,
        ),
        ("GET", "/me/data", "/me/data".to_owned(), None),
        ("GET", "/openapi.json", "/openapi.json".to_owned(), None),
        (
            "POST",
            "/guest",
            "/guest".to_owned(),
            Some(r#"{"name":"Erato"}"#.to_owned()),
        ),
        (
            "PUT",
            "/me/name",
            "/me/name".to_owned(),
            Some(r#"{"name":"Polymnia"}"#.to_owned()),
        ),
        (
            "PUT",
            "/me/settings",
            "/me/settings".to_owned(),
            Some("{}".to_owned()),
        ),
        ("DELETE", "/session", "/session".to_owned(), None),
        (
            "POST",
            "/account",
            "/account".to_owned(),
            Some(r#"{"name":"Kalliope","password":"correct horse"}"#.to_owned()),
        ),
        (
            "POST",
            "/session",
            "/session".to_owned(),
            Some(
                r#"{"name":"Kalliope","password":"correct horse","credential":"token"}"#.to_owned(),
            ),
        ),
    ];
    for (method, path, url, body) in asked {
        document.ask(&client, method, path, &url, body).await;
    }
    let (account, code) = with_code(&server, "Melpomene").await;
    let vacation = "/me/vacation";
    let days = r#"{"days":3}"#.to_owned();
    for (method, body) in [("POST", Some(days)), ("GET", None), ("DELETE", None)] {
        document
            .ask(&account, method, vacation, vacation, body)
            .await;
    }
    let state = "/me/recovery";
    document.ask(&account, "GET", state, state, None).await;
    let body = format!(r#"{{"name":"Melpomene","password":"battery staple","code":"{code}"}}"#);
    let recovery = "/recovery";
    document
        .ask(&server.client(), "POST", recovery, recovery, Some(body))
        .await;
    let (account, _) = with_code(&server, "Terpsichore").await;
    let body = r#"{"password":"correct horse"}"#.to_owned();
    document
        .ask(&account, "POST", state, state, Some(body))
        .await;
    // Two accounts become friends, and one challenges the other.
    let other = with_code(&server, "Euterpe").await.0;
    let (one, two) = (
        account.person.clone().unwrap().id,
        other.person.clone().unwrap().id,
    );
    let path = "/me/friends/{person}";
    for (client, person) in [(&account, two), (&other, one)] {
        let url = format!("/me/friends/{person}");
        document.ask(client, "PUT", path, &url, None).await;
    }
    let new = format!(r#"{{"to":"{two}","wish":{{"game":"architekton"}}}}"#);
    let path = "/challenges";
    document.ask(&account, "POST", path, path, Some(new)).await;
    let path = "/me/friends";
    document.ask(&other, "GET", path, path, None).await;
    let friends: polis_protocol::Friends = other.get("/api/v1/me/friends").await;
    let url = format!("/challenges/{}", friends.challenges[0].id);
    let path = "/challenges/{challenge}";
    document.ask(&other, "POST", path, &url, None).await;
    crate::tournaments::check_document(&server, &document).await;
    crate::studies::check_document(&server, &document).await;
    crate::passkeys::check_document(&server, &document).await;
    // Every event of a whole game is described.
    let (first, second, table) = duel(&server, table_for(2)).await;
    let mut players = [first, second];
    play_out(&mut players, table, 1).await;
    let path = "/tables/{table}/events";
    document
        .ask(&players[0].client, "GET", path, &t(path, table), None)
        .await;
    server.stop().await;
}
