//! The sheets that can lie over a table.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::picture::palette;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// Nothing.
    None,
    /// The keys.
    Keys,
    /// The last moves.
    Log,
    /// How the game ended.
    End,
}

/// Keys and marks, and what they mean, as lines of a sheet.
pub(crate) fn key_lines(keys: &[(&'static str, &'static str)]) -> Vec<Line<'static>> {
    keys.iter()
        .map(|&(key, what)| {
            Line::from(vec![
                Span::styled(format!("{key:<8}"), Style::new().fg(palette::PRIMARY)),
                Span::raw(what),
            ])
        })
        .collect()
}
