//! A player that tries its best moves out: wide at first, then narrow.

use polis_table::{Chance, Game, Seat, Value, View, chance};
use rand::Rng;

use crate::greedy::worth;
use crate::stop::Stop;

/// What can be tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// How many moves are tried out at all: those that score best at once.
    pub candidates: usize,
    /// How many legal moves, drawn by lot, a seat looks at in a playout before it takes the best
    /// of them.
    pub glance: usize,
    /// How many times each candidate is tried before the worse half falls away.
    pub tries: u32,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            candidates: 24,
            glance: 24,
            tries: 8,
        }
    }
}

/// A move and how it fared.
struct Candidate<M> {
    chosen: M,
    tries: u32,
    sum: f64,
}

impl<M> Candidate<M> {
    fn mean(&self) -> f64 {
        if self.tries == 0 {
            f64::NEG_INFINITY
        } else {
            self.sum / f64::from(self.tries)
        }
    }
}

/// The move that fares best when the game is played out after it; none when the seat of the view
/// has nothing to decide.
///
/// The answer depends on the view, the generator and when `stop` stops, on nothing else. Whenever
/// that is, it is the best so far; at once, it is the move that scores best.
pub fn rollout<G: Game>(
    view: &View<G>,
    tuning: Tuning,
    rng: &mut (impl Rng + ?Sized),
    stop: &mut impl Stop,
) -> Option<G::Move> {
    let seat = view.seat();
    if view.position().to_move() != Some(seat) {
        return None;
    }
    // 1. Wide: look at every move for what it scores at once, and keep the best.
    let mut candidates = best_at_once(&view.fill(rng), seat, tuning.candidates);

    // 2. Narrow: try each of those that are left as often as the others, on the same orders of the
    //    unseen tiles and with the same chance, so that they differ by the move alone. Then let
    //    the worse half fall away, and try the rest again.
    let mut scratch = view.position().clone();
    let mut playouts = 0;
    while candidates.len() > 1 {
        for _ in 0..tuning.tries {
            let seed = rng.next_u64();
            let truth = view.fill(&mut chance(seed));
            for candidate in &mut candidates {
                if stop.stop(playouts) {
                    return best(&candidates);
                }
                scratch.clone_from(&truth);
                let value = play_out(&mut scratch, candidate.chosen, seat, tuning, seed);
                candidate.sum += utility(value);
                candidate.tries += 1;
                playouts += 1;
            }
        }
        candidates.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        // Two are tried until the search has to end: there is nothing better to do with the time.
        if candidates.len() > 2 {
            candidates.truncate(candidates.len().div_ceil(2));
        }
        if candidates.len() == 2 && stop.stop(playouts) {
            break;
        }
    }
    best(&candidates)
}

/// The moves that are worth most at once, the best first.
fn best_at_once<G: Game>(position: &G, seat: Seat, most: usize) -> Vec<Candidate<G::Move>> {
    let mut scored: Vec<(Value, G::Move)> = Vec::new();
    let mut after = position.clone();
    for chosen in position.legal_moves() {
        after.clone_from(position);
        if after.play_unchecked(chosen).is_ok() {
            scored.push((worth(&after, seat), chosen));
        }
    }
    scored.sort_by(|(one, _), (other, _)| {
        let win = other.win.total_cmp(&one.win);
        win.then(other.margin.cmp(&one.margin))
    });
    let candidate = |(_, chosen)| Candidate {
        chosen,
        tries: 0,
        sum: 0.0,
    };
    scored
        .into_iter()
        .take(most.max(1))
        .map(candidate)
        .collect()
}

/// Plays a game out after a move, and tells what the end is worth to a seat.
fn play_out<G: Game>(
    position: &mut G,
    chosen: G::Move,
    seat: Seat,
    tuning: Tuning,
    seed: u64,
) -> Value {
    let mut rng = chance(seed ^ 0x5851_f42d_4c95_7f2d);
    let mut next = Some(chosen);
    let mut after = position.clone();
    while let Some(chosen) = next {
        if position.play_unchecked(chosen).is_err() {
            break;
        }
        next = glance(position, &mut after, tuning.glance, &mut rng);
    }
    position.standing().value_for(seat)
}

/// The best of some moves drawn by lot for the seat to move; none when the game is over.
fn glance<G: Game>(position: &G, after: &mut G, looks: usize, rng: &mut Chance) -> Option<G::Move> {
    let seat = position.to_move()?;
    let mut best = position.random_move(rng)?;
    let mut most = i32::MIN;
    for _ in 0..looks {
        let chosen = position.random_move(rng)?;
        after.clone_from(position);
        if after.play_unchecked(chosen).is_err() {
            continue;
        }
        let points = after.points(seat);
        if points > most {
            (most, best) = (points, chosen);
        }
    }
    Some(best)
}

/// Winning first, then the margin.
fn utility(value: Value) -> f64 {
    f64::from(value.win) + f64::from(value.margin.clamp(-100, 100)) / 200.0
}

fn best<M: Copy>(candidates: &[Candidate<M>]) -> Option<M> {
    // Among those tried as often as any, but for the try that was under way, the one that fared
    // best; where none was tried, the first.
    let most = candidates.iter().map(|candidate| candidate.tries).max()?;
    let tried = candidates
        .iter()
        .filter(|candidate| candidate.tries + 1 >= most);
    tried
        .rev()
        .max_by(|one, other| one.mean().total_cmp(&other.mean()))
        .map(|best| best.chosen)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Architect, Length, Options, Players, Variants};
    use polis_architekton::Architekton;

    use super::*;
    use crate::stop::Playouts;

    fn start<G: Game>(options: &G::Options, seed: u64) -> G {
        G::new(&G::deal(options, &mut chance(seed)).unwrap()).unwrap()
    }

    fn akropolis(players: Players) -> Options {
        Options::new(players, Variants::ALL, Length::Standard).unwrap()
    }

    fn search<G: Game>(view: &View<G>, playouts: u32) -> Option<G::Move> {
        rollout(
            view,
            Tuning::default(),
            &mut chance(7),
            &mut Playouts(playouts),
        )
    }

    /// Equal seeds and budgets choose equal moves, whatever the unseen order of tiles is.
    fn check_hidden<G: Game>(options: &G::Options) {
        let truth = start::<G>(options, 3);
        let view = View::new(&truth, Seat::First);
        let chosen = search(&view, 300).unwrap();
        assert!(truth.is_legal(chosen));
        for seed in 0..8 {
            let other = View::new(&view.fill(&mut chance(seed)), Seat::First);
            assert_eq!(search(&other, 300), Some(chosen));
        }
        assert_eq!(
            search(&View::new(&truth, Seat::Second), 300),
            None,
            "not its turn"
        );
    }

    #[test]
    fn the_unseen_order_of_tiles_does_not_influence_the_choice() {
        check_hidden::<Akropolis>(&akropolis(Players::Two));
        check_hidden::<Akropolis>(&akropolis(Players::Four));
        check_hidden::<Akropolis>(&akropolis(Players::Solo(Architect::Callicrates)));
        check_hidden::<Architekton>(&polis_architekton::Options::default());
    }

    #[test]
    fn stopped_at_once_it_takes_what_scores_best() {
        let truth = start::<Akropolis>(&akropolis(Players::Three), 5);
        let view = View::new(&truth, Seat::First);
        let chosen = search(&view, 0).unwrap();
        let value = |chosen| {
            let mut after = truth.clone();
            after.play(chosen).unwrap();
            worth(&after, Seat::First)
        };
        assert!(
            truth
                .legal_moves()
                .into_iter()
                .all(|other| value(other) <= value(chosen))
        );
    }

    #[test]
    fn it_asks_before_every_playout() {
        let truth = start::<Architekton>(&polis_architekton::Options::default(), 5);
        let view = View::new(&truth, Seat::First);
        let mut asked = Vec::new();
        let mut stop = |playouts| {
            asked.push(playouts);
            playouts >= 50
        };
        rollout(&view, Tuning::default(), &mut chance(1), &mut stop).unwrap();
        assert!(asked.iter().copied().eq(0..=50));
    }

    /// The beginning of a game between two searches. A change of it is a change of how they play,
    /// and the commit says so.
    #[test]
    fn the_signature_of_a_fixed_search() {
        let mut game = start::<Akropolis>(&akropolis(Players::Two), 1);
        let mut signature = Vec::new();
        for _ in 0..4 {
            let seat = game.to_move().unwrap();
            let chosen = search(&View::new(&game, seat), 200).unwrap();
            signature.push(chosen.to_string());
            game.play(chosen).unwrap();
        }
        assert_eq!(signature, SIGNATURE);
    }

    const SIGNATURE: [&str; 4] = ["10 -3,1 2", "26 -3,2 1", "37 -5,3 1", "7 -2,1 2"];
}
