//! What happened in a game, in figures.

use leptos::prelude::*;

/// A table of figures: who it is about, and what is told of each of them, row by row.
pub(super) fn figures(names: Vec<String>, rows: Vec<(&'static str, Vec<String>)>) -> AnyView {
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
