//! A recorded game: its setup and its moves.

use std::fmt;

use polis_game::{PlayError, Seat, View};

use crate::error::Problem;
use crate::name::{Name, NameError};
use crate::notated::Notated;
use crate::remark::Remark;
use crate::shuffle::{MAX_SHUFFLES, Shuffle};

/// A game with its moves, all legal, and the names of its players.
///
/// A record may end before the game does.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRecord<G: Notated> {
    start: G,
    /// The position it starts from, where that is not the beginning of a game.
    given: Option<Box<G::Description>>,
    moves: Vec<G::Move>,
    position: G,
    names: [Option<Name>; 4],
    remarks: [Option<String>; Remark::ALL.len()],
    shuffles: Vec<Shuffle>,
}

impl<G: Notated> GameRecord<G> {
    /// Creates a record without moves.
    ///
    /// # Errors
    /// When the setup is not that of a game.
    pub fn new(setup: &G::Setup) -> Result<GameRecord<G>, G::SetupError> {
        let start = G::new(setup)?;
        Ok(GameRecord {
            position: start.clone(),
            start,
            given: None,
            moves: Vec::new(),
            names: Default::default(),
            remarks: Default::default(),
            shuffles: Vec::new(),
        })
    }

    /// Creates a record without moves that starts from a position in the middle of a game.
    ///
    /// # Errors
    /// When the position is impossible.
    pub fn from_position(given: &G::Description) -> Result<GameRecord<G>, G::Impossible> {
        let start = G::from_description(given)?;
        Ok(GameRecord {
            given: Some(Box::new(start.describe(Some(given), &[]))),
            position: start.clone(),
            start,
            moves: Vec::new(),
            names: Default::default(),
            remarks: Default::default(),
            shuffles: Vec::new(),
        })
    }

    /// The position it starts from, where that is not the beginning of a game.
    pub fn given(&self) -> Option<&G::Description> {
        self.given.as_deref()
    }

    /// Describes the position after `ply` moves, as far as it is known here; `None` when the record
    /// is shorter.
    pub fn describe(&self, ply: usize) -> Option<G::Description> {
        let mut laid = Vec::new();
        let mut positions = self.positions();
        for &chosen in self.moves.get(..ply)? {
            laid.extend(Some((positions.next()?.to_move()?, chosen)));
        }
        Some(positions.next()?.describe(self.given(), &laid))
    }

    /// The same game with unknown tiles taken from a setup that knows more.
    #[must_use]
    pub fn with_tiles(&self, setup: &G::Setup) -> GameRecord<G> {
        let mut whole = self.clone();
        whole.learn_tiles(setup);
        whole
    }

    fn learn_tiles(&mut self, setup: &G::Setup) {
        self.start.learn(setup);
        self.position.learn(setup);
        // The given setup tells as much of the tiles as the start knows.
        if let Some(given) = &mut self.given {
            **given = self.start.describe(Some(given), &[]);
        }
    }

    /// The same game with another position at its end, for those who think ahead. That position does not
    /// follow from the moves: the record is to be shown, never to be kept or told.
    #[must_use]
    pub fn supposing(&self, position: G) -> GameRecord<G> {
        GameRecord {
            position,
            ..self.clone()
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The moves.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position after the last move.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The position after `ply` moves; `None` when the record is shorter.
    pub fn position_at(&self, ply: usize) -> Option<G> {
        self.positions().nth(ply)
    }

    /// Every position, from the one before the first move to the one after the last.
    pub fn positions(&self) -> impl Iterator<Item = G> {
        let mut next = Some(self.start.clone());
        let mut moves = self.moves.iter();
        std::iter::from_fn(move || {
            let position = next.take()?;
            next = moves.next().map(|&chosen| {
                let mut after = position.clone();
                after.play(chosen).expect("the moves of a record are legal");
                after
            });
            Some(position)
        })
    }

    /// Plays a move and records it.
    ///
    /// # Errors
    /// When it cannot be played. The record is then unchanged.
    pub fn play(&mut self, chosen: G::Move) -> Result<(), PlayError<G::Illegal>> {
        self.position.play(chosen)?;
        self.moves.push(chosen);
        Ok(())
    }

    /// Plays a move, records it, and returns the tiles that it revealed: words for
    /// [`learn`](GameRecord::learn), none where nothing new is seen.
    ///
    /// # Errors
    /// When it cannot be played. The record is then unchanged.
    pub fn play_showing(&mut self, chosen: G::Move) -> Result<String, PlayError<G::Illegal>> {
        // Nothing is secret between seats, so any seat sees what everybody sees.
        let before = View::new(&self.position, Seat::First).position().setup();
        self.play(chosen)?;
        let after = View::new(&self.position, Seat::First).position().setup();
        Ok(G::write_shown(&before, &after))
    }

    /// Learns revealed tiles, as [`play_showing`](GameRecord::play_showing) returns them.
    ///
    /// # Errors
    /// When the words name no tiles, or tiles that cannot be there. The record is then unchanged.
    pub fn learn(&mut self, shown: &str) -> Result<(), Problem> {
        let mut setup = self.start.setup();
        G::read_shown(&mut setup, shown)?;
        // Whatever the record starts from, the order of its tiles must be that of a game.
        G::new(&setup).map_err(G::setup_problem)?;
        self.learn_tiles(&setup);
        Ok(())
    }

    /// Takes back all moves after the first `ply`.
    pub fn truncate(&mut self, ply: usize) {
        if let Some(position) = self.position_at(ply) {
            self.position = position;
            self.moves.truncate(ply);
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> Option<&Name> {
        self.names[seat as usize].as_ref()
    }

    /// Names a seat, or removes its name.
    ///
    /// # Errors
    /// When nobody sits there: the Illustrious Architect has a name already.
    pub fn set_name(&mut self, seat: Seat, name: Option<Name>) -> Result<(), NameError> {
        let people = self.start.people();
        if seat.number() > people {
            return Err(NameError::NoSeat {
                found: seat.number(),
                people,
            });
        }
        self.names[seat as usize] = name;
        Ok(())
    }

    /// The text of a remark.
    pub fn remark(&self, remark: Remark) -> Option<&str> {
        self.remarks[remark as usize].as_deref()
    }

    /// Sets a remark, or removes it. It is a comment of one line: what does not fit is left out.
    pub fn set_remark(&mut self, remark: Remark, text: Option<&str>) {
        let text = text.map(Remark::fit).filter(|text| !text.is_empty());
        self.remarks[remark as usize] = text;
    }

    /// What a server has committed itself to about the order of the tiles, in order.
    pub fn shuffles(&self) -> &[Shuffle] {
        &self.shuffles
    }

    /// Adds a commitment. Where there are too many, the oldest goes.
    pub fn add_shuffle(&mut self, shuffle: Shuffle) {
        if self.shuffles.len() >= MAX_SHUFFLES {
            self.shuffles.remove(0);
        }
        self.shuffles.push(shuffle);
    }

    pub(crate) fn shuffles_mut(&mut self) -> &mut [Shuffle] {
        &mut self.shuffles
    }

    /// The record as a seat may know it, without the tiles that have not been face up so far.
    pub fn redacted(&self, seat: Seat) -> GameRecord<G> {
        let view = View::new(&self.position, seat);
        // The tiles that were revealed during the game are known in the view, so it can be
        // replayed.
        let mut start = View::new(&self.start, seat).position().clone();
        start.learn(&view.position().setup());
        GameRecord {
            given: self
                .given()
                .map(|given| Box::new(start.describe(Some(given), &[]))),
            start,
            moves: self.moves.clone(),
            position: view.position().clone(),
            names: self.names.clone(),
            remarks: self.remarks.clone(),
            // What the hashes are of tells the tiles to come.
            shuffles: self.shuffles.iter().map(Shuffle::closed).collect(),
        }
    }

    /// The lines of the trace, without line feeds.
    pub fn trace(&self) -> impl Iterator<Item = String> {
        self.positions()
            .enumerate()
            .map(|(ply, position)| position.trace_line(ply))
    }
}

impl<G: Notated> fmt::Display for GameRecord<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game {}", G::NAME)?;
        match self.given() {
            Some(given) => G::write_description(given, f)?,
            None => G::write_setup(&self.start.setup(), f)?,
        }
        for seat in Seat::ALL {
            if let Some(name) = self.name(seat) {
                writeln!(f, "name {seat} {name}")?;
            }
        }
        for remark in Remark::ALL {
            if let Some(text) = self.remark(remark) {
                writeln!(f, "# {} {text}", remark.name())?;
            }
        }
        for shuffle in &self.shuffles {
            shuffle.write_comment(f)?;
        }
        writeln!(f, "moves")?;
        for chosen in &self.moves {
            writeln!(f, "{chosen}")?;
        }
        Ok(())
    }
}
