//! What handlers are given: the caller, what stands in the path, bodies.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body as RequestBody;
use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use futures_util::StreamExt;
use polis_protocol::{Code, MAX_BODY_BYTES, MAX_CHAPTER_BODY_BYTES, Refusal, TokenScope};
use serde::de::DeserializeOwned;

use crate::api::Shared;
use crate::api::headers::ClientInfo;
use crate::failure::Failure;
use crate::people::Identity;
use crate::socket::{not_signed_in, out_of_scope};

/// The most of a body that is too large that is read and dropped.
const MAX_DROPPED_BYTES: usize = 512 * 1024;

/// The caller, if they are signed in.
pub(crate) struct Caller(pub(crate) Option<Arc<Identity>>);

/// The caller; without one the request is refused.
pub(crate) struct RequiredCaller(pub(crate) Arc<Identity>);

/// The caller with all their rights: a token for less is refused.
pub(crate) struct Owner(pub(crate) Arc<Identity>);

/// The body of a request, read as JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// The body of a request that may hold a chapter of a study, read as JSON.
pub(crate) struct ChapterBody<T>(pub(crate) T);

impl FromRequestParts<Arc<Shared>> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Caller, Failure> {
        let store = &shared.node.store;
        let now = shared.node.clock.now();
        let identity = shared.identities.find(store, &parts.headers, now).await?;
        Ok(Caller(identity))
    }
}

impl FromRequestParts<Arc<Shared>> for RequiredCaller {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<RequiredCaller, Failure> {
        let Caller(identity) = Caller::from_request_parts(parts, shared).await?;
        let identity = identity.ok_or_else(not_signed_in)?;
        let reads = matches!(parts.method, Method::GET | Method::HEAD);
        if !reads {
            shared.node.person_writes(identity.person.id);
        }
        match identity.scope {
            TokenScope::Read if !reads => Err(out_of_scope().into()),
            TokenScope::All | TokenScope::Play | TokenScope::Read => Ok(RequiredCaller(identity)),
        }
    }
}

impl FromRequestParts<Arc<Shared>> for Owner {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Owner, Failure> {
        let RequiredCaller(identity) = RequiredCaller::from_request_parts(parts, shared).await?;
        match identity.scope {
            TokenScope::All => Ok(Owner(identity)),
            TokenScope::Play | TokenScope::Read => Err(out_of_scope().into()),
        }
    }
}

impl FromRequestParts<Arc<Shared>> for ClientInfo {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut Parts,
        _shared: &Arc<Shared>,
    ) -> Result<ClientInfo, Failure> {
        let client = parts.extensions.get::<ClientInfo>().copied();
        client.ok_or(Failure::Broken("a request came past the guard"))
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<Shared>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<Body<T>, Failure> {
        Ok(Body(read_body(request, shared, MAX_BODY_BYTES).await?))
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<Shared>> for ChapterBody<T> {
    type Rejection = Failure;

    async fn from_request(
        request: Request,
        shared: &Arc<Shared>,
    ) -> Result<ChapterBody<T>, Failure> {
        let body = read_body(request, shared, MAX_CHAPTER_BODY_BYTES).await?;
        Ok(ChapterBody(body))
    }
}

/// Reads a body of so many bytes at most as JSON.
async fn read_body<T: DeserializeOwned>(
    request: Request,
    shared: &Shared,
    most: usize,
) -> Result<T, Failure> {
    // A form of another site cannot send this type without being asked first.
    let is_json = request
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| {
            let kind = value.split(';').next().unwrap_or_default();
            kind.trim().eq_ignore_ascii_case("application/json")
        });
    if !is_json {
        return Err(malformed("expected the content type application/json"));
    }
    let time = Duration::from_secs(shared.limiter.limits().body_seconds.max(1).into());
    let bytes = tokio::time::timeout(time, whole_body(request.into_body(), most))
        .await
        .map_err(|_| malformed(format!("the body took longer than {} s", time.as_secs())))?
        .ok_or_else(|| Refusal::new(Code::TooLarge, "the body is too large or broke off"))?;
    match serde_json::from_slice(&bytes) {
        Ok(value) => Ok(value),
        Err(error) => match read_with_whole_numbers(&bytes) {
            Some(value) => Ok(value),
            None => Err(malformed(format!("the body cannot be read: {error}"))),
        },
    }
}

/// Reads a body of so many bytes at most; none where there are more, or where it broke off.
///
/// What is too much is read and dropped, within limits: a connection that is closed while the other side
/// still sends breaks before they have read why.
async fn whole_body(body: RequestBody, most: usize) -> Option<Vec<u8>> {
    let mut frames = body.into_data_stream();
    let (mut bytes, mut length) = (Vec::new(), 0);
    while let Some(frame) = frames.next().await {
        let frame = frame.ok()?;
        length += frame.len();
        if length > most + MAX_DROPPED_BYTES {
            return None;
        }
        if length <= most {
            bytes.extend_from_slice(&frame);
        }
    }
    (length <= most).then_some(bytes)
}

/// Reads a body in which whole numbers are written as fractions: to JSON, `2.0` is an integer, and
/// some languages write all numbers like that.
fn read_with_whole_numbers<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let mut body: serde_json::Value = serde_json::from_slice(bytes).ok()?;
    let mut values = vec![&mut body];
    while let Some(value) = values.pop() {
        match value {
            serde_json::Value::Number(number) => {
                // Whatever is asked for is far below what a fraction can hold exactly.
                let whole = number.as_f64().filter(|found| {
                    number.is_f64() && found.fract() == 0.0 && found.abs() < 2_f64.powi(53)
                });
                if let Some(whole) = whole {
                    *number = (whole as i64).into();
                }
            }
            serde_json::Value::Array(list) => values.extend(list),
            serde_json::Value::Object(map) => values.extend(map.values_mut()),
            serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::String(_) => {
            }
        }
    }
    serde_json::from_value(body).ok()
}

/// What stands behind the `?` of an address.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Shared>> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut Parts,
        _shared: &Arc<Shared>,
    ) -> Result<Query<T>, Failure> {
        match axum::extract::Query::try_from_uri(&parts.uri) {
            Ok(axum::extract::Query(value)) => Ok(Query(value)),
            Err(error) => Err(malformed(error.body_text())),
        }
    }
}

/// What stands in the place of the parameters of a path: one value, or several as a tuple.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Shared>> for Path<T> {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Path<T>, Failure> {
        let rejection = match axum::extract::Path::from_request_parts(parts, shared).await {
            Ok(axum::extract::Path(value)) => return Ok(Path(value)),
            Err(rejection) => rejection,
        };
        let PathRejection::FailedToDeserializePathParams(error) = rejection else {
            return Err(Failure::Broken("a handler came without its path"));
        };
        Err(match error.into_kind() {
            // What is no id names nothing that there is.
            ErrorKind::Message(message) | ErrorKind::DeserializeError { message, .. } => {
                Refusal::new(Code::NotFound, message).into()
            }
            ErrorKind::ParseError { expected_type, .. }
            | ErrorKind::ParseErrorAtKey { expected_type, .. }
            | ErrorKind::ParseErrorAtIndex { expected_type, .. } => malformed(format!(
                "found another number in the path; expected {expected_type}"
            )),
            ErrorKind::InvalidUtf8InPathParam { .. } => malformed("the path is not UTF-8"),
            _ => Failure::Broken("a handler has other parameters than its route"),
        })
    }
}

pub(crate) fn malformed(message: impl Into<String>) -> Failure {
    Refusal::new(Code::Malformed, message).into()
}
