//! What the parts of the screen share: the sheet, and what is in hand.

use leptos::prelude::*;
use polis_draw::Projection;

use crate::browser::{self, LocalStorage};
use crate::client::Client;
use polis_client::history::History;
use polis_client::scorepad::{
    AkropolisSheet, ArchitektonSheet, Counted, CountedPlayer, HexTool, Sheet, SheetId, SheetStore,
    SquareTool,
};
use polis_i18n::Words;

/// What the parts of the screen share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct ScorepadState {
    pub(super) client: Client,
    pub(super) history: RwSignal<History<Sheet>>,
    /// Whether the browser keeps the sheet.
    pub(super) is_kept: RwSignal<bool>,
    pub(super) hex_tool: RwSignal<HexTool>,
    pub(super) square_tool: RwSignal<SquareTool>,
    pub(super) projection: RwSignal<Projection>,
    /// How much closer than everything one sees.
    pub(super) zoom: RwSignal<f64>,
    /// The sheet as it was when a stroke over the board began; none while nobody paints.
    stroke: StoredValue<Option<Sheet>>,
}

impl ScorepadState {
    /// A sheet from the store; it is kept there at each change.
    pub(super) fn new(id: SheetId, sheet: Sheet) -> ScorepadState {
        let pad = ScorepadState {
            client: Client::here(),
            history: RwSignal::new(History::new(sheet)),
            is_kept: RwSignal::new(true),
            hex_tool: RwSignal::new(HexTool::default()),
            square_tool: RwSignal::new(SquareTool::default()),
            // From above nothing hides anything, and what is raised stays where it is.
            projection: RwSignal::new(Projection::Above),
            zoom: RwSignal::new(1.0),
            stroke: StoredValue::new(None),
        };
        Effect::new(move |before: Option<Sheet>| {
            let sheet = pad.history.with(|history| history.now().clone());
            if before.is_some_and(|before| before != sheet) {
                let kept = SheetStore(LocalStorage).keep(id, &sheet, browser::since_1970());
                pad.is_kept.set(kept.is_ok());
            }
            sheet
        });
        pad
    }

    /// That of the screen.
    pub(super) fn here() -> ScorepadState {
        expect_context()
    }

    /// What to say.
    pub(super) fn words(self) -> &'static Words {
        self.client.words()
    }

    /// What the sheet tells.
    pub(super) fn with<T>(self, ask: impl FnOnce(&Sheet) -> T) -> T {
        self.history.with(|history| ask(history.now()))
    }

    /// What the sheet of Akropolis tells; nothing where it is none.
    pub(super) fn cities<T: Default>(self, ask: impl FnOnce(&AkropolisSheet) -> T) -> T {
        self.with(|sheet| sheet.akropolis().map(ask).unwrap_or_default())
    }

    /// What somebody's part of the sheet tells; nothing where there is none.
    pub(super) fn person<T: Default>(
        self,
        index: usize,
        ask: impl FnOnce(&CountedPlayer) -> T,
    ) -> T {
        self.with(|sheet| {
            let person = sheet.akropolis().and_then(|sheet| sheet.people.get(index));
            person.map(ask).unwrap_or_default()
        })
    }

    /// What the sheet of Architekton tells; nothing where it is none.
    pub(super) fn town<T>(self, ask: impl FnOnce(&ArchitektonSheet) -> T) -> Option<T> {
        self.with(|sheet| sheet.architekton().map(ask))
    }

    /// Writes on the sheet.
    pub(super) fn change(self, change: impl FnOnce(&mut Sheet)) {
        let is_stroke = self.stroke.with_value(Option::is_some);
        self.history.update(|history| {
            if is_stroke {
                history.amend(change);
            } else {
                history.change_when(change, Sheet::is_rewritten);
            }
        });
    }

    /// Begins a stroke: all that changes until it ends is taken back at once.
    pub(super) fn begin_stroke(self) {
        let sheet = self.history.with_untracked(|history| history.now().clone());
        self.stroke.set_value(Some(sheet));
    }

    /// Ends a stroke, where there is one.
    pub(super) fn end_stroke(self) {
        let before = self.stroke.try_update_value(Option::take).flatten();
        if let Some(before) = before {
            self.history.update(|history| history.close(before));
        }
    }

    /// Writes on somebody's part of it.
    pub(super) fn change_person(self, index: usize, change: impl FnOnce(&mut CountedPlayer)) {
        self.change(|sheet| {
            if let Counted::Akropolis(sheet) = &mut sheet.counted
                && let Some(person) = sheet.people.get_mut(index)
            {
                change(person);
            }
        });
    }

    /// Writes on the sheet of Akropolis.
    pub(super) fn change_cities(self, change: impl FnOnce(&mut AkropolisSheet)) {
        self.change(|sheet| {
            if let Counted::Akropolis(sheet) = &mut sheet.counted {
                change(sheet);
            }
        });
    }

    /// Writes on the sheet of Architekton.
    pub(super) fn change_town(self, change: impl FnOnce(&mut ArchitektonSheet)) {
        self.change(|sheet| {
            if let Counted::Architekton(sheet) = &mut sheet.counted {
                change(sheet);
            }
        });
    }

    /// Goes to a step, as to another page.
    pub(super) fn go(self, step: usize) {
        request_animation_frame(|| crate::app::go_to(crate::app::CONTENT));
        self.history
            .update(|history| history.change_when(|sheet| sheet.step = step, Sheet::is_rewritten));
    }
}
