//! How messages reach the other nodes at the same database: by `NOTIFY` of PostgreSQL, or by NATS
//! where the host has one.
//!
//! Neither has to deliver everything: what happened stands in the database, and whoever misses a
//! message reads it there. Every node listens to the database in any case, so that while NATS
//! is away messages go that way again.

use polis_protocol::{Seq, TableId};

use crate::nats::NatsBus;
use crate::notice::{Notice, Told};
use crate::store::Append;

/// How messages reach the other nodes.
pub(crate) struct PeerBus {
    nats: Option<NatsBus>,
}

/// The way that messages take at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BusKind {
    /// By the database, which tells all nodes of everything.
    Database,
    /// By NATS, with a subject for each table.
    Nats,
}

impl PeerBus {
    /// By the database alone.
    pub(crate) const fn by_database() -> PeerBus {
        PeerBus { nats: None }
    }

    /// By NATS while it is there.
    pub(crate) const fn by_nats(nats: NatsBus) -> PeerBus {
        PeerBus { nats: Some(nats) }
    }

    /// The way that messages take now.
    pub(crate) fn way(&self) -> BusKind {
        match &self.nats {
            Some(nats) if nats.is_up() => BusKind::Nats,
            Some(_) | None => BusKind::Database,
        }
    }

    /// Whether others may say something that does not reach this node.
    pub(crate) fn is_deaf(&self) -> bool {
        self.nats.as_ref().is_some_and(|nats| !nats.is_up())
    }

    pub(crate) const fn nats(&self) -> Option<&NatsBus> {
        self.nats.as_ref()
    }

    /// Sends a message by NATS; false where it has to go by the database.
    pub(crate) fn tell(&self, notice: &Notice) -> bool {
        match &self.nats {
            Some(nats) if nats.is_up() => {
                nats.tell(notice);
                true
            }
            Some(_) | None => false,
        }
    }

    /// Tells of what was written at a table, without the database telling it.
    pub(crate) fn wrote(&self, table: TableId, append: &Append, told: Told) {
        if let Some(nats) = &self.nats {
            nats.wrote(table, append, told);
        }
    }

    /// Tells of a table that was opened, without the database telling it.
    pub(crate) fn opened(&self, table: TableId, number: i64, seq: Seq) {
        if let Some(nats) = &self.nats {
            nats.opened(table, number, seq);
        }
    }

    /// Wants to hear of a table: it comes into memory.
    pub(crate) fn follow(&self, table: TableId) {
        if let Some(nats) = &self.nats {
            nats.follow(table);
        }
    }

    /// Wants to hear no more of a table.
    pub(crate) fn unfollow(&self, table: TableId) {
        if let Some(nats) = &self.nats {
            nats.unfollow(table);
        }
    }
}
