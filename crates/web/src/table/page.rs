//! The whole table.

use leptos::prelude::*;

use super::animation::MotionPath;
use super::around::{Parts, StagePanels};
use super::state::Table;
use super::view::TableView;
use super::{bar, dock, keyboard, panels, stage};
use crate::game::GameController;

/// The table of a game.
#[component]
pub(crate) fn GameTable<G: TableView>(
    /// What stands around the stage, where it is not what usually does.
    #[prop(optional)]
    around: Option<StagePanels>,
    controller: GameController<G>,
) -> impl IntoView {
    let table = Table::new(controller);
    keyboard::listen_at(table);
    let warning = move || {
        let warning = controller.save_state.get().warning(table.words());
        warning.map(|warning| view! { <p class="error" role="status">{warning}</p> })
    };
    let is_studied = around.is_some();
    let Parts { bar, column, under } =
        Parts::new(around, || bar::bar(table), || (G::VIEWS.column)(table));
    view! {
        <div
            class=G::CLASS
            class:studied=is_studied
            class:landing=move || table.arrival(MotionPath::Falls).is_some()
            class:flying=move || table.arrival(MotionPath::Flies).is_some()
            data-turns=move || controller.session.with(G::turns).to_string()
        >
            {bar}
            {(G::VIEWS.strip)(table)}
            <main id="content" class="table" tabindex="-1">
                {(G::VIEWS.heading)(table)}
                {stage::stage(table)}
                {(G::VIEWS.corner)(table)}
                {warning}
            </main>
            {(G::VIEWS.below)(table)}
            {dock::dock(table)}
            {column}
            {under}
            {panels::panels(table)}
        </div>
    }
}
