//! Setting up a position of Akropolis: several cities, of which one is on the stage.

mod options;
mod stones;

use leptos::prelude::*;
use polis_akropolis::{City, Hex, Misfit, Triangle};
use polis_draw::{CityDrawing, CityGhost, CityView, Frame, LooseTile, Point, Projection, RADIUS};
use polis_game::Seat;

use super::board::Board;
use super::dock::{PoolTile, empty_places, pool_button, take_button};
use super::game::{BoardText, EditorGame, EditorWords, Holding};
use crate::components::button::IconButton;
use crate::components::icon::Icon;
use polis_client::editor::LiftError;
use polis_client::editor::akropolis::AkropolisEditor;
use polis_client::history::History;
use polis_client::table::akropolis::hand::Hand;
use polis_client::table::akropolis::places::{self, Arrow};
use polis_client::table::akropolis::sentences;
use polis_client::table::hand::Turn;
use polis_i18n::Words;

type CityBoard = Board<AkropolisEditor>;

/// The city on the stage.
#[derive(Clone, Copy)]
pub(super) struct ShownCity {
    /// Whose city it is.
    seat: RwSignal<Seat>,
    city: Memo<City>,
}

impl EditorGame for AkropolisEditor {
    const BOARD_CLASS: &'static str = "city";
    const ABOVE: Icon = Icon::AboveHexes;
    const SUPPLY_IDS: [&'static str; 2] = ["in-site", "to-site"];
    type View = CityView;
    type Signals = ShownCity;

    fn signals(history: RwSignal<History<AkropolisEditor>>) -> ShownCity {
        let seat = RwSignal::new(Seat::First);
        let city = Memo::new(move |_| {
            let seat = seat.get();
            history.with(|history| history.now().city(seat))
        });
        ShownCity { seat, city }
    }

    fn words(words: &'static Words) -> EditorWords {
        let table = &words.akropolis_table;
        EditorWords {
            supply: table.site(),
            to_supply: words.editor.to_site(),
            lay: table.place(),
            find_place: table.find_place_line(),
            start_stays: words.editor.starting_tile(),
            holdings: table.cities(),
            whole: table.whole_city(),
        }
    }

    fn bounds(&self, shown: ShownCity, view: CityView) -> Frame {
        shown.city.with(|city| {
            let mut drawing = CityDrawing::new(city, self.description().options.variants());
            drawing.view = view;
            drawing.fringe = true;
            drawing.stage()
        })
    }

    fn projection(view: &mut CityView) -> &mut Projection {
        &mut view.projection
    }

    fn follow(board: CityBoard) {
        // With fewer players, the city may be gone from the stage.
        let people = board.with(|now| now.description().cities.len());
        if board.own.seat.get_untracked().number() > people {
            board.own.seat.set(Seat::First);
        }
    }

    fn describe(board: CityBoard) -> BoardText {
        let words = board.state.words();
        let title = words
            .akropolis_table
            .city_of(&board.state.name(board.own.seat.get()));
        let tiles = board.own.city.with(|city| city.tiles().count());
        let tiles = words.akropolis_table.tiles(tiles);
        BoardText {
            label: format!("{title}. {tiles}"),
            line: format!("{tiles} · {}", words.editor.lift_line()),
            title,
        }
    }

    fn draw(board: CityBoard, scale: f64) -> String {
        let city = board.own.city.get();
        let variants = board.with(|now| now.description().options.variants());
        let hand = board.hand.get();
        let mut drawing = CityDrawing::new(&city, variants);
        drawing.view = board.view.get();
        drawing.fit(scale);
        drawing.fringe = true;
        drawing.focused = board.cursor.get();
        drawing.hovered = board.hovered.get().filter(|_| hand.is_none());
        let ground = drawing.ground().to_string();
        if let Some(hand) = hand {
            drawing.places = !hand.over.is_resting();
            drawing.ghost = hand
                .placement()
                .map(|placement| CityGhost::new(&city, hand.tile(), placement));
        }
        let shadow = drawing.ghost_shadow().to_string();
        let columns = drawing.columns_apart().concat();
        format!("{ground}{shadow}{columns}{}", drawing.overlay())
    }

    fn hover(board: CityBoard, point: Point) {
        if let Some(before) = board.hand.get() {
            let mut hand = before;
            hand.over.follow(triangle_at(board, point));
            // Nobody is told of what has not changed.
            if hand != before {
                board.hand.set(Some(hand));
            }
            return;
        }
        let built = |&hex: &Hex| board.own.city.with(|city| city.height(hex) > 0);
        let hex = Some(hex_at(board, point)).filter(built);
        if board.hovered.get() != hex {
            board.hovered.set(hex);
        }
    }

    fn tap(board: CityBoard, point: Point) {
        let Some(mut hand) = board.hand.get() else {
            board.lift(hex_at(board, point));
            return;
        };
        if hand.over.is_resting() && is_on_ghost(board, hand, point) {
            board.turn(Turn::Right);
            return;
        }
        hand.over.put_or_lift(triangle_at(board, point));
        board.hand.set(Some(hand));
    }

    fn go(board: CityBoard, arrow: Arrow) {
        let city = board.own.city.get();
        let view = board.view.get();
        if let Some(mut hand) = board.hand.get() {
            let next = match hand.over.place() {
                Some(from) => places::next(&city, view, from, arrow),
                None => places::first(&city, view),
            };
            if let Some(triangle) = next {
                hand.over.put(triangle);
                board.hand.set(Some(hand));
                let hexes = triangle.hexes().into_iter();
                let points = hexes.map(|hex| view.point(hex, city.height(hex) + 1));
                board.window.reveal(points, 1.6 * RADIUS);
            }
            return;
        }
        let next = match board.cursor.get() {
            Some(from) => places::next_hex(&city, view, from, arrow),
            None => Some(Hex::ORIGIN),
        };
        if let Some(hex) = next {
            board.cursor.set(Some(hex));
            let tile = city.top(hex).and_then(|top| city.tile(top.layer));
            board.say(match tile {
                Some(tile) => board.tile_name(tile),
                None => board.state.words().editor.starting_tile().to_owned(),
            });
        }
    }

    fn press(board: CityBoard, key: &str) -> bool {
        match key {
            "o" => {
                let people = board.with(|now| now.description().cities.len());
                show(board, board.own.seat.get().next(people));
            }
            "x" => turn_view(board),
            _ => return false,
        }
        true
    }

    fn turned(_: CityBoard, mut hand: Hand, turn: Turn) -> Hand {
        hand.turn(turn);
        hand
    }

    fn preview(board: CityBoard) -> Option<Result<String, String>> {
        let words = board.state.words();
        let hand = board.hand.get()?;
        let placement = hand.placement()?;
        Some(match board.own.city.with(|city| city.check(placement)) {
            Ok(level) => {
                let tile = sentences::tile(hand.tile(), words);
                Ok(words.akropolis_table.to_level(&tile, level))
            }
            Err(misfit) => Err(sentences::of_misfit(misfit, words)),
        })
    }

    fn lay(board: CityBoard) -> Option<Result<(), String>> {
        let chosen = board.hand.get()?.chosen()?;
        let laid: Result<(), Misfit> = board.change(|now| now.lay(board.own.seat.get(), chosen));
        Some(laid.map_err(|misfit| sentences::of_misfit(misfit, board.state.words())))
    }

    fn lift(board: CityBoard, hex: Hex) -> Result<Hand, LiftError> {
        let seat = board.own.seat.get();
        board.change(|now| now.lift(seat, hex)).map(Hand::of)
    }

    fn supply_line(board: CityBoard) -> Option<AnyView> {
        let stacks = move || {
            let stacks = board.with(|now| now.description().moment().stacks);
            board.state.words().akropolis_table.stacks(stacks)
        };
        Some(view! { <small>{stacks}</small> }.into_any())
    }

    fn supply(board: CityBoard) -> AnyView {
        let site = Memo::new(move |_| {
            board.with(|now| {
                let described = now.description();
                let size = described.moment().site;
                let lacking = size.saturating_sub(described.site.len());
                (described.site.clone(), lacking)
            })
        });
        let tiles = move || {
            let (tiles, lacking) = site.get();
            let tiles = tiles.into_iter().enumerate().map(|(place, tile)| {
                let take = move |now: &mut AkropolisEditor| now.from_site(place);
                take_button(board, tile, &LooseTile::new(tile), take)
            });
            view! { {tiles.collect_view()} {empty_places(lacking)} }
        };
        view! { {tiles} }.into_any()
    }

    fn pool(board: CityBoard) -> AnyView {
        let pool = Memo::new(move |_| board.with(AkropolisEditor::pool));
        let tiles = move || {
            let tiles = pool.get().into_iter().map(|tile| {
                let pooled = PoolTile {
                    tile,
                    mark: tile.number().to_string(),
                    number: tile.number().to_string(),
                    count: None,
                };
                pool_button(board, pooled, &LooseTile::new(tile))
            });
            tiles.collect_view()
        };
        view! { {tiles} }.into_any()
    }

    fn acts(board: CityBoard) -> [AnyView; 2] {
        let give = move || stones::give_button(board);
        [().into_any(), view! { {give} }.into_any()]
    }

    fn seats(&self) -> [usize; 2] {
        let described = self.description();
        [described.cities.len(), described.stones.len()]
    }

    fn holding(board: CityBoard, seat: Seat) -> Holding {
        stones::stones(board, seat)
    }

    fn panels(board: CityBoard) -> [AnyView; 2] {
        [stones::takings(board), options::options(board)]
    }

    fn view_buttons(board: CityBoard) -> AnyView {
        view! {
            <IconButton
                icon=Icon::Compass
                label=|words| words.table.turn_view()
                press=move || turn_view(board)
            />
        }
        .into_any()
    }
}

fn turn_view(board: CityBoard) {
    board.view.update(|view| view.turns = (view.turns + 1) % 6);
}

/// Shows somebody's city on the stage.
fn show(board: CityBoard, seat: Seat) {
    board.cursor.set(None);
    board.window.whole();
    board.own.seat.set(seat);
    if let Some(mut hand) = board.hand.get_untracked() {
        hand.over.lift();
        board.hand.set(Some(hand));
    }
}

/// The visible hex at a point.
fn hex_at(board: CityBoard, point: Point) -> Hex {
    let variants = board.with(|now| now.description().options.variants());
    board.own.city.with(|city| {
        let mut drawing = CityDrawing::new(city, variants);
        drawing.view = board.view.get();
        drawing.hex(point)
    })
}

/// The place that a point means.
fn triangle_at(board: CityBoard, point: Point) -> Option<Triangle> {
    let hex = hex_at(board, point);
    let view = board.view.get();
    board
        .own
        .city
        .with(|city| places::place_at(city, view, hex, point))
}

/// Whether a point is on the tile in hand.
fn is_on_ghost(board: CityBoard, hand: Hand, point: Point) -> bool {
    let Some(placement) = hand.placement() else {
        return false;
    };
    let view = board.view.get();
    let level = board
        .own
        .city
        .with(|city| city.check(placement).unwrap_or(1));
    placement.hexes().into_iter().any(|hex| {
        let middle = view.point(hex, level) - Point::new(0.0, 0.28 * RADIUS);
        middle.distance(point) < 0.82 * RADIUS
    })
}
