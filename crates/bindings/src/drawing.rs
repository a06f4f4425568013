//! Positions as pictures.

use polis_draw::{Captions, Reel, ReelStyle, Theme};
use polis_game::Seat;
use polis_notation::{GameRecord, Record};

use crate::error::{BindingError, argument};
use crate::playable::Playable;

/// The largest scale of a picture.
const LARGEST: f64 = 8.0;

/// How a picture looks, by the name of a theme.
///
/// # Errors
/// When there is no such theme, or the scale is none.
pub fn style(theme: &str, scale: f64) -> Result<ReelStyle, BindingError> {
    let theme = match theme {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => {
            let message = format!("found theme `{theme}`; expected light or dark");
            return Err(argument(message));
        }
    };
    check_scale(scale)?;
    Ok(ReelStyle { theme, scale })
}

/// Checks the scale of a picture.
///
/// # Errors
/// When it is not a number above 0, or too large.
pub fn check_scale(scale: f64) -> Result<(), BindingError> {
    if scale > 0.0 && scale <= LARGEST {
        return Ok(());
    }
    let message = format!("found scale {scale}; expected more than 0 and at most {LARGEST}");
    Err(argument(message))
}

/// The position of a game as SVG.
///
/// # Errors
/// When there is no position to draw.
pub fn svg(record: &Record, style: ReelStyle) -> Result<String, BindingError> {
    match record {
        Record::Akropolis(record) => draw(record, "Akropolis", style),
        Record::Architekton(record) => draw(record, "Architekton", style),
    }
}

fn draw<G: Playable>(
    record: &GameRecord<G>,
    heading: &'static str,
    style: ReelStyle,
) -> Result<String, BindingError> {
    let reel: Reel = G::reel(record).ok_or_else(|| argument("there is no position"))?;
    let names = Seat::ALL.map(|seat| match record.name(seat) {
        Some(name) => name.to_string(),
        None if record.start().plays_by_itself(seat) => "Illustrious Architect".to_owned(),
        None => format!("Player {seat}"),
    });
    let captions = PlainCaptions { heading, names };
    Ok(reel.svg(record.moves().len(), &captions, style))
}

/// The words on a picture.
struct PlainCaptions {
    heading: &'static str,
    names: [String; 4],
}

impl Captions for PlainCaptions {
    fn heading(&self) -> String {
        self.heading.to_owned()
    }

    fn moment(&self, ply: usize) -> String {
        match ply {
            1 => "after 1 move".to_owned(),
            _ => format!("after {ply} moves"),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat as usize].clone()
    }

    fn points(&self, points: i32) -> String {
        match points {
            1 => "1 point".to_owned(),
            _ => format!("{points} points"),
        }
    }

    fn so_far(&self) -> String {
        "if it ended now".to_owned()
    }

    fn won(&self, seat: Seat) -> String {
        format!("{} wins", self.name(seat))
    }

    fn drawn(&self) -> String {
        "a draw".to_owned()
    }
}
