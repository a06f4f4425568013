//! The columns of a city: walls, face, shadows, seams and what stands there.

use std::fmt::{self, Display as _};

use polis_akropolis::Direction;

use crate::city::faces::{Light, face_of, stand};
use crate::city::hexes::{HALF, Projection, RADIUS, SQUASH, corners, edge};
use crate::city::outline::face_shadow;
use crate::city::scene::{CityScene, Column};
use crate::city::walls::walls;
use crate::geometry::Point;

type Out<'a, 'b> = &'a mut fmt::Formatter<'b>;

impl CityScene<'_> {
    /// Far to near.
    pub(crate) fn columns(&self, f: Out) -> fmt::Result {
        self.columns
            .iter()
            .try_for_each(|column| self.whole_column(f, column))
    }

    /// One by one, far to near.
    pub(crate) fn columns_apart(&self) -> Vec<String> {
        self.columns
            .iter()
            .map(|column| fmt::from_fn(|f| self.whole_column(f, column)).to_string())
            .collect()
    }

    pub(crate) fn whole_column(&self, f: Out, column: &Column) -> fmt::Result {
        let drawing = self.drawing;
        let last = if drawing.last == Some(column.top.layer) {
            " polis-last"
        } else {
            ""
        };
        write!(
            f,
            r#"<g class="polis-column{last}" transform="translate({})""#,
            column.point
        )?;
        if drawing.faded.contains(&column.hex) {
            f.write_str(r#" opacity=".35""#)?;
        }
        f.write_str(">")?;
        self.column(f, column)?;
        f.write_str("</g>")
    }

    /// Walls, face, shadows, seams and what stands there, round the middle of the face.
    fn column(&self, f: Out, column: &Column) -> fmt::Result {
        let (view, drawing) = (self.view(), self.drawing);
        let top = column.top;
        // All on the face is drawn squashed, and from above pulled straight again.
        match view.projection {
            Projection::Tilted => {
                walls(top.construction, top.height, drawing.detail).fmt(f)?;
            }
            Projection::Above => write!(f, r#"<g transform="{}">"#, self.unsquash())?,
        }
        face_of(top.construction, drawing.detail).fmt(f)?;
        if column.light == Light::Dimmed {
            f.write_str(r##"<use href="#polis-dim"/>"##)?;
        }
        self.shadows(f, column)?;
        self.seams(f, column)?;
        let covered = drawing.ghost.as_ref().is_some_and(|ghost| {
            ghost.hexes().contains(&column.hex) && view.projection == Projection::Tilted
        });
        if covered {
            f.write_str(r##"<use href="#polis-shape" fill="var(--shadow)" fill-opacity=".42"/>"##)?;
        } else if drawing.hovered == Some(column.hex) {
            f.write_str(r##"<use href="#polis-shape" fill="#fff" fill-opacity=".28"/>"##)?;
        }
        if view.projection == Projection::Above {
            f.write_str("</g>")?;
        }
        if covered {
            return Ok(());
        }
        stand(
            top.construction,
            drawing.detail,
            view.projection,
            column.light,
        )
        .fmt(f)
    }

    /// The shadows of higher neighbours, which stand towards the light.
    fn shadows(&self, f: Out, column: &Column) -> fmt::Result {
        const TOWARDS_LIGHT: [(Direction, Point); 3] = [
            (Direction::North, Point::new(0.0, -2.0 * HALF)),
            (Direction::NorthWest, Point::new(-1.5 * RADIUS, -HALF)),
            (Direction::SouthWest, Point::new(-1.5 * RADIUS, HALF)),
        ];
        let height = column.top.height;
        let higher = TOWARDS_LIGHT.map(|(direction, offset)| {
            let levels = self
                .height_beside(column.hex, direction)
                .saturating_sub(height);
            (offset, levels)
        });
        if higher.iter().all(|&(_, levels)| levels == 0) {
            return Ok(());
        }
        f.write_str(r#"<path clip-path="url(#polis-hex)" fill="var(--shadow)" fill-opacity="var(--shadow-a)" d=""#)?;
        for (offset, levels) in higher.into_iter().filter(|&(_, levels)| levels > 0) {
            face_shadow(corners(SQUASH), offset, levels).fmt(f)?;
        }
        f.write_str(r#""/>"#)
    }

    /// Strong between tiles and heights, faint within a tile.
    fn seams(&self, f: Out, column: &Column) -> fmt::Result {
        let corners = corners(SQUASH);
        let within = Direction::ALL.map(|direction| {
            let neighbour = self.view().neighbour(column.hex, direction);
            let other = self.drawing.city.top(neighbour);
            other.is_some_and(|other| {
                other.layer == column.top.layer && other.height == column.top.height
            })
        });
        let path = |chosen: bool| {
            let directions = Direction::ALL.into_iter().zip(within);
            let chosen = directions.filter(move |&(_, within)| within == chosen);
            fmt::from_fn(move |f| {
                chosen.clone().try_for_each(|(direction, _)| {
                    let [from, to] = edge(direction).map(|corner| corners[corner]);
                    write!(f, "M{from}L{to}")
                })
            })
        };
        f.write_str(r#"<g stroke="var(--seam)" stroke-linecap="round">"#)?;
        if within.contains(&true) {
            write!(
                f,
                r#"<path d="{}" stroke-opacity=".2" stroke-width=".9"/>"#,
                path(true)
            )?;
        }
        write!(
            f,
            r#"<path d="{}" stroke-opacity=".8" stroke-width="1.8"/></g>"#,
            path(false)
        )
    }
}
