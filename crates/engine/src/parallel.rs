//! Several searches of one position side by side, on native machines.

use crate::evaluation::{Judged, Net, Prospect};
use polis_game::View;

use crate::search::{Considered, Effort, Search};

/// What several searches found together.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<M> {
    /// The moves that were tried, the best first.
    pub considered: Vec<Considered<M>>,
    /// How many playouts there were in all.
    pub playouts: u32,
}

/// Searches on several threads at a time, each with a chance of its own, until `stop` says so of
/// the playouts of one of them; none when the seat of the view has nothing to decide.
///
/// The best move is the one that most of them found; among equals the one that promises more. The
/// answer depends on the number of threads, but not on which of them is faster, if `stop` does not.
pub fn search_in_parallel<G: Judged>(
    view: &View<G>,
    net: &Net,
    effort: Effort,
    seed: u64,
    threads: usize,
    stop: &(impl Fn(u32) -> bool + Sync),
) -> Option<Found<G::Move>> {
    let search = |thread: u64| {
        // The first is the search that there would be alone.
        let seed = seed.wrapping_add(thread.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut search = Search::new(view, net, effort, seed)?;
        search.run(&mut |playouts| stop(playouts));
        Some((search.considered(), search.playouts()))
    };
    let results: Vec<(Vec<Considered<G::Move>>, u32)> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.max(1) as u64)
            .map(|thread| scope.spawn(move || search(thread)))
            .collect();
        let mut results: Vec<_> = search(0).into_iter().collect();
        for other in others {
            match other.join() {
                Ok(result) => results.extend(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    });
    if results.is_empty() {
        return None;
    }
    let playouts = results.iter().map(|&(_, playouts)| playouts).sum();
    let considered = merge(results.into_iter().map(|(considered, _)| considered));
    Some(Found {
        considered,
        playouts,
    })
}

/// The moves of several answers, each once: the best of most of them first.
fn merge<M: Copy + Ord>(answers: impl Iterator<Item = Vec<Considered<M>>>) -> Vec<Considered<M>> {
    let mut all: Vec<(u32, Considered<M>)> = Vec::new();
    for answer in answers {
        for (rank, considered) in answer.into_iter().enumerate() {
            let vote = u32::from(rank == 0);
            match all
                .iter_mut()
                .find(|(_, one)| one.chosen == considered.chosen)
            {
                Some((votes, one)) => {
                    *votes += vote;
                    *one = sum(one, &considered);
                }
                None => all.push((vote, considered)),
            }
        }
    }
    all.sort_by(|(votes, one), (others, other)| {
        let better = other.prospect.utility().total_cmp(&one.prospect.utility());
        others.cmp(votes).then(better)
    });
    all.into_iter().map(|(_, considered)| considered).collect()
}

/// What two searches found about one move.
fn sum<M: Copy>(one: &Considered<M>, other: &Considered<M>) -> Considered<M> {
    let tries = one.tries + other.tries;
    let share = if tries == 0 {
        0.5
    } else {
        other.tries as f32 / tries as f32
    };
    let between = |a: f32, b: f32| a + (b - a) * share;
    let (a, b) = (one.prospect, other.prospect);
    Considered {
        prospect: Prospect {
            win: between(a.win, b.win),
            margin: between(a.margin, b.margin),
            points: between(a.points, b.points),
        },
        tries,
        ..*one
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_architekton::{Architekton, Options};
    use polis_game::{Game, Seat, chance};

    use super::*;

    #[test]
    fn one_thread_is_the_plain_search_and_several_are_repeatable() {
        let setup = Architekton::deal(&Options::default(), &mut chance(4)).unwrap();
        let view = View::new(&Architekton::new(&setup).unwrap(), Seat::First);
        let effort = Effort::of::<Architekton>();
        let run = |threads| {
            let net = Architekton::net();
            search_in_parallel(&view, net, effort, 3, threads, &|playouts| playouts >= 200)
        };
        let mut alone = Search::new(&view, Architekton::net(), effort, 3).unwrap();
        alone.run(&mut crate::Playouts(200));
        let found = run(1).unwrap();
        assert_eq!(found.considered[0].chosen, alone.best());
        assert_eq!(found.playouts, alone.playouts());
        let several = run(3).unwrap();
        assert_eq!(Some(several.clone()), run(3));
        assert_eq!(several.playouts, 600);
        let tries: u32 = several.considered.iter().map(|one| one.tries).sum();
        assert_eq!(tries, 600);
    }

    #[test]
    fn most_votes_come_first_and_tries_add_up() {
        let considered = |chosen: char, win: f32, tries: u32| Considered {
            chosen,
            prospect: Prospect {
                win,
                margin: 0.0,
                points: 0.0,
            },
            tries,
        };
        let answers = [
            vec![considered('a', 0.5, 10), considered('b', 0.4, 10)],
            vec![considered('b', 0.7, 30), considered('a', 0.6, 10)],
            vec![considered('a', 0.5, 20)],
        ];
        let merged = merge(answers.into_iter());
        assert_eq!(merged[0].chosen, 'a');
        assert_eq!(merged[0].tries, 40);
        assert!((merged[0].prospect.win - 0.525).abs() < 1e-6);
        assert!((merged[1].prospect.win - 0.625).abs() < 1e-6);
    }
}
