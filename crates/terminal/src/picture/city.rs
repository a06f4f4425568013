//! A city seen from above.

use std::collections::BTreeSet;

use polis_akropolis::explain::{Doubled, Explanation, HexScore, Part};
use polis_akropolis::{City, Construction, Hex};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::Canvas;
use super::hex_grid::{HEX_WIDTH, HexGrid};
use super::palette::{self, Light};
use super::tile::{initials, stars};

/// What is drawn of a city.
pub(crate) struct CityPicture<'a> {
    pub(crate) city: &'a City,
    /// What counts in it.
    pub(crate) explanation: &'a Explanation,
    /// What stands below the name of a hex.
    pub(crate) legend: Legend,
    /// The hexes of the tile that was laid last.
    pub(crate) last: &'a [Hex],
    /// The hexes on which a tile can be laid.
    pub(crate) places: &'a BTreeSet<Hex>,
    /// The tile in hand.
    pub(crate) ghost: Option<Ghost>,
}

/// What stands below the name of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Legend {
    /// The number of its tile, so that one sees which three hexes are one.
    Tiles,
    Coordinates,
}

/// A tile that floats above the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ghost {
    /// Where its hexes are.
    pub(crate) hexes: [Hex; 3],
    /// What is on them.
    pub(crate) constructions: [Construction; 3],
    /// The level on which it would lie; none where it cannot.
    pub(crate) level: Option<u8>,
}

impl CityPicture<'_> {
    /// The whole city, for a page.
    pub(crate) fn whole(&self) -> Buffer {
        let (grid, width, height) = HexGrid::around(self.city, 0);
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let area = buffer.area;
        self.draw(grid, &mut Canvas::new(&mut buffer, area), area);
        buffer
    }

    /// Draws what can be seen of the city through a window.
    pub(crate) fn draw(&self, grid: HexGrid, canvas: &mut Canvas<'_>, area: Rect) {
        for hex in grid.hexes(area.width, area.height) {
            match self.explanation.hexes.get(&hex) {
                Some(score) => self.draw_built(grid, canvas, hex, score),
                None => self.draw_empty(grid, canvas, hex),
            }
        }
        if let Some(ghost) = self.ghost {
            draw_ghost(grid, canvas, ghost);
        }
    }

    fn draw_built(&self, grid: HexGrid, canvas: &mut Canvas<'_>, hex: Hex, score: &HexScore) {
        let (x, y) = grid.corner(hex);
        let construction = score.construction;
        let height = score.height;
        let (light, mark) = match &score.part {
            Part::Fails(_) => (Light::Unlit, '×'),
            Part::Counts {
                doubled: Doubled::Yes,
                ..
            } => (Light::Lit, '+'),
            Part::Counts { .. } | Part::Plaza { .. } | Part::Quarry => (Light::Lit, ' '),
        };
        let style = palette::construction(construction, height, light);
        let place = if self.places.contains(&hex) { '^' } else { ' ' };
        let name = initials(construction);
        let stars = stars(construction);
        let (first, second) = match self.legend {
            Legend::Tiles => {
                let tile = self.tile_of(hex);
                let room = HEX_WIDTH as usize - stars.chars().count();
                (
                    format!("{mark}{name}{height}{place}"),
                    format!("{stars}{tile:>room$}"),
                )
            }
            Legend::Coordinates => {
                let mark = if stars.is_empty() { mark } else { '★' };
                (
                    format!("{mark}{name}{height} "),
                    format!("{:^5}", hex.to_string()),
                )
            }
        };
        canvas.put(x, y, &first, style);
        canvas.put(x, y + 1, &second, style);
        self.draw_seams(canvas, (x, y), hex, style);
        if self.last.contains(&hex) && self.legend == Legend::Tiles {
            let bronze = Style::new()
                .fg(Color::Rgb(0x1C, 0x15, 0x08))
                .bg(palette::BRONZE);
            canvas.restyle(x + 3, y + 1, 2, bronze);
        }
    }

    /// Joins the hexes of one tile, and draws a line below where another tile begins.
    fn draw_seams(&self, canvas: &mut Canvas<'_>, (x, y): (i32, i32), hex: Hex, style: Style) {
        let layer = |hex| self.city.top(hex).map(|top| top.layer);
        let own = layer(hex);
        let south = layer(Hex::new(hex.q, hex.r + 1));
        if south.is_some() && south != own {
            let line = Style::new().add_modifier(Modifier::UNDERLINED);
            canvas.restyle(x, y + 1, HEX_WIDTH, line);
        }
        let north_east = layer(Hex::new(hex.q + 1, hex.r - 1));
        let south_east = layer(Hex::new(hex.q + 1, hex.r));
        for (line, east) in [(y, north_east), (y + 1, south_east)] {
            if east == own {
                let join = match self.legend {
                    Legend::Tiles => "─",
                    // A line would look like a minus before the coordinates.
                    Legend::Coordinates => " ",
                };
                canvas.put(x + HEX_WIDTH, line, join, style);
            }
        }
    }

    fn draw_empty(&self, grid: HexGrid, canvas: &mut Canvas<'_>, hex: Hex) {
        let (x, y) = grid.corner(hex);
        if self
            .explanation
            .lakes
            .iter()
            .any(|lake| lake.contains(&hex))
        {
            let style = Style::new().fg(palette::INK).bg(palette::WATER);
            canvas.put(x, y, " ~ ~ ", style);
            canvas.put(x, y + 1, "~ ~ ~", style);
        } else if self.places.contains(&hex) {
            let style = Style::new().fg(palette::LINE);
            canvas.put(x, y, " · · ", style);
            canvas.put(x, y + 1, " · · ", style);
        }
    }

    /// The number of the tile that is visible at a hex; `S` for the starting tile.
    fn tile_of(&self, hex: Hex) -> String {
        self.city
            .top(hex)
            .and_then(|top| self.city.tile(top.layer))
            .map_or_else(|| "S".to_owned(), |tile| tile.to_string())
    }
}

fn draw_ghost(grid: HexGrid, canvas: &mut Canvas<'_>, ghost: Ghost) {
    for (hex, construction) in ghost.hexes.into_iter().zip(ghost.constructions) {
        let (x, y) = grid.corner(hex);
        let name = initials(construction);
        let stars = stars(construction);
        let (first, second, light, rim) = match ghost.level {
            Some(level) => (
                format!("┏{name}{level}┓"),
                format!("┗{stars:^3}┛"),
                Light::Lit,
                palette::GAIN,
            ),
            None => (
                format!("╳{name} ╳"),
                format!("╳{stars:^3}╳"),
                Light::Unlit,
                palette::LOSS,
            ),
        };
        let style = palette::construction(construction, ghost.level.unwrap_or(1), light)
            .add_modifier(Modifier::BOLD);
        let rim = Style::new().fg(rim).bg(palette::TABLE);
        canvas.put(x, y, &first, style);
        canvas.put(x, y + 1, &second, style);
        for (dx, dy) in [(0, 0), (4, 0), (0, 1), (4, 1)] {
            canvas.restyle(x + dx, y + dy, 1, rim);
        }
    }
}
