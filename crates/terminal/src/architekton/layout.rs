//! Where everything lies on the screen, for drawing and for the mouse.

use polis_architekton::{Phase, Place};
use ratatui::layout::{Position, Rect};

use super::{ArchitektonTable, Choice};
use crate::frame::Parts;
use crate::picture::Reach;
use crate::picture::square_grid::{SquareGrid, TILE_HEIGHT};

/// How wide a card of the stock is.
pub(super) const CARD_WIDTH: u16 = 13;
/// How wide the column beside the town is.
pub(super) const SIDE_WIDTH: u16 = 34;

/// Where everything lies.
pub(super) struct TableLayout {
    /// The parts of the screen.
    pub(super) parts: Parts,
    /// What can be chosen in the dock.
    pub(super) cards: Vec<(Card, Rect)>,
    /// How far the window can be moved.
    pub(super) reach: Reach,
    /// The window onto the town.
    pub(super) grid: SquareGrid,
}

/// Something in the dock that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    /// A tile of the stock, by its number from 0.
    Stock(usize),
    /// One of the choices of a decision.
    Choice(Choice),
}

impl TableLayout {
    /// The layout of a table on its screen.
    pub(super) fn new(table: &ArchitektonTable) -> TableLayout {
        let position = table.session.position();
        let parts = Parts::new(table.area, SIDE_WIDTH, TILE_HEIGHT as u16 + 1);
        let card = |x: u16, width: u16| {
            let card = Rect {
                x: parts.dock.x + x,
                width,
                ..parts.dock
            };
            card.intersection(parts.dock)
        };
        let cards = if table.decision().is_some() {
            let half = parts.dock.width / 2;
            vec![
                (Card::Choice(Choice::Keep), card(1, half.saturating_sub(2))),
                (
                    Card::Choice(Choice::Remove),
                    card(half, half.saturating_sub(2)),
                ),
            ]
        } else {
            table
                .stock()
                .iter()
                .enumerate()
                .filter(|(_, tile)| tile.is_some())
                .map(|(number, _)| {
                    (
                        Card::Stock(number),
                        card(1 + CARD_WIDTH * number as u16, CARD_WIDTH),
                    )
                })
                .collect()
        };
        let focus = match (&table.own.hand, position.phase()) {
            (Some(hand), _) => Some(hand.place()),
            (None, Phase::Decide(decision)) => Some(decision.place),
            (None, Phase::Lay | Phase::Over) => table.own.last,
        };
        let grid = SquareGrid::centred(position, focus, parts.stage);
        let reach = grid.reach(position, parts.stage);
        let pan = if table.own.hand.is_some() {
            (0, 0)
        } else {
            reach.hold(table.pan)
        };
        TableLayout {
            parts,
            cards,
            reach,
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
        let stage = self.parts.stage;
        if !stage.contains(position) {
            return None;
        }
        self.grid.place_at(
            i32::from(position.x) - i32::from(stage.x),
            i32::from(position.y) - i32::from(stage.y),
        )
    }
}
