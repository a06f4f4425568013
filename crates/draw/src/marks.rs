//! Marks that both tables share: rings, numerals, discs and pills.

use std::fmt;

use crate::escape::Escaped;
use crate::geometry::{Frame, Number, Point, Scale};

/// The red of crosses on ivory, which stays the same by night.
pub(crate) const CROSS: &str = "#A23D26";
/// The green of medals, which stays the same by night.
pub(crate) const MEDAL: &str = "#17694F";

/// Whether something is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Legality {
    /// The rules allow it.
    Allowed,
    /// They do not.
    Refused,
}

impl Legality {
    /// The colour of the outline of a tile in hand.
    pub(crate) fn colour(self) -> &'static str {
        match self {
            Legality::Allowed => "var(--ghost-ok)",
            Legality::Refused => "var(--loss)",
        }
    }

    pub(crate) fn dashes(self) -> Dashes {
        match self {
            Legality::Allowed => Dashes::Solid,
            Legality::Refused => Dashes::Dashed,
        }
    }

    /// How opaque a tile in hand is.
    pub(crate) fn opacity(self) -> &'static str {
        match self {
            Legality::Allowed => "1",
            Legality::Refused => ".82",
        }
    }
}

/// How a ring is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dashes {
    Solid,
    Dashed,
}

/// A ring on a white casing along the data of a path.
pub(crate) fn ring(
    path: impl fmt::Display,
    colour: &str,
    width: f64,
    dashes: Dashes,
) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        let dash = match dashes {
            Dashes::Solid => "",
            Dashes::Dashed => r#" stroke-dasharray="7 5""#,
        };
        let path = path.to_string();
        write!(
            f,
            r##"<g fill="none" stroke-linejoin="round"><path d="{path}" stroke="#fff" stroke-opacity=".9" stroke-width="{}"/><path d="{path}" stroke="{colour}" stroke-width="{}"{dash}/></g>"##,
            Number(width + 2.8),
            Number(width)
        )
    })
}

/// An ivory disc with a number.
pub(crate) fn numeral(middle: Point, scale: f64, number: u8) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        write!(
            f,
            r#"<g transform="translate({middle}) scale({})"><ellipse rx="7.2" ry="6.8" fill="var(--disc)" stroke="var(--seam)" stroke-width="1.2"/><text y="4" text-anchor="middle" font-size="11" font-weight="700" fill="var(--disc-ink)">{number}</text></g>"#,
            Scale(scale)
        )
    })
}

/// An ivory disc with a stroke: this scores nothing.
pub(crate) fn nothing(middle: Point, scale: f64) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        write!(
            f,
            r#"<g transform="translate({middle}) scale({})"><ellipse rx="7.2" ry="6.8" fill="var(--disc)" stroke="{CROSS}" stroke-width="1.8"/><path d="M-3.2 3L3.2 -3" stroke="{CROSS}" stroke-width="2.2" stroke-linecap="round"/></g>"#,
            Scale(scale)
        )
    })
}

/// A bronze pill: this counts double.
pub(crate) fn double(middle: Point, scale: f64) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        write!(
            f,
            r#"<g transform="translate({middle}) scale({})"><rect x="-10.5" y="-6.8" width="21" height="13.6" rx="6.8" fill="var(--bronze-lit)" stroke="var(--disc)" stroke-width="1.2"/><text y="4" text-anchor="middle" font-size="11" font-weight="700" fill="var(--disc-ink)">×2</text></g>"#,
            Scale(scale)
        )
    })
}

/// For better or worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChangeTone {
    /// For better.
    Gain,
    /// For worse.
    Loss,
}

impl ChangeTone {
    /// The tone of a change of points.
    pub fn of(change: i32) -> ChangeTone {
        if change < 0 {
            ChangeTone::Loss
        } else {
            ChangeTone::Gain
        }
    }

    pub(crate) fn token(self) -> &'static str {
        match self {
            ChangeTone::Gain => "gain",
            ChangeTone::Loss => "loss",
        }
    }
}

/// A change with its sign, with a true minus.
pub(crate) fn signed(change: i32) -> impl fmt::Display {
    let sign = if change < 0 { '−' } else { '+' };
    fmt::from_fn(move |f| write!(f, "{sign}{}", change.unsigned_abs()))
}

/// The height of a pill.
const PILL: f64 = 30.0;

/// A pill with words, and with an icon before them where one is given.
pub(crate) struct Pill<'a, I> {
    pub(crate) frame: Frame,
    /// How large it is drawn; the frame has this size already.
    pub(crate) scale: f64,
    pub(crate) tone: ChangeTone,
    pub(crate) icon: Option<I>,
    pub(crate) words: &'a str,
}

/// What a pill needs beside its words.
pub(crate) const MARGINS: f64 = 26.0;
/// What it needs beside its words and its icon.
pub(crate) const MARGINS_AND_ICON: f64 = 40.0;

/// The frame of a pill with these words round a point.
pub(crate) fn pill_frame(middle: Point, words: &str, margins: f64, scale: f64) -> Frame {
    let width = words.chars().count() as f64 * 9.0 + margins;
    Frame::around(middle, width * scale, PILL * scale)
}

/// How large pills are beside marks of this size: they may shrink and grow less.
pub(crate) fn pill_scale(marks: f64) -> f64 {
    marks.sqrt()
}

impl<I: fmt::Display> fmt::Display for Pill<'_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = self.frame.width / self.scale / 2.0;
        let (left, width, tone) = (Number(-half), Number(2.0 * half), self.tone.token());
        write!(
            f,
            r##"<g class="polis-chip" transform="translate({}) scale({})"><rect x="{left}" y="-15" width="{width}" height="30" rx="15" fill="var(--shadow)" fill-opacity=".25" transform="translate(1 3)"/><rect x="{left}" y="-15" width="{width}" height="30" rx="15" fill="var(--{tone})" stroke="#fff" stroke-width="2"/>"##,
            self.frame.middle(),
            Scale(self.scale),
        )?;
        let mut words = 0.0;
        if let Some(icon) = &self.icon {
            words = 13.0;
            write!(
                f,
                r#"<g transform="translate({} 0)" fill="var(--on-{tone})">{icon}</g>"#,
                Number(18.0 - half)
            )?;
        }
        write!(
            f,
            r#"<text x="{words}" y="5.5" text-anchor="middle" font-size="15.5" font-weight="700" fill="var(--on-{tone})">{}</text></g>"#,
            Escaped(self.words)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_a_sign() {
        assert_eq!(signed(8).to_string(), "+8");
        assert_eq!(signed(-6).to_string(), "−6");
    }
}
