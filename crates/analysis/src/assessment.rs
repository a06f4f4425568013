//! How good one move of a game was.

use polis_engine::Candidate;
use polis_game::Seat;

/// How good one move of a game was.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment<M> {
    /// Number of moves before it.
    pub ply: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The move that was played.
    pub played: Candidate<M>,
    /// The moves that were tried, the best first. The played move is among them.
    pub candidates: Vec<Candidate<M>>,
    /// Number of legal moves.
    pub choices: usize,
    /// Number of playouts of the search.
    pub playouts: u32,
}

/// The quality of a move in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The best by far.
    Strong,
    /// The best, or hardly worse.
    Good,
    /// It gave something away.
    Weak,
    /// Something much better was there.
    Missed,
}

impl Mark {
    /// All of them, from the best to the worst.
    pub const ALL: [Mark; 4] = [Mark::Strong, Mark::Good, Mark::Weak, Mark::Missed];

    /// The name in files and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Strong => "strong",
            Mark::Good => "good",
            Mark::Weak => "weak",
            Mark::Missed => "missed",
        }
    }
}

/// Loss from which a move is weak, in the unit of [`utility`](polis_engine::evaluation::Evaluation::utility).
const WEAK: f32 = 0.04;
/// Loss from which something was missed.
const MISSED: f32 = 0.12;
/// Lead over the next best move from which the best move is strong.
const STRONG: f32 = 0.06;

impl<M: PartialEq> Assessment<M> {
    /// The best move.
    pub fn best(&self) -> &Candidate<M> {
        self.candidates.first().unwrap_or(&self.played)
    }

    /// Loss of utility against the best move, in the unit of [`utility`](polis_engine::evaluation::Evaluation::utility); never below 0.
    pub fn loss(&self) -> f32 {
        (self.best().evaluation.utility() - self.played.evaluation.utility()).max(0.0)
    }

    /// Loss of win probability and of margin against the best move; never below 0.
    pub fn given_away(&self) -> (f32, f32) {
        let (best, played) = (self.best().evaluation, self.played.evaluation);
        (
            (best.win - played.win).max(0.0),
            (best.margin - played.margin).max(0.0),
        )
    }

    /// The quality of the move in one word.
    pub fn mark(&self) -> Mark {
        let loss = self.loss();
        if loss >= MISSED {
            Mark::Missed
        } else if loss >= WEAK {
            Mark::Weak
        } else if self.is_best() && self.lead() >= STRONG {
            Mark::Strong
        } else {
            Mark::Good
        }
    }

    fn is_best(&self) -> bool {
        self.best().chosen == self.played.chosen
    }

    /// How far the next best move is behind the best; 0 where there is none.
    fn lead(&self) -> f32 {
        let utility = |candidate: &Candidate<M>| candidate.evaluation.utility();
        match self.candidates.as_slice() {
            [best, next, ..] => utility(best) - utility(next),
            [] | [_] => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use polis_engine::evaluation::Evaluation;

    use super::*;

    fn candidate(chosen: char, win: f32) -> Candidate<char> {
        Candidate {
            chosen,
            evaluation: Evaluation {
                win,
                margin: 0.0,
                points: 0.0,
            },
            tries: 10,
        }
    }

    fn check(played: char, wins: &[(char, f32)], mark: Mark) {
        let candidates: Vec<_> = wins
            .iter()
            .map(|&(chosen, win)| candidate(chosen, win))
            .collect();
        let played = *candidates
            .iter()
            .find(|one| one.chosen == played)
            .expect("it was considered");
        let assessment = Assessment {
            ply: 3,
            seat: Seat::First,
            played,
            choices: candidates.len(),
            candidates,
            playouts: 30,
        };
        assert_eq!(assessment.mark(), mark);
    }

    #[test]
    fn a_move_is_marked_by_what_it_gave_away() {
        check('a', &[('a', 0.60), ('b', 0.50)], Mark::Strong);
        check('a', &[('a', 0.60), ('b', 0.58)], Mark::Good);
        check('b', &[('a', 0.60), ('b', 0.58)], Mark::Good);
        check('b', &[('a', 0.60), ('b', 0.55)], Mark::Weak);
        check('b', &[('a', 0.60), ('b', 0.30)], Mark::Missed);
        check('a', &[('a', 0.60)], Mark::Good);
    }
}
