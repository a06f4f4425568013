//! The sheets that lie over the table: the keys, and the end of the game.

use ratatui::text::Line;

use super::AkropolisTable;
use crate::dialog::{EndText, TableKeys};
use crate::picture::akropolis_page::result_words;
use crate::picture::score_sheet::score_sheet;

pub(super) const KEYS: TableKeys = TableKeys {
    own: &[
        ("", ("1 to 6", "take a tile of the site (or click it)")),
        ("n  N", ("q  e", "turn it (or the wheel of the mouse)")),
        ("u  y", ("o  Tab", "look at another city")),
        ("u  y", ("c  0", "the city back into the middle")),
        ("u  y", ("l", "the last moves of everybody")),
    ],
    marks: &[
        ("^ ·", "where a tile can lie: on the city, on the ground"),
        ("×  +", "counts for nothing; counts double"),
    ],
};

/// How the game ended.
pub(super) fn end_text(table: &AkropolisTable) -> EndText {
    let position = table.session.position();
    let mut details = score_sheet(&position.scores(), &table.names);
    details.push(Line::default());
    EndText {
        headline: result_words(position, &table.names),
        details,
        games: vec![("g", "new game")],
    }
}
