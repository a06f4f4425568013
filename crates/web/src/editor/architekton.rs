//! Setting up a position of Architekton: one town, and houses on its buildings.

mod chips;
mod turn;

use leptos::prelude::*;
use polis_architekton::{Architekton, Illegal, LaidTile, Place, Rotation, Scenery, Tile};
use polis_draw::{
    Condition, Frame, Hold, Legality, Offer, Point, Projection, StockTile as StockDrawing, TILE,
    TownDrawing, TownGhost, TownView,
};
use polis_game::Seat;

use super::board::Board;
use super::dock::{PoolTile, empty_places, pool_button, take_button};
use super::game::{BoardText, EditorGame, EditorWords, Holding};
use crate::components::icon::Icon;
use polis_client::editor::LiftError;
use polis_client::editor::architekton::{ArchitektonEditor, EditorHand, laid};
use polis_client::history::History;
use polis_client::table::architekton::stock::{OF_A_KIND, StockTile};
use polis_client::table::architekton::{places, side, speech};
use polis_client::table::hand::{Arrow, Over, Turn};
use polis_i18n::Words;

type TownBoard = Board<ArchitektonEditor>;

#[derive(Clone, Copy)]
pub(super) struct TownSignals {
    /// The town, to be looked at.
    town: Memo<Architekton>,
    /// Whose house comes on the next building.
    owner: RwSignal<Option<Seat>>,
}

impl EditorGame for ArchitektonEditor {
    type View = TownView;
    type Signals = TownSignals;
    const ABOVE: Icon = Icon::Above;
    const BOARD_CLASS: &'static str = "town";
    const SUPPLY_IDS: [&'static str; 2] = ["in-stock", "to-stock"];

    fn signals(history: RwSignal<History<ArchitektonEditor>>) -> TownSignals {
        TownSignals {
            town: Memo::new(move |_| history.with(|history| history.now().sketch())),
            owner: RwSignal::new(Some(Seat::First)),
        }
    }

    fn words(all: &'static Words) -> EditorWords {
        let words = &all.architekton_table;
        EditorWords {
            supply: words.stock(),
            to_supply: all.editor.to_stock(),
            lay: words.lay(),
            find_place: words.find_place_line(),
            start_stays: all.editor.start_stays(),
            holdings: words.chips_row(),
            whole: words.whole_town(),
        }
    }

    fn bounds(&self, own: TownSignals, view: TownView) -> Frame {
        own.town.with(|town| {
            let mut drawing = TownDrawing::new(town);
            drawing.view = view;
            drawing.stage()
        })
    }

    fn projection(view: &mut TownView) -> &mut Projection {
        &mut view.projection
    }

    fn follow(board: TownBoard) {
        // The turn says whose house is next.
        let turn = board.with(|now| now.description().turn);
        board.own.owner.set(Some(turn));
    }

    fn describe(board: TownBoard) -> BoardText {
        let words = &board.state.words().architekton_table;
        let (tiles, enclosed) = board.own.town.with(|town| {
            let enclosed = town
                .explain_buildings()
                .filter(polis_architekton::explain::BuildingReport::is_enclosed);
            (town.tiles().count(), enclosed.count())
        });
        let line = words.town_line(tiles, enclosed);
        BoardText {
            label: format!("{} {line}", words.board()),
            title: words.town().to_owned(),
            line,
        }
    }

    fn draw(board: TownBoard, scale: f64) -> String {
        board.own.town.with(|town| {
            let mut drawing = TownDrawing::new(town);
            drawing.view = board.view.get();
            drawing.fit(scale);
            drawing.scoring = true;
            drawing.focused = board.cursor.get();
            let hand = board.hand.get();
            drawing.hovered = board.hovered.get().filter(|_| hand.is_none());
            drawing.selected = board.with(|now| now.description().losses.clone());
            if let Some(hand) = hand {
                drawing.offers = offers(town, hand);
                drawing.ghost = fit(board).map(|(laid, refused)| TownGhost {
                    tile: laid.tile,
                    place: laid.place,
                    standing: match refused {
                        None => Legality::Allowed,
                        Some(_) => Legality::Refused,
                    },
                    from: None,
                    hold: Hold::Resting,
                });
            }
            let [ground, tiles, overlay] = [
                drawing.ground().to_string(),
                drawing.tiles().to_string(),
                drawing.overlay().to_string(),
            ];
            [ground, tiles, overlay].concat()
        })
    }

    fn hover(board: TownBoard, point: Point) {
        let place = board.view.get().place(point);
        let Some(hand) = board.hand.get() else {
            let is_tile = board.own.town.with(|town| town.tile_at(place).is_some());
            let hovered = is_tile.then_some(place);
            if board.hovered.get() != hovered {
                board.hovered.set(hovered);
            }
            return;
        };
        let mut after = hand;
        board.own.town.with(|town| after.follow(town, place));
        if after != hand {
            board.hand.set(Some(after));
        }
    }

    fn tap(board: TownBoard, point: Point) {
        let place = board.view.get().place(point);
        match board.hand.get() {
            None => board.lift(place),
            Some(hand) if hand.over == Over::resting(place) => board.turn(Turn::Right),
            Some(hand) => rest(board, hand, place),
        }
    }

    fn go(board: TownBoard, arrow: Arrow) {
        let side = side(arrow);
        let town = board.own.town.get();
        let next = if let Some(hand) = board.hand.get() {
            let places = places::places(&town, hand.tile);
            let next = places::next(&places, hand.over.place(), side);
            if let Some(place) = next {
                rest(board, hand, place);
            }
            next
        } else {
            let places: Vec<Place> = town.tiles().map(|laid| laid.place).collect();
            let next = places::next(&places, board.cursor.get(), side);
            if let Some(place) = next {
                board.cursor.set(Some(place));
                let name = match town.tile_at(place).map(stock_tile) {
                    Some(tile) => board.tile_name(tile),
                    None => String::new(),
                };
                board.say(format!("{name} {place}"));
            }
            next
        };
        if let Some(place) = next {
            let middle = board.view.get().point(place);
            board.window.reveal([middle].into_iter(), TILE);
        }
    }

    fn press(_: TownBoard, _: &str) -> bool {
        false
    }

    fn turned(board: TownBoard, hand: EditorHand, turn: Turn) -> EditorHand {
        let mut turned = hand;
        board.own.town.with(|town| turned.turn(town, turn));
        turned
    }

    fn preview(board: TownBoard) -> Option<Result<String, String>> {
        let (laid, refused) = fit(board)?;
        let words = board.state.words();
        Some(if let Some(reason) = refused {
            Err(speech::refusal(reason, words).to_owned())
        } else {
            let name = board.tile_name(stock_tile(laid.tile));
            Ok(format!("{name}: {}", words.architekton_table.allowed()))
        })
    }

    fn lay(board: TownBoard) -> Option<Result<(), String>> {
        let (tile, _) = fit(board)?;
        let result = board.change(|now| now.lay(tile));
        Some(result.map_err(|reason| speech::refusal(reason, board.state.words()).to_owned()))
    }

    fn lift(board: TownBoard, place: Place) -> Result<EditorHand, LiftError> {
        let (hand, owner) = EditorHand::lifted(board.change(|now| now.lift(place))?);
        if matches!(hand.tile, StockTile::Building(_)) {
            // After the turn has followed the tiles.
            request_animation_frame(move || {
                board.own.owner.try_set(owner);
            });
        }
        Ok(hand)
    }

    fn supply_line(_: TownBoard) -> Option<AnyView> {
        None
    }

    fn supply(board: TownBoard) -> AnyView {
        let stock = Memo::new(move |_| {
            board.with(|now| {
                let told = now.description();
                (told.buildings.clone(), told.landscapes.clone())
            })
        });
        let inside = move || {
            let (buildings, landscapes) = stock.get();
            let most = 2 * OF_A_KIND;
            let lacking = most - (buildings.len() + landscapes.len()).min(most);
            let buildings = buildings.into_iter().enumerate().map(|(index, building)| {
                let tile = StockTile::Building(building);
                with_drawing(board, tile, |drawing| {
                    take_button(board, tile, drawing, move |now| {
                        now.building_from_stock(index)
                    })
                })
            });
            let landscapes = landscapes.into_iter().enumerate().map(|(index, scenery)| {
                let tile = StockTile::Landscape(scenery);
                with_drawing(board, tile, |drawing| {
                    take_button(board, tile, drawing, move |now| {
                        now.landscape_from_stock(index)
                    })
                })
            });
            let tiles = buildings.chain(landscapes).collect_view();
            view! { {tiles} {empty_places(lacking)} }
        };
        view! { {inside} }.into_any()
    }

    fn pool(board: TownBoard) -> AnyView {
        let left = Memo::new(move |_| {
            board.with(|now| {
                let landscapes = Scenery::ALL.map(|scenery| (scenery, now.pool_of(scenery)));
                (now.pool_of_buildings(), landscapes)
            })
        });
        let inside = move || {
            let (buildings, landscapes) = left.get();
            let landscapes = landscapes.into_iter().filter(|&(_, left)| left > 0);
            let landscapes = landscapes.map(|(scenery, left)| PoolTile {
                tile: StockTile::Landscape(scenery),
                mark: scenery.letter().to_string(),
                number: format!("×{left}"),
                count: Some(left),
            });
            let buildings = buildings.into_iter().map(|building| PoolTile {
                tile: StockTile::Building(building),
                mark: building.to_string(),
                number: building.to_string(),
                count: None,
            });
            landscapes
                .chain(buildings)
                .map(|pooled| {
                    with_drawing(board, pooled.tile, |drawing| {
                        pool_button(board, pooled, drawing)
                    })
                })
                .collect_view()
        };
        view! { {inside} }.into_any()
    }

    fn acts(board: TownBoard) -> [AnyView; 2] {
        [chips::owner(board), ().into_any()]
    }

    fn seats(&self) -> [usize; 2] {
        [2, 2]
    }

    fn holding(board: TownBoard, seat: Seat) -> Holding {
        chips::chips(board, seat)
    }

    fn panels(board: TownBoard) -> [AnyView; 2] {
        [turn::turn(board), turn::start(board)]
    }

    fn view_buttons(_: TownBoard) -> AnyView {
        ().into_any()
    }
}

/// Puts the tile in hand on a place.
fn rest(board: TownBoard, hand: EditorHand, place: Place) {
    board.hand.set(Some(EditorHand {
        over: Over::resting(place),
        ..hand
    }));
}

/// How the tile in hand would lie, and why it may not.
fn fit(board: TownBoard) -> Option<(LaidTile, Option<Illegal>)> {
    let hand = board.hand.get()?;
    let place = hand.over.place()?;
    let fit = board.own.town.with(|town| hand.fit_at(town, place));
    let tile = laid(hand.tile, place, fit.rotation, board.own.owner.get());
    Some((tile, board.with(|now| now.refusal(tile))))
}

/// The places where the tile in hand may lie, but for the one over which it is.
fn offers(town: &Architekton, hand: EditorHand) -> Vec<Offer> {
    places::places(town, hand.tile)
        .into_iter()
        .filter(|&place| Some(place) != hand.over.place())
        .map(|place| hand.fit_at(town, place).into())
        .collect()
}

fn stock_tile(tile: Tile) -> StockTile {
    match tile {
        Tile::Building { building, .. } => StockTile::Building(building),
        Tile::Landscape { scenery } => StockTile::Landscape(scenery),
    }
}

/// Shows a tile as it lies beside the town.
fn with_drawing(
    board: TownBoard,
    tile: StockTile,
    show: impl FnOnce(&StockDrawing<'_>) -> AnyView,
) -> AnyView {
    let faces = board.with(|now| now.description().faces);
    show(&StockDrawing {
        tile: laid(tile, Place::START[0], Rotation::None, None).tile,
        faces: &faces,
        condition: Condition::Normal,
    })
}
