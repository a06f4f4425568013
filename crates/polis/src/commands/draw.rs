//! `polis draw`: a position as a picture file.

use std::path::Path;

use anyhow::{Context, bail};
use polis_draw::ReelStyle;
use polis_film::Painter;
use polis_notation::Record;

use crate::captions::{EnglishCaptions, reel};
use crate::cli::{DrawArguments, PictureFormat};
use crate::input;
use crate::output::{Content, Output};

pub(crate) fn run(arguments: &DrawArguments) -> anyhow::Result<()> {
    let form = form(arguments)?;
    let output = Output::new(&arguments.out);
    output.check(match form {
        PictureFormat::Svg => Content::Text,
        PictureFormat::Png => Content::Binary,
    })?;
    let from = &arguments.position;
    let record = input::record(&from.record, from.buildings.as_deref())?;
    let ply = match &record {
        Record::Akropolis(record) => input::position(record, from)?.0,
        Record::Architekton(record) => input::position(record, from)?.0,
    };
    let reel = reel(&record, ply).context("a record has a position")?;
    let look = ReelStyle {
        theme: arguments.theme.into(),
        scale: match form {
            PictureFormat::Svg => f64::from(arguments.scale),
            // The painter makes it larger.
            PictureFormat::Png => 1.0,
        },
    };
    let svg = reel.svg(ply, &EnglishCaptions::new(&record), look);
    let bytes = match form {
        PictureFormat::Svg => svg.into_bytes(),
        PictureFormat::Png => Painter::new().paint(&svg, arguments.scale)?.png()?,
    };
    output.write(&bytes)
}

/// What kind of file is wanted: what was asked for, else what the name says.
fn form(arguments: &DrawArguments) -> anyhow::Result<PictureFormat> {
    let path = &arguments.out;
    let named = named_form(path);
    match (arguments.form, named) {
        (Some(form), _) | (None, Some(form)) => Ok(form),
        (None, None) if path == Path::new("-") => {
            bail!("found `-o -` alone; expected --form png or --form svg with it")
        }
        (None, None) => bail!(
            "found `{}`; expected a file whose name ends in .png or .svg, or --form",
            path.display()
        ),
    }
}

fn named_form(path: &Path) -> Option<PictureFormat> {
    let ending = path.extension()?.to_ascii_lowercase();
    match ending.to_str() {
        Some("svg") => Some(PictureFormat::Svg),
        Some("png") => Some(PictureFormat::Png),
        _ => None,
    }
}
