//! A table that comes from the database, and what other nodes write there.

use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard};

use polis_protocol::{Logged, Seq};

use crate::node::Node;
use crate::store::LoadedTable;
use crate::table::game::{BrokenLog, HostedTable};
use crate::table::live::{LiveTable, TableClosed};
use crate::table::live_state::{Announcement, Content, LiveState};

/// What became of reading a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loaded {
    /// It is here.
    Here { number: i64 },
    /// Something was written meanwhile.
    Again,
    /// There is none.
    Missing,
}

impl LiveTable {
    /// Waits until the table is read.
    pub(crate) async fn ready(&self) -> Result<(), TableClosed> {
        loop {
            let notified = self.ready.notified();
            match self.lock().content {
                Content::Here { .. } => return Ok(()),
                Content::Gone => return Err(TableClosed),
                Content::Loading => {}
            }
            notified.await;
        }
    }

    /// Accepts what was read of the table, or that there is none, and sends what was missed
    /// meanwhile.
    pub(crate) fn loaded(
        self: &Arc<LiveTable>,
        node: &Node,
        loaded: Option<LoadedTable>,
    ) -> Result<Loaded, BrokenLog> {
        let mut room = self.lock();
        let Some(loaded) = loaded else {
            room.content = Content::Gone;
            room.refuse_waiting();
            drop(room);
            self.ready.notify_waiters();
            return Ok(Loaded::Missing);
        };
        let number = loaded.number;
        let known = room.committed;
        let missed: Vec<Announcement> = loaded
            .log
            .iter()
            .filter(|logged| known > 0 && logged.seq > known)
            .map(|logged| Announcement::new(self.id, logged))
            .collect();
        let table = match HostedTable::fold(loaded.log, loaded.setup.as_deref()) {
            Ok(mut table) => {
                node.heartbeat.with_outages(|outages| table.credit(outages));
                table
            }
            Err(error) => {
                room.content = Content::Gone;
                room.refuse_waiting();
                drop(room);
                self.ready.notify_waiters();
                return Err(error);
            }
        };
        if room.heard > table.state.seq {
            // Something was written while this was read. The next reading begins after it was heard,
            // so it need not be waited for again, even if it is not there.
            room.heard = 0;
            return Ok(Loaded::Again);
        }
        room.committed = table.state.seq;
        room.pending = 0;
        room.content = Content::Here { number, table };
        room.note_end();
        for announcement in missed {
            room.announce(&announcement);
        }
        room.send_announced();
        room.serve(self, node);
        drop(room);
        self.ready.notify_waiters();
        Ok(Loaded::Here { number })
    }

    /// Another node wrote events up to this one; [`Seq::MAX`] for whatever there is. The table's row and
    /// its last event where the rest has to be read now; while something is written here, or the table is
    /// read, it is seen to after that.
    pub(crate) fn hear(&self, seq: Seq) -> Option<(i64, Seq)> {
        let mut room = self.lock();
        match &room.content {
            Content::Here { number, .. } if room.pending == 0 => {
                (room.committed < seq).then_some((*number, room.committed))
            }
            Content::Here { .. } | Content::Loading => {
                room.heard = room.heard.max(seq);
                None
            }
            Content::Gone => None,
        }
    }

    /// Reads the table again, because it is not as it should be.
    pub(crate) fn read_anew(self: &Arc<LiveTable>, node: &Node) {
        let mut room = self.lock();
        if matches!(room.content, Content::Here { .. }) {
            self.generation.fetch_add(1, Ordering::AcqRel);
            room.content = Content::Loading;
            room.pending = 0;
            room.thinking = None;
            room.refuse_repetitions();
            node.reload(self);
        }
    }

    /// Takes an event from the message of the node that wrote it. Returns false when it does not follow
    /// on the last one here, or cannot be what happened: then it has to be read.
    pub(crate) fn take_told(self: &Arc<LiveTable>, node: &Arc<Node>, logged: &Logged) -> bool {
        let mut room = self.lock();
        let is_quiet = room.pending == 0;
        let Content::Here { table, .. } = &mut room.content else {
            return false;
        };
        if !is_quiet || !table.is_next(logged) {
            return false;
        }
        if table.take_told(logged).is_err() {
            drop(room);
            self.read_anew(node);
            return false;
        }
        self.tell_taken(node, room, std::slice::from_ref(logged));
        true
    }

    /// Applies events that another node wrote, in their order. Returns false when they do not fit and the
    /// table has to be read again.
    pub(crate) fn catch_up(
        self: &Arc<LiveTable>,
        node: &Arc<Node>,
        log: &[Logged],
        setup: Option<&str>,
    ) -> bool {
        let mut room = self.lock();
        if room.pending > 0 {
            // If the own write comes too late, the table is read again; else it was told of these events,
            // which follow, and looks for them when it is noted.
            room.heard = room.heard.max(log.last().map_or(0, |logged| logged.seq));
            return true;
        }
        let Content::Here { table, .. } = &mut room.content else {
            return true;
        };
        let known = table.state.seq;
        let known = log.partition_point(|logged| logged.seq <= known);
        for logged in &log[known..] {
            if logged.seq != table.state.seq + 1 || table.take(logged, setup).is_err() {
                return false;
            }
        }
        self.tell_taken(node, room, &log[known..]);
        true
    }

    /// Tells everybody of events that were taken.
    fn tell_taken(
        self: &Arc<LiveTable>,
        node: &Arc<Node>,
        mut room: MutexGuard<'_, LiveState>,
        fresh: &[Logged],
    ) {
        let Content::Here { table, .. } = &mut room.content else {
            return;
        };
        node.heartbeat.with_outages(|outages| table.credit(outages));
        room.committed = room.table().map_or(0, |table| table.state.seq);
        room.note_end();
        for logged in fresh {
            let announcement = Announcement::new(self.id, logged);
            room.announce(&announcement);
        }
        room.send_announced();
        let your_turn = room.absent_person_to_move();
        room.serve(self, node);
        drop(room);
        node.follow_plan(self);
        if let Some(person) = your_turn {
            // The node that wrote it tells the others.
            node.your_turn_here(person, self.id);
        }
    }
}
