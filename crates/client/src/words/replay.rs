//! The words of the screen: a game move by move.

pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

use polis_analysis::Mark;

/// The words of the screen: a game move by move.
#[derive(Debug)]
pub struct Replay {
    pub title: &'static str,
    // Going through the game.
    pub moves: &'static str,
    pub start: &'static str,
    pub back: &'static str,
    pub forward: &'static str,
    pub end: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub flip: &'static str,
    pub at: fn(usize, usize) -> String,
    pub how: &'static str,
    pub points: &'static str,
    pub result: &'static str,
    pub points_line: &'static str,
    pub result_line: &'static str,
    // What the computer has found.
    pub analyse: &'static str,
    pub go_on: &'static str,
    pub analyse_line: &'static str,
    pub analysing: fn(usize) -> String,
    pub stop: &'static str,
    pub analysed: &'static str,
    pub this_move: &'static str,
    pub not_yet: &'static str,
    /// By mark, from strong to missed.
    pub marks: [&'static str; 4],
    pub gave_away: fn(&str, &str) -> String,
    pub nothing_lost: &'static str,
    pub no_choice: &'static str,
    pub better_was: &'static str,
    pub also_good: &'static str,
    pub to_win: fn(usize) -> String,
    pub expects: fn(&str) -> String,
    pub more: fn(&str) -> String,
    pub known_then: &'static str,
    pub turning: &'static str,
    pub no_turning: &'static str,
    pub accuracy: &'static str,
    pub formula: &'static str,
    // Trying other moves.
    pub explore: &'static str,
    pub explore_line: &'static str,
    pub answer: &'static str,
    pub thinking: &'static str,
    pub move_up: &'static str,
    pub remove: &'static str,
    pub to_game: &'static str,
    pub in_variation: &'static str,
    pub cannot_try: &'static str,
    // Taking it away.
    pub share: &'static str,
    pub link: &'static str,
    pub link_with_game: &'static str,
    pub copy_tree: &'static str,
    pub save_tree: &'static str,
    pub print: &'static str,
    pub unfinished: &'static str,
    // What there is no game for.
    pub bad_record: &'static str,
    pub still_played: &'static str,
    pub still_played_line: &'static str,
    pub keys: &'static str,
    pub key_lines: [&'static str; 7],
}

impl Replay {
    /// A word for a move.
    pub fn mark(&self, mark: Mark) -> &'static str {
        self.marks[match mark {
            Mark::Strong => 0,
            Mark::Good => 1,
            Mark::Weak => 2,
            Mark::Missed => 3,
        }]
    }
}
