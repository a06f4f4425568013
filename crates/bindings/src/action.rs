//! Moves as texts and as numbers.

use std::str::FromStr;

use crate::error::{BindingError, illegal};
use crate::playable::Playable;

/// Reads a move.
pub(crate) fn read_move<G: Playable>(text: &str) -> Result<G::Move, BindingError> {
    G::Move::from_str(text).map_err(illegal)
}

/// The number of a legal move.
///
/// # Errors
/// Why it is not legal.
pub fn action_of<G: Playable>(position: &G, text: &str) -> Result<usize, BindingError> {
    let chosen = read_move::<G>(text)?;
    position.check(chosen).map_err(illegal)?;
    let action = position.action(chosen);
    action.ok_or_else(|| illegal("every legal move has a number"))
}

/// The legal move of a number.
///
/// # Errors
/// When there is no such number, or why its move is not legal.
pub fn move_of<G: Playable>(position: &G, action: i64) -> Result<G::Move, BindingError> {
    let count = position.action_count();
    let number = usize::try_from(action).ok().filter(|&one| one < count);
    let Some(number) = number else {
        let message = format!("found action {action}; expected 0 to {}", count - 1);
        return Err(illegal(message));
    };
    let Some(chosen) = position.move_of(number) else {
        let message = format!(
            "action {action} is no move of this position; expected one that the mask allows"
        );
        return Err(illegal(message));
    };
    position
        .check(chosen)
        .map_err(|reason| illegal(format!("action {action} is the move `{chosen}`: {reason}")))?;
    Ok(chosen)
}

/// The numbers of all legal moves, sorted.
pub fn legal_actions<G: Playable>(position: &G) -> Vec<i64> {
    let mut moves = Vec::new();
    position.extend_legal_moves(&mut moves);
    let numbers = moves.iter().filter_map(|&chosen| position.action(chosen));
    let mut numbers: Vec<i64> = numbers.map(|number| number as i64).collect();
    numbers.sort_unstable();
    numbers
}
