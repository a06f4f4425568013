//! The outcome of a game.

use crate::{PerSeat, Seat, SeatSet};

/// The outcome of a game, from no seat's point of view.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The seats that won: several on a shared victory, all on a draw.
    pub winners: SeatSet,
    /// The final points of each seat. They do not always decide: the winner of a game that ends
    /// early may have fewer.
    pub points: PerSeat<i32>,
}

impl Outcome {
    /// The value of the outcome for one seat.
    pub fn value_for(&self, seat: Seat) -> Value {
        let best_other = self
            .points
            .iter()
            .filter(|&(other, _)| other != seat)
            .map(|(_, &points)| points)
            .max();
        Value {
            win: if self.winners.contains(seat) {
                1.0 / self.winners.len() as f32
            } else {
                0.0
            },
            margin: self.points[seat] - best_other.unwrap_or(0),
        }
    }
}

/// The value of an outcome for one seat: winning first, then the margin.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Value {
    /// The share in the victory, from 0 (lost) to 1 (won alone).
    pub win: f32,
    /// The points ahead of the best other seat; they can be negative for a winner, too (see
    /// [`Outcome::points`]).
    pub margin: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_victory_is_divided() {
        let outcome = Outcome {
            winners: [Seat::First, Seat::Third].into_iter().collect(),
            points: PerSeat::from_fn(3, |seat| if seat == Seat::Second { 7 } else { 9 }),
        };
        assert_eq!(
            outcome.value_for(Seat::Second),
            Value {
                win: 0.0,
                margin: -2
            }
        );
        assert_eq!(
            outcome.value_for(Seat::Third),
            Value {
                win: 0.5,
                margin: 0
            }
        );
    }
}
