//! Points and frames on the drawing, and how their numbers are written.

use std::fmt;
use std::ops::{Add, Sub};

/// The square root of 3.
pub(crate) const SQRT_3: f64 = 1.732_050_807_568_877_2;

/// A point of a drawing: x to the right, y downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// How far it is to another point.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    pub(crate) fn scaled(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

/// As the lists of points and the transforms of SVG write it.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Number(self.x).fmt(f)?;
        f.write_str(" ")?;
        Number(self.y).fmt(f)
    }
}

/// A number in a drawing: rounded to tenths, and as short as possible.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number(pub(crate) f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_assert!(self.0.is_finite(), "a coordinate is {}", self.0);
        // The digits are set from the right: drawings are full of numbers, and this is several
        // times faster than the general way.
        let tenths = (self.0 * 10.0).round() as i64;
        let mut text = [0_u8; 24];
        let mut start = text.len();
        let mut set = |byte: u8| {
            start -= 1;
            text[start] = byte;
        };
        let mut left = tenths.unsigned_abs();
        if !left.is_multiple_of(10) {
            set(b'0' + (left % 10) as u8);
            set(b'.');
        }
        left /= 10;
        loop {
            set(b'0' + (left % 10) as u8);
            left /= 10;
            if left == 0 {
                break;
            }
        }
        if tenths < 0 {
            set(b'-');
        }
        let text = str::from_utf8(&text[start..]).expect("digits are text");
        f.write_str(text)
    }
}

/// A factor of a transform: rounded to hundredths.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale(pub(crate) f64);

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_assert!(self.0.is_finite(), "a factor is {}", self.0);
        let hundredths = (self.0 * 100.0).round() as u64;
        write!(f, "{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

/// A rectangle of a drawing; its text form is that of a `viewBox`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Frame {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Frame {
    /// The frame with this upper left corner and size.
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Frame {
        Frame {
            x,
            y,
            width,
            height,
        }
    }

    /// The frame of this size round a point.
    pub fn around(middle: Point, width: f64, height: f64) -> Frame {
        Frame::new(
            middle.x - width / 2.0,
            middle.y - height / 2.0,
            width,
            height,
        )
    }

    /// The point in the middle.
    pub fn middle(self) -> Point {
        Point::new(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The frame with a margin on all sides.
    pub fn padded(self, margin: f64) -> Frame {
        Frame::new(
            self.x - margin,
            self.y - margin,
            self.width + 2.0 * margin,
            self.height + 2.0 * margin,
        )
    }

    /// The smallest frame that holds both.
    pub fn union(self, other: Frame) -> Frame {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Frame::new(x, y, right - x, bottom - y)
    }

    /// Whether the two have some area in common.
    pub fn overlaps(self, other: Frame) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    /// Whether the point lies in it.
    pub fn contains(self, point: Point) -> bool {
        (self.x..=self.x + self.width).contains(&point.x)
            && (self.y..=self.y + self.height).contains(&point.y)
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, width, height] = [self.x, self.y, self.width, self.height].map(Number);
        write!(f, "{x} {y} {width} {height}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, expected) in [
            (0.0, "0"),
            (-0.04, "0"),
            (-0.05, "-0.1"),
            (12.349, "12.3"),
            (-7.0, "-7"),
            (99.96, "100"),
            (-0.3, "-0.3"),
            (-1e17, "-100000000000000000"),
        ] {
            assert_eq!(Number(number).to_string(), expected);
        }
        assert_eq!(Frame::new(-1.5, 0.0, 3.0, 2.25).to_string(), "-1.5 0 3 2.3");
    }

    #[test]
    fn frames_that_only_touch_do_not_overlap() {
        let frame = Frame::new(0.0, 0.0, 10.0, 10.0);
        assert!(!frame.overlaps(Frame::new(10.0, 0.0, 5.0, 5.0)));
        assert!(frame.overlaps(Frame::new(9.0, 9.0, 5.0, 5.0)));
        assert_eq!(
            frame.union(Frame::new(-2.0, 5.0, 4.0, 9.0)),
            Frame::new(-2.0, 0.0, 12.0, 14.0)
        );
    }
}
