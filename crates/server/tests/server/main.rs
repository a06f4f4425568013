//! The server through its sockets and its HTTP interface, each test with a fresh database, the same
//! suite on SQLite and on a PostgreSQL that the tests start for themselves.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "a test that cannot run says so")]

mod backup;
mod client;
mod clocks;
mod cluster;
mod document;
mod enemies;
mod faults;
mod logs;
mod nodes;
mod people;
mod play;
mod tables;
mod world;
