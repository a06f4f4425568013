//! Computer players: a bounded pool of threads at low priority, so that the sockets come first.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use polis_engine::evaluation::Evaluate;
use polis_game::{Seat, View};
use polis_notation::Level;
use polis_notation::{GameRecord, Notated, Record};
use polis_protocol::Action;
use rand::SeedableRng;

use crate::engine_queue::EngineQueue;
use crate::engine_signs::SignWork;
use crate::node::Node;
use crate::reply::ReplyTo;
use crate::spans;
use crate::table::{Actor, LiveTable};

/// Number of playouts for each move of the strongest level at a deal that several people play: what
/// it plays must not depend on how busy the machine is.
const DEAL_PLAYOUTS: u32 = 800;
/// How often a thread without work looks whether the node is still there.
const PAUSE: Duration = Duration::from_secs(1);

/// The tables that wait for a computer player's move, and what wakes the threads.
pub(crate) struct EnginePool {
    queue: Mutex<EngineQueue<(Arc<LiveTable>, Instant)>>,
    filled: Condvar,
    threads: AtomicUsize,
}

impl EnginePool {
    pub(crate) fn new() -> Arc<EnginePool> {
        Arc::new(EnginePool {
            queue: Mutex::new(EngineQueue::new()),
            filled: Condvar::new(),
            threads: AtomicUsize::new(1),
        })
    }

    /// Has a computer player think about its move at a table. Where there is no room, the sweeper
    /// finds the table later.
    pub(crate) fn ask(&self, node: &Node, live: &Arc<LiveTable>) {
        let Some(host) = live.host() else {
            return;
        };
        let threads = self.threads.load(Ordering::Relaxed);
        let item = (Arc::clone(live), Instant::now());
        let mut queue = self.lock();
        let wait = queue.push(host, live.id, item, threads);
        node.metrics.engine_queue.set(queue.len() as i64);
        drop(queue);
        self.filled.notify_one();
        if let Some(wait) = wait {
            live.tell_engine_wait(wait);
        }
    }

    /// Number of threads.
    pub(crate) fn threads(&self) -> usize {
        self.threads.load(Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, EngineQueue<(Arc<LiveTable>, Instant)>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long a computer player thinks.
#[derive(Clone, Copy, Debug)]
enum Effort {
    /// For some time, from a seed of its own.
    Time(Duration),
    /// Always the same, so that the same moves get the same answers.
    Playouts { seed: u64 },
}

/// Starts the threads; they end when the node is gone.
pub(crate) fn start(node: &Arc<Node>, threads: usize, time: Duration) -> std::io::Result<()> {
    node.engine_pool.threads.store(threads, Ordering::Relaxed);
    for number in 0..threads {
        let pool = Arc::clone(&node.engine_pool);
        let node = Arc::downgrade(node);
        std::thread::Builder::new()
            .name(format!("mind-{number}"))
            .spawn(move || work(&node, &pool, time))?;
    }
    Ok(())
}

fn work(node: &Weak<Node>, pool: &EnginePool, time: Duration) {
    lower_priority();
    let mut idle = SignWork::Nothing;
    loop {
        let mut queue = pool.lock();
        let mut served = queue.pop();
        if served.is_none() && idle == SignWork::Nothing {
            let waited = pool.filled.wait_timeout(queue, PAUSE);
            queue = waited.unwrap_or_else(PoisonError::into_inner).0;
            served = queue.pop();
        }
        let left = queue.len();
        drop(queue);
        let Some(node) = node.upgrade() else {
            return;
        };
        // What hosts want to know comes after all tables.
        let Some(served) = served else {
            idle = node.engine_signs.work();
            continue;
        };
        let (live, since) = &served.item;
        node.metrics.engine_queue.set(left as i64);
        node.metrics
            .engine_wait
            .observe(since.elapsed().as_secs_f64());
        let started = Instant::now();
        let waited = since.elapsed().as_millis() as u64;
        spans::engine_job(waited).in_scope(|| think(&node, live, time));
        let took = started.elapsed().as_secs_f64() * 1000.0;
        pool.lock().settle(&served, took);
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
    let Some(pending) = live.pending_move() else {
        return;
    };
    let effort = match pending.deal {
        Some(deal) => Effort::Playouts {
            seed: node.deals.seed(deal, pending.ply),
        },
        None => Effort::Time(time),
    };
    let seat = pending.seat;
    let chosen = match &pending.record {
        Record::Akropolis(record) => choose(record, seat, pending.level, effort),
        Record::Architekton(record) => choose(record, seat, pending.level, effort),
    };
    let Some(text) = chosen else {
        return;
    };
    let action = Action::Play {
        ply: pending.ply,
        takebacks: pending.takebacks,
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
    effort: Effort,
) -> Option<String> {
    let view = View::new(record.position(), seat);
    let chosen = match effort {
        Effort::Time(time) => {
            let mut rng = polis_game::Chance::from_rng(&mut rand::rng());
            let started = Instant::now();
            let mut stop = |_playouts| started.elapsed() >= time;
            polis_engine::choose(level, &view, &mut rng, &mut stop)
        }
        Effort::Playouts { seed } => {
            let mut rng = polis_game::chance(seed);
            let mut stop = polis_engine::PlayoutLimit(DEAL_PLAYOUTS);
            polis_engine::choose(level, &view, &mut rng, &mut stop)
        }
    };
    Some(chosen?.to_string())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_architekton::Architekton;
    use polis_game::{Game, chance};

    use super::*;

    /// Two deals with the same open tiles and different unseen ones.
    #[test]
    fn at_a_deal_the_answer_depends_on_what_is_seen_and_on_nothing_else() {
        let options = polis_architekton::Options::default();
        let setup = Architekton::deal(&options, &mut chance(1)).unwrap();
        let record = GameRecord::<Architekton>::new(&setup).unwrap();
        let seen = record.redacted(Seat::First);
        let filled = |seed| {
            let mut position = seen.position().clone();
            position.fill(&mut chance(seed));
            GameRecord::<Architekton>::new(&position.setup()).unwrap()
        };
        let effort = Effort::Playouts { seed: 7 };
        for level in [Level::Pupil, Level::Master] {
            let answers = [2, 3, 4].map(|seed| {
                let redacted = filled(seed).redacted(Seat::First);
                choose(&redacted, Seat::First, level, effort).unwrap()
            });
            assert!(
                answers.iter().all(|answer| *answer == answers[0]),
                "{answers:?}"
            );
        }
    }
}
