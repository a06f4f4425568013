//! German.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Stellung aufbauen",
};
