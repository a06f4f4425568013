//! Positions that are described from outside: every one that play reaches is one, what cannot be
//! is refused with its reason, and whatever is accepted can be played to the end.

use polis_architekton::{
    Architekton, BuildingId, Description, Hidden, Impossible, LaidTile, Options, Place, Rotation,
    Scenery, Setup, Tile,
};
use polis_game::{Game, Seat, View, chance, conformance};
use proptest::prelude::*;

/// Plays a random game and hands out every position.
fn walk(seed: u64, mut visit: impl FnMut(&Architekton)) {
    let mut rng = chance(seed);
    let setup = Setup::shuffled(&Options::default(), &mut rng);
    let mut position = Architekton::new(&setup).unwrap();
    loop {
        visit(&position);
        let Some(chosen) = position.random_move(&mut rng) else {
            return;
        };
        position.play(chosen).unwrap();
    }
}

/// Equal but for the order in which the tiles came that have been face up, and what happened last.
fn check_equal(one: &Architekton, other: &Architekton) {
    assert_eq!(one.phase(), other.phase());
    assert_eq!(one.turn(), other.turn());
    assert_eq!(one.to_move(), other.to_move());
    assert_eq!(one.lays_left(), other.lays_left());
    assert_eq!(one.turns_left(), other.turns_left());
    assert_eq!(one.chips(), other.chips());
    assert_eq!(one.hands(), other.hands());
    assert!(one.tiles().eq(other.tiles()));
    assert!(one.stock_buildings().eq(other.stock_buildings()));
    assert!(one.stock_landscapes().eq(other.stock_landscapes()));
    assert_eq!(one.pile_of_buildings(), other.pile_of_buildings());
    assert_eq!(one.pile_of_landscapes(), other.pile_of_landscapes());
    assert_eq!(one.reserve_of_buildings(), other.reserve_of_buildings());
    assert_eq!(one.reserve_of_landscapes(), other.reserve_of_landscapes());
    assert_eq!(one.legal_moves(), other.legal_moves());
    assert_eq!(one.standing(), other.standing());
    assert_eq!(one.outcome(), other.outcome());
    assert_eq!(one.early_end(), other.early_end());
}

#[test]
fn every_position_of_play_comes_back_from_its_description() {
    for seed in 0..400 {
        walk(seed, |position| {
            let description = Description::of(position);
            let again = match description.check() {
                Ok(again) => again,
                Err(reason) => panic!("seed {seed}: {reason}\n{description:#?}"),
            };
            check_equal(&again, position);
            assert_eq!(Description::of(&again), description);
            // As a seat knows it: what has been face up stays known, nothing else.
            let view = View::new(position, Seat::First);
            let known = Description::of(view.position());
            let buildings = known.hidden_buildings.iter();
            assert!(
                buildings
                    .clone()
                    .all(|tile| !matches!(tile, Hidden::Known(_)))
            );
            let redacted = known.check().unwrap();
            check_equal(&redacted, position);
            assert_eq!(&redacted, View::new(&again, Seat::First).position());
        });
    }
}

/// The same moves lead on from both, also past exchanges of the stock and skipped turns.
#[test]
fn a_described_position_plays_on_like_the_one_it_describes() {
    for seed in 0..60 {
        let mut rng = chance(seed);
        walk(500 + seed, |position| {
            let mut one = position.clone();
            let mut other = Description::of(position).check().unwrap();
            for _ in 0..6 {
                let Some(chosen) = one.random_move(&mut rng) else {
                    break;
                };
                one.play(chosen).unwrap();
                other.play(chosen).unwrap();
                check_equal(&other, &one);
            }
        });
    }
}

#[test]
fn what_is_described_can_be_played_to_the_end() {
    for seed in 0..20 {
        let mut rng = chance(seed);
        let mut number = 0;
        walk(900 + seed, |position| {
            number += 1;
            if number % 9 == 5 && position.to_move().is_some() {
                let view = View::new(position, Seat::Second);
                let mut start = Description::of(view.position()).check().unwrap();
                start.fill(&mut rng);
                conformance::check_random_game_from(&start, seed);
            }
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Whatever is changed: it is refused with a reason, or a game that can be played on.
    #[test]
    fn a_description_with_something_changed_is_refused_or_played(
        seed in 0_u64..60, stop in 0_usize..60,
        changes in prop::collection::vec((0_u8..9, any::<u16>(), any::<u16>()), 1..4)
    ) {
        let mut found = None;
        let mut number = 0;
        walk(seed, |position| {
            number += 1;
            if number <= stop + 1 {
                let view = View::new(position, Seat::First);
                found = Some(Description::of(view.position()));
            }
        });
        let mut description = found.unwrap();
        for (kind, one, other) in changes {
            change(&mut description, kind, one.into(), other.into());
        }
        match description.check() {
            Err(reason) => {
                prop_assert!((1..=12).contains(&reason.rule()));
                prop_assert!(reason.to_string().contains("expected"), "{reason}");
            }
            Ok(mut position) => {
                let mut rng = chance(seed);
                position.fill(&mut rng);
                while let Some(chosen) = position.random_move(&mut rng) {
                    position.play(chosen).unwrap();
                }
            }
        }
    }
}

fn change(description: &mut Description, kind: u8, one: usize, other: usize) {
    let count = description.town.len();
    match kind {
        // All tiles were taken away: there is none to change.
        4 | 5 | 8.. if count == 0 => {}
        0 => description.chips[one % 2] = (other % 5) as u8,
        1 => {
            description.town.pop();
        }
        2 => description.turn = Seat::ALL[one % 4],
        3 => description.lays_left = (one % 4) as u8,
        4 => description.town[one % count].place.x += (other % 3) as i8 - 1,
        5 => {
            if let Tile::Building {
                owner, rotation, ..
            } = &mut description.town[one % count].tile
            {
                *owner = [
                    None,
                    Some(Seat::First),
                    Some(Seat::Second),
                    Some(Seat::Third),
                ][other % 4];
                *rotation = Rotation::ALL[other % 4];
            }
        }
        6 => {
            description.hidden_buildings.clear();
            description.buildings.truncate(one % 4);
            description
                .buildings
                .extend(BuildingId::from_number(1 + other % 22));
        }
        7 => {
            description.hidden_landscapes.clear();
            description.landscapes = vec![Scenery::ALL[other % 4]; one % 5];
        }
        _ => description.losses.push(description.town[one % count].place),
    }
}

fn building(number: usize, x: i8, y: i8, owner: Option<Seat>) -> LaidTile {
    LaidTile {
        place: Place::new(x, y),
        tile: Tile::Building {
            building: BuildingId::from_number(number).unwrap(),
            rotation: Rotation::None,
            owner,
        },
    }
}

fn landscape(scenery: Scenery, x: i8, y: i8) -> LaidTile {
    LaidTile {
        place: Place::new(x, y),
        tile: Tile::Landscape { scenery },
    }
}

fn start() -> Description {
    let mut start = Description::new(polis_architekton::Faces::BUILT_IN, [Scenery::Earth; 2]);
    start.buildings = [5, 6, 7]
        .map(|number| BuildingId::from_number(number).unwrap())
        .to_vec();
    start.landscapes = vec![Scenery::Water; 3];
    start
}

fn check(change: impl Fn(&mut Description), message: &str, rule: u8) {
    let mut description = start();
    change(&mut description);
    match description.check() {
        Ok(_) => panic!("expected: {message}"),
        Err(reason) => {
            assert_eq!(reason.to_string(), message);
            assert_eq!(reason.rule(), rule);
        }
    }
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    assert!(start().check().is_ok());
    check(
        |start| start.end = Some(polis_architekton::End::Early { loser: Seat::Third }),
        "found seat 3; expected 1 or 2",
        3,
    );
    check(
        |start| start.town.swap(0, 1),
        "the town does not begin with landscapes at 0,0 and 1,1; expected these two first",
        2,
    );
    check(
        |start| start.buildings[1] = start.buildings[0],
        "building 5 is there twice; expected it once",
        1,
    );
    check(
        |start| start.buildings.extend(BuildingId::from_number(9)),
        "the stock has 4 buildings and 3 landscapes; expected at most 3",
        1,
    );
    check(
        |start| {
            start.hidden_landscapes = vec![Hidden::Known(Scenery::Water); 19];
        },
        "found 22 water landscapes; expected at most 6",
        1,
    );
    check(
        |start| start.hidden_buildings = vec![Hidden::Unknown; 3],
        "found 3 buildings in reserve and pile; expected the 19 that are left",
        1,
    );
    check(
        |start| start.town.push(building(1, 5, 0, Some(Seat::First))),
        "5,0 touches no tile; expected a place beside one",
        5,
    );
    check(
        |start| start.town.push(building(3, 1, 0, Some(Seat::First))),
        "no side matches at 1,0; expected at least one to show the same scenery",
        5,
    );
    check(
        |start| start.lays_left = 0,
        "0 tiles are still to be laid in this turn; expected 1 or 2, or a decision",
        4,
    );
    check(
        |start| start.turn = Seat::Second,
        "seat 2 has 2 tiles to lay after 0; expected turns of two tiles each",
        4,
    );
    check(
        |start| {
            start.buildings.pop();
        },
        "the stock lacks 1 tiles; expected 0, those laid in this turn",
        4,
    );
    check(
        |start| start.chips = [2, 1],
        "the chips are 2 and 1; expected what the enclosed buildings gave and cost",
        7,
    );
    check(
        |start| start.losses = vec![Place::new(1, 0)],
        "no loss waits at 1,0; expected an enclosed building with a house, just enclosed",
        7,
    );
}

#[test]
fn rule_6_houses_come_with_buildings_and_leave_them_only_by_the_rules() {
    check(
        |start| {
            start.town.push(building(1, 1, 0, Some(Seat::Second)));
            start.lays_left = 1;
            start.buildings.pop();
        },
        "seat 2 has 1 houses in the town; expected at most the 0 tiles laid",
        6,
    );
    check(
        |start| {
            start.town.push(building(1, 1, 0, None));
            start.lays_left = 1;
            start.buildings.pop();
        },
        "found 1 buildings whose house was moved away; expected at most 0",
        6,
    );
    check(
        |start| {
            start.buildings = vec![BuildingId::from_number(2).unwrap()];
            start.buildings.extend(BuildingId::from_number(3));
            start.buildings.extend(BuildingId::from_number(4));
        },
        "no tile of the stock can be laid; expected it to be exchanged for one that can",
        8,
    );
    check(
        |start| start.end = Some(polis_architekton::End::Early { loser: Seat::First }),
        "the game cannot have ended so; expected a loss that cannot be paid, or its last turn",
        8,
    );
}

/// A building with landscapes of its own scenery all round gave its owner a chip (rule 7).
#[test]
fn rule_7_chips_come_from_enclosed_buildings() {
    let mut described = start();
    described.town.push(building(1, 1, 0, Some(Seat::First)));
    described.town.push(landscape(Scenery::Earth, 2, 0));
    described.town.push(landscape(Scenery::Earth, 1, -1));
    described.town.push(building(5, 0, 1, Some(Seat::Second)));
    described.town.swap(3, 5);
    described.town.swap(4, 5);
    assert_eq!(described.turn_by_tiles(), (Seat::First, 2));
    let reason = described.check().unwrap_err();
    assert!(
        matches!(reason, Impossible::BuildingTwice { .. }),
        "{reason}"
    );
    described.buildings[0] = BuildingId::from_number(8).unwrap();
    let reason = described.check().unwrap_err();
    assert_eq!(reason, Impossible::Chips { chips: [1, 1] });
    described.chips = [2, 1];
    let position = described.check().unwrap();
    assert_eq!(position.hands().values(), [11, 11]);
}
