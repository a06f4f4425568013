//! What a game brings to its table in the terminal.

use polis_client::session::Session;
use polis_client::table::hand::{Arrow, Turn};
use polis_engine::Parts;
use polis_game::Seat;
use polis_notation::Notated;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;

use crate::dialog::{EndText, TableKeys};
use crate::picture::PanLimits;
use crate::picture::reason_words::PartNames;
use crate::picture::words::Names;
use crate::table::{KeyHint, Table};

/// A tile in hand that keys can move.
pub(crate) trait MovableHand {
    /// Goes to the next legal place: to the best at first, then to less good ones.
    fn next(&mut self);

    /// Goes to the legal place before.
    fn previous(&mut self);

    /// Turns it on its place.
    fn turn(&mut self, turn: Turn);

    /// Moves it by one place.
    fn step(&mut self, arrow: Arrow);

    /// Chooses another house to move, where one must be moved.
    fn next_house(&mut self) {}
}

/// What a game brings to its table.
pub(crate) trait TerminalGame: Notated + Parts + PartNames {
    /// What only the table of this game has: the tile in hand, at least.
    type State;
    type Hand: MovableHand;

    /// The keys, in words.
    const KEYS: TableKeys;

    /// The state before anything is in hand.
    fn state(session: &Session<Self>) -> Self::State;

    /// What the seats are called.
    fn names(session: &Session<Self>, state: &Self::State) -> Names;

    /// Takes the tile with this number, from 0.
    fn take_tile(table: &mut Table<Self>, number: usize);

    /// Does something with the tile in hand; whether there is one.
    fn with_hand(table: &mut Table<Self>, act: impl FnOnce(&mut Self::Hand)) -> bool;

    /// Whether an arrow key moved what is in hand or to be decided.
    fn step(table: &mut Table<Self>, arrow: Arrow) -> bool {
        Self::with_hand(table, |hand| hand.step(arrow))
    }

    /// Looks at another city, where there are several.
    fn show_next_city(_table: &mut Table<Self>) {}

    /// The move that is chosen, or why there is none.
    fn selected_move(table: &Table<Self>) -> Result<Option<Self::Move>, String>;

    /// Names a move that another one is compared with.
    fn name_move(chosen: Self::Move) -> String;

    /// Takes what a move needs in hand, as if it were about to be played, and names it.
    fn take_in_hand(table: &mut Table<Self>, chosen: Self::Move) -> String;

    /// Puts back what is in hand, if something is.
    fn put_back(table: &mut Table<Self>) -> bool;

    /// Why a move cannot be played.
    fn explain_illegal(table: &Table<Self>, illegal: Self::Illegal) -> String;

    /// What a move did, a sentence each.
    fn describe_move(before: &Self, after: &Self, chosen: Self::Move, names: &Names)
    -> Vec<String>;

    /// Remembers the last move, or that there is none to be shown.
    fn set_last_move(table: &mut Table<Self>, last: Option<(Seat, Self::Move)>);

    /// Turns to whoever has the turn.
    fn show_active_seat(_table: &mut Table<Self>) {}

    /// How far the view can be moved.
    fn pan_limits(table: &Table<Self>) -> PanLimits;

    /// The mouse points somewhere.
    fn hover(table: &mut Table<Self>, position: Position);

    /// The mouse is pressed somewhere.
    fn click(table: &mut Table<Self>, position: Position);

    /// Goes on to the next game of a match, where there are matches.
    fn next_game(_table: &mut Table<Self>) {}

    /// Draws everything but the dialogs.
    fn render(table: &Table<Self>, buffer: &mut Buffer);

    /// The keys for what is in hand or to be decided, if something is.
    fn hand_keys(table: &Table<Self>) -> Option<Vec<KeyHint>>;

    /// The key that shows another city, where there are several.
    fn next_city_key(_table: &Table<Self>) -> Option<KeyHint> {
        None
    }

    /// How the game ended.
    fn end_text(table: &Table<Self>) -> EndText;
}
