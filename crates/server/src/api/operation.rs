//! What a handler takes and answers, as the document of the interface tells it.
//!
//! It is read off the types of the handler's arguments and of its answer, which axum uses as well: the
//! document cannot say anything else than the code does, and a handler with a type that nobody has
//! described does not compile as a route.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::{NoContent, Redirect};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::api::Shared;
use crate::api::answer::{Changed, Created, Headers, JsonLines, PlainText, Upgraded};
use crate::api::caller::{Body, Caller, ChapterBody, Owner, Path, Query, RequiredCaller};
use crate::api::headers::ClientInfo;
use crate::api::host_page::{Host, RecentHost};
use crate::failure::Failure;

/// What is known of an operation.
pub(crate) struct Operation<'a> {
    /// The forms of what callers send.
    requests: &'a mut SchemaGenerator,
    /// The forms of what they are answered.
    answers: &'a mut SchemaGenerator,
    pub(crate) access: Access,
    /// The forms of the parameters in the path, in their order.
    pub(crate) path: Vec<Value>,
    pub(crate) parameters: Vec<Value>,
    pub(crate) body: Option<Value>,
    pub(crate) responses: Map<String, Value>,
}

/// Who is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// Everybody alike.
    Anybody,
    /// Everybody, but who is signed in may be told more.
    Known,
    /// Who is signed in; a token has to be good for this method.
    SignedIn,
    /// Who is signed in with all their rights.
    Owner,
    /// Hosts of the site.
    Host,
}

/// A handler whose arguments and answer are described.
pub(crate) trait Handler<Arguments> {
    /// Describes the handler.
    fn describe(operation: &mut Operation<'_>);
}

/// An argument of a handler.
pub(crate) trait Argument {
    /// Adds what the argument asks of a request.
    fn describe(operation: &mut Operation<'_>);
}

/// What a handler answers with.
pub(crate) trait Answer {
    /// Adds the answers that there are.
    fn describe(operation: &mut Operation<'_>);
}

impl<'a> Operation<'a> {
    pub(crate) fn new(
        requests: &'a mut SchemaGenerator,
        answers: &'a mut SchemaGenerator,
    ) -> Operation<'a> {
        Operation {
            requests,
            answers,
            access: Access::Anybody,
            path: Vec::new(),
            parameters: Vec::new(),
            body: None,
            responses: Map::new(),
        }
    }

    /// Adds an answer with a status, and its content by type.
    pub(crate) fn answer(&mut self, status: &str, text: &str, content: Option<(&str, Value)>) {
        let mut response = json!({ "description": text });
        if let Some((kind, schema)) = content {
            response["content"] = json!({ kind: { "schema": schema } });
        }
        self.responses.insert(status.to_owned(), response);
    }

    fn json_answer<T: JsonSchema>(&mut self, status: &str, text: &str) {
        let schema = self.answers.subschema_for::<T>().to_value();
        self.answer(status, text, Some(("application/json", schema)));
    }

    fn json_body<T: JsonSchema>(&mut self) {
        let schema = self.requests.subschema_for::<T>();
        let content = json!({ "application/json": { "schema": schema } });
        self.body = Some(json!({ "required": true, "content": content }));
    }
}

macro_rules! handlers {
    ($(($($argument:ident),*))+) => {$(
        impl<Function, Answering, $($argument),*> Handler<($($argument,)*)> for Function
        where
            Function: Fn($($argument),*) -> Answering,
            Answering: Future<Output: Answer>,
            $($argument: Argument,)*
        {
            fn describe(operation: &mut Operation<'_>) {
                $($argument::describe(operation);)*
                Answering::Output::describe(operation);
            }
        }
    )+};
}
handlers! { () (A) (A, B) (A, B, C) (A, B, C, D) (A, B, C, D, E) }

/// Arguments that say nothing about requests.
macro_rules! unseen {
    ($($argument:ty),+) => {$(
        impl Argument for $argument {
            fn describe(_: &mut Operation<'_>) {}
        }
    )+};
}
unseen!(State<Arc<Shared>>, ClientInfo, HeaderMap);

/// Arguments that say who is served.
macro_rules! access {
    ($($argument:ty: $access:ident),+ $(,)?) => {$(
        impl Argument for $argument {
            fn describe(operation: &mut Operation<'_>) {
                operation.access = Access::$access;
            }
        }
    )+};
}
access! {
    Caller: Known,
    RequiredCaller: SignedIn,
    Owner: Owner,
    Host: Host,
    RecentHost: Host,
}

impl<T: JsonSchema> Argument for Path<T> {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.requests.subschema_for::<T>().to_value();
        operation.path = match schema.get("prefixItems").and_then(Value::as_array) {
            Some(several) => several.clone(),
            None => vec![schema],
        };
    }
}

impl<T: JsonSchema> Argument for Query<T> {
    fn describe(operation: &mut Operation<'_>) {
        let schema = T::json_schema(operation.requests).to_value();
        for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
            let mut schema = schema.clone();
            let mut parameter = json!({ "name": name, "in": "query", "required": false });
            if let Some(text) = schema
                .as_object_mut()
                .and_then(|map| map.remove("description"))
            {
                parameter["description"] = text;
            }
            parameter["schema"] = schema;
            operation.parameters.push(parameter);
        }
    }
}

impl<T: JsonSchema> Argument for Body<T> {
    fn describe(operation: &mut Operation<'_>) {
        operation.json_body::<T>();
    }
}

impl<T: JsonSchema> Argument for ChapterBody<T> {
    fn describe(operation: &mut Operation<'_>) {
        operation.json_body::<T>();
    }
}

impl Argument for Result<WebSocketUpgrade, WebSocketUpgradeRejection> {
    fn describe(operation: &mut Operation<'_>) {
        let headers = [
            (
                "Connection",
                json!({ "type": "string", "enum": ["Upgrade"] }),
            ),
            (
                "Upgrade",
                json!({ "type": "string", "enum": ["websocket"] }),
            ),
            (
                "Sec-WebSocket-Version",
                json!({ "type": "string", "enum": ["13"] }),
            ),
            (
                "Sec-WebSocket-Key",
                json!({ "type": "string", "pattern": "^[A-Za-z0-9+/]{22}==$" }),
            ),
        ];
        for (name, schema) in headers {
            let parameter =
                json!({ "name": name, "in": "header", "required": true, "schema": schema });
            operation.parameters.push(parameter);
        }
    }
}

impl<A: Answer> Answer for Result<A, Failure> {
    fn describe(operation: &mut Operation<'_>) {
        A::describe(operation);
    }
}

impl<A: Answer> Answer for (Headers, A) {
    fn describe(operation: &mut Operation<'_>) {
        A::describe(operation);
    }
}

impl<T: JsonSchema> Answer for Json<T> {
    fn describe(operation: &mut Operation<'_>) {
        operation.json_answer::<T>("200", "Done.");
    }
}

impl<T: JsonSchema> Answer for Created<T> {
    fn describe(operation: &mut Operation<'_>) {
        operation.json_answer::<T>("201", "Made.");
    }
}

impl<T: JsonSchema> Answer for Changed<T> {
    fn describe(operation: &mut Operation<'_>) {
        operation.json_answer::<T>("200", "Done.");
        operation.answer("204", "Nothing has changed since.", None);
    }
}

impl Answer for NoContent {
    fn describe(operation: &mut Operation<'_>) {
        operation.answer("204", "Done.", None);
    }
}

impl Answer for PlainText {
    fn describe(operation: &mut Operation<'_>) {
        let content = ("text/plain", json!({ "type": "string" }));
        operation.answer("200", "Done.", Some(content));
    }
}

impl<T: JsonSchema> Answer for JsonLines<T> {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.answers.subschema_for::<T>().to_value();
        let content = ("application/x-ndjson", schema);
        operation.answer("200", "A line of JSON each.", Some(content));
    }
}

impl Answer for Redirect {
    fn describe(operation: &mut Operation<'_>) {
        operation.answer("303", "To the page.", None);
    }
}

impl Answer for Upgraded {
    fn describe(operation: &mut Operation<'_>) {
        operation.answer("101", "The socket is open.", None);
    }
}
