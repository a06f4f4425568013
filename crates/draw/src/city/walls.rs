//! The walls of a column: stone with a joint for each level, and a rim of the colour on top.

use std::fmt::{self, Display as _};

use polis_akropolis::{Construction, District};

use crate::city::faces::Detail;
use crate::city::glyphs::Glyph;
use crate::city::hexes::{LEVEL, SQUASH, corners};
use crate::city::outline::polygon;
use crate::geometry::{Number, Point};

/// Walls of at most this many levels are defined once; higher ones are drawn in place.
const DEFINED: u8 = 8;
/// How far the colour of a district comes down over its wall.
const RIM: f64 = 3.6;

/// The visible walls: their corners on the face and their token.
const WALLS: [(usize, usize, &str); 3] = [(2, 3, "sw"), (1, 2, "s"), (0, 1, "se")];

/// All walls as `polis-wall-…` and all rims as `polis-rim-…`.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for detail in [Detail::Full, Detail::Small] {
        for levels in 1..=DEFINED {
            write!(f, r#"<g id="polis-wall-{levels}{}">"#, detail.suffix())?;
            wall(f, levels, detail)?;
            f.write_str("</g>")?;
        }
    }
    for district in District::ALL {
        rim(f, district.name(), RimOf::Hue)?;
    }
    rim(f, Glyph::Quarry.name(), RimOf::Hue)?;
    rim(f, "plaza", RimOf::Marble)
}

/// The walls below a face round the origin, down a number of levels.
pub(crate) fn walls(construction: Construction, levels: u8, detail: Detail) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        if levels <= DEFINED {
            let suffix = detail.suffix();
            write!(f, r##"<use href="#polis-wall-{levels}{suffix}"/>"##)?;
        } else {
            wall(f, levels, detail)?;
        }
        let rim = match construction {
            Construction::Plaza(_) => "plaza",
            Construction::District(district) => district.name(),
            Construction::Quarry => Glyph::Quarry.name(),
        };
        write!(f, r##"<use href="#polis-rim-{rim}"/>"##)
    })
}

fn wall(f: &mut fmt::Formatter<'_>, levels: u8, detail: Detail) -> fmt::Result {
    let corners = corners(SQUASH);
    let down = |levels: f64, more: f64| Point::new(0.0, levels * LEVEL + more);
    let foot = down(f64::from(levels), 0.0);
    for (from, to, token) in WALLS {
        let (from, to) = (corners[from], corners[to]);
        let quad = polygon([from, to, to + foot, from + foot]);
        write!(f, r#"<path d="{quad}" fill="var(--face-{token})"/>"#)?;
    }
    // Joints run round the column: west, south-west, south-east, east.
    let [east, south_east, south_west, west, ..] = corners;
    let course = |level: u8, more: f64| {
        let down = down(f64::from(level), more);
        let line = [west, south_west, south_east, east].map(|corner| corner + down);
        fmt::from_fn(move |f| write!(f, "M{} {} {} {}", line[0], line[1], line[2], line[3]))
    };
    if levels > 1 {
        f.write_str(r#"<path fill="none" stroke="var(--joint)" stroke-width="1.3" d=""#)?;
        (1..levels).try_for_each(|level| course(level, 0.0).fmt(f))?;
        f.write_str(
            r#""/><path fill="none" stroke="var(--hi)" stroke-opacity=".3" stroke-width=".9" d=""#,
        )?;
        (1..levels).try_for_each(|level| course(level, 1.2).fmt(f))?;
        f.write_str(r#""/>"#)?;
    }
    if detail == Detail::Full {
        f.write_str(r#"<path fill="none" stroke="var(--joint)" stroke-opacity=".5" d=""#)?;
        for (from, to, _) in WALLS {
            let (from, to) = (corners[from], corners[to]);
            for level in 0..levels {
                let share = if level % 2 == 0 { 0.64 } else { 0.36 };
                let top = from + (to - from).scaled(share) + down(f64::from(level), 4.0);
                write!(f, "M{top}v{}", Number(LEVEL - 4.6))?;
            }
        }
        f.write_str(r#""/>"#)?;
    }
    for (from, to, _) in WALLS {
        let (from, to) = (corners[from], corners[to]);
        let quad = polygon([from, to, to + foot, from + foot]);
        write!(f, r#"<path d="{quad}" fill="url(#polis-dusk)"/>"#)?;
    }
    Ok(())
}

/// What a rim is made of.
#[derive(Clone, Copy)]
enum RimOf {
    Hue,
    Marble,
}

fn rim(f: &mut fmt::Formatter<'_>, name: &str, of: RimOf) -> fmt::Result {
    let corners = corners(SQUASH);
    let down = Point::new(0.0, RIM);
    write!(f, r#"<g id="polis-rim-{name}">"#)?;
    // The shares of the colour, the rest is dark: less light from west to east.
    let (shares, dark) = match of {
        RimOf::Hue => (["78", "69", "58"], "#1c0f06"),
        RimOf::Marble => (["82", "68", "54"], "#4a3820"),
    };
    for ((from, to, _), share) in WALLS.into_iter().zip(shares) {
        let (from, to) = (corners[from], corners[to]);
        let quad = polygon([from, to, to + down, from + down]);
        write!(
            f,
            r#"<path d="{quad}" fill="color-mix(in oklab,var(--{name}) {share}%,{dark})"/>"#
        )?;
    }
    f.write_str("</g>")
}
