//! What all requests share.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use ipnet::IpNet;
use polis_protocol::{
    Action, Farewell, Lobby, LobbyTable, Person, PersonKind, Pool, TableId, TableSettings,
};

use crate::failure::Failure;
use crate::limits::Limiter;
use crate::node::Node;
use crate::outbox::Outbox;
use crate::people::{Identities, Passwords};
use crate::store::StatusNumber;

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) node: Arc<Node>,
    pub(crate) identities: Arc<Identities>,
    pub(crate) passwords: Passwords,
    pub(crate) limiter: Limiter,
    pub(crate) sockets: Sockets,
    pub(crate) trusted_proxies: Vec<IpNet>,
    pub(crate) origins: Vec<String>,
}

/// All open sockets.
#[derive(Default)]
pub(crate) struct Sockets {
    open: Mutex<HashMap<usize, Arc<Outbox>>>,
}

impl Sockets {
    pub(crate) fn add(&self, outbox: &Arc<Outbox>) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.insert(Arc::as_ptr(outbox) as usize, Arc::clone(outbox));
    }

    pub(crate) fn remove(&self, outbox: &Arc<Outbox>) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.remove(&(Arc::as_ptr(outbox) as usize));
    }

    /// Closes all sockets.
    pub(crate) fn end_all(&self, farewell: Farewell) {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        for outbox in open.values() {
            outbox.end(farewell);
        }
    }

    /// Whether none is open.
    pub(crate) fn is_empty(&self) -> bool {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.is_empty()
    }
}

impl Shared {
    /// The lobby as it is now.
    pub(crate) async fn lobby(&self) -> Result<Lobby, Failure> {
        let store = &self.node.store;
        let read = |listings: Vec<String>| {
            let tables = listings.iter().map(|listing| serde_json::from_str(listing));
            tables.filter_map(Result::ok).collect::<Vec<LobbyTable>>()
        };
        Ok(Lobby {
            open: read(store.lobby(StatusNumber::Gathering as i64).await?),
            playing: read(store.lobby(StatusNumber::Playing as i64).await?),
        })
    }

    /// A person as a table shows them: with their rating, when they sit down.
    pub(crate) async fn with_rating<'a>(
        &self,
        person: &'a Person,
        table: TableId,
        action: &Action,
    ) -> Cow<'a, Person> {
        let sits_down = matches!(action, Action::Join { .. });
        if !sits_down || person.kind != PersonKind::Account {
            return Cow::Borrowed(person);
        }
        match self.node.look(table).await {
            Ok(snapshot) => self.rated_for(person, &snapshot.state.settings).await,
            Err(_) => Cow::Borrowed(person),
        }
    }

    /// A person with their rating for a game.
    pub(crate) async fn rated_for<'a>(
        &self,
        person: &'a Person,
        settings: &TableSettings,
    ) -> Cow<'a, Person> {
        let pool = Pool {
            game: settings.game.kind(),
            seats: settings.seats() as u8,
        };
        // Without it the table shows none.
        let ratings = self.node.store.ratings(person.id).await.unwrap_or_default();
        let rating = ratings
            .iter()
            .find(|rating| rating.pool == pool)
            .map(|rating| rating.rating.round() as i32);
        Cow::Owned(Person {
            rating,
            ..person.clone()
        })
    }
}
