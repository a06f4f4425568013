//! The words of the screen: what one's games have in common.
//!
//! Only its title stands in the words of all pages. The rest is said by that screen alone, so it is
//! reached from there alone, and the module that only plays at this screen has none of it.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

use crate::language::Language;

/// What other pages say of the screen.
#[derive(Debug)]
pub(crate) struct Statistics {
    pub(crate) title: &'static str,
}

/// What the screen itself says.
#[derive(Debug)]
pub(crate) struct StatisticsPage {
    pub(crate) games: fn(usize) -> String,
    /// Where there is no game at all.
    pub(crate) none: &'static str,
    /// Where no game is as was asked.
    pub(crate) none_fits: &'static str,
    pub(crate) from: &'static str,
    pub(crate) here: &'static str,
    pub(crate) account: &'static str,
    /// So many of so many games were fetched.
    pub(crate) fetching: fn(usize, usize) -> String,
    pub(crate) not_fetched: &'static str,
    pub(crate) whose: &'static str,
    pub(crate) mine: &'static str,
    pub(crate) everybody: &'static str,
    pub(crate) all: &'static str,
    pub(crate) mode: &'static str,
    pub(crate) opponent: &'static str,
    pub(crate) basic: &'static str,
    pub(crate) variants: &'static str,
    pub(crate) long: &'static str,
    pub(crate) lost: &'static str,
    /// Where a share truly is, in percent.
    pub(crate) between: fn(i64, i64) -> String,
    pub(crate) margin: &'static str,
    pub(crate) stones_left: &'static str,
    pub(crate) houses: &'static str,
    pub(crate) length: &'static str,
    pub(crate) course: &'static str,
    /// So many games, with points from so many to so many.
    pub(crate) course_told: fn(usize, i32, i32) -> String,
    pub(crate) course_line: &'static str,
    pub(crate) as_table: &'static str,
    pub(crate) game: &'static str,
    pub(crate) date: &'static str,
    pub(crate) points: &'static str,
    pub(crate) parts: &'static str,
    pub(crate) share: &'static str,
    pub(crate) value_stars: &'static str,
    pub(crate) by_opponent: &'static str,
    pub(crate) by_mode: &'static str,
    pub(crate) beginning: &'static str,
    pub(crate) beginning_line: &'static str,
    /// With how many players.
    pub(crate) first_wins: fn(&str) -> String,
    pub(crate) when_first: &'static str,
    pub(crate) when_later: &'static str,
    /// In percent.
    pub(crate) fair: fn(i64) -> String,
    pub(crate) losses: &'static str,
    /// From so many games.
    pub(crate) losses_line: fn(usize) -> String,
    pub(crate) no_losses: &'static str,
    pub(crate) study: &'static str,
    pub(crate) opening: &'static str,
    pub(crate) middle: &'static str,
    pub(crate) end: &'static str,
    pub(crate) list: &'static str,
    pub(crate) replay: &'static str,
    pub(crate) film: &'static str,
    pub(crate) leave_out: &'static str,
    pub(crate) left_out: &'static str,
    pub(crate) more: &'static str,
    pub(crate) export: &'static str,
    pub(crate) csv: &'static str,
    pub(crate) json: &'static str,
}

impl Language {
    /// What the screen with the statistics says, in this language.
    pub(crate) const fn statistics(self) -> &'static StatisticsPage {
        match self {
            Language::English => &english::PAGE,
            Language::French => &french::PAGE,
            Language::Polish => &polish::PAGE,
            Language::German => &german::PAGE,
            Language::Spanish => &spanish::PAGE,
            Language::Greek => &greek::PAGE,
        }
    }
}
