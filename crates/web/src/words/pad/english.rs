//! English.

use super::Pad;

pub(crate) const PAD: Pad = Pad { title: "Scorepad" };
