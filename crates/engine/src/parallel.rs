//! Several searches of one position on several threads. With one, nothing is started, so that it also works
//! where there are no threads.

use crate::evaluation::{Evaluate, Evaluation, Net};
use polis_game::View;

use crate::comparison::Comparison;
use crate::search::{Candidate, Certainty, Search, SearchOptions};

/// What several searches found together.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<M> {
    /// The moves that were compared closely enough to tell of them, the best first.
    pub candidates: Vec<Candidate<M>>,
    /// Number of playouts in all.
    pub playouts: u32,
}

/// Searches on several threads, each with a seed of its own, until `stop` returns true for the
/// playouts of its thread; `None` when the seat of the view has nothing to decide.
///
/// The best move is the one that most of them found; among equals the one with the larger utility. The
/// answer depends on the number of threads, but not on which of them is faster, if `stop` does not.
pub fn search_in_parallel<G: Evaluate>(
    view: &View<G>,
    net: &Net,
    options: SearchOptions,
    seed: u64,
    threads: usize,
    stop: &(impl Fn(u32) -> bool + Sync),
) -> Option<SearchResult<G::Move>> {
    let search = |thread: u64| {
        let mut search = Search::new(view, net, options, thread_seed(seed, thread))?;
        search.run(&mut |playouts| stop(playouts));
        Some((search.candidates(), search.playouts()))
    };
    let results: Vec<(Vec<Candidate<G::Move>>, u32)> = std::thread::scope(|scope| {
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
    let candidates = merge(results.into_iter().map(|(candidates, _)| candidates));
    Some(SearchResult {
        candidates,
        playouts,
    })
}

/// Compares moves on several threads, each on futures of its own, until `stop` returns true for the
/// playouts of its thread.
pub fn compare_in_parallel<'a, G: Evaluate>(
    view: &View<G>,
    net: &'a Net,
    options: SearchOptions,
    moves: &[G::Move],
    seed: u64,
    threads: usize,
    stop: &(impl Fn(u32) -> bool + Sync),
) -> Comparison<'a, G> {
    let compare = |thread: u64| {
        let seed = thread_seed(seed, thread);
        let moves = moves.iter().copied();
        let mut comparison = Comparison::new(view, net, options, moves, seed);
        comparison.run(&mut |playouts| stop(playouts));
        comparison
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.max(1) as u64)
            .map(|thread| scope.spawn(move || compare(thread)))
            .collect();
        let mut all = compare(0);
        for other in others {
            match other.join() {
                Ok(other) => all.merge(&other),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    })
}

/// The first thread works as if it were alone.
fn thread_seed(seed: u64, thread: u64) -> u64 {
    seed.wrapping_add(thread.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The candidates of several searches, each once: the one that is proven to be the best, or that most
/// found best, comes first.
fn merge<M: Copy + Ord>(answers: impl Iterator<Item = Vec<Candidate<M>>>) -> Vec<Candidate<M>> {
    let mut all: Vec<(u32, Candidate<M>)> = Vec::new();
    for answer in answers {
        for (rank, candidate) in answer.into_iter().enumerate() {
            let vote = u32::from(rank == 0);
            match all
                .iter_mut()
                .find(|(_, one)| one.chosen == candidate.chosen)
            {
                Some((votes, one)) => {
                    *votes += vote;
                    *one = sum(one, &candidate);
                }
                None => all.push((vote, candidate)),
            }
        }
    }
    all.sort_by(|(votes, one), (others, other)| {
        let better = other
            .evaluation
            .utility()
            .total_cmp(&one.evaluation.utility());
        // What one of them has proven to be the best needs no majority.
        let is_proven =
            |votes: &u32, one: &Candidate<M>| *votes > 0 && one.certainty == Certainty::Proven;
        match (is_proven(votes, one), is_proven(others, other)) {
            (true, true) => better,
            (false, false) => others.cmp(votes).then(better),
            (own, theirs) => theirs.cmp(&own),
        }
    });
    all.into_iter().map(|(_, candidate)| candidate).collect()
}

/// The mean of what two searches found about one move, weighted by their playouts.
fn sum<M: Copy>(one: &Candidate<M>, other: &Candidate<M>) -> Candidate<M> {
    // What is proven is not mixed with estimates.
    for candidate in [one, other] {
        if candidate.certainty == Certainty::Proven {
            return *candidate;
        }
    }
    let tries = one.tries + other.tries;
    let share = if tries == 0 {
        0.5
    } else {
        other.tries as f32 / tries as f32
    };
    let between = |a: f32, b: f32| a + (b - a) * share;
    let (a, b) = (one.evaluation, other.evaluation);
    Candidate {
        evaluation: Evaluation {
            win: between(a.win, b.win),
            margin: between(a.margin, b.margin),
            points: between(a.points, b.points),
        },
        tries,
        // Each knows how far it is behind the best of its own search; the surer one is told.
        certainty: match (one.certainty, other.certainty) {
            (Certainty::Estimated { error, .. }, Certainty::Estimated { error: less, .. })
                if less < error =>
            {
                other.certainty
            }
            (certainty, _) => certainty,
        },
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
        let options = SearchOptions::of::<Architekton>();
        let run = |threads| {
            let net = Architekton::net();
            search_in_parallel(&view, net, options, 3, threads, &|playouts| playouts >= 200)
        };
        let mut alone = Search::new(&view, Architekton::net(), options, 3).unwrap();
        alone.run(&mut crate::PlayoutLimit(200));
        let found = run(1).unwrap();
        assert_eq!(found.candidates[0].chosen, alone.best());
        assert_eq!(found.playouts, alone.playouts());
        let several = run(3).unwrap();
        assert_eq!(Some(several.clone()), run(3));
        assert_eq!(several.playouts, 600);
        let tries: u32 = several.candidates.iter().map(|one| one.tries).sum();
        assert!((300..=600).contains(&tries), "{tries}");
    }

    fn candidate(chosen: char, win: f32, tries: u32) -> Candidate<char> {
        Candidate {
            chosen,
            evaluation: Evaluation {
                win,
                margin: 0.0,
                points: 0.0,
            },
            tries,
            certainty: Certainty::Estimated {
                behind: 0.0,
                error: 0.1,
            },
        }
    }

    #[test]
    fn most_votes_come_first_and_tries_add_up() {
        let answers = [
            vec![candidate('a', 0.5, 10), candidate('b', 0.4, 10)],
            vec![candidate('b', 0.7, 30), candidate('a', 0.6, 10)],
            vec![candidate('a', 0.5, 20)],
        ];
        let merged = merge(answers.into_iter());
        assert_eq!(merged[0].chosen, 'a');
        assert_eq!(merged[0].tries, 40);
        assert!((merged[0].evaluation.win - 0.525).abs() < 1e-6);
        assert!((merged[1].evaluation.win - 0.625).abs() < 1e-6);
    }

    #[test]
    fn what_one_has_proven_comes_first_as_it_is() {
        let proven = Candidate {
            certainty: Certainty::Proven,
            ..candidate('b', 0.4, 1)
        };
        let answers = [
            vec![candidate('a', 0.5, 10), candidate('b', 0.45, 10)],
            vec![proven, candidate('a', 0.4, 30)],
            vec![candidate('a', 0.5, 20)],
        ];
        let merged = merge(answers.into_iter());
        assert_eq!(merged[0], proven);
        assert_eq!(merged[1].chosen, 'a');
    }
}
