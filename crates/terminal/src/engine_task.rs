//! The engine in a thread of its own, so that the screen goes on meanwhile.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use polis_engine::evaluation::Evaluate;
use polis_engine::{Candidate, Search, SearchOptions, StopCondition};
use polis_game::{View, chance};
use polis_notation::Level;

use crate::tick_timer::{MOVE_DELAY, POLL_INTERVAL};

/// A search in the background. Dropping it stops the search and discards its answer.
pub(crate) struct EngineTask<G: Evaluate> {
    purpose: Purpose,
    view: View<G>,
    /// Whether the answer is wanted as soon as it is there, not after a pause.
    urgent: bool,
    stop_flag: StopFlag,
    thread: JoinHandle<Option<EngineAnswer<G::Move>>>,
}

/// What the search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To play a move at this level.
    Reply(Level),
    /// To suggest a move to a person.
    Hint,
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum EngineAnswer<M> {
    /// A move to play.
    Reply(M),
    /// A move to suggest, with its evaluation.
    Hint(Candidate<M>),
}

impl<G: Evaluate> EngineTask<G> {
    /// The time limit.
    const TIME: Duration = Duration::from_secs(1);

    /// Starts a search of what a seat knows.
    pub(crate) fn start(purpose: Purpose, view: View<G>, seed: u64) -> EngineTask<G> {
        let stop_flag = StopFlag::default();
        let mut stop = Deadline {
            end: Instant::now() + EngineTask::<G>::TIME,
            stopped: Arc::clone(&stop_flag.0),
        };
        let known = view.clone();
        EngineTask {
            purpose,
            view,
            urgent: purpose == Purpose::Hint,
            stop_flag,
            thread: thread::spawn(move || think(purpose, &known, seed, &mut stop)),
        }
    }

    /// What the search is for.
    pub(crate) fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Stops the search: the best move so far is the answer.
    pub(crate) fn hurry(&mut self) {
        self.urgent = true;
        self.stop_flag.set();
    }

    /// How long to wait before asking for the answer.
    pub(crate) fn tick_delay(&self) -> Duration {
        if self.urgent {
            POLL_INTERVAL
        } else {
            MOVE_DELAY
        }
    }

    /// Whether the answer is there. Once asked for, it is wanted soon.
    pub(crate) fn is_over(&mut self) -> bool {
        self.urgent = true;
        self.thread.is_finished()
    }

    /// Waits for the answer; none where the position has changed since the search began.
    pub(crate) fn answer(self, position: &G) -> Option<EngineAnswer<G::Move>> {
        let thought = match self.thread.join() {
            Ok(thought) => thought,
            // The whole program ends as if it had happened here.
            Err(panic) => resume_unwind(panic),
        };
        thought.filter(|_| View::new(position, self.view.seat()) == self.view)
    }
}

/// Whether a level searches, or answers at once.
pub(crate) fn takes_time(level: Level) -> bool {
    match level {
        Level::Daidalos => true,
        Level::Pupil | Level::Mason | Level::Foreman | Level::Master => false,
    }
}

/// Searches until it must stop.
fn think<G: Evaluate>(
    purpose: Purpose,
    view: &View<G>,
    seed: u64,
    stop: &mut impl StopCondition,
) -> Option<EngineAnswer<G::Move>> {
    match purpose {
        Purpose::Reply(level) => {
            polis_engine::choose(level, view, &mut chance(seed), stop).map(EngineAnswer::Reply)
        }
        Purpose::Hint => {
            let mut search = Search::new(view, G::net(), SearchOptions::of::<G>(), seed)?;
            search.run(stop);
            let best = search.best();
            let considered = search.candidates();
            considered
                .into_iter()
                .find(|considered| considered.chosen == best)
                .map(EngineAnswer::Hint)
        }
    }
}

/// Stops a search, at the latest when it is dropped.
#[derive(Debug, Default)]
struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Drop for StopFlag {
    fn drop(&mut self) {
        self.set();
    }
}

/// Ends a search when its time is over or its flag is set.
struct Deadline {
    end: Instant,
    stopped: Arc<AtomicBool>,
}

impl StopCondition for Deadline {
    fn should_stop(&mut self, _playouts: u32) -> bool {
        self.stopped.load(Ordering::Relaxed) || Instant::now() >= self.end
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_game::{Game, Seat};

    fn position() -> Akropolis {
        let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut chance(1)).unwrap();
        Akropolis::new(&setup).unwrap()
    }

    fn thinking(position: &Akropolis, purpose: Purpose) -> EngineTask<Akropolis> {
        EngineTask::start(purpose, View::new(position, Seat::First), 1)
    }

    #[test]
    fn who_is_hurried_has_an_answer() {
        let position = position();
        let mut reply = thinking(&position, Purpose::Reply(Level::TOP));
        reply.hurry();
        let Some(EngineAnswer::Reply(chosen)) = reply.answer(&position) else {
            panic!("expected a move to play");
        };
        assert!(position.is_legal(chosen));
        let mut hint = thinking(&position, Purpose::Hint);
        hint.hurry();
        let Some(EngineAnswer::Hint(considered)) = hint.answer(&position) else {
            panic!("expected a move to tell");
        };
        assert!(position.is_legal(considered.chosen));
    }

    #[test]
    fn an_answer_about_another_position_is_dropped() {
        let before = position();
        let mut thinking = thinking(&before, Purpose::Reply(Level::TOP));
        thinking.hurry();
        let mut after = before.clone();
        let chosen = before.legal_moves().into_iter().next().unwrap();
        after.play(chosen).unwrap();
        assert_eq!(thinking.answer(&after), None);
    }

    #[test]
    fn thinking_that_is_dropped_ends() {
        let EngineTask {
            stop_flag, thread, ..
        } = thinking(&position(), Purpose::Reply(Level::TOP));
        let mut stop = Deadline {
            end: Instant::now() + Duration::from_hours(1),
            stopped: Arc::clone(&stop_flag.0),
        };
        assert!(!stop.should_stop(0));
        drop(stop_flag);
        assert!(stop.should_stop(0));
        assert!(thread.join().is_ok());
    }
}
