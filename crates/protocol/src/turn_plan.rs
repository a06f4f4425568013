//! What a player intends to play at their next turn, in games with days for each move or no clock.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::bounds::{MAX_MOVE_BYTES, MAX_PLANNED_MOVES, MAX_PLANNED_TURNS};

/// What a player intends to play at their next turn: `PUT /api/v1/tables/{table}/plan`. Nobody else
/// learns of it. When it is their turn, the server plays the first of the turns that is possible then,
/// and forgets the plan in any case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TurnPlan {
    /// The turns, the most wanted first: each some moves in the text form of the notation.
    #[schemars(length(max = MAX_PLANNED_TURNS), inner(length(min = 1, max = MAX_PLANNED_MOVES), inner(length(min = 1, max = MAX_MOVE_BYTES), regex(pattern = r"\S"))))]
    pub turns: Vec<Vec<String>>,
    /// What to do when tiles have come to light meanwhile that were unknown when it was made.
    #[serde(default)]
    pub new_tiles: NewTiles,
}

/// What becomes of a plan when tiles have come to light that were unknown when it was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NewTiles {
    /// It is dropped: one of them may be better.
    #[default]
    Stop,
    /// It is played all the same.
    PlayOn,
}

/// A plan that is too large, or empty in part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TurnPlanError {
    /// Too many turns.
    #[error("found {found} turns; expected at most {MAX_PLANNED_TURNS}")]
    Turns {
        /// Number of turns.
        found: usize,
    },
    /// A turn without a move, or with too many.
    #[error("found a turn of {found} moves; expected 1 to {MAX_PLANNED_MOVES}")]
    Moves {
        /// Number of moves.
        found: usize,
    },
    /// A move that is too long.
    #[error("found a move of {found} bytes; expected 1 to {MAX_MOVE_BYTES}")]
    Text {
        /// Number of bytes.
        found: usize,
    },
}

impl TurnPlan {
    /// Whether it is within the bounds.
    ///
    /// # Errors
    /// When it is not.
    pub fn check(&self) -> Result<(), TurnPlanError> {
        let found = self.turns.len();
        if found > MAX_PLANNED_TURNS {
            return Err(TurnPlanError::Turns { found });
        }
        for turn in &self.turns {
            let found = turn.len();
            if found == 0 || found > MAX_PLANNED_MOVES {
                return Err(TurnPlanError::Moves { found });
            }
            for text in turn {
                let found = text.trim().len();
                if found == 0 || found > MAX_MOVE_BYTES {
                    return Err(TurnPlanError::Text { found });
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_bounded() {
        let plan = |turns: &[&[&str]]| {
            let turn = |turn: &&[&str]| turn.iter().map(|text| (*text).to_owned()).collect();
            TurnPlan {
                turns: turns.iter().map(turn).collect(),
                new_tiles: NewTiles::Stop,
            }
        };
        assert_eq!(plan(&[]).check(), Ok(()));
        assert_eq!(
            plan(&[&["17 2,-1 3"], &["Lw 1,-1", "B12 1,0 2"]]).check(),
            Ok(())
        );
        assert_eq!(plan(&[&[]]).check(), Err(TurnPlanError::Moves { found: 0 }));
        assert_eq!(
            plan(&[&["x"; 5]]).check(),
            Err(TurnPlanError::Moves { found: 5 })
        );
        assert_eq!(
            plan(&[&[" "]]).check(),
            Err(TurnPlanError::Text { found: 0 })
        );
        let long = "x".repeat(65);
        assert_eq!(
            plan(&[&[&long]]).check(),
            Err(TurnPlanError::Text { found: 65 })
        );
        assert_eq!(
            plan(&[&["x"][..]; 9]).check(),
            Err(TurnPlanError::Turns { found: 9 })
        );
    }
}
