//! Rebuilding a town square by square.

use leptos::prelude::*;
use polis_architekton::{BuildingId, Faces, Layout, Place, Rotation, Tile};
use polis_draw::{Condition, Drawing, Frame, House, Offer, StockTile, TownView};
use polis_game::Seat;
use web_sys::Element;

use super::board::{Rebuilt, tool_button};
use super::stage::{Drawn, data, scale};
use super::state::ScorepadState;
use crate::components::icon::Icon;
use crate::components::picture::drawn;
use polis_client::scorepad::picture::town_drawing;
use polis_client::scorepad::{ArchitektonSheet, Ground, SquareTool, Squares, next_place, summary};
use polis_client::table::hand::Arrow;
use polis_i18n::Words;

/// The town of the sheet.
#[derive(Clone, Copy)]
pub(super) struct TownBoard;

impl Rebuilt for TownBoard {
    type Place = Place;
    type Tool = SquareTool;

    const START: Place = Place::START[0];

    fn label(words: &Words) -> &'static str {
        words.pad.town_board()
    }

    fn tool(pad: ScorepadState) -> RwSignal<SquareTool> {
        pad.square_tool
    }

    fn draw(self, pad: ScorepadState, _: Option<Place>, focused: Option<Place>) -> Drawn {
        let Some(sheet) = pad.town(Clone::clone) else {
            return Drawn::new(Frame::new(0.0, 0.0, 1.0, 1.0), String::new(), "");
        };
        let position = sheet.position();
        let mut drawing = town_drawing(&position);
        drawing.view = TownView {
            projection: pad.projection.get(),
            turns: 0,
        };
        drawing.fit(scale());
        drawing.focused = focused;
        let offer = |place| Offer {
            place,
            matching: 0,
            wrong: 0,
        };
        drawing.offers = sheet.town.beside().into_iter().map(offer).collect();
        let (ground, tiles) = (drawing.ground(), drawing.tiles());
        let inside = format!("{ground}{tiles}{}", drawing.overlay());
        Drawn::new(drawing.frame(), inside, drawing.targets())
    }

    fn place(shape: &Element) -> Option<Place> {
        Some(Place::new(data(shape, "data-x")?, data(shape, "data-y")?))
    }

    fn ground(self, pad: ScorepadState, place: Place) -> Ground {
        match pad.town(|sheet| sheet.town.tile(place)).flatten() {
            Some(_) => Ground::Built,
            None => Ground::Empty,
        }
    }

    fn set(self, pad: ScorepadState, tool: SquareTool, place: Place) -> bool {
        let mut changed = pad.town(|sheet| sheet.town.clone()).unwrap_or_default();
        let result = tool.apply(&mut changed, place);
        if result.is_ok() {
            pad.change_town(|sheet| sheet.town = changed);
        }
        result.is_ok()
    }

    /// It can step over a corner.
    fn next(self, pad: ScorepadState, from: Option<Place>, arrow: Arrow) -> Option<Place> {
        let next = from.map_or(Place::START[0], |place| next_place(place, arrow));
        let is_known = |place: &Place| {
            let known = pad.town(|sheet| {
                sheet.town.tile(*place).is_some() || sheet.town.beside().contains(place)
            });
            known == Some(true)
        };
        [next, next_place(next, arrow)].into_iter().find(is_known)
    }

    fn by_key(tool: SquareTool, key: &str) -> Option<SquareTool> {
        let mut all = Squares::ALL.into_iter();
        let squares = all.find(|squares| squares.key() == key)?;
        Some(SquareTool { squares, ..tool })
    }

    fn eraser(tool: SquareTool) -> SquareTool {
        let squares = Squares::Erase;
        SquareTool { squares, ..tool }
    }

    fn said(self, pad: ScorepadState, cursor: Option<Place>, is_refused: bool) -> (String, String) {
        match cursor {
            Some(place) if is_refused => (String::new(), what_for(pad, place).to_owned()),
            Some(place) => pad.town(|sheet| why(pad, sheet, place)).unwrap_or_default(),
            None => (String::new(), pad.words().pad.tap_town().to_owned()),
        }
    }

    fn palette(self) -> AnyView {
        view! {
            {palette()}
            {which()}
        }
        .into_any()
    }

    fn doubts(self, pad: ScorepadState) -> Vec<String> {
        pad.with(|sheet| summary::town_doubts(sheet, pad.words()))
    }

    fn clear(self, pad: ScorepadState) {
        pad.change_town(|sheet| sheet.town = Layout::default());
    }
}

/// What a place is for.
fn what_for(pad: ScorepadState, place: Place) -> &'static str {
    let words = &pad.words().architekton_table;
    if place.is_for_building() {
        words.for_buildings()
    } else {
        words.for_landscapes()
    }
}

/// Whether a building stays, or what else is there.
fn why(pad: ScorepadState, sheet: &ArchitektonSheet, place: Place) -> (String, String) {
    let words = pad.words();
    let said = &words.architekton_table;
    match sheet.town.tile(place) {
        None => (
            format!("{}.", words.pad.empty()),
            what_for(pad, place).to_owned(),
        ),
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
        let picture = move || match squares {
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
        let is_on = move || tool.get().squares == squares;
        let choose = move || tool.update(|tool| tool.squares = squares);
        tool_button(squares.name(), is_on, choose, picture, label)
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
