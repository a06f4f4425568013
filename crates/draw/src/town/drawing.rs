//! A town and everything that is shown on it.

use std::fmt;

use polis_architekton::{Architekton, Place};

use crate::city::drawing::marks_for;
use crate::drawing::{Drawing, Picture};
use crate::geometry::{Frame, Point};
use crate::marks::ChangeTone;
use crate::town::contact::Offer;
use crate::town::ghost::TownGhost;
use crate::town::scene::TownScene;
use crate::town::squares::TownView;

/// The town of a position as it is drawn. Make one, set what differs, and write it.
///
/// It is drawn in units of a tile of side [`TILE`](crate::TILE); the middle of the place 0,0 is
/// the origin. See [`CityDrawing`](crate::CityDrawing) for how it comes onto a page.
#[derive(Clone, Debug)]
pub struct TownDrawing<'a> {
    pub(crate) position: &'a Architekton,
    /// From where the town is seen.
    pub view: TownView,
    /// How large marks and notes are, so that they keep their size on the screen.
    pub marks: f64,
    /// Whether seams, results of enclosed buildings and the largest groups are marked.
    pub scoring: bool,
    /// The tiles of the last move or turn.
    pub last: Vec<Place>,
    /// The place under the pointer.
    pub hovered: Option<Place>,
    /// The place of the keyboard's cursor.
    pub focused: Option<Place>,
    /// Tiles with a ring round them.
    pub selected: Vec<Place>,
    /// Where the tile in hand can be laid.
    pub offers: Vec<Offer>,
    /// The tile in hand.
    pub ghost: Option<TownGhost>,
    /// Words beside a place, say that a group grows.
    pub notes: Vec<Note>,
    /// How far the final scoring is told.
    pub progress: ScoringProgress,
}

/// How far the final scoring of a town is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoringProgress {
    /// Buildings that will be removed: a dashed ring is round them.
    pub condemned: Vec<Place>,
    /// Buildings that are removed: only their ground is seen.
    pub removed: Vec<Place>,
    /// The houses of a group that are counted so far: they have their number, and what is not one of
    /// them is pale. None: nothing is pale.
    pub counted: Option<Vec<Place>>,
}

/// Words below a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Where.
    pub place: Place,
    /// The text; it should be short.
    pub words: String,
    /// For better or worse.
    pub tone: ChangeTone,
}

impl TownDrawing<'_> {
    /// A town without anything special shown on it, but for a building whose fate is being
    /// decided: it has a ring.
    pub fn new(position: &Architekton) -> TownDrawing<'_> {
        TownDrawing {
            position,
            view: TownView::default(),
            marks: 1.0,
            scoring: true,
            last: Vec::new(),
            hovered: None,
            focused: None,
            selected: Vec::new(),
            offers: Vec::new(),
            ghost: None,
            notes: Vec::new(),
            progress: ScoringProgress::default(),
        }
    }

    /// Chooses the size of the marks for a scale in pixels a unit.
    pub fn fit(&mut self, pixels_per_unit: f64) {
        self.marks = marks_for(pixels_per_unit);
    }

    /// The frame of the town. Unlike [`frame`](Drawing::frame) it stays the same whatever is in
    /// hand.
    pub fn stage(&self) -> Frame {
        TownScene::new(self).stage()
    }

    /// The middle of the tile at a place.
    pub fn point(&self, place: Place) -> Point {
        self.view.point(place)
    }

    /// The place at a point.
    pub fn place(&self, point: Point) -> Place {
        self.view.place(point)
    }

    /// The lowest layer: the plinth, the places for the tile in hand, shadows.
    pub fn ground(&self) -> impl fmt::Display {
        fmt::from_fn(|f| TownScene::new(self).ground(f))
    }

    /// The tiles, without houses.
    pub fn tiles(&self) -> impl fmt::Display {
        fmt::from_fn(|f| TownScene::new(self).tiles(f))
    }

    /// The tiles one by one, far to near, for a page that draws only those again that changed.
    pub fn tiles_apart(&self) -> Vec<String> {
        TownScene::new(self).tiles_apart()
    }

    /// The tile in hand alone, as it is seen over its place.
    pub fn tile_in_hand(&self) -> Option<Picture> {
        let (scene, ghost) = (TownScene::new(self), self.ghost.as_ref()?);
        Some(Picture {
            frame: ghost.frame(&scene),
            inside: fmt::from_fn(|f| ghost.draw(&scene, f)).to_string(),
        })
    }

    /// What lies over the tiles: rings, threads, seams, houses, the tile in hand, notes.
    pub fn overlay(&self) -> impl fmt::Display {
        fmt::from_fn(|f| TownScene::new(self).overlay(f))
    }

    /// The invisible shapes that take the pointer: one for each tile and for each offer, with
    /// `data-x`, `data-y` and `data-tile`.
    pub fn targets(&self) -> impl fmt::Display {
        fmt::from_fn(|f| TownScene::new(self).targets(f))
    }
}

impl Drawing for TownDrawing<'_> {
    fn frame(&self) -> Frame {
        TownScene::new(self).frame()
    }
}

/// All layers.
impl fmt::Display for TownDrawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = TownScene::new(self);
        scene.ground(f)?;
        scene.tiles(f)?;
        scene.overlay(f)?;
        scene.targets(f)
    }
}
