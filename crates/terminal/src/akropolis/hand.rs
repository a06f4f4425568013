//! The tile in hand: where it is above the city, and what it would do there.
//!
//! It is above a triangle of hexes. On each triangle on which a tile can be laid at all, it can be
//! laid in three ways, so turning never makes a good place a bad one.

use std::cmp::Reverse;

use polis_akropolis::{Akropolis, City, Hex, Move, Placement, Pointing, TileId, Triangle};
use polis_client::table::akropolis::hand::Hand;
use polis_client::table::akropolis::preview::Preview;
use polis_client::table::hand::{Arrow, Turn};
use polis_game::{Game, Seat};

use crate::picture::city::Ghost;
use crate::picture::hex_grid::HexGrid;
use crate::ranking::Ranking;
use crate::terminal_game::MovableHand;

/// The tile in hand, which is always above some place.
pub(crate) struct TileInHand {
    hand: Hand,
    /// What the player knows, the rest filled at random: nothing that is shown depends on that.
    position: Akropolis,
    city: City,
    ranking: Ranking<Placement>,
}

impl TileInHand {
    /// Takes a tile of the site, and holds it above the legal place nearest to `near`. Nothing is
    /// hidden in the position: what the player does not know is filled at random.
    pub(crate) fn new(
        position: Akropolis,
        seat: Seat,
        tile: TileId,
        near: Option<Triangle>,
    ) -> Option<TileInHand> {
        let city = *position.cities().get(seat)?;
        position.price(tile)?;
        let near = near.unwrap_or(Triangle {
            corner: Hex::ORIGIN,
            pointing: Pointing::East,
        });
        let nearest = city
            .triangles()
            .min_by_key(|&triangle| (distance(triangle, near), triangle));
        let mut hand = Hand::take(tile);
        hand.lay(nearest.unwrap_or(near).placements()[0]);
        Some(TileInHand {
            ranking: Ranking::new(ranked_placements(&position, &city, seat, tile)),
            hand,
            position,
            city,
        })
    }

    pub(crate) fn tile(&self) -> TileId {
        self.hand.tile()
    }

    /// The place above which it is.
    pub(crate) fn triangle(&self) -> Triangle {
        self.placement().triangle()
    }

    /// How it would lie.
    pub(crate) fn placement(&self) -> Placement {
        let placement = self.hand.placement();
        placement.expect("the tile was taken to a place")
    }

    /// The move that lays it.
    pub(crate) fn selected_move(&self) -> Move {
        Move::new(self.tile(), self.placement())
    }

    /// What laying it would do.
    pub(crate) fn preview(&self) -> Option<Preview> {
        Preview::new(&self.position, self.hand)
    }

    /// How it is drawn.
    pub(crate) fn ghost(&self) -> Ghost {
        Ghost {
            hexes: self.placement().hexes(),
            constructions: self.tile().constructions(),
            level: self.city.check(self.placement()).ok(),
        }
    }

    /// Its rank among the legal placements, in words.
    pub(crate) fn rank_text(&self) -> Option<String> {
        let current = self.placement();
        self.ranking.text(|placement| placement == current)
    }

    /// Goes to a placement.
    pub(crate) fn go_to(&mut self, placement: Placement) {
        self.ranking.start_cycling();
        self.hand.lay(placement);
    }

    /// Moves it to where the mouse is: to a legal place if one is near.
    pub(crate) fn follow_mouse(&mut self, grid: HexGrid, x: i32, y: i32) {
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
            return self.move_to(triangle);
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
            self.move_to(triangle);
        }
    }

    /// Moves it to a triangle, with the same of its hexes first.
    fn move_to(&mut self, triangle: Triangle) {
        let placement = self.placement();
        let ways = self.triangle().placements();
        let way = ways.iter().position(|&way| way == placement);
        self.hand.lay(triangle.placements()[way.unwrap_or(0)]);
    }
}

impl MovableHand for TileInHand {
    fn next(&mut self) {
        let current = self.placement();
        let next = self.ranking.next(|placement| placement == current);
        self.hand.lay(next.unwrap_or(current));
    }

    fn previous(&mut self) {
        let current = self.placement();
        let previous = self.ranking.previous(|placement| placement == current);
        self.hand.lay(previous.unwrap_or(current));
    }

    fn turn(&mut self, turn: Turn) {
        self.hand.turn(turn);
    }

    fn step(&mut self, arrow: Arrow) {
        let Triangle { corner, pointing } = self.triangle();
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
        // Far from the city there is nothing to be found.
        let distance = self.city.tops().map(|(hex, _)| {
            let (q, r) = (hex.q.abs_diff(q), hex.r.abs_diff(r));
            q.max(r)
        });
        if distance.min().is_some_and(|distance| distance <= 4) {
            self.move_to(Triangle {
                corner: Hex::new(q, r),
                pointing,
            });
        }
    }
}

/// Every legal placement of a tile, the best first.
fn ranked_placements(
    position: &Akropolis,
    city: &City,
    seat: Seat,
    tile: TileId,
) -> Vec<Placement> {
    let points_after = |placement: Placement| {
        let mut after = position.clone();
        after.play(Move::new(tile, placement)).ok()?;
        Some(after.score(seat).total())
    };
    let mut ranked = Vec::new();
    for triangle in city.triangles() {
        for (way, placement) in triangle.placements().into_iter().enumerate() {
            // Among equals the one that leaves the city most compact: it has the most neighbours.
            if let Some(points) = points_after(placement) {
                let neighbours = neighbours(city, triangle);
                ranked.push((
                    Reverse(points),
                    Reverse(neighbours),
                    triangle,
                    way,
                    placement,
                ));
            }
        }
    }
    ranked.sort_unstable_by_key(|&(points, neighbours, triangle, way, _)| {
        (points, neighbours, triangle, way)
    });
    ranked
        .into_iter()
        .map(|(.., placement)| placement)
        .collect()
}

/// How many sides of a triangle touch the city; a higher level counts for more.
fn neighbours(city: &City, triangle: Triangle) -> usize {
    let hexes = triangle.hexes();
    let around = hexes.iter().flat_map(|hex| hex.neighbours());
    let built = around.filter(|&hex| city.height(hex) > 0).count();
    built + 6 * usize::from(city.height(hexes[0]))
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
