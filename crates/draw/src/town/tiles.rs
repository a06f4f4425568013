//! Tiles of a town: slabs with a landscape or a building on top, round their middle.

use std::fmt;

use polis_architekton::{Faces, Rotation, Scenery, Side, Tile};
use polis_game::Seat;

use crate::town::squares::{COURT, HALF, SLAB, TownView};

/// The outline of a tile, with rounded corners.
pub(crate) const OUTLINE: &str = "M-37 -34.4H37Q40 -34.4 40 -31.4V31.4Q40 34.4 37 34.4H-37Q-40 34.4 -40 31.4V-31.4Q-40 -34.4 -37 -34.4Z";

/// The parts that all tiles share.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (x, y, court_x, court_y) = (HALF.x, HALF.y, COURT.x, COURT.y);
    write!(
        f,
        r#"<clipPath id="polis-square"><path d="{OUTLINE}"/></clipPath><g id="polis-slab"><path d="M-{x} {}v{SLAB}v1q0 3 3 3h74q3 0 3 -3v-1v-{SLAB}z" fill="var(--face-s)"/><path d="M-{x} {}h80" stroke="var(--joint)" stroke-opacity=".5"/></g>"#,
        y - 4.0,
        y + SLAB - 2.5
    )?;
    write!(
        f,
        r#"<g id="polis-court"><path d="M-{x} -{y}L-{court_x} -{court_y}M{x} -{y}L{court_x} -{court_y}M{x} {y}L{court_x} {court_y}M-{x} {y}L-{court_x} {court_y}" stroke="var(--seam)" stroke-opacity=".55" stroke-width="1.3"/><path d="{COURT_PATH}" fill="var(--court)"/><path d="{COURT_PATH}" fill="url(#polis-pave)"/></g>"#
    )?;
    for (id, opacity, width) in [("land", ".7", "1.4"), ("building", ".8", "1.6")] {
        write!(
            f,
            r#"<g id="polis-{id}-edge"><path d="{OUTLINE}" fill="url(#polis-sun)"/><path d="{OUTLINE}" fill="none" stroke="var(--seam)" stroke-opacity="{opacity}" stroke-width="{width}"/><path d="M-38.5 30.4V-32.9H36" fill="none" stroke="var(--hi)" stroke-opacity="var(--hi-a)" stroke-width="1.3"/></g>"#
        )?;
    }
    Ok(())
}

const COURT_PATH: &str = "M-21 -18H21V18H-21z";

/// What the sides of a tile show, clockwise from north.
pub(crate) fn sides(faces: &Faces, tile: Tile) -> [Scenery; 4] {
    match tile {
        Tile::Landscape { scenery } => [scenery; 4],
        Tile::Building {
            building, rotation, ..
        } => turned(faces.sides(building), rotation),
    }
}

/// A quarter turn moves the north side to the east.
fn turned(sides: [Scenery; 4], rotation: Rotation) -> [Scenery; 4] {
    let mut turned = sides;
    turned.rotate_right(usize::from(rotation.quarters()));
    turned
}

/// The upper side of a tile.
pub(crate) fn top(view: TownView, faces: &Faces, tile: Tile) -> impl fmt::Display {
    let shown = sides(faces, tile);
    fmt::from_fn(move |f| match tile {
        Tile::Landscape { scenery } => write!(
            f,
            r##"<use href="#polis-land-{scenery}"/><use href="#polis-land-edge"/>"##
        ),
        Tile::Building { owner, .. } => {
            for (side, scenery) in Side::ALL.into_iter().zip(shown) {
                let seen = view.seen(side);
                write!(f, r##"<use href="#polis-band-{scenery}-{seen}"/>"##)?;
            }
            write!(
                f,
                r##"<use href="#polis-court"/><path d="{COURT_PATH}" fill="none" stroke="{}" stroke-width="3" stroke-linejoin="round"/><use href="#polis-building-edge"/>"##,
                kerb(owner)
            )
        }
    })
}

/// The colour of the kerb.
fn kerb(owner: Option<Seat>) -> &'static str {
    owner.map_or("var(--joint)", seat_colour)
}

/// The colour of a seat. Architekton has two.
pub(crate) fn seat_colour(seat: Seat) -> &'static str {
    match seat {
        Seat::First | Seat::Third => "var(--seat1)",
        Seat::Second | Seat::Fourth => "var(--seat2)",
    }
}
