//! The search: wide first, then narrow.
//!
//! It lists what the network likes best one ply ahead, and lets these candidates race: each is
//! tried on the same orders of the unseen tiles, played on for a little while and judged where
//! that ends. Who is clearly behind falls out; who wins meets the next best candidates.

use polis_judge::{Judged, Net, Prospect};
use polis_table::{Chance, Seat, View, chance};
use rand::Rng;

use crate::preference::preferences;
use crate::stop::Stop;

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
                self.candidates.push(Candidate {
                    chosen,
                    tries: 0,
                    sum: Sum::default(),
                    runs: Vec::new(),
                    beaten: None,
                });
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

/// How a candidate is tried out.
struct Playout<'a> {
    net: &'a Net,
    seat: Seat,
    plies: usize,
    glance: usize,
}

impl Playout<'_> {
    /// Plays on after a move, and judges the position where that ends.
    fn run<G: Judged>(
        &self,
        position: &mut G,
        after: &mut G,
        chosen: G::Move,
        seed: u64,
    ) -> Prospect {
        let mut rng = chance(seed ^ 0x5851_f42d_4c95_7f2d);
        let mut next = Some(chosen);
        let mut plies = 0;
        while let Some(chosen) = next {
            if position.play_unchecked(chosen).is_err() || plies == self.plies {
                break;
            }
            plies += 1;
            next = self.look(position, after, &mut rng);
        }
        position.prospect(self.net, self.seat)
    }

    /// The best of some likely moves for the seat to move, or of all where there are not many more;
    /// none when the game is over.
    fn look<G: Judged>(&self, position: &G, after: &mut G, rng: &mut Chance) -> Option<G::Move> {
        let seat = position.to_move()?;
        let mut moves = Vec::new();
        if position.count_legal_moves() <= 2 * self.glance {
            position.extend_legal_moves(&mut moves);
        } else {
            moves.extend((0..self.glance).filter_map(|_| position.likely_move(rng)));
        }
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for &chosen in &moves {
            after.clone_from(position);
            if after.play_unchecked(chosen).is_err() {
                continue;
            }
            let liking = after.preference(self.net, seat);
            if liking > most || best.is_none() {
                (most, best) = (liking, Some(chosen));
            }
        }
        best
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Architect, Length, Options, Players, Variants};
    use polis_architekton::Architekton;
    use polis_table::Game;

    use super::*;
    use crate::preference::likes_best;
    use crate::stop::Playouts;

    fn start<G: Game>(options: &G::Options, seed: u64) -> G {
        G::new(&G::deal(options, &mut chance(seed)).unwrap()).unwrap()
    }

    fn akropolis(players: Players) -> Options {
        Options::new(players, Variants::ALL, Length::Standard).unwrap()
    }

    fn search<G: Judged>(view: &View<G>, playouts: u32) -> Option<Search<'static, G>> {
        let mut search = Search::new(view, G::net(), Effort::of::<G>(), 7)?;
        search.run(&mut Playouts(playouts));
        Some(search)
    }

    /// Equal seeds and budgets choose equal moves, whatever the unseen order of tiles is: at the
    /// beginning and in the middle of a game.
    fn check_hidden<G: Judged>(options: &G::Options) {
        let mut truth = start::<G>(options, 3);
        for _ in 0..2 {
            let seat = truth.to_move().unwrap();
            let view = View::new(&truth, seat);
            let found = search(&view, 150).unwrap();
            assert!(truth.is_legal(found.best()));
            for seed in 0..3 {
                let other = View::new(&view.fill(&mut chance(seed)), seat);
                let again = search(&other, 150).unwrap();
                assert_eq!(again.best(), found.best());
                assert_eq!(again.considered(), found.considered());
            }
            let waiting = Seat::first(truth.seats())
                .find(|&other| other != seat)
                .unwrap();
            let waiting = View::new(&truth, waiting);
            assert!(search(&waiting, 150).is_none(), "not its turn");
            for _ in 0..9 {
                let seat = truth.to_move().unwrap();
                truth
                    .play(likes_best(&truth, G::net(), seat).unwrap())
                    .unwrap();
            }
        }
    }

    #[test]
    fn the_unseen_order_of_tiles_does_not_influence_the_choice() {
        check_hidden::<Akropolis>(&akropolis(Players::Two));
        check_hidden::<Akropolis>(&akropolis(Players::Four));
        check_hidden::<Akropolis>(&akropolis(Players::Solo(Architect::Callicrates)));
        check_hidden::<Architekton>(&polis_architekton::Options::default());
    }

    /// Every order of the last stack, as different setups: same seed, same answer.
    #[test]
    fn every_permutation_of_the_unseen_tiles_gives_the_same_answer() {
        let mut moves = Vec::new();
        let mut truth = start::<Akropolis>(&akropolis(Players::Four), 8);
        while truth.stacks() > 1 {
            let seat = truth.to_move().unwrap();
            let chosen = likes_best(&truth, Akropolis::net(), seat).unwrap();
            moves.push(chosen);
            truth.play(chosen).unwrap();
        }
        let seat = truth.to_move().unwrap();
        let found = search(&View::new(&truth, seat), 60).unwrap().considered();
        let setup = truth.setup();
        let unseen = setup.deck.len() - 5;
        let mut orders = vec![Vec::new()];
        for &tile in &setup.deck[unseen..] {
            orders = orders
                .into_iter()
                .flat_map(|order| {
                    (0..=order.len()).map(move |place| {
                        let mut longer = order.clone();
                        longer.insert(place, tile);
                        longer
                    })
                })
                .collect();
        }
        assert_eq!(orders.len(), 120);
        for order in orders {
            let mut setup = setup.clone();
            setup.deck[unseen..].copy_from_slice(&order);
            let mut other = Akropolis::new(&setup).unwrap();
            for &chosen in &moves {
                other.play(chosen).unwrap();
            }
            let again = search(&View::new(&other, seat), 60).unwrap();
            assert_eq!(again.considered(), found);
        }
    }

    /// What is told of the moves is told of the same orders of tiles: the best is the best.
    #[test]
    fn nothing_is_told_to_be_better_than_the_best() {
        for players in [Players::Two, Players::Three, Players::Four] {
            let truth = start::<Akropolis>(&akropolis(players), 4);
            let mut search = search(&View::new(&truth, Seat::First), 0).unwrap();
            for playouts in [100, 300, 500, 900] {
                search.run(&mut Playouts(playouts));
                let considered = search.considered();
                let utilities = considered.iter().map(|one| one.prospect.utility());
                assert!(utilities.is_sorted_by(|one, other| *one >= other - 0.003));
            }
        }
    }

    #[test]
    fn stopped_at_once_it_takes_what_the_network_likes_best() {
        let truth = start::<Akropolis>(&akropolis(Players::Three), 5);
        let found = search(&View::new(&truth, Seat::First), 0).unwrap();
        let liked = likes_best(&truth, Akropolis::net(), Seat::First).unwrap();
        assert_eq!(found.best(), liked);
        let considered = found.considered();
        assert_eq!(considered.len(), 1);
        assert_eq!((considered[0].chosen, considered[0].tries), (liked, 0));
    }

    #[test]
    fn it_asks_before_every_playout_and_has_an_answer_after_each() {
        let truth = start::<Architekton>(&polis_architekton::Options::default(), 5);
        let view = View::new(&truth, Seat::First);
        let mut asked = Vec::new();
        let mut search =
            Search::new(&view, Architekton::net(), Effort::of::<Architekton>(), 1).unwrap();
        search.run(&mut |playouts| {
            asked.push(playouts);
            playouts >= 50
        });
        assert!(asked.iter().copied().eq(0..=50));
        for _ in 0..2000 {
            search.step();
            let considered = search.considered();
            assert_eq!(considered[0].chosen, search.best());
            let tries: u32 = considered.iter().map(|considered| considered.tries).sum();
            assert!(tries <= search.playouts());
            assert!(truth.is_legal(search.best()));
        }
    }

    /// With time, the search looks beyond its first candidates.
    #[test]
    fn the_winner_of_a_race_meets_new_candidates() {
        let truth = start::<Akropolis>(&akropolis(Players::Two), 2);
        let view = View::new(&truth, Seat::First);
        let effort = Effort {
            candidates: 4,
            ahead: 0,
            ..Effort::of::<Akropolis>()
        };
        let mut search = Search::new(&view, Akropolis::net(), effort, 1).unwrap();
        search.run(&mut Playouts(3000));
        assert!(search.considered().len() > 4);
    }

    /// The beginning of a game between two searches. A change of it is a change of how they play,
    /// and the commit says so.
    #[test]
    fn the_signature_of_a_fixed_search() {
        let mut game = start::<Akropolis>(&akropolis(Players::Two), 1);
        let mut signature = Vec::new();
        for _ in 0..4 {
            let seat = game.to_move().unwrap();
            let chosen = search(&View::new(&game, seat), 200).unwrap().best();
            signature.push(chosen.to_string());
            game.play(chosen).unwrap();
        }
        assert_eq!(signature, SIGNATURE);
    }

    const SIGNATURE: [&str; 4] = ["10 -2,1 0", "37 2,-2 4", "26 -1,0 2", "7 3,-1 4"];
}
