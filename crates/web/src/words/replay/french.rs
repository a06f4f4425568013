//! French.

use super::Replay;

pub(crate) const REPLAY: Replay = Replay {
    title: "Revoir la partie",
};
