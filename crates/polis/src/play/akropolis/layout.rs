//! Where everything lies on the screen, for drawing and for the mouse.

use polis_akropolis::{City, Hex};
use polis_table::Game;
use ratatui::layout::{Position, Rect};

use super::AkropolisTable;
use crate::picture::hex_grid::HexGrid;
use crate::picture::tile::TILE_HEIGHT;
use crate::play::frame::Parts;

/// How wide a card of the site is.
pub(super) const CARD_WIDTH: u16 = 12;

/// Where everything lies.
pub(super) struct TableLayout {
    /// The parts of the screen.
    pub(super) parts: Parts,
    /// The tiles of the site, in order.
    pub(super) cards: Vec<Rect>,
    grid: HexGrid,
}

impl TableLayout {
    /// The layout of a table on its screen.
    pub(super) fn new(table: &AkropolisTable) -> TableLayout {
        let position = table.session.position();
        let side = 26 + 5 * (position.seats() as u16 - 1);
        let parts = Parts::new(table.area, side, TILE_HEIGHT as u16 + 2);
        let cards = (0..position.site().len() as u16)
            .map(|place| Rect {
                x: parts.dock.x + 1 + CARD_WIDTH * place,
                width: CARD_WIDTH,
                ..parts.dock
            })
            .map(|card| card.intersection(parts.dock))
            .collect();
        let focus: Vec<Hex> = match &table.hand {
            Some(hand) if table.session.person() == Some(table.shown) => {
                hand.placement().hexes().to_vec()
            }
            Some(_) | None => Vec::new(),
        };
        let grid = position
            .cities()
            .get(table.shown)
            .map(|city| HexGrid::centred(city, &focus, parts.stage));
        let pan = if table.hand.is_some() {
            (0, 0)
        } else {
            table.pan
        };
        TableLayout {
            parts,
            cards,
            grid: grid
                .unwrap_or_else(|| HexGrid::centred(&City::new(), &[], parts.stage))
                .panned(pan),
        }
    }

    /// The window onto the city.
    pub(super) fn window(&self) -> HexGrid {
        self.grid
    }

    /// The window onto the city, if this position lies in it.
    pub(super) fn grid(&self, position: Position) -> Option<HexGrid> {
        self.parts.stage.contains(position).then_some(self.grid)
    }

    /// A position counted from the corner of the stage.
    pub(super) fn on_stage(&self, position: Position) -> (i32, i32) {
        let stage = self.parts.stage;
        (
            i32::from(position.x) - i32::from(stage.x),
            i32::from(position.y) - i32::from(stage.y),
        )
    }

    /// The place of the site whose card is at a position.
    pub(super) fn card_at(&self, position: Position) -> Option<usize> {
        self.cards.iter().position(|card| card.contains(position))
    }
}
