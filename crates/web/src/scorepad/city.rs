//! Rebuilding a city hex by hex.

use leptos::ev;
use leptos::prelude::*;
use polis_akropolis::{Construction, Hex, Layout, VisibleHex};
use polis_draw::{CityDrawing, CityView, Detail, Hexagon};

use super::stage::{self, Drawn, card, doubts, scale, steady};
use super::state::ScorepadState;
use crate::components::icon::Icon;
use crate::components::picture::drawn;
use crate::components::segments::Segments;
use polis_client::arrow;
use polis_client::scorepad::{Form, HexTool, Hexes, next_hex, summary};
use polis_client::table::akropolis::{Sentence, of_hex};

/// The city of somebody, and what is set on it.
#[component]
pub(super) fn Board(index: usize) -> impl IntoView {
    let pad = ScorepadState::here();
    let city = Memo::new(move |_| pad.person(index, |person| person.city.clone()));
    let cursor = RwSignal::new(None::<Hex>);
    let focused = RwSignal::new(false);
    let refused = RwSignal::new(false);
    let picture = Memo::new(move |_| {
        let shown = cursor.get().filter(|_| focused.get());
        city.with(|city| draw(pad, city, shown, cursor.get()))
    });
    let set = move |tool: HexTool, hex: Hex| {
        cursor.set(Some(hex));
        let mut changed = city.get_untracked();
        let done = tool.apply(&mut changed, hex);
        refused.set(done.is_err());
        if done.is_ok() {
            pad.change_person(index, |person| person.city = changed);
        }
    };
    let tap = move |event: ev::MouseEvent| {
        let (q, r) = (stage::data(&event, "data-q"), stage::data(&event, "data-r"));
        if let (Some(q), Some(r)) = (q, r) {
            set(pad.hex_tool.get_untracked(), Hex::new(q, r));
        }
    };
    let press = move |event: ev::KeyboardEvent| {
        if !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            let hex = cursor.get_untracked().unwrap_or(Hex::ORIGIN);
            let here = city.with_untracked(|city| city.shown(hex));
            let key = event.key();
            let moved = arrow::from_key(&key).map(|arrow| {
                let next = cursor.get_untracked().map(|hex| next_hex(hex, arrow));
                next.unwrap_or(Hex::ORIGIN)
            });
            let is_known = |hex: &Hex| {
                city.with_untracked(|city| {
                    city.shown(*hex).is_some() || city.beside().contains(hex)
                })
            };
            match moved {
                // One cannot leave what can be set.
                Some(next) => {
                    if is_known(&next) {
                        refused.set(false);
                        cursor.set(Some(next));
                    }
                    event.prevent_default();
                }
                None => {
                    if pressed(pad, &key, hex, here, set) {
                        event.prevent_default();
                    }
                }
            }
        }
    };
    let said = move || {
        let words = pad.words();
        if refused.get() {
            return (words.pad.refused().to_owned(), String::new());
        }
        match cursor.get() {
            None => (String::new(), words.pad.tap().to_owned()),
            Some(hex) => city.with(|city| why(pad, city, hex)),
        }
    };
    view! {
        {stage::stage(|words| words.pad.city_board(), picture, focused, tap, press)}
        {card(said)}
        {palette()}
        {doubts(move || city.with(|city| summary::city_doubts(city, pad.words())))}
        <p class="line">
            <button
                class="button quiet"
                type="button"
                id="clear"
                on:click=move |_| {
                    cursor.set(None);
                    pad.change_person(index, |person| person.city = Layout::starting_tile());
                }
            >
                {move || pad.words().pad.clear()}
            </button>
        </p>
    }
}

fn draw(pad: ScorepadState, city: &Layout, focused: Option<Hex>, explained: Option<Hex>) -> Drawn {
    let variants = pad.cities(|sheet| sheet.variants);
    let mut drawing = CityDrawing::described(city, variants);
    drawing.view = CityView {
        projection: pad.projection.get(),
        turns: 0,
    };
    drawing.fringe = true;
    drawing.fit(scale());
    drawing.focused = focused;
    drawing.explained = explained;
    Drawn {
        frame: steady(drawing.stage()),
        inside: format!(
            "{}{}{}",
            drawing.ground(),
            drawing.columns(),
            drawing.overlay()
        ),
        targets: drawing.targets().to_string(),
    }
}

/// Does what a key says at a hex; whether it was a key for the board.
fn pressed(
    pad: ScorepadState,
    key: &str,
    hex: Hex,
    here: Option<VisibleHex>,
    set: impl Fn(HexTool, Hex),
) -> bool {
    let tool = pad.hex_tool.get_untracked();
    let lower = key.to_lowercase();
    if let Some(hexes) = Hexes::ALL.into_iter().find(|hexes| hexes.key() == lower) {
        let tool = HexTool { hexes, ..tool };
        pad.hex_tool.set(tool);
        set(tool, hex);
        return true;
    }
    match (lower.as_str(), here) {
        ("delete" | "backspace", _) => {
            let hexes = Hexes::Erase;
            set(HexTool { hexes, ..tool }, hex);
        }
        ("enter" | " ", _) => set(tool, hex),
        ("p", here) => {
            let form = match here.map(|shown| shown.construction) {
                Some(Construction::District(_)) => Form::Plaza,
                Some(Construction::Plaza(_)) => Form::District,
                Some(Construction::Quarry) | None => other(tool.form),
            };
            pad.hex_tool.set(HexTool { form, ..tool });
            if let Some(shown) = here {
                set(tool_of(shown, form, shown.height), hex);
            }
        }
        ("z", _) => pad.history.update(polis_client::history::History::undo),
        ("y", _) => pad.history.update(polis_client::history::History::redo),
        (digit, here) => match digit.parse::<u8>() {
            Ok(level @ 1..=Layout::MAX_HEIGHT) => {
                pad.hex_tool.set(HexTool { level, ..tool });
                if let Some(shown) = here {
                    set(tool_of(shown, form_of(shown), level), hex);
                }
            }
            Ok(_) | Err(_) => return false,
        },
    }
    true
}

const fn other(form: Form) -> Form {
    match form {
        Form::District => Form::Plaza,
        Form::Plaza => Form::District,
    }
}

const fn form_of(shown: VisibleHex) -> Form {
    match shown.construction {
        Construction::Plaza(_) => Form::Plaza,
        Construction::District(_) | Construction::Quarry => Form::District,
    }
}

/// What sets the same type in this form and on this level.
const fn tool_of(shown: VisibleHex, form: Form, level: u8) -> HexTool {
    let hexes = match shown.construction {
        Construction::Plaza(district) | Construction::District(district) => Hexes::Type(district),
        Construction::Quarry => Hexes::Quarry,
    };
    HexTool { hexes, form, level }
}

/// Why a hex counts, or what it is where nothing is built.
fn why(pad: ScorepadState, city: &Layout, hex: Hex) -> (String, String) {
    let words = pad.words();
    let explained = city.explain(pad.cities(|sheet| sheet.variants));
    if city.shown(hex).is_some() {
        let Sentence { title, text } = of_hex(hex, &explained, 0, words);
        return (title, text);
    }
    let is_lake = explained.lakes.iter().any(|lake| lake.contains(&hex));
    let text = if is_lake { words.pad.lake() } else { "" };
    (words.pad.empty().to_owned(), text.to_owned())
}

/// What can be set, as what, and on which level.
fn palette() -> impl IntoView {
    let pad = ScorepadState::here();
    let tool = pad.hex_tool;
    let hexes = Hexes::ALL.map(tool_button);
    let raise = move |by: i8| tool.update(|tool| *tool = tool.raised(by));
    view! {
        <div class="pad-palette">
            <div class="pad-tools">{hexes.collect_view()}</div>
            <div class="pad-more">
                <Segments
                    name="form"
                    values=[Form::District, Form::Plaza]
                    chosen=Signal::derive(move || Some(tool.get().form))
                    choose=move |form| tool.update(|tool| tool.form = form)
                    label=move |form| match form {
                        Form::District => pad.words().pad.district().to_owned(),
                        Form::Plaza => pad.words().pad.plaza().to_owned(),
                    }
                    value=|form| match form {
                        Form::District => "district".to_owned(),
                        Form::Plaza => "plaza".to_owned(),
                    }
                    role="radiogroup"
                    group=Signal::derive(move || pad.words().pad.form().to_owned())
                />
                <div class="stepper level" data-of="level">
                    <button
                        type="button"
                        class="less"
                        aria-label=move || pad.words().pad.lower()
                        disabled=move || tool.get().level == 1
                        on:click=move |_| raise(-1)
                    >
                        "\u{2212}"
                    </button>
                    <output aria-live="polite">
                        {move || pad.words().akropolis_table.level(tool.get().level)}
                    </output>
                    <button
                        type="button"
                        class="more"
                        aria-label=move || pad.words().pad.higher()
                        disabled=move || tool.get().level == Layout::MAX_HEIGHT
                        on:click=move |_| raise(1)
                    >
                        "+"
                    </button>
                </div>
            </div>
        </div>
    }
}

/// What sets something on hexes.
fn tool_button(hexes: Hexes) -> impl IntoView {
    let pad = ScorepadState::here();
    let tool = pad.hex_tool;
    let picture = move || {
        let tool = HexTool {
            hexes,
            ..tool.get()
        };
        if let Some(construction) = tool.construction() {
            return drawn(&Hexagon {
                construction,
                height: 1,
                detail: Detail::Small,
            });
        }
        let icon = match hexes {
            Hexes::Why => Icon::Help,
            Hexes::Erase | Hexes::Type(_) | Hexes::Quarry => Icon::Close,
        };
        view! { <Icon icon/> }.into_any()
    };
    let label = move || {
        let words = pad.words();
        match hexes {
            Hexes::Type(district) => words.akropolis.district(district),
            Hexes::Quarry => words.akropolis_table.quarry(),
            Hexes::Erase => words.pad.erase(),
            Hexes::Why => words.pad.why(),
        }
    };
    view! {
        <button
            type="button"
            class="pad-tool"
            data-tool=hexes.name()
            aria-pressed=move || (tool.get().hexes == hexes).to_string()
            on:click=move |_| tool.update(|tool| tool.hexes = hexes)
        >
            <span class="art">{picture}</span>
            <span>{label}</span>
        </button>
    }
}
