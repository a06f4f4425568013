//! Rules 7 and 8: scoring enclosed buildings.

use super::*;

/// A landscape is laid east of the only building, which has these others beside it.
fn enclosing(town: &str, chips: [u8; 2]) -> Scene<'_> {
    Scene {
        town,
        buildings: "emwf emwf emwf | emwf",
        landscapes: "m m m | m m m",
        chips,
        ..Scene::default()
    }
}

const ALL_MATCH: &str = "
    .   .   e
    .   f   1:emwf
    .   .   w
    ";
const ONE_WRONG: &str = "
    .   .   e
    .   w   1:emwf
    .   .   w
    ";
const TWO_WRONG: &str = "
    .   .   e
    .   w   1:emwf
    .   .   f
    ";
const THREE_WRONG: &str = "
    .   .   m
    .   w   1:emwf
    .   .   f
    ";

#[test]
fn rule_7_four_matching_sides_gain_a_chip() {
    let position = enclosing(ALL_MATCH, [1, 1]).after("Lm 3,1");
    check(&position, [2, 1], [11, 12], "1 gains at 2,1");
    check_to_move(&position, "1 lays 1");
}

#[test]
fn ruling_t2_chips_are_not_limited_to_those_of_the_box() {
    let position = enclosing(ALL_MATCH, [8, 8]).after("Lm 3,1");
    check(&position, [9, 8], [11, 12], "1 gains at 2,1");
}

#[test]
fn rule_7_a_building_with_an_open_side_is_not_scored() {
    let scene = Scene {
        town: "
            .   .   e
            .   f   1:emwf
            ",
        landscapes: "m w m | m m m",
        ..Scene::default()
    };
    check(&scene.after("Lm 3,1"), [1, 1], [11, 12], "");
}

#[test]
fn rule_7_each_wrong_side_costs_a_chip_or_one_less_without_the_house() {
    for (town, loss) in [(ONE_WRONG, 1), (TWO_WRONG, 2), (THREE_WRONG, 3)] {
        let scene = enclosing(town, [3, 1]);
        let position = scene.after("Lm 3,1");
        check_to_move(&position, &format!("1 decides 2,1: {loss} or {}", loss - 1));
        let Phase::Decide(decision) = position.phase() else {
            panic!("a loss of {loss} that can be paid is decided about");
        };
        assert_eq!((decision.loss, decision.building.number()), (loss, 18));

        let kept = scene.after("Lm 3,1; keep 2,1");
        let told = format!("1 keeps 2,1 for {loss}");
        check(&kept, [3 - loss, 1], [11, 12], &told);
        assert_eq!(owner_at(&kept, 2, 1), Some(Seat::First));
        check_to_move(&kept, "1 lays 1");

        let removed = scene.after("Lm 3,1; remove 2,1");
        let told = format!("1 removes 2,1 for {} by Owner", loss - 1);
        check(&removed, [4 - loss, 1], [12, 12], &told);
        assert_eq!(owner_at(&removed, 2, 1), None);
    }
}

#[test]
fn rule_7_a_decision_comes_before_the_next_lay() {
    let position = enclosing(ONE_WRONG, [1, 1]).after("Lm 3,1");
    check_illegal(
        &position,
        "Lm 3,1",
        "the house at 2,1 is to be decided about first; expected `keep` or `remove`",
    );
    check_illegal(
        &position,
        "keep 1,0",
        "found 1,0; expected a decision about the house at 2,1",
    );
}

#[test]
fn rule_7_a_building_laid_into_a_gap_is_scored_too() {
    let scene = Scene {
        town: "
            .   .   e
            .   f   .   m
            .   .   w
            ",
        buildings: "emwf eeee eeee | eeee",
        ..Scene::default()
    };
    check(&scene.after("B1 2,1 0"), [2, 1], [11, 12], "1 gains at 2,1");
    let turned = scene.after("B2 2,1 0");
    check(&turned, [1, 1], [11, 12], "1 cannot pay 3 at 2,1");
}

/// The landscape at 2,2 encloses four buildings; each has so many sides wrong: north of seat 2
/// one, east of seat 1 none, south of seat 1 one, west of seat 1 one.
const FOUR_AT_ONCE: &str = "
    .   .        e        .        .
    .   e        2:weee   e        .
    e   1:eeew   .        1:eeee   e
    .   e        1:eewe   e        .
    .   .        e        .        .
    ";

#[test]
fn ruling_t3_gains_first_then_the_losses_of_the_laying_player() {
    let scene = Scene {
        town: FOUR_AT_ONCE,
        chips: [0, 1],
        ..Scene::default()
    };
    let first = scene.after("Le 2,2");
    check(&first, [1, 1], [9, 11], "1 gains at 3,2");
    check_to_move(&first, "1 decides 2,3: 1 or 0");
    // Having paid for the south, the player cannot keep the west.
    let second = scene.after("Le 2,2; keep 2,3");
    check(
        &second,
        [0, 1],
        [10, 11],
        "1 keeps 2,3 for 1; 1 removes 1,2 for 0 by Rules",
    );
    check_to_move(&second, "2 decides 2,1: 1 or 0");
    // Having removed the one in the south, the player can.
    let second = scene.after("Le 2,2; remove 2,3");
    check_to_move(&second, "1 decides 1,2: 1 or 0");
    let last = scene.after("Le 2,2; remove 2,3; keep 1,2; keep 2,1");
    check(&last, [0, 0], [10, 11], "2 keeps 2,1 for 1");
    check_to_move(&last, "1 lays 1");
}

#[test]
fn ruling_t3_the_laying_player_comes_first_whoever_he_is() {
    let scene = Scene {
        town: FOUR_AT_ONCE,
        turn: Seat::Second,
        ..Scene::default()
    };
    check_to_move(&scene.after("Le 2,2"), "2 decides 2,1: 1 or 0");
    check_to_move(&scene.after("Le 2,2; keep 2,1"), "1 decides 2,3: 1 or 0");
}

#[test]
fn ruling_t4_a_building_without_a_house_is_not_scored() {
    for town in [
        ". . e \n . f -:emwf \n . . w",
        ". . m \n . w -:emwf \n . . f",
    ] {
        let position = enclosing(town, [1, 1]).after("Lm 3,1");
        check(&position, [1, 1], [12, 12], "");
        check_to_move(&position, "1 lays 1");
    }
}

#[test]
fn ruling_t4_a_building_scores_only_when_it_becomes_enclosed() {
    let scene = Scene {
        town: "
            .   .   e        .        .
            .   f   1:emwf   m        2:emmm
            .   .   w        .        .
            ",
        landscapes: "m m m | m m m",
        ..Scene::default()
    };
    // It was enclosed before, say with another owner: what is laid elsewhere does not touch it.
    check(&scene.after("Lm 4,2"), [1, 1], [11, 11], "");
    check(&scene.after("Lm 4,2; Lm 5,1"), [1, 1], [11, 11], "");
}

#[test]
fn ruling_t5_the_owner_decides_in_the_turn_of_the_opponent() {
    let scene = Scene {
        turn: Seat::Second,
        ..enclosing(TWO_WRONG, [2, 1])
    };
    let position = scene.after("Lm 3,1");
    check_to_move(&position, "1 decides 2,1: 2 or 1");
    assert_eq!(position.turn(), Seat::Second);
    check_to_move(&scene.after("Lm 3,1; remove 2,1"), "2 lays 1");
}

#[test]
fn ruling_t5_the_only_choice_that_can_be_paid_is_taken() {
    for (town, chips) in [(ONE_WRONG, 0), (TWO_WRONG, 1), (THREE_WRONG, 2)] {
        let position = enclosing(town, [chips, 1]).after("Lm 3,1");
        let told = format!("1 removes 2,1 for {chips} by Rules");
        check(&position, [0, 1], [12, 12], &told);
        check_to_move(&position, "1 lays 1");
    }
}

#[test]
fn ruling_t6_the_house_is_moved_before_the_scoring() {
    let scene = Scene {
        town: "
            .   .   e   1:eeee
            .   w   .   m
            .   .   w   .
            ",
        buildings: "emwf eeee eeee | eeee",
        hands: Some([0, 12]),
        ..Scene::default()
    };
    let position = scene.after("B1 2,1 0 from 3,0");
    check_to_move(&position, "1 decides 2,1: 1 or 0");
    assert_eq!(owner_at(&position, 3, 0), None);
    let position = scene.after("B1 2,1 0 from 3,0; remove 2,1");
    check(&position, [1, 1], [1, 12], "1 removes 2,1 for 0 by Owner");
}

#[test]
fn rule_8_who_cannot_pay_loses_at_once() {
    for (town, chips, loss) in [(TWO_WRONG, 0, 2), (THREE_WRONG, 1, 3), (THREE_WRONG, 0, 3)] {
        let scene = Scene {
            turn: Seat::Second,
            lays_left: 1,
            ..enclosing(town, [chips, 1])
        };
        let position = scene.after("Lm 3,1");
        // Nothing is paid or taken off, and the stock is not refilled.
        let told = format!("1 cannot pay {loss} at 2,1");
        check(&position, [chips, 1], [11, 12], &told);
        check_stock(&position, "1 2 3 m m");
        check_to_move(&position, "over");
        assert_eq!(owner_at(&position, 2, 1), Some(Seat::First));
        assert_eq!(position.early_end(), Some(Seat::First));
        let winner = Seat::Second;
        assert_eq!(position.verdict(), crate::Verdict::EarlyEnd { winner });
        let outcome = position.outcome().unwrap();
        assert!(outcome.winners.iter().eq([winner]));
        check_illegal(&position, "Lm 3,1", "the game is over; expected no move");
    }
}

#[test]
fn rule_8_of_two_who_cannot_pay_the_laying_player_loses() {
    for turn in [Seat::First, Seat::Second] {
        let scene = Scene {
            town: "
                .   .   e        .   e        .
                .   e   1:wwew   .   2:wewe   e
                .   .   e        .   e        .
                ",
            landscapes: "e e e | e e e",
            chips: [0, 0],
            turn,
            ..Scene::default()
        };
        // Seat 1 has a building in the west of 3,1, seat 2 in the east.
        let position = scene.after("Le 3,1");
        assert_eq!(position.early_end(), Some(turn));
    }
}
