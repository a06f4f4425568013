//! Architekton: the chance to win, and the margin.
//!
//! The description has the same facts of both players, the seat's own first, and then those of the
//! table: who lays next, how long the game still lasts, what fits. Sceneries are never told apart,
//! only what they mean for somebody, so that the network need not learn everything four times.

use std::sync::LazyLock;

use polis_architekton::survey::{SeatSurvey, Survey};
use polis_architekton::{Architekton, Move, Phase, Rotation};
use polis_game::{Game, Outcome, Seat};

use super::judged::{Judged, Manner, Prospect};
use super::net::{Net, OUTPUTS};

/// The facts of both players, then the rest.
const INPUTS: usize = 2 * OF_SEAT + OF_TABLE;
/// How many numbers describe a player.
const OF_SEAT: usize = 44;
/// How many numbers describe the table.
const OF_TABLE: usize = 30;

/// The unit of the margin: so many points.
const UNIT: f32 = 5.0;

impl Judged for Architekton {
    const INPUTS: usize = INPUTS;
    const DOUBT: f32 = 0.1;
    const AHEAD: usize = 2;
    const GLANCE: usize = 40;
    const MANNERS: [Manner; 4] = [
        Manner::counting(2, 8.0),
        Manner::foreseeing(6, 6.0),
        Manner::foreseeing(14, 3.5),
        Manner::foreseeing(36, 2.3),
    ];

    fn net() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| {
            let bytes = include_bytes!("../../weights/architekton.bin");
            Net::from_bytes(INPUTS, bytes).expect("a test reads the embedded weights")
        });
        &NET
    }

    fn describe(&self, seat: Seat, inputs: &mut [f32]) {
        self.write(seat, inputs);
    }

    /// A building that looks the same when it is turned further.
    fn is_twin(&self, chosen: Move) -> bool {
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

    /// Who won, and by how much.
    fn lesson(&self, seat: Seat, end: &Outcome) -> [f32; OUTPUTS] {
        let value = end.value_for(seat);
        [value.win, value.margin.clamp(-20, 20) as f32 / UNIT]
    }

    fn error([logit, margin]: [f32; OUTPUTS], [won, by]: [f32; OUTPUTS]) -> (f32, [f32; OUTPUTS]) {
        let win = chance(logit);
        let loss = -(won * win.max(1e-6).ln() + (1.0 - won) * (1.0 - win).max(1e-6).ln());
        let off = margin - by;
        (loss, [win - won, 0.2 * off])
    }

    fn preference(&self, net: &Net, seat: Seat) -> f32 {
        if let Some(end) = self.outcome() {
            return 100.0 * (end.value_for(seat).win - 0.5);
        }
        let mut inputs = [0.0; INPUTS];
        self.describe(seat, &mut inputs);
        net.run(&inputs)[0]
    }

    fn prospect(&self, net: &Net, seat: Seat) -> Prospect {
        if let Some(end) = self.outcome() {
            return Prospect::of_end(&end, seat);
        }
        let mut inputs = [0.0; INPUTS];
        let points = self.write(seat, &mut inputs);
        let [logit, margin] = net.run(&inputs);
        Prospect {
            win: chance(logit),
            margin: margin * UNIT,
            points: f32::from(points),
        }
    }
}

trait Describe {
    fn write(&self, seat: Seat, inputs: &mut [f32]) -> u8;
    fn write_table(&self, seat: Seat, survey: &Survey, list: &mut List<'_>);
    fn lays_next(&self, seat: Seat) -> u8;
    fn lays_to_the_end(&self, seat: Seat, turns: u8) -> u8;
}

impl Describe for Architekton {
    /// Writes the inputs, and returns the points that the seat has now.
    fn write(&self, seat: Seat, inputs: &mut [f32]) -> u8 {
        let other = seat.next(2);
        let survey = self.survey();
        let lays = [self.lays_next(seat), self.lays_next(other)];
        let mut list = List { inputs, len: 0 };
        write_seat(survey.of(seat), lays, &mut list);
        write_seat(survey.of(other), [lays[1], lays[0]], &mut list);
        self.write_table(seat, &survey, &mut list);
        debug_assert_eq!(list.len, INPUTS, "each number has its place");
        let own = survey.of(seat);
        own.group + own.chips
    }

    /// Describes what the players have in common.
    fn write_table(&self, seat: Seat, survey: &Survey, list: &mut List<'_>) {
        let [own, other] = [seat, seat.next(2)].map(|seat| survey.of(seat));
        let less = |own: u8, other: u8| f32::from(own) - f32::from(other);
        // 1. Who would win now, and by how much; then the same as if every house stood in the end.
        let chips = less(own.chips, own.pending.remove) - less(other.chips, other.pending.remove);
        let points = chips + less(own.group, other.group);
        let houses = less(own.standing, other.standing);
        list.push(points / 5.0);
        list.push(houses / 5.0);
        list.push((points + 0.5 * houses.clamp(-1.0, 1.0)).clamp(-1.0, 1.0));
        list.push((chips + less(own.reach[0], other.reach[0])) / 5.0);

        // 2. Who lays and who decides.
        for seat in [seat, seat.next(2)] {
            list.push_if(self.lays_next(seat) == 1);
            list.push_if(self.lays_next(seat) == 2);
            let decides = matches!(self.phase(), Phase::Decide(_));
            list.push_if(decides && self.to_move() == Some(seat));
        }

        // 3. How long the game still lasts (rule 9). The starting player never has the last turn.
        list.push_if(seat == Architekton::STARTING);
        let piles = [self.pile_of_buildings(), self.pile_of_landscapes()];
        let stock = [
            self.stock_buildings().count(),
            self.stock_landscapes().count(),
        ];
        if let Some(turns) = self.turns_left() {
            list.push(1.0);
            list.push(f32::from(self.lays_to_the_end(seat, turns)) / 2.0);
            list.push(f32::from(self.lays_to_the_end(seat.next(2), turns)) / 2.0);
            list.skip(2);
        } else {
            list.skip(3);
            // Whether the last round begins after this turn: surely, or perhaps.
            for lays in [0, usize::from(self.lays_left())] {
                let short = |kind: usize| lays + 3 > stock[kind] + piles[kind];
                list.push_if(short(0) || short(1));
            }
        }
        for pile in piles {
            list.push(pile as f32 / 15.0);
            list.push(pile.min(4) as f32 / 4.0);
        }
        for count in stock {
            list.push(count as f32 / 3.0);
        }

        // 4. What can be laid.
        list.push(f32::from(survey.landscape_lays) / 20.0);
        list.push(f32::from(survey.building_places) / 20.0);
        let [_, two, three, four] = survey.fits;
        list.push(f32::from(two) / 4.0);
        list.push(f32::from(three) / 2.0);
        list.push(f32::from(four));
        list.push(f32::from(survey.contested) / 4.0);
        list.push(f32::from(survey.deserted) / 4.0);
        list.push(f32::from(survey.landscape_places) / 20.0);
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

    /// How many tiles a seat still lays in the last round, of which so many turns are left.
    fn lays_to_the_end(&self, seat: Seat, turns: u8) -> u8 {
        if seat == self.turn() {
            self.lays_left()
        } else {
            Architekton::LAYS * u8::from(turns == 2)
        }
    }
}

/// Describes one player: his facts, with what he and the other can lay at once.
fn write_seat(of: &SeatSurvey, [his_lays, other_lays]: [u8; 2], list: &mut List<'_>) {
    // 1. His chips, as they are when every pending loss is paid at its least; and the losses.
    let chips = of.chips.saturating_sub(of.pending.remove);
    list.push(f32::from(chips) / 3.0);
    for few in 0..3 {
        list.push_if(chips == few);
    }
    list.push(f32::from(of.pending_losses));
    list.push(f32::from(of.pending.keep) / 2.0);
    list.push_if(of.chips < of.pending.keep);
    list.push(f32::from(of.reach[0] - of.reach_without_pending) / 2.0);
    list.push(f32::from(of.hand) / 12.0);
    list.push_if(of.hand == 0);

    // 2. His buildings: with one open side, with two, with three. At least one side matches.
    let [one, two, three] = of.open;
    for count in [one[0], one[1], one[2], two[0], two[1], three[0]] {
        list.push(f32::from(count) / 2.0);
    }
    list.push(f32::from(of.settled) / 4.0);
    list.push(f32::from(of.exposed) / 5.0);
    list.push(f32::from(of.doomed) / 2.0);
    list.push(f32::from(of.supply) / 30.0);

    // 3. His groups.
    list.push(f32::from(of.group) / 6.0);
    list.push(f32::from(of.standing) / 6.0);
    list.push(f32::from(of.reach[0]) / 6.0);
    list.push(f32::from(of.reach[1]) / 4.0);
    list.push(f32::from(of.reach_standing) / 6.0);
    list.push(f32::from(of.reach_at_risk) / 2.0);
    list.push(f32::from(of.growth) / 6.0);
    let grows = of
        .reach_after
        .map(|after| f32::from(after - of.reach[0]) / 2.0);
    for grows in grows {
        list.push(grows);
    }

    // 4. What landscapes of the stock bring him, whoever lays them.
    let lays = of.stock;
    let swing = f32::from(lays.swing) / 3.0;
    list.push(f32::from(lays.gains) / 3.0);
    list.push(f32::from(lays.losses) / 4.0);
    list.push(f32::from(lays.worst.keep) / 3.0);
    list.push(swing);
    list.push(f32::from(lays.fatal.min(4)) / 2.0);
    list.push(f32::from(of.fatal_unseen.min(6)) / 3.0);
    for toll in [lays.worst.remove, of.two_lays] {
        let rest = f32::from(chips) - f32::from(toll);
        list.push((rest / 2.0).clamp(-1.5, 1.5));
    }

    // 5. What comes at once: the other's attacks, or his own chances.
    list.push_if(other_lays > 0 && lays.fatal > 0);
    list.push_if(other_lays == 2 && of.two_lays > chips);
    if other_lays > 0 {
        list.push(f32::from(lays.worst.keep) / 3.0);
    } else {
        list.skip(1);
    }
    if his_lays > 0 {
        list.push(swing);
        list.push(f32::from(lays.gains.min(3)) / 3.0);
        for grows in grows {
            list.push(grows);
        }
    } else {
        list.skip(4);
    }
}

struct List<'a> {
    inputs: &'a mut [f32],
    len: usize,
}

impl List<'_> {
    #[inline]
    fn push(&mut self, input: f32) {
        self.inputs[self.len] = input;
        self.len += 1;
    }

    #[inline]
    fn push_if(&mut self, holds: bool) {
        self.push(f32::from(u8::from(holds)));
    }

    /// Leaves so many inputs at 0.
    #[inline]
    fn skip(&mut self, count: usize) {
        self.len += count;
    }
}

fn chance(logit: f32) -> f32 {
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
        game.describe(seat, &mut inputs);
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
                let mut list = List {
                    inputs: &mut inputs,
                    len: 0,
                };
                let survey = game.survey();
                write_seat(survey.of(seat), [2, 0], &mut list);
                assert_eq!(list.len, OF_SEAT);
                game.write_table(seat, &survey, &mut list);
                assert_eq!(list.len, OF_SEAT + OF_TABLE);

                inputs[..INPUTS].fill(0.0);
                game.describe(seat, &mut inputs);
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
                let points = game.prospect(Architekton::net(), seat).points;
                assert_eq!(points as i32, standing.points[seat]);
            }
        });
    }
}
