//! Where everything lies on the screen, for drawing and for the mouse.

use polis_architekton::{Phase, Place};
use polis_client::table::architekton::stock::Slot;
use ratatui::layout::{Position, Rect};

use super::{ArchitektonTable, Choice, slots};
use crate::picture::PanLimits;
use crate::picture::square_grid::{SquareGrid, TILE_HEIGHT};
use crate::widgets::TableAreas;

/// How wide a card of the stock is.
pub(super) const CARD_WIDTH: u16 = 13;
/// How wide the column beside the town is.
pub(super) const SIDE_WIDTH: u16 = 34;

/// Where everything lies.
pub(super) struct TableLayout {
    /// The parts of the screen.
    pub(super) parts: TableAreas,
    /// What can be chosen in the dock.
    pub(super) cards: Vec<(Card, Rect)>,
    /// How far the window can be moved.
    pub(super) pan_limits: PanLimits,
    /// The window onto the town.
    pub(super) grid: SquareGrid,
}

/// Something in the dock that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    /// A tile of the stock.
    Stock(Slot),
    /// One of the choices of a decision.
    Choice(Choice),
}

impl TableLayout {
    /// The layout of a table on its screen.
    pub(super) fn new(table: &ArchitektonTable) -> TableLayout {
        let position = table.session.position();
        let parts = TableAreas::new(table.area, SIDE_WIDTH, TILE_HEIGHT as u16 + 1);
        let cards = if table.decision().is_some() {
            let half = parts.dock.width / 2;
            vec![
                (
                    Card::Choice(Choice::Keep),
                    parts.card(1, half.saturating_sub(2)),
                ),
                (
                    Card::Choice(Choice::Remove),
                    parts.card(half, half.saturating_sub(2)),
                ),
            ]
        } else {
            slots()
                .filter(|slot| slot.tile(position).is_some())
                .map(|slot| {
                    let x = 1 + CARD_WIDTH * (slot.key() as u16 - 1);
                    (Card::Stock(slot), parts.card(x, CARD_WIDTH))
                })
                .collect()
        };
        let focus = match (&table.state.hand, position.phase()) {
            (Some(hand), _) => Some(hand.place()),
            (None, Phase::Decide(decision)) => Some(decision.place),
            (None, Phase::Lay | Phase::Over) => table.state.last,
        };
        let grid = SquareGrid::centred(position, focus, parts.stage);
        let pan_limits = grid.pan_limits(position, parts.stage);
        let pan = if table.state.hand.is_some() {
            (0, 0)
        } else {
            pan_limits.clamp(table.pan)
        };
        TableLayout {
            parts,
            cards,
            pan_limits,
            grid: grid.panned(pan),
        }
    }

    /// The card at a position.
    pub(super) fn card_at(&self, position: Position) -> Option<Card> {
        self.cards
            .iter()
            .find(|(_, area)| area.contains(position))
            .map(|&(card, _)| card)
    }

    /// The place of the town at a position.
    pub(super) fn place_at(&self, position: Position) -> Option<Place> {
        let (x, y) = self.parts.on_stage(position)?;
        self.grid.place_at(x, y)
    }
}
