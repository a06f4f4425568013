//! The table of Akropolis: its city, its hand, its words.

mod dialogs;
mod hand;
mod layout;
mod move_text;
mod side;
mod status;
mod view;

use polis_akropolis::{Akropolis, Hex, Illegal, Move, Pointing, TileId, Triangle};
use polis_client::session::Session;
use polis_game::{Game, Seat, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;

use super::dialog::{EndText, TableKeys};
use super::status_message::StatusMessage;
use super::table::{KeyHint, LAY_KEYS, MOVE_KEYS, Table};
use super::terminal_game::TerminalGame;
use crate::picture::PanLimits;
use crate::picture::hex_words::{misfit, sentence};
use crate::picture::words::{Names, akropolis_names, capital, count};

use hand::TileInHand;
use layout::TableLayout;

/// A game of Akropolis on the screen.
pub(crate) type AkropolisTable = Table<Akropolis>;

/// What only a table of Akropolis has.
pub(crate) struct AkropolisState {
    hand: Option<TileInHand>,
    /// Whose city is shown.
    shown: Seat,
    /// The last tile that was laid is ringed.
    last: Option<(Seat, Move)>,
}

impl TerminalGame for Akropolis {
    type State = AkropolisState;
    type Hand = TileInHand;

    const KEYS: TableKeys = dialogs::KEYS;

    fn state(_session: &Session<Akropolis>) -> AkropolisState {
        AkropolisState {
            hand: None,
            shown: Seat::First,
            last: None,
        }
    }

    fn names(session: &Session<Akropolis>, _state: &AkropolisState) -> Names {
        akropolis_names(session.record())
    }

    fn take_tile(table: &mut AkropolisTable, place: usize) {
        let Some(seat) = table.session.person_to_move() else {
            return;
        };
        let position = table.session.position();
        let Some(&tile) = position.site().get(place) else {
            table.message =
                StatusMessage::refusal(format!("No tile has the number {}.", place + 1));
            return;
        };
        if let Some(Shortage { price, stones }) = shortage(position, tile) {
            table.message = StatusMessage::refusal(format!(
                "Tile {tile} costs {}: you are short by {}.",
                count(usize::from(price), "stone"),
                price - stones
            ));
            return;
        }
        let near = table.state.hand.as_ref().map(TileInHand::triangle);
        let known = View::new(position, seat).fill(&mut table.rng);
        if let Some(hand) = TileInHand::new(known, seat, tile, near) {
            table.state.hand = Some(hand);
            table.state.shown = seat;
        }
    }

    fn with_hand(table: &mut AkropolisTable, act: impl FnOnce(&mut TileInHand)) -> bool {
        let (Some(hand), Some(seat)) = (&mut table.state.hand, table.session.person_to_move())
        else {
            return false;
        };
        act(hand);
        table.state.shown = seat;
        true
    }

    fn show_next_city(table: &mut AkropolisTable) {
        let cities = table.session.position().cities().seats();
        table.state.shown = table.state.shown.next(cities);
        table.pan = (0, 0);
    }

    fn selected_move(table: &AkropolisTable) -> Result<Option<Move>, String> {
        Ok(table.state.hand.as_ref().map(TileInHand::selected_move))
    }

    fn name_move(chosen: Move) -> String {
        format!("tile {}", chosen.tile)
    }

    fn take_in_hand(table: &mut AkropolisTable, chosen: Move) -> String {
        let site = table.session.position().site();
        if let Some(place) = site.iter().position(|&tile| tile == chosen.tile) {
            Akropolis::take_tile(table, place);
            Akropolis::with_hand(table, |hand| hand.go_to(chosen.placement()));
        }
        format!("tile {} here", chosen.tile)
    }

    fn put_back(table: &mut AkropolisTable) -> bool {
        table.state.hand.take().is_some()
    }

    fn explain_illegal(table: &AkropolisTable, illegal: Illegal) -> String {
        let city = table
            .session
            .person_to_move()
            .and_then(|seat| table.session.position().cities().get(seat));
        match (illegal, city) {
            (
                Illegal::Misfit {
                    placement,
                    misfit: why,
                    ..
                },
                Some(city),
            ) => misfit(why, city, placement),
            (other, _) => capital(&format!("{other}.")),
        }
    }

    fn describe_move(
        before: &Akropolis,
        after: &Akropolis,
        chosen: Move,
        names: &Names,
    ) -> Vec<String> {
        let done = before
            .to_move()
            .map(|seat| move_text::move_words(before, after, seat, chosen, names));
        let answer = move_text::architect_words(before, after, names);
        done.into_iter().chain(answer).collect()
    }

    fn set_last_move(table: &mut AkropolisTable, last: Option<(Seat, Move)>) {
        table.state.last = last;
    }

    fn show_active_seat(table: &mut AkropolisTable) {
        if let Some(seat) = table.session.person_to_move() {
            table.state.shown = seat;
        }
    }

    fn pan_limits(table: &AkropolisTable) -> PanLimits {
        TableLayout::new(table).pan_limits
    }

    fn hover(table: &mut AkropolisTable, position: Position) {
        let layout = TableLayout::new(table);
        let Some((x, y)) = layout.parts.on_stage(position) else {
            return;
        };
        let grid = layout.grid;
        match &mut table.state.hand {
            Some(hand) if table.session.person_to_move() == Some(table.state.shown) => {
                hand.follow_mouse(grid, x, y);
            }
            Some(_) | None => table.hover_text = table.explained(grid.hex_at(x, y)),
        }
    }

    fn click(table: &mut AkropolisTable, position: Position) {
        let layout = TableLayout::new(table);
        if let Some(place) = layout.card_at(position) {
            Akropolis::take_tile(table, place);
            return;
        }
        let Some((x, y)) = layout.parts.on_stage(position) else {
            return;
        };
        let grid = layout.grid;
        let on_ghost = table
            .state
            .hand
            .as_ref()
            .is_some_and(|hand| hand.placement().hexes().contains(&grid.hex_at(x, y)));
        if on_ghost && table.session.person_to_move() == Some(table.state.shown) {
            table.confirm();
        } else {
            Akropolis::hover(table, position);
        }
    }

    fn render(table: &AkropolisTable, buffer: &mut Buffer) {
        view::render(table, buffer);
    }

    fn hand_keys(table: &AkropolisTable) -> Option<Vec<KeyHint>> {
        let keys = || MOVE_KEYS.into_iter().chain(LAY_KEYS).collect();
        table.state.hand.as_ref().map(|_| keys())
    }

    fn next_city_key(table: &AkropolisTable) -> Option<KeyHint> {
        let cities = table.session.position().cities().seats();
        (cities > 1).then_some(("o", "other city"))
    }

    fn end_text(table: &AkropolisTable) -> EndText {
        dialogs::end_text(table)
    }
}

impl AkropolisTable {
    /// What a hex of the city that is looked at brings, and why.
    fn explained(&self, hex: Hex) -> Option<String> {
        let position = self.session.position();
        let city = position.cities().get(self.state.shown)?;
        let explanation = city.explain(position.options().variants());
        let score = explanation.hexes.get(&hex)?;
        Some(capital(&format!("{}.", sentence(hex, score, &explanation))))
    }
}

/// The price of a tile and the stones to pay with, where they are too few.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shortage {
    price: u16,
    stones: u16,
}

/// Whether whoever has the turn is short of stones for a tile.
fn shortage(position: &Akropolis, tile: TileId) -> Option<Shortage> {
    // The rules ask for the price first, whatever the place.
    let anywhere = Triangle {
        corner: Hex::ORIGIN,
        pointing: Pointing::East,
    }
    .placements()[0];
    match position.check(Move::new(tile, anywhere)) {
        Err(Illegal::TooDear { price, stones, .. }) => Some(Shortage { price, stones }),
        Ok(()) | Err(Illegal::Over | Illegal::NotInSite { .. } | Illegal::Misfit { .. }) => None,
    }
}
