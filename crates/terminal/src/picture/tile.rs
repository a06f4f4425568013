//! A city tile as it lies in the site: a small triangle.

use polis_akropolis::{Construction, District, TileId};

use super::Canvas;
use super::palette::{self, Light};

/// How wide the triangle is.
pub(crate) const TILE_WIDTH: i32 = 9;
/// How high it is.
pub(crate) const TILE_HEIGHT: i32 = 3;

/// Two letters for what is on a hex.
pub(crate) fn initials(construction: Construction) -> &'static str {
    match construction {
        Construction::Quarry => "Qu",
        Construction::Plaza(district) | Construction::District(district) => match district {
            District::Houses => "Ho",
            District::Markets => "Ma",
            District::Barracks => "Ba",
            District::Temples => "Te",
            District::Gardens => "Ga",
        },
    }
}

/// The stars of a plaza; none on anything else.
pub(crate) fn stars(construction: Construction) -> &'static str {
    match construction {
        Construction::Plaza(district) => match district.stars() {
            1 => "★",
            2 => "★★",
            _ => "★★★",
        },
        Construction::Quarry | Construction::District(_) => "",
    }
}

/// Draws a tile with its hex a to the west, b to the north-east and c to the south-east.
pub(crate) fn draw_tile(canvas: &mut Canvas<'_>, x: i32, y: i32, tile: TileId) {
    /// Where a, b and c lie.
    const CORNERS: [(i32, i32); 3] = [(0, 1), (4, 0), (4, 2)];
    for (construction, (dx, dy)) in tile.constructions().into_iter().zip(CORNERS) {
        let style = palette::construction(construction, 1, Light::Lit);
        let text = format!("{}{}", initials(construction), stars(construction));
        canvas.put(x + dx, y + dy, &format!("{text:<5}"), style);
    }
}

/// What is on a tile in short: `Te★ Qu Ho`.
pub(crate) fn tile_initials(tile: TileId) -> String {
    tile.constructions()
        .map(|hex| format!("{}{}", initials(hex), stars(hex)))
        .join(" ")
}
