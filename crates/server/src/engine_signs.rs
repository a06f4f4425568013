//! Looks at finished games of people of whom a host wants to know how closely they play to the engine.
//!
//! The threads of the computer players do it when no table waits, a few playouts at a time, so that it
//! costs no player a moment. What is found is advice to hosts; nothing follows from it by itself.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use polis_akropolis::Akropolis;
use polis_analysis::{Analysis, LossReference, MoveLosses};
use polis_architekton::Architekton;
use polis_game::Seat;
use polis_notation::{GameKind, Record};
use polis_protocol::{EngineAgreement, EngineSign, Millis, PersonId};
use tokio::sync::Notify;
use tokio::time::MissedTickBehavior;

use crate::node::Node;

/// Most games of a person that are looked at: the latest.
pub(crate) const GAMES: usize = 20;
/// After so long without a sign of life, another server may take over what one has begun.
pub(crate) const STALLED_MS: Millis = 5 * 60_000;
/// How often a sign of life is given, within a game and for those who wait.
const ALIVE: Duration = Duration::from_mins(1);
/// Most people who are looked at, or wait for it, at a time.
const MOST_WAITING: usize = 20;
/// Playouts at a time, before it is seen whether a table waits.
const SLICE: usize = 16;

/// What this server works out for hosts. How far it is stands in the database, for all servers.
#[derive(Default)]
pub(crate) struct EngineSigns {
    state: Mutex<State>,
    has_progress: Notify,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<SignTask>,
    /// Of whom games wait or are being looked at.
    people: HashSet<PersonId>,
    /// How far it is, where that is not in the database yet.
    progress: HashMap<PersonId, EngineSign>,
}

/// The games of one person that are looked at.
struct SignTask {
    person: PersonId,
    sign: EngineSign,
    games: VecDeque<(Record, Seat)>,
    current: Option<(GameAnalysis, Seat)>,
    akropolis: MoveLosses,
    architekton: MoveLosses,
    /// When a sign of life was last given.
    told: Instant,
}

/// A game that is looked at.
enum GameAnalysis {
    Akropolis(Box<Analysis<Akropolis>>),
    Architekton(Box<Analysis<Architekton>>),
}

/// Whether there was something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SignWork {
    Done,
    Nothing,
}

/// What became of beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SignStart {
    /// It is begun, or was before.
    Begun,
    /// Too many people wait already.
    TooMany,
}

impl EngineSigns {
    /// Whether this server is at it, or will be.
    pub(crate) fn is_working_on(&self, person: PersonId) -> bool {
        self.lock().people.contains(&person)
    }

    /// Begins to look at games of a person, of which there are some.
    pub(crate) fn begin(&self, person: PersonId, games: VecDeque<(Record, Seat)>) -> SignStart {
        let mut state = self.lock();
        if state.people.contains(&person) {
            return SignStart::Begun;
        }
        if state.people.len() >= MOST_WAITING {
            return SignStart::TooMany;
        }
        state.people.insert(person);
        state.waiting.push_back(SignTask {
            person,
            sign: EngineSign {
                games: games.len() as u32,
                ..EngineSign::default()
            },
            games,
            current: None,
            akropolis: MoveLosses::default(),
            architekton: MoveLosses::default(),
            told: Instant::now(),
        });
        SignStart::Begun
    }

    /// Does a little of what waits.
    pub(crate) fn work(&self) -> SignWork {
        // The task is taken out, so that nobody waits for the lock meanwhile.
        let Some(mut task) = self.lock().waiting.pop_front() else {
            return SignWork::Nothing;
        };
        let is_game_over = task.step();
        if is_game_over {
            task.sign.done += 1;
            if task.games.is_empty() {
                task.sign.found = task.found();
            }
        }
        let mut state = self.lock();
        if is_game_over || task.told.elapsed() >= ALIVE {
            task.told = Instant::now();
            state.progress.insert(task.person, task.sign.clone());
            self.has_progress.notify_one();
        }
        if task.current.is_some() || !task.games.is_empty() {
            state.waiting.push_front(task);
        } else {
            state.people.remove(&task.person);
        }
        SignWork::Done
    }

    /// Gives a sign of life for all who wait, so that no other server takes over what this one has begun, however
    /// long it is until their turn.
    fn note_waiting(&self) {
        let mut state = self.lock();
        let State {
            waiting, progress, ..
        } = &mut *state;
        for task in waiting {
            let known = progress.entry(task.person);
            known.or_insert_with(|| task.sign.clone());
        }
    }

    fn take_progress(&self) -> HashMap<PersonId, EngineSign> {
        std::mem::take(&mut self.lock().progress)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes into the database how far it is, for as long as the node is there. What could not be written is
/// begun anew when a host asks after a while.
pub(crate) async fn keep_progress(node: Arc<Node>) {
    let mut interval = tokio::time::interval(ALIVE);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = node.engine_signs.has_progress.notified() => {}
            _ = interval.tick() => node.engine_signs.note_waiting(),
        }
        for (person, sign) in node.engine_signs.take_progress() {
            let now = node.clock.now();
            if let Err(error) = node.store.keep_engine_sign(person, &sign, now).await {
                tracing::warn!(%error, "a sign of engine help cannot be written");
            }
        }
    }
}

impl SignTask {
    /// Looks a little further; whether a game is done with it.
    fn step(&mut self) -> bool {
        let (mut game, seat) = match self.current.take() {
            Some(current) => current,
            None => match self.games.pop_front() {
                Some((record, seat)) => (GameAnalysis::new(&record), seat),
                None => return false,
            },
        };
        if game.step() {
            match &game {
                GameAnalysis::Akropolis(analysis) => self.akropolis.add_game(analysis, seat),
                GameAnalysis::Architekton(analysis) => self.architekton.add_game(analysis, seat),
            }
            return true;
        }
        self.current = Some((game, seat));
        false
    }

    fn found(&self) -> Vec<EngineAgreement> {
        let games = [
            (GameKind::Akropolis, self.akropolis),
            (GameKind::Architekton, self.architekton),
        ];
        let found = games.into_iter().filter(|(_, losses)| losses.moves() > 0);
        found
            .map(|(game, losses)| agreement(game, losses))
            .collect()
    }
}

fn agreement(game: GameKind, losses: MoveLosses) -> EngineAgreement {
    let reference = LossReference::master(game);
    let around = 1.96 * losses.standard_error();
    EngineAgreement {
        game,
        moves: losses.moves(),
        loss: losses.mean(),
        low: (losses.mean() - around).max(0.0),
        high: losses.mean() + around,
        reference: reference.mean,
        score: losses.score(reference),
        is_notable: losses.is_notable(reference),
    }
}

impl GameAnalysis {
    fn new(record: &Record) -> GameAnalysis {
        let depth = LossReference::DEPTH;
        match record {
            Record::Akropolis(record) => {
                GameAnalysis::Akropolis(Box::new(Analysis::new(record, depth)))
            }
            Record::Architekton(record) => {
                GameAnalysis::Architekton(Box::new(Analysis::new(record, depth)))
            }
        }
    }

    /// Some playouts; whether the game is done.
    fn step(&mut self) -> bool {
        for _ in 0..SLICE {
            match self {
                GameAnalysis::Akropolis(analysis) => analysis.step(),
                GameAnalysis::Architekton(analysis) => analysis.step(),
            };
        }
        match self {
            GameAnalysis::Akropolis(analysis) => analysis.is_done(),
            GameAnalysis::Architekton(analysis) => analysis.is_done(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_gives_signs_of_life_too() {
        let signs = EngineSigns::default();
        let people: Vec<PersonId> = (0..MOST_WAITING as u128).map(PersonId::from_bits).collect();
        for &person in &people {
            assert_eq!(signs.begin(person, VecDeque::new()), SignStart::Begun);
        }
        assert!(signs.take_progress().is_empty());
        signs.note_waiting();
        let told = signs.take_progress();
        assert_eq!(told.len(), people.len());
        // Nobody waits who is done.
        while signs.work() == SignWork::Done {}
        signs.take_progress();
        signs.note_waiting();
        assert!(signs.take_progress().is_empty());
    }
}
