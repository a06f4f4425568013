//! The description of the HTTP interface for programs, written from the routes and the types of their
//! handlers.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use crate::api::operation::{Access, Answer, Handler, Operation};
use crate::api::routes;

/// The document as it is served.
static SERVED: LazyLock<String> = LazyLock::new(|| document().to_string());

/// The document in an answer.
pub(crate) struct Served;

pub(crate) async fn serve() -> Served {
    Served
}

impl IntoResponse for Served {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, "application/json")], SERVED.as_str()).into_response()
    }
}

impl Answer for Served {
    fn describe(operation: &mut Operation<'_>) {
        let content = ("application/json", json!({ "type": "object" }));
        operation.answer("200", "Done.", Some(content));
    }
}

/// The whole description.
fn document() -> Value {
    let mut described = Routes::new();
    routes::describe(&mut described);
    let Routes {
        mut requests,
        mut answers,
        paths,
    } = described;
    // What is only ever answered is told as it is written. What is also sent is told as it is read,
    // where more can be left out.
    let mut schemas = answers.take_definitions(true);
    schemas.values_mut().for_each(tell_nothing_for_null);
    schemas.extend(requests.take_definitions(true));
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Polis",
            "version": "1",
            "description": "Play Akropolis and Architekton online. Seats count from 1; records and moves \
                            are texts in the form of docs/notation.md. Times are whole milliseconds since \
                            1970 by the server's clock, and lengths of time are in the unit that their \
                            names or descriptions tell.",
        },
        "servers": [{ "url": "/api/v1" }],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "polis",
                    "description": "The cookie of a browser that is signed in. `host` stands where only \
                                    hosts of the site are served.",
                },
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A token of `POST /me/tokens` or of a sign-in. `read`, `play` and `all` \
                                    tell the least scope that is served, and `host` that only hosts of the \
                                    site are.",
                },
            },
            "schemas": schemas,
        },
    });
    tidy(&mut document);
    document
}

/// The operations of the interface, and the forms of what they take and answer.
pub(crate) struct Routes {
    requests: SchemaGenerator,
    answers: SchemaGenerator,
    paths: Map<String, Value>,
}

impl Routes {
    fn new() -> Routes {
        let mut settings = SchemaSettings::draft2020_12();
        settings.definitions_path = "/components/schemas".into();
        Routes {
            answers: settings.clone().for_serialize().into_generator(),
            requests: settings.for_deserialize().into_generator(),
            paths: Map::new(),
        }
    }

    /// Adds the operation of a handler. The first paragraph of the text is its summary.
    pub(crate) fn add<Arguments, H: Handler<Arguments>>(
        &mut self,
        method: &str,
        path: &str,
        name: &str,
        text: &str,
        _: H,
    ) {
        self.add_described(method, path, name, text, H::describe);
    }

    /// Apart from the function for each handler, so that it is compiled once.
    fn add_described(
        &mut self,
        method: &str,
        path: &str,
        name: &str,
        text: &str,
        describe: fn(&mut Operation<'_>),
    ) {
        let mut operation = Operation::new(&mut self.requests, &mut self.answers);
        describe(&mut operation);
        let (summary, more) = text.split_once("\n\n").unwrap_or((text, ""));
        let (tag, _) = name.split_once("::").unwrap_or((name, ""));
        let mut described = json!({
            "operationId": name.replace("::", "_"),
            "tags": [tag],
            "summary": one_line(summary),
            "security": security(operation.access, method),
        });
        if !more.is_empty() {
            described["description"] = one_line(more).into();
        }
        let mut parameters: Vec<Value> = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .zip(operation.path)
            .map(|(name, schema)| json!({ "name": name, "in": "path", "required": true, "schema": schema }))
            .collect();
        parameters.append(&mut operation.parameters);
        if !parameters.is_empty() {
            described["parameters"] = parameters.into();
        }
        if let Some(body) = operation.body {
            described["requestBody"] = body;
        }
        let mut responses = operation.responses;
        let refusal = self.answers.subschema_for::<polis_protocol::Refusal>();
        let refused = json!({
            "description": "Refused; the code says why.",
            "content": { "application/json": { "schema": refusal } },
        });
        responses.insert("default".to_owned(), refused);
        described["responses"] = responses.into();
        let item = self.paths.entry(path).or_insert_with(|| json!({}));
        item[method] = described;
    }
}

/// Who is served, in the words of the security schemes.
fn security(access: Access, method: &str) -> Value {
    let with = |token: &[&str]| json!([{ "cookie": [] }, { "token": token }]);
    match access {
        Access::Anybody => json!([]),
        Access::Known => json!([{}, { "cookie": [] }, { "token": [] }]),
        Access::SignedIn if method == "get" => with(&["read"]),
        Access::SignedIn => with(&["play"]),
        Access::Owner => with(&["all"]),
        Access::Host => json!([{ "cookie": ["host"] }, { "token": ["all", "host"] }]),
    }
}

/// The lines of a comment as one.
fn one_line(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.join(" ").trim().to_owned()
}

/// What may be left out of an answer is never null there.
fn tell_nothing_for_null(schema: &mut Value) {
    match schema {
        Value::Object(map) => {
            let required = map.get("required").cloned().unwrap_or_default();
            let is_required = |name: &String| {
                let names = required.as_array();
                names.is_some_and(|names| names.iter().any(|one| one == name))
            };
            if let Some(Value::Object(properties)) = map.get_mut("properties") {
                for (_, property) in properties.iter_mut().filter(|(name, _)| !is_required(name)) {
                    remove_null(property);
                }
            }
            map.values_mut().for_each(tell_nothing_for_null);
        }
        Value::Array(list) => list.iter_mut().for_each(tell_nothing_for_null),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Takes null out of what a schema allows.
fn remove_null(schema: &mut Value) {
    let Value::Object(map) = schema else {
        return;
    };
    if let Some(Value::Array(types)) = map.get_mut("type") {
        types.retain(|one| one != "null");
        if let [only] = &types[..] {
            let only = only.clone();
            map.insert("type".to_owned(), only);
        }
    }
    let null = json!({ "type": "null" });
    if let Some(Value::Array(any)) = map.get_mut("anyOf") {
        any.retain(|one| *one != null);
        if let [Value::Object(only)] = &any[..] {
            let only = only.clone();
            map.remove("anyOf");
            map.extend(only);
        }
    }
}

/// Takes out what only readers of the code understand, and adds what the types know of numbers.
fn tidy(value: &mut Value) {
    match value {
        Value::Object(map) => {
            if let Some(Value::String(text)) = map.get_mut("description") {
                let paragraphs: Vec<String> = text.split("\n\n").map(one_line).collect();
                *text = without_links(&paragraphs.join("\n\n"));
            }
            if map.get("default") == Some(&Value::Null) {
                map.remove("default");
            }
            if map.get("format").is_some_and(|format| format == "uint32") {
                map.entry("maximum").or_insert_with(|| u32::MAX.into());
            }
            if let Some(Value::Array(parameters)) = map.get_mut("parameters") {
                for parameter in parameters {
                    remove_null(&mut parameter["schema"]);
                }
            }
            map.values_mut().for_each(tidy);
        }
        Value::Array(list) => list.iter_mut().for_each(tidy),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A text of the documentation without the targets of its links: ``[`Code`](crate::Code)`` as `` `Code` ``.
fn without_links(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((name, after)) = link.split_once("`]") else {
            break;
        };
        plain += before;
        plain += "`";
        plain += name;
        plain += "`";
        rest = match after
            .strip_prefix('(')
            .and_then(|target| target.split_once(')'))
        {
            Some((_, after)) => after,
            None => after,
        };
    }
    plain + rest
}
