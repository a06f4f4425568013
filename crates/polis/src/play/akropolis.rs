//! The table of Akropolis: what is chosen, and what a command does to it.

mod hand;
mod layout;
mod sheets;
mod side;
mod status;
mod told;
mod view;

use polis_akropolis::{Akropolis, Hex, Illegal, Move};
use polis_table::{Game, PlayError, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::app::Flow;
use super::command::{Arrow, Command};
use super::note::Note;
use super::session::Session;
use super::sheet::Sheet;
use crate::picture::hex_words::{misfit, sentence};
use crate::picture::words::{Names, akropolis_names, capital, count};

use hand::{Hand, Preview};
use layout::TableLayout;

/// A game of Akropolis on the screen.
pub(crate) struct AkropolisTable {
    session: Session<Akropolis>,
    names: Names,
    hand: Option<Hand>,
    /// Whose city is looked at.
    shown: Seat,
    /// The hexes of the last tile that was laid in each city are ringed.
    last: Option<(Seat, Move)>,
    /// How far the view is moved while no tile is in hand, in columns and rows.
    pan: (i32, i32),
    note: Note,
    /// What the mouse points at, explained.
    looked: Option<String>,
    sheet: Sheet,
    area: Rect,
}

impl AkropolisTable {
    /// Sits down at a game.
    pub(crate) fn new(session: Session<Akropolis>) -> AkropolisTable {
        let names = akropolis_names(session.record());
        let mut table = AkropolisTable {
            names,
            hand: None,
            shown: Seat::First,
            last: None,
            pan: (0, 0),
            note: Note::empty(),
            looked: None,
            sheet: Sheet::None,
            area: Rect::default(),
            session,
        };
        table.look_at_turn();
        table
    }

    /// The game.
    pub(crate) fn session(&self) -> &Session<Akropolis> {
        &self.session
    }

    /// Lets the computer play, if it is its turn.
    pub(crate) fn tick(&mut self) {
        let before = self.session.position().clone();
        if let Some(chosen) = self.session.play_computer() {
            self.tell(&before, chosen);
        }
    }

    /// Draws the table.
    pub(crate) fn render(&mut self, buffer: &mut Buffer) {
        self.area = buffer.area;
        view::render(self, buffer);
    }

    /// Does what somebody wants.
    pub(crate) fn handle(&mut self, command: Command) -> Flow {
        match (self.sheet, command) {
            (_, Command::Leave) => return Flow::Leave,
            (Sheet::End, Command::NewGame) => return Flow::NewGame,
            (Sheet::Keys | Sheet::End, Command::Point(_)) => {}
            (Sheet::Keys, _) => self.sheet = Sheet::None,
            (Sheet::End, Command::Undo) => self.undo(),
            (Sheet::End, Command::PutBack | Command::OtherCity | Command::Press(_)) => {
                self.sheet = Sheet::None;
            }
            (Sheet::End, _) => {}
            (Sheet::None, command) => self.handle_open(command),
        }
        Flow::Stay
    }

    fn handle_open(&mut self, command: Command) {
        self.looked = None;
        if self.note.refused().is_some() && !matches!(command, Command::Point(_)) {
            self.note = Note::empty();
        }
        match command {
            Command::Take(number) => self.take(number - 1),
            Command::Step(arrow) => self.step(arrow),
            Command::Next => self.with_hand(Hand::next),
            Command::Previous => self.with_hand(Hand::previous),
            Command::Turn(turning) => self.with_hand(|hand| hand.turn(turning)),
            Command::Confirm => self.confirm(),
            Command::PutBack => self.hand = None,
            Command::Undo => self.undo(),
            Command::Save => self.save(),
            Command::OtherCity => self.look_at_next(),
            Command::Keys => self.sheet = Sheet::Keys,
            Command::Point(position) => self.point(position),
            Command::Press(position) => self.press(position),
            Command::OtherHouse | Command::NextGame | Command::NewGame | Command::Leave => {}
        }
    }

    /// Takes the tile at this place of the site, counted from 0.
    fn take(&mut self, place: usize) {
        let position = self.session.position();
        let Some(seat) = self.session.person() else {
            return;
        };
        let Some(&tile) = position.site().get(place) else {
            return;
        };
        let stones = usize::from(position.stones()[seat]);
        if place > stones {
            self.note = Note::refusal(format!(
                "Tile {tile} costs {}: you are short by {}.",
                count(place, "stone"),
                place - stones
            ));
            return;
        }
        let near = self.hand.as_ref().map(Hand::triangle);
        self.hand = Some(Hand::new(position, seat, tile, near));
        self.shown = seat;
    }

    fn step(&mut self, arrow: Arrow) {
        if self.hand.is_some() {
            self.with_hand(|hand| hand.step(arrow));
        } else {
            self.pan = arrow.pan(self.pan);
        }
    }

    fn with_hand(&mut self, act: impl FnOnce(&mut Hand)) {
        if let (Some(hand), Some(seat)) = (&mut self.hand, self.session.person()) {
            act(hand);
            self.shown = seat;
        }
    }

    /// Lays the tile in hand; opens the sheet of the end again after it.
    fn confirm(&mut self) {
        if self.session.position().to_move().is_none() {
            self.sheet = Sheet::End;
            return;
        }
        let Some(hand) = &self.hand else {
            return;
        };
        let chosen = hand.chosen();
        let before = self.session.position().clone();
        match self.session.play(chosen) {
            Ok(()) => {
                self.hand = None;
                self.tell(&before, chosen);
            }
            Err(error) => self.note = Note::refusal(self.why_not(&error)),
        }
    }

    fn why_not(&self, error: &PlayError<Illegal>) -> String {
        match error {
            PlayError::Illegal(Illegal::Misfit {
                placement,
                misfit: why,
                ..
            }) => match self
                .session
                .person()
                .and_then(|seat| self.session.position().cities().get(seat))
            {
                Some(city) => misfit(*why, city, *placement),
                None => why.to_string(),
            },
            PlayError::Illegal(other) => other.to_string(),
            PlayError::Unknown => "The next stack is not known in this record.".to_owned(),
        }
    }

    /// Tells what a move did, and looks at who comes next.
    fn tell(&mut self, before: &Akropolis, chosen: Move) {
        let after = self.session.position();
        let Some(seat) = before.to_move() else {
            return;
        };
        self.last = Some((seat, chosen));
        let done = told::move_words(before, after, seat, chosen, &self.names);
        let answer = told::architect_words(after);
        self.note.tell(std::iter::once(done).chain(answer));
        self.look_at_turn();
    }

    fn look_at_turn(&mut self) {
        self.hand = None;
        self.pan = (0, 0);
        match self.session.position().to_move() {
            None => self.sheet = Sheet::End,
            Some(seat) if self.session.person().is_some() => self.shown = seat,
            Some(_) => {}
        }
    }

    fn look_at_next(&mut self) {
        let cities = self.session.position().cities().seats();
        self.shown = self.shown.next(cities);
        self.pan = (0, 0);
    }

    fn undo(&mut self) {
        self.sheet = Sheet::None;
        self.note = if self.hand.take().is_some() {
            return;
        } else if self.session.undo() {
            self.last = None;
            Note::plain("The last move is taken back.")
        } else {
            Note::refusal("There is nothing to take back.")
        };
        self.look_at_turn();
    }

    fn save(&mut self) {
        self.session.save();
        self.note = Note::plain(format!("Saved to {}.", self.session.path().display()));
    }

    /// Moves the tile in hand to the mouse; without one, explains what the mouse points at.
    fn point(&mut self, position: Position) {
        let layout = TableLayout::new(self);
        let Some(grid) = layout.grid(position) else {
            return;
        };
        let (x, y) = layout.on_stage(position);
        match &mut self.hand {
            Some(hand) if self.session.person() == Some(self.shown) => hand.point(grid, x, y),
            Some(_) | None => self.looked = self.explained(grid.hex_at(x, y)),
        }
    }

    /// What a hex of the city that is looked at brings, and why.
    fn explained(&self, hex: Hex) -> Option<String> {
        let position = self.session.position();
        let city = position.cities().get(self.shown)?;
        let explanation = city.explain(position.options().variants());
        let score = explanation.hexes.get(&hex)?;
        Some(capital(&format!("{}.", sentence(hex, score, &explanation))))
    }

    fn press(&mut self, position: Position) {
        let layout = TableLayout::new(self);
        if let Some(place) = layout.card_at(position) {
            self.take(place);
            return;
        }
        let Some(grid) = layout.grid(position) else {
            return;
        };
        let (x, y) = layout.on_stage(position);
        let on_ghost = self
            .hand
            .as_ref()
            .is_some_and(|hand| hand.placement().hexes().contains(&grid.hex_at(x, y)));
        if on_ghost && self.session.person() == Some(self.shown) {
            self.confirm();
        } else {
            self.point(position);
        }
    }

    /// What the tile in hand would do.
    fn preview(&self) -> Option<Preview> {
        self.hand.as_ref().map(Hand::preview)
    }
}
