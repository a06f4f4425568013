//! What a game at a table of a server has to do with that server.

use std::sync::Arc;

use leptos::prelude::*;
use polis_client::online::seat::MoveInFlight;
use polis_i18n::Words;
use polis_protocol::{SeriesStanding, TableId};

/// A table of a server, as the controller of its game needs it. The screens of playing online
/// implement it, so that whoever plays at this screen loads nothing of them.
pub(crate) trait OnlineTable: Send + Sync {
    fn id(&self) -> TableId;

    /// Sends a move in its text form. It is shown as played when the server says so.
    fn play(&self, text: String);

    /// Asks the others to take back down to so many moves.
    fn ask_takeback(&self, plies: usize);

    /// Whether a move of one's own is on its way.
    fn on_its_way(&self) -> MoveInFlight;

    /// Whether points may be shown before the end.
    fn shows_scores(&self) -> bool;

    /// Whether the game belongs to a match.
    fn is_match(&self) -> bool;

    /// How the match stood before this game.
    fn series(&self) -> Option<SeriesStanding>;

    /// Who ended the game before its time, and how; none while it goes on, and after a whole game.
    fn early_end(&self, words: &Words) -> Option<String>;

    /// What one can do after the game.
    fn after_game(&self) -> AnyView;
}

/// A handle of a table of a server: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct OnlineLink(StoredValue<Arc<dyn OnlineTable>>);

impl OnlineLink {
    /// Links a game to its table.
    pub(crate) fn new(table: impl OnlineTable + 'static) -> OnlineLink {
        OnlineLink(StoredValue::new(Arc::new(table)))
    }

    pub(crate) fn table(self) -> Arc<dyn OnlineTable> {
        self.0.get_value()
    }
}
