//! Parts of Akropolis on their own: tiles of the site, stacks, stones, badges.

use std::fmt;

use polis_akropolis::{Construction, Direction, Hex, Placement, TileId};

use crate::city::faces::{Detail, Light, face_of, stand};
use crate::city::glyphs::Glyph;
use crate::city::hexes::{CityView, LEVEL, Projection, RADIUS};
use crate::city::outline::{face, ground_shadow};
use crate::city::walls::walls;
use crate::drawing::Drawing;
use crate::geometry::{Frame, Number, Point};
use crate::marks::numeral;

/// How a tile of the site looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Condition {
    /// It can be taken.
    #[default]
    Normal,
    /// It is in hand.
    Taken,
    /// It cannot be paid, or not be taken now.
    TooDear,
}

impl Condition {
    pub(crate) fn opacity(self) -> &'static str {
        match self {
            Condition::Normal => "1",
            Condition::Taken => ".26",
            Condition::TooDear => ".45",
        }
    }
}

/// A tile beside the city, as in the construction site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LooseTile {
    /// Which one.
    pub tile: TileId,
    /// The direction from its hex a to its hex b.
    pub rotation: Direction,
    /// Miniatures or glyphs.
    pub detail: Detail,
    /// Whether it can be taken.
    pub condition: Condition,
}

impl LooseTile {
    /// A tile that can be taken, turned so that it points to the west.
    pub fn new(tile: TileId) -> LooseTile {
        LooseTile {
            tile,
            rotation: Direction::NorthEast,
            detail: Detail::Full,
            condition: Condition::Normal,
        }
    }
}

impl Drawing for LooseTile {
    fn frame(&self) -> Frame {
        Frame::new(-72.0, -66.0, 144.0, 133.0)
    }
}

impl fmt::Display for LooseTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let view = CityView::default();
        let placement = Placement {
            hex: Hex::ORIGIN,
            rotation: self.rotation,
        };
        let hexes = placement.hexes();
        let constructions = self.tile.constructions();
        let mut parts = [0, 1, 2].map(|index| (hexes[index], constructions[index]));
        parts.sort_by_key(|&(hex, _)| view.depth(hex));
        let points = parts.map(|(hex, _)| view.point(hex, 0));
        let box_of = |point: Point| Frame::around(point, 0.0, 0.0);
        let middle = box_of(points[0])
            .union(box_of(points[1]))
            .union(box_of(points[2]))
            .middle();
        let to_origin = Point::new(0.0, 0.3 * LEVEL) - middle;
        write!(
            f,
            r#"<g class="polis-tile" transform="translate({to_origin})" opacity="{}"><path fill="var(--shadow)" opacity=".26" filter="url(#polis-soft)" d=""#,
            self.condition.opacity()
        )?;
        for point in points {
            let shadow = point + Point::new(8.0, 0.8 * LEVEL);
            face(view.corners(), shadow, 1.0).fmt(f)?;
        }
        f.write_str(r#""/>"#)?;
        for ((_, construction), point) in parts.into_iter().zip(points) {
            let raised = point - Point::new(0.0, 0.5 * LEVEL);
            write!(
                f,
                r##"<g transform="translate({raised})">{}{}<use href="#polis-shape" fill="none" stroke="var(--seam)" stroke-opacity=".45" stroke-width="1.1"/>{}</g>"##,
                walls(construction, 1, self.detail),
                face_of(construction, self.detail),
                stand(construction, self.detail, Projection::Tilted, Light::Lit)
            )?;
        }
        f.write_str("</g>")
    }
}

/// A single hex on its own column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hexagon {
    /// What is on it.
    pub construction: Construction,
    /// Its level, from 1.
    pub height: u8,
    /// Miniature or glyph.
    pub detail: Detail,
}

impl Drawing for Hexagon {
    fn frame(&self) -> Frame {
        // Room for a flag above, and for the shadow to the right and below.
        let rise = f64::from(self.height) * LEVEL;
        let cast = f64::from(self.height.min(3));
        let (width, height) = (94.0 + 10.0 * cast, 88.0 + 4.0 * cast + rise);
        Frame::new(-46.0, -46.0 - rise, width, height)
    }
}

impl fmt::Display for Hexagon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let view = CityView::default();
        let Hexagon {
            construction,
            height,
            detail,
        } = *self;
        let soft = match detail {
            Detail::Full => r#" filter="url(#polis-soft)""#,
            Detail::Small => "",
        };
        let point = view.point(Hex::ORIGIN, height);
        write!(
            f,
            r##"<path d="{}" fill="var(--shadow)" opacity="var(--shadow-a)"{soft}/><g transform="translate({point})">{}{}<use href="#polis-shape" fill="none" stroke="var(--seam)" stroke-opacity=".8" stroke-width="1.8"/>{}</g>"##,
            ground_shadow(view.corners(), Point::default(), height),
            walls(construction, height, detail),
            face_of(construction, detail),
            stand(construction, detail, Projection::Tilted, Light::Lit)
        )?;
        if height > 1 {
            let scale = match detail {
                Detail::Full => 1.0,
                Detail::Small => 1.7,
            };
            let corner = point + Point::new(-0.47 * RADIUS, 0.74 * view.half());
            numeral(corner, scale, height).fmt(f)?;
        }
        Ok(())
    }
}

/// A stack of tiles, face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Number of tiles in it.
    pub tiles: u8,
}

impl Stack {
    /// How far a tile lies above the one below it.
    const STEP: f64 = 8.0;
}

impl Drawing for Stack {
    fn frame(&self) -> Frame {
        let rise = f64::from(self.tiles.saturating_sub(1)) * Stack::STEP;
        Frame::new(-14.0, -11.0 - rise, 28.0, 27.0 + rise)
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tile in 0..self.tiles {
            write!(
                f,
                r#"<g transform="translate(0 {})"><path d="M-12 0L-6 9H6L12 0V5L6 14H-6L-12 5z" fill="var(--face-se)"/><path d="M-12 0L-6 9V14L-12 5z" fill="var(--face-sw)"/><path d="M-6 9H6V14H-6z" fill="var(--face-s)"/><path d="M-12 0L-6 -9H6L12 0L6 9H-6z" fill="var(--stone)" stroke="var(--joint)" stroke-width=".8"/></g>"#,
                Number(-f64::from(tile) * Stack::STEP)
            )?;
        }
        Ok(())
    }
}

/// A stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stone;

impl Drawing for Stone {
    fn frame(&self) -> Frame {
        Frame::new(-16.0, -14.0, 32.0, 28.0)
    }
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(r#"<path d="M-14 8L-10 -7L3 -12L14 -4L13 9L-2 13Z" fill="var(--stone-2)"/><path d="M-10 -7L3 -12L14 -4L1 1Z" fill="var(--stone)"/><path d="M1 1L14 -4L13 9L-2 13Z" fill="var(--stone-3)"/>"#)
    }
}

/// The marker of the Chief Architect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChiefArchitect;

impl Drawing for ChiefArchitect {
    fn frame(&self) -> Frame {
        Frame::new(0.0, 0.0, 18.0, 22.0)
    }
}

impl fmt::Display for ChiefArchitect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // By night both bronzes are the same, so the flutes need a shade of their own.
        f.write_str(r#"<path d="M2 2h14v3h-2v11h2v3H2v-3h2V5H2z" fill="var(--bronze-lit)"/><g stroke="color-mix(in oklab,var(--bronze) 78%,#3a1f05)"><path d="M7 5v11M11 5v11" stroke-width="1.4"/><path d="M1 21h16" stroke-width="2" stroke-linecap="round"/></g>"#)
    }
}

/// A small hex with a glyph or a plaza on it, as on score sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Badge {
    /// What it stands for.
    pub construction: Construction,
}

impl Drawing for Badge {
    fn frame(&self) -> Frame {
        Frame::new(-24.0, -24.0, 48.0, 48.0)
    }
}

impl fmt::Display for Badge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.construction {
            Construction::Plaza(district) => write!(
                f,
                r##"<use href="#polis-plaza-{district}-small" transform="scale(.6 .69)"/>"##
            ),
            Construction::Quarry | Construction::District(_) => {
                let glyph = Glyph::of(self.construction);
                write!(
                    f,
                    r#"<path d="M24 0L12 20.4H-12L-24 0L-12 -20.4H12Z" fill="var(--{})"/>{}"#,
                    glyph.name(),
                    glyph.at(Point::default(), 0.74, glyph.ink())
                )
            }
        }
    }
}
