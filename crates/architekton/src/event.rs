//! What a move brought about.

use polis_game::Seat;

use crate::Place;

/// Something that followed from a move by the rules, so that a client can show what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// An enclosed building matches on all sides: its owner gained 1 chip (rule 7).
    Gained {
        /// Where the building lies.
        place: Place,
        /// Whose house stands on it.
        owner: Seat,
    },
    /// The owner of an enclosed building kept the house and paid (rule 7).
    Kept {
        /// Where the building lies.
        place: Place,
        /// Whose house stands on it.
        owner: Seat,
        /// Number of chips paid.
        paid: u8,
    },
    /// The owner of an enclosed building took the house back and paid 1 chip less (rule 7).
    Removed {
        /// Where the building lies.
        place: Place,
        /// Whose house stood on it.
        owner: Seat,
        /// Number of chips paid.
        paid: u8,
        /// Who took the decision.
        by: Decider,
    },
    /// The owner of an enclosed building cannot pay: the game ends early (rule 8).
    Bankrupt {
        /// Where the building lies.
        place: Place,
        /// Whose house stands on it.
        owner: Seat,
        /// Number of sides that do not match.
        loss: u8,
    },
    /// No tile of the stock could be laid, so it was exchanged (ruling T7).
    Exchanged {
        /// How often, until a tile could be laid.
        times: u8,
    },
    /// No tile of stock and piles could be laid, so a turn was skipped (ruling T7).
    Skipped {
        /// Whose turn.
        seat: Seat,
        /// Number of lays that were left in it: 2 are the whole turn, 1 its rest.
        lays: u8,
    },
    /// The piles did not fill the stock: the last round begins (rule 9).
    LastRound {
        /// Number of its turns.
        turns: u8,
    },
}

/// Who took a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// The owner of the house.
    Owner,
    /// The rules, since the owner could afford nothing else (ruling T5).
    Rules,
}
