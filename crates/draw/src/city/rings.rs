//! Rings, numerals, marks and the reasons why a hex scores nothing.

use std::fmt::{self, Display as _};

use polis_akropolis::explain::{Doubled, Part, Reason};
use polis_akropolis::{Direction, Hex};

use crate::city::faces::{Detail, Light, stand};
use crate::city::hexes::{Projection, RADIUS};
use crate::city::outline::{face, outline};
use crate::city::scene::{CityScene, Column};
use crate::geometry::Point;
use crate::marks::{Dashes, Legality, double, nothing, numeral, ring};

type Out<'a, 'b> = &'a mut fmt::Formatter<'b>;

impl CityScene<'_> {
    /// Rings lie on the faces: what stands on or before them is drawn again.
    pub(crate) fn rings(&self, f: Out) -> fmt::Result {
        let drawing = self.drawing;
        let width = match drawing.detail {
            Detail::Full => 3.2,
            Detail::Small => 5.0,
        };
        if let Some(last) = drawing.last {
            let of_tile = self.columns.iter();
            let of_tile = of_tile.filter(|column| column.top.layer == last);
            let hexes: Vec<Hex> = of_tile.map(|column| column.hex).collect();
            self.ring(f, &hexes, "var(--bronze-lit)", width, Dashes::Solid)?;
        }
        let green = Legality::Allowed.colour();
        self.ring(f, &drawing.selected, green, width, Dashes::Solid)?;
        self.culprits(f)?;
        match drawing.focused {
            Some(hex) => self.ring(f, &[hex], "var(--focus)", width, Dashes::Solid),
            None => Ok(()),
        }
    }

    fn ring(&self, f: Out, hexes: &[Hex], colour: &str, width: f64, dashes: Dashes) -> fmt::Result {
        if hexes.is_empty() {
            return Ok(());
        }
        let height = |hex: &Hex| (*hex, self.drawing.city.height(*hex));
        let faces: Vec<(Hex, u8)> = hexes.iter().map(height).collect();
        ring(outline(self.view(), &faces, 0.0), colour, width, dashes).fmt(f)?;
        self.again(f, hexes)
    }

    /// Draws what stands on these hexes and right before them, unless something hides it.
    fn again(&self, f: Out, hexes: &[Hex]) -> fmt::Result {
        let view = self.view();
        let near = |column: &&Column| {
            let before = [Direction::North, Direction::NorthWest, Direction::NorthEast];
            let touches = hexes.contains(&column.hex)
                || before
                    .into_iter()
                    .any(|direction| hexes.contains(&view.neighbour(column.hex, direction)));
            touches
                && self.height_beside(column.hex, Direction::South) <= column.top.height
                && self.ghost_over(column.hex).is_none()
                && !self.drawing.faded.contains(&column.hex)
        };
        for column in self.columns.iter().filter(near) {
            write!(
                f,
                r#"<g transform="translate({})">{}</g>"#,
                column.point,
                stand(
                    column.top.construction,
                    self.drawing.detail,
                    view.projection,
                    column.light
                )
            )?;
        }
        Ok(())
    }

    /// Why the explained hex scores nothing.
    fn reason(&self) -> Option<(Hex, &Reason)> {
        let hex = self.drawing.explained?;
        match &self.drawing.explanation.hexes.get(&hex)?.part {
            Part::Fails(reason) => Some((hex, reason)),
            Part::Quarry | Part::Plaza { .. } | Part::Counts { .. } => None,
        }
    }

    /// The empty spaces beside the explained temple.
    pub(crate) fn open_sides(&self, f: Out) -> fmt::Result {
        let Some((_, Reason::NotSurrounded { missing })) = self.reason() else {
            return Ok(());
        };
        f.write_str(r#"<path fill="var(--loss)" fill-opacity=".14" stroke="var(--loss)" stroke-width="2.2" stroke-dasharray="5 4" d=""#)?;
        for &hex in missing {
            face(self.view().corners(), self.view().point(hex, 0), 0.93).fmt(f)?;
        }
        f.write_str(r#""/>"#)
    }

    /// What keeps the explained hex from scoring, as far as it is built or a lake.
    fn culprits(&self, f: Out) -> fmt::Result {
        let Some((hex, reason)) = self.reason() else {
            return Ok(());
        };
        let group: Vec<Hex>;
        let culprits = match reason {
            Reason::NotInLargestGroup => {
                group = self
                    .drawing
                    .explanation
                    .largest_group
                    .iter()
                    .copied()
                    .collect();
                group.as_slice()
            }
            Reason::NextToMarket { markets } => markets,
            Reason::NotOnEdge { lakes } => lakes,
            Reason::NotSurrounded { .. } | Reason::NoPlaza { .. } => &[],
        };
        self.ring(f, culprits, "var(--loss)", 2.6, Dashes::Dashed)?;
        let Reason::NextToMarket { markets } = reason else {
            return Ok(());
        };
        // A thread to each other market.
        let from = self.drawing.point(hex);
        let threads = fmt::from_fn(|f| {
            markets.iter().try_for_each(|&market| {
                let to = self.drawing.point(market);
                write!(f, "M{from}L{to}")
            })
        });
        write!(
            f,
            r##"<g fill="none" stroke-linecap="round"><path d="{threads}" stroke="#fff" stroke-opacity=".9" stroke-width="6"/><path d="{threads}" stroke="var(--loss)" stroke-width="3"/></g>"##
        )
    }

    /// Numerals from level 2 on, and the marks of hexes that score nothing.
    pub(crate) fn marks(&self, f: Out) -> fmt::Result {
        f.write_str(r#"<g class="polis-marks">"#)?;
        self.columns
            .iter()
            .try_for_each(|column| self.marks_of(f, column))?;
        f.write_str("</g>")
    }

    /// The rings, and the marks of each column that has some, for a page that draws only those again
    /// that changed.
    pub(crate) fn marks_apart(&self) -> Vec<String> {
        let rings = fmt::from_fn(|f| self.rings(f)).to_string();
        let marks = self.columns.iter();
        let marks = marks.map(|column| fmt::from_fn(|f| self.marks_of(f, column)).to_string());
        std::iter::once(rings)
            .chain(marks)
            .filter(|drawn| !drawn.is_empty())
            .collect()
    }

    fn marks_of(&self, f: Out, column: &Column) -> fmt::Result {
        let first = match self.view().projection {
            Projection::Tilted => 2,
            Projection::Above => 1,
        };
        let small = match self.drawing.detail {
            Detail::Full => 0.94,
            Detail::Small => 0.88,
        };
        let scale = self.mark_scale();
        if self.ghost_over(column.hex).is_some() || self.drawing.faded.contains(&column.hex) {
            return Ok(());
        }
        let height = column.top.height;
        if height >= first {
            let middle = self.mark_point(column, Direction::SouthWest);
            numeral(middle, scale, height).fmt(f)?;
        }
        if column.light == Light::Dimmed {
            let middle = self.mark_point(column, Direction::SouthEast);
            nothing(middle, scale * small).fmt(f)?;
        } else if self.is_doubled(column.hex) {
            let middle = self.mark_point(column, Direction::SouthEast);
            double(middle, scale * small).fmt(f)?;
        }
        Ok(())
    }

    /// Whether a variant doubles a hex.
    fn is_doubled(&self, hex: Hex) -> bool {
        let score = self.drawing.explanation.hexes.get(&hex);
        score.is_some_and(|score| {
            matches!(
                score.part,
                Part::Counts {
                    doubled: Doubled::Yes,
                    ..
                }
            )
        })
    }

    /// Where a mark goes: to the front of the face on the side of a direction, or to the back
    /// where a higher column would hide it.
    fn mark_point(&self, column: &Column, side: Direction) -> Point {
        let height = column.top.height;
        let hidden = self.height_beside(column.hex, side) > height
            || self.height_beside(column.hex, Direction::South) > height + 1;
        let x = match side {
            Direction::SouthEast => 0.46,
            _ => -0.47,
        };
        let y = match self.view().projection {
            Projection::Above => 0.82,
            Projection::Tilted if hidden => -0.62,
            Projection::Tilted => 0.74,
        };
        column.point + Point::new(x * RADIUS, y * self.view().half())
    }
}
