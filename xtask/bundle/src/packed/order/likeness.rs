//! Which functions are like each other.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

/// How many bytes in a row are compared.
const RUN: usize = 6;
/// How many runs stand for a function: those with the smallest hashes, which near copies share.
const SKETCH: usize = 24;
/// A run that so many functions have tells nothing.
const COMMON: usize = 400;

/// The places of all functions, each followed by the one that is most like it among those left.
pub(super) fn chain(bodies: &[&[u8]]) -> Vec<u32> {
    // 1. What stands for each function, and which functions have it.
    let sketches: Vec<Vec<u64>> = bodies.iter().map(|body| sketch(body)).collect();
    let mut having: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (place, sketch) in sketches.iter().enumerate() {
        for &run in sketch {
            having.entry(run).or_default().push(place);
        }
    }
    // 2. A chain goes on as long as something is alike; the next begins with the first that is left.
    let mut left: BTreeSet<(&[u8], usize)> = bodies
        .iter()
        .enumerate()
        .map(|(place, body)| (*body, place))
        .collect();
    let mut order = Vec::with_capacity(bodies.len());
    let mut next = None;
    while let Some(place) = next.or_else(|| left.first().map(|&(_, place)| place)) {
        left.remove(&(bodies[place], place));
        order.push(place as u32);
        let mut shared: BTreeMap<usize, usize> = BTreeMap::new();
        for run in &sketches[place] {
            let having = having.get_mut(run).expect("it was sketched");
            // Who is in the chain already needs not be looked at again.
            having.retain(|&other| left.contains(&(bodies[other], other)));
            if having.len() <= COMMON {
                for &other in having.iter() {
                    *shared.entry(other).or_default() += 1;
                }
            }
        }
        let distance = |other: usize| bodies[other].len().abs_diff(bodies[place].len());
        next = shared
            .into_iter()
            .max_by_key(|&(other, shared)| (shared, Reverse(distance(other)), Reverse(other)))
            .map(|(other, _)| other);
    }
    order
}

fn sketch(body: &[u8]) -> Vec<u64> {
    let runs = body.windows(RUN.min(body.len().max(1)));
    let hashes: BTreeSet<u64> = runs
        .map(|run| {
            let mut hasher = DefaultHasher::new();
            run.hash(&mut hasher);
            hasher.finish()
        })
        .collect();
    hashes.into_iter().take(SKETCH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_alike_lies_together() {
        let bodies: [&[u8]; 5] = [
            b"aaaa the first kind of function 1",
            b"bbbb another thing altogether 7",
            b"cccc the first kind of function 2",
            b"dddd another thing altogether 8",
            b"",
        ];
        let order = chain(&bodies);
        let at = |place: u32| order.iter().position(|&one| one == place).unwrap();
        assert_eq!(order.len(), 5);
        assert_eq!(at(0).abs_diff(at(2)), 1);
        assert_eq!(at(1).abs_diff(at(3)), 1);
    }
}
