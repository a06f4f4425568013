//! Computer players: a bounded pool of threads at low priority, so that the sockets come first.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use polis_engine::evaluation::Evaluate;
use polis_game::{Seat, View};
use polis_notation::Level;
use polis_notation::{GameRecord, Notated, Record};
use polis_protocol::Action;
use rand::SeedableRng;

use crate::node::Node;
use crate::reply::ReplyTo;
use crate::table::{Actor, LiveTable};

/// Largest number of tables that wait for a move. A table that finds no room asks again later.
const QUEUE: usize = 4096;

/// The queue of tables that wait for a computer player's move.
pub(crate) struct EnginePool {
    queue: SyncSender<Arc<LiveTable>>,
}

impl EnginePool {
    /// The queue, and its other end for [`start`].
    pub(crate) fn new() -> (EnginePool, Receiver<Arc<LiveTable>>) {
        let (queue, waiting) = sync_channel(QUEUE);
        (EnginePool { queue }, waiting)
    }

    /// Has a computer player think about its move at a table.
    pub(crate) fn ask(&self, live: &Arc<LiveTable>) {
        match self.queue.try_send(Arc::clone(live)) {
            // The sweeper finds the table later.
            Ok(()) | Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {}
        }
    }
}

/// Starts the threads; they end when the node is gone.
pub(crate) fn start(
    node: &Arc<Node>,
    waiting: Receiver<Arc<LiveTable>>,
    threads: usize,
    time: Duration,
) -> std::io::Result<()> {
    let waiting = Arc::new(Mutex::new(waiting));
    for number in 0..threads {
        let waiting = Arc::clone(&waiting);
        let node = Arc::downgrade(node);
        std::thread::Builder::new()
            .name(format!("mind-{number}"))
            .spawn(move || work(&node, &waiting, time))?;
    }
    Ok(())
}

fn work(node: &Weak<Node>, waiting: &Mutex<Receiver<Arc<LiveTable>>>, time: Duration) {
    lower_priority();
    loop {
        let next = waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv_timeout(Duration::from_secs(1));
        let Some(node) = node.upgrade() else {
            return;
        };
        match next {
            Ok(live) => think(&node, &live, time),
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {}
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// On Linux, threads have priorities of their own.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        // Where it is not allowed, the threads are as important as the others.
        let _ = rustix::process::setpriority_process(None, 10);
    }
}

/// Thinks about the move of a table and plays it, as everybody plays.
fn think(node: &Node, live: &Arc<LiveTable>, time: Duration) {
    let Some((record, seat, level, ply, takebacks)) = live.pending_move() else {
        return;
    };
    let chosen = match &record {
        Record::Akropolis(record) => choose(record, seat, level, time),
        Record::Architekton(record) => choose(record, seat, level, time),
    };
    let Some(text) = chosen else {
        return;
    };
    let action = Action::Play {
        ply,
        takebacks,
        text,
    };
    // A table that was put away meanwhile is found by the sweeper.
    let _ = live.act(node, Actor::Computer(seat), &action, ReplyTo::Nobody);
}

/// Chooses by what a redacted record shows.
fn choose<G: Notated + Evaluate>(
    record: &GameRecord<G>,
    seat: Seat,
    level: Level,
    time: Duration,
) -> Option<String> {
    let view = View::new(record.position(), seat);
    let mut rng = polis_game::Chance::from_rng(&mut rand::rng());
    let started = Instant::now();
    let mut stop = |_playouts| started.elapsed() >= time;
    let chosen = polis_engine::choose(level, &view, &mut rng, &mut stop)?;
    Some(chosen.to_string())
}
