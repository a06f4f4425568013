//! The sheets that lie over the table: the keys, and the end of the game.

use polis_architekton::SeriesPlayer;
use polis_game::Seat;
use ratatui::text::Line;

use super::ArchitektonTable;
use crate::picture::building_words::{final_lines, verdict};
use crate::picture::palette;
use crate::table::record_line;
use crate::{dialog, widgets};

/// The keys.
pub(super) fn key_lines() -> Vec<Line<'static>> {
    dialog::key_lines(&[
        ("1 to 6", "take a tile of the stock (or click it)"),
        (
            "arrows",
            "move it (or point with the mouse); else look around",
        ),
        ("n  N", "to the next or previous place, the best first"),
        ("q  e", "turn a building (or the wheel of the mouse)"),
        ("h", "another house to move, when none is left in hand"),
        ("Enter", "lay it (or click on it); hurry who is thinking"),
        ("Esc", "put it back"),
        ("1  2", "keep or remove a house, then Enter"),
        ("i", "a hint: a good move, put in hand"),
        ("u  y", "take back your last move; play it again"),
        ("c  0", "the town back into the middle"),
        ("l", "the last moves of both"),
        ("s", "save; it is saved after every move anyway"),
        ("x", "leave; the game can be gone on with"),
        ("", ""),
        ("e f m w", "earth, forest, meadow, water"),
        ("=  ×", "the side matches; it does not"),
        ("▲  ●", "houses; +1 or −1 is what the building brought"),
    ])
}

/// How the game ended.
pub(super) fn end_lines(table: &ArchitektonTable) -> Vec<Line<'static>> {
    let position = table.session.position();
    let report = position.explain_end();
    let mut lines = vec![
        Line::styled(
            format!("{}.", verdict(&report, &table.names)),
            palette::heading(),
        ),
        Line::default(),
    ];
    if position.early_end().is_none() {
        lines.extend(
            final_lines(&report, &table.names)
                .into_iter()
                .map(Line::from),
        );
        lines.push(Line::default());
    }
    lines.extend(match_lines(table).into_iter().map(Line::from));
    lines.push(record_line(&table.save));
    lines.push(Line::default());
    let next = if table.series_after().is_over() {
        "new match"
    } else {
        "next game"
    };
    lines.push(widgets::choices(&[
        ("m", next),
        ("g", "other game"),
        ("Esc", "look"),
        ("l", "moves"),
        ("u", "undo"),
        ("x", "leave"),
    ]));
    lines
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
