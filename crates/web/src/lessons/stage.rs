//! The stage of a lesson: the city or the town, and the tile in hand.

use leptos::html;
use leptos::prelude::*;
use polis_draw::Point;
use wasm_bindgen::JsCast;

use super::LessonView;
use super::state::{LessonState, STAGE};
use crate::client::Client;
use polis_client::lessons::LessonStage;

/// The city or the town, and the tile in hand over it.
pub(super) fn stage<C: LessonView>(state: LessonState<C>, client: Client) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    let marks = if width.is_some_and(|width| width < 760.0) {
        1.7
    } else {
        1.0
    };
    let scene = Memo::new(move |_| {
        let (tile, held) = (state.tile.get(), state.held.get());
        state.lesson.with(|lesson| {
            let shown = LessonStage {
                act: lesson.act(),
                tile,
                held,
                marks,
            };
            C::draw(lesson.position(), shown)
        })
    });
    let pointed = move |event: leptos::ev::MouseEvent| {
        let Some(node) = node.get_untracked() else {
            return;
        };
        let bounds = node.get_bounding_client_rect();
        let frame = scene.with_untracked(|scene| scene.frame);
        // The drawing lies in the middle, as large as it can be.
        let scale = (bounds.width() / frame.width).min(bounds.height() / frame.height);
        if scale > 0.0 {
            let across = f64::from(event.client_x()) - bounds.left() - bounds.width() / 2.0;
            let down = f64::from(event.client_y()) - bounds.top() - bounds.height() / 2.0;
            let middle = frame.middle();
            state.point_at(Point::new(
                middle.x + across / scale,
                middle.y + down / scale,
            ));
        }
    };
    // On a button the key presses that button.
    let pressed = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            state.lay();
        }
    };
    let holds = move || state.held.with(Option::is_some);
    let role = move || if holds() { "application" } else { "img" };
    let label = move || {
        let words = client.words();
        let what = C::stage(words, state.act());
        if holds() {
            format!("{what}. {}", words.lesson.stage())
        } else {
            what
        }
    };
    let can_turn = move || {
        let held = state.held.get();
        let turned = held.and_then(|held| state.lesson.with(|lesson| lesson.turned(held)));
        turned != held
    };
    let turn = move || {
        let label = client.words().table.turn_right();
        can_turn().then(|| {
            view! {
                <button class="button turn" type="button" on:click=move |_| state.turn()>{label}</button>
            }
        })
    };
    view! {
        <div class="card stage-card">
            <p class="whose">{move || C::stage(client.words(), state.act())}</p>
            <div
                class="scene"
                id=STAGE
                class:holding=holds
                node_ref=node
                tabindex=move || if holds() { "0" } else { "-1" }
                role=role
                aria-label=label
                on:click=pointed
                on:keydown=pressed
            >
                <svg
                    viewBox=move || scene.with(|scene| scene.frame.to_string())
                    aria-hidden="true"
                    inner_html=move || scene.with(|scene| scene.inside.clone())
                ></svg>
            </div>
            {turn}
        </div>
    }
}

/// Listens to the keys, as long as the lesson is there.
pub(super) fn listen<C: LessonView>(state: LessonState<C>) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let is_ours = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if is_ours && !is_choosing(&event) {
            press(state, &event);
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether a key goes to something that is chosen from.
fn is_choosing(event: &leptos::ev::KeyboardEvent) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_some_and(|element| element.tag_name() == "SELECT")
}

fn press<C: LessonView>(state: LessonState<C>, event: &leptos::ev::KeyboardEvent) {
    let holds = state.held.with_untracked(Option::is_some);
    match event.key().as_str() {
        number @ ("1" | "2" | "3" | "4" | "5" | "6") => {
            let place = number.parse::<usize>().unwrap_or(1) - 1;
            state.take_nth(place);
        }
        "ArrowLeft" if holds => state.go(Point::new(-1.0, 0.0)),
        "ArrowRight" if holds => state.go(Point::new(1.0, 0.0)),
        "ArrowUp" if holds => state.go(Point::new(0.0, -1.0)),
        "ArrowDown" if holds => state.go(Point::new(0.0, 1.0)),
        "r" | "R" | "e" | "E" if holds => state.turn(),
        "Escape" if holds => state.put_back(),
        _ => return,
    }
    event.prevent_default();
}
