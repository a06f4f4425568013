//! The end: the final scoring step by step, who has won, the match, and the next game.

use std::sync::Arc;

use leptos::prelude::*;
use polis_architekton::explain::{FinalReport, RemovedBuilding};
use polis_architekton::{Architekton, Series};
use polis_draw::{Coin, Drawing, House, ScoringProgress, TownDrawing};
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
use polis_client::saved_games::SavedGames;
use polis_client::session::Session;
use polis_client::table::Panel;
use polis_client::table::architekton::ending::{Beat, Ending};
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
        let next = Session::new(record, players).ok()?;
        Some(next.with_teacher(session.teacher()))
    });
    let Some(session) = next else { return };
    let saved = SavedGames(LocalStorage);
    let id = saved.next_id();
    if !series.is_over() {
        revenge::keep(&LocalStorage, id, series);
    }
    if saved.keep(id, &session.save(browser::since_1970())).is_ok() {
        let address = Route::Play(id).to_string();
        window().location().set_hash(&address).unwrap_or_default();
    }
}

/// How long each beat of the ending lasts.
pub(super) fn beats(table: Table) -> Arc<[u32]> {
    ending(table).milliseconds().collect()
}

fn ending(table: Table) -> Ending {
    let [reader, _] = table.seats();
    table.position.with(|position| {
        let is_early = position.early_end().is_some();
        Ending::new(&position.explain_end(), reader, is_early)
    })
}

/// The ending as it is told.
#[derive(Clone, Copy)]
struct ToldEnding {
    table: Table,
    ending: StoredValue<Ending>,
    report: StoredValue<FinalReport>,
}

impl ToldEnding {
    fn new(table: Table) -> ToldEnding {
        let report = table.position.with(Architekton::explain_end);
        ToldEnding {
            table,
            ending: StoredValue::new(ending(table)),
            report: StoredValue::new(report),
        }
    }

    fn is_told(self, what: Beat) -> bool {
        let beat = self.table.telling.beat();
        self.ending.with_value(|ending| ending.is_told(beat, what))
    }

    fn beat(self) -> Option<Beat> {
        let beat = self.table.telling.beat();
        self.ending.with_value(|ending| ending.beat(beat))
    }

    /// What is counted so far of the largest group of a player. What ended early is told at once.
    fn houses(self, seat: Seat) -> usize {
        let beat = self.table.telling.beat();
        let houses = self.ending.with_value(|ending| ending.houses(beat, seat));
        let all = self
            .report
            .with_value(|report| report.seats[seat].score.group);
        match self.beat() {
            Some(_) => houses,
            None => all.into(),
        }
    }

    /// The points of a player that are told so far.
    fn points(self, seat: Seat) -> usize {
        let chips = self
            .report
            .with_value(|report| report.seats[seat].score.chips);
        let chips = if self.is_told(Beat::Chips) { chips } else { 0 };
        self.houses(seat) + usize::from(chips)
    }

    /// How the final scoring is drawn now.
    fn progress(self) -> ScoringProgress {
        let beat = self.table.telling.beat();
        let removed = self.ending.with_value(|ending| ending.removed(beat));
        self.report.with_value(|report| {
            let places = |from: &[RemovedBuilding]| from.iter().map(|one| one.place).collect();
            let (gone, left) = report.removed.split_at(removed.min(report.removed.len()));
            let counted = match self.beat() {
                Some(Beat::Houses(seat, number)) => {
                    let group = report.seats[seat].groups.first();
                    group.map(|group| group.iter().copied().take(number).collect())
                }
                _ => None,
            };
            ScoringProgress {
                condemned: places(left),
                removed: places(gone),
                counted,
            }
        })
    }
}

/// The ending: the town from which buildings go that do not stay, the largest groups counted aloud,
/// the score, who has won and why, and what one can do now.
pub(super) fn result(table: Table) -> AnyView {
    let words = table.table_words();
    let told = ToldEnding::new(table);
    let (headline, reason) =
        table.narrate(|narrator| (news::headline(narrator), news::reason(narrator)));
    let removed = told.report.with_value(|report| report.removed.len());
    let is_early = table
        .position
        .with(|position| position.early_end().is_some());
    let opening = move || matches!(told.beat(), Some(Beat::Title | Beat::Removed(_)));
    let title = move || match told.beat() {
        Some(Beat::Title | Beat::Removed(_)) if is_early => words.town().to_owned(),
        Some(Beat::Title | Beat::Removed(_)) => words.final_scoring().to_owned(),
        Some(Beat::Houses(..)) => words.largest_group().to_owned(),
        Some(Beat::Chips) => words.chips_row().to_owned(),
        Some(Beat::Total) => words.total().to_owned(),
        Some(Beat::Winner | Beat::Reason | Beat::Actions) | None => headline.clone(),
    };
    // What happens first has the place of what decides it. It keeps it while it fades, so that nothing
    // is told too soon.
    let line = move || {
        if is_early || told.is_told(Beat::Reason) {
            reason.clone()
        } else {
            Some(words.are_removed(removed))
        }
    };
    view! {
        <div
            class="ending town"
            class:telling=move || table.telling.goes_on()
            on:click=move |_| table.telling.skip()
        >
            <h2 class="title" id="result">{title}</h2>
            <p class="reason" class:told=move || opening() || told.is_told(Beat::Reason)>{line}</p>
            {town(told)}
            <div class="scroll">
                {scoring(told)} {table.is_match().then(|| match_score(told))}
            </div>
            {bars(told)}
            <div class="line deeds" class:told=move || told.is_told(Beat::Actions)>
                {next_button(table, "again")}
                {looking_back(table, words.town())}
                {export::share_button(table)}
            </div>
            <details class="more">
                <summary>{table.words().akropolis_table.more()}</summary>
                {happened(table)}
                <div class="line deeds">{export::buttons(table)}</div>
            </details>
        </div>
    }
    .into_any()
}

/// The town, with what is counted now.
fn town(told: ToldEnding) -> impl IntoView {
    let table = told.table;
    let frame = table
        .position
        .with(|position| TownDrawing::new(position).frame());
    let picture = move || {
        table.position.with(|position| {
            let mut drawing = TownDrawing::new(position);
            drawing.scoring = false;
            drawing.progress = told.progress();
            drawing.to_string()
        })
    };
    view! {
        <figure>
            <svg viewBox=frame.to_string() aria-hidden="true" inner_html=picture></svg>
        </figure>
    }
}

/// How far both are.
fn bars(told: ToldEnding) -> impl IntoView {
    let table = told.table;
    let seats = table.seats();
    let winners = table.position.with(|position| position.standing().winners);
    let report = told.report.get_value();
    let most = seats
        .map(|seat| report.seats[seat].score.total())
        .into_iter()
        .max();
    let most = f64::from(most.unwrap_or(1).max(1));
    let bars = seats.map(|seat| {
        let width = move |points: usize| format!("width:{:.2}%", 100.0 * points as f64 / most);
        let class = match seat {
            Seat::First => "first",
            _ => "second",
        };
        let last_word = table.last_word(seat).map(|text| {
            view! { <q class:told=move || told.is_told(Beat::Winner)>{text}</q> }
        });
        let is_winner = winners.contains(seat);
        view! {
            <li class:winner=move || is_winner && told.is_told(Beat::Winner)>
                <span class="name">{table.avatar(seat)} <span>{table.name(seat)}</span></span>
                <span class="bar-of">
                    <span class=class style=move || width(told.houses(seat))></span>
                    <span class="chips" style=move || width(told.points(seat) - told.houses(seat))></span>
                </span>
                <b>{move || told.points(seat)}</b>
                {last_word}
            </li>
        }
    });
    view! { <ul class="plain bars" aria-hidden="true">{bars.collect_view()}</ul> }
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
fn scoring(told: ToldEnding) -> impl IntoView {
    let table = told.table;
    let words = table.table_words();
    let seats = table.seats();
    let head = seats.map(|seat| {
        view! { <th scope="col">{art(&House { seat }, "house")}<span>{table.name(seat)}</span></th> }
    });
    let report = told.report.get_value();
    let score = |seat: Seat| report.seats[seat].score;
    let [_, last] = seats;
    let groups = Beat::Houses(last, usize::from(score(last).group));
    let rows = [
        (
            words.largest_group(),
            seats.map(|seat| score(seat).group),
            "part",
            groups,
        ),
        (
            words.chips_row(),
            seats.map(|seat| score(seat).chips),
            "part",
            Beat::Chips,
        ),
        (
            words.total(),
            seats.map(|seat| score(seat).total()),
            "total",
            Beat::Total,
        ),
        (
            words.houses_row(),
            seats.map(|seat| score(seat).houses),
            "part quiet",
            Beat::Total,
        ),
    ];
    let rows = rows.map(|(label, figures, class, beat)| {
        let figures = figures.map(|figure| view! { <td class="points">{figure}</td> });
        view! {
            <tr class=class class:told=move || told.is_told(beat)>
                <th scope="row">{label}</th>
                {figures.collect_view()}
            </tr>
        }
    });
    view! {
        <table class="sheet final">
            <thead>
                <tr><th><span class="unseen">{words.final_scoring()}</span></th>{head.collect_view()}</tr>
            </thead>
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
fn match_score(told: ToldEnding) -> impl IntoView {
    let table = told.table;
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
        <section class="match" class:told=move || told.is_told(Beat::Winner)>
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
