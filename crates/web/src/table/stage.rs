//! The stage: the drawing, the tile in hand over it, the buttons for the view, and what pointers do
//! there.

use leptos::prelude::*;
use polis_draw::{Frame, Point, Projection};
use polis_game::Seat;

use super::state::Table;
use super::teacher;
use super::view::{StageDrawing, TableView};
use super::window::{Window, on_stage};
use crate::components::icon::Icon;
use polis_client::table::Panel;
use polis_client::table::hand::Turn;

pub(super) fn stage<G: TableView>(table: Table<G>) -> AnyView {
    // With a game of cities there is a drawing for each, so that those who look from one to the other
    // see it again as it was, and only what changed is drawn.
    let cities = if G::HAS_CITIES {
        untrack(|| table.position.with(G::seats))
    } else {
        1
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
            aria-label=move || (G::VIEWS.stage_label)(table)
            on:pointerdown=move |event| table.pointer_down(&event)
            on:pointermove=move |event| table.pointer_moved(&event)
            on:pointerup=move |event| table.pointer_up(&event)
            on:pointercancel=move |event| table.pointer_gone(&event)
            on:pointerleave=move |event| table.pointer_left(&event)
            on:contextmenu=move |event| table.context_menu(&event)
            on:wheel=move |event| table.wheel(&event)
        >
            <div
                class="light"
                style=move || format!("--hour:{:.3}", (G::VIEWS.hour)(table))
            ></div>
            {Seat::first(cities).map(|seat| drawing(table, seat)).collect_view()}
            {(G::VIEWS.over_drawing)(table)}
        </div>
        <div class="who only-desk">
            {(G::VIEWS.title)(table)}
            <p>{move || (G::VIEWS.about)(table)}</p>
        </div>
        <div class="views only-desk">{view_buttons(table)}</div>
        <div class="views floating only-phone">
            {whole_button(table)}
            {above_button(table)}
            {marks_button(table)}
        </div>
        {move || {
            let (style, card) = (G::VIEWS.card)(table)?;
            Some(view! { <div class="why" style=style>{card}</div> })
        }}
        {move || beside_hand(table)}
        <button
            class="tell only-phone"
            type="button"
            on:click=move |_| table.open(Some(Panel::Sheet))
        >
            <span class="unseen">{table.label(|labels| labels.sheet)} ": "</span>
            {move || table.spoken_line().unwrap_or_else(|| {
                let said = table.sentence();
                let title = format!("{}.", said.title.trim_end_matches('.'));
                view! { <span><b>{title}</b>{said.text}</span> }.into_any()
            })}
        </button>
        <p class="unseen" role="status">{move || table.said.get()}</p>
        {table.controller.is_played_here().then(|| teacher::teacher(table))}
        {(G::VIEWS.after_stage)(table)}
    }
    .into_any()
}

/// The drawing of somebody's city, or of the only town, once it was seen.
fn drawing<G: TableView>(table: Table<G>, seat: Seat) -> impl IntoView {
    let is_seen = Memo::new(move |_| !G::HAS_CITIES || table.on_stage() == seat);
    let was_seen = Memo::new(move |was: Option<&bool>| is_seen.get() || was == Some(&true));
    move || was_seen.get().then(|| untrack(|| drawn(table, is_seen)))
}

fn drawn<G: TableView>(table: Table<G>, is_seen: Memo<bool>) -> impl IntoView {
    let Window {
        frame, movement, ..
    } = table.window;
    let frame = Memo::new(
        move |before: Option<&(Frame, f64)>| match (is_seen.get(), before) {
            (false, Some(before)) => *before,
            (true, _) | (false, None) => frame.get(),
        },
    );
    let layers = (G::VIEWS.layers)(
        table,
        StageDrawing {
            is_seen,
            scale: Memo::new(move |_| frame.get().1),
        },
    );
    // Where the camera moved before, nothing moves.
    let first = movement.with_untracked(|one| one.number);
    let is_eased = move |half: u32| {
        let number = movement.with(|one| one.number);
        number != first && number % 2 == half
    };
    let class = move || if is_seen.get() { G::DRAWING } else { "away" };
    view! {
        <svg
            class=class
            class:eased=move || is_eased(1)
            class:eased-again=move || is_eased(0)
            style=move || movement.with(|one| one.style.clone())
            viewBox=move || frame.get().0.to_string()
            aria-hidden="true"
        >
            <g inner_html=move || polis_draw::olive_branch(frame.get().0).to_string()></g>
            {layers}
        </svg>
    }
}

fn view_buttons<G: TableView>(table: Table<G>) -> impl IntoView {
    let (client, window) = (table.client, table.window);
    let label = move |pick| Signal::derive(client.text(pick));
    let turn = (G::SIDES > 1).then(|| {
        let press = Callback::new(move |()| table.turn_view());
        let label = label(|words| words.table.turn_view());
        button(Icon::Compass, label, None, press)
    });
    let closer = label(|words| words.table.closer());
    let farther = label(|words| words.table.farther());
    view! {
        {button(Icon::Closer, closer, None, Callback::new(move |()| window.closer()))}
        {button(Icon::Farther, farther, None, Callback::new(move |()| window.farther()))}
        {whole_button(table)}
        {turn}
        {above_button(table)}
        {marks_button(table)}
    }
}

fn whole_button<G: TableView>(table: Table<G>) -> AnyView {
    let label = table.label(|labels| labels.whole);
    let press = Callback::new(move |()| table.window.whole());
    button(Icon::Whole, label, None, press)
}

/// The buttons beside a tile that was put somewhere, for those who point: it can be laid and turned
/// without a way to the dock, where everybody finds the same buttons.
fn beside_hand<G: TableView>(table: Table<G>) -> Option<AnyView> {
    /// Both buttons and what is between them and the tile.
    const SIZE: (f64, f64) = (46.0, 98.0);
    const GAP: f64 = 10.0;
    let mut hand = table.hand.get()?;
    let is_put = G::over(&mut hand).is_resting() && table.is_mine() && table.may_choose();
    if !is_put {
        return None;
    }
    let (points, room) = table.with_scene(|scene| G::outline(scene, hand));
    let mut corners: Option<[f64; 4]> = None;
    for point in points {
        let (Point { x, y }, scale) = table.window.seen(point);
        let room = 0.62 * room * scale;
        let [left, top, right, bottom] = corners.unwrap_or([x, y, x, y]);
        corners = Some([
            left.min(x - room),
            top.min(y),
            right.max(x + room),
            bottom.max(y),
        ]);
    }
    let [left, top, right, bottom] = corners?;
    let stage = table.window.size.get();
    let (width, height) = SIZE;
    let beside = if right + GAP + width > stage.width - 70.0 {
        left - GAP - width
    } else {
        right + GAP
    };
    let x = on_stage(beside, width, stage.width);
    let y = on_stage(
        f64::midpoint(top, bottom) - height / 2.0,
        height,
        stage.height,
    );
    let is_allowed = move || {
        let allowed = |preview: &Option<G::Preview>| preview.as_ref().is_some_and(G::is_allowed);
        table.preview.with(allowed)
    };
    let lay = move || {
        is_allowed().then(|| {
            view! {
                <button
                    class="icon primary"
                    type="button"
                    tabindex="-1"
                    title=table.label(|labels| labels.place)
                    on:click=move |_| table.confirm()
                >
                    <Icon icon=Icon::Confirm/>
                </button>
            }
        })
    };
    let turn = G::can_turn(hand).then(|| {
        view! {
            <button
                class="icon"
                type="button"
                tabindex="-1"
                title=table.client.text(|words| words.table.turn_right())
                on:click=move |_| table.turn(Turn::Right)
            >
                <Icon icon=Icon::TurnRight/>
            </button>
        }
    });
    let style = format!("left:{x:.0}px;top:{y:.0}px");
    Some(view! { <div class="at-hand" aria-hidden="true" style=style>{lay}{turn}</div> }.into_any())
}

fn above_button<G: TableView>(table: Table<G>) -> AnyView {
    button(
        G::ABOVE,
        Signal::derive(table.client.text(|words| words.table.above())),
        Some(Signal::derive(move || {
            table.view.get().projection == Projection::Above
        })),
        Callback::new(move |()| table.view_from_above()),
    )
}

fn marks_button<G: TableView>(table: Table<G>) -> AnyView {
    button(
        Icon::Eye,
        table.label(|labels| labels.marks),
        Some(Signal::derive(move || table.shows_marks())),
        Callback::new(move |()| table.toggle_marks()),
    )
}

/// A button of the view; one that can be on says whether it is.
fn button(
    icon: Icon,
    label: Signal<&'static str>,
    is_on: Option<Signal<bool>>,
    press: Callback<()>,
) -> AnyView {
    view! {
        <button
            class="icon"
            class:on=move || is_on.is_some_and(|is_on| is_on.get())
            type="button"
            aria-pressed=move || is_on.map(|is_on| is_on.get().to_string())
            aria-label=label
            title=label
            on:click=move |_| press.run(())
        >
            <Icon icon/>
        </button>
    }
    .into_any()
}
