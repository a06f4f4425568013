//! Points game by game, as lines of a drawing.

use std::fmt::Write as _;

/// Points game by game, in the units of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// Where each game is.
    pub dots: Vec<(f64, f64)>,
    /// The mean of the games about each, as an SVG path; nothing where there are few.
    pub mean: String,
    /// Points to compare with.
    pub levels: Vec<PointsGridLine>,
}

/// Points to compare with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointsGridLine {
    pub points: i64,
    /// How far down they are.
    pub y: f64,
}

/// The mean is that of a game and so many on both sides of it.
const ABOUT: usize = 3;

impl Course {
    /// The width of the drawing on a wide screen.
    pub const WIDE: f64 = 1040.0;
    /// The width of the drawing on a phone.
    pub const NARROW: f64 = 340.0;
    /// The height of the drawing.
    pub const HEIGHT: f64 = 200.0;
    const LEFT: f64 = 38.0;
    const MARGIN: f64 = 12.0;

    /// Draws points, one a game, so wide; none for fewer than two.
    pub fn new(points: &[i32], width: f64) -> Option<Course> {
        if points.len() < 2 {
            return None;
        }
        let points: Vec<f64> = points.iter().copied().map(f64::from).collect();
        let low = points.iter().copied().fold(f64::INFINITY, f64::min);
        let high = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        // At least ten points high, so that a calm course looks calm.
        let middle = f64::midpoint(low, high);
        let half = ((high - low) / 2.0 * 1.1).max(5.0);
        let (low, high) = (middle - half, middle + half);
        let inside = Course::HEIGHT - 2.0 * Course::MARGIN;
        let y = |value: f64| Course::MARGIN + (high - value) / (high - low) * inside;
        let width = width - Course::LEFT - Course::MARGIN;
        let step = width / (points.len() - 1) as f64;
        let x = |index: usize| Course::LEFT + index as f64 * step;
        let dots = points.iter().enumerate();
        let dots = dots.map(|(index, &value)| (x(index), y(value))).collect();
        let mut mean = String::new();
        if points.len() > 2 * ABOUT {
            for index in 0..points.len() {
                let about = index.saturating_sub(ABOUT)..(index + ABOUT + 1).min(points.len());
                let number = about.len() as f64;
                let value = points[about].iter().sum::<f64>() / number;
                let letter = if index == 0 { 'M' } else { 'L' };
                // Writing to a string cannot fail.
                let _ = write!(mean, "{letter}{:.1} {:.1}", x(index), y(value));
            }
        }
        Some(Course {
            dots,
            mean,
            levels: levels(low, high, y),
        })
    }
}

/// Round numbers, at most six.
fn levels(low: f64, high: f64, y: impl Fn(f64) -> f64) -> Vec<PointsGridLine> {
    let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 500.0];
    let step = steps
        .into_iter()
        .find(|step| (high - low) / step <= 5.0)
        .unwrap_or(1000.0);
    let first = (low / step).ceil() as i64;
    (first..)
        .map(|number| number as f64 * step)
        .take_while(|&points| points <= high)
        .take(8)
        .map(|points| PointsGridLine {
            points: points as i64,
            y: y(points),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_stays_inside_its_frame() {
        assert_eq!(Course::new(&[], 340.0), None);
        assert_eq!(Course::new(&[50], 340.0), None);
        let calm = Course::new(&[50, 50], 340.0).unwrap();
        assert!((calm.dots[0].1 - Course::HEIGHT / 2.0).abs() < 1e-9);
        assert!(calm.mean.is_empty());
        let points: Vec<i32> = (0..40).map(|game| (game * 37) % 150 - 20).collect();
        let course = Course::new(&points, Course::WIDE).unwrap();
        assert_eq!(course.dots.len(), 40);
        for &(x, y) in &course.dots {
            assert!((0.0..=Course::WIDE).contains(&x) && (0.0..=Course::HEIGHT).contains(&y));
        }
        assert!(course.mean.starts_with("M38.0 "));
        let levels: Vec<i64> = course.levels.iter().map(|level| level.points).collect();
        assert_eq!(levels, [0, 50, 100]);
        assert!(
            Course::new(&[i32::MIN, i32::MAX], 340.0)
                .unwrap()
                .levels
                .len()
                <= 8
        );
    }
}
