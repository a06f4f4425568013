//! What happened in a game, in figures.

use leptos::prelude::*;
use polis_client::table::signed;
use polis_i18n::Table;

/// A table of figures: who it is about, what is told of each of them, row by row, and their best
/// moves, each with its number and its points.
pub(super) fn figures(
    words: Table,
    names: Vec<String>,
    mut rows: Vec<(&'static str, Vec<String>)>,
    best: impl Iterator<Item = Option<(usize, i32)>>,
) -> AnyView {
    let best = best.map(|best| match best {
        Some((turn, points)) => words.best_move_line(turn, &signed(points)),
        None => "–".to_owned(),
    });
    rows.push((words.best_move(), best.collect()));
    let names: Vec<_> = names
        .into_iter()
        .map(|name| view! { <th scope="col">{name}</th> })
        .collect();
    let rows = rows.into_iter().map(|(title, figures)| {
        let cells: Vec<_> = figures
            .into_iter()
            .map(|figure| view! { <td>{figure}</td> })
            .collect();
        view! { <tr><th scope="row">{title}</th>{cells}</tr> }
    });
    view! {
        <table class="happened">
            <thead class="unseen">
                <tr><td></td>{names}</tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}
