//! The end: who has won and why, and what happened.

use std::sync::Arc;

use leptos::prelude::*;
use polis_akropolis::{Construction, District, Estate, Score};
use polis_draw::{Badge, CityDrawing, Detail, Drawing, Stone};
use polis_game::{Game, Seat};

use super::mark::seat_mark;
use super::{Table, column};
use crate::table::art::art;
use crate::table::export;
use crate::table::figures::figures;
use crate::table::panels::looking_back;
use polis_client::route::Route;
use polis_client::table::Panel;
use polis_client::table::akropolis::ending::{Beat, Ending, ScoreRow};
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

/// Everybody at the table, who looks first.
fn seats(table: Table) -> Vec<Seat> {
    let mut seats = vec![table.me.get()];
    seats.extend(table.others());
    seats
}

fn scores(table: Table) -> Vec<Score> {
    let score = |seat| table.position.with(|position| position.score(seat));
    seats(table).into_iter().map(score).collect()
}

/// How long each beat of the ending lasts.
pub(super) fn beats(table: Table) -> Arc<[u32]> {
    let ending = Ending::new(&scores(table));
    let beats = ending.beats().iter();
    beats.map(|beat| beat.milliseconds()).collect()
}

/// The ending as it is told.
#[derive(Clone, Copy)]
struct NarratedGame {
    table: Table,
    ending: StoredValue<Ending>,
}

impl NarratedGame {
    fn is_told(self, what: Beat) -> bool {
        let beat = self.table.telling.beat();
        beat == usize::MAX || self.ending.with_value(|ending| ending.is_told(beat, what))
    }

    /// The type that is lit now.
    fn lit(self) -> Option<District> {
        let beat = self.table.telling.beat();
        self.ending.with_value(|ending| ending.lit(beat))
    }

    fn points(self, score: &Score) -> i32 {
        let beat = self.table.telling.beat();
        self.ending
            .with_value(|ending| ending.points(beat.min(ending.beats().len()), score))
    }

    /// Whether a row stands there, as a class.
    fn row(self, row: ScoreRow) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
        move || self.is_told(row.beat())
    }
}

/// The ending: the cities with what counts in them, type by type, the score sheet, a bar for
/// everybody, who has won and why, and what one can do now.
pub(super) fn result(table: Table) -> impl IntoView {
    let words = table.words();
    let (seats, scores) = (seats(table), scores(table));
    let told = NarratedGame {
        table,
        ending: StoredValue::new(Ending::new(&scores)),
    };
    let (headline, reason) = table.narrate(|narrator| {
        let reason = sentences::decided(narrator);
        (sentences::headline(narrator), reason)
    });
    let title = move || {
        if told.is_told(Beat::Winner) {
            return headline.clone();
        }
        let title = match told.lit() {
            Some(district) => words.akropolis.district(district),
            None => words.akropolis_table.counting(),
        };
        title.to_owned()
    };
    let more = view! {
        <details class="more">
            <summary>{words.akropolis_table.more()}</summary>
            {happened(table, &seats)}
            <div class="line deeds">{export::buttons(table)}</div>
        </details>
    };
    view! {
        <div
            class="ending"
            class:telling=move || table.telling.goes_on()
            data-seats=seats.len()
            on:click=move |_| table.telling.skip()
        >
            <h2 class="title">{title}</h2>
            <p class="reason" class:told=move || told.is_told(Beat::Reason)>{reason}</p>
            {seats.iter().map(|&seat| city(told, seat)).collect_view()}
            <div class="scroll">{sheet(told, &seats, &scores)}</div>
            {bars(told, &seats, &scores)}
            <div class="line deeds" class:told=move || told.is_told(Beat::Actions)>
                {table.controller.after_online_game().unwrap_or_else(|| view! {
                    <a class="button primary" href=Route::NewGame(GameKind::Akropolis).to_string()>
                        {words.play.again()}
                    </a>
                }
                .into_any())}
                {looking_back(table, words.akropolis_table.look())}
                {export::share_button(table)}
            </div>
            {more}
        </div>
    }
}

/// A city, with what counts of the type that is told.
fn city(told: NarratedGame, seat: Seat) -> AnyView {
    let table = told.table;
    let last_word = table.last_word(seat).map(|text| {
        view! { <q class:told=move || told.is_told(Beat::Winner)>{text}</q> }
    });
    let name = view! {
        <figcaption>
            {table.avatar(seat)}
            <span>{seat_mark(seat)} {table.city_name(seat)} {last_word}</span>
        </figcaption>
    };
    let Some(city) = table.drawn_city(seat) else {
        let estate = column::estate(table, "estate");
        return view! { <figure>{name} {estate}</figure> }.into_any();
    };
    let frame = CityDrawing::new(&city, table.variants()).frame();
    let picture = move || {
        let mut drawing = CityDrawing::new(&city, table.variants());
        drawing.detail = Detail::Small;
        if let Some(district) = told.lit() {
            drawing.light(district);
        }
        drawing.to_string()
    };
    let score = table.position.with(|position| position.score(seat));
    let product = move || {
        let district = told.lit()?;
        let score = score.districts[district];
        let stars = format!("\u{a0}×\u{a0}{}★", score.stars);
        let points = format!(" = {}", score.points());
        let text = [
            Some(score.value.to_string()),
            told.is_told(Beat::Stars(district)).then_some(stars),
            told.is_told(Beat::Points(district)).then_some(points),
        ];
        Some(text.into_iter().flatten().collect::<String>())
    };
    view! {
        <figure>
            {name}
            <svg viewBox=frame.to_string() aria-hidden="true" inner_html=picture></svg>
            <p class="product" aria-hidden="true">{product}</p>
        </figure>
    }
    .into_any()
}

/// How far everybody is, type by type.
fn bars(told: NarratedGame, seats: &[Seat], scores: &[Score]) -> impl IntoView {
    let table = told.table;
    let winners = table.position.with(|position| position.standing().winners);
    let most = scores.iter().map(Score::total).max().unwrap_or(1).max(1);
    let bar = |(&seat, score): (&Seat, &Score)| {
        let parts = ScoreRow::ALL.map(|row| {
            let part = 100.0 * f64::from(row.points(score).max(0)) / f64::from(most);
            let (class, is_told) = (class_of(row), told.row(row));
            let style = move || format!("width:{:.2}%", if is_told() { part } else { 0.0 });
            view! { <span class=class style=style></span> }
        });
        let score = *score;
        let is_winner = winners.contains(seat);
        view! {
            <li class:winner=move || is_winner && told.is_told(Beat::Winner)>
                <span class="name">{seat_mark(seat)} {table.name(seat)}</span>
                <span class="bar-of">{parts.collect_view()}</span>
                <b>{move || told.points(&score)}</b>
            </li>
        }
    };
    let bars = seats.iter().zip(scores).map(bar).collect_view();
    view! { <ul class="plain bars" aria-hidden="true">{bars}</ul> }
}

/// The class of what a row is drawn in.
fn class_of(row: ScoreRow) -> &'static str {
    match row {
        ScoreRow::District(District::Houses) => "houses",
        ScoreRow::District(District::Markets) => "markets",
        ScoreRow::District(District::Barracks) => "barracks",
        ScoreRow::District(District::Temples) => "temples",
        ScoreRow::District(District::Gardens) => "gardens",
        ScoreRow::Stones => "stones",
        ScoreRow::Quarries => "quarries",
    }
}

/// The score sheet of everybody.
fn sheet(told: NarratedGame, seats: &[Seat], scores: &[Score]) -> impl IntoView {
    let table = told.table;
    let words = &table.words().akropolis_table;
    let winners = table.position.with(|position| position.standing().winners);
    let is_winner = move |seat| winners.contains(seat) && told.is_told(Beat::Winner);
    let heads = seats.iter().map(|&seat| {
        view! {
            <th scope="col" class:winner=move || is_winner(seat)>
                {seat_mark(seat)} {table.name(seat)}
            </th>
        }
    });
    let rows = ScoreRow::ALL.into_iter().filter(|&row| match row {
        ScoreRow::District(_) | ScoreRow::Stones => true,
        ScoreRow::Quarries => scores.iter().any(|score| score.quarries.is_some()),
    });
    let rows = rows.map(|row| final_row(told, row, scores));
    let totals = seats.iter().zip(scores).map(|(&seat, score)| {
        view! { <td class:winner=move || is_winner(seat)>{score.total()}</td> }
    });
    view! {
        <table class="final">
            <thead>
                <tr><td></td>{heads.collect_view()}</tr>
            </thead>
            <tbody>
                {rows.collect_view()}
                <tr class="total" class:told=move || told.is_told(Beat::Total)>
                    <th scope="row">{words.total()}</th>
                    {totals.collect_view()}
                </tr>
            </tbody>
        </table>
    }
}

/// What a row brought everybody; the most is lit.
fn final_row(told: NarratedGame, row: ScoreRow, scores: &[Score]) -> impl IntoView {
    let words = told.table.words();
    let most = scores.iter().map(|score| row.points(score)).max();
    let cells: Vec<_> = scores
        .iter()
        .map(|score| {
            let points = row.points(score);
            let calculation = match row {
                ScoreRow::District(district) => {
                    let score = score.districts[district];
                    Some(format!("{}\u{a0}×\u{a0}{}★", score.value, score.stars))
                }
                ScoreRow::Stones | ScoreRow::Quarries => None,
            };
            let calculation =
                calculation.map(|text| view! { <span class="calculation">{text}</span> });
            let is_most = points > 0 && Some(points) == most;
            view! { <td class:most=is_most>{calculation} <b>{points}</b></td> }
        })
        .collect();
    let (badge, name) = match row {
        ScoreRow::District(district) => {
            let construction = Construction::District(district);
            let name = words.akropolis.district(district);
            (art(&Badge { construction }, "badge"), name)
        }
        ScoreRow::Stones => (art(&Stone, "badge"), words.akropolis_table.stones_row()),
        ScoreRow::Quarries => {
            let construction = Construction::Quarry;
            let name = words.akropolis_table.quarries_row();
            (art(&Badge { construction }, "badge"), name)
        }
    };
    view! {
        <tr class:told=told.row(row)>
            <th scope="row">
                <span class="kind">{badge} {name}</span>
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
