//! The words of the screen: puzzles.

pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

/// The words of the screen: puzzles.
#[derive(Debug)]
pub struct Puzzles {
    pub title: &'static str,
    pub line: &'static str,
    pub day: &'static str,
    pub day_line: &'static str,
    pub day_solved: &'static str,
    pub day_failed: &'static str,
    pub days_in_a_row: fn(usize) -> String,
    /// The days of the week, from Monday, as one letter or two.
    pub weekdays: [&'static str; 7],
    pub solve: &'static str,
    pub next: &'static str,
    pub all: &'static str,
    pub any: &'static str,
    /// The kinds of tasks: best, points, count, survive, bankrupt.
    pub themes: [&'static str; 5],
    pub rating: &'static str,
    pub graph: &'static str,
    pub rated: fn(u16) -> String,
    pub solved_of: fn(usize, usize) -> String,
    pub in_a_row: fn(usize) -> String,
    pub number: fn(u16) -> String,
    pub best: &'static str,
    pub points: &'static str,
    /// Make a type count, by district.
    pub count: [&'static str; 5],
    pub survive: &'static str,
    pub bankrupt: &'static str,
    pub right: &'static str,
    pub wrong: &'static str,
    pub wins: fn(u16, u16) -> String,
    pub ahead: fn(usize) -> String,
    pub brings: fn(i32, i32) -> String,
    pub counts: fn(i32) -> String,
    pub survives: &'static str,
    pub bankrupts: &'static str,
    pub better: &'static str,
    pub brings_less: fn(i32, i32) -> String,
    pub not_counting: &'static str,
    pub threatened: &'static str,
    pub can_pay: &'static str,
    pub hint: &'static str,
    pub hint_tile: fn(usize) -> String,
    pub hint_many: fn(usize) -> String,
    pub show: &'static str,
    pub shown: &'static str,
    pub unrated: &'static str,
    pub study: &'static str,
    pub share: &'static str,
    pub shared: fn(&str, bool) -> String,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub none_left: &'static str,
    pub missing: &'static str,
    pub not_loaded: &'static str,
}
