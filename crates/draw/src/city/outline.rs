//! Shapes made of several hexes: silhouettes and cast shadows.

use std::fmt;

use polis_akropolis::{Direction, Hex};

use crate::city::hexes::{CityView, RADIUS, edge};
use crate::geometry::Point;

/// A shadow on the ground moves by this for each level.
const CAST: Point = Point::new(0.24 * RADIUS, 0.105 * RADIUS);
/// No shadow is longer than that of this many levels.
const LONGEST: u8 = 3;
/// A shadow on a face is this much longer, as nothing blurs it.
const ON_FACE: f64 = 1.5;

/// The silhouette of some faces, each with its height, as the data of a path.
///
/// Faces of equal height that touch grow together; others keep their own outlines.
pub(crate) fn outline(view: CityView, faces: &[(Hex, u8)], lift: f64) -> impl fmt::Display {
    let corners = view.corners();
    let mut edges: Vec<(Corner, Corner)> = Vec::with_capacity(faces.len() * 4);
    for &(hex, height) in faces {
        let middle = view.point(hex, height) - Point::new(0.0, lift);
        for direction in Direction::ALL {
            let neighbour = (view.neighbour(hex, direction), height);
            if !faces.contains(&neighbour) {
                let [from, to] = edge(direction).map(|corner| middle + corners[corner]);
                edges.push((Corner::at(from, height), Corner::at(to, height)));
            }
        }
    }
    fmt::from_fn(move |f| {
        let mut edges = edges.clone();
        while let Some((first, mut end)) = edges.pop() {
            write!(f, "M{first}L{end}")?;
            while let Some(next) = edges.iter().position(|&(from, _)| from == end) {
                end = edges.swap_remove(next).1;
                if end != first {
                    write!(f, " {end}")?;
                }
            }
            f.write_str("Z")?;
        }
        Ok(())
    })
}

/// A corner in tenths of a unit, so that it can be compared.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Corner {
    x: i32,
    y: i32,
    height: u8,
}

impl Corner {
    fn at(point: Point, height: u8) -> Corner {
        let [x, y] = [point.x, point.y].map(|part| (part * 10.0).round() as i32);
        Corner { x, y, height }
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Point::new(f64::from(self.x) / 10.0, f64::from(self.y) / 10.0).fmt(f)
    }
}

/// The shadow that a column casts on the ground.
pub(crate) fn ground_shadow(corners: [Point; 6], foot: Point, height: u8) -> impl fmt::Display {
    let levels = f64::from(height.min(LONGEST));
    swept(corners.map(|corner| foot + corner), CAST.scaled(levels))
}

/// The shadow that a neighbour casts on a face that is `levels` lower.
pub(crate) fn face_shadow(corners: [Point; 6], from: Point, levels: u8) -> impl fmt::Display {
    let levels = f64::from(levels.min(LONGEST));
    swept(
        corners.map(|corner| from + corner),
        CAST.scaled(ON_FACE * levels),
    )
}

/// What a hex passes over when it moves to the right and, less so, downwards, as a polygon.
fn swept(hex: [Point; 6], way: Point) -> impl fmt::Display {
    let [east, south_east, south_west, west, north_west, north_east] = hex;
    // The way is flatter than the slanted edges, so that these corners lead and those trail.
    let hull = [
        west,
        north_west,
        north_east,
        north_east + way,
        east + way,
        south_east + way,
        south_west + way,
        south_west,
    ];
    polygon(hull)
}

/// A closed polygon as the data of a path.
pub(crate) fn polygon<const N: usize>(points: [Point; N]) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        for (index, point) in points.iter().enumerate() {
            write!(f, "{}{point}", if index == 0 { 'M' } else { ' ' })?;
        }
        f.write_str("Z")
    })
}

/// A face round a point, shrunk or grown, as the data of a path.
pub(crate) fn face(corners: [Point; 6], middle: Point, factor: f64) -> impl fmt::Display {
    polygon(corners.map(|corner| middle + corner.scaled(factor)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loops(faces: &[(Hex, u8)]) -> usize {
        let outline = outline(CityView::default(), faces, 0.0).to_string();
        outline.matches('Z').count()
    }

    #[test]
    fn equal_heights_grow_together() {
        let (a, b) = (Hex::new(0, 0), Hex::new(1, 0));
        assert_eq!(loops(&[(a, 1)]), 1);
        assert_eq!(loops(&[(a, 1), (b, 1)]), 1);
        assert_eq!(loops(&[(a, 1), (b, 2)]), 2);
        let ring: Vec<(Hex, u8)> = a.neighbours().into_iter().map(|hex| (hex, 1)).collect();
        assert_eq!(loops(&ring), 2);
    }

    #[test]
    fn a_hex_has_six_corners() {
        let outline = outline(CityView::default(), &[(Hex::ORIGIN, 0)], 0.0).to_string();
        assert_eq!(outline, "M-40 0L-20 -29.8 20 -29.8 40 0 20 29.8 -20 29.8Z");
    }
}
