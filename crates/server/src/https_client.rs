//! Asking other servers over HTTP: those of browsers' vendors, and the host's provider.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::StreamExt;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::push::{Endpoint, EndpointPolicy};

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most bytes of the head of an answer.
const MAX_HEAD: usize = 16 * 1024;

/// Asks other servers. Nothing is followed.
pub(crate) struct HttpsClient {
    tls: TlsConnector,
}

/// What another server answers.
pub(crate) struct HttpsAnswer {
    pub(crate) status: StatusCode,
    pub(crate) body: Vec<u8>,
}

/// How much of the body of an answer is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnswerBody {
    /// Nothing.
    Unread,
    /// All of it, which may be so many bytes.
    AtMost(usize),
}

impl HttpsClient {
    pub(crate) fn new() -> HttpsClient {
        let roots = RootCertStore {
            roots: webpki_roots::TLS_SERVER_ROOTS.into(),
        };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider has the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        HttpsClient {
            tls: TlsConnector::from(Arc::new(config)),
        }
    }

    /// Sends a request; none where there was no whole answer in time.
    pub(crate) async fn ask(
        &self,
        endpoint: &Endpoint,
        reach: EndpointPolicy,
        request: Request<Body>,
        wanted: AnswerBody,
    ) -> Option<HttpsAnswer> {
        let asking = async {
            let address = endpoint.resolve(reach).await?;
            let stream = TcpStream::connect(address).await.ok()?;
            if !endpoint.is_secure() {
                return exchange(stream, request, wanted).await;
            }
            let name = ServerName::try_from(endpoint.host().to_owned()).ok()?;
            let stream = self.tls.connect(name, stream).await.ok()?;
            exchange(stream, request, wanted).await
        };
        tokio::time::timeout(PATIENCE, asking).await.ok()?
    }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Body>,
    wanted: AnswerBody,
) -> Option<HttpsAnswer> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(MAX_HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await.ok()?;
    let answer = async {
        let response = sender.send_request(request).await.ok()?;
        let status = response.status();
        let body = match wanted {
            AnswerBody::Unread => Vec::new(),
            AnswerBody::AtMost(most) => read(Body::new(response.into_body()), most).await?,
        };
        Some(HttpsAnswer { status, body })
    };
    // The connection ends with this function, whatever the other side still wants to say. Where it
    // closes itself after the last byte, the answer is whole all the same.
    let mut answer = std::pin::pin!(answer);
    tokio::select! {
        biased;
        answer = &mut answer => answer,
        _ = connection => answer.await,
    }
}

async fn read(body: Body, most: usize) -> Option<Vec<u8>> {
    let mut frames = body.into_data_stream();
    let mut bytes = Vec::new();
    while let Some(frame) = frames.next().await {
        let frame = frame.ok()?;
        if bytes.len() + frame.len() > most {
            return None;
        }
        bytes.extend_from_slice(&frame);
    }
    Some(bytes)
}
