//! What every seat can expect from a position: one point of the graph over a game.

use polis_engine::evaluation::{Evaluate, Evaluation};
use polis_game::{PerSeat, Seat, View, chance};

/// What every seat can expect from a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// Probability to win; all seats together have 1.
    pub win: PerSeat<f32>,
    /// Expected points.
    pub points: PerSeat<f32>,
}

/// Number of random orders of the unseen tiles that are averaged.
const ORDERS: u64 = 32;

/// Evaluates a position for every seat, as the mean over several orders of the unseen tiles. A
/// finished game is evaluated exactly.
pub fn forecast<G: Evaluate>(position: &G) -> Forecast {
    if let Some(end) = position.outcome() {
        return Forecast {
            win: PerSeat::from_fn(position.seats(), |seat| end.value_for(seat).win),
            points: PerSeat::from_fn(position.seats(), |seat| end.points[seat] as f32),
        };
    }
    // All seats know the same, so any seat's view will do.
    let view = View::new(position, Seat::First);
    let seats = position.seats();
    let mut sums = PerSeat::from_fn(seats, |_| (0.0, 0.0));
    for seed in 0..ORDERS {
        let filled = view.fill(&mut chance(seed));
        for seat in Seat::first(seats) {
            let Evaluation { win, points, .. } = filled.evaluate(G::net(), seat);
            sums[seat].0 += win;
            sums[seat].1 += points;
        }
    }
    let all: f32 = sums.iter().map(|(_, sum)| sum.0).sum();
    let share = |win: f32| {
        if all > 0.0 {
            win / all
        } else {
            1.0 / seats as f32
        }
    };
    Forecast {
        win: PerSeat::from_fn(seats, |seat| share(sums[seat].0)),
        points: PerSeat::from_fn(seats, |seat| sums[seat].1 / ORDERS as f32),
    }
}
