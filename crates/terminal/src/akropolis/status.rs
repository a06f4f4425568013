//! Below the city: what the tile in hand would do, or what happened.

use polis_game::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::AkropolisTable;
use super::hand::Preview;
use super::told::change_words;
use crate::frame;
use crate::picture::hex_words::misfit;
use crate::picture::palette;
use crate::picture::words::count;
use crate::table::SEEKS_HINT;

/// Draws the two lines below the city.
pub(super) fn draw_status(table: &AkropolisTable, buffer: &mut Buffer, area: Rect) {
    let position = table.session.position();
    let own = table.session.person() == Some(table.own.shown);
    let lines = match table.preview().filter(|_| own) {
        Some(Preview::Fits {
            level,
            price,
            won,
            before,
            after,
        }) => {
            let (rank, places) = table.own.hand.as_ref().map_or((None, 0), super::Hand::rank);
            let pays = match (price, won) {
                (0, 0) => "Free.".to_owned(),
                (0, won) => format!(
                    "Free; win {} from the quarries below.",
                    count(usize::from(won), "stone")
                ),
                (price, 0) => format!("Pay {}.", count(usize::from(price), "stone")),
                (price, won) => format!(
                    "Pay {}, win {won} back from the quarries below.",
                    count(usize::from(price), "stone")
                ),
            };
            let rank = rank.map_or_else(String::new, |rank| {
                format!(" Place {rank} of {places}, the best first (n).")
            });
            vec![
                Line::from(vec![
                    Span::styled(
                        format!("Level {level}, allowed. "),
                        Style::new().fg(palette::GAIN).add_modifier(Modifier::BOLD),
                    ),
                    Span::raw(change_words(&before, &after)),
                ]),
                table.note.said().unwrap_or_else(|| {
                    Line::styled(format!("{pays}{rank}"), Style::new().fg(palette::INK_SOFT))
                }),
            ]
        }
        Some(Preview::Misfit {
            misfit: why,
            placement,
        }) => {
            let city = &position.cities()[table.own.shown];
            vec![
                Line::styled(
                    misfit(why, city, placement),
                    Style::new().fg(palette::LOSS).add_modifier(Modifier::BOLD),
                ),
                table.note.said().unwrap_or_else(|| {
                    Line::styled(
                        "Three empty spaces beside the city, or three equal heights on two tiles \
                         (^).",
                        Style::new().fg(palette::INK_SOFT),
                    )
                }),
            ]
        }
        None if table.seeks_hint() => vec![Line::raw(SEEKS_HINT)],
        None if table.looked.is_some() => table
            .looked
            .iter()
            .map(|text| Line::raw(text.as_str()))
            .collect(),
        None => {
            let otherwise = position.to_move().map_or_else(String::new, |seat| {
                format!("{}: take a tile from the site.", table.names[seat])
            });
            let rows = usize::from(area.height);
            table
                .note
                .shown(&otherwise, frame::status_width(area), rows)
        }
    };
    frame::write_status(buffer, area, lines);
}
