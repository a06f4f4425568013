//! The score sheet of Akropolis as a table.

use polis_akropolis::{District, Score};
use polis_game::PerSeat;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::palette;
use super::words::{Names, capital, cut};

/// The sheet with value × stars = points of every seat.
pub(crate) fn score_sheet(scores: &PerSeat<Score>, names: &Names) -> Vec<Line<'static>> {
    const LABEL: usize = 9;
    const WIDTH: usize = 16;
    let row = |label: String, style: Style, cell: &dyn Fn(&Score) -> String| {
        let mut line = Line::from(Span::styled(format!("{label:<LABEL$}"), style));
        for score in scores.values() {
            line.push_span(format!("{:>WIDTH$}", cell(score)));
        }
        line
    };
    let mut lines = Vec::new();
    let mut head = Line::from(" ".repeat(LABEL));
    for name in names.values() {
        let name = cut(name, WIDTH - 2);
        let fill = WIDTH - Span::raw(name.as_str()).width();
        head.push_span(" ".repeat(fill));
        head.push_span(Span::styled(name, palette::heading()));
    }
    lines.push(head);
    for district in District::ALL {
        let style = palette::district_word(district);
        lines.push(row(capital(district.name()), style, &|score| {
            let part = score.districts[district];
            format!("{} × {}★ = {:>3}", part.value, part.stars, part.points())
        }));
    }
    if scores.values().iter().any(|score| score.quarries.is_some()) {
        lines.push(row("Quarries".to_owned(), palette::soft(), &|score| {
            score
                .quarries
                .map(|points| points.to_string())
                .unwrap_or_default()
        }));
    }
    lines.push(row("Stones".to_owned(), Style::new(), &|score| {
        score.stones.to_string()
    }));
    let total = row("Total".to_owned(), palette::heading(), &|score| {
        score.total().to_string()
    });
    lines.push(total.style(palette::heading()));
    lines
}
