//! A board that is rebuilt place by place, whichever game it is of: its cursor, taps and keys.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use super::stage::{Drawn, Touch, card, doubts, stage};
use super::state::ScorepadState;
use polis_client::history::History;
use polis_client::scorepad::{Ground, Stroke};
use polis_client::table::hand::Arrow;
use polis_i18n::Words;

/// What is rebuilt on a board.
pub(super) trait Rebuilt: Copy + Send + Sync + 'static {
    type Place: Copy + PartialEq + Send + Sync + 'static;
    /// What is set on places.
    type Tool: Copy + Send + Sync + 'static;

    /// Where the keys begin.
    const START: Self::Place;

    /// What the board is called.
    fn label(words: &Words) -> &'static str;

    /// The tool in hand.
    fn tool(pad: ScorepadState) -> RwSignal<Self::Tool>;

    /// The board with the cursor, which is marked where the keyboard is on the board.
    fn draw(
        self,
        pad: ScorepadState,
        cursor: Option<Self::Place>,
        focused: Option<Self::Place>,
    ) -> Drawn;

    /// The place for which a shape takes the pointer.
    fn place(shape: &Element) -> Option<Self::Place>;

    /// What is at a place.
    fn ground(self, pad: ScorepadState, place: Self::Place) -> Ground;

    /// Sets something on a place. Whether that can be.
    fn set(self, pad: ScorepadState, tool: Self::Tool, place: Self::Place) -> bool;

    /// The tool after it has set something.
    fn after_setting(tool: Self::Tool) -> Self::Tool {
        tool
    }

    /// The next place along an arrow that has something or can have it.
    fn next(
        self,
        pad: ScorepadState,
        from: Option<Self::Place>,
        arrow: Arrow,
    ) -> Option<Self::Place>;

    /// The tool that a key stands for.
    fn by_key(tool: Self::Tool, key: &str) -> Option<Self::Tool>;

    /// The tool that takes away.
    fn eraser(tool: Self::Tool) -> Self::Tool;

    /// Takes a key that only this board has.
    fn press(self, _pad: ScorepadState, _place: Self::Place, _key: &str) -> Pressed<Self::Tool> {
        Pressed::NotOurs
    }

    /// What is told of a place, or why nothing can be set there.
    fn said(
        self,
        pad: ScorepadState,
        cursor: Option<Self::Place>,
        is_refused: bool,
    ) -> (String, String);

    /// What can be set.
    fn palette(self) -> AnyView;

    /// What cannot be right.
    fn doubts(self, pad: ScorepadState) -> Vec<String>;

    /// Takes everything away.
    fn clear(self, pad: ScorepadState);
}

/// What a key that only one board has came to.
pub(super) enum Pressed<T> {
    /// It is no such key.
    NotOurs,
    Done,
    /// This is to be set on the place.
    Set(T),
}

/// The board, and what is set on it.
pub(super) fn board<B: Rebuilt>(built: B) -> impl IntoView {
    let pad = ScorepadState::here();
    let tool = B::tool(pad);
    let cursor = RwSignal::new(None::<B::Place>);
    let focused = RwSignal::new(false);
    let refused = RwSignal::new(false);
    let picture = Memo::new(move |_| {
        let shown = cursor.get().filter(|_| focused.get());
        built.draw(pad, cursor.get(), shown)
    });
    let set = move |tool: B::Tool, place: B::Place| {
        cursor.set(Some(place));
        refused.set(!built.set(pad, tool, place));
    };
    let stroke = StoredValue::new(None::<Stroke<B::Place>>);
    let paint = move |place: B::Place| {
        set(tool.get(), place);
        if !refused.get() {
            tool.update(|tool| *tool = B::after_setting(*tool));
        }
    };
    let touch = move |touch: Touch, shape: Option<&Element>| {
        let place = shape.and_then(B::place);
        untrack(|| match (touch, place) {
            (Touch::Down, Some(place)) => {
                let ground = built.ground(pad, place);
                stroke.set_value(Some(Stroke::begin(place, ground)));
                pad.begin_stroke();
                paint(place);
            }
            (Touch::Over, Some(place)) => {
                let ground = built.ground(pad, place);
                let come_to = |stroke: &mut Option<Stroke<B::Place>>| {
                    stroke
                        .as_mut()
                        .is_some_and(|stroke| stroke.come_to(place, ground))
                };
                if stroke.try_update_value(come_to) == Some(true) {
                    paint(place);
                }
            }
            (Touch::Up, _) => {
                stroke.set_value(None);
                pad.end_stroke();
            }
            (Touch::Down | Touch::Over, None) => {}
        });
    };
    // Whether it was a key for the board.
    let pressed = move |key: &str| {
        let place = cursor.get().unwrap_or(B::START);
        if let Some(arrow) = Arrow::from_key(key) {
            if let Some(next) = built.next(pad, cursor.get(), arrow) {
                refused.set(false);
                cursor.set(Some(next));
            }
            return true;
        }
        let key = key.to_lowercase();
        if let Some(chosen) = B::by_key(tool.get(), &key) {
            tool.set(chosen);
            set(chosen, place);
            return true;
        }
        match key.as_str() {
            "delete" | "backspace" => set(B::eraser(tool.get()), place),
            "enter" | " " => set(tool.get(), place),
            "z" => pad.history.update(History::undo),
            "y" => pad.history.update(History::redo),
            key => match built.press(pad, place, key) {
                Pressed::Set(tool) => set(tool, place),
                Pressed::Done => {}
                Pressed::NotOurs => return false,
            },
        }
        true
    };
    let press = move |event: ev::KeyboardEvent| {
        let is_ours = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if is_ours && untrack(|| pressed(&event.key())) {
            event.prevent_default();
        }
    };
    view! {
        {stage(B::label, picture, focused, touch, press)}
        {card(move || built.said(pad, cursor.get(), refused.get()))}
        {built.palette()}
        {doubts(move || built.doubts(pad))}
        <p class="line">
            <button
                class="button quiet"
                type="button"
                id="clear"
                on:click=move |_| {
                    cursor.set(None);
                    built.clear(pad);
                }
            >
                {move || pad.words().pad.clear()}
            </button>
        </p>
    }
}

/// A button that takes a tool in hand.
pub(super) fn tool_button(
    name: &'static str,
    is_on: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
    picture: impl Fn() -> AnyView + Send + 'static,
    label: impl Fn() -> String + Send + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            class="pad-tool"
            data-tool=name
            aria-pressed=move || is_on().to_string()
            on:click=move |_| choose()
        >
            <span class="art">{picture}</span>
            <span>{label}</span>
        </button>
    }
    .into_any()
}
