//! A table that is watched.

use polis_protocol::{
    Code, EventEffect, Logged, ReplicaError, Seq, Snapshot, SpectatorLine, TableReplica,
};

use crate::online::chat::{Chat, LineReceipt};

/// A table that is watched: what is known of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WatchedTable {
    table_replica: Option<TableReplica>,
    chat: Chat,
    /// Why there is nothing to see, if that is so.
    missing: Option<Code>,
    /// When to ask for it again.
    pub due: Option<f64>,
}

impl WatchedTable {
    /// The table; none before the server has told of it.
    pub fn table_replica(&self) -> Option<&TableReplica> {
        self.table_replica.as_ref()
    }

    /// What was said there.
    pub fn chat(&self) -> &Chat {
        &self.chat
    }

    /// Why there is nothing to see, if that is so.
    pub fn missing(&self) -> Option<Code> {
        self.missing
    }

    /// Takes what was said earlier, by the seated and by the spectators.
    pub fn remember(&mut self, said: &[Logged], spectators: &[SpectatorLine]) {
        self.chat.remember(said, spectators);
    }

    /// Takes what a spectator says.
    pub fn hear_spectator(&mut self, line: &SpectatorLine) -> LineReceipt {
        self.chat.take_spectator(line)
    }

    /// What to resume with.
    pub fn seen(&self) -> Option<Seq> {
        self.table_replica.as_ref().map(TableReplica::seen)
    }

    pub fn begin(&mut self, snapshot: Snapshot) -> Result<(), ReplicaError> {
        self.table_replica = Some(TableReplica::new(snapshot)?);
        self.missing = None;
        Ok(())
    }

    pub fn forget(&mut self) {
        self.table_replica = None;
    }

    pub fn miss(&mut self, code: Code) {
        self.table_replica = None;
        self.missing = Some(code);
    }

    pub fn table_replica_mut(&mut self) -> Option<&mut TableReplica> {
        self.table_replica.as_mut()
    }

    /// Takes an event; whether it was new. Without a table to follow, events mean nothing.
    pub fn take(&mut self, logged: &Logged) -> Result<EventEffect, ReplicaError> {
        match &mut self.table_replica {
            Some(table_replica) => {
                let news = table_replica.take(logged)?;
                self.chat.take(logged);
                Ok(news)
            }
            None => Ok(EventEffect::Known),
        }
    }
}
