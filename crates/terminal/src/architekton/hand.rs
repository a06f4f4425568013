//! The tile in hand: where it is above the town, and what it would do there.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use polis_architekton::{Architekton, Move, Place, Rotation};
use polis_client::table::architekton::hand::Hand;
use polis_client::table::architekton::places::{self, Fit};
use polis_client::table::architekton::preview::Preview;
use polis_client::table::architekton::side;
use polis_client::table::architekton::stock::{Slot, StockTile};
use polis_client::table::hand::{Arrow, Turn};
use polis_game::{Game, Seat, Value, View};
use rand::Rng;

use crate::picture::town::{Ghost, GhostTile, Legality, sides_at};
use crate::ranking::Ranking;
use crate::terminal_game::MovableHand;

/// The tile in hand, which is always above some place.
pub(crate) struct TileInHand {
    hand: Hand,
    slot: Slot,
    seat: Seat,
    /// What the player knows, the rest filled at random: nothing that is shown depends on that.
    position: Architekton,
    /// The legal moves; of those that differ in the house alone, the best.
    ranking: Ranking<Move>,
}

impl TileInHand {
    /// Takes a tile, and holds it above the legal place nearest to `near`; none when it can be
    /// laid nowhere.
    pub(crate) fn new(
        position: &Architekton,
        seat: Seat,
        slot: Slot,
        near: Option<Place>,
        rng: &mut impl Rng,
    ) -> Option<TileInHand> {
        let position = View::new(position, seat).fill(rng);
        let ranking = Ranking::new(ranked_moves(&position, seat, slot.tile(&position)?));
        let near = near.unwrap_or_default();
        let nearest = ranking.iter().min_by_key(|&chosen| {
            let place = laid_at(chosen).map(|(place, _)| place).unwrap_or_default();
            let distance = place.x.abs_diff(near.x) + place.y.abs_diff(near.y);
            (distance, laid_at(chosen))
        })?;
        Some(TileInHand {
            hand: Hand::of(&position, nearest)?,
            slot,
            seat,
            position,
            ranking,
        })
    }

    /// Where it lay in the stock.
    pub(crate) fn slot(&self) -> Slot {
        self.slot
    }

    /// The place above which it is.
    pub(crate) fn place(&self) -> Place {
        self.fit().place
    }

    /// The house that would move.
    pub(crate) fn moved_house(&self) -> Option<Place> {
        match self.selected_move() {
            Move::Building { from, .. } => from,
            Move::Landscape { .. } | Move::Keep { .. } | Move::Remove { .. } => None,
        }
    }

    /// The move that lays it.
    pub(crate) fn selected_move(&self) -> Move {
        let chosen = self.hand.chosen(&self.position);
        chosen.expect("the tile was taken to a place")
    }

    /// Where it can be laid.
    pub(crate) fn places(&self) -> BTreeSet<Place> {
        let laid = self.ranking.iter().filter_map(laid_at);
        laid.map(|(place, _)| place).collect()
    }

    /// How it is drawn.
    pub(crate) fn ghost(&self) -> Ghost {
        let Fit {
            place, rotation, ..
        } = self.fit();
        Ghost {
            place,
            tile: match self.hand.tile() {
                StockTile::Landscape(scenery) => GhostTile::Landscape(scenery),
                StockTile::Building(building) => GhostTile::Building {
                    sides: sides_at(&self.position, building, rotation, place),
                    owner: self.seat,
                },
            },
            legality: match self.position.check(self.selected_move()) {
                Ok(()) => Legality::Legal,
                Err(_) => Legality::Illegal,
            },
        }
    }

    /// What laying it would do.
    pub(crate) fn preview(&self) -> Option<Preview> {
        Preview::new(&self.position, self.hand)
    }

    /// Its rank among the legal moves, in words.
    pub(crate) fn rank_text(&self) -> Option<String> {
        self.ranking.text(self.is_current())
    }

    /// Goes to where this move lays it, if it does.
    pub(crate) fn go_to(&mut self, chosen: Move) {
        self.ranking.start_cycling();
        self.hand = Hand::of(&self.position, chosen).unwrap_or(self.hand);
    }

    /// Moves it to a place near the town; it turns by itself to the nearest turn that is allowed.
    pub(crate) fn go_to_place(&mut self, place: Place) {
        let is_near = self
            .position
            .tiles()
            .any(|laid| laid.place.x.abs_diff(place.x) <= 3 && laid.place.y.abs_diff(place.y) <= 3);
        if is_near {
            self.hand.over.put(place);
        }
    }

    /// Chooses the house to move, where one must be moved.
    pub(crate) fn choose_house(&mut self, place: Place) {
        let is_own = self.position.houses(self.seat).any(|house| house == place);
        if self.moved_house().is_some() && is_own {
            self.hand.move_house(place);
        }
    }

    fn fit(&self) -> Fit {
        let fit = self.hand.fit(&self.position);
        fit.expect("the tile was taken to a place")
    }

    fn is_current(&self) -> impl Fn(Move) -> bool + use<> {
        is_at(self.selected_move())
    }
}

impl MovableHand for TileInHand {
    fn next(&mut self) {
        let next = self.ranking.next(is_at(self.selected_move()));
        self.go_to(next.unwrap_or(self.selected_move()));
    }

    fn previous(&mut self) {
        let previous = self.ranking.previous(is_at(self.selected_move()));
        self.go_to(previous.unwrap_or(self.selected_move()));
    }

    fn turn(&mut self, turn: Turn) {
        self.hand.turn(&self.position, turn);
    }

    fn step(&mut self, arrow: Arrow) {
        self.go_to_place(self.place().neighbour(side(arrow)));
    }

    fn next_house(&mut self) {
        if self.moved_house().is_some() {
            self.hand.next_house(&self.position);
        }
    }
}

/// Whether a move lays its tile as another one does.
fn is_at(other: Move) -> impl Fn(Move) -> bool {
    move |chosen| laid_at(chosen) == laid_at(other)
}

/// Where and how a move lays a tile, if it lays one.
fn laid_at(chosen: Move) -> Option<(Place, Rotation)> {
    match chosen {
        Move::Building {
            place, rotation, ..
        } => Some((place, rotation)),
        Move::Landscape { place, .. } => Some((place, Rotation::None)),
        Move::Keep { .. } | Move::Remove { .. } => None,
    }
}

/// The legal moves that lay a tile, the best first; of turns that look the same, the first.
fn ranked_moves(position: &Architekton, seat: Seat, tile: StockTile) -> Vec<Move> {
    let looks = places::looks(position, tile);
    let mut best: BTreeMap<(Place, Rotation), (Move, Value)> = BTreeMap::new();
    for chosen in position.legal_moves() {
        let is_wanted = match (chosen, tile) {
            (Move::Building { building, .. }, StockTile::Building(wanted)) => building == wanted,
            (Move::Landscape { scenery, .. }, StockTile::Landscape(wanted)) => scenery == wanted,
            _ => false,
        };
        let Some(laid) = laid_at(chosen).filter(|(_, rotation)| looks.contains(rotation)) else {
            continue;
        };
        let mut after = position.clone();
        if !is_wanted || after.play(chosen).is_err() {
            continue;
        }
        let worth = polis_engine::immediate_value(&after, seat);
        let best = best.entry(laid).or_insert((chosen, worth));
        if worth > best.1 {
            *best = (chosen, worth);
        }
    }
    let mut ranked: Vec<_> = best.into_iter().collect();
    ranked.sort_by(|(one, (_, worth)), (other, (_, other_worth))| {
        let place = |&(place, rotation)| (distance_to_middle(place), place, rotation);
        let worth = other_worth.partial_cmp(worth).unwrap_or(Ordering::Equal);
        worth.then_with(|| place(one).cmp(&place(other)))
    });
    ranked.into_iter().map(|(_, (chosen, _))| chosen).collect()
}

/// How far a place lies from the middle of the start, so that a town stays together.
fn distance_to_middle(place: Place) -> i32 {
    let (x, y) = (2 * i32::from(place.x) - 1, 2 * i32::from(place.y) - 1);
    x * x + y * y
}
