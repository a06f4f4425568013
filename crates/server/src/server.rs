//! One node from its start to its end.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::Router;
use polis_protocol::Farewell;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::api::{PasskeySite, Shared, Sockets, router};
use crate::clock::WallClock;
use crate::config::{Config, Database};
use crate::deals::Deals;
use crate::limits::Limiter;
use crate::listener::Listener;
use crate::mail::{self, Mail, MailError};
use crate::nats::{NatsBus, NatsError, NatsInbox};
use crate::node::Node;
use crate::oidc::{Oidc, OidcError};
use crate::open_tables::OpenTables;
use crate::peer_bus::PeerBus;
use crate::people::{Identities, Names, Passwords, SignedCookies};
use crate::push::{self, Push};
use crate::random::{random_bits, random_secret};
use crate::site::SiteCache;
use crate::standby::{self, Standby};
use crate::store::{OpenError, Purpose, Store, open_archive};
use crate::{
    archiver, cluster_peers, crowds, engine_pool, engine_signs, housekeeping, nats, sweeper,
    tournaments, writer,
};

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
    /// NATS cannot be used.
    #[error(transparent)]
    Nats(#[from] NatsError),
    /// NATS is for several servers, and those need PostgreSQL.
    #[error(
        "found an address of NATS and no PostgreSQL; expected both, as a server with SQLite is alone"
    )]
    NatsAlone,
    /// A standby is one of PostgreSQL.
    #[error("found a standby and no PostgreSQL; expected both, as SQLite has no standby")]
    StandbyAlone,
    /// Mail cannot be sent as the settings say.
    #[error(transparent)]
    Mail(#[from] MailError),
    /// The host's provider cannot be used as the settings say.
    #[error(transparent)]
    Oidc(#[from] OidcError),
    /// No thread for the computer players.
    #[error("no threads for the computer players")]
    Threads(#[source] io::Error),
}

/// Follows the primary among several hosts of PostgreSQL.
async fn follow_primary(node: Arc<Node>) {
    node.store.follow_primary().await;
}

/// Keeps the log of SQLite short.
async fn checkpoint(node: Arc<Node>) {
    node.store.checkpoint().await;
}

/// Opens the database, and the folder with the logs of old games.
async fn open_store(config: &Config, number: u64) -> Result<Store, StartError> {
    let mut store = match &config.database {
        Database::Folder(folder) => Store::in_folder(folder, number, Purpose::Serve).await?,
        Database::Postgres(url) => Store::at_url(url, config.database_connections, number).await?,
    };
    let archive = config.archive.as_ref();
    open_archive(&mut store, archive.map(|archive| archive.folder.as_path())).await?;
    Ok(store)
}

/// Opens the way to the other servers, and what comes from them by NATS.
async fn open_bus(
    config: &Config,
    store: &Store,
    number: u64,
) -> Result<(PeerBus, Option<NatsInbox>), StartError> {
    match (&config.nats, store.peer_key()) {
        (None, _) => Ok((PeerBus::by_database(), None)),
        (Some(_), None) => Err(StartError::NatsAlone),
        (Some(url), Some(key)) => {
            let site = store.shared_secret("site", &random_secret()[..16]).await?;
            let (bus, inbox) = NatsBus::connect(url, &site, number, key.clone()).await?;
            Ok((PeerBus::by_nats(bus), Some(inbox)))
        }
    }
}

fn open_standby(config: &Config, store: &Store) -> Result<Option<Standby>, StartError> {
    let Some(standby) = &config.standby else {
        return Ok(None);
    };
    if store.peer_key().is_none() {
        return Err(StartError::StandbyAlone);
    }
    let replicated = store.standby(&standby.url, config.database_connections)?;
    Ok(Some(Standby::new(replicated, standby.most_lag)))
}

impl Server {
    /// Opens the database and starts the tasks of a node.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub async fn start(config: Config, clock: WallClock) -> Result<Server, StartError> {
        // A large future: it goes on the heap instead of into that of every caller.
        Box::pin(Server::open(config, clock)).await
    }

    async fn open(config: Config, clock: WallClock) -> Result<Server, StartError> {
        let number = random_bits() as u64;
        let store = open_store(&config, number).await?;
        let (bus, nats_inbox) = open_bus(&config, &store, number).await?;
        let standby = open_standby(&config, &store)?;
        if let Some(now) = store.now().await? {
            clock.set_by(now);
        }
        let identities = Arc::new(Identities::new(&store).await?);
        let names = Names::new(&store).await?;
        let push = Push::new(&store, config.push).await?.map(Arc::new);
        let public_url = config.public_url.as_deref();
        let mail = config.mail.map(|mail| Mail::new(mail, public_url));
        let (mail, letters) = mail.transpose()?.unzip();
        let mail = mail.map(Arc::new);
        let oidc = config.oidc.map(|oidc| Oidc::new(oidc, public_url));
        let oidc = oidc.transpose()?;
        let passkeys = PasskeySite::new(public_url, &config.origins);
        let signed_cookies = SignedCookies::new(&store).await?;
        let deals = Deals::new(&store).await?;
        let (sender, jobs) = writer::queue();
        let (to_peers, notices) = cluster_peers::queue();
        let node = Node::new(store, clock, sender, deals, to_peers, bus, standby);
        node.heartbeat.start(&node.store, &node.clock).await?;
        let threads = config.mind_threads.unwrap_or_else(|| {
            let cores = std::thread::available_parallelism().map_or(1, usize::from);
            (cores / 2).max(1)
        });
        let time = Duration::from_millis(config.mind_ms);
        engine_pool::start(&node, threads, time).map_err(StartError::Threads)?;
        let shared = Arc::new(Shared {
            identities: Arc::clone(&identities),
            passwords: Passwords::new(),
            names,
            push: push.clone(),
            mail: mail.clone(),
            oidc,
            passkeys,
            signed_cookies,
            open_tables: OpenTables::new(
                config.limits.open_tables_per_person,
                config.limits.open_tables_per_address,
            ),
            limiter: Limiter::new(config.limits),
            sockets: Sockets::default(),
            site: SiteCache::default(),
            started: node.clock.now(),
            trusted_proxies: config.trusted_proxies,
            origins: config.origins,
            told_of_proxy: AtomicBool::new(false),
            told_of_origin: AtomicBool::new(false),
            node: Arc::clone(&node),
        });
        if let Err(failure) = shared.refresh_site().await {
            failure.log();
        }
        let mut tasks = vec![
            tokio::spawn(writer::write(Arc::clone(&node), jobs)),
            tokio::spawn(sweeper::sweep(Arc::clone(&shared))),
            tokio::spawn(sweeper::beat(Arc::clone(&node))),
            tokio::spawn(sweeper::tell_vacations(Arc::clone(&node))),
            tokio::spawn(crowds::tell(Arc::clone(&node))),
            tokio::spawn(housekeeping::keep_house(Arc::clone(&shared))),
            tokio::spawn(housekeeping::read_old_logs(Arc::clone(&shared))),
            tokio::spawn(tournaments::direct(Arc::clone(&node))),
            tokio::spawn(engine_signs::keep_progress(Arc::clone(&node))),
            tokio::spawn(checkpoint(Arc::clone(&node))),
            tokio::spawn(follow_primary(Arc::clone(&node))),
            tokio::spawn(cluster_peers::send_notices(Arc::clone(&node), notices)),
            tokio::spawn(cluster_peers::receive_notices(
                Arc::clone(&node),
                Arc::clone(&identities),
            )),
        ];
        if node.standby.is_some() {
            tasks.push(tokio::spawn(standby::watch(Arc::clone(&node))));
        }
        if let Some(archive) = config.archive {
            let days = archive.after_days;
            tasks.push(tokio::spawn(archiver::archive(Arc::clone(&node), days)));
        }
        if let Some(push) = push {
            tasks.push(tokio::spawn(push::notify(Arc::clone(&node), push)));
        }
        if let (Some(mail), Some(letters)) = (mail, letters) {
            let node = Arc::clone(&node);
            tasks.push(tokio::spawn(mail::notify(
                Arc::clone(&node),
                Arc::clone(&mail),
            )));
            tasks.push(tokio::spawn(mail::deliver(node, mail, letters)));
        }
        if let Some(inbox) = nats_inbox {
            tasks.push(tokio::spawn(nats::receive(node, identities, inbox)));
        }
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
        let end = async move {
            end.await;
            tracing::info!("ending: sockets are told to come again");
            shared.sockets.end_all(Farewell::Restart);
        };
        let taking = Listener::new(Arc::clone(&self.shared));
        let result = taking.serve(listener, router, end, PATIENCE).await;
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
        let node = &self.shared.node;
        let beat = node.heartbeat.beat(&node.store, &node.clock);
        if let Ok(Err(error)) = tokio::time::timeout(PATIENCE, beat).await {
            tracing::warn!(%error, "the last sign of life cannot be written");
        }
        if let Some(standby) = &node.standby {
            standby.store.close().await;
        }
        node.store.close().await;
        tracing::info!("ended");
    }
}
