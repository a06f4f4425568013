//! A game that is being played: its record, who plays it, and where it is saved.

use std::io;
use std::path::Path;

use polis_game::{Chance, PerSeat, PlayError, Seat, View};
use polis_notation::{GameRecord, Level, Notated};
use rand::Rng;

use super::player::{Player, remark};
use super::store::GameFile;

/// A game that is being played.
pub(crate) struct Session<G: Notated> {
    record: GameRecord<G>,
    /// The moves after those of the record that were taken back, until another move is played.
    taken_back: Vec<G::Move>,
    players: PerSeat<Player>,
    file: GameFile,
    /// Whether the file has moves that were played.
    holds_moves: bool,
    unsaved: Option<String>,
    rng: Chance,
}

impl<G: Notated> Session<G> {
    /// Goes on with the record that is in a file.
    pub(crate) fn resumed(
        mut record: GameRecord<G>,
        players: PerSeat<Player>,
        file: GameFile,
        rng: Chance,
    ) -> Session<G> {
        remark(&mut record, &players);
        Session {
            record,
            taken_back: Vec::new(),
            players,
            file,
            holds_moves: true,
            unsaved: None,
            rng,
        }
    }

    /// Begins a game, and puts it into its file at once: so the file is taken, and what would keep
    /// it from being saved is known before the first move.
    ///
    /// # Errors
    /// When the file that the players named is there already. Where it cannot be written for
    /// another reason, the game goes on.
    pub(crate) fn begun(
        record: GameRecord<G>,
        players: PerSeat<Player>,
        file: GameFile,
        rng: Chance,
    ) -> io::Result<Session<G>> {
        let mut session = Session {
            holds_moves: false,
            ..Session::resumed(record, players, file, rng)
        };
        match session.write() {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            Ok(()) | Err(_) => Ok(session),
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

    /// Who plays, without the Illustrious Architect, whom the rules play.
    pub(crate) fn players(&self) -> &PerSeat<Player> {
        &self.players
    }

    /// Where the record is saved.
    pub(crate) fn path(&self) -> &Path {
        self.file.path()
    }

    /// A file for the game after this one.
    pub(crate) fn next_file(&self) -> GameFile {
        self.file.after()
    }

    /// Why the record could not be saved the last time, if it could not.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    /// Whether moves would be lost now.
    pub(crate) fn has_unsaved_moves(&self) -> bool {
        self.unsaved.is_some() && !self.record.moves().is_empty()
    }

    /// Whether moves are taken back that can be played again.
    pub(crate) fn has_taken_back(&self) -> bool {
        !self.taken_back.is_empty()
    }

    /// The generator for everything that is drawn by lot.
    pub(crate) fn rng(&mut self) -> &mut Chance {
        &mut self.rng
    }

    /// The seat that must decide now, if a person sits there.
    pub(crate) fn person(&self) -> Option<Seat> {
        person(self.position(), &self.players)
    }

    /// How well the computer plays the seat that must decide now; none where a person sits.
    pub(crate) fn computer(&self) -> Option<Level> {
        self.players.get(self.position().to_move()?)?.level()
    }

    /// What the seat that must decide now knows, and a seed to think about it with.
    pub(crate) fn question(&mut self) -> Option<(View<G>, u64)> {
        let seat = self.position().to_move()?;
        Some((View::new(self.position(), seat), self.rng.next_u64()))
    }

    /// Plays a move and saves the record. What was taken back is then gone.
    pub(crate) fn play(&mut self, chosen: G::Move) -> Result<(), PlayError<G::Illegal>> {
        self.record.play(chosen)?;
        self.taken_back.clear();
        self.save();
        Ok(())
    }

    /// Goes back to the last decision of a person, if there was one. The file keeps what is taken
    /// back until another move is played.
    pub(crate) fn undo(&mut self) -> bool {
        let plies = self.record.moves().len();
        let decided = self
            .record
            .positions()
            .take(plies)
            .enumerate()
            .filter(|(_, position)| person(position, &self.players).is_some())
            .last();
        let Some((ply, _)) = decided else {
            return false;
        };
        self.taken_back
            .splice(..0, self.record.moves()[ply..].iter().copied());
        self.record.truncate(ply);
        true
    }

    /// Plays what was taken back again, up to the next decision of a person.
    pub(crate) fn redo(&mut self) -> bool {
        if self.taken_back.is_empty() {
            return false;
        }
        while !self.taken_back.is_empty() {
            let chosen = self.taken_back.remove(0);
            if self.record.play(chosen).is_err() {
                self.taken_back.clear();
            }
            if self.person().is_some() {
                break;
            }
        }
        true
    }

    /// Saves the record; the game goes on where that fails.
    pub(crate) fn save(&mut self) {
        // The message is kept; there is nothing else to do.
        let _ = self.write();
    }

    /// Leaves the game: a file that was made for it and has no move is removed.
    pub(crate) fn close(&mut self) {
        if !self.holds_moves {
            self.file.remove();
        }
    }

    fn write(&mut self) -> io::Result<()> {
        let result = self.file.write(&self.record.to_string());
        self.unsaved = match &result {
            Ok(()) => {
                self.holds_moves |= !self.record.moves().is_empty();
                None
            }
            Err(error) => Some(format!("Not saved: {error} ({})", self.path().display())),
        };
        result
    }
}

fn person<G: Notated>(position: &G, players: &PerSeat<Player>) -> Option<Seat> {
    position
        .to_move()
        .filter(|&seat| players.get(seat) == Some(&Player::Person))
}
