//! The end: the final scoring step by step, who has won, the match, and the next game.

use leptos::prelude::*;
use polis_architekton::explain::FinalReport;
use polis_architekton::{Architekton, Series};
use polis_draw::{Coin, House};
use polis_game::{Game, PerSeat, Seat};
use polis_notation::GameRecord;

use super::Table;
use crate::browser::{self, LocalStorage};
use crate::components::icon::Icon;
use crate::table::art::art;
use crate::table::export;
use crate::table::figures::figures;
use crate::table::panels::looking_back;
use polis_client::route::Route;
use polis_client::session::Session;
use polis_client::shelf::Shelf;
use polis_client::table::Panel;
use polis_client::table::architekton::statistics::{Statistics, statistics};
use polis_client::table::architekton::{news, revenge};

/// The match with this game, once it is over.
fn series_after(table: Table) -> Series {
    let mut series = table.series();
    if let Some(verdict) = table.position.with(Architekton::result) {
        // A match that is over has no further game.
        let _ = series.take(verdict);
    }
    series
}

/// The victory points of the one who looks and of the other, with this game once it is over.
pub(super) fn match_points(table: Table) -> [u8; 2] {
    // The match before the game tells who sits where in it.
    let (before, after) = (table.series(), series_after(table));
    table
        .seats()
        .map(|seat| after.victory_points(before.player_at(seat)))
}

/// What goes on after this game.
fn again_label(table: Table) -> &'static str {
    if series_after(table).is_over() {
        table.table_words().new_match()
    } else {
        table.table_words().next_game()
    }
}

/// Begins the next game of the match: the other begins.
fn play_again(table: Table) {
    let series = series_after(table);
    let mut rng = browser::chance();
    let next = table.controller.session.with_untracked(|session| {
        let options = polis_architekton::Options::default();
        let setup = Architekton::deal(&options, &mut rng).ok()?;
        let mut record = GameRecord::<Architekton>::new(&setup).ok()?;
        for seat in [Seat::First, Seat::Second] {
            let name = session.name(seat.next(2)).cloned();
            record.set_name(seat, name).ok()?;
        }
        let players = PerSeat::from_fn(2, |seat: Seat| session.players()[seat.next(2)]);
        Session::new(record, players).ok()
    });
    let Some(session) = next else { return };
    let shelf = Shelf(LocalStorage);
    let id = shelf.next_id();
    if !series.is_over() {
        revenge::keep(&LocalStorage, id, series);
    }
    if shelf.keep(id, &session.save(browser::since_1970())).is_ok() {
        let address = Route::Play(id).to_string();
        window().location().set_hash(&address).unwrap_or_default();
    }
}

pub(super) fn result(table: Table) -> AnyView {
    let words = table.table_words();
    let (headline, reason) =
        table.narrate(|narrator| (news::headline(narrator), news::reason(narrator)));
    let report = table.position.with(Architekton::explain_end);
    let is_early = table
        .position
        .with(|position| position.early_end().is_some());
    let removed = (!is_early).then(|| {
        view! { <p class="step">{words.are_removed(report.removed.len())}</p> }
    });
    view! {
        <h2 class="title" id="result">{headline}</h2>
        <p class="reason">{reason}</p>
        {removed}
        <div class="halves">
            <div>{scoring(table, &report)} {table.is_match().then(|| match_score(table))}</div>
            <div>{happened(table)}</div>
        </div>
        <div class="deeds">
            {next_button(table, "again")}
            {looking_back(table, words.town())}
            <a class="button" href="#/">{table.words().frame.home()}</a>
        </div>
        <div class="deeds small-deeds">{export::buttons(table)}</div>
    }
    .into_any()
}

/// The button that goes on after this game, with its id; in the panel it has the focus.
pub(super) fn next_button(table: Table, id: &'static str) -> AnyView {
    if let Some(after) = table.controller.after_online_game() {
        return after;
    }
    view! {
        <button
            class="button primary"
            type="button"
            id=id
            autofocus=id == "again"
            on:click=move |_| play_again(table)
        >
            {again_label(table)}
        </button>
    }
    .into_any()
}

/// The rows of the final scoring, one after the other.
fn scoring(table: Table, report: &FinalReport) -> impl IntoView {
    let words = table.table_words();
    let seats = table.seats();
    let head = seats
        .map(|seat| {
            let name = table.name(seat);
            view! { <th scope="col">{art(&House { seat }, "house")}<span>{name}</span></th> }
        })
        .collect_view();
    let score = |seat: Seat| report.seats[seat].score;
    let rows = [
        (
            words.largest_group(),
            seats.map(|seat| score(seat).group),
            "part",
        ),
        (
            words.chips_row(),
            seats.map(|seat| score(seat).chips),
            "part",
        ),
        (
            words.total(),
            seats.map(|seat| score(seat).total()),
            "total",
        ),
        (
            words.houses_row(),
            seats.map(|seat| score(seat).houses),
            "part quiet",
        ),
    ];
    let rows = rows.into_iter().enumerate().map(|(index, (label, figures, class))| {
        let style = format!("--step:{}", index + 1);
        let figures = figures.map(|figure| view! { <td class="points">{figure}</td> });
        view! { <tr class=class style=style><th scope="row">{label}</th>{figures.collect_view()}</tr> }
    });
    view! {
        <table class="sheet final">
            <thead><tr><th><span class="unseen">{words.final_scoring()}</span></th>{head}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// A few figures about both.
fn happened(table: Table) -> impl IntoView {
    let (words, shared) = (table.table_words(), table.words().table);
    let found = table.with_record(statistics);
    let seats = table.seats();
    let row = |title: &'static str, figure: fn(Statistics) -> u16| {
        (
            title,
            seats.map(|seat| figure(found[seat]).to_string()).to_vec(),
        )
    };
    let laid = |one: Statistics| format!("{} + {}", one.buildings, one.landscapes);
    let rows = vec![
        (
            words.tiles_laid(),
            seats.map(|seat| laid(found[seat])).to_vec(),
        ),
        row(words.sides_matching(), |one| one.matching),
        row(words.sides_wrong(), |one| one.wrong),
        row(words.chips_gained(), |one| one.chips_gained),
        row(words.chips_paid(), |one| one.chips_paid),
        row(words.houses_taken_back(), |one| one.houses_taken_back),
    ];
    let best = seats.into_iter().map(|seat| found[seat].best);
    view! {
        <h3>{shared.statistics()}</h3>
        {figures(shared, seats.map(|seat| table.name(seat)).to_vec(), rows, best)}
    }
}

/// The victory points of the match with this game.
fn match_score(table: Table) -> impl IntoView {
    let words = table.table_words();
    let (before, after) = (table.series(), series_after(table));
    let points = match_points(table);
    let winner = after.winner().map(|winner| {
        let who = table.speak(|speech| speech.who(before.seat_of(winner)));
        words.wins_match(who.as_deref())
    });
    let sides = table
        .seats()
        .into_iter()
        .zip(points)
        .map(|(seat, points)| {
            let marks = (0..Series::GOAL.max(points))
                .map(|index| {
                    let class = if index < points { "won" } else { "open" };
                    view! { <span class=class>{art(&Coin, "coin")}</span> }
                })
                .collect_view();
            let name = table.name(seat);
            view! { <li><span>{name}</span><span class="marks">{marks}</span><b>{points}</b></li> }
        })
        .collect_view();
    view! {
        <section class="match">
            <h3>{words.match_score()}</h3>
            <ul>{sides}</ul>
            <p>{winner}</p>
        </section>
    }
}

/// The icon of the end on a phone's dock.
pub(super) fn result_button(table: Table) -> Option<impl IntoView> {
    table.is_over().then(|| {
        view! {
            <button
                class="button result-button"
                type="button"
                aria-label=table.table_words().final_scoring()
                title=table.table_words().final_scoring()
                on:click=move |_| table.open(Some(Panel::Result))
            >
                <Icon icon=Icon::Eye/>
            </button>
        }
    })
}
