//! The stage: the city, the tile in hand over it, and what the pointer does there.

use leptos::prelude::*;
use polis_draw::{CityDrawing, Ghost, RADIUS};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::art::{Sign, sign};
use super::hand::Grip;
use super::pointer::Hands;
use super::sentences;
use super::state::Table;
use crate::table::camera::Size;

/// The stage.
#[component]
pub(super) fn Stage() -> impl IntoView {
    let table = Table::here();
    let client = table.client;
    let hands: Hands = expect_context();
    Effect::new(move |_| {
        if let Some(stage) = table.stage.get() {
            follow_size(&stage, table.size);
        }
    });
    let scale = Memo::new(move |_| table.frame.get().1);
    let layers = Memo::new(move |_| layers(table, scale.get()));
    // Each column for itself: only what changes is drawn again.
    let number = Memo::new(move |_| layers.with(|layers| layers.columns.len()));
    let columns = move || {
        let column = |index: usize| {
            let column = move || {
                layers.with(|layers| layers.columns.get(index).cloned().unwrap_or_default())
            };
            view! { <g inner_html=column></g> }
        };
        (0..number.get()).map(column).collect_view()
    };
    let label = move || {
        let title = table.city_name(table.on_stage());
        format!("{title}. {}", about(table))
    };
    view! {
        <div
            class="stage"
            class:holding=move || table.hand.with(Option::is_some) && table.is_mine()
            node_ref=table.stage
            id="board"
            tabindex="0"
            role="application"
            aria-label=label
            on:pointerdown=move |event| untrack(|| hands.down(&event))
            on:pointermove=move |event| untrack(|| hands.moved(&event))
            on:pointerup=move |event| untrack(|| hands.up(&event))
            on:pointercancel=move |event| untrack(|| hands.cancel(&event))
            on:pointerleave=move |event| untrack(|| hands.leave(&event))
            on:contextmenu=move |event| untrack(|| hands.context(&event))
            on:wheel=move |event| untrack(|| hands.wheel(&event))
        >
            <svg class="city" viewBox=move || table.frame.get().0.to_string() aria-hidden="true">
                <g inner_html=move || polis_draw::olive_branch(table.frame.get().0).to_string()></g>
                <g inner_html=move || layers.with(|layers| layers.ground.clone())></g>
                <g inner_html=move || layers.with(|layers| layers.shadow.clone())></g>
                {columns}
                <g class="over" inner_html=move || layers.with(|layers| layers.over.clone())></g>
            </svg>
            {move || {
                table
                    .city()
                    .is_none()
                    .then(|| super::column::estate(table, "estate large"))
            }}
        </div>
        <div class="who only-desk">
            <h2>{move || table.city_name(table.on_stage())}</h2>
            <p>{move || about(table)}</p>
        </div>
        <div class="views only-desk">
            {view_button(table, Sign::Plus, |words| words.closer, Table::closer)}
            {view_button(table, Sign::Minus, |words| words.farther, Table::farther)}
            {view_button(table, Sign::Fit, |words| words.whole_city, Table::whole_city)}
            {view_button(table, Sign::Compass, |words| words.turn_view, Table::turn_view)}
            {above_button(table)}
            {marks_button(table)}
        </div>
        <div class="views floating only-phone">
            {above_button(table)}
            {marks_button(table)}
        </div>
        {move || card(table)}
        <p class="tell only-phone">
            {move || {
                let said = super::dock::sentence(table);
                let title = said.title.trim_end_matches('.').to_owned();
                view! { <b>{title}"."</b> " " {said.text} }
            }}
        </p>
        <p class="unseen" role="status">{move || table.said.get()}</p>
        <span class="unseen">{client.say(|words| words.akropolis_table.site_line)}</span>
    }
}

type TableWords = crate::words::AkropolisTable;

fn view_button(
    table: Table,
    icon: Sign,
    label: fn(&TableWords) -> &'static str,
    press: fn(Table),
) -> impl IntoView {
    let label = move || label(&table.words().akropolis_table);
    view! {
        <button
            class="icon"
            type="button"
            aria-label=label
            title=label
            on:click=move |_| untrack(|| press(table))
        >
            {sign(icon)}
        </button>
    }
}

fn above_button(table: Table) -> impl IntoView {
    let is_on = move || table.view.get().projection == polis_draw::Projection::Above;
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
            {sign(Sign::Plan)}
        </button>
    }
}

fn marks_button(table: Table) -> impl IntoView {
    let is_on = move || table.taste.get().marks;
    let label = move || table.words().akropolis_table.marks;
    view! {
        <button
            class="icon"
            class:on=is_on
            type="button"
            aria-pressed=move || is_on().to_string()
            aria-label=label
            title=label
            on:click=move |_| table.toggle_marks()
        >
            {sign(Sign::Eye)}
        </button>
    }
}

/// How large the city is.
fn about(table: Table) -> String {
    let words = &table.words().akropolis_table;
    let Some(city) = table.city() else {
        return words.estate_line.to_owned();
    };
    let tiles = (words.tiles)(city.tiles().count());
    let highest = city.tops().map(|(_, top)| top.height).max().unwrap_or(1);
    let levels = (words.levels)(highest.into());
    let variants = table
        .position
        .with(|position| position.options().variants());
    match city.explain(variants).lakes.len() {
        0 => format!("{tiles}, {levels}"),
        lakes => format!("{tiles}, {levels}, {}", (words.lakes)(lakes)),
    }
}

/// What is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
struct Layers {
    ground: String,
    /// That of the tile in hand.
    shadow: String,
    columns: Vec<String>,
    over: String,
}

fn layers(table: Table, scale: f64) -> Layers {
    let Some(city) = table.city() else {
        return Layers::default();
    };
    let is_mine = table.is_mine();
    let hand = table.hand.get().filter(|_| is_mine);
    let variants = table
        .position
        .with(|position| position.options().variants());
    let mut drawing = CityDrawing::new(&city, variants);
    drawing.view = table.view.get();
    drawing.fit(scale);
    drawing.fringe = is_mine && !table.is_over();
    drawing.failures = table.taste.get().marks;
    drawing.explained = table.explained.get();
    drawing.focused = table.explained.get();
    if let Some(hex) = table.explained.get() {
        drawing.faded = drawing.standing_before(hex);
    }
    drawing.last = Table::last(&city);
    let ground = drawing.ground().to_string();
    if let Some(hand) = hand {
        drawing.places = hand.grip() != Some(Grip::Resting);
        drawing.ghost = hand
            .placement()
            .map(|placement| Ghost::new(&city, hand.tile(), placement));
        if table.shows_scores() {
            table.preview.with(|preview| {
                if let Some(preview) = preview {
                    drawing.chips = preview.chips();
                    drawing.selected = preview.begins();
                }
            });
        }
    }
    let columns = drawing.columns_apart();
    if hand.is_some() {
        // Whoever chooses a place has seen the last move.
        drawing.last = None;
    }
    Layers {
        ground,
        shadow: drawing.ghost_shadow().to_string(),
        columns,
        over: drawing.overlay().to_string(),
    }
}

/// Why the explained hex counts or does not.
fn card(table: Table) -> Option<impl IntoView> {
    const WIDTH: f64 = 270.0;
    let hex = table.explained.get()?;
    let city = table.city()?;
    let variants = table
        .position
        .with(|position| position.options().variants());
    let view = table.view.get();
    let said = sentences::of_hex(hex, &city.explain(variants), view.turns, table.words());
    let (frame, scale) = table.frame.get();
    let size = table.size.get();
    let foot = view.point(hex, city.height(hex));
    let x = (foot.x - frame.x) * scale;
    let y = (foot.y - frame.y) * scale + 0.95 * RADIUS * scale;
    let left = (x - 30.0).clamp(8.0, (size.width - WIDTH - 8.0).max(8.0));
    let top = if y > size.height - 100.0 {
        (foot.y - frame.y) * scale - RADIUS * scale - 110.0
    } else {
        y + 14.0
    };
    let style = format!("left:{left:.0}px;top:{top:.0}px;width:{WIDTH}px");
    Some(view! {
        <div class="why" style=style>
            <b>{said.title}</b>
            <span>{said.text}</span>
        </div>
    })
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
