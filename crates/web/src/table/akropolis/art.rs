//! Drawings and icons as parts of the page. They say nothing to those who cannot see them.

use leptos::prelude::*;
use polis_draw::Drawing;

/// A drawing with a class for the style sheet.
pub(super) fn art(drawing: &impl Drawing, class: &'static str) -> AnyView {
    let frame = drawing.frame().to_string();
    let inside = drawing.to_string();
    view! { <svg class=class viewBox=frame aria-hidden="true" inner_html=inside></svg> }.into_any()
}

/// An icon of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    TurnLeft,
    TurnRight,
    Confirm,
    Menu,
    Help,
    Plus,
    Minus,
    Fit,
    Plan,
    Eye,
    Compass,
    Hurry,
    Close,
}

/// An icon of the table.
pub(super) fn sign(sign: Sign) -> impl IntoView {
    let paths = match sign {
        Sign::TurnLeft => "<path d='M4 9a8 8 0 1 1-.6 5.5M4 4v5h5'/>",
        Sign::TurnRight => "<path d='M20 9a8 8 0 1 0 .6 5.5M20 4v5h-5'/>",
        Sign::Confirm => "<path d='M4.5 12.5l5 5L20 7'/>",
        Sign::Menu => "<path d='M4 7h16M4 12h16M4 17h16'/>",
        Sign::Help => {
            "<circle cx='12' cy='12' r='9'/><path d='M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3\
             c-.8.4-1 1-1 1.7M12 16.8v.1'/>"
        }
        Sign::Plus => "<path d='M12 5v14M5 12h14'/>",
        Sign::Minus => "<path d='M5 12h14'/>",
        Sign::Fit => "<path d='M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'/>",
        Sign::Plan => "<path d='M7 4.5h10l4.5 7.5L17 19.5H7L2.5 12z'/>",
        Sign::Eye => {
            "<path d='M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12z'/>\
             <circle cx='12' cy='12' r='2.8'/>"
        }
        Sign::Compass => {
            "<ellipse cx='12' cy='14' rx='8.5' ry='4.2'/><path d='M12 3v7M9.5 5.2L12 2.8l2.5 2.4'/>"
        }
        Sign::Hurry => "<path d='M4 6l7 6l-7 6zM12.5 6l7 6l-7 6z'/>",
        Sign::Close => "<path d='M6 6l12 12M18 6L6 18'/>",
    };
    view! { <svg class="lines" viewBox="0 0 24 24" aria-hidden="true" inner_html=paths></svg> }
}
