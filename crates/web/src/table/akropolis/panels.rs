//! What opens over the table: the sheet on a phone, the menu, the keys, the result.

use leptos::html;
use leptos::prelude::*;

use super::art::{Sign, sign};
use super::column::small_city;
use super::end::Result;
use super::export;
use super::sheet::Sheet;
use super::state::{Panel, Table};
use crate::game_kind::GameKind;
use crate::page::icon::Icon;
use crate::page::sound_switch::SoundSwitch;
use crate::route::Route;
use crate::session::Session;
use crate::words::akropolis_table::KEYS;

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
        Some(Panel::Sheet) => "panel sheet-panel",
        Some(Panel::Menu) => "panel menu",
        Some(Panel::Keys) => "panel keys",
        Some(Panel::Result) => "panel result-panel",
        None => "panel",
    };
    let label = move || {
        let words = &table.words().akropolis_table;
        match table.open.get() {
            Some(Panel::Sheet) => words.sheet,
            Some(Panel::Menu) | None => words.menu,
            Some(Panel::Keys) => words.keys,
            Some(Panel::Result) => words.result,
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
            <div class="inside" tabindex="-1" autofocus=true>
                {move || match table.open.get() {
                    Some(Panel::Sheet) => sheet(table).into_any(),
                    Some(Panel::Menu) => menu(table).into_any(),
                    Some(Panel::Keys) => keys(table).into_any(),
                    Some(Panel::Result) => view! { <Result/> }.into_any(),
                    None => ().into_any(),
                }}
                <button
                    class="icon shut"
                    type="button"
                    aria-label=table.client.say(|words| words.akropolis_table.close)
                    on:click=move |_| table.open.set(None)
                >
                    {sign(Sign::Close)}
                </button>
            </div>
        </dialog>
    }
}

fn sheet(table: Table) -> impl IntoView {
    let others = move || {
        table
            .others()
            .into_iter()
            .map(|seat| {
                view! {
                    <figure>
                        <figcaption>{table.city_name(seat)}</figcaption>
                        {small_city(table, seat)}
                    </figure>
                }
            })
            .collect_view()
    };
    view! {
        <h2>{table.words().akropolis_table.sheet}</h2>
        <Sheet/>
        <div class="cities">{others}</div>
        <div class="coming">{move || super::column::still_to_come(table)}</div>
    }
}

fn menu(table: Table) -> impl IntoView {
    let words = table.words();
    let table_words = &words.akropolis_table;
    let switch = move |label: &'static str, is_on: Signal<bool>, press: fn(Table)| {
        view! {
            <label class="option">
                <span>{label}</span>
                <input
                    type="checkbox"
                    role="switch"
                    prop:checked=is_on
                    on:change=move |_| untrack(|| press(table))
                />
            </label>
        }
    };
    let marks = Signal::derive(move || table.taste.get().marks);
    let scores = Signal::derive(move || table.taste.get().live_scores);
    let then_close = move |press: fn(Table)| {
        move |_| {
            table.open.set(None);
            untrack(|| press(table));
        }
    };
    view! {
        <h2>{table_words.menu}</h2>
        {switch(table_words.live_scores, scores, Table::toggle_scores)}
        {switch(table_words.marks, marks, Table::toggle_marks)}
        <SoundSwitch/>
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
            <button class="button" type="button" on:click=then_close(Table::turn_view)>
                {sign(Sign::Compass)}
                {table_words.turn_view}
            </button>
            <button class="button" type="button" on:click=then_close(Table::whole_city)>
                {sign(Sign::Fit)}
                {table_words.whole_city}
            </button>
            <a class="button" href=Route::Rules(GameKind::Akropolis).to_string()>
                {words.rules.title}
            </a>
            <a class="button" href=Route::Settings.to_string()>{words.settings.title}</a>
            <button
                class="button"
                type="button"
                on:click=move |_| table.open.set(Some(Panel::Keys))
            >
                {sign(Sign::Help)}
                {table_words.keys}
            </button>
            <a class="button" href=Route::NewGame(GameKind::Akropolis).to_string()>
                {words.new_game.title}
            </a>
            {export::buttons(table)}
        </div>
    }
}

fn keys(table: Table) -> impl IntoView {
    let words = &table.words().akropolis_table;
    let lines = KEYS.into_iter().zip(words.key_lines).map(|(keys, line)| {
        let caps = keys
            .split("  ")
            .map(|key| view! { <kbd>{key}</kbd> })
            .collect_view();
        view! { <dt>{caps}</dt><dd>{line}</dd> }
    });
    view! {
        <h2>{words.keys}</h2>
        <dl>{lines.collect_view()}</dl>
    }
}
