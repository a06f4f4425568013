//! The drawing on the stage: the city, the tile in hand over it, and why something counts.

use leptos::prelude::*;
use polis_draw::{CityDrawing, CityGhost, CityView, RADIUS};

use super::city::last_layer;
use super::sheet::arriving_chips;
use super::{Table, playing};
use crate::table::animation::MotionPath;
use crate::table::pieces::pieces;
use crate::table::view::StageDrawing;
use crate::table::{export, files, window};
use polis_client::table::akropolis::sentences::of_district;
use polis_client::table::akropolis::{narration, of_hex};

/// The layers of the drawing, each drawn again only when it changes.
pub(super) fn city_layers(table: Table, drawing: StageDrawing) -> AnyView {
    let StageDrawing { is_seen, scale } = drawing;
    let layers = Memo::new(
        move |before: Option<&Layers>| match (is_seen.get(), before) {
            (false, Some(before)) => before.put_away(),
            (true, _) | (false, None) => draw(table, scale.get()),
        },
    );
    view! {
        <g inner_html=move || layers.with(|layers| layers.ground.clone())></g>
        <g inner_html=move || layers.with(|layers| layers.glints.clone())></g>
        <g inner_html=move || layers.with(|layers| layers.shadow.clone())></g>
        {pieces(move || layers.with(|layers| layers.columns.clone()))}
        <g inner_html=move || layers.with(|layers| layers.flag.clone())></g>
        {pieces(move || layers.with(|layers| layers.marks.clone()))}
        <g inner_html=move || layers.with(|layers| layers.hand.clone())></g>
    }
    .into_any()
}

/// How large the city is.
pub(super) fn city_size(table: Table) -> String {
    let words = &table.words().akropolis_table;
    let Some(city) = table.city() else {
        return words.estate_line().to_owned();
    };
    // With the one that everybody starts with.
    let tiles = words.tiles(city.tiles().count() + 1);
    let highest = city.tops().map(|(_, top)| top.height).max().unwrap_or(1);
    let levels = words.levels(highest);
    match city.explain(table.variants()).lakes.len() {
        0 => format!("{tiles}, {levels}"),
        lakes => format!("{tiles}, {levels}, {}", words.lakes(lakes)),
    }
}

/// What is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
struct Layers {
    ground: String,
    /// Light on the lakes.
    glints: String,
    /// The shadow of the tile in hand.
    shadow: String,
    columns: Vec<String>,
    flag: String,
    marks: Vec<String>,
    hand: String,
}

impl Layers {
    /// What stays in the page while another city is seen: nothing of a tile in hand.
    fn put_away(&self) -> Layers {
        Layers {
            shadow: String::new(),
            hand: String::new(),
            ..self.clone()
        }
    }
}

fn draw(table: Table, scale: f64) -> Layers {
    let Some(city) = table.city() else {
        return Layers::default();
    };
    let is_mine = table.is_mine();
    let hand = table.hand.get().filter(|_| is_mine);
    let mut drawing = CityDrawing::new(&city, table.variants());
    drawing.view = table.view.get().into();
    drawing.fit(scale);
    drawing.fringe = is_mine && !table.is_over();
    drawing.failures = table.marks_in(&city);
    drawing.explained = table.explained.get();
    drawing.focused = table.explained.get();
    drawing.hovered = table.hovered.get().filter(|_| hand.is_none());
    if let Some(hex) = table.explained.get() {
        drawing.faded = drawing.standing_before(hex);
    }
    drawing.last = last_layer(&city);
    if let Some(district) = table.lit_district() {
        drawing.light(district);
    }
    let ground = drawing.ground().to_string();
    let arriving = table.arriving(table.on_stage());
    if let Some(ghost) = arriving {
        // While it is elsewhere, it throws no shadow.
        let falling = table.arrival(MotionPath::Falls);
        drawing.ghost = Some(ghost).filter(|_| falling.is_some());
        if let Some(arrival) = falling.filter(|_| table.shows_scores()) {
            drawing.chips = arriving_chips(&arrival);
        }
    } else if let Some(hand) = hand {
        drawing.places = !hand.over.is_resting();
        drawing.ghost = hand
            .placement()
            .map(|placement| CityGhost::new(&city, hand.tile(), placement));
        if table.shows_scores() {
            table.preview.with(|preview| {
                if let Some(preview) = preview {
                    drawing.chips = preview.chips();
                    drawing.selected = preview.begins();
                }
            });
        }
    }
    let columns = drawing.columns_apart();
    let flag = drawing.flag().to_string();
    if hand.is_some() || arriving.is_some() {
        // Whoever chooses a place has seen the last move.
        drawing.last = None;
    }
    let shadow = drawing.ghost_shadow().to_string();
    drawing.ghost = arriving.or(drawing.ghost);
    Layers {
        ground,
        glints: drawing.glints().to_string(),
        shadow,
        columns,
        flag,
        marks: drawing.marks_apart(),
        hand: drawing.hand().to_string(),
    }
}

/// How the points of the lit type come about.
fn district_card(table: Table) -> Option<(String, AnyView)> {
    let district = table.lit_district()?;
    let explained = table.city()?.explain(table.variants());
    let turns = table.view.get().turns;
    let said = of_district(district, &explained, turns, table.words());
    let card = view! { <b>{said.title}</b><span role="status">{said.text}</span> };
    Some(("left:16px;bottom:16px".to_owned(), card.into_any()))
}

/// Why the explained hex counts or does not.
pub(super) fn hex_card(table: Table) -> Option<(String, AnyView)> {
    const WIDTH: f64 = 270.0;
    let Some(hex) = table.explained.get() else {
        return district_card(table);
    };
    let city = table.city()?;
    let view = CityView::from(table.view.get());
    let said = of_hex(
        hex,
        &city.explain(table.variants()),
        view.turns,
        table.words(),
    );
    let (foot, scale) = table.window.seen(view.point(hex, city.height(hex)));
    let stage = table.window.size.get();
    let left = window::on_stage(foot.x - 30.0, WIDTH, stage.width);
    let below = foot.y + 0.95 * RADIUS * scale;
    let top = if below > stage.height - 100.0 {
        foot.y - RADIUS * scale - 110.0
    } else {
        below + 14.0
    };
    let style = format!("left:{left:.0}px;top:{top:.0}px;width:{WIDTH}px");
    let card = view! { <b>{said.title}</b><span>{said.text}</span> };
    Some((style, card.into_any()))
}

/// A picture of the city on the stage, or at the end of all cities.
pub(super) fn city_picture(table: Table) -> String {
    if table.is_over() {
        return table.position.with(|position| {
            let note = playing(table);
            table.speak(|speech| narration::cities_plate(position, speech, files::theme(), note))
        });
    }
    let city = table.city().unwrap_or_default();
    let mut drawing = CityDrawing::new(&city, table.variants());
    drawing.view = table.view.get().into();
    drawing.failures = table.taste.get().marks;
    export::stand_alone(&drawing)
}
