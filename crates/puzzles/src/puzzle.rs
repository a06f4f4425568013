//! A puzzle and what is known of it.

use polis_game::Seat;
use polis_notation::{GameRecord, Notated};
use thiserror::Error;

use crate::goal::Goal;
use crate::posed::Posed;
use crate::rating::Rating;

/// A position with a task.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<G: Notated> {
    goal: Goal,
    rating: Rating,
    accepted: Vec<G::Move>,
    tempting: Option<G::Move>,
    promise: Promise,
    record: GameRecord<G>,
}

/// What the search that made a puzzle found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promise {
    /// The chance to win after the best of the accepted moves, in thousandths.
    pub win: u16,
    /// The points ahead of the best other seat after it, in tenths.
    pub margin: i16,
    /// The chance to win after the best of all other moves, in thousandths.
    pub next_win: u16,
    /// The points ahead after that one, in tenths.
    pub next_margin: i16,
    /// How many playouts that took.
    pub playouts: u32,
}

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is accepted.
    Solved,
    /// It is not.
    Failed,
}

/// Why something is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// Nobody is to move.
    #[error("the game is over; expected a position with a move to find")]
    Over,
    /// The record tells more than the seat may know.
    #[error("the record names tiles that have not been face up; expected `?` for them")]
    TellsTooMuch,
    /// No answer, or too many.
    #[error("found {found} accepted moves; expected 1 to {MOST_ACCEPTED}")]
    Accepted {
        /// How many there are.
        found: usize,
    },
    /// An answer that cannot be played.
    #[error("the move {chosen} cannot be played; expected a legal one: {reason}")]
    Illegal {
        /// The move.
        chosen: String,
        /// What the rules say.
        reason: String,
    },
    /// The same move twice.
    #[error("the move {chosen} stands twice; expected each move once")]
    Twice {
        /// The move.
        chosen: String,
    },
    /// The rules say that other moves reach the goal.
    #[error("found {found} accepted moves; expected the {expected} that reach `{goal}`")]
    Unproven {
        /// What is asked for.
        goal: Goal,
        /// How many are accepted.
        found: usize,
        /// How many the rules find.
        expected: usize,
    },
    /// The game has no such goal.
    #[error("the goal is `{goal}`; expected one of this game")]
    NoGoal {
        /// What is asked for.
        goal: Goal,
    },
}

/// A puzzle with more answers is none.
pub(crate) const MOST_ACCEPTED: usize = 24;

/// The parts of a puzzle before they are checked.
#[derive(Clone, Debug)]
pub(crate) struct Parts<G: Notated> {
    pub(crate) goal: Goal,
    pub(crate) rating: Rating,
    pub(crate) accepted: Vec<G::Move>,
    pub(crate) tempting: Option<G::Move>,
    pub(crate) promise: Promise,
    pub(crate) record: GameRecord<G>,
}

impl<G: Posed> Puzzle<G> {
    /// A puzzle of its parts, if the record is what the seat to move may know and the moves are
    /// legal. Whether they reach the goal is another question: [`prove`](Puzzle::prove).
    pub(crate) fn new(parts: Parts<G>) -> Result<Puzzle<G>, Flaw> {
        let Parts {
            goal,
            rating,
            mut accepted,
            tempting,
            promise,
            record,
        } = parts;
        let position = record.position();
        let seat = position.to_move().ok_or(Flaw::Over)?;
        if record.redacted(seat) != record {
            return Err(Flaw::TellsTooMuch);
        }
        let found = accepted.len();
        if !(1..=MOST_ACCEPTED).contains(&found) {
            return Err(Flaw::Accepted { found });
        }
        for &chosen in accepted.iter().chain(&tempting) {
            position.check(chosen).map_err(|illegal| Flaw::Illegal {
                chosen: chosen.to_string(),
                reason: illegal.to_string(),
            })?;
        }
        accepted.sort_unstable();
        let mut all: Vec<G::Move> = accepted.iter().chain(&tempting).copied().collect();
        all.sort_unstable();
        if let Some(twice) = all.windows(2).find(|two| two[0] == two[1]) {
            return Err(Flaw::Twice {
                chosen: twice[0].to_string(),
            });
        }
        Ok(Puzzle {
            goal,
            rating,
            accepted,
            tempting,
            promise,
            record,
        })
    }

    /// What is asked for.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// How hard it is.
    pub fn rating(&self) -> Rating {
        self.rating
    }

    /// The moves that solve it, in the order of the notation.
    pub fn accepted(&self) -> &[G::Move] {
        &self.accepted
    }

    /// The wrong move that players choose most.
    pub fn tempting(&self) -> Option<G::Move> {
        self.tempting
    }

    /// What the search found that made it.
    pub fn promise(&self) -> Promise {
        self.promise
    }

    /// The game up to the position, as the seat to move may know it.
    pub fn record(&self) -> &GameRecord<G> {
        &self.record
    }

    /// The position, as the seat to move may know it.
    pub fn position(&self) -> &G {
        self.record.position()
    }

    /// Who has to solve it.
    pub fn seat(&self) -> Seat {
        self.position()
            .to_move()
            .expect("somebody is to move in a puzzle")
    }

    /// What an answer is worth.
    pub fn verdict(&self, chosen: G::Move) -> Verdict {
        if self.accepted.contains(&chosen) {
            Verdict::Solved
        } else {
            Verdict::Failed
        }
    }

    /// Proves by the rules that exactly the accepted moves reach the goal, where it is exact.
    ///
    /// # Errors
    /// When other moves reach it, or when the game has no such goal.
    pub fn prove(&self) -> Result<(), Flaw> {
        let goal = self.goal;
        match (goal.is_exact(), self.position().reaching(goal)) {
            (true, Some(reaching)) if reaching == self.accepted => Ok(()),
            (true, Some(reaching)) => Err(Flaw::Unproven {
                goal,
                found: self.accepted.len(),
                expected: reaching.len(),
            }),
            (true, None) => Err(Flaw::NoGoal { goal }),
            (false, _) => Ok(()),
        }
    }
}
