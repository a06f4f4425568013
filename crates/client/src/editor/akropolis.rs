//! Setting up a position of Akropolis.

use polis_akropolis::{
    Akropolis, City, Description, Hex, Impossible, Layer, Misfit, Move, Options, Taking, TileId,
};
use polis_game::Seat;
use rand::Rng;
use rand::seq::SliceRandom;

/// What is told of a position of Akropolis, and how it is changed. The tiles of the cities always
/// lie as they may; everything else can be wrong until it is right.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrangement {
    told: Description,
}

/// Why a tile stays where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fixed {
    /// Nothing lies there.
    Nothing,
    /// The starting tile is always there (rule 3).
    StartingTile,
    /// Without it, others could not lie where they do (rule 5).
    Needed,
}

impl Arrangement {
    /// The beginning of a game, before any tile is laid out.
    pub fn new(options: Options) -> Arrangement {
        Arrangement {
            told: Description::new(options),
        }
    }

    /// Takes over what somebody tells. Tiles that cannot lie where they are told to are left out.
    pub fn of(told: Description) -> Arrangement {
        let mut arrangement = Arrangement { told };
        let told = &mut arrangement.told;
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
        arrangement
    }

    /// What is told.
    pub fn told(&self) -> &Description {
        &self.told
    }

    /// The position, or why it is none.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn position(&self) -> Result<Akropolis, Impossible> {
        self.told.check()
    }

    /// A city.
    pub fn city(&self, seat: Seat) -> City {
        let mut city = City::new();
        for laid in self.told.cities.get(seat as usize).into_iter().flatten() {
            city.lay(laid.tile, laid.placement())
                .expect("the tiles of a city lie as they may");
        }
        city
    }

    /// The tiles that are nowhere yet, by number.
    pub fn pool(&self) -> Vec<TileId> {
        let told = &self.told;
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
        if self.told.options.seats() != options.seats()
            || self.told.options.players().number() != options.players().number()
        {
            let usual = Description::new(options);
            self.told.cities.resize(usual.cities.len(), Vec::new());
            self.told.stones = usual.stones;
        }
        self.told.options = options;
        *self = Arrangement::of(self.told.clone());
        self.follow_stones(&[None; 4]);
    }

    /// Lays a tile that is in the pool.
    ///
    /// # Errors
    /// Why it cannot lie there.
    pub fn lay(&mut self, seat: Seat, chosen: Move) -> Result<(), Misfit> {
        self.city(seat).check(chosen.placement())?;
        let before = self.ranges();
        if let Some(tiles) = self.told.cities.get_mut(seat as usize) {
            tiles.push(chosen);
        }
        self.follow_stones(&before);
        Ok(())
    }

    /// Lifts the tile that is seen at a hex back into the pool.
    ///
    /// # Errors
    /// Why it must stay.
    pub fn lift(&mut self, seat: Seat, hex: Hex) -> Result<Move, Fixed> {
        let top = self.city(seat).top(hex).ok_or(Fixed::Nothing)?;
        if top.layer == Layer::STARTING_TILE {
            return Err(Fixed::StartingTile);
        }
        let tiles = self
            .told
            .cities
            .get(seat as usize)
            .ok_or(Fixed::Nothing)?
            .clone();
        let mut left = tiles.clone();
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
            return Err(Fixed::Needed);
        }
        // Every other tile must lie as high as before.
        let before = self.city(seat);
        let mut after = self.clone();
        after.told.cities[seat as usize] = others;
        let seen = heights(&after.city(seat));
        let is_same = heights(&before)
            .into_iter()
            .filter(|&(_, _, tile)| tile != lifted.tile)
            .all(|hex| seen.contains(&hex));
        if !is_same {
            return Err(Fixed::Needed);
        }
        after.follow_stones(&self.ranges());
        *self = after;
        Ok(lifted)
    }

    /// Puts a tile of the pool at the end of the site.
    pub fn to_site(&mut self, tile: TileId) {
        if self.told.site.len() < self.told.options.site_size() {
            self.told.site.push(tile);
        }
    }

    /// Takes a tile out of the site, by its place from 0.
    pub fn from_site(&mut self, place: usize) -> Option<TileId> {
        (place < self.told.site.len()).then(|| self.told.site.remove(place))
    }

    /// Draws as many tiles of the pool as the site lacks, and puts those back that it has too many.
    pub fn fill_site(&mut self, rng: &mut (impl Rng + ?Sized)) {
        let size = self.told.moment().site;
        self.told.site.truncate(size);
        let mut pool = self.pool();
        pool.shuffle(rng);
        let lacking = size - self.told.site.len();
        self.told.site.extend(pool.into_iter().take(lacking));
    }

    /// Gives a tile of the pool to the Illustrious Architect, who paid nothing for it.
    pub fn give(&mut self, tile: TileId) {
        let before = self.ranges();
        self.told.takings.push(Taking { tile, price: 0 });
        self.follow_stones(&before);
    }

    /// Takes a tile from the Illustrious Architect, by its place from 0.
    pub fn take_from_architect(&mut self, place: usize) -> Option<TileId> {
        let before = self.ranges();
        let taken = (place < self.told.takings.len()).then(|| self.told.takings.remove(place).tile);
        self.follow_stones(&before);
        taken
    }

    /// Says what the Illustrious Architect paid for a tile.
    pub fn set_price(&mut self, place: usize, price: u16) {
        let before = self.ranges();
        if let Some(taking) = self.told.takings.get_mut(place) {
            taking.price = price;
        }
        self.follow_stones(&before);
    }

    /// Says how many stones somebody has. Those of the Illustrious Architect follow from them.
    pub fn set_stones(&mut self, seat: Seat, stones: u16) {
        let before = self.ranges();
        if let Some(own) = self.told.stones.get_mut(seat as usize) {
            *own = stones;
        }
        self.follow_architect();
        debug_assert_eq!(before, self.ranges(), "stones change no tile");
    }

    fn ranges(&self) -> [Option<(u16, u16)>; 4] {
        Seat::ALL.map(|seat| self.told.range_of_stones(seat))
    }

    /// After a change of tiles, stones that could be stay such that they can be.
    fn follow_stones(&mut self, before: &[Option<(u16, u16)>; 4]) {
        let ranges = self.ranges();
        for (seat, stones) in Seat::ALL.into_iter().zip(&mut self.told.stones) {
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
        if self.told.options.players().architect().is_none() {
            return;
        }
        let Some((_, most)) = self.told.range_of_stones(Seat::First) else {
            return;
        };
        let spent: u16 = self.told.takings.iter().map(|taking| taking.price).sum();
        if let [own, his] = &mut self.told.stones[..] {
            *his = (2 + most.saturating_sub(*own)).saturating_sub(spent);
        }
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

#[cfg(test)]
mod tests {
    use polis_akropolis::{Architect, Length, Players, Variants};
    use polis_game::{Game, chance};

    use super::*;

    fn options(players: Players) -> Options {
        Options::new(players, Variants::NONE, Length::Standard).unwrap()
    }

    fn tile(number: usize) -> TileId {
        TileId::from_number(number).unwrap()
    }

    fn lay(arrangement: &mut Arrangement, seat: Seat, text: &str) {
        arrangement.lay(seat, text.parse().unwrap()).unwrap();
    }

    #[test]
    fn a_position_is_set_up_by_hand() {
        let mut arrangement = Arrangement::new(options(Players::Two));
        assert_eq!(arrangement.pool().len(), 37);
        assert!(matches!(
            arrangement.position(),
            Err(Impossible::Site { .. })
        ));
        lay(&mut arrangement, Seat::First, "17 0,-2 1");
        lay(&mut arrangement, Seat::Second, "4 0,-2 1");
        arrangement.to_site(tile(5));
        arrangement.to_site(tile(6));
        let position = arrangement.position().unwrap();
        assert_eq!(position.to_move(), Some(Seat::First));
        assert_eq!(position.stacks(), 11);
        assert_eq!(arrangement.pool().len(), 33);
        // The first has had two turns, the second one.
        lay(&mut arrangement, Seat::First, "20 2,-3 1");
        assert_eq!(arrangement.from_site(0), Some(tile(5)));
        arrangement.fill_site(&mut chance(3));
        assert_eq!(arrangement.told().site.len(), 4);
        assert!(arrangement.position().is_ok());
        arrangement.set_stones(Seat::First, 9);
        assert!(matches!(
            arrangement.position(),
            Err(Impossible::TooManyStones { most: 1, .. })
        ));
    }

    #[test]
    fn a_tile_is_lifted_where_no_other_needs_it() {
        let mut arrangement = Arrangement::new(options(Players::Two));
        let seat = Seat::First;
        assert_eq!(
            arrangement.lift(seat, Hex::ORIGIN),
            Err(Fixed::StartingTile)
        );
        assert_eq!(arrangement.lift(seat, Hex::new(5, 5)), Err(Fixed::Nothing));
        let first = "17 0,-2 1".parse::<Move>().unwrap();
        arrangement.lay(seat, first).unwrap();
        // On the first and the starting tile.
        let mut city = arrangement.city(seat);
        let raised = city
            .triangles()
            .find(|triangle| city.check(triangle.placements()[0]) == Ok(2))
            .unwrap();
        let second = Move::new(tile(20), raised.placements()[0]);
        arrangement.lay(seat, second).unwrap();
        city = arrangement.city(seat);
        let below = first
            .placement()
            .hexes()
            .into_iter()
            .find(|&hex| city.height(hex) == 1);
        if let Some(below) = below {
            assert_eq!(arrangement.lift(seat, below), Err(Fixed::Needed));
        }
        assert_eq!(arrangement.lift(seat, second.hex), Ok(second));
        assert_eq!(arrangement.lift(seat, first.hex), Ok(first));
        assert_eq!(
            arrangement.told(),
            Arrangement::new(options(Players::Two)).told()
        );
    }

    #[test]
    fn stones_follow_the_quarries_and_the_illustrious_architect_the_player() {
        let mut arrangement = Arrangement::new(options(Players::Solo(Architect::Metagenes)));
        lay(&mut arrangement, Seat::First, "17 0,-2 1");
        assert!(matches!(
            arrangement.position(),
            Err(Impossible::TurnOrder { .. })
        ));
        let plaza = arrangement
            .pool()
            .into_iter()
            .find(|tile| tile.has_plaza())
            .unwrap();
        arrangement.give(plaza);
        arrangement.set_price(0, 2);
        arrangement.set_stones(Seat::First, 0);
        assert_eq!(arrangement.told().stones, [0, 1]);
        arrangement.fill_site(&mut chance(1));
        assert!(arrangement.position().is_ok());
        assert_eq!(arrangement.take_from_architect(0), Some(plaza));
        assert_eq!(arrangement.told().stones, [0, 3]);
    }

    #[test]
    fn other_options_keep_what_fits() {
        let mut arrangement = Arrangement::new(options(Players::Four));
        lay(&mut arrangement, Seat::First, "17 0,-2 1");
        lay(&mut arrangement, Seat::First, "61 2,-3 1");
        lay(&mut arrangement, Seat::Fourth, "20 0,-2 1");
        arrangement.set_options(options(Players::Two));
        let told = arrangement.told();
        assert_eq!(told.cities.len(), 2);
        assert_eq!(told.cities[0].len(), 1, "tile 61 is not in a game of two");
        assert_eq!(told.stones, [1, 2]);
        assert!(arrangement.pool().contains(&tile(20)));
    }

    #[test]
    fn every_position_of_play_is_taken_over() {
        for players in [Players::Three, Players::Solo(Architect::Callicrates)] {
            let mut rng = chance(4);
            let setup = Akropolis::deal(&options(players), &mut rng).unwrap();
            let mut record = polis_notation::GameRecord::<Akropolis>::new(&setup).unwrap();
            while let Some(chosen) = record.position().random_move(&mut rng) {
                let told = record.describe(record.moves().len()).unwrap();
                let arrangement = Arrangement::of(told.clone());
                assert_eq!(arrangement.told().cities, told.cities);
                let position = arrangement.position().unwrap();
                assert_eq!(position.legal_moves(), record.position().legal_moves());
                record.play(chosen).unwrap();
            }
        }
    }
}
