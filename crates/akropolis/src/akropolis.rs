//! A game in progress.

mod description;

use arrayvec::ArrayVec;
use polis_game::{Game, Outcome, PerSeat, PlayError, Seat};
use rand::{Rng, RngExt};

use crate::architect::{Estate, choice};
use crate::city::City;
use crate::moves::{Illegal, Move};
use crate::options::Options;
use crate::score::{Score, winners};
use crate::setup::{Deck, Setup, SetupError};
use crate::tile::TileId;

pub use description::{Description, Impossible, Moment};

/// A position of Akropolis.
#[derive(Debug, PartialEq, Eq)]
pub struct Akropolis {
    options: Options,
    deck: Deck,
    /// Number of tiles of the deck that have been laid out in the site so far.
    laid_out: u8,
    site: ArrayVec<TileId, 6>,
    turns: u8,
    chief: Seat,
    to_move: Option<Seat>,
    stones: PerSeat<u16>,
    /// The cities of the people; the Illustrious Architect has none.
    cities: PerSeat<City>,
    estate: Option<Estate>,
}

impl Clone for Akropolis {
    fn clone(&self) -> Akropolis {
        Akropolis {
            site: self.site.clone(),
            stones: self.stones.clone(),
            cities: self.cities.clone(),
            ..*self
        }
    }

    /// Copies into a position that is there already: only the cities in play.
    fn clone_from(&mut self, other: &Akropolis) {
        let Akropolis {
            options,
            deck,
            laid_out,
            site,
            turns,
            chief,
            to_move,
            stones,
            cities,
            estate,
        } = other;
        self.options = *options;
        self.deck = *deck;
        self.laid_out = *laid_out;
        self.site.clone_from(site);
        self.turns = *turns;
        self.chief = *chief;
        self.to_move = *to_move;
        self.stones.clone_from(stones);
        self.cities.clone_from(cities);
        self.estate = *estate;
    }
}

impl Akropolis {
    /// What was agreed before the game.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The construction site: the price of each tile is its place, from 0.
    pub fn site(&self) -> &[TileId] {
        &self.site
    }

    /// The tile that the site begins with costs nothing, every next one stone more (rule 4).
    pub fn price(&self, tile: TileId) -> Option<u16> {
        self.site
            .iter()
            .position(|&other| other == tile)
            .map(|price| price as u16)
    }

    /// The stacks that are still to come.
    pub fn stacks(&self) -> usize {
        (self.deck.as_slice().len() - usize::from(self.laid_out)) / self.options.stack_size()
    }

    /// The seat with the Chief Architect's marker.
    pub fn chief(&self) -> Seat {
        self.chief
    }

    /// The turns taken so far, with those of the Illustrious Architect.
    pub fn turns(&self) -> usize {
        usize::from(self.turns)
    }

    /// The turns of the whole game (rule 7).
    pub fn turns_in_all(&self) -> usize {
        self.deck.as_slice().len() - 1
    }

    /// The stones of each seat.
    pub fn stones(&self) -> &PerSeat<u16> {
        &self.stones
    }

    /// The cities; the Illustrious Architect has none.
    pub fn cities(&self) -> &PerSeat<City> {
        &self.cities
    }

    /// What the Illustrious Architect has taken, in a solo game.
    pub fn estate(&self) -> Option<&Estate> {
        self.estate.as_ref()
    }

    /// The tiles that have not been face up so far: which ones, never in which order.
    pub fn still_to_come(&self) -> impl Iterator<Item = TileId> {
        let seen = &self.deck.as_slice()[..usize::from(self.laid_out)];
        self.options
            .tiles()
            .filter(|&tile| !seen.contains(&Some(tile)))
    }

    /// The score of a seat, counted as if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let stones = self.stones[seat];
        let variants = self.options.variants();
        match (self.cities.get(seat), &self.estate) {
            (Some(city), _) => Score {
                districts: city.score(variants),
                stones,
                quarries: None,
            },
            (None, Some(estate)) => estate.score(variants, stones),
            (None, None) => unreachable!("every seat has a city or is the Illustrious Architect"),
        }
    }

    /// The scores of all seats, counted as if the game ended now.
    pub fn scores(&self) -> PerSeat<Score> {
        PerSeat::from_fn(self.seats(), |seat| self.score(seat))
    }

    /// The tiles of the site that the seat to move can pay, the cheapest first (rule 4).
    pub fn affordable_tiles(&self) -> &[TileId] {
        let affordable = self.to_move.map_or(0, |seat| {
            self.site.len().min(usize::from(self.stones[seat]) + 1)
        });
        &self.site[..affordable]
    }

    /// The same position as if it were the turn of a seat, for those who think ahead while others
    /// decide: what these take until then is still in the site. None when the game is over, and for
    /// a seat without a city.
    #[must_use]
    pub fn supposing_turn(&self, seat: Seat) -> Option<Akropolis> {
        self.to_move?;
        self.cities.get(seat)?;
        let mut supposed = self.clone();
        supposed.to_move = Some(seat);
        Some(supposed)
    }

    /// The same position without the cities, which is quick to copy: for a search that keeps the
    /// cities itself and [takes](Akropolis::take_unlaid) tiles only. Whatever asks for a city of it
    /// panics.
    #[must_use]
    pub fn without_cities(&self) -> Akropolis {
        Akropolis {
            site: self.site.clone(),
            stones: self.stones.clone(),
            cities: PerSeat::new(),
            ..*self
        }
    }

    /// Takes a tile as a move of the seat to move does, but lays it nowhere: stones, site and turns
    /// change as if it had covered so many quarries. For a search that keeps the cities itself.
    ///
    /// # Errors
    /// As for [`play_unchecked`](Game::play_unchecked). The position is then unchanged.
    pub fn take_unlaid(&mut self, tile: TileId, quarries: u8) -> Result<(), PlayError<Illegal>> {
        let (seat, price) = self.buyer(tile)?;
        self.pay(seat, price, quarries);
        Ok(())
    }

    /// Who would take a tile now, and its price.
    fn buyer(&self, tile: TileId) -> Result<(Seat, u16), PlayError<Illegal>> {
        let seat = self.to_move.ok_or(Illegal::Over)?;
        if self.turns_up_unknown() {
            return Err(PlayError::Unknown);
        }
        let price = self.price(tile).ok_or(Illegal::NotInSite { tile })?;
        Ok((seat, price))
    }

    /// Ends a turn in which a tile of this price was laid over so many quarries (rules 4 and 6).
    fn pay(&mut self, seat: Seat, price: u16, quarries: u8) {
        self.stones[seat] = self.stones[seat].saturating_sub(price) + u16::from(quarries);
        if self.estate.is_some() {
            self.stones[Seat::Second] += price;
        }
        self.end_turn(seat, usize::from(price));
        if let Some(Seat::Second) = self.to_move {
            self.play_architect();
        }
    }

    /// The Illustrious Architect's turn, in a solo game (rule 12).
    fn play_architect(&mut self) {
        let Some(estate) = &mut self.estate else {
            return;
        };
        let price = choice(&self.site, self.stones[Seat::Second]);
        estate.take(self.site[price], price as u16);
        self.stones[Seat::Second] -= price as u16;
        self.end_turn(Seat::Second, price);
    }

    /// Takes the tile out of the site, and begins the next turn and, where it is due, the next
    /// round (rule 7).
    fn end_turn(&mut self, seat: Seat, taken: usize) {
        self.site.remove(taken);
        self.turns += 1;
        let next = seat.next(self.seats());
        self.to_move = Some(next);
        if self.site.len() > 1 {
            return;
        }
        if self.stacks() == 0 {
            self.to_move = None;
            return;
        }
        let first = usize::from(self.laid_out);
        let stack = &self.deck.as_slice()[first..first + self.options.stack_size()];
        self.site.extend(stack.iter().copied().flatten());
        self.laid_out += stack.len() as u8;
        self.chief = self.chief.next(self.options.seats());
        debug_assert_eq!(
            self.chief, next,
            "the new Chief Architect is always next (rule 7)"
        );
    }

    /// Whether the coming turn, with the Illustrious Architect's after it, lays out a stack of
    /// which not every tile is known.
    fn turns_up_unknown(&self) -> bool {
        let turns = if self.estate.is_some() { 2 } else { 1 };
        let first = usize::from(self.laid_out);
        self.site.len() <= 1 + turns
            && self.deck.as_slice()[first..]
                .iter()
                .take(self.options.stack_size())
                .any(Option::is_none)
    }
}

impl Game for Akropolis {
    type Options = Options;
    type Setup = Setup;
    type SetupError = SetupError;
    type Move = Move;
    type Illegal = Illegal;

    fn deal(options: &Options, rng: &mut (impl Rng + ?Sized)) -> Result<Setup, SetupError> {
        Ok(Setup::shuffled(*options, rng))
    }

    fn new(setup: &Setup) -> Result<Akropolis, SetupError> {
        let options = setup.options;
        let deck = Deck::new(setup)?;
        let site = deck.as_slice()[..options.site_size()]
            .iter()
            .copied()
            .flatten()
            .collect();
        let players = options.players();
        let mut game = Akropolis {
            options,
            deck,
            laid_out: options.site_size() as u8,
            site,
            turns: 0,
            chief: Seat::First,
            to_move: Some(Seat::First),
            // Rule 3: 1, 2, 3, 4 stones in turn order.
            stones: PerSeat::from_fn(options.seats(), |seat| seat.number() as u16),
            cities: PerSeat::new(),
            estate: players.architect().map(Estate::new),
        };
        for _ in 0..players.number() {
            game.cities.push(City::new());
        }
        Ok(game)
    }

    fn setup(&self) -> Setup {
        Setup {
            options: self.options,
            deck: self.deck.as_slice().to_vec(),
        }
    }

    fn seats(&self) -> usize {
        self.stones.seats()
    }

    fn plays_by_itself(&self, seat: Seat) -> bool {
        self.estate.is_some() && seat == Seat::Second
    }

    fn to_move(&self) -> Option<Seat> {
        self.to_move
    }

    fn extend_legal_moves(&self, moves: &mut Vec<Move>) {
        let Some(seat) = self.to_move else { return };
        let city = &self.cities[seat];
        let tiles = self.affordable_tiles();
        moves.reserve(3 * tiles.len() * city.triangle_count());
        for triangle in city.triangles() {
            for placement in triangle.placements() {
                moves.extend(tiles.iter().map(|&tile| Move::new(tile, placement)));
            }
        }
    }

    fn count_legal_moves(&self) -> usize {
        // Each tile that can be paid can go on each triangle in each of three ways.
        self.to_move.map_or(0, |seat| {
            self.affordable_tiles().len() * 3 * self.cities[seat].triangle_count()
        })
    }

    fn random_move(&self, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
        let city = &self.cities[self.to_move?];
        let ways = 3 * city.triangle_count();
        let number = rng.random_range(0..(self.affordable_tiles().len() * ways) as u32) as usize;
        let (tile, way) = (self.site[number / ways], number % ways);
        let placement = city.nth_triangle(way / 3).placements()[way % 3];
        Some(Move::new(tile, placement))
    }

    fn check(&self, chosen: Move) -> Result<(), Illegal> {
        let seat = self.to_move.ok_or(Illegal::Over)?;
        let tile = chosen.tile;
        let price = self.price(tile).ok_or(Illegal::NotInSite { tile })?;
        let stones = self.stones[seat];
        if price > stones {
            return Err(Illegal::TooDear {
                tile,
                price,
                stones,
            });
        }
        let placement = chosen.placement();
        match self.cities[seat].check(placement) {
            Ok(_) => Ok(()),
            Err(misfit) => Err(Illegal::Misfit {
                tile,
                placement,
                misfit,
            }),
        }
    }

    fn play(&mut self, chosen: Move) -> Result<(), PlayError<Illegal>> {
        self.check(chosen)?;
        self.play_unchecked(chosen)
    }

    fn play_unchecked(&mut self, chosen: Move) -> Result<(), PlayError<Illegal>> {
        let (seat, price) = self.buyer(chosen.tile)?;
        let laid = self.cities[seat].lay_unchecked(chosen.tile, chosen.placement());
        self.pay(seat, price, laid.quarries);
        Ok(())
    }

    /// How the game would end if it ended now (rules 10 and 14).
    fn standing(&self) -> Outcome {
        let results = PerSeat::from_fn(self.seats(), |seat| {
            (self.score(seat).total(), self.stones[seat])
        });
        let architect = self.estate.as_ref().map(Estate::architect);
        Outcome {
            winners: winners(results.values(), architect),
            points: results.map(|&(points, _)| points),
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.score(seat).total()
    }

    fn redact(&mut self, _seat: Seat) {
        // Nothing is secret but the order of the stacks, and that to everybody.
        self.deck.forget_from(usize::from(self.laid_out));
    }

    fn is_redacted(&self) -> bool {
        self.deck.as_slice().contains(&None)
    }

    fn learn(&mut self, setup: &Setup) {
        self.deck.learn(&setup.deck);
    }

    fn fill(&mut self, rng: &mut (impl Rng + ?Sized)) {
        self.deck.fill(self.options, rng);
    }
}
