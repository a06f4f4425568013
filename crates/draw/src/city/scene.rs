//! The layers of a city, in the order in which they are drawn.

use std::fmt::{self, Display as _};

use polis_akropolis::explain::Part;
use polis_akropolis::{Direction, Hex, Top};

use crate::city::chips;
use crate::city::drawing::CityDrawing;
use crate::city::faces::{Detail, Light};
use crate::city::ghost::CityGhost;
use crate::city::hexes::{CityView, Projection, RADIUS};
use crate::city::outline::{face, ground_shadow, outline, polygon};
use crate::geometry::{Frame, Number, Point};
use crate::marks::{Legality, numeral};

/// A city with its columns in the order in which they are drawn.
pub(crate) struct CityScene<'a> {
    pub(crate) drawing: &'a CityDrawing<'a>,
    /// From far to near.
    pub(crate) columns: Vec<Column>,
}

/// A column and where its face is.
#[derive(Clone, Copy)]
pub(crate) struct Column {
    pub(crate) hex: Hex,
    pub(crate) top: Top,
    pub(crate) point: Point,
    pub(crate) light: Light,
}

type Out<'a, 'b> = &'a mut fmt::Formatter<'b>;

impl Column {
    /// Whether it hides part of a face with its middle at a point, of a hex at a height.
    pub(crate) fn stands_before(&self, view: CityView, hex: Hex, face: Point, height: u8) -> bool {
        let apart = self.point - face;
        view.depth(self.hex) > view.depth(hex)
            && self.top.height > height
            && apart.x.abs() < 1.6 * RADIUS
            && apart.y < 2.0 * view.half() - 4.0
    }
}

impl<'a> CityScene<'a> {
    pub(crate) fn new(drawing: &'a CityDrawing<'a>) -> CityScene<'a> {
        let explained = &drawing.explanation.hexes;
        let mut columns: Vec<Column> = drawing
            .city
            .tops()
            .into_iter()
            .map(|(hex, top)| {
                let fails = drawing.failures
                    && matches!(
                        explained.get(&hex).map(|score| &score.part),
                        Some(Part::Fails(_))
                    );
                Column {
                    hex,
                    top,
                    point: drawing.view.point(hex, top.height),
                    light: if fails { Light::Dimmed } else { Light::Lit },
                }
            })
            .collect();
        columns.sort_unstable_by_key(|column| drawing.view.depth(column.hex));
        CityScene { drawing, columns }
    }

    pub(crate) fn view(&self) -> CityView {
        self.drawing.view
    }

    /// The height of the column that appears beside a hex.
    pub(crate) fn height_beside(&self, hex: Hex, direction: Direction) -> u8 {
        let neighbour = self.view().neighbour(hex, direction);
        self.drawing.city.height(neighbour)
    }

    /// The frame of the city, with the fringe where it is drawn, but without what a tile in hand
    /// adds.
    pub(crate) fn stage(&self) -> Frame {
        // What the tallest miniature rises above its face, and how far the plinth reaches.
        const FLAG: f64 = 14.0;
        const PLINTH: f64 = 24.0;
        let view = self.view();
        let around = |hex, height: u8, above: f64| {
            let (top, ground) = (view.point(hex, height), view.point(hex, 0));
            let upper = top.y - view.half() - above;
            Frame::new(
                top.x - RADIUS,
                upper,
                2.0 * RADIUS,
                ground.y + view.half() - upper,
            )
        };
        let city = self
            .columns
            .iter()
            .map(|column| around(column.hex, column.top.height, FLAG))
            .reduce(Frame::union)
            .unwrap_or(Frame::around(Point::default(), 2.0 * RADIUS, 2.0 * RADIUS))
            .padded(PLINTH);
        if self.drawing.fringe {
            let fringe = self.fringe().map(|hex| around(hex, 0, 0.0).padded(4.0));
            fringe.fold(city, Frame::union)
        } else {
            city
        }
    }

    /// The frame of everything that is drawn.
    pub(crate) fn frame(&self) -> Frame {
        let ghost = self.drawing.ghost.iter().map(|ghost| ghost.frame(self));
        let chips = chips::layout(self).into_iter();
        let chips = chips.map(|(_, frame)| frame.padded(4.0));
        ghost.chain(chips).fold(self.stage(), Frame::union)
    }

    /// The empty spaces beside the city, without lakes.
    fn fringe(&self) -> impl Iterator<Item = Hex> {
        // Where nothing is built yet, there is still a place to begin.
        let first = self.columns.is_empty().then_some(Hex::ORIGIN);
        let beside = self.columns.iter();
        let mut fringe: Vec<Hex> = beside
            .flat_map(|column| column.hex.neighbours())
            .chain(first)
            .filter(|&hex| self.drawing.city.height(hex) == 0 && !self.is_lake(hex))
            .collect();
        fringe.sort_unstable();
        fringe.dedup();
        fringe.into_iter()
    }

    fn lakes(&self) -> impl Iterator<Item = Hex> {
        self.drawing.explanation.lakes.iter().flatten().copied()
    }

    fn is_lake(&self, hex: Hex) -> bool {
        self.lakes().any(|lake| lake == hex)
    }

    pub(crate) fn ground(&self, f: Out) -> fmt::Result {
        let (view, drawing) = (self.view(), self.drawing);
        let corners = view.corners();
        let (edge, soft) = match drawing.detail {
            Detail::Full => (30, r#" filter="url(#polis-soft)""#),
            Detail::Small => (20, ""),
        };
        // 1. The plinth of the model: its shadow, its side, its top.
        let built = self.columns.iter().map(|column| column.hex);
        let footprint: Vec<(Hex, u8)> = built.chain(self.lakes()).map(|hex| (hex, 0)).collect();
        let plinth = outline(view, &footprint, 0.0).to_string();
        let depth = match view.projection {
            Projection::Tilted => 7,
            Projection::Above => 3,
        };
        write!(
            f,
            r#"<g stroke-width="{edge}" stroke-linejoin="round"><path d="{plinth}" transform="translate(9 15)" fill="var(--shadow)" stroke="var(--shadow)" opacity=".2" filter="url(#polis-softer)"/><path d="{plinth}" transform="translate(0 {depth})" fill="var(--ground-edge)" stroke="var(--ground-edge)"/><path d="{plinth}" fill="var(--ground)" stroke="var(--ground)"/></g>"#
        )?;
        // 2. Empty spaces beside the city.
        if drawing.fringe {
            f.write_str(r#"<path fill="none" stroke="var(--fringe)" stroke-width="1.3" stroke-dasharray="2 5" stroke-linecap="round" d=""#)?;
            for hex in self.fringe() {
                face(corners, view.point(hex, 0), 0.93).fmt(f)?;
            }
            f.write_str(r#""/>"#)?;
        }
        self.open_sides(f)?;
        // 3. Lakes.
        for lake in self.lakes() {
            write!(
                f,
                r##"<use href="#polis-lake" transform="translate({}){}"/>"##,
                view.point(lake, 0),
                self.unsquash()
            )?;
        }
        // 4. Shadows on the ground, and that of the tile in hand.
        write!(
            f,
            r#"<path fill="var(--shadow)" opacity="var(--shadow-a)"{soft} d=""#
        )?;
        for column in &self.columns {
            let foot = view.point(column.hex, 0);
            ground_shadow(corners, foot, column.top.height).fmt(f)?;
        }
        f.write_str(r#""/>"#)?;
        match &drawing.ghost {
            Some(ghost) => ghost.shadow(self, f),
            None => Ok(()),
        }
    }

    pub(crate) fn overlay(&self, f: Out) -> fmt::Result {
        self.rings(f)?;
        self.marks(f)?;
        self.hand(f)
    }

    /// What is over everything while a tile is chosen or falls: places, the tile, chips.
    pub(crate) fn hand(&self, f: Out) -> fmt::Result {
        if self.drawing.places {
            self.places(f)?;
        }
        if let Some(ghost) = &self.drawing.ghost {
            ghost.draw(self, f)?;
        }
        chips::draw(self, f)
    }

    /// A dot where the three hexes meet on which a tile can be laid.
    fn places(&self, f: Out) -> fmt::Result {
        write!(
            f,
            r#"<g class="polis-places" fill="{}" stroke="var(--disc)" stroke-width="1.4" opacity=".8">"#,
            Legality::Allowed.colour()
        )?;
        for triangle in self.drawing.city.triangles() {
            let hexes = triangle.hexes().map(|hex| self.drawing.point(hex));
            let middle = (hexes[0] + hexes[1] + hexes[2]).scaled(1.0 / 3.0);
            write!(
                f,
                r#"<circle cx="{}" cy="{}" r="{}"/>"#,
                Number(middle.x),
                Number(middle.y),
                Number(3.4 * self.drawing.marks)
            )?;
        }
        f.write_str("</g>")
    }

    /// The numeral of a tile in hand.
    pub(crate) fn ghost_numeral(&self, middle: Point, level: u8) -> impl fmt::Display {
        let offset = Point::new(-0.47 * RADIUS, 0.74 * self.view().half());
        numeral(middle + offset, self.mark_scale(), level)
    }

    pub(crate) fn targets(&self, f: Out) -> fmt::Result {
        let view = self.view();
        let corners = view.corners();
        f.write_str(r#"<g class="polis-targets" fill="none" pointer-events="all">"#)?;
        for hex in self.drawing.city.empty_targets() {
            let path = face(corners, view.point(hex, 0), 1.0);
            let Hex { q, r } = hex;
            write!(
                f,
                r#"<path d="{path}" data-q="{q}" data-r="{r}" data-level="0"/>"#
            )?;
        }
        for column in &self.columns {
            let [east, south_east, south_west, west, north_west, north_east] =
                corners.map(|corner| column.point + corner);
            let Top {
                construction,
                height,
                ..
            } = column.top;
            let foot = Point::new(0.0, f64::from(height) * view.level());
            let path = polygon([
                west,
                north_west,
                north_east,
                east,
                east + foot,
                south_east + foot,
                south_west + foot,
                west + foot,
            ]);
            let Hex { q, r } = column.hex;
            write!(
                f,
                r#"<path d="{path}" data-q="{q}" data-r="{r}" data-level="{height}" data-face="{construction}"/>"#
            )?;
        }
        f.write_str("</g>")
    }

    /// What pulls a squashed face straight when it is seen from above.
    pub(crate) fn unsquash(&self) -> &'static str {
        match self.view().projection {
            Projection::Tilted => "",
            Projection::Above => " scale(1 1.163)",
        }
    }

    /// How large numerals are.
    pub(crate) fn mark_scale(&self) -> f64 {
        match self.drawing.detail {
            Detail::Full => self.drawing.marks,
            Detail::Small => 1.7,
        }
    }

    /// The tile in hand, where it covers this hex.
    pub(crate) fn ghost_over(&self, hex: Hex) -> Option<&CityGhost> {
        let ghost = self.drawing.ghost.as_ref()?;
        ghost.hexes().contains(&hex).then_some(ghost)
    }
}
