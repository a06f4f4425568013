//! Rebuilding a town square by square.

use leptos::ev;
use leptos::prelude::*;
use polis_architekton::{BuildingId, Faces, Layout, Place, Rotation, Tile};
use polis_draw::{Condition, Drawing, House, Offer, StockTile, TownView};
use polis_game::Seat;

use super::stage::{self, Drawn, card, doubts, scale, steady};
use super::state::ScorepadState;
use crate::components::icon::Icon;
use crate::components::picture::drawn;
use polis_client::arrow;
use polis_client::scorepad::picture::town_drawing;
use polis_client::scorepad::{ArchitektonSheet, SquareTool, Squares, next_place, summary};

/// The town, and what is set on it.
#[component]
pub(super) fn Board() -> impl IntoView {
    let pad = ScorepadState::here();
    let town = Memo::new(move |_| pad.town(|sheet| sheet.town.clone()).unwrap_or_default());
    let cursor = RwSignal::new(None::<Place>);
    let focused = RwSignal::new(false);
    let refused = RwSignal::new(false);
    let picture = Memo::new(move |_| {
        let shown = cursor.get().filter(|_| focused.get());
        let drawn = pad.town(|sheet| draw(pad, sheet, shown));
        drawn.unwrap_or_else(|| Drawn {
            frame: steady(polis_draw::Frame::new(0.0, 0.0, 1.0, 1.0)),
            inside: String::new(),
            targets: String::new(),
        })
    });
    let set = move |tool: SquareTool, place: Place| {
        cursor.set(Some(place));
        let mut changed = town.get_untracked();
        let done = tool.apply(&mut changed, place);
        refused.set(done.is_err());
        if done.is_ok() {
            pad.change_town(|sheet| sheet.town = changed);
        }
    };
    let tap = move |event: ev::MouseEvent| {
        let (x, y) = (stage::data(&event, "data-x"), stage::data(&event, "data-y"));
        if let (Some(x), Some(y)) = (x, y) {
            set(pad.square_tool.get_untracked(), Place::new(x, y));
        }
    };
    let press = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let place = cursor.get_untracked().unwrap_or(Place::START[0]);
        let key = event.key();
        if let Some(arrow) = arrow::from_key(&key) {
            let next = cursor.get_untracked().map(|place| next_place(place, arrow));
            let next = next.unwrap_or(Place::START[0]);
            // One cannot leave what can be set, but can step over a corner to it.
            let is_known = |place: Place| {
                town.with_untracked(|town| {
                    town.tile(place).is_some() || town.beside().contains(&place)
                })
            };
            let farther = next_place(next, arrow);
            if let Some(next) = [next, farther].into_iter().find(|&one| is_known(one)) {
                refused.set(false);
                cursor.set(Some(next));
            }
            event.prevent_default();
        } else if pressed(pad, &key, place, set) {
            event.prevent_default();
        }
    };
    let said = move || {
        let words = pad.words();
        match cursor.get() {
            Some(place) if refused.get() => {
                let words = &words.architekton_table;
                let why = if place.is_for_building() {
                    words.for_buildings()
                } else {
                    words.for_landscapes()
                };
                (String::new(), why.to_owned())
            }
            Some(place) => pad.town(|sheet| why(pad, sheet, place)).unwrap_or_default(),
            None => (String::new(), words.pad.tap_town().to_owned()),
        }
    };
    view! {
        {stage::stage(|words| words.pad.town_board(), picture, focused, tap, press)}
        {card(said)}
        {palette()}
        {which()}
        {doubts(move || pad.with(|sheet| summary::town_doubts(sheet, pad.words())))}
        <p class="line">
            <button
                class="button quiet"
                type="button"
                id="clear"
                on:click=move |_| {
                    cursor.set(None);
                    pad.change_town(|sheet| sheet.town = Layout::default());
                }
            >
                {move || pad.words().pad.clear()}
            </button>
        </p>
    }
}

fn draw(pad: ScorepadState, sheet: &ArchitektonSheet, focused: Option<Place>) -> Drawn {
    let position = sheet.position();
    let mut drawing = town_drawing(&position);
    drawing.view = TownView {
        projection: pad.projection.get(),
        turns: 0,
    };
    drawing.fit(scale());
    drawing.focused = focused;
    drawing.offers = sheet
        .town
        .beside()
        .into_iter()
        .map(|place| Offer {
            place,
            matching: 0,
            wrong: 0,
        })
        .collect();
    Drawn {
        frame: steady(drawing.frame()),
        inside: format!(
            "{}{}{}",
            drawing.ground(),
            drawing.tiles(),
            drawing.overlay()
        ),
        targets: drawing.targets().to_string(),
    }
}

/// Does what a key says at a place; whether it was a key for the board.
fn pressed(pad: ScorepadState, key: &str, place: Place, set: impl Fn(SquareTool, Place)) -> bool {
    let tool = pad.square_tool.get_untracked();
    let lower = key.to_lowercase();
    let chosen = Squares::ALL
        .into_iter()
        .find(|squares| squares.key() == lower);
    match (chosen, lower.as_str()) {
        (Some(squares), _) => {
            let tool = SquareTool { squares, ..tool };
            pad.square_tool.set(tool);
            set(tool, place);
        }
        (None, "delete" | "backspace") => {
            let squares = Squares::Erase;
            set(SquareTool { squares, ..tool }, place);
        }
        (None, "enter" | " ") => set(tool, place),
        (None, "z") => pad.history.update(polis_client::history::History::undo),
        (None, "y") => pad.history.update(polis_client::history::History::redo),
        (None, _) => return false,
    }
    true
}

/// Whether a building stays, or what else is there.
fn why(pad: ScorepadState, sheet: &ArchitektonSheet, place: Place) -> (String, String) {
    let words = pad.words();
    let said = &words.architekton_table;
    match sheet.town.tile(place) {
        None => {
            let why = if place.is_for_building() {
                said.for_buildings()
            } else {
                said.for_landscapes()
            };
            (format!("{}.", words.pad.empty()), why.to_owned())
        }
        Some(Tile::Landscape { scenery }) => (
            format!("{}.", said.landscape(said.scenery(scenery))),
            String::new(),
        ),
        Some(Tile::Building {
            building, owner, ..
        }) => {
            let names = pad.with(|sheet| summary::names(sheet, words));
            let owner = match owner {
                Some(seat) => words.pad.house_of(&names[seat as usize]),
                None => words.pad.no_house().to_owned(),
            };
            let report = sheet.position().explain_building(place);
            let landscapes = report.map_or(0, |report| report.landscapes());
            let stays = report.is_some_and(|report| !report.would_be_removed());
            let text = if stays {
                said.is_safe(landscapes)
            } else if landscapes == 0 {
                said.touches_nothing().to_owned()
            } else {
                said.goes_at_the_end(landscapes)
            };
            (
                format!("{}. {owner}.", said.building(building.number())),
                text,
            )
        }
    }
}

/// What can be set.
fn palette() -> impl IntoView {
    let pad = ScorepadState::here();
    let tool = pad.square_tool;
    let squares = Squares::ALL.map(|squares| {
        let picture = match squares {
            Squares::Landscape(scenery) => tile(Tile::Landscape { scenery }),
            Squares::Building(Some(seat)) => drawn(&House { seat }),
            Squares::Building(None) => tile(Tile::Building {
                building: BuildingId::ALL[16],
                rotation: Rotation::None,
                owner: None,
            }),
            Squares::Erase => view! { <Icon icon=Icon::Close/> }.into_any(),
            Squares::Why => view! { <Icon icon=Icon::Help/> }.into_any(),
        };
        let label = move || {
            let words = pad.words();
            match squares {
                Squares::Landscape(scenery) => words.architekton_table.scenery(scenery).to_owned(),
                Squares::Building(Some(seat)) => {
                    pad.with(|sheet| summary::names(sheet, words).remove(seat as usize))
                }
                Squares::Building(None) => words.pad.no_house().to_owned(),
                Squares::Erase => words.pad.erase().to_owned(),
                Squares::Why => words.pad.why().to_owned(),
            }
        };
        view! {
            <button
                type="button"
                class="pad-tool"
                data-tool=squares.name()
                aria-pressed=move || (tool.get().squares == squares).to_string()
                on:click=move |_| tool.update(|tool| tool.squares = squares)
            >
                <span class="art">{picture}</span>
                <span>{label}</span>
            </button>
        }
    });
    view! {
        <div class="pad-palette town">
            <div class="pad-tools">{squares.collect_view()}</div>
        </div>
    }
}

/// Which of the 22 buildings is set, for those who want the picture to be true.
fn which() -> impl IntoView {
    let pad = ScorepadState::here();
    let tool = pad.square_tool;
    let choose = move |building: Option<BuildingId>| {
        tool.update(|tool| {
            tool.building = building;
            if building.is_some() && !matches!(tool.squares, Squares::Building(_)) {
                tool.squares = Squares::Building(Some(Seat::First));
            }
        });
    };
    let buildings = BuildingId::ALL.map(|building| {
        let picture = tile(Tile::Building {
            building,
            rotation: Rotation::None,
            owner: None,
        });
        view! {
            <button
                type="button"
                class="pad-tool"
                data-building=building.number()
                aria-label=move || pad.words().architekton_table.building(building.number())
                aria-pressed=move || (tool.get().building == Some(building)).to_string()
                on:click=move |_| choose(Some(building))
            >
                <span class="art">{picture}</span>
            </button>
        }
    });
    view! {
        <details class="more pad-which">
            <summary>{move || pad.words().pad.which()}</summary>
            <p class="small">{move || pad.words().pad.which_line()}</p>
            <div class="pad-tools">
                <button
                    type="button"
                    class="pad-tool"
                    aria-pressed=move || tool.get().building.is_none().to_string()
                    on:click=move |_| choose(None)
                >
                    <span>{move || pad.words().pad.next_by_number()}</span>
                </button>
                {buildings.collect_view()}
            </div>
        </details>
    }
}

fn tile(tile: Tile) -> AnyView {
    drawn(&StockTile {
        tile,
        faces: &Faces::BUILT_IN,
        condition: Condition::Normal,
    })
}
