//! Greek.

use super::Replay;

pub(crate) const REPLAY: Replay = Replay {
    title: "Επανάληψη"
};
