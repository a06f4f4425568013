//! The stage: the drawing, the tile in hand over it, the buttons for the view, and what pointers do
//! there.

use leptos::prelude::*;
use polis_draw::Projection;

use super::state::Table;
use super::view::TableView;
use crate::components::icon::Icon;
use polis_client::table::Panel;

pub(super) fn stage<G: TableView>(table: Table<G>) -> AnyView {
    let frame = table.window.frame;
    let scale = Memo::new(move |_| frame.get().1);
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
            <svg class=G::DRAWING viewBox=move || frame.get().0.to_string() aria-hidden="true">
                <g inner_html=move || polis_draw::olive_branch(frame.get().0).to_string()></g>
                {(G::VIEWS.layers)(table, scale)}
            </svg>
            {(G::VIEWS.over_drawing)(table)}
        </div>
        <div class="who only-desk">
            {(G::VIEWS.title)(table)}
            <p>{move || (G::VIEWS.about)(table)}</p>
        </div>
        <div class="views only-desk">{view_buttons(table)}</div>
        <div class="views floating only-phone">
            {above_button(table)}
            {marks_button(table)}
        </div>
        {move || {
            let (style, card) = (G::VIEWS.card)(table)?;
            Some(view! { <div class="why" style=style>{card}</div> })
        }}
        <button
            class="tell only-phone"
            type="button"
            on:click=move |_| table.open(Some(Panel::Sheet))
        >
            <span class="unseen">{table.label(|labels| labels.sheet)} ": "</span>
            {move || {
                let said = table.sentence();
                let title = said.title.trim_end_matches('.').to_owned();
                view! { <span><b>{title}"."</b> " " {said.text}</span> }
            }}
        </button>
        <p class="unseen" role="status">{move || table.said.get()}</p>
        {(G::VIEWS.after_stage)(table)}
    }
    .into_any()
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
    let whole = table.label(|labels| labels.whole);
    view! {
        {button(Icon::Closer, closer, None, Callback::new(move |()| window.closer()))}
        {button(Icon::Farther, farther, None, Callback::new(move |()| window.farther()))}
        {button(Icon::Whole, whole, None, Callback::new(move |()| window.whole()))}
        {turn}
        {above_button(table)}
        {marks_button(table)}
    }
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
        Some(Signal::derive(move || table.taste.get().marks)),
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
