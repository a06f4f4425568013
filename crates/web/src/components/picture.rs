//! The pictures of both games on the first page, and of districts.

use leptos::prelude::*;
use polis_akropolis::{Construction, District, Variants};
use polis_client::example;
use polis_draw::{Badge, CityDrawing, Drawing, TownDrawing};
use polis_notation::GameKind;

/// A model of a game, as it looks in the middle of it.
#[component]
pub(crate) fn Model(
    /// Which game.
    game: GameKind,
) -> impl IntoView {
    match game {
        GameKind::Akropolis => {
            let city = example::city();
            let mut drawing = CityDrawing::new(&city, Variants::NONE);
            drawing.failures = false;
            drawn(&drawing)
        }
        GameKind::Architekton => {
            let town = example::town();
            let mut drawing = TownDrawing::new(&town);
            drawing.scoring = false;
            drawn(&drawing)
        }
    }
}

/// The small hex of a district.
#[component]
pub(crate) fn DistrictBadge(
    /// Which type.
    district: District,
) -> impl IntoView {
    let badge = Badge {
        construction: Construction::District(district),
    };
    drawn(&badge)
}

/// A drawing as part of a page. It says nothing to those who cannot see it.
pub(crate) fn drawn(drawing: &impl Drawing) -> AnyView {
    let frame = drawing.frame().to_string();
    let inside = drawing.to_string();
    view! { <svg viewBox=frame aria-hidden="true" inner_html=inside></svg> }.into_any()
}
