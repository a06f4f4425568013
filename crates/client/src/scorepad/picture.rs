//! A sheet as a picture: the table of all, and the cities or the town that were rebuilt.

use std::fmt;

use polis_akropolis::Construction;
use polis_architekton::Architekton;
use polis_architekton::explain::SeatReport;
use polis_draw::{Badge, CityDrawing, Coin, Drawing, Escaped, Frame, Stone, TownDrawing};

use super::person::CountingMode;
use super::sheet::{Counted, Sheet};
use super::summary::{self, Mark, SheetVerdict, SummaryRow};
use polis_i18n::Words;

/// A sheet as a picture.
pub struct SheetPicture {
    heading: &'static str,
    told: SheetVerdict,
    names: Vec<String>,
    wins: Vec<bool>,
    rows: Vec<SummaryRow>,
    /// What was rebuilt: whose it is, its frame and what is drawn.
    built: Vec<(String, Frame, String)>,
}

const MARGIN: f64 = 28.0;
const HEADING: f64 = 92.0;
const NAMES: f64 = 40.0;
const ROW: f64 = 42.0;
const LABEL: f64 = 210.0;
const COLUMN: f64 = 190.0;
const BUILT: f64 = 330.0;
const GAP: f64 = 16.0;

impl SheetPicture {
    /// The picture of a sheet.
    pub fn new(sheet: &Sheet, words: &Words) -> SheetPicture {
        let names = summary::names(sheet, words);
        let built = match &sheet.counted {
            Counted::Akropolis(sheet) => {
                let people = sheet.people.iter().zip(&names);
                people
                    .filter(|(person, _)| person.way == CountingMode::Exact)
                    .map(|(person, name)| {
                        let drawing = CityDrawing::described(&person.city, sheet.variants);
                        (
                            name.clone(),
                            drawing.stage().padded(14.0),
                            drawing.to_string(),
                        )
                    })
                    .collect()
            }
            Counted::Architekton(sheet) => {
                let position = sheet.position();
                let drawing = town_drawing(&position);
                let name = words.architekton_table.town().to_owned();
                let is_exact = sheet.way == CountingMode::Exact;
                let built = (name, drawing.stage().padded(14.0), drawing.to_string());
                is_exact.then_some(built).into_iter().collect()
            }
        };
        SheetPicture {
            heading: sheet.game().title(),
            told: summary::verdict(sheet, words),
            wins: summary::wins(sheet),
            rows: summary::rows(sheet, words),
            names,
            built,
        }
    }

    fn columns(&self) -> usize {
        self.names.len().max(2)
    }

    fn width(&self) -> f64 {
        2.0 * MARGIN + LABEL + self.columns() as f64 * COLUMN
    }

    /// How many pictures stand side by side.
    fn side_by_side(&self) -> usize {
        self.built.len().clamp(1, 2)
    }

    /// Where the figures of somebody end.
    fn right(index: usize) -> f64 {
        MARGIN + LABEL + (index + 1) as f64 * COLUMN - 12.0
    }

    fn table_height(&self) -> f64 {
        HEADING + NAMES + self.rows.len() as f64 * ROW + 12.0
    }

    fn row(&self, row: &SummaryRow, top: f64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_total = row.mark == Mark::Total;
        let (line, width) = if is_total {
            ("ink", 2.0)
        } else {
            ("line", 1.0)
        };
        write!(
            f,
            r#"<path d="M{MARGIN} {top}H{}" stroke="var(--{line})" stroke-width="{width}"/>"#,
            self.width() - MARGIN
        )?;
        let badge = |construction| Badge { construction };
        match row.mark {
            Mark::District(district) => {
                mark(&badge(Construction::District(district)), top, f)?;
            }
            Mark::Quarry => mark(&badge(Construction::Quarry), top, f)?,
            Mark::Stone => mark(&Stone, top, f)?,
            Mark::Chip => mark(&Coin, top, f)?,
            Mark::None | Mark::Total => {}
        }
        let middle = top + ROW / 2.0;
        let (family, size, weight) = if is_total {
            ("serif", 24, 800)
        } else {
            ("sans", 17, 600)
        };
        write!(
            f,
            r#"<text x="{}" y="{}" font-size="{}" font-weight="{weight}" fill="var(--ink)" style="font-family:var(--{family})">{}</text>"#,
            MARGIN + 40.0,
            middle + 6.0,
            if is_total { 22 } else { 17 },
            Escaped(row.label)
        )?;
        for (index, cell) in row.cells.iter().enumerate() {
            let right = SheetPicture::right(index);
            if let Some(calculation) = &cell.calculation {
                write!(
                    f,
                    r#"<text x="{}" y="{}" font-size="15" text-anchor="end" fill="var(--ink-2)">{}</text>"#,
                    right - 54.0,
                    middle + 6.0,
                    Escaped(calculation)
                )?;
            }
            write!(
                f,
                r#"<text x="{right}" y="{}" font-size="{size}" font-weight="{weight}" text-anchor="end" fill="var(--ink)" style="font-family:var(--{family})">{}</text>"#,
                middle + 6.0,
                Escaped(&cell.points)
            )?;
        }
        Ok(())
    }
}

/// A town at the end of the game: the groups that count have a ring. The sides do not matter any
/// more, so nothing is said about them.
pub fn town_drawing(position: &Architekton) -> TownDrawing<'_> {
    let end = position.explain_end();
    let mut drawing = TownDrawing::new(position);
    drawing.scoring = false;
    drawing.selected = end
        .seats
        .values()
        .iter()
        .flat_map(SeatReport::largest)
        .copied()
        .collect();
    drawing
}

/// A small drawing at the beginning of a row.
fn mark(drawing: &impl Drawing, top: f64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(
        f,
        r#"<svg x="{MARGIN}" y="{}" width="30" height="30" viewBox="{}">{drawing}</svg>"#,
        top + (ROW - 30.0) / 2.0,
        drawing.frame()
    )
}

impl Drawing for SheetPicture {
    fn frame(&self) -> Frame {
        let rows = self.built.len().div_ceil(self.side_by_side());
        let built = rows as f64 * (BUILT + GAP);
        Frame::new(
            0.0,
            0.0,
            self.width(),
            MARGIN + self.table_height() + built + 8.0,
        )
    }
}

impl fmt::Display for SheetPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // 1. What it is, and who wins.
        write!(
            f,
            r#"<text x="{MARGIN}" y="{}" font-size="16" fill="var(--ink-2)">{}</text><text x="{MARGIN}" y="{}" font-size="28" font-weight="800" fill="var(--ink)" style="font-family:var(--serif)">{}</text><text x="{MARGIN}" y="{}" font-size="16" fill="var(--ink-2)">{}</text>"#,
            MARGIN + 12.0,
            Escaped(self.heading),
            MARGIN + 46.0,
            Escaped(&self.told.title),
            MARGIN + 72.0,
            Escaped(self.told.line.as_deref().unwrap_or_default())
        )?;
        // 2. The table.
        let mut top = MARGIN + HEADING;
        for (index, name) in self.names.iter().enumerate() {
            let wins = self.wins.get(index) == Some(&true);
            // A long name would run into its neighbour.
            let short: String = name.chars().take(16).collect();
            let dots = if short.len() < name.len() { "…" } else { "" };
            write!(
                f,
                r#"<text x="{}" y="{}" font-size="19" font-weight="700" text-anchor="end" fill="var(--{})" style="font-family:var(--serif)">{}{dots}</text>"#,
                SheetPicture::right(index),
                top + 26.0,
                if wins { "bronze" } else { "ink" },
                Escaped(&short)
            )?;
        }
        top += NAMES;
        for row in &self.rows {
            self.row(row, top, f)?;
            top += ROW;
        }
        // 3. What was rebuilt.
        top += 12.0;
        let side_by_side = self.side_by_side();
        let gaps = (side_by_side - 1) as f64 * GAP;
        let width = (self.width() - 2.0 * MARGIN - gaps) / side_by_side as f64;
        for (index, (name, frame, drawing)) in self.built.iter().enumerate() {
            let left = MARGIN + (index % side_by_side) as f64 * (width + GAP);
            let top = top + (index / side_by_side) as f64 * (BUILT + GAP);
            write!(
                f,
                r#"<rect x="{left}" y="{top}" width="{width}" height="{BUILT}" rx="12" fill="var(--panel)" stroke="var(--line)"/><text x="{}" y="{}" font-size="17" font-weight="700" fill="var(--ink)" style="font-family:var(--serif)">{}</text><svg x="{left}" y="{}" width="{width}" height="{}" viewBox="{frame}">{drawing}</svg>"#,
                left + 14.0,
                top + 26.0,
                Escaped(name),
                top + 34.0,
                BUILT - 42.0
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use polis_draw::{StandAlone, Theme};

    use super::*;
    use crate::scorepad::ScorepadSetup;
    use polis_i18n::Language;
    use polis_notation::GameKind;

    #[test]
    fn a_sheet_becomes_a_picture_in_which_names_are_words() {
        let mut setup = ScorepadSetup::default();
        setup.seat(4);
        setup.names[3] = "<b>&\u{7}\"".to_owned();
        for language in Language::ALL {
            let mut sheet = setup.sheet(GameKind::Akropolis);
            if let Counted::Akropolis(sheet) = &mut sheet.counted {
                sheet.people[0].way = CountingMode::Exact;
                sheet.people[3].way = CountingMode::Exact;
            }
            let picture = SheetPicture::new(&sheet, language.words());
            let text = StandAlone::new(&picture, Theme::Dark).to_string();
            assert!(text.contains("&lt;b&gt;&amp;") && !text.contains("<b>"));
            assert_eq!(picture.built.len(), 2);
            let town = setup.sheet(GameKind::Architekton);
            let picture = SheetPicture::new(&town, language.words());
            assert!(picture.frame().width > 500.0);
        }
    }
}
