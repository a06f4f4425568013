//! What the bar of the table tells.

use leptos::prelude::*;
use polis_akropolis::Length;

use super::state::Table;
use crate::table::bar::{BarOf, Turns, bar};
use polis_client::game_kind::GameKind;
use polis_client::session::Session;

/// What is played: how many play, and how long.
pub(super) fn what(table: Table) -> String {
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
}

/// The bar of the table.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let table = Table::here();
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
        if table.is_over() {
            String::new()
        } else {
            (table.words().akropolis_table.turn_of)(turn, turns)
        }
    };
    bar(BarOf {
        game: GameKind::Akropolis,
        client: table.client,
        what: Signal::derive(move || what(table)),
        turn: Signal::derive(turn),
        number: Signal::derive(number),
        turns: Signal::derive(move || Turns::new(table.sitting)),
        can_hint: Signal::derive(move || table.may_choose() && !table.is_asking.get()),
        gives_hints: Signal::derive(move || table.sitting.gives_hints()),
        can_redo: Signal::derive(move || table.sitting.session.with(Session::can_redo)),
        hint: Callback::new(move |()| table.hint()),
        redo: Callback::new(move |()| table.redo()),
        open: table.open,
    })
}
