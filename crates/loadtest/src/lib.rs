//! Load test: many games at once over real sockets, to see what a server can bear.
//!
//! Every table has two clients with a socket each. They follow the game with a copy of the rules, choose
//! random moves, and check everything the server sends: by the rules, and that both are told the same. At the end the record of
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
mod witnessed_table;

pub use bystanders::Bystanders;
pub use http_client::RequestError;
pub use knee::{Knee, find_knee};
pub use process::{ProcessUse, Watched};
pub use report::{BystanderReport, Report};
pub use run::{LoadTest, run, run_until};
pub use tournament::{TournamentReport, TournamentTest, run_tournament};
