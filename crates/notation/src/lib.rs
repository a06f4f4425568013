//! Records and traces: games as plain text, as `notation.md` specifies them.
//!
//! A [`Record`] is a game that can be written, read back and replayed: whatever text it came from,
//! its setup is that of a game and its moves are legal. A trace describes every position of it as a
//! line of JSON, for other programs to check against.
//!
//! This crate reads and writes strings; files and streams are the business of its callers.

mod akropolis;
mod akropolis_facts;
mod architekton;
mod architekton_facts;
mod error;
mod game_kind;
mod game_record;
mod header;
mod level;
mod name;
mod notated;
mod position;
mod record;
mod remark;
#[cfg(feature = "serde")]
mod serde_forms;
mod shown;
mod shuffle;
mod strength;
mod tree;
mod variation;

pub use akropolis_facts::akropolis_facts;
pub use architekton_facts::architekton_facts;
pub use error::{Problem, RecordError};
pub use game_kind::GameKind;
pub use game_record::GameRecord;
pub use level::{Level, UnknownLevel};
pub use name::{Name, NameError};
pub use notated::Notated;
pub use position::{Described, Draft};
pub use record::{MAX_BYTES, PartialRecord, Record};
pub use remark::Remark;
pub use shuffle::{Shuffle, ShuffleError};
pub use strength::Strength;
pub use tree::{AddError, MAX_NODES, NodeId, Tree};
pub use variation::RecordTree;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
