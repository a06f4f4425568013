//! Greek.

use super::Editor;

pub(crate) const EDITOR: Editor = Editor {
    title: "Στήσιμο θέσης",
};
