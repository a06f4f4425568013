//! What is to be said of one move.

use polis_engine::Considered;
use polis_engine::evaluation::Prospect;
use polis_game::Seat;

/// What is to be said of one move of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment<M> {
    /// How many moves had been played before it.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played, and what it promised.
    pub played: Considered<M>,
    /// The moves that were looked at, the best first. What was played is among them.
    pub considered: Vec<Considered<M>>,
    /// How many moves were legal.
    pub choices: usize,
    /// How many playouts all this rests on.
    pub playouts: u32,
}

/// A word for a move.
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

    /// The word for files and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Strong => "strong",
            Mark::Good => "good",
            Mark::Weak => "weak",
            Mark::Missed => "missed",
        }
    }
}

/// From this loss on a move is weak, in the unit of [`Prospect::utility`].
const WEAK: f32 = 0.04;
/// From this loss on something was missed.
const MISSED: f32 = 0.12;
/// So far behind must the next best be for the best to be strong.
const STRONG: f32 = 0.06;

impl<M: PartialEq> Assessment<M> {
    /// What the best move promised.
    pub fn best(&self) -> &Considered<M> {
        self.considered.first().unwrap_or(&self.played)
    }

    /// What the move gave away, in the unit of [`Prospect::utility`]; never below 0.
    pub fn loss(&self) -> f32 {
        (self.best().prospect.utility() - self.played.prospect.utility()).max(0.0)
    }

    /// What the move gave away of the chance to win, and in points of margin; never below 0.
    pub fn given_away(&self) -> (f32, f32) {
        let (best, played) = (self.best().prospect, self.played.prospect);
        (
            (best.win - played.win).max(0.0),
            (best.margin - played.margin).max(0.0),
        )
    }

    /// A word for it.
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
        let utility = |considered: &Considered<M>| Prospect::utility(considered.prospect);
        match self.considered.as_slice() {
            [best, next, ..] => utility(best) - utility(next),
            [] | [_] => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn considered(chosen: char, win: f32) -> Considered<char> {
        Considered {
            chosen,
            prospect: Prospect {
                win,
                margin: 0.0,
                points: 0.0,
            },
            tries: 10,
        }
    }

    fn check(played: char, wins: &[(char, f32)], mark: Mark) {
        let considered: Vec<_> = wins
            .iter()
            .map(|&(chosen, win)| considered(chosen, win))
            .collect();
        let played = *considered
            .iter()
            .find(|one| one.chosen == played)
            .expect("it was considered");
        let assessment = Assessment {
            ply: 3,
            seat: Seat::First,
            played,
            choices: considered.len(),
            considered,
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
