//! What is seen of the table of Akropolis.

mod city;
mod column;
mod end;
mod flight;
mod mark;
mod render;
mod sheet;
mod site;

use leptos::prelude::*;
use polis_akropolis::{Akropolis, District, Length};
use polis_draw::{CityDrawing, Frame};
use polis_game::Game;

use super::panels::{self, MenuItem};
use super::state;
use super::view::{Labels, TableView, Views, nothing};
use crate::browser::LocalStorage;
use crate::components::icon::Icon;
use polis_client::session::Session;
use polis_client::settings::Stored;
use polis_client::table::StageScene;
use polis_client::table::akropolis::{TablePreferences, signed};
use polis_client::table::camera::Size;
use polis_client::table::hand::Turn;
use polis_i18n::Words;
use polis_notation::GameKind;

pub(crate) use mark::seat_mark;

type Table = state::Table<Akropolis>;

impl TableView for Akropolis {
    const CLASS: &'static str = "game-table akropolis-table";
    const DRAWING: &'static str = "city";
    const ABOVE: Icon = Icon::AboveHexes;
    const HELP: [MenuItem; 3] = [MenuItem::Rules, MenuItem::Settings, MenuItem::Keys];
    const OWN_KEYS: [(&'static str, &'static str); 2] = [("H", "O"), ("V", "X")];
    const HURRIES_HINTS: bool = false;
    const VIEWS: Views<Akropolis> = Views {
        playing,
        whose_turn: nothing,
        progress,
        hour,
        heading: |_| {
            let title = GameKind::Akropolis.title();
            Some(view! { <h1 class="unseen">{title}</h1> }.into_any())
        },
        strip: column::city_tabs,
        corner: |table| Some(column::thumb(table)),
        below: |table| Some(column::score_strip(table)),
        column: column::city_column,
        tiles: site::site,
        turns_tiles: |_| true,
        undo_word: nothing,
        buttons: nothing,
        instead_of_placing: |table| table.is_over().then(|| end::result_button(table)),
        on_place_button: points_in_hand,
        stage_label: city_label,
        title: |table| {
            let title = move || table.city_name(table.on_stage());
            view! { <h2 class="name">{title}</h2> }.into_any()
        },
        about: render::city_size,
        shows_marks: |table| match table.city() {
            Some(city) => table.marks_in(&city),
            None => table.taste.get().marks,
        },
        layers: render::city_layers,
        over_drawing: |table| Some(estate_on_stage(table)),
        card: render::hex_card,
        after_stage: |table| {
            let line = table.client.text(|words| words.akropolis_table.site_line());
            Some(view! { <span class="unseen">{line}</span> }.into_any())
        },
        sheet: sheet::panel,
        ending: end::beats,
        result: |table| view! { {move || end::result(table)} }.into_any(),
        switches: |table| Some(scores_switch(table)),
        picture: render::city_picture,
        flight: flight::to_city,
        counting: sheet::counting,
        rolls: flight::stones,
    };

    fn labels(words: &'static Words) -> Labels {
        let words = &words.akropolis_table;
        Labels {
            dock: words.site(),
            place: words.place(),
            sheet: words.sheet(),
            result: words.result(),
            whole: words.whole_city(),
            marks: words.marks(),
            key_lines: words.key_lines(),
        }
    }

    fn load_taste() -> TablePreferences {
        TablePreferences::load(&LocalStorage)
    }

    fn keep_taste(taste: TablePreferences) {
        taste.keep(&LocalStorage);
    }

    fn turns(session: &Session<Akropolis>) -> usize {
        session.position().turns()
    }

    fn bounds(scene: StageScene<'_, Akropolis>, _size: Size) -> Frame {
        let city = scene.city().copied().unwrap_or_default();
        let mut drawing = CityDrawing::new(&city, scene.position.options().variants());
        drawing.view = scene.view.into();
        // As on the stage: where nothing is laid, no room for it is needed.
        drawing.fringe = scene.is_mine && scene.position.to_move().is_some();
        drawing.stage()
    }

    fn turn_button_id(turn: Turn) -> Option<&'static str> {
        Some(match turn {
            Turn::Left => "turn-left",
            Turn::Right => "turn-right",
        })
    }
}

/// Whose city is on the stage, and how large it is.
fn city_label(table: Table) -> String {
    let title = table.city_name(table.on_stage());
    format!("{title}. {}", render::city_size(table))
}

/// How many play, how long, and with which variants.
fn playing(table: Table) -> String {
    let (words, own) = (&table.words().new_game, &table.words().akropolis);
    let options = table.position.with(Akropolis::options);
    let active: Vec<&str> = District::ALL
        .into_iter()
        .filter(|&district| options.variants().contains(district))
        .map(|district| own.district(district))
        .collect();
    let variants = match active.len() {
        0 => String::new(),
        all if all == District::ALL.len() => format!(", {} ×2", own.variants()),
        _ => format!(", {} ×2", active.join(", ")),
    };
    let players = match options.players().number() {
        1 => words.alone().to_owned(),
        number => words.number(number),
    };
    let length = match options.length() {
        Length::Standard => words.standard(),
        Length::Long => words.long(),
    };
    format!("{players}, {}{variants}", length.to_lowercase())
}

/// A game is a day.
fn hour(table: Table) -> f64 {
    table
        .position
        .with(|position| position.turns() as f64 / position.turns_in_all() as f64)
}

fn progress(table: Table) -> String {
    let (turn, turns) = table
        .position
        .with(|position| (position.turns() + 1, position.turns_in_all()));
    table.words().akropolis_table.turn_of(turn, turns)
}

/// The points that the tile in hand brings. They have their place before there are any.
fn points_in_hand(table: Table) -> Option<AnyView> {
    let points = table
        .preview
        .with(|preview| Some(preview.as_ref()?.gain()?.points()))
        .filter(|&points| points != 0);
    let points = points.map(signed);
    let shows = table.shows_scores();
    shows.then(|| view! { <span class="points">{points}</span> }.into_any())
}

/// What the Illustrious Architect has, while there is no city on the stage.
fn estate_on_stage(table: Table) -> AnyView {
    let estate = move || {
        let has_city = table.city().is_some();
        (!has_city).then(|| column::estate(table, "estate large"))
    };
    view! { {estate} }.into_any()
}

fn scores_switch(table: Table) -> AnyView {
    panels::switch(
        table.words().akropolis_table.live_scores(),
        move || table.taste.get().live_scores,
        move || {
            table
                .taste
                .update(|taste| taste.live_scores = !taste.live_scores);
        },
    )
    .into_any()
}
