//! The whole program on the screen: the first page, then a table.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::bail;
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_notation::{GameRecord, Name, Notated, Record};
use polis_table::{Chance, Seat, SeatSet, chance};
use ratatui::Frame;
use ratatui::crossterm::event::Event;

use super::akropolis::AkropolisTable;
use super::architekton::ArchitektonTable;
use super::command::{Command, is_interrupt};
use super::frame;
use super::session::Session;
use super::start::{Choices, StartPage};
use super::store;
use crate::cli::{self, PlayArguments};
use crate::input;
use crate::options::{GameOptions, UsageError};

/// The name of a seat that the computer plays.
pub(crate) const COMPUTER: &str = "Computer";

/// Everything on the screen.
pub(crate) struct App {
    screen: Screen,
    save: Option<PathBuf>,
    seed: Option<u64>,
    left: bool,
    size: (u16, u16),
}

enum Screen {
    Start(Box<StartPage>),
    Akropolis(Box<AkropolisTable>),
    Architekton(Box<ArchitektonTable>),
}

/// What comes after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The same table.
    Stay,
    /// The first page.
    NewGame,
    /// Nothing.
    Leave,
}

impl App {
    /// What the arguments ask for: a saved game, a new one, or the first page.
    pub(crate) fn new(arguments: &PlayArguments) -> anyhow::Result<App> {
        let mut app = App {
            screen: Screen::Start(Box::new(StartPage::new())),
            save: arguments.save.clone(),
            seed: arguments.seed,
            left: false,
            size: (0, 0),
        };
        if let Some(path) = &arguments.resume {
            app.screen = app.resumed(arguments, path)?;
        } else if let Some(game) = asked_game(arguments) {
            let options = GameOptions::new(game, &arguments.options)?;
            app.screen = app.dealt(
                &options,
                &|people| computers(&arguments.computer, people),
                &[],
            )?;
        }
        Ok(app)
    }

    /// Whether everybody has left.
    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    /// How long to wait before [`App::tick`]; for ever while a person must decide.
    pub(crate) fn patience(&self) -> Option<Duration> {
        /// Long enough to see what happened, short enough not to be waited for.
        const THINKING: Duration = Duration::from_millis(350);
        let waits = match &self.screen {
            Screen::Start(_) => false,
            Screen::Akropolis(table) => table.session().waits_for_computer(),
            Screen::Architekton(table) => table.session().waits_for_computer(),
        };
        waits.then_some(THINKING)
    }

    /// Time has passed: the computer plays, if it is its turn.
    pub(crate) fn tick(&mut self) {
        match &mut self.screen {
            Screen::Start(_) => {}
            Screen::Akropolis(table) => table.tick(),
            Screen::Architekton(table) => table.tick(),
        }
    }

    /// Takes in an event.
    pub(crate) fn handle(&mut self, event: &Event) {
        if is_interrupt(event) {
            self.left = true;
            return;
        }
        if let Event::Resize(width, height) = *event {
            self.size = (width, height);
            return;
        }
        if self.is_too_small() {
            // Nobody sees what a key would do.
            self.left |= Command::of(event) == Some(Command::Leave);
            return;
        }
        let flow = match &mut self.screen {
            Screen::Start(page) => match page.handle(event) {
                Some(choices) => return self.start(&choices),
                None if page.is_left() => Flow::Leave,
                None => Flow::Stay,
            },
            Screen::Akropolis(table) => {
                Command::of(event).map_or(Flow::Stay, |command| table.handle(command))
            }
            Screen::Architekton(table) => {
                Command::of(event).map_or(Flow::Stay, |command| table.handle(command))
            }
        };
        match flow {
            Flow::Stay => {}
            Flow::NewGame => {
                // The file of the game that is over is not written over.
                self.save = None;
                self.seed = None;
                self.screen = Screen::Start(Box::new(StartPage::new()));
            }
            Flow::Leave => self.left = true,
        }
    }

    /// Draws everything.
    pub(crate) fn render(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.size = (area.width, area.height);
        let too_small = self.is_too_small();
        let buffer = frame.buffer_mut();
        if too_small {
            frame::too_small(buffer);
            return;
        }
        match &mut self.screen {
            Screen::Start(page) => page.render(buffer),
            Screen::Akropolis(table) => table.render(buffer),
            Screen::Architekton(table) => table.render(buffer),
        }
    }

    /// What is said when everybody has left.
    pub(crate) fn farewell(&self) -> Option<String> {
        let (path, unsaved) = match &self.screen {
            Screen::Start(_) => return None,
            Screen::Akropolis(table) => (table.session().path(), table.session().unsaved()),
            Screen::Architekton(table) => (table.session().path(), table.session().unsaved()),
        };
        if unsaved.is_none() && !path.exists() {
            // Not a single move was made.
            return None;
        }
        Some(match unsaved {
            Some(unsaved) => unsaved.to_owned(),
            None => format!(
                "The game is in {0}. Go on with: polis play --resume {0}",
                path.display()
            ),
        })
    }

    /// The record of the game on the table, as text.
    #[cfg(test)]
    pub(crate) fn record_text(&self) -> Option<String> {
        match &self.screen {
            Screen::Start(_) => None,
            Screen::Akropolis(table) => Some(table.session().record().to_string()),
            Screen::Architekton(table) => Some(table.session().record().to_string()),
        }
    }

    /// Whether a game is on the table and over.
    #[cfg(test)]
    pub(crate) fn is_over(&self) -> bool {
        match &self.screen {
            Screen::Start(_) => false,
            Screen::Akropolis(table) => {
                polis_table::Game::outcome(table.session().position()).is_some()
            }
            Screen::Architekton(table) => {
                polis_table::Game::outcome(table.session().position()).is_some()
            }
        }
    }

    fn is_too_small(&self) -> bool {
        let (width, height) = self.size;
        width < frame::MIN_WIDTH || height < frame::MIN_HEIGHT
    }

    /// Starts what was chosen on the first page.
    fn start(&mut self, choices: &Choices) {
        let computers = choices.computers;
        let screen = self.dealt(&choices.options, &|_| Ok(computers), &choices.names);
        match (screen, &mut self.screen) {
            (Ok(screen), _) => self.screen = screen,
            (Err(error), Screen::Start(page)) => page.complain(error.to_string()),
            (Err(_), Screen::Akropolis(_) | Screen::Architekton(_)) => {}
        }
    }

    fn dealt(
        &self,
        options: &GameOptions,
        computers: &dyn Fn(usize) -> anyhow::Result<SeatSet>,
        names: &[Option<Name>],
    ) -> anyhow::Result<Screen> {
        Ok(match options {
            GameOptions::Akropolis(options) => {
                let session = self.deal::<Akropolis>(options, computers, names)?;
                Screen::Akropolis(Box::new(AkropolisTable::new(session)))
            }
            GameOptions::Architekton(options) => {
                let session = self.deal::<Architekton>(options, computers, names)?;
                Screen::Architekton(Box::new(ArchitektonTable::new(session)))
            }
        })
    }

    fn deal<G: Notated>(
        &self,
        options: &G::Options,
        computers: &dyn Fn(usize) -> anyhow::Result<SeatSet>,
        names: &[Option<Name>],
    ) -> anyhow::Result<Session<G>> {
        let mut rng = self.rng();
        let setup = G::deal(options, &mut rng)?;
        let mut record = GameRecord::<G>::new(&setup)?;
        let computers = computers(record.start().people())?;
        for (&seat, name) in Seat::ALL.iter().zip(names) {
            record.set_name(seat, name.clone())?;
        }
        for seat in computers.iter() {
            if record.name(seat).is_none() {
                let name = if computers.len() == 1 {
                    COMPUTER.to_owned()
                } else {
                    format!("{COMPUTER} {seat}")
                };
                record.set_name(seat, Some(name.parse()?))?;
            }
        }
        let path = self
            .save
            .clone()
            .unwrap_or_else(|| store::free_path(G::NAME));
        Ok(Session::new(record, computers, path, rng))
    }

    fn resumed(&self, arguments: &PlayArguments, path: &Path) -> anyhow::Result<Screen> {
        if path.as_os_str() == "-" {
            bail!("a game to go on with is saved again after every move; expected a file");
        }
        let record = input::record(path, arguments.options.buildings.as_deref())?;
        let save = self.save.clone().unwrap_or_else(|| path.to_owned());
        Ok(match record {
            Record::Akropolis(record) => {
                let session = self.go_on(*record, arguments, save)?;
                Screen::Akropolis(Box::new(AkropolisTable::new(session)))
            }
            Record::Architekton(record) => {
                let session = self.go_on(*record, arguments, save)?;
                Screen::Architekton(Box::new(ArchitektonTable::new(session)))
            }
        })
    }

    fn go_on<G: Notated>(
        &self,
        record: GameRecord<G>,
        arguments: &PlayArguments,
        path: PathBuf,
    ) -> anyhow::Result<Session<G>> {
        if record.position().is_redacted() {
            bail!("the record hides tiles that are still to come (`?`); expected a whole one");
        }
        let computers = if arguments.computer.is_empty() {
            // A seat that the computer played before it plays again.
            let played = |seat: &Seat| {
                record
                    .name(*seat)
                    .is_some_and(|name| name.as_str().starts_with(COMPUTER))
            };
            Seat::ALL.into_iter().filter(played).collect()
        } else {
            computers(&arguments.computer, record.start().people())?
        };
        Ok(Session::new(record, computers, path, self.rng()))
    }

    fn rng(&self) -> Chance {
        chance(self.seed.unwrap_or_else(lot))
    }
}

/// The game that was asked for, by its name or by an option that only one of them has.
fn asked_game(arguments: &PlayArguments) -> Option<cli::Game> {
    let options = &arguments.options;
    let akropolis = options.players.is_some()
        || options.solo.is_some()
        || options.length.is_some()
        || !options.variants.is_empty();
    let implied = if akropolis || !arguments.computer.is_empty() {
        Some(cli::Game::Akropolis)
    } else {
        options.buildings.as_ref().map(|_| cli::Game::Architekton)
    };
    arguments.game.or(implied)
}

/// The seats that the computer plays, if the table has them.
fn computers(numbers: &[u8], people: usize) -> anyhow::Result<SeatSet> {
    let mut seats = SeatSet::EMPTY;
    for &number in numbers {
        match Seat::from_number(usize::from(number)) {
            Some(seat) if seat.number() <= people => seats.insert(seat),
            Some(_) | None => {
                return Err(UsageError::NoSeat {
                    seat: number,
                    people,
                }
                .into());
            }
        }
    }
    Ok(seats)
}

/// A number that nobody can foresee.
fn lot() -> u64 {
    RandomState::new().build_hasher().finish()
}
