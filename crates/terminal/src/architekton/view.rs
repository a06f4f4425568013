//! Drawing the table of Architekton.

use std::collections::BTreeSet;

use polis_architekton::{Phase, Place};
use polis_client::table::architekton::stock::StockTile;
use polis_game::{Game, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::hand::TileInHand;
use super::layout::{Card, TableLayout};
use super::side::draw_side;
use super::status::draw_status;
use super::{ArchitektonTable, Choice};
use crate::picture::architekton_page::turn_words;
use crate::picture::town::{TownPicture, draw_landscape, draw_stock_building};
use crate::picture::words::count;
use crate::picture::{Canvas, palette};
use crate::widgets;

/// Draws the table.
pub(super) fn render(table: &ArchitektonTable, buffer: &mut Buffer) {
    let layout = TableLayout::new(table);
    widgets::paint_table(buffer);
    layout.parts.paint(buffer);
    draw_bar(table, buffer, layout.parts.bar);
    draw_town(table, buffer, &layout);
    draw_side(table, buffer, layout.parts.side_text());
    draw_status(table, buffer, layout.parts.status);
    draw_dock(table, buffer, &layout);
    widgets::write_key_bar(buffer, layout.parts.keys, &table.key_bar());
}

fn draw_bar(table: &ArchitektonTable, buffer: &mut Buffer, area: Rect) {
    let position = table.session.position();
    let points = |seat: Seat| {
        let player = table.state.series.player_at(seat);
        table.state.series.victory_points(player)
    };
    let game = format!(
        "Architekton, match {} : {}",
        points(Seat::First),
        points(Seat::Second)
    );
    let turn = match (position.phase(), table.session.person_to_move()) {
        (Phase::Decide(_), Some(seat)) => format!("{} decides", table.names[seat]),
        (Phase::Lay | Phase::Decide(_), None) => {
            let seat = position.to_move().unwrap_or(position.turn());
            format!("{} is thinking …", table.names[seat])
        }
        (Phase::Lay | Phase::Over, _) => turn_words(position, &table.names),
    };
    widgets::write_bar(buffer, area, &[game, "Architekton".to_owned()], &turn);
}

fn draw_town(table: &ArchitektonTable, buffer: &mut Buffer, layout: &TableLayout) {
    let position = table.session.position();
    let hand = table.state.hand.as_ref();
    let ringed: Vec<Place> = match (hand, position.phase()) {
        (Some(hand), _) => hand.moved_house().into_iter().collect(),
        (None, Phase::Decide(decision)) => vec![decision.place],
        (None, Phase::Lay | Phase::Over) => table.state.last.into_iter().collect(),
    };
    let picture = TownPicture {
        position,
        places: &hand.map_or_else(BTreeSet::new, TileInHand::places),
        ringed: &ringed,
        ghost: hand.map(TileInHand::ghost),
    };
    let stage = layout.parts.stage;
    picture.draw(layout.grid, &mut Canvas::new(buffer, stage), stage);
}

fn draw_dock(table: &ArchitektonTable, buffer: &mut Buffer, layout: &TableLayout) {
    let position = table.session.position();
    let label = Style::new()
        .fg(palette::PRIMARY)
        .add_modifier(Modifier::BOLD);
    for &(card, area) in &layout.cards {
        let chosen = match card {
            Card::Stock(slot) => table
                .state
                .hand
                .as_ref()
                .is_some_and(|hand| hand.slot() == slot),
            Card::Choice(choice) => table.state.choice == Some(choice),
        };
        if chosen {
            buffer.set_style(area, Style::new().bg(palette::PANEL_CHOSEN));
        }
        match card {
            Card::Stock(slot) => {
                let mut canvas = Canvas::new(buffer, area);
                canvas.put(1, 0, &slot.key().to_string(), label);
                let soft = Style::new().fg(palette::INK_SOFT);
                let in_hand = Style::new().fg(palette::GAIN);
                match slot.tile(position) {
                    Some(StockTile::Building(building)) => {
                        canvas.put(3, 0, "building", soft);
                        draw_stock_building(&mut canvas, (3, 1), building, position.faces());
                    }
                    Some(StockTile::Landscape(scenery)) => {
                        canvas.put(3, 0, "landscape", soft);
                        draw_landscape(&mut canvas, (3, 1), scenery);
                    }
                    None => {}
                }
                if chosen {
                    canvas.put(3, 0, "in hand  ", in_hand);
                }
            }
            Card::Choice(choice) => draw_choice(table, buffer, area, choice),
        }
    }
}

fn draw_choice(table: &ArchitektonTable, buffer: &mut Buffer, area: Rect, choice: Choice) {
    let Some(decision) = table.decision() else {
        return;
    };
    let (key, title, cost, then) = match choice {
        Choice::Keep => (
            "1",
            "Keep the house",
            decision.cost_to_keep,
            "It stays on the building.",
        ),
        Choice::Remove => (
            "2",
            "Remove the house",
            decision.cost_to_remove,
            "It comes back into your hand.",
        ),
    };
    let cost = match cost {
        0 => "Pay nothing.".to_owned(),
        _ => format!("Pay {}.", count(usize::from(cost), "chip")),
    };
    let mark = if table.state.choice == Some(choice) {
        "▸"
    } else {
        " "
    };
    let lines = vec![
        Line::from(vec![
            Span::styled(mark, Style::new().fg(palette::PRIMARY)),
            Span::styled(
                format!(" {key} "),
                Style::new().bg(palette::PRIMARY).fg(palette::ON_PRIMARY),
            ),
            Span::styled(
                format!(" {title} at {}", decision.place),
                palette::heading(),
            ),
        ]),
        Line::raw(format!("     {cost}")),
        Line::raw(format!("     {then}")),
    ];
    widgets::write_lines(buffer, area, lines);
}
