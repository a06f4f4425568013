//! Polish.

use super::Replay;

pub(crate) const REPLAY: Replay = Replay {
    title: "Powtórka partii",
};
