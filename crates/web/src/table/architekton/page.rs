//! The whole table.

use leptos::prelude::*;

use super::bar::Bar;
use super::column::{Column, Strip};
use super::dock::Dock;
use super::keys;
use super::panels::Panels;
use super::stage::Stage;
use super::state::Table;
use crate::sitting::Sitting;

/// The table of Architekton.
#[component]
pub(crate) fn Architekton(
    /// The game.
    sitting: Sitting<polis_architekton::Architekton>,
) -> impl IntoView {
    let table = Table::new(sitting);
    provide_context(table);
    keys::listen(table);
    let warning = move || {
        let warning = sitting.keeping.get().warning(table.words());
        warning.map(|warning| view! { <p class="error" role="status">{warning}</p> })
    };
    let turns = move || {
        sitting
            .session
            .with(|session| session.record().moves().len())
    };
    view! {
        <div class="game-table architekton-table" class:fresh=move || table.motion.is_fresh.get()
            class:flying=move || table.motion.is_flying.get()
            data-turns=turns>
            <Bar/>
            <Strip/>
            <main id="content" class="table" tabindex="-1">
                <Stage/>
                {warning}
            </main>
            <Dock/>
            <Column/>
            <Panels/>
        </div>
    }
}
