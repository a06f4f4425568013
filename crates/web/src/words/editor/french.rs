//! French.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Composer une position",
};
