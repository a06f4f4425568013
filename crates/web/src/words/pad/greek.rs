//! Greek.

use super::Pad;

pub(crate) const PAD: Pad = Pad {
    title: "Φύλλο βαθμολογίας",
};
