//! The tile in hand: where it floats, and what it would do there.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use polis_architekton::explain::SideReport;
use polis_architekton::{
    Architekton, BuildingId, Illegal, Move, Place, Rotation, Scenery, Score, Side, Tile,
};
use polis_game::{Game, PerSeat, Seat, Value, View};
use rand::Rng;

use crate::picture::town::{Fit, Ghost, GhostTile, sides_at};
use crate::play::command::{Arrow, Turning};

/// A tile of the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StockTile {
    /// A building.
    Building(BuildingId),
    /// A landscape.
    Landscape(Scenery),
}

/// The tile in hand.
pub(crate) struct Hand {
    tile: StockTile,
    number: usize,
    seat: Seat,
    /// What the player knows, the rest filled by lot: nothing that is shown depends on that.
    position: Architekton,
    place: Place,
    rotation: Rotation,
    /// The house to move when none is left in hand (rule 6).
    from: Option<Place>,
    /// The legal lays, the best first; of those that differ in the house alone, the best.
    lays: Vec<Lay>,
    /// Whether the legal places are being gone through.
    toured: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Lay {
    place: Place,
    rotation: Rotation,
    from: Option<Place>,
    worth: Value,
}

/// What laying the tile would do.
pub(crate) enum Preview {
    /// It can lie here.
    Fits {
        /// The position after it.
        after: Box<Architekton>,
        /// The final scoring if the game ended before it and after it.
        scores: [PerSeat<Score>; 2],
        /// The sides of a building; none for a landscape.
        sides: Option<[SideReport; 4]>,
    },
    /// It cannot.
    Misfit(Illegal),
}

impl Hand {
    /// Takes a tile, and holds it above the legal place nearest to `near`; none when it can be
    /// laid nowhere.
    pub(crate) fn new(
        position: &Architekton,
        seat: Seat,
        (tile, number): (StockTile, usize),
        near: Option<Place>,
        rng: &mut impl Rng,
    ) -> Option<Hand> {
        let position = View::new(position, seat).fill(rng);
        let lays = legal_lays(&position, seat, tile);
        let near = near.unwrap_or_default();
        let nearest = lays.iter().min_by_key(|lay| {
            let distance = lay.place.x.abs_diff(near.x) + lay.place.y.abs_diff(near.y);
            (distance, lay.place, lay.rotation)
        })?;
        Some(Hand {
            tile,
            number,
            seat,
            place: nearest.place,
            rotation: nearest.rotation,
            from: nearest.from,
            position,
            lays,
            toured: false,
        })
    }

    /// Its number in the stock, from 0.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// Where it floats.
    pub(crate) fn place(&self) -> Place {
        self.place
    }

    /// The house that would move.
    pub(crate) fn from(&self) -> Option<Place> {
        self.from
    }

    /// The move that lays it.
    pub(crate) fn chosen(&self) -> Move {
        self.lay_at(self.place, self.rotation, self.from)
    }

    /// Where it can be laid.
    pub(crate) fn places(&self) -> BTreeSet<Place> {
        self.lays.iter().map(|lay| lay.place).collect()
    }

    /// How it is drawn.
    pub(crate) fn ghost(&self) -> Ghost {
        Ghost {
            place: self.place,
            tile: match (self.tile, self.sides()) {
                (StockTile::Landscape(scenery), _) => GhostTile::Landscape(scenery),
                (StockTile::Building(_), sides) => GhostTile::Building {
                    sides,
                    owner: self.seat,
                },
            },
            fit: match self.position.check(self.chosen()) {
                Ok(()) => Fit::Allowed,
                Err(_) => Fit::NotAllowed,
            },
        }
    }

    /// What laying it would do.
    pub(crate) fn preview(&self) -> Preview {
        let chosen = self.chosen();
        if let Err(why) = self.position.check(chosen) {
            return Preview::Misfit(why);
        }
        let mut after = self.position.clone();
        // The position is filled, so that a legal move can be played.
        let _ = after.play(chosen);
        Preview::Fits {
            scores: [self.position.final_score(), after.final_score()],
            sides: matches!(self.tile, StockTile::Building(_)).then(|| self.sides()),
            after: Box::new(after),
        }
    }

    /// How many buildings beside a landscape show it their own scenery, and how many there are.
    pub(crate) fn buildings_beside(&self) -> (usize, usize) {
        let StockTile::Landscape(scenery) = self.tile else {
            return (0, 0);
        };
        let shown: Vec<Scenery> = Side::ALL
            .into_iter()
            .filter_map(|side| {
                let tile = self.position.tile_at(self.place.neighbour(side))?;
                let Tile::Building {
                    building, rotation, ..
                } = tile
                else {
                    return None;
                };
                let faces = self.position.faces();
                faces.rotated(building, rotation).get(side.opposite())
            })
            .collect();
        let matching = shown.iter().filter(|&&shown| shown == scenery).count();
        (matching, shown.len())
    }

    /// The place of the ghost among the legal ones, from 1, and how many there are.
    pub(crate) fn rank(&self) -> (Option<usize>, usize) {
        let place = self.index();
        (place.map(|place| place + 1), self.lays.len())
    }

    /// To the next legal place: to the best at first, then to less good ones.
    pub(crate) fn next(&mut self) {
        let next = match self.index() {
            Some(place) if self.toured => place + 1,
            Some(_) | None => 0,
        };
        self.go_to(next);
    }

    /// To the legal place before.
    pub(crate) fn previous(&mut self) {
        let previous = match self.index() {
            Some(place) if self.toured => place + self.lays.len() - 1,
            Some(_) | None => 0,
        };
        self.go_to(previous);
    }

    /// To where this move lays it, if it does.
    pub(crate) fn go_to_move(&mut self, chosen: Move) {
        let (place, rotation, from) = match chosen {
            Move::Building {
                place,
                rotation,
                from,
                ..
            } => (place, rotation, from),
            Move::Landscape { place, .. } => (place, Rotation::None, None),
            Move::Keep { .. } | Move::Remove { .. } => return,
        };
        self.toured = true;
        (self.place, self.rotation, self.from) = (place, rotation, from);
    }

    /// Turns it, where it can lie at all only to such turns.
    pub(crate) fn turn(&mut self, turning: Turning) {
        let step = match turning {
            Turning::Clockwise => 1,
            Turning::CounterClockwise => 3,
        };
        let turned = |rotation: Rotation, times: u8| {
            Rotation::from_quarters((rotation.quarters() + times * step) % 4).unwrap_or(rotation)
        };
        self.rotation = (1..=4)
            .map(|times| turned(self.rotation, times))
            .find(|&rotation| self.fits(self.place, rotation))
            .unwrap_or_else(|| turned(self.rotation, 1));
    }

    /// Moves it by a place.
    pub(crate) fn step(&mut self, arrow: Arrow) {
        let side = match arrow {
            Arrow::Up => Side::North,
            Arrow::Down => Side::South,
            Arrow::Left => Side::West,
            Arrow::Right => Side::East,
        };
        self.go_to_place(self.place.neighbour(side));
    }

    /// Moves it to a place near the town; it turns by itself to the nearest turn that is allowed.
    pub(crate) fn go_to_place(&mut self, place: Place) {
        let near = self
            .position
            .tiles()
            .any(|laid| laid.place.x.abs_diff(place.x) <= 3 && laid.place.y.abs_diff(place.y) <= 3);
        if !near {
            return;
        }
        self.place = place;
        if !self.fits(place, self.rotation) {
            // A quarter to the right, a quarter to the left, half round.
            let allowed = [1, 3, 2]
                .into_iter()
                .filter_map(|turns| Rotation::from_quarters((self.rotation.quarters() + turns) % 4))
                .find(|&rotation| self.fits(place, rotation));
            self.rotation = allowed.unwrap_or(self.rotation);
        }
    }

    /// Chooses another house to move.
    pub(crate) fn other_house(&mut self) {
        let Some(from) = self.from else { return };
        let houses: Vec<Place> = self.position.houses(self.seat).collect();
        let next = houses
            .iter()
            .position(|&house| house == from)
            .map_or(0, |index| index + 1);
        self.from = houses
            .get(next % houses.len().max(1))
            .copied()
            .or(self.from);
    }

    /// Chooses the house to move, where one must be moved.
    pub(crate) fn choose_house(&mut self, place: Place) {
        if self.from.is_some() && self.position.houses(self.seat).any(|house| house == place) {
            self.from = Some(place);
        }
    }

    fn sides(&self) -> [SideReport; 4] {
        match self.tile {
            StockTile::Building(building) => {
                sides_at(&self.position, building, self.rotation, self.place)
            }
            StockTile::Landscape(scenery) => [SideReport::Open { shown: scenery }; 4],
        }
    }

    fn lay_at(&self, place: Place, rotation: Rotation, from: Option<Place>) -> Move {
        match self.tile {
            StockTile::Building(building) => Move::Building {
                building,
                place,
                rotation,
                from,
            },
            StockTile::Landscape(scenery) => Move::Landscape { scenery, place },
        }
    }

    fn fits(&self, place: Place, rotation: Rotation) -> bool {
        self.position
            .is_legal(self.lay_at(place, rotation, self.from))
    }

    fn index(&self) -> Option<usize> {
        self.lays
            .iter()
            .position(|lay| lay.place == self.place && lay.rotation == self.rotation)
    }

    fn go_to(&mut self, number: usize) {
        self.toured = true;
        if let Some(lay) = self.lays.get(number % self.lays.len().max(1)) {
            self.place = lay.place;
            self.rotation = lay.rotation;
            self.from = lay.from;
        }
    }
}

/// The legal lays of a tile, the best first.
fn legal_lays(position: &Architekton, seat: Seat, tile: StockTile) -> Vec<Lay> {
    let mut best: BTreeMap<(Place, Rotation), Lay> = BTreeMap::new();
    for chosen in position.legal_moves() {
        let (place, rotation, from) = match (chosen, tile) {
            (
                Move::Building {
                    building,
                    place,
                    rotation,
                    from,
                },
                StockTile::Building(wanted),
            ) if building == wanted => (place, rotation, from),
            (Move::Landscape { scenery, place }, StockTile::Landscape(wanted))
                if scenery == wanted =>
            {
                (place, Rotation::None, None)
            }
            _ => continue,
        };
        let mut after = position.clone();
        if after.play(chosen).is_err() {
            continue;
        }
        let lay = Lay {
            place,
            rotation,
            from,
            worth: polis_engine::immediate_value(&after, seat),
        };
        let best = best.entry((place, rotation)).or_insert(lay);
        if lay.worth > best.worth {
            *best = lay;
        }
    }
    let mut lays: Vec<Lay> = best.into_values().collect();
    lays.sort_by(|one, other| {
        let place = |lay: &Lay| (from_the_middle(lay.place), lay.place, lay.rotation);
        let worth = other
            .worth
            .partial_cmp(&one.worth)
            .unwrap_or(Ordering::Equal);
        worth.then_with(|| place(one).cmp(&place(other)))
    });
    lays
}

/// How far a place lies from the middle of the start, so that a town stays together.
fn from_the_middle(place: Place) -> i32 {
    let (x, y) = (2 * i32::from(place.x) - 1, 2 * i32::from(place.y) - 1);
    x * x + y * y
}
