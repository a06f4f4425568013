//! Looking at every move of a game, a little at a time.

use polis_engine::evaluation::Judged;
use polis_engine::{Considered, Effort, Search};
use polis_game::{Seat, View};
use polis_notation::{GameRecord, Notated};

use crate::assessment::Assessment;

/// How much is looked at for each move, in playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// In the first pass over the game, which is to show something soon.
    pub first: u32,
    /// In all.
    pub full: u32,
}

impl Depth {
    /// What tells a good move from a bad one, in less than a minute for a whole game on one core.
    pub const USEFUL: Depth = Depth {
        first: 120,
        full: 4000,
    };
}

/// An analysis of a game that is under way. It can be asked after any step.
///
/// What it finds depends on the record and the number of steps, on nothing else.
#[derive(Clone, Debug)]
pub struct Analysis<G: Judged> {
    /// How many moves of the record are not looked at.
    from: usize,
    plies: Vec<Ply<G>>,
    depth: Depth,
    /// The move that is being looked at, among those that are.
    current: usize,
    pass: Pass,
}

#[derive(Clone, Debug)]
struct Ply<G: Judged> {
    seat: Seat,
    played: G::Move,
    choices: usize,
    search: Search<'static, G>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    First,
    Second,
    Done,
}

impl<G: Judged + Notated> Analysis<G> {
    /// Begins with every move of a record.
    pub fn new(record: &GameRecord<G>, depth: Depth) -> Analysis<G> {
        Analysis::from_ply(record, 0, depth)
    }

    /// Begins with the moves of a record after the first `from`.
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

    /// Looks a little further, and says of which move it has seen enough for now. Nothing happens
    /// when all is done.
    pub fn step(&mut self) -> Option<usize> {
        let limit = match self.pass {
            Pass::First => self.depth.first,
            Pass::Second => self.depth.full,
            Pass::Done => return None,
        };
        match self.plies.get_mut(self.current) {
            Some(ply) if ply.search.playouts() < limit && !ply.search.is_settled() => {
                ply.search.step();
                None
            }
            Some(_) => {
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

    /// Does all that is left on several threads; `tell` hears of every move that is done. What is
    /// found does not depend on their number.
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
                ply.search.run(&mut polis_engine::Playouts(full));
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

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.pass == Pass::Done
    }

    /// How far it is, from 0 to 1.
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
                            ply.search.playouts().min(self.depth.full)
                        }
                    })
                    .sum();
                if all > 0.0 { looked as f32 / all } else { 1.0 }
            }
        }
    }

    /// How many moves there are to be assessed.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether the record has no move.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// What is to be said of a move so far; none before it was looked at.
    pub fn assessment(&self, ply: usize) -> Option<Assessment<G::Move>> {
        let Ply {
            seat,
            played,
            choices,
            search,
        } = self.plies.get(ply.checked_sub(self.from)?)?;
        let considered = search.considered();
        let played = considered
            .iter()
            .find(|one: &&Considered<G::Move>| one.chosen == *played && one.tries > 0)
            .copied()?;
        Some(Assessment {
            ply,
            seat: *seat,
            played,
            considered,
            choices: *choices,
            playouts: search.playouts(),
        })
    }

    /// What is to be said of all moves that were looked at, in their order.
    pub fn assessments(&self) -> Vec<Assessment<G::Move>> {
        (self.from..self.from + self.plies.len())
            .filter_map(|ply| self.assessment(ply))
            .collect()
    }

    /// The moves that gave most away, at most `number`, in the order of the game.
    pub fn turning_points(&self, number: usize) -> Vec<Assessment<G::Move>> {
        turning_points(self.assessments(), number)
    }
}

/// The moves that gave most away, at most `number`, in the order of the game.
pub fn turning_points<M: PartialEq>(
    assessments: impl IntoIterator<Item = Assessment<M>>,
    number: usize,
) -> Vec<Assessment<M>> {
    let mut turning: Vec<_> = assessments
        .into_iter()
        .filter(|one| one.loss() >= TURNING)
        .collect();
    turning.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
    turning.truncate(number);
    turning.sort_by_key(|one| one.ply);
    turning
}

/// A move that gave away so much may have turned the game.
const TURNING: f32 = 0.08;

impl<G: Judged> Ply<G> {
    fn new(position: &G, played: G::Move, seed: u64) -> Option<Ply<G>> {
        let seat = position.to_move()?;
        let view = View::new(position, seat);
        let mut search = Search::new(&view, G::net(), Effort::of::<G>(), seed)?;
        search.add(played);
        Some(Ply {
            seat,
            played,
            choices: position.count_legal_moves(),
            search,
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
