//! Where the arrow keys lead on a board.

use polis_akropolis::{Direction, Hex, Layout};
use polis_architekton::Place;

use crate::table::architekton::side;
use crate::table::hand::Arrow;

/// The hex that an arrow leads to. To the left and to the right it goes down and up in turn, so
/// that one stays in a row.
pub fn next_hex(hex: Hex, arrow: Arrow) -> Hex {
    let is_even = hex.q % 2 == 0;
    let direction = match (arrow, is_even) {
        (Arrow::Up, _) => Direction::North,
        (Arrow::Down, _) => Direction::South,
        (Arrow::Left, true) => Direction::SouthWest,
        (Arrow::Left, false) => Direction::NorthWest,
        (Arrow::Right, true) => Direction::SouthEast,
        (Arrow::Right, false) => Direction::NorthEast,
    };
    let next = hex.neighbour(direction);
    let reach = -Layout::REACH..=Layout::REACH;
    if reach.contains(&next.q) && reach.contains(&next.r) {
        next
    } else {
        hex
    }
}

/// The place that an arrow leads to.
pub fn next_place(place: Place, arrow: Arrow) -> Place {
    let next = place.neighbour(side(arrow));
    let reach = Place::LEAST..=Place::GREATEST;
    if reach.contains(&next.x) && reach.contains(&next.y) {
        next
    } else {
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_and_its_opposite_lead_back() {
        for q in -3..3 {
            let hex = Hex::new(q, 2);
            for (there, back) in [(Arrow::Up, Arrow::Down), (Arrow::Left, Arrow::Right)] {
                assert_eq!(next_hex(next_hex(hex, there), back), hex);
                assert_eq!(next_hex(next_hex(hex, back), there), hex);
            }
        }
        let rim = Hex::new(0, -Layout::REACH);
        assert_eq!(next_hex(rim, Arrow::Up), rim);
        let place = Place::new(Place::LEAST, 0);
        assert_eq!(next_place(place, Arrow::Left), place);
    }
}
