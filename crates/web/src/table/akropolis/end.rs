//! The end: who has won and why, and what happened.

use leptos::prelude::*;
use polis_akropolis::{Construction, District, Score};
use polis_draw::{Badge, Stone};
use polis_game::{Game, Outcome, Seat};

use super::export;
use super::mark::seat_mark;
use super::state::Table;
use crate::online::After;
use crate::table::art::art;
use crate::table::panel::study_link;
use polis_client::game_kind::GameKind;
use polis_client::route::Route;
use polis_client::table::akropolis::sentences::{Sentence, signed};
use polis_client::table::akropolis::statistics::statistics;

/// Who has won, with the points.
pub(super) fn headline(table: Table) -> String {
    let Some(outcome) = table.position.with(Game::outcome) else {
        return String::new();
    };
    let words = &table.words().play;
    let company = table.sitting.company();
    let mut winners = outcome.winners.iter();
    let who = match (winners.next(), winners.next()) {
        (Some(seat), None) if company.only_person() == Some(seat) => words.you_win.to_owned(),
        (Some(seat), None) => (words.wins)(&table.name(seat)),
        (None | Some(_), _) => words.nobody_wins.to_owned(),
    };
    let mut points = outcome.points.values().to_vec();
    points.sort_unstable_by(|one, other| other.cmp(one));
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    format!("{who}, {}", points.join(" : "))
}

/// The end in words: who has won, and what decided it.
pub(super) fn sentence(table: Table) -> Sentence {
    Sentence {
        title: headline(table),
        text: tie_break(table).unwrap_or_default(),
    }
}

/// What decided between equal points.
fn tie_break(table: Table) -> Option<String> {
    let Outcome { winners, points } = table.position.with(Game::outcome)?;
    let words = &table.words().akropolis_table;
    let best = points.values().iter().max()?;
    let equal: Vec<Seat> = points
        .iter()
        .filter(|&(_, points)| points == best)
        .map(|(seat, _)| seat)
        .collect();
    if equal.len() < 2 {
        return None;
    }
    if winners.len() > 1 {
        return Some(words.shared.to_owned());
    }
    let stones = |&seat: &Seat| table.position.with(|position| position.stones()[seat]);
    let most = equal.iter().map(stones).max();
    let is_decided = equal
        .iter()
        .filter(|&seat| Some(stones(seat)) == most)
        .count()
        == 1;
    Some(if is_decided {
        words.by_stones.to_owned()
    } else {
        words.architect_ties.to_owned()
    })
}

/// The score sheet of everybody, row by row, and what one can do now.
#[component]
pub(super) fn Result() -> impl IntoView {
    let table = Table::here();
    view! { {move || result(table)} }
}

fn result(table: Table) -> impl IntoView {
    let words = table.words();
    let mut seats = vec![table.me.get()];
    seats.extend(table.others());
    view! {
        <h2 class="title">{headline(table)}</h2>
        {tie_break(table).map(|text| view! { <p>{text}</p> })}
        <div class="scroll">{sheet(table, &seats)}</div>
        {happened(table, &seats)}
        <div class="line deeds">
            {match table.sitting.place() {
                Some(place) => view! { <After place/> }.into_any(),
                None => view! {
                    <a class="button primary" href=Route::NewGame(GameKind::Akropolis).to_string()>
                        {words.play.again}
                    </a>
                }
                .into_any(),
            }}
            {study_link(table.client, table.sitting.study())}
            <button class="button" type="button" on:click=move |_| table.open.set(None)>
                {words.akropolis_table.look}
            </button>
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
                        <span class="kind">{art(&badge, "badge")} {words.quarries_row}</span>
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
                        <span class="kind">{art(&Stone, "badge")} {words.stones_row}</span>
                    </th>
                    {stones}
                </tr>
                {quarries}
                <tr class="total" style=step_style(7)>
                    <th scope="row">{words.total}</th>
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
    let found = table
        .sitting
        .session
        .with(|session| statistics(session.record()));
    let row = |title: &'static str, figure: &dyn Fn(Seat) -> String| {
        let cells: Vec<_> = seats
            .iter()
            .map(|&seat| view! { <td>{figure(seat)}</td> })
            .collect();
        view! { <tr><th scope="row">{title}</th>{cells}</tr> }
    };
    let of = |seat: Seat| found.get(seat).copied();
    let rows = [
        row(words.highest_level, &|seat| {
            of(seat).map_or_else(|| "–".to_owned(), |one| one.highest_level.to_string())
        }),
        row(words.stones_won, &|seat| {
            of(seat).map_or_else(|| "–".to_owned(), |one| one.stones_won.to_string())
        }),
        row(words.stones_spent, &|seat| match of(seat) {
            Some(one) => one.stones_spent.to_string(),
            None => table
                .position
                .with(|position| {
                    let estate = position.estate()?;
                    Some(estate.takings().map(|taking| taking.price).sum::<u16>())
                })
                .unwrap_or(0)
                .to_string(),
        }),
        row(words.best_move, &|seat| {
            of(seat).and_then(|one| one.best).map_or_else(
                || "–".to_owned(),
                |(turn, points)| (words.best_move_line)(turn, &signed(points)),
            )
        }),
    ];
    let names = seats
        .iter()
        .map(|&seat| view! { <th scope="col">{table.name(seat)}</th> });
    view! {
        <h3>{words.statistics}</h3>
        <div class="scroll">
            <table class="happened">
                <thead class="unseen">
                    <tr><td></td>{names.collect_view()}</tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}
