//! The games of a batch.

use polis_bindings::{Playable, move_of};
use polis_game::{Chance, Seat, chance};
use polis_notation::{GameRecord, Record};
use pyo3::prelude::*;

use crate::error::{illegal, value_error};

/// The most games of a batch.
const MOST: usize = 1 << 20;

/// What a step rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reward {
    /// At the end: 1 for a victory, −1 for a defeat, between them when it is shared.
    Win,
    /// At the end: the points ahead of the best other seat.
    Margin,
    /// At the end: the points.
    Points,
    /// After every move: by how much the points of each seat have changed.
    Gain,
}

impl Reward {
    pub(crate) fn from_name(name: &str) -> PyResult<Reward> {
        match name {
            "win" => Ok(Reward::Win),
            "margin" => Ok(Reward::Margin),
            "points" => Ok(Reward::Points),
            "gain" => Ok(Reward::Gain),
            _ => Err(value_error(format!(
                "found reward `{name}`; expected win, margin, points or gain"
            ))),
        }
    }
}

/// Games side by side, each followed by the next.
pub(crate) struct Games<G: Playable> {
    options: G::Options,
    /// The deal of game number n comes from the seed plus n.
    seed: u64,
    next: u64,
    reward: Reward,
    rng: Chance,
    slots: Vec<Slot<G>>,
    /// The moves of a step, which are all checked before one is played.
    chosen: Vec<G::Move>,
}

struct Slot<G: Playable> {
    position: G,
    moves: Vec<G::Move>,
    number: u64,
    points: [i32; 4],
}

/// A move that was played.
pub(crate) struct Played<M> {
    pub(crate) mover: Seat,
    pub(crate) chosen: M,
    pub(crate) is_over: bool,
}

impl<G: Playable> Games<G> {
    pub(crate) fn new(
        options: G::Options,
        number: usize,
        seed: u64,
        reward: Reward,
    ) -> PyResult<Games<G>> {
        if !(1..=MOST).contains(&number) {
            let message = format!("found {number} games; expected 1 to {MOST}");
            return Err(value_error(message));
        }
        let mut games = Games {
            options,
            seed,
            next: 0,
            reward,
            rng: chance(seed),
            slots: Vec::with_capacity(number),
            chosen: Vec::with_capacity(number),
        };
        for _ in 0..number {
            let slot = games.dealt()?;
            games.slots.push(slot);
        }
        Ok(games)
    }

    /// What is agreed for each game.
    pub(crate) fn options(&self) -> &G::Options {
        &self.options
    }

    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    pub(crate) fn position(&self, index: usize) -> &G {
        &self.slots[index].position
    }

    /// The seed from which a game was dealt.
    pub(crate) fn seed_of(&self, index: usize) -> u64 {
        self.seed.wrapping_add(self.slots[index].number)
    }

    /// Begins anew, with the games of a seed.
    pub(crate) fn reset(&mut self, seed: Option<u64>) -> PyResult<()> {
        if let Some(seed) = seed {
            self.seed = seed;
            self.next = 0;
            self.rng = chance(seed);
        }
        for index in 0..self.len() {
            self.deal(index)?;
        }
        Ok(())
    }

    /// Puts the next game in the place of one.
    pub(crate) fn deal(&mut self, index: usize) -> PyResult<()> {
        self.slots[index] = self.dealt()?;
        Ok(())
    }

    fn dealt(&mut self) -> PyResult<Slot<G>> {
        // Some deals of Architekton end before the first move, when nothing can be laid.
        loop {
            let number = self.next;
            self.next += 1;
            let setup = self.setup(number)?;
            let position = G::new(&setup).map_err(value_error)?;
            if position.to_move().is_none() {
                continue;
            }
            let mut points = [0; 4];
            if self.reward == Reward::Gain {
                for seat in Seat::first(position.seats()) {
                    points[seat as usize] = position.points(seat);
                }
            }
            return Ok(Slot {
                position,
                moves: Vec::with_capacity(64),
                number,
                points,
            });
        }
    }

    fn setup(&self, number: u64) -> PyResult<G::Setup> {
        let mut rng = chance(self.seed.wrapping_add(number));
        G::deal(&self.options, &mut rng).map_err(value_error)
    }

    /// Checks an action for each game; when one is illegal, nothing is played.
    pub(crate) fn choose(&mut self, actions: &[i64]) -> PyResult<()> {
        let expected = self.len();
        if actions.len() != expected {
            let message = format!("found {} actions; expected {expected}", actions.len());
            return Err(value_error(message));
        }
        self.chosen.clear();
        for (index, (slot, &action)) in self.slots.iter().zip(actions).enumerate() {
            let chosen = move_of(&slot.position, action);
            let chosen = chosen.map_err(|reason| illegal(format!("game {index}: {reason}")))?;
            self.chosen.push(chosen);
        }
        Ok(())
    }

    /// Plays the chosen move of a game, and writes what each seat gets for it.
    pub(crate) fn play(
        &mut self,
        index: usize,
        rewards: &mut [f32],
        points: &mut [i32],
    ) -> PyResult<Played<G::Move>> {
        let chosen = self.chosen[index];
        let slot = &mut self.slots[index];
        let position = &mut slot.position;
        let mover = position.to_move().unwrap_or(Seat::First);
        position.play_unchecked(chosen).map_err(illegal)?;
        slot.moves.push(chosen);
        let is_over = position.to_move().is_none();
        rewards.fill(0.0);
        if self.reward == Reward::Gain {
            for (seat, reward) in Seat::ALL.into_iter().zip(rewards.iter_mut()) {
                let before = &mut slot.points[seat as usize];
                let after = position.points(seat);
                *reward = (after - *before) as f32;
                *before = after;
            }
        }
        if is_over {
            let outcome = position.standing();
            for (seat, &total) in outcome.points.iter() {
                points[seat as usize] = total;
                let value = outcome.value_for(seat);
                match self.reward {
                    Reward::Win => rewards[seat as usize] = 2.0 * value.win - 1.0,
                    Reward::Margin => rewards[seat as usize] = value.margin as f32,
                    Reward::Points => rewards[seat as usize] = total as f32,
                    Reward::Gain => {}
                }
            }
        }
        Ok(Played {
            mover,
            chosen,
            is_over,
        })
    }

    /// Draws a legal action for each game, each with the same probability.
    pub(crate) fn sample(&mut self, actions: &mut [i64]) {
        for (slot, action) in self.slots.iter().zip(actions) {
            let chosen = slot.position.random_move(&mut self.rng);
            let number = chosen.and_then(|chosen| slot.position.action(chosen));
            *action = number.map_or(-1, |number| number as i64);
        }
    }

    /// One of the games, with its moves.
    pub(crate) fn record(&self, index: usize) -> PyResult<Record> {
        let Some(slot) = self.slots.get(index) else {
            let last = self.len() - 1;
            return Err(value_error(format!(
                "found game {index}; expected 0 to {last}"
            )));
        };
        let setup = self.setup(slot.number)?;
        let mut record: GameRecord<G> = GameRecord::new(&setup).map_err(value_error)?;
        for &chosen in &slot.moves {
            record.play(chosen).map_err(illegal)?;
        }
        Ok(G::into_record(record))
    }
}
