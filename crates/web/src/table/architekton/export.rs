//! Taking a game away: its record, and a picture of the town.

use leptos::prelude::*;
use polis_draw::{StandAlone, TownDrawing};

use super::state::Table;
use crate::game_kind::GameKind;
use crate::table::{export, files};

/// The buttons for record and pictures.
pub(super) fn buttons(table: Table) -> impl IntoView {
    let (sitting, words) = (table.sitting, table.words());
    export::buttons(GameKind::Architekton, sitting, words, move || {
        picture(table)
    })
}

/// The town as a picture.
fn picture(table: Table) -> String {
    table.position.with_untracked(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.view = table.view.get_untracked();
        drawing.scoring = table.marks.get_untracked();
        let mut alone = StandAlone::new(&drawing, files::theme());
        alone.scale = export::SCALE;
        alone.to_string()
    })
}
