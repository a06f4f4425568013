//! What a position promises every seat: the points of the graph over a game.

use polis_engine::evaluation::{Judged, Prospect};
use polis_game::{PerSeat, Seat, View, chance};

/// What a position promises every seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// The chance to win; all seats together have 1.
    pub win: PerSeat<f32>,
    /// The final points, as far as the game can tell.
    pub points: PerSeat<f32>,
}

/// So many orders of the unseen tiles are judged.
const ORDERS: u64 = 32;

/// What a position promises every seat, judged over several orders of the unseen tiles. Where the
/// game is over, how it ended.
pub fn forecast<G: Judged>(position: &G) -> Forecast {
    if let Some(end) = position.outcome() {
        return Forecast {
            win: PerSeat::from_fn(position.seats(), |seat| end.value_for(seat).win),
            points: PerSeat::from_fn(position.seats(), |seat| end.points[seat] as f32),
        };
    }
    // Nobody knows more than anybody else, so any seat's view will do.
    let view = View::new(position, Seat::First);
    let seats = position.seats();
    let mut sums = PerSeat::from_fn(seats, |_| (0.0, 0.0));
    for seed in 0..ORDERS {
        let filled = view.fill(&mut chance(seed));
        for seat in Seat::first(seats) {
            let Prospect { win, points, .. } = filled.prospect(G::net(), seat);
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
