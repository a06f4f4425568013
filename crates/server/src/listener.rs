//! Taking connections, as many as there is room for, and serving requests over them.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::Instant;
use tower::ServiceExt as _;

use crate::api::Shared;
use crate::connections::{BusyConnection, ConnectionSlot, Connections, Full};
use crate::limits::{RateLimit, network};
use crate::stream::Stream;

/// The most bytes of the head of a request, and of what is read or written ahead.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// The most headers of a request.
const MAX_HEADERS: usize = 64;
/// How long the head of a request of a proxy may take. Proxies keep connections for the next request.
const PROXY_HEAD_TIME: Duration = Duration::from_mins(1);
/// Files that are not for connections: the database, the log, and some to spare.
const OTHER_FILES: u64 = 64;
/// How long to wait when the system gives no more connections.
const EXHAUSTED: Duration = Duration::from_millis(50);
/// How often the log tells of connections that were turned away.
const TELL_EVERY: Duration = Duration::from_secs(10);

/// Takes connections.
pub(crate) struct Listener {
    shared: Arc<Shared>,
    connections: Arc<Connections>,
    head_time: Duration,
    told: Option<Instant>,
    turned_away: u64,
}

impl Listener {
    pub(crate) fn new(shared: Arc<Shared>) -> Listener {
        let limits = shared.limiter.limits();
        let most = most_connections(limits.connections as usize);
        let connections = Connections::new(most, limits.connections_per_address as usize);
        Listener {
            connections,
            head_time: Duration::from_secs(limits.head_seconds.max(1).into()),
            shared,
            told: None,
            turned_away: 0,
        }
    }

    /// Serves requests until `end` resolves, and what was begun until `patience` is over.
    pub(crate) async fn serve(
        mut self,
        listener: TcpListener,
        router: Router,
        end: impl Future<Output = ()>,
        patience: Duration,
    ) -> io::Result<()> {
        let (ending, _) = watch::channel(());
        let mut end = std::pin::pin!(end);
        loop {
            let accepted = tokio::select! {
                biased;
                () = &mut end => break,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, address)) => self.take(stream, address, &router, &ending),
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    // Most often there are too many open files.
                    self.tell_turned_away(&error.to_string());
                    if self.connections.evict_one() {
                        self.shared.node.metrics.connections_evicted.inc();
                    }
                    tokio::time::sleep(EXHAUSTED).await;
                }
            }
        }
        drop(listener);
        // Nobody may listen; then there is nothing to wait for.
        let _ = ending.send(());
        // What is not done by then is left behind.
        let _ = tokio::time::timeout(patience, ending.closed()).await;
        Ok(())
    }

    /// Serves a connection, if there is room for it.
    fn take(
        &mut self,
        stream: TcpStream,
        peer: SocketAddr,
        router: &Router,
        ending: &watch::Sender<()>,
    ) {
        let address = peer.ip().to_canonical();
        let is_proxy = self.shared.is_trusted_proxy(address);
        // Behind a proxy there are many people, whom the limits of requests and sockets know apart.
        let standing = match self.shared.limiter.standing(address) {
            RateLimit::Limited if !is_proxy => RateLimit::Limited,
            RateLimit::Limited | RateLimit::Exempt => RateLimit::Exempt,
        };
        let metrics = &self.shared.node.metrics;
        let place = match self.connections.open(network(address), standing) {
            Ok((place, evicted)) => {
                if evicted {
                    metrics.connections_evicted.inc();
                    self.tell_turned_away("idle connections had to go");
                }
                place
            }
            Err(full) => {
                metrics.connections_refused.inc();
                self.tell_turned_away(match full {
                    Full::Address => "an address has as many connections as it may",
                    Full::Server => "the server has as many connections as it may",
                });
                return;
            }
        };
        // A short message goes out at once, even if the one before it was not confirmed yet; a socket
        // that cannot be set so is only slower.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection gathers its messages");
        }
        let head_time = if is_proxy {
            PROXY_HEAD_TIME
        } else {
            self.head_time
        };
        let router = router.clone();
        let of_requests = Arc::clone(&place);
        let service = service_fn(move |request| {
            answer(router.clone(), Arc::clone(&of_requests), peer, request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(head_time)
            .max_buf_size(MAX_HEAD_BYTES)
            .max_headers(MAX_HEADERS)
            .serve_connection(
                TokioIo::new(Stream::new(stream, Arc::clone(&place))),
                service,
            )
            .with_upgrades();
        let mut ending = ending.subscribe();
        let open = self.shared.node.metrics.connections.clone();
        open.inc();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            let result = tokio::select! {
                result = connection.as_mut() => result,
                () = place.ended() => Ok(()),
                _ = ending.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.as_mut().await
                }
            };
            if let Err(error) = result {
                tracing::debug!(%error, "a connection broke off");
            }
            open.dec();
        });
    }

    /// Tells of connections that were turned away, but not of each of them.
    fn tell_turned_away(&mut self, why: &str) {
        self.turned_away += 1;
        if self.told.is_none_or(|told| told.elapsed() >= TELL_EVERY) {
            let count = std::mem::take(&mut self.turned_away);
            tracing::warn!(count, why, "connections were turned away");
            self.told = Some(Instant::now());
        }
    }
}

/// Answers one request over a connection.
async fn answer(
    router: Router,
    place: Arc<ConnectionSlot>,
    peer: SocketAddr,
    request: Request<Incoming>,
) -> Result<Response<AnswerBody>, Infallible> {
    let busy = place.begin();
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = router.oneshot(request).await?;
    let busy = if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        busy.become_socket();
        None
    } else {
        Some(busy)
    };
    Ok(response.map(|body| AnswerBody { body, _busy: busy }))
}

/// The body of an answer: the connection is busy until it is sent.
struct AnswerBody {
    body: Body,
    _busy: Option<BusyConnection>,
}

impl http_body::Body for AnswerBody {
    type Data = axum::body::Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Whether only the connection that was to be taken failed.
fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::Interrupted
    )
}

/// As many connections as were asked for, or as the system has files for.
fn most_connections(wanted: usize) -> usize {
    let Some(files) = open_files() else {
        return wanted;
    };
    let possible = files.saturating_sub(OTHER_FILES).max(files / 2);
    let possible = usize::try_from(possible).unwrap_or(usize::MAX);
    if possible < wanted {
        tracing::warn!(
            possible,
            wanted,
            "this process may open too few files; raise the limit (LimitNOFILE, ulimit -n)"
        );
    }
    wanted.min(possible)
}

/// How many files this process may open, after asking for as many as it can get.
#[cfg(unix)]
fn open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    }
}

#[cfg(not(unix))]
fn open_files() -> Option<u64> {
    None
}
