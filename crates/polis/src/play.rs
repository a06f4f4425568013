//! The game in a full-screen terminal.
//!
//! What is chosen, where the tile in hand floats and what is told are plain state ([`app::App`])
//! that events change and that is drawn anew after each; only [`run`] knows a real terminal.

mod akropolis;
mod app;
mod architekton;
mod command;
mod computers;
mod events;
mod frame;
mod note;
mod pace;
mod session;
mod sheet;
mod start;
mod store;
mod table;
#[cfg(test)]
mod tests;
mod thinking;

use std::io::{IsTerminal, Write, stdin, stdout};
use std::time::Instant;

use anyhow::{Context, bail};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, enable_raw_mode};
use ratatui::layout::{Position, Rect};

use crate::cli::PlayArguments;

use app::{App, Farewell};
use events::{Events, Incoming};
use pace::{Pace, Step};

pub(crate) use computers::ComputerSeat;

/// Plays until the players leave.
pub(crate) fn run(arguments: &PlayArguments) -> anyhow::Result<()> {
    let mut app = App::new(arguments)?;
    let result = play_in_terminal(&mut app);
    // A terminal that is gone takes no farewell; then there is nobody to read it.
    let mut out = anstream::stdout();
    match app.close() {
        Farewell::Nothing => result,
        Farewell::Saved(words) => {
            let _ = writeln!(out, "{words}");
            result
        }
        Farewell::Unsaved { why, record } => {
            let _ = write!(out, "{record}");
            result?;
            bail!("{why}; the record went to standard output")
        }
    }
}

fn play_in_terminal(app: &mut App) -> anyhow::Result<()> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        bail!(
            "the game needs a terminal for its screen and its keys; found that standard input or \
             output is not one"
        );
    }
    let mut terminal = open_terminal()?;
    let result = Events::open().and_then(|events| play(&mut terminal, app, &events));
    close_terminal();
    result.context("the terminal is gone")
}

fn play(terminal: &mut DefaultTerminal, app: &mut App, events: &Events) -> std::io::Result<()> {
    let mut pace = Pace::new();
    let mut drawn = false;
    while !app.is_left() {
        if !drawn {
            terminal.draw(|frame| app.render(frame))?;
        }
        let wait = match pace.step(app.patience(), Instant::now()) {
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
fn open_terminal() -> std::io::Result<DefaultTerminal> {
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
fn reopen_terminal(terminal: &mut DefaultTerminal) -> std::io::Result<()> {
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
