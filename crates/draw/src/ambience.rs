//! What may move on a page while nobody does anything: light on water, and a flag. A still picture
//! has none of it, or looks the same with it.

use std::fmt;

use polis_akropolis::{Construction, District};
use polis_architekton::{Scenery, Tile};

use crate::city::drawing::CityDrawing;
use crate::city::faces::{Detail, Light};
use crate::city::hexes::Projection;
use crate::city::miniatures;
use crate::city::scene::CityScene;
use crate::geometry::Point;
use crate::town::drawing::TownDrawing;

impl CityDrawing<'_> {
    /// Light on the lakes, as one `polis-glints` that is not seen until a page shows it. It lies over
    /// the [ground](CityDrawing::ground).
    pub fn glints(&self) -> impl fmt::Display {
        let lakes = self.explanation().lakes.iter().flatten();
        glints(lakes.map(|&lake| self.view.point(lake, 0)).collect())
    }

    /// The flag of the nearest barracks that nothing hides, as a `polis-flag` over itself; nothing
    /// while something is shown on the city. It lies over the [columns](CityDrawing::columns).
    pub fn flag(&self) -> impl fmt::Display {
        fmt::from_fn(|f| {
            let is_shown = self.detail == Detail::Full
                && self.view.projection == Projection::Tilted
                && self.ghost.is_none()
                && self.faded.is_empty();
            let scene = CityScene::new(self);
            let mut columns = scene.columns.iter().rev();
            let column = columns.find(|column| {
                column.top.construction == Construction::District(District::Barracks)
                    && column.light == Light::Lit
                    && self.standing_before(column.hex).is_empty()
            });
            match column.filter(|_| is_shown) {
                Some(column) => {
                    write!(f, r#"<g transform="translate({})">"#, column.point)?;
                    miniatures::flag(f, r#" class="polis-flag""#)?;
                    f.write_str("</g>")
                }
                None => Ok(()),
            }
        })
    }
}

impl TownDrawing<'_> {
    /// Light on the water, as one `polis-glints` that is not seen until a page shows it. It lies over
    /// the [tiles](TownDrawing::tiles).
    pub fn glints(&self) -> impl fmt::Display {
        let tiles = self.position.tiles();
        let water = tiles.filter(|laid| {
            matches!(
                laid.tile,
                Tile::Landscape {
                    scenery: Scenery::Water
                }
            )
        });
        glints(water.map(|laid| self.view.point(laid.place)).collect())
    }
}

/// Crests of waves about some points, all in one path.
fn glints(points: Vec<Point>) -> impl fmt::Display {
    const CRESTS: [Point; 3] = [
        Point::new(-20.0, -11.0),
        Point::new(4.0, -17.0),
        Point::new(-6.0, 1.0),
    ];
    fmt::from_fn(move |f| {
        if points.is_empty() {
            return Ok(());
        }
        f.write_str(r##"<path class="polis-glints" opacity="0" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" d=""##)?;
        for &point in &points {
            for crest in CRESTS {
                write!(f, "M{}q4 -4 8 0t8 0", point + crest)?;
            }
        }
        f.write_str(r#""/>"#)
    })
}
