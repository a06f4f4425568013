//! The stage on which a city or a town is rebuilt: all of it is seen, and every place on it takes a tap.

use std::fmt::Display;
use std::str::FromStr;

use leptos::ev;
use leptos::prelude::*;
use polis_draw::{Frame, Projection};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::state::ScorepadState;
use crate::components::button::IconButton;
use crate::components::icon::Icon;
use polis_client::scorepad::view::seen;
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
    pub(super) fn new(frame: Frame, inside: String, targets: impl Display) -> Drawn {
        Drawn {
            frame,
            inside,
            targets: targets.to_string(),
        }
    }
}

/// How many pixels a unit has on a phone, about.
const ON_PHONES: f64 = 0.6;
/// How far one can come closer.
const CLOSEST: f64 = 4.0;

/// How many pixels a unit has, about: marks keep their size by it.
pub(super) fn scale() -> f64 {
    const PHONE: f64 = 760.0;
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    if width.is_some_and(|width| width < PHONE) {
        ON_PHONES
    } else {
        1.0
    }
}

/// A number that a shape carries.
pub(super) fn data<T: FromStr>(shape: &Element, name: &str) -> Option<T> {
    shape.get_attribute(name)?.parse().ok()
}

/// What happens on a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    /// A pointer comes down; or something was chosen without one.
    Down,
    /// The pointer moves over something.
    Over,
    /// The pointer leaves.
    Up,
}

/// The stage. `touch` is told which shapes the pointer comes to, and `press` which key is pressed;
/// `focused` is whether the keyboard is on it.
pub(super) fn stage(
    label: fn(&Words) -> &'static str,
    drawn: Memo<Drawn>,
    focused: RwSignal<bool>,
    touch: impl Fn(Touch, Option<&Element>) + Copy + 'static,
    press: impl Fn(ev::KeyboardEvent) + 'static,
) -> impl IntoView {
    let pad = ScorepadState::here();
    let inside = Memo::new(move |_| drawn.with(|drawn| drawn.inside.clone()));
    // They change only with what is built. If they were drawn again when the stage gets the focus,
    // a press would begin on a shape that is gone when it ends, and would not be a tap.
    let targets = Memo::new(move |_| drawn.with(|drawn| drawn.targets.clone()));
    // The view stays where it is until something leaves it, or one looks from elsewhere.
    let frame = Memo::new(move |before: Option<&(Projection, Frame)>| {
        let projection = pad.projection.get();
        let before = before.filter(|before| before.0 == projection);
        let built = drawn.with(|drawn| drawn.frame);
        (projection, seen(before.map(|before| before.1), built))
    });
    let size = move || {
        let part = 100.0 * pad.zoom.get();
        format!("width:{part:.0}%;height:{part:.0}%")
    };
    let is_close = move || pad.zoom.get() > 1.0;
    // Where the pointer was seen last, while it is down.
    let last = StoredValue::new(None::<(f64, f64)>);
    let was_touched = StoredValue::new(false);
    let down = move |event: ev::PointerEvent| {
        was_touched.set_value(false);
        // Close up, a finger moves the view, and only a tap sets something.
        let scrolls = event.pointer_type() == "touch" && untrack(is_close);
        if !event.is_primary() || event.button() != 0 || scrolls {
            return;
        }
        let point = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some(shape) = shape_at(point) else {
            return;
        };
        was_touched.set_value(true);
        last.set_value(Some(point));
        if let Some(stage) = event
            .current_target()
            .and_then(|one| one.dyn_into::<Element>().ok())
        {
            // What is drawn anew under the finger must not end the stroke.
            let _ = stage.set_pointer_capture(event.pointer_id());
        }
        touch(Touch::Down, Some(&shape));
    };
    let over = move |event: ev::PointerEvent| {
        let Some(from) = last.get_value().filter(|_| event.is_primary()) else {
            return;
        };
        let point = (f64::from(event.client_x()), f64::from(event.client_y()));
        last.set_value(Some(point));
        for shape in between(from, point).filter_map(shape_at) {
            touch(Touch::Over, Some(&shape));
        }
    };
    let up = move |event: ev::PointerEvent| {
        if event.is_primary() && last.try_update_value(Option::take).flatten().is_some() {
            touch(Touch::Up, None);
        }
    };
    // A tap close up, or one without a pointer, as screen readers make it.
    let tap = move |event: ev::MouseEvent| {
        if was_touched.get_value() {
            was_touched.set_value(false);
            return;
        }
        let shape = event.target().and_then(|target| target.dyn_into().ok());
        touch(Touch::Down, shape.as_ref());
        touch(Touch::Up, None);
    };
    view! {
            <div
                class="pad-scroll"
                class:close=is_close
                id="board"
                tabindex="0"
                role="application"
                aria-label=move || label(pad.words())
                on:pointerdown=down
                on:pointermove=over
                on:pointerup=up
                on:pointercancel=up
                on:click=tap
                on:keydown=press
                on:focus=move |_| focused.set(true)
                on:blur=move |_| focused.set(false)
            >
                <svg
                    class="pad-drawn"
                    aria-hidden="true"
                    viewBox=move || frame.get().1.to_string()
                    style=size
                >
                    <g inner_html=move || inside.get()></g>
                    <g inner_html=move || targets.get()></g>
                </svg>
            </div>
    }
}

/// The shape at a point of the page.
fn shape_at((x, y): (f64, f64)) -> Option<Element> {
    document().element_from_point(x as f32, y as f32)
}

/// Points on the way from one to another, so that a quick stroke leaves nothing out.
fn between(from: (f64, f64), to: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    const APART: f64 = 10.0;
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let number = (x.hypot(y) / APART).ceil().clamp(1.0, 100.0) as u32;
    (1..=number).map(move |step| {
        let part = f64::from(step) / f64::from(number);
        (from.0 + part * x, from.1 + part * y)
    })
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
                    disabled=Signal::derive(move || pad.zoom.get() <= 1.0)
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
