//! Web Push: telling browsers that have no page open that it is somebody's turn.
//!
//! Messages are encrypted for the browser (RFC 8291) and signed with a key of this server (RFC 8292),
//! which it makes itself and keeps in the database. They go to an address that the browser named, so
//! that is checked like everything from outside.

mod encryption;
mod endpoint;
mod notifier;
mod sender;
mod vapid;

use std::sync::Arc;

pub(crate) use encryption::BrowserKeys;
pub(crate) use endpoint::{Endpoint, EndpointPolicy};
pub(crate) use notifier::{notify, turn_notice};

use crate::config::PushConfig;
use crate::store::Store;
use sender::Sender;
use vapid::VapidKey;

/// What is needed to tell browsers something.
pub(crate) struct Push {
    key: VapidKey,
    sender: Arc<Sender>,
    config: PushConfig,
}

impl Push {
    /// With the key that all nodes at the database share; none where the host wants no such messages.
    pub(crate) async fn new(
        store: &Store,
        config: PushConfig,
    ) -> Result<Option<Push>, sqlx::Error> {
        if !config.enabled {
            return Ok(None);
        }
        let secret = VapidKey::fresh_secret();
        let secret = store.shared_secret("push key", &secret).await?;
        let Some(key) = VapidKey::from_secret(&secret) else {
            tracing::error!("the key for notifications cannot be read; there are none");
            return Ok(None);
        };
        let sender = Arc::new(Sender::new());
        Ok(Some(Push {
            key,
            sender,
            config,
        }))
    }

    /// The key by which browsers know this server.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// Where messages may go.
    pub(crate) fn reach(&self) -> EndpointPolicy {
        if self.config.allow_private {
            EndpointPolicy::Everywhere
        } else {
            EndpointPolicy::Public
        }
    }
}
