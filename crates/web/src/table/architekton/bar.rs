//! What the bar of the table tells.

use leptos::prelude::*;

use super::state::Table;
use crate::table::bar::{BarOf, Turns, bar};
use polis_client::game_kind::GameKind;
use polis_client::session::Session;

/// The bar of the table.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let table = Table::here();
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
    bar(BarOf {
        game: GameKind::Architekton,
        client: table.client,
        what: Signal::derive(move || what().unwrap_or_default()),
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
