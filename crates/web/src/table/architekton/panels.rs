//! What opens over the table: the details on a phone, the menu, the keys, the result.

use leptos::prelude::*;

use super::column::Details;
use super::end::result;
use super::export;
use super::state::Table;
use crate::components::icon::Icon;
use crate::components::sound_switch::SoundSwitch;
use crate::table::panel::{self, Panel};
use polis_client::game_kind::GameKind;
use polis_client::route::Route;
use polis_client::session::Session;
use polis_client::words::ARCHITEKTON_KEYS;

/// What is open over the table.
#[component]
pub(super) fn Panels() -> impl IntoView {
    let table = Table::here();
    let label = move |panel| {
        let words = &table.words().akropolis_table;
        match panel {
            Panel::Sheet => table.table_words().details,
            Panel::Menu => words.menu,
            Panel::Keys => words.keys,
            Panel::Result => table.table_words().final_scoring,
        }
    };
    panel::dialog(table.client, table.open, label, move |panel| match panel {
        Panel::Sheet => view! { <Details/> }.into_any(),
        Panel::Menu => menu(table).into_any(),
        Panel::Keys => {
            let lines = table.table_words().key_lines;
            panel::keys(table.client, ARCHITEKTON_KEYS, lines).into_any()
        }
        Panel::Result => result(table).into_any(),
    })
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
        {panel::switch(
            words.architekton_table.marks,
            move || table.marks.get(),
            move || table.toggle_marks(),
        )}
        <SoundSwitch/>
        <div class="deeds">
            <button
                class="button"
                type="button"
                disabled=!table.sitting.session.with(Session::can_undo)
                on:click=then_close(|table| table.sitting.undo())
            >
                <Icon icon=Icon::Undo/>
                {table.sitting.undo_label(words)}
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
            <button class="button" type="button" on:click=then_close(|table| table.window.whole())>
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
