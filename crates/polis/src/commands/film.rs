//! `polis film`: a whole game as an animated GIF.

use std::path::Path;

use anyhow::{Context, bail};
use polis_draw::ReelStyle;
use polis_film::{Film, Painter, Pixels, Raster};

use crate::captions::{EnglishCaptions, reel};
use crate::cli::FilmArguments;
use crate::input;
use crate::output::{Content, Output};
use crate::progress::Progress;

/// The last picture stays so much longer.
const END: u32 = 4;

pub(crate) fn run(arguments: &FilmArguments) -> anyhow::Result<()> {
    let path = &arguments.out;
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    if ending != "gif" && path != Path::new("-") {
        bail!(
            "found `{}`; expected a file whose name ends in .gif, or `-`: films are animated GIFs",
            path.display()
        );
    }
    let output = Output::new(path);
    output.check(Content::Binary)?;
    let record = input::record(&arguments.record, arguments.buildings.as_deref())?;
    let reel = reel(&record, record.plies()).context("a record has a position")?;
    let captions = EnglishCaptions::new(&record);
    let look = ReelStyle {
        theme: arguments.theme.into(),
        scale: 1.0,
    };
    let painter = Painter::new();
    let paint = |ply| painter.paint(&reel.svg(ply, &captions, look), arguments.scale);
    let last = reel.last();
    let models = Film::models(last)
        .map(paint)
        .collect::<Result<Vec<Raster>, _>>()?;
    let models = models
        .iter()
        .map(Raster::pixels)
        .collect::<Result<Vec<Pixels<'_>>, _>>()?;
    let mut film = Film::new(&models)?;
    let progress = Progress::new("painting", last as u64 + 1);
    for ply in 0..=last {
        let times = if ply == last { END } else { 1 };
        let hundredths = u16::try_from(times * arguments.move_ms / 10).unwrap_or(u16::MAX);
        film.show(paint(ply)?.pixels()?, hundredths)?;
        progress.advance(1);
    }
    drop(progress);
    output.write(&film.finish()?)
}
