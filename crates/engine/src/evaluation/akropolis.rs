//! Akropolis: the final points of each seat, and how sure they are.
//!
//! Each seat is evaluated by its city, its stones and the table: the site as the next seat finds it, how
//! many choose before this one, what kinds of tiles are left and for how many turns. The network answers
//! with the points still to be gained and their spread.

mod inputs;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use polis_akropolis::survey::Survey;
use polis_akropolis::{Akropolis, Move, TileId};
use polis_game::{Chance, Game, Outcome, Seat};
use rand::RngExt;

use super::evaluate::{Evaluate, Evaluation};
use super::net::{FIRST, Net, OUTPUTS};
use crate::endgame::EndgameSolver;
use crate::tunables::{self, DENIAL, Tunables};
use inputs::{CITY, INPUTS, OF_CITY, OF_STONES, OF_TABLE, STONES, Untaken, turns_left};

/// Points per unit of the network's outputs.
const UNIT: f32 = 20.0;

impl Evaluate for Akropolis {
    const INPUTS: usize = INPUTS;
    const TUNABLES: Tunables = tunables::AKROPOLIS;

    type Solver = EndgameSolver;

    fn net() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| {
            let bytes = include_bytes!("../../weights/akropolis.bin");
            Net::from_bytes(INPUTS, bytes).expect("a test reads the embedded weights")
        });
        &NET
    }

    fn write_features(&self, seat: Seat, inputs: &mut [f32]) {
        let (table, rest) = inputs.split_at_mut(OF_TABLE);
        let (stones, city) = rest.split_at_mut(OF_STONES);
        inputs::write_table(self, Untaken::of(self), seat, table);
        inputs::write_stones(self.stones()[seat], stones);
        inputs::write_city(&inputs::survey(self, seat), city);
    }

    /// Good players build upwards in nearly half of all turns, though only one move in ten does, and
    /// on the ground they close gaps.
    fn sample_move(&self, rng: &mut Chance) -> Option<Move> {
        let seat = self.to_move()?;
        let city = &self.cities()[seat];
        let (all, raised) = (city.triangle_count(), city.raised_count());
        let ground = all - raised;
        // The ground comes first in the count, then what is above.
        let number = if ground == 0 || raised > 0 && rng.random_bool(0.45) {
            ground + below(raised, rng)
        } else {
            let snug = |_| Some(below(ground, rng)).filter(|&number| city.contacts(number) >= 4);
            match (0..4).find_map(snug) {
                Some(number) => number,
                None => below(ground, rng),
            }
        };
        let affordable = self.site().len().min(usize::from(self.stones()[seat]) + 1);
        // The cheaper of two.
        let tile = below(affordable, rng).min(below(affordable, rng));
        let placement = city.nth_triangle(number).placements()[below(3, rng)];
        Some(Move::new(self.site()[tile], placement))
    }

    fn solver(&self) -> Option<EndgameSolver> {
        EndgameSolver::new(self)
    }

    fn training_target(&self, seat: Seat, end: &Outcome) -> [f32; OUTPUTS] {
        [(end.points[seat] - self.points(seat)) as f32 / UNIT, 0.0]
    }

    /// The likelihood of the points under a normal distribution, tempered by the spread, so that
    /// the uncertain positions of the beginning are learned as well.
    fn loss([mean, spread]: [f32; OUTPUTS], [gained, _]: [f32; OUTPUTS]) -> (f32, [f32; OUTPUTS]) {
        let spread = spread.clamp(-3.0, 2.0);
        let sigma = spread.exp();
        let off = mean - gained;
        let share = off / sigma;
        let loss = 0.5 * share * share + spread;
        (loss, [off / sigma, (1.0 - share * share) * sigma])
    }

    fn preference(&self, net: &Net, seat: Seat) -> f32 {
        let untaken = Untaken::of(self);
        let mut sums = TableSums::new(net);
        let own = expected_points(self, untaken, &mut sums, seat).0;
        match self.estate() {
            // Stones that the person pays are points of the Illustrious Architect.
            Some(_) => own - expected_points(self, untaken, &mut sums, Seat::Second).0,
            None => own,
        }
    }

    /// The expected points after each move, less those that the others can expect on average: what is
    /// left in the site is theirs to choose from. What the moves have in common is worked out once.
    fn rank(&self, net: &Net, moves: &[Move], after: &mut Akropolis, preferences: &mut Vec<f32>) {
        let Some(seat) = self.to_move() else { return };
        let city = &self.cities()[seat];
        let untaken = Untaken::of(self);
        let others = self.cities().seats();
        let others = Seat::first(others).filter(|&other| other != seat);
        let others: ArrayVec<(Seat, CityPart), 3> = others
            .map(|other| (other, CityPart::new(net, &inputs::survey(self, other))))
            .collect();
        let mut tables: ArrayVec<(TileId, Option<TablePart>), 6> = ArrayVec::new();
        let before = CityPart::new(net, &inputs::survey(self, seat));
        let mut sums = TableSums::new(net);
        for &chosen in moves {
            let tile = chosen.tile;
            let known = tables.iter().position(|&(other, _)| other == tile);
            let place = known.unwrap_or_else(|| {
                let table = TablePart::new(self, untaken, &mut sums, &others, tile, after);
                tables.push((tile, table));
                tables.len() - 1
            });
            let Some(table) = &tables[place].1 else {
                preferences.push(f32::NEG_INFINITY);
                continue;
            };
            let mut city = *city;
            let laid = city.lay_unchecked(tile, chosen.placement());
            let part = before.changed(net, &city.survey(self.options().variants()));
            let mut sums = table.sums;
            let stones = table.stones + u16::from(laid.quarries);
            if laid.quarries > 0 {
                change_stones(net, table.stones, stones, &mut sums);
            }
            let own = part.expected_points(net, sums, stones, table.turns_left).0;
            preferences.push(own - table.others);
        }
    }

    fn evaluate(&self, net: &Net, seat: Seat) -> Evaluation {
        if let Some(end) = self.outcome() {
            return Evaluation::of_outcome(&end, seat);
        }
        let untaken = Untaken::of(self);
        let mut sums = TableSums::new(net);
        let own = expected_points(self, untaken, &mut sums, seat);
        let others: ArrayVec<(f32, f32), 3> = Seat::first(self.seats())
            .filter(|&other| other != seat)
            .map(|other| expected_points(self, untaken, &mut sums, other))
            .collect();
        let best = others.iter().map(|&(points, _)| points);
        Evaluation {
            win: chance_to_win(own, &others),
            margin: own.0 - best.fold(f32::NEG_INFINITY, f32::max),
            points: own.0,
        }
    }
}

/// What a city brings, and what it adds to the first layer of the network.
struct CityPart {
    points: i32,
    inputs: [f32; OF_CITY],
    sums: [f32; FIRST],
}

impl CityPart {
    fn new(net: &Net, survey: &Survey) -> CityPart {
        let nothing = CityPart {
            points: 0,
            inputs: [0.0; OF_CITY],
            sums: [0.0; FIRST],
        };
        nothing.changed(net, survey)
    }

    /// The part of a city that is much like this one: only the features that differ are added.
    fn changed(&self, net: &Net, survey: &Survey) -> CityPart {
        let mut inputs = [0.0; OF_CITY];
        inputs::write_city(survey, &mut inputs);
        let mut sums = self.sums;
        net.add_differences(CITY, &self.inputs, &inputs, &mut sums);
        CityPart {
            points: inputs::points(survey),
            inputs,
            sums,
        }
    }

    /// The expected final points, and their standard deviation, with the sums of the first layer that come
    /// from the table and the stones.
    fn expected_points(
        &self,
        net: &Net,
        mut sums: [f32; FIRST],
        stones: u16,
        turns_left: usize,
    ) -> (f32, f32) {
        let points = (self.points + i32::from(stones)) as f32;
        if turns_left == 0 {
            return (points, 0.5);
        }
        for (sum, more) in sums.iter_mut().zip(&self.sums) {
            *sum += more;
        }
        let [mean, spread] = net.finish(&sums);
        (points + mean * UNIT, spread.clamp(-3.0, 2.0).exp() * UNIT)
    }
}

/// What is the same for all moves of a turn that take the same tile.
struct TablePart {
    /// What the table and the stones add to the first layer of the network.
    sums: [f32; FIRST],
    turns_left: usize,
    /// The stones of the seat after it has paid, and before it covers a quarry.
    stones: u16,
    /// What the others can expect, as far as the seat minds.
    others: f32,
}

impl TablePart {
    /// `None` where taking the tile turns up what is not known.
    fn new(
        game: &Akropolis,
        untaken: Untaken,
        sums: &mut TableSums<'_>,
        others: &[(Seat, CityPart)],
        tile: TileId,
        after: &mut Akropolis,
    ) -> Option<TablePart> {
        let seat = game.to_move()?;
        after.clone_from(game);
        after.take_unlaid(tile, 0).ok()?;
        let untaken = match after.estate() {
            // The Illustrious Architect's turn follows within the move.
            Some(_) => Untaken::of(after).without(tile),
            None => untaken.without(tile),
        };
        let net = sums.net;
        let estate =
            (after.estate()).map(|_| CityPart::new(net, &inputs::survey(after, Seat::Second)));
        let minded = share_of_others(game.seats(), |other| {
            let built = others.iter().find(|&&(one, _)| one == other);
            let architects = estate.as_ref().filter(|_| other == Seat::Second);
            let city = built.map(|(_, city)| city).or(architects)?;
            let stones = after.stones()[other];
            let sums = sums.of(after, untaken, other, stones);
            let expected = city.expected_points(net, sums, stones, turns_left(after, other));
            Some(expected.0)
        });
        Some(TablePart {
            sums: sums.of(after, untaken, seat, after.stones()[seat]),
            turns_left: turns_left(after, seat),
            stones: after.stones()[seat],
            others: minded,
        })
    }
}

/// What the others of a table can expect, as far as a seat minds when it ranks its moves.
fn share_of_others(seats: usize, expected: impl FnMut(Seat) -> Option<f32>) -> f32 {
    let share = DENIAL / (seats - 1) as f32;
    share * Seat::first(seats).filter_map(expected).sum::<f32>()
}

/// What the table adds to the first layer of the network, with the biases. Tables that are much like each
/// other are described one after another, as only the features that differ are added.
struct TableSums<'a> {
    net: &'a Net,
    inputs: [f32; OF_TABLE],
    sums: [f32; FIRST],
}

impl<'a> TableSums<'a> {
    fn new(net: &'a Net) -> TableSums<'a> {
        TableSums {
            net,
            inputs: [0.0; OF_TABLE],
            sums: *net.layers().first_bias,
        }
    }

    /// The sums for the table as a seat with these stones finds it.
    fn of(&mut self, game: &Akropolis, untaken: Untaken, seat: Seat, stones: u16) -> [f32; FIRST] {
        let mut inputs = [0.0; OF_TABLE];
        inputs::write_table(game, untaken, seat, &mut inputs);
        self.net
            .add_differences(0, &self.inputs, &inputs, &mut self.sums);
        self.inputs = inputs;
        let mut sums = self.sums;
        let mut inputs = [0.0; OF_STONES];
        inputs::write_stones(stones, &mut inputs);
        self.net.add(STONES, &inputs, &mut sums);
        sums
    }
}

/// Changes the sums of the first layer from some stones to others.
fn change_stones(net: &Net, before: u16, stones: u16, sums: &mut [f32; FIRST]) {
    let [before, inputs] = [before, stones].map(|stones| {
        let mut inputs = [0.0; OF_STONES];
        inputs::write_stones(stones, &mut inputs);
        inputs
    });
    net.add_differences(STONES, &before, &inputs, sums);
}

/// The expected final points of a seat, and their standard deviation.
fn expected_points(
    game: &Akropolis,
    untaken: Untaken,
    sums: &mut TableSums<'_>,
    seat: Seat,
) -> (f32, f32) {
    let city = CityPart::new(sums.net, &inputs::survey(game, seat));
    let (net, stones) = (sums.net, game.stones()[seat]);
    let sums = sums.of(game, untaken, seat, stones);
    city.expected_points(net, sums, stones, turns_left(game, seat))
}

/// Probability to have more points than all others, each given by mean and spread.
fn chance_to_win((points, spread): (f32, f32), others: &[(f32, f32)]) -> f32 {
    if let &[(other, wide)] = others {
        return normal_cdf((points - other) / (spread * spread + wide * wide).sqrt());
    }
    // With several others, beating one and beating another are not independent events: both depend
    // on the own points. So integrate over these.
    let (mut sum, mut whole) = (0.0, 0.0);
    for step in -STEPS..=STEPS {
        let deviations = step as f32 * STEP;
        let weight = (-0.5 * deviations * deviations).exp();
        let own = points + spread * deviations;
        let beaten = others
            .iter()
            .map(|&(other, wide)| normal_cdf((own - other) / wide));
        sum += weight * beaten.product::<f32>();
        whole += weight;
    }
    sum / whole
}

/// Step of the integration over a normal distribution, in standard deviations, and the number of
/// steps to each side.
const STEP: f32 = 0.2;
const STEPS: i16 = 16;

/// A random number below `bound`, or 0 when that is 0.
fn below(bound: usize, rng: &mut Chance) -> usize {
    rng.random_range(0..bound.max(1) as u32) as usize
}

/// Cumulative distribution function of the normal distribution, to about 0.0001.
fn normal_cdf(deviations: f32) -> f32 {
    let x = deviations.clamp(-8.0, 8.0);
    1.0 / (1.0 + (-1.5976 * x - 0.070_56 * x * x * x).exp())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Architect, Length, Options, Players, Variants};
    use polis_game::{View, chance};

    use super::*;

    fn games() -> impl Iterator<Item = (Akropolis, Chance)> {
        let players = [
            Players::Two,
            Players::Three,
            Players::Four,
            Players::Solo(Architect::Metagenes),
        ];
        players.into_iter().enumerate().map(|(seed, players)| {
            let options = Options::new(players, Variants::ALL, Length::Standard).unwrap();
            let mut rng = chance(seed as u64);
            let setup = Akropolis::deal(&options, &mut rng).unwrap();
            (Akropolis::new(&setup).unwrap(), rng)
        })
    }

    /// Along random games of every kind: the numbers are finite and small, they do not depend on
    /// the order of the unseen tiles, and likely moves are legal.
    #[test]
    fn descriptions_are_sound() {
        for (mut game, mut rng) in games() {
            while let Some(mover) = game.to_move() {
                for seat in Seat::first(game.seats()) {
                    let describe = |game: &Akropolis| {
                        let mut inputs = [0.0; INPUTS];
                        game.write_features(seat, &mut inputs);
                        assert!(inputs.iter().all(|input| input.abs() < 20.0));
                        inputs.map(f32::to_bits)
                    };
                    let inputs = describe(&game);
                    let view = View::new(&game, mover);
                    assert_eq!(describe(view.position()), inputs);
                    assert_eq!(describe(&view.fill(&mut rng)), inputs);
                }
                let chosen = game.sample_move(&mut rng).unwrap();
                assert!(game.is_legal(chosen));
                game.play(chosen).unwrap();
            }
            assert_eq!(game.sample_move(&mut rng), None);
        }
    }

    /// Ranking moves together gives what playing each of them and evaluating every seat gives.
    #[test]
    fn moves_are_ranked_together_as_one_by_one() {
        let net = Akropolis::net();
        for (mut game, mut rng) in games() {
            let others = (game.seats() - 1) as f32;
            while let Some(seat) = game.to_move() {
                let moves: Vec<Move> = (0..4).filter_map(|_| game.sample_move(&mut rng)).collect();
                let (mut room, mut ranked) = (game.clone(), Vec::new());
                game.rank(net, &moves, &mut room, &mut ranked);
                assert_eq!(ranked.len(), moves.len());
                for (&chosen, found) in moves.iter().zip(ranked) {
                    let mut after = game.clone();
                    after.play(chosen).unwrap();
                    let untaken = Untaken::of(&after);
                    let points =
                        |seat| expected_points(&after, untaken, &mut TableSums::new(net), seat).0;
                    let all: f32 = Seat::first(game.seats()).map(points).sum();
                    let expected = points(seat) - DENIAL * (all - points(seat)) / others;
                    assert!((found - expected).abs() < 0.001, "{found} {expected}");
                }
                // A move that turns up what is not known cannot be ranked.
                let view = View::new(&game, seat);
                let mut ranked = Vec::new();
                view.position().rank(net, &moves, &mut room, &mut ranked);
                for (&chosen, found) in moves.iter().zip(ranked) {
                    let is_known = view.position().clone().play(chosen).is_ok();
                    assert_eq!(found > f32::NEG_INFINITY, is_known);
                }
                game.play(moves[0]).unwrap();
            }
        }
    }

    #[test]
    fn the_turns_left_add_up() {
        for (mut game, mut rng) in games() {
            loop {
                let left = |seat| turns_left(&game, seat);
                let all: usize = Seat::first(game.seats()).map(left).sum();
                assert_eq!(all, game.turns_in_all() - game.turns());
                let Some(chosen) = game.random_move(&mut rng) else {
                    break;
                };
                game.play(chosen).unwrap();
            }
        }
    }

    /// The embedded network knows every mode: the chances of all seats add up, equal seats have
    /// equal chances at the start, and the end is told exactly.
    #[test]
    fn prospects_make_sense() {
        for (mut game, mut rng) in games() {
            let seats = game.seats();
            let win = |game: &Akropolis, seat| game.evaluate(Akropolis::net(), seat).win;
            if game.estate().is_none() {
                let even = win(&game, Seat::First) * seats as f32;
                assert!((0.6..1.5).contains(&even), "{even}");
            }
            while let Some(chosen) = game.random_move(&mut rng) {
                let all: f32 = Seat::first(seats).map(|seat| win(&game, seat)).sum();
                assert!((all - 1.0).abs() < 0.03, "{all}");
                game.play(chosen).unwrap();
            }
            let end = game.evaluate(Akropolis::net(), Seat::First);
            assert_eq!(end, Evaluation::of_outcome(&game.standing(), Seat::First));
        }
    }

    #[test]
    fn equal_seats_have_equal_chances() {
        let even = (100.0, 12.0);
        for others in 1..4 {
            let win = chance_to_win(even, &vec![even; others]);
            assert!((win - 1.0 / (others as f32 + 1.0)).abs() < 0.005, "{win}");
        }
        assert!(chance_to_win((100.0, 1.0), &[(10.0, 1.0), (99.0, 0.1)]) > 0.8);
        assert!(chance_to_win((50.0, 1.0), &[(10.0, 1.0), (99.0, 0.1)]) < 0.001);
    }

    #[test]
    fn the_normal_distribution() {
        for (deviations, expected) in [(0.0, 0.5), (1.0, 0.8413), (-2.0, 0.0228), (9.0, 1.0)] {
            assert!((normal_cdf(deviations) - expected).abs() < 0.001);
        }
    }
}
