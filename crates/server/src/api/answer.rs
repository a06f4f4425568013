//! What handlers answer with. The type of an answer says in the document of the interface what it is.

use std::marker::PhantomData;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::response::{AppendHeaders, IntoResponse, NoContent, Response};
use futures_util::{Stream, StreamExt};
use serde::Serialize;

/// Headers that go with an answer.
pub(crate) type Headers = AppendHeaders<Vec<(HeaderName, String)>>;

/// Something new that was made for who asked.
pub(crate) struct Created<T>(pub(crate) T);

/// A text for people.
pub(crate) struct PlainText(pub(crate) String);

/// What has changed since the caller looked last; none where nothing has.
pub(crate) struct Changed<T>(pub(crate) Option<T>);

/// Many values as one stream, a line of JSON each.
pub(crate) struct JsonLines<T> {
    body: Body,
    values: PhantomData<T>,
}

/// A socket that is being opened.
pub(crate) struct Upgraded(pub(crate) Response);

/// One header of an answer.
pub(crate) fn header(name: HeaderName, value: String) -> Headers {
    AppendHeaders(vec![(name, value)])
}

impl<T: Serialize> JsonLines<T> {
    /// The values of pages that are read one after the other.
    pub(crate) fn new(
        pages: impl Stream<Item = Result<Vec<T>, sqlx::Error>> + Send + 'static,
    ) -> JsonLines<T> {
        let lines = pages.map(|page| {
            let mut text = String::new();
            for value in page? {
                text += &serde_json::to_string(&value).expect("texts and numbers are always JSON");
                text.push('\n');
            }
            Ok::<Bytes, sqlx::Error>(text.into())
        });
        JsonLines {
            body: Body::from_stream(lines),
            values: PhantomData,
        }
    }
}

impl<T: Serialize> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, Json(self.0)).into_response()
    }
}

impl IntoResponse for PlainText {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, "text/plain; charset=utf-8")], self.0).into_response()
    }
}

impl<T: Serialize> IntoResponse for Changed<T> {
    fn into_response(self) -> Response {
        match self.0 {
            Some(value) => Json(value).into_response(),
            None => NoContent.into_response(),
        }
    }
}

impl<T> IntoResponse for JsonLines<T> {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, "application/x-ndjson")], self.body).into_response()
    }
}

impl IntoResponse for Upgraded {
    fn into_response(self) -> Response {
        self.0
    }
}
