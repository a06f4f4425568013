//! Beside the town: the players, what the final scoring would give, the piles.

use polis_architekton::Score;
use polis_architekton::gain::ScoreChange;
use polis_game::{Game, PerSeat, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::ArchitektonTable;
use super::hand::TileInHand;
use crate::picture::palette;
use crate::picture::town::house_mark;
use crate::picture::words::{change, count, cut, right, short_name};
use crate::widgets;

/// Draws the column beside the town.
pub(super) fn draw_side(table: &ArchitektonTable, buffer: &mut Buffer, area: Rect) {
    let position = table.session.position();
    let mut lines = Vec::new();
    for seat in [Seat::First, Seat::Second] {
        let turn = position.to_move() == Some(seat);
        let mark = if turn { "▸" } else { " " };
        lines.push(Line::from(vec![
            Span::styled(
                format!(
                    "{mark}{} {:<9}",
                    house_mark(seat),
                    cut(&table.names[seat], 9)
                ),
                Style::new()
                    .fg(palette::house_word(seat))
                    .patch(palette::heading()),
            ),
            Span::raw(format!(
                " {}, {} in hand",
                count(usize::from(position.chips()[seat]), "chip"),
                position.hands()[seat],
            )),
        ]));
    }
    lines.push(Line::default());
    let preview = table.state.hand.as_ref().and_then(TileInHand::preview);
    let scores = preview.and_then(|preview| preview.gain.ok()).map_or_else(
        || {
            let now = |&score: &Score| ScoreChange {
                before: score,
                after: score,
            };
            position.final_score().map(now)
        },
        |gain| gain.scores,
    );
    lines.extend(score_lines(table, &scores));
    lines.push(Line::default());
    lines.push(Line::styled("Piles and reserves", palette::heading()));
    lines.push(Line::raw(format!(
        "Buildings  {:>2} + {}",
        position.pile_of_buildings(),
        position.reserve_of_buildings()
    )));
    lines.push(Line::raw(format!(
        "Landscapes {:>2} + {}",
        position.pile_of_landscapes(),
        position.reserve_of_landscapes()
    )));
    if let Some(turns) = position.turns_left() {
        lines.push(Line::styled(
            format!("Last round: {} left", count(usize::from(turns), "turn")),
            Style::new().fg(palette::BRONZE).patch(palette::heading()),
        ));
    }
    widgets::write_lines(buffer, area, lines);
}

/// What the final scoring would give, with the change that the tile in hand brings.
fn score_lines(table: &ArchitektonTable, scores: &PerSeat<ScoreChange>) -> Vec<Line<'static>> {
    let mut head = Line::from(Span::styled(
        format!("{:<14}", "If it ended"),
        palette::heading(),
    ));
    for (seat, name) in table.names.iter() {
        head.push_span(Span::styled(
            right(&short_name(name, 8), 9),
            Style::new().fg(palette::house_word(seat)),
        ));
    }
    let row = |label: &str, of: &dyn Fn(&Score) -> u8| {
        let mut line = Line::from(format!("{label:<14}"));
        for ScoreChange { before, after } in scores.values() {
            let difference = i32::from(of(after)) - i32::from(of(before));
            line.push_span(format!("{:>5}", of(before)));
            line.push_span(Span::styled(
                format!("{:>4}", change(difference)),
                palette::change(difference),
            ));
        }
        line
    };
    vec![
        head,
        row("Largest group", &|score| score.group),
        row("Chips", &|score| score.chips),
        row("Total", &|score| score.total()).style(palette::heading()),
        row("Houses", &|score| score.houses),
    ]
}
