//! How a player stands, as the column beside the town tells it.

use polis_architekton::{Architekton, Place};
use polis_game::Seat;

/// How a player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TownStanding {
    /// The houses of the largest group as the town lies now.
    pub group: usize,
    /// The largest group of those houses that the final scoring would not remove (rule 10).
    pub safe: usize,
    pub chips: usize,
}

impl TownStanding {
    /// How a player stands.
    pub fn new(position: &Architekton, seat: Seat) -> TownStanding {
        let score = position.final_score()[seat];
        TownStanding {
            group: largest_group(position.houses(seat).collect()),
            safe: usize::from(score.group),
            chips: usize::from(score.chips),
        }
    }

    /// The points if the game ended now.
    pub fn total(self) -> usize {
        self.safe + self.chips
    }
}

/// The size of the largest group of houses that touch at their corners (ruling T9).
fn largest_group(mut left: Vec<Place>) -> usize {
    let mut largest = 0;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut reached = 0;
        while let Some(&place) = group.get(reached) {
            reached += 1;
            let (near, far): (Vec<Place>, Vec<Place>) = left
                .iter()
                .partition(|other| place.touches_at_corner(**other));
            group.extend(near);
            left = far;
        }
        largest = largest.max(group.len());
    }
    largest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn houses_connect_at_their_corners() {
        let places = [(0, 1), (1, 0), (1, 2), (5, 0), (6, 1), (2, 3)];
        let places = places.map(|(x, y)| Place::new(x, y));
        assert_eq!(largest_group(places.to_vec()), 4);
        assert_eq!(largest_group(Vec::new()), 0);
    }
}
