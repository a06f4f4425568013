//! Setting up a position of Akropolis.

use polis_akropolis::{
    City, Description, Hex, Layer, Length, Misfit, Move, Options, Players, Taking, TileId, Variants,
};
use polis_game::Seat;
use polis_notation::Draft;
use rand::Rng;
use rand::seq::SliceRandom;

use super::{Editor, LiftError, PositionEditor};
use crate::table::akropolis::hand::Hand;
use crate::table::akropolis::sentences;
use polis_i18n::Words;
use polis_notation::GameKind;

/// A position of Akropolis that is set up by hand.
pub type AkropolisEditor = Editor<Description>;

impl AkropolisEditor {
    /// The beginning of a game, before any tile is laid out.
    pub fn new(options: Options) -> AkropolisEditor {
        Editor {
            description: Description::new(options),
        }
    }

    /// Starts from a description. Tiles that cannot lie where it says are left out.
    pub fn of(description: Description) -> AkropolisEditor {
        let mut editor = Editor { description };
        let told = &mut editor.description;
        let fresh = Description::new(told.options);
        told.cities.resize(fresh.cities.len(), Vec::new());
        for (seat, usual) in Seat::ALL.into_iter().zip(&fresh.stones) {
            if told.stones.len() <= seat as usize {
                told.stones.push(*usual);
            }
        }
        told.stones.truncate(fresh.stones.len());
        told.stacks.clear();
        if told.options.players().architect().is_none() {
            told.takings.clear();
        }
        // Each tile of this game once, where it is told first.
        let mut left: Vec<TileId> = told.options.tiles().collect();
        let mut is_free = |tile: TileId| match left.iter().position(|&other| other == tile) {
            Some(index) => {
                left.swap_remove(index);
                true
            }
            None => false,
        };
        for tiles in &mut told.cities {
            tiles.retain(|laid| is_free(laid.tile));
            *tiles = laid_as_they_may(tiles);
        }
        told.takings.retain(|taking| is_free(taking.tile));
        told.site.retain(|&tile| is_free(tile));
        editor
    }

    pub fn city(&self, seat: Seat) -> City {
        let mut city = City::new();
        for laid in self.tiles(seat) {
            city.lay(laid.tile, laid.placement())
                .expect("the tiles of a city lie as they may");
        }
        city
    }

    /// The tiles of a city, in the order in which they were laid.
    fn tiles(&self, seat: Seat) -> &[Move] {
        let tiles = self.description.cities.get(seat as usize);
        tiles.map_or(&[], Vec::as_slice)
    }

    /// The tiles that are nowhere yet, by number.
    pub fn pool(&self) -> Vec<TileId> {
        let told = &self.description;
        let is_used = |tile: TileId| {
            told.cities.iter().flatten().any(|laid| laid.tile == tile)
                || told.takings.iter().any(|taking| taking.tile == tile)
                || told.site.contains(&tile)
        };
        told.options
            .tiles()
            .filter(|&tile| !is_used(tile))
            .collect()
    }

    /// Begins anew with other options. What still fits stays.
    pub fn set_options(&mut self, options: Options) {
        if self.description.options.seats() != options.seats()
            || self.description.options.players().number() != options.players().number()
        {
            let usual = Description::new(options);
            let described = &mut self.description;
            described.cities.resize(usual.cities.len(), Vec::new());
            described.stones = usual.stones;
        }
        self.description.options = options;
        *self = AkropolisEditor::of(self.description.clone());
        self.follow_stones(&[None; 4]);
    }

    /// Lays a tile of the pool in a city.
    ///
    /// # Errors
    /// Why it does not fit there.
    pub fn lay(&mut self, seat: Seat, chosen: Move) -> Result<(), Misfit> {
        self.city(seat).check(chosen.placement())?;
        let before = self.ranges();
        if let Some(tiles) = self.description.cities.get_mut(seat as usize) {
            tiles.push(chosen);
        }
        self.follow_stones(&before);
        Ok(())
    }

    /// Lifts the tile that is seen at a hex back into the pool.
    ///
    /// # Errors
    /// Why it must stay.
    pub fn lift(&mut self, seat: Seat, hex: Hex) -> Result<Move, LiftError> {
        let top = self.city(seat).top(hex).ok_or(LiftError::Nothing)?;
        if top.layer == Layer::STARTING_TILE {
            return Err(LiftError::Start);
        }
        let mut left = self.tiles(seat).to_vec();
        let lifted = left.remove(top.layer.number() - 1);
        let heights = |city: &City| -> Vec<(Hex, u8, TileId)> {
            let mut heights: Vec<(Hex, u8, TileId)> = city
                .tops()
                .filter_map(|(hex, top)| Some((hex, top.height, city.tile(top.layer)?)))
                .collect();
            heights.sort_unstable();
            heights
        };
        let others = laid_as_they_may(&left);
        if others.len() < left.len() {
            return Err(LiftError::Needed);
        }
        // Every other tile must lie as high as before.
        let before = self.city(seat);
        let mut after = self.clone();
        after.description.cities[seat as usize] = others;
        let seen = heights(&after.city(seat));
        let is_same = heights(&before)
            .into_iter()
            .filter(|&(_, _, tile)| tile != lifted.tile)
            .all(|hex| seen.contains(&hex));
        if !is_same {
            return Err(LiftError::Needed);
        }
        after.follow_stones(&self.ranges());
        *self = after;
        Ok(lifted)
    }

    /// Takes a tile out of the site, by its place from 0.
    pub fn from_site(&mut self, place: usize) -> Option<TileId> {
        (place < self.description.site.len()).then(|| self.description.site.remove(place))
    }

    /// Gives a tile of the pool to the Illustrious Architect, who paid nothing for it.
    pub fn give(&mut self, tile: TileId) {
        let before = self.ranges();
        self.description.takings.push(Taking { tile, price: 0 });
        self.follow_stones(&before);
    }

    /// Takes a tile from the Illustrious Architect, by its place from 0.
    pub fn take_from_architect(&mut self, place: usize) -> Option<TileId> {
        let before = self.ranges();
        let taken = (place < self.description.takings.len())
            .then(|| self.description.takings.remove(place).tile);
        self.follow_stones(&before);
        taken
    }

    /// Says what the Illustrious Architect paid for a tile.
    pub fn set_price(&mut self, place: usize, price: u16) {
        let before = self.ranges();
        if let Some(taking) = self.description.takings.get_mut(place) {
            taking.price = price;
        }
        self.follow_stones(&before);
    }

    /// Says how many stones somebody has. Those of the Illustrious Architect follow from them.
    pub fn set_stones(&mut self, seat: Seat, stones: u16) {
        let before = self.ranges();
        if let Some(own) = self.description.stones.get_mut(seat as usize) {
            *own = stones;
        }
        self.follow_architect();
        debug_assert_eq!(before, self.ranges(), "stones change no tile");
    }

    fn ranges(&self) -> [Option<(u16, u16)>; 4] {
        Seat::ALL.map(|seat| self.description.range_of_stones(seat))
    }

    /// After a change of tiles, stones that could be stay such that they can be.
    fn follow_stones(&mut self, before: &[Option<(u16, u16)>; 4]) {
        let ranges = self.ranges();
        for (seat, stones) in Seat::ALL.into_iter().zip(&mut self.description.stones) {
            let was_right =
                before[seat as usize].is_none_or(|(least, most)| (least..=most).contains(stones));
            if let (true, Some((least, most))) = (was_right, ranges[seat as usize]) {
                *stones = (*stones).clamp(least, most);
            }
        }
        self.follow_architect();
    }

    /// What the player paid went to the Illustrious Architect (rule 11).
    fn follow_architect(&mut self) {
        if self.description.options.players().architect().is_none() {
            return;
        }
        let Some((_, most)) = self.description.range_of_stones(Seat::First) else {
            return;
        };
        let takings = &self.description.takings;
        let spent: u16 = takings.iter().map(|taking| taking.price).sum();
        if let [own, his] = &mut self.description.stones[..] {
            *his = (2 + most.saturating_sub(*own)).saturating_sub(spent);
        }
    }
}

impl PositionEditor for AkropolisEditor {
    const GAME: GameKind = GameKind::Akropolis;
    type Tile = TileId;
    type Place = Hex;
    type Hand = Hand;

    fn empty() -> AkropolisEditor {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard);
        AkropolisEditor::new(options.expect("there is a standard game for two"))
    }

    fn from_draft(draft: Draft) -> Option<AkropolisEditor> {
        match draft {
            Draft::Akropolis(description) => Some(AkropolisEditor::of(description)),
            Draft::Architekton(_) => None,
        }
    }

    fn draft(&self) -> Draft {
        Draft::Akropolis(self.description.clone())
    }

    fn has(&self, tile: TileId) -> bool {
        self.pool().contains(&tile)
    }

    fn add_to_supply(&mut self, tile: TileId) {
        let site = &mut self.description.site;
        if site.len() < self.description.options.site_size() {
            site.push(tile);
        }
    }

    fn fill_supply(&mut self, rng: &mut (impl Rng + ?Sized)) {
        let size = self.description.moment().site;
        self.description.site.truncate(size);
        let mut pool = self.pool();
        pool.shuffle(rng);
        let lacking = size - self.description.site.len();
        self.description.site.extend(pool.into_iter().take(lacking));
    }

    fn take(before: Option<Hand>, tile: TileId) -> Hand {
        before.map_or_else(|| Hand::take(tile), |hand| hand.exchange(tile))
    }

    fn tile(hand: Hand) -> TileId {
        hand.tile()
    }

    fn is_placed(hand: Hand) -> bool {
        hand.over.place().is_some()
    }

    fn tile_name(tile: TileId, words: &Words) -> String {
        words
            .editor
            .tile(tile.number(), &sentences::tile(tile, words))
    }
}

/// As many of the tiles as can lie as they are told to, in an order in which they can be laid,
/// which keeps to the given one where it can.
fn laid_as_they_may(tiles: &[Move]) -> Vec<Move> {
    let mut city = City::new();
    let mut left = tiles.to_vec();
    let mut laid = Vec::new();
    while let Some(next) = left
        .iter()
        .position(|next| city.lay(next.tile, next.placement()).is_ok())
    {
        laid.push(left.remove(next));
    }
    laid
}
