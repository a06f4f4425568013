//! Provable shuffles: a server tells the hash of the order of all tiles before the first move, and
//! after the end what it is the hash of.
//!
//! In a record they are comments of the header, `# shuffle PLY HASH` and, after the end,
//! `# shuffle PLY HASH NONCE TILES`. The hash is the SHA-256 of `NONCE TILES`, with one space between
//! all words, so everybody can check it:
//!
//! ```text
//! printf '%s' 'NONCE deck 17 4 33 …' | sha256sum
//! ```
//!
//! The nonce keeps the hash from telling anything: without it, whoever knows most of the tiles could
//! try the orders of the rest.

use std::fmt::{self, Write};

use polis_game::{Seat, View};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::game_record::GameRecord;
use crate::notated::Notated;
use crate::record::Record;

/// The word after `# `.
const COMMENT: &str = "# shuffle ";
/// The most shuffles of one record; the oldest go first. Tiles are shuffled when the game starts and
/// when moves are taken back.
pub(crate) const MAX_SHUFFLES: usize = 64;
/// The fewest and the most digits of a nonce: 128 and 256 bits.
const NONCE_DIGITS: std::ops::RangeInclusive<usize> = 32..=64;

/// What a server has committed itself to when it shuffled the tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle {
    ply: usize,
    hash: String,
    opening: Option<Opening>,
}

/// What a hash is the hash of: secret until the game is over.
#[derive(Clone, PartialEq, Eq)]
struct Opening {
    nonce: String,
    tiles: String,
}

/// Why the shuffles of a record prove nothing, or that something is wrong. Shuffles count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ShuffleError {
    /// Nobody committed to anything.
    #[error("the record has no hash of its tiles, so there is nothing to check")]
    NoShuffle,
    /// The game goes on, or the server does not tell what it committed to.
    #[error(
        "shuffle {number} has a hash and no nonce: the game is not over, or they are kept back"
    )]
    Closed {
        /// Which shuffle.
        number: usize,
    },
    /// The hash is that of something else.
    #[error("shuffle {number} is not what its hash says")]
    WrongHash {
        /// Which shuffle.
        number: usize,
    },
    /// The tiles are not those of such a game, each as often as it should be.
    #[error("shuffle {number} has other tiles than such a game")]
    WrongTiles {
        /// Which shuffle.
        number: usize,
    },
    /// A tile that came was not the one whose turn it was.
    #[error("the tiles that came are not those of shuffle {number} in their order")]
    OtherOrder {
        /// Which shuffle.
        number: usize,
    },
}

impl Shuffle {
    /// Commits to an order of tiles. `nonce` must be random, and secret until the end.
    fn new(ply: usize, nonce: &str, tiles: String) -> Shuffle {
        let opening = Opening {
            nonce: nonce.to_owned(),
            tiles,
        };
        Shuffle {
            ply,
            hash: opening.hash(),
            opening: Some(opening),
        }
    }

    /// Reads what stands after `# shuffle `; none where that is something else.
    pub fn read(text: &str) -> Option<Shuffle> {
        let mut words = text.split_whitespace();
        let ply = crate::header::number(words.next()?)?;
        let hash = words.next().filter(|hash| is_hex(hash, 64..=64))?;
        let opening = match words.next() {
            None => None,
            Some(nonce) => {
                let tiles: Vec<&str> = words.collect();
                let is_good = is_hex(nonce, NONCE_DIGITS) && !tiles.is_empty();
                is_good.then(|| Opening {
                    nonce: nonce.to_owned(),
                    tiles: tiles.join(" "),
                })
            }
        };
        Some(Shuffle {
            ply,
            hash: hash.to_owned(),
            opening,
        })
    }

    /// The shuffle in a line of a record, if it is one.
    pub(crate) fn read_comment(line: &str) -> Option<Shuffle> {
        Shuffle::read(line.strip_prefix(COMMENT)?)
    }

    /// Number of moves before it.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The SHA-256 in hexadecimal.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// Whether it is told what the hash is of.
    pub fn is_open(&self) -> bool {
        self.opening.is_some()
    }

    /// The commitment alone, as everybody may know it during the game.
    #[must_use]
    pub(crate) fn closed(&self) -> Shuffle {
        Shuffle {
            opening: None,
            ..self.clone()
        }
    }

    pub(crate) fn write_comment(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{COMMENT}{self}")
    }
}

impl fmt::Display for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ply, self.hash)?;
        match &self.opening {
            Some(Opening { nonce, tiles }) => write!(f, " {nonce} {tiles}"),
            None => Ok(()),
        }
    }
}

impl Opening {
    fn hash(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(&self.nonce);
        hash.update(" ");
        hash.update(&self.tiles);
        hash.finalize()
            .iter()
            .fold(String::new(), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            })
    }
}

/// Tiles to come do not stand in logs.
impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opening")
    }
}

impl<G: Notated> GameRecord<G> {
    /// Commits to the order in which the tiles lie now.
    pub fn commit_shuffle(&mut self, nonce: &str) {
        let tiles = G::tile_words(&self.start().setup());
        self.add_shuffle(Shuffle::new(self.moves().len(), nonce, tiles));
    }

    /// Tells what hashes are the hashes of. A hash that is known stays as it is.
    pub fn open_shuffles(&mut self, opened: &[Shuffle]) {
        for shuffle in self.shuffles_mut() {
            let same = |other: &&Shuffle| other.ply == shuffle.ply && other.hash == shuffle.hash;
            if let Some(opened) = opened.iter().find(same) {
                shuffle.opening.clone_from(&opened.opening);
            }
        }
    }

    /// Checks that the tiles came in the order that was committed to before they came: the number of
    /// shuffles.
    ///
    /// # Errors
    /// When there is nothing to check, or something is wrong.
    pub fn verify_shuffles(&self) -> Result<usize, ShuffleError> {
        let shuffles = self.shuffles();
        if shuffles.is_empty() {
            return Err(ShuffleError::NoShuffle);
        }
        for (index, shuffle) in shuffles.iter().enumerate() {
            let number = index + 1;
            let Some(opening) = &shuffle.opening else {
                return Err(ShuffleError::Closed { number });
            };
            if opening.hash() != shuffle.hash {
                return Err(ShuffleError::WrongHash { number });
            }
            if !self.is_deal(&opening.tiles) {
                return Err(ShuffleError::WrongTiles { number });
            }
            // What came before the next shuffle came from this one. Moves after that were taken back.
            let later = shuffles[number..].iter().map(|later| later.ply);
            let last = later.min().unwrap_or(usize::MAX).min(self.moves().len());
            if !self.came_from(&opening.tiles, last) {
                return Err(ShuffleError::OtherOrder { number });
            }
        }
        Ok(shuffles.len())
    }

    /// Whether words are all tiles of such a game in some order.
    fn is_deal(&self, tiles: &str) -> bool {
        let mut text = String::new();
        for line in self.to_string().lines() {
            let is_tiles = G::TILE_KEYS.iter().any(|key| {
                line.strip_prefix(key)
                    .is_some_and(|rest| rest.starts_with(' '))
            });
            if line == "moves" {
                break;
            }
            if !is_tiles && !line.starts_with(COMMENT) {
                let _ = writeln!(text, "{line}");
            }
        }
        let is_key = |word: &str| G::TILE_KEYS.contains(&word);
        for word in tiles.split(' ') {
            let gap = if is_key(word) { "\n" } else { " " };
            let _ = write!(text, "{gap}{word}");
        }
        text.push_str("\nmoves\n");
        !tiles.contains('?') && Record::read(&text).is_ok()
    }

    /// Whether the tiles that had been face up after some moves lie in an order where they came.
    fn came_from(&self, tiles: &str, ply: usize) -> bool {
        let Some(position) = self.position_at(ply) else {
            return false;
        };
        let seen = G::tile_words(&View::new(&position, Seat::First).position().setup());
        let (seen, tiles) = (seen.split(' '), tiles.split(' '));
        seen.clone().count() == tiles.clone().count()
            && seen
                .zip(tiles)
                .all(|(seen, tile)| seen == "?" || seen == tile)
    }
}

fn is_hex(word: &str, digits: std::ops::RangeInclusive<usize>) -> bool {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    digits.contains(&word.len()) && word.bytes().all(is_digit)
}
