//! The lobby and its subscribers.

use std::sync::{Arc, Mutex, PoisonError};

use polis_protocol::{FromServer, LobbyTable, Visibility};

use crate::outbox::{Outbox, to_text};
use crate::table::is_over;

/// The sockets that are subscribed to the lobby.
#[derive(Default)]
pub(crate) struct LobbyWatchers {
    watchers: Mutex<Vec<Arc<Outbox>>>,
}

impl LobbyWatchers {
    pub(crate) fn watch(&self, outbox: &Arc<Outbox>) {
        let mut watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        if !watchers.iter().any(|other| Arc::ptr_eq(other, outbox)) {
            watchers.push(Arc::clone(outbox));
        }
    }

    pub(crate) fn unwatch(&self, outbox: &Arc<Outbox>) {
        let mut watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        watchers.retain(|other| !Arc::ptr_eq(other, outbox));
    }

    /// Whether anybody is subscribed.
    pub(crate) fn is_watched(&self) -> bool {
        let watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        !watchers.is_empty()
    }

    /// A table is new, or has changed, or is over. Private ones concern nobody here.
    pub(crate) fn changed(&self, table: &LobbyTable) {
        if table.settings.visibility == Visibility::Private {
            return;
        }
        let watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        if watchers.is_empty() {
            return;
        }
        let message = to_text(&if is_over(table.status) {
            FromServer::LobbyGone { table: table.id }
        } else {
            FromServer::LobbyChanged {
                table: table.clone(),
            }
        });
        for watcher in watchers.iter() {
            watcher.send(message.clone());
        }
    }
}
