//! The colours of the project's palette, those for the night.

use polis_akropolis::{Construction, District};
use polis_architekton::Scenery;
use polis_game::Seat;
use ratatui::style::{Color, Modifier, Style};

/// The table on which a city lies.
pub const TABLE: Color = Color::Rgb(0x13, 0x23, 0x2F);
/// Bars and cards.
pub const PANEL: Color = Color::Rgb(0x18, 0x29, 0x35);
/// A card that is chosen.
pub const PANEL_CHOSEN: Color = Color::Rgb(0x1A, 0x40, 0x38);
/// Hairlines.
pub const LINE: Color = Color::Rgb(0x32, 0x4C, 0x5B);
/// Words.
pub const INK: Color = Color::Rgb(0xF3, 0xEA, 0xDB);
/// Words of less weight.
pub const INK_SOFT: Color = Color::Rgb(0xB9, 0xAF, 0x9D);
/// The one thing that confirms.
pub const PRIMARY: Color = Color::Rgb(0xE3, 0xB7, 0x68);
/// Words on what confirms.
pub const ON_PRIMARY: Color = Color::Rgb(0x1C, 0x15, 0x08);
/// Allowed, plus.
pub const GAIN: Color = Color::Rgb(0x74, 0xD0, 0xAD);
/// Not allowed, minus.
pub const LOSS: Color = Color::Rgb(0xF2, 0x9A, 0x7E);
/// The last move, the Chief Architect, chips.
pub const BRONZE: Color = Color::Rgb(0xE3, 0xB7, 0x68);
/// A lake.
pub const WATER: Color = Color::Rgb(0x1F, 0x6C, 0x90);
/// The court of a building.
pub const COURT: Color = Color::Rgb(0xDA, 0xD1, 0xBF);

const LIGHT_GLYPH: Rgb = Rgb(0xFF, 0xFD, 0xF6);
const DARK_GLYPH: Rgb = Rgb(0x1C, 0x15, 0x08);
const PLAZA: Rgb = Rgb(0xDA, 0xD1, 0xBF);
const QUARRY: Rgb = Rgb(0x91, 0x89, 0x85);
const UNLIT: Rgb = Rgb(0x50, 0x52, 0x55);

/// How a hex is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// As it is.
    Lit,
    /// It scores nothing.
    Unlit,
}

/// How a construction looks on a level: higher ones are brighter.
pub fn construction(construction: Construction, height: u8, light: Light) -> Style {
    let style = match construction {
        Construction::Quarry => on(QUARRY.darker(0.45)),
        Construction::Plaza(district) => Style::new()
            .bg(PLAZA.color())
            .fg(plaza_ink(district).color())
            .add_modifier(Modifier::BOLD),
        Construction::District(district) => {
            let hue = match height {
                0 | 1 => hue(district).darker(0.28),
                2 => hue(district).darker(0.1),
                _ => hue(district),
            };
            match light {
                Light::Lit => on(hue),
                Light::Unlit => on(hue.mixed(UNLIT, 0.65)),
            }
        }
    };
    if height > 1 {
        style.add_modifier(Modifier::BOLD)
    } else {
        style
    }
}

/// How a word that speaks of a type of district looks on a dark ground.
pub fn district_word(district: District) -> Style {
    Style::new().fg(hue(district).mixed(LIGHT_GLYPH, 0.45).color())
}

/// How a scenery looks.
pub fn scenery(scenery: Scenery) -> Style {
    on(match scenery {
        Scenery::Earth => Rgb(0xA2, 0x65, 0x3F),
        Scenery::Meadow => Rgb(0xA9, 0xBA, 0x55),
        Scenery::Water => Rgb(0x3C, 0x80, 0xA5),
        Scenery::Forest => Rgb(0x1F, 0x47, 0x41),
    })
}

/// The colour of a seat's houses on a pale ground.
pub fn house(seat: Seat) -> Color {
    match seat {
        Seat::First | Seat::Third => Color::Rgb(0xA0, 0x36, 0x1C),
        Seat::Second | Seat::Fourth => Color::Rgb(0x39, 0x38, 0x8B),
    }
}

/// The colour of a seat's houses in words on a dark ground.
pub fn house_word(seat: Seat) -> Color {
    match seat {
        Seat::First | Seat::Third => Color::Rgb(0xF0, 0x8A, 0x6C),
        Seat::Second | Seat::Fourth => Color::Rgb(0xA9, 0xA8, 0xF0),
    }
}

/// Words of less weight, on whatever ground.
pub fn soft() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Headings.
pub fn heading() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// A change for the better or the worse.
pub fn change(points: i32) -> Style {
    match points {
        1.. => Style::new().fg(GAIN).add_modifier(Modifier::BOLD),
        0 => soft(),
        _ => Style::new().fg(LOSS).add_modifier(Modifier::BOLD),
    }
}

fn hue(district: District) -> Rgb {
    match district {
        District::Houses => Rgb(0x46, 0x76, 0xBB),
        District::Markets => Rgb(0xDD, 0xAD, 0x33),
        District::Barracks => Rgb(0x9F, 0x2D, 0x2D),
        District::Temples => Rgb(0x6B, 0x40, 0x96),
        District::Gardens => Rgb(0x6B, 0x8C, 0x42),
    }
}

fn plaza_ink(district: District) -> Rgb {
    match district {
        District::Houses => Rgb(0x14, 0x40, 0x7F),
        District::Markets => Rgb(0x6B, 0x47, 0x00),
        District::Barracks => Rgb(0x8A, 0x1F, 0x1D),
        District::Temples => Rgb(0x4B, 0x24, 0x70),
        District::Gardens => Rgb(0x34, 0x50, 0x10),
    }
}

/// A ground with the glyphs that are best read on it.
fn on(ground: Rgb) -> Style {
    let glyph = if ground.luminance() > 0.19 {
        DARK_GLYPH
    } else {
        LIGHT_GLYPH
    };
    Style::new().bg(ground.color()).fg(glyph.color())
}

#[derive(Clone, Copy)]
struct Rgb(u8, u8, u8);

impl Rgb {
    fn color(self) -> Color {
        Color::Rgb(self.0, self.1, self.2)
    }

    fn mixed(self, other: Rgb, share: f32) -> Rgb {
        let mix = |a: u8, b: u8| (f32::from(a) * (1.0 - share) + f32::from(b) * share) as u8;
        Rgb(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }

    fn darker(self, share: f32) -> Rgb {
        self.mixed(Rgb(0, 0, 0), share)
    }

    /// The relative luminance of WCAG 2: below 0.18 white is read better, above it black.
    fn luminance(self) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}
