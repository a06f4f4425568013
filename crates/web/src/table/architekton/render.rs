//! The drawing on the stage: the town, the tile in hand over it, and how something stands.

use leptos::prelude::*;
use polis_architekton::Phase;
use polis_architekton::explain::BuildingReport;
use polis_draw::{ChangeTone, Note, TILE, TownDrawing, TownGhost, TownView};

use super::Table;
use super::remarks::remarks;
use crate::table::pieces::pieces;
use crate::table::view::StageDrawing;
use crate::table::{export, files, window};
use polis_client::table::architekton::preview::Preview;
use polis_client::table::architekton::{narration, places};
use polis_client::table::camera::Size;

/// The layers of the drawing. The tiles change only when one is laid; the rest follows the hand.
pub(super) fn town_layers(table: Table, drawing: StageDrawing) -> AnyView {
    let scale = drawing.scale;
    let ground =
        Memo::new(move |_| draw(table, scale.get(), |drawing| drawing.ground().to_string()));
    let tiles = move || {
        table.drawn.with(|position| {
            let mut drawing = TownDrawing::new(position);
            drawing.view = table.view.get().into();
            drawing.last = table.last().into_iter().take(1).collect();
            drawing.hovered = table.hovered.get();
            let mut tiles = drawing.tiles_apart();
            tiles.push(drawing.glints().to_string());
            tiles
        })
    };
    let overlay =
        Memo::new(move |_| draw(table, scale.get(), |drawing| drawing.overlay().to_string()));
    view! {
        <g inner_html=move || ground.get()></g>
        <g class="laid">{pieces(tiles)}</g>
        <g class="over" inner_html=move || overlay.get()></g>
    }
    .into_any()
}

/// How large the town is.
pub(super) fn town_size(table: Table) -> String {
    let (tiles, enclosed) = table.position.with(|position| {
        let enclosed = position
            .explain_buildings()
            .filter(BuildingReport::is_enclosed);
        (position.tiles().count(), enclosed.count())
    });
    table.table_words().town_line(tiles, enclosed)
}

/// One layer of the town with the tile in hand over it.
fn draw(table: Table, scale: f64, layer: impl Fn(&TownDrawing) -> String) -> String {
    table.drawn.with(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.view = table.view.get().into();
        drawing.fit(scale);
        drawing.scoring = table.taste.get().marks;
        drawing.focused = table.explained.get();
        drawing.ghost = table.arriving();
        if drawing.ghost.is_some() {
            return layer(&drawing);
        }
        let hand = table.hand.get().filter(|_| position.phase() == Phase::Lay);
        match hand {
            None => drawing.last = table.last(),
            Some(hand) => {
                drawing.offers = places::places(position, hand.tile())
                    .into_iter()
                    .filter(|&place| Some(place) != hand.over.place())
                    .map(|place| hand.fit_at(position, place).into())
                    .collect();
            }
        }
        table.preview.with(|preview| {
            let Some(preview) = preview.as_ref().filter(|_| hand.is_some()) else {
                return;
            };
            drawing.ghost = TownGhost::of(position, preview.chosen);
            drawing.notes.extend(note(table, preview));
        });
        layer(&drawing)
    })
}

/// What changes in the groups, said beside the tile in hand.
fn note(table: Table, preview: &Preview) -> Option<Note> {
    let me = table.position.with(polis_architekton::Architekton::turn);
    let before = table.standings()[me].group as u8;
    let after = preview.after.as_ref()?[me].group as u8;
    (before != after && before > 0).then(|| Note {
        place: preview.fit.place,
        words: if table.window.size.get().is_narrow() {
            format!("{before} → {after}")
        } else {
            table.table_words().group_note(before, after)
        },
        tone: if after > before {
            ChangeTone::Gain
        } else {
            ChangeTone::Loss
        },
    })
}

/// The card of the tile that is explained, beside it.
pub(super) fn tile_card(table: Table) -> Option<(String, AnyView)> {
    const WIDTH: f64 = 290.0;
    const HEIGHT: f64 = 210.0;
    let place = table.explained.get()?;
    let card = table
        .position
        .with(|position| table.speak(|speech| speech.card(position, place)))?;
    let middle = TownView::from(table.view.get()).point(place);
    let (middle, scale) = table.window.seen(middle);
    let Size { width, height } = table.window.size.get();
    let aside = TILE * 0.62 * scale;
    let left = if middle.x + aside + WIDTH > width - 8.0 {
        middle.x - aside - WIDTH
    } else {
        middle.x + aside
    };
    let left = window::on_stage(left, WIDTH, width);
    let top = window::on_stage(middle.y - TILE * 0.4 * scale, HEIGHT, height);
    let style = format!("left:{left:.0}px;top:{top:.0}px");
    let told = view! { <b>{card.title}</b>{remarks(card.remarks)} };
    Some((style, told.into_any()))
}

/// A picture of the town, at the end with names and points.
pub(super) fn town_picture(table: Table) -> String {
    table.position.with(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.scoring = table.taste.get().marks;
        if !table.is_over() {
            drawing.view = table.view.get().into();
            return export::stand_alone(&drawing);
        }
        let (seats, theme) = (table.seats(), files::theme());
        table.speak(|speech| narration::town_plate(&drawing, position, seats, speech, theme))
    })
}
