//! The words of the screen: what there is to study.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: what there is to study.
#[derive(Debug)]
pub(crate) struct Study {
    pub(crate) title: &'static str,
    pub(crate) line: &'static str,
    /// The link from a game to its study.
    pub(crate) this_game: &'static str,
    pub(crate) open: &'static str,
    pub(crate) open_line: &'static str,
    pub(crate) open_now: &'static str,
    pub(crate) mine: &'static str,
    pub(crate) no_games: &'static str,
    pub(crate) puzzles_line: &'static str,
    pub(crate) editor_line: &'static str,
    pub(crate) pad_line: &'static str,
    pub(crate) statistics_line: &'static str,
}
