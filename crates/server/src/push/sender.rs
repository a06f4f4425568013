//! Sending one message to the server of a browser's vendor.

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_LENGTH, HOST};
use axum::http::{Request, StatusCode};

use crate::https_client::{AnswerBody, HttpsClient};
use crate::push::endpoint::{Endpoint, EndpointPolicy};

/// How long the vendor keeps a message for a browser that is off, in seconds.
const KEPT_SECONDS: u32 = 3 * 24 * 3600;

/// Sends messages.
pub(super) struct Sender {
    client: HttpsClient,
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PushOutcome {
    /// The vendor has taken it.
    Taken,
    /// There is no such browser any more.
    Gone,
    /// It did not work, for whatever reason.
    Failed,
}

impl Sender {
    pub(super) fn new() -> Sender {
        Sender {
            client: HttpsClient::new(),
        }
    }

    /// Sends a message. The answer is not read, and nothing is followed.
    pub(super) async fn send(
        &self,
        endpoint: &Endpoint,
        reach: EndpointPolicy,
        authorization: &str,
        body: Vec<u8>,
    ) -> PushOutcome {
        match self.try_send(endpoint, reach, authorization, body).await {
            Some(StatusCode::NOT_FOUND | StatusCode::GONE) => PushOutcome::Gone,
            Some(status) if status.is_success() => PushOutcome::Taken,
            Some(_) | None => PushOutcome::Failed,
        }
    }

    async fn try_send(
        &self,
        endpoint: &Endpoint,
        reach: EndpointPolicy,
        authorization: &str,
        body: Vec<u8>,
    ) -> Option<StatusCode> {
        let request = Request::post(&endpoint.path)
            .header(HOST, endpoint.authority())
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_LENGTH, body.len())
            .header("ttl", KEPT_SECONDS)
            .header("urgency", "normal")
            .body(Body::from(body))
            .ok()?;
        let answer = self
            .client
            .ask(endpoint, reach, request, AnswerBody::Unread);
        Some(answer.await?.status)
    }
}
