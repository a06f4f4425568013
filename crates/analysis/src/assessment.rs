//! How good one move of a game was.

use polis_engine::{Candidate, Certainty};
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
    /// Nothing that mattered much.
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

/// Loss from which a move is weak, in the unit of [`utility`](polis_engine::evaluation::Evaluation::utility). So much
/// that about one move in six of a middling game is marked.
const WEAK: f32 = 0.18;
/// Loss from which something was missed.
const MISSED: f32 = 0.3;
/// Lead over the next best move from which the best move is strong.
const STRONG: f32 = 0.1;
/// Loss up to which a move is as good as the best one.
const CLOSE: f32 = 0.04;
/// Standard errors by which a difference must exceed 0 to be told: it is chance in one of 200.
const Z: f32 = 2.6;

impl<M: PartialEq> Assessment<M> {
    /// The best move.
    pub fn best(&self) -> &Candidate<M> {
        self.candidates.first().unwrap_or(&self.played)
    }

    /// Loss of utility against the best move, in the unit of [`utility`](polis_engine::evaluation::Evaluation::utility); never below 0.
    pub fn loss(&self) -> f32 {
        (self.best().evaluation.utility() - self.played.evaluation.utility()).max(0.0)
    }

    /// The standard error of the loss; 0 where it is proven.
    pub fn error(&self) -> f32 {
        error(&self.played)
    }

    /// Whether the played move is behind the best one beyond what chance would explain.
    pub fn is_sure(&self) -> bool {
        self.loss() > Z * self.error()
    }

    /// Whether the played move is as good as the best one, or hardly worse.
    pub fn is_close(&self) -> bool {
        self.loss() < CLOSE || !self.is_sure()
    }

    /// Whether what is said of the move is calculated to the end of the game.
    pub fn is_proven(&self) -> bool {
        self.played.certainty == Certainty::Proven
    }

    /// Loss of win probability and of margin against the best move; never below 0.
    pub fn given_away(&self) -> (f32, f32) {
        let (best, played) = (self.best().evaluation, self.played.evaluation);
        (
            (best.win - played.win).max(0.0),
            (best.margin - played.margin).max(0.0),
        )
    }

    /// The quality of the move in one word. Where the difference may be chance, it is a good one.
    pub fn mark(&self) -> Mark {
        let loss = self.loss();
        if loss >= MISSED && loss - Z * self.error() >= WEAK {
            Mark::Missed
        } else if loss >= WEAK && self.is_sure() {
            Mark::Weak
        } else if self.is_best() && self.has_clear_lead() {
            Mark::Strong
        } else {
            Mark::Good
        }
    }

    /// The two moves that tell what a mark is about, the better one first: the best and the played one,
    /// or for a strong move this one and the next best. `None` where nothing is marked.
    pub fn contrast(&self) -> Option<[&M; 2]> {
        match self.mark() {
            Mark::Weak | Mark::Missed => Some([&self.best().chosen, &self.played.chosen]),
            Mark::Strong => {
                let next = self.candidates.get(1)?;
                Some([&self.played.chosen, &next.chosen])
            }
            Mark::Good => None,
        }
    }

    fn is_best(&self) -> bool {
        self.best().chosen == self.played.chosen
    }

    /// Whether the next best move is far behind the best beyond what chance would explain.
    fn has_clear_lead(&self) -> bool {
        match self.candidates.as_slice() {
            [best, next, ..] => {
                let lead = best.evaluation.utility() - next.evaluation.utility();
                lead >= STRONG && lead > Z * error(next)
            }
            [] | [_] => false,
        }
    }
}

/// The standard error of how far a candidate is behind the best.
fn error<M>(candidate: &Candidate<M>) -> f32 {
    match candidate.certainty {
        Certainty::Estimated { error, .. } => error,
        Certainty::Proven => 0.0,
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
            certainty: Certainty::Proven,
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
        let contrast = assessment.contrast().map(|moves| moves.map(|&one| one));
        let expected = match mark {
            Mark::Strong => Some(['a', 'b']),
            Mark::Weak | Mark::Missed => Some(['a', played.chosen]),
            Mark::Good => None,
        };
        assert_eq!(contrast, expected);
    }

    #[test]
    fn a_move_is_marked_by_what_it_gave_away() {
        check('a', &[('a', 0.60), ('b', 0.48)], Mark::Strong);
        check('a', &[('a', 0.60), ('b', 0.58)], Mark::Good);
        check('b', &[('a', 0.60), ('b', 0.58)], Mark::Good);
        check('b', &[('a', 0.60), ('b', 0.45)], Mark::Good);
        check('b', &[('a', 0.60), ('b', 0.40)], Mark::Weak);
        check('b', &[('a', 0.60), ('b', 0.25)], Mark::Missed);
        check('a', &[('a', 0.60)], Mark::Good);
    }

    #[test]
    fn what_may_be_chance_is_no_mistake() {
        let best = candidate('a', 0.60);
        for (behind, error, mark) in [
            (0.40, 0.02, Mark::Missed),
            (0.31, 0.08, Mark::Weak),
            (0.31, 0.12, Mark::Good),
            (0.20, 0.06, Mark::Weak),
            (0.20, 0.08, Mark::Good),
        ] {
            let mut played = candidate('b', 0.60 - behind);
            played.certainty = Certainty::Estimated { behind, error };
            let assessment = Assessment {
                ply: 3,
                seat: Seat::First,
                played,
                candidates: vec![best, played],
                choices: 2,
                playouts: 30,
            };
            assert_eq!(assessment.mark(), mark, "{behind} ± {error}");
        }
    }
}
