//! A position in the middle of a game, described from outside, and the check that makes a game of
//! it.

mod accounts;
mod impossible;
mod laying;

use polis_game::Seat;

use crate::deck::{Deck, RESERVE, STOCK};
use crate::duo::Duo;
use crate::list::List;
use crate::position::LastTurn;
use crate::town::{LANDSCAPES, LaidList, Town};
use crate::{Architekton, BuildingId, End, Event, Faces, LaidTile, Place, Scenery, Side, Tile};

pub use impossible::Impossible;

/// A description of a position, which may hold anything; [`check`](Description::check) makes a
/// position of it.
///
/// The houses in hand, the last round and the number of tiles in reserve and piles are left out:
/// they follow from the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// What the buildings show (ruling T1).
    pub faces: Faces,
    /// The town in an order in which it can be laid, with the two landscapes of the start first.
    pub town: Vec<LaidTile>,
    /// The chips of both seats.
    pub chips: [u8; 2],
    /// Whose turn it is.
    pub turn: Seat,
    /// Number of tiles still to be laid in this turn.
    pub lays_left: u8,
    /// Where losses are to be decided and paid, the next one first (ruling T3).
    pub losses: Vec<Place>,
    /// The face-up buildings in their order.
    pub buildings: Vec<BuildingId>,
    /// The face-up landscapes in their order.
    pub landscapes: Vec<Scenery>,
    /// The buildings that are face down: what is left of the reserve, then the pile from its top.
    /// Nothing at all stands for tiles of which nothing is known.
    pub hidden_buildings: Vec<Hidden<BuildingId>>,
    /// The landscapes that are face down, in the same way.
    pub hidden_landscapes: Vec<Hidden<Scenery>>,
    /// How the game ended; `None` while it goes on.
    pub end: Option<End>,
}

/// A tile that is face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hidden<T> {
    /// It is not known here.
    Unknown,
    /// It has never been face up, but is known here.
    Known(T),
    /// It has been face up, so that everybody knows it (ruling T7).
    Seen(T),
}

impl<T: Copy> Hidden<T> {
    /// The tile, where it is known.
    pub fn tile(self) -> Option<T> {
        match self {
            Hidden::Unknown => None,
            Hidden::Known(tile) | Hidden::Seen(tile) => Some(tile),
        }
    }
}

impl Description {
    /// The beginning of a game with these landscapes at the start, without a stock.
    pub fn new(faces: Faces, start: [Scenery; 2]) -> Description {
        let town = Place::START.into_iter().zip(start);
        Description {
            faces,
            town: town
                .map(|(place, scenery)| LaidTile {
                    place,
                    tile: Tile::Landscape { scenery },
                })
                .collect(),
            chips: [Architekton::CHIPS; 2],
            turn: Architekton::STARTING,
            lays_left: Architekton::LAYS,
            losses: Vec::new(),
            buildings: Vec::new(),
            landscapes: Vec::new(),
            hidden_buildings: Vec::new(),
            hidden_landscapes: Vec::new(),
            end: None,
        }
    }

    /// Describes a position.
    pub fn of(position: &Architekton) -> Description {
        let losses = position.losses.iter();
        Description {
            faces: position.faces,
            town: laying::in_order_of_both_kinds(&position.faces, position.tiles()),
            chips: position.chips.0,
            turn: position.turn,
            lays_left: position.lays_left,
            losses: losses
                .map(|&laid| position.town.building(laid).place)
                .collect(),
            buildings: position.stock_buildings().collect(),
            landscapes: position.stock_landscapes().collect(),
            hidden_buildings: position.buildings.face_down(),
            hidden_landscapes: position.landscapes.face_down(),
            end: position.end,
        }
    }

    /// The tiles that have been laid in turns, without those of the start.
    pub fn laid(&self) -> usize {
        self.town.len().saturating_sub(Place::START.len())
    }

    /// The town in another order in which it can be laid; none where there is no such order.
    pub fn rearranged(faces: &Faces, town: &[LaidTile]) -> Option<Vec<LaidTile>> {
        laying::in_any_order(faces, town)
    }

    /// Number of tiles that reserve and pile have of each kind: buildings and landscapes. 0 where
    /// the description has more than exist.
    pub fn face_down(&self) -> [usize; 2] {
        let laid = self.laid_of_each_kind();
        [
            BuildingId::COUNT.saturating_sub(laid[0] + self.buildings.len()),
            LANDSCAPES.saturating_sub(laid[1] + self.landscapes.len()),
        ]
    }

    /// Whether the last round has begun: only then is the reserve used (rule 9).
    pub fn is_last_round(&self) -> bool {
        self.face_down().iter().any(|&left| left < RESERVE)
    }

    /// The turn that follows from the tiles laid, where no turn was cut short: whose it is, and
    /// how many tiles are still to be laid in it.
    pub fn turn_by_tiles(&self) -> (Seat, u8) {
        let laid = self.laid();
        let seat = if (laid / 2).is_multiple_of(2) {
            Seat::First
        } else {
            Seat::Second
        };
        (seat, if laid.is_multiple_of(2) { 2 } else { 1 })
    }

    /// The position.
    ///
    /// Everything is checked that can be seen: which tiles there are, that they could be laid, whose
    /// turn it can be, the houses, and that the chips are what the enclosed buildings gave and cost
    /// in some way. Not checked is in which order all this came about.
    ///
    /// # Errors
    /// Why it is not one.
    pub fn check(&self) -> Result<Architekton, Impossible> {
        self.check_seats()?;
        self.check_tiles()?;
        let town = self.check_town()?;
        self.check_moment()?;
        self.check_stock()?;
        accounts::check_houses(self, &town)?;
        let losses = accounts::check_losses(self, &town)?;
        accounts::check_chips(self, &town)?;
        let mut hands = Duo([Architekton::HOUSES; 2]);
        for building in town.buildings() {
            if let Some(owner) = building.owner {
                hands[owner] -= 1;
            }
        }
        let is_last_round = self.is_last_round();
        let position = Architekton {
            faces: self.faces,
            buildings: self.building_deck(),
            landscapes: self.landscape_deck(),
            town,
            chips: Duo(self.chips),
            hands,
            turn: self.turn,
            lays_left: self.lays_left,
            losses,
            turns_left: is_last_round.then_some(match (self.end, self.lays_left, self.turn) {
                (Some(End::Scored), 0, _) => 0,
                // Both have one more turn, or only the player who did not start (rule 9).
                (_, _, Seat::First) => 2,
                (_, _, Seat::Second | Seat::Third | Seat::Fourth) => 1,
            }),
            last_turn: match (self.end, self.lays_left) {
                (Some(End::Scored), Architekton::LAYS) => LastTurn::Skipped,
                (Some(_) | None, _) => LastTurn::Played,
            },
            end: self.end,
            events: List::new(Event::Exchanged { times: 0 }),
        };
        let rests = position.end.is_some() || !position.losses.is_empty() || position.can_lay();
        if rests {
            Ok(position)
        } else {
            Err(Impossible::NothingFits)
        }
    }

    /// The town as far as it can be laid, for display while the description is incomplete. It is no
    /// position to play from: [`check`](Description::check) gives that.
    pub fn sketch(&self) -> Architekton {
        let mut builder = laying::Builder::new(&self.faces);
        for &laid in &self.town {
            if builder.lay(laid).is_err() {
                break;
            }
        }
        let town = builder.into_town();
        let mut hands = Duo([Architekton::HOUSES; 2]);
        for building in town.buildings() {
            if let Some(owner @ (Seat::First | Seat::Second)) = building.owner {
                hands[owner] = hands[owner].saturating_sub(1);
            }
        }
        Architekton {
            faces: self.faces,
            // All tiles count as used up: none is face up or to come.
            buildings: Deck::from_parts(&[], BuildingId::ALL.to_vec(), &[], &[]),
            landscapes: Deck::from_parts(&[], vec![Scenery::Earth; LANDSCAPES], &[], &[]),
            town,
            chips: Duo(self.chips),
            hands,
            turn: self.turn,
            lays_left: self.lays_left,
            losses: LaidList::new(0),
            turns_left: None,
            last_turn: LastTurn::Played,
            end: None,
            events: List::new(Event::Exchanged { times: 0 }),
        }
    }

    fn laid_of_each_kind(&self) -> [usize; 2] {
        let mut laid = [0; 2];
        for tile in &self.town {
            match tile.tile {
                Tile::Building { .. } => laid[0] += 1,
                Tile::Landscape { .. } => laid[1] += 1,
            }
        }
        laid
    }

    fn check_seats(&self) -> Result<(), Impossible> {
        let owners = self.town.iter().filter_map(|laid| match laid.tile {
            Tile::Building { owner, .. } => owner,
            Tile::Landscape { .. } => None,
        });
        let loser = match self.end {
            Some(End::Early { loser }) => Some(loser),
            Some(End::Scored) | None => None,
        };
        let wrong = owners
            .chain(loser)
            .chain([self.turn])
            .find(|&seat| seat > Seat::Second);
        match wrong {
            Some(seat) => Err(Impossible::NoSeat { seat }),
            None => Ok(()),
        }
    }

    /// Every tile is there at most as often as in the box (rule 1).
    fn check_tiles(&self) -> Result<(), Impossible> {
        let (buildings, landscapes) = (self.buildings.len(), self.landscapes.len());
        if buildings > STOCK || landscapes > STOCK {
            return Err(Impossible::StockTooLarge {
                buildings,
                landscapes,
            });
        }
        let mut seen = [false; BuildingId::COUNT];
        let mut of_each = [0; Scenery::ALL.len()];
        let mut laid_buildings = Vec::new();
        for laid in &self.town {
            match laid.tile {
                Tile::Building { building, .. } => laid_buildings.push(building),
                Tile::Landscape { scenery } => of_each[scenery as usize] += 1,
            }
        }
        let hidden = self.hidden_buildings.iter().filter_map(|tile| tile.tile());
        for building in laid_buildings
            .into_iter()
            .chain(self.buildings.iter().copied())
            .chain(hidden)
        {
            if std::mem::replace(&mut seen[building.index()], true) {
                return Err(Impossible::BuildingTwice { building });
            }
        }
        let hidden = self.hidden_landscapes.iter().filter_map(|tile| tile.tile());
        for scenery in self.landscapes.iter().copied().chain(hidden) {
            of_each[scenery as usize] += 1;
        }
        for scenery in Scenery::ALL {
            let found = of_each[scenery as usize];
            if found > Scenery::LANDSCAPES_OF_EACH {
                return Err(Impossible::TooManyLandscapes { scenery, found });
            }
        }
        let left = self.face_down();
        for (kind, found, expected) in [
            ("buildings", self.hidden_buildings.len(), left[0]),
            ("landscapes", self.hidden_landscapes.len(), left[1]),
        ] {
            if found != 0 && found != expected {
                return Err(Impossible::Hidden {
                    kind,
                    found,
                    expected,
                });
            }
        }
        Ok(())
    }

    /// The town can be laid in the given order (rules 2 and 5).
    fn check_town(&self) -> Result<Town, Impossible> {
        let starts = self.town.iter().take(Place::START.len());
        let is_start = |(laid, place): (&LaidTile, Place)| {
            laid.place == place && matches!(laid.tile, Tile::Landscape { .. })
        };
        if self.town.len() < Place::START.len() || !starts.zip(Place::START).all(is_start) {
            return Err(Impossible::Start);
        }
        let mut builder = laying::Builder::new(&self.faces);
        for (index, &laid) in self.town.iter().enumerate() {
            builder
                .lay(laid)
                .map_err(|reason| Impossible::Lay { index, reason })?;
        }
        Ok(builder.into_town())
    }

    /// It can be this turn of this seat (rules 4 and 9).
    fn check_moment(&self) -> Result<(), Impossible> {
        match self.end {
            Some(End::Scored) => {
                let over = self.losses.is_empty()
                    && match self.lays_left {
                        0 => self.is_last_round(),
                        Architekton::LAYS => true,
                        _ => false,
                    };
                return if over {
                    Ok(())
                } else {
                    Err(Impossible::NotOver)
                };
            }
            Some(End::Early { .. }) if !self.losses.is_empty() => return Err(Impossible::NotOver),
            Some(End::Early { .. }) | None => {}
        }
        let least = u8::from(self.losses.is_empty() && self.end.is_none());
        let found = self.lays_left;
        if !(least..=Architekton::LAYS).contains(&found) {
            return Err(Impossible::LaysLeft { found });
        }
        let wrong = Impossible::TurnOrder {
            seat: self.turn,
            lays_left: found,
            laid: self.laid(),
        };
        let in_this_turn = usize::from(Architekton::LAYS - found);
        // Before the last round no turn is ever cut short: a stock that cannot be laid, with piles
        // that cannot either, stays so until the game ends (ruling T7). In the last round, and just
        // before it, the reserve can change that.
        let cut_short = if self.is_last_round() { 0..=2 } else { 0..=0 };
        let fits = cut_short.into_iter().any(|skipped| {
            let Some(before) = (self.laid() + skipped).checked_sub(in_this_turn) else {
                return false;
            };
            before.is_multiple_of(2) && Seat::ALL[before / 2 % 2] == self.turn
        });
        if fits { Ok(()) } else { Err(wrong) }
    }

    /// The stock lacks what was laid in this turn, or what reserve and pile no longer have
    /// (rules 4 and 9, ruling T8).
    fn check_stock(&self) -> Result<(), Impossible> {
        let expected = match self.end {
            Some(End::Scored) => 0,
            Some(End::Early { .. }) | None => usize::from(Architekton::LAYS - self.lays_left),
        };
        let left = self.face_down();
        let lacking = [STOCK - self.buildings.len(), STOCK - self.landscapes.len()];
        let refilled = left.into_iter().zip(lacking).filter(|&(left, _)| left > 0);
        let found = refilled.map(|(_, lacking)| lacking).sum();
        let all_refilled = left.iter().all(|&left| left > 0);
        if found == expected || (!all_refilled && found < expected) {
            Ok(())
        } else {
            Err(Impossible::Stock { found, expected })
        }
    }

    fn building_deck(&self) -> Deck<BuildingId, { BuildingId::COUNT }> {
        let laid = self.town.iter().filter_map(|laid| match laid.tile {
            Tile::Building { building, .. } => Some(building),
            Tile::Landscape { .. } => None,
        });
        Deck::from_parts(&[], laid.collect(), &self.buildings, &self.hidden_buildings)
    }

    fn landscape_deck(&self) -> Deck<Scenery, LANDSCAPES> {
        let laid: Vec<Scenery> = self
            .town
            .iter()
            .filter_map(|laid| match laid.tile {
                Tile::Building { .. } => None,
                Tile::Landscape { scenery } => Some(scenery),
            })
            .collect();
        let (start, laid) = laid.split_at(Place::START.len());
        Deck::from_parts(
            start,
            laid.to_vec(),
            &self.landscapes,
            &self.hidden_landscapes,
        )
    }
}

/// The buildings beside a place, clockwise from north, then the one that lies there.
fn buildings_at_and_around(town: &Town, place: Place) -> LaidList {
    let mut found = LaidList::new(0);
    let around = Side::ALL.map(|side| place.neighbour(side));
    for place in around.into_iter().chain([place]) {
        if let Some(laid) = town.find_building(place) {
            found.push(laid);
        }
    }
    found
}
