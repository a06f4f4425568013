//! Hearing from the other nodes at the same PostgreSQL what they wrote.

use sqlx::postgres::PgListener;

use crate::notice::{Notice, is_from, read_notice, write_notice};
use crate::peer_key::PeerKey;
use crate::store::connect::{DatabasePool, Store};

/// The channel on which nodes announce what they wrote.
pub(super) const CHANNEL: &str = "polis";

/// Receives the messages of other nodes.
pub(crate) struct Listener {
    channel: PgListener,
    node: u64,
    key: PeerKey,
}

impl Store {
    /// Starts to listen; none at a database that only one node uses.
    pub(crate) async fn listen(&self) -> Result<Option<Listener>, sqlx::Error> {
        match (self.pool(), self.peer_key()) {
            (DatabasePool::Sqlite(_), _) | (_, None) => Ok(None),
            (DatabasePool::Postgres(pool), Some(key)) => {
                let mut listener = PgListener::connect_with(pool).await?;
                // Whoever listens has to know at once that the connection is gone.
                listener.eager_reconnect(false);
                listener.listen(CHANNEL).await?;
                Ok(Some(Listener {
                    channel: listener,
                    node: self.node,
                    key: key.clone(),
                }))
            }
        }
    }

    /// Tells the other nodes something that is in no table.
    pub(crate) async fn tell(&self, notice: &Notice) -> Result<(), sqlx::Error> {
        self.tell_all(std::slice::from_ref(notice)).await
    }

    /// Tells the other nodes several such things, in their order.
    pub(crate) async fn tell_all(&self, notices: &[Notice]) -> Result<(), sqlx::Error> {
        let (DatabasePool::Postgres(pool), Some(key)) = (self.pool(), self.peer_key()) else {
            return Ok(());
        };
        let write = |notice| write_notice(key, self.node, notice);
        let texts: Vec<String> = notices.iter().filter_map(write).collect();
        sqlx::query("SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice")
            .bind(CHANNEL)
            .bind(texts)
            .execute(pool)
            .await?;
        Ok(())
    }
}

impl Listener {
    /// Waits for the next notice of another node, and which one it is.
    pub(crate) async fn next(&mut self) -> Result<(u64, Notice), sqlx::Error> {
        loop {
            let Some(notification) = self.channel.try_recv().await? else {
                return Ok((self.node, Notice::Lost));
            };
            let text = notification.payload();
            // What this node said itself comes back, too.
            if is_from(self.node, text) {
                continue;
            }
            if let Some(heard) = read_notice(&self.key, text) {
                return Ok(heard);
            }
        }
    }
}
