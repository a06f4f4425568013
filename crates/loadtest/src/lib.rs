//! Load test: many games at once over real sockets, to see what a server can bear.
//!
//! Every table has two clients with a socket each. Both follow the game with their own copy of the
//! rules, choose random moves, and check everything the server sends. At the end the record of
//! every table is read: an acknowledged move that is not in it is lost.

mod http_client;
mod player;
mod report;
mod run;
mod table;

pub use http_client::RequestError;
pub use report::Report;
pub use run::{LoadTest, run};
