//! The words of the screen: counting at a real table.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: counting at a real table.
#[derive(Debug)]
pub(crate) struct Pad {
    pub(crate) title: &'static str,
    pub(crate) lead: &'static str,
    pub(crate) count: &'static str,
    /// What is told of each game: Akropolis, Architekton.
    pub(crate) games: [&'static str; 2],
    pub(crate) past: &'static str,
    pub(crate) none_yet: &'static str,
    pub(crate) open: &'static str,
    pub(crate) removed: &'static str,
    pub(crate) unreadable: &'static str,
    pub(crate) missing: &'static str,
    pub(crate) not_kept: &'static str,
    pub(crate) all_sheets: &'static str,

    pub(crate) no_opponent: &'static str,
    pub(crate) no_opponent_line: &'static str,
    pub(crate) start: &'static str,

    pub(crate) way: &'static str,
    pub(crate) quick: &'static str,
    pub(crate) exact: &'static str,
    pub(crate) value: &'static str,
    pub(crate) stars: &'static str,
    /// What a stepper is about.
    pub(crate) less: fn(&str) -> String,
    pub(crate) more: fn(&str) -> String,
    pub(crate) with_doublings: &'static str,
    /// Who is counted: the name, the number, of how many.
    pub(crate) step_of: fn(&str, usize, usize) -> String,
    pub(crate) back_to: fn(&str) -> String,
    pub(crate) next: fn(&str) -> String,
    pub(crate) result: &'static str,

    pub(crate) erase: &'static str,
    pub(crate) why: &'static str,
    pub(crate) form: &'static str,
    pub(crate) district: &'static str,
    pub(crate) plaza: &'static str,
    pub(crate) lower: &'static str,
    pub(crate) higher: &'static str,
    pub(crate) clear: &'static str,
    pub(crate) empty: &'static str,
    pub(crate) lake: &'static str,
    pub(crate) tap: &'static str,
    pub(crate) city_board: &'static str,
    pub(crate) refused: &'static str,

    pub(crate) doubt: &'static str,
    /// How many hexes or tiles lie apart.
    pub(crate) apart: fn(usize) -> String,
    /// How many hexes the ground has.
    pub(crate) ground: fn(usize) -> String,
    /// A level, and how many hexes reach it.
    pub(crate) level: fn(u8, usize) -> String,
    pub(crate) no_tiles: fn(u8) -> String,
    pub(crate) too_many_tiles: fn(usize) -> String,
    /// Whose houses, and how many.
    pub(crate) too_many_houses: fn(&str, usize) -> String,
    /// A scenery, and how many landscapes.
    pub(crate) too_often: fn(&str, usize) -> String,
    pub(crate) twice: fn(usize) -> String,

    pub(crate) house_of: fn(&str) -> String,
    pub(crate) no_house: &'static str,
    pub(crate) which: &'static str,
    pub(crate) which_line: &'static str,
    pub(crate) next_by_number: &'static str,
    pub(crate) town_board: &'static str,
    pub(crate) tap_town: &'static str,
    pub(crate) bankrupt: &'static str,
    pub(crate) nobody: &'static str,

    pub(crate) share: &'static str,
    pub(crate) picture: &'static str,
    pub(crate) copy: &'static str,
    pub(crate) another: &'static str,
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
