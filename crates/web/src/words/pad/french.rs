//! French.

use super::Pad;

pub(crate) const PAD: Pad = Pad {
    title: "Feuille de score",
};
