//! What every seat can expect, before and after something is turned up.

use polis_game::{PerSeat, Seat, View, chance};
use rand::Rng;

use crate::evaluation::{Evaluate, Evaluation, Net};
use crate::search::{Playout, SearchOptions, mean, mean_and_error};

/// What a seat can expect, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expectation {
    /// The mean over the playouts.
    pub evaluation: Evaluation,
    /// The standard error of the probability to win.
    pub win_error: f32,
    /// The standard error of the points.
    pub points_error: f32,
}

/// What every seat can expect from a view, as the mean over so many random futures: by playouts in
/// which all seats decide, after a first move that is given or decided like all others.
///
/// The playouts after a given move end as many plies after that move as those without one end after
/// the view. So the mean over all that the move may turn up of what can be expected after it is what
/// can be expected with it: what differs is due to what was turned up.
pub fn expectation<G: Evaluate>(
    view: &View<G>,
    net: &Net,
    options: SearchOptions,
    first: Option<G::Move>,
    seed: u64,
    futures: u32,
) -> PerSeat<Expectation> {
    let mut rng = chance(seed);
    let mut playout = Playout::new(view, net, options);
    let runs: Vec<PerSeat<Evaluation>> = (0..futures)
        .map(|_| playout.run_for_all(view.position(), first, rng.next_u64()))
        .collect();
    PerSeat::from_fn(view.position().seats(), |seat| {
        let of_seat = || runs.iter().map(|run| run[seat]);
        Expectation {
            evaluation: mean(of_seat()),
            win_error: mean_and_error(of_seat().map(|run| run.win)).1,
            points_error: mean_and_error(of_seat().map(|run| run.points)).1,
        }
    })
}

/// What the next seat decides after a move in each of so many random futures, as in the playouts;
/// fewer where the game ends before.
pub fn replies<G: Evaluate>(
    view: &View<G>,
    net: &Net,
    options: SearchOptions,
    chosen: G::Move,
    seed: u64,
    futures: u32,
) -> Vec<(Seat, G::Move)> {
    let mut rng = chance(seed);
    let mut playout = Playout::new(view, net, options);
    (0..futures)
        .filter_map(|_| playout.reply(view.position(), chosen, rng.next_u64()))
        .collect()
}
