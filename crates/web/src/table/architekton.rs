//! What is seen of the table of Architekton.

mod column;
mod end;
mod flight;
mod remarks;
mod render;
mod stock;
mod town;

use leptos::prelude::*;
use polis_architekton::{Architekton, Phase};
use polis_draw::{Frame, TILE, TownDrawing};

use super::panels::MenuItem;
use super::state;
use super::view::{Labels, TableView, Views, nothing};
use crate::components::icon::Icon;
use polis_client::session::Session;
use polis_client::table::StageScene;
use polis_client::table::camera::Size;
use polis_i18n::Words;

type Table = state::Table<Architekton>;

impl TableView for Architekton {
    const CLASS: &'static str = "game-table architekton-table";
    const DRAWING: &'static str = "town";
    const ABOVE: Icon = Icon::Above;
    const HELP: [MenuItem; 3] = [MenuItem::Keys, MenuItem::Rules, MenuItem::Settings];
    const OWN_KEYS: [(&'static str, &'static str); 2] = [("Q  E  R", "M"), ("↵", "1  2")];
    const HURRIES_HINTS: bool = true;
    const VIEWS: Views<Architekton> = Views {
        playing: match_line,
        whose_turn: who_decides,
        progress: tile_of_turn,
        hour,
        heading: nothing,
        strip: column::player_tabs,
        corner: nothing,
        below: nothing,
        column: column::town_column,
        tiles: stock::stock,
        turns_tiles: |table| !table.is_over() && table.own_decision().is_none(),
        undo_word: |table| Some(undo_word(table)),
        buttons: |table| Some(buttons(table)),
        instead_of_placing,
        on_place_button: nothing,
        stage_label: |table| {
            format!(
                "{} {}",
                table.table_words().board(),
                render::town_size(table)
            )
        },
        title: |table| view! { <h1 class="name">{table.say(|words| words.town())}</h1> }.into_any(),
        about: render::town_size,
        shows_marks: |table| table.taste.get().marks,
        layers: render::town_layers,
        over_drawing: nothing,
        card: render::tile_card,
        after_stage: nothing,
        sheet: column::details,
        ending: end::beats,
        result: end::result,
        switches: nothing,
        picture: render::town_picture,
        flight: flight::to_town,
        // Chips go by themselves: there are no rows.
        counting: |_, _| None,
        rolls: |_, _| Vec::new(),
    };

    fn labels(words: &'static Words) -> Labels {
        let words = &words.architekton_table;
        Labels {
            dock: words.stock(),
            place: words.lay(),
            sheet: words.details(),
            result: words.final_scoring(),
            whole: words.whole_town(),
            marks: words.marks(),
            key_lines: words.key_lines(),
        }
    }

    fn turns(session: &Session<Architekton>) -> usize {
        session.record().moves().len()
    }

    /// The frame of the town, with room for one more tile on every side.
    fn bounds(scene: StageScene<'_, Architekton>, _size: Size) -> Frame {
        // All places for one more tile are seen.
        const ROOM: f64 = 0.95 * TILE;
        let mut drawing = TownDrawing::new(scene.position);
        drawing.view = scene.view.into();
        let frame = drawing.stage();
        match scene.position.phase() {
            Phase::Over => frame,
            Phase::Lay | Phase::Decide(_) => frame.padded(ROOM),
        }
    }

    /// Moves another house.
    fn press(table: Table, key: &str) -> bool {
        if key == "m" {
            table.next_house();
        }
        key == "m"
    }
}

/// How the match stands, where the game belongs to one.
fn match_line(table: Table) -> String {
    let [mine, theirs] = end::match_points(table);
    if table.is_match() {
        table.table_words().match_line(mine, theirs)
    } else {
        String::new()
    }
}

fn who_decides(table: Table) -> Option<String> {
    let seat = table.controller.session.with(Session::to_move)?;
    table.decision().filter(|_| !table.may_choose())?;
    Some(table.table_words().decides(&table.name(seat)))
}

/// Which tile of the turn is laid.
fn tile_of_turn(table: Table) -> String {
    let words = table.table_words();
    let (left, is_last) = table
        .position
        .with(|position| (position.lays_left(), position.is_last_round()));
    let tile = words.tile_of_two(3 - left.clamp(1, 2));
    if is_last {
        format!("{tile}, {}", words.last_round())
    } else {
        tile
    }
}

/// A game is a day, which ends with the piles.
fn hour(table: Table) -> f64 {
    /// What is in both piles in the beginning: all but reserves, stock and the first two landscapes.
    const PILES: f64 = 30.0;
    let left = table
        .position
        .with(|position| position.pile_of_buildings() + position.pile_of_landscapes());
    (1.0 - left as f64 / PILES).max(0.0)
}

fn undo_word(table: Table) -> AnyView {
    let word = table.client.text(|words| words.play.undo());
    let is_unseen = move || table.own_decision().is_none();
    view! { <span class:unseen=is_unseen>{word}</span> }.into_any()
}

fn buttons(table: Table) -> AnyView {
    view! {
        {move || stock::house_button(table)}
        {move || end::result_button(table)}
    }
    .into_any()
}

/// Who decides about a house presses no further button; after the end the match goes on.
fn instead_of_placing(table: Table) -> Option<AnyView> {
    if table.own_decision().is_some() && !table.is_asking.get() {
        return Some(().into_any());
    }
    table.is_over().then(|| end::next_button(table, "next"))
}
