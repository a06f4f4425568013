//! What is said below a city or a town while no tile is in hand.

use ratatui::style::Style;
use ratatui::text::Line;

use super::frame;
use crate::picture::palette;

/// Sentences that say something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    sentences: Vec<String>,
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
            sentences: Vec::new(),
            tone: Tone::Told,
        }
    }

    /// Something to know.
    pub(crate) fn plain(text: impl Into<String>) -> Note {
        Note {
            sentences: vec![text.into()],
            tone: Tone::Plain,
        }
    }

    /// Something that cannot be.
    pub(crate) fn refusal(text: impl Into<String>) -> Note {
        Note {
            sentences: vec![text.into()],
            tone: Tone::Refusal,
        }
    }

    /// Tells what happened, a sentence each, after what was told before.
    pub(crate) fn tell(&mut self, happened: impl IntoIterator<Item = String>) {
        /// More are never shown.
        const KEPT: usize = 12;
        self.forget_said();
        self.sentences.extend(happened);
        let surplus = self.sentences.len().saturating_sub(KEPT);
        self.sentences.drain(..surplus);
    }

    /// What was said to somebody is heard; what happened stays.
    pub(crate) fn forget_said(&mut self) {
        match self.tone {
            Tone::Told => {}
            Tone::Plain | Tone::Refusal => *self = Note::empty(),
        }
    }

    /// What was said to whoever has the turn, as a line.
    pub(crate) fn said(&self) -> Option<Line<'static>> {
        match self.tone {
            Tone::Told => None,
            Tone::Plain | Tone::Refusal => self
                .sentences
                .first()
                .map(|text| Line::styled(text.clone(), self.style())),
        }
    }

    /// The note in as many rows as there are: of what happened, the last sentences that fit. Where
    /// nothing is to be said stands `otherwise`.
    pub(crate) fn shown(&self, otherwise: &str, width: usize, rows: usize) -> Vec<Line<'static>> {
        let mut lines = frame::wrapped(otherwise, width);
        for first in (0..self.sentences.len()).rev() {
            let more = frame::wrapped(&self.sentences[first..].join(" "), width);
            if more.len() > rows && first + 1 < self.sentences.len() {
                break;
            }
            lines = more;
        }
        lines
            .into_iter()
            .map(|line| Line::styled(line, self.style()))
            .collect()
    }

    fn style(&self) -> Style {
        match self.tone {
            Tone::Told | Tone::Plain => Style::new(),
            Tone::Refusal => Style::new().fg(palette::LOSS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_sentences_that_fit_are_shown_whole() {
        let mut note = Note::empty();
        let words = |note: &Note, width| -> Vec<String> {
            let lines = note.shown("Nothing.", width, 2);
            lines.iter().map(ToString::to_string).collect()
        };
        assert_eq!(words(&note, 20), ["Nothing."]);
        note.tell(["One two three.".to_owned(), "Four five.".to_owned()]);
        assert_eq!(words(&note, 20), ["One two three. Four", "five."]);
        note.tell(["Six seven eight nine ten.".to_owned()]);
        assert_eq!(
            words(&note, 20),
            ["Four five. Six seven", "eight nine ten."]
        );
        assert_eq!(words(&note, 14), ["Six seven", "eight nine", "ten."]);
        assert_eq!(words(&note, 50).len(), 1 + 1);
        note = Note::refusal("No.");
        assert_eq!(words(&note, 30), ["No."]);
        note.forget_said();
        assert_eq!(words(&note, 30), ["Nothing."]);
    }
}
