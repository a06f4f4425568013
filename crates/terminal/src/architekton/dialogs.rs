//! The sheets that lie over the table: the keys, and the end of the game.

use polis_architekton::SeriesPlayer;
use polis_game::Seat;
use ratatui::text::Line;

use super::ArchitektonTable;
use crate::dialog::{EndText, TableKeys};
use crate::picture::building_words::{final_lines, verdict};

pub(super) const KEYS: TableKeys = TableKeys {
    own: &[
        ("", ("1 to 6", "take a tile of the stock (or click it)")),
        (
            "n  N",
            ("q  e", "turn a building (or the wheel of the mouse)"),
        ),
        (
            "n  N",
            ("h", "another house to move, when none is left in hand"),
        ),
        ("Esc", ("1  2", "keep or remove a house, then Enter")),
        ("u  y", ("c  0", "the town back into the middle")),
        ("u  y", ("l", "the last moves of both")),
    ],
    marks: &[
        ("e f m w", "earth, forest, meadow, water"),
        ("=  ×", "the side matches; it does not"),
        ("▲  ●", "houses; +1 or −1 is what the building brought"),
    ],
};

/// How the game and the match ended.
pub(super) fn end_text(table: &ArchitektonTable) -> EndText {
    let report = table.session.position().explain_end();
    let mut details: Vec<String> = Vec::new();
    if table.session.position().early_end().is_none() {
        details.extend(final_lines(&report, &table.names));
        details.push(String::new());
    }
    details.extend(match_lines(table));
    let next = if table.series_after().is_over() {
        "new match"
    } else {
        "next game"
    };
    EndText {
        headline: verdict(&report, &table.names),
        details: details.into_iter().map(Line::from).collect(),
        games: vec![("m", next), ("g", "other game")],
    }
}

/// How the match stands (rule 12).
fn match_lines(table: &ArchitektonTable) -> Vec<String> {
    let after = table.series_after();
    let name = |player: SeriesPlayer| {
        // The names belong to the seats of this game.
        let seat: Seat = table.state.series.seat_of(player);
        &table.names[seat]
    };
    let points = SeriesPlayer::ALL
        .map(|player| format!("{}: {}", name(player), after.victory_points(player)));
    let standing = format!("Victory points: {}.", points.join(", "));
    let next = match after.winner() {
        Some(winner) => format!("{} has won the match.", name(winner)),
        None => format!("{} begins the next game.", name(after.begins())),
    };
    vec![standing, next]
}
