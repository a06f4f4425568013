//! What the table of Akropolis says.

pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

use polis_akropolis::{Construction, Direction};

use super::Words;

/// What the table of Akropolis says.
#[derive(Debug)]
pub struct AkropolisTable {
    /// Which turn it is, of how many.
    pub turn_of: fn(usize, usize) -> String,
    pub cities: &'static str,
    pub your_city: &'static str,
    pub city_of: fn(&str) -> String,
    pub tiles: fn(usize) -> String,
    pub levels: fn(usize) -> String,
    pub lakes: fn(usize) -> String,
    pub estate_line: &'static str,

    pub site: &'static str,
    pub site_line: &'static str,
    pub tile: fn(usize) -> String,
    pub free: &'static str,
    pub in_hand: &'static str,
    pub short_by: fn(usize) -> String,
    pub stacks: fn(usize) -> String,
    pub stones: fn(usize) -> String,
    pub chief: &'static str,

    pub sheet: &'static str,
    pub with_hand: &'static str,
    pub district: &'static str,
    pub calculation: &'static str,
    pub stones_row: &'static str,
    pub quarries_row: &'static str,
    pub total: &'static str,

    pub to_come: &'static str,
    /// Tiles, stacks.
    pub to_come_line: fn(usize, usize) -> String,
    pub districts: &'static str,
    pub plazas: &'static str,
    /// By district.
    pub plaza: [&'static str; 5],
    pub quarry: &'static str,

    pub turn_left: &'static str,
    pub turn_right: &'static str,
    pub place: &'static str,
    pub put_back: &'static str,
    pub hint: &'static str,
    pub hint_wait: &'static str,
    pub closer: &'static str,
    pub farther: &'static str,
    pub whole_city: &'static str,
    pub turn_view: &'static str,
    pub above: &'static str,
    pub marks: &'static str,
    pub live_scores: &'static str,
    pub menu: &'static str,
    pub close: &'static str,

    pub choose: &'static str,
    pub choose_line: &'static str,
    pub find_place: &'static str,
    pub find_place_line: &'static str,
    /// What is laid, on which level.
    pub to_level: fn(&str, u8) -> String,
    /// The price, and the stones that covered quarries give.
    pub costs: fn(usize, usize) -> String,
    pub covers: fn(&str) -> String,
    pub begins: fn(&str) -> String,
    pub ceases: fn(&str) -> String,
    pub doubles: fn(&str) -> String,
    pub suggested: &'static str,
    pub level: fn(u8) -> String,
    pub allowed: &'static str,
    pub refused: &'static str,
    pub touches_nothing: &'static str,
    pub not_level: fn([u8; 3]) -> String,
    pub one_tile: &'static str,
    pub full: &'static str,
    /// The tile of the last move.
    pub last: fn(&str) -> String,
    /// Who laid which tile.
    pub laid: fn(&str, &str) -> String,
    /// Who, which tile, for how many stones.
    pub architect_plaza: fn(&str, &str, usize) -> String,
    /// Who, which tile.
    pub architect_first: fn(&str, &str) -> String,

    pub gives_stone: &'static str,
    pub multiplies: fn(usize) -> String,
    pub doubled: &'static str,
    /// The houses of the largest group, and their value.
    pub not_in_group: fn(usize, usize) -> String,
    pub next_to_market: &'static str,
    pub walled_in: &'static str,
    pub only_lake: &'static str,
    /// How many sides, and which.
    pub open_sides: fn(usize, &str) -> String,
    pub no_plaza: fn(&str) -> String,
    pub directions: [&'static str; 6],

    pub result: &'static str,
    pub by_stones: &'static str,
    pub shared: &'static str,
    pub architect_ties: &'static str,
    pub statistics: &'static str,
    pub highest_level: &'static str,
    pub stones_won: &'static str,
    pub stones_spent: &'static str,
    pub best_move: &'static str,
    /// Which turn, and its points with their sign.
    pub best_move_line: fn(usize, &str) -> String,
    pub look: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub save: &'static str,
    pub picture_svg: &'static str,
    pub picture_png: &'static str,

    pub keys: &'static str,
    /// In the order of [`KEYS`].
    pub key_lines: [&'static str; KEYS.len()],
}

/// The keys of the table, in the order of their explanations.
pub const KEYS: [&str; 15] = [
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
    pub fn construction(&self, construction: Construction) -> &'static str {
        match construction {
            Construction::Quarry => self.akropolis_table.quarry,
            Construction::Plaza(district) => self.akropolis_table.plaza[district as usize],
            Construction::District(district) => self.akropolis.district(district),
        }
    }
}

impl AkropolisTable {
    /// What a direction is called.
    pub fn direction(&self, direction: Direction) -> &'static str {
        self.directions[direction as usize]
    }
}
