//! What every drawing has, and drawings that stand alone.

use std::fmt;

use crate::colour::inline;
use crate::defs::defs;
use crate::geometry::{Frame, Number, Scale};
use crate::theme::Theme;

/// Something that can be drawn: its text form is the inside of an `<svg>`.
pub trait Drawing: fmt::Display {
    /// What it takes up: the `viewBox`.
    fn frame(&self) -> Frame;
}

/// A part of a drawing, on its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    pub(crate) frame: Frame,
    pub(crate) inside: String,
}

impl Drawing for Picture {
    fn frame(&self) -> Frame {
        self.frame
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.inside)
    }
}

/// A drawing as a file of its own, with all that it needs and the colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct StandAlone<'a, D> {
    /// What is drawn.
    pub drawing: &'a D,
    /// In which colours.
    pub theme: Theme,
    /// On what.
    pub backdrop: Backdrop,
    /// Pixels for each unit.
    pub scale: f64,
}

/// What is behind a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Backdrop {
    /// The table, with the shadow of an olive branch.
    #[default]
    Table,
    /// Nothing.
    None,
}

impl<D: Drawing> StandAlone<'_, D> {
    /// A drawing on the table, a pixel a unit.
    pub fn new(drawing: &D, theme: Theme) -> StandAlone<'_, D> {
        StandAlone {
            drawing,
            theme,
            backdrop: Backdrop::Table,
            scale: 1.0,
        }
    }
}

impl<D: Drawing> fmt::Display for StandAlone<'_, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let frame = self.drawing.frame();
        let backdrop = fmt::from_fn(|f| match self.backdrop {
            Backdrop::None => Ok(()),
            Backdrop::Table => {
                let Frame {
                    x,
                    y,
                    width,
                    height,
                } = frame.padded(1.0);
                let [x, y, width, height] = [x, y, width, height].map(Number);
                write!(
                    f,
                    r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#polis-table)"/>{}"#,
                    olive_branch(frame)
                )
            }
        });
        let drawing = format!(
            "<style>text{{font-family:var(--sans)}}</style>{}{backdrop}{}",
            defs(),
            self.drawing
        );
        write!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" width="{}" height="{}">{}</svg>"#,
            Number(frame.width * self.scale),
            Number(frame.height * self.scale),
            inline(&drawing, self.theme)
        )
    }
}

/// The shadow of an olive branch that leans into the upper left corner of a frame.
pub fn olive_branch(frame: Frame) -> impl fmt::Display {
    let scale = frame.width.max(frame.height) / 620.0;
    fmt::from_fn(move |f| {
        write!(
            f,
            r##"<use href="#polis-branch" transform="translate({} {}) scale({})"/>"##,
            Number(frame.x - 130.0 * scale),
            Number(frame.y - 24.0 * scale),
            Scale(scale)
        )
    })
}

/// The olive branch as `polis-branch`.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    const WAY: [(f64, f64); 6] = [
        (0.0, 0.0),
        (60.0, 18.0),
        (118.0, 44.0),
        (172.0, 80.0),
        (222.0, 124.0),
        (266.0, 176.0),
    ];
    f.write_str(
        r#"<path id="polis-leaf" d="M0 0q16 -11 46 0q-30 11 -46 0z"/><g id="polis-twig">"#,
    )?;
    for leaf in 0..22_u8 {
        let along = f64::from(leaf) / 22.0 * 4.9;
        let (from, to) = (WAY[along as usize], WAY[along as usize + 1]);
        let part = along.fract();
        let turn = f64::from(leaf) * 1.3 + if leaf % 2 == 0 { 74.0 } else { -38.0 };
        write!(
            f,
            r##"<use href="#polis-leaf" transform="translate({} {}) rotate({})"/>"##,
            Number(from.0 + (to.0 - from.0) * part),
            Number(from.1 + (to.1 - from.1) * part),
            Number(turn)
        )?;
    }
    f.write_str(r##"</g><g id="polis-branch" fill="var(--shadow)" opacity=".09" filter="url(#polis-soft)"><path d="M0 0C120 20 220 100 280 190" stroke="var(--shadow)" stroke-width="5" fill="none"/><use href="#polis-twig"/><use href="#polis-twig" transform="translate(110 -60) rotate(16)"/></g>"##)
}
