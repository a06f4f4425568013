//! Where a game starts from: its options and the order of its tiles.

use rand::Rng;
use rand::seq::SliceRandom;
use thiserror::Error;

use crate::options::Options;
use crate::tile::TileId;

/// Options and deck, as they may come from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What was agreed.
    pub options: Options,
    /// Every tile in the order in which it comes: first the site, then the stacks. A tile that is
    /// not known is none.
    pub deck: Vec<Option<TileId>>,
}

impl Setup {
    /// Shuffles the tiles.
    pub fn shuffled(options: Options, rng: &mut (impl Rng + ?Sized)) -> Setup {
        let mut tiles: Vec<TileId> = options.tiles().collect();
        tiles.shuffle(rng);
        Setup {
            options,
            deck: tiles.into_iter().map(Some).collect(),
        }
    }
}

/// Why a setup is not that of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many tiles.
    #[error("the deck has {found} tiles; expected the {expected} tiles of this game")]
    Count {
        /// Number found.
        found: usize,
        /// Number expected.
        expected: usize,
    },
    /// A tile of a larger game.
    #[error("tile {tile} is not used in this game; expected tiles for its number of players")]
    NotUsed {
        /// The tile.
        tile: TileId,
    },
    /// A tile twice.
    #[error("tile {tile} is in the deck twice; expected every tile once")]
    Twice {
        /// The tile.
        tile: TileId,
    },
    /// A tile of the first site is not known.
    #[error("tile {place} of the deck is not known; expected the first {site} to be face up")]
    UnknownSite {
        /// Its place in the deck, counted from 1.
        place: usize,
        /// The tiles in the first site.
        site: usize,
    },
}

/// The checked deck of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    tiles: [Option<TileId>; TileId::COUNT],
    len: u8,
}

impl Deck {
    pub(crate) fn new(setup: &Setup) -> Result<Deck, SetupError> {
        let options = setup.options;
        let expected = options.tiles().count();
        if setup.deck.len() != expected {
            return Err(SetupError::Count {
                found: setup.deck.len(),
                expected,
            });
        }
        if let Some(unknown) = setup.deck[..options.site_size()]
            .iter()
            .position(Option::is_none)
        {
            return Err(SetupError::UnknownSite {
                place: unknown + 1,
                site: options.site_size(),
            });
        }
        let used = TileSet::of(options.tiles());
        let mut left = used;
        for &tile in setup.deck.iter().flatten() {
            if !used.contains(tile) {
                return Err(SetupError::NotUsed { tile });
            }
            if !left.remove(tile) {
                return Err(SetupError::Twice { tile });
            }
        }
        let mut deck = Deck {
            tiles: [None; TileId::COUNT],
            len: expected as u8,
        };
        deck.tiles[..expected].copy_from_slice(&setup.deck);
        Ok(deck)
    }

    pub(crate) fn as_slice(&self) -> &[Option<TileId>] {
        &self.tiles[..usize::from(self.len)]
    }

    /// Forgets all tiles from this place on.
    pub(crate) fn forget_from(&mut self, place: usize) {
        self.tiles[place..].fill(None);
    }

    /// Takes over the tiles that are missing here.
    pub(crate) fn learn(&mut self, tiles: &[Option<TileId>]) {
        let own = &mut self.tiles[..usize::from(self.len)];
        for (own, &tile) in own.iter_mut().zip(tiles) {
            *own = own.or(tile);
        }
    }

    /// Puts the missing tiles in a random order.
    pub(crate) fn fill(&mut self, options: Options, rng: &mut (impl Rng + ?Sized)) {
        let mut left = TileSet::of(options.tiles());
        for &tile in self.as_slice().iter().flatten() {
            left.remove(tile);
        }
        let mut missing = [None; TileId::COUNT];
        let mut count = 0;
        for tile in options.tiles().filter(|&tile| left.contains(tile)) {
            missing[count] = Some(tile);
            count += 1;
        }
        missing[..count].shuffle(rng);
        let unknown = self.tiles[..usize::from(self.len)]
            .iter_mut()
            .filter(|tile| tile.is_none());
        for (unknown, tile) in unknown.zip(missing) {
            *unknown = tile;
        }
    }
}

/// A set of tiles.
#[derive(Clone, Copy)]
struct TileSet(u64);

impl TileSet {
    fn of(tiles: impl Iterator<Item = TileId>) -> TileSet {
        TileSet(tiles.fold(0, |set, tile| set | 1 << tile.number()))
    }

    fn contains(self, tile: TileId) -> bool {
        self.0 >> tile.number() & 1 != 0
    }

    /// Takes a tile out, if it is in.
    fn remove(&mut self, tile: TileId) -> bool {
        let contained = self.contains(tile);
        self.0 &= !(1 << tile.number());
        contained
    }
}
