//! A game that is being played: its record, who plays it, and where it is saved.

use std::path::{Path, PathBuf};

use polis_notation::{GameRecord, Notated};
use polis_table::{Chance, PlayError, Seat, SeatSet, View};

use super::store;

/// A game that is being played.
pub(crate) struct Session<G: Notated> {
    record: GameRecord<G>,
    computers: SeatSet,
    path: PathBuf,
    rng: Chance,
    unsaved: Option<String>,
}

impl<G: Notated> Session<G> {
    /// Goes on with a record, and saves it after every move.
    pub(crate) fn new(
        record: GameRecord<G>,
        computers: SeatSet,
        path: PathBuf,
        rng: Chance,
    ) -> Session<G> {
        Session {
            record,
            computers,
            path,
            rng,
            unsaved: None,
        }
    }

    /// The record so far.
    pub(crate) fn record(&self) -> &GameRecord<G> {
        &self.record
    }

    /// The position reached.
    pub(crate) fn position(&self) -> &G {
        self.record.position()
    }

    /// The seats that the computer plays.
    pub(crate) fn computers(&self) -> SeatSet {
        self.computers
    }

    /// Where the record is saved.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Why the record could not be saved the last time, if it could not.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    /// The generator for everything that is drawn by lot.
    pub(crate) fn rng(&mut self) -> &mut Chance {
        &mut self.rng
    }

    /// The seat that must decide now, if a person sits there.
    pub(crate) fn person(&self) -> Option<Seat> {
        self.position()
            .to_move()
            .filter(|&seat| !self.computers.contains(seat))
    }

    /// Whether the computer must decide now.
    pub(crate) fn waits_for_computer(&self) -> bool {
        self.position().to_move().is_some() && self.person().is_none()
    }

    /// Plays a move and saves the record.
    pub(crate) fn play(&mut self, chosen: G::Move) -> Result<(), PlayError<G::Illegal>> {
        self.record.play(chosen)?;
        self.save();
        Ok(())
    }

    /// Lets the computer play its move, if it is its turn.
    pub(crate) fn play_computer(&mut self) -> Option<G::Move> {
        if !self.waits_for_computer() {
            return None;
        }
        let seat = self.position().to_move()?;
        let view = View::new(self.record.position(), seat);
        let chosen = polis_search::greedy(&view, &mut self.rng)?;
        self.play(chosen).ok().map(|()| chosen)
    }

    /// Goes back to the last decision of a person, if there was one.
    pub(crate) fn undo(&mut self) -> bool {
        let plies = self.record.moves().len();
        let computers = self.computers;
        let decided = self
            .record
            .positions()
            .take(plies)
            .enumerate()
            .filter(|(_, position)| {
                position
                    .to_move()
                    .is_some_and(|seat| !computers.contains(seat))
            })
            .last();
        let Some((ply, _)) = decided else {
            return false;
        };
        self.record.truncate(ply);
        self.save();
        true
    }

    /// Saves the record; the game goes on where that fails.
    pub(crate) fn save(&mut self) {
        self.unsaved = store::write(&self.path, &self.record.to_string())
            .err()
            .map(|error| format!("Not saved to {}: {error}.", self.path.display()));
    }
}
