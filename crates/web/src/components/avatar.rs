//! The avatar of somebody at a table: a portrait or an emblem, drawn in `assets/company`.

use leptos::prelude::*;
use polis_game::Seat;

use polis_client::avatar::Avatar;

/// How somebody looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    Calm,
    /// Looks for a move.
    Thinking,
    /// Has won.
    Pleased,
    /// Has lost.
    Rueful,
}

impl Mood {
    /// The class for the style sheet.
    const fn class(self) -> &'static str {
        match self {
            Mood::Calm => "portrait",
            Mood::Thinking => "portrait thinking",
            Mood::Pleased => "portrait pleased",
            Mood::Rueful => "portrait rueful",
        }
    }
}

/// A avatar in the colour of its seat, where there is one. It says nothing to those who cannot see it:
/// a name stands beside it.
pub(crate) fn avatar(
    avatar: Avatar,
    seat: Option<Seat>,
    mood: impl Fn() -> Mood + Send + 'static,
) -> AnyView {
    let drawing = match avatar {
        Avatar::Person(emblem) => {
            let emblem = format!("company/emblems.svg#{}", emblem.name());
            view! { <use href=emblem></use> }.into_any()
        }
        Avatar::Character(character) => {
            let portrait = format!("company/portraits.svg#{}", character.name());
            let tile = format!("{portrait}-tile");
            view! {
                <use href=tile></use>
                <g clip-path="url(#polis-face)"><use href=portrait></use></g>
                <use class="edge" href="#polis-face-edge"></use>
            }
            .into_any()
        }
    };
    view! {
        <svg
            class=move || mood().class()
            data-seat=seat.map(Seat::number)
            viewBox="0 0 160 160"
            aria-hidden="true"
        >
            {drawing}
        </svg>
    }
    .into_any()
}

/// A avatar that does not change.
pub(crate) fn calm_avatar(who: Avatar, seat: Option<Seat>) -> AnyView {
    avatar(who, seat, || Mood::Calm)
}
