//! Below the city: what the tile in hand would do, or what happened.

use polis_client::table::akropolis::preview::Preview;
use polis_game::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::AkropolisTable;
use super::move_text::change_words;
use crate::picture::hex_words::misfit;
use crate::picture::palette;
use crate::picture::words::count;
use crate::widgets;

/// Draws the two lines below the city.
pub(super) fn draw_status(table: &AkropolisTable, buffer: &mut Buffer, area: Rect) {
    let position = table.session.position();
    let own = table.session.person_to_move() == Some(table.state.shown);
    let hand = table.state.hand.as_ref().filter(|_| own);
    let lines = match hand.and_then(|hand| Some((hand, hand.preview()?))) {
        Some((hand, Preview::Allowed(gain))) => {
            let pays = match (gain.price, gain.quarries) {
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
            let pays = [Some(pays), hand.rank_text()];
            let pays: Vec<String> = pays.into_iter().flatten().collect();
            vec![
                Line::from(vec![
                    Span::styled(
                        format!("Level {}, allowed. ", gain.level),
                        Style::new().fg(palette::GAIN).add_modifier(Modifier::BOLD),
                    ),
                    Span::raw(change_words(&gain)),
                ]),
                table.message.notice().unwrap_or_else(|| {
                    Line::styled(pays.join(" "), Style::new().fg(palette::INK_SOFT))
                }),
            ]
        }
        Some((hand, Preview::Refused(why))) => {
            let city = &position.cities()[table.state.shown];
            vec![
                Line::styled(
                    misfit(why, city, hand.placement()),
                    Style::new().fg(palette::LOSS).add_modifier(Modifier::BOLD),
                ),
                table.message.notice().unwrap_or_else(|| {
                    Line::styled(
                        "Three empty spaces beside the city, or three equal heights on two tiles \
                         (^).",
                        Style::new().fg(palette::INK_SOFT),
                    )
                }),
            ]
        }
        None => {
            let otherwise = position.to_move().map_or_else(String::new, |seat| {
                format!("{}: take a tile from the site.", table.names[seat])
            });
            table.status_lines(&otherwise, area)
        }
    };
    widgets::write_status(buffer, area, lines);
}
