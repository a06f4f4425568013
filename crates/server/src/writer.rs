//! Group commit: one task that writes what happens at all tables of this node.
//!
//! While one transaction is on its way to the disk, the next ones gather; they are then written
//! together. Nobody learns of an event before it is there for good.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::Instrument;

use crate::node::Node;
use crate::peer_bus::BusKind;
use crate::reply::ReplyTo;
use crate::spans;
use crate::store::{Append, Appended, Opening};
use crate::table::{Announcement, LiveTable};

/// The most that waits to be written; more is refused.
const QUEUE: usize = 20_000;
/// The most that one transaction holds.
const BATCH: usize = 250;
/// The least time between two transactions, so that there is something to gather: each costs the disk a flush
/// and a block that is not full, and PostgreSQL some work besides. What comes alone is written at once.
const PACE: Duration = Duration::from_millis(5);

/// The most of that where several nodes share a database.
const LONGEST_PACE: Duration = Duration::from_millis(20);

/// The least time between two transactions of one of several nodes: together they make as many as one alone.
fn pace(nodes: u32) -> Duration {
    (PACE * nodes).min(LONGEST_PACE)
}

/// Something to be written.
pub(crate) enum Job {
    /// Events of a table.
    Append(Box<AppendJob>),
    /// A new table.
    Open(Box<OpenJob>),
    /// Everything before this is written: notifies the sender.
    Drain(oneshot::Sender<()>),
}

/// Events of a table, and what is to be sent when they are written.
pub(crate) struct AppendJob {
    pub(crate) append: Append,
    pub(crate) live: Arc<LiveTable>,
    /// The table in memory from which the events came: when writing fails, it is read again, and
    /// what was built on it is void.
    pub(crate) generation: u32,
    pub(crate) announcements: Vec<Announcement>,
    pub(crate) reply: ReplyTo,
}

/// A new table, and who waits for it.
pub(crate) struct OpenJob {
    pub(crate) opening: Opening,
    pub(crate) done: oneshot::Sender<Result<i64, WriteFailed>>,
}

/// Something could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WriteFailed;

/// Where jobs are put.
pub(crate) type Sender = mpsc::Sender<Job>;

/// The queue of a writer.
pub(crate) fn queue() -> (Sender, mpsc::Receiver<Job>) {
    mpsc::channel(QUEUE)
}

/// Writes until nobody can put anything in any more and everything is written.
pub(crate) async fn write(node: Arc<Node>, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting: VecDeque<Job> = VecDeque::new();
    let mut fresh = Vec::new();
    let mut last = Instant::now();
    loop {
        if waiting.is_empty() {
            match jobs.recv().await {
                Some(job) => waiting.push_back(job),
                None => return,
            }
        }
        let left = pace(node.servers()).saturating_sub(last.elapsed());
        if !left.is_zero() {
            tokio::time::sleep(left).await;
        }
        while let Ok(job) = jobs.try_recv() {
            waiting.push_back(job);
        }
        last = Instant::now();
        gather(&mut waiting, &mut fresh);
        node.metrics.queue.set(waiting.len() as i64);
        write_batch(&node, std::mem::take(&mut fresh)).await;
    }
}

/// Takes the jobs of the next transaction: of each table the first one, so that its events stay in
/// order and no two depend on each other.
fn gather(waiting: &mut VecDeque<Job>, batch: &mut Vec<Job>) {
    let mut tables = HashSet::new();
    let mut left = VecDeque::new();
    while let Some(job) = waiting.pop_front() {
        let fits = batch.len() < BATCH
            && match &job {
                Job::Append(job) => tables.insert(job.append.number),
                Job::Open(_) => true,
                // Behind everything else.
                Job::Drain(_) => left.is_empty() && waiting.is_empty() && batch.is_empty(),
            };
        if fits {
            batch.push(job);
        } else {
            left.push_back(job);
        }
    }
    *waiting = left;
}

async fn write_batch(node: &Arc<Node>, batch: Vec<Job>) {
    let mut appends = Vec::new();
    let mut openings = Vec::new();
    for job in batch {
        match job {
            Job::Append(job) if job.live.is_current(job.generation) => appends.push(job),
            Job::Append(job) => job.reply.unavailable(),
            Job::Open(job) => openings.push(job),
            Job::Drain(done) => {
                let _ = done.send(());
            }
        }
    }
    if appends.is_empty() && openings.is_empty() {
        return;
    }
    let started = Instant::now();
    let (way, told) = (node.bus.way(), node.told());
    let (appended, opened) = {
        let appends: Vec<&Append> = appends.iter().map(|job| &job.append).collect();
        let openings: Vec<&Opening> = openings.iter().map(|job| &job.opening).collect();
        let span = spans::batch(appends.len(), openings.len());
        let write = node.store.write(&appends, &openings, way, told);
        write.instrument(span).await
    };
    node.metrics.commit.observe(started.elapsed().as_secs_f64());
    node.metrics
        .batch
        .observe((appends.len() + openings.len()) as f64);
    for (job, result) in appends.into_iter().zip(appended) {
        match result {
            Ok(Appended::Done) => {
                if way == BusKind::Nats {
                    node.bus.wrote(job.live.id, &job.append, told);
                }
                LiveTable::committed(node, *job);
            }
            Ok(Appended::Conflict) => LiveTable::failed(node, *job, Failed::Conflict),
            Err(error) => {
                node.metrics.database_errors.inc();
                node.health.write_failed();
                tracing::error!(%error, "events of a table could not be written");
                LiveTable::failed(node, *job, Failed::Database);
            }
        }
    }
    for (job, result) in openings.into_iter().zip(opened) {
        if let (Ok(number), BusKind::Nats) = (&result, way) {
            let Opening { id, touch, .. } = &job.opening;
            node.bus.opened(*id, *number, touch.seq);
        }
        let result = result.map_err(|error| {
            node.metrics.database_errors.inc();
            node.health.write_failed();
            tracing::error!(%error, "a table could not be opened");
            WriteFailed
        });
        // The receiver may be gone.
        let _ = job.done.send(result);
    }
}

/// Why events could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failed {
    /// Another node was first.
    Conflict,
    /// The database failed.
    Database,
}
