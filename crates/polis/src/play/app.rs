//! The whole program on the screen: the first page, then a table.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{anyhow, bail};
use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::{Chance, Seat, chance};
use polis_notation::{GameRecord, Name, Notated, Record};
use ratatui::Frame;
use ratatui::crossterm::event::Event;

use super::akropolis::AkropolisTable;
use super::architekton::ArchitektonTable;
use super::command::{Command, is_interrupt};
use super::computers::Computers;
use super::frame;
use super::session::Session;
use super::start::{Choices, StartPage};
use super::store::{self, GameFile, is_same};
use super::table::AnyTable;
use crate::cli::{self, PlayArguments};
use crate::input;
use crate::options::GameOptions;

/// Everything on the screen.
pub(crate) struct App {
    screen: Screen,
    save: Option<PathBuf>,
    seed: Option<u64>,
    /// Whether it was asked once to leave although moves are not saved.
    leaving: bool,
    left: bool,
    size: (u16, u16),
}

enum Screen {
    Start(Box<StartPage>),
    Table(Box<dyn AnyTable>),
}

/// What is said when everybody has left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// Nothing: no move was played.
    Nothing,
    /// Where the game is.
    Saved(String),
    /// The game is in no file.
    Unsaved {
        /// Why not.
        why: String,
        /// The record, so that it is not lost.
        record: String,
    },
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
            leaving: false,
            left: false,
            size: (0, 0),
        };
        if let Some(save) = &arguments.save {
            let resumed = arguments.resume.as_ref();
            if store::exists(save) && !resumed.is_some_and(|resumed| is_same(save, resumed)) {
                return Err(taken(save));
            }
        }
        if let Some(path) = &arguments.resume {
            app.screen = app.resumed(arguments, path)?;
        } else if let Some(game) = asked_game(arguments) {
            let options = GameOptions::new(game, &arguments.options)?;
            app.screen = app.dealt(
                &options,
                &|people| Ok(Computers::typed(&arguments.computer, people)?),
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
        self.table().and_then(AnyTable::patience)
    }

    /// Time has passed: the computer plays, if it is its turn. Tells whether there is something
    /// new to be seen.
    pub(crate) fn tick(&mut self) -> bool {
        match &mut self.screen {
            Screen::Start(_) => false,
            Screen::Table(table) => table.tick(),
        }
    }

    /// Takes in an event.
    pub(crate) fn handle(&mut self, event: &Event) {
        if is_interrupt(event) {
            return self.leave();
        }
        if let Event::Resize(width, height) = *event {
            self.size = (width, height);
            return;
        }
        let too_small = self.is_too_small();
        let flow = match &mut self.screen {
            // Nobody sees what a key would do.
            _ if too_small => match Command::of(event) {
                Some(Command::Leave) => Flow::Leave,
                Some(_) | None => Flow::Stay,
            },
            Screen::Start(page) => match page.handle(event) {
                Some(choices) => return self.start(&choices),
                None if page.is_left() => Flow::Leave,
                None => Flow::Stay,
            },
            Screen::Table(table) => {
                Command::of(event).map_or(Flow::Stay, |command| table.handle(command))
            }
        };
        match flow {
            Flow::Stay => self.leaving &= !matches!(event, Event::Key(_)),
            Flow::NewGame => {
                // The file of the game that is over is not written over.
                self.save = None;
                self.seed = None;
                self.screen = Screen::Start(Box::new(StartPage::new()));
            }
            Flow::Leave => self.leave(),
        }
    }

    /// Draws everything.
    pub(crate) fn render(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.size = (area.width, area.height);
        let too_small = self.is_too_small();
        let warning = self.warning();
        let buffer = frame.buffer_mut();
        if too_small {
            frame::too_small(buffer, warning.as_deref());
            return;
        }
        match &mut self.screen {
            Screen::Start(page) => page.render(buffer),
            Screen::Table(table) => table.render(buffer),
        }
        if let Some(warning) = warning {
            frame::write_warning(buffer, &warning);
        }
    }

    /// Everybody has left, or must.
    pub(crate) fn close(&mut self) -> Farewell {
        self.left = true;
        let Screen::Table(table) = &mut self.screen else {
            return Farewell::Nothing;
        };
        match table.unsaved().map(str::to_owned) {
            Some(why) if table.has_unsaved_moves() => Farewell::Unsaved {
                why,
                record: table.record_text(),
            },
            Some(_) | None => table.close().map_or(Farewell::Nothing, Farewell::Saved),
        }
    }

    /// The record of the game on the table, as text.
    #[cfg(test)]
    pub(crate) fn record_text(&self) -> Option<String> {
        self.table().map(AnyTable::record_text)
    }

    /// Whether a game is on the table and over.
    #[cfg(test)]
    pub(crate) fn is_over(&self) -> bool {
        self.table().is_some_and(AnyTable::is_over)
    }

    fn table(&self) -> Option<&dyn AnyTable> {
        match &self.screen {
            Screen::Start(_) => None,
            Screen::Table(table) => Some(&**table),
        }
    }

    /// Leaves at once, or after being asked twice where moves would be lost.
    fn leave(&mut self) {
        let safe = match &mut self.screen {
            Screen::Start(_) => true,
            Screen::Table(table) => table.can_be_put_away(),
        };
        self.left |= safe || self.leaving;
        self.leaving = true;
    }

    /// What must not be overlooked.
    fn warning(&self) -> Option<String> {
        let unsaved = self.table()?.unsaved()?;
        Some(if self.leaving {
            "Not saved. x again leaves and prints the record; any other key stays.".to_owned()
        } else {
            unsaved.to_owned()
        })
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
            (Err(_), Screen::Table(_)) => {}
        }
    }

    fn dealt(
        &self,
        options: &GameOptions,
        computers: &dyn Fn(usize) -> anyhow::Result<Computers>,
        names: &[Option<Name>],
    ) -> anyhow::Result<Screen> {
        Ok(match options {
            GameOptions::Akropolis(options) => {
                let session = self.deal::<Akropolis>(options, computers, names)?;
                Screen::Table(Box::new(AkropolisTable::new(session)))
            }
            GameOptions::Architekton(options) => {
                let session = self.deal::<Architekton>(options, computers, names)?;
                Screen::Table(Box::new(ArchitektonTable::new(session)))
            }
        })
    }

    fn deal<G: Notated>(
        &self,
        options: &G::Options,
        computers: &dyn Fn(usize) -> anyhow::Result<Computers>,
        names: &[Option<Name>],
    ) -> anyhow::Result<Session<G>> {
        let mut rng = self.rng();
        let setup = G::deal(options, &mut rng)?;
        let mut record = GameRecord::<G>::new(&setup)?;
        let computers = computers(record.start().people())?;
        for (&seat, name) in Seat::ALL.iter().zip(names) {
            record.set_name(seat, name.clone())?;
        }
        computers.name(&mut record)?;
        match &self.save {
            Some(path) => begun(record, computers, path, rng),
            None => Ok(Session::begun(
                record,
                computers,
                GameFile::named(G::NAME),
                rng,
            )?),
        }
    }

    fn resumed(&self, arguments: &PlayArguments, path: &Path) -> anyhow::Result<Screen> {
        if path.as_os_str() == "-" {
            bail!("a game to go on with is saved again after every move; expected a file");
        }
        let record = input::record(path, arguments.options.buildings.as_deref())?;
        Ok(match record {
            Record::Akropolis(record) => {
                let session = self.go_on(*record, arguments, path)?;
                Screen::Table(Box::new(AkropolisTable::new(session)))
            }
            Record::Architekton(record) => {
                let session = self.go_on(*record, arguments, path)?;
                Screen::Table(Box::new(ArchitektonTable::new(session)))
            }
        })
    }

    fn go_on<G: Notated>(
        &self,
        mut record: GameRecord<G>,
        arguments: &PlayArguments,
        path: &Path,
    ) -> anyhow::Result<Session<G>> {
        if record.position().is_redacted() {
            bail!("the record hides tiles that are still to come (`?`); expected a whole one");
        }
        let mut computers = Computers::marked(&record);
        if !arguments.computer.is_empty() {
            // Nobody keeps the name of a level that he does not have any more.
            computers.unname(&mut record)?;
            computers = Computers::typed(&arguments.computer, record.start().people())?;
            computers.name(&mut record)?;
        }
        match &self.save {
            Some(save) if !is_same(save, path) => begun(record, computers, save, self.rng()),
            Some(_) | None => Ok(Session::resumed(
                record,
                computers,
                GameFile::found(path.to_owned()),
                self.rng(),
            )),
        }
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

/// Begins a game in a file that the players named.
fn begun<G: Notated>(
    record: GameRecord<G>,
    computers: Computers,
    path: &Path,
    rng: Chance,
) -> anyhow::Result<Session<G>> {
    let file = GameFile::given(path.to_owned());
    Session::begun(record, computers, file, rng).map_err(|_| taken(path))
}

/// What is said where a game would be written over something else.
fn taken(path: &Path) -> anyhow::Error {
    anyhow!(
        "{} is there already; expected the name of a new file (--resume goes on with a game)",
        path.display()
    )
}

/// A number that nobody can foresee.
fn lot() -> u64 {
    RandomState::new().build_hasher().finish()
}
