//! A game with variations: a tree of moves.
//!
//! The first move after each position of the game is the one that was played; the others begin
//! variations. Their text form is in [`variation`](crate::variation).

use polis_game::PlayError;

use crate::game_record::GameRecord;
use crate::notated::Notated;

/// A node of a tree: the position after a move, or before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The node before the first move.
    pub const START: NodeId = NodeId(0);
}

/// A game with variations. All moves are legal.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree<G: Notated> {
    /// The game as it was played.
    game: GameRecord<G>,
    /// By their ids; removed ones are `None`. The moves of the game come first, so the node with
    /// the number of a ply is the position after that many of them.
    nodes: Vec<Option<Node<G::Move>>>,
}

#[derive(Clone, Debug, PartialEq)]
struct Node<M> {
    /// The node before, and the move that leads here; `None` at the root.
    from: Option<(NodeId, M)>,
    /// The moves after it; that of the game comes first.
    next: Vec<NodeId>,
}

/// Why a move cannot be added to a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddError<I: std::error::Error + 'static> {
    /// It cannot be played there.
    #[error(transparent)]
    Play(#[from] PlayError<I>),
    /// The tree is full.
    #[error("found more than {MAX_NODES} moves; expected fewer in a game with its variations")]
    Full,
}

/// Largest number of moves in a tree, including variations.
pub const MAX_NODES: usize = 4096;

impl<G: Notated> Tree<G> {
    /// Creates a tree without variations.
    pub fn new(game: GameRecord<G>) -> Tree<G> {
        let mut nodes = vec![Some(Node {
            from: None,
            next: Vec::new(),
        })];
        for (ply, &chosen) in game.moves().iter().enumerate() {
            let before = NodeId(ply as u32);
            if let Some(Some(node)) = nodes.last_mut() {
                node.next.push(NodeId(ply as u32 + 1));
            }
            nodes.push(Some(Node {
                from: Some((before, chosen)),
                next: Vec::new(),
            }));
        }
        Tree { game, nodes }
    }

    /// The game as it was played.
    pub fn game(&self) -> &GameRecord<G> {
        &self.game
    }

    /// Changes names and remarks of the game, but not its moves.
    pub fn with_game(&mut self, change: impl FnOnce(&mut GameRecord<G>)) {
        let mut game = self.game.clone();
        change(&mut game);
        if game.moves() == self.game.moves() && game.start() == self.game.start() {
            self.game = game;
        }
    }

    /// The same moves with the names and remarks of another tree of the same game.
    #[must_use]
    pub fn named_as(mut self, other: &Tree<G>) -> Tree<G> {
        self.with_game(|game| *game = other.game.clone());
        self
    }

    /// The node of the game after `ply` moves; the last one where it has fewer.
    pub fn played(&self, ply: usize) -> NodeId {
        NodeId(ply.min(self.game.moves().len()) as u32)
    }

    /// Whether there is such a node.
    pub fn contains(&self, node: NodeId) -> bool {
        self.node(node).is_some()
    }

    /// Whether a node belongs to the game as it was played.
    pub fn is_played(&self, node: NodeId) -> bool {
        node.0 as usize <= self.game.moves().len()
    }

    /// The parent of a node, and the move from there; `None` at the root.
    pub fn before(&self, node: NodeId) -> Option<(NodeId, G::Move)> {
        self.node(node)?.from
    }

    /// The children of a node: the move of the game first, then the variations.
    pub fn after(&self, node: NodeId) -> &[NodeId] {
        self.node(node).map_or(&[], |node| &node.next)
    }

    /// Number of moves that lead to a node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.way(node).count() - 1
    }

    /// The nodes on the path to a node, from the root on.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.way(node).collect();
        path.reverse();
        path
    }

    /// The last node of the line that continues from a node with the first of its moves.
    pub fn end(&self, node: NodeId) -> NodeId {
        let mut node = node;
        while let Some(&next) = self.after(node).first() {
            node = next;
        }
        node
    }

    /// The last node of the game on the path to a node.
    pub fn branching(&self, node: NodeId) -> NodeId {
        self.way(node)
            .find(|&node| self.is_played(node))
            .unwrap_or(NodeId::START)
    }

    /// The record that ends at a node.
    pub fn record(&self, node: NodeId) -> GameRecord<G> {
        let branching = self.branching(node);
        let mut record = self.game.clone();
        record.truncate(self.ply(branching));
        for &node in self.path(node).iter().skip(self.ply(branching) + 1) {
            if let Some((_, chosen)) = self.before(node) {
                record
                    .play(chosen)
                    .expect("the moves of a tree are legal where they stand");
            }
        }
        record
    }

    /// Adds a move after a node, and returns the node it leads to, which may exist already.
    ///
    /// # Errors
    /// When it cannot be played there, or the tree is full. It is then unchanged.
    pub fn add(&mut self, node: NodeId, chosen: G::Move) -> Result<NodeId, AddError<G::Illegal>> {
        let known = self.after(node).iter().copied();
        let known = known
            .into_iter()
            .find(|&next| self.before(next).is_some_and(|(_, one)| one == chosen));
        if let Some(known) = known {
            return Ok(known);
        }
        self.record(node).play(chosen)?;
        self.push(node, chosen)
    }

    /// Adds moves one after the other, as [`add`](Tree::add) does, and returns the last node.
    ///
    /// # Errors
    /// The first move that cannot be added, by its index. Those before it are added.
    pub fn add_line(
        &mut self,
        node: NodeId,
        moves: impl IntoIterator<Item = G::Move>,
    ) -> Result<NodeId, (usize, AddError<G::Illegal>)> {
        let mut record = self.record(node);
        let mut node = node;
        for (index, chosen) in moves.into_iter().enumerate() {
            record.play(chosen).map_err(|error| (index, error.into()))?;
            let known = self.after(node).iter().copied();
            let known = known
                .into_iter()
                .find(|&next| self.before(next).is_some_and(|(_, one)| one == chosen));
            node = match known {
                Some(known) => known,
                None => self.push(node, chosen).map_err(|error| (index, error))?,
            };
        }
        Ok(node)
    }

    /// Moves a variation before its predecessor. The move of the game stays first.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let Some((before, _)) = self.before(node) else {
            return false;
        };
        let next = self.after(before);
        let Some(place) = next.iter().position(|&other| other == node) else {
            return false;
        };
        let first = usize::from(next.first().is_some_and(|&first| self.is_played(first)));
        if place <= first {
            return false;
        }
        if let Some(Some(node)) = self.nodes.get_mut(before.0 as usize) {
            node.next.swap(place - 1, place);
        }
        true
    }

    /// Removes a move of a variation and everything after it, and returns the node where it began.
    /// The moves of the game stay.
    pub fn remove(&mut self, node: NodeId) -> Option<NodeId> {
        let (before, _) = self.before(node)?;
        if self.is_played(node) {
            return None;
        }
        if let Some(Some(before)) = self.nodes.get_mut(before.0 as usize) {
            before.next.retain(|&other| other != node);
        }
        let mut gone = vec![node];
        while let Some(node) = gone.pop() {
            if let Some(node) = self.nodes[node.0 as usize].take() {
                gone.extend(node.next);
            }
        }
        Some(before)
    }

    /// Number of moves, including variations.
    pub fn len(&self) -> usize {
        self.nodes.iter().flatten().count() - 1
    }

    /// Whether there is no move at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether there are variations.
    pub fn has_variations(&self) -> bool {
        self.len() > self.game.moves().len()
    }

    fn push(&mut self, node: NodeId, chosen: G::Move) -> Result<NodeId, AddError<G::Illegal>> {
        if self.nodes.len() > MAX_NODES {
            return Err(AddError::Full);
        }
        let added = NodeId(self.nodes.len() as u32);
        self.nodes.push(Some(Node {
            from: Some((node, chosen)),
            next: Vec::new(),
        }));
        if let Some(Some(node)) = self.nodes.get_mut(node.0 as usize) {
            node.next.push(added);
        }
        Ok(added)
    }

    /// The nodes on the path back from a node to the root, including both.
    fn way(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| Some(self.before(node)?.0))
    }

    fn node(&self, node: NodeId) -> Option<&Node<G::Move>> {
        self.nodes.get(node.0 as usize)?.as_ref()
    }
}
