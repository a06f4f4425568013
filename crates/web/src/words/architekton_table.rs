//! What the table of Architekton says.

pub(super) mod english;
pub(super) mod french;
pub(super) mod german;
pub(super) mod greek;
pub(super) mod polish;
pub(super) mod spanish;

use polis_architekton::{Scenery, Side};

/// Somebody of whom is spoken: by name, or none for the one who reads it.
pub(crate) type Who<'a> = Option<&'a str>;

/// What the table of Architekton says.
#[derive(Debug)]
pub(crate) struct ArchitektonTable {
    pub(crate) town: &'static str,
    /// Tiles, and enclosed buildings.
    pub(crate) town_line: fn(usize, usize) -> String,
    /// The victory points of both.
    pub(crate) match_line: fn(u8, u8) -> String,
    /// The first or the second tile of the turn.
    pub(crate) tile_of_two: fn(u8) -> String,
    pub(crate) last_round: &'static str,

    pub(crate) stock: &'static str,
    pub(crate) buildings: &'static str,
    pub(crate) landscapes: &'static str,
    /// How many are in the pile and in the reserve.
    pub(crate) left: fn(usize, usize) -> String,
    pub(crate) building: fn(usize) -> String,
    pub(crate) landscape: fn(&str) -> String,
    /// By scenery.
    pub(crate) sceneries: [&'static str; 4],
    /// By side.
    pub(crate) sides: [&'static str; 4],
    pub(crate) chips: fn(usize) -> String,
    pub(crate) houses_in_hand: fn(usize) -> String,
    pub(crate) group_of: fn(usize) -> String,

    pub(crate) score: &'static str,
    pub(crate) largest_group: &'static str,
    pub(crate) safe: &'static str,
    pub(crate) chips_row: &'static str,
    pub(crate) if_ended: &'static str,
    pub(crate) hidden: &'static str,
    pub(crate) last_tiles: &'static str,
    /// A tile, and where it lies.
    pub(crate) tile_at: fn(&str, &str) -> String,
    pub(crate) house_kept: fn(&str) -> String,
    pub(crate) house_removed: fn(&str) -> String,

    pub(crate) choose: &'static str,
    pub(crate) choose_line: &'static str,
    pub(crate) find_place: &'static str,
    pub(crate) find_place_line: &'static str,
    pub(crate) fits_nowhere: &'static str,
    pub(crate) lay: &'static str,
    pub(crate) then_second: &'static str,
    pub(crate) then_other: &'static str,
    pub(crate) house_comes: &'static str,
    pub(crate) house_moves: &'static str,
    pub(crate) another_house: &'static str,
    pub(crate) turned_by_itself: &'static str,

    pub(crate) what_it_does: &'static str,
    /// A note on the board: a group grows or shrinks.
    pub(crate) group_note: fn(u8, u8) -> String,
    /// How many sides match, of how many that touch.
    pub(crate) sides_match: fn(u8, u8) -> String,
    pub(crate) no_loss_yet: &'static str,
    /// Who pays how much at least.
    pub(crate) will_cost: fn(Who, usize) -> String,
    /// So many landscapes: it stays at the end.
    pub(crate) is_safe: fn(usize) -> String,
    pub(crate) not_safe_yet: fn(usize) -> String,
    /// A building and whose it is: the new side matches, or not.
    pub(crate) side_fits: fn(usize, &str) -> String,
    pub(crate) side_is_wrong: fn(usize, &str) -> String,
    pub(crate) becomes_safe: fn(usize, &str) -> String,
    pub(crate) unowned_enclosed: fn(usize) -> String,
    pub(crate) yours: &'static str,
    pub(crate) of_nobody: &'static str,
    pub(crate) group_changes: fn(Who, u8, u8) -> String,
    pub(crate) points_change: fn(Who, u8, u8) -> String,
    /// Who must choose, what keeping and removing costs.
    pub(crate) must_choose: fn(Who, usize, usize) -> String,
    pub(crate) wins_with_it: fn(Who) -> String,
    pub(crate) draw_with_it: &'static str,

    pub(crate) gained: fn(Who) -> String,
    pub(crate) kept: fn(Who, usize) -> String,
    pub(crate) removed: fn(Who, usize) -> String,
    pub(crate) had_to_remove: fn(Who, usize) -> String,
    pub(crate) bankrupt: fn(Who, usize) -> String,
    pub(crate) exchanged: &'static str,
    pub(crate) skipped: fn(Who) -> String,
    pub(crate) last_round_begins: fn(usize) -> String,

    pub(crate) is_taken: &'static str,
    pub(crate) for_landscapes: &'static str,
    pub(crate) for_buildings: &'static str,
    pub(crate) touches_nothing: &'static str,
    pub(crate) nothing_matches: &'static str,
    pub(crate) not_now: &'static str,

    /// A building, and how many sides do not match.
    pub(crate) enclosed_with: fn(usize, usize) -> String,
    pub(crate) decide_line: &'static str,
    pub(crate) keep: &'static str,
    pub(crate) remove: &'static str,
    pub(crate) pay: fn(usize) -> String,
    pub(crate) decides: fn(&str) -> String,

    pub(crate) owner: fn(&str) -> String,
    /// A side, and what it shows.
    pub(crate) matches: fn(&str, &str) -> String,
    /// A side, what it shows, and beside what.
    pub(crate) differs: fn(&str, &str, &str) -> String,
    pub(crate) open: fn(&str, &str) -> String,
    pub(crate) brought: &'static str,
    pub(crate) cost: fn(usize) -> String,
    pub(crate) scored_nobody: &'static str,
    pub(crate) goes_at_the_end: fn(usize) -> String,
    pub(crate) landscape_line: &'static str,

    pub(crate) final_scoring: &'static str,
    pub(crate) houses_row: &'static str,
    pub(crate) total: &'static str,
    pub(crate) are_removed: fn(usize) -> String,
    pub(crate) by_points: fn(u8, u8) -> String,
    pub(crate) by_houses: &'static str,
    pub(crate) drawn: &'static str,
    pub(crate) drawn_line: &'static str,
    pub(crate) early_end: fn(Who) -> String,
    pub(crate) match_score: &'static str,
    pub(crate) wins_match: fn(Who) -> String,
    pub(crate) next_game: &'static str,
    pub(crate) new_match: &'static str,

    pub(crate) whole_town: &'static str,
    pub(crate) marks: &'static str,
    pub(crate) details: &'static str,
    pub(crate) board: &'static str,
    pub(crate) allowed: &'static str,
    pub(crate) tiles_laid: &'static str,
    pub(crate) sides_matching: &'static str,
    pub(crate) sides_wrong: &'static str,
    pub(crate) chips_gained: &'static str,
    pub(crate) chips_paid: &'static str,
    pub(crate) houses_taken_back: &'static str,
    /// In the order of [`ARCHITEKTON_KEYS`].
    pub(crate) key_lines: [&'static str; ARCHITEKTON_KEYS.len()],
}

/// The keys of the table, in the order of their explanations.
pub(crate) const ARCHITEKTON_KEYS: [&str; 15] = [
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
    pub(crate) fn scenery(&self, scenery: Scenery) -> &'static str {
        self.sceneries[scenery as usize]
    }

    /// What a side is called.
    pub(crate) fn side(&self, side: Side) -> &'static str {
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
