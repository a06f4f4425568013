//! The results of finished games, as the browser keeps them.
//!
//! Every game has a key of its own, so that writing one is quick and two tabs never write over each
//! other. A text begins with its version and when the game ended; then come who played and the
//! record, from which all else follows by the rules:
//!
//! ```text
//! 1 1763240000000 person,mason
//! game akropolis
//! …
//! ```
//!
//! A record has about 500 characters, so there is room for all games that somebody plays in years.
//! The module that only plays at this screen writes them, so what writes is small; reading them and
//! counting is elsewhere.

use polis_game::PerSeat;

use crate::player::Player;
use crate::saved_games::{GameId, KeyValueStore, NotKept};

/// The results that are kept in a store.
#[derive(Clone, Copy, Debug)]
pub struct Results<S>(pub S);

/// The key of a result: the number of the game among the saved games and its deal, as numbers among the saved games
/// are given again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ResultKey(String);

/// A result as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptResult {
    pub key: ResultKey,
    /// When the game ended, in milliseconds since 1970.
    pub at: f64,
    /// What is kept of it.
    pub text: ResultText,
}

/// What is kept of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultText {
    /// Who played, a word each, and the record.
    Whole {
        /// Words with commas between them.
        players: String,
        record: String,
    },
    /// It is not to be counted.
    LeftOut,
}

const PREFIX: &str = "polis.result.";
/// The form that is written now. One that we do not know comes from a later version.
const VERSION: &str = "1";
const LEFT_OUT: &str = "-";

impl ResultKey {
    /// The key of a game: its number among the saved games, and its record for the deal.
    pub fn new(id: GameId, record: &str) -> ResultKey {
        ResultKey(format!("{PREFIX}{id}-{:016x}", deal(record)))
    }

    /// The number that the game had among the saved games.
    pub fn game(&self) -> Option<GameId> {
        let (id, _) = self.0.strip_prefix(PREFIX)?.split_once('-')?;
        GameId::from_text(id)
    }
}

impl<S: KeyValueStore> Results<S> {
    /// How many are kept; when there are more, the oldest go.
    pub const MOST: usize = 3000;
    /// The longest text that is read.
    const MAX_BYTES: usize = 64 * 1024;

    /// Keeps how a game at this screen ended. A game that ends again after moves were taken back is
    /// the same game; one that is only looked at again ended when it did. Says whether it is the first
    /// end of the game that is kept.
    pub fn write(&self, id: GameId, record: &str, players: &PerSeat<Player>, at: f64) -> bool {
        let key = ResultKey::new(id, record);
        let kept = self.0.get(&key.0);
        let is_told = kept
            .as_deref()
            .and_then(read)
            .is_some_and(|(_, text)| match text {
                ResultText::Whole { record: told, .. } => told == record,
                ResultText::LeftOut => true,
            });
        if is_told {
            return false;
        }
        if kept.is_none() {
            self.make_room();
        }
        let words: Vec<&str> = players.iter().map(|(_, player)| player.name()).collect();
        let text = format!("{VERSION} {at:.0} {}\n{record}", words.join(","));
        // Where there is no room, the game itself comes first.
        let is_kept = self.0.set(&key.0, &text).is_ok();
        is_kept && kept.is_none()
    }

    /// Forgets the older half of the results.
    pub fn forget_half(&self) {
        let keys = self.keys();
        let stay = keys.len() / 2;
        self.forget_but(stay, keys);
    }

    /// Makes room for one more, and some at once, as it takes a look at all of them.
    fn make_room(&self) {
        let keys = self.keys();
        if keys.len() >= Self::MOST {
            self.forget_but(Self::MOST - Self::MOST / 10, keys);
        }
    }

    /// Forgets all but the latest.
    fn forget_but(&self, stay: usize, keys: Vec<ResultKey>) {
        let mut dated: Vec<(f64, ResultKey)> =
            keys.into_iter().map(|key| (self.at(&key), key)).collect();
        dated.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (_, key) in dated.into_iter().skip(stay) {
            self.0.remove(&key.0);
        }
    }

    /// Every result that can be read, the latest first.
    pub fn read(&self) -> Vec<KeptResult> {
        let mut results: Vec<KeptResult> = self
            .keys()
            .into_iter()
            .filter_map(|key| {
                let text = self.0.get(&key.0)?;
                let (at, text) = read(&text).filter(|_| text.len() <= Self::MAX_BYTES)?;
                Some(KeptResult { key, at, text })
            })
            .collect();
        results.sort_by(|one, other| {
            let by_time = other.at.total_cmp(&one.at);
            by_time.then_with(|| other.key.cmp(&one.key))
        });
        results
    }

    /// Leaves a game out from now on.
    pub fn leave_out(&self, key: &ResultKey) {
        let text = format!("{VERSION} {:.0} {LEFT_OUT}", self.at(key));
        let _: Result<(), NotKept> = self.0.set(&key.0, &text);
    }

    fn keys(&self) -> Vec<ResultKey> {
        let keys = self.0.keys().into_iter();
        keys.filter(|key| key.starts_with(PREFIX))
            .map(ResultKey)
            .collect()
    }

    /// When a game ended; what cannot be read is the oldest.
    fn at(&self, key: &ResultKey) -> f64 {
        let text = self.0.get(&key.0).unwrap_or_default();
        read(&text).map_or(0.0, |(at, _)| at)
    }
}

fn read(text: &str) -> Option<(f64, ResultText)> {
    let rest = text.strip_prefix(VERSION)?.strip_prefix(' ')?;
    let (at, rest) = rest.split_once(' ')?;
    // Whole milliseconds: a number that a date can have.
    let at = at.parse::<u64>().ok().filter(|&at| at < 1 << 53)? as f64;
    let text = if rest == LEFT_OUT {
        ResultText::LeftOut
    } else {
        let (players, record) = rest.split_once('\n')?;
        ResultText::Whole {
            players: players.to_owned(),
            record: record.to_owned(),
        }
    };
    Some((at, text))
}

/// A number for the deal of a record: FNV-1a of its header, without names and remarks.
fn deal(record: &str) -> u64 {
    let header = record.lines().take_while(|line| *line != "moves");
    header
        .filter(|line| !line.starts_with("name ") && !line.starts_with('#'))
        .flat_map(|line| line.bytes().chain([b'\n']))
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
}
