//! The explained score of Akropolis as a page: what `polis score` prints.

use std::collections::BTreeSet;

use polis_akropolis::explain::{Explanation, HexScore, Part};
use polis_akropolis::{Akropolis, City, Construction, District, Hex};
use polis_game::{Game, Seat};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::akropolis_page::{estate_lines, options_words, result_words};
use super::city::{CityPicture, Legend};
use super::hex_words::sentence;
use super::score_sheet::score_sheet;
use super::words::{Names, capital, count};
use super::{Page, palette};

/// The page of a position after so many moves.
pub fn page(position: &Akropolis, names: &Names, ply: usize) -> Page {
    let mut page = Page::new();
    page.line(Line::from(vec![
        Span::styled("Akropolis", palette::heading()),
        Span::raw(format!(
            ", {}, after {}",
            options_words(position.options()),
            count(ply, "move")
        )),
    ]));
    if position.to_move().is_none() {
        page.line(Line::styled(
            format!("{}.", result_words(position, names)),
            palette::heading(),
        ));
    }
    page.space();
    page.lines(score_sheet(&position.scores(), names));
    for (seat, city) in position.cities().iter() {
        page.heading(names[seat].clone());
        let explanation = city.explain(position.options().variants());
        page.picture(&picture(city, &explanation));
        page.line(Span::styled(
            "Type and level, below it the place q,r; ★ plaza; × counts for nothing; + doubled",
            palette::soft(),
        ));
        for district in District::ALL {
            page.lines(district_lines(district, &explanation));
        }
        page.lines(quarry_lines(&explanation));
    }
    if let Some(estate) = position.estate() {
        page.heading(names[Seat::Second].clone());
        page.lines(estate_lines(estate));
        page.line("All his tiles count, and every condition is met.");
    }
    page
}

fn picture(city: &City, explanation: &Explanation) -> ratatui::buffer::Buffer {
    CityPicture {
        city,
        explanation,
        legend: Legend::Coordinates,
        last: &[],
        places: &BTreeSet::new(),
        ghost: None,
    }
    .whole()
}

/// A type with its plazas and districts, each explained.
fn district_lines(district: District, explanation: &Explanation) -> Vec<Line<'static>> {
    let score = explanation.districts[district];
    let mut lines = vec![Line::from(vec![
        Span::styled(
            capital(district.name()),
            palette::district_word(district).patch(palette::heading()),
        ),
        Span::raw(format!(
            ": {} × {}★ = {}",
            score.value,
            score.stars,
            score.points()
        )),
    ])];
    let plazas = Construction::Plaza(district);
    let districts = Construction::District(district);
    for wanted in [plazas, districts] {
        for (&hex, score) in &explanation.hexes {
            if score.construction == wanted {
                lines.push(hex_line(hex, score, explanation));
            }
        }
    }
    lines
}

fn quarry_lines(explanation: &Explanation) -> Option<Line<'static>> {
    let quarries: Vec<String> = explanation
        .hexes
        .iter()
        .filter(|(_, score)| score.construction == Construction::Quarry)
        .map(|(hex, _)| hex.to_string())
        .collect();
    (!quarries.is_empty()).then(|| {
        Line::from(vec![
            Span::styled("Quarries", palette::heading()),
            Span::raw(format!(
                ": no points; a stone each when built over: {}",
                quarries.join("  ")
            )),
        ])
    })
}

fn hex_line(hex: Hex, score: &HexScore, explanation: &Explanation) -> Line<'static> {
    let (mark, style) = match score.part {
        Part::Fails(_) => ("×", palette::soft()),
        Part::Quarry | Part::Plaza { .. } | Part::Counts { .. } => (" ", Style::new()),
    };
    Line::from(vec![
        Span::styled(format!("  {mark} {:>6}  ", hex.to_string()), style),
        Span::styled(sentence(hex, score, explanation), style),
    ])
}
