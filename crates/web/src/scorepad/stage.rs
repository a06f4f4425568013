//! The stage on which a city or a town is rebuilt: it scrolls, and every place on it takes a tap.

use std::fmt::Display;
use std::str::FromStr;

use leptos::ev;
use leptos::prelude::*;
use polis_draw::{Frame, Projection};
use wasm_bindgen::JsCast;

use super::state::ScorepadState;
use crate::components::button::IconButton;
use crate::components::icon::Icon;
use polis_i18n::Words;

/// What is drawn on a stage.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawn {
    pub(super) frame: Frame,
    pub(super) inside: String,
    /// The invisible shapes that take taps.
    pub(super) targets: String,
}

impl Drawn {
    /// A drawing in a frame that is [steady].
    pub(super) fn new(frame: Frame, inside: String, targets: impl Display) -> Drawn {
        Drawn {
            frame: steady(frame),
            inside,
            targets: targets.to_string(),
        }
    }
}

/// No smaller than this is anything drawn where fingers tap, in pixels a unit: a hex is then 48
/// wide.
const FOR_FINGERS: f64 = 0.6;
/// The same where there is a mouse.
const FOR_MICE: f64 = 0.42;
/// How far one can come closer.
const CLOSEST: f64 = 4.0;

/// How many pixels a unit has, about: marks keep their size by it.
pub(super) fn scale() -> f64 {
    const PHONE: f64 = 760.0;
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    if width.is_some_and(|width| width < PHONE) {
        FOR_FINGERS
    } else {
        1.0
    }
}

/// A frame that does not change with every tap: it grows in steps, and has a least size.
fn steady(frame: Frame) -> Frame {
    const STEP: f64 = 60.0;
    const LEAST: (f64, f64) = (520.0, 380.0);
    let down = |edge: f64| (edge / STEP).floor() * STEP;
    let up = |edge: f64| (edge / STEP).ceil() * STEP;
    let (left, top) = (down(frame.x), down(frame.y));
    let (right, bottom) = (up(frame.x + frame.width), up(frame.y + frame.height));
    let wider = ((LEAST.0 - (right - left)) / 2.0).max(0.0);
    let higher = ((LEAST.1 - (bottom - top)) / 2.0).max(0.0);
    Frame::new(
        left - wider,
        top - higher,
        right - left + 2.0 * wider,
        bottom - top + 2.0 * higher,
    )
}

/// A number that the tapped shape carries.
pub(super) fn data<T: FromStr>(event: &ev::MouseEvent, name: &str) -> Option<T> {
    let shape: web_sys::Element = event.target()?.dyn_into().ok()?;
    shape.get_attribute(name)?.parse().ok()
}

/// The stage. `tap` and `press` are told what is tapped and which key is pressed; `focused` is
/// whether the keyboard is on it.
pub(super) fn stage(
    label: fn(&Words) -> &'static str,
    drawn: Memo<Drawn>,
    focused: RwSignal<bool>,
    tap: impl Fn(ev::MouseEvent) + 'static,
    press: impl Fn(ev::KeyboardEvent) + 'static,
) -> impl IntoView {
    let pad = ScorepadState::here();
    let inside = Memo::new(move |_| drawn.with(|drawn| drawn.inside.clone()));
    // They change only with what is built. If they were drawn again when the stage gets the focus,
    // a press would begin on a shape that is gone when it ends, and would not be a tap.
    let targets = Memo::new(move |_| drawn.with(|drawn| drawn.targets.clone()));
    let size = move || {
        let zoom = pad.zoom.get();
        let (width, height) = drawn.with(|drawn| (drawn.frame.width, drawn.frame.height));
        let least = if scale() < 1.0 { FOR_FINGERS } else { FOR_MICE };
        let least = |length: f64| length * least * zoom;
        format!(
            "width:max({:.0}%,{:.0}px);height:max({:.0}%,{:.0}px)",
            100.0 * zoom,
            least(width),
            100.0 * zoom,
            least(height)
        )
    };
    view! {
            <div
                class="pad-scroll"
                id="board"
                tabindex="0"
                role="application"
                aria-label=move || label(pad.words())
                on:click=tap
                on:keydown=press
                on:focus=move |_| focused.set(true)
                on:blur=move |_| focused.set(false)
            >
                <svg
                    class="pad-drawn"
                    aria-hidden="true"
                    viewBox=move || drawn.with(|drawn| drawn.frame.to_string())
                    style=size
                >
                    <g inner_html=move || inside.get()></g>
                    <g inner_html=move || targets.get()></g>
                </svg>
            </div>
    }
}

/// From the south, or from above.
fn above() -> impl IntoView {
    let pad = ScorepadState::here();
    let is_on = move || pad.projection.get() == Projection::Above;
    let label = move || pad.words().table.above();
    let turn = move |_| {
        pad.projection.update(|projection| {
            *projection = match projection {
                Projection::Tilted => Projection::Above,
                Projection::Above => Projection::Tilted,
            };
        });
    };
    view! {
        <button
            class="icon"
            class:on=is_on
            type="button"
            id="above"
            aria-pressed=move || is_on().to_string()
            aria-label=label
            title=label
            on:click=turn
        >
            <Icon icon=Icon::AboveHexes/>
        </button>
    }
}

/// What is told of the place that was tapped last, and from where one looks.
pub(super) fn card(said: impl Fn() -> (String, String) + Send + Sync + 'static) -> impl IntoView {
    let pad = ScorepadState::here();
    let said = Memo::new(move |_| said());
    let come = move |by: f64| {
        let zoom = pad.zoom.get_untracked() * by;
        pad.zoom.set(zoom.clamp(1.0, CLOSEST));
    };
    view! {
        <div class="pad-card">
            <p id="why" role="status">
                <b>{move || said.with(|said| said.0.clone())}</b>
                " "
                <span>{move || said.with(|said| said.1.clone())}</span>
            </p>
            <div class="pad-views">
                <IconButton
                    icon=Icon::Closer
                    label=|words| words.table.closer()
                    press=move || come(1.3)
                />
                <IconButton
                    icon=Icon::Farther
                    label=|words| words.table.farther()
                    press=move || come(1.0 / 1.3)
                />
                {above()}
            </div>
        </div>
    }
}

/// What cannot be right.
pub(super) fn doubts(told: impl Fn() -> Vec<String> + Send + Sync + 'static) -> impl IntoView {
    let pad = ScorepadState::here();
    let told = Memo::new(move |_| told());
    let list = move || {
        let told = told.get();
        (!told.is_empty()).then(|| {
            let lines = told.into_iter().map(|line| view! { <li>{line}</li> });
            view! {
                <div class="pad-doubts">
                    <b>{move || pad.words().pad.doubt()}</b>
                    <ul>{lines.collect_view()}</ul>
                </div>
            }
        })
    };
    view! { {list} }
}
