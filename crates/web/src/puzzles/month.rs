//! A month of puzzles of the day.

use leptos::prelude::*;
use polis_puzzles::AnswerVerdict;

use crate::client::Client;
use polis_client::puzzles::{Day, PuzzleProgress};

/// The month of a day: which were solved.
pub(super) fn month(
    client: Client,
    progress: &PuzzleProgress,
    today: Day,
) -> impl IntoView + use<> {
    let words = client.words().puzzles;
    let days = words
        .weekdays()
        .map(|day| view! { <th scope="col">{day}</th> });
    let weeks = today
        .weeks()
        .into_iter()
        .map(|week| {
            let cells = week.map(|day| {
                let Some(day) = day else {
                    return view! { <td></td> }.into_any();
                };
                let (class, said) = match progress.day(day) {
                    Some(AnswerVerdict::Solved) => ("solved", "✔"),
                    Some(AnswerVerdict::Failed) => ("failed", "✘"),
                    None => ("", ""),
                };
                let current = (day == today).then_some("date");
                view! {
                    <td class=class aria-current=current>
                        <span>{day.date().2}</span>
                        <span class="unseen">{said}</span>
                    </td>
                }
                .into_any()
            });
            view! { <tr>{cells.collect_view()}</tr> }
        })
        .collect_view();
    let (year, month, _) = today.date();
    view! {
        <table class="month">
            <caption>{format!("{year:04}-{month:02}")}</caption>
            <thead>
                <tr>{days.collect_view()}</tr>
            </thead>
            <tbody>{weeks}</tbody>
        </table>
    }
}
