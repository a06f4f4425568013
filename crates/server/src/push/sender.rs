//! Sending one message to the server of a browser's vendor.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_LENGTH, HOST};
use axum::http::{Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::push::endpoint::{Endpoint, EndpointPolicy};

/// How long a message may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the vendor keeps a message for a browser that is off, in seconds.
const KEPT_SECONDS: u32 = 3 * 24 * 3600;
/// The most bytes of the head of an answer.
const MAX_HEAD: usize = 16 * 1024;

/// Sends messages.
pub(super) struct Sender {
    tls: TlsConnector,
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
        let roots = RootCertStore {
            roots: webpki_roots::TLS_SERVER_ROOTS.into(),
        };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider has the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Sender {
            tls: TlsConnector::from(Arc::new(config)),
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
        let sending = self.try_send(endpoint, reach, authorization, body);
        let Ok(Some(status)) = tokio::time::timeout(PATIENCE, sending).await else {
            return PushOutcome::Failed;
        };
        match status {
            StatusCode::NOT_FOUND | StatusCode::GONE => PushOutcome::Gone,
            status if status.is_success() => PushOutcome::Taken,
            _ => PushOutcome::Failed,
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
        let address = endpoint.resolve(reach).await?;
        let stream = TcpStream::connect(address).await.ok()?;
        if !endpoint.is_secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(endpoint.host.clone()).ok()?;
        exchange(self.tls.connect(name, stream).await.ok()?, request).await
    }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Body>,
) -> Option<StatusCode> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(MAX_HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await.ok()?;
    // The connection ends with this function, whatever the other side still wants to say.
    tokio::select! {
        answer = sender.send_request(request) => Some(answer.ok()?.status()),
        _ = connection => None,
    }
}
