//! English.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Set up a position",
};
