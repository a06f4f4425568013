//! The subcommands, one a file.

pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod bot;
pub(crate) mod completions;
pub(crate) mod draw;
pub(crate) mod film;
pub(crate) mod hint;
pub(crate) mod load;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod random;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod trace;
pub(crate) mod train;
