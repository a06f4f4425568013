//! Play together online: tables, people, sockets and databases.
//!
//! A table is its log of events; the primary key of the log makes sure that two nodes never accept
//! two events for one place. [`Server`] opens the database, starts the tasks of one node and gives
//! the routes; its caller brings a listener and the files of the browser game.

mod api;
mod backup;
mod clock;
mod cluster_peers;
mod config;
mod engine_pool;
mod failure;
mod limits;
mod lobby;
mod metrics;
mod node;
mod outbox;
mod people;
mod random;
mod rating;
mod reply;
mod server;
mod socket;
mod store;
mod sweeper;
mod table;
mod writer;

pub use backup::{BackupError, backup, restore};
pub use clock::WallClock;
pub use config::{Config, ConfigError, Database, FileConfig, Limits};
pub use server::{Server, StartError};
pub use store::OpenError;
