//! The whole table.

use leptos::prelude::*;

use super::bar::Bar;
use super::column::{Column, Strip};
use super::dock::Dock;
use super::keys;
use super::panels::Panels;
use super::stage::Stage;
use super::state::Table;
use crate::game::GameController as Sitting;
use crate::table::around::{Around, Parts};

/// The table of Architekton.
#[component]
pub(crate) fn Architekton(
    /// What stands around the stage, where it is not what usually does.
    #[prop(optional)]
    around: Option<Around>,
    /// The game.
    sitting: Sitting<polis_architekton::Architekton>,
) -> impl IntoView {
    let table = Table::new(sitting);
    provide_context(table);
    keys::listen(table);
    let warning = move || {
        let warning = sitting.save_state.get().warning(table.words());
        warning.map(|warning| view! { <p class="error" role="status">{warning}</p> })
    };
    let turns = move || {
        sitting
            .session
            .with(|session| session.record().moves().len())
    };
    let is_studied = around.is_some();
    let Parts { bar, column, under } = Parts::new(
        around,
        || view! { <Bar/> }.into_any(),
        || view! { <Column/> }.into_any(),
    );
    view! {
        <div class="game-table architekton-table" class:studied=is_studied
            class:fresh=move || table.motion.is_fresh.get()
            class:flying=move || table.motion.is_flying.get()
            data-turns=turns>
            {bar}
            <Strip/>
            <main id="content" class="table" tabindex="-1">
                <Stage/>
                {warning}
            </main>
            <Dock/>
            {column}
            {under}
            <Panels/>
        </div>
    }
}
