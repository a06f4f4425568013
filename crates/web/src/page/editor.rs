//! A position that is set up by hand.

mod akropolis;
mod architekton;
mod desk;
mod parts;

use leptos::prelude::*;

use crate::game_kind::GameKind;

/// A position that is set up by hand.
#[component]
pub(crate) fn Editor(game: GameKind) -> impl IntoView {
    match game {
        GameKind::Akropolis => view! { <akropolis::Editor/> }.into_any(),
        GameKind::Architekton => view! { <architekton::Editor/> }.into_any(),
    }
}
