//! What is said below a city or a town while no tile is in hand.

use ratatui::style::Style;
use ratatui::text::Line;

use crate::picture::palette;
use crate::widgets;

/// Messages to the players: what happened, or a notice to the one who has the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StatusMessage {
    sentences: Vec<String>,
    tone: Tone,
}

/// The kind of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tone {
    /// What happened in the game.
    Events,
    /// A notice.
    Plain,
    /// A notice that something is not possible.
    Refusal,
}

impl StatusMessage {
    /// No message.
    pub(crate) fn empty() -> StatusMessage {
        StatusMessage {
            sentences: Vec::new(),
            tone: Tone::Events,
        }
    }

    /// A notice.
    pub(crate) fn plain(text: impl Into<String>) -> StatusMessage {
        StatusMessage {
            sentences: vec![text.into()],
            tone: Tone::Plain,
        }
    }

    /// A notice that something is not possible.
    pub(crate) fn refusal(text: impl Into<String>) -> StatusMessage {
        StatusMessage {
            sentences: vec![text.into()],
            tone: Tone::Refusal,
        }
    }

    /// Adds what happened, a sentence each.
    pub(crate) fn add_events(&mut self, happened: impl IntoIterator<Item = String>) {
        /// More are never shown.
        const KEPT: usize = 12;
        self.clear_notice();
        self.sentences.extend(happened);
        let surplus = self.sentences.len().saturating_sub(KEPT);
        self.sentences.drain(..surplus);
    }

    /// What was said to somebody is heard; what happened stays.
    pub(crate) fn clear_notice(&mut self) {
        match self.tone {
            Tone::Events => {}
            Tone::Plain | Tone::Refusal => *self = StatusMessage::empty(),
        }
    }

    /// What was said to whoever has the turn, as a line.
    pub(crate) fn notice(&self) -> Option<Line<'static>> {
        match self.tone {
            Tone::Events => None,
            Tone::Plain | Tone::Refusal => self
                .sentences
                .first()
                .map(|text| Line::styled(text.clone(), self.style())),
        }
    }

    /// The note in as many rows as there are: of what happened, the last sentences that fit. Where
    /// nothing is to be said stands `otherwise`.
    pub(crate) fn lines(&self, otherwise: &str, width: usize, rows: usize) -> Vec<Line<'static>> {
        let mut lines = widgets::wrapped(otherwise, width);
        for first in (0..self.sentences.len()).rev() {
            let more = widgets::wrapped(&self.sentences[first..].join(" "), width);
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
            Tone::Events | Tone::Plain => Style::new(),
            Tone::Refusal => Style::new().fg(palette::LOSS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_sentences_that_fit_are_shown_whole() {
        let mut message = StatusMessage::empty();
        let words = |message: &StatusMessage, width| -> Vec<String> {
            let lines = message.lines("Nothing.", width, 2);
            lines.iter().map(ToString::to_string).collect()
        };
        assert_eq!(words(&message, 20), ["Nothing."]);
        message.add_events(["One two three.".to_owned(), "Four five.".to_owned()]);
        assert_eq!(words(&message, 20), ["One two three. Four", "five."]);
        message.add_events(["Six seven eight nine ten.".to_owned()]);
        assert_eq!(
            words(&message, 20),
            ["Four five. Six seven", "eight nine ten."]
        );
        assert_eq!(words(&message, 14), ["Six seven", "eight nine", "ten."]);
        assert_eq!(words(&message, 50).len(), 1 + 1);
        message = StatusMessage::refusal("No.");
        assert_eq!(words(&message, 30), ["No."]);
        message.clear_notice();
        assert_eq!(words(&message, 30), ["Nothing."]);
    }
}
