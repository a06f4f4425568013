//! A position in the middle of a game, described from outside, and the check that makes a game of
//! it.

use polis_game::{PerSeat, Seat};
use thiserror::Error;

use super::Akropolis;
use crate::architect::{Estate, Taking};
use crate::city::{City, Misfit};
use crate::moves::Move;
use crate::options::Options;
use crate::setup::{Deck, Setup};
use crate::tile::TileId;

/// A description of a position, which may hold anything; [`check`](Description::check) makes a
/// position of it.
///
/// Heights, whose turn it is, the Chief Architect and the number of stacks are left out: they
/// follow from the tiles that are laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// What was agreed.
    pub options: Options,
    /// The tiles that each player has laid, in their order.
    pub cities: Vec<Vec<Move>>,
    /// The tiles that the Illustrious Architect has taken, in their order.
    pub takings: Vec<Taking>,
    /// The stones of each seat, with the Illustrious Architect's.
    pub stones: Vec<u16>,
    /// The construction site in its order.
    pub site: Vec<TileId>,
    /// The tiles of the stacks in the order in which they come, none where one is not known.
    /// Nothing at all stands for stacks of which nothing is known.
    pub stacks: Vec<Option<TileId>>,
}

/// Why a description is not a position of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Impossible {
    /// Too few or too many cities.
    #[error("found {found} cities; expected {expected}, one for each player")]
    Cities {
        /// Number of cities.
        found: usize,
        /// Number of people who play.
        expected: usize,
    },
    /// Stones for too few or too many seats.
    #[error("found the stones of {found} seats; expected those of {expected}")]
    Seats {
        /// For how many there are stones.
        found: usize,
        /// Number of seats.
        expected: usize,
    },
    /// Tiles of the Illustrious Architect in a game without one (rule 11).
    #[error("found tiles of an Illustrious Architect; expected none, as nobody plays solo")]
    NoArchitect,
    /// A tile of a larger game (rules 1 and 2).
    #[error("tile {tile} is not used in this game; expected tiles for its number of players")]
    NotUsed {
        /// The tile.
        tile: TileId,
    },
    /// A tile is in two places (rule 1).
    #[error("tile {tile} is there twice; expected every tile once")]
    Twice {
        /// The tile.
        tile: TileId,
    },
    /// A tile cannot lie in its place (rule 5).
    #[error("tile {tile} of seat {seat}: {misfit}")]
    Misfit {
        /// Whose city it is.
        seat: Seat,
        /// Which of its tiles, counted from 0.
        index: usize,
        /// The tile.
        tile: TileId,
        /// Why the tile cannot lie there.
        misfit: Misfit,
    },
    /// More tiles are laid than the game has turns (rule 7).
    #[error("{found} tiles have been taken; expected at most the {most} turns of this game")]
    TooManyTurns {
        /// Number found.
        found: usize,
        /// The turns of the whole game.
        most: usize,
    },
    /// Somebody has taken more or fewer tiles than the turn order allows (rule 7).
    #[error("seat {seat} has taken {found} of {all} tiles; expected {expected}, as turns go round")]
    TurnOrder {
        /// Who.
        seat: Seat,
        /// Number of tiles that the seat has taken.
        found: usize,
        /// Number of tiles that all seats have taken.
        all: usize,
        /// Number expected.
        expected: usize,
    },
    /// The site has too few or too many tiles (rule 7).
    #[error("the site has {found} tiles; expected {expected} after {turns} turns")]
    Site {
        /// Number found.
        found: usize,
        /// Number expected.
        expected: usize,
        /// The turns taken.
        turns: usize,
    },
    /// The stacks have too few or too many tiles (rule 7).
    #[error("the stacks have {found} tiles; expected {expected} after {turns} turns")]
    Stacks {
        /// Number found.
        found: usize,
        /// Number expected.
        expected: usize,
        /// The turns taken.
        turns: usize,
    },
    /// More stones than could have been earned (rules 3 and 6).
    #[error("seat {seat} has {found} stones; expected at most {most} with the quarries covered")]
    TooManyStones {
        /// Who.
        seat: Seat,
        /// Number found.
        found: u16,
        /// Largest possible number.
        most: u16,
    },
    /// Fewer stones than the site could have cost (rule 4).
    #[error("seat {seat} has {found} stones; expected at least {least} with the quarries covered")]
    TooFewStones {
        /// Who.
        seat: Seat,
        /// Number found.
        found: u16,
        /// Number expected.
        least: u16,
    },
    /// The Illustrious Architect pays only for a plaza (rule 12).
    #[error("tile {tile} without a plaza cost him {price} stones; expected 0")]
    PaidWithoutPlaza {
        /// The tile.
        tile: TileId,
        /// The price in the description.
        price: u16,
    },
    /// The Illustrious Architect cannot have paid so much (rules 11 and 12).
    #[error("tile {tile} cost him {price} stones; expected at most {most} at that moment")]
    PaidTooMuch {
        /// The tile.
        tile: TileId,
        /// The price in the description.
        price: u16,
        /// The possible price.
        most: u16,
    },
    /// The stones that changed hands are not all there (rule 11).
    #[error("the Illustrious Architect has {found} stones; expected {expected}")]
    ArchitectStones {
        /// Number found.
        found: u16,
        /// Number expected.
        expected: i32,
    },
}

impl Impossible {
    /// The number of the rule that it breaks.
    pub const fn rule(self) -> u8 {
        match self {
            Impossible::Cities { .. }
            | Impossible::Seats { .. }
            | Impossible::NotUsed { .. }
            | Impossible::Twice { .. } => 1,
            Impossible::TooFewStones { .. } => 4,
            Impossible::Misfit { .. } => 5,
            Impossible::TooManyStones { .. } => 6,
            Impossible::TooManyTurns { .. }
            | Impossible::TurnOrder { .. }
            | Impossible::Site { .. }
            | Impossible::Stacks { .. } => 7,
            Impossible::NoArchitect | Impossible::ArchitectStones { .. } => 11,
            Impossible::PaidWithoutPlaza { .. } | Impossible::PaidTooMuch { .. } => 12,
        }
    }
}

/// What follows from the number of turns taken (rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The turns taken so far.
    pub turns: usize,
    /// The tiles in the site.
    pub site: usize,
    /// The stacks that are still to come.
    pub stacks: usize,
    /// The seat with the Chief Architect's marker.
    pub chief: Seat,
    /// Whose turn it is; none at the end.
    pub to_move: Option<Seat>,
}

impl Moment {
    /// The moment after `turns` turns, at most those of the whole game.
    pub fn after(turns: usize, options: Options) -> Moment {
        let seats = options.seats();
        let taken_in_a_round = options.stack_size();
        // The last round does not give way to another: one tile is left over.
        let round = (turns / taken_in_a_round).min(options.stacks());
        Moment {
            turns,
            site: (options.site_size() + round * taken_in_a_round).saturating_sub(turns),
            stacks: options.stacks() - round,
            chief: Seat::ALL[round % seats],
            to_move: (turns < turns_in_all(options)).then(|| Seat::ALL[turns % seats]),
        }
    }
}

fn turns_in_all(options: Options) -> usize {
    options.tiles().count() - 1
}

impl Description {
    /// The beginning of a game, without any tile.
    pub fn new(options: Options) -> Description {
        Description {
            options,
            cities: vec![Vec::new(); options.players().number()],
            takings: Vec::new(),
            stones: Seat::first(options.seats())
                .map(|seat| seat.number() as u16)
                .collect(),
            site: Vec::new(),
            stacks: Vec::new(),
        }
    }

    /// Describes a position. The tiles of its cities come from outside, as a city does not
    /// remember where the covered ones lie.
    pub fn of(position: &Akropolis, cities: Vec<Vec<Move>>) -> Description {
        let laid_out = usize::from(position.laid_out);
        let takings = position.estate.iter().flat_map(Estate::takings);
        Description {
            options: position.options,
            cities,
            takings: takings.collect(),
            stones: position.stones.values().to_vec(),
            site: position.site.to_vec(),
            stacks: position.deck.as_slice()[laid_out..].to_vec(),
        }
    }

    /// Number of tiles that have been taken.
    pub fn turns(&self) -> usize {
        self.cities.iter().map(Vec::len).sum::<usize>() + self.takings.len()
    }

    /// What follows from the tiles that have been taken; as if at the end where there are more.
    pub fn moment(&self) -> Moment {
        Moment::after(self.turns().min(turns_in_all(self.options)), self.options)
    }

    /// The least and the most stones that each player can have, with the tiles laid and the
    /// quarries that they cover (rules 3, 4 and 6); `None` where a tile cannot lie as it does.
    pub fn range_of_stones(&self, seat: Seat) -> Option<(u16, u16)> {
        let tiles = self.cities.get(seat as usize)?;
        let (_, quarries) = city(seat, tiles).ok()?;
        Some(stones(self.options, seat, &quarries))
    }

    /// The position.
    ///
    /// A game of several players that leads to it can always be found. Of a solo game it is checked
    /// that all tiles and stones are there and that the Illustrious Architect could pay for the
    /// tiles, not that every tile was the one of rule 12.
    ///
    /// # Errors
    /// Why it is not one.
    pub fn check(&self) -> Result<Akropolis, Impossible> {
        let options = self.options;
        self.check_seats()?;
        self.check_tiles()?;
        let mut cities = PerSeat::new();
        let mut quarries = Vec::new();
        for (seat, tiles) in Seat::ALL.into_iter().zip(&self.cities) {
            let (city, covered) = city(seat, tiles)?;
            cities.push(city);
            quarries.push(covered);
        }
        self.check_turns()?;
        let moment = self.moment();
        self.check_site(moment)?;
        for (seat, quarries) in Seat::ALL.into_iter().zip(&quarries) {
            self.check_stones(seat, quarries)?;
        }
        let estate = match options.players().architect() {
            Some(architect) => {
                self.check_takings(&quarries[0])?;
                let mut estate = Estate::new(architect);
                for taking in &self.takings {
                    estate.take(taking.tile, taking.price);
                }
                Some(estate)
            }
            None => None,
        };
        let deck = Deck::new(&Setup {
            options,
            deck: self.deck(moment),
        })
        .expect("every tile is there at most once, and those in the site are known");
        Ok(Akropolis {
            options,
            deck,
            laid_out: (moment.turns + moment.site) as u8,
            site: self.site.iter().copied().collect(),
            turns: moment.turns as u8,
            chief: moment.chief,
            to_move: moment.to_move,
            stones: PerSeat::from_fn(options.seats(), |seat| self.stones[seat as usize]),
            cities,
            estate,
        })
    }

    fn check_seats(&self) -> Result<(), Impossible> {
        let (people, seats) = (self.options.players().number(), self.options.seats());
        if self.cities.len() != people {
            return Err(Impossible::Cities {
                found: self.cities.len(),
                expected: people,
            });
        }
        if self.stones.len() != seats {
            return Err(Impossible::Seats {
                found: self.stones.len(),
                expected: seats,
            });
        }
        if self.options.players().architect().is_none() && !self.takings.is_empty() {
            return Err(Impossible::NoArchitect);
        }
        Ok(())
    }

    /// Every tile is one of this game and there once (rules 1 and 2).
    fn check_tiles(&self) -> Result<(), Impossible> {
        let mut left: Vec<TileId> = self.options.tiles().collect();
        let laid = self.cities.iter().flatten().map(|laid| laid.tile);
        let taken = self.takings.iter().map(|taking| taking.tile);
        let site = self.site.iter().copied();
        let stacks = self.stacks.iter().copied().flatten();
        for tile in laid.chain(taken).chain(site).chain(stacks) {
            if let Some(index) = left.iter().position(|&other| other == tile) {
                left.swap_remove(index);
            } else if self.options.tiles().any(|used| used == tile) {
                return Err(Impossible::Twice { tile });
            } else {
                return Err(Impossible::NotUsed { tile });
            }
        }
        Ok(())
    }

    /// Turns go round, and their number is limited (rule 7).
    fn check_turns(&self) -> Result<(), Impossible> {
        let (all, most) = (self.turns(), turns_in_all(self.options));
        if all > most {
            return Err(Impossible::TooManyTurns { found: all, most });
        }
        let seats = self.options.seats();
        let solo = self.options.players().architect().is_some();
        for seat in Seat::first(seats) {
            let place = seat as usize;
            let found = self
                .cities
                .get(place)
                .map_or(self.takings.len(), std::vec::Vec::len);
            // The Illustrious Architect's turn follows that of the player at once (rule 12).
            let expected = if solo && seat == Seat::Second {
                self.cities[0].len()
            } else if solo {
                found
            } else {
                (all + seats - 1 - place) / seats
            };
            if found != expected {
                return Err(Impossible::TurnOrder {
                    seat,
                    found,
                    all,
                    expected,
                });
            }
        }
        Ok(())
    }

    fn check_site(&self, moment: Moment) -> Result<(), Impossible> {
        if self.site.len() != moment.site {
            return Err(Impossible::Site {
                found: self.site.len(),
                expected: moment.site,
                turns: moment.turns,
            });
        }
        let expected = moment.stacks * self.options.stack_size();
        if !self.stacks.is_empty() && self.stacks.len() != expected {
            return Err(Impossible::Stacks {
                found: self.stacks.len(),
                expected,
                turns: moment.turns,
            });
        }
        Ok(())
    }

    fn check_stones(&self, seat: Seat, quarries: &[u8]) -> Result<(), Impossible> {
        let found = self.stones[seat as usize];
        let (least, most) = stones(self.options, seat, quarries);
        if found > most {
            Err(Impossible::TooManyStones { seat, found, most })
        } else if found < least {
            Err(Impossible::TooFewStones { seat, found, least })
        } else {
            Ok(())
        }
    }

    /// The Illustrious Architect gets what the player pays, and can spend no more than that (rules
    /// 11 and 12).
    fn check_takings(&self, quarries: &[u8]) -> Result<(), Impossible> {
        let earned = quarries.iter().map(|&covered| u16::from(covered));
        let paid = (1 + earned.sum::<u16>()).saturating_sub(self.stones[0]);
        let mut purse = 1;
        // The most that the player can have paid so far is the most that the architect can have
        // got.
        let mut given = 0;
        let mut spent = 0;
        for (round, (taking, &covered)) in self.takings.iter().zip(quarries).enumerate() {
            let Taking { tile, price } = *taking;
            let dearest = |turn| Moment::after(turn, self.options).site as u16 - 1;
            let pays = dearest(2 * round).min(purse).min(paid - given);
            given += pays;
            purse = purse - pays + u16::from(covered);
            if price > 0 && !tile.has_plaza() {
                return Err(Impossible::PaidWithoutPlaza { tile, price });
            }
            let most = dearest(2 * round + 1).min((2 + given).saturating_sub(spent));
            if price > most {
                return Err(Impossible::PaidTooMuch { tile, price, most });
            }
            spent += price;
        }
        let expected = 2 + i32::from(paid) - i32::from(spent);
        let found = self.stones[1];
        if i32::from(found) == expected {
            Ok(())
        } else {
            Err(Impossible::ArchitectStones { found, expected })
        }
    }

    /// The tiles as they could have come: those taken in the order of turns, the site, the stacks.
    fn deck(&self, moment: Moment) -> Vec<Option<TileId>> {
        let seats = self.options.seats();
        let mut deck: Vec<Option<TileId>> = (0..moment.turns)
            .map(|turn| {
                let round = turn / seats;
                match self.cities.get(turn % seats) {
                    Some(city) => Some(city[round].tile),
                    None => Some(self.takings[round].tile),
                }
            })
            .collect();
        deck.extend(self.site.iter().copied().map(Some));
        deck.extend_from_slice(&self.stacks);
        deck.resize(self.options.tiles().count(), None);
        deck
    }
}

/// Lays the tiles of a city in their order, and returns the number of quarries that each of them
/// covers.
fn city(seat: Seat, tiles: &[Move]) -> Result<(City, Vec<u8>), Impossible> {
    let mut city = City::new();
    let mut quarries = Vec::new();
    for (index, &laid) in tiles.iter().enumerate() {
        let tile = laid.tile;
        match city.lay(tile, laid.placement()) {
            Ok(laid) => quarries.push(laid.quarries),
            Err(misfit) => {
                return Err(Impossible::Misfit {
                    seat,
                    index,
                    tile,
                    misfit,
                });
            }
        }
    }
    Ok((city, quarries))
}

/// The least and the most stones that a player can have after tiles that covered these quarries.
///
/// In each turn anything from nothing to the price of the last tile could be paid, as far as there
/// were stones, and every order of prices belongs to some order in which the tiles came. So every
/// number between the two is possible as well.
fn stones(options: Options, seat: Seat, quarries: &[u8]) -> (u16, u16) {
    let start = seat.number() as u16;
    let (mut least, mut most) = (start, start);
    let turns = turns_in_all(options);
    for (round, &covered) in quarries.iter().enumerate() {
        let turn = (round * options.seats() + seat as usize).min(turns);
        let dearest = Moment::after(turn, options).site.saturating_sub(1) as u16;
        least = least.saturating_sub(dearest) + u16::from(covered);
        most += u16::from(covered);
    }
    (least, most)
}
