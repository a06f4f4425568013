//! Counting at a real table: sheets as on the paper block, cities and towns rebuilt by hand, and
//! the sheets of past games.

pub mod akropolis;
pub mod architekton;
pub mod cursor;
pub mod desk;
pub mod drawer;
pub mod person;
pub mod picture;
pub mod place;
pub mod setup;
pub mod sheet;
pub mod telling;
pub mod tool;
pub mod written;

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
