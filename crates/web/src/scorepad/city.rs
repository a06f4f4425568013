//! Rebuilding a city hex by hex.

use leptos::prelude::*;
use polis_akropolis::{Construction, District, Hex, Layout, VisibleHex};
use polis_draw::{CityDrawing, CityView, Detail, Hexagon};
use web_sys::Element;

use super::board::{Pressed, Rebuilt, tool_button};
use super::stage::{Drawn, data, scale};
use super::state::ScorepadState;
use crate::components::icon::Icon;
use crate::components::picture::drawn;
use polis_client::scorepad::{Form, Ground, HexTool, Hexes, next_hex, summary};
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

    fn place(shape: &Element) -> Option<Hex> {
        Some(Hex::new(data(shape, "data-q")?, data(shape, "data-r")?))
    }

    fn ground(self, pad: ScorepadState, hex: Hex) -> Ground {
        match self.city(pad, |city| city.shown(hex)) {
            Some(_) => Ground::Built,
            None => Ground::Empty,
        }
    }

    fn after_setting(tool: HexTool) -> HexTool {
        tool.after_setting()
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
        // Keys set hex by hex.
        Some(HexTool {
            hexes,
            whole: None,
            ..tool
        })
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
            Some(_) if pad.hex_tool.get().awaits_parts() => {
                (String::new(), words.whole_tile_line().to_owned())
            }
            Some(hex) => self.city(pad, |city| why(pad, city, hex)),
        }
    }

    fn palette(self) -> AnyView {
        palette(self).into_any()
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
    HexTool {
        hexes,
        form,
        level,
        whole: None,
    }
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

/// What can be set, on which level, and whether tile by tile.
fn palette(built: CityBoard) -> impl IntoView {
    let pad = ScorepadState::here();
    let tool = pad.hex_tool;
    let rows = [Form::District, Form::Plaza].map(|form| {
        let types = District::ALL.map(Hexes::Type);
        let last = match form {
            Form::District => Hexes::Quarry,
            Form::Plaza => Hexes::Erase,
        };
        let hexes = types.into_iter().chain([last]);
        hexes.map(|hexes| hex_button(hexes, form)).collect_view()
    });
    view! {
        <div class="pad-palette city">
            <div class="pad-tools">{rows.into_iter().collect_view()}</div>
            <div class="pad-more">
                {levels(built)}
                <button
                    type="button"
                    class="pad-tool pad-whole"
                    id="whole-tile"
                    aria-pressed=move || tool.get().whole.is_some().to_string()
                    on:click=move |_| tool.update(|tool| *tool = tool.switched())
                >
                    {whole_tile}
                    <span>{move || pad.words().pad.whole_tile()}</span>
                </button>
                {hex_button(Hexes::Why, Form::District)}
            </div>
        </div>
    }
}

/// The levels on which something can be set.
fn levels(built: CityBoard) -> impl IntoView {
    let pad = ScorepadState::here();
    let tool = pad.hex_tool;
    let most = Memo::new(move |_| {
        let highest = built.city(pad, |city| {
            let heights = city.hexes().map(|(_, shown)| shown.height);
            heights.max().unwrap_or(1)
        });
        *tool.get().levels(highest).end()
    });
    let buttons = move || {
        let button = |level: u8| {
            view! {
                <button
                    type="button"
                    class="pad-level"
                    data-level=level
                    aria-label=move || pad.words().akropolis_table.level(level)
                    aria-pressed=move || (tool.get().level == level).to_string()
                    on:click=move |_| tool.update(|tool| tool.level = level)
                >
                    {level}
                </button>
            }
        };
        (1..=most.get()).map(button).collect_view()
    };
    view! {
        <div class="pad-levels" role="group" aria-label=move || pad.words().pad.levels()>
            {buttons}
        </div>
    }
}

/// The parts of the tile in hand; that which is set next is marked.
fn whole_tile() -> impl IntoView {
    let tool = ScorepadState::here().hex_tool;
    move || {
        let whole = tool.get().whole.unwrap_or_default();
        let next = whole.next().map(|(place, _)| place);
        let parts = whole.parts().into_iter().enumerate();
        let parts = parts.map(|(place, part)| {
            let picture = part.map(|construction| {
                drawn(&Hexagon {
                    construction,
                    height: 1,
                    detail: Detail::Small,
                })
            });
            view! { <i class:next=next == Some(place)>{picture}</i> }
        });
        view! { <span class="art parts" aria-hidden="true">{parts.collect_view()}</span> }
    }
}

/// What sets something on hexes.
fn hex_button(hexes: Hexes, form: Form) -> impl IntoView {
    let pad = ScorepadState::here();
    let tool = pad.hex_tool;
    let picture = move || {
        let construction = match (hexes, form) {
            (Hexes::Type(district), Form::District) => Construction::District(district),
            (Hexes::Type(district), Form::Plaza) => Construction::Plaza(district),
            (Hexes::Quarry, _) => Construction::Quarry,
            (Hexes::Why, _) => return view! { <Icon icon=Icon::Help/> }.into_any(),
            (Hexes::Erase, _) => return view! { <Icon icon=Icon::Close/> }.into_any(),
        };
        drawn(&Hexagon {
            construction,
            height: 1,
            detail: Detail::Small,
        })
    };
    let label = move || {
        let words = pad.words();
        match (hexes, form) {
            (Hexes::Type(district), Form::District) => words.akropolis.district(district),
            (Hexes::Type(district), Form::Plaza) => {
                words.akropolis_table.plaza()[district as usize]
            }
            (Hexes::Quarry, _) => words.akropolis_table.quarry(),
            (Hexes::Erase, _) => words.pad.erase(),
            (Hexes::Why, _) => words.pad.why(),
        }
        .to_owned()
    };
    let is_on = move || {
        let tool = tool.get();
        let is_form = match hexes {
            Hexes::Type(_) => tool.form == form,
            Hexes::Quarry | Hexes::Erase | Hexes::Why => true,
        };
        tool.hexes == hexes && is_form
    };
    let choose = move || {
        tool.update(|tool| {
            let form = match hexes {
                Hexes::Type(_) => form,
                // They have none: what is chosen stays.
                Hexes::Quarry | Hexes::Erase | Hexes::Why => tool.form,
            };
            *tool = tool.choose(hexes, form);
        });
    };
    let name = match (hexes, form) {
        (Hexes::Type(district), Form::Plaza) => Hexes::plaza_name(district),
        (hexes, _) => hexes.name(),
    };
    tool_button(name, is_on, choose, picture, label)
}
