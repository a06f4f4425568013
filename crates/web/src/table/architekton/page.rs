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
    let not_kept = move || {
        (!sitting.is_kept.get())
            .then(|| view! { <p class="error">{table.words().play.not_kept}</p> })
    };
    let turns = move || {
        sitting
            .session
            .with(|session| session.record().moves().len())
    };
    view! {
        <div class="architekton-table" data-turns=turns>
            <Bar/>
            <Strip/>
            <main id="content" class="table" tabindex="-1">
                <Stage/>
                {not_kept}
            </main>
            <Dock/>
            <Column/>
            <Panels/>
        </div>
    }
}
