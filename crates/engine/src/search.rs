//! The search: wide first, then narrow.
//!
//! It lists what the network likes best one ply ahead, and lets these candidates race: each is
//! tried on the same orders of the unseen tiles, played on for a little while and judged where
//! that ends. Who is clearly behind falls out; who wins meets the next best candidates.

mod playout;

use crate::evaluation::{Judged, Net, Prospect};
use polis_game::{Chance, Seat, View, chance};
use rand::Rng;

use crate::preference::preferences;
use crate::stop::Stop;

use playout::Playout;

/// What can be tuned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many candidates begin the race; later ones meet the winner in groups of half as many.
    pub candidates: usize,
    /// How many decisions of each person are played after a candidate before the position is
    /// judged.
    pub ahead: usize,
    /// How many moves a seat looks at for each of them.
    pub glance: usize,
    /// By how many standard errors a candidate must be behind to fall out.
    pub sure: f64,
}

impl Effort {
    /// What is best for a game.
    pub const fn of<G: Judged>() -> Effort {
        Effort {
            candidates: 24,
            ahead: G::AHEAD,
            glance: G::GLANCE,
            sure: 3.0,
        }
    }
}

/// A move and how it fared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered<M> {
    /// The move.
    pub chosen: M,
    /// What it promises on average.
    pub prospect: Prospect,
    /// How often it was tried.
    pub tries: u32,
}

/// A search that is under way. It can be stopped after any step, and always has an answer.
///
/// The answer depends on the view, the effort, the seed and the number of steps, on nothing else;
/// above all not on the order of the tiles that the seat cannot see.
#[derive(Clone, Debug)]
pub struct Search<'a, G: Judged> {
    view: View<G>,
    net: &'a Net,
    effort: Effort,
    rng: Chance,
    /// The moves that have not been tried, the best last.
    untried: Vec<(f32, G::Move)>,
    /// All that were tried.
    candidates: Vec<Candidate<G::Move>>,
    race: Race,
    /// How often all moves have been gone through.
    passes: u32,
    truth: G,
    scratch: [G; 2],
    playouts: u32,
}

/// A move that was tried.
#[derive(Clone, Debug)]
struct Candidate<M> {
    chosen: M,
    tries: u32,
    sum: Sum,
    /// What it got in each round of its last race.
    runs: Vec<Prospect>,
    /// Who won that race, and how far it was behind in the rounds that both have run.
    beaten: Option<(usize, Prospect)>,
}

impl<M> Candidate<M> {
    fn new(chosen: M) -> Candidate<M> {
        Candidate {
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
    fn add(&mut self, prospect: Prospect) {
        self.win += f64::from(prospect.win);
        self.margin += f64::from(prospect.margin);
        self.points += f64::from(prospect.points);
    }

    fn mean(self, tries: u32) -> Prospect {
        let tries = f64::from(tries.max(1));
        Prospect {
            win: (self.win / tries) as f32,
            margin: (self.margin / tries) as f32,
            points: (self.points / tries) as f32,
        }
    }
}

/// Who runs against whom.
#[derive(Clone, Debug, Default)]
struct Race {
    /// Who is still in it, by place among the candidates; the best first, once that is known.
    runners: Vec<usize>,
    /// How many of them have run in this round.
    run: usize,
    rounds: u32,
    number: u32,
    /// The chance of this round.
    seed: u64,
}

/// After so many rounds the first runners may fall out.
const FIRST_ROUNDS: u32 = 6;
/// After so many rounds of a first race the best so far wins; in later passes there are more.
const LAST_ROUND: u32 = 64;
/// How often all moves are gone through, each time with more certainty.
const PASSES: u32 = 4;
/// A difference that nobody would notice.
const EQUAL: f64 = 0.001;

impl<'a, G: Judged> Search<'a, G> {
    /// Looks at every move once; none when the seat of the view has nothing to decide.
    pub fn new(view: &View<G>, net: &'a Net, effort: Effort, seed: u64) -> Option<Search<'a, G>> {
        let seat = view.seat();
        if view.position().to_move() != Some(seat) {
            return None;
        }
        let mut rng = chance(seed);
        let truth = view.fill(&mut rng);
        let mut untried = Vec::new();
        preferences(&truth, net, seat, &mut untried);
        untried.retain(|&(_, chosen)| !truth.is_twin(chosen));
        // The order among equals is that of the rules, so that equal seeds give equal answers.
        untried.reverse();
        untried.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut search = Search {
            view: view.clone(),
            net,
            effort,
            rng,
            untried,
            candidates: Vec::new(),
            race: Race::default(),
            passes: 1,
            scratch: [truth.clone(), truth.clone()],
            truth,
            playouts: 0,
        };
        search.enter(effort.candidates.max(1));
        Some(search)
    }

    /// Takes a legal move into the first race, whatever the network thinks of it. To be called
    /// before the first step; later it does nothing.
    pub fn add(&mut self, chosen: G::Move) {
        let is_in = self
            .candidates
            .iter()
            .any(|candidate| candidate.chosen == chosen);
        if self.playouts > 0 || is_in || !self.view.position().is_legal(chosen) {
            return;
        }
        self.untried.retain(|&(_, other)| other != chosen);
        self.race.runners.push(self.candidates.len());
        self.candidates.push(Candidate::new(chosen));
    }

    /// How many playouts there were.
    pub fn playouts(&self) -> u32 {
        self.playouts
    }

    /// Whether more playouts would hardly change the answer.
    pub fn is_settled(&self) -> bool {
        let race = &self.race;
        race.runners.len() == 1 && self.untried.is_empty() && race.rounds >= FIRST_ROUNDS
    }

    /// Steps until it is told to stop, or nothing is left to find out.
    pub fn run(&mut self, stop: &mut impl Stop) {
        while !self.is_settled() && !stop.stop(self.playouts) {
            self.step();
        }
    }

    /// One playout.
    pub fn step(&mut self) {
        if self.race.run == 0 {
            self.race.seed = self.rng.next_u64();
            self.truth.clone_from(self.view.position());
            self.truth.fill(&mut chance(self.race.seed));
        }
        let [position, after] = &mut self.scratch;
        position.clone_from(&self.truth);
        let runner = &mut self.candidates[self.race.runners[self.race.run]];
        let playout = Playout {
            net: self.net,
            seat: self.view.seat(),
            plies: self.effort.ahead * people(position),
            glance: self.effort.glance,
        };
        let prospect = playout.run(position, after, runner.chosen, self.race.seed);
        runner.tries += 1;
        runner.sum.add(prospect);
        runner.runs.push(prospect);
        self.playouts = self.playouts.saturating_add(1);
        self.race.run += 1;
        if self.race.run == self.race.runners.len() {
            self.end_round();
        }
    }

    /// The moves that were tried, the best first; before the first step, the move that the network
    /// likes best, with nothing known of it.
    ///
    /// What they promise can be compared: each is told by how far it was behind the winner of its
    /// race, on the same orders of tiles.
    pub fn considered(&self) -> Vec<Considered<G::Move>> {
        let best = self.leader();
        let mut all: Vec<(bool, Considered<G::Move>)> = (0..self.candidates.len())
            .filter(|&place| place == best || self.is_known(place))
            .map(|place| {
                let candidate = &self.candidates[place];
                let considered = Considered {
                    chosen: candidate.chosen,
                    prospect: self.prospect(place),
                    tries: candidate.tries,
                };
                (place == best, considered)
            })
            .collect();
        let utility = |considered: &Considered<G::Move>| considered.prospect.utility();
        all.sort_by(|(is_best, one), (is_other, other)| {
            let better = utility(other).total_cmp(&utility(one));
            is_other.cmp(is_best).then(better)
        });
        all.into_iter().map(|(_, considered)| considered).collect()
    }

    /// The best move so far.
    pub fn best(&self) -> G::Move {
        self.candidates[self.leader()].chosen
    }

    /// Who is the best so far. A winner of earlier races stays first as long as it has hardly met
    /// its new rivals.
    fn leader(&self) -> usize {
        let runners = &self.race.runners;
        if self.race.number > 1 && self.race.rounds < FIRST_ROUNDS {
            return runners[0];
        }
        let gains = |&place: &usize| -> f64 {
            let runs = self.candidates[place].runs.iter();
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

    /// Whether enough is known of a candidate to tell of it.
    fn is_known(&self, place: usize) -> bool {
        let candidate = &self.candidates[place];
        candidate.beaten.is_some()
            || candidate.tries > 0 && (self.is_running(place) || self.race.number == 1)
    }

    /// Whether a candidate is in the present race, and that has shown something.
    fn is_running(&self, place: usize) -> bool {
        let race = &self.race;
        race.runners.contains(&place)
            && (race.rounds >= FIRST_ROUNDS || race.number == 1 && race.rounds > 0)
    }

    /// What a candidate promises.
    fn prospect(&self, place: usize) -> Prospect {
        let candidate = &self.candidates[place];
        let leader = self.leader();
        let (winner, behind) = match candidate.beaten {
            _ if place == leader => return candidate.sum.mean(candidate.tries),
            _ if self.is_running(place) => (leader, self.behind(place, leader, self.race.rounds)),
            Some(beaten) => beaten,
            None => return candidate.sum.mean(candidate.tries),
        };
        let ahead = self.prospect(winner);
        Prospect {
            win: (ahead.win - behind.win).clamp(0.0, 1.0),
            margin: ahead.margin - behind.margin,
            points: ahead.points - behind.points,
        }
    }

    /// How far a runner is behind another on average, after some rounds.
    fn behind(&self, place: usize, winner: usize, rounds: u32) -> Prospect {
        let [runs, ahead] = [place, winner].map(|place| &self.candidates[place].runs);
        let mut sum = Sum::default();
        for (run, ahead) in runs.iter().zip(ahead).take(rounds as usize) {
            sum.add(Prospect {
                win: ahead.win - run.win,
                margin: ahead.margin - run.margin,
                points: ahead.points - run.points,
            });
        }
        sum.mean(rounds)
    }

    /// Compares the runners after each has run once more.
    fn end_round(&mut self) {
        self.race.run = 0;
        self.race.rounds += 1;
        if self.race.rounds < FIRST_ROUNDS {
            return;
        }
        let leader = self.leader();
        let is_last = self.race.rounds >= LAST_ROUND << (self.passes - 1);
        let mut runners = vec![leader];
        for &place in &self.race.runners {
            if place == leader {
                continue;
            }
            if !is_last && self.can_still_win(place, leader) {
                runners.push(place);
            } else {
                let behind = self.behind(place, leader, self.race.rounds);
                self.candidates[place].beaten = Some((leader, behind));
            }
        }
        self.race.runners = runners;
        if self.race.runners.len() > 1 {
            return;
        }
        self.candidates[leader].beaten = None;
        if self.untried.is_empty() {
            self.run_again();
        } else {
            self.enter(self.effort.candidates.div_ceil(2).max(1));
        }
    }

    /// Whether it is not certain that a runner is no better than the leader.
    fn can_still_win(&self, place: usize, leader: usize) -> bool {
        let [runs, ahead] = [place, leader].map(|place| &self.candidates[place].runs);
        let (mut sum, mut square) = (0.0, 0.0);
        for (run, ahead) in runs.iter().zip(ahead) {
            let behind = f64::from(ahead.utility()) - f64::from(run.utility());
            sum += behind;
            square += behind * behind;
        }
        let rounds = f64::from(self.race.rounds);
        let behind = sum / rounds;
        let error = ((square / rounds - behind * behind).max(0.0) / (rounds - 1.0)).sqrt();
        let sure = self.effort.sure + f64::from(self.passes - 1);
        sure * error - behind > EQUAL
    }

    /// All moves have run: the best of them run again, and must be further behind to fall out.
    fn run_again(&mut self) {
        if self.passes == PASSES || self.candidates.len() == 1 {
            return;
        }
        self.passes += 1;
        let leader = self.leader();
        let mut others: Vec<(f32, usize)> = (0..self.candidates.len())
            .filter(|&place| place != leader)
            .map(|place| (self.prospect(place).utility(), place))
            .collect();
        others.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        others.truncate(self.effort.candidates.max(2) - 1);
        let others = others.into_iter().map(|(_, place)| place);
        self.begin_race(std::iter::once(leader).chain(others).collect());
    }

    /// The next best moves meet the winner so far.
    fn enter(&mut self, number: usize) {
        let mut runners = self.race.runners.clone();
        for _ in 0..number {
            if let Some((_, chosen)) = self.untried.pop() {
                runners.push(self.candidates.len());
                self.candidates.push(Candidate::new(chosen));
            }
        }
        self.begin_race(runners);
    }

    fn begin_race(&mut self, runners: Vec<usize>) {
        for &place in &runners {
            self.candidates[place].runs.clear();
        }
        self.race = Race {
            runners,
            number: self.race.number + 1,
            ..Race::default()
        };
    }
}

/// How many seats decide.
fn people<G: Judged>(position: &G) -> usize {
    Seat::first(position.seats())
        .filter(|&seat| !position.plays_by_itself(seat))
        .count()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
