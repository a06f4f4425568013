//! Where everything lies on the screen, for drawing and for the mouse.

use polis_akropolis::{City, Hex};
use polis_game::Game;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;

use super::AkropolisTable;
use crate::picture::PanLimits;
use crate::picture::hex_grid::HexGrid;
use crate::picture::tile::TILE_HEIGHT;
use crate::widgets::TableAreas;

/// How wide a card of the site is.
pub(super) const CARD_WIDTH: u16 = 12;

/// Where everything lies.
pub(super) struct TableLayout {
    /// The parts of the screen.
    pub(super) parts: TableAreas,
    /// The tiles of the site, in order.
    pub(super) cards: Vec<Rect>,
    /// How far the window can be moved.
    pub(super) pan_limits: PanLimits,
    /// The window onto the city.
    pub(super) grid: HexGrid,
}

impl TableLayout {
    /// The layout of a table on its screen.
    pub(super) fn new(table: &AkropolisTable) -> TableLayout {
        let position = table.session.position();
        let side = 26 + column_width(table) * (position.seats() as u16 - 1);
        let parts = TableAreas::new(table.area, side, TILE_HEIGHT as u16 + 2);
        let cards = (0..position.site().len() as u16)
            .map(|place| parts.card(1 + CARD_WIDTH * place, CARD_WIDTH))
            .collect();
        let focus: Vec<Hex> = match &table.state.hand {
            Some(hand) if table.session.person_to_move() == Some(table.state.shown) => {
                hand.placement().hexes().to_vec()
            }
            Some(_) | None => Vec::new(),
        };
        let none = City::new();
        let city = position.cities().get(table.state.shown).unwrap_or(&none);
        let grid = HexGrid::centred(city, &focus, parts.stage);
        let pan_limits = grid.pan_limits(city, parts.stage);
        let pan = if focus.is_empty() {
            pan_limits.clamp(table.pan)
        } else {
            (0, 0)
        };
        TableLayout {
            parts,
            cards,
            pan_limits,
            grid: grid.panned(pan),
        }
    }

    /// The place of the site whose card is at a position.
    pub(super) fn card_at(&self, position: Position) -> Option<usize> {
        self.cards.iter().position(|card| card.contains(position))
    }
}

/// How wide the column of another seat's points is: as its name asks for, as far as the city
/// beside it has room.
pub(super) fn column_width(table: &AkropolisTable) -> u16 {
    /// The numbers with a space before them.
    const LEAST: u16 = 5;
    let roomy = table.area.width >= 100;
    let most = match table.session.position().seats() {
        0..=2 => 12,
        3 if roomy => 12,
        _ if roomy => 10,
        _ => LEAST,
    };
    let names = table
        .names
        .iter()
        .filter(|&(seat, _)| seat != table.state.shown);
    let longest = names
        .map(|(_, name)| Span::raw(name.as_str()).width())
        .max();
    (longest.unwrap_or(0) as u16 + 1).clamp(LEAST, most)
}
