//! `polis score`: the score sheet, and why each hex or building counts or not.

use polis_notation::Record;

use crate::cli::PositionArguments;
use crate::input;
use polis_terminal::picture::words::{akropolis_names, names};
use polis_terminal::picture::{akropolis_score_page, architekton_score_page};

pub(crate) fn run(arguments: &PositionArguments) -> anyhow::Result<()> {
    let page = match input::record(&arguments.record, arguments.buildings.as_deref())? {
        Record::Akropolis(record) => {
            let (ply, position) = input::position(&record, arguments)?;
            akropolis_score_page::page(&position, &akropolis_names(&record), ply)
        }
        Record::Architekton(record) => {
            let (ply, position) = input::position(&record, arguments)?;
            architekton_score_page::page(&position, &names(&record), ply)
        }
    };
    Ok(page.print()?)
}
