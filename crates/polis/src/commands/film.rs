//! `polis film`: a whole game as an animated GIF.

use anyhow::{Context, bail};
use polis_film::{Film, Painter};

use crate::cli::FilmArguments;
use crate::input;
use crate::plate::Plates;
use crate::progress::Progress;

/// The last picture stays so much longer.
const END: u16 = 4;

pub(crate) fn run(arguments: &FilmArguments) -> anyhow::Result<()> {
    let out = &arguments.out;
    let ending = out.extension().unwrap_or_default().to_ascii_lowercase();
    if ending != "gif" {
        bail!(
            "found `{}`; expected a file whose name ends in .gif",
            out.display()
        );
    }
    let record = input::record(&arguments.record, arguments.buildings.as_deref())?;
    let plates = Plates::new(&record, record.plies());
    let painter = Painter::new();
    let paint = |ply| painter.paint(&plates.svg(ply, arguments.theme.into()), arguments.scale);
    let last = plates.len() - 1;
    // The colours are those of the last picture: it has all that the others have.
    let mut film = Film::new(&paint(last)?)?;
    let hundredths = (arguments.move_ms / 10) as u16;
    let progress = Progress::new("painting", plates.len() as u64);
    for ply in 0..=last {
        let time = if ply == last {
            END * hundredths
        } else {
            hundredths
        };
        film.show(&paint(ply)?, time)?;
        progress.advance(1);
    }
    drop(progress);
    std::fs::write(out, film.finish()?).with_context(|| input::display(out))
}
