//! What part of the table is seen: the whole city, or closer and moved.

use polis_draw::{CityView, Frame, Point, Projection, TownView};

/// From where a table is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Viewpoint {
    pub projection: Projection,
    /// By how many steps it is turned clockwise.
    pub turns: usize,
}

impl Viewpoint {
    /// What brings the drawing from here back to how the ground lay from another side, of so many, as
    /// functions of a style sheet about the middle of everything: those at first, and at the end.
    pub fn turned_from(self, before: Viewpoint, sides: usize) -> [String; 2] {
        let squash = self.projection.squash();
        let flatter = before.projection.squash() / squash;
        // Sides are counted clockwise.
        let steps = (before.turns + sides - self.turns) % sides;
        let angle = 360.0 * steps as f64 / sides as f64;
        let angle = if angle > 180.0 { angle - 360.0 } else { angle };
        let lying = |flatter: f64, angle: f64| {
            let upright = 1.0 / squash;
            let squash = squash * flatter;
            format!("scaleY({squash:.4}) rotate({angle:.0}deg) scaleY({upright:.4})")
        };
        [lying(flatter, angle), lying(1.0, 0.0)]
    }

    /// From above, or from the side again.
    pub fn tilt(&mut self) {
        self.projection = match self.projection {
            Projection::Tilted => Projection::Above,
            Projection::Above => Projection::Tilted,
        };
    }
}

impl From<Viewpoint> for CityView {
    fn from(Viewpoint { projection, turns }: Viewpoint) -> CityView {
        CityView { projection, turns }
    }
}

impl From<Viewpoint> for TownView {
    fn from(Viewpoint { projection, turns }: Viewpoint) -> TownView {
        TownView { projection, turns }
    }
}

/// What part of the table is seen. By default the whole city.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// How much closer than when the whole city is seen.
    zoom: f64,
    /// How far the middle is from that of the city.
    offset: Point,
}

/// The size of the stage in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    pub width: f64,
    pub height: f64,
}

/// A city is not drawn larger than this by itself, in pixels a unit.
const LARGEST: f64 = 1.5;
/// How far one can go away and come closer.
const ZOOM: std::ops::RangeInclusive<f64> = 0.5..=4.0;
/// What is free round a city when the camera looks at it anew, so that it can stay for some tiles; on
/// a phone every pixel counts.
const SLACK: f64 = 26.0;
const NARROW_SLACK: f64 = 8.0;
/// How much larger a city could be drawn before the camera comes closer by itself.
const TOO_FAR: f64 = 1.5;
/// One step of a button.
pub const STEP: f64 = 1.25;

impl Default for Camera {
    fn default() -> Camera {
        Camera {
            zoom: 1.0,
            offset: Point::new(0.0, 0.0),
        }
    }
}

impl Size {
    /// Whether it is that of a phone.
    pub fn is_narrow(self) -> bool {
        self.width < 620.0
    }

    /// What stays free on the stage: words above, buttons at the side.
    fn margins(self) -> [f64; 4] {
        // Left, above, right, below.
        let is_low = self.height < 360.0;
        if is_low && self.width > 1.5 * self.height {
            // A phone on its side: the buttons stand beside the city, the words below it.
            [58.0, 6.0, 58.0, 40.0]
        } else if is_low {
            // Where a game is looked back at on a phone: the buttons above it, and no words.
            [4.0, 60.0, 4.0, 8.0]
        } else if self.is_narrow() {
            [4.0, 60.0, 4.0, 88.0]
        } else {
            [24.0, 34.0, 76.0, 14.0]
        }
    }
}

/// What the camera looks at when a city has these bounds: what it looked at before, as long as all of
/// the city is seen there and large enough.
pub fn framed(before: Frame, city: Frame, size: Size) -> Frame {
    let [left, above, right, below] = size.margins();
    let (seen, scale) = Camera::default().frame(before, size);
    let free = Frame::new(
        seen.x + left / scale,
        seen.y + above / scale,
        seen.width - (left + right) / scale,
        seen.height - (above + below) / scale,
    );
    let slack = if size.is_narrow() {
        NARROW_SLACK
    } else {
        SLACK
    };
    let anew = city.padded(slack);
    let (_, closer) = Camera::default().frame(anew, size);
    // What lies within something does not make it larger.
    let is_seen = free.union(city) == free;
    if is_seen && closer < scale * TOO_FAR {
        before
    } else {
        anew
    }
}

impl Camera {
    /// The part of the drawing that is seen on a stage of this size, and the pixels a unit.
    pub fn frame(self, city: Frame, size: Size) -> (Frame, f64) {
        let [left, above, right, below] = size.margins();
        let (width, height) = (size.width.max(1.0), size.height.max(1.0));
        let fit = ((width - left - right).max(60.0) / city.width)
            .min((height - above - below).max(60.0) / city.height)
            .min(LARGEST);
        let scale = fit * self.zoom;
        let to_middle = Point::new((right - left) / 2.0 / scale, (below - above) / 2.0 / scale);
        let middle = city.middle() + self.offset + to_middle;
        (Frame::around(middle, width / scale, height / scale), scale)
    }

    /// Comes closer by a factor, or goes farther away; the point stays where it is.
    #[must_use]
    pub fn zoomed(self, factor: f64, about: Point, city: Frame, size: Size) -> Camera {
        let zoom = (self.zoom * factor).clamp(*ZOOM.start(), *ZOOM.end());
        let (before, _) = self.frame(city, size);
        let (after, _) = Camera { zoom, ..self }.frame(city, size);
        // Where the point is on the stage, from 0 to 1.
        let across = (about.x - before.x) / before.width;
        let down = (about.y - before.y) / before.height;
        let now = Point::new(
            after.x + across * after.width,
            after.y + down * after.height,
        );
        Camera {
            zoom,
            offset: self.offset + about - now,
        }
        .kept_near(city)
    }

    /// Moves the city by so much of the drawing.
    #[must_use]
    pub fn dragged(self, by: Point, city: Frame) -> Camera {
        Camera {
            offset: self.offset - by,
            ..self
        }
        .kept_near(city)
    }

    /// Nobody loses the city.
    fn kept_near(self, city: Frame) -> Camera {
        let (across, down) = (city.width * 0.6, city.height * 0.6);
        Camera {
            offset: Point::new(
                self.offset.x.clamp(-across, across),
                self.offset.y.clamp(-down, down),
            ),
            ..self
        }
    }
}

/// By how many pixels something between two corners must move to be seen on a stage; what is too
/// large for it is seen at its upper left.
pub fn into_sight(from: Point, to: Point, size: Size) -> Point {
    let along = |low: f64, high: f64, length: f64| {
        if high > length {
            (length - high).max(-low)
        } else {
            (-low).max(0.0)
        }
    };
    Point::new(
        along(from.x, to.x, size.width),
        along(from.y, to.y, size.height),
    )
}

/// The point of the drawing at a pixel of the stage.
pub fn point_at(frame: Frame, size: Size, x: f64, y: f64) -> Point {
    Point::new(
        frame.x + x / size.width.max(1.0) * frame.width,
        frame.y + y / size.height.max(1.0) * frame.height,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const CITY: Frame = Frame::new(-200.0, -100.0, 500.0, 300.0);
    const SIZE: Size = Size {
        width: 1000.0,
        height: 640.0,
    };

    #[test]
    fn the_whole_city_is_seen_and_not_too_large() {
        for size in [
            SIZE,
            Size {
                width: 390.0,
                height: 480.0,
            },
        ] {
            let (frame, scale) = Camera::default().frame(CITY, size);
            assert!(scale <= LARGEST);
            assert_eq!(CITY.union(frame), frame);
            assert!((frame.width / frame.height - size.width / size.height).abs() < 1e-9);
        }
    }

    #[test]
    fn the_ground_turns_the_short_way() {
        let seen = |projection, turns| Viewpoint { projection, turns };
        let (tilted, above) = (Projection::Tilted, Projection::Above);
        let at_rest = "scaleY(0.8600) rotate(0deg) scaleY(1.1628)";
        for (before, angle) in [(0, -60), (2, 60), (5, -120)] {
            let [from, to] = seen(tilted, 1).turned_from(seen(tilted, before), 6);
            let expected = format!("scaleY(0.8600) rotate({angle}deg) scaleY(1.1628)");
            assert_eq!((from, to.as_str()), (expected, at_rest));
        }
        // From above it is flattened to how it lay.
        let [from, to] = seen(above, 3).turned_from(seen(tilted, 3), 6);
        assert_eq!(from, "scaleY(0.8600) rotate(0deg) scaleY(1.0000)");
        assert_eq!(to, "scaleY(1.0000) rotate(0deg) scaleY(1.0000)");
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let about = Point::new(60.0, -20.0);
        let camera = Camera::default().zoomed(1.5, about, CITY, SIZE);
        let (before, _) = Camera::default().frame(CITY, SIZE);
        let (after, _) = camera.frame(CITY, SIZE);
        let part = |frame: Frame| (about.x - frame.x) / frame.width;
        assert!((part(before) - part(after)).abs() < 1e-9);
        assert!((before.width / after.width - 1.5).abs() < 1e-9);
    }

    #[test]
    fn the_camera_stays_while_the_city_is_seen() {
        let looked_at = framed(CITY, CITY, SIZE);
        let grown = CITY.padded(10.0);
        assert_eq!(framed(looked_at, grown, SIZE), looked_at);
        let larger = CITY.padded(200.0);
        let now = framed(looked_at, larger, SIZE);
        assert_eq!(now.union(larger), now);
        // After a new beginning it is not seen from afar.
        assert_ne!(framed(now, CITY, SIZE), now);
    }

    #[test]
    fn the_city_cannot_be_lost() {
        let far = Point::new(1e6, -1e6);
        let (frame, _) = Camera::default().dragged(far, CITY).frame(CITY, SIZE);
        assert!(frame.overlaps(CITY));
    }

    #[test]
    fn a_low_stage_is_used_as_well_as_a_high_one() {
        for (width, height) in [(540.0, 260.0), (390.0, 480.0), (1080.0, 660.0)] {
            let size = Size { width, height };
            let (_, scale) = Camera::default().frame(CITY, size);
            let part = (CITY.width * scale / width).max(CITY.height * scale / height);
            assert!(part > 0.65, "{width} × {height}: {part}");
        }
    }

    #[test]
    fn what_is_out_of_sight_comes_into_it() {
        let size = Size {
            width: 100.0,
            height: 80.0,
        };
        let check = |from: (f64, f64), to: (f64, f64), by: (f64, f64)| {
            let point = |(x, y)| Point::new(x, y);
            assert_eq!(into_sight(point(from), point(to), size), point(by));
        };
        check((10.0, 10.0), (30.0, 30.0), (0.0, 0.0));
        check((-20.0, -5.0), (30.0, 30.0), (20.0, 5.0));
        check((90.0, 70.0), (110.0, 95.0), (-10.0, -15.0));
        check((30.0, 10.0), (190.0, 20.0), (-30.0, 0.0));
    }
}
