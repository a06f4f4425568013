//! The server through its sockets and its HTTP interface, each test with a fresh database, the same
//! suite on SQLite and on a PostgreSQL that the tests start for themselves.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "a test that cannot run says so")]

mod admin;
mod archive;
mod authenticator;
mod authorisation;
mod backup;
mod client;
mod clocks;
mod cluster;
mod connections;
mod deals;
mod document;
mod enemies;
mod engine_signs;
mod failover;
mod faults;
mod figures;
mod files;
mod friends;
mod hosts;
mod issuer;
mod logs;
mod mail;
mod names;
mod nats;
mod nodes;
mod passkey_attacks;
mod passkeys;
mod passwords;
mod peers;
mod people;
mod play;
mod provider;
mod proxies;
mod push;
mod races;
mod ratings;
mod recovery;
mod reports;
mod search;
mod sessions;
mod smtp_sink;
mod solo_boards;
mod spectators;
mod standby;
mod studies;
mod tables;
mod tournaments;
mod turn_plans;
mod upgrades;
mod vacations;
mod world;
