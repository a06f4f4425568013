//! Drawing the table of Akropolis.

use std::collections::BTreeSet;

use polis_akropolis::{Hex, Length, Options, Triangle};
use polis_game::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::layout::TableLayout;
use super::side::draw_side;
use super::status::draw_status;
use super::{AkropolisTable, Shortage, shortage};
use crate::picture::akropolis_page::{options_words, price_words, rounds};
use crate::picture::city::{CityPicture, Legend};
use crate::picture::tile::draw_tile;
use crate::picture::words::{architect, count};
use crate::picture::{Canvas, palette};
use crate::widgets::{self, shortened};

/// Draws the table.
pub(super) fn render(table: &AkropolisTable, buffer: &mut Buffer) {
    let layout = TableLayout::new(table);
    widgets::paint_table(buffer);
    layout.parts.paint(buffer);
    draw_bar(table, buffer, layout.parts.bar);
    draw_city(table, buffer, &layout);
    draw_side(table, buffer, layout.parts.side_text());
    draw_status(table, buffer, layout.parts.status);
    draw_site(table, buffer, &layout);
    widgets::write_key_bar(buffer, layout.parts.keys, &table.key_bar());
}

fn draw_bar(table: &AkropolisTable, buffer: &mut Buffer, area: Rect) {
    let position = table.session.position();
    let turn = match position.to_move() {
        None => "The game is over".to_owned(),
        Some(seat) => {
            let (round, _) = rounds(position);
            let thinks = if table.session.computer_to_move().is_some() {
                " is thinking …"
            } else {
                ""
            };
            format!(
                "{}{thinks}, turn {} of {}, round {round}",
                shortened(&table.names[seat], 16),
                position.turns() + 1,
                position.turns_in_all()
            )
        }
    };
    widgets::write_bar(buffer, area, &games(position.options()), &turn);
}

/// The game in words, the longest first.
fn games(options: Options) -> [String; 4] {
    let mut players = match options.players().architect() {
        Some(opponent) => architect(opponent).to_owned(),
        None => count(options.seats(), "player"),
    };
    if options.length() == Length::Long {
        players += ", long";
    }
    let variants = match options.variants().iter().count() {
        0 => String::new(),
        5 => ", all variants".to_owned(),
        variants => format!(", {}", count(variants, "variant")),
    };
    [
        format!("Akropolis, {}", options_words(options)),
        format!("Akropolis, {players}{variants}"),
        format!("Akropolis, {players}"),
        "Akropolis".to_owned(),
    ]
}

fn draw_city(table: &AkropolisTable, buffer: &mut Buffer, layout: &TableLayout) {
    let position = table.session.position();
    let Some(city) = position.cities().get(table.state.shown) else {
        return;
    };
    let stage = layout.parts.stage;
    let own = table.session.person_to_move() == Some(table.state.shown);
    let hand = table.state.hand.as_ref().filter(|_| own);
    let places: BTreeSet<Hex> = match hand {
        Some(_) => city.triangles().flat_map(Triangle::hexes).collect(),
        None => BTreeSet::new(),
    };
    let last = match table.state.last {
        Some((seat, chosen)) if seat == table.state.shown => chosen.placement().hexes().to_vec(),
        Some(_) | None => Vec::new(),
    };
    let picture = CityPicture {
        city,
        explanation: &city.explain(position.options().variants()),
        legend: Legend::Tiles,
        last: &last,
        places: &places,
        ghost: hand.map(super::TileInHand::ghost),
    };
    picture.draw(layout.grid, &mut Canvas::new(buffer, stage), stage);
    let title = format!(
        " {}: {} ",
        table.names[table.state.shown],
        count(city.tiles().count(), "tile")
    );
    let title = Line::styled(
        title,
        palette::heading().fg(palette::INK).bg(palette::TABLE),
    );
    buffer.set_line(stage.x, stage.y, &title, stage.width);
}

fn draw_site(table: &AkropolisTable, buffer: &mut Buffer, layout: &TableLayout) {
    let position = table.session.position();
    let in_hand = table.state.hand.as_ref().map(super::TileInHand::tile);
    for (place, (&tile, &card)) in position.site().iter().zip(&layout.cards).enumerate() {
        let chosen = in_hand == Some(tile);
        if chosen {
            buffer.set_style(card, Style::new().bg(palette::PANEL_CHOSEN));
        }
        let mut canvas = Canvas::new(buffer, card);
        let label = Style::new()
            .fg(palette::PRIMARY)
            .add_modifier(Modifier::BOLD);
        canvas.put(1, 0, &(place + 1).to_string(), label);
        let number = format!("tile {tile}");
        canvas.put(3, 0, &number, Style::new().fg(palette::INK_SOFT));
        draw_tile(&mut canvas, 1, 1, tile);
        let short = shortage(position, tile);
        let (price, style) = match (position.to_move(), short, position.price(tile)) {
            _ if chosen => ("in hand".to_owned(), Style::new().fg(palette::GAIN)),
            // The last tile is not played (rule 7).
            (None, ..) => ("left over".to_owned(), Style::new().fg(palette::INK_SOFT)),
            (Some(_), Some(Shortage { price, stones }), _) => (
                format!("short by {}", price - stones),
                Style::new().fg(palette::LOSS),
            ),
            (Some(_), None, price) => (
                price.map_or_else(String::new, |price| price_words(usize::from(price))),
                Style::new(),
            ),
        };
        canvas.put(1, 4, &price, style);
        if short.is_some() || position.to_move().is_none() {
            for y in 0..4 {
                canvas.restyle(0, y, 12, Style::new().add_modifier(Modifier::DIM));
            }
        }
    }
    if position.site().is_empty() {
        let line = Line::raw(" No tile is left.");
        buffer.set_line(layout.parts.dock.x, layout.parts.dock.y, &line, 20);
    }
}
