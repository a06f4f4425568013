//! What an archive is to hold.

use std::num::NonZeroU64;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::archived::Archived;
use crate::hashing::short_hash;

/// Number of games in a part where nothing else is said.
const PART_GAMES: NonZeroU64 = NonZeroU64::new(10_000).expect("it is not 0");

/// Everything that decides which games an archive holds: equal plans give equal games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// Which program makes it.
    pub made_by: String,
    /// A part of the hash of the network's weights.
    pub network: String,
    /// The name of the game in records.
    pub game: String,
    /// What is agreed for each game.
    pub options: Value,
    /// The player on every seat.
    pub level: String,
    /// The playouts of a player that searches.
    pub playouts: Option<u32>,
    /// The share of moves that are drawn by lot instead, for variety.
    pub explore: f64,
    /// The seed of the first game; those of the others follow.
    pub first_seed: u64,
    /// Number of games.
    pub games: u64,
    /// Number of games in a part, which has a file of each table.
    pub part_games: NonZeroU64,
    /// Whether the inputs of the network are a column.
    pub features: Features,
    /// The command that makes it.
    pub command: String,
}

/// Whether the inputs of the network are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Features {
    /// They are left out, which makes an archive several times smaller.
    #[default]
    Omitted,
    /// They are a column of the positions.
    Written,
}

impl Plan {
    /// A plan for games of a player that does not search.
    pub fn new<G: Archived>(
        options: &G::Options,
        level: &str,
        first_seed: u64,
        games: u64,
    ) -> Plan {
        Plan {
            made_by: format!("polis {}", env!("CARGO_PKG_VERSION")),
            network: short_hash(&G::net().to_bytes()),
            game: G::NAME.to_owned(),
            options: G::describe_options(options),
            level: level.to_owned(),
            playouts: None,
            explore: 0.0,
            first_seed,
            games,
            part_games: PART_GAMES,
            features: Features::Omitted,
            command: String::new(),
        }
    }

    /// Number of parts.
    pub fn parts(&self) -> usize {
        self.games.div_ceil(self.part_games.get()) as usize
    }

    /// The seeds of a part, whose number counts from 1; `None` when there is no such part.
    pub fn seeds_of(&self, part: usize) -> Option<RangeInclusive<u64>> {
        let part_games = self.part_games.get();
        let before = (part as u64).checked_sub(1)?.checked_mul(part_games)?;
        let games = self.games.checked_sub(before)?.min(part_games);
        let first = self.first_seed.checked_add(before)?;
        let last = first.checked_add(games.checked_sub(1)?)?;
        Some(first..=last)
    }
}
