//! The drawing on the stage: the town, the tile in hand over it, and how something stands.

use leptos::prelude::*;
use polis_architekton::Phase;
use polis_architekton::explain::BuildingReport;
use polis_draw::{Note, Offer, TILE, Tone, TownDrawing, TownGhost, TownView};

use super::Table;
use super::remarks::remarks;
use crate::table::{export, files};
use polis_client::table::architekton::preview::Preview;
use polis_client::table::architekton::{places, told};

/// The layers of the drawing. The tiles change only when one is laid; the rest follows the hand.
pub(super) fn layers(table: Table, scale: Memo<f64>) -> AnyView {
    let ground =
        Memo::new(move |_| draw(table, scale.get(), |drawing| drawing.ground().to_string()));
    let tiles = Memo::new(move |_| {
        table.position.with(|position| {
            let mut drawing = TownDrawing::new(position);
            drawing.view = table.view.get().into();
            drawing.last = table.last().into_iter().take(1).collect();
            drawing.hovered = table.hovered.get();
            drawing.tiles().to_string()
        })
    });
    let overlay =
        Memo::new(move |_| draw(table, scale.get(), |drawing| drawing.overlay().to_string()));
    view! {
        <g inner_html=move || ground.get()></g>
        <g class="laid" inner_html=move || tiles.get()></g>
        <g class="over" inner_html=move || overlay.get()></g>
    }
    .into_any()
}

/// How large the town is.
pub(super) fn about(table: Table) -> String {
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
    table.position.with(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.view = table.view.get().into();
        drawing.fit(scale);
        drawing.scoring = table.taste.get().marks;
        drawing.focused = table.explained.get();
        let hand = table.hand.get().filter(|_| position.phase() == Phase::Lay);
        match hand {
            None => drawing.last = table.last(),
            Some(hand) => {
                drawing.offers = places::places(position, hand.tile())
                    .into_iter()
                    .filter(|&place| Some(place) != hand.place())
                    .map(|place| {
                        let fit = hand.fit_at(position, place);
                        Offer {
                            place,
                            matching: fit.matching,
                            wrong: fit.wrong,
                        }
                    })
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
            Tone::Gain
        } else {
            Tone::Loss
        },
    })
}

/// The card of the tile that is explained, beside it.
pub(super) fn card(table: Table) -> Option<(String, AnyView)> {
    const SIZE: [f64; 2] = [290.0, 210.0];
    let place = table.explained.get()?;
    let (frame, scale) = table.window.frame.get();
    let size = table.window.size.get();
    let middle = TownView::from(table.view.get()).point(place);
    let x = (middle.x + TILE * 0.62 - frame.x) * scale;
    let y = (middle.y - TILE * 0.4 - frame.y) * scale;
    let left = if x + SIZE[0] > size.width - 8.0 {
        (middle.x - TILE * 0.62 - frame.x) * scale - SIZE[0]
    } else {
        x
    };
    let left = left.clamp(8.0, (size.width - SIZE[0] - 8.0).max(8.0));
    let top = y.clamp(8.0, (size.height - SIZE[1] - 8.0).max(8.0));
    let style = format!("left:{left:.0}px;top:{top:.0}px");
    let card = table
        .position
        .with(|position| table.speak(|speech| speech.card(position, place)))?;
    let card = view! { <b>{card.title}</b>{remarks(card.remarks)} };
    Some((style, card.into_any()))
}

/// A picture of the town, at the end with names and points.
pub(super) fn picture(table: Table) -> String {
    table.position.with(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.scoring = table.taste.get().marks;
        if table.is_over() {
            let (seats, theme) = (table.seats(), files::theme());
            return told::plate(&drawing, position, seats, theme, |seat| table.name(seat));
        }
        drawing.view = table.view.get().into();
        export::stand_alone(&drawing)
    })
}
