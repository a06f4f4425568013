//! The subcommands, one a file.

pub(crate) mod analyse;
pub(crate) mod archive;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod bot;
pub(crate) mod bot_check;
pub(crate) mod bot_serve;
pub(crate) mod completions;
pub(crate) mod draw;
pub(crate) mod film;
pub(crate) mod hint;
pub(crate) mod limits;
pub(crate) mod load;
pub(crate) mod manual;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod random;
pub(crate) mod regret;
pub(crate) mod score;
pub(crate) mod show;
pub(crate) mod soak;
pub(crate) mod trace;
pub(crate) mod train;
pub(crate) mod verify;
