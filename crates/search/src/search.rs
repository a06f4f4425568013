//! A search that looks wide first, then narrow, and judges where it stops.

use polis_judge::{Judged, Net, Prospect};
use polis_table::{Chance, Seat, View, chance};
use rand::Rng;

use crate::preference::preferences;
use crate::stop::Stop;

/// What can be tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many moves are tried out: those that the network likes best.
    pub candidates: usize,
    /// How many times each candidate is tried before the worse half falls away.
    pub tries: u32,
    /// How many plies are played after a candidate before the position is judged.
    pub plies: usize,
    /// How many legal moves, drawn by lot, a seat looks at in those plies.
    pub glance: usize,
}

/// A move and how it fared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered<M> {
    /// The move.
    pub chosen: M,
    /// What it promises on average.
    pub prospect: Prospect,
    /// How often it was tried.
    pub tries: u32,
}

struct Candidate<M> {
    chosen: M,
    liking: f32,
    tries: u32,
    win: f64,
    margin: f64,
    points: f64,
}

impl<M: Copy> Candidate<M> {
    fn mean(&self) -> f64 {
        if self.tries == 0 {
            return f64::NEG_INFINITY;
        }
        (self.win + self.margin / 200.0) / f64::from(self.tries)
    }
}

/// Searches.
pub fn search<G: Judged>(
    view: &View<G>,
    net: &Net,
    effort: Effort,
    rng: &mut (impl Rng + ?Sized),
    stop: &mut impl Stop,
) -> Vec<Considered<G::Move>> {
    let seat = view.seat();
    if view.position().to_move() != Some(seat) {
        return Vec::new();
    }
    let mut moves = Vec::new();
    preferences(&view.fill(rng), net, seat, &mut moves);
    moves.sort_by(|one, other| other.0.total_cmp(&one.0));
    moves.truncate(effort.candidates.max(1));
    let mut candidates: Vec<Candidate<G::Move>> = moves
        .iter()
        .map(|&(liking, chosen)| Candidate {
            chosen,
            liking,
            tries: 0,
            win: 0.0,
            margin: 0.0,
            points: 0.0,
        })
        .collect();
    let mut left = candidates.len();
    let mut scratch = view.position().clone();
    let mut after = view.position().clone();
    let mut playouts = 0;
    'search: while left > 1 {
        for _ in 0..effort.tries {
            let seed = rng.next_u64();
            let truth = view.fill(&mut chance(seed));
            for candidate in &mut candidates[..left] {
                if stop.stop(playouts) {
                    break 'search;
                }
                playouts += 1;
                scratch.clone_from(&truth);
                let prospect = try_out(
                    &mut scratch,
                    &mut after,
                    candidate.chosen,
                    seat,
                    net,
                    effort,
                    seed,
                );
                candidate.tries += 1;
                candidate.win += f64::from(prospect.win);
                candidate.margin += f64::from(prospect.margin);
                candidate.points += f64::from(prospect.points);
            }
        }
        candidates[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        if left > 2 {
            left = left.div_ceil(2);
        } else if stop.stop(playouts) {
            break;
        }
    }
    if candidates.iter().all(|c| c.tries == 0) {
        candidates[..1]
            .iter()
            .map(|c| Considered {
                chosen: c.chosen,
                prospect: Prospect {
                    win: 0.0,
                    margin: c.liking,
                    points: 0.0,
                },
                tries: 0,
            })
            .collect()
    } else {
        let most = candidates[..left]
            .iter()
            .map(|c| c.tries)
            .max()
            .unwrap_or(0);
        candidates[..left].sort_by(|one, other| {
            let a = one.tries + 1 >= most;
            let b = other.tries + 1 >= most;
            b.cmp(&a).then(other.mean().total_cmp(&one.mean()))
        });
        candidates
            .iter()
            .map(|c| {
                let n = f64::from(c.tries.max(1));
                Considered {
                    chosen: c.chosen,
                    prospect: Prospect {
                        win: (c.win / n) as f32,
                        margin: (c.margin / n) as f32,
                        points: (c.points / n) as f32,
                    },
                    tries: c.tries,
                }
            })
            .collect()
    }
}

fn try_out<G: Judged>(
    position: &mut G,
    after: &mut G,
    chosen: G::Move,
    seat: Seat,
    net: &Net,
    effort: Effort,
    seed: u64,
) -> Prospect {
    let mut rng = chance(seed ^ 0x5851_f42d_4c95_7f2d);
    let mut next = Some(chosen);
    let mut plies = 0;
    while let Some(chosen) = next {
        if position.play_unchecked(chosen).is_err() {
            break;
        }
        if plies == effort.plies {
            break;
        }
        plies += 1;
        next = glance(position, after, net, effort.glance, &mut rng);
    }
    position.prospect(net, seat)
}

fn glance<G: Judged>(
    position: &G,
    after: &mut G,
    net: &Net,
    looks: usize,
    rng: &mut Chance,
) -> Option<G::Move> {
    let seat = position.to_move()?;
    let mut best = position.random_move(rng)?;
    let mut most = f32::NEG_INFINITY;
    for _ in 0..looks {
        let chosen = position.random_move(rng)?;
        after.clone_from(position);
        if after.play_unchecked(chosen).is_err() {
            continue;
        }
        let liking = after.preference(net, seat);
        if liking > most {
            (most, best) = (liking, chosen);
        }
    }
    Some(best)
}
