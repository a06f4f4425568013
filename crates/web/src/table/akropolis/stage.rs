//! The stage: the city, the tile in hand over it, and what the pointer does there.

use leptos::prelude::*;
use polis_draw::{CityDrawing, CityGhost, RADIUS};

use super::pointer::Hands;
use super::state::Table;
use crate::components::icon::Icon;
use crate::table::panel::Panel;
use polis_client::table::akropolis::hand::Grip;
use polis_client::table::akropolis::sentences;

/// The stage.
#[component]
pub(super) fn Stage() -> impl IntoView {
    let table = Table::here();
    let client = table.client;
    let hands: Hands = expect_context();
    let scale = Memo::new(move |_| table.window.frame.get().1);
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
            class:holding=move || {
                table.hand.with(Option::is_some) && table.is_mine()
                    || table.hovered.with(Option::is_some)
            }
            node_ref=table.window.stage
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
            <svg class="city" viewBox=move || table.window.frame.get().0.to_string() aria-hidden="true">
                <g inner_html=move || polis_draw::olive_branch(table.window.frame.get().0).to_string()></g>
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
            <h2 class="name">{move || table.city_name(table.on_stage())}</h2>
            <p>{move || about(table)}</p>
        </div>
        <div class="views only-desk">
            {view_button(table, Icon::Closer, |words| words.closer, |table| table.window.closer())}
            {view_button(table, Icon::Farther, |words| words.farther, |table| table.window.farther())}
            {view_button(table, Icon::Whole, |words| words.whole_city, |table| table.window.whole())}
            {view_button(table, Icon::Compass, |words| words.turn_view, Table::turn_view)}
            {above_button(table)}
            {marks_button(table)}
        </div>
        <div class="views floating only-phone">
            {above_button(table)}
            {marks_button(table)}
        </div>
        {move || card(table)}
        <button
            class="tell only-phone"
            type="button"
            on:click=move |_| table.open.set(Some(Panel::Sheet))
        >
            <span class="unseen">{client.say(|words| words.akropolis_table.sheet)} ": "</span>
            {move || {
                let said = super::dock::sentence(table);
                let title = said.title.trim_end_matches('.').to_owned();
                view! { <span><b>{title}"."</b> " " {said.text}</span> }
            }}
        </button>
        <p class="unseen" role="status">{move || table.said.get()}</p>
        <span class="unseen">{client.say(|words| words.akropolis_table.site_line)}</span>
    }
}

type TableWords = polis_client::words::AkropolisTable;

fn view_button(
    table: Table,
    icon: Icon,
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
            <Icon icon/>
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
            <Icon icon=Icon::AboveHexes/>
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
            <Icon icon=Icon::Eye/>
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
    drawing.hovered = table.hovered.get().filter(|_| hand.is_none());
    if let Some(hex) = table.explained.get() {
        drawing.faded = drawing.standing_before(hex);
    }
    drawing.last = Table::last(&city);
    let ground = drawing.ground().to_string();
    if let Some(hand) = hand {
        drawing.places = hand.grip() != Some(Grip::Resting);
        drawing.ghost = hand
            .placement()
            .map(|placement| CityGhost::new(&city, hand.tile(), placement));
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
    let (frame, scale) = table.window.frame.get();
    let size = table.window.size.get();
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
