//! The words of the screen: what one's games have in common.
//!
//! Only its title stands in the words of all pages. The rest is said by that screen alone, so it is
//! reached from there alone, and the module that only plays at this screen has none of it.

pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

use crate::language::Language;

/// What other pages say of the screen.
#[derive(Debug)]
pub struct Statistics {
    pub title: &'static str,
}

/// What the screen itself says.
#[derive(Debug)]
pub struct StatisticsPage {
    pub games: fn(usize) -> String,
    /// Where there is no game at all.
    pub none: &'static str,
    /// Where no game is as was asked.
    pub none_fits: &'static str,
    pub from: &'static str,
    pub here: &'static str,
    pub account: &'static str,
    /// So many of so many games were fetched.
    pub fetching: fn(usize, usize) -> String,
    pub not_fetched: &'static str,
    pub whose: &'static str,
    pub mine: &'static str,
    pub everybody: &'static str,
    pub all: &'static str,
    pub mode: &'static str,
    pub opponent: &'static str,
    pub basic: &'static str,
    pub variants: &'static str,
    pub long: &'static str,
    pub lost: &'static str,
    /// Where a share truly is, in percent.
    pub between: fn(i64, i64) -> String,
    pub margin: &'static str,
    pub stones_left: &'static str,
    pub houses: &'static str,
    pub length: &'static str,
    pub course: &'static str,
    /// So many games, with points from so many to so many.
    pub course_told: fn(usize, i32, i32) -> String,
    pub course_line: &'static str,
    pub as_table: &'static str,
    pub game: &'static str,
    pub date: &'static str,
    pub points: &'static str,
    pub parts: &'static str,
    pub share: &'static str,
    pub value_stars: &'static str,
    pub by_opponent: &'static str,
    pub by_mode: &'static str,
    pub beginning: &'static str,
    pub beginning_line: &'static str,
    /// With how many players.
    pub first_wins: fn(&str) -> String,
    pub when_first: &'static str,
    pub when_later: &'static str,
    /// In percent.
    pub fair: fn(i64) -> String,
    pub losses: &'static str,
    /// From so many games.
    pub losses_line: fn(usize) -> String,
    pub no_losses: &'static str,
    pub study: &'static str,
    pub opening: &'static str,
    pub middle: &'static str,
    pub end: &'static str,
    pub list: &'static str,
    pub replay: &'static str,
    pub film: &'static str,
    pub leave_out: &'static str,
    pub left_out: &'static str,
    pub more: &'static str,
    pub export: &'static str,
    pub csv: &'static str,
    pub json: &'static str,
}

impl Language {
    /// What the screen with the statistics says, in this language.
    pub const fn statistics(self) -> &'static StatisticsPage {
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
