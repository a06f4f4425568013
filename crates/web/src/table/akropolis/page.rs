//! The whole table.

use leptos::prelude::*;

use super::bar::Bar;
use super::column::{Column, ScoreStrip, Strip, Thumb};
use super::dock::Dock;
use super::keys;
use super::panels::Panels;
use super::pointer::Hands;
use super::stage::Stage;
use super::state::Table;
use crate::sitting::Sitting;
use crate::table::around::{Around, Parts};
use polis_client::game_kind::GameKind;

/// The table of Akropolis.
#[component]
pub(crate) fn Akropolis(
    /// What stands around the stage, where it is not what usually does.
    #[prop(optional)]
    around: Option<Around>,
    /// The game.
    sitting: Sitting<polis_akropolis::Akropolis>,
) -> impl IntoView {
    let table = Table::new(sitting);
    provide_context(table);
    provide_context(Hands::new(table));
    keys::listen(table);
    let warning = move || {
        let warning = sitting.keeping.get().warning(table.words());
        warning.map(|warning| view! { <p class="error" role="status">{warning}</p> })
    };
    let is_studied = around.is_some();
    let Parts { bar, column, under } = Parts::new(
        around,
        || view! { <Bar/> }.into_any(),
        || view! { <Column/> }.into_any(),
    );
    view! {
        <div
            class="game-table akropolis-table"
            class:studied=is_studied
            class:fresh=move || table.motion.is_fresh.get()
            class:flying=move || table.motion.is_flying.get()
            data-turns=move || table.position.with(polis_akropolis::Akropolis::turns).to_string()
        >
            {bar}
            <Strip/>
            <main id="content" class="table" tabindex="-1">
                <h1 class="unseen">{GameKind::Akropolis.title()}</h1>
                <Stage/>
                <Thumb/>
                {warning}
            </main>
            <ScoreStrip/>
            <Dock/>
            {column}
            {under}
            <Panels/>
        </div>
    }
}
