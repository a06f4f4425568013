//! The engine in a thread of its own, so that the screen goes on meanwhile.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use polis_engine::{Candidate, MoveReason, Parts, Reasoning, Search, SearchOptions, StopCondition};
use polis_game::{View, chance};
use polis_notation::{Level, Strength};

use crate::tick_timer::{MOVE_DELAY, POLL_INTERVAL};

/// A search in the background. Dropping it stops the search and discards its answer.
pub(crate) struct EngineTask<G: Parts> {
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
    /// To play a move, so strong.
    Reply(Strength),
    /// To suggest a move to a person.
    Hint,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EngineAnswer<M> {
    /// A move to play.
    Reply(M),
    /// A move to suggest.
    Hint(Hint<M>),
}

/// A move to suggest.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hint<M> {
    /// The move with its evaluation.
    pub(crate) best: Candidate<M>,
    /// The best move that takes something else, and what the suggested one leads to against it; none where
    /// there was no time to find out.
    pub(crate) reason: Option<(M, MoveReason)>,
}

impl<G: Parts> EngineTask<G> {
    /// The time limit.
    const TIME: Duration = Duration::from_secs(1);
    /// The part of it that goes into finding a move to suggest; the rest goes into saying why.
    const FINDING: f64 = 0.75;
    /// Number of futures on which a suggested move is compared with another one, at most.
    const REASON_FUTURES: u32 = 160;

    /// Starts a search of what a seat knows.
    pub(crate) fn start(purpose: Purpose, view: View<G>, seed: u64) -> EngineTask<G> {
        let stop_flag = StopFlag::default();
        let begin = Instant::now();
        let part = match purpose {
            Purpose::Reply(_) => 1.0,
            Purpose::Hint => EngineTask::<G>::FINDING,
        };
        let deadline = |part: f64| Deadline {
            end: begin + EngineTask::<G>::TIME.mul_f64(part),
            stopped: Arc::clone(&stop_flag.0),
        };
        let mut stop = [deadline(part), deadline(1.0)];
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

/// Whether a player of some strength may search, or answers at once.
pub(crate) fn takes_time(strength: Strength) -> bool {
    strength > Level::Master.into()
}

/// Searches until it must stop.
fn think<G: Parts>(
    purpose: Purpose,
    view: &View<G>,
    seed: u64,
    [stop, last]: &mut [impl StopCondition; 2],
) -> Option<EngineAnswer<G::Move>> {
    match purpose {
        Purpose::Reply(strength) => {
            let chosen = polis_engine::choose_at(strength, view, &mut chance(seed), stop);
            chosen.map(EngineAnswer::Reply)
        }
        Purpose::Hint => {
            let mut search = Search::new(view, G::net(), SearchOptions::of::<G>(), seed)?;
            search.run(stop);
            let best = search.best();
            let considered = search.candidates();
            let best = *considered.iter().find(|one| one.chosen == best)?;
            // A search may have tried a single tile: then the first impression of the others decides.
            let mut others = Vec::new();
            let filled = view.fill(&mut chance(seed));
            polis_engine::preferences(&filled, G::net(), view.seat(), &mut others);
            let others = others.into_iter().map(|(_, other)| other);
            let rival = search.ranking().into_iter().chain(others).find(|&other| {
                other != best.chosen && G::takes_same(other, best.chosen) != Some(true)
            });
            let reason = rival.and_then(|other| {
                let reason = reason(view, [best.chosen, other], seed, last)?;
                Some((other, reason))
            });
            Some(EngineAnswer::Hint(Hint { best, reason }))
        }
    }
}

/// What a move leads to against another one, until it must stop.
fn reason<G: Parts>(
    view: &View<G>,
    moves: [G::Move; 2],
    seed: u64,
    stop: &mut impl StopCondition,
) -> Option<MoveReason> {
    let mut reasoning = Reasoning::new(view, G::net(), SearchOptions::of::<G>(), moves, seed)?;
    while reasoning.futures() < EngineTask::<G>::REASON_FUTURES
        && !stop.should_stop(reasoning.futures())
    {
        reasoning.step();
    }
    Some(reasoning.reason())
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
    use polis_engine::evaluation::Evaluate;
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
        let mut reply = thinking(&position, Purpose::Reply(Strength::MAX));
        reply.hurry();
        let Some(EngineAnswer::Reply(chosen)) = reply.answer(&position) else {
            panic!("expected a move to play");
        };
        assert!(position.is_legal(chosen));
        let mut hint = thinking(&position, Purpose::Hint);
        hint.hurry();
        let Some(EngineAnswer::Hint(hint)) = hint.answer(&position) else {
            panic!("expected a move to tell");
        };
        assert!(position.is_legal(hint.best.chosen));
        // Nothing is said of what there was no time for.
        assert!(hint.reason.is_none_or(|(_, reason)| reason.futures == 0));
    }

    #[test]
    fn a_hint_has_the_reason_of_the_playouts() {
        let view = View::new(&position(), Seat::First);
        let mut stop = [|playouts: u32| playouts >= 40; 2];
        let thought = think(Purpose::Hint, &view, 1, &mut stop);
        let Some(EngineAnswer::Hint(hint)) = thought else {
            panic!("expected a move to tell");
        };
        let (other, reason) = hint.reason.unwrap();
        assert_ne!(other.tile, hint.best.chosen.tile);
        assert_eq!(reason.futures, 40);
        let options = SearchOptions::of::<Akropolis>();
        let moves = [hint.best.chosen, other];
        let mut again = Reasoning::new(&view, Akropolis::net(), options, moves, 1).unwrap();
        for _ in 0..40 {
            again.step();
        }
        assert_eq!(again.reason(), reason);
    }

    #[test]
    fn an_answer_about_another_position_is_dropped() {
        let before = position();
        let mut thinking = thinking(&before, Purpose::Reply(Strength::MAX));
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
        } = thinking(&position(), Purpose::Reply(Strength::MAX));
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
