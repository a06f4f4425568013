//! The game in a full-screen terminal.
//!
//! What is chosen, where the tile in hand floats and what is told are plain state ([`app::App`])
//! that events change and that is drawn anew after each; only [`run`] knows a real terminal.

mod akropolis;
mod app;
mod architekton;
mod command;
mod frame;
mod note;
mod session;
mod sheet;
mod start;
mod store;
#[cfg(test)]
mod tests;

use std::io::{IsTerminal, stdin, stdout};
use std::time::{Duration, Instant};

use anyhow::bail;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::cli::PlayArguments;

use app::App;

/// Plays until the players leave.
pub(crate) fn run(arguments: &PlayArguments) -> anyhow::Result<()> {
    let mut app = App::new(arguments)?;
    if !stdin().is_terminal() || !stdout().is_terminal() {
        bail!(
            "the game needs a terminal for its screen and its keys; found that standard input or \
             output is not one"
        );
    }
    let mut terminal = open_terminal()?;
    let result = play(&mut terminal, &mut app);
    close_terminal();
    result?;
    if let Some(farewell) = app.farewell() {
        anstream::println!("{farewell}");
    }
    Ok(())
}

fn play(terminal: &mut DefaultTerminal, app: &mut App) -> std::io::Result<()> {
    // A mouse that moves all the time must not keep the computer from playing.
    let mut waited_since = Instant::now();
    while !app.is_left() {
        terminal.draw(|frame| app.render(frame))?;
        let waited = waited_since.elapsed();
        match app.patience() {
            Some(patience) if waited >= patience => {
                app.tick();
                waited_since = Instant::now();
                continue;
            }
            Some(patience) if !event::poll(patience.saturating_sub(waited))? => continue,
            Some(_) => {}
            None => waited_since = Instant::now(),
        }
        app.handle(&event::read()?);
        // Whatever else has come in already is handled before the screen is drawn again.
        while !app.is_left() && event::poll(Duration::ZERO)? {
            app.handle(&event::read()?);
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

fn close_terminal() {
    // There is nothing left to do for a terminal that does not take even this.
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::restore();
}
