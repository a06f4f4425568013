//! Thinking in a thread of its own, so that the screen goes on meanwhile.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use polis_engine::evaluation::Evaluate;
use polis_engine::{Candidate, Search, SearchOptions, StopCondition};
use polis_game::{View, chance};
use polis_notation::Level;

use super::pace;

/// Somebody who thinks. When it is dropped, the thinking ends soon and for nothing.
pub(crate) struct Thinking<G: Evaluate> {
    purpose: Purpose,
    view: View<G>,
    /// Whether the answer is wanted as soon as it is there, not after a pause.
    urgent: bool,
    bell: Bell,
    thread: JoinHandle<Option<Thought<G::Move>>>,
}

/// What is thought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To play a move at this level.
    Reply(Level),
    /// To tell a person a good move.
    Hint,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Thought<M> {
    /// A move to play.
    Reply(M),
    /// A move to tell, and what it promises.
    Hint(Candidate<M>),
}

impl<G: Evaluate> Thinking<G> {
    /// How long it takes at most.
    const TIME: Duration = Duration::from_secs(1);

    /// Begins to think about what a seat knows.
    pub(crate) fn start(purpose: Purpose, view: View<G>, seed: u64) -> Thinking<G> {
        let bell = Bell::default();
        let mut stop = Patience {
            end: Instant::now() + Thinking::<G>::TIME,
            rung: Arc::clone(&bell.0),
        };
        let known = view.clone();
        Thinking {
            purpose,
            view,
            urgent: purpose == Purpose::Hint,
            bell,
            thread: thread::spawn(move || think(purpose, &known, seed, &mut stop)),
        }
    }

    /// What is thought for.
    pub(crate) fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// No more time is given: the best so far is the answer.
    pub(crate) fn hurry(&mut self) {
        self.urgent = true;
        self.bell.ring();
    }

    /// How long to wait before it is asked for its answer.
    pub(crate) fn patience(&self) -> Duration {
        if self.urgent {
            pace::GLANCE
        } else {
            pace::PAUSE
        }
    }

    /// Whether the answer is there. Once asked for, it is wanted soon.
    pub(crate) fn is_over(&mut self) -> bool {
        self.urgent = true;
        self.thread.is_finished()
    }

    /// The answer, which is waited for; none where the position is not any more that which was
    /// thought about.
    pub(crate) fn thought(self, position: &G) -> Option<Thought<G::Move>> {
        let thought = match self.thread.join() {
            Ok(thought) => thought,
            // The whole program ends as if it had happened here.
            Err(panic) => resume_unwind(panic),
        };
        thought.filter(|_| View::new(position, self.view.seat()) == self.view)
    }
}

/// Whether a level thinks, or answers at once.
pub(crate) fn takes_time(level: Level) -> bool {
    match level {
        Level::Daidalos => true,
        Level::Pupil | Level::Mason | Level::Foreman | Level::Master => false,
    }
}

/// Thinks until it must stop.
fn think<G: Evaluate>(
    purpose: Purpose,
    view: &View<G>,
    seed: u64,
    stop: &mut impl StopCondition,
) -> Option<Thought<G::Move>> {
    match purpose {
        Purpose::Reply(level) => {
            polis_engine::choose(level, view, &mut chance(seed), stop).map(Thought::Reply)
        }
        Purpose::Hint => {
            let mut search = Search::new(view, G::net(), SearchOptions::of::<G>(), seed)?;
            search.run(stop);
            let best = search.best();
            let considered = search.candidates();
            considered
                .into_iter()
                .find(|considered| considered.chosen == best)
                .map(Thought::Hint)
        }
    }
}

/// Says that it is enough, at the latest when nobody wants to know any more.
#[derive(Debug, Default)]
struct Bell(Arc<AtomicBool>);

impl Bell {
    fn ring(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.ring();
    }
}

/// Ends a search when its time is over or the bell rings.
struct Patience {
    end: Instant,
    rung: Arc<AtomicBool>,
}

impl StopCondition for Patience {
    fn should_stop(&mut self, _playouts: u32) -> bool {
        self.rung.load(Ordering::Relaxed) || Instant::now() >= self.end
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

    fn thinking(position: &Akropolis, purpose: Purpose) -> Thinking<Akropolis> {
        Thinking::start(purpose, View::new(position, Seat::First), 1)
    }

    #[test]
    fn who_is_hurried_has_an_answer() {
        let position = position();
        let mut reply = thinking(&position, Purpose::Reply(Level::TOP));
        reply.hurry();
        let Some(Thought::Reply(chosen)) = reply.thought(&position) else {
            panic!("expected a move to play");
        };
        assert!(position.is_legal(chosen));
        let mut hint = thinking(&position, Purpose::Hint);
        hint.hurry();
        let Some(Thought::Hint(considered)) = hint.thought(&position) else {
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
        assert_eq!(thinking.thought(&after), None);
    }

    #[test]
    fn thinking_that_is_dropped_ends() {
        let Thinking { bell, thread, .. } = thinking(&position(), Purpose::Reply(Level::TOP));
        let mut stop = Patience {
            end: Instant::now() + Duration::from_hours(1),
            rung: Arc::clone(&bell.0),
        };
        assert!(!stop.should_stop(0));
        drop(bell);
        assert!(stop.should_stop(0));
        assert!(thread.join().is_ok());
    }
}
