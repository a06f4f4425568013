//! Tables with a drawn bar in each row: the plot and its table are one.

use leptos::prelude::*;

use crate::client::Client;
use polis_client::statistics::figures::Tally;

/// How wide a bar is drawn.
pub(super) const WIDTH: f64 = 160.0;
/// How high.
pub(super) const HEIGHT: f64 = 14.0;

/// How games ended, row by row: won, shared, lost.
pub(super) fn tallies(
    id: &'static str,
    title: &'static str,
    rows: Vec<(String, Tally)>,
    client: Client,
) -> Option<impl IntoView + use<>> {
    if rows.is_empty() {
        return None;
    }
    let words = &client.words().online.profile;
    let has_shared = rows.iter().any(|(_, tally)| tally.shared > 0);
    let body = rows
        .into_iter()
        .map(|(name, tally)| {
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    <td class="bar-cell">{tally_bar(tally)}</td>
                    <td>{tally.won}</td>
                    {has_shared.then(|| view! { <td>{tally.shared}</td> })}
                    <td>{tally.lost}</td>
                </tr>
            }
        })
        .collect_view();
    Some(view! {
        <section class="card stat-card" aria-labelledby=id>
            <h2 id=id>{title}</h2>
            <table class="stat-table">
                <thead>
                    <tr>
                        <td></td>
                        <td></td>
                        <th scope="col">{words.wins()}</th>
                        {has_shared.then(|| view! { <th scope="col">{words.shared()}</th> })}
                        <th scope="col">{client.words().statistics.lost()}</th>
                    </tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </section>
    })
}

/// Won, shared and lost side by side.
fn tally_bar(tally: Tally) -> impl IntoView {
    let all = tally.games().max(1) as f64;
    let won = tally.won as f64 / all * WIDTH;
    let shared = tally.shared as f64 / all * WIDTH;
    let number = |value: f64| format!("{value:.1}");
    view! {
        <svg class="stat-bar" viewBox=frame() preserveAspectRatio="none" aria-hidden="true">
            <rect class="lost" width=WIDTH height=HEIGHT rx="3"></rect>
            <rect class="shared" width=number(won + shared) height=HEIGHT rx="3"></rect>
            <rect class="won" width=number(won) height=HEIGHT rx="3"></rect>
        </svg>
    }
}

/// A bar of a part of the whole width, in the colours of a class.
pub(super) fn bar(part: f64, class: &'static str) -> impl IntoView {
    let width = format!("{:.1}", part.clamp(0.0, 1.0) * WIDTH);
    view! {
        <svg class="stat-bar" viewBox=frame() preserveAspectRatio="none" aria-hidden="true">
            <rect class="whole" width=WIDTH height=HEIGHT rx="3"></rect>
            <rect class=class width=width height=HEIGHT rx="3"></rect>
        </svg>
    }
}

/// The frame of a bar.
pub(super) fn frame() -> String {
    format!("0 0 {WIDTH} {HEIGHT}")
}
