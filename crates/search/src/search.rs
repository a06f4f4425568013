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
            sure: 2.0,
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
    /// All that were tried. The first `racing` of them are in the race.
    candidates: Vec<Candidate<G::Move>>,
    racing: usize,
    races: u32,
    /// How many times each of those has run in this race.
    rounds: u32,
    /// What the candidates of this round that have run already got, in their order.
    values: Vec<f64>,
    seed: u64,
    truth: G,
    scratch: [G; 2],
    playouts: u32,
}

/// After so many rounds the first candidates may fall out.
const FIRST_ROUNDS: u32 = 6;

/// No race asks for more standard errors than this.
const SUREST: f64 = 5.0;

/// A difference that nobody would notice.
const EQUAL: f64 = 0.001;

#[derive(Clone, Copy, Debug)]
struct Candidate<M> {
    chosen: M,
    tries: u32,
    win: f64,
    margin: f64,
    points: f64,
    /// How far it was above the mean of each round of this race, summed up, and the squares.
    lead: f64,
    square: f64,
}

impl<M: Copy> Candidate<M> {
    fn new(chosen: M) -> Candidate<M> {
        Candidate {
            chosen,
            tries: 0,
            win: 0.0,
            margin: 0.0,
            points: 0.0,
            lead: 0.0,
            square: 0.0,
        }
    }

    fn add(&mut self, prospect: Prospect) {
        self.tries += 1;
        self.win += f64::from(prospect.win);
        self.margin += f64::from(prospect.margin);
        self.points += f64::from(prospect.points);
    }

    fn considered(&self) -> Considered<M> {
        let tries = f64::from(self.tries.max(1));
        Considered {
            chosen: self.chosen,
            prospect: Prospect {
                win: (self.win / tries) as f32,
                margin: (self.margin / tries) as f32,
                points: (self.points / tries) as f32,
            },
            tries: self.tries,
        }
    }

    fn utility(&self) -> f32 {
        self.considered().prospect.utility()
    }
}

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
            racing: 0,
            races: 0,
            rounds: 0,
            values: Vec::new(),
            seed: 0,
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

    /// Whether more playouts cannot change the answer: no other move is left in the race.
    pub fn is_settled(&self) -> bool {
        self.racing == 1 && self.untried.is_empty() && self.rounds >= FIRST_ROUNDS
    }

    /// Steps until it is told to stop, or nothing is left to find out.
    pub fn run(&mut self, stop: &mut impl Stop) {
        while !self.is_settled() && !stop.stop(self.playouts) {
            self.step();
        }
    }

    /// One playout.
    pub fn step(&mut self) {
        if self.values.is_empty() {
            self.seed = self.rng.next_u64();
            self.truth.clone_from(self.view.position());
            self.truth.fill(&mut chance(self.seed));
        }
        let [position, after] = &mut self.scratch;
        position.clone_from(&self.truth);
        let runner = &mut self.candidates[self.values.len()];
        let playout = Playout {
            net: self.net,
            seat: self.view.seat(),
            plies: self.effort.ahead * people(position),
            glance: self.effort.glance,
        };
        let prospect = playout.run(position, after, runner.chosen, self.seed);
        runner.add(prospect);
        self.playouts = self.playouts.saturating_add(1);
        self.values.push(f64::from(prospect.utility()));
        if self.values.len() == self.racing {
            self.end_round();
        }
    }

    /// The moves that were tried, the best first; before the first step, the move that the network
    /// likes best, with nothing known of it.
    pub fn considered(&self) -> Vec<Considered<G::Move>> {
        let mut racing: Vec<&Candidate<G::Move>> = self.candidates[..self.racing].iter().collect();
        if self.is_decided() {
            racing.sort_by(|one, other| other.lead.total_cmp(&one.lead));
        }
        let mut fallen: Vec<&Candidate<G::Move>> = self.candidates[self.racing..].iter().collect();
        fallen.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        racing
            .into_iter()
            .chain(fallen)
            .enumerate()
            .filter(|&(rank, candidate)| rank == 0 || candidate.tries > 0)
            .map(|(_, candidate)| candidate.considered())
            .collect()
    }

    /// The best move so far.
    pub fn best(&self) -> G::Move {
        let racing = &self.candidates[..self.racing];
        let leader = racing
            .iter()
            .reduce(|best, other| if other.lead > best.lead { other } else { best })
            .filter(|_| self.is_decided())
            .unwrap_or(&self.candidates[0]);
        leader.chosen
    }

    /// Whether the order of this race counts. A winner of earlier races stays first as long as it
    /// has hardly met its new rivals.
    fn is_decided(&self) -> bool {
        self.rounds >= FIRST_ROUNDS || self.races == 1
    }

    /// Compares the candidates after each has run once more.
    fn end_round(&mut self) {
        let mean = self.values.iter().sum::<f64>() / self.values.len() as f64;
        for (candidate, value) in self.candidates.iter_mut().zip(self.values.drain(..)) {
            candidate.lead += value - mean;
            candidate.square += (value - mean) * (value - mean);
        }
        self.rounds += 1;
        if self.rounds < FIRST_ROUNDS {
            return;
        }
        let rounds = f64::from(self.rounds);
        // The variance of the mean lead.
        let variance = |candidate: &Candidate<G::Move>| {
            let lead = candidate.lead / rounds;
            (candidate.square / rounds - lead * lead).max(0.0) / rounds
        };
        let racing = &mut self.candidates[..self.racing];
        racing.sort_by(|one, other| other.lead.total_cmp(&one.lead));
        let (best, of_best) = (racing[0].lead / rounds, variance(&racing[0]));
        let sure = self.effort.sure;
        // Who can hardly be better than the best falls out, be it worse or the same.
        let in_race = |candidate: &Candidate<G::Move>| {
            let behind = best - candidate.lead / rounds;
            sure * (of_best + variance(candidate)).sqrt() - behind > EQUAL
        };
        // They are sorted by their lead, but one far behind may be less certain than one before it:
        // those in the race come first.
        racing[1..].sort_by_key(|candidate| !in_race(candidate));
        self.racing = 1 + racing[1..]
            .iter()
            .filter(|&candidate| in_race(candidate))
            .count();
        if self.racing > 1 {
            return;
        }
        if self.untried.is_empty() {
            self.run_again();
        } else {
            self.enter(self.effort.candidates.div_ceil(2).max(1));
        }
    }

    /// All moves have run: the best of them run again, and must be further behind to fall out.
    fn run_again(&mut self) {
        if self.effort.sure >= SUREST {
            return;
        }
        self.effort.sure += 1.0;
        self.candidates[1..].sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        self.racing = self.effort.candidates.clamp(1, self.candidates.len());
        self.begin_race();
    }

    fn begin_race(&mut self) {
        self.races += 1;
        self.rounds = 0;
        for candidate in &mut self.candidates[..self.racing] {
            (candidate.lead, candidate.square) = (0.0, 0.0);
        }
    }

    /// The next best moves meet the winner so far in a new race.
    fn enter(&mut self, number: usize) {
        let fallen = self.candidates.split_off(self.racing);
        for _ in 0..number {
            if let Some((_, chosen)) = self.untried.pop() {
                self.candidates.push(Candidate::new(chosen));
            }
        }
        self.racing = self.candidates.len();
        self.begin_race();
        self.candidates.extend(fallen);
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
            assert_eq!(tries, search.playouts());
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
