//! What stands around the stage in the place of what usually does.

use leptos::prelude::*;

/// What stands around the stage where a game is not played but looked at.
pub(crate) struct StagePanels {
    /// In the place of the bar.
    pub(crate) bar: AnyView,
    /// In the place of the column.
    pub(crate) column: AnyView,
    /// Below the stage.
    pub(crate) under: AnyView,
}

/// What stands around the stage, be it usual or not.
pub(super) struct Parts {
    pub(super) bar: AnyView,
    pub(super) column: AnyView,
    pub(super) under: Option<AnyView>,
}

impl Parts {
    /// What stands there, or what usually does.
    pub(super) fn new(
        around: Option<StagePanels>,
        bar: impl FnOnce() -> AnyView,
        column: impl FnOnce() -> AnyView,
    ) -> Parts {
        match around {
            Some(around) => Parts {
                bar: around.bar,
                column: around.column,
                under: Some(around.under),
            },
            None => Parts {
                bar: bar(),
                column: column(),
                under: None,
            },
        }
    }
}
