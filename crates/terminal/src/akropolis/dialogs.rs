//! The sheets that lie over the table: the keys, and the end of the game.

use ratatui::text::Line;

use super::AkropolisTable;
use crate::picture::akropolis_page::result_words;
use crate::picture::palette;
use crate::picture::score_sheet::score_sheet;
use crate::table::record_line;
use crate::{dialog, widgets};

/// The keys.
pub(super) fn key_lines() -> Vec<Line<'static>> {
    dialog::key_lines(&[
        ("1 to 6", "take a tile of the site (or click it)"),
        (
            "arrows",
            "move it (or point with the mouse); else look around",
        ),
        ("n  N", "to the next or previous place, the best first"),
        ("q  e", "turn it (or the wheel of the mouse)"),
        ("Enter", "lay it (or click on it); hurry who is thinking"),
        ("Esc", "put it back"),
        ("i", "a hint: a good move, put in hand"),
        ("u  y", "take back your last move; play it again"),
        ("o  Tab", "look at another city"),
        ("c  0", "the city back into the middle"),
        ("l", "the last moves of everybody"),
        ("s", "save; it is saved after every move anyway"),
        ("x", "leave; the game can be gone on with"),
        ("", ""),
        ("^ ·", "where a tile can lie: on the city, on the ground"),
        ("×  +", "counts for nothing; counts double"),
    ])
}

/// How the game ended.
pub(super) fn end_lines(table: &AkropolisTable) -> Vec<Line<'static>> {
    let position = table.session.position();
    let mut lines = vec![
        Line::styled(
            format!("{}.", result_words(position, &table.names)),
            palette::heading(),
        ),
        Line::default(),
    ];
    lines.extend(score_sheet(&position.scores(), &table.names));
    lines.push(Line::default());
    lines.push(record_line(&table.save));
    lines.push(Line::default());
    lines.push(widgets::choices(&[
        ("g", "new game"),
        ("Esc", "look"),
        ("l", "moves"),
        ("u", "undo"),
        ("x", "leave"),
    ]));
    lines
}
