//! What both tables have in common on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget, Wrap};

use crate::picture::palette;
use crate::picture::words::cut;

/// The narrowest screen for a table.
pub(crate) const MIN_WIDTH: u16 = 80;
/// The lowest screen for a table.
pub(crate) const MIN_HEIGHT: u16 = 24;

/// The parts of a table on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableAreas {
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
    pub(crate) keys: Rect,
}

impl TableAreas {
    /// Divides the screen.
    pub(crate) fn new(area: Rect, side_width: u16, dock_height: u16) -> TableAreas {
        let [bar, middle, status, dock, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(2),
            Constraint::Length(dock_height),
            Constraint::Length(1),
        ])
        .areas(area);
        let [stage, side] =
            Layout::horizontal([Constraint::Min(0), Constraint::Length(side_width)]).areas(middle);
        TableAreas {
            bar,
            stage,
            side,
            status,
            dock,
            keys,
        }
    }

    /// A part of the dock, from a column of it.
    pub(crate) fn card(&self, x: u16, width: u16) -> Rect {
        let card = Rect {
            x: self.dock.x + x,
            width,
            ..self.dock
        };
        card.intersection(self.dock)
    }

    /// A position counted from the corner of the stage, if it is on it.
    pub(crate) fn on_stage(&self, position: Position) -> Option<(i32, i32)> {
        let from = |at: u16, start: u16| i32::from(at) - i32::from(start);
        let Rect { x, y, .. } = self.stage;
        let on_stage = (from(position.x, x), from(position.y, y));
        self.stage.contains(position).then_some(on_stage)
    }

    /// Paints the ground of each part.
    pub(crate) fn paint(self, buffer: &mut Buffer) {
        let panel = Style::new().bg(palette::PANEL).fg(palette::INK);
        for part in [self.bar, self.side, self.status, self.dock, self.keys] {
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

/// Says that the screen is too small, and what else must be known.
pub(crate) fn too_small(buffer: &mut Buffer, warning: Option<&str>) {
    let area = buffer.area;
    let text = format!(
        "The table needs {MIN_WIDTH} × {MIN_HEIGHT} characters; here are {} × {}. Make the window \
         larger, or the letters smaller. The game waits. {}",
        area.width,
        area.height,
        warning.unwrap_or_default()
    );
    Paragraph::new(text)
        .wrap(Wrap { trim: true })
        .render(area, buffer);
}

/// Says at the bottom, instead of the keys, what must not be overlooked.
pub(crate) fn write_warning(buffer: &mut Buffer, text: &str) {
    let area = Rect {
        y: buffer.area.bottom().saturating_sub(1),
        height: 1,
        ..buffer.area
    };
    Clear.render(area, buffer);
    let style = Style::new().bg(palette::PANEL).fg(palette::LOSS);
    buffer.set_style(area, style);
    let text = shortened(&format!(" {text}"), usize::from(area.width));
    let line = Line::styled(text, style.add_modifier(Modifier::BOLD));
    Paragraph::new(line).render(area, buffer);
}

/// A text broken between words into lines of at most this width.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if Span::raw(format!("{line} {word}")).width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A text that says where it had to be cut.
pub(crate) fn shortened(text: &str, width: usize) -> String {
    if Span::raw(text).width() <= width {
        text.to_owned()
    } else {
        format!("{}…", cut(text, width.saturating_sub(1)))
    }
}

/// Writes lines from the top of an area, as many as fit.
pub(crate) fn write_lines(buffer: &mut Buffer, area: Rect, lines: Vec<Line<'_>>) {
    Paragraph::new(lines).render(area, buffer);
}

/// How wide the lines below a city or a town are.
pub(crate) fn status_width(area: Rect) -> usize {
    usize::from(area.inner(Margin::new(1, 0)).width)
}

/// Writes the two lines below a city or a town. Where one of them is too long, they are written as
/// one text that takes both.
pub(crate) fn write_status(buffer: &mut Buffer, area: Rect, lines: Vec<Line<'_>>) {
    let area = area.inner(Margin::new(1, 0));
    if lines
        .iter()
        .all(|line| line.width() <= usize::from(area.width))
    {
        Paragraph::new(lines).render(area, buffer);
        return;
    }
    let mut text = Line::default();
    for line in lines {
        if !text.spans.is_empty() {
            text.push_span(" ");
        }
        let style = line.style;
        text.spans
            .extend(line.spans.into_iter().map(|span| span.patch_style(style)));
    }
    Paragraph::new(text)
        .wrap(Wrap { trim: true })
        .render(area, buffer);
}

/// The bar: the game to the left, in the longest of several ways that has room, whose turn it is
/// to the right.
pub(crate) fn write_bar(buffer: &mut Buffer, area: Rect, games: &[String], turn: &str) {
    let title = Span::styled(" Polis  ", palette::heading());
    let most = usize::from(area.width).saturating_sub(title.width() + 1);
    let turn = Line::styled(
        format!("{} ", shortened(turn, most)),
        Style::new()
            .fg(palette::PRIMARY)
            .add_modifier(Modifier::BOLD),
    );
    let room = usize::from(area.width).saturating_sub(title.width() + turn.width() + 2);
    let game = games
        .iter()
        .find(|game| Span::raw(game.as_str()).width() <= room)
        .cloned()
        .unwrap_or_default();
    let game = Line::from(vec![
        title,
        Span::styled(game, Style::new().fg(palette::INK_SOFT)),
    ]);
    Paragraph::new(game).render(area, buffer);
    Paragraph::new(turn.right_aligned()).render(area, buffer);
}

/// The keys at the bottom: pairs of a key and what it does. Where there is no room for all, those
/// before the last two fall away, from the last on.
pub(crate) fn write_key_bar(buffer: &mut Buffer, area: Rect, keys: &[(&str, &str)]) {
    let mut keys = keys.to_vec();
    let width = |keys: &[(&str, &str)]| -> usize {
        let width = |&(key, what): &(&str, &str)| Span::raw(key).width() + what.len() + 3;
        keys.iter().map(width).sum()
    };
    while keys.len() > 3 && width(&keys) > usize::from(area.width) {
        keys.remove(keys.len() - 3);
    }
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
pub(crate) fn write_dialog(buffer: &mut Buffer, title: &str, lines: Vec<Line<'_>>) {
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
        line.push_span(format!(" {what}  "));
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: u16, height: u16, draw: impl FnOnce(&mut Buffer, Rect)) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        draw(&mut buffer, area);
        let row = |y| {
            (0..width)
                .map(|x| buffer[(x, y)].symbol())
                .collect::<String>()
        };
        (0..height).map(|y| row(y).trim_end().to_owned()).collect()
    }

    #[test]
    fn what_has_no_room_is_said_shorter_and_never_cut() {
        let games = ["A long game", "A game"].map(str::to_owned);
        let bar = |width| {
            drawn(width, 1, |buffer, area| {
                write_bar(buffer, area, &games, "Turn");
            })
        };
        assert_eq!(bar(40), [" Polis  A long game                Turn"]);
        assert_eq!(bar(22), [" Polis  A game   Turn"]);
        assert_eq!(bar(18), [" Polis       Turn"]);
        let keys = [("a", "one"), ("b", "two"), ("?", "keys"), ("x", "leave")];
        let hint = |width| drawn(width, 1, |buffer, area| write_key_bar(buffer, area, &keys));
        assert_eq!(hint(40), [" a one  b two  ? keys  x leave"]);
        assert_eq!(hint(28), [" a one  ? keys  x leave"]);
        let lines = || vec![Line::raw("one two three four"), Line::raw("five")];
        let status = |width| drawn(width, 2, |buffer, area| write_status(buffer, area, lines()));
        assert_eq!(status(20), [" one two three four", " five"]);
        assert_eq!(status(16), [" one two three", " four five"]);
    }
}
