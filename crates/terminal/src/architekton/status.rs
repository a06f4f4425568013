//! Below the town: what the tile in hand would do, or what happened.

use polis_architekton::gain::{Choice, Gain};
use polis_architekton::{Event, Move};
use polis_client::table::architekton::places::Fit;
use polis_client::table::architekton::preview::Preview;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::ArchitektonTable;
use super::hand::TileInHand;
use crate::picture::architekton_page::turn_words;
use crate::picture::building_words::{event, illegal as illegal_text};
use crate::picture::palette;
use crate::picture::words::count;
use crate::widgets;

/// Draws the two lines below the town.
pub(super) fn draw_status(table: &ArchitektonTable, buffer: &mut Buffer, area: Rect) {
    let good = Style::new().fg(palette::GAIN).patch(palette::heading());
    let bad = Style::new().fg(palette::LOSS).patch(palette::heading());
    let hand = table.state.hand.as_ref();
    let preview = hand.and_then(|hand| Some((hand, hand.preview()?)));
    let preview = preview.map(|(hand, Preview { fit, gain, .. })| (hand, fit, gain));
    let lines = match preview {
        Some((_, _, Err(illegal))) => {
            let why = Line::styled(illegal_text(illegal), bad);
            std::iter::once(why).chain(table.message.notice()).collect()
        }
        Some((hand, fit, Ok(gain))) => vec![
            Line::from(vec![
                Span::styled("Allowed. ", good),
                Span::raw(fit_words(hand, fit)),
            ]),
            table.message.notice().unwrap_or_else(|| {
                let words = follow_words(table, hand, &gain);
                Line::styled(words, Style::new().fg(palette::INK_SOFT))
            }),
        ],
        None => {
            let otherwise = format!("{}.", turn_words(table.session.position(), &table.names));
            table.status_lines(&otherwise, area)
        }
    };
    widgets::write_status(buffer, area, lines);
}

/// How the tile in hand fits.
fn fit_words(hand: &TileInHand, fit: Fit) -> String {
    let (matching, wrong) = (fit.matching, fit.wrong);
    let touching = fit.touching();
    let mut words = match (hand.selected_move(), wrong) {
        (Move::Landscape { .. }, 0) => "It matches everything beside it.".to_owned(),
        (Move::Landscape { .. }, _) => {
            format!("It matches {matching} of {touching} buildings beside it.")
        }
        (_, 0) if matching == 1 => "The side that touches matches.".to_owned(),
        (_, 0) => format!("All {matching} sides that touch match."),
        (_, _) => format!(
            "{matching} of {touching} sides that touch match: enclosed it costs {}.",
            count(usize::from(wrong), "chip")
        ),
    };
    if let Some(from) = hand.moved_house() {
        words = format!("{words} Your house at {from} moves here (h: another).");
    }
    words
}

/// What would follow from laying the tile in hand.
fn follow_words(table: &ArchitektonTable, hand: &TileInHand, gain: &Gain) -> String {
    let mut parts: Vec<String> = gain
        .events
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
    if let Some(Choice { decision, .. }) = gain.forced {
        parts.push(format!(
            "The house at {} is then to be kept for {} or removed for {}.",
            decision.place,
            count(usize::from(decision.cost_to_keep), "chip"),
            decision.cost_to_remove
        ));
    }
    if parts.is_empty() {
        parts.push(match hand.moved_house() {
            None => "No building is enclosed by it.".to_owned(),
            Some(_) => String::new(),
        });
    }
    parts.extend(hand.rank_text());
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}
