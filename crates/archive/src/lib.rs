//! Archives of self-play games: a folder of Parquet files with a data card beside them.
//!
//! Two tables, each in parts of so many games as the [`Plan`] says: a row a game with its record, and a row a move
//! with what the seat to move knew, what the network and the search expected, and what became of it.
//! Who plays is up to the caller: a function from a [`View`](polis_game::View) to a [`Choice`]. Equal
//! plans give equal games on any number of threads, so a data card tells all that is needed to make
//! an archive again.
//!
//! ```
//! use polis_archive::{Archive, Choice, Features, Plan, Table, make};
//! use polis_architekton::{Architekton, Options};
//!
//! let folder = tempfile::tempdir()?;
//! let options = Options::default();
//! let plan = Plan::new::<Architekton>(&options, "random", 1, 3);
//! let choose = |view: &polis_game::View<Architekton>, rng: &mut polis_game::Chance| {
//!     let chosen = polis_game::Game::random_move(view.position(), rng)?;
//!     Some(Choice { chosen, search: None })
//! };
//! make::<Architekton>(folder.path(), &plan, &options, 1, &choose, &|_| {})?;
//! let archive = Archive::open(folder.path())?;
//! assert_eq!(archive.rows(Table::Games, 2..=3).count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod akropolis;
mod architekton;
mod archive;
mod archived;
mod card;
mod check;
mod column;
mod error;
mod game_row;
mod hashing;
mod make;
mod part_writer;
mod plan;
mod position_row;
mod self_play;
mod table;
mod table_writer;

pub use archive::Archive;
pub use archived::Archived;
pub use card::{DataCard, FileSum, Part};
pub use check::Checked;
pub use error::ArchiveError;
pub use make::make;
pub use plan::{Features, Plan};
pub use self_play::Choice;
pub use table::Table;
