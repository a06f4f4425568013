//! The terminal itself: opened for a game, given back after it.

use std::io::{self, IsTerminal, Write, stdin, stdout};
use std::path::PathBuf;
use std::time::Instant;

use polis_client::session::WrongPlayers;
use polis_notation::NameError;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, enable_raw_mode};
use ratatui::layout::{Position, Rect};
use thiserror::Error;

use crate::app::{App, ExitMessage};
use crate::events::{self, Events, Incoming};
use crate::options::PlayOptions;
use crate::tick_timer::{Step, TickTimer};

/// Why a game could not be started, or was not saved.
#[derive(Debug, Error)]
pub enum TerminalError {
    /// Standard input or output is not a terminal.
    #[error(
        "the game needs a terminal for its screen and its keys; found that standard input or \
         output is not one"
    )]
    NoTerminal,
    /// The terminal does not answer any more.
    #[error("the terminal is gone")]
    Lost(#[source] io::Error),
    /// A file would be overwritten.
    #[error(
        "{} is there already; expected the name of a new file (--resume goes on with a game)",
        path.display()
    )]
    FileExists {
        /// The file.
        path: PathBuf,
    },
    /// A saved game does not tell which tiles come next.
    #[error("the record hides tiles that are still to come (`?`); expected a whole one")]
    Redacted,
    /// There is no game with these options.
    #[error(transparent)]
    Setup(Box<dyn std::error::Error + Send + Sync>),
    /// A seat cannot have the name that it should have.
    #[error(transparent)]
    Name(#[from] NameError),
    /// There are not as many players as the game is for.
    #[error(transparent)]
    Players(#[from] WrongPlayers),
    /// Moves were played that are in no file.
    #[error("{reason}; the record went to standard output")]
    Unsaved {
        /// Why the record could not be written.
        reason: String,
    },
}

/// Plays in the terminal until the players leave.
///
/// # Errors
/// When there is no terminal, no such game, or the game could not be saved.
pub fn play(options: &PlayOptions) -> Result<(), TerminalError> {
    let mut app = App::new(options)?;
    let result = play_in_terminal(&mut app);
    // A terminal that is gone takes no farewell; then there is nobody to read it.
    let mut out = anstream::stdout();
    match app.close() {
        ExitMessage::Nothing => result,
        ExitMessage::Saved(words) => {
            let _ = writeln!(out, "{words}");
            result
        }
        ExitMessage::Unsaved { why, record } => {
            let _ = write!(out, "{record}");
            result?;
            Err(TerminalError::Unsaved { reason: why })
        }
    }
}

fn play_in_terminal(app: &mut App) -> Result<(), TerminalError> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(TerminalError::NoTerminal);
    }
    let mut terminal = open_terminal().map_err(TerminalError::Lost)?;
    let result = Events::open().and_then(|events| run(&mut terminal, app, &events));
    close_terminal();
    result.map_err(TerminalError::Lost)
}

fn run(terminal: &mut DefaultTerminal, app: &mut App, events: &Events) -> io::Result<()> {
    let mut pace = TickTimer::new();
    let mut drawn = false;
    while !app.is_left() {
        if !drawn {
            terminal.draw(|frame| app.render(frame))?;
        }
        let wait = match pace.step(app.tick_delay(), Instant::now()) {
            Step::Tick => {
                drawn = !app.tick();
                continue;
            }
            Step::Wait(wait) => wait,
        };
        match events.next(wait)? {
            Incoming::Event(event) => app.handle(&event),
            Incoming::Nothing => {
                drawn = true;
                continue;
            }
            Incoming::Stop => return Ok(()),
            Incoming::Pause => {
                close_terminal();
                events::pause()?;
                reopen_terminal(terminal)?;
            }
        }
        drawn = false;
        // Whatever else has come in already is handled before the screen is drawn again.
        while !app.is_left()
            && let Some(event) = events.waiting()
        {
            app.handle(&event);
        }
    }
    Ok(())
}

/// Turns the terminal into the table. Whatever happens, a panic included, it is given back.
fn open_terminal() -> io::Result<DefaultTerminal> {
    let terminal = ratatui::try_init()?;
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        hook(panic);
    }));
    if let Err(error) = execute!(stdout(), EnableMouseCapture) {
        ratatui::restore();
        return Err(error);
    }
    Ok(terminal)
}

/// Takes a terminal that was given back for a while.
fn reopen_terminal(terminal: &mut DefaultTerminal) -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    // Everything is drawn anew. `clear` would do the same, but asks where the cursor is, and the
    // answer would go to the thread that reads the keys.
    let size = terminal.size()?;
    terminal.resize(Rect::from((Position::ORIGIN, size)))
}

fn close_terminal() {
    // There is nothing left to do for a terminal that does not take even this.
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::restore();
}
