//! The layers of a town, in the order in which they are drawn.

use std::fmt::{self, Display as _};

use polis_architekton::{LaidTile, Phase, Place, Scenery, Tile};
use polis_game::Seat;

use crate::city::hexes::Projection;
use crate::geometry::{Frame, Number, Point};
use crate::marks::{ChangeTone, Dashes, Legality, MARGINS, Pill, pill_frame, pill_scale, ring};
use crate::town::drawing::{Note, TownDrawing};
use crate::town::houses::house;
use crate::town::squares::{HALF, SLAB, TILE, TownView};
use crate::town::tiles::{OUTLINE, sides, top};

/// How large a house stands on a tile, and where.
pub(crate) const HOUSE: f64 = 1.14;
pub(crate) const HOUSE_AT: Point = Point::new(-1.0, 4.0);

/// What the tile in hand takes up above its place.
const GHOST_ROOM: f64 = 24.0;

type Out<'a, 'b> = &'a mut fmt::Formatter<'b>;

/// A town with its tiles in the order in which they are drawn.
pub(crate) struct TownScene<'a> {
    pub(crate) drawing: &'a TownDrawing<'a>,
    /// From far to near.
    tiles: Vec<LaidTile>,
}

impl<'a> TownScene<'a> {
    pub(crate) fn new(drawing: &'a TownDrawing<'a>) -> TownScene<'a> {
        let mut tiles: Vec<LaidTile> = drawing.position.tiles().collect();
        tiles.sort_unstable_by_key(|laid| drawing.view.depth(laid.place));
        TownScene { drawing, tiles }
    }

    pub(crate) fn view(&self) -> TownView {
        self.drawing.view
    }

    pub(crate) fn stage(&self) -> Frame {
        const MARGIN: f64 = 40.0;
        self.tiles
            .iter()
            .map(|laid| self.frame_of(laid.place, 0.0))
            .reduce(Frame::union)
            .unwrap_or(Frame::around(Point::default(), TILE, TILE))
            .padded(MARGIN)
    }

    pub(crate) fn frame(&self) -> Frame {
        let drawing = self.drawing;
        let offers = drawing.offers.iter();
        let offers = offers.map(|offer| self.frame_of(offer.place, 8.0));
        let ghost = drawing.ghost.iter().map(|ghost| ghost.frame(self));
        let notes = drawing.notes.iter();
        let notes = notes.map(|note| self.note_frame(note).padded(4.0));
        offers
            .chain(ghost)
            .chain(notes)
            .fold(self.stage(), Frame::union)
    }

    /// A tile with its slab, grown on all sides.
    fn frame_of(&self, place: Place, grown: f64) -> Frame {
        let height = TILE * self.view().projection.squash();
        let mut frame = Frame::around(self.view().point(place), TILE, height);
        frame.height += self.view().slab();
        frame.padded(grown)
    }

    pub(crate) fn ground(&self, f: Out) -> fmt::Result {
        // 1. The plinth: its shadow, its side, its top.
        let slab = self.view().slab();
        let plinth = |grown: f64| squares(self.view(), self.tiles.iter(), grown);
        write!(
            f,
            r#"<g transform="translate(9 26)" fill="var(--shadow)" opacity=".22" filter="url(#polis-softer)">{}</g><g transform="translate(0 {})" fill="var(--ground-edge)">{}</g><g transform="translate(0 {slab})" fill="var(--ground)">{}</g>"#,
            plinth(10.0),
            slab + 7.0,
            plinth(14.0),
            plinth(14.0)
        )?;
        // 2. Where the tile in hand can be laid.
        self.offers(f)?;
        // 3. Shadows on the plinth.
        write!(
            f,
            r#"<g transform="translate(9 {})" fill="var(--shadow)" opacity="var(--shadow-a)" filter="url(#polis-soft)">{}</g>"#,
            slab + 5.0,
            squares(self.view(), self.standing(), -2.0)
        )
    }

    /// A quiet square with a dot for each side that would match, a ring for each that would not.
    fn offers(&self, f: Out) -> fmt::Result {
        let height = TILE * self.view().projection.squash() - 10.0;
        // Four dots side by side still lie on the square.
        let size = self.drawing.marks.clamp(1.2, 1.5);
        for offer in &self.drawing.offers {
            let middle = self.view().point(offer.place) + Point::new(0.0, self.view().slab());
            let frame = Frame::around(middle, TILE - 10.0, height);
            write!(
                f,
                r#"<g class="polis-places"><rect x="{}" y="{}" width="{}" height="{}" rx="7" fill="var(--gain)" fill-opacity=".15" stroke="var(--ghost-ok)" stroke-width="2.2" stroke-dasharray="6 4"/>"#,
                Number(frame.x),
                Number(frame.y),
                Number(frame.width),
                Number(frame.height)
            )?;
            let dots = offer.matching + offer.wrong;
            for dot in 0..dots {
                let (fill, stroke) = if dot < offer.matching {
                    ("var(--ghost-ok)", "var(--ghost-ok)")
                } else {
                    ("none", "var(--loss)")
                };
                let x = middle.x + (f64::from(dot) - f64::from(dots - 1) / 2.0) * 11.0 * size;
                write!(
                    f,
                    r#"<circle cx="{}" cy="{}" r="{}" fill="{fill}" stroke="{stroke}" stroke-width="2"/>"#,
                    Number(x),
                    Number(middle.y),
                    Number(3.8 * size)
                )?;
            }
            f.write_str("</g>")?;
        }
        Ok(())
    }

    /// Far to near.
    pub(crate) fn tiles(&self, f: Out) -> fmt::Result {
        self.standing().try_for_each(|&laid| self.tile(f, laid))
    }

    /// One by one, far to near.
    pub(crate) fn tiles_apart(&self) -> Vec<String> {
        self.standing()
            .map(|&laid| fmt::from_fn(move |f| self.tile(f, laid)).to_string())
            .collect()
    }

    fn tile(&self, f: Out, laid: LaidTile) -> fmt::Result {
        let (view, drawing) = (self.view(), self.drawing);
        let last = if drawing.last.contains(&laid.place) {
            " polis-last"
        } else {
            ""
        };
        write!(
            f,
            r#"<g class="polis-tile{last}" transform="translate({}){}"{}>"#,
            view.point(laid.place),
            view.unsquash(),
            self.paleness(laid.place)
        )?;
        if view.projection == Projection::Tilted {
            f.write_str(r##"<use href="#polis-slab"/>"##)?;
        }
        top(view, drawing.position.faces(), laid.tile).fmt(f)?;
        if drawing.hovered == Some(laid.place) {
            write!(f, r##"<path d="{OUTLINE}" fill="#fff" opacity=".28"/>"##)?;
        }
        f.write_str("</g>")
    }

    /// The tiles but for those that the final scoring has removed.
    fn standing(&self) -> impl Iterator<Item = &LaidTile> + Clone {
        let removed = &self.drawing.progress.removed;
        let tiles = self.tiles.iter();
        tiles.filter(|laid| !removed.contains(&laid.place))
    }

    /// How pale a tile is while others are counted.
    fn paleness(&self, place: Place) -> &'static str {
        match &self.drawing.progress.counted {
            Some(counted) if !counted.contains(&place) => r#" opacity=".34""#,
            Some(_) | None => "",
        }
    }

    /// The numbers of the houses that are counted.
    fn numbers(&self, f: Out) -> fmt::Result {
        let scale = pill_scale(self.drawing.marks);
        let counted = self.drawing.progress.counted.iter().flatten();
        for (index, &place) in counted.enumerate() {
            let words = (index + 1).to_string();
            let middle = self.view().point(place) + Point::new(24.0, 16.0);
            Pill::<&str> {
                frame: pill_frame(middle, &words, MARGINS, scale),
                scale,
                tone: ChangeTone::Gain,
                icon: None,
                words: &words,
            }
            .fmt(f)?;
        }
        Ok(())
    }

    pub(crate) fn overlay(&self, f: Out) -> fmt::Result {
        let drawing = self.drawing;
        self.rings(f)?;
        if drawing.scoring {
            self.threads(f)?;
            self.seams(f)?;
        }
        self.houses(f)?;
        if drawing.scoring {
            self.medals(f)?;
        }
        if let Some(ghost) = &drawing.ghost {
            ghost.draw(self, f)?;
        }
        for note in &drawing.notes {
            self.note(f, note)?;
        }
        self.numbers(f)
    }

    fn rings(&self, f: Out) -> fmt::Result {
        let drawing = self.drawing;
        let decided = match drawing.position.phase() {
            Phase::Decide(decision) => Some(decision.place),
            Phase::Lay | Phase::Over => None,
        };
        let last = drawing
            .last
            .iter()
            .map(|&place| (place, "var(--bronze-lit)"));
        let decided = decided.map(|place| (place, Legality::Refused.colour()));
        let focused = drawing.focused.map(|place| (place, "var(--focus)"));
        let selected = drawing.selected.iter();
        let selected = selected.map(|&place| (place, Legality::Allowed.colour()));
        let rings = last.chain(selected).chain(decided);
        for (place, colour) in rings.chain(focused) {
            write!(
                f,
                r#"<g transform="translate({}){}">{}</g>"#,
                self.view().point(place),
                self.view().unsquash(),
                ring(OUTLINE, colour, 3.2, Dashes::Solid)
            )?;
        }
        for &place in &drawing.progress.condemned {
            write!(
                f,
                r#"<g transform="translate({}){}">{}</g>"#,
                self.view().point(place),
                self.view().unsquash(),
                ring(OUTLINE, Legality::Refused.colour(), 3.2, Dashes::Dashed)
            )?;
        }
        Ok(())
    }

    /// The houses, far to near; one that the tile in hand would take is faded.
    fn houses(&self, f: Out) -> fmt::Result {
        let leaving = self.drawing.ghost.and_then(|ghost| ghost.from);
        for laid in self.standing() {
            let Some(seat) = owner(laid.tile) else {
                continue;
            };
            let house = house(seat, self.view().point(laid.place) + HOUSE_AT, HOUSE);
            let paleness = self.paleness(laid.place);
            if leaving == Some(laid.place) {
                write!(f, r#"<g opacity=".35">{house}</g>"#)?;
            } else if !paleness.is_empty() {
                write!(f, "<g{paleness}>{house}</g>")?;
            } else if self.drawing.last.first() == Some(&laid.place) {
                // It comes together with its tile.
                write!(f, r#"<g class="polis-last">{house}</g>"#)?;
            } else {
                house.fmt(f)?;
            }
        }
        Ok(())
    }

    fn note_frame(&self, note: &Note) -> Frame {
        let scale = pill_scale(self.drawing.marks);
        let (middle, tile) = (
            self.view().point(note.place),
            TILE * self.view().projection.squash(),
        );
        // Where a tile lies in front it would cover what stands there.
        let lies = |down: f64| {
            let place = self.view().place(middle + Point::new(0.0, down));
            self.drawing.position.tile_at(place).is_some()
        };
        let down = if lies(tile) && !lies(-tile) {
            -tile / 2.0 - GHOST_ROOM - 12.0 * scale
        } else {
            tile / 2.0 + SLAB + 12.0 * scale
        };
        let middle = middle + Point::new(0.0, down);
        pill_frame(middle, &note.words, MARGINS, scale)
    }

    fn note(&self, f: Out, note: &Note) -> fmt::Result {
        Pill::<&str> {
            frame: self.note_frame(note),
            scale: pill_scale(self.drawing.marks),
            tone: note.tone,
            icon: None,
            words: &note.words,
        }
        .fmt(f)
    }

    pub(crate) fn targets(&self, f: Out) -> fmt::Result {
        f.write_str(r#"<g class="polis-targets" fill="none" pointer-events="all">"#)?;
        for offer in &self.drawing.offers {
            self.target(f, offer.place, format_args!(""))?;
        }
        let faces = self.drawing.position.faces();
        for laid in &self.tiles {
            let shown: String = sides(faces, laid.tile)
                .map(Scenery::letter)
                .iter()
                .collect();
            match laid.tile {
                Tile::Landscape { .. } => {
                    self.target(
                        f,
                        laid.place,
                        format_args!(r#" data-tile="{}""#, &shown[..1]),
                    )?;
                }
                Tile::Building { owner, .. } => {
                    let seat = owner.map_or(0, Seat::number);
                    self.target(
                        f,
                        laid.place,
                        format_args!(r#" data-tile="{shown}" data-owner="{seat}""#),
                    )?;
                }
            }
        }
        f.write_str("</g>")
    }

    fn target(&self, f: Out, place: Place, data: fmt::Arguments<'_>) -> fmt::Result {
        let frame = self.frame_of(place, 0.0);
        write!(
            f,
            r#"<rect x="{}" y="{}" width="{}" height="{}" data-x="{}" data-y="{}"{data}/>"#,
            Number(frame.x),
            Number(frame.y),
            Number(frame.width),
            Number(frame.height),
            place.x,
            place.y
        )
    }
}

/// Tiles as one path of rounded squares, grown on all sides.
fn squares<'a>(
    view: TownView,
    tiles: impl Iterator<Item = &'a LaidTile> + Clone,
    grown: f64,
) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        f.write_str(r#"<path d=""#)?;
        let corner = 12.0;
        for laid in tiles.clone() {
            let middle = view.point(laid.place);
            let half_height = TILE / 2.0 * view.projection.squash() + grown;
            let start = middle - Point::new(HALF.x + grown - corner, half_height);
            let (across, down) = (
                Number(2.0 * (HALF.x + grown - corner)),
                Number(2.0 * (half_height - corner)),
            );
            write!(
                f,
                "M{start}h{across}q12 0 12 12v{down}q0 12 -12 12h-{across}q-12 0 -12 -12v-{down}q0 -12 12 -12z"
            )?;
        }
        f.write_str(r#""/>"#)
    })
}

/// Whose house stands on a tile.
fn owner(tile: Tile) -> Option<Seat> {
    match tile {
        Tile::Building { owner, .. } => owner,
        Tile::Landscape { .. } => None,
    }
}
