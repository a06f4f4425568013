//! `polis draw`: a position as a picture file.

use std::path::Path;

use anyhow::{Context, bail};
use polis_film::Painter;
use polis_notation::Record;

use crate::cli::DrawArguments;
use crate::input;
use crate::plate::Plates;

pub(crate) fn run(arguments: &DrawArguments) -> anyhow::Result<()> {
    let kind = Kind::of(&arguments.out)?;
    let from = &arguments.position;
    let record = input::record(&from.record, from.buildings.as_deref())?;
    let ply = match &record {
        Record::Akropolis(record) => input::position(record, from)?.0,
        Record::Architekton(record) => input::position(record, from)?.0,
    };
    let svg = Plates::new(&record, ply).svg(ply, arguments.theme.into());
    let bytes = match kind {
        Kind::Svg => svg.into_bytes(),
        Kind::Png => Painter::new().paint(&svg, arguments.scale)?.png()?,
    };
    std::fs::write(&arguments.out, bytes).with_context(|| input::display(&arguments.out))
}

/// What kind of file is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Svg,
    Png,
}

impl Kind {
    fn of(path: &Path) -> anyhow::Result<Kind> {
        let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
        match ending.to_str() {
            Some("svg") => Ok(Kind::Svg),
            Some("png") => Ok(Kind::Png),
            _ => bail!(
                "found `{}`; expected a file whose name ends in .png or .svg",
                path.display()
            ),
        }
    }
}
