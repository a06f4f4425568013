//! The bar of the table: where one is, whose turn it is, and what helps.

use leptos::prelude::*;
use polis_akropolis::Length;
use polis_table::Seat;

use super::art::{Sign, sign};
use super::state::{Panel, Table};
use crate::game_kind::GameKind;
use crate::page::icon::{Icon, Logo};

/// The bar of the table.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let table = Table::here();
    let client = table.client;
    let what = move || {
        let words = &table.words().new_game;
        let options = table.position.with(polis_akropolis::Akropolis::options);
        let players = match options.players().number() {
            1 => words.alone.to_owned(),
            number => (words.number)(number),
        };
        let length = match options.length() {
            Length::Standard => words.standard,
            Length::Long => words.long,
        };
        format!("{players}, {}", length.to_lowercase())
    };
    let turn = move || {
        let sitting = table.sitting;
        sitting.turn(table.words()).unwrap_or_else(|| {
            // The end: who has won.
            super::end::headline(table)
        })
    };
    let number = move || {
        let (turn, turns) = table
            .position
            .with(|position| (position.turns() + 1, position.turns_in_all()));
        (!table.is_over()).then(|| (table.words().akropolis_table.turn_of)(turn, turns))
    };
    let dot = move || {
        let seat: Option<Seat> = table.sitting.session.with(crate::session::Session::to_move);
        match seat {
            Some(_) if table.may_choose() => "dot",
            Some(_) => "dot busy",
            None => "dot over",
        }
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
            <p class="what only-desk"><b>{GameKind::Akropolis.title()}</b>" " {what}</p>
            <p class="turn"><span class=dot></span>{turn}<span class="small">{number}</span></p>
            <div class="end">
                <button
                    class="icon"
                    type="button"
                    id="hint"
                    aria-label=client.say(|words| words.akropolis_table.hint)
                    title=client.say(|words| words.akropolis_table.hint)
                    hidden=move || !table.sitting.gives_hints()
                    disabled=move || !table.may_choose() || table.is_asking.get()
                    on:click=move |_| untrack(|| table.hint())
                >
                    <Icon icon=Icon::Lamp/>
                </button>
                <button
                    class="icon only-desk"
                    type="button"
                    aria-label=client.say(|words| words.play.redo)
                    title=client.say(|words| words.play.redo)
                    disabled=move || !table.sitting.session.with(crate::session::Session::can_redo)
                    on:click=move |_| untrack(|| table.redo())
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
                    {sign(Sign::Help)}
                </button>
                <button
                    class="icon"
                    type="button"
                    aria-label=client.say(|words| words.akropolis_table.menu)
                    title=client.say(|words| words.akropolis_table.menu)
                    on:click=move |_| table.open.set(Some(Panel::Menu))
                >
                    {sign(Sign::Menu)}
                </button>
            </div>
        </header>
    }
}
