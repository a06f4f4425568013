//! A puzzle, checked.

use polis_game::Seat;
use polis_notation::{GameRecord, Notated};
use thiserror::Error;

use crate::goal::Goal;
use crate::puzzle_game::PuzzleGame;
use crate::rating::PuzzleRating;

/// A position with a task.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<G: Notated> {
    goal: Goal,
    rating: PuzzleRating,
    accepted: Vec<G::Move>,
    tempting: Option<G::Move>,
    promise: SolutionMargin,
    record: GameRecord<G>,
}

/// What the search that made a puzzle found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolutionMargin {
    /// Probability to win after the best accepted move, in thousandths.
    pub win: u16,
    /// Points ahead of the best other seat after it, in tenths.
    pub margin: i16,
    /// Probability to win after the best of all other moves, in thousandths.
    pub next_win: u16,
    /// Points ahead after that one, in tenths.
    pub next_margin: i16,
    /// Number of playouts.
    pub playouts: u32,
}

/// Whether an answer solves a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerVerdict {
    /// The answer is accepted.
    Solved,
    /// The answer is wrong.
    Failed,
}

/// Why something is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// Nobody is to move.
    #[error("the game is over; expected a position with a move to find")]
    Over,
    /// The record tells more than the seat may know.
    #[error("the record names tiles that have not been face up; expected `?` for them")]
    TellsTooMuch,
    /// There is no answer, or there are too many.
    #[error("found {found} accepted moves; expected 1 to {MOST_ACCEPTED}")]
    Accepted {
        /// Number of answers.
        found: usize,
    },
    /// An answer cannot be played.
    #[error("the move {chosen} cannot be played; expected a legal one: {reason}")]
    Illegal {
        /// The move.
        chosen: String,
        /// Why it is illegal.
        reason: String,
    },
    /// An answer is given twice.
    #[error("the move {chosen} stands twice; expected each move once")]
    Twice {
        /// The move.
        chosen: String,
    },
    /// The rules prove that other moves reach the goal.
    #[error("found {found} accepted moves; expected the {expected} that reach `{goal}`")]
    Unproven {
        /// The goal.
        goal: Goal,
        /// Number of accepted moves.
        found: usize,
        /// Number of moves that reach the goal.
        expected: usize,
    },
    /// The game has no such goal.
    #[error("the goal is `{goal}`; expected one of this game")]
    NoGoal {
        /// The goal.
        goal: Goal,
    },
}

/// Largest number of answers.
pub(crate) const MOST_ACCEPTED: usize = 24;

/// The parts of a puzzle before they are checked.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleParts<G: Notated> {
    pub(crate) goal: Goal,
    pub(crate) rating: PuzzleRating,
    pub(crate) accepted: Vec<G::Move>,
    pub(crate) tempting: Option<G::Move>,
    pub(crate) promise: SolutionMargin,
    pub(crate) record: GameRecord<G>,
}

impl<G: PuzzleGame> Puzzle<G> {
    /// Makes a puzzle, if the record is what the seat to move may know and the moves are legal.
    /// Whether they reach the goal is checked by [`prove`](Puzzle::prove).
    pub(crate) fn new(parts: PuzzleParts<G>) -> Result<Puzzle<G>, PuzzleError> {
        let PuzzleParts {
            goal,
            rating,
            mut accepted,
            tempting,
            promise,
            record,
        } = parts;
        let position = record.position();
        let seat = position.to_move().ok_or(PuzzleError::Over)?;
        if record.redacted(seat) != record {
            return Err(PuzzleError::TellsTooMuch);
        }
        let found = accepted.len();
        if !(1..=MOST_ACCEPTED).contains(&found) {
            return Err(PuzzleError::Accepted { found });
        }
        for &chosen in accepted.iter().chain(&tempting) {
            position
                .check(chosen)
                .map_err(|illegal| PuzzleError::Illegal {
                    chosen: chosen.to_string(),
                    reason: illegal.to_string(),
                })?;
        }
        accepted.sort_unstable();
        let mut all: Vec<G::Move> = accepted.iter().chain(&tempting).copied().collect();
        all.sort_unstable();
        if let Some(twice) = all.windows(2).find(|two| two[0] == two[1]) {
            return Err(PuzzleError::Twice {
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

    /// The task.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// How hard it is.
    pub fn rating(&self) -> PuzzleRating {
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

    /// What the search that made it found.
    pub fn promise(&self) -> SolutionMargin {
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

    /// The seat that has to solve it.
    pub fn seat(&self) -> Seat {
        self.position()
            .to_move()
            .expect("somebody is to move in a puzzle")
    }

    /// Whether an answer solves the puzzle.
    pub fn verdict(&self, chosen: G::Move) -> AnswerVerdict {
        if self.accepted.contains(&chosen) {
            AnswerVerdict::Solved
        } else {
            AnswerVerdict::Failed
        }
    }

    /// Proves by the rules that exactly the accepted moves reach the goal, where it is exact.
    ///
    /// # Errors
    /// When other moves reach it, or when the game has no such goal.
    pub fn prove(&self) -> Result<(), PuzzleError> {
        let goal = self.goal;
        match (goal.is_exact(), self.position().reaching(goal)) {
            (true, Some(reaching)) if reaching == self.accepted => Ok(()),
            (true, Some(reaching)) => Err(PuzzleError::Unproven {
                goal,
                found: self.accepted.len(),
                expected: reaching.len(),
            }),
            (true, None) => Err(PuzzleError::NoGoal { goal }),
            (false, _) => Ok(()),
        }
    }
}
