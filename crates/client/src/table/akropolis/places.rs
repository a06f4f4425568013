//! The places where a tile in hand can lie: which one a pointer means, which is next, which is
//! best.

use std::cmp::Reverse;

use polis_akropolis::{Akropolis, City, Direction, Hex, Placement, TileId, Triangle};
use polis_draw::{CityView, Point, RADIUS};
use polis_game::Game;

pub use crate::table::hand::Arrow;

/// A pointer so near to the middle of a place means it.
const SNAP: f64 = 0.6 * RADIUS;

/// The middle of a place as it is drawn.
pub fn middle(city: &City, view: CityView, triangle: Triangle) -> Point {
    let [a, b, c] = triangle
        .hexes()
        .map(|hex| view.point(hex, city.height(hex)));
    Point::new((a.x + b.x + c.x) / 3.0, (a.y + b.y + c.y) / 3.0)
}

/// The place that a pointer over a hex means: the nearest where a tile can lie if it is near
/// enough, else the nearest. None far from the city.
pub fn place_at(city: &City, view: CityView, hex: Hex, pointer: Point) -> Option<Triangle> {
    let around = Direction::ALL.map(|rotation| Placement { hex, rotation }.triangle());
    let near = |triangle: &Triangle| middle(city, view, *triangle).distance(pointer);
    let allowed = around
        .into_iter()
        .filter(|triangle| city.check(triangle.placements()[0]).is_ok())
        .min_by(|one, other| near(one).total_cmp(&near(other)));
    if allowed.is_some_and(|triangle| near(&triangle) < SNAP || is_open(city, hex)) {
        return allowed;
    }
    let nearest = around
        .into_iter()
        .min_by(|one, other| near(one).total_cmp(&near(other)))?;
    let is_near = nearest
        .hexes()
        .into_iter()
        .flat_map(Hex::neighbours)
        .flat_map(Hex::neighbours)
        .any(|hex| city.height(hex) > 0);
    is_near.then_some(nearest)
}

/// Whether nothing is built on a hex: there a place that is allowed is always meant.
fn is_open(city: &City, hex: Hex) -> bool {
    city.height(hex) == 0
}

/// How far a way goes along an arrow, and how far across.
fn along(arrow: Arrow, way: Point) -> (f64, f64) {
    match arrow {
        Arrow::Up => (-way.y, way.x.abs()),
        Arrow::Down => (way.y, way.x.abs()),
        Arrow::Left => (-way.x, way.y.abs()),
        Arrow::Right => (way.x, way.y.abs()),
    }
}

/// The next place in the direction of an arrow where a tile can lie.
pub fn next(city: &City, view: CityView, from: Triangle, arrow: Arrow) -> Option<Triangle> {
    let start = middle(city, view, from);
    city.triangles()
        .filter(|&triangle| triangle != from)
        .filter_map(|triangle| {
            let (ahead, aside) = along(arrow, middle(city, view, triangle) - start);
            let is_ahead = ahead > 2.0 && aside <= ahead * 1.8;
            is_ahead.then_some((triangle, ahead + 1.6 * aside))
        })
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(triangle, _)| triangle)
}

/// The place nearest to the middle of the city, to begin with.
pub fn first(city: &City, view: CityView) -> Option<Triangle> {
    let start = view.point(Hex::ORIGIN, 1);
    let far = |triangle: &Triangle| middle(city, view, *triangle).distance(start);
    city.triangles()
        .min_by(|one, other| far(one).total_cmp(&far(other)))
}

/// The next built hex in the direction of an arrow.
pub fn next_hex(city: &City, view: CityView, from: Hex, arrow: Arrow) -> Option<Hex> {
    let start = view.point(from, 0);
    city.tops()
        .filter(|&(hex, _)| hex != from)
        .filter_map(|(hex, _)| {
            let (ahead, aside) = along(arrow, view.point(hex, 0) - start);
            let is_ahead = ahead > 2.0 && aside <= ahead * 1.8;
            is_ahead.then_some((hex, ahead + 1.6 * aside))
        })
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(hex, _)| hex)
}

/// The best way to lay a tile on each place, and the change of the points, best first.
pub fn by_points(position: &Akropolis, tile: TileId) -> Vec<(Placement, i32)> {
    let Some(seat) = position.to_move() else {
        return Vec::new();
    };
    let variants = position.options().variants();
    let city = &position.cities()[seat];
    let points = |city: &City| -> i32 {
        let score = city.score(variants);
        score.iter().map(|(_, score)| score.points()).sum()
    };
    let before = points(city) + position.price(tile).map_or(0, i32::from);
    let best = |triangle: Triangle| {
        let ways = triangle.placements().into_iter();
        let gains = ways.filter_map(|placement| {
            let mut after = *city;
            let laid = after.lay(tile, placement).ok()?;
            Some((
                placement,
                points(&after) + i32::from(laid.quarries) - before,
            ))
        });
        gains.max_by_key(|&(_, gain)| gain)
    };
    let mut places: Vec<(Placement, i32)> = city.triangles().filter_map(best).collect();
    places.sort_by_key(|&(placement, gain)| (Reverse(gain), placement));
    places
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Length, Move, Options, Players, Variants};
    use polis_game::chance;

    use super::*;

    /// A position in the middle of a random game.
    fn position(turns: usize) -> Akropolis {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        let mut rng = chance(7);
        let mut game = Akropolis::new(&Akropolis::deal(&options, &mut rng).unwrap()).unwrap();
        for _ in 0..turns {
            let chosen = game.random_move(&mut rng).unwrap();
            game.play(chosen).unwrap();
        }
        game
    }

    #[test]
    fn a_pointer_in_the_middle_of_a_place_means_it() {
        let game = position(16);
        let city = &game.cities()[game.to_move().unwrap()];
        for turns in 0..6 {
            let view = CityView {
                turns,
                ..CityView::default()
            };
            for triangle in city.triangles() {
                let pointer = middle(city, view, triangle);
                for hex in triangle.hexes() {
                    assert_eq!(place_at(city, view, hex, pointer), Some(triangle));
                }
            }
        }
    }

    #[test]
    fn far_from_the_city_there_is_no_place() {
        let (city, view, far) = (City::new(), CityView::default(), Hex::new(9, 9));
        assert_eq!(place_at(&city, view, far, view.point(far, 0)), None);
    }

    #[test]
    fn arrows_lead_to_every_place() {
        let game = position(12);
        let city = &game.cities()[game.to_move().unwrap()];
        let view = CityView::default();
        let mut seen = vec![city.nth_triangle(0)];
        let mut index = 0;
        while index < seen.len() {
            for arrow in [Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right] {
                if let Some(triangle) = next(city, view, seen[index], arrow)
                    && !seen.contains(&triangle)
                {
                    seen.push(triangle);
                }
            }
            index += 1;
        }
        assert_eq!(seen.len(), city.triangle_count());
    }

    #[test]
    fn the_best_place_brings_most() {
        let game = position(14);
        for &tile in game.site() {
            let places = by_points(&game, tile);
            assert!(places.is_sorted_by_key(|&(_, gain)| Reverse(gain)));
            for (placement, gain) in places {
                if let Ok(exact) = game.gain(Move::new(tile, placement)) {
                    assert_eq!(exact.points(), gain);
                }
            }
        }
    }
}
