//! The dock: the tiles, what happens, and the buttons.

use leptos::prelude::*;

use super::state::Table;
use super::view::TableView;
use crate::components::icon::Icon;
use crate::online::waiting_button;
use polis_client::session::Session;
use polis_client::table::hand::Turn;

pub(super) fn dock<G: TableView>(table: Table<G>) -> AnyView {
    // Whoever watches has no tile to turn or to lay, and no move to take back.
    let is_played = Memo::new(move |_| {
        let session = table.controller.session;
        !session.with(|session| session.mode().is_watching())
    });
    let main_button = move || {
        (G::VIEWS.instead_of_placing)(table).unwrap_or_else(|| {
            if is_played.get() {
                return main_button(table);
            }
            // At a desk it stands beside those who play.
            let label = table.client.text(|words| words.online.room.watching());
            view! { <p class="watches only-phone">{label}</p> }.into_any()
        })
    };
    let turn_buttons = move || {
        (is_played.get() && (G::VIEWS.turns_tiles)(table)).then(|| {
            Turn::ALL
                .map(|turn| turn_button(table, turn))
                .collect_view()
        })
    };
    view! {
        <section class="dock" aria-label=table.label(|labels| labels.dock)>
            {(G::VIEWS.tiles)(table)}
            <div class="acts">
                <div class="say only-desk">
                    {move || table.spoken_line().unwrap_or_else(|| {
                        let said = table.sentence();
                        view! { <b>{said.title}</b><span>{said.text}</span> }.into_any()
                    })}
                </div>
                <div class="line">
                    {turn_buttons}
                    {move || is_played.get().then(|| undo_button(table))}
                    {(G::VIEWS.buttons)(table)}
                    {main_button}
                </div>
            </div>
        </section>
    }
    .into_any()
}

fn undo_button<G: TableView>(table: Table<G>) -> impl IntoView {
    let word = (G::VIEWS.undo_word)(table);
    let has_word = word.is_some();
    // A button with a word on it is called so whatever it does.
    let label = move || {
        let words = table.words();
        if table.hand.with(Option::is_some) && !has_word {
            words.table.put_back()
        } else {
            table.controller.undo_label(words)
        }
    };
    view! {
        <button
            class="button"
            type="button"
            id="undo"
            aria-label=move || (!has_word).then(label)
            title=label
            disabled=move || {
                table.hand.with(Option::is_none)
                    && !table.controller.session.with(Session::can_undo)
            }
            on:click=move |_| table.undo()
        >
            <Icon icon=Icon::Undo/>
            {word}
            <kbd>"Z"</kbd>
        </button>
    }
}

fn turn_button<G: TableView>(table: Table<G>, turn: Turn) -> AnyView {
    let label = move || {
        let words = table.words().table;
        match turn {
            Turn::Left => words.turn_left(),
            Turn::Right => words.turn_right(),
        }
    };
    let (icon, key) = match turn {
        Turn::Left => (Icon::TurnLeft, "Q"),
        Turn::Right => (Icon::TurnRight, "E"),
    };
    view! {
        <button
            class="button"
            type="button"
            id=G::turn_button_id(turn)
            aria-label=label
            title=label
            disabled=move || !table.hand.get().is_some_and(G::can_turn)
            on:click=move |_| table.turn(turn)
        >
            <Icon icon/>
            <kbd>{key}</kbd>
        </button>
    }
    .into_any()
}

/// Lays the tile, hurries the computer, or says for whom one waits.
fn main_button<G: TableView>(table: Table<G>) -> AnyView {
    if let Some(label) = table.controller.waits_for(table.words()) {
        return waiting_button(label);
    }
    let thought = table.controller.thought;
    let is_hurried = table.controller.has_thinking() && !table.may_choose();
    if is_hurried || (G::HURRIES_HINTS && thought.with(Option::is_some)) {
        let part = move || {
            let part = thought.get().map_or(0.0, |thought| thought.part);
            format!("--part:{:.3}", part.clamp(0.0, 1.0))
        };
        return view! {
            <button
                class="button primary thinking"
                type="button"
                id="hurry"
                style=part
                on:click=move |_| table.controller.hurry()
            >
                <Icon icon=Icon::Hurry/>
                {move || table.words().play.hurry()}
            </button>
        }
        .into_any();
    }
    let is_ready = move || {
        table
            .preview
            .with(|preview| preview.as_ref().is_some_and(G::is_allowed))
    };
    view! {
        <button
            class="button primary"
            type="button"
            id="place"
            disabled=move || !is_ready()
            on:click=move |_| table.confirm()
        >
            <Icon icon=Icon::Confirm/>
            {table.label(|labels| labels.place)}
            {move || (G::VIEWS.on_place_button)(table)}
            <kbd>"↵"</kbd>
        </button>
    }
    .into_any()
}
