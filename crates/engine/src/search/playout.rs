//! Short playouts after a candidate move.

use crate::evaluation::{Evaluate, Evaluation, Net};
use polis_game::{Chance, PerSeat, Seat, View, chance};

use super::SearchOptions;
use super::tree::{Step, Tree};
use crate::tunables::TreeParameters;

/// What plays out moves, with its room to work in.
#[derive(Clone, Debug)]
pub(crate) struct Playout<'a, G: Evaluate> {
    net: &'a Net,
    seat: Seat,
    plies: usize,
    width: usize,
    position: G,
    after: G,
    moves: Vec<G::Move>,
    preferences: Vec<f32>,
    /// The edges of the moves that are legal in a node of a tree.
    edges: Vec<usize>,
    path: Vec<Step>,
}

impl<'a, G: Evaluate> Playout<'a, G> {
    pub(crate) fn new(view: &View<G>, net: &'a Net, options: SearchOptions) -> Playout<'a, G> {
        let position = view.position();
        let people = Seat::first(position.seats())
            .filter(|&seat| !position.plays_by_itself(seat))
            .count();
        Playout {
            net,
            seat: view.seat(),
            // Who plays alone looks as many decisions ahead as two would together.
            plies: options.playout_depth * people.max(2),
            width: options.playout_width,
            position: position.clone(),
            after: position.clone(),
            moves: Vec::new(),
            preferences: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Plays a move of a redacted position and some plies after it on the future with this seed, and
    /// evaluates the position where that ends. The tree is that of what followed the move before.
    pub(crate) fn run(
        &mut self,
        from: &G,
        chosen: G::Move,
        tree: &mut Tree<G::Move>,
        future: u64,
    ) -> Evaluation {
        match G::TUNABLES.tree {
            Some(parameters) => {
                self.play(from, Some(chosen), 0, future);
                self.grow(tree, parameters);
            }
            None => self.play(from, Some(chosen), self.plies, future),
        }
        let end = self.position.evaluate(self.net, self.seat);
        tree.learn(&self.path, self.seat, end);
        end
    }

    /// Plays from the present position through a tree and one ply beyond its end.
    fn grow(&mut self, tree: &mut Tree<G::Move>, parameters: TreeParameters) {
        self.path.clear();
        let mut node = Tree::<G::Move>::ROOT;
        while let Some(mover) = self.position.to_move() {
            let is_leaf = tree.is_leaf(node);
            // 1. What is legal on this future. What was not before is ranked now.
            self.moves.clear();
            self.edges.clear();
            self.preferences.clear();
            self.list_moves();
            tree.keep_unknown(node, &mut self.moves, &mut self.edges);
            let (position, after) = (&self.position, &mut self.after);
            position.rank(self.net, &self.moves, after, &mut self.preferences);
            for (&chosen, &preference) in self.moves.iter().zip(&self.preferences) {
                self.edges.push(tree.add(node, chosen, preference));
            }
            // 2. What the seat decides.
            let Some(edge) = tree.select(node, &self.edges, parameters) else {
                break;
            };
            self.path.push((node, edge, mover));
            let (chosen, next) = tree.follow(node, edge);
            if self.position.play_unchecked(chosen).is_err() || is_leaf {
                break;
            }
            match next {
                Some(next) => node = next,
                None => break,
            }
        }
    }

    /// Evaluates for every seat where a playout ends, so many plies after the redacted position. The
    /// first move is given, or decided like all others.
    pub(crate) fn run_for_all(
        &mut self,
        from: &G,
        first: Option<G::Move>,
        future: u64,
    ) -> PerSeat<Evaluation> {
        // A given move is played before the others begin to decide.
        let plies = if first.is_some() {
            self.plies
        } else {
            self.plies.saturating_sub(1)
        };
        self.play(from, first, plies, future);
        PerSeat::from_fn(self.position.seats(), |seat| {
            self.position.evaluate(self.net, seat)
        })
    }

    /// What the next seat decides after a move of a redacted position, on the future with this seed.
    pub(crate) fn reply(
        &mut self,
        from: &G,
        chosen: G::Move,
        future: u64,
    ) -> Option<(Seat, G::Move)> {
        self.play(from, Some(chosen), 0, future);
        let seat = self.position.to_move()?;
        let mut rng = chance(future ^ 0x5851_f42d_4c95_7f2d);
        Some((seat, self.choose(&mut rng)?))
    }

    /// Plays a move of a redacted position and all that follows on the future with this seed; gives what
    /// the next seat decides, and how it ends.
    pub(crate) fn run_to_end(
        &mut self,
        from: &G,
        chosen: G::Move,
        future: u64,
    ) -> (Option<(Seat, G::Move)>, &G) {
        self.play(from, Some(chosen), 0, future);
        let mut rng = chance(future ^ 0x5851_f42d_4c95_7f2d);
        let mut reply = None;
        while let Some(seat) = self.position.to_move()
            && let Some(next) = self.choose(&mut rng)
        {
            reply = reply.or(Some((seat, next)));
            if self.position.play_unchecked(next).is_err() {
                break;
            }
        }
        (reply, &self.position)
    }

    /// Plays a first move, which is decided where none is given, and some plies after it.
    fn play(&mut self, from: &G, first: Option<G::Move>, plies: usize, future: u64) {
        self.position.clone_from(from);
        self.position.fill(&mut chance(future));
        let mut rng = chance(future ^ 0x5851_f42d_4c95_7f2d);
        let mut next = first.or_else(|| self.choose(&mut rng));
        let mut left = plies;
        while let Some(chosen) = next {
            if self.position.play_unchecked(chosen).is_err() || left == 0 {
                break;
            }
            left -= 1;
            next = self.choose(&mut rng);
        }
    }

    /// The best of some sampled moves for the seat to move, or of all where there are not many more;
    /// `None` when the game is over.
    fn choose(&mut self, rng: &mut Chance) -> Option<G::Move> {
        self.position.to_move()?;
        self.moves.clear();
        self.preferences.clear();
        if self.position.count_legal_moves() <= 2 * self.width {
            self.list_moves();
        } else {
            for chosen in (0..self.width).filter_map(|_| self.position.sample_move(rng)) {
                // What is drawn twice is evaluated once.
                if !self.moves.contains(&chosen) {
                    self.moves.push(chosen);
                }
            }
        }
        let (position, after) = (&self.position, &mut self.after);
        position.rank(self.net, &self.moves, after, &mut self.preferences);
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (&chosen, &preference) in self.moves.iter().zip(&self.preferences) {
            if preference > most {
                (most, best) = (preference, Some(chosen));
            }
        }
        best
    }

    /// Lists the legal moves, of those with the same effect the first.
    fn list_moves(&mut self) {
        self.position.extend_legal_moves(&mut self.moves);
        let position = &self.position;
        self.moves.retain(|&chosen| !position.is_duplicate(chosen));
    }
}
