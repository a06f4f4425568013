//! Akropolis: the final points of each seat, and how sure they are.
//!
//! Cities hardly touch each other, so each is evaluated alone: its city, the stones, the
//! turns that are left, and what kinds of tiles are left for them. The network answers with the
//! points still to be gained and their spread.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use polis_akropolis::survey::{LEVELS, Survey};
use polis_akropolis::{
    Akropolis, Architect, City, Construction, District, Estate, Move, TileId, Variants,
};
use polis_game::{Chance, Game, Outcome, Seat};
use rand::RngExt;

use super::evaluate::{Evaluate, Evaluation};
use super::features::Features;
use super::net::{Net, OUTPUTS};
use crate::tunables::{self, Tunables};

/// Points per unit of the network's outputs.
const UNIT: f32 = 20.0;

/// The features of a city, then those of the game.
const INPUTS: usize = 5 * 13 + LEVELS + 4 * LEVELS + 2 + 24 + 3;

impl Evaluate for Akropolis {
    const INPUTS: usize = INPUTS;
    const TUNABLES: Tunables = tunables::AKROPOLIS;

    fn net() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| {
            let bytes = include_bytes!("../../weights/akropolis.bin");
            Net::from_bytes(INPUTS, bytes).expect("a test reads the embedded weights")
        });
        &NET
    }

    fn write_features(&self, seat: Seat, inputs: &mut [f32]) {
        self.write(seat, inputs);
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
        let own = self.expected_points(net, seat).0;
        match self.estate() {
            // Stones that the person pays are points of the Illustrious Architect.
            Some(_) => own - self.expected_points(net, Seat::Second).0,
            None => own,
        }
    }

    fn evaluate(&self, net: &Net, seat: Seat) -> Evaluation {
        if let Some(end) = self.outcome() {
            return Evaluation::of_outcome(&end, seat);
        }
        let own = self.expected_points(net, seat);
        let others: ArrayVec<(f32, f32), 3> = Seat::first(self.seats())
            .filter(|&other| other != seat)
            .map(|other| self.expected_points(net, other))
            .collect();
        let best = others.iter().map(|&(points, _)| points);
        Evaluation {
            win: chance_to_win(own, &others),
            margin: own.0 - best.fold(f32::NEG_INFINITY, f32::max),
            points: own.0,
        }
    }
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

trait Description {
    fn write(&self, seat: Seat, inputs: &mut [f32]) -> i32;
    fn expected_points(&self, net: &Net, seat: Seat) -> (f32, f32);
    fn turns_left(&self, seat: Seat) -> usize;
}

impl Description for Akropolis {
    /// Writes the features, and returns the points of the position.
    fn write(&self, seat: Seat, inputs: &mut [f32]) -> i32 {
        let mut features = Features::new(inputs);
        let variants = self.options().variants();
        let stones = self.stones()[seat];
        let mut points = i32::from(stones);
        let survey = match (self.cities().get(seat), self.estate()) {
            (Some(city), _) => city.survey(variants),
            (None, Some(estate)) => survey_of_estate(estate, variants),
            (None, None) => Survey::default(),
        };

        for (_, kind) in survey.types.iter() {
            let score = kind.score;
            points += score.points();
            features.push(f32::from(score.value) / 10.0);
            features.push(f32::from(score.stars) / 4.0);
            features.push(score.points() as f32 / 30.0);
            for count in kind.plazas.into_iter().chain(kind.districts) {
                features.push(f32::from(count) / 3.0);
            }
            features.push(f32::from(kind.idle) / 6.0);
            for near in kind.near {
                features.push(f32::from(near) / 6.0);
            }
        }
        for count in survey.quarries {
            features.push(f32::from(count) / 4.0);
        }
        for platforms in survey.platforms {
            features.push(f32::from(platforms.count) / 20.0);
            features.push(f32::from(platforms.free.min(8)) / 4.0);
            features.push(
                platforms
                    .cost
                    .map_or(2.0, |cost| f32::from(cost.min(24)) / 12.0),
            );
            features.push(f32::from(platforms.quarries) / 2.0);
        }
        features.push(f32::from(survey.ground) / 40.0);
        features.push(f32::from(survey.area) / 30.0);

        let turns = self.turns_left(seat) as f32;
        features.push(turns / 15.0);
        features.push(turns.min(3.0) / 3.0);
        features.push(turns.min(8.0) / 8.0);
        features.push(f32::from(stones) / 6.0);
        features.push(f32::from(stones.min(2)) / 2.0);
        features.push(f32::from(u8::from(self.seats() == 3)));
        features.push(f32::from(u8::from(self.seats() == 4)));
        features.push(f32::from(u8::from(self.estate().is_some())));
        for district in District::ALL {
            features.push(f32::from(u8::from(variants.contains(district))));
        }
        // What is on the tiles that nobody has taken yet, for each of them.
        let (tiles, counts) = untaken(self);
        for count in counts {
            features.push(4.0 * f32::from(count) / f32::from(tiles.max(1)));
        }
        if self.cities().get(seat).is_none()
            && let Some(architect) = self.options().players().architect()
        {
            inputs[INPUTS - 3 + architect as usize] = 1.0;
        }
        points
    }

    /// The expected final points of a seat, and their standard deviation.
    fn expected_points(&self, net: &Net, seat: Seat) -> (f32, f32) {
        let mut inputs = [0.0; INPUTS];
        let points = self.write(seat, &mut inputs) as f32;
        if self.turns_left(seat) == 0 {
            return (points, 0.5);
        }
        let [mean, spread] = net.run(&inputs);
        (points + mean * UNIT, spread.clamp(-3.0, 2.0).exp() * UNIT)
    }

    /// Number of turns that a seat still has.
    fn turns_left(&self, seat: Seat) -> usize {
        let seats = self.seats();
        let left = self.turns_in_all() - self.turns();
        let Some(next) = self.to_move() else { return 0 };
        // How many turns others take before the first of this seat.
        let before = (seat.number() + seats - next.number()) % seats;
        (left + seats - 1 - before.min(left + seats - 1)) / seats
    }
}

/// A random number below `bound`, or 0 when that is 0.
fn below(bound: usize, rng: &mut Chance) -> usize {
    rng.random_range(0..bound.max(1) as u32) as usize
}

/// The Illustrious Architect's tiles as if they were a city in which everything counts.
fn survey_of_estate(estate: &Estate, variants: Variants) -> Survey {
    let score = estate.score(variants, 0);
    let (districts, plazas) = (estate.districts(), estate.plazas());
    let mut survey = Survey::default();
    for (district, &of_type) in score.districts.iter() {
        let kind = &mut survey.types[district];
        kind.score = of_type;
        kind.districts[0] = districts[district] as u8;
        kind.plazas[0] = plazas[district] as u8;
    }
    survey.quarries[0] = estate.quarries() as u8;
    survey
}

/// Number of tiles that nobody has taken yet, and of each construction on them.
fn untaken(game: &Akropolis) -> (u16, [u16; KINDS]) {
    let mut counts = [0u16; KINDS];
    let mut tiles = 0;
    let all = game.options().tiles();
    for tile in all {
        tiles += 1;
        add(&mut counts, tile, 1);
    }
    for city in game.cities().values() {
        for tile in City::tiles(city) {
            tiles -= 1;
            add(&mut counts, tile, u16::MAX);
        }
    }
    for taking in game.estate().into_iter().flat_map(Estate::takings) {
        tiles -= 1;
        add(&mut counts, taking.tile, u16::MAX);
    }
    (tiles, counts)
}

/// Number of kinds of constructions: districts, plazas and the quarry.
const KINDS: usize = 11;

fn add(counts: &mut [u16; KINDS], tile: TileId, number: u16) {
    for construction in tile.constructions() {
        let kind = match construction {
            Construction::District(district) => district as usize,
            Construction::Plaza(district) => 5 + district as usize,
            Construction::Quarry => 10,
        };
        counts[kind] = counts[kind].wrapping_add(number);
    }
}

/// Cumulative distribution function of the normal distribution, to about 0.0001.
fn normal_cdf(deviations: f32) -> f32 {
    let x = deviations.clamp(-8.0, 8.0);
    1.0 / (1.0 + (-1.5976 * x - 0.070_56 * x * x * x).exp())
}

const _: () = assert!(
    Architect::ALL.len() == 3,
    "the last inputs are the architects"
);

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Length, Options, Players};
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

    #[test]
    fn the_turns_left_add_up() {
        for (mut game, mut rng) in games() {
            loop {
                let left = |seat| game.turns_left(seat);
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
