//! What happened at a table on its way into the database, and what follows when it is there.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use polis_protocol::{Code, Logged, PersonId, Refusal, Seq, TableId};

use crate::node::Node;
use crate::reply::ReplyTo;
use crate::table::live::LiveTable;
use crate::table::live_state::{Announcement, Content, LiveState};
use crate::table::written::{append, listing, opening};
use crate::writer::{AppendJob, Failed, Job};

/// What has to be done after a commit, without the table being locked.
#[derive(Default)]
struct Aftermath {
    your_turn: Option<PersonId>,
    listing: Option<polis_protocol::LobbyTable>,
    next: Option<TableId>,
    think: bool,
    moves: u64,
    ended: bool,
    /// Whether other nodes told of more than is here.
    is_behind: bool,
}

impl LiveTable {
    /// Events are in the database: sends them to all subscribers.
    pub(crate) fn committed(node: &Arc<Node>, job: AppendJob) {
        let live = job.live;
        let mut room = live.lock();
        if !live.is_current(job.generation) {
            // Read again in the meantime, perhaps before these events were there.
            let is_behind = room.is_behind(job.append.touch.seq);
            drop(room);
            job.reply.done(job.append.touch.seq);
            if is_behind {
                node.read_others(&live);
            }
            return;
        }
        room.pending -= 1;
        room.committed = job.append.touch.seq;
        let ending = job.append.more.as_ref().map(|more| more.ending.is_some());
        room.is_finished |= ending == Some(true);
        for announcement in &job.announcements {
            room.announce(announcement);
        }
        if let ReplyTo::Socket { received, .. } = &job.reply {
            let time = received.elapsed().as_secs_f64();
            node.metrics.acknowledged.observe(time);
        }
        // Who acted gets both in one packet.
        job.reply.done(job.append.touch.seq);
        room.send_announced();
        let mut aftermath = Aftermath {
            moves: job.announcements.len() as u64,
            ..Aftermath::default()
        };
        if let Some(more) = job.append.more {
            aftermath.listing = room.table().map(|table| listing(live.id, &table.state));
            aftermath.next = more.next.map(|next| next.id);
            aftermath.ended = more.ending.is_some();
            room.tell_presence(live.id, node);
        }
        if room.pending == 0 {
            room.serve(&live, node);
            aftermath.your_turn = room.absent_person_to_move();
            aftermath.think = room.should_think(node.clock.now());
            // Another node can have answered these events, and told of it, before they were noted here.
            aftermath.is_behind = std::mem::take(&mut room.heard) > room.committed;
        }
        drop(room);
        node.follow_plan(&live);
        aftermath.happen(node, &live);
    }

    /// Events could not be written: the table is read again.
    pub(crate) fn failed(node: &Arc<Node>, job: AppendJob, why: Failed) {
        let live = job.live;
        {
            let mut room = live.lock();
            if live.is_current(job.generation) {
                live.generation.fetch_add(1, Ordering::AcqRel);
                room.content = Content::Loading;
                room.pending = 0;
                room.thinking = None;
                room.refuse_repetitions();
                node.reload(&live);
            }
        }
        match why {
            // It may still be possible: who sends it again learns.
            Failed::Conflict => job.reply.refused(Refusal::new(
                Code::Unavailable,
                "something else happened at the table first; try again",
            )),
            Failed::Database => job.reply.unavailable(),
        }
    }

    pub(in crate::table) fn job(
        self: &Arc<LiveTable>,
        room: &mut LiveState,
        node: &Node,
        number: i64,
        previous: Seq,
        mut log: Vec<Logged>,
        reply: ReplyTo,
    ) -> Job {
        let now = node.clock.now();
        let mut next = None;
        if let Content::Here { table, .. } = &mut room.content
            && table.wants_next(now)
        {
            let id = TableId::from_bits(crate::random::random_bits());
            if let Some((table_after, log_after)) = table.next_table(self.id, now) {
                next = Some(opening(id, &table_after, &log_after));
                table.go_on_at(&mut log, now, id);
            }
        }
        room.pending += 1;
        let announcements = log
            .iter()
            .map(|logged| Announcement::new(self.id, logged))
            .collect();
        let append = match room.table() {
            Some(table) => append(self.id, number, previous, table, &log, next),
            None => unreachable!("the table is here: it was changed under this lock"),
        };
        Job::Append(Box::new(AppendJob {
            append,
            live: Arc::clone(self),
            generation: self.generation.load(Ordering::Acquire),
            announcements,
            reply,
        }))
    }

    /// Whether what was built on this state of the table still counts.
    pub(crate) fn is_current(&self, generation: u32) -> bool {
        self.generation.load(Ordering::Acquire) == generation
    }
}

impl Aftermath {
    fn happen(self, node: &Arc<Node>, live: &Arc<LiveTable>) {
        node.metrics.events.inc_by(self.moves);
        if self.ended {
            node.metrics.games.inc();
        }
        if let Some(person) = self.your_turn {
            node.your_turn(person, live.id);
        }
        if let Some(listing) = self.listing {
            node.lobby.changed(&listing);
        }
        if self.think {
            node.engine_pool.ask(node, live);
        }
        if self.is_behind {
            node.read_others(live);
        }
        if let Some(next) = self.next {
            // The first to move there may be a computer player.
            node.rouse(next);
        }
    }
}
