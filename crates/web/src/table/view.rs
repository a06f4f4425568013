//! What a game shows at its table.

use std::sync::Arc;

use leptos::prelude::*;
use polis_client::session::Session;
use polis_client::table::akropolis::TablePreferences;
use polis_client::table::camera::Size;
use polis_client::table::counting::Counting;
use polis_client::table::hand::Turn;
use polis_client::table::{StageScene, TableGame};
use polis_draw::Frame;
use polis_i18n::Words;

use super::animation::{Arrival, Flight};
use super::panels::MenuItem;
use super::state::Table;
use super::stones::StoneRoll;
use crate::components::icon::Icon;
use crate::game::Playable;

/// A game whose table can be shown: its drawing, its dock, its column, its sheet and its bar. What
/// all tables have stands around it and asks for it here.
pub(crate) trait TableView: TableGame + Playable {
    /// The class of the page.
    const CLASS: &'static str;
    /// The class of the drawing on the stage.
    const DRAWING: &'static str;
    /// The icon of the view from above.
    const ABOVE: Icon;
    /// The keys, the rules and the settings, in the order in which the menu of this game has them.
    const HELP: [MenuItem; 3];
    /// The keys that only this game has, each after the one of [`KEYS`](super::panels::KEYS) that
    /// it follows in the explanations.
    const OWN_KEYS: [(&'static str, &'static str); 2];
    /// Whether the computer can be hurried while it looks for a suggestion.
    const HURRIES_HINTS: bool;
    /// What only this game shows.
    const VIEWS: Views<Self>;

    /// What its parts are called.
    fn labels(words: &'static Words) -> Labels;

    /// How somebody likes the table.
    fn load_taste() -> TablePreferences {
        TablePreferences::default()
    }

    /// Keeps how somebody likes the table.
    fn keep_taste(_taste: TablePreferences) {}

    /// How far a game is, for whoever looks at the page by program.
    fn turns(session: &Session<Self>) -> usize;

    /// The frame of everything that is drawn on the stage.
    fn bounds(scene: StageScene<'_, Self>, size: Size) -> Frame;

    /// By what a button that turns the tile is found.
    fn turn_button_id(_turn: Turn) -> Option<&'static str> {
        None
    }

    /// Takes a key that only this game has; says whether it did.
    fn press(_table: Table<Self>, _key: &str) -> bool {
        false
    }
}

/// A drawing on the stage: that of a city, or of the only town.
#[derive(Clone, Copy)]
pub(crate) struct StageDrawing {
    /// Whether it is seen now. While another city is, it stays in the page as it was.
    pub(crate) is_seen: Memo<bool>,
    /// How many pixels a unit has.
    pub(crate) scale: Memo<f64>,
}

/// A part of a table that may be missing.
type Part<G> = fn(Table<G>) -> Option<AnyView>;

/// What only one game shows at its table.
pub(crate) struct Views<G: TableView> {
    /// The bar: what is played.
    pub(crate) playing: fn(Table<G>) -> String,
    /// The bar: whose turn it is, where that is not said as usual.
    pub(crate) whose_turn: fn(Table<G>) -> Option<String>,
    /// The bar: how far the game is.
    pub(crate) progress: fn(Table<G>) -> String,
    /// How late it is on the stage: from 0, the morning, to 1, the evening.
    pub(crate) hour: fn(Table<G>) -> f64,
    /// The heading of the page, where the stage has none.
    pub(crate) heading: Part<G>,
    /// Who plays, above the stage of a phone.
    pub(crate) strip: fn(Table<G>) -> AnyView,
    /// What is on a corner of the stage of a phone.
    pub(crate) corner: Part<G>,
    /// What is between the stage and the dock of a phone.
    pub(crate) below: Part<G>,
    /// The column at the side.
    pub(crate) column: fn(Table<G>) -> AnyView,
    /// The tiles in the dock, or what else can be chosen there.
    pub(crate) tiles: fn(Table<G>) -> AnyView,
    /// Whether there is something to turn.
    pub(crate) turns_tiles: fn(Table<G>) -> bool,
    /// The word on the button that takes back, where it has one.
    pub(crate) undo_word: Part<G>,
    /// Further buttons of the dock.
    pub(crate) buttons: Part<G>,
    /// What stands in the place of the main button of the dock.
    pub(crate) instead_of_placing: Part<G>,
    /// What stands on the main button after its label.
    pub(crate) on_place_button: Part<G>,
    /// What is on the stage, for those who do not see it.
    pub(crate) stage_label: fn(Table<G>) -> String,
    /// The title of the stage.
    pub(crate) title: fn(Table<G>) -> AnyView,
    /// What is on the stage, in a line.
    pub(crate) about: fn(Table<G>) -> String,
    /// Whether marks are shown on the stage.
    pub(crate) shows_marks: fn(Table<G>) -> bool,
    /// The layers of a drawing on the stage.
    pub(crate) layers: fn(Table<G>, StageDrawing) -> AnyView,
    /// What is on the stage over the drawing.
    pub(crate) over_drawing: Part<G>,
    /// What is told of what is explained, and the style that brings it beside that.
    pub(crate) card: fn(Table<G>) -> Option<(String, AnyView)>,
    /// What else is said after the stage to those who do not see.
    pub(crate) after_stage: Part<G>,
    /// Score and details, for where there is no room beside the stage.
    pub(crate) sheet: fn(Table<G>) -> AnyView,
    /// How long each beat of the ending lasts, in milliseconds.
    pub(crate) ending: fn(Table<G>) -> Arc<[u32]>,
    /// The end of the game.
    pub(crate) result: fn(Table<G>) -> AnyView,
    /// Further switches of the menu.
    pub(crate) switches: Part<G>,
    /// A picture to take away.
    pub(crate) picture: fn(Table<G>) -> String,
    /// The way of a tile that was laid elsewhere, or by the rules; none where nothing travels.
    pub(crate) flight: fn(Table<G>, &Arrival<G>) -> Option<Flight>,
    /// The rows of the score sheet that the chips over a tile are about, in their order; none where
    /// nothing is counted by rows.
    pub(crate) counting: fn(Table<G>, &Arrival<G>) -> Option<Counting>,
    /// The stones that roll when a tile has come to rest.
    pub(crate) rolls: fn(Table<G>, &Arrival<G>) -> Vec<StoneRoll>,
}

/// A part that a game does not have.
pub(crate) fn nothing<G: TableView, T>(_table: Table<G>) -> Option<T> {
    None
}

/// What the parts of a table are called.
#[derive(Clone, Copy)]
pub(crate) struct Labels {
    pub(crate) dock: &'static str,
    /// The button that lays a tile.
    pub(crate) place: &'static str,
    pub(crate) sheet: &'static str,
    pub(crate) result: &'static str,
    /// The button that brings everything into sight.
    pub(crate) whole: &'static str,
    /// The button that marks what scores, or does not.
    pub(crate) marks: &'static str,
    /// What the keys do.
    pub(crate) key_lines: &'static [&'static str],
}
