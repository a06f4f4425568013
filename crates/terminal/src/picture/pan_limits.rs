//! How far the window onto a city or a town can be moved.

/// How far a window can be moved, in columns and rows of hexes or tiles: until everything can have
/// been seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PanLimits {
    /// To the west, not above 0, and to the east.
    pub(crate) columns: (i32, i32),
    /// To the north, not above 0, and to the south.
    pub(crate) rows: (i32, i32),
}

impl PanLimits {
    /// The nearest offset within the limits.
    pub(crate) fn clamp(self, (columns, rows): (i32, i32)) -> (i32, i32) {
        (
            columns.clamp(self.columns.0, self.columns.1),
            rows.clamp(self.rows.0, self.rows.1),
        )
    }
}
