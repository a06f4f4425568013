//! Spanish.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Montar una posición",
};
