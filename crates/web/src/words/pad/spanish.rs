//! Spanish.

use super::Pad;

pub(crate) const PAD: Pad = Pad {
    title: "Hoja de puntuación",
};
