//! Play together online: tables, people, sockets and databases.
//!
//! A table is its log of events; the primary key of the log makes sure that two nodes never accept
//! two events for one place. [`Server`] opens the database, starts the tasks of one node and gives
//! the routes; whoever runs it brings a listener and the files of the browser game.

mod api;
mod clock;
mod config;
mod failure;
mod limits;
mod lobby;
mod metrics;
mod minds;
mod neighbours;
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

pub use clock::Clock;
pub use config::{Config, ConfigError, Database, FileConfig, Limits};
pub use server::{Server, StartError};
pub use store::OpenError;
