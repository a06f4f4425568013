//! The bar of the table: where one is, whose turn it is, and what helps.

use leptos::prelude::*;

use super::state::{Panel, Table};
use crate::game_kind::GameKind;
use crate::page::icon::{Icon, Logo};
use crate::session::Session;

/// The bar of the table.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let table = Table::here();
    let client = table.client;
    let what = move || {
        let [mine, theirs] = super::end::match_points(table);
        table
            .is_match()
            .then(|| (table.table_words().match_line)(mine, theirs))
    };
    let turn = move || {
        let to_move = table.sitting.session.with(Session::to_move);
        match (to_move, table.decision()) {
            (Some(seat), Some(_)) if !table.may_choose() => {
                let name = table.speak(|speech| speech.name(seat));
                (table.table_words().decides)(&name)
            }
            _ => table
                .sitting
                .turn(table.words())
                .unwrap_or_else(|| super::end::headline(table)),
        }
    };
    let number = move || {
        if table.is_over() {
            return String::new();
        }
        let words = table.table_words();
        let (left, is_last) = table
            .position
            .with(|position| (position.lays_left(), position.is_last_round()));
        let tile = (words.tile_of_two)(3 - left.clamp(1, 2));
        if is_last {
            format!("{tile}, {}", words.last_round)
        } else {
            tile
        }
    };
    let dot = move || match (table.is_over(), table.may_choose()) {
        (true, _) => "dot over",
        (false, true) => "dot",
        (false, false) => "dot busy",
    };
    view! {
        <header class="bar">
            <a class="icon" href="#/" aria-label=client.say(|words| words.frame.home)>
                <Icon icon=Icon::Back/>
            </a>
            <a class="brand only-desk" href="#/" tabindex="-1" aria-hidden="true">
                <Logo/>
                <span>"Polis"</span>
            </a>
            <p class="what only-desk"><b>{GameKind::Architekton.title()}</b>" " {what}</p>
            <p class="turn"><span class=dot></span><span class="whose">{turn}</span><span class="small">{number}</span></p>
            <div class="end">
                <button
                    class="icon"
                    type="button"
                    id="hint"
                    aria-label=client.say(|words| words.akropolis_table.hint)
                    title=client.say(|words| words.akropolis_table.hint)
                    hidden=move || !table.sitting.gives_hints()
                    disabled=move || !table.may_choose() || table.is_asking.get()
                    on:click=move |_| table.hint()
                >
                    <Icon icon=Icon::Lamp/>
                </button>
                <button
                    class="icon only-desk"
                    type="button"
                    aria-label=client.say(|words| words.play.redo)
                    title=client.say(|words| words.play.redo)
                    disabled=move || !table.sitting.session.with(Session::can_redo)
                    on:click=move |_| table.redo()
                >
                    <Icon icon=Icon::Redo/>
                </button>
                <button
                    class="icon only-desk"
                    type="button"
                    aria-label=client.say(|words| words.akropolis_table.keys)
                    title=client.say(|words| words.akropolis_table.keys)
                    on:click=move |_| table.open.set(Some(Panel::Keys))
                >
                    <Icon icon=Icon::Help/>
                </button>
                <button
                    class="icon"
                    type="button"
                    id="menu"
                    aria-label=client.say(|words| words.akropolis_table.menu)
                    title=client.say(|words| words.akropolis_table.menu)
                    on:click=move |_| table.open.set(Some(Panel::Menu))
                >
                    <Icon icon=Icon::Menu/>
                </button>
            </div>
        </header>
    }
}
