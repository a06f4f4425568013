//! Deals in words, and their boards.

use leptos::prelude::*;
use polis_protocol::{DealEntry, DealPlan, DealResult, MonthEntry, Person, PersonId, PersonKind};

use super::table_text;
use crate::client::Client;
use polis_client::replay::{MovePath, ReplayPlace};
use polis_client::route::Route;
use polis_i18n::Words;

/// Against whom a deal is played, in a line.
pub(super) fn opponent(plan: DealPlan, words: &Words) -> String {
    let name = match plan {
        DealPlan::Solo(architect) => words.players.architect(architect).to_owned(),
        DealPlan::Akropolis(level) | DealPlan::Architekton(level) => words.players.opponent(level),
    };
    words.online.deal.against(&name)
}

/// How a try ended, in a line.
pub(super) fn result(result: &DealResult, words: &Words) -> String {
    let deal = &words.online.deal;
    let points = deal.result(
        &table_text::signed(result.points),
        &table_text::signed(result.opponent),
    );
    if result.counts {
        points
    } else {
        format!("{points} \u{b7} {}", deal.not_counted())
    }
}

/// A person, with the way to what is known of them.
pub(super) fn person(person: &Person, words: &Words) -> AnyView {
    let name = table_text::name(person, words);
    match person.kind {
        PersonKind::Deleted => name.into_any(),
        PersonKind::Guest | PersonKind::Account => {
            view! { <a href=Route::Person(person.id).to_string()>{name}</a> }.into_any()
        }
    }
}

/// The board of a deal.
pub(super) fn board(
    client: Client,
    plan: DealPlan,
    entries: &[DealEntry],
    me: Option<PersonId>,
) -> AnyView {
    let words = client.words();
    let deal = &words.online.deal;
    if entries.is_empty() {
        return view! { <p class="small none">{deal.empty()}</p> }.into_any();
    }
    let is_solo = matches!(plan, DealPlan::Solo(_));
    let rows = entries
        .iter()
        .map(|entry| {
            let place = entry
                .place
                .map_or_else(|| "\u{2013}".to_owned(), |place| place.to_string());
            let result = entry.result;
            let score = table_text::signed(plan.score(&result));
            view! {
                <tr class:mine=Some(entry.person.id) == me>
                    <td>{place}</td>
                    <th scope="row">{person(&entry.person, words)}</th>
                    <td>{table_text::signed(result.points)}</td>
                    <td>{table_text::signed(result.opponent)}</td>
                    {(!is_solo).then(|| view! { <td>{score}</td> })}
                    <td>
                        <a
                            class="button quiet small-button"
                            href=Route::Replay(ReplayPlace::Table(entry.table, MovePath::START)).to_string()
                        >
                            {words.study.this_game()}
                        </a>
                    </td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <div class="card scroll">
            <table class="statistics board">
                <thead>
                    <tr>
                        <th scope="col">{deal.place()}</th>
                        <th scope="col">{deal.player()}</th>
                        <th scope="col">{deal.points()}</th>
                        <th scope="col">{deal.opponent()}</th>
                        {(!is_solo).then(|| view! { <th scope="col">{deal.margin()}</th> })}
                        <td></td>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// The board of a month.
pub(super) fn month(client: Client, entries: &[MonthEntry], me: Option<PersonId>) -> AnyView {
    let words = client.words();
    let deal = &words.online.deal;
    if entries.is_empty() {
        return view! { <p class="small none">{deal.month_empty()}</p> }.into_any();
    }
    let rows = entries
        .iter()
        .map(|entry| {
            view! {
                <tr class:mine=Some(entry.person.id) == me>
                    <td>{entry.place}</td>
                    <th scope="row">{person(&entry.person, words)}</th>
                    <td>{entry.days}</td>
                    <td>{entry.wins}</td>
                    <td>{entry.score}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <div class="card scroll">
            <table class="statistics board">
                <thead>
                    <tr>
                        <th scope="col">{deal.place()}</th>
                        <th scope="col">{deal.player()}</th>
                        <th scope="col">{deal.days()}</th>
                        <th scope="col">{words.online.profile.wins()}</th>
                        <th scope="col">{deal.points()}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}
