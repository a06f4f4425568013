//! The search: best-arm identification by racing.
//!
//! 1. The network ranks all moves one ply ahead; the best of them are the first candidates.
//! 2. In each round every candidate gets one playout, on the same random order of the unseen tiles
//!    for all of them, so that differences between candidates have little variance. A playout is
//!    short and ends with an evaluation.
//! 3. A candidate that is clearly behind the leader is eliminated.
//! 4. The last one left races against the next best moves, until all moves have been tried; then
//!    the best race again with a larger threshold for elimination.

mod playout;

use crate::evaluation::{Evaluate, Evaluation, Net};
use polis_game::{Chance, Seat, View, chance};
use rand::Rng;

use crate::preference::preferences;
use crate::stop_condition::StopCondition;
use crate::tunables::{BEAM_WIDTH, MAX_ROUNDS, MIN_ROUNDS, NEGLIGIBLE, PASSES, Z_THRESHOLD};

use playout::Playout;

/// How wide and how deep to search.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchOptions {
    /// Number of candidates that start the race; later ones meet the winner in groups of half as
    /// many.
    pub beam_width: usize,
    /// Length of a playout, in decisions of each person.
    pub playout_depth: usize,
    /// Number of moves that are sampled for each decision of a playout.
    pub playout_width: usize,
    /// Number of standard errors by which a candidate must be behind to be eliminated.
    pub z_threshold: f64,
}

impl SearchOptions {
    /// The options with which the engine plays a game best.
    pub const fn of<G: Evaluate>() -> SearchOptions {
        SearchOptions {
            beam_width: BEAM_WIDTH,
            playout_depth: G::TUNABLES.playout_depth,
            playout_width: G::TUNABLES.playout_width,
            z_threshold: Z_THRESHOLD,
        }
    }
}

/// A move that the search has tried, and what it found.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate<M> {
    /// The move.
    pub chosen: M,
    /// What to expect after it, on average over its playouts.
    pub evaluation: Evaluation,
    /// Number of playouts.
    pub tries: u32,
}

/// A search in progress. It can be stopped after any step, and always has an answer.
///
/// The answer depends on the view, the options, the seed and the number of steps, on nothing else;
/// above all not on the order of the tiles that the seat cannot see.
#[derive(Clone, Debug)]
pub struct Search<'a, G: Evaluate> {
    view: View<G>,
    net: &'a Net,
    options: SearchOptions,
    rng: Chance,
    /// The moves that have not been tried, the best last.
    untried: Vec<(f32, G::Move)>,
    /// All moves that were tried.
    arms: Vec<Arm<G::Move>>,
    race: Race,
    /// Number of the present pass over all moves, from 1.
    passes: u32,
    truth: G,
    scratch: [G; 2],
    playouts: u32,
}

/// A candidate and its playouts: an arm of the bandit.
#[derive(Clone, Debug)]
struct Arm<M> {
    chosen: M,
    tries: u32,
    sum: Sum,
    /// The evaluations of its last race, one a round.
    runs: Vec<Evaluation>,
    /// The arm that eliminated it, and how far it was behind in the rounds that both have run.
    beaten: Option<(usize, Evaluation)>,
}

impl<M> Arm<M> {
    fn new(chosen: M) -> Arm<M> {
        Arm {
            chosen,
            tries: 0,
            sum: Sum::default(),
            runs: Vec::new(),
            beaten: None,
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    win: f64,
    margin: f64,
    points: f64,
}

impl Sum {
    fn add(&mut self, evaluation: Evaluation) {
        self.win += f64::from(evaluation.win);
        self.margin += f64::from(evaluation.margin);
        self.points += f64::from(evaluation.points);
    }

    fn mean(self, tries: u32) -> Evaluation {
        let tries = f64::from(tries.max(1));
        Evaluation {
            win: (self.win / tries) as f32,
            margin: (self.margin / tries) as f32,
            points: (self.points / tries) as f32,
        }
    }
}

/// The candidates that are compared at present.
#[derive(Clone, Debug, Default)]
struct Race {
    /// Indices of the arms that are left; the best first, once that is known.
    runners: Vec<usize>,
    /// Number of playouts in this round.
    run: usize,
    rounds: u32,
    number: u32,
    /// Seed of this round.
    seed: u64,
}

impl<'a, G: Evaluate> Search<'a, G> {
    /// Starts a search by ranking all moves; `None` when the seat of the view has nothing to decide.
    pub fn new(
        view: &View<G>,
        net: &'a Net,
        options: SearchOptions,
        seed: u64,
    ) -> Option<Search<'a, G>> {
        let seat = view.seat();
        if view.position().to_move() != Some(seat) {
            return None;
        }
        let mut rng = chance(seed);
        let truth = view.fill(&mut rng);
        let mut untried = Vec::new();
        preferences(&truth, net, seat, &mut untried);
        untried.retain(|&(_, chosen)| !truth.is_duplicate(chosen));
        // The order among equals is that of the rules, so that equal seeds give equal answers.
        untried.reverse();
        untried.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut search = Search {
            view: view.clone(),
            net,
            options,
            rng,
            untried,
            arms: Vec::new(),
            race: Race::default(),
            passes: 1,
            scratch: [truth.clone(), truth.clone()],
            truth,
            playouts: 0,
        };
        search.enter(options.beam_width.max(1));
        Some(search)
    }

    /// Adds a legal move to the first race, whatever the network thinks of it. Has no effect after
    /// the first step.
    pub fn add(&mut self, chosen: G::Move) {
        let is_in = self.arms.iter().any(|arm| arm.chosen == chosen);
        if self.playouts > 0 || is_in || !self.view.position().is_legal(chosen) {
            return;
        }
        self.untried.retain(|&(_, other)| other != chosen);
        self.race.runners.push(self.arms.len());
        self.arms.push(Arm::new(chosen));
    }

    /// Number of playouts so far.
    pub fn playouts(&self) -> u32 {
        self.playouts
    }

    /// Whether more playouts would hardly change the answer.
    pub fn is_settled(&self) -> bool {
        let race = &self.race;
        race.runners.len() == 1 && self.untried.is_empty() && race.rounds >= MIN_ROUNDS
    }

    /// Steps until the condition says to stop, or the search is settled.
    pub fn run(&mut self, stop: &mut impl StopCondition) {
        while !self.is_settled() && !stop.should_stop(self.playouts) {
            self.step();
        }
    }

    /// Runs one playout.
    pub fn step(&mut self) {
        if self.race.run == 0 {
            self.race.seed = self.rng.next_u64();
            self.truth.clone_from(self.view.position());
            self.truth.fill(&mut chance(self.race.seed));
        }
        let [position, after] = &mut self.scratch;
        position.clone_from(&self.truth);
        let runner = &mut self.arms[self.race.runners[self.race.run]];
        let playout = Playout {
            net: self.net,
            seat: self.view.seat(),
            plies: self.options.playout_depth * people(position),
            width: self.options.playout_width,
        };
        let evaluation = playout.run(position, after, runner.chosen, self.race.seed);
        runner.tries += 1;
        runner.sum.add(evaluation);
        runner.runs.push(evaluation);
        self.playouts = self.playouts.saturating_add(1);
        self.race.run += 1;
        if self.race.run == self.race.runners.len() {
            self.end_round();
        }
    }

    /// The moves that were tried, the best first; before the first step, the move that the network
    /// ranks first, with no playouts.
    ///
    /// Their evaluations can be compared: each is derived from how far it was behind the winner of
    /// its race, on the same orders of tiles.
    pub fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let best = self.leader();
        let mut all: Vec<(bool, Candidate<G::Move>)> = (0..self.arms.len())
            .filter(|&place| place == best || self.is_known(place))
            .map(|place| {
                let candidate = &self.arms[place];
                let candidate = Candidate {
                    chosen: candidate.chosen,
                    evaluation: self.evaluation(place),
                    tries: candidate.tries,
                };
                (place == best, candidate)
            })
            .collect();
        let utility = |candidate: &Candidate<G::Move>| candidate.evaluation.utility();
        all.sort_by(|(is_best, one), (is_other, other)| {
            let better = utility(other).total_cmp(&utility(one));
            is_other.cmp(is_best).then(better)
        });
        all.into_iter().map(|(_, candidate)| candidate).collect()
    }

    /// The best move so far.
    pub fn best(&self) -> G::Move {
        self.arms[self.leader()].chosen
    }

    /// Index of the best arm so far. The winner of earlier races stays first until it has met its
    /// new rivals for some rounds.
    fn leader(&self) -> usize {
        let runners = &self.race.runners;
        if self.race.number > 1 && self.race.rounds < MIN_ROUNDS {
            return runners[0];
        }
        let gains = |&place: &usize| -> f64 {
            let runs = self.arms[place].runs.iter();
            let runs = runs.take(self.race.rounds as usize);
            runs.map(|run| f64::from(run.utility())).sum()
        };
        let best = |best, other| {
            if gains(other) > gains(best) {
                other
            } else {
                best
            }
        };
        runners.iter().reduce(best).copied().unwrap_or_default()
    }

    /// Whether an arm has an evaluation that can be reported.
    fn is_known(&self, place: usize) -> bool {
        let candidate = &self.arms[place];
        candidate.beaten.is_some()
            || candidate.tries > 0 && (self.is_running(place) || self.race.number == 1)
    }

    /// Whether an arm is in the present race, and that race has lasted long enough to compare.
    fn is_running(&self, place: usize) -> bool {
        let race = &self.race;
        race.runners.contains(&place)
            && (race.rounds >= MIN_ROUNDS || race.number == 1 && race.rounds > 0)
    }

    /// The evaluation of an arm.
    fn evaluation(&self, place: usize) -> Evaluation {
        let candidate = &self.arms[place];
        let leader = self.leader();
        let (winner, behind) = match candidate.beaten {
            _ if place == leader => return candidate.sum.mean(candidate.tries),
            _ if self.is_running(place) => (leader, self.behind(place, leader, self.race.rounds)),
            Some(beaten) => beaten,
            None => return candidate.sum.mean(candidate.tries),
        };
        let ahead = self.evaluation(winner);
        Evaluation {
            win: (ahead.win - behind.win).clamp(0.0, 1.0),
            margin: ahead.margin - behind.margin,
            points: ahead.points - behind.points,
        }
    }

    /// How far an arm is behind another on average, after some rounds.
    fn behind(&self, place: usize, winner: usize, rounds: u32) -> Evaluation {
        let [runs, ahead] = [place, winner].map(|place| &self.arms[place].runs);
        let mut sum = Sum::default();
        for (run, ahead) in runs.iter().zip(ahead).take(rounds as usize) {
            sum.add(Evaluation {
                win: ahead.win - run.win,
                margin: ahead.margin - run.margin,
                points: ahead.points - run.points,
            });
        }
        sum.mean(rounds)
    }

    /// Eliminates the arms that are clearly behind, and starts the next race when one is left.
    fn end_round(&mut self) {
        self.race.run = 0;
        self.race.rounds += 1;
        if self.race.rounds < MIN_ROUNDS {
            return;
        }
        let leader = self.leader();
        let is_last = self.race.rounds >= MAX_ROUNDS << (self.passes - 1);
        let mut runners = vec![leader];
        for &place in &self.race.runners {
            if place == leader {
                continue;
            }
            if !is_last && self.can_still_win(place, leader) {
                runners.push(place);
            } else {
                let behind = self.behind(place, leader, self.race.rounds);
                self.arms[place].beaten = Some((leader, behind));
            }
        }
        self.race.runners = runners;
        if self.race.runners.len() > 1 {
            return;
        }
        self.arms[leader].beaten = None;
        if self.untried.is_empty() {
            self.run_again();
        } else {
            self.enter(self.options.beam_width.div_ceil(2).max(1));
        }
    }

    /// Whether the paired differences to the leader leave room for an arm to be better: a z-test.
    fn can_still_win(&self, place: usize, leader: usize) -> bool {
        let [runs, ahead] = [place, leader].map(|place| &self.arms[place].runs);
        let (mut sum, mut square) = (0.0, 0.0);
        for (run, ahead) in runs.iter().zip(ahead) {
            let behind = f64::from(ahead.utility()) - f64::from(run.utility());
            sum += behind;
            square += behind * behind;
        }
        let rounds = f64::from(self.race.rounds);
        let behind = sum / rounds;
        let error = ((square / rounds - behind * behind).max(0.0) / (rounds - 1.0)).sqrt();
        let z = self.options.z_threshold + f64::from(self.passes - 1);
        z * error - behind > NEGLIGIBLE
    }

    /// Starts another pass: the best arms race again, and must be further behind to be eliminated.
    fn run_again(&mut self) {
        if self.passes == PASSES || self.arms.len() == 1 {
            return;
        }
        self.passes += 1;
        let leader = self.leader();
        let mut others: Vec<(f32, usize)> = (0..self.arms.len())
            .filter(|&place| place != leader)
            .map(|place| (self.evaluation(place).utility(), place))
            .collect();
        others.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        others.truncate(self.options.beam_width.max(2) - 1);
        let others = others.into_iter().map(|(_, place)| place);
        self.begin_race(std::iter::once(leader).chain(others).collect());
    }

    /// Starts a race of the winner so far against the next best moves.
    fn enter(&mut self, number: usize) {
        let mut runners = self.race.runners.clone();
        for _ in 0..number {
            if let Some((_, chosen)) = self.untried.pop() {
                runners.push(self.arms.len());
                self.arms.push(Arm::new(chosen));
            }
        }
        self.begin_race(runners);
    }

    fn begin_race(&mut self, runners: Vec<usize>) {
        for &place in &runners {
            self.arms[place].runs.clear();
        }
        self.race = Race {
            runners,
            number: self.race.number + 1,
            ..Race::default()
        };
    }
}

/// Number of seats that are played by people or players.
fn people<G: Evaluate>(position: &G) -> usize {
    Seat::first(position.seats())
        .filter(|&seat| !position.plays_by_itself(seat))
        .count()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
