//! Rebuilding a city hex by hex.

use leptos::ev;
use leptos::prelude::*;
use polis_akropolis::{Construction, Hex, Layout, VisibleHex};
use polis_draw::{CityDrawing, CityView, Detail, Hexagon};

use super::board::{Pressed, Rebuilt, tool_button};
use super::stage::{Drawn, data, scale};
use super::state::ScorepadState;
use crate::components::icon::Icon;
use crate::components::picture::drawn;
use crate::components::segments::Segments;
use polis_client::scorepad::{Form, HexTool, Hexes, next_hex, summary};
use polis_client::table::akropolis::{Sentence, of_hex};
use polis_client::table::hand::Arrow;
use polis_i18n::Words;

/// The city of somebody, by their place on the sheet.
#[derive(Clone, Copy)]
pub(super) struct CityBoard(pub(super) usize);

impl CityBoard {
    fn city<T: Default>(self, pad: ScorepadState, ask: impl FnOnce(&Layout) -> T) -> T {
        pad.person(self.0, |person| ask(&person.city))
    }
}

impl Rebuilt for CityBoard {
    type Place = Hex;
    type Tool = HexTool;

    const START: Hex = Hex::ORIGIN;

    fn label(words: &Words) -> &'static str {
        words.pad.city_board()
    }

    fn tool(pad: ScorepadState) -> RwSignal<HexTool> {
        pad.hex_tool
    }

    fn draw(self, pad: ScorepadState, cursor: Option<Hex>, focused: Option<Hex>) -> Drawn {
        let city = self.city(pad, Clone::clone);
        let mut drawing = CityDrawing::described(&city, pad.cities(|sheet| sheet.variants));
        drawing.view = CityView {
            projection: pad.projection.get(),
            turns: 0,
        };
        drawing.fringe = true;
        drawing.fit(scale());
        drawing.focused = focused;
        drawing.explained = cursor;
        Drawn::new(
            drawing.stage(),
            format!(
                "{}{}{}",
                drawing.ground(),
                drawing.columns(),
                drawing.overlay()
            ),
            drawing.targets(),
        )
    }

    fn tapped(event: &ev::MouseEvent) -> Option<Hex> {
        Some(Hex::new(data(event, "data-q")?, data(event, "data-r")?))
    }

    fn set(self, pad: ScorepadState, tool: HexTool, hex: Hex) -> bool {
        let mut changed = self.city(pad, Clone::clone);
        let is_done = tool.apply(&mut changed, hex).is_ok();
        if is_done {
            pad.change_person(self.0, |person| person.city = changed);
        }
        is_done
    }

    fn next(self, pad: ScorepadState, from: Option<Hex>, arrow: Arrow) -> Option<Hex> {
        let next = from.map_or(Hex::ORIGIN, |hex| next_hex(hex, arrow));
        self.city(pad, |city| {
            (city.shown(next).is_some() || city.beside().contains(&next)).then_some(next)
        })
    }

    fn by_key(tool: HexTool, key: &str) -> Option<HexTool> {
        let hexes = Hexes::ALL.into_iter().find(|hexes| hexes.key() == key)?;
        Some(HexTool { hexes, ..tool })
    }

    fn eraser(tool: HexTool) -> HexTool {
        let hexes = Hexes::Erase;
        HexTool { hexes, ..tool }
    }

    /// Changes the form or the level of what is there, and of what is set next.
    fn press(self, pad: ScorepadState, hex: Hex, key: &str) -> Pressed<HexTool> {
        let tool = pad.hex_tool.get();
        let here = self.city(pad, |city| city.shown(hex));
        let changed = |tool_of: &dyn Fn(VisibleHex) -> HexTool| match here {
            Some(shown) => Pressed::Set(tool_of(shown)),
            None => Pressed::Done,
        };
        if key == "p" {
            let form = match here.map(|shown| shown.construction) {
                Some(Construction::District(_)) => Form::Plaza,
                Some(Construction::Plaza(_)) => Form::District,
                Some(Construction::Quarry) | None => other(tool.form),
            };
            pad.hex_tool.set(HexTool { form, ..tool });
            return changed(&|shown| tool_of(shown, form, shown.height));
        }
        match key.parse::<u8>() {
            Ok(level @ 1..=Layout::MAX_HEIGHT) => {
                pad.hex_tool.set(HexTool { level, ..tool });
                changed(&|shown| tool_of(shown, form_of(shown), level))
            }
            Ok(_) | Err(_) => Pressed::NotOurs,
        }
    }

    fn said(self, pad: ScorepadState, cursor: Option<Hex>, is_refused: bool) -> (String, String) {
        let words = &pad.words().pad;
        match cursor {
            _ if is_refused => (words.refused().to_owned(), String::new()),
            None => (String::new(), words.tap().to_owned()),
            Some(hex) => self.city(pad, |city| why(pad, city, hex)),
        }
    }

    fn palette() -> AnyView {
        palette().into_any()
    }

    fn doubts(self, pad: ScorepadState) -> Vec<String> {
        self.city(pad, |city| summary::city_doubts(city, pad.words()))
    }

    fn clear(self, pad: ScorepadState) {
        pad.change_person(self.0, |person| person.city = Layout::starting_tile());
    }
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
    let hexes = Hexes::ALL.map(hex_button);
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
fn hex_button(hexes: Hexes) -> impl IntoView {
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
        let label = match hexes {
            Hexes::Type(district) => words.akropolis.district(district),
            Hexes::Quarry => words.akropolis_table.quarry(),
            Hexes::Erase => words.pad.erase(),
            Hexes::Why => words.pad.why(),
        };
        label.to_owned()
    };
    let is_on = move || tool.get().hexes == hexes;
    let choose = move || tool.update(|tool| tool.hexes = hexes);
    tool_button(hexes.name(), is_on, choose, picture, label)
}
