//! Several drawings side by side, with words above each: the whole table as one picture.

use std::fmt;

use crate::drawing::Drawing;
use crate::escape::Escaped;
use crate::geometry::{Frame, Number, Point};

/// Several drawings side by side. A [`StandAlone`](crate::StandAlone) makes a file of it.
#[derive(Clone)]
pub struct Plate<'a> {
    /// What it is.
    pub heading: String,
    /// Something more about it, at the right of the heading.
    pub note: String,
    /// The drawings, in reading order.
    pub panels: Vec<Panel<'a>>,
    /// How wide and how high each of them may be.
    pub size: (f64, f64),
}

/// One of the drawings of a plate.
#[derive(Clone)]
pub struct Panel<'a> {
    /// Whose it is.
    pub title: String,
    /// Something more about it, say its points.
    pub note: String,
    /// What is drawn.
    pub drawing: &'a dyn Drawing,
    /// What part of it is shown; the same one for every picture of a film.
    pub frame: Frame,
    /// Whether it is pointed out, and for what.
    pub emphasis: Emphasis,
}

/// Why a panel is pointed out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Emphasis {
    /// It is not.
    #[default]
    None,
    /// Its player is to move, or moved last.
    Turn,
    /// Its player has won.
    Winner,
}

const MARGIN: f64 = 28.0;
const GAP: f64 = 20.0;
const HEADING: f64 = 52.0;
const TITLE: f64 = 40.0;

impl Plate<'_> {
    /// Number of panels side by side.
    fn columns(&self) -> usize {
        match self.panels.len() {
            0 | 1 => 1,
            2 | 4 => 2,
            _ => 3,
        }
    }

    fn panel(&self, index: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let panel = &self.panels[index];
        let (width, height) = self.size;
        let columns = self.columns();
        let left = MARGIN + (index % columns) as f64 * (width + GAP);
        let top = MARGIN + HEADING + (index / columns) as f64 * (TITLE + height + GAP);
        let edge = match panel.emphasis {
            Emphasis::None => "var(--line)",
            Emphasis::Turn => "var(--sea)",
            Emphasis::Winner => "var(--bronze)",
        };
        let thickness = if panel.emphasis == Emphasis::None {
            1.0
        } else {
            2.5
        };
        write!(
            f,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="12" fill="var(--panel)" stroke="{edge}" stroke-width="{}"/>"#,
            Number(left),
            Number(top),
            Number(width),
            Number(TITLE + height),
            Number(thickness),
        )?;
        let indent = match panel.emphasis {
            Emphasis::Winner => {
                write!(
                    f,
                    r#"<path fill="var(--bronze)" d="{}"/>"#,
                    Star {
                        middle: Point::new(left + 25.0, top + 21.0),
                    }
                )?;
                40.0
            }
            Emphasis::None | Emphasis::Turn => 16.0,
        };
        write!(
            f,
            r#"<text x="{}" y="{}" font-size="19" font-weight="700" fill="var(--ink)" style="font-family:var(--serif)">{}</text>"#,
            Number(left + indent),
            Number(top + 27.0),
            Escaped(&panel.title),
        )?;
        write!(
            f,
            r#"<text x="{}" y="{}" font-size="16" font-weight="700" text-anchor="end" fill="var(--ink)">{}</text>"#,
            Number(left + width - 16.0),
            Number(top + 27.0),
            Escaped(&panel.note),
        )?;
        write!(
            f,
            r#"<svg x="{}" y="{}" width="{}" height="{}" viewBox="{}">{}</svg>"#,
            Number(left + 8.0),
            Number(top + TITLE),
            Number(width - 16.0),
            Number(height - 8.0),
            panel.frame,
            panel.drawing,
        )
    }
}

impl Drawing for Plate<'_> {
    fn frame(&self) -> Frame {
        let (width, height) = self.size;
        let columns = self.columns();
        let rows = self.panels.len().div_ceil(columns).max(1);
        let gaps = |number: usize| (number - 1) as f64 * GAP;
        Frame::new(
            0.0,
            0.0,
            2.0 * MARGIN + columns as f64 * width + gaps(columns),
            2.0 * MARGIN + HEADING + rows as f64 * (TITLE + height) + gaps(rows),
        )
    }
}

impl fmt::Display for Plate<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let right = self.frame().width - MARGIN;
        write!(
            f,
            r#"<text x="{}" y="{}" font-size="27" font-weight="700" fill="var(--ink)" style="font-family:var(--serif)">{}</text><text x="{}" y="{}" font-size="16" text-anchor="end" fill="var(--ink-2)">{}</text>"#,
            Number(MARGIN),
            Number(MARGIN + 26.0),
            Escaped(&self.heading),
            Number(right),
            Number(MARGIN + 26.0),
            Escaped(&self.note),
        )?;
        (0..self.panels.len()).try_for_each(|index| self.panel(index, f))
    }
}

impl fmt::Debug for Panel<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Panel")
            .field("title", &self.title)
            .field("note", &self.note)
            .finish_non_exhaustive()
    }
}

/// The outline of a star, as nobody can rely on fonts to have one.
struct Star {
    middle: Point,
}

impl fmt::Display for Star {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for corner in 0..10_u8 {
            let radius = if corner % 2 == 0 { 9.0 } else { 3.8 };
            let angle = f64::from(corner) * std::f64::consts::PI / 5.0;
            write!(
                f,
                "{}{} {}",
                if corner == 0 { 'M' } else { 'L' },
                Number(self.middle.x + radius * angle.sin()),
                Number(self.middle.y - radius * angle.cos()),
            )?;
        }
        f.write_str("z")
    }
}

#[cfg(test)]
mod tests {
    use polis_akropolis::{City, Variants};

    use super::*;
    use crate::CityDrawing;

    #[test]
    fn names_are_words_and_panels_do_not_overlap() {
        let city = City::new();
        let drawing = CityDrawing::new(&city, Variants::NONE);
        let panel = Panel {
            title: "<script>&\u{7}".to_owned(),
            note: String::new(),
            drawing: &drawing,
            frame: drawing.stage(),
            emphasis: Emphasis::None,
        };
        for (number, columns) in [(1, 1), (2, 2), (3, 3), (4, 2)] {
            let plate = Plate {
                heading: "Akropolis".to_owned(),
                note: String::new(),
                panels: vec![panel.clone(); number],
                size: (400.0, 300.0),
            };
            assert_eq!(plate.columns(), columns);
            let text = plate.to_string();
            assert!(text.contains("&lt;script&gt;&amp; ") && !text.contains("<script"));
            assert_eq!(text.matches("<svg").count(), number);
            assert!(plate.frame().width > columns as f64 * 400.0);
        }
    }
}
