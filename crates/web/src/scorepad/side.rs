//! The sheet beside the board: what is counted so far.

use leptos::prelude::*;
use polis_akropolis::Construction;
use polis_draw::{Badge, Coin, Stone};
use polis_game::Seat;

use super::numbers::{Stones, TownPart, town_stepper};
use super::state::ScorepadState;
use crate::components::picture::drawn;
use crate::components::segments::Segments;
use polis_client::scorepad::CountingMode;
use polis_client::scorepad::summary::{self, Mark, SummaryRow};

/// What stands before a row.
pub(super) fn badge(mark: Mark) -> Option<AnyView> {
    let badge = |construction| drawn(&Badge { construction });
    match mark {
        Mark::District(district) => Some(badge(Construction::District(district))),
        Mark::Quarry => Some(badge(Construction::Quarry)),
        Mark::Stone => Some(drawn(&Stone)),
        Mark::Chip => Some(drawn(&Coin)),
        Mark::None | Mark::Total => None,
    }
}

/// The sheet of somebody.
#[component]
pub(super) fn CitySide(index: usize) -> impl IntoView {
    let pad = ScorepadState::here();
    let rows = Memo::new(move |_| pad.with(|sheet| summary::rows(sheet, pad.words())));
    let title = move || {
        let words = pad.words();
        pad.with(|sheet| {
            let names = summary::names(sheet, words);
            words.pad.step_of(&names[index], index + 1, names.len())
        })
    };
    let is_exact =
        Memo::new(move |_| pad.person(index, |person| person.way) == CountingMode::Exact);
    let stones = move || {
        is_exact.get().then(|| {
            view! {
                <div class="pad-row single">
                    <span class="kind">
                        <span class="badge">{drawn(&Stone)}</span>
                        <b>{move || pad.words().akropolis_table.stones_row()}</b>
                    </span>
                    <Stones index/>
                </div>
            }
        })
    };
    // Where the stones are stepped above, they need not stand here.
    let body = move || {
        let rows = rows.get().into_iter();
        let rows = rows.filter(|row| row.mark != Mark::Stone || !is_exact.get());
        rows.map(|one| row(&one, index)).collect_view()
    };
    view! {
        <section class="pad-side" aria-label=title>
            <h2>{title}</h2>
            {stones}
            <table class="pad-sheet">
                <tbody>{body}</tbody>
            </table>
        </section>
    }
}

fn row(row: &SummaryRow, index: usize) -> impl IntoView + use<> {
    let is_total = row.mark == Mark::Total;
    let cell = row.cells[index].clone();
    view! {
        <tr class:total=is_total>
            {row_head(row)}
            <td class="calculation">{cell.calculation}</td>
            <td class="points" id=is_total.then_some("total")>{cell.points}</td>
        </tr>
    }
}

/// What a row is about.
fn row_head(row: &SummaryRow) -> impl IntoView + use<> {
    view! {
        <th scope="row">
            <span class="kind">
                {badge(row.mark).map(|badge| view! { <span class="badge">{badge}</span> })}
                {row.label}
            </span>
        </th>
    }
}

/// The sheet of a town.
#[component]
pub(super) fn TownSide() -> impl IntoView {
    let pad = ScorepadState::here();
    let rows = Memo::new(move |_| pad.with(|sheet| summary::rows(sheet, pad.words())));
    let names = move || pad.with(|sheet| summary::names(sheet, pad.words()));
    let is_exact = Memo::new(move |_| pad.town(|sheet| sheet.way) == Some(CountingMode::Exact));
    let chips = move || {
        is_exact.get().then(|| {
            let seats = [Seat::First, Seat::Second].map(|seat| {
                view! {
                    <div class="pad-row single">
                        <span class="kind">
                            <span class="badge">{drawn(&Coin)}</span>
                            <b>
                                {move || pad.words().architekton_table.chips_row()} ": "
                                {move || names().remove(seat as usize)}
                            </b>
                        </span>
                        {town_stepper(seat, TownPart::Chips)}
                    </div>
                }
            });
            seats.collect_view()
        })
    };
    let told = Memo::new(move |_| pad.with(|sheet| summary::verdict(sheet, pad.words())));
    view! {
        <section class="pad-side" aria-labelledby="verdict">
            <h2 id="verdict">{move || told.get().title}</h2>
            <p class="small">{move || told.get().line}</p>
            {chips}
            {move || everybody(&names(), &rows.get())}
            {bankrupt()}
        </section>
    }
}

/// The table of everybody.
pub(super) fn everybody(names: &[String], rows: &[SummaryRow]) -> impl IntoView + use<> {
    let heads: Vec<String> = names.to_vec();
    let heads = heads
        .into_iter()
        .map(|name| view! { <th scope="col">{name}</th> });
    let rows: Vec<SummaryRow> = rows.to_vec();
    let rows = rows.into_iter().map(|row| {
        let (is_total, head) = (row.mark == Mark::Total, row_head(&row));
        let cells = row.cells.into_iter().enumerate().map(move |(index, cell)| {
            let id = is_total.then(|| format!("total-{}", index + 1));
            view! {
                <td>
                    <span class="calculation">{cell.calculation}</span>
                    " "
                    <b class="points" id=id>{cell.points}</b>
                </td>
            }
        });
        view! {
            <tr class:total=is_total>
                {head}
                {cells.collect_view()}
            </tr>
        }
    });
    view! {
        <div class="pad-scroller" tabindex="0" role="group">
            <table class="pad-sheet everybody">
                <thead><tr><td></td>{heads.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}

/// Who could not pay, which ends the game early.
fn bankrupt() -> impl IntoView {
    let pad = ScorepadState::here();
    let number = |seat: Option<Seat>| seat.map_or(0, Seat::number).to_string();
    let label = move |seat: Option<Seat>| match seat {
        None => pad.words().pad.nobody().to_owned(),
        Some(seat) => pad.with(|sheet| summary::names(sheet, pad.words()).remove(seat as usize)),
    };
    view! {
        <fieldset class="pad-bankrupt">
            <legend>{move || pad.words().pad.bankrupt()}</legend>
            <Segments
                name="bankrupt"
                values=[None, Some(Seat::First), Some(Seat::Second)]
                chosen=Signal::derive(move || pad.town(|sheet| sheet.bankrupt))
                choose=move |seat| pad.change_town(|sheet| sheet.bankrupt = seat)
                label
                value=move |seat| number(seat)
            />
        </fieldset>
    }
}
