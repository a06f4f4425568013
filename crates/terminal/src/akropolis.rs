//! The table of Akropolis: its city, its hand, its words.

mod hand;
mod layout;
mod sheets;
mod side;
mod status;
mod told;
mod view;

use polis_akropolis::{Akropolis, Hex, Illegal, Move, Pointing, TileId, Triangle};
use polis_game::{Game, Seat, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::text::Line;

use super::command::{Arrow, Shift};
use super::note::Note;
use super::session::Session;
use super::table::{Table, Tabled};
use crate::picture::Reach;
use crate::picture::hex_words::{misfit, sentence};
use crate::picture::words::{Names, akropolis_names, capital, count};

use hand::{Hand, Preview};
use layout::TableLayout;

/// A game of Akropolis on the screen.
pub(crate) type AkropolisTable = Table<Akropolis>;

/// What only a table of Akropolis has.
pub(crate) struct Own {
    hand: Option<Hand>,
    /// Whose city is looked at.
    shown: Seat,
    /// The last tile that was laid is ringed.
    last: Option<(Seat, Move)>,
}

impl Tabled for Akropolis {
    type Own = Own;

    fn own(_session: &Session<Akropolis>) -> Own {
        Own {
            hand: None,
            shown: Seat::First,
            last: None,
        }
    }

    fn names(session: &Session<Akropolis>, _own: &Own) -> Names {
        akropolis_names(session.record())
    }

    fn take(table: &mut AkropolisTable, place: usize) {
        let Some(seat) = table.session.person() else {
            return;
        };
        let position = table.session.position();
        let Some(&tile) = position.site().get(place) else {
            table.note = Note::refusal(format!("No tile has the number {}.", place + 1));
            return;
        };
        if let Some(Shortage { price, stones }) = shortage(position, tile) {
            table.note = Note::refusal(format!(
                "Tile {tile} costs {}: you are short by {}.",
                count(usize::from(price), "stone"),
                price - stones
            ));
            return;
        }
        let near = table.own.hand.as_ref().map(Hand::triangle);
        let known = View::new(position, seat).fill(table.session.rng());
        if let Some(hand) = Hand::new(known, seat, tile, near) {
            table.own.hand = Some(hand);
            table.own.shown = seat;
        }
    }

    fn step(table: &mut AkropolisTable, arrow: Arrow) -> bool {
        table.with_hand(|hand| hand.step(arrow))
    }

    fn shift(table: &mut AkropolisTable, shift: Shift) {
        table.with_hand(|hand| match shift {
            Shift::Next => hand.next(),
            Shift::Previous => hand.previous(),
            Shift::Turn(turning) => hand.turn(turning),
            Shift::OtherHouse => {}
        });
    }

    fn look_at_next(table: &mut AkropolisTable) {
        let cities = table.session.position().cities().seats();
        table.own.shown = table.own.shown.next(cities);
        table.pan = (0, 0);
    }

    fn chosen(table: &AkropolisTable) -> Result<Option<Move>, String> {
        Ok(table.own.hand.as_ref().map(Hand::chosen))
    }

    fn suggest(table: &mut AkropolisTable, chosen: Move) -> String {
        let site = table.session.position().site();
        if let Some(place) = site.iter().position(|&tile| tile == chosen.tile) {
            Akropolis::take(table, place);
            table.with_hand(|hand| hand.go_to_placement(chosen.placement()));
        }
        format!("tile {} here", chosen.tile)
    }

    fn put_back(table: &mut AkropolisTable) -> bool {
        table.own.hand.take().is_some()
    }

    fn why_not(table: &AkropolisTable, illegal: Illegal) -> String {
        let city = table
            .session
            .person()
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

    fn told(before: &Akropolis, after: &Akropolis, chosen: Move, names: &Names) -> Vec<String> {
        let done = before
            .to_move()
            .map(|seat| told::move_words(before, after, seat, chosen, names));
        let answer = told::architect_words(before, after, names);
        done.into_iter().chain(answer).collect()
    }

    fn set_last(table: &mut AkropolisTable, last: Option<(Seat, Move)>) {
        table.own.last = last;
    }

    fn look_at_turn(table: &mut AkropolisTable) {
        if let Some(seat) = table.session.person() {
            table.own.shown = seat;
        }
    }

    fn reach(table: &AkropolisTable) -> Reach {
        TableLayout::new(table).reach
    }

    fn point(table: &mut AkropolisTable, position: Position) {
        let layout = TableLayout::new(table);
        let Some(grid) = layout.grid(position) else {
            return;
        };
        let (x, y) = layout.on_stage(position);
        match &mut table.own.hand {
            Some(hand) if table.session.person() == Some(table.own.shown) => {
                hand.point(grid, x, y);
            }
            Some(_) | None => table.looked = table.explained(grid.hex_at(x, y)),
        }
    }

    fn press(table: &mut AkropolisTable, position: Position) {
        let layout = TableLayout::new(table);
        if let Some(place) = layout.card_at(position) {
            Akropolis::take(table, place);
            return;
        }
        let Some(grid) = layout.grid(position) else {
            return;
        };
        let (x, y) = layout.on_stage(position);
        let on_ghost = table
            .own
            .hand
            .as_ref()
            .is_some_and(|hand| hand.placement().hexes().contains(&grid.hex_at(x, y)));
        if on_ghost && table.session.person() == Some(table.own.shown) {
            table.confirm();
        } else {
            Akropolis::point(table, position);
        }
    }

    fn render(table: &AkropolisTable, buffer: &mut Buffer) {
        view::render(table, buffer);
    }

    fn key_lines() -> Vec<Line<'static>> {
        sheets::key_lines()
    }

    fn end_lines(table: &AkropolisTable) -> Vec<Line<'static>> {
        sheets::end_lines(table)
    }
}

impl AkropolisTable {
    /// Whether there was a tile in hand to be moved.
    fn with_hand(&mut self, act: impl FnOnce(&mut Hand)) -> bool {
        let (Some(hand), Some(seat)) = (&mut self.own.hand, self.session.person()) else {
            return false;
        };
        act(hand);
        self.own.shown = seat;
        true
    }

    /// What a hex of the city that is looked at brings, and why.
    fn explained(&self, hex: Hex) -> Option<String> {
        let position = self.session.position();
        let city = position.cities().get(self.own.shown)?;
        let explanation = city.explain(position.options().variants());
        let score = explanation.hexes.get(&hex)?;
        Some(capital(&format!("{}.", sentence(hex, score, &explanation))))
    }

    /// What the tile in hand would do.
    fn preview(&self) -> Option<Preview> {
        self.own.hand.as_ref().map(Hand::preview)
    }
}

/// What a tile costs and what there is to pay with, where that is too little.
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
