//! `polis show`: a position as a picture in text.

use std::io::{IsTerminal, stdout};

use polis_notation::Record;
use ratatui::crossterm::terminal;

use crate::cli::PositionArguments;
use crate::input;
use polis_terminal::picture::words::{akropolis_names, names};
use polis_terminal::picture::{akropolis_page, architekton_page};

pub(crate) fn run(arguments: &PositionArguments) -> anyhow::Result<()> {
    let page = match input::record(&arguments.record, arguments.buildings.as_deref())? {
        Record::Akropolis(record) => {
            let (ply, position) = input::position(&record, arguments)?;
            akropolis_page::page(&position, &akropolis_names(&record), ply, width())
        }
        Record::Architekton(record) => {
            let (ply, position) = input::position(&record, arguments)?;
            architekton_page::page(&position, &names(&record), ply)
        }
    };
    Ok(page.print()?)
}

/// How wide the terminal is; without one, a page that most can show.
fn width() -> usize {
    const WITHOUT_TERMINAL: usize = 100;
    if !stdout().is_terminal() {
        return WITHOUT_TERMINAL;
    }
    terminal::size().map_or(WITHOUT_TERMINAL, |(width, _)| usize::from(width))
}
