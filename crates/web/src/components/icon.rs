//! Icons, drawn by us, and the mark.

use leptos::prelude::*;

/// An icon of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// Two sliders.
    Settings,
    /// Half sun, half moon.
    Auto,
    /// By day.
    Sun,
    /// By night.
    Moon,
    /// Back to where one came from.
    Back,
    /// Take a move back.
    Undo,
    /// Play it again.
    Redo,
    /// An idea.
    Lamp,
    /// Turn a tile anticlockwise.
    TurnLeft,
    /// Turn a tile clockwise.
    TurnRight,
    /// So be it.
    Confirm,
    /// What else can be done.
    Menu,
    /// How it works.
    Help,
    /// Come closer.
    Closer,
    /// Go farther away.
    Farther,
    /// See everything.
    Whole,
    /// Look from above.
    Above,
    /// Look at a city of hexes from above.
    AboveHexes,
    /// Turn the view.
    Compass,
    /// Do not wait.
    Hurry,
    /// Show what counts.
    Eye,
    /// Put away.
    Close,
    /// One move on.
    Forward,
    /// To the first move.
    ToStart,
    /// To the last move.
    ToEnd,
    /// Let it run.
    Run,
    /// Hold it.
    Pause,
    /// The other side.
    Flip,
    /// What comes next.
    Plan,
}

impl Icon {
    const fn paths(self) -> &'static str {
        match self {
            Icon::Settings => {
                "<path d='M4 7h9M19 7h1M4 17h1M11 17h9'/><circle cx='16' cy='7' r='2.6'/>\
                 <circle cx='8' cy='17' r='2.6'/>"
            }
            Icon::Auto => {
                "<circle cx='12' cy='12' r='8'/><path d='M12 4a8 8 0 0 1 0 16z' \
                 fill='currentColor'/>"
            }
            Icon::Sun => {
                "<circle cx='12' cy='12' r='4'/><path d='M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4\
                 M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7\
                 M16.8 7.2l1.7-1.7'/>"
            }
            Icon::Moon => "<path d='M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z'/>",
            Icon::Back => "<path d='M14.5 5.5L8 12l6.5 6.5'/>",
            Icon::Undo => "<path d='M9 5L4.5 9.5L9 14M5 9.5h9a5 5 0 0 1 0 10h-3'/>",
            Icon::Redo => "<path d='M15 5l4.5 4.5L15 14M19 9.5h-9a5 5 0 0 0 0 10h3'/>",
            Icon::Lamp => {
                "<path d='M9.5 18h5M10.5 21h3M8.5 14.5a6 6 0 1 1 7 0c-.7.6-1 1.3-1 2h-5\
                 c0-.7-.3-1.4-1-2z'/>"
            }
            Icon::TurnLeft => "<path d='M4 9a8 8 0 1 1-.6 5.5M4 4v5h5'/>",
            Icon::TurnRight => "<path d='M20 9a8 8 0 1 0 .6 5.5M20 4v5h-5'/>",
            Icon::Confirm => "<path d='M4.5 12.5l5 5L20 7'/>",
            Icon::Menu => "<path d='M4 7h16M4 12h16M4 17h16'/>",
            Icon::Help => {
                "<circle cx='12' cy='12' r='9'/><path d='M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3\
                 c-.8.4-1 1-1 1.7M12 16.8v.1'/>"
            }
            Icon::Closer => "<path d='M12 5v14M5 12h14'/>",
            Icon::Farther => "<path d='M5 12h14'/>",
            Icon::Whole => "<path d='M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'/>",
            Icon::Above => "<path d='M4 4h16v16H4zM12 4v16M4 12h16'/>",
            Icon::AboveHexes => "<path d='M7 4.5h10l4.5 7.5L17 19.5H7L2.5 12z'/>",
            Icon::Compass => {
                "<ellipse cx='12' cy='14' rx='8.5' ry='4.2'/>\
                 <path d='M12 3v7M9.5 5.2L12 2.8l2.5 2.4'/>"
            }
            Icon::Hurry => "<path d='M4 6l7 6l-7 6zM12.5 6l7 6l-7 6z'/>",
            Icon::Eye => {
                "<path d='M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12z'/>\
                 <circle cx='12' cy='12' r='2.8'/>"
            }
            Icon::Close => "<path d='M6 6l12 12M18 6L6 18'/>",
            Icon::Forward => "<path d='M9.5 5.5L16 12l-6.5 6.5'/>",
            Icon::ToStart => "<path d='M6.5 5.5v13M18 5.5L11 12l7 6.5'/>",
            Icon::ToEnd => "<path d='M17.5 5.5v13M6 5.5l7 6.5l-7 6.5'/>",
            Icon::Run => "<path d='M7.5 5l11 7l-11 7z'/>",
            Icon::Pause => "<path d='M8.5 5.5v13M15.5 5.5v13'/>",
            Icon::Plan => {
                "<path d='M4 6.5h10M4 12h7M4 17.5h6'/><path d='M14.5 15.5l2.6 2.8 4.4-6.3'/>"
            }
            Icon::Flip => "<path d='M4 9h14M14 5l4 4l-4 4M20 15H6M10 11l-4 4l4 4'/>",
        }
    }
}

/// An icon. It says nothing to those who cannot see it: what it stands on has a label.
#[component]
pub(crate) fn Icon(icon: Icon) -> impl IntoView {
    view! { <svg class="lines" viewBox="0 0 24 24" aria-hidden="true" inner_html=icon.paths()></svg> }
}

/// The mark: three hexes, one upon the other.
#[component]
pub(crate) fn Logo() -> impl IntoView {
    const MARK: &str = "<g transform='translate(0 8)'>\
        <polygon points='-24,0 -12,-17 12,-17 24,0 12,17 -12,17' fill='var(--sea)'/>\
        <polygon points='-24,0 -12,17 12,17 24,0 24,-4 12,13 -12,13 -24,-4' \
        fill='var(--primary-edge)' opacity='.6'/></g>\
        <g transform='translate(0 -6)'>\
        <polygon points='-17,0 -8.5,-12 8.5,-12 17,0 8.5,12 -8.5,12' fill='var(--bronze-lit)'/>\
        <polygon points='-17,0 -8.5,12 8.5,12 17,0 17,5 8.5,17 -8.5,17 -17,5' \
        fill='var(--bronze)'/></g>\
        <g transform='translate(0 -17)'>\
        <polygon points='-9,0 -4.5,-6.5 4.5,-6.5 9,0 4.5,6.5 -4.5,6.5' fill='var(--panel-2)'/>\
        <polygon points='-9,0 -4.5,6.5 4.5,6.5 9,0 9,4 4.5,10.5 -4.5,10.5 -9,4' \
        fill='var(--line-strong)'/></g>";
    view! {
        <svg class="logo" viewBox="-30 -30 60 60" aria-hidden="true" inner_html=MARK></svg>
    }
}
