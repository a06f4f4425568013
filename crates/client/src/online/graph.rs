//! The course of a rating as lines of a drawing.

use std::fmt::Write as _;

/// The course of a rating, with how far off it may be, in the units of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// The rating, as an SVG path.
    pub course: String,
    /// Where it truly is with 95 %, as an SVG path.
    pub band: String,
    /// Where the course ends.
    pub last: (f64, f64),
    /// Ratings to compare with.
    pub levels: Vec<RatingGridLine>,
}

/// A rating to compare with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingGridLine {
    pub rating: i64,
    /// How far down it is.
    pub y: f64,
}

impl Graph {
    /// The width of the drawing.
    pub const WIDTH: f64 = 320.0;
    /// The height of the drawing.
    pub const HEIGHT: f64 = 120.0;
    const LEFT: f64 = 38.0;
    const MARGIN: f64 = 8.0;

    /// Draws ratings with their deviations, one a game; none for fewer than two that are numbers.
    pub fn new(ratings: &[(f64, f64)]) -> Option<Graph> {
        let ratings: Vec<(f64, f64)> = ratings
            .iter()
            .copied()
            .filter(|(rating, deviation)| {
                rating.is_finite() && deviation.is_finite() && rating.abs() < 1e6
            })
            .collect();
        if ratings.len() < 2 {
            return None;
        }
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for &(rating, _) in &ratings {
            low = low.min(rating);
            high = high.max(rating);
        }
        // At least 100 points high, so that a calm course looks calm.
        let middle = f64::midpoint(low, high);
        let half = ((high - low) / 2.0 + 20.0).max(50.0);
        let (low, high) = (middle - half, middle + half);
        let inside = Graph::HEIGHT - 2.0 * Graph::MARGIN;
        let y = |rating: f64| {
            let y = Graph::MARGIN + (high - rating) / (high - low) * inside;
            y.clamp(0.0, Graph::HEIGHT)
        };
        let step = (Graph::WIDTH - Graph::LEFT - Graph::MARGIN) / (ratings.len() - 1) as f64;
        let x = |index: usize| Graph::LEFT + index as f64 * step;
        let line = |points: &mut dyn Iterator<Item = (f64, f64)>| {
            let mut path = String::new();
            for (x, y) in points {
                let letter = if path.is_empty() { 'M' } else { 'L' };
                // Writing to a string cannot fail.
                let _ = write!(path, "{letter}{x:.1} {y:.1}");
            }
            path
        };
        let at = |sign: f64| {
            let ratings = ratings.iter().enumerate();
            ratings.map(move |(index, &(rating, deviation))| {
                (x(index), y(rating + sign * 2.0 * deviation))
            })
        };
        let course = line(&mut at(0.0));
        let mut band = line(&mut at(1.0).chain(at(-1.0).collect::<Vec<_>>().into_iter().rev()));
        band.push('z');
        let last = at(0.0).next_back()?;
        let distance = if half > 200.0 { 200.0 } else { 50.0 };
        let first = (low / distance).ceil() as i64;
        let levels = (first..)
            .map(|index| index as f64 * distance)
            .take_while(|&rating| rating <= high)
            .take(12)
            .map(|rating| RatingGridLine {
                rating: rating as i64,
                y: y(rating),
            })
            .collect();
        Some(Graph {
            course,
            band,
            last,
            levels,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_stays_inside_its_frame() {
        assert_eq!(Graph::new(&[]), None);
        assert_eq!(Graph::new(&[(1500.0, 350.0)]), None);
        assert_eq!(
            Graph::new(&[(f64::NAN, 1.0), (1500.0, f64::INFINITY)]),
            None
        );
        let graph = Graph::new(&[(1500.0, 350.0), (1650.0, 200.0), (1580.0, 150.0)]).unwrap();
        assert!(graph.course.starts_with("M38.0 "), "{}", graph.course);
        assert!(graph.band.ends_with('z'));
        assert!(graph.last.0 <= Graph::WIDTH && graph.last.1 <= Graph::HEIGHT);
        let ratings: Vec<i64> = graph.levels.iter().map(|level| level.rating).collect();
        assert_eq!(ratings, [1500, 1550, 1600, 1650]);
        // A rating that never changed is a line in the middle.
        let calm = Graph::new(&[(1500.0, 50.0); 2]).unwrap();
        assert!((calm.last.1 - Graph::HEIGHT / 2.0).abs() < 1e-9);
    }
}
