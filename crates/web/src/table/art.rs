//! Drawings as parts of the page. They say nothing to those who cannot see them.

use leptos::prelude::*;
use polis_draw::Drawing;

/// A drawing with a class for the style sheet.
pub(crate) fn art(drawing: &impl Drawing, class: &'static str) -> AnyView {
    let frame = drawing.frame().to_string();
    let inside = drawing.to_string();
    view! { <svg class=class viewBox=frame aria-hidden="true" inner_html=inside></svg> }.into_any()
}
