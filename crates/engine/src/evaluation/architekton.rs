//! Architekton: the chance to win, and the margin.
//!
//! Both players have the same features, the seat's own come first; then come those of the town: who
//! lays next, how long the game still lasts, what fits. Sceneries are never told apart, only what
//! they mean for a player, so that the network need not learn everything four times.

use std::sync::LazyLock;

use polis_architekton::survey::{SeatSurvey, Survey};
use polis_architekton::{Architekton, Move, Phase, Rotation};
use polis_game::{Game, Outcome, Seat};

use super::evaluate::{Evaluate, Evaluation};
use super::features::Features;
use super::net::{Net, OUTPUTS};
use crate::last_turns::LastTurns;
use crate::tunables::{self, Tunables};

/// The features of both players, then those they have in common.
const INPUTS: usize = 2 * OF_SEAT + OF_TABLE;
/// Number of features of a player.
const OF_SEAT: usize = 44;
/// Number of features that the players have in common.
const OF_TABLE: usize = 30;

/// Points per unit of the network's margin.
const UNIT: f32 = 5.0;

impl Evaluate for Architekton {
    const INPUTS: usize = INPUTS;
    const TUNABLES: Tunables = tunables::ARCHITEKTON;

    type Solver = LastTurns;

    fn net() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| {
            let bytes = include_bytes!("../../weights/architekton.bin");
            Net::from_bytes(INPUTS, bytes).expect("a test reads the embedded weights")
        });
        &NET
    }

    fn write_features(&self, seat: Seat, inputs: &mut [f32]) {
        self.write(seat, inputs);
    }

    /// Symmetric buildings look the same in several rotations.
    fn is_duplicate(&self, chosen: Move) -> bool {
        let Move::Building {
            building, rotation, ..
        } = chosen
        else {
            return false;
        };
        let shown = self.faces().rotated(building, rotation);
        Rotation::ALL
            .into_iter()
            .take_while(|&earlier| earlier != rotation)
            .any(|earlier| self.faces().rotated(building, earlier) == shown)
    }

    fn solver(&self) -> Option<LastTurns> {
        LastTurns::new(self)
    }

    /// The result and the margin.
    fn training_target(&self, seat: Seat, end: &Outcome) -> [f32; OUTPUTS] {
        let value = end.value_for(seat);
        [value.win, value.margin.clamp(-20, 20) as f32 / UNIT]
    }

    fn loss([logit, margin]: [f32; OUTPUTS], [won, by]: [f32; OUTPUTS]) -> (f32, [f32; OUTPUTS]) {
        let win = sigmoid(logit);
        let loss = -(won * win.max(1e-6).ln() + (1.0 - won) * (1.0 - win).max(1e-6).ln());
        let off = margin - by;
        (loss, [win - won, 0.2 * off])
    }

    fn preference(&self, net: &Net, seat: Seat) -> f32 {
        if let Some(end) = self.outcome() {
            return preference_of(&end, seat);
        }
        let mut inputs = [0.0; INPUTS];
        self.write_features(seat, &mut inputs);
        net.run(&inputs)[0]
    }

    /// Moves that are listed one after the other are much alike, so only what differs in their features is added
    /// to the sums of the first layer.
    fn rank(&self, net: &Net, moves: &[Move], after: &mut Self, preferences: &mut Vec<f32>) {
        let Some(seat) = self.to_move() else {
            return;
        };
        let mut before = [0.0; INPUTS];
        let mut sums = *net.layers().first_bias;
        for &chosen in moves {
            after.clone_from(self);
            let preference = match after.play_unchecked(chosen) {
                Err(_) => f32::NEG_INFINITY,
                Ok(()) => {
                    if let Some(end) = after.outcome() {
                        preference_of(&end, seat)
                    } else {
                        let mut inputs = [0.0; INPUTS];
                        after.write(seat, &mut inputs);
                        net.add_differences(0, &before, &inputs, &mut sums);
                        before = inputs;
                        net.finish(&sums)[0]
                    }
                }
            };
            preferences.push(preference);
        }
    }

    fn evaluate(&self, net: &Net, seat: Seat) -> Evaluation {
        if let Some(end) = self.outcome() {
            return Evaluation::of_outcome(&end, seat);
        }
        let mut inputs = [0.0; INPUTS];
        let points = self.write(seat, &mut inputs);
        let [logit, margin] = net.run(&inputs);
        Evaluation {
            win: sigmoid(logit),
            margin: margin * UNIT,
            points: f32::from(points),
        }
    }
}

trait Description {
    fn write(&self, seat: Seat, inputs: &mut [f32]) -> u8;
    fn write_table(&self, seat: Seat, survey: &Survey, features: &mut Features<'_>);
    fn lays_next(&self, seat: Seat) -> u8;
    fn lays_to_the_end(&self, seat: Seat, turns: u8) -> u8;
}

impl Description for Architekton {
    /// Writes the features, and returns the points that the seat has now.
    fn write(&self, seat: Seat, inputs: &mut [f32]) -> u8 {
        let other = seat.next(2);
        let survey = self.survey();
        let lays = [self.lays_next(seat), self.lays_next(other)];
        let mut features = Features::new(inputs);
        write_seat(survey.of(seat), lays, &mut features);
        write_seat(survey.of(other), [lays[1], lays[0]], &mut features);
        self.write_table(seat, &survey, &mut features);
        debug_assert_eq!(features.len(), INPUTS, "each number has its place");
        let own = survey.of(seat);
        own.group + own.chips
    }

    /// Writes what the players have in common.
    fn write_table(&self, seat: Seat, survey: &Survey, features: &mut Features<'_>) {
        let [own, other] = [seat, seat.next(2)].map(|seat| survey.of(seat));
        let less = |own: u8, other: u8| f32::from(own) - f32::from(other);
        // 1. Who would win now, and by how much; then the same as if every house stood in the end.
        let chips = less(own.chips, own.pending.remove) - less(other.chips, other.pending.remove);
        let points = chips + less(own.group, other.group);
        let houses = less(own.standing, other.standing);
        features.push(points / 5.0);
        features.push(houses / 5.0);
        features.push((points + 0.5 * houses.clamp(-1.0, 1.0)).clamp(-1.0, 1.0));
        features.push((chips + less(own.reach[0], other.reach[0])) / 5.0);

        // 2. Who lays and who decides.
        for seat in [seat, seat.next(2)] {
            features.push_if(self.lays_next(seat) == 1);
            features.push_if(self.lays_next(seat) == 2);
            let decides = matches!(self.phase(), Phase::Decide(_));
            features.push_if(decides && self.to_move() == Some(seat));
        }

        // 3. How long the game still lasts (rule 9). The starting player never has the last turn.
        features.push_if(seat == Architekton::STARTING);
        let piles = [self.pile_of_buildings(), self.pile_of_landscapes()];
        let stock = [
            self.stock_buildings().count(),
            self.stock_landscapes().count(),
        ];
        if let Some(turns) = self.turns_left() {
            features.push(1.0);
            features.push(f32::from(self.lays_to_the_end(seat, turns)) / 2.0);
            features.push(f32::from(self.lays_to_the_end(seat.next(2), turns)) / 2.0);
            features.skip(2);
        } else {
            features.skip(3);
            // Whether the last round begins after this turn: surely, or perhaps.
            for lays in [0, usize::from(self.lays_left())] {
                let short = |kind: usize| lays + 3 > stock[kind] + piles[kind];
                features.push_if(short(0) || short(1));
            }
        }
        for pile in piles {
            features.push(pile as f32 / 15.0);
            features.push(pile.min(4) as f32 / 4.0);
        }
        for count in stock {
            features.push(count as f32 / 3.0);
        }

        // 4. What can be laid.
        features.push(f32::from(survey.landscape_lays) / 20.0);
        features.push(f32::from(survey.building_places) / 20.0);
        let [_, two, three, four] = survey.fits;
        features.push(f32::from(two) / 4.0);
        features.push(f32::from(three) / 2.0);
        features.push(f32::from(four));
        features.push(f32::from(survey.contested) / 4.0);
        features.push(f32::from(survey.deserted) / 4.0);
        features.push(f32::from(survey.landscape_places) / 20.0);
    }

    /// How many tiles a seat lays before the turn passes on, if it is the next to lay; else none.
    fn lays_next(&self, seat: Seat) -> u8 {
        match (self.lays_left(), seat == self.turn()) {
            (0, true) => 0,
            // The turn is over once the pending losses are paid.
            (0, false) if self.turns_left() == Some(1) => 0,
            (0, false) => Architekton::LAYS,
            (lays, true) => lays,
            (_, false) => 0,
        }
    }

    /// Number of tiles that a seat still lays in the last round, of which `turns` turns are left.
    fn lays_to_the_end(&self, seat: Seat, turns: u8) -> u8 {
        if seat == self.turn() {
            self.lays_left()
        } else {
            Architekton::LAYS * u8::from(turns == 2)
        }
    }
}

/// Writes the features of one player; `own_lays` and `other_lays` tiles can be laid at once.
fn write_seat(of: &SeatSurvey, [own_lays, other_lays]: [u8; 2], features: &mut Features<'_>) {
    // 1. The chips, as they are when every pending loss is paid at its least; and the losses.
    let chips = of.chips.saturating_sub(of.pending.remove);
    features.push(f32::from(chips) / 3.0);
    for few in 0..3 {
        features.push_if(chips == few);
    }
    features.push(f32::from(of.pending_losses));
    features.push(f32::from(of.pending.keep) / 2.0);
    features.push_if(of.chips < of.pending.keep);
    features.push(f32::from(of.reach[0] - of.reach_without_pending) / 2.0);
    features.push(f32::from(of.hand) / 12.0);
    features.push_if(of.hand == 0);

    // 2. The buildings: with one open side, with two, with three. At least one side matches.
    let [one, two, three] = of.open;
    for count in [one[0], one[1], one[2], two[0], two[1], three[0]] {
        features.push(f32::from(count) / 2.0);
    }
    features.push(f32::from(of.settled) / 4.0);
    features.push(f32::from(of.exposed) / 5.0);
    features.push(f32::from(of.doomed) / 2.0);
    features.push(f32::from(of.supply) / 30.0);

    // 3. The groups.
    features.push(f32::from(of.group) / 6.0);
    features.push(f32::from(of.standing) / 6.0);
    features.push(f32::from(of.reach[0]) / 6.0);
    features.push(f32::from(of.reach[1]) / 4.0);
    features.push(f32::from(of.reach_standing) / 6.0);
    features.push(f32::from(of.reach_at_risk) / 2.0);
    features.push(f32::from(of.growth) / 6.0);
    let grows = of
        .reach_after
        .map(|after| f32::from(after - of.reach[0]) / 2.0);
    for grows in grows {
        features.push(grows);
    }

    // 4. What landscapes of the stock bring to the player, whoever lays them.
    let lays = of.stock;
    let swing = f32::from(lays.swing) / 3.0;
    features.push(f32::from(lays.gains) / 3.0);
    features.push(f32::from(lays.losses) / 4.0);
    features.push(f32::from(lays.worst.keep) / 3.0);
    features.push(swing);
    features.push(f32::from(lays.fatal.min(4)) / 2.0);
    features.push(f32::from(of.fatal_unseen.min(6)) / 3.0);
    for toll in [lays.worst.remove, of.two_lays] {
        let rest = f32::from(chips) - f32::from(toll);
        features.push((rest / 2.0).clamp(-1.5, 1.5));
    }

    // 5. What comes at once: the other's attacks, or the player's own chances.
    features.push_if(other_lays > 0 && lays.fatal > 0);
    features.push_if(other_lays == 2 && of.two_lays > chips);
    if other_lays > 0 {
        features.push(f32::from(lays.worst.keep) / 3.0);
    } else {
        features.skip(1);
    }
    if own_lays > 0 {
        features.push(swing);
        features.push(f32::from(lays.gains.min(3)) / 3.0);
        for grows in grows {
            features.push(grows);
        }
    } else {
        features.skip(4);
    }
}

/// A game that is over counts more than any that goes on.
fn preference_of(end: &Outcome, seat: Seat) -> f32 {
    100.0 * (end.value_for(seat).win - 0.5)
}

fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use polis_architekton::{Move, Options};
    use polis_game::{View, chance};

    const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

    fn inputs(game: &Architekton, seat: Seat) -> Vec<f32> {
        let mut inputs = vec![0.0; INPUTS];
        game.write_features(seat, &mut inputs);
        inputs
    }

    /// Looks at every position of random games until the end.
    fn check(games: u64, mut look: impl FnMut(&Architekton)) {
        for seed in 0..games {
            let mut rng = chance(seed);
            let setup = Architekton::deal(&Options::default(), &mut rng).unwrap();
            let mut game = Architekton::new(&setup).unwrap();
            while let Some(chosen) = game.random_move(&mut rng) {
                look(&game);
                game.play(chosen).unwrap();
            }
        }
    }

    #[test]
    fn the_embedded_weights_are_for_these_inputs() {
        assert_eq!(Architekton::net().inputs(), INPUTS);
    }

    #[test]
    fn every_input_is_written_and_of_a_sensible_size() {
        let mut used = [false; INPUTS];
        check(2_000, |game| {
            for seat in SEATS {
                // One more than there are: `write` must leave it alone.
                let mut inputs = [f32::NAN; INPUTS + 1];
                inputs[..INPUTS].fill(0.0);
                let mut features = Features::new(&mut inputs);
                let survey = game.survey();
                write_seat(survey.of(seat), [2, 0], &mut features);
                assert_eq!(features.len(), OF_SEAT);
                game.write_table(seat, &survey, &mut features);
                assert_eq!(features.len(), OF_SEAT + OF_TABLE);

                inputs[..INPUTS].fill(0.0);
                game.write_features(seat, &mut inputs);
                assert!(inputs[INPUTS].is_nan());
                for (index, &input) in inputs[..INPUTS].iter().enumerate() {
                    assert!(input.is_finite() && input.abs() <= 10.0, "{index}: {input}");
                    used[index] |= input != 0.0;
                }
            }
        });
        let unused: Vec<usize> = (0..INPUTS).filter(|&index| !used[index]).collect();
        assert_eq!(unused, [0; 0]);
    }

    #[test]
    fn both_seats_see_the_same_table() {
        check(100, |game| {
            let [first, second] = SEATS.map(|seat| inputs(game, seat));
            assert_eq!(first[..OF_SEAT], second[OF_SEAT..2 * OF_SEAT]);
            assert_eq!(first[OF_SEAT..2 * OF_SEAT], second[..OF_SEAT]);
        });
    }

    #[test]
    fn the_order_of_the_unseen_tiles_does_not_matter() {
        let mut rng = chance(1);
        check(100, |game| {
            for seat in SEATS {
                let expected = inputs(game, seat);
                let view = View::new(game, seat);
                assert_eq!(inputs(view.position(), seat), expected);
                for _ in 0..3 {
                    assert_eq!(inputs(&view.fill(&mut rng), seat), expected);
                }
            }
        });
    }

    #[test]
    fn a_pending_loss_shows() {
        let mut seen = 0;
        check(300, |game| {
            let Phase::Decide(decision) = game.phase() else {
                return;
            };
            let owner = game.to_move().unwrap();
            let place = decision.place;
            for seat in SEATS {
                let before = inputs(game, seat);
                for choice in [Move::Keep { place }, Move::Remove { place }] {
                    let mut after = game.clone();
                    after.play(choice).unwrap();
                    assert_ne!(inputs(&after, seat), before);
                }
                let of_owner = if seat == owner { 0 } else { OF_SEAT };
                assert!(before[of_owner + 4] >= 1.0);
                assert!(before[of_owner + 5] >= f32::from(decision.loss) / 2.0);
            }
            seen += 1;
        });
        assert!(seen > 10, "{seen}");
    }

    #[test]
    fn points_are_those_of_the_standing() {
        check(50, |game| {
            let standing = game.standing();
            for seat in SEATS {
                let points = game.evaluate(Architekton::net(), seat).points;
                assert_eq!(points as i32, standing.points[seat]);
            }
        });
    }
}
