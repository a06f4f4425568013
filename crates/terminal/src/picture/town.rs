//! A town seen from above.
//!
//! ```text
//!    w=       the north side shows water and matches
//! m  ▲+1=f    a house of seat 1, which gained a chip; forest matches in the east
//!    e×       earth in the south, beside something else
//! ```

use std::collections::BTreeSet;

use polis_architekton::explain::{BuildingReport, Scoring, SideReport};
use polis_architekton::{Architekton, BuildingId, Faces, Place, Rotation, Scenery, Side, Tile};
use polis_game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::square_grid::{RIM_HEIGHT, RIM_WIDTH, SquareGrid, TILE_HEIGHT, TILE_WIDTH};
use super::{Canvas, palette};

/// What is drawn of a town.
pub(crate) struct TownPicture<'a> {
    pub(crate) position: &'a Architekton,
    /// The places on which the tile in hand can be laid.
    pub(crate) places: &'a BTreeSet<Place>,
    /// A place that is spoken of: the last tile, a house to be moved or decided about.
    pub(crate) ringed: &'a [Place],
    /// The tile in hand.
    pub(crate) ghost: Option<Ghost>,
}

/// A tile that floats above the town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ghost {
    /// Where it is.
    pub(crate) place: Place,
    /// What it is.
    pub(crate) tile: GhostTile,
    /// Whether it can lie there.
    pub(crate) legality: Legality,
}

/// What floats above the town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GhostTile {
    /// A building with its sides as it is turned, and whose house goes onto it.
    Building {
        sides: [SideReport; 4],
        /// Whose house.
        owner: Seat,
    },
    Landscape(Scenery),
}

/// Whether a tile can lie somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Legality {
    /// It can.
    Legal,
    /// It cannot.
    Illegal,
}

/// The mark of a seat's houses.
pub(crate) fn house_mark(seat: Seat) -> char {
    match seat {
        Seat::First | Seat::Third => '▲',
        Seat::Second | Seat::Fourth => '●',
    }
}

/// The sides that a building would have at a place.
pub(crate) fn sides_at(
    position: &Architekton,
    building: BuildingId,
    rotation: Rotation,
    place: Place,
) -> [SideReport; 4] {
    let turned = position.faces().rotated(building, rotation);
    Side::ALL.map(|side| {
        let shown = turned
            .get(side)
            .expect("every side of a building shows a scenery");
        match position.tile_at(place.neighbour(side)) {
            Some(Tile::Landscape { scenery }) if scenery == shown => {
                SideReport::Matching { scenery }
            }
            Some(Tile::Landscape { scenery }) => SideReport::Wrong {
                shown,
                found: scenery,
            },
            Some(Tile::Building { .. }) | None => SideReport::Open { shown },
        }
    })
}

impl TownPicture<'_> {
    /// The whole town, for a page.
    pub(crate) fn whole(&self) -> Buffer {
        let (grid, width, height) = SquareGrid::around(self.position);
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let area = buffer.area;
        self.draw(grid, &mut Canvas::new(&mut buffer, area), area);
        buffer
    }

    /// Draws what can be seen of the town through a window.
    pub(crate) fn draw(&self, grid: SquareGrid, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.set_rim(RIM_WIDTH, RIM_HEIGHT);
        for laid in self.position.tiles() {
            let corner = grid.corner(laid.place);
            match laid.tile {
                Tile::Landscape { scenery } => draw_landscape(canvas, corner, scenery),
                Tile::Building { .. } => {
                    if let Some(report) = self.position.explain_building(laid.place) {
                        draw_building(canvas, corner, report.sides, &court(&report), report.owner);
                    }
                }
            }
        }
        for &place in self.places {
            let (x, y) = grid.corner(place);
            let style = Style::new().fg(palette::GAIN);
            canvas.put(x, y + 1, "   ·   ", style);
        }
        for &place in self.ringed {
            draw_ring(canvas, grid.corner(place), palette::BRONZE);
        }
        if let Some(ghost) = self.ghost {
            draw_ghost(canvas, grid.corner(ghost.place), ghost);
        }
        canvas.set_rim(0, 0);
        draw_rim(grid, canvas, area);
    }
}

/// Draws a building of the stock with its number, as the file of buildings lists it.
pub(crate) fn draw_stock_building(
    canvas: &mut Canvas<'_>,
    corner: (i32, i32),
    building: BuildingId,
    faces: &Faces,
) {
    let sides = faces
        .sides(building)
        .map(|shown| SideReport::Open { shown });
    let number = format!("{:>2} ", building.to_string());
    draw_building(canvas, corner, sides, &number, None);
}

/// Draws a landscape.
pub(crate) fn draw_landscape(canvas: &mut Canvas<'_>, (x, y): (i32, i32), scenery: Scenery) {
    let style = palette::scenery(scenery);
    let surface = match scenery {
        Scenery::Earth => " .  . .",
        Scenery::Meadow => " \"  \" \"",
        Scenery::Water => "~ ~ ~ ~",
        Scenery::Forest => "^ ^^ ^^",
    };
    canvas.put(x, y, surface, style);
    canvas.put(x, y + 1, &format!("{:^7}", scenery.name()), style);
    canvas.put(x, y + 2, surface, style);
}

fn draw_building(
    canvas: &mut Canvas<'_>,
    (x, y): (i32, i32),
    sides: [SideReport; 4],
    court: &str,
    owner: Option<Seat>,
) {
    let [north, east, south, west] = sides.map(side_look);
    canvas.put(
        x,
        y,
        &format!("   {}{}  ", north.letter, north.mark),
        north.style,
    );
    canvas.put(
        x,
        y + 1,
        &format!("{}{}", west.letter, west.mark),
        west.style,
    );
    let mut style = Style::new().fg(palette::ON_PRIMARY).bg(palette::COURT);
    if let Some(owner) = owner {
        style = style.fg(palette::house(owner)).add_modifier(Modifier::BOLD);
    }
    canvas.put(x + 2, y + 1, court, style);
    canvas.put(
        x + 5,
        y + 1,
        &format!("{}{}", east.mark, east.letter),
        east.style,
    );
    canvas.put(
        x,
        y + 2,
        &format!("   {}{}  ", south.letter, south.mark),
        south.style,
    );
}

/// How a side of a building is drawn.
struct SideLook {
    letter: char,
    mark: char,
    style: Style,
}

fn side_look(side: SideReport) -> SideLook {
    let (shown, mark) = match side {
        SideReport::Matching { scenery } => (scenery, '='),
        SideReport::Wrong { shown, .. } => (shown, '×'),
        SideReport::Open { shown } => (shown, ' '),
    };
    SideLook {
        letter: shown.letter(),
        mark,
        style: palette::scenery(shown).add_modifier(Modifier::BOLD),
    }
}

/// The house of a building and, once it is enclosed, what it brought.
fn court(report: &BuildingReport) -> String {
    let Some(owner) = report.owner else {
        return "   ".to_owned();
    };
    let house = house_mark(owner);
    match report.scoring() {
        None => format!(" {house} "),
        Some(Scoring::Gain) => format!("{house}+1"),
        Some(Scoring::Loss { wrong }) => format!("{house}\u{2212}{wrong}"),
    }
}

fn draw_ghost(canvas: &mut Canvas<'_>, corner: (i32, i32), ghost: Ghost) {
    match ghost.tile {
        GhostTile::Landscape(scenery) => draw_landscape(canvas, corner, scenery),
        GhostTile::Building { sides, owner } => {
            let court = format!(" {} ", house_mark(owner));
            draw_building(canvas, corner, sides, &court, Some(owner));
        }
    }
    match ghost.legality {
        Legality::Legal => draw_ring(canvas, corner, palette::GAIN),
        Legality::Illegal => {
            let style = Style::new().fg(palette::LOSS).bg(palette::TABLE);
            let (x, y) = corner;
            for (dx, dy) in [(0, 0), (6, 0), (0, 2), (6, 2)] {
                canvas.put(x + dx, y + dy, "╳", style);
            }
        }
    }
}

/// Marks the corners of a tile.
fn draw_ring(canvas: &mut Canvas<'_>, (x, y): (i32, i32), colour: ratatui::style::Color) {
    let style = Style::new()
        .fg(colour)
        .bg(palette::TABLE)
        .add_modifier(Modifier::BOLD);
    for (dx, dy, text) in [(0, 0, "┏━"), (5, 0, "━┓"), (0, 2, "┗━"), (5, 2, "━┛")] {
        canvas.put(x + dx, y + dy, text, style);
    }
}

fn draw_rim(grid: SquareGrid, canvas: &mut Canvas<'_>, area: Rect) {
    let (columns, rows) = grid.seen(area);
    let style = palette::soft();
    for x in columns {
        let label = x.to_string();
        let (left, _) = grid.corner(Place::new(x, 0));
        let left = left + TILE_WIDTH / 2 - (label.len() as i32 - 1);
        // Half a number would be another one.
        if left >= RIM_WIDTH - 1 && left + label.len() as i32 <= i32::from(area.width) {
            canvas.put(left, 0, &label, style);
        }
    }
    canvas.set_rim(0, RIM_HEIGHT);
    for y in rows {
        let (_, top) = grid.corner(Place::new(0, y));
        canvas.put(0, top + TILE_HEIGHT / 2, &format!("{y:>3}"), style);
    }
}
