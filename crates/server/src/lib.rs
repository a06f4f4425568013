//! Play together online: tables, people, sockets and databases.
//!
//! A table is its log of events; the primary key of the log makes sure that two nodes never accept
//! two events for one place. [`Server`] opens the database, starts the tasks of one node and gives
//! the routes; its caller brings a listener and the files of the browser game.

mod admin;
mod api;
mod archiver;
mod backup;
mod clock;
mod cluster_peers;
mod config;
mod connections;
mod crowds;
mod deals;
mod drill;
mod engine_pool;
mod engine_queue;
mod engine_signs;
mod failure;
mod forgetting;
mod friends;
mod health;
mod heartbeat;
mod host;
mod housekeeping;
mod https_client;
mod limits;
mod listener;
mod lobby;
mod log_tail;
mod mail;
mod metrics;
mod nats;
mod node;
mod notice;
mod oidc;
mod open_tables;
mod outbox;
mod pairing;
mod passkeys;
mod peer_bus;
mod peer_key;
mod people;
mod push;
mod random;
mod rating;
mod reply;
mod search;
mod security;
mod server;
mod signature_key;
mod site;
mod socket;
mod spans;
mod spectators;
mod standby;
mod store;
mod stream;
mod studies;
mod sweeper;
mod table;
mod tournaments;
mod turn_plans;
mod unplaced;
mod vacations;
mod writer;

pub use admin::{Admin, AdminError, Overview};
pub use backup::{BackupError, backup, restore};
pub use clock::WallClock;
pub use config::{
    ArchiveConfig, Config, ConfigError, Database, FileConfig, Limits, MailConfig, MailTls,
    OidcConfig, PushConfig, SettingSecret, StandbyConfig, TelemetryConfig,
};
pub use drill::{Drill, try_backup};
pub use log_tail::LogTail;
pub use mail::MailError;
pub use nats::NatsError;
pub use oidc::OidcError;
pub use server::{Server, StartError};
pub use spans::SPANS;
pub use store::OpenError;
