//! The graph over a game: points or chances, as lines of an SVG.

use std::fmt::Write;

/// How wide the graph is, in its own units.
pub const WIDTH: f32 = 720.0;
/// How high it is.
pub const HEIGHT: f32 = 100.0;
/// The room above and below the lines.
const ROOM: f32 = 6.0;

/// From the lowest to the highest value, with something between them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    low: f32,
    high: f32,
}

impl Scale {
    /// Chances: from nothing to all.
    pub const CHANCE: Scale = Scale {
        low: 0.0,
        high: 1.0,
    };

    /// All of these values, and nothing.
    pub fn of(values: impl IntoIterator<Item = f32>) -> Scale {
        let values = values.into_iter().filter(|value| value.is_finite());
        let (low, high) = values.fold((0.0_f32, 0.0_f32), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        Scale {
            low,
            high: high.max(low + 1.0),
        }
    }

    /// How far down a value is.
    pub fn y(self, value: f32) -> f32 {
        let part = (value - self.low) / (self.high - self.low);
        HEIGHT - ROOM - part.clamp(0.0, 1.0) * (HEIGHT - 2.0 * ROOM)
    }
}

/// How far right a ply is, of so many in all.
pub fn x(ply: usize, plies: usize) -> f32 {
    WIDTH * ply as f32 / plies.max(1) as f32
}

/// The line through values by ply; where one is not known, it is interrupted.
pub fn line(values: &[Option<f32>], scale: Scale) -> String {
    let mut path = String::new();
    let mut is_drawing = false;
    let plies = values.len().saturating_sub(1);
    for (ply, value) in values.iter().enumerate() {
        let Some(value) = value.filter(|value| value.is_finite()) else {
            is_drawing = false;
            continue;
        };
        let letter = if is_drawing { 'L' } else { 'M' };
        // Writing into a text cannot fail.
        let _ = write!(path, "{letter}{:.1} {:.1}", x(ply, plies), scale.y(value));
        is_drawing = true;
    }
    path
}

/// The area below a line that is known from the first ply on, as far as it is.
pub fn area(values: &[Option<f32>], scale: Scale) -> String {
    let plies = values.len().saturating_sub(1);
    let known: Vec<Option<f32>> = values.iter().copied().take_while(Option::is_some).collect();
    if known.len() < 2 {
        return String::new();
    }
    let last = x(known.len() - 1, plies);
    let mut padded = known;
    padded.resize(values.len(), None);
    format!("{}L{last:.1} {HEIGHT}L0 {HEIGHT}Z", line(&padded, scale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_edge_to_edge() {
        let scale = Scale::of([0.0, 10.0, 5.0]);
        let path = line(&[Some(0.0), Some(10.0), Some(5.0)], scale);
        assert_eq!(path, "M0.0 94.0L360.0 6.0L720.0 50.0");
        let path = line(&[Some(0.0), None, Some(5.0)], scale);
        assert_eq!(path, "M0.0 94.0M720.0 50.0");
        assert_eq!(line(&[], scale), "");
        assert_eq!(line(&[Some(f32::NAN)], scale), "");
        assert_eq!(
            area(&[Some(0.0), Some(1.0), None], Scale::CHANCE),
            "M0.0 94.0L360.0 6.0L360.0 100L0 100Z"
        );
        assert_eq!(area(&[None, Some(1.0)], Scale::CHANCE), "");
    }

    #[test]
    fn equal_values_have_a_scale_too() {
        let scale = Scale::of([]);
        assert!((scale.y(0.0) - 94.0).abs() < 0.01 && scale.y(f32::INFINITY).is_finite());
        assert!(Scale::of([-3.0]).y(-3.0) > Scale::of([-3.0]).y(0.0));
    }
}
