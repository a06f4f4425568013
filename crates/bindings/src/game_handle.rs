//! A game of either kind.

use std::str::FromStr;

use polis_akropolis::{Akropolis, Options};
use polis_architekton::{Architekton, Options as ArchitektonOptions};
use polis_engine::evaluation::Evaluation;
use polis_game::{Game as _, PlayError, Seat, View, chance};
use polis_notation::{GameRecord, Name, Notated as _, Record};
use serde_json::{Value, json};

use crate::action::{action_of, legal_actions, move_of, read_move};
use crate::choice::{Player, chosen_by};
use crate::error::{BindingError, argument, illegal};
use crate::playable::Playable;
use crate::search::{SearchReport, search};

/// Evaluates an expression for the game of either kind of record.
macro_rules! each {
    ($record:expr, $game:ident => $body:expr) => {
        match $record {
            Record::Akropolis($game) => $body,
            Record::Architekton($game) => $body,
        }
    };
}

/// A game in progress of either kind. Moves are texts in the notation, seats are numbered from 1.
///
/// ```
/// use polis_bindings::{GameHandle, akropolis_options};
///
/// let options = akropolis_options(None, &[], "standard", None)?;
/// let mut game = GameHandle::akropolis(&options, 1)?;
/// let chosen = game.choose("greedy", 1, &|_| true)?;
/// game.play(&chosen)?;
/// assert_eq!(game.record().plies(), 1);
/// assert!(game.view(1)?.record().to_string().contains('?'));
/// # Ok::<(), polis_bindings::BindingError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GameHandle {
    record: Record,
}

impl From<Record> for GameHandle {
    fn from(record: Record) -> GameHandle {
        GameHandle { record }
    }
}

impl GameHandle {
    /// Deals a game of Akropolis. Equal seeds give equal deals.
    ///
    /// # Errors
    /// When the rules have no such game.
    pub fn akropolis(options: &Options, seed: u64) -> Result<GameHandle, BindingError> {
        let setup = Akropolis::deal(options, &mut chance(seed)).map_err(argument)?;
        let record: GameRecord<Akropolis> = GameRecord::new(&setup).map_err(argument)?;
        Ok(GameHandle::from(Record::from(record)))
    }

    /// Deals a game of Architekton. Equal seeds give equal deals.
    ///
    /// # Errors
    /// When the rules have no such game.
    pub fn architekton(
        options: &ArchitektonOptions,
        seed: u64,
    ) -> Result<GameHandle, BindingError> {
        let setup = Architekton::deal(options, &mut chance(seed)).map_err(argument)?;
        let record: GameRecord<Architekton> = GameRecord::new(&setup).map_err(argument)?;
        Ok(GameHandle::from(Record::from(record)))
    }

    /// Reads a record of either game.
    ///
    /// # Errors
    /// The first line that is malformed or holds a move that cannot be played.
    pub fn read(text: &str) -> Result<GameHandle, BindingError> {
        let record = Record::read(text);
        let record = record.map_err(|error| BindingError::Record(error.to_string()))?;
        Ok(GameHandle { record })
    }

    /// The game as a record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Number of seats, with the Illustrious Architect's.
    pub fn seats(&self) -> usize {
        each!(&self.record, record => record.position().seats())
    }

    /// Number of people.
    pub fn players(&self) -> usize {
        each!(&self.record, record => record.position().people())
    }

    /// Whether tiles are missing that play can still reveal.
    pub fn is_redacted(&self) -> bool {
        each!(&self.record, record => record.position().is_redacted())
    }

    /// The moves played.
    pub fn moves(&self) -> Vec<String> {
        each!(&self.record, record => record.moves().iter().map(ToString::to_string).collect())
    }

    /// `winners` and `points` if the game ended now.
    pub fn standing(&self) -> Value {
        let standing = self.record.standing();
        let winners: Vec<usize> = standing.winners.iter().map(Seat::number).collect();
        json!({ "winners": winners, "points": standing.points.values() })
    }

    /// The points of a seat if the game ended now.
    ///
    /// # Errors
    /// When there is no such seat.
    pub fn points(&self, seat: usize) -> Result<i32, BindingError> {
        let seat = self.seat(seat)?;
        Ok(each!(&self.record, record => record.position().points(seat)))
    }

    /// The name of a seat in the record.
    ///
    /// # Errors
    /// When there is no such seat.
    pub fn name(&self, seat: usize) -> Result<Option<String>, BindingError> {
        let seat = self.seat(seat)?;
        Ok(each!(&self.record, record => record.name(seat).map(ToString::to_string)))
    }

    /// Names a seat, or removes its name.
    ///
    /// # Errors
    /// When there is no such seat, or it cannot be called that.
    pub fn set_name(&mut self, seat: usize, name: Option<&str>) -> Result<(), BindingError> {
        let seat = self.seat(seat)?;
        let name = name.map(Name::from_str).transpose().map_err(argument)?;
        self.record.set_name(seat, name).map_err(argument)
    }

    /// Every legal move, sorted as the notation lists them.
    pub fn legal_moves(&self) -> Vec<String> {
        fn texts<G: Playable>(record: &GameRecord<G>) -> Vec<String> {
            let moves = record.position().legal_moves();
            moves.iter().map(ToString::to_string).collect()
        }
        each!(&self.record, record => texts(record))
    }

    /// Whether the seat to move may play this move.
    pub fn is_legal(&self, text: &str) -> bool {
        fn is_legal<G: Playable>(record: &GameRecord<G>, text: &str) -> bool {
            let chosen = G::Move::from_str(text);
            chosen.is_ok_and(|chosen| record.position().is_legal(chosen))
        }
        each!(&self.record, record => is_legal(record, text))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When it is malformed or cannot be played. The game is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<(), BindingError> {
        self.record.play(text).map_err(illegal)
    }

    /// Takes back the last moves.
    ///
    /// # Errors
    /// When fewer have been played.
    pub fn undo(&mut self, plies: usize) -> Result<(), BindingError> {
        let played = self.record.plies();
        let Some(left) = played.checked_sub(plies) else {
            let message = format!("found {plies} moves to take back; expected at most {played}");
            return Err(argument(message));
        };
        self.record.truncate(left);
        Ok(())
    }

    /// The game as a seat may know it: tiles that have not been face up are gone from it.
    ///
    /// # Errors
    /// When there is no such seat.
    pub fn view(&self, seat: usize) -> Result<GameHandle, BindingError> {
        let seat = self.seat(seat)?;
        Ok(GameHandle::from(self.record.redacted(seat)))
    }

    /// The game with unknown tiles in a random order; every order has the same probability.
    pub fn fill(&self, seed: u64) -> GameHandle {
        fn filled<G: Playable>(record: &GameRecord<G>, seed: u64) -> Record {
            let mut position = record.position().clone();
            position.fill(&mut chance(seed));
            G::into_record(record.with_tiles(&position.setup()))
        }
        GameHandle::from(each!(&self.record, record => filled(record, seed)))
    }

    /// Learns unknown tiles by their places in the order: `6:17` is tile 17 at place 6.
    ///
    /// # Errors
    /// When the words name no tiles, or tiles that cannot be there.
    pub fn reveal(&mut self, tiles: &str) -> Result<(), BindingError> {
        self.record.learn(tiles).map_err(argument)
    }

    /// Whether a legal move turns up a tile that is not known here.
    ///
    /// # Errors
    /// When it is malformed or not legal.
    pub fn would_reveal(&self, text: &str) -> Result<bool, BindingError> {
        fn would_reveal<G: Playable>(
            record: &GameRecord<G>,
            text: &str,
        ) -> Result<bool, BindingError> {
            let chosen = read_move::<G>(text)?;
            let mut after = record.position().clone();
            match after.play(chosen) {
                Ok(()) => Ok(false),
                Err(PlayError::Unknown) => Ok(true),
                Err(reason) => Err(illegal(reason)),
            }
        }
        each!(&self.record, record => would_reveal(record, text))
    }

    /// The position as a line of a trace, which is JSON.
    pub fn state(&self) -> String {
        let plies = self.record.plies();
        each!(&self.record, record => record.position().trace_line(plies))
    }

    /// Why each seat has the points that it has: what every hex or building counts, and why not.
    pub fn explain_scores(&self) -> Value {
        each!(&self.record, record => record.position().explain_scores())
    }

    /// What a legal move changes at once.
    ///
    /// # Errors
    /// When it is malformed or not legal.
    pub fn explain_move(&self, text: &str) -> Result<Value, BindingError> {
        fn explained<G: Playable>(
            record: &GameRecord<G>,
            text: &str,
        ) -> Result<Value, BindingError> {
            let chosen = read_move::<G>(text)?;
            record.position().explain_move(chosen).map_err(illegal)
        }
        each!(&self.record, record => explained(record, text))
    }

    /// Number of actions, legal or not: one number for every move that a game like this can have.
    pub fn action_count(&self) -> usize {
        each!(&self.record, record => record.position().action_count())
    }

    /// The number of a legal move.
    ///
    /// # Errors
    /// When it is malformed or not legal.
    pub fn action(&self, text: &str) -> Result<usize, BindingError> {
        each!(&self.record, record => action_of(record.position(), text))
    }

    /// The legal move with this number.
    ///
    /// # Errors
    /// When there is no such number, or its move is not legal.
    pub fn move_of(&self, action: i64) -> Result<String, BindingError> {
        each!(&self.record, record => Ok(move_of(record.position(), action)?.to_string()))
    }

    /// Plays the move with this number.
    ///
    /// # Errors
    /// When there is no such number, or its move cannot be played.
    pub fn play_action(&mut self, action: i64) -> Result<(), BindingError> {
        fn play<G: Playable>(record: &mut GameRecord<G>, action: i64) -> Result<(), BindingError> {
            let chosen = move_of(record.position(), action)?;
            record.play(chosen).map_err(illegal)
        }
        each!(&mut self.record, record => play(record, action))
    }

    /// The numbers of all legal moves, sorted.
    pub fn legal_actions(&self) -> Vec<i64> {
        each!(&self.record, record => legal_actions(record.position()))
    }

    /// Evaluates the position for a seat with the network alone; without a seat, for who is to move.
    ///
    /// # Errors
    /// When there is no such seat.
    pub fn evaluate(&self, seat: Option<usize>) -> Result<Evaluation, BindingError> {
        fn evaluate<G: Playable>(record: &GameRecord<G>, seat: Seat) -> Evaluation {
            match record.position().outcome() {
                Some(outcome) => Evaluation::of_outcome(&outcome, seat),
                None => View::new(record.position(), seat)
                    .position()
                    .evaluate(G::net(), seat),
            }
        }
        let seat = self.seat_or_mover(seat)?;
        Ok(each!(&self.record, record => evaluate(record, seat)))
    }

    /// Searches for the best move until `stop` returns true for the playouts of each thread.
    ///
    /// # Errors
    /// When there is nothing to decide.
    pub fn search(
        &self,
        threads: usize,
        seed: u64,
        stop: &(impl Fn(u32) -> bool + Sync),
    ) -> Result<SearchReport, BindingError> {
        each!(&self.record, record => search(record.position(), threads, seed, stop))
    }

    /// The move of a computer player: random, greedy or the name of a level. Only the strongest level
    /// searches, until `stop` returns true for its playouts.
    ///
    /// # Errors
    /// When nobody is called that, or there is nothing to decide.
    pub fn choose(
        &self,
        player: &str,
        seed: u64,
        stop: &impl Fn(u32) -> bool,
    ) -> Result<String, BindingError> {
        let player = Player::from_name(player)?;
        each!(&self.record, record => chosen_by(record.position(), player, seed, stop))
    }

    /// The seat with a number.
    ///
    /// # Errors
    /// When it is not there.
    pub fn seat(&self, number: usize) -> Result<Seat, BindingError> {
        let seats = self.seats();
        Seat::from_number(number)
            .filter(|seat| seat.number() <= seats)
            .ok_or_else(|| argument(format!("found seat {number}; expected 1 to {seats}")))
    }

    /// The seat with a number; without one, who is to move, or the first when the game is over.
    ///
    /// # Errors
    /// When it is not there.
    pub fn seat_or_mover(&self, number: Option<usize>) -> Result<Seat, BindingError> {
        match number {
            Some(number) => self.seat(number),
            None => Ok(self.record.to_move().unwrap_or(Seat::First)),
        }
    }
}
