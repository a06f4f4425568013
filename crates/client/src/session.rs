//! A game that is being played at this screen: its record, who plays it, and what was taken back.

pub mod any;
pub mod mode;
pub mod saved;
pub mod teacher;

use polis_game::{PerSeat, PlayError, Seat, View};
use polis_notation::{GameRecord, Name, Notated};
use thiserror::Error;

use crate::player::Player;

pub use any::{AnySession, SessionSummary};
pub use mode::{Hints, Mode, OnlineRules, TurnPermission, UndoPolicy};
pub use saved::{RestoreError, Saved};
pub use teacher::{Examined, TakeBackOffer, Teacher};

/// A game that is being played at this screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Notated> {
    record: GameRecord<G>,
    /// The moves after those of the record that were taken back, until another move is played.
    taken_back: Vec<G::Move>,
    players: PerSeat<Player>,
    mode: Mode,
    teacher: Teacher,
}

/// There are not as many players as the game is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("found {found} players; expected {expected}")]
pub struct WrongPlayers {
    /// How many there are.
    pub found: usize,
    /// How many there should be.
    pub expected: usize,
}

impl<G: Notated> Session<G> {
    /// Goes on with a record.
    ///
    /// # Errors
    /// When there are not as many players as people play.
    pub fn new(
        record: GameRecord<G>,
        players: PerSeat<Player>,
    ) -> Result<Session<G>, WrongPlayers> {
        let expected = record.start().people();
        if players.seats() != expected {
            let found = players.seats();
            return Err(WrongPlayers { found, expected });
        }
        Ok(Session {
            record,
            taken_back: Vec::new(),
            players,
            mode: Mode::Here,
            teacher: Teacher::default(),
        })
    }

    /// Changes how it is played.
    pub fn in_mode(mut self, mode: Mode) -> Session<G> {
        self.mode = mode;
        self
    }

    /// How it is played.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether the computer may suggest moves.
    pub fn hints(&self) -> Hints {
        self.mode.hints()
    }

    /// The record up to the position that is shown.
    pub fn record(&self) -> &GameRecord<G> {
        &self.record
    }

    /// The record to give away: while the game goes on, without the tiles that nobody has seen.
    pub fn to_share(&self) -> GameRecord<G> {
        match self.to_move() {
            // Nobody knows more of the unseen tiles than anybody else.
            Some(seat) => self.record.redacted(seat),
            None => self.record.clone(),
        }
    }

    /// The position that is shown.
    pub fn position(&self) -> &G {
        self.record.position()
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View<G> {
        View::new(self.position(), seat)
    }

    /// Who plays, without the Illustrious Architect, whom the rules play.
    pub fn players(&self) -> &PerSeat<Player> {
        &self.players
    }

    /// Who plays a seat; none where the rules do.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.players.get(seat).copied()
    }

    /// What somebody is called.
    pub fn name(&self, seat: Seat) -> Option<&Name> {
        self.record.name(seat)
    }

    /// The seat that must decide now; none when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.position().to_move()
    }

    /// The seat that must decide now, if a person sits there, at this screen, and can.
    pub fn person_to_move(&self) -> Option<Seat> {
        self.decides_here(self.position())
            .filter(|_| self.mode.turn() == TurnPermission::Free)
    }

    /// The seat from which somebody at this screen looks: that of the person to move here, or the one
    /// from which they looked before, or their own.
    pub fn viewer(&self, before: Option<Seat>) -> Seat {
        let people = || {
            let is_person = |&seat: &Seat| self.player(seat) == Some(Player::Person);
            Seat::ALL.into_iter().filter(is_person)
        };
        self.person_to_move()
            .or(before)
            .or_else(|| people().find(|&seat| self.mode.is_at_this_screen(seat)))
            .or_else(|| people().next())
            .unwrap_or(Seat::First)
    }

    /// The seat that must decide now, if the computer plays it here. What was taken back waits for
    /// the person who took it back, not for the computer.
    pub fn computer_to_move(&self) -> Option<Seat> {
        let thinks_here = match self.mode {
            Mode::Here => self.taken_back.is_empty(),
            Mode::Online(_) | Mode::Puzzle(()) | Mode::Study(()) => false,
        };
        let is_computer = |seat: Seat| self.player(seat).is_some_and(Player::is_computer);
        self.to_move()
            .filter(|&seat| thinks_here && is_computer(seat))
    }

    /// Plays a move. What was taken back is then gone.
    ///
    /// # Errors
    /// When it cannot be played. The session is then as it was.
    pub fn play(&mut self, chosen: G::Move) -> Result<(), PlayError<G::Illegal>> {
        self.record.play(chosen)?;
        self.taken_back.clear();
        Ok(())
    }

    /// Whether there is a decision of a person to go back to.
    pub fn can_undo(&self) -> bool {
        self.mode.undo_policy() != UndoPolicy::Never && self.last_decision().is_some()
    }

    /// Whether something was taken back.
    pub fn can_redo(&self) -> bool {
        !self.taken_back.is_empty()
    }

    /// Goes back to the last decision of a person, if there was one and nobody need agree.
    pub fn undo(&mut self) -> bool {
        if self.mode.undo_policy() != UndoPolicy::AtOnce {
            return false;
        }
        let Some(ply) = self.last_decision() else {
            return false;
        };
        self.taken_back
            .splice(..0, self.record.moves()[ply..].iter().copied());
        self.record.truncate(ply);
        true
    }

    /// Plays what was taken back again, up to the next decision of a person.
    pub fn redo(&mut self) -> bool {
        if self.taken_back.is_empty() {
            return false;
        }
        let mut again = std::mem::take(&mut self.taken_back).into_iter();
        for chosen in again.by_ref() {
            self.record
                .play(chosen)
                .expect("a move that was taken back could be played there");
            if self.person_to_move().is_some() {
                break;
            }
        }
        self.taken_back = again.collect();
        true
    }

    /// After how many moves a person decided last.
    pub fn last_decision(&self) -> Option<usize> {
        let plies = self.record.moves().len();
        self.record
            .positions()
            .take(plies)
            .enumerate()
            .filter(|(_, position)| self.decides_here(position).is_some())
            .map(|(ply, _)| ply)
            .last()
    }

    /// The seat that decides in a position, if a person at this screen sits there.
    pub fn decides_here(&self, position: &G) -> Option<Seat> {
        position.to_move().filter(|&seat| {
            self.player(seat) == Some(Player::Person) && self.mode.is_at_this_screen(seat)
        })
    }
}

#[cfg(test)]
mod tests;
