//! Analysing every move of a game, a little at a time.

use polis_engine::evaluation::Evaluate;
use polis_engine::{Candidate, Comparison, Search, SearchOptions};
use polis_game::{Seat, View};
use polis_notation::{GameRecord, Notated};

use crate::assessment::Assessment;

/// How deeply each move is analysed, in playouts. One half goes into the search for the best move,
/// the other into comparing it with the played one on fresh futures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Playouts in the first pass over the game, which gives a quick overview.
    pub first: u32,
    /// Playouts in both passes together.
    pub full: u32,
}

impl Depth {
    /// Enough to tell good moves from bad ones, in less than a minute for a whole game on one core.
    pub const USEFUL: Depth = Depth {
        first: 120,
        full: 4000,
    };
}

/// An analysis of a game in progress. Its results can be read after any step.
///
/// What it finds depends on the record and the number of steps, on nothing else.
#[derive(Clone, Debug)]
pub struct Analysis<G: Evaluate> {
    /// Number of moves at the beginning that are not analysed.
    from: usize,
    plies: Vec<Ply<G>>,
    depth: Depth,
    /// Index of the move that is being analysed, among those of this pass.
    current: usize,
    pass: Pass,
}

#[derive(Clone, Debug)]
struct Ply<G: Evaluate> {
    seat: Seat,
    played: G::Move,
    choices: usize,
    view: View<G>,
    seed: u64,
    search: Search<'static, G>,
    /// The played move and the best one that the search had found so far, or the best and the next
    /// best.
    comparison: Option<Comparison<'static, G>>,
    /// Number of playouts of the search when the comparison began.
    compared_after: u32,
    /// Number of steps towards an exact solution that were taken without playouts.
    solved: u32,
    /// Number of playouts of all kinds, with those of comparisons that were replaced.
    steps: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    First,
    Second,
    Done,
}

impl<G: Evaluate + Notated> Analysis<G> {
    /// Starts to analyse every move of a record.
    pub fn new(record: &GameRecord<G>, depth: Depth) -> Analysis<G> {
        Analysis::from_ply(record, 0, depth)
    }

    /// Starts to analyse the moves of a record after the first `from`.
    pub fn from_ply(record: &GameRecord<G>, from: usize, depth: Depth) -> Analysis<G> {
        let plies = record
            .positions()
            .zip(record.moves())
            .enumerate()
            .skip(from)
            .filter_map(|(ply, (position, &played))| Ply::new(&position, played, ply as u64))
            .collect();
        Analysis {
            from,
            plies,
            depth,
            current: 0,
            pass: Pass::First,
        }
    }

    /// Runs one playout, or returns the ply of a move that is done in this pass. Does nothing when
    /// the analysis is done.
    pub fn step(&mut self) -> Option<usize> {
        let limit = match self.pass {
            Pass::First => self.depth.first,
            Pass::Second => self.depth.full,
            Pass::Done => return None,
        };
        let ply = self.plies.get_mut(self.current);
        match ply.map(|ply| ply.step(limit)) {
            Some(true) => None,
            Some(false) => {
                self.current += 1;
                Some(self.from + self.current - 1)
            }
            None => {
                self.current = 0;
                self.pass = match self.pass {
                    Pass::First => Pass::Second,
                    Pass::Second | Pass::Done => Pass::Done,
                };
                None
            }
        }
    }

    /// Does the rest on several threads, and calls `tell` after every move. The result does not
    /// depend on the number of threads.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn finish(&mut self, threads: usize, tell: &(impl Fn() + Sync)) {
        let full = self.depth.full;
        let next = std::sync::Mutex::new(self.plies.iter_mut());
        let work = || {
            loop {
                let ply = next.lock().ok().and_then(|mut plies| plies.next());
                let Some(ply) = ply else {
                    return;
                };
                while ply.step(full) {}
                tell();
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads.max(1) {
                scope.spawn(work);
            }
            work();
        });
        self.pass = Pass::Done;
    }

    /// Whether the analysis is done.
    pub fn is_done(&self) -> bool {
        self.pass == Pass::Done
    }

    /// Progress from 0 to 1.
    pub fn progress(&self) -> f32 {
        let all = self.plies.len() as f32 * self.depth.full.max(1) as f32;
        match self.pass {
            Pass::Done => 1.0,
            Pass::First | Pass::Second => {
                let looked: u32 = self
                    .plies
                    .iter()
                    .enumerate()
                    .map(|(index, ply)| {
                        let is_done = self.pass == Pass::Second && index < self.current;
                        if is_done {
                            self.depth.full
                        } else {
                            ply.steps.min(self.depth.full)
                        }
                    })
                    .sum();
                if all > 0.0 { looked as f32 / all } else { 1.0 }
            }
        }
    }

    /// Number of moves to be assessed.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether the record has no move.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The assessment of a move so far; `None` before it was compared with another.
    pub fn assessment(&self, ply: usize) -> Option<Assessment<G::Move>> {
        let found = self.plies.get(ply.checked_sub(self.from)?)?;
        let candidates = found.candidates();
        let played = candidates
            .iter()
            .find(|one| one.chosen == found.played && one.tries > 0)
            .copied()?;
        Some(Assessment {
            ply,
            seat: found.seat,
            played,
            candidates,
            choices: found.choices,
            playouts: found.playouts(),
        })
    }

    /// The assessments so far, in the order of the moves.
    pub fn assessments(&self) -> Vec<Assessment<G::Move>> {
        (self.from..self.from + self.plies.len())
            .filter_map(|ply| self.assessment(ply))
            .collect()
    }

    /// The moves with the largest loss, at most `number`, in the order of the game.
    pub fn turning_points(&self, number: usize) -> Vec<Assessment<G::Move>> {
        turning_points(self.assessments(), number)
    }
}

/// The moves with the largest loss, at most `number`, in the order of the game.
pub fn turning_points<M: PartialEq>(
    assessments: impl IntoIterator<Item = Assessment<M>>,
    number: usize,
) -> Vec<Assessment<M>> {
    let mut turning: Vec<_> = assessments
        .into_iter()
        .filter(|one| one.loss() >= TURNING && one.is_sure())
        .collect();
    turning.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
    turning.truncate(number);
    turning.sort_by_key(|one| one.ply);
    turning
}

/// Number of steps towards an exact solution for each playout: the last two rounds take some thousands.
const SOLVING: u32 = 4;

/// Number of playouts from which an exact solution is looked for beside them. A quick look takes playouts
/// alone: it stays quick, and the [references](crate::LossReference) belong to it.
const SOLVED_FROM: u32 = 500;

/// Loss from which a move may have turned the game.
const TURNING: f32 = 0.08;

impl<G: Evaluate> Ply<G> {
    fn new(position: &G, played: G::Move, seed: u64) -> Option<Ply<G>> {
        let seat = position.to_move()?;
        let view = View::new(position, seat);
        let mut search = Search::new(&view, G::net(), SearchOptions::of::<G>(), seed)?;
        search.prove(played);
        Some(Ply {
            seat,
            played,
            choices: position.count_legal_moves(),
            view,
            seed,
            search,
            comparison: None,
            compared_after: 0,
            solved: 0,
            steps: 0,
        })
    }

    fn playouts(&self) -> u32 {
        let compared = self.comparison.as_ref().map_or(0, Comparison::playouts);
        self.search.playouts() + compared
    }

    /// Runs one playout; returns false when there is nothing to do within this number of playouts.
    fn step(&mut self, limit: u32) -> bool {
        let half = limit / 2;
        if self.search.playouts() < half && !self.search.is_settled() {
            self.search.step();
            self.steps += 1;
            return true;
        }
        let is_deep = limit >= SOLVED_FROM;
        if is_deep && self.solved < limit.saturating_mul(SOLVING) && self.search.solve() {
            self.solved += 1;
            // What was found best by playouts may not be the best.
            self.compared_after = 0;
            return true;
        }
        let best = self.search.best();
        let is_loss_proven = self.search.is_proven_for(self.played) && best != self.played;
        if self.search.is_proven() || is_loss_proven {
            self.comparison = None;
            return false;
        }
        if self.compared_after != self.search.playouts() {
            // What was compared before was the best of a shorter search.
            self.comparison = None;
            self.compared_after = self.search.playouts();
        }
        let comparison = self.comparison.get_or_insert_with(|| {
            let ranking = self.search.ranking();
            let rival = ranking.iter().copied().find(|&one| one != self.played);
            let best = ranking.first().copied().filter(|&best| best != self.played);
            let moves = best.or(rival).into_iter().chain([self.played]);
            let options = SearchOptions::of::<G>();
            Comparison::new(&self.view, G::net(), options, moves, self.seed)
        });
        let is_short = comparison.playouts() < limit - half && comparison.len() > 1
            || comparison.playouts() == 0;
        if is_short {
            comparison.step();
            self.steps += 1;
        }
        is_short
    }

    /// The moves by what is proven and what was found on fresh futures; after them what the search says of
    /// others.
    fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let searched = self.search.candidates();
        match &self.comparison {
            Some(comparison) => self
                .search
                .with_proven(comparison.candidates_among(&searched)),
            None if self.search.is_proven_for(self.played) => searched,
            None => Vec::new(),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
