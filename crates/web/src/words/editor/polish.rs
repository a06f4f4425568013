//! Polish.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Ułóż pozycję",
};
