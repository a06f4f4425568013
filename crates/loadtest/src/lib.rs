//! Load test: many games at once over real sockets, to see what a server can bear.
//!
//! Every table has two clients with a socket each. Both follow the game with their own copy of the
//! rules, choose random moves, and check everything the server sends. At the end the record of
//! every table is read: an acknowledged move that is not in it is lost. Bystanders watch, chat, read and
//! come beside them.

mod bystanders;
mod http_client;
mod knee;
mod player;
mod process;
mod report;
mod run;
mod table;
mod tournament;

pub use bystanders::Bystanders;
pub use http_client::RequestError;
pub use knee::{Knee, find_knee};
pub use process::{ProcessUse, Watched};
pub use report::{BystanderReport, Report};
pub use run::{LoadTest, run, run_until};
pub use tournament::{TournamentReport, TournamentTest, run_tournament};
