//! A position that is set up by hand.

#![allow(
    clippy::large_types_passed_by_value,
    clippy::too_many_lines,
    reason = "a board is a handle of many signals, and a view is as long as what it shows"
)]

mod akropolis;
mod architekton;
mod desk;
mod parts;

use leptos::prelude::*;

use polis_client::game_kind::GameKind;

/// A position that is set up by hand.
#[component]
pub(crate) fn Editor(game: GameKind) -> impl IntoView {
    match game {
        GameKind::Akropolis => view! { <akropolis::Editor/> }.into_any(),
        GameKind::Architekton => view! { <architekton::Editor/> }.into_any(),
    }
}
