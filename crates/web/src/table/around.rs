//! What stands around the stage in the place of what usually does.

use leptos::prelude::*;

/// What stands around the stage where a game is not played but looked at.
#[derive(Clone)]
pub(crate) struct Around {
    /// In the place of the bar.
    pub(crate) bar: ViewFn,
    /// In the place of the column.
    pub(crate) column: ViewFn,
    /// Below the stage.
    pub(crate) under: ViewFn,
}

impl Around {
    /// The bar, or the usual one.
    pub(super) fn bar(around: Option<&Around>, usual: impl Fn() -> AnyView) -> AnyView {
        around.map_or_else(usual, |around| around.bar.run())
    }

    /// The column, or the usual one.
    pub(super) fn column(around: Option<&Around>, usual: impl Fn() -> AnyView) -> AnyView {
        around.map_or_else(usual, |around| around.column.run())
    }
}
