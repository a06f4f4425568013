//! What the table of Architekton says.

pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

use polis_architekton::{Scenery, Side};

/// Somebody of whom is spoken: by name, or none for the one who reads it.
pub type Who<'a> = Option<&'a str>;

/// What the table of Architekton says.
#[derive(Debug)]
pub struct ArchitektonTable {
    pub town: &'static str,
    /// Tiles, and enclosed buildings.
    pub town_line: fn(usize, usize) -> String,
    /// The victory points of both.
    pub match_line: fn(u8, u8) -> String,
    /// The first or the second tile of the turn.
    pub tile_of_two: fn(u8) -> String,
    pub last_round: &'static str,

    pub stock: &'static str,
    pub buildings: &'static str,
    pub landscapes: &'static str,
    /// How many are in the pile and in the reserve.
    pub left: fn(usize, usize) -> String,
    pub building: fn(usize) -> String,
    pub landscape: fn(&str) -> String,
    /// By scenery.
    pub sceneries: [&'static str; 4],
    /// By side.
    pub sides: [&'static str; 4],
    pub chips: fn(usize) -> String,
    pub houses_in_hand: fn(usize) -> String,
    pub group_of: fn(usize) -> String,

    pub score: &'static str,
    pub largest_group: &'static str,
    pub safe: &'static str,
    pub chips_row: &'static str,
    pub if_ended: &'static str,
    pub hidden: &'static str,
    pub last_tiles: &'static str,
    /// A tile, and where it lies.
    pub tile_at: fn(&str, &str) -> String,
    pub house_kept: fn(&str) -> String,
    pub house_removed: fn(&str) -> String,

    pub choose: &'static str,
    pub choose_line: &'static str,
    pub find_place: &'static str,
    pub find_place_line: &'static str,
    pub fits_nowhere: &'static str,
    pub lay: &'static str,
    pub then_second: &'static str,
    pub then_other: &'static str,
    pub house_comes: &'static str,
    pub house_moves: &'static str,
    pub another_house: &'static str,
    pub turned_by_itself: &'static str,

    pub what_it_does: &'static str,
    /// A note on the board: a group grows or shrinks.
    pub group_note: fn(u8, u8) -> String,
    /// How many sides match, of how many that touch.
    pub sides_match: fn(u8, u8) -> String,
    pub no_loss_yet: &'static str,
    /// Who pays how much at least.
    pub will_cost: fn(Who, usize) -> String,
    /// So many landscapes: it stays at the end.
    pub is_safe: fn(usize) -> String,
    pub not_safe_yet: fn(usize) -> String,
    /// A building and whose it is: the new side matches, or not.
    pub side_fits: fn(usize, &str) -> String,
    pub side_is_wrong: fn(usize, &str) -> String,
    pub becomes_safe: fn(usize, &str) -> String,
    pub unowned_enclosed: fn(usize) -> String,
    pub yours: &'static str,
    pub of_nobody: &'static str,
    pub group_changes: fn(Who, u8, u8) -> String,
    pub points_change: fn(Who, u8, u8) -> String,
    /// Who must choose, what keeping and removing costs.
    pub must_choose: fn(Who, usize, usize) -> String,
    pub wins_with_it: fn(Who) -> String,
    pub draw_with_it: &'static str,

    pub gained: fn(Who) -> String,
    pub kept: fn(Who, usize) -> String,
    pub removed: fn(Who, usize) -> String,
    pub had_to_remove: fn(Who, usize) -> String,
    pub bankrupt: fn(Who, usize) -> String,
    pub exchanged: &'static str,
    pub skipped: fn(Who) -> String,
    pub last_round_begins: fn(usize) -> String,

    pub is_taken: &'static str,
    pub for_landscapes: &'static str,
    pub for_buildings: &'static str,
    pub touches_nothing: &'static str,
    pub nothing_matches: &'static str,
    pub not_now: &'static str,

    /// A building, and how many sides do not match.
    pub enclosed_with: fn(usize, usize) -> String,
    pub decide_line: &'static str,
    pub keep: &'static str,
    pub remove: &'static str,
    pub pay: fn(usize) -> String,
    pub decides: fn(&str) -> String,

    pub owner: fn(&str) -> String,
    /// A side, and what it shows.
    pub matches: fn(&str, &str) -> String,
    /// A side, what it shows, and beside what.
    pub differs: fn(&str, &str, &str) -> String,
    pub open: fn(&str, &str) -> String,
    pub brought: &'static str,
    pub cost: fn(usize) -> String,
    pub scored_nobody: &'static str,
    pub goes_at_the_end: fn(usize) -> String,
    pub landscape_line: &'static str,

    pub final_scoring: &'static str,
    pub houses_row: &'static str,
    pub total: &'static str,
    pub are_removed: fn(usize) -> String,
    pub by_points: fn(u8, u8) -> String,
    pub by_houses: &'static str,
    pub drawn: &'static str,
    pub drawn_line: &'static str,
    pub early_end: fn(Who) -> String,
    pub match_score: &'static str,
    pub wins_match: fn(Who) -> String,
    pub next_game: &'static str,
    pub new_match: &'static str,

    pub whole_town: &'static str,
    pub marks: &'static str,
    pub details: &'static str,
    pub board: &'static str,
    pub allowed: &'static str,
    pub tiles_laid: &'static str,
    pub sides_matching: &'static str,
    pub sides_wrong: &'static str,
    pub chips_gained: &'static str,
    pub chips_paid: &'static str,
    pub houses_taken_back: &'static str,
    /// In the order of [`ARCHITEKTON_KEYS`].
    pub key_lines: [&'static str; ARCHITEKTON_KEYS.len()],
}

/// The keys of the table, in the order of their explanations.
pub const ARCHITEKTON_KEYS: [&str; 15] = [
    "1 – 6",
    "← ↑ ↓ →",
    "Tab",
    "Q  E  R",
    "M",
    "↵",
    "1  2",
    "Esc",
    "Z  Y",
    "H",
    "S",
    "V",
    "⇧ ← ↑ ↓ →",
    "+  −  0",
    "?",
];

impl ArchitektonTable {
    /// What a scenery is called.
    pub fn scenery(&self, scenery: Scenery) -> &'static str {
        self.sceneries[scenery as usize]
    }

    /// What a side is called.
    pub fn side(&self, side: Side) -> &'static str {
        self.sides[side as usize]
    }
}

#[cfg(test)]
mod tests {
    use crate::language::Language;

    #[test]
    fn who_pays_nothing_does_not_pay_0_chips() {
        for language in Language::ALL {
            let words = &language.words().architekton_table;
            for who in [None, Some("Thalia")] {
                for said in [
                    (words.removed)(who, 0),
                    (words.had_to_remove)(who, 0),
                    (words.must_choose)(who, 1, 0),
                    (words.pay)(0),
                ] {
                    assert!(!said.contains('0'), "{language:?}: {said}");
                    assert!(!said.contains("  "), "{language:?}: {said}");
                }
                assert!((words.removed)(who, 2).contains('2'), "{language:?}");
            }
        }
    }
}
