//! Looks at finished games of people of whom a host wants to know how closely they play to the engine.
//!
//! The threads of the computer players do it when no table waits, a few playouts at a time, so that it
//! costs no player a moment. What is found is advice to hosts; nothing follows from it by itself.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use polis_akropolis::Akropolis;
use polis_analysis::{Analysis, LossReference, MoveLosses};
use polis_architekton::Architekton;
use polis_game::Seat;
use polis_notation::{GameKind, Record};
use polis_protocol::{EngineAgreement, EngineSign, PersonId};

/// Most games of a person that are looked at: the latest.
pub(crate) const GAMES: usize = 20;
/// Most people who are looked at, or wait for it, at a time.
const MOST_WAITING: usize = 20;
/// Most people of whom it is remembered what was found.
const MOST_REMEMBERED: usize = 500;
/// Playouts at a time, before it is seen whether a table waits.
const SLICE: usize = 16;

/// What is worked out for hosts. What was found is forgotten when the server stops.
#[derive(Default)]
pub(crate) struct EngineSigns {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<SignTask>,
    /// How far it is for each person, with the oldest first beside it.
    signs: HashMap<PersonId, EngineSign>,
    order: VecDeque<PersonId>,
}

/// The games of one person that are looked at.
struct SignTask {
    person: PersonId,
    games: VecDeque<(Record, Seat)>,
    current: Option<(GameAnalysis, Seat)>,
    akropolis: MoveLosses,
    architekton: MoveLosses,
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

impl EngineSigns {
    /// How far it is for a person; none where it was not asked for.
    pub(crate) fn sign(&self, person: PersonId) -> Option<EngineSign> {
        self.lock().signs.get(&person).cloned()
    }

    /// Begins to look at games of a person; none where too many wait.
    pub(crate) fn begin(
        &self,
        person: PersonId,
        games: VecDeque<(Record, Seat)>,
    ) -> Option<EngineSign> {
        let mut state = self.lock();
        if let Some(sign) = state.signs.get(&person) {
            return Some(sign.clone());
        }
        if state.waiting.len() >= MOST_WAITING {
            return None;
        }
        let sign = EngineSign {
            games: games.len() as u32,
            ..EngineSign::default()
        };
        state.remember(person, sign.clone());
        if !games.is_empty() {
            state.waiting.push_back(SignTask {
                person,
                games,
                current: None,
                akropolis: MoveLosses::default(),
                architekton: MoveLosses::default(),
            });
        }
        Some(sign)
    }

    /// Does a little of what waits.
    pub(crate) fn work(&self) -> SignWork {
        // The task is taken out, so that nobody waits for the lock meanwhile.
        let Some(mut task) = self.lock().waiting.pop_front() else {
            return SignWork::Nothing;
        };
        let is_game_over = task.step();
        let mut state = self.lock();
        if is_game_over && let Some(sign) = state.signs.get_mut(&task.person) {
            sign.done += 1;
            if task.games.is_empty() {
                sign.found = task.found();
            }
        }
        if task.current.is_some() || !task.games.is_empty() {
            state.waiting.push_front(task);
        }
        SignWork::Done
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn remember(&mut self, person: PersonId, sign: EngineSign) {
        self.signs.insert(person, sign);
        self.order.push_back(person);
        if self.order.len() > MOST_REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.signs.remove(&oldest);
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
