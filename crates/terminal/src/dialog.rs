//! The sheets that can lie over a table.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::picture::palette;
use crate::table::KeyHint;
use crate::widgets;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// Nothing.
    None,
    Keys,
    /// The last moves.
    Log,
    /// How the game ended.
    End,
}

/// The keys of a table, and the marks on its board.
pub(crate) struct TableKeys {
    /// The keys that differ from game to game, each after the one of [`KEYS`] that it follows.
    pub(crate) own: &'static [(&'static str, KeyHint)],
    pub(crate) marks: &'static [KeyHint],
}

/// The keys of every table.
const KEYS: [KeyHint; 9] = [
    ("", ""),
    (
        "arrows",
        "move it (or point with the mouse); else look around",
    ),
    ("n  N", "to the next or previous place, the best first"),
    ("Enter", "lay it (or click on it); hurry who is thinking"),
    ("Esc", "put it back"),
    ("i", "a hint: a good move, put in hand"),
    ("u  y", "take back your last move; play it again"),
    ("s", "save; it is saved after every move anyway"),
    ("x", "leave; the game can be gone on with"),
];

impl TableKeys {
    /// Keys and marks, and what they mean, as lines of a sheet.
    pub(crate) fn lines(&self) -> Vec<Line<'static>> {
        let keys = KEYS.into_iter().flat_map(|key| {
            let own = self.own.iter().filter(move |(after, _)| *after == key.0);
            [key].into_iter().chain(own.map(|&(_, own)| own))
        });
        let marks = [("", "")].into_iter().chain(self.marks.iter().copied());
        keys.skip(1)
            .chain(marks)
            .map(|(key, what)| {
                Line::from(vec![
                    Span::styled(format!("{key:<8}"), Style::new().fg(palette::PRIMARY)),
                    Span::raw(what),
                ])
            })
            .collect()
    }
}

/// How a game ended.
pub(crate) struct EndText {
    /// Who has won.
    pub(crate) headline: String,
    pub(crate) details: Vec<Line<'static>>,
    /// The keys that go on to another game.
    pub(crate) games: Vec<KeyHint>,
}

impl EndText {
    /// The lines of the sheet, with where the record is.
    pub(crate) fn lines(self, record: Line<'static>) -> Vec<Line<'static>> {
        let mut keys = self.games;
        keys.extend([
            ("Esc", "look"),
            ("l", "moves"),
            ("u", "undo"),
            ("x", "leave"),
        ]);
        let mut lines = vec![
            Line::styled(format!("{}.", self.headline), palette::heading()),
            Line::default(),
        ];
        lines.extend(self.details);
        lines.extend([record, Line::default(), widgets::choices(&keys)]);
        lines
    }
}
