//! A city and everything that is shown on it.

use std::fmt;

use polis_akropolis::explain::{Explanation, Part};
use polis_akropolis::{City, Construction, District, Hex, Layer, Layout, Variants};

use crate::city::chips::Chip;
use crate::city::faces::Detail;
use crate::city::ghost::CityGhost;
use crate::city::hexes::{CityView, RADIUS};
use crate::city::plan::CityPlan;
use crate::city::scene::CityScene;
use crate::drawing::{Drawing, Picture};
use crate::geometry::{Frame, Point};

/// A city as it is drawn. Make one, set what differs, and write it.
///
/// It is drawn in units of a hex of radius [`RADIUS`]; the middle of the starting tile is the
/// origin. Its text form is the inside of an `<svg>` that has its [`frame`](Drawing::frame) as
/// `viewBox`, on a page that has the [`defs`](crate::defs).
///
/// ```
/// use polis_akropolis::{City, Variants};
/// use polis_draw::{CityDrawing, Drawing};
///
/// let city = City::new();
/// let drawing = CityDrawing::new(&city, Variants::NONE);
/// let svg = format!(r#"<svg viewBox="{}">{drawing}</svg>"#, drawing.frame());
/// assert!(svg.contains(r#"data-q="1" data-r="0" data-level="1" data-face="quarry""#));
/// ```
#[derive(Clone, Debug)]
pub struct CityDrawing<'a> {
    pub(crate) city: CityPlan<'a>,
    pub(crate) explanation: Explanation,
    /// From where the city is seen.
    pub view: CityView,
    /// Miniatures or glyphs.
    pub detail: Detail,
    /// How large numerals, marks and chips are, so that they keep their size on the screen.
    pub marks: f64,
    /// Whether the empty spaces round the city are drawn.
    pub fringe: bool,
    /// Whether hexes that score nothing are dimmed and marked.
    pub failures: bool,
    /// Whether the places where a tile can be laid are marked.
    pub places: bool,
    /// The tile of the last move.
    pub last: Option<Layer>,
    /// The hex under the pointer.
    pub hovered: Option<Hex>,
    /// The hex of the keyboard's cursor.
    pub focused: Option<Hex>,
    /// The hex whose reason to score nothing is shown: the other market, the open side and so on.
    pub explained: Option<Hex>,
    /// Hexes with a ring round them.
    pub selected: Vec<Hex>,
    /// Hexes whose columns are faded, so that what is behind them can be seen.
    pub faded: Vec<Hex>,
    /// The tile in hand.
    pub ghost: Option<CityGhost>,
    /// What the tile in hand would change.
    pub chips: Vec<Chip>,
}

impl CityDrawing<'_> {
    /// A city without anything special shown on it.
    pub fn new(city: &City, variants: Variants) -> CityDrawing<'_> {
        CityDrawing::of(CityPlan::City(city), variants)
    }

    /// Draws a city that is only described: its hexes are not parted into tiles, and every space
    /// beside it takes the pointer.
    pub fn described(layout: &Layout, variants: Variants) -> CityDrawing<'_> {
        let tops = layout.tops();
        CityDrawing::of(CityPlan::Layout { layout, tops }, variants)
    }

    fn of(city: CityPlan<'_>, variants: Variants) -> CityDrawing<'_> {
        CityDrawing {
            explanation: city.explain(variants),
            city,
            view: CityView::default(),
            detail: Detail::Full,
            marks: 1.0,
            fringe: false,
            failures: true,
            places: false,
            last: None,
            hovered: None,
            focused: None,
            explained: None,
            selected: Vec::new(),
            faded: Vec::new(),
            ghost: None,
            chips: Vec::new(),
        }
    }

    /// Why each hex scores or does not.
    pub fn explanation(&self) -> &Explanation {
        &self.explanation
    }

    /// Chooses detail and size of the marks for a scale in pixels a unit.
    pub fn fit(&mut self, pixels_per_unit: f64) {
        self.detail = Detail::for_hex_width(2.0 * RADIUS * pixels_per_unit);
        self.marks = marks_for(pixels_per_unit);
    }

    /// The frame of the city and, where it is drawn, of its fringe. Unlike
    /// [`frame`](Drawing::frame) it stays the same whatever is in hand.
    pub fn stage(&self) -> Frame {
        CityScene::new(self).stage()
    }

    /// The middle of the visible face at a hex, or of the ground where nothing is built.
    pub fn point(&self, hex: Hex) -> Point {
        self.view.point(hex, self.city.height(hex))
    }

    /// The hex that is visible at a point: that of the nearest column there, else that of the
    /// ground.
    pub fn hex(&self, point: Point) -> Hex {
        CityScene::new(self)
            .columns
            .iter()
            .rev()
            .find(|column| self.view.covers(column.top.height, point - column.point))
            .map_or_else(|| self.view.hex(point), |column| column.hex)
    }

    /// The columns that stand before a hex and hide part of it.
    pub fn standing_before(&self, hex: Hex) -> Vec<Hex> {
        let (height, middle) = (self.city.height(hex), self.point(hex));
        let scene = CityScene::new(self);
        scene
            .columns
            .iter()
            .filter(|column| column.stands_before(self.view, hex, middle, height))
            .map(|column| column.hex)
            .collect()
    }

    /// Lights the districts and plazas of a type: what counts has a ring, what does not its mark, and
    /// all else is faded.
    pub fn light(&mut self, district: District) {
        let hexes = self.explanation.hexes.iter();
        let is_of_type = |construction: Construction| {
            construction == Construction::District(district)
                || construction == Construction::Plaza(district)
        };
        let counts = |part: &Part| matches!(part, Part::Counts { .. } | Part::Plaza { .. });
        self.faded = hexes
            .clone()
            .filter(|(_, score)| !is_of_type(score.construction))
            .map(|(&hex, _)| hex)
            .collect();
        self.selected = hexes
            .filter(|(_, score)| is_of_type(score.construction) && counts(&score.part))
            .map(|(&hex, _)| hex)
            .collect();
        self.failures = true;
        self.last = None;
    }

    /// The lowest layer: the plinth, the empty spaces, lakes, and shadows on the ground.
    pub fn ground(&self) -> impl fmt::Display {
        fmt::from_fn(|f| CityScene::new(self).ground(f))
    }

    /// The columns, far to near.
    pub fn columns(&self) -> impl fmt::Display {
        fmt::from_fn(|f| CityScene::new(self).columns(f))
    }

    /// The columns one by one, far to near, for a page that draws only those again that changed.
    pub fn columns_apart(&self) -> Vec<String> {
        CityScene::new(self).columns_apart()
    }

    /// The shadow of the tile in hand on empty ground, which is part of the lowest layer.
    pub fn ghost_shadow(&self) -> impl fmt::Display {
        fmt::from_fn(|f| match &self.ghost {
            Some(ghost) => ghost.shadow(&CityScene::new(self), f),
            None => Ok(()),
        })
    }

    /// The tile in hand alone, as it is seen over its place.
    pub fn tile_in_hand(&self) -> Option<Picture> {
        let (scene, ghost) = (CityScene::new(self), self.ghost.as_ref()?);
        Some(Picture {
            frame: ghost.frame(&scene),
            inside: fmt::from_fn(|f| ghost.draw(&scene, f)).to_string(),
        })
    }

    /// What lies over the columns: rings, marks, the tile in hand, chips.
    pub fn overlay(&self) -> impl fmt::Display {
        fmt::from_fn(|f| CityScene::new(self).overlay(f))
    }

    /// The rings and marks over the columns one by one, for a page that draws only those again that
    /// changed. [`hand`](CityDrawing::hand) lies over them.
    pub fn marks_apart(&self) -> Vec<String> {
        CityScene::new(self).marks_apart()
    }

    /// The upper part of the [`overlay`](CityDrawing::overlay): places, the tile in hand, chips.
    pub fn hand(&self) -> impl fmt::Display {
        fmt::from_fn(|f| CityScene::new(self).hand(f))
    }

    /// The invisible shapes that take the pointer: one for each column and for each empty space
    /// on which a tile can lie, with `data-q`, `data-r`, `data-level` and `data-face`.
    pub fn targets(&self) -> impl fmt::Display {
        fmt::from_fn(|f| CityScene::new(self).targets(f))
    }
}

/// Size of the marks for a scale in pixels a unit, so that their figures keep about 12 pixels.
pub fn marks_for(pixels_per_unit: f64) -> f64 {
    (1.1 / pixels_per_unit).clamp(0.5, 1.7)
}

impl Drawing for CityDrawing<'_> {
    fn frame(&self) -> Frame {
        CityScene::new(self).frame()
    }
}

/// All layers.
impl fmt::Display for CityDrawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = CityScene::new(self);
        scene.ground(f)?;
        scene.columns(f)?;
        scene.overlay(f)?;
        scene.targets(f)
    }
}
