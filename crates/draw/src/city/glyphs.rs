//! Glyphs: silhouettes of one colour, about 40 wide, for small sizes, plazas and score sheets.

use std::fmt;

use polis_akropolis::{Construction, District};

use crate::geometry::{Number, Point, Scale};

/// What a glyph shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// A type of district.
    District(District),
    /// A quarry.
    Quarry,
    /// A stone.
    Stone,
}

impl Glyph {
    pub(crate) const ALL: [Glyph; 7] = [
        Glyph::District(District::Houses),
        Glyph::District(District::Markets),
        Glyph::District(District::Barracks),
        Glyph::District(District::Temples),
        Glyph::District(District::Gardens),
        Glyph::Quarry,
        Glyph::Stone,
    ];

    /// The glyph for what is on a hex.
    pub fn of(construction: Construction) -> Glyph {
        match construction {
            Construction::Quarry => Glyph::Quarry,
            Construction::Plaza(district) | Construction::District(district) => {
                Glyph::District(district)
            }
        }
    }

    /// Its word, which is also the token of its colour where it has one.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Glyph::District(district) => district.name(),
            Glyph::Quarry => "quarry",
            Glyph::Stone => "stone",
        }
    }

    /// The colour that is legible on a face of its own hue.
    pub(crate) const fn ink(self) -> &'static str {
        match self {
            Glyph::District(District::Markets) => "#4A2E00",
            Glyph::District(_) => "#FFFDF6",
            Glyph::Quarry | Glyph::Stone => "color-mix(in oklab,var(--stone-3) 70%,#2a231d)",
        }
    }

    const fn path(self) -> &'static str {
        match self {
            Glyph::District(District::Houses) => {
                "M-17 15V-3H-15C-15 -10.5 -10.5 -14.5 -5 -15.5V-19H-3V-15.5C2.5 -14.5 7 -10.5 7 \
                 -3H17V15H10V8A3 3 0 0 0 4 8V15H-1V4A3.5 3.5 0 0 0 -8 4V15Z"
            }
            Glyph::District(District::Markets) => {
                "M-18 -6L-12 -17H12L18 -6V-3A4.5 4 0 0 1 9 -3A4.5 4 0 0 1 0 -3A4.5 4 0 0 1 -9 \
                 -3A4.5 4 0 0 1 -18 -3ZM-15.5 4H-12V8H12V4H15.5V16H12V13H-12V16H-15.5Z"
            }
            Glyph::District(District::Barracks) => {
                "M-16 -4H-11V-1H-8V-10H-9V-18H-5V-14.5H-2V-18H2V-14.5H5V-18H9V-10H8V-1H11V-4H16V16\
                 H4.5V8A4.5 4.5 0 0 0 -4.5 8V16H-16Z"
            }
            Glyph::District(District::Temples) => {
                "M0 -18L19 -7V-4H-19V-7ZM-16 -1.5H-10.5V9.5H-16ZM-7 -1.5H-2V9.5H-7ZM2 -1.5H7V9.5H2Z\
                 M10.5 -1.5H16V9.5H10.5ZM-18 11.5H18V16H-18Z"
            }
            Glyph::District(District::Gardens) => {
                "M-8 -19C-3 -10 -1.5 -2 -4.5 8H-6.5V16H-9.5V8H-11.5C-14.5 -2 -13 -10 -8 -19ZM8 -6\
                 A8.5 8.5 0 0 1 10 10.6V16H6.5V10.6A8.5 8.5 0 0 1 8 -6Z"
            }
            Glyph::Quarry => "M-17 15V2H-4V15ZM-1.5 15V2H15V15ZM-10 -.5V-13H5V-.5Z",
            Glyph::Stone => "M-14 8L-10 -7L3 -12L14 -4L13 9L-2 13Z",
        }
    }

    /// Draws it round a point.
    pub(crate) fn at(self, point: Point, scale: f64, fill: &str) -> impl fmt::Display {
        fmt::from_fn(move |f| {
            write!(
                f,
                r##"<use href="#polis-glyph-{}" transform="translate({point}) scale({})" fill="{fill}"/>"##,
                self.name(),
                Scale(scale)
            )
        })
    }
}

/// The glyphs and the star, to be used with a fill.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for glyph in Glyph::ALL {
        let (name, path) = (glyph.name(), glyph.path());
        write!(f, r#"<path id="polis-glyph-{name}" d="{path}"/>"#)?;
    }
    f.write_str(
        r#"<path id="polis-star" d="M0 -10L2.6 -3.6 9.5 -3.1 4.2 1.4 5.9 8.1 0 4.4 -5.9 8.1 -4.2 1.4 -9.5 -3.1 -2.6 -3.6Z"/>"#,
    )
}

/// A row of stars round a point.
pub(crate) fn stars(
    number: u8,
    middle: Point,
    radius: f64,
    step: f64,
    fill: &str,
) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        for index in 0..number {
            let x = middle.x + (f64::from(index) - f64::from(number - 1) / 2.0) * step;
            write!(
                f,
                r##"<use href="#polis-star" transform="translate({} {}) scale({})" fill="{fill}"/>"##,
                Number(x),
                Number(middle.y),
                Scale(radius / 10.0)
            )?;
        }
        Ok(())
    })
}
