//! What the editor has to know of a game.

use leptos::prelude::*;
use polis_draw::{Frame, Point, Projection};
use polis_game::Seat;

use super::board::Board;
use crate::components::icon::Icon;
use polis_client::editor::{LiftError, PositionEditor};
use polis_client::history::History;
use polis_client::table::akropolis::places::Arrow;
use polis_client::table::hand::Turn;
use polis_i18n::Words;

/// What the page says of a game.
pub(super) struct EditorWords {
    /// What the supply (the site, the stock) is called.
    pub(super) supply: &'static str,
    pub(super) to_supply: &'static str,
    /// What lays the tile in hand.
    pub(super) lay: &'static str,
    /// What is to be done with a tile that is over no place.
    pub(super) find_place: &'static str,
    /// Why what lies there from the start cannot be lifted.
    pub(super) start_stays: &'static str,
    /// What the players have: the title of their panel.
    pub(super) holdings: &'static str,
    /// What shows the whole board.
    pub(super) whole: &'static str,
}

/// How the board is described.
pub(super) struct BoardText {
    /// For those who cannot see it.
    pub(super) label: String,
    pub(super) title: String,
    pub(super) line: String,
}

/// What somebody has: stones, or chips.
#[derive(Clone, Copy)]
pub(super) struct Holding {
    /// Whether their board is on the stage, and what brings it there; none where all share one.
    pub(super) show: Option<(Signal<bool>, Callback<()>)>,
    pub(super) is_to_move: Signal<bool>,
    /// What else they have.
    pub(super) detail: Signal<String>,
    /// The word for the mark of the stepper.
    pub(super) unit: &'static str,
    pub(super) label: Signal<String>,
    pub(super) value: Signal<u16>,
    pub(super) set: Callback<u16>,
}

/// A game whose positions are set up on this page: its board, its drawing and its panels.
pub(super) trait EditorGame: PositionEditor {
    /// The class of the board for the style sheet.
    const BOARD_CLASS: &'static str;
    /// The icon of looking from above.
    const ABOVE: Icon;
    /// The marks of the supply, and of what puts the tile in hand there.
    const SUPPLY_IDS: [&'static str; 2];
    /// From where one sees.
    type View: Copy + Default + PartialEq + Send + Sync + 'static;
    /// What only this game has to remember.
    type Signals: Copy + Send + Sync + 'static;

    fn signals(history: RwSignal<History<Self>>) -> Self::Signals;

    fn words(words: &'static Words) -> EditorWords;

    /// The frame of everything that is drawn.
    fn bounds(&self, signals: Self::Signals, view: Self::View) -> Frame;

    fn projection(view: &mut Self::View) -> &mut Projection;

    /// Brings what only this game remembers in line with a changed position.
    fn follow(board: Board<Self>);

    fn describe(board: Board<Self>) -> BoardText;

    fn draw(board: Board<Self>, scale: f64) -> String;

    /// A mouse is over a point of the drawing.
    fn hover(board: Board<Self>, point: Point);

    /// A point of the drawing was tapped.
    fn tap(board: Board<Self>, point: Point);

    /// Moves the tile in hand, or the cursor.
    fn go(board: Board<Self>, arrow: Arrow);

    /// Presses a key that only this game has; whether there is one.
    fn press(board: Board<Self>, key: &str) -> bool;

    /// The tile in hand after it was turned.
    fn turned(board: Board<Self>, hand: Self::Hand, turn: Turn) -> Self::Hand;

    /// What laying the tile in hand would do, or why it cannot lie there; none while it is over no
    /// place.
    fn preview(board: Board<Self>) -> Option<Result<String, String>>;

    /// Lays the tile in hand; none where it is over no place.
    fn lay(board: Board<Self>) -> Option<Result<(), String>>;

    /// Lifts the tile at a place.
    fn lift(board: Board<Self>, place: Self::Place) -> Result<Self::Hand, LiftError>;

    /// What stands beside the title of the supply.
    fn supply_line(board: Board<Self>) -> Option<AnyView>;

    /// The tiles of the supply.
    fn supply(board: Board<Self>) -> AnyView;

    /// The tiles that lie nowhere yet.
    fn pool(board: Board<Self>) -> AnyView;

    /// The choices above the buttons of the dock, and the buttons before the one that lays a tile.
    fn acts(board: Board<Self>) -> [AnyView; 2];

    /// How many people play, and how many have something, an opponent who is no person included.
    fn seats(&self) -> [usize; 2];

    /// What somebody has.
    fn holding(board: Board<Self>, seat: Seat) -> Holding;

    /// The panels before and after that of who plays on.
    fn panels(board: Board<Self>) -> [AnyView; 2];

    /// Buttons of the view that only this game has.
    fn view_buttons(board: Board<Self>) -> AnyView;
}
