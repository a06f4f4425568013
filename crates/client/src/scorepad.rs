//! Counting at a real table: sheets as on the paper block, cities and towns rebuilt by hand, and
//! the sheets of past games.

pub mod akropolis;
pub mod architekton;
pub mod cursor;
pub mod person;
pub mod picture;
pub mod place;
pub mod save;
pub mod setup;
pub mod sheet;
pub mod store;
pub mod stroke;
pub mod summary;
pub mod tool;
pub mod view;
pub mod whole_tile;

pub use akropolis::{AkropolisSheet, ArchitectHoldings, DecidedBy};
pub use architekton::ArchitektonSheet;
pub use cursor::{next_hex, next_place};
pub use person::{CountedPlayer, CountingMode, clean_name};
pub use place::ScorepadPlace;
pub use save::{SheetSave, UnreadableSheet};
pub use setup::ScorepadSetup;
pub use sheet::{Counted, Sheet};
pub use store::{RemovedSheet, SheetId, SheetStore, StoredSheet};
pub use stroke::{Ground, Stroke};
pub use tool::{Form, HexTool, Hexes, SquareTool, Squares};
pub use whole_tile::WholeTile;
