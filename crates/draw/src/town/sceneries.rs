//! The four sceneries: a hue, a surface and a motif each, on landscapes and on the bands of
//! buildings.

use std::fmt;

use polis_architekton::{Scenery, Side};

use crate::geometry::Number;
use crate::town::squares::{COURT, HALF};

type Out<'a, 'b> = &'a mut fmt::Formatter<'b>;

const WHITE: &str = "#FFF7E6";
const RED: &str = "#D9544A";

/// Landscapes as `polis-land-…`, bands as `polis-band-…-north` and so on.
pub(crate) fn define(f: Out) -> fmt::Result {
    f.write_str(MOTIFS)?;
    for side in Side::ALL {
        write!(
            f,
            r#"<clipPath id="polis-side-{side}"><path d="{}"/></clipPath>"#,
            band_path(side)
        )?;
    }
    for scenery in Scenery::ALL {
        write!(
            f,
            r#"<g id="polis-land-{scenery}" clip-path="url(#polis-square)"><path d="M-40 -40H40V40H-40z" fill="var(--{})"/>"#,
            token(scenery)
        )?;
        land(f, scenery)?;
        f.write_str("</g>")?;
        for side in Side::ALL {
            write!(
                f,
                r#"<g id="polis-band-{scenery}-{side}" clip-path="url(#polis-side-{side})"><path d="{}" fill="var(--{})"/>"#,
                band_path(side),
                token(scenery)
            )?;
            band(f, scenery, side)?;
            f.write_str("</g>")?;
        }
    }
    Ok(())
}

fn token(scenery: Scenery) -> &'static str {
    match scenery {
        Scenery::Earth => "earth",
        Scenery::Forest => "forest",
        Scenery::Meadow => "meadow",
        Scenery::Water => "waters",
    }
}

const MOTIFS: &str = r##"<g id="polis-pebble"><path d="M-3 2.6l2 -3.6l4 -.6l2.6 2.8l-2 2.4l-4.4 .4z" fill="#5B2D13" opacity=".5"/><path d="M-4 1l2 -3.6l4 -.6l2.6 2.8l-2 2.4l-4.4 .4z" fill="#E9C3A0"/></g><path id="polis-clod" d="M-4 0a4 3.2 0 0 1 8 0" fill="none" stroke="#6A3414" stroke-opacity=".72" stroke-width="1.7" stroke-linecap="round"/><path id="polis-tuft" d="M0 0q-2 -4 -4 -5M0 0v-7M0 0q2 -4 4 -5" fill="none" stroke="#5C7420" stroke-width="1.5" stroke-linecap="round"/><g id="polis-tree"><ellipse cx="3" rx="7.5" ry="3" fill="#031410" opacity=".55"/><path d="M-1.2 0v-5h2.4v5z" fill="#5A3B20"/><circle cy="-9" r="7.2" fill="color-mix(in oklab,var(--forest) 52%,#3E9160)" stroke="color-mix(in oklab,var(--forest) 70%,#000)" stroke-width="1.1"/><path d="M-5.2 -9.5a5.4 5.4 0 0 1 6.6 -4.6q-3 2 -3.4 5.2q-1.6 1 -3.2 -.6z" fill="#8FCB8B" opacity=".75"/></g>"##;

type Spots = &'static [(f64, f64)];

/// One motif at several points.
fn scatter(f: Out, motif: &str, scale: &str, points: Spots) -> fmt::Result {
    points.iter().try_for_each(|(x, y)| {
        write!(
            f,
            r##"<use href="#polis-{motif}" transform="translate({x} {y}) scale({scale})"/>"##
        )
    })
}

fn flowers(f: Out, petals: &str, radius: &str, points: Spots) -> fmt::Result {
    points.iter().try_for_each(|(x, y)| {
        write!(
            f,
            r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="{petals}"/><circle cx="{x}" cy="{y}" r=".8" fill="#C98A1E"/>"##
        )
    })
}

/// Waves, all in one path.
fn waves(f: Out, scale: f64, opacity: &str, points: Spots) -> fmt::Result {
    let (crest, length) = (Number(4.0 * scale), Number(8.0 * scale));
    write!(
        f,
        r##"<path fill="none" stroke="#E4F4F7" stroke-opacity="{opacity}" stroke-width="1.7" stroke-linecap="round" d=""##
    )?;
    for (x, y) in points {
        write!(f, "M{x} {y}q{crest} -{crest} {length} 0t{length} 0")?;
    }
    f.write_str(r#""/>"#)
}

fn land(f: Out, scenery: Scenery) -> fmt::Result {
    match scenery {
        Scenery::Earth => {
            for row in 0..7_i32 {
                for column in (0..6_i32).filter(|column| (row * 7 + column * 5) % 4 != 0) {
                    let x = f64::from(column) * 15.0 - 37.0 + f64::from(row % 2) * 7.5;
                    let y = f64::from(row) * 10.5 - 25.0;
                    write!(f, r##"<use href="#polis-clod" x="{x}" y="{y}"/>"##)?;
                }
            }
            scatter(f, "pebble", "1.1", LAND_PEBBLES)
        }
        Scenery::Meadow => {
            scatter(f, "tuft", "1.1", LAND_TUFTS)?;
            flowers(f, WHITE, "2.1", LAND_WHITE)?;
            flowers(f, RED, "2.1", LAND_RED)
        }
        Scenery::Water => {
            f.write_str(
                r##"<path d="M-44 -40H44V-12Q22 -20 0 -12T-44 -12z" fill="#0D4A6B" opacity=".22"/>"##,
            )?;
            waves(f, 1.0, ".55", LAND_FAINT_WAVES)?;
            waves(f, 1.0, ".85", LAND_WAVES)
        }
        Scenery::Forest => scatter(f, "tree", "1.08", LAND_TREES),
    }
}

#[rustfmt::skip]
const LAND_PEBBLES: Spots = &[(-22.0, -18.0), (12.0, -9.0), (-10.0, 10.0), (26.0, 18.0), (-30.0, 24.0), (31.0, -24.0), (6.0, 27.0)];
#[rustfmt::skip]
const LAND_TUFTS: Spots = &[(-28.0, -16.0), (-8.0, -22.0), (14.0, -15.0), (30.0, -20.0), (-20.0, 4.0), (2.0, -2.0), (24.0, 4.0), (-32.0, 22.0), (-8.0, 20.0), (12.0, 24.0), (31.0, 24.0)];
#[rustfmt::skip]
const LAND_WHITE: Spots = &[(-18.0, -14.0), (22.0, -8.0), (-8.0, 8.0), (14.0, 10.0), (-20.0, 22.0)];
#[rustfmt::skip]
const LAND_RED: Spots = &[(4.0, -15.0), (-30.0, 6.0), (32.0, 12.0), (2.0, 26.0)];
#[rustfmt::skip]
const LAND_FAINT_WAVES: Spots = &[(-34.0, -20.0), (-26.0, -4.0), (-36.0, 12.0), (-24.0, 26.0)];
#[rustfmt::skip]
const LAND_WAVES: Spots = &[(-8.0, -24.0), (16.0, -18.0), (2.0, -6.0), (24.0, -2.0), (-12.0, 10.0), (12.0, 12.0), (2.0, 27.0), (22.0, 26.0)];
#[rustfmt::skip]
const LAND_TREES: Spots = &[(-24.0, -14.0), (-4.0, -18.0), (17.0, -14.0), (34.0, -19.0), (-34.0, 3.0), (-13.0, 2.0), (7.0, 0.0), (27.0, 3.0), (-24.0, 19.0), (-2.0, 17.0), (18.0, 19.0), (35.0, 21.0), (-34.0, 33.0), (-12.0, 34.0), (8.0, 33.0), (27.0, 35.0)];

/// The motifs of a band, upright whichever side it is on.
#[rustfmt::skip]
fn band(f: Out, scenery: Scenery, side: Side) -> fmt::Result {
    match scenery {
        Scenery::Earth => {
            let clods: Spots = match side {
                Side::North => &[(-27.0, -26.0), (-15.0, -21.0), (-4.0, -27.0), (9.0, -22.0), (20.0, -27.0), (30.0, -30.0)],
                Side::East => &[(26.0, -14.0), (35.0, -19.0), (34.0, -5.0), (25.0, 0.0), (35.0, 8.0), (27.0, 14.0), (35.0, 22.0)],
                Side::South => &[(-28.0, 31.0), (-16.0, 26.0), (-4.0, 31.0), (9.0, 25.0), (20.0, 31.0)],
                Side::West => &[(-27.0, -13.0), (-35.0, -18.0), (-34.0, -4.0), (-26.0, 3.0), (-35.0, 10.0), (-28.0, 17.0), (-35.0, 24.0)],
            };
            let pebbles: Spots = match side {
                Side::North => &[(-20.0, -28.0), (15.0, -27.0), (2.0, -22.0)],
                Side::East => &[(31.0, -11.0), (30.0, 6.0)],
                Side::South => &[(-22.0, 26.0), (14.0, 30.0), (2.0, 26.0)],
                Side::West => &[(-31.0, -9.0), (-31.0, 7.0)],
            };
            scatter(f, "clod", ".9", clods)?;
            scatter(f, "pebble", ".72", pebbles)
        }
        Scenery::Meadow => {
            let tufts: Spots = match side {
                Side::North => &[(-24.0, -22.0), (-9.0, -24.0), (7.0, -21.0), (23.0, -24.0)],
                Side::East => &[(30.0, -13.0), (33.0, 4.0), (28.0, 16.0)],
                Side::South => &[(-23.0, 31.0), (-8.0, 29.0), (8.0, 32.0), (23.0, 29.0)],
                Side::West => &[(-31.0, -13.0), (-28.0, 4.0), (-33.0, 18.0)],
            };
            let (white, red): (Spots, Spots) = match side {
                Side::North => (&[(-16.0, -26.0), (-1.0, -28.0)], &[(15.0, -28.0)]),
                Side::East => (&[(27.0, -2.0), (34.0, 14.0)], &[(35.0, -7.0)]),
                Side::South => (&[(-15.0, 25.0), (16.0, 25.0)], &[(1.0, 24.0)]),
                Side::West => (&[(-26.0, -6.0), (-26.0, 14.0)], &[(-34.0, -5.0)]),
            };
            scatter(f, "tuft", ".95", tufts)?;
            flowers(f, WHITE, "1.9", white)?;
            flowers(f, RED, "1.9", red)
        }
        Scenery::Water => {
            let crests: Spots = match side {
                Side::North => &[(-27.0, -26.0), (-6.0, -23.0), (14.0, -27.0)],
                Side::East => &[(23.0, -10.0), (23.0, 2.0), (24.0, 14.0), (25.0, -19.0)],
                Side::South => &[(-26.0, 27.0), (-5.0, 24.0), (14.0, 28.0)],
                Side::West => &[(-38.0, -12.0), (-38.0, 0.0), (-39.0, 12.0), (-39.0, 22.0)],
            };
            waves(f, 0.9, ".85", crests)
        }
        Scenery::Forest => {
            let trees: Spots = match side {
                Side::North => &[(-27.0, -21.0), (-14.0, -19.0), (0.0, -20.0), (14.0, -19.0), (27.0, -21.0)],
                Side::East => &[(31.0, -12.0), (29.0, 0.0), (32.0, 11.0), (30.0, 22.0)],
                Side::South => &[(-26.0, 31.0), (-13.0, 30.0), (0.0, 32.0), (13.0, 30.0), (26.0, 31.0)],
                Side::West => &[(-31.0, -12.0), (-29.0, 0.0), (-32.0, 11.0), (-30.0, 22.0)],
            };
            scatter(f, "tree", ".72", trees)
        }
    }
}

/// The trapezium between an edge of the tile and the court.
fn band_path(side: Side) -> impl fmt::Display {
    let (x, y, court_x, court_y) = (HALF.x, HALF.y, COURT.x, COURT.y);
    fmt::from_fn(move |f| match side {
        Side::North => write!(f, "M-{x} -{y}H{x}L{court_x} -{court_y}H-{court_x}Z"),
        Side::East => write!(f, "M{x} -{y}V{y}L{court_x} {court_y}V-{court_y}Z"),
        Side::South => write!(f, "M{x} {y}H-{x}L-{court_x} {court_y}H{court_x}Z"),
        Side::West => write!(f, "M-{x} {y}V-{y}L-{court_x} -{court_y}V{court_y}Z"),
    })
}
