//! A sheet: step by step, whoever is counted, and the result.

use std::cell::Cell;

use leptos::prelude::*;

use super::numbers::{Numbers, OpponentNumbers, TownNumbers};
use super::result::Result as ResultPart;
use super::side::{CitySide, TownSide};
use super::state::Table;
use super::{city, town};
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::icon::Icon;
use polis_client::game_kind::GameKind;
use polis_client::pad::{Drawer, PadPlace, Sheet, SheetId, Way, telling};
use polis_client::route::Route;

thread_local! {
    /// A sheet that was just begun, in case the browser keeps nothing.
    static BEGUN: Cell<Option<(SheetId, Sheet)>> = const { Cell::new(None) };
}

/// Puts a new sheet into the drawer and goes to it.
pub(super) fn begin(sheet: Sheet) {
    let drawer = Drawer(LocalStorage);
    let id = drawer.next_id();
    // A browser that keeps nothing is told of once something is written.
    let _ = drawer.keep(id, &sheet, browser::since_1970());
    BEGUN.set(Some((id, sheet)));
    let place = Route::Pad(PadPlace::Sheet(id)).to_string();
    window().location().set_hash(&place).unwrap_or_default();
}

/// A sheet from the drawer.
#[component]
pub(super) fn Counting(id: SheetId) -> impl IntoView {
    let client = Client::here();
    let begun = BEGUN.take().filter(|&(begun, _)| begun == id);
    let kept = || Drawer(LocalStorage).get(id).map(|found| found.sheet);
    let found = kept().or(begun.map(|(_, sheet)| Ok(sheet)));
    match found {
        Some(Ok(sheet)) => {
            let table = Table::new(id, sheet);
            provide_context(table);
            view! { <Screen/> }.into_any()
        }
        found => {
            let is_there = found.is_some();
            let title = client.say(move |words| {
                if is_there {
                    words.pad.unreadable
                } else {
                    words.pad.missing
                }
            });
            view! {
                {super::bar()}
                <main id="content" class="page narrow" tabindex="-1">
                    <h1>{title}</h1>
                    <p>
                        <a class="button primary" href=Route::Pad(PadPlace::Home).to_string()>
                            {client.say(|words| words.pad.all_sheets)}
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
    Person(usize, Way),
    /// What the Illustrious Architect has.
    Opponent,
    /// The town.
    Town(Way),
    /// Who wins.
    Result,
}

fn part(table: Table) -> Part {
    table.with(|sheet| {
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
    let table = Table::here();
    let client = table.client;
    let part = Memo::new(move |_| part(table));
    let game = table.desk.with_untracked(|desk| desk.sheet().game());
    let body = move || match part.get() {
        Part::Person(index, Way::Quick) => view! {
            <div class="pad-work numbers"><Numbers index/></div>
            <CitySide index/>
        }
        .into_any(),
        Part::Person(index, Way::Exact) => view! {
            <div class="pad-work"><city::Board index/></div>
            <CitySide index/>
        }
        .into_any(),
        Part::Opponent => view! {
            <div class="pad-work numbers"><OpponentNumbers/></div>
            <CitySide index=1/>
        }
        .into_any(),
        Part::Town(Way::Quick) => view! {
            <div class="pad-work numbers"><TownNumbers/></div>
            <TownSide/>
        }
        .into_any(),
        Part::Town(Way::Exact) => view! {
            <div class="pad-work"><town::Board/></div>
            <TownSide/>
        }
        .into_any(),
        Part::Result => view! { <ResultPart/> }.into_any(),
    };
    let kept = move || (!table.is_kept.get()).then(|| client.words().pad.not_kept);
    view! {
        {super::bar()}
        <main id="content" class="pad" data-game=game.name() tabindex="-1">
            <h1 class="unseen">
                {client.say(|words| words.pad.title)} ": " {game.title()}
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
    let table = Table::here();
    let here = Memo::new(move |_| table.with(|sheet| sheet.step));
    let number = table.desk.with_untracked(|desk| desk.sheet().steps());
    let people = (0..number).map(|index| {
        let name = move || table.with(|sheet| telling::names(sheet, table.words()).remove(index));
        let total = move || table.with(|sheet| telling::totals(sheet)[index]);
        let wins = move || table.with(|sheet| telling::wins(sheet)[index]);
        view! {
            <button
                type="button"
                class="pad-step"
                class:wins=wins
                aria-current=move || (here.get() == index).then_some("step")
                on:click=move |_| table.go(index)
            >
                <span>{name}</span>
                <b>{total}</b>
            </button>
        }
    });
    view! {
        <nav class="pad-steps" aria-label=move || table.words().new_game.players>
            {people.collect_view()}
            <button
                type="button"
                class="pad-step"
                id="to-result"
                aria-current=move || (here.get() == number).then_some("step")
                on:click=move |_| table.go(number)
            >
                <span>{move || table.words().pad.result}</span>
            </button>
        </nav>
    }
}

/// By numbers, or by rebuilding; nothing where there is no choice.
#[component]
fn WayChoice() -> impl IntoView {
    let table = Table::here();
    let part = Memo::new(move |_| part(table));
    let way = move || match part.get() {
        Part::Person(_, way) | Part::Town(way) => Some(way),
        Part::Opponent | Part::Result => None,
    };
    let there = Memo::new(move |_| way().is_some());
    let choose = move |way: Way| match part.get_untracked() {
        Part::Person(index, _) => table.change_person(index, |person| person.way = way),
        Part::Town(_) => table.change_town(|town| town.way = way),
        Part::Opponent | Part::Result => {}
    };
    let choice = move || {
        there.get().then(|| {
            let options = Way::ALL.map(|option| {
                let label = move || match option {
                    Way::Quick => table.words().pad.quick,
                    Way::Exact => table.words().pad.exact,
                };
                view! {
                    <label>
                        <input
                            type="radio"
                            name="way"
                            value=option.name()
                            prop:checked=move || way() == Some(option)
                            on:change=move |_| choose(option)
                        />
                        <span>{label}</span>
                    </label>
                }
            });
            view! {
                <div class="segments pad-way" role="radiogroup" aria-label=move || table.words().pad.way>
                    {options.collect_view()}
                </div>
            }
        })
    };
    view! { {choice} }
}

fn undo_button() -> impl IntoView {
    let table = Table::here();
    let label = move || table.words().play.undo;
    view! {
        <button
            class="icon"
            type="button"
            id="undo"
            aria-label=label
            title=label
            disabled=move || table.desk.with(|desk| !desk.can_undo())
            on:click=move |_| table.desk.update(polis_client::pad::Desk::undo)
        >
            <Icon icon=Icon::Undo/>
        </button>
    }
}

fn redo_button() -> impl IntoView {
    let table = Table::here();
    let label = move || table.words().play.redo;
    view! {
        <button
            class="icon"
            type="button"
            id="redo"
            aria-label=label
            title=label
            disabled=move || table.desk.with(|desk| !desk.can_redo())
            on:click=move |_| table.desk.update(polis_client::pad::Desk::redo)
        >
            <Icon icon=Icon::Redo/>
        </button>
    }
}

/// Back, and on to the next one, under the thumb.
fn navigation() -> impl IntoView {
    let table = Table::here();
    let step = Memo::new(move |_| table.with(|sheet| sheet.step));
    let steps = table.desk.with_untracked(|desk| desk.sheet().steps());
    let game = table.desk.with_untracked(|desk| desk.sheet().game());
    let name = move |index: usize| match game {
        GameKind::Akropolis => {
            table.with(|sheet| telling::names(sheet, table.words()).into_iter().nth(index))
        }
        GameKind::Architekton => Some(table.words().architekton_table.town.to_owned()),
    };
    let back = move || {
        step.get().checked_sub(1).map(|before| {
            let label = move || (table.words().pad.back_to)(&name(before).unwrap_or_default());
            view! {
                <button class="button" type="button" id="back" on:click=move |_| table.go(before)>
                    {label}
                </button>
            }
        })
    };
    let next = move || {
        let next = step.get() + 1;
        (next <= steps).then(|| {
            let label = move || {
                let words = table.words();
                if next == steps {
                    words.pad.result.to_owned()
                } else {
                    (words.pad.next)(&name(next).unwrap_or_default())
                }
            };
            view! {
                <button
                    class="button primary"
                    type="button"
                    id="next"
                    on:click=move |_| table.go(next)
                >
                    {label}
                </button>
            }
        })
    };
    let all = move || {
        (step.get() == 0).then(|| {
            view! {
                <a class="button quiet" href=Route::Pad(PadPlace::Home).to_string()>
                    {move || table.words().pad.all_sheets}
                </a>
            }
        })
    };
    view! { <div class="pad-nav">{all} {back} {next}</div> }
}
