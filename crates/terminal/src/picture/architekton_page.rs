//! The table of Architekton as a page: what `polis show` prints.

use std::collections::BTreeSet;

use polis_architekton::explain::FinalReport;
use polis_architekton::{Architekton, Phase};
use polis_game::{Game, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::building_words::{event, final_lines, verdict};
use super::square_grid::{TILE_HEIGHT, TILE_WIDTH};
use super::town::{TownPicture, draw_landscape, draw_stock_building, house_mark};
use super::words::{Names, count};
use super::{Canvas, Page, palette};

/// The page of a position after so many moves.
pub fn page(position: &Architekton, names: &Names, ply: usize) -> Page {
    let mut page = Page::new();
    page.line(Line::from(vec![
        Span::styled("Architekton", palette::heading()),
        Span::raw(format!(", after {}", count(ply, "move"))),
    ]));
    page.line(Line::styled(
        turn_words(position, names),
        palette::heading(),
    ));
    for &happened in position.events() {
        page.line(event(happened, names));
    }
    page.heading("Stock");
    page.picture(&stock(position));
    page.line(Span::styled(piles_words(position), palette::soft()));
    page.heading("Town");
    let ringed = match position.phase() {
        Phase::Decide(decision) => vec![decision.place],
        Phase::Lay | Phase::Over => Vec::new(),
    };
    page.picture(
        &TownPicture {
            position,
            places: &BTreeSet::new(),
            ringed: &ringed,
            ghost: None,
        }
        .whole(),
    );
    page.line(Span::styled(
        "Letters: e earth, f forest, m meadow, w water; = matches, × does not",
        palette::soft(),
    ));
    page.heading("Players");
    for seat in [Seat::First, Seat::Second] {
        page.line(seat_line(position, names, seat));
    }
    page.heading(if position.to_move().is_none() {
        "Final scoring"
    } else {
        "If it ended now"
    });
    let report = position.explain_end();
    page.lines(final_lines(&report, names).into_iter().map(Line::from));
    page.line(Line::styled(
        verdict_line(position, &report, names),
        palette::heading(),
    ));
    page
}

/// Who has won; before the end, who leads.
pub fn verdict_line(position: &Architekton, report: &FinalReport, names: &Names) -> String {
    let verdict = verdict(report, names);
    if position.to_move().is_none() {
        format!("{verdict}.")
    } else {
        format!("As it stands: {verdict}.")
    }
}

/// Who must do what.
pub fn turn_words(position: &Architekton, names: &Names) -> String {
    let (Some(seat), phase) = (position.to_move(), position.phase()) else {
        return "The game is over.".to_owned();
    };
    let mut words = match phase {
        Phase::Decide(decision) => format!(
            "{} decides: keep the house at {} for {}, or remove it for {}",
            names[seat],
            decision.place,
            count(usize::from(decision.cost_to_keep), "chip"),
            count(usize::from(decision.cost_to_remove), "chip"),
        ),
        Phase::Lay | Phase::Over => format!(
            "{} to lay tile {} of 2",
            names[seat],
            Architekton::LAYS + 1 - position.lays_left().min(Architekton::LAYS)
        ),
    };
    if let Some(turns) = position.turns_left() {
        words = format!(
            "{words}; last round, {} left",
            count(usize::from(turns), "turn")
        );
    }
    words
}

/// The piles and reserves in words.
fn piles_words(position: &Architekton) -> String {
    format!(
        "Buildings: {} in the pile, {} in reserve. Landscapes: {} in the pile, {} in reserve.",
        position.pile_of_buildings(),
        position.reserve_of_buildings(),
        position.pile_of_landscapes(),
        position.reserve_of_landscapes()
    )
}

/// A player with chips and houses in hand.
fn seat_line(position: &Architekton, names: &Names, seat: Seat) -> Line<'static> {
    Line::from(vec![
        Span::styled(
            format!("{} {}", house_mark(seat), names[seat]),
            Style::new()
                .fg(palette::house_word(seat))
                .patch(palette::heading()),
        ),
        Span::raw(format!(
            ": {}, {} in hand",
            count(usize::from(position.chips()[seat]), "chip"),
            count(usize::from(position.hands()[seat]), "house"),
        )),
    ])
}

fn stock(position: &Architekton) -> Buffer {
    const CARD: i32 = TILE_WIDTH + 5;
    let tiles = position.stock_buildings().count() + position.stock_landscapes().count();
    let width = (CARD * tiles.max(1) as i32) as u16;
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, TILE_HEIGHT as u16 + 1));
    let area = buffer.area;
    let mut canvas = Canvas::new(&mut buffer, area);
    let mut x = 0;
    for building in position.stock_buildings() {
        canvas.put(x, 0, "building", palette::heading());
        draw_stock_building(&mut canvas, (x, 1), building, position.faces());
        x += CARD;
    }
    for scenery in position.stock_landscapes() {
        canvas.put(x, 0, "landscape", palette::heading());
        draw_landscape(&mut canvas, (x, 1), scenery);
        x += CARD;
    }
    buffer
}
