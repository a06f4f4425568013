//! What both tables have in common on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget, Wrap};

use crate::picture::palette;

/// The narrowest screen for a table.
pub(crate) const MIN_WIDTH: u16 = 80;
/// The lowest screen for a table.
pub(crate) const MIN_HEIGHT: u16 = 24;

/// The parts of a table on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    /// The game and whose turn it is.
    pub(crate) bar: Rect,
    /// The city or the town.
    pub(crate) stage: Rect,
    /// Players and scores.
    pub(crate) side: Rect,
    /// What the tile in hand does.
    pub(crate) status: Rect,
    /// The tiles to choose from.
    pub(crate) dock: Rect,
    /// The keys.
    pub(crate) hint: Rect,
}

impl Parts {
    /// Divides the screen.
    pub(crate) fn new(area: Rect, side_width: u16, dock_height: u16) -> Parts {
        let [bar, middle, status, dock, hint] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(2),
            Constraint::Length(dock_height),
            Constraint::Length(1),
        ])
        .areas(area);
        let [stage, side] =
            Layout::horizontal([Constraint::Min(0), Constraint::Length(side_width)]).areas(middle);
        Parts {
            bar,
            stage,
            side,
            status,
            dock,
            hint,
        }
    }

    /// Paints the ground of each part.
    pub(crate) fn paint(self, buffer: &mut Buffer) {
        let panel = Style::new().bg(palette::PANEL).fg(palette::INK);
        for part in [self.bar, self.side, self.status, self.dock, self.hint] {
            buffer.set_style(part, panel);
        }
        for y in self.side.top()..self.side.bottom() {
            let line = Style::new().fg(palette::LINE);
            buffer.set_string(self.side.x, y, "│", line);
        }
    }

    /// What can be written on beside the city, with a margin.
    pub(crate) fn side_text(self) -> Rect {
        Rect {
            x: self.side.x + 2,
            width: self.side.width.saturating_sub(2),
            ..self.side
        }
    }
}

/// Paints the table itself.
pub(crate) fn paint_table(buffer: &mut Buffer) {
    let area = buffer.area;
    buffer.set_style(area, Style::new().bg(palette::TABLE).fg(palette::INK));
}

/// Says that the screen is too small.
pub(crate) fn too_small(buffer: &mut Buffer) {
    let area = buffer.area;
    let text = format!(
        "The table needs {MIN_WIDTH} × {MIN_HEIGHT} characters; here are {} × {}. Make the window \
         larger, or the letters smaller. The game waits.",
        area.width, area.height
    );
    Paragraph::new(text)
        .wrap(Wrap { trim: true })
        .render(area, buffer);
}

/// Writes lines from the top of an area, as many as fit.
pub(crate) fn write_lines(buffer: &mut Buffer, area: Rect, lines: Vec<Line<'_>>) {
    Paragraph::new(lines).render(area, buffer);
}

/// Writes the two lines below a city or a town; a line that stands alone may take both.
pub(crate) fn write_status(buffer: &mut Buffer, area: Rect, lines: Vec<Line<'_>>) {
    let area = area.inner(Margin::new(1, 0));
    let alone = lines.len() == 1;
    let mut text = Paragraph::new(lines);
    if alone {
        text = text.wrap(Wrap { trim: false });
    }
    text.render(area, buffer);
}

/// The bar: the game to the left, whose turn it is to the right.
pub(crate) fn write_bar(buffer: &mut Buffer, area: Rect, game: &str, turn: &str) {
    let turn = Line::styled(
        format!("{turn} "),
        Style::new()
            .fg(palette::PRIMARY)
            .add_modifier(Modifier::BOLD),
    );
    let turn_width = (turn.width() as u16).min(area.width);
    let left = Rect {
        width: (area.width - turn_width).saturating_sub(2),
        ..area
    };
    let game = Line::from(vec![
        Span::styled(" Polis  ", palette::heading()),
        Span::styled(game.to_owned(), Style::new().fg(palette::INK_SOFT)),
    ]);
    Paragraph::new(game).render(left, buffer);
    Paragraph::new(turn.right_aligned()).render(area, buffer);
}

/// The keys at the bottom: pairs of a key and what it does.
pub(crate) fn write_hint(buffer: &mut Buffer, area: Rect, keys: &[(&str, &str)]) {
    let mut line = Line::default();
    for (key, what) in keys {
        line.push_span(Span::styled(
            format!(" {key}"),
            Style::new()
                .fg(palette::PRIMARY)
                .add_modifier(Modifier::BOLD),
        ));
        line.push_span(Span::styled(
            format!(" {what} "),
            Style::new().fg(palette::INK_SOFT),
        ));
    }
    Paragraph::new(line).render(area, buffer);
}

/// A sheet over the middle of the table.
pub(crate) fn write_sheet(buffer: &mut Buffer, title: &str, lines: Vec<Line<'_>>) {
    let screen = buffer.area;
    let text_width = lines
        .iter()
        .map(Line::width)
        .max()
        .unwrap_or(0)
        .max(title.len());
    let width = (text_width as u16 + 4).min(screen.width);
    let inner = usize::from(width.saturating_sub(4).max(1));
    // A line that is too long is broken between words, which can take a row more than it has.
    let rows: usize = lines
        .iter()
        .map(|line| match line.width().div_ceil(inner) {
            rows @ (0 | 1) => rows.max(1),
            rows => rows + 1,
        })
        .sum();
    let height = (rows as u16).saturating_add(2).min(screen.height);
    let area = Rect {
        x: (screen.width - width) / 2,
        y: (screen.height - height) / 2,
        width,
        height,
    };
    Clear.render(area, buffer);
    let block = Block::bordered()
        .title(format!(" {title} "))
        .title_style(palette::heading())
        .border_style(Style::new().fg(palette::BRONZE))
        .style(Style::new().bg(palette::PANEL).fg(palette::INK))
        .padding(ratatui::widgets::Padding::horizontal(1));
    Paragraph::new(lines)
        .wrap(Wrap { trim: false })
        .block(block)
        .render(area, buffer);
}

/// The line of a sheet that says what can be pressed.
pub(crate) fn choices(keys: &[(&str, &str)]) -> Line<'static> {
    let mut line = Line::default();
    for (key, what) in keys {
        line.push_span(Span::styled(
            format!(" {key} "),
            Style::new().bg(palette::PRIMARY).fg(palette::ON_PRIMARY),
        ));
        line.push_span(format!(" {what}   "));
    }
    line
}
