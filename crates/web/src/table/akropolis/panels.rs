//! What opens over the table: the sheet on a phone, the menu, the keys, the result.

use leptos::prelude::*;

use super::column::small_city;
use super::end::Result;
use super::export;
use super::mark::seat_mark;
use super::sheet::Sheet;
use super::state::Table;
use crate::components::icon::Icon;
use crate::components::sound_switch::SoundSwitch;
use crate::table::panel::{self, Panel};
use polis_client::game_kind::GameKind;
use polis_client::route::Route;
use polis_client::session::Session;
use polis_client::words::akropolis_table::KEYS;

/// What is open over the table.
#[component]
pub(super) fn Panels() -> impl IntoView {
    let table = Table::here();
    let label = move |panel| {
        let words = &table.words().akropolis_table;
        match panel {
            Panel::Sheet => words.sheet,
            Panel::Menu => words.menu,
            Panel::Keys => words.keys,
            Panel::Result => words.result,
        }
    };
    panel::dialog(table.client, table.open, label, move |panel| match panel {
        Panel::Sheet => sheet(table).into_any(),
        Panel::Menu => menu(table).into_any(),
        Panel::Keys => {
            let lines = table.words().akropolis_table.key_lines;
            panel::keys(table.client, KEYS, lines).into_any()
        }
        Panel::Result => view! { <Result/> }.into_any(),
    })
}

fn sheet(table: Table) -> impl IntoView {
    let others = move || {
        table
            .others()
            .into_iter()
            .map(|seat| {
                view! {
                    <figure>
                        <figcaption>{seat_mark(seat)} {table.city_name(seat)}</figcaption>
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
    let then_close = move |press: fn(Table)| {
        move |_| {
            table.open.set(None);
            untrack(|| press(table));
        }
    };
    view! {
        <h2>{table_words.menu}</h2>
        {panel::switch(
            table_words.live_scores,
            move || table.taste.get().live_scores,
            move || table.toggle_scores(),
        )}
        {panel::switch(
            table_words.marks,
            move || table.taste.get().marks,
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
            <button class="button" type="button" on:click=then_close(Table::turn_view)>
                <Icon icon=Icon::Compass/>
                {table_words.turn_view}
            </button>
            <button class="button" type="button" on:click=then_close(|table| table.window.whole())>
                <Icon icon=Icon::Whole/>
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
                <Icon icon=Icon::Help/>
                {table_words.keys}
            </button>
            <a class="button" href=Route::NewGame(GameKind::Akropolis).to_string()>
                {words.new_game.title}
            </a>
            {export::buttons(table)}
        </div>
    }
}
