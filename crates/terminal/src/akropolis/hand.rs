//! The tile in hand: where it floats, and what it would do there.
//!
//! It floats above a triangle of hexes. On each triangle on which a tile can be laid at all, it
//! can be laid in three ways, so turning never makes a good place a bad one.

use std::cmp::Reverse;

use polis_akropolis::{
    Akropolis, City, Hex, Illegal, Misfit, Move, Placement, Pointing, Score, TileId, Triangle,
};
use polis_game::{Game, Seat};

use crate::command::{Arrow, Turning};
use crate::picture::city::Ghost;
use crate::picture::hex_grid::HexGrid;

/// The tile in hand.
pub(crate) struct Hand {
    tile: TileId,
    price: u16,
    seat: Seat,
    /// What the player knows, the rest filled by lot: nothing that is shown depends on that.
    position: Akropolis,
    city: City,
    triangle: Triangle,
    /// Which of the three ways to lay a tile on the triangle.
    way: usize,
    places: Vec<Place>,
    /// Whether the legal places are being gone through.
    toured: bool,
}

/// A legal way to lay the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    triangle: Triangle,
    way: usize,
    /// The points that it brings.
    change: i32,
}

/// What laying the tile would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preview {
    /// It can lie here.
    Fits {
        /// The level on which it lies.
        level: u8,
        /// What it costs.
        price: u16,
        /// The stones from quarries that it covers.
        won: u16,
        /// The score without it.
        before: Score,
        /// The score with it.
        after: Score,
    },
    /// It cannot.
    Misfit {
        /// Why.
        misfit: Misfit,
        /// How it would lie.
        placement: Placement,
    },
}

impl Hand {
    /// Takes a tile of the site, and holds it above the legal place nearest to `near`. Nothing is
    /// hidden in the position: what the player does not know is filled by lot.
    pub(crate) fn new(
        position: Akropolis,
        seat: Seat,
        tile: TileId,
        near: Option<Triangle>,
    ) -> Option<Hand> {
        let city = *position.cities().get(seat)?;
        let near = near.unwrap_or(Triangle {
            corner: Hex::ORIGIN,
            pointing: Pointing::East,
        });
        let nearest = city
            .triangles()
            .min_by_key(|&triangle| (distance(triangle, near), triangle));
        let mut hand = Hand {
            tile,
            price: position.price(tile)?,
            seat,
            position,
            city,
            triangle: nearest.unwrap_or(near),
            way: 0,
            places: Vec::new(),
            toured: false,
        };
        hand.places = hand.legal_places();
        Some(hand)
    }

    /// The tile.
    pub(crate) fn tile(&self) -> TileId {
        self.tile
    }

    /// Where it floats.
    pub(crate) fn triangle(&self) -> Triangle {
        self.triangle
    }

    /// How it would lie.
    pub(crate) fn placement(&self) -> Placement {
        self.triangle.placements()[self.way]
    }

    /// The move that lays it.
    pub(crate) fn chosen(&self) -> Move {
        Move::new(self.tile, self.placement())
    }

    /// What laying it would do.
    pub(crate) fn preview(&self) -> Preview {
        let placement = self.placement();
        let level = match self.position.check(self.chosen()) {
            Err(Illegal::Misfit { misfit, .. }) => return Preview::Misfit { misfit, placement },
            // It can be paid, or it were not in hand.
            Ok(()) | Err(Illegal::Over | Illegal::NotInSite { .. } | Illegal::TooDear { .. }) => {
                self.city.check(placement).unwrap_or_default()
            }
        };
        let before = self.position.score(self.seat);
        let after = self.score_after(placement).unwrap_or(before);
        Preview::Fits {
            level,
            price: self.price,
            won: (after.stones + self.price).saturating_sub(before.stones),
            before,
            after,
        }
    }

    /// How it is drawn.
    pub(crate) fn ghost(&self) -> Ghost {
        Ghost {
            hexes: self.placement().hexes(),
            constructions: self.tile.constructions(),
            level: self.city.check(self.placement()).ok(),
        }
    }

    /// The place of the ghost among the legal ones, from 1, and how many there are.
    pub(crate) fn rank(&self) -> (Option<usize>, usize) {
        let place = self.places.iter().position(|place| self.is_at(*place));
        (place.map(|place| place + 1), self.places.len())
    }

    /// To the next legal place: to the best at first, then to less good ones.
    pub(crate) fn next(&mut self) {
        let next = match self.places.iter().position(|place| self.is_at(*place)) {
            Some(place) if self.toured => place + 1,
            Some(_) | None => 0,
        };
        self.toured = true;
        self.go_to(next);
    }

    /// To the legal place before.
    pub(crate) fn previous(&mut self) {
        let places = self.places.len();
        let previous = match self.places.iter().position(|place| self.is_at(*place)) {
            Some(place) if self.toured => place + places - 1,
            Some(_) | None => 0,
        };
        self.toured = true;
        self.go_to(previous);
    }

    /// To where it lies like this, if it can.
    pub(crate) fn go_to_placement(&mut self, placement: Placement) {
        let is_there = |place: &Place| place.triangle.placements()[place.way] == placement;
        if let Some(place) = self.places.iter().position(is_there) {
            self.toured = true;
            self.go_to(place);
        }
    }

    /// Turns it on its triangle.
    pub(crate) fn turn(&mut self, turning: Turning) {
        self.way = match turning {
            Turning::Clockwise => (self.way + 1) % 3,
            Turning::CounterClockwise => (self.way + 2) % 3,
        };
    }

    /// Moves it by a hex to the north or south, by half a hex to the west or east.
    pub(crate) fn step(&mut self, arrow: Arrow) {
        let Triangle { corner, pointing } = self.triangle;
        let Hex { q, r } = corner;
        // From one column to the next it goes down and up in turn, so that it stays in its row.
        let down = q.rem_euclid(2) == 0;
        let (q, r, pointing) = match (arrow, pointing) {
            (Arrow::Up, _) => (q, r - 1, pointing),
            (Arrow::Down, _) => (q, r + 1, pointing),
            (Arrow::Right, Pointing::East) if down => (q, r, Pointing::West),
            (Arrow::Right, Pointing::East) => (q, r - 1, Pointing::West),
            (Arrow::Right, Pointing::West) => (q + 1, r, Pointing::East),
            (Arrow::Left, Pointing::East) => (q - 1, r, Pointing::West),
            (Arrow::Left, Pointing::West) if down => (q, r, Pointing::East),
            (Arrow::Left, Pointing::West) => (q, r + 1, Pointing::East),
        };
        let moved = Triangle {
            corner: Hex::new(q, r),
            pointing,
        };
        // Far from the city there is nothing to be found.
        let reach = self.city.tops().map(|(hex, _)| {
            let (q, r) = (hex.q.abs_diff(q), hex.r.abs_diff(r));
            q.max(r)
        });
        if reach.min().is_some_and(|reach| reach <= 4) {
            self.triangle = moved;
        }
    }

    /// Moves it to where the mouse is: to a legal place if one is near.
    pub(crate) fn point(&mut self, grid: HexGrid, x: i32, y: i32) {
        /// Half a hex.
        const SNAP: i32 = 3;
        let nearest = self
            .city
            .triangles()
            .map(|triangle| (grid.distance(triangle, x, y), triangle))
            .min();
        if let Some((distance, triangle)) = nearest
            && distance <= SNAP
        {
            self.triangle = triangle;
            return;
        }
        let hex = grid.hex_at(x, y);
        let around = [(0, 0), (-1, 0), (0, -1), (-1, -1)]
            .into_iter()
            .flat_map(|(q, r)| {
                [Pointing::East, Pointing::West].map(|pointing| Triangle {
                    corner: Hex::new(hex.q + q, hex.r + r),
                    pointing,
                })
            });
        if let Some(triangle) = around
            .filter(|triangle| triangle.hexes().contains(&hex))
            .min_by_key(|&triangle| (grid.distance(triangle, x, y), triangle))
        {
            self.triangle = triangle;
        }
    }

    /// Every legal way to lay the tile, the best first.
    fn legal_places(&self) -> Vec<Place> {
        let total = self.position.score(self.seat).total();
        let mut places: Vec<Place> = self
            .city
            .triangles()
            .flat_map(|triangle| (0..3).map(move |way| (triangle, way)))
            .filter_map(|(triangle, way)| {
                let after = self.score_after(triangle.placements()[way])?;
                Some(Place {
                    triangle,
                    way,
                    change: after.total() - total,
                })
            })
            .collect();
        // Among equals the place that leaves the city most compact: it has the most neighbours.
        places.sort_by_key(|place| {
            let neighbours = self.neighbours(place.triangle);
            (
                -place.change,
                Reverse(neighbours),
                place.triangle,
                place.way,
            )
        });
        places
    }

    /// How many sides of a triangle touch the city, or for a higher level how high it lies.
    fn neighbours(&self, triangle: Triangle) -> usize {
        let hexes = triangle.hexes();
        let around = hexes.iter().flat_map(|hex| hex.neighbours());
        let built = around.filter(|&hex| self.city.height(hex) > 0).count();
        built + 6 * usize::from(self.city.height(hexes[0]))
    }

    /// The score after the tile is laid, if it can be.
    fn score_after(&self, placement: Placement) -> Option<Score> {
        let mut after = self.position.clone();
        after.play(Move::new(self.tile, placement)).ok()?;
        Some(after.score(self.seat))
    }

    fn go_to(&mut self, number: usize) {
        let places = self.places.len().max(1);
        if let Some(place) = self.places.get(number % places) {
            self.triangle = place.triangle;
            self.way = place.way;
        }
    }

    fn is_at(&self, place: Place) -> bool {
        place.triangle == self.triangle && place.way == self.way
    }
}

fn distance(a: Triangle, b: Triangle) -> u16 {
    let (q, r) = (
        i32::from(a.corner.q - b.corner.q),
        i32::from(a.corner.r - b.corner.r),
    );
    (q.unsigned_abs()
        .max(r.unsigned_abs())
        .max((q + r).unsigned_abs())) as u16
}
