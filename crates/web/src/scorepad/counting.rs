//! A sheet: step by step, whoever is counted, and the result.

use std::cell::Cell;

use leptos::prelude::*;

use super::board::board;
use super::city::CityBoard;
use super::numbers::{Numbers, OpponentNumbers, TownNumbers};
use super::result::Result as ResultPart;
use super::side::{CitySide, TownSide};
use super::state::ScorepadState;
use super::town::TownBoard;
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::button::IconButton;
use crate::components::icon::Icon;
use crate::components::segments::Segments;
use polis_client::history::History;
use polis_client::route::Route;
use polis_client::scorepad::{CountingMode, ScorepadPlace, Sheet, SheetId, SheetStore, summary};
use polis_notation::GameKind;

thread_local! {
    /// A sheet that was just begun, in case the browser keeps nothing.
    static BEGUN: Cell<Option<(SheetId, Sheet)>> = const { Cell::new(None) };
}

/// Puts a new sheet into the drawer and goes to it.
pub(super) fn begin(sheet: Sheet) {
    let store = SheetStore(LocalStorage);
    let id = store.next_id();
    // A browser that keeps nothing is told of once something is written.
    let _ = store.keep(id, &sheet, browser::since_1970());
    BEGUN.set(Some((id, sheet)));
    let place = Route::Pad(ScorepadPlace::Sheet(id)).to_string();
    window().location().set_hash(&place).unwrap_or_default();
}

/// A sheet from the store.
#[component]
pub(super) fn Counting(id: SheetId) -> impl IntoView {
    let client = Client::here();
    let begun = BEGUN.take().filter(|&(begun, _)| begun == id);
    let kept = || SheetStore(LocalStorage).get(id).map(|found| found.sheet);
    let found = kept().or(begun.map(|(_, sheet)| Ok(sheet)));
    match found {
        Some(Ok(sheet)) => {
            let pad = ScorepadState::new(id, sheet);
            provide_context(pad);
            view! { <Screen/> }.into_any()
        }
        found => {
            let is_there = found.is_some();
            let title = client.say(move |words| {
                if is_there {
                    words.pad.unreadable()
                } else {
                    words.pad.missing()
                }
            });
            view! {
                {super::bar()}
                <main id="content" class="page narrow" tabindex="-1">
                    <h1>{title}</h1>
                    <p>
                        <a class="button primary" href=Route::Pad(ScorepadPlace::Home).to_string()>
                            {client.say(|words| words.pad.all_sheets())}
                        </a>
                    </p>
                </main>
            }
            .into_any()
        }
    }
}

/// What a step shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// Somebody's city.
    Person(usize, CountingMode),
    /// What the Illustrious Architect has.
    Opponent,
    Town(CountingMode),
    /// Who wins.
    Result,
}

fn part(pad: ScorepadState) -> Part {
    pad.with(|sheet| {
        if sheet.step >= sheet.steps() {
            return Part::Result;
        }
        match (sheet.akropolis(), sheet.architekton()) {
            (Some(cities), _) => cities
                .people
                .get(sheet.step)
                .map_or(Part::Opponent, |person| {
                    Part::Person(sheet.step, person.way)
                }),
            (None, Some(town)) => Part::Town(town.way),
            (None, None) => Part::Result,
        }
    })
}

#[component]
fn Screen() -> impl IntoView {
    let pad = ScorepadState::here();
    let client = pad.client;
    let part = Memo::new(move |_| part(pad));
    let game = pad.history.with_untracked(|history| history.now().game());
    let body = move || match part.get() {
        Part::Person(index, CountingMode::Quick) => view! {
            <div class="pad-work numbers"><Numbers index/></div>
            <CitySide index/>
        }
        .into_any(),
        Part::Person(index, CountingMode::Exact) => view! {
            <div class="pad-work">{board(CityBoard(index))}</div>
            <CitySide index/>
        }
        .into_any(),
        Part::Opponent => view! {
            <div class="pad-work numbers"><OpponentNumbers/></div>
            <CitySide index=1/>
        }
        .into_any(),
        Part::Town(CountingMode::Quick) => view! {
            <div class="pad-work numbers"><TownNumbers/></div>
            <TownSide/>
        }
        .into_any(),
        Part::Town(CountingMode::Exact) => view! {
            <div class="pad-work">{board(TownBoard)}</div>
            <TownSide/>
        }
        .into_any(),
        Part::Result => view! { <ResultPart/> }.into_any(),
    };
    let kept = move || (!pad.is_kept.get()).then(|| client.words().pad.not_kept());
    view! {
        {super::bar()}
        <main id="content" class="pad" data-game=game.name() tabindex="-1">
            <h1 class="unseen">
                {client.say(|words| words.pad.title())} ": " {game.title()}
            </h1>
            <div class="pad-top">
                {(game == GameKind::Akropolis).then(steps)}
                <WayChoice/>
                <div class="pad-undo">{undo_button()} {redo_button()}</div>
            </div>
            <p class="error" role="alert">{kept}</p>
            <div class="pad-body">{body}</div>
            {navigation()}
        </main>
    }
}

/// Everybody with the total so far, and the result.
fn steps() -> impl IntoView {
    let pad = ScorepadState::here();
    let here = Memo::new(move |_| pad.with(|sheet| sheet.step));
    let number = pad.history.with_untracked(|history| history.now().steps());
    let people = (0..number).map(|index| {
        let name = move || pad.with(|sheet| summary::names(sheet, pad.words()).remove(index));
        let total = move || pad.with(|sheet| summary::totals(sheet)[index]);
        let wins = move || pad.with(|sheet| summary::wins(sheet)[index]);
        view! {
            <button
                type="button"
                class="pad-step"
                class:wins=wins
                aria-current=move || (here.get() == index).then_some("step")
                on:click=move |_| pad.go(index)
            >
                <span>{name}</span>
                <b>{total}</b>
            </button>
        }
    });
    view! {
        <nav class="pad-steps" aria-label=move || pad.words().new_game.players()>
            {people.collect_view()}
            <button
                type="button"
                class="pad-step"
                id="to-result"
                aria-current=move || (here.get() == number).then_some("step")
                on:click=move |_| pad.go(number)
            >
                <span>{move || pad.words().pad.result()}</span>
            </button>
        </nav>
    }
}

/// By numbers, or by rebuilding; nothing where there is no choice.
#[component]
fn WayChoice() -> impl IntoView {
    let pad = ScorepadState::here();
    let part = Memo::new(move |_| part(pad));
    let way = move || match part.get() {
        Part::Person(_, way) | Part::Town(way) => Some(way),
        Part::Opponent | Part::Result => None,
    };
    let there = Memo::new(move |_| way().is_some());
    let choose = move |way: CountingMode| match part.get_untracked() {
        Part::Person(index, _) => pad.change_person(index, |person| person.way = way),
        Part::Town(_) => pad.change_town(|town| town.way = way),
        Part::Opponent | Part::Result => {}
    };
    let choice = move || {
        there.get().then(|| {
            view! {
                <Segments
                    class="segments pad-way"
                    name="way"
                    values=CountingMode::ALL
                    chosen=Signal::derive(way)
                    choose
                    label=move |mode| match mode {
                        CountingMode::Quick => pad.words().pad.quick().to_owned(),
                        CountingMode::Exact => pad.words().pad.exact().to_owned(),
                    }
                    value=|mode: CountingMode| mode.name().to_owned()
                    role="radiogroup"
                    group=Signal::derive(move || pad.words().pad.way().to_owned())
                />
            }
        })
    };
    view! { {choice} }
}

fn undo_button() -> impl IntoView {
    let history = ScorepadState::here().history;
    view! {
        <IconButton
            id="undo"
            icon=Icon::Undo
            label=|words| words.play.undo()
            disabled=Signal::derive(move || history.with(|history| !history.can_undo()))
            press=move || history.update(History::undo)
        />
    }
}

fn redo_button() -> impl IntoView {
    let history = ScorepadState::here().history;
    view! {
        <IconButton
            id="redo"
            icon=Icon::Redo
            label=|words| words.play.redo()
            disabled=Signal::derive(move || history.with(|history| !history.can_redo()))
            press=move || history.update(History::redo)
        />
    }
}

/// Back, and on to the next one, under the thumb.
fn navigation() -> impl IntoView {
    let pad = ScorepadState::here();
    let step = Memo::new(move |_| pad.with(|sheet| sheet.step));
    let steps = pad.history.with_untracked(|history| history.now().steps());
    let game = pad.history.with_untracked(|history| history.now().game());
    let name = move |index: usize| match game {
        GameKind::Akropolis => {
            pad.with(|sheet| summary::names(sheet, pad.words()).into_iter().nth(index))
        }
        GameKind::Architekton => Some(pad.words().architekton_table.town().to_owned()),
    };
    let back = move || {
        step.get().checked_sub(1).map(|before| {
            let label = move || pad.words().pad.back_to(&name(before).unwrap_or_default());
            view! {
                <button class="button" type="button" id="back" on:click=move |_| pad.go(before)>
                    {label}
                </button>
            }
        })
    };
    let next = move || {
        let next = step.get() + 1;
        (next <= steps).then(|| {
            let label = move || {
                let words = pad.words();
                if next == steps {
                    words.pad.result().to_owned()
                } else {
                    words.pad.next(&name(next).unwrap_or_default())
                }
            };
            view! {
                <button
                    class="button primary"
                    type="button"
                    id="next"
                    on:click=move |_| pad.go(next)
                >
                    {label}
                </button>
            }
        })
    };
    let all = move || {
        (step.get() == 0).then(|| {
            view! {
                <a class="button quiet" href=Route::Pad(ScorepadPlace::Home).to_string()>
                    {move || pad.words().pad.all_sheets()}
                </a>
            }
        })
    };
    view! { <div class="pad-nav">{all} {back} {next}</div> }
}
