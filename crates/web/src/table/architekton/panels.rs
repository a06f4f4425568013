//! What opens over the table: the details on a phone, the menu, the keys, the result.

use leptos::html;
use leptos::prelude::*;

use super::column::Details;
use super::end::result;
use super::export;
use super::state::{Panel, Table};
use crate::game_kind::GameKind;
use crate::page::icon::Icon;
use crate::route::Route;
use crate::session::Session;
use crate::words::ARCHITEKTON_KEYS;

/// What is open over the table.
#[component]
pub(super) fn Panels() -> impl IntoView {
    let table = Table::here();
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let open = table.open.get();
        let Some(dialog) = dialog.get() else { return };
        if open.is_none() {
            dialog.close();
        } else if !dialog.open() {
            // A dialog that is there can be shown.
            let _ = dialog.show_modal();
        }
    });
    let class = move || match table.open.get() {
        Some(Panel::Details) => "panel sheet-panel",
        Some(Panel::Menu) => "panel menu",
        Some(Panel::Keys) => "panel keys",
        Some(Panel::Result) => "panel result-panel",
        None => "panel",
    };
    let label = move || {
        let words = &table.words().akropolis_table;
        match table.open.get() {
            Some(Panel::Details) => table.table_words().details,
            Some(Panel::Menu) | None => words.menu,
            Some(Panel::Keys) => words.keys,
            Some(Panel::Result) => table.table_words().final_scoring,
        }
    };
    // A press beside the panel closes it.
    let press = move |event: leptos::ev::MouseEvent| {
        let is_beside = dialog.get_untracked().is_some_and(|dialog| {
            event.target().is_some_and(|target| {
                let dialog: &web_sys::EventTarget = dialog.as_ref();
                target == *dialog
            })
        });
        if is_beside {
            table.open.set(None);
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class=class
            aria-label=label
            on:close=move |_| table.open.set(None)
            on:click=press
        >
            <div class="inside">
                <button
                    class="icon shut"
                    type="button"
                    aria-label=table.client.say(|words| words.akropolis_table.close)
                    on:click=move |_| table.open.set(None)
                >
                    <Icon icon=Icon::Close/>
                </button>
                {move || match table.open.get() {
                    Some(Panel::Details) => view! { <Details/> }.into_any(),
                    Some(Panel::Menu) => menu(table).into_any(),
                    Some(Panel::Keys) => keys(table).into_any(),
                    Some(Panel::Result) => result(table).into_any(),
                    None => ().into_any(),
                }}
            </div>
        </dialog>
    }
}

fn menu(table: Table) -> impl IntoView {
    let words = table.words();
    let table_words = &words.akropolis_table;
    let then_close = move |press: fn(Table)| {
        move |_| {
            table.open.set(None);
            press(table);
        }
    };
    view! {
        <h2>{table_words.menu}</h2>
        <label class="option">
            <span>{words.architekton_table.marks}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || table.marks.get()
                on:change=move |_| table.toggle_marks()
            />
        </label>
        <div class="deeds">
            <button
                class="button"
                type="button"
                disabled=!table.sitting.session.with(Session::can_undo)
                on:click=then_close(|table| table.sitting.undo())
            >
                <Icon icon=Icon::Undo/>
                {words.play.undo}
            </button>
            <button
                class="button"
                type="button"
                disabled=!table.sitting.session.with(Session::can_redo)
                on:click=then_close(Table::redo)
            >
                <Icon icon=Icon::Redo/>
                {words.play.redo}
            </button>
            <button class="button" type="button" on:click=then_close(Table::whole_town)>
                <Icon icon=Icon::Whole/>
                {words.architekton_table.whole_town}
            </button>
            <button
                class="button"
                type="button"
                on:click=move |_| table.open.set(Some(Panel::Keys))
            >
                <Icon icon=Icon::Help/>
                {table_words.keys}
            </button>
            <a class="button" href=Route::Rules(GameKind::Architekton).to_string()>
                {words.rules.title}
            </a>
            <a class="button" href=Route::Settings.to_string()>{words.settings.title}</a>
            <a class="button" href=Route::NewGame(GameKind::Architekton).to_string()>
                {words.new_game.title}
            </a>
            {export::buttons(table)}
        </div>
    }
}

fn keys(table: Table) -> impl IntoView {
    let words = table.words();
    let lines = ARCHITEKTON_KEYS
        .into_iter()
        .zip(words.architekton_table.key_lines)
        .map(|(keys, line)| {
            let caps = keys
                .split("  ")
                .map(|key| view! { <kbd>{key}</kbd> })
                .collect_view();
            view! { <dt>{caps}</dt><dd>{line}</dd> }
        });
    view! {
        <h2>{words.akropolis_table.keys}</h2>
        <dl>{lines.collect_view()}</dl>
    }
}
