//! The end: who has won and why, and what happened.

use leptos::prelude::*;
use polis_akropolis::{Construction, District, Estate, Score};
use polis_draw::{Badge, Stone};
use polis_game::{Game, Seat};

use super::Table;
use super::mark::seat_mark;
use crate::table::art::art;
use crate::table::export;
use crate::table::figures::figures;
use crate::table::panels::looking_back;
use polis_client::route::Route;
use polis_client::table::Panel;
use polis_client::table::akropolis::sentences;
use polis_client::table::akropolis::statistics::{Statistics, statistics};
use polis_notation::GameKind;

/// The button that opens the result.
pub(super) fn result_button(table: Table) -> AnyView {
    view! {
        <button
            class="button primary"
            type="button"
            id="result"
            on:click=move |_| table.open(Some(Panel::Result))
        >
            {table.label(|labels| labels.result)}
        </button>
    }
    .into_any()
}

/// Who has won and why, the score sheet of everybody, row by row, and what one can do now.
pub(super) fn result(table: Table) -> impl IntoView {
    let words = table.words();
    let mut seats = vec![table.me.get()];
    seats.extend(table.others());
    let (headline, tie_break) = table.narrate(|narrator| {
        (
            sentences::headline(narrator),
            sentences::tie_break(narrator),
        )
    });
    view! {
        <h2 class="title">{headline}</h2>
        {tie_break.map(|text| view! { <p>{text}</p> })}
        <div class="scroll">{sheet(table, &seats)}</div>
        {happened(table, &seats)}
        <div class="line deeds">
            {table.controller.after_online_game().unwrap_or_else(|| view! {
                <a class="button primary" href=Route::NewGame(GameKind::Akropolis).to_string()>
                    {words.play.again()}
                </a>
            }
            .into_any())}
            {looking_back(table, words.akropolis_table.look())}
            {export::buttons(table)}
        </div>
    }
}

/// The score sheet of everybody.
fn sheet(table: Table, seats: &[Seat]) -> impl IntoView {
    let words = &table.words().akropolis_table;
    let winners = table.position.with(|position| position.standing().winners);
    let scores: Vec<Score> = seats
        .iter()
        .map(|&seat| table.position.with(|position| position.score(seat)))
        .collect();
    let heads = seats.iter().map(|&seat| {
        view! {
            <th scope="col" class:winner=winners.contains(seat)>
                {seat_mark(seat)} {table.name(seat)}
            </th>
        }
    });
    let rows = District::ALL
        .into_iter()
        .enumerate()
        .map(|(step, district)| district_row(table, step, district, &scores));
    let stones: Vec<_> = scores
        .iter()
        .map(|score| view! { <td><b>{score.stones}</b></td> })
        .collect();
    let quarries = scores
        .iter()
        .any(|score| score.quarries.is_some())
        .then(|| {
            let points = |score: &Score| score.quarries.map(|points| points.to_string());
            let cells: Vec<_> = scores
                .iter()
                .map(|score| view! { <td><b>{points(score)}</b></td> })
                .collect();
            let badge = Badge {
                construction: Construction::Quarry,
            };
            view! {
                <tr style=step_style(6)>
                    <th scope="row">
                        <span class="kind">{art(&badge, "badge")} {words.quarries_row()}</span>
                    </th>
                    {cells}
                </tr>
            }
        });
    let totals = seats.iter().zip(&scores).map(|(&seat, score)| {
        view! { <td class:winner=winners.contains(seat)>{score.total()}</td> }
    });
    view! {
        <table class="final">
            <thead>
                <tr><td></td>{heads.collect_view()}</tr>
            </thead>
            <tbody>
                {rows.collect_view()}
                <tr style=step_style(5)>
                    <th scope="row">
                        <span class="kind">{art(&Stone, "badge")} {words.stones_row()}</span>
                    </th>
                    {stones}
                </tr>
                {quarries}
                <tr class="total" style=step_style(7)>
                    <th scope="row">{words.total()}</th>
                    {totals.collect_view()}
                </tr>
            </tbody>
        </table>
    }
}

/// When a row appears.
fn step_style(step: usize) -> String {
    format!("--step:{step}")
}

/// What a type brought everybody; the most is lit.
fn district_row(table: Table, step: usize, district: District, scores: &[Score]) -> impl IntoView {
    let points = |score: &Score| score.districts[district].points();
    let most = scores.iter().map(points).max();
    let cells: Vec<_> = scores
        .iter()
        .map(|score| {
            let points = points(score);
            let is_most = points > 0 && Some(points) == most;
            let score = score.districts[district];
            view! {
                <td class:most=is_most>
                    <span class="calculation">
                        {format!("{}\u{a0}×\u{a0}{}★", score.value, score.stars)}
                    </span>
                    <b>{points}</b>
                </td>
            }
        })
        .collect();
    let badge = Badge {
        construction: Construction::District(district),
    };
    view! {
        <tr style=step_style(step)>
            <th scope="row">
                <span class="kind">
                    {art(&badge, "badge")} {table.words().akropolis.district(district)}
                </span>
            </th>
            {cells}
        </tr>
    }
}

/// A few figures about everybody.
fn happened(table: Table, seats: &[Seat]) -> impl IntoView {
    let words = &table.words().akropolis_table;
    let found = table.with_record(statistics);
    let row = |title: &'static str, figure: &dyn Fn(&Statistics) -> Option<String>| {
        let figure = |&seat: &Seat| found.get(seat).and_then(figure);
        let cells = seats
            .iter()
            .map(|seat| figure(seat).unwrap_or_else(|| "–".to_owned()));
        (title, cells.collect::<Vec<String>>())
    };
    // The Illustrious Architect spends stones, too.
    let takings = table.position.with(|position| {
        let takings = position.estate().map(Estate::takings);
        takings.map_or(0, |takings| takings.map(|taking| taking.price).sum::<u16>())
    });
    let spent = |&seat: &Seat| found.get(seat).map_or(takings, |one| one.stones_spent);
    let rows = vec![
        row(words.highest_level(), &|one| {
            Some(one.highest_level.to_string())
        }),
        row(words.stones_won(), &|one| Some(one.stones_won.to_string())),
        (
            words.stones_spent(),
            seats.iter().map(|seat| spent(seat).to_string()).collect(),
        ),
    ];
    let names = seats.iter().map(|&seat| table.name(seat)).collect();
    let best = seats.iter().map(|&seat| found.get(seat)?.best);
    let figures = figures(table.words().table, names, rows, best);
    view! {
        <h3>{table.words().table.statistics()}</h3>
        <div class="scroll">{figures}</div>
    }
}
