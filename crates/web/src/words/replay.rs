//! The words of the screen: a game move by move.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

use polis_analysis::Mark;

/// The words of the screen: a game move by move.
#[derive(Debug)]
pub(crate) struct Replay {
    pub(crate) title: &'static str,
    // Going through the game.
    pub(crate) moves: &'static str,
    pub(crate) start: &'static str,
    pub(crate) back: &'static str,
    pub(crate) forward: &'static str,
    pub(crate) end: &'static str,
    pub(crate) play: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) flip: &'static str,
    pub(crate) at: fn(usize, usize) -> String,
    pub(crate) how: &'static str,
    pub(crate) points: &'static str,
    pub(crate) result: &'static str,
    pub(crate) points_line: &'static str,
    pub(crate) result_line: &'static str,
    // What the computer has found.
    pub(crate) analyse: &'static str,
    pub(crate) go_on: &'static str,
    pub(crate) analyse_line: &'static str,
    pub(crate) analysing: fn(usize) -> String,
    pub(crate) stop: &'static str,
    pub(crate) analysed: &'static str,
    pub(crate) this_move: &'static str,
    pub(crate) not_yet: &'static str,
    /// By mark, from strong to missed.
    pub(crate) marks: [&'static str; 4],
    pub(crate) gave_away: fn(&str, &str) -> String,
    pub(crate) nothing_lost: &'static str,
    pub(crate) no_choice: &'static str,
    pub(crate) better_was: &'static str,
    pub(crate) also_good: &'static str,
    pub(crate) to_win: fn(usize) -> String,
    pub(crate) expects: fn(&str) -> String,
    pub(crate) more: fn(&str) -> String,
    pub(crate) known_then: &'static str,
    pub(crate) turning: &'static str,
    pub(crate) no_turning: &'static str,
    pub(crate) accuracy: &'static str,
    pub(crate) formula: &'static str,
    // Trying other moves.
    pub(crate) explore: &'static str,
    pub(crate) explore_line: &'static str,
    pub(crate) answer: &'static str,
    pub(crate) thinking: &'static str,
    pub(crate) move_up: &'static str,
    pub(crate) remove: &'static str,
    pub(crate) to_game: &'static str,
    pub(crate) in_variation: &'static str,
    pub(crate) cannot_try: &'static str,
    // Taking it away.
    pub(crate) share: &'static str,
    pub(crate) link: &'static str,
    pub(crate) link_with_game: &'static str,
    pub(crate) copy_tree: &'static str,
    pub(crate) save_tree: &'static str,
    pub(crate) print: &'static str,
    pub(crate) unfinished: &'static str,
    // What there is no game for.
    pub(crate) bad_record: &'static str,
    pub(crate) still_played: &'static str,
    pub(crate) still_played_line: &'static str,
    pub(crate) keys: &'static str,
    pub(crate) key_lines: [&'static str; 7],
}

impl Replay {
    /// A word for a move.
    pub(crate) fn mark(&self, mark: Mark) -> &'static str {
        self.marks[match mark {
            Mark::Strong => 0,
            Mark::Good => 1,
            Mark::Weak => 2,
            Mark::Missed => 3,
        }]
    }
}
