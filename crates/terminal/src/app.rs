//! The whole program on the screen: the first page, then a table.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::time::Duration;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_client::player::{Player, remark, remarked};
use polis_client::session::Session;
use polis_game::{Chance, PerSeat, Seat, chance};
use polis_notation::{GameRecord, Record};
use ratatui::Frame;
use ratatui::crossterm::event::Event;

use crate::command::{Command, is_interrupt};
use crate::companion_file::CompanionFile;
use crate::computer_names::{name_computers, remove_computer_names};
use crate::game_file::{self, GameFile, is_same};
use crate::options::{GameOptions, GameSetup, PlayOptions, Start};
use crate::save_state::SaveState;
use crate::start_page::StartPage;
use crate::table::{AnyTable, Table};
use crate::terminal::TerminalError;
use crate::terminal_game::TerminalGame;
use crate::widgets;

/// Everything on the screen.
pub(crate) struct App {
    screen: Screen,
    save: Option<PathBuf>,
    seed: Option<u64>,
    /// Where the companion remembers how strong the player is.
    memory: Option<PathBuf>,
    /// Whether the players have asked once to leave although moves are not saved.
    leaving: bool,
    left: bool,
    size: (u16, u16),
}

enum Screen {
    Start(Box<StartPage>),
    Table(Box<dyn AnyTable>),
}

impl Screen {
    fn table<G: TerminalGame>(table: Table<G>) -> Screen {
        Screen::Table(Box::new(table))
    }
}

/// What is printed after the players have left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ExitMessage {
    /// Nothing: no move was played.
    Nothing,
    /// Where the game is.
    Saved(String),
    /// The game is in no file.
    Unsaved {
        /// Why it could not be saved.
        why: String,
        /// The record, so that it is not lost.
        record: String,
    },
}

/// Which screen follows a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Navigation {
    /// The table stays.
    Stay,
    /// The start page.
    NewGame,
    /// None: the players leave.
    Leave,
}

impl App {
    /// The first screen of a game that starts like this.
    ///
    /// # Errors
    /// When there is no such game, or saving it would overwrite a file.
    pub(crate) fn new(options: &PlayOptions) -> Result<App, TerminalError> {
        let mut app = App {
            screen: Screen::Start(Box::new(StartPage::new())),
            save: options.save.clone(),
            seed: options.seed,
            memory: options.memory.clone(),
            leaving: false,
            left: false,
            size: (0, 0),
        };
        let resumed = match &options.start {
            Start::Resume { path, .. } => Some(path),
            Start::StartPage | Start::NewGame(_) => None,
        };
        if let Some(save) = &options.save
            && game_file::exists(save)
            && !resumed.is_some_and(|resumed| is_same(save, resumed))
        {
            return Err(TerminalError::FileExists { path: save.clone() });
        }
        match &options.start {
            Start::StartPage => {}
            Start::NewGame(setup) => app.screen = app.dealt(setup)?,
            Start::Resume {
                record,
                path,
                players,
            } => app.screen = app.resumed(record.clone(), path, players.as_ref())?,
        }
        Ok(app)
    }

    /// Whether everybody has left.
    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    /// How long to wait before [`App::tick`]; for ever while a person must decide.
    pub(crate) fn tick_delay(&self) -> Option<Duration> {
        self.table().and_then(AnyTable::tick_delay)
    }

    /// Time has passed: the computer plays, if it is its turn. Tells whether there is something
    /// new to be seen.
    pub(crate) fn tick(&mut self) -> bool {
        match &mut self.screen {
            Screen::Start(_) => false,
            Screen::Table(table) => table.tick(),
        }
    }

    /// Handles an event.
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
                Some(Command::Leave) => Navigation::Leave,
                Some(_) | None => Navigation::Stay,
            },
            Screen::Start(page) => match page.handle(event) {
                Some(choices) => return self.start(&choices),
                None if page.is_left() => Navigation::Leave,
                None => Navigation::Stay,
            },
            Screen::Table(table) => {
                Command::of(event).map_or(Navigation::Stay, |command| table.handle(command))
            }
        };
        match flow {
            Navigation::Stay => self.leaving &= !matches!(event, Event::Key(_)),
            Navigation::NewGame => {
                // The file of the game that is over is not written over.
                self.save = None;
                self.seed = None;
                self.screen = Screen::Start(Box::new(StartPage::new()));
            }
            Navigation::Leave => self.leave(),
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
            widgets::too_small(buffer, warning.as_deref());
            return;
        }
        match &mut self.screen {
            Screen::Start(page) => page.render(buffer),
            Screen::Table(table) => table.render(buffer),
        }
        if let Some(warning) = warning {
            widgets::write_warning(buffer, &warning);
        }
    }

    /// Ends the game, as the players have left or must.
    pub(crate) fn close(&mut self) -> ExitMessage {
        self.left = true;
        let Screen::Table(table) = &mut self.screen else {
            return ExitMessage::Nothing;
        };
        match table.save_error().map(str::to_owned) {
            Some(why) if table.has_unsaved_moves() => ExitMessage::Unsaved {
                why,
                record: table.record_text(),
            },
            Some(_) | None => table
                .close()
                .map_or(ExitMessage::Nothing, ExitMessage::Saved),
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

    /// What the last line says as long as moves are not saved.
    fn warning(&self) -> Option<String> {
        let unsaved = self.table()?.save_error()?;
        Some(if self.leaving {
            "Not saved. x again leaves and prints the record; any other key stays.".to_owned()
        } else {
            unsaved.to_owned()
        })
    }

    fn is_too_small(&self) -> bool {
        let (width, height) = self.size;
        width < widgets::MIN_WIDTH || height < widgets::MIN_HEIGHT
    }

    /// Starts what was chosen on the start page.
    fn start(&mut self, setup: &GameSetup) {
        let screen = self.dealt(setup);
        match (screen, &mut self.screen) {
            (Ok(screen), _) => self.screen = screen,
            (Err(error), Screen::Start(page)) => page.show_error(error.to_string()),
            (Err(_), Screen::Table(_)) => {}
        }
    }

    fn dealt(&self, setup: &GameSetup) -> Result<Screen, TerminalError> {
        match &setup.options {
            GameOptions::Akropolis(options) => self.deal::<Akropolis>(options, setup),
            GameOptions::Architekton(options) => self.deal::<Architekton>(options, setup),
        }
    }

    fn deal<G: TerminalGame>(
        &self,
        options: &G::Options,
        setup: &GameSetup,
    ) -> Result<Screen, TerminalError> {
        let mut rng = self.rng();
        let mut record = G::deal(options, &mut rng)
            .and_then(|setup| GameRecord::<G>::new(&setup))
            .map_err(|error| TerminalError::Setup(Box::new(error)))?;
        for (&seat, name) in Seat::ALL.iter().zip(&setup.names) {
            record.set_name(seat, name.clone())?;
        }
        name_computers(&mut record, &setup.players)?;
        let file = match &self.save {
            Some(path) => GameFile::given(path.clone()),
            None => GameFile::named(G::NAME),
        };
        let companion = CompanionFile::load(self.memory.clone());
        begin(record, setup.players.clone(), file, rng, companion).map(Screen::table)
    }

    fn resumed(
        &self,
        record: Record,
        path: &Path,
        players: Option<&PerSeat<Player>>,
    ) -> Result<Screen, TerminalError> {
        match record {
            Record::Akropolis(record) => self.go_on(*record, path, players),
            Record::Architekton(record) => self.go_on(*record, path, players),
        }
    }

    fn go_on<G: TerminalGame>(
        &self,
        mut record: GameRecord<G>,
        path: &Path,
        players: Option<&PerSeat<Player>>,
    ) -> Result<Screen, TerminalError> {
        if record.position().is_redacted() {
            return Err(TerminalError::Redacted);
        }
        let remarked = remarked(&record);
        if let Some(players) = players {
            // A seat that changes its level does not keep the name of the old one.
            remove_computer_names(&mut record, &remarked)?;
            name_computers(&mut record, players)?;
        }
        let file = match &self.save {
            Some(save) if !is_same(save, path) => GameFile::given(save.clone()),
            Some(_) | None => GameFile::found(path.to_owned()),
        };
        let players = players.cloned().unwrap_or(remarked);
        let companion = CompanionFile::load(self.memory.clone());
        begin(record, players, file, self.rng(), companion).map(Screen::table)
    }

    fn rng(&self) -> Chance {
        chance(self.seed.unwrap_or_else(random_seed))
    }
}

/// Puts a game on a table. A new one is written into its file at once.
///
/// # Errors
/// When there are not as many players as the game is for, or the file is there already.
pub(crate) fn begin<G: TerminalGame>(
    mut record: GameRecord<G>,
    players: PerSeat<Player>,
    file: GameFile,
    rng: Chance,
    companion: CompanionFile,
) -> Result<Table<G>, TerminalError> {
    remark(&mut record, &players);
    let path = file.path().to_owned();
    let save = SaveState::new(file, &record).map_err(|_| TerminalError::FileExists { path })?;
    let session = Session::new(record, players)?;
    Ok(Table::new(session, save, rng, companion))
}

/// A seed that nobody can foresee.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
