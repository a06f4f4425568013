//! The words of the screen: what there is to study.

pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

/// The words of the screen: what there is to study.
#[derive(Debug)]
pub struct Study {
    pub title: &'static str,
    pub line: &'static str,
    /// The link from a game to its study.
    pub this_game: &'static str,
    pub open: &'static str,
    pub open_line: &'static str,
    pub open_now: &'static str,
    pub mine: &'static str,
    pub no_games: &'static str,
    pub puzzles_line: &'static str,
    pub editor_line: &'static str,
    pub pad_line: &'static str,
    pub statistics_line: &'static str,
}
