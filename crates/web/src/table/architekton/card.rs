//! The card of a tile: its sides, whose house stands on it, what it brought or will bring.

use leptos::prelude::*;
use polis_architekton::{Place, Tile};

use super::remarks::remarks;
use super::state::Table;
use polis_client::table::architekton::speech::{Remark, Tone};

/// What the card of a tile tells.
pub(super) struct Card {
    pub(super) title: String,
    pub(super) remarks: Vec<Remark>,
}

/// The card of the tile at a place; none where none lies.
pub(super) fn card_of(table: Table, place: Place) -> Option<Card> {
    let words = table.table_words();
    table
        .position
        .with(|position| match position.tile_at(place)? {
            Tile::Landscape { scenery } => Some(Card {
                title: (words.landscape)(words.scenery(scenery)),
                remarks: vec![Remark {
                    tone: Tone::Good,
                    text: words.landscape_line.to_owned(),
                }],
            }),
            Tile::Building { building, .. } => {
                let report = position.explain_building(place)?;
                let (owner, remarks) =
                    table.speak(|speech| (speech.owner(report.owner), speech.building(&report)));
                let title = (words.building)(building.number());
                Some(Card {
                    title: format!("{title}. {}", (words.owner)(&owner)),
                    remarks,
                })
            }
        })
}

/// The card of the tile that is explained, beside it.
pub(super) fn card(table: Table, left: f64, top: f64, place: Place) -> Option<impl IntoView> {
    let card = card_of(table, place)?;
    let style = format!("left:{left:.0}px;top:{top:.0}px");
    Some(view! {
        <div class="why" style=style>
            <b>{card.title}</b>
            {remarks(card.remarks)}
        </div>
    })
}
