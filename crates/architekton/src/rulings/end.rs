//! Rules 9 to 11: the last round and the final scoring.

use super::*;
use crate::Verdict;
use crate::explain::{RemovedBuilding, Scoring, SideReport};

/// A line of places for buildings that always match; the piles are empty.
const LAST: Scene<'static> = Scene {
    town: "e . e . e . e . e",
    buildings: "eeee eeee eeee | ",
    landscapes: "e e e | e",
    chips: [1, 1],
    hands: None,
    turn: Seat::First,
    lays_left: 2,
};

#[test]
fn rule_9_when_the_other_player_is_next_only_he_has_a_turn() {
    let position = LAST.after("B1 1,0 0; B2 3,0 0");
    assert_eq!(tell(&position), "last round of 1");
    check_stock(&position, "3 19 20 e e e");
    assert!(position.is_last_round());
    assert_eq!(position.turns_left(), Some(1));
    check_to_move(&position, "2 lays 2");
    let position = LAST.after("B1 1,0 0; B2 3,0 0; B3 5,0 0; B19 7,0 0");
    check_to_move(&position, "over");
    assert_eq!(position.early_end(), None);
}

#[test]
fn rule_9_when_the_starting_player_is_next_both_have_a_turn() {
    let scene = Scene {
        turn: Seat::Second,
        ..LAST
    };
    let position = scene.after("B1 1,0 0; B2 3,0 0");
    assert_eq!(tell(&position), "last round of 2");
    check_to_move(&position, "1 lays 2");
    let position = scene.after("B1 1,0 0; B2 3,0 0; B3 5,0 0; Le 5,1");
    check_to_move(&position, "2 lays 2");
    assert_eq!(position.turns_left(), Some(1));
}

#[test]
fn rule_9_before_the_piles_are_short_there_is_no_last_round() {
    let scene = Scene {
        buildings: "eeee eeee eeee | eeee eeee",
        ..LAST
    };
    let position = scene.after("B1 1,0 0; B2 3,0 0");
    check(&position, [1, 1], [10, 12], "");
    assert!(!position.is_last_round());
    assert_eq!(position.pile_of_buildings(), 0);
    // One pile is enough to be short.
    let position = scene.after("B1 1,0 0; B2 3,0 0; B3 5,0 0; Le 1,1");
    assert_eq!(tell(&position), "last round of 2");
}

#[test]
fn ruling_t8_the_reserve_goes_on_and_then_the_stock_stays_short() {
    let scene = Scene {
        turn: Seat::Second,
        ..LAST
    };
    let position = scene.after("B1 1,0 0; B2 3,0 0; B3 5,0 0; B19 7,0 0");
    check_stock(&position, "20 21 22 e e e");
    assert_eq!(position.reserve_of_buildings(), 0);
    let moves = "B1 1,0 0; B2 3,0 0; B3 5,0 0; B19 7,0 0; B20 9,0 0; B21 -1,0 0";
    let position = scene.after(moves);
    check_to_move(&position, "over");
    check_stock(&position, "22 e e e");
}

#[test]
fn rule_9_both_have_had_the_same_number_of_turns() {
    let mut scored = 0;
    for seed in 0..300 {
        let mut rng = polis_game::chance(seed);
        let setup = Setup::shuffled(&Options::default(), &mut rng);
        let mut position = Architekton::new(&setup).unwrap();
        let mut turns = vec![position.turn()];
        while let Some(chosen) = position.random_move(&mut rng) {
            let (turn, lays) = (position.turn(), position.lays_left());
            position.play(chosen).unwrap();
            if position.to_move().is_some()
                && (position.turn() != turn || position.lays_left() > lays)
            {
                turns.push(position.turn());
            }
        }
        if position.early_end().is_none() {
            scored += 1;
            assert_eq!(turns.len() % 2, 0, "seed {seed}");
            assert!(
                turns
                    .chunks(2)
                    .all(|round| round == [Seat::First, Seat::Second])
            );
        }
    }
    assert!(scored > 50);
}

/// Two wings of three houses round a building in the middle, and one building at the end of the
/// first row with two landscapes only.
fn wings(middle: &str) -> String {
    format!(
        "
        e        1:eeee   e          1:eeee   e        2:eeee   e
        1:eeee   e        {middle}   e        1:eeee   .        .
        e        1:eeee   e          1:eeee   e        .        .
        "
    )
}

fn check_points(town: &str, chips: [u8; 2], expected: [(u8, u8, u8); 2], verdict: Verdict) {
    let scene = Scene {
        town,
        chips,
        ..Scene::default()
    };
    let position = scene.position();
    let found = position.final_score();
    for (score, (group, houses, total)) in found.values().iter().zip(expected) {
        assert_eq!(
            (score.group, score.houses, score.total()),
            (group, houses, total)
        );
    }
    assert_eq!(position.verdict(), verdict);
    assert_eq!(position.explain_end().verdict, verdict);
}

#[test]
fn rule_10_buildings_with_one_or_two_landscapes_are_removed() {
    let town = wings("2:eeee");
    let scene = Scene {
        town: &town,
        ..Scene::default()
    };
    let report = scene.position().explain_end();
    let removed = RemovedBuilding {
        building: BuildingId::ALL[15],
        place: Place::new(5, 0),
        owner: Some(Seat::Second),
        landscapes: 2,
    };
    assert_eq!(report.removed, [removed]);
    // With its house: the diagonal neighbour at 4,1 is the other player's anyway, the middle stays.
    assert_eq!(report.seats[Seat::Second].score.houses, 1);
}

#[test]
fn rule_10_points_are_the_largest_group_and_the_chips() {
    let winner = Seat::First;
    let verdict = Verdict::Points { winner };
    check_points(&wings("1:eeee"), [2, 5], [(7, 7, 9), (0, 0, 5)], verdict);
}

#[test]
fn ruling_t9_houses_connect_at_corners_when_both_are_of_that_player() {
    let winner = Seat::First;
    let verdict = Verdict::Points { winner };
    check_points(&wings("2:eeee"), [1, 1], [(3, 6, 4), (1, 1, 2)], verdict);
    check_points(&wings("-:eeee"), [1, 1], [(3, 6, 4), (0, 0, 1)], verdict);
    let town = wings("2:eeee");
    let scene = Scene {
        town: &town,
        ..Scene::default()
    };
    let report = scene.position().explain_end();
    let groups: Vec<Vec<String>> = report.seats[Seat::First]
        .groups
        .iter()
        .map(|group| group.iter().map(ToString::to_string).collect())
        .collect();
    assert_eq!(groups, [["0,1", "1,0", "1,2"], ["3,0", "3,2", "4,1"]]);
    assert_eq!(report.seats[Seat::First].largest().len(), 3);
}

#[test]
fn rule_11_points_then_houses_then_a_draw() {
    let [first, second] = [Seat::First, Seat::Second];
    let one_each = "
        e        1:eeee   e   2:eeee   e
        .        e        .   e        .
        ";
    check_points(one_each, [1, 1], [(1, 1, 2), (1, 1, 2)], Verdict::Draw);
    let verdict = Verdict::Points { winner: second };
    check_points(one_each, [1, 2], [(1, 1, 2), (1, 1, 3)], verdict);
    // Equal points, but six houses against one.
    let verdict = Verdict::Houses { winner: first };
    check_points(&wings("2:eeee"), [0, 2], [(3, 6, 3), (1, 1, 3)], verdict);
}

#[test]
fn a_building_explains_its_sides() {
    let scene = Scene {
        town: "
            .   .   e
            .   w   1:emwf
            .   .   w
            ",
        landscapes: "m m m | ",
        ..Scene::default()
    };
    let place = Place::new(2, 1);
    let open = scene.position().explain_building(place).unwrap();
    assert_eq!(
        open.sides,
        [
            SideReport::Matching {
                scenery: Scenery::Earth
            },
            SideReport::Open {
                shown: Scenery::Meadow
            },
            SideReport::Matching {
                scenery: Scenery::Water
            },
            SideReport::Wrong {
                shown: Scenery::Forest,
                found: Scenery::Water
            },
        ]
    );
    assert_eq!(open.scoring(), None);
    assert_eq!((open.landscapes(), open.wrong_sides()), (3, 1));
    assert!(!open.is_enclosed() && !open.would_be_removed());
    let enclosed = scene.after("Lm 3,1").explain_building(place).unwrap();
    assert_eq!(enclosed.scoring(), Some(Scoring::Loss { wrong: 1 }));
    assert_eq!(scene.position().explain_building(Place::new(1, 1)), None);
}
