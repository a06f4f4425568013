//! Drawing the first page.

use polis_akropolis::{District, Length};
use polis_client::player::Player;
use polis_notation::{GameKind, Level};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::{Row, StartPage};
use crate::picture::palette;
use crate::picture::words::{architect, capital};
use crate::widgets;

/// How wide the page is.
const WIDTH: u16 = 72;
/// The title and the line below it.
const HEAD: u16 = 3;

/// Draws the page.
pub(super) fn render(page: &StartPage, buffer: &mut Buffer) {
    widgets::paint_table(buffer);
    let area = area(page);
    let title = Line::from(vec![
        Span::styled(
            "Polis",
            Style::new().fg(palette::PRIMARY).patch(palette::heading()),
        ),
        Span::raw("  two games of ancient Greece"),
    ]);
    buffer.set_line(area.x, area.y, &title, area.width);
    let subtitle = match page.game {
        GameKind::Akropolis => "Akropolis: stack hex tiles into a city. 1 to 4 players.",
        GameKind::Architekton => "Architekton: lay a town of buildings and landscapes. 2 players.",
    };
    let subtitle = Line::styled(subtitle, Style::new().fg(palette::INK_SOFT));
    buffer.set_line(area.x, area.y + 1, &subtitle, area.width);
    for (index, row) in page.rows().into_iter().enumerate() {
        let y = area.y + HEAD + index as u16;
        let line = Rect {
            y,
            height: 1,
            ..area
        };
        if row == page.focus {
            buffer.set_style(line, Style::new().bg(palette::PANEL_CHOSEN));
            let mark = Style::new().fg(palette::PRIMARY);
            buffer.set_string(area.x.saturating_sub(2), y, "▸", mark);
        }
        buffer.set_line(area.x, y, &row_line(page, row), area.width);
    }
    if let Some(error) = &page.error {
        let y = area.y + HEAD + page.rows().len() as u16 + 1;
        let line = Line::styled(error.clone(), Style::new().fg(palette::LOSS));
        if y < buffer.area.bottom() {
            buffer.set_line(area.x, y, &line, area.width);
        }
    }
    let hint = Rect {
        y: buffer.area.bottom().saturating_sub(1),
        height: 1,
        ..buffer.area
    };
    buffer.set_style(hint, Style::new().bg(palette::PANEL));
    let keys: &[(&str, &str)] = match page.focus {
        Row::Seat(_) => &[
            ("↑ ↓", "line"),
            ("← →", "who plays"),
            ("letters", "name"),
            ("Enter", "start"),
            ("Esc", "leave"),
        ],
        Row::Game | Row::Players | Row::Architect | Row::Length | Row::Variant(_) | Row::Start => {
            &[
                ("↑ ↓", "line"),
                ("← →", "change"),
                ("Enter", "start"),
                ("Esc", "leave"),
            ]
        }
    };
    widgets::write_key_bar(buffer, hint, keys);
}

/// The line at a position.
pub(super) fn row_at(page: &StartPage, position: Position) -> Option<Row> {
    let area = area(page);
    if !(area.left()..area.right()).contains(&position.x) {
        return None;
    }
    let index = position.y.checked_sub(area.y + HEAD)?;
    page.rows().get(usize::from(index)).copied()
}

/// The page in the middle of the screen.
fn area(page: &StartPage) -> Rect {
    let screen = page.area;
    let width = WIDTH.min(screen.width);
    let height = (HEAD + page.rows().len() as u16).min(screen.height);
    Rect {
        x: (screen.width - width) / 2,
        y: (screen.height - height) / 2,
        width,
        height,
    }
}

fn row_line(page: &StartPage, row: Row) -> Line<'static> {
    let (label, style, value, why) = match row {
        Row::Game => {
            let name = match page.game {
                GameKind::Akropolis => "Akropolis",
                GameKind::Architekton => "Architekton",
            };
            ("Game".to_owned(), Style::new(), format!("◂ {name} ▸"), "")
        }
        Row::Players => {
            let why = if page.people == 1 {
                "solo, against the Illustrious Architect"
            } else {
                ""
            };
            (
                "Players".to_owned(),
                Style::new(),
                format!("◂ {} ▸", page.people),
                why,
            )
        }
        Row::Architect => {
            let why = match page.architect {
                polis_akropolis::Architect::Hippodamos => "easy",
                polis_akropolis::Architect::Metagenes => "medium: his quarries count",
                polis_akropolis::Architect::Callicrates => "hard: all on the second level",
            };
            let value = format!("◂ {} ▸", architect(page.architect));
            ("Opponent".to_owned(), Style::new(), value, why)
        }
        Row::Length => {
            let (value, why) = match page.length {
                Length::Standard => ("◂ standard ▸", ""),
                Length::Long => ("◂ long ▸", "all 61 tiles"),
            };
            ("Length".to_owned(), Style::new(), value.to_owned(), why)
        }
        Row::Variant(district) => {
            let value = if page.variants[district as usize] {
                "[x] doubled"
            } else {
                "[ ] off"
            };
            (
                capital(district.name()),
                palette::district_word(district),
                value.to_owned(),
                variant_words(district),
            )
        }
        Row::Seat(seat) => {
            let choice = &page.seats[seat as usize];
            let player = choice.player.name();
            let value = format!("◂ {player} ▸");
            let cursor = if row == page.focus { "▏" } else { "" };
            let mut line = Line::from(format!(" {:<10}{value:<16}", format!("Seat {seat}")));
            let name = format!("{}{cursor}", choice.name);
            line.push_span(Span::styled(name, palette::heading()));
            let why = match choice.player {
                Player::Computer(level) => level_words(level),
                Player::Companion => "finds your strength, and stays near it",
                Player::Person if row == page.focus && choice.name.is_empty() => "type a name",
                Player::Person => "",
            };
            let why = match choice.name.as_str() {
                "" => why.to_owned(),
                _ => format!("  {why}"),
            };
            // A long name says enough.
            if line.width() + Span::raw(&why).width() <= usize::from(WIDTH) {
                line.push_span(Span::styled(why, Style::new().fg(palette::INK_SOFT)));
            }
            return line;
        }
        Row::Start => {
            return Line::from(Span::styled(
                " Start the game (Enter) ",
                Style::new()
                    .bg(palette::PRIMARY)
                    .fg(palette::ON_PRIMARY)
                    .add_modifier(Modifier::BOLD),
            ));
        }
    };
    Line::from(vec![
        Span::styled(format!(" {label:<10}"), style),
        Span::raw(format!("{value:<16}")),
        Span::styled(why, Style::new().fg(palette::INK_SOFT)),
    ])
}

/// What a level is like.
fn level_words(level: Level) -> &'static str {
    match level {
        Level::Pupil => "sees few places: to begin with",
        Level::Mason => "counts what a tile brings at once",
        Level::Foreman => "thinks of later, overlooks much",
        Level::Master => "thinks of later, overlooks little",
        Level::Daidalos => "looks ahead, for a second a move",
    }
}

/// What counts double with the variant of a type.
fn variant_words(district: District) -> &'static str {
    match district {
        District::Houses => "if the group's value is 10 or more",
        District::Markets => "beside a markets plaza",
        District::Barracks => "with 3 or 4 open sides",
        District::Temples => "on the second level or higher",
        District::Gardens => "beside a lake",
    }
}
