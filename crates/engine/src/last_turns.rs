//! Exact endings of Architekton.
//!
//! In the last round (rule 9) the number of tiles that are still laid is known. From the last lay of the turn before
//! the last on, all that can happen is tried: every lay, every stock that the refill in between can bring, with its
//! probability, and every answer to it. Of the last lays only one of those that change nothing counts.
//!
//! Both players play for their own victory first, then for their own margin, so one wins what the other loses.

use polis_architekton::{Architekton, Event, Move, Refilled};
use polis_game::{Game, Seat, chance};

use crate::evaluation::{Evaluate, Evaluation};
use crate::search::Solver;
use crate::tunables::LAST_TURNS_AFTER;

/// The solver of the last turns.
#[derive(Clone, Debug)]
pub struct LastTurns {
    seat: Seat,
    /// The position without the tiles that have not been face up.
    position: Architekton,
    /// The moves that are left to be tried, the first last.
    untried: Vec<Move>,
    tried: Vec<(Move, Evaluation)>,
    /// What is being tried.
    current: Option<Trial>,
    has_failed: bool,
}

/// A move of which not all that can follow is calculated yet.
#[derive(Clone, Debug)]
struct Trial {
    chosen: Move,
    branches: Vec<(f32, Node)>,
    /// The positions at the beginning of the last turn, or in it.
    last_turns: Vec<Architekton>,
    /// What these are worth, as far as they are calculated.
    values: Vec<Evaluation>,
}

/// What can follow a move.
#[derive(Clone, Debug)]
enum Node {
    Over(Evaluation),
    /// The index of a position in the last turn.
    LastTurn(usize),
    /// A seat decides among moves, each of which turns up something.
    Choice {
        mover: Seat,
        options: Vec<Vec<(f32, Node)>>,
    },
}

/// Number of last turns that are calculated in a step: with both tiles still to be laid these take about as long as
/// a few playouts, and moves in the last turn itself much shorter.
const LAST_TURNS: usize = 2;
const LAST_MOVES: usize = 16;

impl LastTurns {
    /// Starts to solve a position; `None` where more than one lay is left before the last turn.
    pub(crate) fn new(position: &Architekton) -> Option<LastTurns> {
        let seat = position.to_move()?;
        match position.turns_left()? {
            1 => {}
            2 if position.lays_left() <= 1 => {}
            _ => return None,
        }
        let mut position = position.clone();
        position.redact(seat);
        let mut untried = position.legal_moves();
        untried.reverse();
        Some(LastTurns {
            seat,
            position,
            tried: Vec::with_capacity(untried.len()),
            untried,
            current: None,
            has_failed: false,
        })
    }

    fn is_last_turn(&self) -> bool {
        self.position.turns_left() == Some(1)
    }

    /// Goes on with the current move, or begins with the next; `None` where that cannot be calculated.
    fn go_on(&mut self) -> Option<()> {
        let Some(mut trial) = self.current.take() else {
            let chosen = self.untried.pop()?;
            if let Some(known) = self.value_of_twin(chosen) {
                self.tried.push((chosen, known));
            } else {
                self.current = Some(Trial::new(&self.position, chosen, self.seat)?);
            }
            return Some(());
        };
        if let Some(next) = trial.last_turns.get(trial.values.len()) {
            trial.values.push(play_out(next, self.seat)?);
        }
        if trial.values.len() == trial.last_turns.len() {
            let value = expected(&trial.branches, &trial.values, self.seat);
            self.tried.push((trial.chosen, value));
        } else {
            self.current = Some(trial);
        }
        Some(())
    }

    /// The value of a move that was tried and has the same effect.
    fn value_of_twin(&self, chosen: Move) -> Option<Evaluation> {
        let faces = self.position.faces();
        let effect = |chosen: Move| match chosen {
            Move::Building {
                building,
                place,
                rotation,
                from,
            } => Some((place, from, building, faces.rotated(building, rotation))),
            Move::Landscape { .. } | Move::Keep { .. } | Move::Remove { .. } => None,
        };
        let wanted = effect(chosen)?;
        let twin = (self.tried.iter()).find(|(other, _)| effect(*other) == Some(wanted));
        twin.map(|&(_, value)| value)
    }
}

impl Trial {
    fn new(position: &Architekton, chosen: Move, seat: Seat) -> Option<Trial> {
        let mut last_turns = Vec::new();
        let branches = branches(position, chosen, seat, &mut last_turns)?;
        Some(Trial {
            chosen,
            branches,
            values: Vec::with_capacity(last_turns.len()),
            last_turns,
        })
    }
}

/// What can follow a move, up to the last turn.
fn branches(
    position: &Architekton,
    chosen: Move,
    seat: Seat,
    last_turns: &mut Vec<Architekton>,
) -> Option<Vec<(f32, Node)>> {
    // In the last turn nothing is turned up that could still be laid.
    if position.turns_left() == Some(1) {
        let after = play_last(&filled(position), chosen)?;
        return Some(vec![(1.0, node(&after, seat, last_turns)?)]);
    }
    let mut branches = Vec::new();
    for Refilled {
        probability,
        position,
    } in position.refills(chosen)?
    {
        branches.push((probability, node(&position, seat, last_turns)?));
    }
    Some(branches)
}

fn node(position: &Architekton, seat: Seat, last_turns: &mut Vec<Architekton>) -> Option<Node> {
    let Some(mover) = position.to_move() else {
        return Some(Node::Over(Evaluation::of_outcome(
            &position.standing(),
            seat,
        )));
    };
    if position.turns_left() == Some(1) {
        last_turns.push(filled(position));
        return Some(Node::LastTurn(last_turns.len() - 1));
    }
    // A loss is decided before the turn ends.
    let moves = position.legal_moves().into_iter();
    let options = moves.map(|chosen| branches(position, chosen, seat, last_turns));
    Some(Node::Choice {
        mover,
        options: options.collect::<Option<_>>()?,
    })
}

/// The mean of what can follow.
fn expected(branches: &[(f32, Node)], values: &[Evaluation], seat: Seat) -> Evaluation {
    let mut sum = Evaluation {
        win: 0.0,
        margin: 0.0,
        points: 0.0,
    };
    for (probability, node) in branches {
        let value = match node {
            Node::Over(value) => *value,
            Node::LastTurn(index) => values[*index],
            Node::Choice { mover, options } => {
                let options = options.iter();
                let values = options.map(|branches| expected(branches, values, seat));
                let best = values.reduce(|best, other| better(best, other, *mover == seat));
                best.expect("who decides has a legal move")
            }
        };
        sum.win += probability * value.win;
        sum.margin += probability * value.margin;
        sum.points += probability * value.points;
    }
    sum
}

/// The value of a position in the last turn, by trying all that can follow; `None` where it depends on tiles that are
/// unseen.
fn play_out(position: &Architekton, seat: Seat) -> Option<Evaluation> {
    let Some(mover) = position.to_move() else {
        return Some(Evaluation::of_outcome(&position.standing(), seat));
    };
    let mut moves = Vec::new();
    position.extend_legal_moves(&mut moves);
    let is_last = position.lays_left() == 1;
    let mut idle_was_tried = false;
    let mut best: Option<Evaluation> = None;
    for chosen in moves {
        if position.is_duplicate(chosen) {
            continue;
        }
        if is_last && !position.changes_final_score(chosen) {
            if idle_was_tried {
                continue;
            }
            idle_was_tried = true;
        }
        let value = play_out(&play_last(position, chosen)?, seat)?;
        best = Some(best.map_or(value, |best| better(best, value, mover == seat)));
    }
    best
}

/// The position after a move in the last turn; `None` where the stock had to be exchanged (ruling T7), so that it
/// depends on tiles that are unseen.
fn play_last(position: &Architekton, chosen: Move) -> Option<Architekton> {
    let mut after = position.clone();
    after.play_unchecked(chosen).ok()?;
    let is_exchanged = |event: &Event| matches!(event, Event::Exchanged { .. });
    let is_known = after.to_move().is_none() || !after.events().iter().any(is_exchanged);
    is_known.then_some(after)
}

/// The position with the unseen tiles in some order, where that does not matter.
fn filled(position: &Architekton) -> Architekton {
    let mut filled = position.clone();
    filled.fill(&mut chance(0));
    filled
}

/// What somebody chooses of two.
fn better(one: Evaluation, other: Evaluation, is_own: bool) -> Evaluation {
    let ahead = other.utility() - one.utility();
    let is_better = if is_own { ahead > 0.0 } else { ahead < 0.0 };
    if is_better { other } else { one }
}

impl Solver for LastTurns {
    type Move = Move;

    fn starts_after(&self) -> u32 {
        // The last turn takes no longer than a few playouts.
        if self.is_last_turn() {
            0
        } else {
            LAST_TURNS_AFTER
        }
    }

    fn prefer(&mut self, moves: &[Move]) {
        let rank = |chosen: &Move| moves.iter().position(|one| one == chosen);
        self.untried
            .sort_by_cached_key(|chosen| std::cmp::Reverse(rank(chosen).unwrap_or(usize::MAX)));
    }

    fn step(&mut self) {
        let times = if self.is_last_turn() {
            LAST_MOVES
        } else {
            LAST_TURNS
        };
        for _ in 0..times {
            if self.is_done() || self.has_failed {
                return;
            }
            self.has_failed = self.go_on().is_none();
        }
    }

    fn is_done(&self) -> bool {
        self.untried.is_empty() && self.current.is_none() && !self.has_failed
    }

    fn has_failed(&self) -> bool {
        self.has_failed
    }

    fn evaluated(&self) -> &[(Move, Evaluation)] {
        &self.tried
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
