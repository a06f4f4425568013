//! The facts agree with what play brings about, and each kind of them by hand.

use polis_game::View;

use super::*;
use crate::explain::Scoring;
use crate::{BuildingId, Decider, Faces, Options, Scenery, Setup};

/// A game in which only the first tiles are known: stock, start and the tops of the piles.
fn game(buildings: [usize; 4], landscapes: &str) -> Architekton {
    let mut setup = Setup {
        faces: Faces::BUILT_IN,
        buildings: vec![None; 22],
        landscapes: vec![None; 24],
    };
    for (index, number) in buildings.into_iter().enumerate() {
        setup.buildings[4 + index] = BuildingId::from_number(number);
    }
    for (index, letter) in landscapes.chars().enumerate() {
        setup.landscapes[4 + index] = Scenery::from_letter(letter);
    }
    Architekton::new(&setup).unwrap()
}

/// Seat 1 has laid a building at 1,0 with its sides earth, meadow, water, forest, of which only
/// the east is open, and seat 2 one at 2,1 that has forest in the north.
///
/// ```text
///      0   1   2
/// -1   .   e   .
///  0   f   17  .
///  1   .   w   16
/// ```
fn facing() -> Architekton {
    let mut position = game([17, 16, 1, 2], "emffwe");
    for chosen in ["B17 1,0 0", "Le 1,-1", "B16 2,1 1"] {
        position.play(chosen.parse().unwrap()).unwrap();
    }
    position
}

fn gain(position: &Architekton, chosen: &str) -> Gain {
    position.gain(chosen.parse().unwrap()).unwrap()
}

const AT: Place = Place::new(1, 0);

#[test]
fn a_landscape_lets_a_building_stay() {
    let mut position = game([17, 16, 1, 2], "emffwe");
    let laid = gain(&position, "B17 1,0 0");
    assert_eq!(laid.buildings[0].sides, [Side::South, Side::West]);
    assert!(!laid.buildings[0].stays_from_now_on());
    position.play("B17 1,0 0".parse().unwrap()).unwrap();

    let gain = gain(&position, "Le 1,-1");
    let [closed] = gain.buildings.as_slice() else {
        panic!("{gain:?}");
    };
    assert_eq!(
        (closed.report.place, closed.report.owner),
        (AT, Some(Seat::First))
    );
    assert_eq!(closed.sides, [Side::North]);
    assert!(closed.stays_from_now_on());
    assert_eq!(gain.scores[Seat::First].points(), 1);
    assert_eq!(gain.scores[Seat::First].after.group, 1);
    assert_eq!(gain.scores[Seat::Second].points(), 0);
    assert_eq!((gain.made, gain.forced, gain.end), (None, None, None));
}

#[test]
fn an_opponent_is_given_a_chip() {
    let gain = gain(&facing(), "Lm 2,0");
    assert_eq!(
        gain.events,
        [Event::Gained {
            place: AT,
            owner: Seat::First
        }]
    );
    assert_eq!(gain.scores[Seat::First].chips(), 1);
    let scorings: Vec<_> = gain
        .buildings
        .iter()
        .map(|closed| (closed.report.owner, closed.report.scoring()))
        .collect();
    // In the order north, east, south, west of the landscape.
    assert_eq!(
        scorings,
        [
            (Some(Seat::Second), None),
            (Some(Seat::First), Some(Scoring::Gain))
        ]
    );
}

#[test]
fn a_choice_is_forced_on_the_opponent_and_made() {
    let mut position = facing();
    let forcing = gain(&position, "Lf 2,0");
    let choice = forcing.forced.unwrap();
    assert_eq!((choice.seat, choice.decision.place), (Seat::First, AT));
    assert_eq!(
        (choice.decision.cost_to_keep, choice.decision.cost_to_remove),
        (1, 0)
    );
    assert_eq!(forcing.scores[Seat::First].chips(), 0);
    assert_eq!(forcing.events, []);

    position.play("Lf 2,0".parse().unwrap()).unwrap();
    let kept = gain(&position, "keep 1,0");
    assert_eq!((kept.made, kept.forced), (Some(choice), None));
    let event = Event::Kept {
        place: AT,
        owner: Seat::First,
        paid: 1,
    };
    assert_eq!(kept.events, [event]);
    assert_eq!(kept.scores[Seat::First].points(), -1);

    // The house is the group, so it goes with it.
    let removed = gain(&position, "remove 1,0");
    assert_eq!(removed.made, Some(choice));
    assert_eq!(removed.scores[Seat::First].chips(), 0);
    assert_eq!(removed.scores[Seat::First].points(), -1);
}

#[test]
fn an_illegal_move_brings_nothing() {
    let illegal = facing().gain("keep 1,0".parse().unwrap());
    assert_eq!(illegal, Err(Illegal::NothingToDecide));
}

/// On every move of random games, seen without the unseen tiles: the predicted gain is what
/// happens.
#[test]
fn a_gain_is_what_happens_whatever_is_unseen() {
    let mut seen = Seen::default();
    for seed in 0..300 {
        let mut rng = chance(seed);
        let setup = Architekton::deal(&Options::default(), &mut rng).unwrap();
        let mut position = Architekton::new(&setup).unwrap();
        while let Some(chosen) = position.random_move(&mut rng) {
            let view = View::new(&position, position.to_move().unwrap());
            let gain = view.position().gain(chosen).unwrap();
            assert_eq!(position.gain(chosen).as_ref(), Ok(&gain), "{chosen}");
            let before = position.clone();
            position.play(chosen).unwrap();
            check(&gain, &before, &position);
            seen.note(&gain, &position);
        }
    }
    assert!(seen.is_everything(), "{seen:?}");
}

fn check(gain: &Gain, before: &Architekton, after: &Architekton) {
    for (seat, change) in gain.scores.iter() {
        assert_eq!(change.before, before.final_score()[seat]);
        assert_eq!(change.after, after.final_score()[seat]);
    }
    assert_eq!(gain.made, before.choice());
    assert_eq!(gain.forced, after.choice());
    // Only from an exchange or a skipped turn on something is left untold.
    let (told, untold) = after.events().split_at(gain.events.len());
    assert_eq!(gain.events, told);
    match untold.first() {
        None => {}
        Some(Event::Exchanged { .. } | Event::Skipped { .. }) => assert_eq!(gain.end, None),
        Some(other) => panic!("{other:?} is not told"),
    }
    if untold.is_empty() {
        assert_eq!(gain.end, after.result());
    }
    // Every enclosed building with a house is a gain or a loss.
    let scored = gain
        .buildings
        .iter()
        .filter(|closed| closed.report.owner.is_some());
    let gains = scored.filter(|closed| closed.report.scoring() == Some(Scoring::Gain));
    let booked = told
        .iter()
        .filter(|event| matches!(event, Event::Gained { .. }));
    assert_eq!(gains.count(), booked.count());
    for closed in &gain.buildings {
        let place = closed.report.place;
        let removed = |building: BuildingReport| building.would_be_removed();
        let stays = before.explain_building(place).is_none_or(removed)
            && !after.explain_building(place).is_none_or(removed);
        assert_eq!(closed.stays_from_now_on(), stays);
    }
}

/// What the random games have shown.
#[derive(Debug, Default)]
struct Seen {
    last_rounds: usize,
    removed_by_rules: usize,
    bankrupt: usize,
    last_turns: usize,
    untold: usize,
}

impl Seen {
    fn note(&mut self, gain: &Gain, after: &Architekton) {
        for event in &gain.events {
            match event {
                Event::LastRound { .. } => self.last_rounds += 1,
                Event::Removed {
                    by: Decider::Rules, ..
                } => self.removed_by_rules += 1,
                Event::Bankrupt { .. } => self.bankrupt += 1,
                Event::Gained { .. }
                | Event::Kept { .. }
                | Event::Removed {
                    by: Decider::Owner, ..
                }
                | Event::Exchanged { .. }
                | Event::Skipped { .. } => {}
            }
        }
        if let Some(Verdict::Points { .. } | Verdict::Houses { .. } | Verdict::Draw) = gain.end {
            self.last_turns += 1;
        }
        self.untold += usize::from(gain.events.len() < after.events().len());
    }

    fn is_everything(&self) -> bool {
        let Seen {
            last_rounds,
            removed_by_rules,
            bankrupt,
            last_turns,
            untold,
        } = *self;
        [last_rounds, removed_by_rules, bankrupt, last_turns, untold]
            .iter()
            .all(|&times| times > 0)
    }
}
