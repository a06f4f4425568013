//! The words of the screen: puzzles.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: puzzles.
#[derive(Debug)]
pub(crate) struct Puzzles {
    pub(crate) title: &'static str,
    pub(crate) line: &'static str,
    pub(crate) day: &'static str,
    pub(crate) day_line: &'static str,
    pub(crate) day_solved: &'static str,
    pub(crate) day_failed: &'static str,
    pub(crate) days_in_a_row: fn(usize) -> String,
    /// The days of the week, from Monday, as one letter or two.
    pub(crate) weekdays: [&'static str; 7],
    pub(crate) solve: &'static str,
    pub(crate) next: &'static str,
    pub(crate) all: &'static str,
    pub(crate) any: &'static str,
    /// The kinds of tasks: best, points, count, survive, bankrupt.
    pub(crate) themes: [&'static str; 5],
    pub(crate) rating: &'static str,
    pub(crate) graph: &'static str,
    pub(crate) rated: fn(u16) -> String,
    pub(crate) solved_of: fn(usize, usize) -> String,
    pub(crate) in_a_row: fn(usize) -> String,
    pub(crate) number: fn(u16) -> String,
    pub(crate) best: &'static str,
    pub(crate) points: &'static str,
    /// Make a type count, by district.
    pub(crate) count: [&'static str; 5],
    pub(crate) survive: &'static str,
    pub(crate) bankrupt: &'static str,
    pub(crate) right: &'static str,
    pub(crate) wrong: &'static str,
    pub(crate) wins: fn(u16, u16) -> String,
    pub(crate) ahead: fn(usize) -> String,
    pub(crate) brings: fn(i32, i32) -> String,
    pub(crate) counts: fn(i32) -> String,
    pub(crate) survives: &'static str,
    pub(crate) bankrupts: &'static str,
    pub(crate) better: &'static str,
    pub(crate) brings_less: fn(i32, i32) -> String,
    pub(crate) not_counting: &'static str,
    pub(crate) threatened: &'static str,
    pub(crate) can_pay: &'static str,
    pub(crate) hint: &'static str,
    pub(crate) hint_tile: fn(usize) -> String,
    pub(crate) hint_many: fn(usize) -> String,
    pub(crate) show: &'static str,
    pub(crate) shown: &'static str,
    pub(crate) unrated: &'static str,
    pub(crate) study: &'static str,
    pub(crate) share: &'static str,
    pub(crate) shared: fn(&str, bool) -> String,
    pub(crate) copied: &'static str,
    pub(crate) not_copied: &'static str,
    pub(crate) none_left: &'static str,
    pub(crate) missing: &'static str,
    pub(crate) not_loaded: &'static str,
}
