//! The stage: the town, the tile in hand over it, and the buttons for the view.

use leptos::prelude::*;
use polis_architekton::Phase;
use polis_draw::{Note, Offer, Projection, TILE, Tone, TownDrawing, TownGhost};

use super::card::card;
use super::dock;
use super::pointer::Pointer;
use super::state::Table;
use crate::components::icon::Icon;
use polis_client::table::architekton::places;
use polis_client::words::ArchitektonTable;

/// The stage.
#[component]
pub(super) fn Stage() -> impl IntoView {
    let table = Table::here();
    let frame = table.window.frame;
    let scale = Memo::new(move |_| frame.get().1);
    // The tiles change only when one is laid; the rest follows the hand.
    let ground =
        Memo::new(move |_| draw(table, scale.get(), |drawing| drawing.ground().to_string()));
    let tiles = Memo::new(move |_| {
        table.position.with(|position| {
            let mut drawing = TownDrawing::new(position);
            drawing.view = table.view.get();
            drawing.last = table.last().into_iter().take(1).collect();
            drawing.hovered = table.hovered.get();
            drawing.tiles().to_string()
        })
    });
    let overlay =
        Memo::new(move |_| draw(table, scale.get(), |drawing| drawing.overlay().to_string()));
    let pointer = Pointer::new(table);
    let about = move || {
        let (tiles, enclosed) = table.position.with(|position| {
            let enclosed =
                |report: &polis_architekton::explain::BuildingReport| report.is_enclosed();
            let enclosed = position.explain_buildings().filter(enclosed).count();
            (position.tiles().count(), enclosed)
        });
        (table.table_words().town_line)(tiles, enclosed)
    };
    let label = move || format!("{} {}", table.table_words().board, about());
    view! {
        <div
            class="stage"
            class:holding=move || {
                table.hand.with(Option::is_some) || table.hovered.with(Option::is_some)
            }
            node_ref=table.window.stage
            id="board"
            tabindex="0"
            role="application"
            aria-label=label
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |event| pointer.cancel(&event)
            on:pointerleave=move |event| pointer.leave(&event)
            on:contextmenu=move |event| pointer.context(&event)
            on:wheel=move |event| pointer.wheel(&event)
        >
            <svg class="town" viewBox=move || frame.get().0.to_string() aria-hidden="true">
                <g inner_html=move || polis_draw::olive_branch(frame.get().0).to_string()></g>
                <g inner_html=move || ground.get()></g>
                <g class="laid" inner_html=move || tiles.get()></g>
                <g class="over" inner_html=move || overlay.get()></g>
            </svg>
        </div>
        <div class="who only-desk">
            <h1 class="name">{table.say(|words| words.town)}</h1>
            <p>{about}</p>
        </div>
        <div class="views only-desk">
            {view_button(table, Icon::Closer, |table| table.words().akropolis_table.closer, |table| table.window.closer())}
            {view_button(table, Icon::Farther, |table| table.words().akropolis_table.farther, |table| table.window.farther())}
            {view_button(table, Icon::Whole, |table| table.table_words().whole_town, |table| table.window.whole())}
            {above_button(table)}
            {marks_button(table)}
        </div>
        <div class="views floating only-phone">
            {above_button(table)}
            {marks_button(table)}
        </div>
        {move || explained(table)}
        <button
            class="tell only-phone"
            type="button"
            on:click=move |_| table.open.set(Some(crate::table::panel::Panel::Sheet))
        >
            <span class="unseen">{table.say(|words| words.details)} ": "</span>
            {move || {
                let said = dock::sentence(table);
                let title = said.title.trim_end_matches('.').to_owned();
                view! { <span><b>{title}"."</b> " " {said.text}</span> }
            }}
        </button>
        <p class="unseen" role="status">{move || table.said.get()}</p>
    }
}

/// One layer of the town with the tile in hand over it.
fn draw(table: Table, scale: f64, layer: impl Fn(&TownDrawing) -> String) -> String {
    table.position.with(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.view = table.view.get();
        drawing.fit(scale);
        drawing.scoring = table.marks.get();
        drawing.focused = table.explained.get();
        let hand = table.hand.get().filter(|_| position.phase() == Phase::Lay);
        match hand {
            None => drawing.last = table.last(),
            Some(hand) => {
                drawing.offers = places::places(position, hand.tile())
                    .into_iter()
                    .filter(|&place| Some(place) != hand.place())
                    .map(|place| {
                        let fit = hand.fit_at(position, place);
                        Offer {
                            place,
                            matching: fit.matching,
                            wrong: fit.wrong,
                        }
                    })
                    .collect();
            }
        }
        table.preview.with(|preview| {
            let Some(preview) = preview.as_ref().filter(|_| hand.is_some()) else {
                return;
            };
            drawing.ghost = TownGhost::of(position, preview.chosen);
            drawing.notes.extend(note(table, preview));
        });
        layer(&drawing)
    })
}

/// What changes in the groups, said beside the tile in hand.
fn note(
    table: Table,
    preview: &polis_client::table::architekton::preview::Preview,
) -> Option<Note> {
    let me = table.position.with(polis_architekton::Architekton::turn);
    let before = table.standings()[me].group as u8;
    let after = preview.after.as_ref()?[me].group as u8;
    (before != after && before > 0).then(|| Note {
        place: preview.fit.place,
        words: if table.window.size.get().is_narrow() {
            format!("{before} → {after}")
        } else {
            (table.table_words().group_note)(before, after)
        },
        tone: if after > before {
            Tone::Gain
        } else {
            Tone::Loss
        },
    })
}

/// The card of the tile that is explained, beside it.
fn explained(table: Table) -> Option<impl IntoView> {
    const SIZE: [f64; 2] = [290.0, 210.0];
    let place = table.explained.get()?;
    let (frame, scale) = table.window.frame.get();
    let size = table.window.size.get();
    let middle = table.view.get().point(place);
    let x = (middle.x + TILE * 0.62 - frame.x) * scale;
    let y = (middle.y - TILE * 0.4 - frame.y) * scale;
    let left = if x + SIZE[0] > size.width - 8.0 {
        (middle.x - TILE * 0.62 - frame.x) * scale - SIZE[0]
    } else {
        x
    };
    let left = left.clamp(8.0, (size.width - SIZE[0] - 8.0).max(8.0));
    let top = y.clamp(8.0, (size.height - SIZE[1] - 8.0).max(8.0));
    card(table, left, top, place)
}

fn view_button(
    table: Table,
    icon: Icon,
    label: fn(Table) -> &'static str,
    press: fn(Table),
) -> impl IntoView {
    let label = move || label(table);
    view! {
        <button class="icon" type="button" aria-label=label title=label on:click=move |_| press(table)>
            <Icon icon/>
        </button>
    }
}

fn above_button(table: Table) -> impl IntoView {
    let is_on = move || table.view.get().projection == Projection::Above;
    let label = move || table.words().akropolis_table.above;
    view! {
        <button
            class="icon"
            class:on=is_on
            type="button"
            aria-pressed=move || is_on().to_string()
            aria-label=label
            title=label
            on:click=move |_| table.view_from_above()
        >
            <Icon icon=Icon::Above/>
        </button>
    }
}

fn marks_button(table: Table) -> impl IntoView {
    let label = table.say(|words: &ArchitektonTable| words.marks);
    view! {
        <button
            class="icon"
            class:on=move || table.marks.get()
            type="button"
            aria-pressed=move || table.marks.get().to_string()
            aria-label=label
            title=label
            on:click=move |_| table.toggle_marks()
        >
            <Icon icon=Icon::Eye/>
        </button>
    }
}
