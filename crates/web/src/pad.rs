//! Counting at a real table: sheets as on the paper block, cities and towns rebuilt by hand, and
//! the sheets of past games.

mod akropolis;
mod architekton;
mod cursor;
mod desk;
mod drawer;
mod person;
mod place;
mod setup;
mod sheet;
mod tool;
mod written;

#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
pub(crate) mod picture;
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
pub(crate) mod telling;

pub use akropolis::{AkropolisSheet, Decided, Opponent};
pub use architekton::ArchitektonSheet;
pub use cursor::{Arrow, next_hex, next_place};
pub use desk::Desk;
pub use drawer::{Drawer, Found, RemovedSheet, SheetId};
pub use person::{Person, Way, clean_name};
pub use place::PadPlace;
pub use setup::Setup;
pub use sheet::{Counted, Sheet};
pub use tool::{Form, HexTool, Hexes, SquareTool, Squares};
pub use written::{UnreadableSheet, Written};
