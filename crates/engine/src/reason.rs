//! Why a move is better than another: what both lead to in the same futures, played to the end.

use polis_akropolis::{Akropolis, District, Move};
use polis_architekton::Architekton;
use polis_game::{Chance, Seat, View, chance};
use rand::Rng;

use crate::evaluation::{Evaluate, Evaluation, Net};
use crate::search::{Playout, SearchOptions, mean_and_error};

/// A game whose points come in parts.
pub trait Parts: Evaluate {
    /// Number of parts.
    const PARTS: usize;

    /// The points of a seat by part; together they are its points.
    fn points_by_part(&self, seat: Seat) -> Vec<i32>;

    /// Whether two moves take the same tile; `None` where moves take none that another seat could
    /// take instead.
    fn takes_same(one: Self::Move, other: Self::Move) -> Option<bool>;
}

impl Parts for Akropolis {
    /// The types of districts, and the stones.
    const PARTS: usize = District::ALL.len() + 1;

    fn points_by_part(&self, seat: Seat) -> Vec<i32> {
        let score = self.score(seat);
        let stones = i32::from(score.stones + score.quarries.unwrap_or(0));
        let districts = score.districts.iter().map(|(_, score)| score.points());
        districts.chain([stones]).collect()
    }

    fn takes_same(one: Move, other: Move) -> Option<bool> {
        Some(one.tile == other.tile)
    }
}

impl Parts for Architekton {
    /// The largest group, and the chips.
    const PARTS: usize = 2;

    fn points_by_part(&self, seat: Seat) -> Vec<i32> {
        let score = self.final_score()[seat];
        vec![i32::from(score.group), i32::from(score.chips)]
    }

    fn takes_same(_one: Self::Move, _other: Self::Move) -> Option<bool> {
        None
    }
}

/// A mean difference and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The mean.
    pub mean: f32,
    /// Its standard error.
    pub error: f32,
}

impl Difference {
    /// Standard errors by which a difference must exceed 0 to be told: it is chance in one of 100.
    const CLEAR: f32 = 2.6;

    fn of(differences: impl Iterator<Item = f32> + Clone) -> Difference {
        let (mean, error) = mean_and_error(differences);
        Difference { mean, error }
    }

    /// Whether it is more than chance explains.
    pub fn is_clear(self) -> bool {
        self.error.is_finite() && self.mean.abs() > Difference::CLEAR * self.error
    }
}

/// Why a move is better or worse than another one.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReason {
    /// Number of futures that both moves have met.
    pub futures: u32,
    /// The difference in final points of whoever moves.
    pub points: Difference,
    /// The same by part; the parts add up to the whole.
    pub parts: Vec<Difference>,
    /// The difference in victories of whoever moves.
    pub win: Difference,
    /// The difference in [utility](Evaluation::utility): victories, and a part of the lead. The move is
    /// better where it is above 0.
    pub utility: Difference,
    /// Who decides next; `None` where nobody else does.
    pub next: Option<Seat>,
    /// The difference in final points of whoever is next.
    pub next_points: Option<Difference>,
    /// The part of the futures in which whoever is next takes the tile of the move after the other move;
    /// `None` where moves take no tile.
    pub next_takes: Option<f32>,
}

/// What a future came to after each of the two moves.
#[derive(Clone, Debug)]
struct Met<M> {
    /// The final points of whoever moves, by part, after the move less after the other one.
    parts: Vec<i32>,
    /// The difference in their share in the victory.
    win: f32,
    /// The difference in utility.
    utility: f32,
    /// The difference in points of each seat.
    points: Vec<i32>,
    /// Who decided first after the other move, and what they played.
    reply: Option<(Seat, M)>,
}

/// Two moves that are played to the end on the same random orders of the unseen tiles.
#[derive(Clone, Debug)]
pub struct Reasoning<'a, G: Parts> {
    view: View<G>,
    playout: Playout<'a, G>,
    rng: Chance,
    chosen: G::Move,
    other: G::Move,
    met: Vec<Met<G::Move>>,
}

impl<'a, G: Parts> Reasoning<'a, G> {
    /// Starts to compare a move with another one; `None` where one of them is not legal, or both are
    /// the same.
    pub fn new(
        view: &View<G>,
        net: &'a Net,
        options: SearchOptions,
        [chosen, other]: [G::Move; 2],
        seed: u64,
    ) -> Option<Reasoning<'a, G>> {
        let position = view.position();
        let is_possible = position.to_move() == Some(view.seat())
            && chosen != other
            && position.is_legal(chosen)
            && position.is_legal(other);
        is_possible.then(|| Reasoning {
            view: view.clone(),
            playout: Playout::new(view, net, options),
            rng: chance(seed ^ ENDED),
            chosen,
            other,
            met: Vec::new(),
        })
    }

    /// Number of futures that both moves have met.
    pub fn futures(&self) -> u32 {
        self.met.len() as u32
    }

    /// Plays both moves to the end on one more future.
    pub fn step(&mut self) {
        let future = self.rng.next_u64();
        let (seat, from) = (self.view.seat(), self.view.position());
        let (_, end) = self.playout.run_to_end(from, self.chosen, future);
        let after = (end.points_by_part(seat), end.standing());
        let (reply, end) = self.playout.run_to_end(from, self.other, future);
        let instead = (end.points_by_part(seat), end.standing());
        let parts = after.0.iter().zip(&instead.0);
        let [there, here] = [&after.1, &instead.1].map(|outcome| outcome.value_for(seat));
        let lead = (there.margin - here.margin) as f32;
        let difference = Evaluation {
            win: there.win - here.win,
            margin: lead,
            points: 0.0,
        };
        self.met.push(Met {
            parts: parts.map(|(one, other)| one - other).collect(),
            win: difference.win,
            utility: difference.utility(),
            points: Seat::first(from.seats())
                .map(|seat| after.1.points[seat] - instead.1.points[seat])
                .collect(),
            reply,
        });
    }

    /// What was found so far.
    pub fn reason(&self) -> MoveReason {
        let seat = self.view.seat();
        let points = |seat: Seat| {
            let points = self.met.iter().map(move |met| met.points[seat as usize]);
            Difference::of(points.map(|points| points as f32))
        };
        let replies = || self.met.iter().filter_map(|met| met.reply);
        let next = replies().map(|(next, _)| next).find(|&next| next != seat);
        let takes = |(_, reply)| G::takes_same(reply, self.chosen);
        let taken: Option<Vec<bool>> = replies().map(takes).collect();
        let share = |taken: Vec<bool>| {
            let times = taken.iter().filter(|&&is_taken| is_taken).count();
            times as f32 / taken.len().max(1) as f32
        };
        MoveReason {
            futures: self.futures(),
            points: points(seat),
            parts: (0..G::PARTS)
                .map(|part| Difference::of(self.met.iter().map(move |met| met.parts[part] as f32)))
                .collect(),
            win: Difference::of(self.met.iter().map(|met| met.win)),
            utility: Difference::of(self.met.iter().map(|met| met.utility)),
            next,
            next_points: next.map(points),
            next_takes: next.and(taken).map(share),
        }
    }
}

impl<G: Parts> Reasoning<'_, G> {
    /// What another seat plays most often next after the other move, and in which part of the futures;
    /// `None` where no other seat decides next.
    pub fn likely_reply(&self) -> Option<(G::Move, f32)> {
        let seat = self.view.seat();
        let replies = self.met.iter().filter_map(|met| met.reply);
        let replies = replies.filter(|&(next, _)| next != seat);
        let mut counted: Vec<(G::Move, usize)> = Vec::new();
        for (_, reply) in replies {
            match counted.iter_mut().find(|(one, _)| *one == reply) {
                Some((_, times)) => *times += 1,
                None => counted.push((reply, 1)),
            }
        }
        // The first of several equal ones.
        let most = counted.into_iter().rev().max_by_key(|&(_, times)| times);
        most.map(|(reply, times)| (reply, times as f32 / self.met.len() as f32))
    }
}

/// Makes the futures of these playouts others than those of a search with the same seed.
const ENDED: u64 = 0x9e37_79b9_7f4a_7c15;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Length, Options, Players, Variants};

    use super::*;
    use crate::preferences;

    /// Compares the best with the last of some moves in many positions of a game.
    fn check<G: Parts>(options: &G::Options, seed: u64) {
        let mut rng = chance(seed);
        let mut position = G::new(&G::deal(options, &mut rng).unwrap()).unwrap();
        while let Some(seat) = position.to_move() {
            // The parts are the points of the rules.
            for seat in Seat::first(position.seats()) {
                let parts = position.points_by_part(seat);
                assert_eq!(parts.len(), G::PARTS);
                assert_eq!(parts.iter().sum::<i32>(), position.standing().points[seat]);
            }
            let view = View::new(&position, seat);
            let mut ranked = Vec::new();
            preferences(&view.fill(&mut rng), G::net(), seat, &mut ranked);
            let moves = [ranked[0].1, ranked[ranked.len() - 1].1];
            let start = |view: &View<G>| {
                Reasoning::new(view, G::net(), SearchOptions::of::<G>(), moves, seed)
            };
            if let Some(mut reasoning) = start(&view) {
                for _ in 0..3 {
                    reasoning.step();
                }
                let reason = reasoning.reason();
                numbers_add_up(&reasoning, &reason);
                // Another order of the unseen tiles makes no difference.
                let other = View::new(&view.fill(&mut rng), seat);
                let mut again = start(&other).unwrap();
                for _ in 0..3 {
                    again.step();
                }
                assert_eq!(again.reason(), reason);
                is_truly_played(&view, moves, &reason, seed);
            } else {
                assert_eq!(moves[0], moves[1]);
            }
            position.play(ranked[0].1).unwrap();
        }
    }

    /// The parts add up to the points, and shares are shares.
    fn numbers_add_up<G: Parts>(reasoning: &Reasoning<'_, G>, reason: &MoveReason) {
        let parts: f32 = reason.parts.iter().map(|part| part.mean).sum();
        assert!((parts - reason.points.mean).abs() < 1e-3);
        assert!(
            reason
                .next_takes
                .is_none_or(|part| (0.0..=1.0).contains(&part))
        );
        assert!(reason.win.mean.abs() <= 1.0);
        if let Some((reply, share)) = reasoning.likely_reply() {
            let played = reasoning.met.iter().filter_map(|met| met.reply);
            let times = played.filter(|&(_, one)| one == reply).count();
            assert!((share - times as f32 / reason.futures as f32).abs() < 1e-6);
        }
        assert_eq!(reason.futures, reasoning.futures());
        for met in &reasoning.met {
            let own = met.points[reasoning.view.seat() as usize];
            assert_eq!(met.parts.iter().sum::<i32>(), own);
        }
    }

    /// The same futures, played by hand with the rules alone, come to the same points and replies.
    fn is_truly_played<G: Parts>(
        view: &View<G>,
        [chosen, other]: [G::Move; 2],
        reason: &MoveReason,
        seed: u64,
    ) {
        let mut rng = chance(seed ^ ENDED);
        let (mut points, mut taken, mut replies) = (0, 0, 0);
        for _ in 0..reason.futures {
            let future = rng.next_u64();
            let mut playout = Playout::new(view, G::net(), SearchOptions::of::<G>());
            let mut end = |first: G::Move| {
                let reply = playout.reply(view.position(), first, future);
                let (again, end) = playout.run_to_end(view.position(), first, future);
                assert_eq!(
                    again, reply,
                    "what is told of the next seat is what it plays"
                );
                assert!(end.to_move().is_none(), "the game is over");
                (reply, end.standing().points[view.seat()])
            };
            let (_, after) = end(chosen);
            let (reply, instead) = end(other);
            points += after - instead;
            if let Some((_, reply)) = reply {
                replies += 1;
                taken += i32::from(G::takes_same(reply, chosen) == Some(true));
            }
        }
        let mean = points as f32 / reason.futures as f32;
        assert!((mean - reason.points.mean).abs() < 1e-3);
        if let Some(share) = reason.next_takes {
            assert!((share - taken as f32 / replies as f32).abs() < 1e-6);
        }
    }

    #[test]
    fn reasons_are_those_of_the_rules_and_the_playouts() {
        for (seed, players) in [(1, Players::Two), (2, Players::Three)] {
            let options = Options::new(players, Variants::ALL, Length::Standard).unwrap();
            check::<Akropolis>(&options, seed);
        }
        let solo = Players::new(1, Some(polis_akropolis::Architect::Metagenes)).unwrap();
        let options = Options::new(solo, Variants::NONE, Length::Standard).unwrap();
        check::<Akropolis>(&options, 3);
        for seed in 4..7 {
            check::<Architekton>(&polis_architekton::Options::default(), seed);
        }
    }
}
