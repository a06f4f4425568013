//! Rules 1 to 6: the setup and laying tiles.

use super::*;

#[test]
fn rules_1_to_3_the_setup() {
    let setup = Setup::shuffled(&Options::default(), &mut polis_game::chance(2));
    let position = Architekton::new(&setup).unwrap();
    assert!(
        position
            .stock_buildings()
            .map(Some)
            .eq(setup.buildings[4..7].to_vec())
    );
    assert!(
        position
            .stock_landscapes()
            .map(Some)
            .eq(setup.landscapes[4..7].to_vec())
    );
    let start: Vec<_> = position.tiles().collect();
    for (tile, (place, scenery)) in start
        .iter()
        .zip(Place::START.into_iter().zip(&setup.landscapes[7..9]))
    {
        assert_eq!(tile.place, place);
        let scenery = scenery.unwrap();
        assert_eq!(tile.tile, Tile::Landscape { scenery });
    }
    assert_eq!(start.len(), 2);
    assert_eq!(position.reserve_of_buildings(), 4);
    assert_eq!(position.reserve_of_landscapes(), 4);
    assert_eq!(position.pile_of_buildings(), 15);
    assert_eq!(position.pile_of_landscapes(), 15);
    check(&position, [1, 1], [12, 12], "");
    check_to_move(&position, "1 lays 2");
}

#[test]
fn rule_4_two_tiles_are_laid_then_the_stock_is_refilled() {
    let scene = Scene {
        town: "e",
        buildings: "eeee eeee eeee | eeee eeee",
        landscapes: "e w m | f f",
        ..Scene::default()
    };
    let position = scene.after("B2 0,1 0");
    check_to_move(&position, "1 lays 1");
    check_stock(&position, "1 3 e w m");
    let one_of_each = scene.after("B2 0,1 0; Le 0,2");
    check_to_move(&one_of_each, "2 lays 2");
    check_stock(&one_of_each, "1 3 4 w m f");
    let two_of_a_kind = scene.after("B2 0,1 0; B1 1,0 0");
    check_stock(&two_of_a_kind, "3 4 5 e w m");
}

#[test]
fn rule_5_a_tile_must_touch_and_match_in_the_chequered_pattern() {
    let scene = Scene {
        town: "w   1:ewww",
        buildings: "emmm ffff eeee | ",
        landscapes: "w m m | f f f",
        ..Scene::default()
    };
    scene.check_illegal(
        "B4 0,1 0",
        "building 4 is not in the stock; expected one that is",
    );
    scene.check_illegal(
        "Lf 1,1",
        "no forest landscape is in the stock; expected one that is",
    );
    scene.check_illegal("B1 1,0 0", "a tile lies at 1,0; expected an empty place");
    scene.check_illegal(
        "B1 1,1 0",
        "1,1 is for landscapes; expected a place where x + y is odd",
    );
    scene.check_illegal(
        "Lw 0,1",
        "0,1 is for buildings; expected a place where x + y is even",
    );
    scene.check_illegal("Lw 5,5", "5,5 touches no tile; expected a place beside one");
    scene.check_illegal(
        "B1 0,1 0",
        "no side matches at 0,1; expected at least one to show the same scenery",
    );
    scene.check_illegal(
        "Lm 1,1",
        "no side matches at 1,1; expected at least one to show the same scenery",
    );
    scene.check_illegal(
        "keep 1,0",
        "there is no house to decide about; expected a tile to be laid",
    );
    let position = scene.position();
    let legal: Vec<_> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(legal, ["Lw 1,1", "Lw 2,0"]);
}

#[test]
fn rule_5_one_matching_side_is_enough_and_a_turn_can_make_it() {
    let scene = Scene {
        town: "
            w   .
            .   m
            ",
        buildings: "mfff wwww eeee | ",
        landscapes: "w m m | f f f",
        ..Scene::default()
    };
    let position = scene.position();
    let legal: Vec<_> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .filter(|text| text.starts_with("B1"))
        .collect();
    // 1,0 has the meadow in the south, 0,1 has it in the east.
    assert_eq!(legal, ["B1 0,1 1", "B1 1,0 2", "B1 1,2 0", "B1 2,1 3"]);
}

#[test]
fn rule_6_a_building_gets_a_house_from_the_hand() {
    let scene = Scene {
        town: "e",
        turn: Seat::Second,
        ..Scene::default()
    };
    let position = scene.after("B1 0,1 3");
    check(&position, [1, 1], [12, 11], "");
    assert_eq!(owner_at(&position, 0, 1), Some(Seat::Second));
    scene.check_illegal(
        "B1 0,1 3 from 1,0",
        "seat 2 has 12 houses in hand; expected no house to move",
    );
}

#[test]
fn rule_6_with_no_house_in_hand_one_is_moved() {
    let scene = Scene {
        town: "
            e        1:eeee   .   2:eeee
            1:eeee   .        .
            ",
        hands: Some([0, 11]),
        ..Scene::default()
    };
    let position = scene.after("B1 0,-1 0 from 1,0");
    check(&position, [1, 1], [0, 11], "");
    assert_eq!(owner_at(&position, 1, 0), None);
    assert_eq!(owner_at(&position, 0, -1), Some(Seat::First));
    let text = "B1 0,-1 0";
    scene.check_illegal(
        text,
        "seat 1 has no house in hand; expected `from` and the place of one to move",
    );
    for (from, place) in [("3,0", "3,0"), ("5,5", "5,5"), ("0,-1", "0,-1")] {
        scene.check_illegal(
            &format!("{text} from {from}"),
            &format!("no house of seat 1 stands at {place}; expected one to move"),
        );
    }
    // Each house can be moved with each rotation.
    let position = scene.position();
    let on_north = position
        .legal_moves()
        .iter()
        .filter(|chosen| chosen.to_string().starts_with("B1 0,-1 "))
        .count();
    assert_eq!(on_north, 8);
}
