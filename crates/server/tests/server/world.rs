//! Servers for a test, and the databases under them.

use std::net::SocketAddr;

use axum::Router;
use polis_server::{
    Config, Database, Limits, MailConfig, OidcConfig, PushConfig, Server, WallClock,
};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::Client;
use crate::cluster::cluster;

/// A fresh database, and what starts servers on it.
pub(crate) struct World {
    pub(crate) database: Database,
    pub(crate) limits: Limits,
    pub(crate) push: PushConfig,
    /// The mail server, if there is one.
    pub(crate) mail: Option<MailConfig>,
    /// The provider of identities, if there is one.
    pub(crate) oidc: Option<OidcConfig>,
    /// How long the strongest computer player thinks, in milliseconds.
    pub(crate) mind_ms: u64,
    /// Where NATS is, if it is used.
    pub(crate) nats: Option<String>,
    /// A standby of PostgreSQL, if there is one.
    pub(crate) standby: Option<polis_server::StandbyConfig>,
    /// Where the logs of old games go, if anywhere.
    pub(crate) archive: Option<polis_server::ArchiveConfig>,
    /// Whose headers are believed, where that is not this machine.
    pub(crate) trusted_proxies: Option<Vec<String>>,
    _folder: Option<TempDir>,
}

/// A server that runs.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl World {
    /// On SQLite.
    pub(crate) fn sqlite() -> World {
        let folder = tempfile::tempdir().unwrap();
        World {
            database: Database::Folder(folder.path().to_owned()),
            limits: Limits::default(),
            push: PushConfig::default(),
            mail: None,
            oidc: None,
            nats: None,
            archive: None,
            standby: None,
            trusted_proxies: None,
            mind_ms: 20,
            _folder: Some(folder),
        }
    }

    /// On PostgreSQL, where it is installed.
    pub(crate) fn postgres() -> Option<World> {
        Some(World::at(cluster()?.database()))
    }

    /// On a database of PostgreSQL.
    pub(crate) fn at(url: String) -> World {
        World {
            database: Database::Postgres(url),
            limits: Limits::default(),
            push: PushConfig::default(),
            mail: None,
            oidc: None,
            nats: None,
            archive: None,
            standby: None,
            trusted_proxies: None,
            mind_ms: 20,
            _folder: None,
        }
    }

    /// Starts a server.
    pub(crate) async fn start(&self) -> Running {
        self.start_with(WallClock::new()).await
    }

    /// Starts a server with a clock of its own.
    pub(crate) async fn start_with(&self, clock: WallClock) -> Running {
        let mut config = Config::new(self.database.clone());
        config.mind_threads = Some(1);
        config.mind_ms = self.mind_ms;
        config.limits = self.limits.clone();
        config.push = self.push.clone();
        config.mail.clone_from(&self.mail);
        config.oidc.clone_from(&self.oidc);
        config.set_public_url("https://polis.example").unwrap();
        config.database_connections = 6;
        config.nats.clone_from(&self.nats);
        config.archive.clone_from(&self.archive);
        config.standby.clone_from(&self.standby);
        if let Some(proxies) = &self.trusted_proxies {
            config.set_trusted_proxies(proxies).unwrap();
        }
        let server = Server::start(config, clock).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(async move {
            let ended = async move {
                let _ = ended.await;
            };
            server.run(listener, Router::new(), ended).await.unwrap();
        });
        Running { address, end, task }
    }
}

impl Running {
    /// A client that nobody knows yet.
    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.client();
        client.become_guest(name).await;
        client
    }

    /// Ends it as a host would.
    pub(crate) async fn stop(self) {
        let _ = self.end.send(());
        self.task.await.unwrap();
    }
}

/// Makes a test of each function for each database.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::world::World::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(world) = crate::world::World::postgres() {
                    super::$name(world).await;
                }
            })*
        }
    };
}
pub(crate) use on_both;
