//! Maximum matching in a graph: Edmonds' blossom algorithm.

use std::collections::VecDeque;

/// Makes a matching as large as it can be, by alternating chains from whoever is alone.
pub(crate) fn augment(partner: &mut [Option<usize>], is_edge: impl Fn(usize, usize) -> bool) {
    for root in 0..partner.len() {
        if partner[root].is_some() {
            continue;
        }
        let mut search = Search::new(partner, root);
        if let Some(end) = search.find(&is_edge) {
            let before = search.before;
            turn(partner, &before, end);
        }
    }
}

/// Changes who is with whom along the chain that ends here.
fn turn(partner: &mut [Option<usize>], before: &[Option<usize>], end: usize) {
    let mut next = Some(end);
    while let Some(one) = next {
        let Some(other) = before[one] else {
            return;
        };
        next = partner[other];
        partner[one] = Some(other);
        partner[other] = Some(one);
    }
}

/// A search for an alternating chain from one who is alone to another.
struct Search<'a> {
    partner: &'a [Option<usize>],
    root: usize,
    /// From whom each was reached by an edge that is not of the matching.
    before: Vec<Option<usize>>,
    /// The base of the blossom in which each is; themselves where it is none.
    base: Vec<usize>,
    is_even: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    fn new(partner: &'a [Option<usize>], root: usize) -> Search<'a> {
        let count = partner.len();
        let mut is_even = vec![false; count];
        is_even[root] = true;
        Search {
            partner,
            root,
            before: vec![None; count],
            base: (0..count).collect(),
            is_even,
            queue: VecDeque::from([root]),
        }
    }

    /// Where a chain ends; none where there is none.
    fn find(&mut self, is_edge: &impl Fn(usize, usize) -> bool) -> Option<usize> {
        while let Some(one) = self.queue.pop_front() {
            for other in 0..self.partner.len() {
                let is_inside =
                    self.base[one] == self.base[other] || self.partner[one] == Some(other);
                if one == other || is_inside || !is_edge(one, other) {
                    continue;
                }
                let reached = self.partner[other].is_some_and(|mate| self.before[mate].is_some());
                if other == self.root || reached {
                    self.contract(one, other);
                } else if self.before[other].is_none() {
                    self.before[other] = Some(one);
                    match self.partner[other] {
                        None => return Some(other),
                        Some(mate) => {
                            self.is_even[mate] = true;
                            self.queue.push_back(mate);
                        }
                    }
                }
            }
        }
        None
    }

    /// An edge between two even ones closes an odd circle, which counts as one from now on.
    fn contract(&mut self, one: usize, other: usize) {
        let base = self.common_base(one, other);
        let mut blossom = vec![false; self.partner.len()];
        self.mark(one, base, other, &mut blossom);
        self.mark(other, base, one, &mut blossom);
        for index in 0..self.partner.len() {
            if blossom[self.base[index]] {
                self.base[index] = base;
                if !self.is_even[index] {
                    self.is_even[index] = true;
                    self.queue.push_back(index);
                }
            }
        }
    }

    fn mark(&mut self, from: usize, base: usize, child: usize, blossom: &mut [bool]) {
        let (mut from, mut child) = (from, child);
        while self.base[from] != base {
            let Some(mate) = self.partner[from] else {
                return;
            };
            blossom[self.base[from]] = true;
            blossom[self.base[mate]] = true;
            self.before[from] = Some(child);
            child = mate;
            match self.before[mate] {
                Some(next) => from = next,
                None => return,
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.partner.len()];
        let mut at = one;
        loop {
            at = self.base[at];
            seen[at] = true;
            match self.partner[at].and_then(|mate| self.before[mate]) {
                Some(next) => at = next,
                None => break,
            }
        }
        at = other;
        loop {
            at = self.base[at];
            if seen[at] {
                return at;
            }
            match self.partner[at].and_then(|mate| self.before[mate]) {
                Some(next) => at = next,
                None => return self.root,
            }
        }
    }
}
