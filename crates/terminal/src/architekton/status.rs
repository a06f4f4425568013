//! Below the town: what the tile in hand would do, or what happened.

use polis_architekton::explain::SideReport;
use polis_architekton::{Architekton, Event, Phase};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::ArchitektonTable;
use super::hand::{Hand, Preview};
use crate::frame;
use crate::picture::architekton_page::turn_words;
use crate::picture::building_words::{event, illegal};
use crate::picture::palette;
use crate::picture::words::count;
use crate::table::SEEKS_HINT;

/// Draws the two lines below the town.
pub(super) fn draw_status(table: &ArchitektonTable, buffer: &mut Buffer, area: Rect) {
    let good = Style::new().fg(palette::GAIN).patch(palette::heading());
    let bad = Style::new().fg(palette::LOSS).patch(palette::heading());
    let lines = match table.own.hand.as_ref().map(|hand| (hand, hand.preview())) {
        Some((_, Preview::Misfit(why))) => {
            let why = Line::styled(illegal(why), bad);
            std::iter::once(why).chain(table.note.said()).collect()
        }
        Some((hand, Preview::Fits { after, sides, .. })) => vec![
            Line::from(vec![
                Span::styled("Allowed. ", good),
                Span::raw(fit_words(hand, sides)),
            ]),
            table.note.said().unwrap_or_else(|| {
                let words = follow_words(table, hand, &after);
                Line::styled(words, Style::new().fg(palette::INK_SOFT))
            }),
        ],
        None if table.seeks_hint() => vec![Line::raw(SEEKS_HINT)],
        None if table.looked.is_some() => table
            .looked
            .iter()
            .map(|text| Line::raw(text.as_str()))
            .collect(),
        None => {
            let otherwise = format!("{}.", turn_words(table.session.position(), &table.names));
            let rows = usize::from(area.height);
            table
                .note
                .shown(&otherwise, frame::status_width(area), rows)
        }
    };
    frame::write_status(buffer, area, lines);
}

/// How the tile in hand fits.
fn fit_words(hand: &Hand, sides: Option<[SideReport; 4]>) -> String {
    let mut words = match sides {
        None => match hand.buildings_beside() {
            (matching, beside) if matching == beside => {
                "It matches everything beside it.".to_owned()
            }
            (matching, beside) => {
                format!("It matches {matching} of {beside} buildings beside it.")
            }
        },
        Some(sides) => {
            let number =
                |wanted: fn(&SideReport) -> bool| sides.iter().filter(|side| wanted(side)).count();
            let matching = number(|side| matches!(side, SideReport::Matching { .. }));
            let wrong = number(|side| matches!(side, SideReport::Wrong { .. }));
            match wrong {
                0 if matching == 1 => "The side that touches matches.".to_owned(),
                0 => format!("All {matching} sides that touch match."),
                _ => format!(
                    "{matching} of {} sides that touch match: enclosed it costs {}.",
                    matching + wrong,
                    count(wrong, "chip")
                ),
            }
        }
    };
    if let Some(from) = hand.from() {
        words = format!("{words} Your house at {from} moves here (h: another).");
    }
    words
}

/// What would follow from laying the tile in hand.
fn follow_words(table: &ArchitektonTable, hand: &Hand, after: &Architekton) -> String {
    let mut parts: Vec<String> = after
        .events()
        .iter()
        .filter(|happened| match happened {
            Event::Gained { .. }
            | Event::Kept { .. }
            | Event::Removed { .. }
            | Event::Bankrupt { .. } => true,
            // These depend on tiles that nobody has seen, or are told when they happen.
            Event::Exchanged { .. } | Event::Skipped { .. } | Event::LastRound { .. } => false,
        })
        .map(|&happened| event(happened, &table.names))
        .collect();
    if let Phase::Decide(decision) = after.phase() {
        parts.push(format!(
            "The house at {} is then to be kept for {} or removed for {}.",
            decision.place,
            count(usize::from(decision.cost_to_keep), "chip"),
            decision.cost_to_remove
        ));
    }
    if parts.is_empty() {
        parts.push(match hand.from() {
            None => "No building is enclosed by it.".to_owned(),
            Some(_) => String::new(),
        });
    }
    if let (Some(rank), lays) = hand.rank() {
        parts.push(format!("Place {rank} of {lays}, the best first (n)."));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}
