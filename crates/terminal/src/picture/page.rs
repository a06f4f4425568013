//! A page of text and pictures that is printed.

use std::fmt::Write as _;
use std::io::Write as _;

use anstream::{AutoStream, ColorChoice};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use super::palette;

/// Lines of text and pictures, from top to bottom.
#[derive(Clone, Debug, Default)]
pub struct Page {
    lines: Vec<Line<'static>>,
}

/// Whether a text has colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colours {
    No,
    Yes,
}

impl Page {
    /// A page without a line.
    pub fn new() -> Page {
        Page::default()
    }

    /// Adds a line.
    pub fn line(&mut self, line: impl Into<Line<'static>>) {
        self.lines.push(line.into());
    }

    /// Adds a heading, with an empty line before it.
    pub fn heading(&mut self, text: impl Into<String>) {
        self.space();
        self.line(Span::styled(text.into(), palette::heading()));
    }

    /// Adds an empty line, unless the page begins here.
    pub fn space(&mut self) {
        if !self.lines.is_empty() {
            self.line("");
        }
    }

    /// Adds lines.
    pub fn lines(&mut self, lines: impl IntoIterator<Item = Line<'static>>) {
        self.lines.extend(lines);
    }

    /// Adds a picture.
    pub fn picture(&mut self, picture: &Buffer) {
        self.lines(lines_of(picture));
    }

    /// Adds pages side by side, as many in a row as fit into the width.
    pub fn side_by_side(&mut self, pages: Vec<Page>, width: usize) {
        const GAP: usize = 4;
        let mut row: Option<Page> = None;
        for page in pages {
            row = Some(match row {
                None => page,
                Some(row) if row.width() + GAP + page.width() <= width => row.beside(page, GAP),
                Some(row) => {
                    self.lines(row.lines);
                    self.space();
                    page
                }
            });
        }
        self.lines(row.into_iter().flat_map(|row| row.lines));
    }

    /// Prints the page on standard output, with colours where they can be seen and are wanted.
    ///
    /// # Errors
    /// When standard output cannot be written to.
    pub fn print(&self) -> std::io::Result<()> {
        let stdout = std::io::stdout();
        let colours = match AutoStream::choice(&stdout) {
            ColorChoice::Never => Colours::No,
            ColorChoice::Auto | ColorChoice::AlwaysAnsi | ColorChoice::Always => Colours::Yes,
        };
        let mut out = AutoStream::auto(stdout.lock());
        out.write_all(self.text(colours).as_bytes())?;
        out.flush()
    }

    /// The page without colours.
    #[cfg(test)]
    pub fn plain(&self) -> String {
        self.text(Colours::No)
    }

    fn width(&self) -> usize {
        self.lines.iter().map(Line::width).max().unwrap_or(0)
    }

    fn beside(mut self, other: Page, gap: usize) -> Page {
        let width = self.width() + gap;
        let height = self.lines.len().max(other.lines.len());
        self.lines.resize(height, Line::default());
        for (line, right) in self.lines.iter_mut().zip(other.lines) {
            let fill = width - line.width();
            line.push_span(Span::raw(" ".repeat(fill)));
            for span in right {
                line.push_span(span);
            }
        }
        self
    }

    fn text(&self, colours: Colours) -> String {
        let mut text = String::new();
        for line in &self.lines {
            match colours {
                Colours::No => {
                    let line: String = line.iter().map(|span| span.content.as_ref()).collect();
                    text.push_str(line.trim_end());
                }
                Colours::Yes => push_coloured(&mut text, line),
            }
            text.push('\n');
        }
        text
    }
}

/// Appends a line with its colours; spaces at its end that show nothing fall away.
fn push_coloured(text: &mut String, line: &Line<'_>) {
    let shows = |span: &Span<'_>| {
        let bare = matches!(span.style.bg, None | Some(Color::Reset));
        !(bare && span.content.trim_end().is_empty())
    };
    let end = line.iter().rposition(shows).map_or(0, |last| last + 1);
    for (index, span) in line.iter().take(end).enumerate() {
        let bare = matches!(span.style.bg, None | Some(Color::Reset));
        let content = if index + 1 == end && bare {
            span.content.trim_end()
        } else {
            span.content.as_ref()
        };
        let style = terminal_style(line.style.patch(span.style));
        if style == anstyle::Style::new() {
            text.push_str(content);
        } else {
            write!(text, "{style}{content}{style:#}").expect("a string takes every text");
        }
    }
}

/// The rows of a picture, neighbours that look alike as one span.
fn lines_of(picture: &Buffer) -> Vec<Line<'static>> {
    let area = picture.area();
    let rows = area.top()..area.bottom();
    rows.map(|y| {
        let mut spans: Vec<Span<'static>> = Vec::new();
        let mut x = area.left();
        while x < area.right() {
            let cell = &picture[(x, y)];
            let (symbol, style) = (cell.symbol(), cell.style());
            match spans.last_mut() {
                Some(span) if span.style == style => span.content.to_mut().push_str(symbol),
                Some(_) | None => spans.push(Span::styled(symbol.to_owned(), style)),
            }
            x += Span::raw(symbol).width().max(1) as u16;
        }
        Line::from(spans)
    })
    .collect()
}

fn terminal_style(style: Style) -> anstyle::Style {
    let mut effects = anstyle::Effects::new();
    for (modifier, effect) in [
        (Modifier::BOLD, anstyle::Effects::BOLD),
        (Modifier::DIM, anstyle::Effects::DIMMED),
        (Modifier::UNDERLINED, anstyle::Effects::UNDERLINE),
        (Modifier::REVERSED, anstyle::Effects::INVERT),
    ] {
        if style.add_modifier.contains(modifier) {
            effects |= effect;
        }
    }
    anstyle::Style::new()
        .fg_color(style.fg.and_then(terminal_colour))
        .bg_color(style.bg.and_then(terminal_colour))
        .effects(effects)
}

/// The colours of the palette are all given by their parts.
fn terminal_colour(colour: Color) -> Option<anstyle::Color> {
    match colour {
        Color::Rgb(red, green, blue) => Some(anstyle::RgbColor(red, green, blue).into()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::layout::Rect;

    #[test]
    fn spaces_at_the_end_fall_away_and_colours_do_not_leak() {
        let mut picture = Buffer::empty(Rect::new(0, 0, 6, 1));
        picture.set_string(0, 0, "ab", Style::new().fg(Color::Rgb(1, 2, 3)));
        let mut page = Page::new();
        page.picture(&picture);
        assert_eq!(page.plain(), "ab\n");
        assert_eq!(page.text(Colours::Yes), "\u{1b}[38;2;1;2;3mab\u{1b}[0m\n");
    }

    #[test]
    fn pages_stand_side_by_side_where_there_is_room() {
        let page = |text: &str| {
            let mut page = Page::new();
            page.lines(text.lines().map(|line| Line::raw(line.to_owned())));
            page
        };
        let pages = vec![page("ab\nc"), page("d"), page("efghij")];
        let mut all = Page::new();
        all.side_by_side(pages, 8);
        assert_eq!(all.plain(), "ab    d\nc\n\nefghij\n");
    }
}
