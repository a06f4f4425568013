//! Many games at once over real sockets, to see what a server can bear.
//!
//! Every table has two people with a socket each. Both follow the game with their own copy of the
//! rules, choose moves by lot, and check all that they are told. At the end every table is asked
//! for its record: a move that was acknowledged and is not there is lost.

mod door;
mod player;
mod report;
mod run;
mod table;

pub use door::DoorError;
pub use report::Report;
pub use run::{Plan, run};
