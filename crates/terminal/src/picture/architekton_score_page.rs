//! The explained score of Architekton as a page: what `polis score` prints.

use std::collections::BTreeSet;

use polis_architekton::Architekton;
use polis_game::{Game, Seat};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::architekton_page::verdict_line;
use super::building_words::{final_lines, sentence};
use super::town::{TownPicture, house_mark};
use super::words::{Names, count};
use super::{Page, palette};

/// The page of a position after so many moves.
pub fn page(position: &Architekton, names: &Names, ply: usize) -> Page {
    let report = position.explain_end();
    let mut page = Page::new();
    page.line(Line::from(vec![
        Span::styled("Architekton", palette::heading()),
        Span::raw(format!(", after {}", count(ply, "move"))),
    ]));
    let over = position.to_move().is_none();
    page.heading(if over {
        "Final scoring"
    } else {
        "If it ended now"
    });
    page.lines(table(position, names));
    page.lines(final_lines(&report, names).into_iter().map(Line::from));
    if position.early_end().is_some() {
        page.line("The game ended early: the points do not decide it.");
    }
    page.line(Line::styled(
        verdict_line(position, &report, names),
        palette::heading(),
    ));
    page.heading("Town");
    page.picture(
        &TownPicture {
            position,
            places: &BTreeSet::new(),
            ringed: &[],
            ghost: None,
        }
        .whole(),
    );
    page.heading("Buildings in the order in which they were laid");
    for building in position.explain_buildings() {
        let (house, style) = building.owner.map_or((' ', Style::new()), |owner| {
            let style = Style::new().fg(palette::house_word(owner));
            (house_mark(owner), style)
        });
        page.line(Line::from(vec![
            Span::styled(format!("  {house} "), style),
            Span::raw(format!("{:>6}  ", building.place.to_string())),
            Span::raw(format!(
                "building {}: {}",
                building.building,
                sentence(&building, names)
            )),
        ]));
    }
    page
}

/// Group, chips and total of both players.
fn table(position: &Architekton, names: &Names) -> Vec<Line<'static>> {
    let scores = position.final_score();
    let width = names
        .values()
        .iter()
        .map(|name| Span::raw(name.as_str()).width() + 2)
        .max()
        .unwrap_or(0)
        .max(10);
    let mut head = Line::from(" ".repeat(20));
    for name in names.values() {
        head.push_span(" ".repeat(width - Span::raw(name.as_str()).width()));
        head.push_span(Span::styled(name.clone(), palette::heading()));
    }
    let row = |label: &str, values: [u8; 2]| {
        let [first, second] = values;
        Line::from(format!("{label:<20}{first:>width$}{second:>width$}"))
    };
    let both = [scores[Seat::First], scores[Seat::Second]];
    vec![
        head,
        row("Largest group", both.map(|score| score.group)),
        row("Chips", both.map(|score| score.chips)),
        row("Total", both.map(polis_architekton::Score::total)).style(palette::heading()),
        row("Houses on the board", both.map(|score| score.houses)),
    ]
}
