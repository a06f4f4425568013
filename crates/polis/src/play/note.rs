//! What is said below a city or a town while no tile is in hand.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::frame;
use crate::picture::palette;

/// One or two lines that say something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    lines: Vec<String>,
    tone: Tone,
}

/// How something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tone {
    /// What happened.
    Told,
    /// What to know.
    Plain,
    /// What cannot be.
    Refusal,
}

impl Note {
    /// Nothing is said.
    pub(crate) fn empty() -> Note {
        Note {
            lines: Vec::new(),
            tone: Tone::Told,
        }
    }

    /// Something to know.
    pub(crate) fn plain(text: impl Into<String>) -> Note {
        Note {
            lines: vec![text.into()],
            tone: Tone::Plain,
        }
    }

    /// Something that cannot be.
    pub(crate) fn refusal(text: impl Into<String>) -> Note {
        Note {
            lines: vec![text.into()],
            tone: Tone::Refusal,
        }
    }

    /// Tells what happened, a sentence each, after what was told before as far as there is room.
    pub(crate) fn tell(&mut self, happened: impl IntoIterator<Item = String>) {
        /// The lines that there are on the screen.
        const ROOM: usize = 2;
        /// The characters that there are at least in a line.
        const WIDTH: usize = frame::MIN_WIDTH as usize - 2;
        if self.tone != Tone::Told {
            *self = Note::empty();
        }
        for sentence in happened {
            match self.lines.last_mut() {
                Some(line) if Span::raw(format!("{line} {sentence}")).width() <= WIDTH => {
                    line.push(' ');
                    line.push_str(&sentence);
                }
                Some(_) | None => self.lines.push(sentence),
            }
        }
        let surplus = self.lines.len().saturating_sub(ROOM);
        self.lines.drain(..surplus);
    }

    /// What cannot be, if that was said.
    pub(crate) fn refused(&self) -> Option<&str> {
        match self.tone {
            Tone::Refusal => self.lines.first().map(String::as_str),
            Tone::Told | Tone::Plain => None,
        }
    }

    /// The note as it is shown: that the game could not be saved comes first, and where nothing
    /// is to be said stands `otherwise`.
    pub(crate) fn shown(&self, unsaved: Option<&str>, otherwise: &str) -> Vec<Line<'static>> {
        let style = match self.tone {
            Tone::Told | Tone::Plain => Style::new(),
            Tone::Refusal => Style::new().fg(palette::LOSS),
        };
        let texts = match unsaved {
            Some(unsaved) => vec![unsaved.to_owned()],
            None if self.lines.is_empty() => vec![otherwise.to_owned()],
            None => self.lines.clone(),
        };
        texts
            .into_iter()
            .map(|text| Line::styled(text, style))
            .collect()
    }
}
