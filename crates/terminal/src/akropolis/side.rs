//! Beside the city: the players, the score sheet, and what is still to come.

use polis_akropolis::gain::Gain;
use polis_akropolis::{Akropolis, District};
use polis_client::table::akropolis::preview::Preview;
use polis_game::{Game, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::AkropolisTable;
use super::hand::TileInHand;
use super::layout::column_width;
use crate::picture::akropolis_page::{estate_lines, still_to_come_lines};
use crate::picture::palette;
use crate::picture::words::{capital, change, count, cut, right, short_name};
use crate::widgets;

/// Draws the column beside the city.
pub(super) fn draw_side(table: &AkropolisTable, buffer: &mut Buffer, area: Rect) {
    let position = table.session.position();
    let mut lines: Vec<Line<'static>> = position
        .stones()
        .iter()
        .map(|(seat, &stones)| seat_line(table, position, seat, stones))
        .collect();
    let mut sheet = sheet_lines(table, position);
    let to_come = still_to_come_lines(position);
    let mut room =
        usize::from(area.height).saturating_sub(lines.len() + sheet.len() + to_come.len());
    // On a low screen first the empty lines fall away, then the title.
    let mut has_room = || {
        let has = room > 0;
        room = room.saturating_sub(1);
        has
    };
    let title = has_room().then(|| {
        Line::from(vec![
            Span::styled("Still to come", palette::heading()),
            Span::styled(
                format!(
                    " {} in {}",
                    position.still_to_come().count(),
                    count(position.stacks(), "stack")
                ),
                Style::new().fg(palette::INK_SOFT),
            ),
        ])
    });
    let before_title = has_room().then(Line::default);
    let before_sheet = has_room().then(Line::default);
    lines.extend(before_sheet);
    lines.append(&mut sheet);
    lines.extend(before_title.into_iter().chain(title).chain(to_come));
    let room = usize::from(area.height).saturating_sub(lines.len());
    if let Some(estate) = position.estate().filter(|_| room >= 8) {
        lines.push(Line::default());
        lines.push(Line::styled(
            format!("{} has", table.names[Seat::Second]),
            palette::heading(),
        ));
        lines.extend(estate_lines(estate));
    }
    widgets::write_lines(buffer, area, lines);
}

fn seat_line(
    table: &AkropolisTable,
    position: &Akropolis,
    seat: Seat,
    stones: u16,
) -> Line<'static> {
    let turn = position.to_move() == Some(seat);
    let mark = if turn { "▸" } else { " " };
    let style = if turn {
        Style::new()
            .fg(palette::PRIMARY)
            .add_modifier(Modifier::BOLD)
    } else {
        Style::new()
    };
    let mut line = Line::from(vec![
        Span::styled(format!("{mark}{:<12}", cut(&table.names[seat], 11)), style),
        Span::raw(count(usize::from(stones), "stone")),
    ]);
    if position.chief() == seat {
        line.push_span(Span::styled(" Chief", Style::new().fg(palette::BRONZE)));
    }
    line
}

/// The score sheet: for the seat that is looked at value × stars and points, with the change that
/// the tile in hand would bring; for the others the points.
fn sheet_lines(table: &AkropolisTable, position: &Akropolis) -> Vec<Line<'static>> {
    let own = table.state.shown;
    let width = usize::from(column_width(table));
    let others: Vec<Seat> = position
        .stones()
        .iter()
        .map(|(seat, _)| seat)
        .filter(|&seat| seat != own)
        .collect();
    let before = position.score(own);
    let hand = table.state.hand.as_ref();
    let preview = hand
        .filter(|_| table.session.person_to_move() == Some(own))
        .and_then(TileInHand::preview);
    let gain = preview.as_ref().and_then(Preview::gain);
    let row =
        |label: Span<'static>, middle: String, points: i32, new: i32, of: &dyn Fn(Seat) -> i32| {
            let mut line = Line::from(vec![
                label,
                Span::styled(format!("{middle:>6}"), Style::new().fg(palette::INK_SOFT)),
                Span::raw(format!("{points:>4}")),
                Span::styled(
                    format!("{:>4}", change(new - points)),
                    palette::change(new - points),
                ),
            ]);
            for &seat in &others {
                line.push_span(Span::styled(
                    format!("{:>width$}", of(seat)),
                    Style::new().fg(palette::INK_SOFT),
                ));
            }
            line
        };
    let mut head = Line::from(vec![
        Span::styled(
            format!("{:<18}", format!("Score {}", cut(&table.names[own], 11))),
            palette::heading(),
        ),
        Span::raw("     "),
    ]);
    for &seat in &others {
        head.push_span(Span::styled(
            right(&short_name(&table.names[seat], width - 1), width),
            Style::new().fg(palette::INK_SOFT),
        ));
    }
    let mut lines = vec![head];
    for district in District::ALL {
        let old = before.districts[district];
        let new = gain.map_or(old, |gain| gain.districts[district].after);
        lines.push(row(
            Span::styled(
                format!("{:<9}", capital(district.name())),
                palette::district_word(district),
            ),
            format!("{}×{}★", new.value, new.stars),
            old.points(),
            new.points(),
            &|seat| position.score(seat).districts[district].points(),
        ));
    }
    if position
        .scores()
        .values()
        .iter()
        .any(|score| score.quarries.is_some())
    {
        lines.push(row(Span::raw("Quarries "), String::new(), 0, 0, &|seat| {
            i32::from(position.score(seat).quarries.unwrap_or(0))
        }));
    }
    lines.push(row(
        Span::raw("Stones   "),
        String::new(),
        i32::from(before.stones),
        i32::from(before.stones) + gain.map_or(0, Gain::stones),
        &|seat| i32::from(position.stones()[seat]),
    ));
    lines.push(row(
        Span::styled("Total    ", palette::heading()),
        String::new(),
        before.total(),
        before.total() + gain.map_or(0, Gain::points),
        &|seat| position.score(seat).total(),
    ));
    lines
}
