//! What the table of Akropolis says.

pub(super) mod english;
pub(super) mod french;
pub(super) mod german;
pub(super) mod greek;
pub(super) mod polish;
pub(super) mod spanish;

use polis_akropolis::{Construction, Direction};

use super::Words;

/// What the table of Akropolis says.
#[derive(Debug)]
pub(crate) struct AkropolisTable {
    /// Which turn it is, of how many.
    pub(crate) turn_of: fn(usize, usize) -> String,
    pub(crate) cities: &'static str,
    pub(crate) your_city: &'static str,
    pub(crate) city_of: fn(&str) -> String,
    pub(crate) tiles: fn(usize) -> String,
    pub(crate) levels: fn(usize) -> String,
    pub(crate) lakes: fn(usize) -> String,
    pub(crate) estate_line: &'static str,

    pub(crate) site: &'static str,
    pub(crate) site_line: &'static str,
    pub(crate) tile: fn(usize) -> String,
    pub(crate) free: &'static str,
    pub(crate) in_hand: &'static str,
    pub(crate) short_by: fn(usize) -> String,
    pub(crate) stacks: fn(usize) -> String,
    pub(crate) stones: fn(usize) -> String,
    pub(crate) chief: &'static str,

    pub(crate) sheet: &'static str,
    pub(crate) with_hand: &'static str,
    pub(crate) district: &'static str,
    pub(crate) calculation: &'static str,
    pub(crate) stones_row: &'static str,
    pub(crate) quarries_row: &'static str,
    pub(crate) total: &'static str,

    pub(crate) to_come: &'static str,
    /// Tiles, stacks.
    pub(crate) to_come_line: fn(usize, usize) -> String,
    pub(crate) districts: &'static str,
    pub(crate) plazas: &'static str,
    /// By district.
    pub(crate) plaza: [&'static str; 5],
    pub(crate) quarry: &'static str,

    pub(crate) turn_left: &'static str,
    pub(crate) turn_right: &'static str,
    pub(crate) place: &'static str,
    pub(crate) put_back: &'static str,
    pub(crate) hint: &'static str,
    pub(crate) hint_wait: &'static str,
    pub(crate) closer: &'static str,
    pub(crate) farther: &'static str,
    pub(crate) whole_city: &'static str,
    pub(crate) turn_view: &'static str,
    pub(crate) above: &'static str,
    pub(crate) marks: &'static str,
    pub(crate) live_scores: &'static str,
    pub(crate) menu: &'static str,
    pub(crate) close: &'static str,

    pub(crate) choose: &'static str,
    pub(crate) choose_line: &'static str,
    pub(crate) find_place: &'static str,
    pub(crate) find_place_line: &'static str,
    /// What is laid, on which level.
    pub(crate) to_level: fn(&str, u8) -> String,
    /// The price, and the stones that covered quarries give.
    pub(crate) costs: fn(usize, usize) -> String,
    pub(crate) covers: fn(&str) -> String,
    pub(crate) begins: fn(&str) -> String,
    pub(crate) ceases: fn(&str) -> String,
    pub(crate) doubles: fn(&str) -> String,
    pub(crate) suggested: &'static str,
    pub(crate) level: fn(u8) -> String,
    pub(crate) allowed: &'static str,
    pub(crate) refused: &'static str,
    pub(crate) touches_nothing: &'static str,
    pub(crate) not_level: fn([u8; 3]) -> String,
    pub(crate) one_tile: &'static str,
    pub(crate) full: &'static str,
    /// The tile of the last move.
    pub(crate) last: fn(&str) -> String,
    /// Who laid which tile.
    pub(crate) laid: fn(&str, &str) -> String,
    /// Who, which tile, for how many stones.
    pub(crate) architect_plaza: fn(&str, &str, usize) -> String,
    /// Who, which tile.
    pub(crate) architect_first: fn(&str, &str) -> String,

    pub(crate) gives_stone: &'static str,
    pub(crate) multiplies: fn(usize) -> String,
    pub(crate) doubled: &'static str,
    /// The houses of the largest group, and their value.
    pub(crate) not_in_group: fn(usize, usize) -> String,
    pub(crate) next_to_market: &'static str,
    pub(crate) walled_in: &'static str,
    pub(crate) only_lake: &'static str,
    /// How many sides, and which.
    pub(crate) open_sides: fn(usize, &str) -> String,
    pub(crate) no_plaza: fn(&str) -> String,
    pub(crate) directions: [&'static str; 6],

    pub(crate) result: &'static str,
    pub(crate) by_stones: &'static str,
    pub(crate) shared: &'static str,
    pub(crate) architect_ties: &'static str,
    pub(crate) statistics: &'static str,
    pub(crate) highest_level: &'static str,
    pub(crate) stones_won: &'static str,
    pub(crate) stones_spent: &'static str,
    pub(crate) best_move: &'static str,
    /// Which turn, and its points with their sign.
    pub(crate) best_move_line: fn(usize, &str) -> String,
    pub(crate) look: &'static str,
    pub(crate) copy: &'static str,
    pub(crate) copied: &'static str,
    pub(crate) not_copied: &'static str,
    pub(crate) save: &'static str,
    pub(crate) picture_svg: &'static str,
    pub(crate) picture_png: &'static str,

    pub(crate) keys: &'static str,
    /// In the order of [`KEYS`].
    pub(crate) key_lines: [&'static str; KEYS.len()],
}

/// The keys of the table, in the order of their explanations.
pub(crate) const KEYS: [&str; 15] = [
    "1 – 6",
    "← ↑ ↓ →",
    "Tab",
    "Q  E  R",
    "↵",
    "Esc",
    "Z  Y",
    "H",
    "O",
    "S",
    "V",
    "X",
    "⇧ ← ↑ ↓ →",
    "+  −  0",
    "?",
];

impl Words {
    /// What a construction is called.
    pub(crate) fn construction(&self, construction: Construction) -> &'static str {
        match construction {
            Construction::Quarry => self.akropolis_table.quarry,
            Construction::Plaza(district) => self.akropolis_table.plaza[district as usize],
            Construction::District(district) => self.akropolis.district(district),
        }
    }
}

impl AkropolisTable {
    /// What a direction is called.
    pub(crate) fn direction(&self, direction: Direction) -> &'static str {
        self.directions[direction as usize]
    }
}
