//! Somebody whose city is counted.

use polis_akropolis::{DistrictScore, Layout, PerDistrict, Score, Variants};
use serde::{Deserialize, Serialize};

/// Somebody whose city is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedPlayer {
    /// The name; empty where none was given.
    pub name: String,
    /// How it is counted.
    pub way: CountingMode,
    /// Value and stars of each type, as on the paper block: the value holds the doublings of the
    /// variants.
    pub rows: PerDistrict<DistrictScore>,
    pub stones: u16,
    /// The city, where it is rebuilt.
    pub city: Layout,
}

/// How a city or a town is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CountingMode {
    /// By the numbers that somebody counted at the table.
    #[default]
    Quick,
    /// By rebuilding it.
    Exact,
}

impl CountingMode {
    /// Both.
    pub const ALL: [CountingMode; 2] = [CountingMode::Quick, CountingMode::Exact];

    /// A word for marks on the page.
    pub const fn name(self) -> &'static str {
        match self {
            CountingMode::Quick => "quick",
            CountingMode::Exact => "exact",
        }
    }
}

impl CountedPlayer {
    /// No number is greater: nothing at a table comes near it.
    pub const MOST: u16 = 999;

    /// Somebody of whom nothing is known yet but the starting tile.
    pub fn new(name: &str) -> CountedPlayer {
        CountedPlayer {
            name: clean_name(name),
            way: CountingMode::Quick,
            rows: PerDistrict::default(),
            stones: 0,
            city: Layout::starting_tile(),
        }
    }

    /// The score by the way it is counted.
    pub fn score(&self, variants: Variants) -> Score {
        Score {
            districts: match self.way {
                CountingMode::Quick => self.rows,
                CountingMode::Exact => self.city.explain(variants).districts,
            },
            stones: self.stones,
            quarries: None,
        }
    }
}

/// A name as it can be shown: short, and without what is no letter.
pub fn clean_name(name: &str) -> String {
    const LETTERS: usize = 40;
    let letters = name.chars().filter(|letter| !letter.is_control());
    letters.take(LETTERS).collect::<String>().trim().to_owned()
}
