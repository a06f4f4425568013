//! The tiles of a town of Architekton.

use polis_architekton::Tile;
use polis_game::Seat;

/// What a tile of the town is called (`B7` or `Lw`), its rotation in quarter turns, and the number of the
/// player whose house stands there.
pub fn town_tile(tile: Tile) -> (String, u8, Option<usize>) {
    match tile {
        Tile::Building {
            building,
            rotation,
            owner,
        } => (
            format!("B{building}"),
            rotation.quarters(),
            owner.map(Seat::number),
        ),
        Tile::Landscape { scenery } => (format!("L{}", scenery.letter()), 0, None),
    }
}
