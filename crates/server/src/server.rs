//! One node from its start to its end.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt as _;
use polis_protocol::Farewell;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::api::{Shared, Sockets, router};
use crate::clock::WallClock;
use crate::config::{Config, Database};
use crate::engine_pool::EnginePool;
use crate::limits::Limiter;
use crate::node::Node;
use crate::people::{Identities, Passwords};
use crate::random::random_bits;
use crate::store::{OpenError, Store};
use crate::{cluster_peers, engine_pool, sweeper, writer};

/// How long sockets and requests may take after the end was asked for.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that can be run.
pub struct Server {
    shared: Arc<Shared>,
    tasks: Vec<JoinHandle<()>>,
}

/// A server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database failed.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// No thread for the computer players.
    #[error("no threads for the computer players")]
    Threads(#[source] io::Error),
}

/// Keeps the log of SQLite short.
async fn checkpoint(node: Arc<Node>) {
    node.store.checkpoint().await;
}

impl Server {
    /// Opens the database and starts the tasks of a node.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub async fn start(config: Config, clock: WallClock) -> Result<Server, StartError> {
        let number = random_bits() as u64;
        let store = match &config.database {
            Database::Folder(folder) => Store::in_folder(folder, number).await?,
            Database::Postgres(url) => {
                Store::at_url(url, config.database_connections, number).await?
            }
        };
        if let Some(now) = store.now().await? {
            clock.set_by(now);
        }
        let identities = Arc::new(Identities::new(&store).await?);
        let (sender, jobs) = writer::queue();
        let (to_peers, notices) = cluster_peers::queue();
        let (engine_pool, questions) = EnginePool::new();
        let node = Node::new(store, clock, sender, engine_pool, to_peers);
        let threads = config.mind_threads.unwrap_or_else(|| {
            let cores = std::thread::available_parallelism().map_or(1, usize::from);
            (cores / 2).max(1)
        });
        let time = Duration::from_millis(config.mind_ms);
        engine_pool::start(&node, questions, threads, time).map_err(StartError::Threads)?;
        let shared = Arc::new(Shared {
            identities: Arc::clone(&identities),
            passwords: Passwords::new(),
            limiter: Limiter::new(config.limits),
            sockets: Sockets::default(),
            trusted_proxies: config.trusted_proxies,
            origins: config.origins,
            node: Arc::clone(&node),
        });
        let tasks = vec![
            tokio::spawn(writer::write(Arc::clone(&node), jobs)),
            tokio::spawn(sweeper::sweep(Arc::clone(&shared))),
            tokio::spawn(checkpoint(Arc::clone(&node))),
            tokio::spawn(cluster_peers::send_notices(Arc::clone(&node), notices)),
            tokio::spawn(cluster_peers::receive_notices(
                Arc::clone(&node),
                identities,
            )),
        ];
        Ok(Server { shared, tasks })
    }

    /// The routes of this node; what they do not know goes to `fallback`.
    pub fn router(&self, fallback: Router) -> Router {
        router(&self.shared, fallback)
    }

    /// Serves until `end` resolves; then tells the sockets to reconnect, writes what is left and
    /// closes the database.
    ///
    /// # Errors
    /// When the listener fails.
    pub async fn run(
        self,
        listener: TcpListener,
        fallback: Router,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let router = self.router(fallback);
        let shared = Arc::clone(&self.shared);
        let (told, mut ended) = tokio::sync::watch::channel(());
        let graceful = async move {
            end.await;
            tracing::info!("ending: sockets are told to come again");
            shared.sockets.end_all(Farewell::Restart);
            // Tells those who wait for the end; if nobody does, it has come already.
            let _ = told.send(());
        };
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        // A short message goes out at once, even if the one before it was not confirmed yet; a socket
        // that cannot be set so is only slower.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection gathers its messages");
            }
        });
        let server = axum::serve(listener, service).with_graceful_shutdown(graceful);
        let late = async {
            let _ = ended.changed().await;
            tokio::time::sleep(PATIENCE).await;
        };
        let result = tokio::select! {
            result = server => result,
            () = late => Ok(()),
        };
        self.stop().await;
        result
    }

    /// Writes what is to be written and closes the database.
    pub async fn stop(self) {
        let sockets = &self.shared.sockets;
        sockets.end_all(Farewell::Restart);
        let quiet = async {
            while !sockets.is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        // A connection that does not close is left behind.
        let _ = tokio::time::timeout(PATIENCE, quiet).await;
        let _ = tokio::time::timeout(PATIENCE, self.shared.node.drain()).await;
        for task in &self.tasks {
            task.abort();
        }
        self.shared.node.store.close().await;
        tracing::info!("ended");
    }
}
