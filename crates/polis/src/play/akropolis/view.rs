//! Drawing the table of Akropolis.

use std::collections::BTreeSet;

use polis_akropolis::{Hex, Triangle};
use polis_table::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::AkropolisTable;
use super::layout::TableLayout;
use super::sheets::{end_lines, key_lines};
use super::side::draw_side;
use super::status::draw_status;
use crate::picture::akropolis_page::{options_words, price_words, rounds};
use crate::picture::city::{CityPicture, Legend};
use crate::picture::tile::draw_tile;
use crate::picture::words::count;
use crate::picture::{Canvas, palette};
use crate::play::frame;
use crate::play::sheet::Sheet;

/// Draws the table.
pub(super) fn render(table: &AkropolisTable, buffer: &mut Buffer) {
    let layout = TableLayout::new(table);
    frame::paint_table(buffer);
    layout.parts.paint(buffer);
    draw_bar(table, buffer, layout.parts.bar);
    draw_city(table, buffer, &layout);
    draw_side(table, buffer, layout.parts.side_text());
    draw_status(table, buffer, layout.parts.status);
    draw_site(table, buffer, &layout);
    frame::write_hint(buffer, layout.parts.hint, hint(table));
    match table.sheet {
        Sheet::None => {}
        Sheet::Keys => frame::write_sheet(buffer, "Keys", key_lines()),
        Sheet::End => frame::write_sheet(buffer, "The end", end_lines(table)),
    }
}

fn draw_bar(table: &AkropolisTable, buffer: &mut Buffer, area: Rect) {
    let position = table.session.position();
    let turn = match position.to_move() {
        None => "The game is over".to_owned(),
        Some(seat) => {
            let (round, _) = rounds(position);
            let thinks = if table.session.waits_for_computer() {
                " thinks"
            } else {
                ""
            };
            format!(
                "{}{thinks}, turn {} of {}, round {round}",
                table.names[seat],
                position.turns() + 1,
                position.turns_in_all()
            )
        }
    };
    let game = format!("Akropolis, {}", options_words(position.options()));
    frame::write_bar(buffer, area, &game, &turn);
}

fn draw_city(table: &AkropolisTable, buffer: &mut Buffer, layout: &TableLayout) {
    let position = table.session.position();
    let Some(city) = position.cities().get(table.shown) else {
        return;
    };
    let stage = layout.parts.stage;
    let own = table.session.person() == Some(table.shown);
    let hand = table.hand.as_ref().filter(|_| own);
    let places: BTreeSet<Hex> = match hand {
        Some(_) => city.triangles().flat_map(Triangle::hexes).collect(),
        None => BTreeSet::new(),
    };
    let last = match table.last {
        Some((seat, chosen)) if seat == table.shown => chosen.placement().hexes().to_vec(),
        Some(_) | None => Vec::new(),
    };
    let picture = CityPicture {
        city,
        explanation: &city.explain(position.options().variants()),
        legend: Legend::Tiles,
        last: &last,
        places: &places,
        ghost: hand.map(super::Hand::ghost),
    };
    picture.draw(layout.window(), &mut Canvas::new(buffer, stage), stage);
    let title = format!(
        " {}: {} ",
        table.names[table.shown],
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
    let stones = position
        .to_move()
        .map_or(0, |seat| usize::from(position.stones()[seat]));
    let in_hand = table.hand.as_ref().map(super::Hand::tile);
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
        let (price, style) = if chosen {
            ("in hand".to_owned(), Style::new().fg(palette::GAIN))
        } else if place > stones {
            (
                format!("short by {}", place - stones),
                Style::new().fg(palette::LOSS),
            )
        } else {
            (price_words(place), Style::new())
        };
        canvas.put(1, 4, &price, style);
        if place > stones {
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

fn hint(table: &AkropolisTable) -> &'static [(&'static str, &'static str)] {
    if table.session.position().to_move().is_none() {
        &[
            ("Enter", "result"),
            ("o", "other city"),
            ("u", "undo"),
            ("?", "keys"),
            ("x", "leave"),
        ]
    } else if table.hand.is_some() {
        &[
            ("arrows", "move"),
            ("n", "next place"),
            ("q e", "turn"),
            ("Enter", "lay"),
            ("Esc", "put back"),
            ("?", "keys"),
        ]
    } else {
        &[
            ("1-6", "take a tile"),
            ("arrows", "look around"),
            ("o", "other city"),
            ("u", "undo"),
            ("s", "save"),
            ("?", "keys"),
            ("x", "leave"),
        ]
    }
}
