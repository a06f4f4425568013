//! A tree of what the seats decide after a candidate, kept from playout to playout.
//!
//! Every playout goes down the tree on its own order of the unseen tiles. Of the moves that are legal there, each seat
//! takes the one with the largest upper bound (PUCT): its mean value in the playouts so far, to which the network's
//! opinion counts as one more, and a bonus for what the network likes and was seldom tried. A node stands for the moves
//! that led to it, whatever tiles were turned up in between, so that what it knows is a mean over these. Where the tree
//! ends, the network ranks all moves, the best of them is played, and the position is evaluated there.

use polis_game::Seat;

use crate::evaluation::Evaluation;
use crate::tunables::{TREE_NODES, TreeParameters};

/// The branches below one candidate.
#[derive(Clone, Debug)]
pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

#[derive(Clone, Debug)]
struct Node<M> {
    visits: f32,
    edges: Vec<Edge<M>>,
}

/// A move that was legal in some playout.
#[derive(Clone, Debug)]
struct Edge<M> {
    chosen: M,
    /// The network's preference, as the logarithm of the odds to win.
    preference: f32,
    visits: f32,
    /// The sum of the utilities for the seat that decides.
    sum: f32,
    child: Option<usize>,
}

impl<M> Node<M> {
    fn new() -> Node<M> {
        Node {
            visits: 0.0,
            edges: Vec::new(),
        }
    }
}

impl<M> Default for Tree<M> {
    fn default() -> Tree<M> {
        Tree {
            nodes: vec![Node::new()],
        }
    }
}

/// A step of a playout through the tree: the node, its edge, and who decided.
pub(super) type Step = (usize, usize, Seat);

impl<M: Copy + PartialEq> Tree<M> {
    /// The node right after the candidate.
    pub(super) const ROOT: usize = 0;

    /// Whether no playout has gone on from a node.
    pub(super) fn is_leaf(&self, node: usize) -> bool {
        self.nodes[node].edges.is_empty()
    }

    /// Parts the legal moves of a node into those it knows, whose edges it appends to `known`, and the others, which
    /// stay in the list.
    pub(super) fn keep_unknown(&self, node: usize, moves: &mut Vec<M>, known: &mut Vec<usize>) {
        let edges = &self.nodes[node].edges;
        moves.retain(|&chosen| {
            let place = edges.iter().position(|edge| edge.chosen == chosen);
            known.extend(place);
            place.is_none()
        });
    }

    /// Adds a move to a node, and returns its edge.
    pub(super) fn add(&mut self, node: usize, chosen: M, preference: f32) -> usize {
        let edges = &mut self.nodes[node].edges;
        edges.push(Edge {
            chosen,
            preference,
            visits: 0.0,
            sum: 0.0,
            child: None,
        });
        edges.len() - 1
    }

    /// Of some edges of a node the one with the largest upper bound; `None` of none.
    pub(super) fn select(
        &self,
        node: usize,
        among: &[usize],
        parameters: TreeParameters,
    ) -> Option<usize> {
        let Node { visits, edges } = &self.nodes[node];
        let preferences = among.iter().map(|&place| edges[place].preference);
        let most = preferences.fold(f32::NEG_INFINITY, f32::max);
        let share = |edge: &Edge<M>| ((edge.preference - most) / parameters.temperature).exp();
        let shares: f32 = among.iter().map(|&place| share(&edges[place])).sum();
        let bonus = parameters.exploration * (visits + 1.0).sqrt() / shares;
        let bound = |edge: &Edge<M>| {
            let prior = 1.0 / (1.0 + (-edge.preference).exp());
            (prior + edge.sum + bonus * share(edge)) / (1.0 + edge.visits)
        };
        let bounds = among.iter().map(|&place| (place, bound(&edges[place])));
        let best = bounds.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map(|(place, _)| place)
    }

    /// The move of an edge and the node behind it; `None` for the node where the tree may not grow any more.
    pub(super) fn follow(&mut self, node: usize, edge: usize) -> (M, Option<usize>) {
        let next = self.nodes.len();
        let edge = &mut self.nodes[node].edges[edge];
        let chosen = edge.chosen;
        if edge.child.is_none() && next < TREE_NODES {
            edge.child = Some(next);
            let child = edge.child;
            self.nodes.push(Node::new());
            return (chosen, child);
        }
        (chosen, edge.child)
    }

    /// Tells every step of a playout how it ended for a seat.
    pub(super) fn learn(&mut self, path: &[Step], seat: Seat, end: Evaluation) {
        let utility = end.utility();
        for &(node, edge, mover) in path {
            let node = &mut self.nodes[node];
            node.visits += 1.0;
            let edge = &mut node.edges[edge];
            edge.visits += 1.0;
            // A tree is grown for two, of whom one wins what the other loses.
            edge.sum += if mover == seat {
                utility
            } else {
                1.0 - utility
            };
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    const PARAMETERS: TreeParameters = TreeParameters {
        exploration: 0.3,
        temperature: 0.25,
    };

    fn end(win: f32) -> Evaluation {
        Evaluation {
            win,
            margin: 0.0,
            points: 0.0,
        }
    }

    /// The other seat decides between two moves; the one that the network likes less is better for it.
    #[test]
    fn what_is_better_in_the_end_is_taken_in_the_end() {
        let mut tree: Tree<char> = Tree::default();
        let liked = tree.add(0, 'a', 0.3);
        let better = tree.add(0, 'b', 0.0);
        assert_eq!(tree.select(0, &[liked, better], PARAMETERS), Some(liked));
        assert_eq!(tree.select(0, &[better], PARAMETERS), Some(better));
        assert_eq!(tree.select(0, &[], PARAMETERS), None);
        let mut taken = [0, 0];
        for _ in 0..200 {
            let edge = tree.select(0, &[liked, better], PARAMETERS).unwrap();
            taken[edge] += 1;
            let win = if edge == better { 0.2 } else { 0.6 };
            tree.learn(&[(0, edge, Seat::Second)], Seat::First, end(win));
        }
        assert!(taken[0] > 3 && taken[1] > 150, "{taken:?}");
    }

    #[test]
    fn moves_are_known_once_they_were_legal() {
        let mut tree: Tree<char> = Tree::default();
        assert!(tree.is_leaf(Tree::<char>::ROOT));
        tree.add(0, 'a', 0.0);
        tree.add(0, 'b', 0.0);
        let (mut moves, mut known) = (vec!['c', 'b'], Vec::new());
        tree.keep_unknown(0, &mut moves, &mut known);
        assert_eq!((moves, known), (vec!['c'], vec![1]));
        assert!(!tree.is_leaf(0));
    }

    #[test]
    fn a_tree_does_not_grow_for_ever() {
        let mut tree: Tree<u32> = Tree::default();
        for number in 0..2 * TREE_NODES as u32 {
            let edge = tree.add(0, number, 0.0);
            let (chosen, child) = tree.follow(0, edge);
            assert_eq!(chosen, number);
            assert_eq!(child.is_some(), (number as usize) < TREE_NODES - 1);
            assert_eq!(tree.follow(0, edge), (chosen, child));
        }
    }
}
