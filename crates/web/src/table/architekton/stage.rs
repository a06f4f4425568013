//! The stage: the town, the tile in hand over it, and the buttons for the view.

use leptos::html;
use leptos::prelude::*;
use polis_architekton::Phase;
use polis_draw::{Frame, Note, Offer, Projection, TILE, Tone, TownDrawing, TownGhost};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::card::card;
use super::pointer::Pointer;
use super::state::Table;
use super::{dock, places};
use crate::page::icon::Icon;
use crate::table::akropolis::camera::Size;
use crate::words::ArchitektonTable;

/// The stage.
#[component]
pub(super) fn Stage() -> impl IntoView {
    let table = Table::here();
    let stage = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if let Some(stage) = stage.get() {
            follow_size(&stage, table.size);
        }
    });
    let bounds = Memo::new(move |_| table.bounds());
    let frame = Memo::new(move |_| table.camera.get().frame(bounds.get(), table.size.get()));
    let scale = Memo::new(move |_| frame.get().1);
    // The tiles change only when one is laid; the rest follows the hand.
    let ground =
        Memo::new(move |_| draw(table, scale.get(), |drawing| drawing.ground().to_string()));
    let tiles = Memo::new(move |_| {
        table.position.with(|position| {
            let mut drawing = TownDrawing::new(position);
            drawing.view = table.view.get();
            drawing.last = table.last().into_iter().take(1).collect();
            drawing.tiles().to_string()
        })
    });
    let overlay =
        Memo::new(move |_| draw(table, scale.get(), |drawing| drawing.overlay().to_string()));
    let pointer = Pointer::new(table, stage, frame);
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
            class:holding=move || table.hand.with(Option::is_some)
            node_ref=stage
            id="board"
            tabindex="0"
            role="application"
            aria-label=label
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |event| pointer.cancel(&event)
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
            <h1>{table.say(|words| words.town)}</h1>
            <p>{about}</p>
        </div>
        <div class="views only-desk">
            {view_button(table, Icon::Closer, |table| table.words().akropolis_table.closer, Table::closer)}
            {view_button(table, Icon::Farther, |table| table.words().akropolis_table.farther, Table::farther)}
            {view_button(table, Icon::Whole, |table| table.table_words().whole_town, Table::whole_town)}
            {above_button(table)}
            {marks_button(table)}
        </div>
        <div class="views floating only-phone">
            {above_button(table)}
            {marks_button(table)}
        </div>
        {move || explained(table, frame)}
        <button
            class="tell only-phone"
            type="button"
            on:click=move |_| table.open.set(Some(super::state::Panel::Details))
        >
            <span class="unseen">{table.say(|words| words.details)} ": "</span>
            {move || {
                let said = dock::sentence(table);
                view! { <span><b>{said.title}</b> " " {said.text}</span> }
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
fn note(table: Table, preview: &super::preview::Preview) -> Option<Note> {
    let me = table.position.with(polis_architekton::Architekton::turn);
    let before = table.standings()[me].group as u8;
    let after = preview.after.as_ref()?[me].group as u8;
    (before != after && before > 0).then(|| Note {
        place: preview.fit.place,
        words: if table.size.get().width < 620.0 {
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
fn explained(table: Table, frame: Memo<(Frame, f64)>) -> Option<impl IntoView> {
    const SIZE: [f64; 2] = [290.0, 210.0];
    let place = table.explained.get()?;
    let (frame, scale) = frame.get();
    let size = table.size.get();
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

/// Keeps the size of the stage up to date.
fn follow_size(stage: &web_sys::HtmlDivElement, size: RwSignal<Size>) {
    let element = stage.clone();
    let measure = move || {
        let found = element.get_bounding_client_rect();
        size.try_set(Size {
            width: found.width(),
            height: found.height(),
        });
    };
    measure();
    let closure = Closure::<dyn FnMut()>::new(measure);
    let Ok(observer) = web_sys::ResizeObserver::new(closure.as_ref().unchecked_ref()) else {
        return;
    };
    observer.observe(stage);
    let kept = StoredValue::new_local((observer, closure));
    on_cleanup(move || {
        kept.try_with_value(|(observer, _)| observer.disconnect());
    });
}
