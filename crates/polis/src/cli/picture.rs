//! Pictures and films.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::PositionArguments;

/// The colours of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PictureTheme {
    /// By day.
    Light,
    /// By night.
    Dark,
}

impl From<PictureTheme> for polis_draw::Theme {
    fn from(theme: PictureTheme) -> polis_draw::Theme {
        match theme {
            PictureTheme::Light => polis_draw::Theme::Light,
            PictureTheme::Dark => polis_draw::Theme::Dark,
        }
    }
}

/// What kind of file a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PictureFormat {
    /// Pixels.
    Png,
    /// Lines and areas, of any size.
    Svg,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis draw game.polis -o end.png\n  \
    polis draw game.polis --ply 20 --theme dark -o city.svg\n  \
    polis random --game akropolis --seed 7 | polis draw - -o - --form svg > end.svg")]
pub(crate) struct DrawArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// The picture: a name that ends in .png or .svg, or `-` for standard output.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// What kind of file it is; without it, what its name says.
    #[arg(long, value_enum)]
    pub(crate) form: Option<PictureFormat>,
    /// The colours.
    #[arg(long, value_enum, default_value_t = PictureTheme::Light)]
    pub(crate) theme: PictureTheme,
    /// How much larger than usual it is.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = scale)]
    pub(crate) scale: f32,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis film game.polis -o game.gif\n  \
    polis film game.polis --move-ms 500 --scale 0.5 -o small.gif")]
pub(crate) struct FilmArguments {
    /// A record file, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// A file of 22 other building faces for Architekton.
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
    /// The film: a name that ends in .gif, or `-` for standard output.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// The colours.
    #[arg(long, value_enum, default_value_t = PictureTheme::Light)]
    pub(crate) theme: PictureTheme,
    /// How much larger than usual it is.
    #[arg(long, value_name = "FACTOR", default_value_t = 0.75, value_parser = scale)]
    pub(crate) scale: f32,
    /// How long each position is seen, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 800,
          value_parser = clap::value_parser!(u32).range(20..=60_000))]
    pub(crate) move_ms: u32,
}

/// How much larger or smaller a picture is to be.
fn scale(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|scale| (0.1..=4.0).contains(scale))
        .ok_or_else(|| format!("found `{}`; expected 0.1 to 4", polis_game::excerpt(text)))
}
