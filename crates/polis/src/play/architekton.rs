//! The table of Architekton: what is chosen, and what a command does to it.

mod hand;
mod layout;
mod sheets;
mod side;
mod status;
mod view;

use polis_architekton::{Architekton, Decision, Move, Options, Phase, Place, Series, Tile};
use polis_notation::GameRecord;
use polis_table::{Game, PlayError, Seat, SeatSet};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::app::Flow;
use super::command::{Arrow, Command};
use super::note::Note;
use super::session::Session;
use super::sheet::Sheet;
use super::store;
use crate::picture::building_words::{event, illegal, sentence};
use crate::picture::words::{Names, names};

use hand::{Hand, StockTile};
use layout::{Card, TableLayout};

/// A game of Architekton on the screen.
pub(crate) struct ArchitektonTable {
    session: Session<Architekton>,
    names: Names,
    /// The match before this game (rule 12).
    series: Series,
    hand: Option<Hand>,
    /// What is chosen of a decision, before it is confirmed.
    choice: Option<Choice>,
    /// Where the last tile was laid.
    last: Option<Place>,
    /// How far the view is moved while no tile is in hand, in columns and rows.
    pan: (i32, i32),
    note: Note,
    /// What the mouse points at, explained.
    looked: Option<String>,
    sheet: Sheet,
    area: Rect,
}

/// The two choices of a decision (rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Keep,
    Remove,
}

impl ArchitektonTable {
    /// Sits down at the first game of a match.
    pub(crate) fn new(session: Session<Architekton>) -> ArchitektonTable {
        ArchitektonTable::in_series(session, Series::new())
    }

    fn in_series(session: Session<Architekton>, series: Series) -> ArchitektonTable {
        let mut table = ArchitektonTable {
            names: names(session.record()),
            series,
            hand: None,
            choice: None,
            last: None,
            pan: (0, 0),
            note: Note::empty(),
            looked: None,
            sheet: Sheet::None,
            area: Rect::default(),
            session,
        };
        table.tell(None);
        table
    }

    /// The game.
    pub(crate) fn session(&self) -> &Session<Architekton> {
        &self.session
    }

    /// Lets the computer play, if it is its turn.
    pub(crate) fn tick(&mut self) {
        let seat = self.session.position().to_move();
        if let (Some(seat), Some(chosen)) = (seat, self.session.play_computer()) {
            self.tell(Some((seat, chosen)));
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
            (_, Command::Point(_)) if self.sheet != Sheet::None => {}
            (Sheet::End, Command::NewGame) => return Flow::NewGame,
            (Sheet::End, Command::NextGame) => self.next_game(),
            (Sheet::End, Command::Undo) => self.undo(),
            (Sheet::End, Command::PutBack | Command::Press(_)) | (Sheet::Keys, _) => {
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
            Command::OtherHouse => self.with_hand(Hand::other_house),
            Command::Confirm => self.confirm(),
            Command::PutBack => {
                self.hand = None;
                self.choice = None;
            }
            Command::Undo => self.undo(),
            Command::Save => {
                self.session.save();
                let path = self.session.path().display();
                self.note = Note::plain(format!("Saved to {path}."));
            }
            Command::Keys => self.sheet = Sheet::Keys,
            Command::Point(position) => self.point(position),
            Command::Press(position) => self.press(position),
            Command::OtherCity | Command::NextGame | Command::NewGame | Command::Leave => {}
        }
    }

    /// The decision that a person must take now.
    fn decision(&self) -> Option<Decision> {
        match self.session.position().phase() {
            Phase::Decide(decision) if self.session.person().is_some() => Some(decision),
            Phase::Decide(_) | Phase::Lay | Phase::Over => None,
        }
    }

    /// The tiles of the stock at their numbers, counted from 0: buildings, then landscapes.
    fn stock(&self) -> [Option<StockTile>; 6] {
        let position = self.session.position();
        let mut stock = [None; 6];
        for (slot, building) in stock.iter_mut().zip(position.stock_buildings()) {
            *slot = Some(StockTile::Building(building));
        }
        for (slot, scenery) in stock[3..].iter_mut().zip(position.stock_landscapes()) {
            *slot = Some(StockTile::Landscape(scenery));
        }
        stock
    }

    /// Takes the tile with this number, or one of the choices of a decision.
    fn take(&mut self, number: usize) {
        if self.decision().is_some() {
            self.choice = match number {
                0 => Some(Choice::Keep),
                1 => Some(Choice::Remove),
                _ => self.choice,
            };
            return;
        }
        let Some(seat) = self.session.person() else {
            return;
        };
        let Some(tile) = self.stock().get(number).copied().flatten() else {
            self.note = Note::refusal(format!("No tile has the number {}.", number + 1));
            return;
        };
        let near = self.hand.as_ref().map(Hand::place);
        let position = self.session.position().clone();
        self.hand = Hand::new(&position, seat, (tile, number), near, self.session.rng());
        if self.hand.is_none() {
            self.note = Note::refusal("It matches nowhere now. Take another tile.");
        }
    }

    fn step(&mut self, arrow: Arrow) {
        if self.decision().is_some() {
            self.choice = match arrow {
                Arrow::Left | Arrow::Up => Some(Choice::Keep),
                Arrow::Right | Arrow::Down => Some(Choice::Remove),
            };
        } else if self.hand.is_some() {
            self.with_hand(|hand| hand.step(arrow));
        } else {
            self.pan = arrow.pan(self.pan);
        }
    }

    fn with_hand(&mut self, act: impl FnOnce(&mut Hand)) {
        if let Some(hand) = &mut self.hand {
            act(hand);
        }
    }

    /// Lays the tile in hand, takes the chosen decision, or opens the sheet of the end again.
    fn confirm(&mut self) {
        let chosen = match (self.decision(), self.choice, &self.hand) {
            (Some(Decision { place, .. }), Some(Choice::Keep), _) => Move::Keep { place },
            (Some(Decision { place, .. }), Some(Choice::Remove), _) => Move::Remove { place },
            (Some(_), None, _) => {
                self.note = Note::refusal("Choose first: 1 keeps the house, 2 removes it.");
                return;
            }
            (None, _, Some(hand)) => hand.chosen(),
            (None, _, None) => {
                if self.session.position().to_move().is_none() {
                    self.sheet = Sheet::End;
                }
                return;
            }
        };
        let seat = self.session.position().to_move();
        match self.session.play(chosen) {
            Ok(()) => self.tell(seat.map(|seat| (seat, chosen))),
            Err(PlayError::Illegal(why)) => self.note = Note::refusal(illegal(why)),
            Err(PlayError::Unknown) => {
                self.note = Note::refusal("The next tile is not known in this record.");
            }
        }
    }

    /// Tells what a move did, and what followed from it.
    fn tell(&mut self, done: Option<(Seat, Move)>) {
        self.hand = None;
        self.choice = None;
        self.pan = (0, 0);
        let mut parts: Vec<String> = Vec::new();
        match done {
            Some((
                seat,
                Move::Building {
                    building, place, ..
                },
            )) => {
                self.last = Some(place);
                parts.push(format!(
                    "{} laid building {building} at {place}.",
                    self.names[seat]
                ));
            }
            Some((seat, Move::Landscape { scenery, place })) => {
                self.last = Some(place);
                parts.push(format!("{} laid {scenery} at {place}.", self.names[seat]));
            }
            Some((_, Move::Keep { .. } | Move::Remove { .. })) | None => {}
        }
        let position = self.session.position();
        parts.extend(
            position
                .events()
                .iter()
                .map(|&happened| event(happened, &self.names)),
        );
        if position.to_move().is_none() {
            self.sheet = Sheet::End;
        }
        self.note.tell(parts);
    }

    fn undo(&mut self) {
        self.sheet = Sheet::None;
        if self.hand.take().is_some() {
            return;
        }
        self.choice = None;
        self.note = if self.session.undo() {
            self.last = None;
            Note::plain("The last move is taken back.")
        } else {
            Note::refusal("There is nothing to take back.")
        };
    }

    /// Moves the tile in hand to the mouse; without one, explains what the mouse points at.
    fn point(&mut self, position: Position) {
        let layout = TableLayout::new(self);
        let Some(place) = layout.place_at(position) else {
            return;
        };
        if let Some(hand) = &mut self.hand {
            hand.go_to_place(place);
            return;
        }
        let report = self.session.position().explain_building(place);
        self.looked = report.map(|report| {
            let words = sentence(&report, &self.names);
            format!("Building {} at {place}: {words}", report.building)
        });
    }

    fn press(&mut self, position: Position) {
        let layout = TableLayout::new(self);
        match layout.card_at(position) {
            Some(Card::Stock(number)) => return self.take(number),
            Some(Card::Choice(choice)) if self.choice == Some(choice) => return self.confirm(),
            Some(Card::Choice(choice)) => return self.choice = Some(choice),
            None => {}
        }
        let Some(place) = layout.place_at(position) else {
            return;
        };
        let own_house = matches!(
            self.session.position().tile_at(place),
            Some(Tile::Building { owner, .. }) if owner.is_some() && owner == self.session.person()
        );
        match &mut self.hand {
            Some(hand) if hand.place() == place => self.confirm(),
            Some(hand) if own_house => hand.choose_house(place),
            Some(hand) => hand.go_to_place(place),
            None => {}
        }
    }

    /// The match with this game, once it is over.
    fn series_after(&self) -> Series {
        let mut series = self.series;
        let position = self.session.position();
        if position.to_move().is_none() {
            // A match that is over takes no more games: then the next one begins a new match.
            let _ = series.take(position.verdict());
        }
        series
    }

    /// Deals the next game of the match: the other player begins (rule 12).
    fn next_game(&mut self) {
        if self.session.position().to_move().is_some() {
            return;
        }
        let (before, mut after) = (self.series, self.series_after());
        let starts_again = after.is_over();
        let seat_before = |seat: Seat| before.seat_of(after.player_at(seat));
        let options = Options {
            faces: *self.session.position().faces(),
        };
        let setup = Architekton::deal(&options, self.session.rng());
        let Ok(mut record) = setup.and_then(|setup| GameRecord::<Architekton>::new(&setup)) else {
            return;
        };
        for seat in [Seat::First, Seat::Second] {
            let name = self.session.record().name(seat_before(seat)).cloned();
            record
                .set_name(seat, name)
                .expect("both seats are taken by people");
        }
        let computers: SeatSet = [Seat::First, Seat::Second]
            .into_iter()
            .filter(|&seat| self.session.computers().contains(seat_before(seat)))
            .collect();
        let path = store::free_path_after(self.session.path());
        let rng = self.session.rng().clone();
        if starts_again {
            after = Series::new();
        }
        *self = ArchitektonTable {
            area: self.area,
            ..ArchitektonTable::in_series(Session::new(record, computers, path, rng), after)
        };
    }
}
