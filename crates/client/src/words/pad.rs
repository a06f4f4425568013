//! The words of the screen: counting at a real table.

pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

/// The words of the screen: counting at a real table.
#[derive(Debug)]
pub struct Pad {
    pub title: &'static str,
    pub lead: &'static str,
    pub count: &'static str,
    /// What is told of each game: Akropolis, Architekton.
    pub games: [&'static str; 2],
    pub past: &'static str,
    pub none_yet: &'static str,
    pub open: &'static str,
    pub removed: &'static str,
    pub unreadable: &'static str,
    pub missing: &'static str,
    pub not_kept: &'static str,
    pub all_sheets: &'static str,

    pub no_opponent: &'static str,
    pub no_opponent_line: &'static str,
    pub start: &'static str,

    pub way: &'static str,
    pub quick: &'static str,
    pub exact: &'static str,
    pub value: &'static str,
    pub stars: &'static str,
    /// What a stepper is about.
    pub less: fn(&str) -> String,
    pub more: fn(&str) -> String,
    pub with_doublings: &'static str,
    /// Who is counted: the name, the number, of how many.
    pub step_of: fn(&str, usize, usize) -> String,
    pub back_to: fn(&str) -> String,
    pub next: fn(&str) -> String,
    pub result: &'static str,

    pub erase: &'static str,
    pub why: &'static str,
    pub form: &'static str,
    pub district: &'static str,
    pub plaza: &'static str,
    pub lower: &'static str,
    pub higher: &'static str,
    pub clear: &'static str,
    pub empty: &'static str,
    pub lake: &'static str,
    pub tap: &'static str,
    pub city_board: &'static str,
    pub refused: &'static str,

    pub doubt: &'static str,
    /// How many hexes or tiles lie apart.
    pub apart: fn(usize) -> String,
    /// How many hexes the ground has.
    pub ground: fn(usize) -> String,
    /// A level, and how many hexes reach it.
    pub level: fn(u8, usize) -> String,
    pub no_tiles: fn(u8) -> String,
    pub too_many_tiles: fn(usize) -> String,
    /// Whose houses, and how many.
    pub too_many_houses: fn(&str, usize) -> String,
    /// A scenery, and how many landscapes.
    pub too_often: fn(&str, usize) -> String,
    pub twice: fn(usize) -> String,

    pub house_of: fn(&str) -> String,
    pub no_house: &'static str,
    pub which: &'static str,
    pub which_line: &'static str,
    pub next_by_number: &'static str,
    pub town_board: &'static str,
    pub tap_town: &'static str,
    pub bankrupt: &'static str,
    pub nobody: &'static str,

    pub share: &'static str,
    pub picture: &'static str,
    pub copy: &'static str,
    pub another: &'static str,
}

#[cfg(test)]
mod tests {
    use crate::language::Language;

    #[test]
    fn doubts_name_their_numbers() {
        for language in Language::ALL {
            let words = &language.words().pad;
            for said in [
                (words.apart)(7),
                (words.ground)(7),
                (words.level)(2, 7),
                (words.no_tiles)(7),
                (words.too_many_tiles)(7),
                (words.too_many_houses)("Thalia", 7),
                (words.too_often)("x", 7),
                (words.twice)(7),
            ] {
                assert!(
                    said.contains('7') && said.ends_with('.'),
                    "{language:?}: {said}"
                );
            }
        }
    }
}
