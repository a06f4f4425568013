//! The tile in hand, floating over the place where it would lie.

use std::fmt::{self, Display as _};

use polis_akropolis::{City, Construction, Hex, Placement, TileId};

use crate::city::faces::{Detail, Light, face_of, stand};
use crate::city::hexes::{Projection, RADIUS};
use crate::city::outline::{face, outline};
use crate::city::scene::CityScene;
use crate::city::walls::walls;
use crate::geometry::{Frame, Point};
use crate::marks::{Legality, ring};

/// How far it floats above its place.
const LIFT: f64 = 11.0;

/// The tile in hand over a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CityGhost {
    /// Which tile.
    pub tile: TileId,
    /// Where it would lie.
    pub placement: Placement,
    /// The level on which it floats.
    pub level: u8,
    /// Whether it may lie there.
    pub standing: Legality,
    /// How it is held.
    pub hold: Hold,
}

/// How a tile in hand is held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hold {
    /// Right over its place.
    #[default]
    Resting,
    /// It is let go, and falls into its place, behind what stands before that.
    Falling,
}

impl Hold {
    /// The class of the drawing.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Hold::Resting => "polis-ghost",
            Hold::Falling => "polis-ghost polis-falling",
        }
    }
}

impl CityGhost {
    /// The tile over a place of a city; where it may not lie, it floats above the highest column
    /// below it.
    pub fn new(city: &City, tile: TileId, placement: Placement) -> CityGhost {
        let highest = placement.hexes().map(|hex| city.height(hex)).into_iter();
        let above_highest = highest.max().unwrap_or(0) + 1;
        let (level, standing) = match city.check(placement) {
            Ok(level) => (level, Legality::Allowed),
            Err(_) => (above_highest, Legality::Refused),
        };
        CityGhost {
            tile,
            placement,
            level,
            standing,
            hold: Hold::Resting,
        }
    }

    pub(crate) fn hexes(&self) -> [Hex; 3] {
        self.placement.hexes()
    }

    /// Its hexes from far to near with what is on them and where their faces float.
    pub(crate) fn parts(&self, scene: &CityScene) -> [(Hex, Construction, Point); 3] {
        let view = scene.view();
        let constructions = self.tile.constructions();
        let hexes = self.hexes();
        let mut parts = [0, 1, 2].map(|index| {
            let point = view.point(hexes[index], self.level) - Point::new(0.0, LIFT);
            (hexes[index], constructions[index], point)
        });
        parts.sort_by_key(|&(hex, ..)| view.depth(hex));
        parts
    }

    pub(crate) fn frame(&self, scene: &CityScene) -> Frame {
        let half = scene.view().half();
        let parts = self.parts(scene);
        let around = |&(_, _, point): &(Hex, Construction, Point)| {
            Frame::around(point, 2.0 * RADIUS, 2.0 * half + 30.0)
        };
        parts
            .iter()
            .map(around)
            .reduce(Frame::union)
            .unwrap_or(Frame::around(Point::default(), 0.0, 0.0))
            .padded(6.0)
    }

    /// Its shadow on empty ground; columns below it are shaded where they are drawn.
    pub(crate) fn shadow(&self, scene: &CityScene, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let view = scene.view();
        let city = &scene.drawing.city;
        let empty = self.hexes().into_iter();
        let mut empty = empty.filter(|&hex| city.height(hex) == 0).peekable();
        if empty.peek().is_none() {
            return Ok(());
        }
        f.write_str(r#"<path fill="var(--shadow)" opacity=".3" filter="url(#polis-soft)" d=""#)?;
        for hex in empty {
            let middle = view.point(hex, 0) + Point::new(8.0, 4.0);
            face(view.corners(), middle, 1.0).fmt(f)?;
        }
        f.write_str(r#""/>"#)
    }

    /// Faces, then the outline, then what stands on them: the outline cuts no tree.
    pub(crate) fn draw(&self, scene: &CityScene, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (view, detail) = (scene.view(), scene.drawing.detail);
        let (parts, opacity) = (self.parts(scene), self.standing.opacity());
        write!(f, r#"<g class="{}">"#, self.hold.class())?;
        for (_, construction, point) in parts {
            write!(
                f,
                r#"<g transform="translate({point}){}" opacity="{opacity}">"#,
                scene.unsquash()
            )?;
            if view.projection == Projection::Tilted {
                walls(construction, 1, detail).fmt(f)?;
            }
            write!(
                f,
                r##"{}<use href="#polis-shape" fill="none" stroke="var(--seam)" stroke-opacity=".25" stroke-width=".9"/></g>"##,
                face_of(construction, detail)
            )?;
        }
        let faces = self.hexes().map(|hex| (hex, self.level));
        let width = match detail {
            Detail::Full => 3.2,
            Detail::Small => 5.0,
        };
        ring(
            outline(view, &faces, LIFT),
            self.standing.colour(),
            width,
            self.standing.dashes(),
        )
        .fmt(f)?;
        for (_, construction, point) in parts {
            write!(
                f,
                r#"<g transform="translate({point})" opacity="{opacity}">{}"#,
                stand(construction, detail, view.projection, Light::Lit)
            )?;
            if self.standing == Legality::Refused {
                write!(
                    f,
                    r##"<use href="#polis-shape" transform="{}" fill="url(#polis-refused)" fill-opacity=".7"/>"##,
                    scene.unsquash()
                )?;
            }
            write!(f, "</g>{}", scene.ghost_numeral(point, self.level))?;
        }
        f.write_str("</g>")?;
        match self.hold {
            Hold::Resting => Ok(()),
            Hold::Falling => self.before(scene, f),
        }
    }

    /// What stands before its place, once more: a tile that has come down is behind it.
    fn before(&self, scene: &CityScene, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (view, hexes) = (scene.view(), self.hexes());
        f.write_str(r#"<g class="polis-before">"#)?;
        for column in &scene.columns {
            let stands_before = |&hex: &Hex| {
                column.stands_before(view, hex, view.point(hex, self.level), self.level)
            };
            if !hexes.contains(&column.hex) && hexes.iter().any(stands_before) {
                scene.whole_column(f, column)?;
            }
        }
        f.write_str("</g>")
    }
}
