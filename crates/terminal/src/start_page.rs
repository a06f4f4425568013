//! The start page: which game, who plays, which variants.

mod view;

use polis_akropolis::{Architect, District, Length, Options, OptionsError, Players, Variants};
use polis_architekton::Faces;
use polis_client::player::Player;
use polis_game::{PerSeat, Seat};
use polis_notation::{GameKind, Level, Name};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::command::is_plain;
use crate::options::{GameOptions, GameSetup};

/// The start page, and what is chosen on it so far.
pub(crate) struct StartPage {
    game: GameKind,
    people: usize,
    architect: Architect,
    length: Length,
    variants: [bool; 5],
    seats: [SeatChoice; 4],
    focus: Row,
    error: Option<String>,
    left: bool,
    area: Rect,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct SeatChoice {
    name: String,
    player: Player,
}

/// Who can play a seat, in the order in which that is offered.
const PLAYERS: [Player; 7] = [
    Player::Person,
    Player::Computer(Level::Pupil),
    Player::Computer(Level::Mason),
    Player::Computer(Level::Foreman),
    Player::Computer(Level::Master),
    Player::Computer(Level::Daidalos),
    Player::Companion,
];

/// A line of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Game,
    Players,
    Architect,
    Length,
    Variant(District),
    Seat(Seat),
    Start,
}

/// Which way a choice is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cycle {
    Previous,
    Next,
}

impl StartPage {
    /// The page with nothing chosen: a person against the computer.
    pub(crate) fn new() -> StartPage {
        let mut seats: [SeatChoice; 4] = Default::default();
        seats[1].player = Player::Computer(Level::Foreman);
        StartPage {
            game: GameKind::Akropolis,
            people: 2,
            architect: Architect::Hippodamos,
            length: Length::Standard,
            variants: [false; 5],
            seats,
            focus: Row::Game,
            error: None,
            left: false,
            area: Rect::default(),
        }
    }

    /// Whether it was left without a game.
    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    /// Shows why the game cannot start.
    pub(crate) fn show_error(&mut self, error: String) {
        self.error = Some(error);
    }

    /// Draws the page.
    pub(crate) fn render(&mut self, buffer: &mut Buffer) {
        self.area = buffer.area;
        view::render(self, buffer);
    }

    /// Handles an event; gives the chosen game when it starts.
    pub(crate) fn handle(&mut self, event: &Event) -> Option<GameSetup> {
        match event {
            Event::Key(key) if is_plain(key) => self.handle_key(*key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let row = view::row_at(self, Position::new(mouse.column, mouse.row))?;
                self.focus = row;
                if row == Row::Start {
                    return self.choices();
                }
                self.change(Cycle::Next);
                None
            }
            _ => None,
        }
    }

    fn handle_key(&mut self, key: KeyEvent) -> Option<GameSetup> {
        self.error = None;
        match key.code {
            KeyCode::Enter => return self.choices(),
            KeyCode::Esc => self.left = true,
            KeyCode::Up | KeyCode::BackTab => self.move_focus(Cycle::Previous),
            KeyCode::Down | KeyCode::Tab => self.move_focus(Cycle::Next),
            KeyCode::Left => self.change(Cycle::Previous),
            KeyCode::Right => self.change(Cycle::Next),
            KeyCode::Backspace => {
                if let Row::Seat(seat) = self.focus {
                    self.seats[seat as usize].name.pop();
                }
            }
            KeyCode::Char(letter) => match self.focus {
                Row::Seat(seat) => self.type_letter(seat, letter),
                _ if letter.eq_ignore_ascii_case(&'x') => self.left = true,
                _ if letter == ' ' => self.change(Cycle::Next),
                _ => {}
            },
            _ => {}
        }
        None
    }

    /// The lines that there are, from top to bottom.
    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game];
        if self.game == GameKind::Akropolis {
            rows.push(Row::Players);
            if self.people == 1 {
                rows.push(Row::Architect);
            }
            if self.lengths().len() > 1 {
                rows.push(Row::Length);
            }
            rows.extend(District::ALL.map(Row::Variant));
        }
        rows.extend(Seat::ALL[..self.people()].iter().copied().map(Row::Seat));
        rows.push(Row::Start);
        rows
    }

    /// The options of Akropolis with this length, if there is such a game.
    fn options(&self, length: Length) -> Result<Options, OptionsError> {
        let solo = (self.people == 1).then_some(self.architect);
        let variants: Variants = District::ALL
            .into_iter()
            .filter(|&district| self.variants[district as usize])
            .collect();
        let players = Players::new(self.people, solo)?;
        Options::new(players, variants, length)
    }

    /// The lengths that there are for so many players.
    fn lengths(&self) -> Vec<Length> {
        let offered = |length: &Length| self.options(*length).is_ok();
        Length::ALL.into_iter().filter(offered).collect()
    }

    fn people(&self) -> usize {
        match self.game {
            GameKind::Akropolis => self.people,
            GameKind::Architekton => 2,
        }
    }

    fn move_focus(&mut self, cycle: Cycle) {
        let rows = self.rows();
        let now = rows.iter().position(|&row| row == self.focus).unwrap_or(0);
        let next = match cycle {
            Cycle::Previous => now + rows.len() - 1,
            Cycle::Next => now + 1,
        };
        self.focus = rows[next % rows.len()];
    }

    fn change(&mut self, cycle: Cycle) {
        match self.focus {
            Row::Game => {
                self.game = match self.game {
                    GameKind::Akropolis => GameKind::Architekton,
                    GameKind::Architekton => GameKind::Akropolis,
                }
            }
            Row::Players => self.people = step(&[1, 2, 3, 4], self.people, cycle),
            Row::Architect => self.architect = step(&Architect::ALL, self.architect, cycle),
            Row::Length => {
                self.length = match self.length {
                    Length::Standard => Length::Long,
                    Length::Long => Length::Standard,
                }
            }
            Row::Variant(district) => {
                let variant = &mut self.variants[district as usize];
                *variant = !*variant;
            }
            Row::Seat(seat) => {
                let choice = &mut self.seats[seat as usize];
                choice.player = step(&PLAYERS, choice.player, cycle);
            }
            Row::Start => {}
        }
    }

    fn type_letter(&mut self, seat: Seat, letter: char) {
        let name = &mut self.seats[seat as usize].name;
        name.push(letter);
        // A space may come before the next word; what cannot be a name is not taken.
        if name.trim() != "" && name.parse::<Name>().is_err() {
            name.pop();
        }
    }

    fn choices(&mut self) -> Option<GameSetup> {
        let options = match self.game {
            GameKind::Architekton => GameOptions::Architekton(polis_architekton::Options {
                faces: Faces::BUILT_IN,
            }),
            GameKind::Akropolis => {
                // What is chosen stays chosen while it is not offered.
                let lengths = self.lengths();
                let length = match lengths.as_slice() {
                    &[only] => only,
                    _ => self.length,
                };
                match self.options(length) {
                    Ok(options) => GameOptions::Akropolis(options),
                    Err(error) => {
                        self.show_error(error.to_string());
                        return None;
                    }
                }
            }
        };
        let seated = &self.seats[..self.people()];
        Some(GameSetup {
            options,
            players: PerSeat::from_fn(seated.len(), |seat| seated[seat as usize].player),
            names: seated
                .iter()
                .map(|choice| choice.name.parse().ok())
                .collect(),
        })
    }
}

/// The next or previous of some values, cyclically.
fn step<T: Copy + PartialEq>(all: &[T], now: T, cycle: Cycle) -> T {
    let index = all.iter().position(|&one| one == now).unwrap_or(0);
    let next = match cycle {
        Cycle::Previous => index + all.len() - 1,
        Cycle::Next => index + 1,
    };
    all[next % all.len()]
}
