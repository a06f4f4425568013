//! Polish.

use super::Pad;

pub(crate) const PAD: Pad = Pad {
    title: "Notes punktacji",
};
